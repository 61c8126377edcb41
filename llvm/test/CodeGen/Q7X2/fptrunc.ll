; NOTE: CHECK lines are written by utils/update-checks
; Conversion to narrower floating-point formats. From double to 16 bits it rounds
; once; between half and bfloat there is no cast.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f32_to_f16(float %a) {
; CHECK-LABEL: {{^}}f32_to_f16:
; CHECK: F2F.F16.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc float %a to half
  ret half %r
}

define bfloat @f32_to_bf16(float %a) {
; CHECK-LABEL: {{^}}f32_to_bf16:
; CHECK: F2F.BF16.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc float %a to bfloat
  ret bfloat %r
}

define half @f64_to_f16(double %a) {
; CHECK-LABEL: {{^}}f64_to_f16:
; CHECK: F2F.F16.F64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc double %a to half
  ret half %r
}

define bfloat @f64_to_bf16(double %a) {
; CHECK-LABEL: {{^}}f64_to_bf16:
; CHECK: F2F.BF16.F64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc double %a to bfloat
  ret bfloat %r
}

define float @f64_to_f32(double %a) {
; CHECK-LABEL: {{^}}f64_to_f32:
; CHECK: F2F.F32.F64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc double %a to float
  ret float %r
}

define <2 x half> @v2f32_to_v2f16(<2 x float> %a) {
; CHECK-LABEL: {{^}}v2f32_to_v2f16:
; CHECK: F2F.F16.F32 R0, R5 ?
; CHECK-NEXT: F2F.F16.F32 R3, R4 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc <2 x float> %a to <2 x half>
  ret <2 x half> %r
}

define <4 x half> @v4f32_to_v4f16(<4 x float> %a) {
; CHECK-LABEL: {{^}}v4f32_to_v4f16:
; CHECK: F2F.F16.F32 R0, R5 ?
; CHECK-NEXT: F2F.F16.F32 R3, R4 ?
; CHECK-NEXT: F2F.F16.F32 R5, R7 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: F2F.F16.F32 R6, R6 ?
; CHECK-NEXT: PRMT R5, R6, R5, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc <4 x float> %a to <4 x half>
  ret <4 x half> %r
}

define <2 x bfloat> @v2f32_to_v2bf16(<2 x float> %a) {
; CHECK-LABEL: {{^}}v2f32_to_v2bf16:
; CHECK: F2F.BF16.F32 R0, R5 ?
; CHECK-NEXT: F2F.BF16.F32 R3, R4 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc <2 x float> %a to <2 x bfloat>
  ret <2 x bfloat> %r
}

define <2 x float> @v2f64_to_v2f32(<2 x double> %a) {
; CHECK-LABEL: {{^}}v2f64_to_v2f32:
; CHECK: F2F.F32.F64 R4, R[4:5] ?
; CHECK-NEXT: F2F.F32.F64 R5, R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fptrunc <2 x double> %a to <2 x float>
  ret <2 x float> %r
}

define ptx_kernel void @bank_f64_to_f32(ptr addrspace(1) %p, double %a) {
; CHECK-LABEL: {{^}}bank_f64_to_f32:
; CHECK: F2F.F32.F64 R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %r = fptrunc double %a to float
  store float %r, ptr addrspace(1) %p
  ret void
}

define half @by_word(float %a, float %b) {
; CHECK-LABEL: {{^}}by_word:
; CHECK: FADD R0, R4, R5 ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = fadd float %a, %b
  %r = fptrunc float %s to half
  ret half %r
}
