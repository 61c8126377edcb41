; Loops whose trip count is unknown, as their counter may wrap: q7x2-loop-unroll splits them at
; the wrap. The number of loads tells how often a loop is unrolled, with the remainder's.
; RUN: llc -O2 -start-before=q7x2-unroll-and-jam -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The first iterations are counted, if the value increases to the bound.
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

; The bound is on the left.
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

; The value increases up to the bound.
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

; The comparison leaves the loop.
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

; The value decreases.
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

; The loop continues above the bound.
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

; The bound changes.
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

; The value is loaded.
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

; The value is no sum.
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

; The test compares floating-point values.
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

; The step changes.
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

; Value and bound are pointers.
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

; A switch ends the loop.
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

; The value is of an outer loop; the inner one compares it with the values that it loads.
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

; The loop is in another one.
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
