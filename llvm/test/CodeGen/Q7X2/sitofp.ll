; NOTE: CHECK lines are written by utils/update-checks
; Conversion of signed integers to floating-point numbers, rounded to nearest even.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @i1_to_f16(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_f16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, RZ, -0x1, !P0 ?
; CHECK-NEXT: I2F.F16.S32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i1 %a to half
  ret half %r
}

define half @i8_to_f16(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_f16:
; CHECK: I2F.F16.S8 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i8 %a to half
  ret half %r
}

define half @i16_to_f16(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_f16:
; CHECK: I2F.F16.S16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i16 %a to half
  ret half %r
}

define half @i32_to_f16(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_f16:
; CHECK: I2F.F16.S32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i32 %a to half
  ret half %r
}

define half @i64_to_f16(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_f16:
; CHECK: I2F.F16.S64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i64 %a to half
  ret half %r
}

define bfloat @i1_to_bf16(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_bf16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, RZ, -0x1, !P0 ?
; CHECK-NEXT: I2F.BF16.S32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i1 %a to bfloat
  ret bfloat %r
}

define bfloat @i8_to_bf16(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_bf16:
; CHECK: I2F.BF16.S8 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i8 %a to bfloat
  ret bfloat %r
}

define bfloat @i16_to_bf16(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_bf16:
; CHECK: I2F.BF16.S16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i16 %a to bfloat
  ret bfloat %r
}

define bfloat @i32_to_bf16(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_bf16:
; CHECK: I2F.BF16.S32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i32 %a to bfloat
  ret bfloat %r
}

define bfloat @i64_to_bf16(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_bf16:
; CHECK: I2F.BF16.S64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i64 %a to bfloat
  ret bfloat %r
}

define float @i1_to_f32(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_f32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, RZ, -0x1, !P0 ?
; CHECK-NEXT: I2F.F32.S32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i1 %a to float
  ret float %r
}

define float @i8_to_f32(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_f32:
; CHECK: I2F.F32.S8 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i8 %a to float
  ret float %r
}

define float @i16_to_f32(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_f32:
; CHECK: I2F.F32.S16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i16 %a to float
  ret float %r
}

define float @i32_to_f32(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_f32:
; CHECK: I2F.F32.S32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i32 %a to float
  ret float %r
}

define float @i64_to_f32(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_f32:
; CHECK: I2F.F32.S64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i64 %a to float
  ret float %r
}

define double @i1_to_f64(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_f64:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, RZ, -0x1, !P0 ?
; CHECK-NEXT: I2F.F64.S32 R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i1 %a to double
  ret double %r
}

define double @i8_to_f64(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_f64:
; CHECK: I2F.F64.S8 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i8 %a to double
  ret double %r
}

define double @i16_to_f64(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_f64:
; CHECK: I2F.F64.S16 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i16 %a to double
  ret double %r
}

define double @i32_to_f64(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_f64:
; CHECK: I2F.F64.S32 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i32 %a to double
  ret double %r
}

define double @i64_to_f64(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_f64:
; CHECK: I2F.F64.S64 R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i64 %a to double
  ret double %r
}

