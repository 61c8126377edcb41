; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-uniform: sums of addresses whose uniform part is a pair of registers.
; RUN: llc -mtriple=q7x2 -O2 -q7x2-version-loops=0 -q7x2-unroll-count=1 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; Pointers that advance by the same step of 64 bits, in general registers.
define ptx_kernel void @counter(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %stride, i32 %n) {
; CHECK-LABEL: {{^}}counter:
; CHECK: S2R R4, SR_TID.X ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R4, 0x4, R[0:1] ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[2:3], R4, 0x4, R[2:3] ?
; CHECK-NEXT: .LBB0_1:
; CHECK: LDG R4, [R[0:1].64] ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: LDG R5, [R[2:3].64] ?
; CHECK-NEXT: IADD.X R2, P1, R2, c[0x0][0x170] ?
; CHECK-NEXT: UISETP.LT.AND.U32 UP0, UR0, c[0x0][0x178], UPT ?
; CHECK-NEXT: IADD.X R3, R3, c[0x0][0x174], P1 ?
; CHECK-NEXT: FADD R4, R4, R5 ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: IADD.X R0, P0, R0, c[0x0][0x170] ?
; CHECK-NEXT: IADD.X R1, R1, c[0x0][0x174], P0 ?
; CHECK-NEXT: BRA.U UP0, .LBB0_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %pa = getelementptr float, ptr addrspace(1) %a, i64 %t64
  %pb = getelementptr float, ptr addrspace(1) %b, i64 %t64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %off = phi i64 [ 0, %entry ], [ %off2, %loop ]
  %qa = getelementptr i8, ptr addrspace(1) %pa, i64 %off
  %qb = getelementptr i8, ptr addrspace(1) %pb, i64 %off
  %v = load float, ptr addrspace(1) %qa
  %w = load float, ptr addrspace(1) %qb
  %s = fadd float %v, %w
  store float %s, ptr addrspace(1) %qa
  %off2 = add i64 %off, %stride
  %i2 = add i32 %i, 1
  %m = icmp ult i32 %i2, %n
  br i1 %m, label %loop, label %exit
exit:
  ret void
}

; One that is computed from it, the upper half before the lower one: two sums each.
define ptx_kernel void @masked(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %stride, i64 %mask, i32 %n) {
; CHECK-LABEL: {{^}}masked:
; CHECK: ULDC URZ, c[0x0][URZ+0x180] ?
; CHECK-NEXT: S2R R4, SR_TID.X ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R4, 0x4, R[0:1] ?
; CHECK-NEXT: UMOV.64 UR[4:5], URZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[2:3], R4, 0x4, R[2:3] ?
; CHECK-NEXT: UMOV.64 UR[0:1], UR[4:5] ?
; CHECK-NEXT: .LBB1_1:
; CHECK: ULOP3 UR3, UR1, c[0x0][0x17c], URZ, 0xc0, !UPT ?
; CHECK-NEXT: ULOP3 UR2, UR0, c[0x0][0x178], URZ, 0xc0, !UPT ?
; CHECK-NEXT: UIADD.X UR0, UP1, UR0, c[0x0][0x170] ?
; CHECK-NEXT: UIADD UR4, UR4, 0x1 ?
; CHECK-NEXT: LDG R4, [R[0:1].64+UR[2:3]] ?
; CHECK-NEXT: UISETP.LT.AND.U32 UP0, UR4, c[0x0][0x180], UPT ?
; CHECK-NEXT: LDG R5, [R[2:3].64+UR[2:3]] ?
; CHECK-NEXT: UIADD.X UR1, UR1, c[0x0][0x174], UP1 ?
; CHECK-NEXT: FADD R4, R4, R5 ?
; CHECK-NEXT: STG [R[0:1].64+UR[2:3]], R4 ?
; CHECK-NEXT: BRA.U UP0, .LBB1_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %pa = getelementptr float, ptr addrspace(1) %a, i64 %t64
  %pb = getelementptr float, ptr addrspace(1) %b, i64 %t64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %off = phi i64 [ 0, %entry ], [ %off2, %loop ]
  %x = and i64 %off, %mask
  %qa = getelementptr i8, ptr addrspace(1) %pa, i64 %x
  %qb = getelementptr i8, ptr addrspace(1) %pb, i64 %x
  %v = load float, ptr addrspace(1) %qa
  %w = load float, ptr addrspace(1) %qb
  %s = fadd float %v, %w
  store float %s, ptr addrspace(1) %qa
  %off2 = add i64 %off, %stride
  %i2 = add i32 %i, 1
  %m = icmp ult i32 %i2, %n
  br i1 %m, label %loop, label %exit
exit:
  ret void
}

