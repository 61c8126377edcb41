; NOTE: CHECK lines are written by utils/update-checks
; Values of a loop that are the same for all threads are on the uniform datapath, and
; are the flexible source of an instruction of the threads.
; RUN: llc -mtriple=q7x2 -q7x2-version-loops=0 -lsr-drop-solution=0 -verify-machineinstrs %s -o - | FileCheck %s

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
; CHECK-NEXT: LDG R1, [R[2:3].64+UR[4:5]] ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x170], UPT ?
; CHECK-NEXT: FADD R1, R1, 1 ?
; CHECK-NEXT: IADD R0, R0, c[0x0][0x174] ?
; CHECK-NEXT: STG [R[2:3].64+UR[2:3]], R1 ?
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

; A comparison before a loop of a value in a uniform register for the loop is there, too;
define ptx_kernel void @branch_before(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}branch_before:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: ULOP3 UR1, UR0, 0xc, URZ, 0xc0, !UPT ?
; CHECK-NEXT: UISETP.LT.AND.U32 UP0, UR1, 0x4, UPT ?
; CHECK-NEXT: IMAD.WIDE.U32 R[2:3], R0, 0x4, R[2:3] ?
; CHECK-NEXT: BRA.U !UP0, .LBB2_2 ?
; CHECK: STG [R[2:3].64], R0 ?
; CHECK-NEXT: BRA .LBB2_4 ?
; CHECK-NEXT: .LBB2_2:
; CHECK-NEXT: USHF.R.HI.U32 UR0, URZ, 0x2, UR1 ?
; CHECK-NEXT: UIADD UR0, -UR0, 0x0 ?
; CHECK-NEXT: .LBB2_3:
; CHECK: UIADD.X UR0, UP0, UR0, 0x1 ?
; CHECK-NEXT: LDG RZ, [R[2:3].64] ?
; CHECK-NEXT: LDG RZ, [R[2:3].64] ?
; CHECK-NEXT: BRA.U !UP0, .LBB2_3 ?
; CHECK-NEXT: .LBB2_4:
; CHECK-NEXT: MOV R0, UR1 ?
; CHECK-NEXT: STG [R[2:3].64], R0 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %b = and i32 %n, 12
  %few = icmp ult i32 %b, 4
  br i1 %few, label %other, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = load volatile i32, ptr addrspace(1) %q
  %j = add i32 %i, 4
  %more = icmp ne i32 %j, %b
  br i1 %more, label %loop, label %after
other:
  store volatile i32 %t, ptr addrspace(1) %q
  br label %after
after:
  store volatile i32 %b, ptr addrspace(1) %q
  ret void
}

; not if threads can exit there.
define ptx_kernel void @exit_before(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}exit_before:
; CHECK: UMOV UR0, c[0x0][0x168] ?
; CHECK-NEXT: ULOP3 UR0, UR0, 0xc, URZ, 0xc0, !UPT ?
; CHECK-NEXT: MOV R0, UR0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R0, 0x4, PT ?
; CHECK-NEXT: @P0 EXIT ?
; CHECK-NEXT: .LBB3_1:
; CHECK-NEXT: S2R R2, SR_TID.X ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: USHF.R.HI.U32 UR0, URZ, 0x2, UR0 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R2, 0x4, R[0:1] ?
; CHECK-NEXT: UIADD UR0, -UR0, 0x0 ?
; CHECK-NEXT: .LBB3_2:
; CHECK: UIADD.X UR0, UP0, UR0, 0x1 ?
; CHECK-NEXT: LDG RZ, [R[0:1].64] ?
; CHECK-NEXT: LDG RZ, [R[0:1].64] ?
; CHECK-NEXT: BRA.U !UP0, .LBB3_2 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %b = and i32 %n, 12
  %few = icmp ult i32 %b, 4
  br i1 %few, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = load volatile i32, ptr addrspace(1) %q
  %j = add i32 %i, 4
  %more = icmp ne i32 %j, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A predicate of a loop's branches that selects after the loop.
define ptx_kernel void @predicate_after(ptr addrspace(1) %p, i32 %n, i32 %m) {
; CHECK-LABEL: {{^}}predicate_after:
; CHECK: S2R R2, SR_TID.X ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: UMOV UR0, c[0x0][0x168] ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: MOV R4, 0x2 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, 0x3 ?
; CHECK-NEXT: MOV R6, 0x4 ?
; CHECK-NEXT: IMAD R7, RZ, RZ, 0x5 ?
; CHECK-NEXT: UISETP.GT.AND.U32 UP1, UR0, 0x7, UPT ?
; CHECK-NEXT: UIADD UR0, URZ, -c[0x0][0x16c] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R2, 0x4, R[0:1] ?
; CHECK-NEXT: MOV R8, 0x6 ?
; CHECK-NEXT: MOV R9, 0x7 ?
; CHECK-NEXT: BRA .LBB4_2 ?
; CHECK-NEXT: .LBB4_1:
; CHECK: UIADD.X UR0, UP0, UR0, 0x1 ?
; CHECK-NEXT: BRA.U UP0, .LBB4_4 ?
; CHECK-NEXT: .LBB4_2:
; CHECK: LDG R10, [R[0:1].64] ?
; CHECK-NEXT: BRA.U !UP1, .LBB4_1 ?
; CHECK: STG [R[0:1].64], RZ ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: STG [R[0:1].64], R5 ?
; CHECK-NEXT: STG [R[0:1].64], R6 ?
; CHECK-NEXT: STG [R[0:1].64], R7 ?
; CHECK-NEXT: STG [R[0:1].64], R8 ?
; CHECK-NEXT: STG [R[0:1].64], R9 ?
; CHECK-NEXT: BRA .LBB4_1 ?
; CHECK-NEXT: .LBB4_4:
; CHECK-NEXT: PLOP3 P0, PT, PT, UP1, 0xaa ?
; CHECK-NEXT: SEL R2, R10, R2, P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %many = icmp ugt i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %v = load volatile i32, ptr addrspace(1) %q
  br i1 %many, label %then, label %latch
then:
  store volatile i32 0, ptr addrspace(1) %q
  store volatile i32 1, ptr addrspace(1) %q
  store volatile i32 2, ptr addrspace(1) %q
  store volatile i32 3, ptr addrspace(1) %q
  store volatile i32 4, ptr addrspace(1) %q
  store volatile i32 5, ptr addrspace(1) %q
  store volatile i32 6, ptr addrspace(1) %q
  store volatile i32 7, ptr addrspace(1) %q
  br label %latch
latch:
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %m
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  %s = select i1 %many, i32 %v, i32 %t
  store volatile i32 %s, ptr addrspace(1) %q
  ret void
}

!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
