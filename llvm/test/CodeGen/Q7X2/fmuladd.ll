; NOTE: CHECK lines are written by utils/update-checks
; llvm.fmuladd may round once, and does: it is the same as llvm.fma.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f16(half %a, half %b, half %c) {
; CHECK-LABEL: {{^}}f16:
; CHECK: HFMA2 R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.fmuladd.f16(half %a, half %b, half %c)
  ret half %r
}

define bfloat @bf16(bfloat %a, bfloat %b, bfloat %c) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: HFMA2.BF16_V2 R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.fmuladd.bf16(bfloat %a, bfloat %b, bfloat %c)
  ret bfloat %r
}

define float @f32(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}f32:
; CHECK: FFMA R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}

define double @f64(double %a, double %b, double %c) {
; CHECK-LABEL: {{^}}f64:
; CHECK: DFMA R[4:5], R[4:5], R[6:7], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double %c)
  ret double %r
}

define <2 x half> @v2f16(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: HFMA2 R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.fmuladd.v2f16(<2 x half> %a, <2 x half> %b, <2 x half> %c)
  ret <2 x half> %r
}

define <2 x bfloat> @v2bf16(<2 x bfloat> %a, <2 x bfloat> %b, <2 x bfloat> %c) {
; CHECK-LABEL: {{^}}v2bf16:
; CHECK: HFMA2.BF16_V2 R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.fmuladd.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b, <2 x bfloat> %c)
  ret <2 x bfloat> %r
}

define <2 x float> @v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
; CHECK-LABEL: {{^}}v2f32:
; CHECK: FFMA R4, R4, R6, R8 ?
; CHECK-NEXT: FFMA R5, R5, R7, R9 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}

define float @signs(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}signs:
; CHECK: FFMA R4, -R4, R5, -R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = fneg float %a
  %z = fneg float %c
  %r = call float @llvm.fmuladd.f32(float %x, float %b, float %z)
  ret float %r
}

define float @immediate_factor(float %a, float %c) {
; CHECK-LABEL: {{^}}immediate_factor:
; CHECK: FFMA R4, R4, 1.5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.fmuladd.f32(float %a, float 1.5, float %c)
  ret float %r
}

define float @immediate_term(float %a, float %b) {
; CHECK-LABEL: {{^}}immediate_term:
; CHECK: FFMA R4, R4, R5, 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float 1.5)
  ret float %r
}

define double @immediate_term_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}immediate_term_f64:
; CHECK: DFMA R[4:5], R[4:5], R[6:7], 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double 1.5)
  ret double %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, float %b, float %c) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: MOV R4, c[0x0][0x168] ?
; CHECK-NEXT: FFMA R3, R2, c[0x0][0x168], R2 ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: FFMA R3, R2, R2, c[0x0][0x16c] ?
; CHECK-NEXT: FFMA R2, R2, R4, c[0x0][0x16c] ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load float, ptr addrspace(1) %p
  %x = call float @llvm.fmuladd.f32(float %a, float %b, float %a)
  store volatile float %x, ptr addrspace(1) %p
  %y = call float @llvm.fmuladd.f32(float %a, float %a, float %c)
  store volatile float %y, ptr addrspace(1) %p
  %z = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store volatile float %z, ptr addrspace(1) %p
  ret void
}

define float @flushed(float %a, float %b, float %c) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
; CHECK-LABEL: {{^}}flushed:
; CHECK: FFMA R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
