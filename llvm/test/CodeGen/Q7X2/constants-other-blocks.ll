; NOTE: CHECK lines are written by utils/update-checks
; Parameters and sizes of the launch are operands in every block, not registers.
; RUN: llc -mtriple=q7x2 -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @operands(ptr addrspace(1) %p, i32 %n, float %f, i64 %wide) {
; CHECK-LABEL: {{^}}operands:
; CHECK: ULDC URZ, c[0x0][URZ] ?
; CHECK-NEXT: S2R R0, SR_TID.X ?
; CHECK-NEXT: ISETP.GE.AND P0, R0, c[0x0][0x168], PT ?
; CHECK-NEXT: @P0 EXIT ?
; CHECK-NEXT: .LBB0_1:
; CHECK-NEXT: IADD R2, R0, c[0x0][0x168] ?
; CHECK-NEXT: MOV R0, 0x4 ?
; CHECK-NEXT: IMUL R1, R2, c[0x0][0x0] ?
; CHECK-NEXT: IMAD.WIDE R[0:1], R1, R0, c[0x0][0x160] ?
; CHECK-NEXT: BAR.SYNC 0x0 ?
; CHECK-NEXT: LDG R3, [R[0:1].64] ?
; CHECK-NEXT: MOV R4, 0x8 ?
; CHECK-NEXT: FADD R3, R3, c[0x0][0x16c] ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: IMAD.WIDE R[0:1], R2, R4, c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: IADD.X R2, P0, R2, c[0x0][0x170] ?
; CHECK-NEXT: IADD.X R3, R3, c[0x0][0x174], P0 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %inside = icmp slt i32 %t, %n
  br i1 %inside, label %then, label %exit
then:
  call void @llvm.nvvm.barrier0()
  %i = add i32 %t, %n
  %j = mul i32 %i, %size
  %a = getelementptr float, ptr addrspace(1) %p, i32 %j
  %x = load float, ptr addrspace(1) %a
  %y = fadd float %x, %f
  store float %y, ptr addrspace(1) %a
  %b = getelementptr i64, ptr addrspace(1) %p, i32 %i
  %v = load i64, ptr addrspace(1) %b
  %w = add i64 %v, %wide
  store i64 %w, ptr addrspace(1) %b
  br label %exit
exit:
  ret void
}

; An immediate takes the place of an operand before a parameter does.
define ptx_kernel void @immediate(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: MOV R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LOP3 R2, R2, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
entry:
  %a = and i32 %n, 7
  store i32 %a, ptr addrspace(1) %p
  ret void
}

; One move for both halves.
define ptx_kernel void @pointer(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}pointer:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x20 ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: IADD.X R1, R1, 0x0, P0 ?
; CHECK-NEXT: STG.64 [R[2:3].64], R[0:1] ?
; CHECK-NEXT: EXIT ?
entry:
  %a = getelementptr i8, ptr addrspace(1) %p, i64 32
  store ptr addrspace(1) %a, ptr addrspace(1) %q
  ret void
}

; Not the parameters of functions, which are in registers.
define void @function(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}function:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: ISETP.GE.AND P0, R0, R6, PT ?
; CHECK-NEXT: BSSY B0, .LBB3_2 ?
; CHECK-NEXT: @P0 BRA .LBB3_2 ?
; CHECK: IADD R0, R0, R6 ?
; CHECK-NEXT: BAR.SYNC 0x0 ?
; CHECK-NEXT: STG [R[4:5].64], R0 ?
; CHECK-NEXT: .LBB3_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %t, %n
  br i1 %inside, label %then, label %exit
then:
  call void @llvm.nvvm.barrier0()
  %i = add i32 %t, %n
  store i32 %i, ptr addrspace(1) %p
  br label %exit
exit:
  ret void
}

declare void @llvm.nvvm.barrier0()
