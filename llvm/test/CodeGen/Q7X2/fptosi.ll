; NOTE: CHECK lines are written by utils/update-checks
; Conversion of floating-point numbers to signed integers, toward zero. A result that
; does not fit is poison in IR, so narrow integers are converted as words.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @f16_to_i1(half %a) {
; CHECK-LABEL: {{^}}f16_to_i1:
; CHECK: F2I.S32.F16.RZ R0, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi half %a to i1
  ret i1 %r
}

define i8 @f16_to_i8(half %a) {
; CHECK-LABEL: {{^}}f16_to_i8:
; CHECK: F2I.S32.F16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi half %a to i8
  ret i8 %r
}

define i16 @f16_to_i16(half %a) {
; CHECK-LABEL: {{^}}f16_to_i16:
; CHECK: F2I.S32.F16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi half %a to i16
  ret i16 %r
}

define i32 @f16_to_i32(half %a) {
; CHECK-LABEL: {{^}}f16_to_i32:
; CHECK: F2I.S32.F16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi half %a to i32
  ret i32 %r
}

define i64 @f16_to_i64(half %a) {
; CHECK-LABEL: {{^}}f16_to_i64:
; CHECK: F2I.S64.F16.RZ R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi half %a to i64
  ret i64 %r
}

define i1 @bf16_to_i1(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i1:
; CHECK: F2I.S32.BF16.RZ R0, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi bfloat %a to i1
  ret i1 %r
}

define i8 @bf16_to_i8(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i8:
; CHECK: F2I.S32.BF16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi bfloat %a to i8
  ret i8 %r
}

define i16 @bf16_to_i16(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i16:
; CHECK: F2I.S32.BF16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi bfloat %a to i16
  ret i16 %r
}

define i32 @bf16_to_i32(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i32:
; CHECK: F2I.S32.BF16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi bfloat %a to i32
  ret i32 %r
}

define i64 @bf16_to_i64(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i64:
; CHECK: F2I.S64.BF16.RZ R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi bfloat %a to i64
  ret i64 %r
}

define i1 @f32_to_i1(float %a) {
; CHECK-LABEL: {{^}}f32_to_i1:
; CHECK: F2I.S32.F32.RZ R0, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi float %a to i1
  ret i1 %r
}

define i8 @f32_to_i8(float %a) {
; CHECK-LABEL: {{^}}f32_to_i8:
; CHECK: F2I.S32.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi float %a to i8
  ret i8 %r
}

define i16 @f32_to_i16(float %a) {
; CHECK-LABEL: {{^}}f32_to_i16:
; CHECK: F2I.S32.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi float %a to i16
  ret i16 %r
}

define i32 @f32_to_i32(float %a) {
; CHECK-LABEL: {{^}}f32_to_i32:
; CHECK: F2I.S32.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi float %a to i32
  ret i32 %r
}

define i64 @f32_to_i64(float %a) {
; CHECK-LABEL: {{^}}f32_to_i64:
; CHECK: F2I.S64.F32.RZ R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi float %a to i64
  ret i64 %r
}

define i1 @f64_to_i1(double %a) {
; CHECK-LABEL: {{^}}f64_to_i1:
; CHECK: F2I.S32.F64.RZ R0, R[4:5] ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi double %a to i1
  ret i1 %r
}

define i8 @f64_to_i8(double %a) {
; CHECK-LABEL: {{^}}f64_to_i8:
; CHECK: F2I.S32.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi double %a to i8
  ret i8 %r
}

define i16 @f64_to_i16(double %a) {
; CHECK-LABEL: {{^}}f64_to_i16:
; CHECK: F2I.S32.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi double %a to i16
  ret i16 %r
}

define i32 @f64_to_i32(double %a) {
; CHECK-LABEL: {{^}}f64_to_i32:
; CHECK: F2I.S32.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi double %a to i32
  ret i32 %r
}

define i64 @f64_to_i64(double %a) {
; CHECK-LABEL: {{^}}f64_to_i64:
; CHECK: F2I.S64.F64.RZ R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi double %a to i64
  ret i64 %r
}

