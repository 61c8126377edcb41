; Which loops q7x2-loop-unroll unrolls, and how often: the number of their loads, the
; remainder's included.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; A trip count that is not known: the loop may wrap. The first iterations are counted, if the
; value increases to the bound,
; CHECK-LABEL: @split(
; CHECK: [[DISTANCE:%.*]] = sub i32 %n,
; CHECK-NEXT: [[LESS:%.*]] = sub i32 [[DISTANCE]], 1
; CHECK-NEXT: udiv i32 [[LESS]], 3
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @split(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; also with the bound on the left,
; CHECK-LABEL: @split_swapped(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @split_swapped(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = icmp sgt i32 %n, %i2
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; up to the bound,
; CHECK-LABEL: @split_equal(
; CHECK: [[DISTANCE:%.*]] = sub i32 %n,
; CHECK-NEXT: udiv i32 [[DISTANCE]], 3
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @split_equal(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = icmp sle i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; and if the comparison leaves the loop.
; CHECK-LABEL: @split_inverted(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @split_inverted(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = icmp sge i32 %i2, %n
  br i1 %more, label %exit, label %loop
exit:
  ret void
}

; Not if it decreases, or continues above the bound.
; CHECK-LABEL: @decreasing(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @decreasing(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, -3
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @greater(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @greater(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = icmp sgt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nor if the bound changes, the value is loaded or is no sum, or both are pointers.
; CHECK-LABEL: @loaded_bound(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @loaded_bound(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %w = load i32, ptr addrspace(1) %a
  %i2 = add i32 %i, 3
  %more = icmp slt i32 %i2, %w
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @loaded_value(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @loaded_value(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %w = load i32, ptr addrspace(1) %a
  %i2 = add i32 %i, 3
  %more = icmp slt i32 %w, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @product(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @product(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = mul i32 %i, 3
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @float_test(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @float_test(ptr addrspace(1) %a, i32 %x, i32 %n, float %f) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = fcmp olt float %v, %f
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @variable_step(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @variable_step(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, %x
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @pointers(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @pointers(ptr addrspace(1) %a, ptr addrspace(1) %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi ptr addrspace(1) [ %a, %entry ], [ %i2, %loop ]
  %v = load volatile float, ptr addrspace(1) %i
  %i2 = getelementptr i8, ptr addrspace(1) %i, i32 12
  %more = icmp slt ptr addrspace(1) %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A loop that a switch ends.
; CHECK-LABEL: @switch(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @switch(ptr addrspace(1) %a, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = mul i32 %i, 3
  switch i32 %i2, label %loop [ i32 7, label %exit
                                i32 9, label %exit ]
exit:
  ret void
}

; The value of an outer loop, with which the inner one compares what it loads.
; CHECK-LABEL: @outer_value(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @outer_value(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %loop
loop:
  %v = load volatile i32, ptr addrspace(1) %a
  %more = icmp slt i32 %i, %v
  br i1 %more, label %loop, label %latch
latch:
  %i2 = add i32 %i, 3
  %again = icmp slt i32 %i2, %n
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

; A split loop in another one.
; CHECK-LABEL: @split_inner(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @split_inner(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j2, %latch ]
  br label %loop
loop:
  %i = phi i32 [ %x, %outer ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 3
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %latch
latch:
  %j2 = add nuw nsw i32 %j, 1
  %again = icmp ne i32 %j2, %n
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

; Loops that may end elsewhere than at their end are left alone: in the middle, or also there.
; CHECK-LABEL: @ends_in_header(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @ends_in_header(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %latch, label %exit
latch:
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  br label %loop
exit:
  ret void
}

; CHECK-LABEL: @ends_twice(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @ends_twice(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %stop = fcmp olt float %v, 0.0
  br i1 %stop, label %exit, label %latch
latch:
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A known or cheap trip count.
; CHECK-LABEL: @cheap(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @cheap(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Not in a function that is to be small, or as it is.
; CHECK-LABEL: @not_optimized(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @not_optimized(ptr addrspace(1) %a, i32 %n) noinline optnone {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @small(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @small(ptr addrspace(1) %a, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A mark of another kind.
; CHECK-LABEL: @other_mark(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @other_mark(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; Of marked loops those that LLVM's unroller made: to a constant bound, with values between
; the steps
; CHECK-LABEL: @unrolled_constant(
; CHECK-COUNT-4: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @unrolled_constant(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = add nuw nsw i32 %i, 1
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @unrolled_or(
; CHECK-COUNT-4: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @unrolled_or(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = or disjoint i32 %i, 1
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; but not those that are another operation, as large as a step, below, or after the loop;
; CHECK-LABEL: @not_between(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @not_between(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = mul i32 %i, 1
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @not_below_step(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @not_below_step(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = add nuw nsw i32 %i, 2
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @negative(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @negative(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = add i32 %i, -1
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @variable(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @variable(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = add i32 %i, %n
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @after(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @after(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  %j = add nuw nsw i32 %i, 1
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  ret void
}

; CHECK-LABEL: @floats(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @floats(ptr addrspace(1) %a, i32 %n, float %f) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %g = phi float [ %f, %entry ], [ %h, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %h = fadd float %g, 1.0
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; to another bound, that it is a multiple of the step, a power of two.
; CHECK-LABEL: @unrolled_multiple(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @unrolled_multiple(ptr addrspace(1) %a, i32 %n) {
entry:
  %even = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 4
  %more = icmp ne i32 %i2, %even
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @no_multiple(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @no_multiple(ptr addrspace(1) %a, i32 %n) {
entry:
  %even = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 8
  %more = icmp ne i32 %i2, %even
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @no_power(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @no_power(ptr addrspace(1) %a, i32 %n) {
entry:
  %even = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %i2, %even
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; CHECK-LABEL: @step_of_one(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @step_of_one(ptr addrspace(1) %a, i32 %n) {
entry:
  %even = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %even
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; A step of more than 32 bits.
; CHECK-LABEL: @wide_step(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @wide_step(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = add nuw nsw i64 %i, 1
  %s = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nuw nsw i64 %i, 8589934592
  %more = icmp ult i64 %i2, 1099511627776
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; A loop that is known to be executed 7 times at most is too short for 4 iterations and a
; remainder, one of 8 is not.
; CHECK-LABEL: @at_most_7(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @at_most_7(ptr addrspace(1) %a, i32 %n) {
entry:
  %m1 = and i32 %n, 6
  %m = add nuw nsw i32 %m1, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %m
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @at_most_8(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @at_most_8(ptr addrspace(1) %a, i32 %n) {
entry:
  %m1 = and i32 %n, 7
  %m = add nuw nsw i32 %m1, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %m
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; One of few instructions in all becomes straight-line code.
; CHECK-LABEL: @known_6(
; CHECK-COUNT-6: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @known_6(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, 6
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Others are unrolled by what divides the trip count.
; CHECK-LABEL: @known_1022(
; CHECK-COUNT-2: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @known_1022(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, 1022
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}

; Where registers are short, two iterations in one save the moves of values that each
; hands on to the next,
; CHECK-LABEL: @rotated(
; CHECK-COUNT-3: load <4 x float>
; CHECK-NOT: load <4 x float>
; CHECK: ret void
define ptx_kernel void @rotated(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %x1 = phi <4 x float> [ zeroinitializer, %entry ], [ %x, %loop ]
  %x2 = phi <4 x float> [ zeroinitializer, %entry ], [ %x1, %loop ]
  %x3 = phi <4 x float> [ zeroinitializer, %entry ], [ %x2, %loop ]
  %x4 = phi <4 x float> [ zeroinitializer, %entry ], [ %x3, %loop ]
  %x5 = phi <4 x float> [ zeroinitializer, %entry ], [ %x4, %loop ]
  %x6 = phi <4 x float> [ zeroinitializer, %entry ], [ %x5, %loop ]
  %x7 = phi <4 x float> [ zeroinitializer, %entry ], [ %x6, %loop ]
  %x8 = phi <4 x float> [ zeroinitializer, %entry ], [ %x7, %loop ]
  %x9 = phi <4 x float> [ zeroinitializer, %entry ], [ %x8, %loop ]
  %x10 = phi <4 x float> [ zeroinitializer, %entry ], [ %x9, %loop ]
  %x11 = phi <4 x float> [ zeroinitializer, %entry ], [ %x10, %loop ]
  %x12 = phi <4 x float> [ zeroinitializer, %entry ], [ %x11, %loop ]
  %p = getelementptr <4 x float>, ptr addrspace(1) %a, i32 %i
  %x = load <4 x float>, ptr addrspace(1) %p
  %y = fadd <4 x float> %x, %x12
  store <4 x float> %y, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; unless there are none.
; CHECK-LABEL: @kept(
; CHECK-COUNT-1: load <4 x float>
; CHECK-NOT: load <4 x float>
; CHECK: ret void
define ptx_kernel void @kept(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s1 = phi <4 x float> [ zeroinitializer, %entry ], [ %t1, %loop ]
  %s2 = phi <4 x float> [ zeroinitializer, %entry ], [ %t2, %loop ]
  %s3 = phi <4 x float> [ zeroinitializer, %entry ], [ %t3, %loop ]
  %s4 = phi <4 x float> [ zeroinitializer, %entry ], [ %t4, %loop ]
  %s5 = phi <4 x float> [ zeroinitializer, %entry ], [ %t5, %loop ]
  %s6 = phi <4 x float> [ zeroinitializer, %entry ], [ %t6, %loop ]
  %s7 = phi <4 x float> [ zeroinitializer, %entry ], [ %t7, %loop ]
  %s8 = phi <4 x float> [ zeroinitializer, %entry ], [ %t8, %loop ]
  %s9 = phi <4 x float> [ zeroinitializer, %entry ], [ %t9, %loop ]
  %s10 = phi <4 x float> [ zeroinitializer, %entry ], [ %t10, %loop ]
  %s11 = phi <4 x float> [ zeroinitializer, %entry ], [ %t11, %loop ]
  %s12 = phi <4 x float> [ zeroinitializer, %entry ], [ %t12, %loop ]
  %p = getelementptr <4 x float>, ptr addrspace(1) %a, i32 %i
  %x = load <4 x float>, ptr addrspace(1) %p
  %t1 = fadd <4 x float> %x, %s1
  %t2 = fadd <4 x float> %x, %s2
  %t3 = fadd <4 x float> %x, %s3
  %t4 = fadd <4 x float> %x, %s4
  %t5 = fadd <4 x float> %x, %s5
  %t6 = fadd <4 x float> %x, %s6
  %t7 = fadd <4 x float> %x, %s7
  %t8 = fadd <4 x float> %x, %s8
  %t9 = fadd <4 x float> %x, %s9
  %t10 = fadd <4 x float> %x, %s10
  %t11 = fadd <4 x float> %x, %s11
  %t12 = fadd <4 x float> %x, %s12
  store <4 x float> %t12, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store volatile <4 x float> %t1, ptr addrspace(1) %a
  store volatile <4 x float> %t2, ptr addrspace(1) %a
  store volatile <4 x float> %t3, ptr addrspace(1) %a
  store volatile <4 x float> %t4, ptr addrspace(1) %a
  store volatile <4 x float> %t5, ptr addrspace(1) %a
  store volatile <4 x float> %t6, ptr addrspace(1) %a
  store volatile <4 x float> %t7, ptr addrspace(1) %a
  store volatile <4 x float> %t8, ptr addrspace(1) %a
  store volatile <4 x float> %t9, ptr addrspace(1) %a
  store volatile <4 x float> %t10, ptr addrspace(1) %a
  store volatile <4 x float> %t11, ptr addrspace(1) %a
  store volatile <4 x float> %t12, ptr addrspace(1) %a
  ret void
}

; The trip count of a loop that advances in steps: the bound is at least a step, and it is a
; value without its lower bits, which the shift drops as well.
; CHECK-LABEL: @steps(
; CHECK: [[COUNT:%.*]] = lshr i32 %n, 2
; CHECK: and i32 [[COUNT]], 3
; CHECK-NEXT: icmp ult i32 %n, 16
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @steps(ptr addrspace(1) %a, i32 %n) {
entry:
  %few = icmp ult i32 %n, 4
  br i1 %few, label %exit, label %before
before:
  %bound = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The mask removes an upper bit that may be set: the bound may be 0.
; CHECK-LABEL: @steps_masked(
; CHECK: [[BOUND:%.*]] = and i32 %n, 2147483644
; CHECK: [[LESS:%.*]] = add {{.*}}i32 [[BOUND]], -4
; CHECK: [[REPEATS:%.*]] = lshr {{.*}}i32 [[LESS]], 2
; CHECK: add {{.*}}i32 [[REPEATS]], 1
; CHECK: icmp ult i32 [[REPEATS]], 3
; CHECK: ret void
define ptx_kernel void @steps_masked(ptr addrspace(1) %a, i32 %n) {
entry:
  %few = icmp ult i32 %n, 4
  br i1 %few, label %exit, label %before
before:
  %bound = and i32 %n, 2147483644
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound is not 0, so that it is a step or more, but it may be less than the value.
; CHECK-LABEL: @steps_masked_not_zero(
; CHECK: [[BOUND:%.*]] = and i32 %n, 2147483644
; CHECK: [[COUNT:%.*]] = lshr i32 [[BOUND]], 2
; CHECK: icmp ult i32 [[BOUND]], 16
; CHECK: ret void
define ptx_kernel void @steps_masked_not_zero(ptr addrspace(1) %a, i32 %n) {
entry:
  %bound = and i32 %n, 2147483644
  %none = icmp eq i32 %bound, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nothing tells that the bound is at least a step.
; CHECK-LABEL: @steps_unknown(
; CHECK: [[BOUND:%.*]] = and i32 %n, -4
; CHECK: [[LESS:%.*]] = add {{.*}}i32 [[BOUND]], -4
; CHECK: [[REPEATS:%.*]] = lshr {{.*}}i32 [[LESS]], 2
; CHECK: icmp ult i32 [[REPEATS]], 3
; CHECK: ret void
define ptx_kernel void @steps_unknown(ptr addrspace(1) %a, i32 %n) {
entry:
  %bound = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; With steps of 1 the test is of the bound as well, if that is not 0.
; CHECK-LABEL: @single_steps(
; CHECK: icmp ult i32 %n, 4
; CHECK: ret void
define ptx_kernel void @single_steps(ptr addrspace(1) %a, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @single_steps_unknown(
; CHECK: [[REPEATS:%.*]] = add i32 %n, -1
; CHECK: icmp ult i32 [[REPEATS]], 3
; CHECK: ret void
define ptx_kernel void @single_steps_unknown(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; 2^30 iterations of four instructions are more than the budget, although 2^32 wraps around.
; CHECK-LABEL: @many_iterations(
; CHECK-COUNT-4: store volatile
; CHECK-NOT: store volatile
; CHECK: ret void
define ptx_kernel void @many_iterations(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 4
  %end = icmp eq i32 %next, 5
  br i1 %end, label %exit, label %loop
exit:
  ret void
}
