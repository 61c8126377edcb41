; NOTE: CHECK lines are written by utils/update-checks
; Conversion to wider floating-point formats is exact; a bfloat is the upper half of
; the float.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define float @f16_to_f32(half %a) {
; CHECK-LABEL: {{^}}f16_to_f32:
; CHECK: F2F.F32.F16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext half %a to float
  ret float %r
}

define float @bf16_to_f32(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_f32:
; CHECK: SHF.L.U32 R4, R4, 0x10, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext bfloat %a to float
  ret float %r
}

define double @f16_to_f64(half %a) {
; CHECK-LABEL: {{^}}f16_to_f64:
; CHECK: F2F.F64.F16 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext half %a to double
  ret double %r
}

define double @bf16_to_f64(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_f64:
; CHECK: F2F.F64.BF16 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext bfloat %a to double
  ret double %r
}

define double @f32_to_f64(float %a) {
; CHECK-LABEL: {{^}}f32_to_f64:
; CHECK: F2F.F64.F32 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext float %a to double
  ret double %r
}

define <2 x float> @v2f16_to_v2f32(<2 x half> %a) {
; CHECK-LABEL: {{^}}v2f16_to_v2f32:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: F2F.F32.F16 R4, R4 ?
; CHECK-NEXT: F2F.F32.F16 R5, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext <2 x half> %a to <2 x float>
  ret <2 x float> %r
}

define <4 x float> @v4f16_to_v4f32(<4 x half> %a) {
; CHECK-LABEL: {{^}}v4f16_to_v4f32:
; CHECK: PRMT R0, R5, RZ, 0x4432 ?
; CHECK-NEXT: F2F.F32.F16 R6, R5 ?
; CHECK-NEXT: F2F.F32.F16 R7, R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: F2F.F32.F16 R5, R0 ?
; CHECK-NEXT: F2F.F32.F16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext <4 x half> %a to <4 x float>
  ret <4 x float> %r
}

define <2 x float> @v2bf16_to_v2f32(<2 x bfloat> %a) {
; CHECK-LABEL: {{^}}v2bf16_to_v2f32:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: SHF.L.U32 R4, R4, 0x10, RZ ?
; CHECK-NEXT: SHF.L.U32 R5, R0, 0x10, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext <2 x bfloat> %a to <2 x float>
  ret <2 x float> %r
}

define <2 x double> @v2f32_to_v2f64(<2 x float> %a) {
; CHECK-LABEL: {{^}}v2f32_to_v2f64:
; CHECK: MOV.64 R[6:7], R[4:5] ?
; CHECK-NEXT: F2F.F64.F32 R[4:5], R6 ?
; CHECK-NEXT: F2F.F64.F32 R[6:7], R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fpext <2 x float> %a to <2 x double>
  ret <2 x double> %r
}

define ptx_kernel void @bank_f32_to_f64(ptr addrspace(1) %p, float %a) {
; CHECK-LABEL: {{^}}bank_f32_to_f64:
; CHECK: F2F.F64.F32 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: STG.64 [R[2:3].64], R[0:1] ?
; CHECK-NEXT: EXIT ?
  %r = fpext float %a to double
  store double %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_f16_to_f32(ptr addrspace(1) %p, half %a) {
; CHECK-LABEL: {{^}}bank_f16_to_f32:
; CHECK: LDC.U16 R0, c[0x0][RZ+0x168] ?
; CHECK-NEXT: F2F.F32.F16 R2, R0 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %r = fpext half %a to float
  store float %r, ptr addrspace(1) %p
  ret void
}
