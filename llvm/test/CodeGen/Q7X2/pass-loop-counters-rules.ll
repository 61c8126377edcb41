; Which loop tests of 64 bits q7x2-loop-counters does in 32 bits.
; RUN: llc -O2 -q7x2-unroll-count=1 -stop-after=q7x2-loop-counters %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; A bound between the first value and 2^32.
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

; Also on the left of the comparison.
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

; Not if it is more than 32 bits, or the first value is,
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

; or if it is not known,
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

; or before the first value, so that the counter wraps;
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

; but not where it may not wrap,
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

; and downwards the other way round.
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

; Other steps may miss the bound, except powers of two, which LLVM knows to divide the
; distance.
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

; A bound that changes, a value that is loaded, or no linear function.
; CHECK-LABEL: @loaded(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @loaded(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %l = load i64, ptr addrspace(1) %a
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %l
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @loaded_value(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @loaded_value(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %l = load i64, ptr addrspace(1) %a
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %l, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @quadratic(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @quadratic(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %s = mul i64 %i, %i
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %s, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @variable_step(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @variable_step(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, %w
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Not in a function that is to stay as it is.
; CHECK-LABEL: @not_optimized(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @not_optimized(ptr addrspace(1) %a, i32 %n, i64 %w) noinline optnone {
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

; A counter of 32 bits is not truncated.
; CHECK-LABEL: @narrow_already(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @narrow_already(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i48
  br label %loop
loop:
  %i = phi i48 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i48 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i48 %i, 1
  %more = icmp ne i48 %i2, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A test that is no equality.
; CHECK-LABEL: @less(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @less(ptr addrspace(1) %a, i32 %n, i64 %w) {
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
  %more = icmp ult i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; One whose result is used elsewhere.
; CHECK-LABEL: @used_twice(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @used_twice(ptr addrspace(1) %a, i32 %n, i64 %w) {
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
  store volatile i1 %more, ptr addrspace(1) %a
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Bounds as unrollers compute them, of more than 15: rounded down by a mask, by a
; subtraction of the rest, and in between added to, divided, and extended.

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

; As an unroller by four leaves it: that the bound is at least four follows from the
; branches before, which scalar evolution does not see.
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

; Not if it may be 0,
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

; nor if the steps go away from it.
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

; Downward to what is less than the first value.
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
