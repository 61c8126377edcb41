; NOTE: CHECK lines are written by utils/update-checks
; What a loop computes the same for all threads is on the uniform datapath, and the
; other source of an instruction of the threads.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @integers(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}integers:
; CHECK: UMOV.64 UR[4:5], c[0x0][0x160] ?
; CHECK-NEXT: UMOV UR2, 0x0 ?
; CHECK-NEXT: UMOV.64 UR[0:1], UR[4:5] ?
; CHECK-NEXT: .LBB0_1:
; CHECK: LDG R0, [RZ.64+UR[4:5]] ?
; CHECK-NEXT: IADD R0, R0, UR2 ?
; CHECK-NEXT: IMUL R0, R0, UR2 ?
; CHECK-NEXT: LOP3 R0, R0, UR2, RZ, 0x3c, !PT ?
; CHECK-NEXT: IMNMX R0, R0, UR2, !PT ?
; CHECK-NEXT: SHF.L.U32 R0, R0, UR2, RZ ?
; CHECK-NEXT: IMNMX R0, R0, UR2, PT ?
; CHECK-NEXT: UIADD UR2, UR2, 0x1 ?
; CHECK-NEXT: STG [RZ.64+UR[0:1]], R0 ?
; CHECK-NEXT: UIADD.X UR0, UP1, UR0, 0x4 ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR2, c[0x0][0x168], UPT ?
; CHECK-NEXT: UIADD.X UR1, UR1, 0x0, UP1 ?
; CHECK-NEXT: BRA.U UP0, .LBB0_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load volatile i32, ptr addrspace(1) %p
  %a = add i32 %v, %i
  %b = mul i32 %a, %i
  %c = xor i32 %b, %i
  %d = call i32 @llvm.smax.i32(i32 %c, i32 %i)
  %e = shl i32 %d, %i
  %f = icmp slt i32 %e, %i
  %g = select i1 %f, i32 %e, i32 %i
  store volatile i32 %g, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %m = icmp slt i32 %j, %n
  br i1 %m, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define ptx_kernel void @steps(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i32 %stride) {
; CHECK-LABEL: {{^}}steps:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: UMOV.64 UR[4:5], c[0x0][0x160] ?
; CHECK-NEXT: UMOV.64 UR[2:3], c[0x0][0x168] ?
; CHECK-NEXT: .LBB1_1:
; CHECK: IMAD.WIDE R[2:3], R0, 0x4, RZ ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: IADD R0, R0, c[0x0][0x174] ?
; CHECK-NEXT: LDG R4, [R[2:3].64+UR[4:5]] ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x170], UPT ?
; CHECK-NEXT: FADD R4, R4, 1 ?
; CHECK-NEXT: STG [R[2:3].64+UR[2:3]], R4 ?
; CHECK-NEXT: BRA.U UP0, .LBB1_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = mul i32 %i, %stride
  %x = add i32 %s, %t
  %a = getelementptr float, ptr addrspace(1) %p, i32 %x
  %b = getelementptr float, ptr addrspace(1) %q, i32 %x
  %v = load float, ptr addrspace(1) %a
  %w = fadd float %v, 1.0
  store float %w, ptr addrspace(1) %b
  %j = add i32 %i, 1
  %m = icmp slt i32 %j, %n
  br i1 %m, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
