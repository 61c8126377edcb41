; NOTE: CHECK lines are written by utils/update-checks
; Quotients of unsigned integers: of up to 32 bits by a reciprocal of floats, of more
; by the target runtime; by a constant as shifts and products.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}i8:
; CHECK: MOV R0, 0xff ?
; CHECK-NEXT: LOP3 R3, R5, 0x4b000000, R0, 0xec, !PT ?
; CHECK-NEXT: LOP3 R0, R4, 0x4b000000, R0, 0xec, !PT ?
; CHECK-NEXT: FADD R3, R3, -8388608 ?
; CHECK-NEXT: FADD R0, R0, -8388607.5 ?
; CHECK-NEXT: MUFU.RCP R3, R3 ?
; CHECK-NEXT: FFMA.RZ R0, R0, R3, 8388608 ?
; CHECK-NEXT: LOP3 R4, R0, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i8 %a, %b
  ret i8 %r
}

define i16 @i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}i16:
; CHECK: MOV R0, 0xffff ?
; CHECK-NEXT: LOP3 R3, R5, 0x4b000000, R0, 0xec, !PT ?
; CHECK-NEXT: LOP3 R0, R4, 0x4b000000, R0, 0xec, !PT ?
; CHECK-NEXT: FADD R3, R3, -8388608 ?
; CHECK-NEXT: FADD R0, R0, -8388607.5 ?
; CHECK-NEXT: MUFU.RCP R3, R3 ?
; CHECK-NEXT: FFMA.RZ R0, R0, R3, 8388608 ?
; CHECK-NEXT: LOP3 R4, R0, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i16 %a, %b
  ret i16 %r
}

define i32 @i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}i32:
; CHECK: I2F.F32.U32 R0, R5 ?
; CHECK-NEXT: IADD R3, -R5, 0x0 ?
; CHECK-NEXT: MUFU.RCP R0, R0 ?
; CHECK-NEXT: IADD R0, R0, 0xffffffc ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IMUL R6, R3, R0 ?
; CHECK-NEXT: IMAD.HI.X.U32 R0, R0, R6, R0 ?
; CHECK-NEXT: IMUL.HI.U32 R0, R4, R0 ?
; CHECK-NEXT: IMAD R3, R0, R3, R4 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R3, R5, PT ?
; CHECK-NEXT: @P0 IADD R3, R3, -R5 ?
; CHECK-NEXT: @P0 IADD R0, R0, 0x1 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P1, R3, R5, PT ?
; CHECK-NEXT: @P1 IADD R0, R0, 0x1 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i32 %a, %b
  ret i32 %r
}

define i64 @i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}i64:
; CHECK: LOP3 P0, RZ, R5, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: BSSY B1, .LBB4_3 ?
; CHECK-NEXT: @!P0 BRA .LBB4_2 ?
; CHECK: MOV.64 R[14:15], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], __q7x2_udivmod64 ?
; CHECK-NEXT: MOV.64 R[20:21], R[14:15] ?
; CHECK-NEXT: BRA .LBB4_3 ?
; CHECK-NEXT: .LBB4_2:
; CHECK-NEXT: I2F.F32.U32 R0, R6 ?
; CHECK-NEXT: IADD R3, -R6, 0x0 ?
; CHECK-NEXT: MUFU.RCP R0, R0 ?
; CHECK-NEXT: IADD R0, R0, 0xffffffc ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IMUL R5, R3, R0 ?
; CHECK-NEXT: IMAD.HI.X.U32 R0, R0, R5, R0 ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: IMUL.HI.U32 R8, R4, R0 ?
; CHECK-NEXT: IMAD R0, R8, R3, R4 ?
; CHECK-NEXT: MOV R4, R8 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R0, R6, PT ?
; CHECK-NEXT: @P0 IADD R0, R0, -R6 ?
; CHECK-NEXT: @P0 IADD R4, R4, 0x1 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P1, R0, R6, PT ?
; CHECK-NEXT: @P1 IADD R4, R4, 0x1 ?
; CHECK-NEXT: .LBB4_3:
; CHECK-NEXT: BSYNC B1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i64 %a, %b
  ret i64 %r
}

define i128 @i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}i128:
; CHECK: MOV.64 R[52:53], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], __q7x2_udivmod128 ?
; CHECK-NEXT: MOV.64 R[20:21], R[52:53] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i128 %a, %b
  ret i128 %r
}

