; NOTE: CHECK lines are written by utils/update-checks
; Members of a packed structure that a kernel is passed: 16-bit, 32-bit and 64-bit ones at
; addresses that no load of the constant bank has are put together from halves and bytes.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define ptx_kernel void @packed(<{ i8, i16, i32, i64 }> %s, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}packed:
; CHECK: LDC.U8 R0, c[0x0][RZ+0x16b] ?
; CHECK-NEXT: LDC.U8 R1, c[0x0][RZ+0x16d] ?
; CHECK-NEXT: LDC.U8 R2, c[0x0][RZ+0x16e] ?
; CHECK-NEXT: LDC.U8 R3, c[0x0][RZ+0x16c] ?
; CHECK-NEXT: LDC.U8 R4, c[0x0][RZ+0x167] ?
; CHECK-NEXT: LDC.U8 R5, c[0x0][RZ+0x169] ?
; CHECK-NEXT: LDC.U8 R6, c[0x0][RZ+0x16a] ?
; CHECK-NEXT: LEA R0, R1, R0, 0x10 ?
; CHECK-NEXT: LDC.U8 R7, c[0x0][RZ+0x168] ?
; CHECK-NEXT: LEA R2, R2, R0, 0x18 ?
; CHECK-NEXT: LDC.U8 R8, c[0x0][RZ+0x163] ?
; CHECK-NEXT: LDC.U8 R9, c[0x0][RZ+0x165] ?
; CHECK-NEXT: LDC.U8 R10, c[0x0][RZ+0x166] ?
; CHECK-NEXT: LEA R4, R5, R4, 0x10 ?
; CHECK-NEXT: LDC.U8 R11, c[0x0][RZ+0x164] ?
; CHECK-NEXT: LDC.U8 R12, c[0x0][RZ+0x161] ?
; CHECK-NEXT: LDC.U8 R13, c[0x0][RZ+0x162] ?
; CHECK-NEXT: LEA R0, R9, R8, 0x10 ?
; CHECK-NEXT: LEA R5, R10, R0, 0x18 ?
; CHECK-NEXT: LEA R8, R13, R12, 0x8 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x170] ?
; CHECK-NEXT: LEA R4, R6, R4, 0x18 ?
; CHECK-NEXT: STG.U16 [R[0:1].64], R8 ?
; CHECK-NEXT: LEA R5, R11, R5, 0x8 ?
; CHECK-NEXT: LEA R3, R3, R2, 0x8 ?
; CHECK-NEXT: LEA R2, R7, R4, 0x8 ?
; CHECK-NEXT: STG [R[0:1].64], R5 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %half = extractvalue <{ i8, i16, i32, i64 }> %s, 1
  %word = extractvalue <{ i8, i16, i32, i64 }> %s, 2
  %pair = extractvalue <{ i8, i16, i32, i64 }> %s, 3
  store volatile i16 %half, ptr addrspace(1) %p
  store volatile i32 %word, ptr addrspace(1) %p
  store volatile i64 %pair, ptr addrspace(1) %p
  ret void
}
