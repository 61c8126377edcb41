; q7x2-loop-unroll tests loop counters whose range is known in 32 bits, in all loops.
; RUN: llc -O2 -q7x2-unroll-count=1 -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The bound has 32 bits.
; CHECK-LABEL: @narrow(
; CHECK: [[N:%.*]] = trunc i64 %wide to i32
; CHECK: loop:
; CHECK: [[I:%.*]] = trunc i64 %i2 to i32
; CHECK: icmp ne i32 [[I]], [[N]]
define ptx_kernel void @narrow(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store volatile float 0.0, ptr addrspace(1) %p
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, %wide
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It might wrap: 2^64 iterations if the bound is 0.
; CHECK-LABEL: @wraps(
; CHECK: icmp ne i64 %i2, %wide
define ptx_kernel void @wraps(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %wide
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound has more bits.
; CHECK-LABEL: @wide(
; CHECK: icmp ne i64 %i2, %n
define ptx_kernel void @wide(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; As an unroller leaves it: the bound is rounded down to a multiple, but at least
; one; the counter's last value is that of the bound.
; CHECK-LABEL: @unrolled(
; CHECK: loop:
; CHECK: trunc i64 %k2 to i32
; CHECK: icmp ne i32
define ptx_kernel void @unrolled(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  %small = icmp ult i32 %n, 8
  br i1 %small, label %done, label %before
before:
  %most = and i64 %wide, 4294967288
  %less = add nsw i64 %most, -8
  %count = lshr i64 %less, 3
  %bound = add nuw nsw i64 %count, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %i2, %loop ]
  %k = phi i64 [ 0, %before ], [ %k2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add i64 %i, 8
  %k2 = add i64 %k, 1
  %more = icmp ne i64 %k2, %bound
  br i1 %more, label %loop, label %exit
exit:
  %last = phi i64 [ %i2, %loop ]
  store i64 %last, ptr addrspace(1) %a
  br label %done
done:
  ret void
}

; Steps of three may miss the bound: the counter meets it after it has wrapped, in 32
; bits earlier than in 64.
; CHECK-LABEL: @step_of_three(
; CHECK: icmp ne i64 %i2, %wide
define ptx_kernel void @step_of_three(ptr addrspace(1) %a, i32 %n) {
entry:
  %m = or i32 %n, 8
  %wide = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add i64 %i, 3
  %more = icmp ne i64 %i2, %wide
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Those of a power of two meet it, as the bound is a multiple of them.
; CHECK-LABEL: @step_of_eight(
; CHECK: icmp ne i32
define ptx_kernel void @step_of_eight(ptr addrspace(1) %a, i32 %n) {
entry:
  %m = or i32 %n, 8
  %multiple = and i32 %m, -8
  %wide = zext i32 %multiple to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %wide
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Down to a bound that the first value is not below, or may be.
; CHECK-LABEL: @down(
; CHECK: icmp ne i32
define ptx_kernel void @down(ptr addrspace(1) %a, i32 %n) {
entry:
  %m = or i32 %n, 8
  %wide = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ %wide, %entry ], [ %i2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add i64 %i, -1
  %more = icmp ne i64 %i2, 0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @down_below(
; CHECK: icmp ne i64 %i2, %wide
define ptx_kernel void @down_below(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 8, %entry ], [ %i2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add i64 %i, -1
  %more = icmp ne i64 %i2, %wide
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Other comparisons, and one that has another user.
; CHECK-LABEL: @others(
; CHECK: icmp ult i64 %i2, %wide
; CHECK: icmp ne i64 %j2, %wide
define ptx_kernel void @others(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i2, %first ]
  store volatile float 0.0, ptr addrspace(1) %a
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i2, %wide
  br i1 %more, label %first, label %second
second:
  %j = phi i64 [ 0, %first ], [ %j2, %second ]
  %j2 = add nuw nsw i64 %j, 1
  %again = icmp ne i64 %j2, %wide
  %bit = zext i1 %again to i32
  store volatile i32 %bit, ptr addrspace(1) %a
  br i1 %again, label %second, label %exit
exit:
  ret void
}
