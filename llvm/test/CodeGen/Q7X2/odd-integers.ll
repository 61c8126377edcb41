; NOTE: CHECK lines are written by utils/update-checks
; Integers of widths that are none of C's: the bits above are masked where they
; matter.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i3 @add_i3(i3 %a, i3 %b) {
; CHECK-LABEL: {{^}}add_i3:
; CHECK: IADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i3 %a, %b
  ret i3 %r
}

define i3 @mul_i3(i3 %a, i3 %b) {
; CHECK-LABEL: {{^}}mul_i3:
; CHECK: IMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i3 %a, %b
  ret i3 %r
}

define i3 @lshr_i3(i3 %a, i3 %b) {
; CHECK-LABEL: {{^}}lshr_i3:
; CHECK: LOP3 R0, R4, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = lshr i3 %a, %b
  ret i3 %r
}

define i3 @ashr_i3(i3 %a, i3 %b) {
; CHECK-LABEL: {{^}}ashr_i3:
; CHECK: SHF.L.U32 R0, R4, 0x1d, RZ ?
; CHECK-NEXT: LOP3 R3, R5, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1d, R0 ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i3 %a, %b
  ret i3 %r
}

define i17 @add_i17(i17 %a, i17 %b) {
; CHECK-LABEL: {{^}}add_i17:
; CHECK: IADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i17 %a, %b
  ret i17 %r
}

define i17 @mul_i17(i17 %a, i17 %b) {
; CHECK-LABEL: {{^}}mul_i17:
; CHECK: IMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i17 %a, %b
  ret i17 %r
}

define i17 @lshr_i17(i17 %a, i17 %b) {
; CHECK-LABEL: {{^}}lshr_i17:
; CHECK: LOP3 R0, R4, 0x1ffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0x1ffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = lshr i17 %a, %b
  ret i17 %r
}

define i17 @ashr_i17(i17 %a, i17 %b) {
; CHECK-LABEL: {{^}}ashr_i17:
; CHECK: SHF.L.U32 R0, R4, 0xf, RZ ?
; CHECK-NEXT: LOP3 R3, R5, 0x1ffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0xf, R0 ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i17 %a, %b
  ret i17 %r
}

define i33 @add_i33(i33 %a, i33 %b) {
; CHECK-LABEL: {{^}}add_i33:
; CHECK: IADD.X R4, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R5, R5, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i33 %a, %b
  ret i33 %r
}

define i33 @mul_i33(i33 %a, i33 %b) {
; CHECK-LABEL: {{^}}mul_i33:
; CHECK: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: IMAD R0, R4, R7, R9 ?
; CHECK-NEXT: IMAD R9, R5, R6, R0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i33 %a, %b
  ret i33 %r
}

define i33 @lshr_i33(i33 %a, i33 %b) {
; CHECK-LABEL: {{^}}lshr_i33:
; CHECK: LOP3 R0, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U64 R5, R4, R6, R0 ?
; CHECK-NEXT: SHF.R.U64 R4, R4, R6, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = lshr i33 %a, %b
  ret i33 %r
}

define i33 @ashr_i33(i33 %a, i33 %b) {
; CHECK-LABEL: {{^}}ashr_i33:
; CHECK: SHF.L.HI.WRAP.U32 R0, R4, 0x1f, R5 ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x1f, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R3, R3, 0x1f, R0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R0 ?
; CHECK-NEXT: SHF.R.HI.S64 R5, R3, R6, R0 ?
; CHECK-NEXT: SHF.R.S64 R4, R3, R6, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i33 %a, %b
  ret i33 %r
}

define i65 @add_i65(i65 %a, i65 %b) {
; CHECK-LABEL: {{^}}add_i65:
; CHECK: IADD.X R4, P0, R4, R8 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R9, P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10, P0 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i65 %a, %b
  ret i65 %r
}

