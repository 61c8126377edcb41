; q7x2-loop-unroll tests a counter of 64 bits in 32 bits if its first value and bound have 32
; bits and it meets the bound without wrapping.
; RUN: llc -O2 -q7x2-unroll-count=1 -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The bound is between the first value and 2^32.
; CHECK-LABEL: @from_zero(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @from_zero(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 1023
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound is on the left of the comparison.
; CHECK-LABEL: @swapped(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @swapped(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 1023
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %b, %i2
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound has more than 32 bits.
; CHECK-LABEL: @above(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @above(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The first value has more than 32 bits.
; CHECK-LABEL: @starts_high(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @starts_high(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %s = add nuw nsw i64 %z, 4294967296
  br label %loop
loop:
  %i = phi i64 [ %s, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, -1
  %more = icmp ne i64 %i2, 5
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound is not known.
; CHECK-LABEL: @unknown(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @unknown(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %w
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound is before the first value, so that the counter wraps,
; CHECK-LABEL: @before(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @before(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; unless it may not wrap as a signed number,
; CHECK-LABEL: @before_nsw(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @before_nsw(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nsw i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; or as an unsigned one.
; CHECK-LABEL: @before_nuw(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @before_nuw(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The counter goes down to a bound below the first value.
; CHECK-LABEL: @down(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @down(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, -1
  %more = icmp ne i64 %i2, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The counter goes down to a bound above it.
; CHECK-LABEL: @down_above(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @down_above(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 200
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, -1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Steps of a power of two meet the bound if LLVM knows that they divide the distance.
; CHECK-LABEL: @step_of_two(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @step_of_two(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 1022
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 2
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 2
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Other steps may miss it.
; CHECK-LABEL: @step_of_six(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @step_of_six(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 1022
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 6
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 6
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
