; Loops that are marked by llvm.loop.unroll.disable: q7x2-loop-unroll unrolls only those that
; LLVM's unroller has made, by their form. The number of loads tells how often, with the remainder's.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; A mark of another kind does not matter.
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

; To a constant bound, with values between the steps,
; CHECK-LABEL: @unrolled_constant(
; CHECK-COUNT-8: load volatile
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

; which may be computed by OR.
; CHECK-LABEL: @unrolled_or(
; CHECK-COUNT-8: load volatile
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

; A value between the steps comes from another operation.
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

; Also in a loop that descends.
; CHECK-LABEL: @descending(
; CHECK-COUNT-8: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @descending(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1024, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %j = add nsw i32 %i, -1
  %s = getelementptr float, ptr addrspace(1) %a, i32 %j
  store float %v, ptr addrspace(1) %s
  %i2 = add nsw i32 %i, -2
  %more = icmp ne i32 %i2, 0
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; It is as large as a step.
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

; It is below the counter.
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

; The counter and a variable are added.
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

; It is computed after the loop.
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

; It is a floating-point sum.
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

; To another bound, if that is a multiple of the step, a power of two.
; CHECK-LABEL: @unrolled_multiple(
; CHECK-COUNT-13: load volatile
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

; The bound is no multiple of the step.
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

; The step is no power of two.
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

; The step is 1.
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

; The step has more than 32 bits.
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

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