define float @i128_to_f32(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_f32:
; CHECK: LOP3 R0, R5, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R0, R4, R6, 0xfe, !PT ?
; CHECK-NEXT: MOV R0, 0x0 ?
; CHECK-NEXT: BSSY B0, .LBB20_9 ?
; CHECK-NEXT: @!P0 BRA .LBB20_9 ?
; CHECK: SHF.R.HI R0, RZ, 0x1f, R7 ?
; CHECK-NEXT: LOP3 R3, R4, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R4, P0, R3, ~R0, PT ?
; CHECK-NEXT: LOP3 R3, R5, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: FLO.U32.SH R10, R4 ?
; CHECK-NEXT: IADD.X R5, P0, R3, ~R0, P0 ?
; CHECK-NEXT: LOP3 R3, R6, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R5, 0x0, PT ?
; CHECK-NEXT: IADD.X R8, P0, R3, ~R0, P0 ?
; CHECK-NEXT: FLO.U32.SH R6, R5 ?
; CHECK-NEXT: LOP3 R3, R7, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R7, R3, ~R0, P0 ?
; CHECK-NEXT: FLO.U32.SH R3, R8 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R7, 0x0, PT ?
; CHECK-NEXT: @P1 IADD R6, R10, 0x20 ?
; CHECK-NEXT: FLO.U32.SH R9, R7 ?
; CHECK-NEXT: @P0 IADD R9, R3, 0x20 ?
; CHECK-NEXT: LOP3 P0, RZ, R8, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: @!P0 IADD R9, R6, 0x40 ?
; CHECK-NEXT: IADD R6, -R9, 0x80 ?
; CHECK-NEXT: IADD R3, -R9, 0x7f ?
; CHECK-NEXT: ISETP.LT.AND P0, R6, 0x19, PT ?
; CHECK-NEXT: BSSY B1, .LBB20_8 ?
; CHECK-NEXT: @P0 BRA .LBB20_5 ?
; CHECK: ISETP.EQ.AND P0, R6, 0x1a, PT ?
; CHECK-NEXT: BSSY B2, .LBB20_7 ?
; CHECK-NEXT: @P0 BRA .LBB20_7 ?
; CHECK: ISETP.NE.AND P0, R6, 0x19, PT ?
; CHECK-NEXT: @P0 BRA .LBB20_6 ?
; CHECK: SHF.L.HI.WRAP.U32 R5, R4, 0x1, R5 ?
; CHECK-NEXT: SHF.L.U32 R4, R4, 0x1, RZ ?
; CHECK-NEXT: BRA .LBB20_7 ?
; CHECK-NEXT: .LBB20_5:
; CHECK-NEXT: IADD R6, R9, -0x68 ?
; CHECK-NEXT: SHF.L.U64 R4, R4, R6, R5 ?
; CHECK-NEXT: BRA .LBB20_8 ?
; CHECK-NEXT: .LBB20_6:
; CHECK-NEXT: IADD R13, -R9, 0x26 ?
; CHECK-NEXT: IADD R16, R9, 0x1a ?
; CHECK-NEXT: IADD R10, -R9, 0x66 ?
; CHECK-NEXT: IADD R9, R9, -0x26 ?
; CHECK-NEXT: SHF.R.HI.U64 R19, R4, R13, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R22, R8, R16, R7 ?
; CHECK-NEXT: SHF.R.U64 R17, R4, R13, R5 ?
; CHECK-NEXT: SHF.L.U64 R18, R4, R9, R5 ?
; CHECK-NEXT: SHF.L.U64 R23, R8, R16, R7 ?
; CHECK-NEXT: LOP3 R19, R22, R19, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.L.HI.U64 R9, R4, R9, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R22, R4, R16, R5 ?
; CHECK-NEXT: SHF.R.HI.U64 R11, R4, R10, R5 ?
; CHECK-NEXT: IADD R12, -R10, 0x40 ?
; CHECK-NEXT: SHF.R.U64 R10, R4, R10, R5 ?
; CHECK-NEXT: LOP3 R17, R18, R23, R17, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R9, R22, R19, R9, 0xfe, !PT ?
; CHECK-NEXT: SHF.L.U64 R4, R4, R16, R5 ?
; CHECK-NEXT: SHF.L.U64 R5, R8, R12, R7 ?
; CHECK-NEXT: LOP3 P0, RZ, R9, R4, R17, 0xfe, !PT ?
; CHECK-NEXT: SHF.L.HI.U64 R14, R8, R12, R7 ?
; CHECK-NEXT: SHF.R.HI.U64 R15, R8, R13, R7 ?
; CHECK-NEXT: LOP3 R4, R10, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.U64 R7, R8, R13, R7 ?
; CHECK-NEXT: SEL R8, RZ, 0x1, !P0 ?
; CHECK-NEXT: LOP3 R5, R15, R11, R14, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R4, R8, R4, R7, 0xfe, !PT ?
; CHECK-NEXT: .LBB20_7:
; CHECK: BSYNC B2 ?
; CHECK-NEXT: SHF.R.HI.U32 R7, RZ, 0x2, R4 ?
; CHECK-NEXT: LOP3 R4, R4, 0x1, R7, 0xf8, !PT ?
; CHECK-NEXT: IADD.X R7, P0, R4, 0x1 ?
; CHECK-NEXT: IADD.X R5, R5, 0x0, P0 ?
; CHECK-NEXT: LOP3 P0, RZ, R7, 0x4000000, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R7, 0x2, R5 ?
; CHECK-NEXT: @P0 SHF.R.WRAP.U32 R4, R7, 0x3, R5 ?
; CHECK-NEXT: SEL R3, R3, R6, !P0 ?
; CHECK-NEXT: .LBB20_8:
; CHECK: BSYNC B1 ?
; CHECK-NEXT: LOP3 R0, R0, -0x80000000, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R3, R3, 0x3f800000, 0x17 ?
; CHECK-NEXT: LOP3 R4, R4, 0x7fffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R0, R3, R4, R0, 0xfe, !PT ?
; CHECK-NEXT: .LBB20_9:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp i128 %a to float
  ret float %r
}

define <2 x float> @v2i32_to_v2f32(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32_to_v2f32:
; CHECK: I2F.F32.S32 R4, R4 ?
; CHECK-NEXT: I2F.F32.S32 R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp <2 x i32> %a to <2 x float>
  ret <2 x float> %r
}

define <2 x half> @v2i16_to_v2f16(<2 x i16> %a) {
; CHECK-LABEL: {{^}}v2i16_to_v2f16:
; CHECK: I2F.F16.S16 R0, R5 ?
; CHECK-NEXT: I2F.F16.S16 R3, R4 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp <2 x i16> %a to <2 x half>
  ret <2 x half> %r
}

define <4 x float> @v4i8_to_v4f32(<4 x i8> %a) {
; CHECK-LABEL: {{^}}v4i8_to_v4f32:
; CHECK: I2F.F32.S8 R7, R7 ?
; CHECK-NEXT: I2F.F32.S8 R6, R6 ?
; CHECK-NEXT: I2F.F32.S8 R5, R5 ?
; CHECK-NEXT: I2F.F32.S8 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sitofp <4 x i8> %a to <4 x float>
  ret <4 x float> %r
}

define ptx_kernel void @bank_i32_to_f32(ptr addrspace(1) %p, i32 %a) {
; CHECK-LABEL: {{^}}bank_i32_to_f32:
; CHECK: I2F.F32.S32 R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %r = sitofp i32 %a to float
  store float %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_i64_to_f64(ptr addrspace(1) %p, i64 %a) {
; CHECK-LABEL: {{^}}bank_i64_to_f64:
; CHECK: I2F.F64.S64 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: STG.64 [R[2:3].64], R[0:1] ?
; CHECK-NEXT: EXIT ?
  %r = sitofp i64 %a to double
  store double %r, ptr addrspace(1) %p
  ret void
}
