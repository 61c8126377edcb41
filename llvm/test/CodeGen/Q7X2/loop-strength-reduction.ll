; Loop strength reduction leaves a loop without conditional code and without 64-bit
; counters as it is: IMAD.WIDE computes an address from a 32-bit index. In other loops
; it makes induction variables for addresses (those with a 64-bit counter: memcpy.ll).
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - -stop-after=loop-reduce | FileCheck %s

; Each index is the one before plus the step.
; CHECK-LABEL: define void @chain(
; CHECK: loop:
; CHECK: phi i32
; CHECK-NOT: phi
; CHECK-COUNT-4: add i32 {{.*}}, %step
; CHECK-NOT: add i32
; CHECK: br i1
define void @chain(ptr addrspace(1) %x, i32 %a, i32 %b, i32 %c, i32 %d, i32 %n) {
entry:
  %m = mul i32 %a, %b
  %i0 = add i32 %m, %c
  %step = mul i32 %a, %d
  br label %loop
loop:
  %i = phi i32 [ %i0, %entry ], [ %i4, %loop ]
  %p0 = getelementptr inbounds float, ptr addrspace(1) %x, i32 %i
  %v0 = load volatile float, ptr addrspace(1) %p0
  %i1 = add i32 %i, %step
  %p1 = getelementptr inbounds float, ptr addrspace(1) %x, i32 %i1
  %v1 = load volatile float, ptr addrspace(1) %p1
  %i2 = add i32 %i1, %step
  %p2 = getelementptr inbounds float, ptr addrspace(1) %x, i32 %i2
  %v2 = load volatile float, ptr addrspace(1) %p2
  %i3 = add i32 %i2, %step
  %p3 = getelementptr inbounds float, ptr addrspace(1) %x, i32 %i3
  %v3 = load volatile float, ptr addrspace(1) %p3
  %i4 = add i32 %i3, %step
  %more = icmp slt i32 %i4, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; The products of conditional code become variables of the loop.
; CHECK-LABEL: define void @conditional(
; CHECK: loop:
; CHECK: %lsr.iv
; CHECK: then:
; CHECK-NOT: mul
; CHECK: ret void
define void @conditional(ptr addrspace(3) %x, i32 %t, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %inside = icmp ult i32 %t, %i
  br i1 %inside, label %then, label %latch
then:
  %row = mul i32 %i, %step
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) %x, i32 %at
  store volatile i32 %i, ptr addrspace(3) %p
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
