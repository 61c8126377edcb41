; NOTE: CHECK lines are written by utils/update-checks
; Numbers of leading zeros; FLO.SH counts those above the highest set bit, and BREV
; makes the lowest the highest.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i8 %a) {
; CHECK-LABEL: {{^}}i8:
; CHECK: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: FLO.U32 R0, R0 ?
; CHECK-NEXT: IADD R4, -R0, 0x7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ctlz.i8(i8 %a, i1 false)
  ret i8 %r
}

define i16 @i16(i16 %a) {
; CHECK-LABEL: {{^}}i16:
; CHECK: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: FLO.U32 R0, R0 ?
; CHECK-NEXT: IADD R4, -R0, 0xf ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
  ret i16 %r
}

define i24 @i24(i24 %a) {
; CHECK-LABEL: {{^}}i24:
; CHECK: LOP3 R0, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: FLO.U32 R0, R0 ?
; CHECK-NEXT: IADD R4, -R0, 0x17 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.ctlz.i24(i24 %a, i1 false)
  ret i24 %r
}

define i32 @i32(i32 %a) {
; CHECK-LABEL: {{^}}i32:
; CHECK: FLO.U32 R0, R4 ?
; CHECK-NEXT: IADD R4, -R0, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  ret i32 %r
}

define i64 @i64(i64 %a) {
; CHECK-LABEL: {{^}}i64:
; CHECK: FLO.U32.SH R6, R5 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: MOV R7, 0x0 ?
; CHECK-NEXT: FLO.U32 R0, R4 ?
; CHECK-NEXT: @P0 IADD R6, -R0, 0x3f ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  ret i64 %r
}

define i128 @i128(i128 %a) {
; CHECK-LABEL: {{^}}i128:
; CHECK: FLO.U32.SH R3, R5 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R7, 0x0, PT ?
; CHECK-NEXT: FLO.U32 R4, R4 ?
; CHECK-NEXT: FLO.U32.SH R0, R7 ?
; CHECK-NEXT: @P0 IADD R3, -R4, 0x3f ?
; CHECK-NEXT: FLO.U32.SH R8, R6 ?
; CHECK-NEXT: LOP3 P0, RZ, R6, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: MOV.64 R[6:7], RZ ?
; CHECK-NEXT: @P1 IADD R0, R8, 0x20 ?
; CHECK-NEXT: IADD.X R4, P1, R3, 0x40 ?
; CHECK-NEXT: SEL R4, R0, R4, P0 ?
; CHECK-NEXT: IADD.X R5, RZ, 0x0, P1 ?
; CHECK-NEXT: SEL R5, R5, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  ret i128 %r
}

define i8 @i8_not_zero(i8 %a) {
; CHECK-LABEL: {{^}}i8_not_zero:
; CHECK: SHF.L.U32 R0, R4, 0x18, RZ ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ctlz.i8(i8 %a, i1 true)
  ret i8 %r
}

define i16 @i16_not_zero(i16 %a) {
; CHECK-LABEL: {{^}}i16_not_zero:
; CHECK: SHF.L.U32 R0, R4, 0x10, RZ ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 true)
  ret i16 %r
}

define i24 @i24_not_zero(i24 %a) {
; CHECK-LABEL: {{^}}i24_not_zero:
; CHECK: SHF.L.U32 R0, R4, 0x8, RZ ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.ctlz.i24(i24 %a, i1 true)
  ret i24 %r
}

define i32 @i32_not_zero(i32 %a) {
; CHECK-LABEL: {{^}}i32_not_zero:
; CHECK: FLO.U32.SH R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  ret i32 %r
}

define i64 @i64_not_zero(i64 %a) {
; CHECK-LABEL: {{^}}i64_not_zero:
; CHECK: FLO.U32.SH R6, R5 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: MOV R7, 0x0 ?
; CHECK-NEXT: FLO.U32.SH R0, R4 ?
; CHECK-NEXT: @P0 IADD R6, R0, 0x20 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 true)
  ret i64 %r
}

define i128 @i128_not_zero(i128 %a) {
; CHECK-LABEL: {{^}}i128_not_zero:
; CHECK: FLO.U32.SH R3, R5 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R7, 0x0, PT ?
; CHECK-NEXT: FLO.U32.SH R4, R4 ?
; CHECK-NEXT: FLO.U32.SH R0, R7 ?
; CHECK-NEXT: @P0 IADD R3, R4, 0x20 ?
; CHECK-NEXT: FLO.U32.SH R8, R6 ?
; CHECK-NEXT: LOP3 P0, RZ, R6, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: MOV.64 R[6:7], RZ ?
; CHECK-NEXT: @P1 IADD R0, R8, 0x20 ?
; CHECK-NEXT: IADD.X R4, P1, R3, 0x40 ?
; CHECK-NEXT: SEL R4, R0, R4, P0 ?
; CHECK-NEXT: IADD.X R5, RZ, 0x0, P1 ?
; CHECK-NEXT: SEL R5, R5, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 true)
  ret i128 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %a) {
; CHECK-LABEL: {{^}}bank:
; CHECK: FLO.U32.SH R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %x = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The position of the highest set bit.
define i32 @highest(i32 %a) {
; CHECK-LABEL: {{^}}highest:
; CHECK: FLO.U32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %r = sub i32 31, %n
  ret i32 %r
}

define i32 @highest_not_zero(i32 %a) {
; CHECK-LABEL: {{^}}highest_not_zero:
; CHECK: FLO.U32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  %r = xor i32 %n, 31
  ret i32 %r
}

define i32 @from_other_constant(i32 %a) {
; CHECK-LABEL: {{^}}from_other_constant:
; CHECK: FLO.U32 R0, R4 ?
; CHECK-NEXT: IADD R4, R0, 0x9 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %r = sub i32 40, %n
  ret i32 %r
}

; The position of the lowest set bit, or -1.
define i32 @lowest(i32 %a) {
; CHECK-LABEL: {{^}}lowest:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: FLO.U32.SH R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  %zero = icmp eq i32 %a, 0
  %r = select i1 %zero, i32 -1, i32 %n
  ret i32 %r
}
