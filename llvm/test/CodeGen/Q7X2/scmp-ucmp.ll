; NOTE: CHECK lines are written by utils/update-checks
; Three-way comparisons: -1, 0 or 1.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @scmp_i8_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}scmp_i8_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: ISETP.GT.AND P0, R3, R0, PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R3, R0, PT ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.scmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @scmp_i32_i8(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}scmp_i32_i8:
; CHECK: ISETP.GT.AND P0, R4, R5, PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R4, R5, PT ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}

define i32 @scmp_i32_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}scmp_i32_i32:
; CHECK: ISETP.GT.AND P0, R4, R5, PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R4, R5, PT ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.scmp.i32.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @scmp_i64_i32(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}scmp_i64_i32:
; CHECK: ISETP.GT.AND.U32 P1, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P1, R5, R7, PT, P1 ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P1 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.scmp.i32.i64(i64 %a, i64 %b)
  ret i32 %r
}

define i64 @scmp_i64_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}scmp_i64_i64:
; CHECK: ISETP.GT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P2, R5, R7, PT, P0 ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R5, R7, PT, P1 ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P2 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.scmp.i64.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i8 @ucmp_i8_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}ucmp_i8_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P0, R3, R0, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R3, R0, PT ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ucmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @ucmp_i32_i8(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ucmp_i32_i8:
; CHECK: ISETP.GT.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R5, PT ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}

define i32 @ucmp_i32_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ucmp_i32_i32:
; CHECK: ISETP.GT.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R5, PT ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ucmp.i32.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @ucmp_i64_i32(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ucmp_i64_i32:
; CHECK: ISETP.GT.AND.U32 P1, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P1, R5, R7, PT, P1 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P1 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ucmp.i32.i64(i64 %a, i64 %b)
  ret i32 %r
}

define i64 @ucmp_i64_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ucmp_i64_i64:
; CHECK: ISETP.GT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P2, R5, R7, PT, P0 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, R7, PT, P1 ?
; CHECK-NEXT: SEL R0, RZ, 0x1, !P2 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.ucmp.i64.i64(i64 %a, i64 %b)
  ret i64 %r
}