define i65 @mul_i65(i65 %a, i65 %b) {
; CHECK-LABEL: {{^}}mul_i65:
; CHECK: IMAD.WIDE.U32 R[14:15], R5, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[12:13], R4, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[14:15], P0, R4, R9, R[14:15] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[18:19], R4, R10, RZ ?
; CHECK-NEXT: IADD.X R13, P1, R13, R14 ?
; CHECK-NEXT: IMAD R0, R4, R11, R19 ?
; CHECK-NEXT: SEL R17, RZ, 0x1, !P0 ?
; CHECK-NEXT: MOV R16, R15 ?
; CHECK-NEXT: IMAD R0, R5, R10, R0 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[14:15], R5, R9, R[16:17], P1 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[16:17], R6, R8, RZ ?
; CHECK-NEXT: IADD.X R3, P1, R14, R18 ?
; CHECK-NEXT: IMAD R4, R6, R9, R17 ?
; CHECK-NEXT: IADD.X R6, P0, R3, R16 ?
; CHECK-NEXT: IMAD R3, R7, R8, R4 ?
; CHECK-NEXT: IADD.X R0, R15, R0, P1 ?
; CHECK-NEXT: MOV.64 R[4:5], R[12:13] ?
; CHECK-NEXT: IADD.X R7, R0, R3, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i65 %a, %b
  ret i65 %r
}

define i65 @lshr_i65(i65 %a, i65 %b) {
; CHECK-LABEL: {{^}}lshr_i65:
; CHECK: LOP3 R0, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R6, -R8, 0x40 ?
; CHECK-NEXT: IADD R7, R8, -0x40 ?
; CHECK-NEXT: SHF.R.HI.U64 R3, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R9, R0, R6, 0x0 ?
; CHECK-NEXT: SHF.R.HI.U64 R10, R0, R7, 0x0 ?
; CHECK-NEXT: SHF.R.U64 R4, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.U64 R6, R0, R6, 0x0 ?
; CHECK-NEXT: SHF.R.U64 R7, R0, R7, 0x0 ?
; CHECK-NEXT: LOP3 R5, R10, R3, R9, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R4, R7, R4, R6, 0xfe, !PT ?
; CHECK-NEXT: SHF.R.HI.U64 R7, R0, R8, 0x0 ?
; CHECK-NEXT: SHF.R.U64 R6, R0, R8, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = lshr i65 %a, %b
  ret i65 %r
}

define i65 @ashr_i65(i65 %a, i65 %b) {
; CHECK-LABEL: {{^}}ashr_i65:
; CHECK: LOP3 R0, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R3, -R8, 0x40 ?
; CHECK-NEXT: IADD R0, -R0, 0x0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, 0x40, PT ?
; CHECK-NEXT: IADD R9, R8, -0x40 ?
; CHECK-NEXT: SHF.R.HI.U64 R6, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R7, R0, R3, R0 ?
; CHECK-NEXT: SHF.R.U64 R4, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.U64 R3, R0, R3, R0 ?
; CHECK-NEXT: SHF.R.HI.S64 R11, R0, R9, R0 ?
; CHECK-NEXT: SHF.R.S64 R10, R0, R9, R0 ?
; CHECK-NEXT: @P0 LOP3 R11, R6, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: @P0 LOP3 R10, R4, R3, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.HI.S64 R7, R0, R8, R0 ?
; CHECK-NEXT: SHF.R.S64 R6, R0, R8, R0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i65 %a, %b
  ret i65 %r
}

define i100 @add_i100(i100 %a, i100 %b) {
; CHECK-LABEL: {{^}}add_i100:
; CHECK: IADD.X R4, P0, R4, R8 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R9, P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10, P0 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i100 %a, %b
  ret i100 %r
}