define i128 @f32_to_i128(float %a) {
; CHECK-LABEL: {{^}}f32_to_i128:
; CHECK: MOV R0, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], RZ ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x17, R0 ?
; CHECK-NEXT: MOV.64 R[6:7], R[4:5] ?
; CHECK-NEXT: LOP3 R8, R3, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, 0x7f, PT ?
; CHECK-NEXT: BSSY B0, .LBB20_6 ?
; CHECK-NEXT: @P0 BRA .LBB20_6 ?
; CHECK: IADD.X R3, P0, R8, -0xff ?
; CHECK-NEXT: IADD.X R5, P1, R4, -0x1, P0 ?
; CHECK-NEXT: ISETP.GT.AND.U32 P0, R3, -0x81, PT ?
; CHECK-NEXT: IADD.X R3, P2, RZ, -0x1, P1 ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P1, R5, -0x1, PT, P0 ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R3, -0x1, PT ?
; CHECK-NEXT: IADD.X R3, RZ, -0x1, P2 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R3, -0x1, P1, P0 ?
; CHECK-NEXT: @P0 BRA .LBB20_3 ?
; CHECK: ISETP.GT.AND P0, R0, -0x1, PT ?
; CHECK-NEXT: MOV R0, -0x80000000 ?
; CHECK-NEXT: SEL R6, RZ, -0x1, !P0 ?
; CHECK-NEXT: SEL R7, R0, 0x7fffffff, !P0 ?
; CHECK-NEXT: MOV R4, R6 ?
; CHECK-NEXT: MOV R5, R6 ?
; CHECK-NEXT: BRA .LBB20_6 ?
; CHECK-NEXT: .LBB20_3:
; CHECK-NEXT: ISETP.GT.AND.U32 P0, R8, 0x95, PT ?
; CHECK-NEXT: IMAD R5, RZ, RZ, 0x7fffff ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x1f, R0 ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P0, R4, 0x0, PT, P0 ?
; CHECK-NEXT: LOP3 R7, R3, 0x1, RZ, 0xfc, !PT ?
; CHECK-NEXT: LOP3 R5, R0, 0x800000, R5, 0xec, !PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R3 ?
; CHECK-NEXT: @P0 BRA .LBB20_5 ?
; CHECK: IADD R6, -R8, 0x96 ?
; CHECK-NEXT: IADD R8, -R8, 0x56 ?
; CHECK-NEXT: IADD R11, -R6, 0x40 ?
; CHECK-NEXT: SHF.R.U64 R9, R5, R6, R4 ?
; CHECK-NEXT: SHF.R.HI.U64 R4, R5, R6, R4 ?
; CHECK-NEXT: SHF.R.HI.U64 R5, RZ, R8, 0x0 ?
; CHECK-NEXT: SHF.L.HI.U64 R6, RZ, R11, 0x0 ?
; CHECK-NEXT: SHF.R.U64 R10, RZ, R8, 0x0 ?
; CHECK-NEXT: SHF.L.U64 R8, RZ, R11, 0x0 ?
; CHECK-NEXT: LOP3 R12, R5, R4, R6, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R13, R10, R9, R8, 0xfe, !PT ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R12, R7, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], R13, R3, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], P1, R13, R3, R[4:5] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R13, R7, RZ ?
; CHECK-NEXT: IMAD R0, R13, R0, R11 ?
; CHECK-NEXT: MOV R6, R9 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R8 ?
; CHECK-NEXT: IMAD R0, R12, R3, R0 ?
; CHECK-NEXT: SEL R7, RZ, 0x1, !P1 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[6:7], R12, R3, R[6:7], P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10 ?
; CHECK-NEXT: IADD.X R7, R7, R0, P0 ?
; CHECK-NEXT: BRA .LBB20_6 ?
; CHECK-NEXT: .LBB20_5:
; CHECK-NEXT: IADD R12, R8, -0x96 ?
; CHECK-NEXT: IADD R6, -R8, 0xd6 ?
; CHECK-NEXT: SHF.L.HI.U64 R17, R5, R12, R4 ?
; CHECK-NEXT: SHF.L.U64 R18, R5, R12, R4 ?
; CHECK-NEXT: IADD R10, R8, -0xd6 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], R17, R7, RZ ?
; CHECK-NEXT: SHF.R.HI.U64 R16, R5, R6, R4 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[14:15], R18, R3, RZ ?
; CHECK-NEXT: SHF.R.U64 R6, R5, R6, R4 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], P1, R18, R3, R[8:9] ?
; CHECK-NEXT: SHF.L.U64 R11, R5, R10, R4 ?
; CHECK-NEXT: IMAD R0, R18, R0, R15 ?
; CHECK-NEXT: SHF.L.HI.U64 R19, R5, R10, R4 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R18, R7, RZ ?
; CHECK-NEXT: SHF.L.U64 R13, RZ, R12, 0x0 ?
; CHECK-NEXT: IMAD R0, R17, R3, R0 ?
; CHECK-NEXT: SHF.L.HI.U64 R22, RZ, R12, 0x0 ?
; CHECK-NEXT: IMAD R12, RZ, RZ, R9 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R8 ?
; CHECK-NEXT: LOP3 R6, R11, R13, R6, 0xfe, !PT ?
; CHECK-NEXT: SEL R13, RZ, 0x1, !P1 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], R6, R7, RZ ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[8:9], R17, R3, R[12:13], P0 ?
; CHECK-NEXT: LOP3 R12, R19, R22, R16, 0xfe, !PT ?
; CHECK-NEXT: IMAD R11, R6, R3, R11 ?
; CHECK-NEXT: IADD.X R6, P1, R8, R14 ?
; CHECK-NEXT: IMAD R3, R12, R7, R11 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10 ?
; CHECK-NEXT: IADD.X R0, R9, R0, P1 ?
; CHECK-NEXT: IADD.X R7, R0, R3, P0 ?
; CHECK-NEXT: .LBB20_6:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi float %a to i128
  ret i128 %r
}

define <2 x i32> @v2f32_to_v2i32(<2 x float> %a) {
; CHECK-LABEL: {{^}}v2f32_to_v2i32:
; CHECK: F2I.S32.F32.RZ R4, R4 ?
; CHECK-NEXT: F2I.S32.F32.RZ R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi <2 x float> %a to <2 x i32>
  ret <2 x i32> %r
}

define <2 x i16> @v2f16_to_v2i16(<2 x half> %a) {
; CHECK-LABEL: {{^}}v2f16_to_v2i16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: F2I.S32.F16.RZ R4, R4 ?
; CHECK-NEXT: F2I.S32.F16.RZ R5, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptosi <2 x half> %a to <2 x i16>
  ret <2 x i16> %r
}

define ptx_kernel void @bank_f32_to_i32(ptr addrspace(1) %p, float %a) {
; CHECK-LABEL: {{^}}bank_f32_to_i32:
; CHECK: F2I.S32.F32.RZ R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %r = fptosi float %a to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_f64_to_i64(ptr addrspace(1) %p, double %a) {
; CHECK-LABEL: {{^}}bank_f64_to_i64:
; CHECK: F2I.S64.F64.RZ R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: STG.64 [R[2:3].64], R[0:1] ?
; CHECK-NEXT: EXIT ?
  %r = fptosi double %a to i64
  store i64 %r, ptr addrspace(1) %p
  ret void
}