; Of the block, and of a thread's index of 64 bits.
define ptx_kernel void @block(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) {
; CHECK-LABEL: {{^}}block:
; CHECK: S2R R2, SR_CTAID.X ?
; CHECK-NEXT: S2R R3, SR_TID.X ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R2, c[0x0][0x170], RZ ?
; CHECK-NEXT: IMAD R1, R2, c[0x0][0x174], R1 ?
; CHECK-NEXT: LOP3 R0, R0, -0x100, RZ, 0xc0, !PT ?
; CHECK-NEXT: UMOV.64 UR[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R3, 0x1, R[0:1] ?
; CHECK-NEXT: LDG.U8 R2, [R[0:1].64+UR[0:1]] ?
; CHECK-NEXT: UMOV.64 UR[0:1], c[0x0][0x168] ?
; CHECK-NEXT: STG.U8 [R[0:1].64+UR[0:1]], R2 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %blk = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = zext i32 %blk to i64
  %row = mul i64 %b64, %pitch
  %aligned = and i64 %row, -256
  %sum = add i64 %aligned, %t64
  %pa = getelementptr i8, ptr addrspace(1) %a, i64 %sum
  %v = load i8, ptr addrspace(1) %pa
  %pb = getelementptr i8, ptr addrspace(1) %b, i64 %sum
  store i8 %v, ptr addrspace(1) %pb
  ret void
}

; Inline assembly that writes uniform registers keeps the pass from doing so: the
; counter is in a general register.
define ptx_kernel void @assembly(ptr addrspace(1) %a, i32 %n) {
; CHECK-LABEL: {{^}}assembly:
; CHECK: MOV R2, 0x0 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK: UMOV UR3, 0x1 ;
; CHECK: .LBB3_1:
; CHECK: STG [R[0:1].64], R2 ?
; CHECK-NEXT: IADD R2, R2, 0x1 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R2, c[0x0][0x168], PT ?
; CHECK-NEXT: @P0 BRA.U .LBB3_1 ?
; CHECK: EXIT ?
entry:
  call void asm sideeffect "UMOV UR3, 0x1 ;", "~{UR3}"()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  store volatile i32 %i, ptr addrspace(1) %a
  %i2 = add i32 %i, 1
  %m = icmp ult i32 %i2, %n
  br i1 %m, label %loop, label %exit
exit:
  ret void
}

; A uniform pointer that is the sum of a parameter and a counter is no part of one.
define ptx_kernel void @both(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
; CHECK-LABEL: {{^}}both:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: UMOV.64 UR[4:5], URZ ?
; CHECK-NEXT: UMOV.64 UR[2:3], UR[4:5] ?
; CHECK-NEXT: .LBB4_1:
; CHECK: ULOP3 UR0, UR2, 0x3, URZ, 0x3c, !UPT ?
; CHECK-NEXT: UIADD.X UR0, UP0, UR0, c[0x0][0x160] ?
; CHECK-NEXT: UIADD.X UR1, UR3, c[0x0][0x164], UP0 ?
; CHECK-NEXT: LDG.U8 R1, [RZ.64+UR[0:1]] ?
; CHECK-NEXT: UIADD.X UR2, UP1, UR2, 0x4 ?
; CHECK-NEXT: IADD R0, R0, R1 ?
; CHECK-NEXT: UIADD UR4, UR4, 0x1 ?
; CHECK-NEXT: UISETP.LT.AND.U32 UP0, UR4, c[0x0][0x170], UPT ?
; CHECK-NEXT: UIADD.X UR3, UR3, 0x0, UP1 ?
; CHECK-NEXT: BRA.U UP0, .LBB4_1 ?
; CHECK: MOV.64 R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: STG [R[2:3].64], R0 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %off = phi i64 [ 0, %entry ], [ %off2, %loop ]
  %sum = phi i32 [ %t, %entry ], [ %sum2, %loop ]
  %x = xor i64 %off, 3
  %qa = getelementptr i8, ptr addrspace(1) %a, i64 %x
  %v = load i8, ptr addrspace(1) %qa
  %w = zext i8 %v to i32
  %sum2 = add i32 %sum, %w
  %off2 = add i64 %off, 4
  %i2 = add i32 %i, 1
  %m = icmp ult i32 %i2, %n
  br i1 %m, label %loop, label %exit
exit:
  store i32 %sum2, ptr addrspace(1) %b
  ret void
}

; A shifted uniform pair: the uniform datapath shifts, and the address adds it.
define ptx_kernel void @shifted(ptr addrspace(1) %p, i64 %n, i64 %m) {
; CHECK-LABEL: {{^}}shifted:
; CHECK: UMOV.64 UR[0:1], c[0x0][0x170] ?
; CHECK-NEXT: S2R R4, SR_TID.X ?
; CHECK-NEXT: ULOP3 UR1, UR1, c[0x0][0x16c], URZ, 0x3c, !UPT ?
; CHECK-NEXT: ULOP3 UR0, UR0, c[0x0][0x168], URZ, 0x3c, !UPT ?
; CHECK-NEXT: USHF.L.HI.WRAP.U32 UR1, UR0, 0x3, UR1 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: USHF.L.U32 UR0, UR0, 0x3, URZ ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R4, 0x40, R[0:1] ?
; CHECK-NEXT: STG.64 [R[0:1].64+UR[0:1]], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = getelementptr [8 x i64], ptr addrspace(1) %p, i32 %t
  %s = xor i64 %n, %m
  %q = getelementptr i64, ptr addrspace(1) %d, i64 %s
  store i64 %n, ptr addrspace(1) %q
  ret void
}