define i100 @mul_i100(i100 %a, i100 %b) {
; CHECK-LABEL: {{^}}mul_i100:
; CHECK: IMAD.WIDE.U32 R[14:15], R5, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[12:13], R4, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[14:15], P0, R4, R9, R[14:15] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[18:19], R4, R10, RZ ?
; CHECK-NEXT: IADD.X R13, P1, R13, R14 ?
; CHECK-NEXT: IMAD R0, R4, R11, R19 ?
; CHECK-NEXT: SEL R17, RZ, 0x1, !P0 ?
; CHECK-NEXT: MOV R16, R15 ?
; CHECK-NEXT: IMAD R0, R5, R10, R0 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[14:15], R5, R9, R[16:17], P1 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[16:17], R6, R8, RZ ?
; CHECK-NEXT: IADD.X R3, P1, R14, R18 ?
; CHECK-NEXT: IMAD R4, R6, R9, R17 ?
; CHECK-NEXT: IADD.X R6, P0, R3, R16 ?
; CHECK-NEXT: IMAD R3, R7, R8, R4 ?
; CHECK-NEXT: IADD.X R0, R15, R0, P1 ?
; CHECK-NEXT: MOV.64 R[4:5], R[12:13] ?
; CHECK-NEXT: IADD.X R7, R0, R3, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i100 %a, %b
  ret i100 %r
}

define i100 @lshr_i100(i100 %a, i100 %b) {
; CHECK-LABEL: {{^}}lshr_i100:
; CHECK: LOP3 R0, R7, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R7, -R8, 0x40 ?
; CHECK-NEXT: IADD R9, R8, -0x40 ?
; CHECK-NEXT: SHF.R.HI.U64 R3, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R10, R6, R7, R0 ?
; CHECK-NEXT: SHF.R.HI.U64 R11, R6, R9, R0 ?
; CHECK-NEXT: SHF.R.U64 R4, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.U64 R7, R6, R7, R0 ?
; CHECK-NEXT: SHF.R.U64 R9, R6, R9, R0 ?
; CHECK-NEXT: LOP3 R5, R11, R3, R10, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R4, R9, R4, R7, 0xfe, !PT ?
; CHECK-NEXT: SHF.R.HI.U64 R7, R6, R8, R0 ?
; CHECK-NEXT: SHF.R.U64 R6, R6, R8, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = lshr i100 %a, %b
  ret i100 %r
}

define i100 @ashr_i100(i100 %a, i100 %b) {
; CHECK-LABEL: {{^}}ashr_i100:
; CHECK: IMAD R3, R6, 0x10000000, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R0, R6, 0x1c, R7 ?
; CHECK-NEXT: IADD R6, -R8, 0x40 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R3, R3, 0x1c, R0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1c, R0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, 0x40, PT ?
; CHECK-NEXT: IADD R10, R8, -0x40 ?
; CHECK-NEXT: SHF.R.HI.U64 R7, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R9, R3, R6, R0 ?
; CHECK-NEXT: SHF.R.U64 R4, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.U64 R5, R3, R6, R0 ?
; CHECK-NEXT: SHF.R.HI.S64 R11, R3, R10, R0 ?
; CHECK-NEXT: SHF.R.S64 R10, R3, R10, R0 ?
; CHECK-NEXT: @P0 LOP3 R11, R7, R9, RZ, 0xfc, !PT ?
; CHECK-NEXT: @P0 LOP3 R10, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.HI.S64 R7, R3, R8, R0 ?
; CHECK-NEXT: SHF.R.S64 R6, R3, R8, R0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i100 %a, %b
  ret i100 %r
}

define i1 @compare_i33(i33 %a, i33 %b) {
; CHECK-LABEL: {{^}}compare_i33:
; CHECK: SHF.L.HI.WRAP.U32 R3, R4, 0x1f, R5 ?
; CHECK-NEXT: IMAD R5, R6, -0x80000000, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R0, R6, 0x1f, R7 ?
; CHECK-NEXT: IMAD R4, R4, -0x80000000, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R5, R5, 0x1f, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R4, 0x1f, R3 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x1f, R3 ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R3, R0, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i33 %a, %b
  ret i1 %r
}

define i33 @load_i33(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i33:
; CHECK: LDG.U8 R7, [R[4:5].64+0x4] ?
; CHECK-NEXT: LDG R6, [R[4:5].64] ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i33, ptr addrspace(1) %p
  ret i33 %r
}

define void @store_i33(ptr addrspace(1) %p, i33 %v) {
; CHECK-LABEL: {{^}}store_i33:
; CHECK: LOP3 R0, R7, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: STG [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x4], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i33 %v, ptr addrspace(1) %p
  ret void
}
