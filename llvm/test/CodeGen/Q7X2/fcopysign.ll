; NOTE: CHECK lines are written by utils/update-checks
; llvm.copysign: the sign bit of one number and the others of another, which may have
; another format.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f16(half %a, half %b) {
; CHECK-LABEL: {{^}}f16:
; CHECK: LOP3 R4, R5, -0x8001, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.copysign.f16(half %a, half %b)
  ret half %r
}

define bfloat @bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: LOP3 R4, R5, -0x8001, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.copysign.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define float @f32(float %a, float %b) {
; CHECK-LABEL: {{^}}f32:
; CHECK: LOP3 R4, R5, 0x7fffffff, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}

define double @f64(double %a, double %b) {
; CHECK-LABEL: {{^}}f64:
; CHECK: LOP3 R5, R7, 0x7fffffff, R5, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.copysign.f64(double %a, double %b)
  ret double %r
}

define <2 x half> @v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: LOP3 R4, R5, 0x7fff7fff, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.copysign.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define float @of_double(float %a, double %b) {
; CHECK-LABEL: {{^}}of_double:
; CHECK: LOP3 R4, R7, 0x7fffffff, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = fptrunc double %b to float
  %r = call float @llvm.copysign.f32(float %a, float %s)
  ret float %r
}

define double @of_float(double %a, float %b) {
; CHECK-LABEL: {{^}}of_float:
; CHECK: LOP3 R5, R6, 0x7fffffff, R5, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = fpext float %b to double
  %r = call double @llvm.copysign.f64(double %a, double %s)
  ret double %r
}

define float @of_constant(float %b) {
; CHECK-LABEL: {{^}}of_constant:
; CHECK: MOV R0, 0x3f800000 ?
; CHECK-NEXT: LOP3 R4, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.copysign.f32(float 1.0, float %b)
  ret float %r
}

define float @positive(float %a) {
; CHECK-LABEL: {{^}}positive:
; CHECK: LOP3 R4, R4, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.copysign.f32(float %a, float 2.0)
  ret float %r
}

define float @negative(float %a) {
; CHECK-LABEL: {{^}}negative:
; CHECK: LOP3 R4, R4, -0x80000000, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.copysign.f32(float %a, float -2.0)
  ret float %r
}

define float @f32_half(float %a, half %b) {
; CHECK-LABEL: {{^}}f32_half:
; CHECK: SHF.L.U32 R0, R5, 0x10, RZ ?
; CHECK-NEXT: LOP3 R4, R0, 0x7fffffff, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %sign = fpext half %b to float
  %r = call float @llvm.copysign.f32(float %a, float %sign)
  ret float %r
}

define half @half_f32(half %a, float %b) {
; CHECK-LABEL: {{^}}half_f32:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x10, R5 ?
; CHECK-NEXT: LOP3 R4, R0, -0x8001, R4, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %sign = fptrunc float %b to half
  %r = call half @llvm.copysign.f16(half %a, half %sign)
  ret half %r
}