define <2 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: I2F.F32.U32 R0, R6 ?
; CHECK-NEXT: IADD R9, -R6, 0x0 ?
; CHECK-NEXT: I2F.F32.U32 R3, R7 ?
; CHECK-NEXT: MUFU.RCP R0, R0 ?
; CHECK-NEXT: MUFU.RCP R3, R3 ?
; CHECK-NEXT: IADD R0, R0, 0xffffffc ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IMUL R8, R9, R0 ?
; CHECK-NEXT: IMAD.HI.X.U32 R0, R0, R8, R0 ?
; CHECK-NEXT: IMUL.HI.U32 R8, R4, R0 ?
; CHECK-NEXT: IADD R0, R3, 0xffffffc ?
; CHECK-NEXT: IMAD R3, R8, R9, R4 ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IADD R4, -R7, 0x0 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R3, R6, PT ?
; CHECK-NEXT: @P0 IADD R3, R3, -R6 ?
; CHECK-NEXT: @P0 IADD R8, R8, 0x1 ?
; CHECK-NEXT: IMUL R9, R4, R0 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P1, R3, R6, PT ?
; CHECK-NEXT: IMAD.HI.X.U32 R0, R0, R9, R0 ?
; CHECK-NEXT: @P1 IADD R8, R8, 0x1 ?
; CHECK-NEXT: IMUL.HI.U32 R9, R5, R0 ?
; CHECK-NEXT: IMAD R0, R9, R4, R5 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R0, R7, PT ?
; CHECK-NEXT: @P0 IADD R0, R0, -R7 ?
; CHECK-NEXT: @P0 IADD R9, R9, 0x1 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P1, R0, R7, PT ?
; CHECK-NEXT: @P1 IADD R9, R9, 0x1 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv <2 x i32> %a, %b
  ret <2 x i32> %r
}

define i24 @i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}i24:
; CHECK: LOP3 R0, R5, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: I2F.F32.U32 R3, R0 ?
; CHECK-NEXT: IADD R6, -R0, 0x0 ?
; CHECK-NEXT: MUFU.RCP R3, R3 ?
; CHECK-NEXT: IADD R3, R3, 0xfffffff ?
; CHECK-NEXT: F2I.U32.F32.RZ R3, R3 ?
; CHECK-NEXT: IMUL.HI.U32 R4, R5, R3 ?
; CHECK-NEXT: IMAD R3, R4, R6, R5 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R3, R0, PT ?
; CHECK-NEXT: @P0 IADD R4, R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i24 %a, %b
  ret i24 %r
}

define i32 @i32_by_8(i32 %a) {
; CHECK-LABEL: {{^}}i32_by_8:
; CHECK: SHF.R.HI.U32 R4, RZ, 0x3, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i32 %a, 8
  ret i32 %r
}

define i32 @i32_by_3(i32 %a) {
; CHECK-LABEL: {{^}}i32_by_3:
; CHECK: IMUL.HI.U32 R0, R4, -0x55555555 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x1, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i32 %a, 3
  ret i32 %r
}

define i32 @i32_by_7(i32 %a) {
; CHECK-LABEL: {{^}}i32_by_7:
; CHECK: IMUL.HI.U32 R0, R4, 0x24924925 ?
; CHECK-NEXT: IADD R3, R4, -R0 ?
; CHECK-NEXT: LEA.HI.X R0, R3, R0, RZ, 0x1f ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x2, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i32 %a, 7
  ret i32 %r
}

define i32 @i32_by_10(i32 %a) {
; CHECK-LABEL: {{^}}i32_by_10:
; CHECK: IMUL.HI.U32 R0, R4, -0x33333333 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i32 %a, 10
  ret i32 %r
}

define i8 @i8_by_10(i8 %a) {
; CHECK-LABEL: {{^}}i8_by_10:
; CHECK: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R0, R0, 0xcd ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0xb, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i8 %a, 10
  ret i8 %r
}

define i16 @i16_by_10(i16 %a) {
; CHECK-LABEL: {{^}}i16_by_10:
; CHECK: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R0, R0, 0xcccd ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x13, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i16 %a, 10
  ret i16 %r
}

define i64 @i64_by_16(i64 %a) {
; CHECK-LABEL: {{^}}i64_by_16:
; CHECK: SHF.R.WRAP.U32 R4, R4, 0x4, R5 ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i64 %a, 16
  ret i64 %r
}

