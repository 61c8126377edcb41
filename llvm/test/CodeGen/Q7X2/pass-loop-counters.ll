; Loop counters whose range is known are tested in 32 bits; what a counter ends
; with is computed outside of the loop.
; RUN: llc -O2 -q7x2-unroll-count=1 -stop-after=q7x2-loop-counters %s -o - | FileCheck %s
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
; CHECK: exit:
; CHECK-NOT: phi i64 [ %i2
; CHECK: store i64
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

; What a counter that addresses need ends with follows from the bound of the
; counter that is tested.
; CHECK-LABEL: @final(
; CHECK: guarded:
; CHECK: [[BYTES:%.*]] = mul i32 %n, 8
; CHECK: [[WIDE:%.*]] = zext i32 [[BYTES]] to i64
; CHECK: [[END:%.*]] = add i64 %first, [[WIDE]]
; CHECK: exit:
; CHECK: phi i64 [ [[END]], %loop ]
define ptx_kernel void @final(ptr addrspace(1) %a, i32 %m, i64 %first,
                              ptr addrspace(1) %end) {
entry:
  %n = and i32 %m, 1023
  %some = icmp ne i32 %n, 0
  br i1 %some, label %guarded, label %none
guarded:
  br label %loop
loop:
  %i = phi i64 [ %first, %guarded ], [ %i2, %loop ]
  %k = phi i32 [ 0, %guarded ], [ %k2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store volatile float 0.0, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %k2 = add i32 %k, 1
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i64 %i2, ptr addrspace(1) %end
  ret void
none:
  ret void
}

; If the bound is 0 the loop has 2^32 iterations.
; CHECK-LABEL: @final_of_unknown_bound(
; CHECK: exit:
; CHECK: phi i64 [ %i2, %loop ]
define ptx_kernel void @final_of_unknown_bound(ptr addrspace(1) %a, i32 %n,
                                               i64 %first,
                                               ptr addrspace(1) %end) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %first, %entry ], [ %i2, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store volatile float 0.0, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %k2 = add i32 %k, 1
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i64 %i2, ptr addrspace(1) %end
  ret void
}

; The loop computes the counter in any case.
; CHECK-LABEL: @final_of_stored(
; CHECK: exit:
; CHECK: phi i64 [ %i2, %loop ]
define ptx_kernel void @final_of_stored(ptr addrspace(1) %a, i32 %m, i64 %first,
                                        ptr addrspace(1) %end) {
entry:
  %n = and i32 %m, 1023
  %some = icmp ne i32 %n, 0
  br i1 %some, label %guarded, label %none
guarded:
  br label %loop
loop:
  %i = phi i64 [ %first, %guarded ], [ %i2, %loop ]
  %k = phi i32 [ 0, %guarded ], [ %k2, %loop ]
  store volatile i64 %i, ptr addrspace(1) %a
  %i2 = add i64 %i, 8
  %k2 = add i32 %k, 1
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i64 %i2, ptr addrspace(1) %end
  ret void
none:
  ret void
}

; The steps of the one are no multiple of the other's.
; CHECK-LABEL: @final_in_between(
; CHECK: exit:
; CHECK: phi i64 [ %i2, %loop ]
define ptx_kernel void @final_in_between(ptr addrspace(1) %a, i32 %m,
                                         i64 %first, ptr addrspace(1) %end) {
entry:
  %n = and i32 %m, 1020
  %some = icmp ne i32 %n, 0
  br i1 %some, label %guarded, label %none
guarded:
  br label %loop
loop:
  %i = phi i64 [ %first, %guarded ], [ %i2, %loop ]
  %k = phi i32 [ 0, %guarded ], [ %k2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store volatile float 0.0, ptr addrspace(1) %p
  %i2 = add i64 %i, 6
  %k2 = add i32 %k, 4
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i64 %i2, ptr addrspace(1) %end
  ret void
none:
  ret void
}

; In 32 bits the bound may be anything, and the steps may go in other directions.
; CHECK-LABEL: @final_32(
; CHECK: entry:
; CHECK: [[STEPS:%.*]] = mul i32 %n, -8
; CHECK: [[END:%.*]] = add i32 %first, [[STEPS]]
; CHECK: exit:
; CHECK: phi i32 [ [[END]], %loop ]
define ptx_kernel void @final_32(ptr addrspace(1) %a, i32 %n, i32 %first,
                                 ptr addrspace(1) %end) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %i2, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %wide = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %wide
  store volatile float 0.0, ptr addrspace(1) %p
  %i2 = add i32 %i, -8
  %k2 = add i32 %k, 1
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i32 %i2, ptr addrspace(1) %end
  ret void
}

; In an inner loop only without a multiplication.
; CHECK-LABEL: @final_32_of_inner(
; CHECK: exit:
; CHECK-DAG: phi i32 [ %i2, %inner ]
; CHECK-DAG: phi i32 [ %{{[0-9]+}}, %inner ]
define ptx_kernel void @final_32_of_inner(ptr addrspace(1) %a, i32 %n,
                                          i32 %first, ptr addrspace(1) %end) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ %first, %outer ], [ %i2, %inner ]
  %j = phi i32 [ %first, %outer ], [ %j2, %inner ]
  %k = phi i32 [ 0, %outer ], [ %k2, %inner ]
  %wide = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %wide
  store volatile float 0.0, ptr addrspace(1) %p
  %wide.j = sext i32 %j to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %wide.j
  store volatile float 1.0, ptr addrspace(1) %q
  %i2 = add i32 %i, 8
  %j2 = add i32 %j, 1
  %k2 = add i32 %k, 1
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %inner, label %exit
exit:
  store volatile i32 %i2, ptr addrspace(1) %end
  store volatile i32 %j2, ptr addrspace(1) %end
  br label %outer
}

; A comparison that is only needed after the loop is moved there. One that the loop
; needs stays.
; CHECK-LABEL: @comparison(
; CHECK: [[END:%.*]] = add i32 %{{.*}}, %{{.*}}
; CHECK: loop:
; CHECK-NOT: icmp slt
; CHECK: icmp ult
; CHECK: exit:
; CHECK: phi i32 [ [[END]], %loop ]
; CHECK: phi i1
; CHECK: icmp slt i32 %{{[0-9]+}}, %m
define ptx_kernel void @comparison(ptr addrspace(1) %a, i32 %n, i32 %m,
                                   i32 %first, ptr addrspace(1) %end) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %i2, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %wide = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %wide
  store volatile float 0.0, ptr addrspace(1) %p
  %k2 = add i32 %k, 1
  %i2 = add i32 %i, 1
  %rest = icmp slt i32 %i2, %m
  %own = icmp ult i32 %k2, 77
  %digit = zext i1 %own to i32
  store volatile i32 %digit, ptr addrspace(1) %a
  %more = icmp ne i32 %k2, %n
  br i1 %more, label %loop, label %exit
exit:
  %both = and i1 %rest, %own
  store i1 %both, ptr addrspace(1) %end
  ret void
}

; A PHI of the counter's value in the iteration before begins with any value.
; CHECK-LABEL: @value_before(
; CHECK: exit:
; CHECK: phi i32 [ %i, %loop ]
define ptx_kernel void @value_before(ptr addrspace(1) %a, i32 %n, i32 %first,
                                     ptr addrspace(1) %end) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %before = phi i32 [ %first, %entry ], [ %i, %loop ]
  %wide = sext i32 %before to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %wide
  store volatile float 0.0, ptr addrspace(1) %p
  %i2 = add i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i32 %i, ptr addrspace(1) %end
  ret void
}
