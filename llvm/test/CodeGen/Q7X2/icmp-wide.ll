; NOTE: CHECK lines are written by utils/update-checks
; Comparisons of integers of more than 32 bits: the words below decide by a predicate
; where the upper words are equal.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @eq_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}eq_i64:
; CHECK: ISETP.EQ.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i64 %a, %b
  ret i1 %r
}

define i1 @ne_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ne_i64:
; CHECK: ISETP.NE.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ne i64 %a, %b
  ret i1 %r
}

define i1 @ugt_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ugt_i64:
; CHECK: ISETP.GT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ugt i64 %a, %b
  ret i1 %r
}

define i1 @uge_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}uge_i64:
; CHECK: ISETP.GE.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GE.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp uge i64 %a, %b
  ret i1 %r
}

define i1 @ult_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ult_i64:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i64 %a, %b
  ret i1 %r
}

define i1 @ule_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ule_i64:
; CHECK: ISETP.LE.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LE.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ule i64 %a, %b
  ret i1 %r
}

define i1 @sgt_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sgt_i64:
; CHECK: ISETP.GT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i64 %a, %b
  ret i1 %r
}

define i1 @sge_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sge_i64:
; CHECK: ISETP.GE.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GE.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sge i64 %a, %b
  ret i1 %r
}

define i1 @slt_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}slt_i64:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i64 %a, %b
  ret i1 %r
}

define i1 @sle_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sle_i64:
; CHECK: ISETP.LE.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LE.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sle i64 %a, %b
  ret i1 %r
}

define i1 @eq_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}eq_i128:
; CHECK: LOP3 R0, R7, R11, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R3, R6, R10, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R0, R0, R5, R9, 0xf6, !PT ?
; CHECK-NEXT: LOP3 R4, R4, R8, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R0, R4, R3, 0xfe, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i128 %a, %b
  ret i1 %r
}

define i1 @ult_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}ult_i128:
; CHECK: ISETP.LT.AND.U32 P2, R6, R10, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R8, PT ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R6, R10, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P2, R7, R11, PT, P2 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P1, R5, R9, PT, P1 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i128 %a, %b
  ret i1 %r
}

define i1 @sgt_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}sgt_i128:
; CHECK: ISETP.GT.AND.U32 P2, R6, R10, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P1, R4, R8, PT ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R6, R10, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P2, R7, R11, PT, P2 ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P1, R5, R9, PT, P1 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i128 %a, %b
  ret i1 %r
}

define i1 @is_negative(i64 %a) {
; CHECK-LABEL: {{^}}is_negative:
; CHECK: SHF.R.HI.U32 R4, RZ, 0x1f, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i64 %a, 0
  ret i1 %r
}

define i1 @is_not_negative(i64 %a) {
; CHECK-LABEL: {{^}}is_not_negative:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i64 %a, -1
  ret i1 %r
}

define i1 @is_zero(i64 %a) {
; CHECK-LABEL: {{^}}is_zero:
; CHECK: LOP3 P0, RZ, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i64 %a, 0
  ret i1 %r
}

define i1 @differs_wide(i64 %a) {
; CHECK-LABEL: {{^}}differs_wide:
; CHECK: ISETP.NE.AND.U32 P0, R4, 0x0, PT ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R5, 0x1, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ne i64 %a, 4294967296
  ret i1 %r
}

define i1 @fits_word(i64 %a) {
; CHECK-LABEL: {{^}}fits_word:
; CHECK: ISETP.EQ.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i64 %a, 4294967296
  ret i1 %r
}

define i1 @immediate(i64 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: ISETP.GT.AND.U32 P0, R4, 0x3e8, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P0, R5, 0x0, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ugt i64 %a, 1000
  ret i1 %r
}

define i1 @is_negative_i128(i128 %a) {
; CHECK-LABEL: {{^}}is_negative_i128:
; CHECK: SHF.R.HI.U32 R4, RZ, 0x1f, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i128 %a, 0
  ret i1 %r
}

define i1 @ult_i48(i48 %a, i48 %b) {
; CHECK-LABEL: {{^}}ult_i48:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: LOP3 R0, R7, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R3, R0, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i48 %a, %b
  ret i1 %r
}

define i1 @slt_i48(i48 %a, i48 %b) {
; CHECK-LABEL: {{^}}slt_i48:
; CHECK: SHF.L.HI.WRAP.U32 R3, R4, 0x10, R5 ?
; CHECK-NEXT: IMAD R5, R6, 0x10000, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R0, R6, 0x10, R7 ?
; CHECK-NEXT: IMAD R4, R4, 0x10000, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R5, R5, 0x10, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R4, 0x10, R3 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x10, R0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x10, R3 ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R3, R0, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i48 %a, %b
  ret i1 %r
}

define i1 @pointers(ptr %a, ptr %b) {
; CHECK-LABEL: {{^}}pointers:
; CHECK: ISETP.EQ.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq ptr %a, %b
  ret i1 %r
}

define i1 @extended(i32 %a, i64 %b) {
; CHECK-LABEL: {{^}}extended:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, RZ, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %r = icmp ult i64 %x, %b
  ret i1 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i64 %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R2, c[0x0][0x168], PT ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R3, c[0x0][0x16c], PT, P0 ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i64, ptr addrspace(1) %p
  %c = icmp slt i64 %a, %b
  %x = zext i1 %c to i32
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; A word of the constant bank is the second source, whatever the order.
define ptx_kernel void @kernel_argument_first(i64 %n, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}kernel_argument_first:
; CHECK: MOV.64 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R2, c[0x0][0x160], PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R3, c[0x0][0x164], PT, P0 ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %x = load volatile i64, ptr addrspace(1) %p
  %c = icmp ugt i64 %n, %x
  %r = zext i1 %c to i32
  store volatile i32 %r, ptr addrspace(1) %p
  ret void
}