define i64 @i64_by_10(i64 %a) {
; CHECK-LABEL: {{^}}i64_by_10:
; CHECK: IMAD.WIDE.U32 R[6:7], R5, -0x33333333, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], R4, -0x33333333, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[6:7], P1, R4, -0x33333334, R[6:7] ?
; CHECK-NEXT: IADD.X RZ, P0, R9, R6 ?
; CHECK-NEXT: SEL R9, RZ, 0x1, !P1 ?
; CHECK-NEXT: MOV R8, R7 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[4:5], R5, -0x33333334, R[8:9], P0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R4, 0x3, R5 ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x3, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i64 %a, 10
  ret i64 %r
}

define ptx_kernel void @bank_i32(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_i32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: I2F.F32.U32 R3, c[0x0][0x168] ?
; CHECK-NEXT: MUFU.RCP R3, R3 ?
; CHECK-NEXT: IADD R3, R3, 0xffffffc ?
; CHECK-NEXT: F2I.U32.F32.RZ R3, R3 ?
; CHECK-NEXT: IMUL R4, R3, -c[0x0][0x168] ?
; CHECK-NEXT: IMAD.HI.X.U32 R3, R3, R4, R3 ?
; CHECK-NEXT: IADD R4, RZ, -c[0x0][0x168] ?
; CHECK-NEXT: IMUL.HI.U32 R3, R2, R3 ?
; CHECK-NEXT: IMAD R2, R3, R4, R2 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R2, c[0x0][0x168], PT ?
; CHECK-NEXT: @P0 IADD R2, R2, -c[0x0][0x168] ?
; CHECK-NEXT: @P0 IADD R3, R3, 0x1 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P1, R2, c[0x0][0x168], PT ?
; CHECK-NEXT: @P1 IADD R3, R3, 0x1 ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = udiv i32 %a, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Without a correction, with one, with two.
define i32 @bits_22(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}bits_22:
; CHECK: I2F.F32.U32 R0, R5 ?
; CHECK-NEXT: MOV R3, 0x3fffff ?
; CHECK-NEXT: LOP3 R3, R4, 0x4b000000, R3, 0xec, !PT ?
; CHECK-NEXT: FADD R3, R3, -8388607.5 ?
; CHECK-NEXT: MUFU.RCP R0, R0 ?
; CHECK-NEXT: FFMA.RZ R0, R3, R0, 8388608 ?
; CHECK-NEXT: LOP3 R4, R0, 0x3fffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %x = and i32 %a, 4194303
  %r = udiv i32 %x, %b
  ret i32 %r
}

define i32 @bits_23(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}bits_23:
; CHECK: I2F.F32.U32 R0, R5 ?
; CHECK-NEXT: LOP3 R3, R4, 0x7fffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R6, -R5, 0x0 ?
; CHECK-NEXT: MUFU.RCP R0, R0 ?
; CHECK-NEXT: IADD R0, R0, 0xfffffff ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IMUL.HI.U32 R4, R3, R0 ?
; CHECK-NEXT: IMAD R0, R4, R6, R3 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R0, R5, PT ?
; CHECK-NEXT: @P0 IADD R4, R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = and i32 %a, 8388607
  %r = udiv i32 %x, %b
  ret i32 %r
}

define i32 @bits_25(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}bits_25:
; CHECK: I2F.F32.U32 R0, R5 ?
; CHECK-NEXT: IADD R3, -R5, 0x0 ?
; CHECK-NEXT: LOP3 R7, R4, 0x1ffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: MUFU.RCP R0, R0 ?
; CHECK-NEXT: IADD R0, R0, 0xffffffc ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IMUL R6, R3, R0 ?
; CHECK-NEXT: IMAD.HI.X.U32 R0, R0, R6, R0 ?
; CHECK-NEXT: IMUL.HI.U32 R4, R7, R0 ?
; CHECK-NEXT: IMAD R0, R4, R3, R7 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R0, R5, PT ?
; CHECK-NEXT: @P0 IADD R0, R0, -R5 ?
; CHECK-NEXT: @P0 IADD R4, R4, 0x1 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P1, R0, R5, PT ?
; CHECK-NEXT: @P1 IADD R4, R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = and i32 %a, 33554431
  %r = udiv i32 %x, %b
  ret i32 %r
}
