; NOTE: CHECK lines are written by utils/update-checks
; Numbers of trailing zeros; FLO.SH counts those above the highest set bit, and BREV
; makes the lowest the highest.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i8 %a) {
; CHECK-LABEL: {{^}}i8:
; CHECK: LOP3 R0, R4, 0x100, RZ, 0xfc, !PT ?
; CHECK-NEXT: BREV R0, R0 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 false)
  ret i8 %r
}

define i16 @i16(i16 %a) {
; CHECK-LABEL: {{^}}i16:
; CHECK: LOP3 R0, R4, 0x10000, RZ, 0xfc, !PT ?
; CHECK-NEXT: BREV R0, R0 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
  ret i16 %r
}

define i24 @i24(i24 %a) {
; CHECK-LABEL: {{^}}i24:
; CHECK: LOP3 R0, R4, 0x1000000, RZ, 0xfc, !PT ?
; CHECK-NEXT: BREV R0, R0 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.cttz.i24(i24 %a, i1 false)
  ret i24 %r
}

define i32 @i32(i32 %a) {
; CHECK-LABEL: {{^}}i32:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: FLO.U32 R0, R0 ?
; CHECK-NEXT: IADD R4, -R0, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  ret i32 %r
}

define i64 @i64(i64 %a) {
; CHECK-LABEL: {{^}}i64:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: BREV R3, R5 ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: FLO.U32 R3, R3 ?
; CHECK-NEXT: @P0 IADD R4, -R3, 0x3f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %r
}

define i128 @i128(i128 %a) {
; CHECK-LABEL: {{^}}i128:
; CHECK: BREV R6, R6 ?
; CHECK-NEXT: BREV R7, R7 ?
; CHECK-NEXT: ISETP.EQ.AND P1, R6, 0x0, PT ?
; CHECK-NEXT: BREV R0, R4 ?
; CHECK-NEXT: BREV R8, R5 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: FLO.U32.SH R9, R6 ?
; CHECK-NEXT: FLO.U32 R7, R7 ?
; CHECK-NEXT: FLO.U32.SH R3, R0 ?
; CHECK-NEXT: @P1 IADD R9, -R7, 0x3f ?
; CHECK-NEXT: FLO.U32.SH R8, R8 ?
; CHECK-NEXT: MOV.64 R[6:7], RZ ?
; CHECK-NEXT: @P0 IADD R3, R8, 0x20 ?
; CHECK-NEXT: IADD.X R8, P1, R9, 0x40 ?
; CHECK-NEXT: LOP3 P0, RZ, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: IADD.X R5, RZ, 0x0, P1 ?
; CHECK-NEXT: SEL R4, R3, R8, P0 ?
; CHECK-NEXT: SEL R5, R5, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  ret i128 %r
}

define i8 @i8_not_zero(i8 %a) {
; CHECK-LABEL: {{^}}i8_not_zero:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 true)
  ret i8 %r
}

define i16 @i16_not_zero(i16 %a) {
; CHECK-LABEL: {{^}}i16_not_zero:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 true)
  ret i16 %r
}

define i24 @i24_not_zero(i24 %a) {
; CHECK-LABEL: {{^}}i24_not_zero:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.cttz.i24(i24 %a, i1 true)
  ret i24 %r
}

define i32 @i32_not_zero(i32 %a) {
; CHECK-LABEL: {{^}}i32_not_zero:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  ret i32 %r
}

define i64 @i64_not_zero(i64 %a) {
; CHECK-LABEL: {{^}}i64_not_zero:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: BREV R3, R5 ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: FLO.U32.SH R3, R3 ?
; CHECK-NEXT: @P0 IADD R4, R3, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 true)
  ret i64 %r
}

define i128 @i128_not_zero(i128 %a) {
; CHECK-LABEL: {{^}}i128_not_zero:
; CHECK: BREV R6, R6 ?
; CHECK-NEXT: BREV R7, R7 ?
; CHECK-NEXT: ISETP.EQ.AND P1, R6, 0x0, PT ?
; CHECK-NEXT: BREV R0, R4 ?
; CHECK-NEXT: BREV R8, R5 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: FLO.U32.SH R9, R6 ?
; CHECK-NEXT: FLO.U32.SH R7, R7 ?
; CHECK-NEXT: FLO.U32.SH R3, R0 ?
; CHECK-NEXT: @P1 IADD R9, R7, 0x20 ?
; CHECK-NEXT: FLO.U32.SH R8, R8 ?
; CHECK-NEXT: MOV.64 R[6:7], RZ ?
; CHECK-NEXT: @P0 IADD R3, R8, 0x20 ?
; CHECK-NEXT: IADD.X R8, P1, R9, 0x40 ?
; CHECK-NEXT: LOP3 P0, RZ, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: IADD.X R5, RZ, 0x0, P1 ?
; CHECK-NEXT: SEL R4, R3, R8, P0 ?
; CHECK-NEXT: SEL R5, R5, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 true)
  ret i128 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %a) {
; CHECK-LABEL: {{^}}bank:
; CHECK: BREV R0, c[0x0][0x168] ?
; CHECK-NEXT: FLO.U32.SH R2, R0 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %x = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
