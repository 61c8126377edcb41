; q7x2-loop-unroll finds the range of the bounds that unrollers compute, from a number that
; the branches before the loop know to be more than 15.
; RUN: llc -O2 -q7x2-unroll-count=1 -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; A mask rounds the number down.
; CHECK-LABEL: @masked(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @masked(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %b = and i64 %z, -8
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The mask has 32 bits.
; CHECK-LABEL: @masked_bits(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @masked_bits(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %b = and i64 %z, 4294967288
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A mask with zeros in between gives no lower bound.
; CHECK-LABEL: @not_rounded(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @not_rounded(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %b = and i64 %z, 24
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A subtraction of the remainder rounds the number down.
; CHECK-LABEL: @rest(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @rest(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %rest = and i64 %z, 7
  %b = sub i64 %z, %rest
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; An addition comes before the mask.
; CHECK-LABEL: @added(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @added(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %y = add i64 %z, -8
  %b = and i64 %y, -8
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A division comes before the mask.
; CHECK-LABEL: @divided(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @divided(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %y = lshr i64 %z, 1
  %b = and i64 %y, -8
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 8
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The mask keeps all 32 bits.
; CHECK-LABEL: @all_of(
; CHECK: trunc i64 %i2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @all_of(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i64
  %pos = icmp ugt i32 %n, 15
  br i1 %pos, label %pre, label %exit
pre:
  %b = and i64 %z, 4294967295
  br label %loop
loop:
  %i = phi i64 [ 0, %pre ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The branches before the loop imply that the bound is at least 4, the factor of the unroller,
; which scalar evolution does not see.
; CHECK-LABEL: @rounded_down(
; CHECK: trunc i64 %k2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @rounded_down(ptr addrspace(1) %a, i32 %n) {
entry:
  %positive = icmp sgt i32 %n, 1
  br i1 %positive, label %check, label %exit
check:
  %wide = zext nneg i32 %n to i64
  %less = add nsw i64 %wide, -1
  %fewer = add nsw i32 %n, -2
  %few = icmp ult i32 %fewer, 3
  br i1 %few, label %exit, label %before
before:
  %bound = and i64 %less, -4
  br label %loop
loop:
  %k = phi i64 [ 0, %before ], [ %k2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %k2 = add i64 %k, 4
  %done = icmp eq i64 %k2, %bound
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The bound may be 0.
; CHECK-LABEL: @rounded_to_zero(
; CHECK: icmp {{eq|ne}} i64 %k2, %bound
; CHECK: ret void
define ptx_kernel void @rounded_to_zero(ptr addrspace(1) %a, i32 %n) {
entry:
  %positive = icmp sgt i32 %n, 1
  br i1 %positive, label %before, label %exit
before:
  %wide = zext nneg i32 %n to i64
  %less = add nsw i64 %wide, -1
  %bound = and i64 %less, -4
  br label %loop
loop:
  %k = phi i64 [ 0, %before ], [ %k2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %k2 = add i64 %k, 4
  %done = icmp eq i64 %k2, %bound
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The steps go away from the bound.
; CHECK-LABEL: @away(
; CHECK: icmp {{eq|ne}} i64 %k2, %bound
; CHECK: ret void
define ptx_kernel void @away(ptr addrspace(1) %a, i32 %n) {
entry:
  %positive = icmp sgt i32 %n, 1
  br i1 %positive, label %check, label %exit
check:
  %wide = zext nneg i32 %n to i64
  %less = add nsw i64 %wide, -1
  %fewer = add nsw i32 %n, -2
  %few = icmp ult i32 %fewer, 3
  br i1 %few, label %exit, label %before
before:
  %bound = and i64 %less, -4
  br label %loop
loop:
  %k = phi i64 [ 0, %before ], [ %k2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %k2 = add i64 %k, -4
  %done = icmp eq i64 %k2, %bound
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The counter goes down to a bound that is less than the first value.
; CHECK-LABEL: @down_to_multiple(
; CHECK: trunc i64 %k2 to i32
; CHECK: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @down_to_multiple(ptr addrspace(1) %a, i32 %n) {
entry:
  %small = icmp ult i32 %n, 64
  br i1 %small, label %before, label %exit
before:
  %wide = zext nneg i32 %n to i64
  %bound = and i64 %wide, -4
  br label %loop
loop:
  %k = phi i64 [ 64, %before ], [ %k2, %loop ]
  store volatile float 0.0, ptr addrspace(1) %a
  %k2 = add i64 %k, -4
  %done = icmp eq i64 %k2, %bound
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
