; NOTE: CHECK lines are written by utils/update-checks
; Products of floating-point numbers of all formats. A double that has bits in its
; lower word is no immediate: it is in constant bank 3.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f16(half %a, half %b) {
; CHECK-LABEL: {{^}}f16:
; CHECK: HMUL2 R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul half %a, %b
  ret half %r
}

define bfloat @bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: HMUL2.BF16_V2 R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul bfloat %a, %b
  ret bfloat %r
}

define float @f32(float %a, float %b) {
; CHECK-LABEL: {{^}}f32:
; CHECK: FMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul float %a, %b
  ret float %r
}

define double @f64(double %a, double %b) {
; CHECK-LABEL: {{^}}f64:
; CHECK: DMUL R[4:5], R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul double %a, %b
  ret double %r
}

define <2 x half> @v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: HMUL2 R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <2 x half> %a, %b
  ret <2 x half> %r
}

define <2 x bfloat> @v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}v2bf16:
; CHECK: HMUL2.BF16_V2 R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <2 x bfloat> %a, %b
  ret <2 x bfloat> %r
}

define <4 x half> @v4f16(<4 x half> %a, <4 x half> %b) {
; CHECK-LABEL: {{^}}v4f16:
; CHECK: HMUL2 R4, R4, R6 ?
; CHECK-NEXT: HMUL2 R5, R5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <4 x half> %a, %b
  ret <4 x half> %r
}

define <2 x float> @v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}v2f32:
; CHECK: FMUL R4, R4, R6 ?
; CHECK-NEXT: FMUL R5, R5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <2 x float> %a, %b
  ret <2 x float> %r
}

define <3 x float> @v3f32(<3 x float> %a, <3 x float> %b) {
; CHECK-LABEL: {{^}}v3f32:
; CHECK: FMUL R4, R4, R8 ?
; CHECK-NEXT: FMUL R5, R5, R9 ?
; CHECK-NEXT: FMUL R6, R6, R10 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <3 x float> %a, %b
  ret <3 x float> %r
}

define <4 x float> @v4f32(<4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: FMUL R4, R4, R8 ?
; CHECK-NEXT: FMUL R5, R5, R9 ?
; CHECK-NEXT: FMUL R6, R6, R10 ?
; CHECK-NEXT: FMUL R7, R7, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <4 x float> %a, %b
  ret <4 x float> %r
}

define <2 x double> @v2f64(<2 x double> %a, <2 x double> %b) {
; CHECK-LABEL: {{^}}v2f64:
; CHECK: DMUL R[4:5], R[4:5], R[8:9] ?
; CHECK-NEXT: DMUL R[6:7], R[6:7], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <2 x double> %a, %b
  ret <2 x double> %r
}

define float @immediate(float %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: FMUL R4, R4, 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul float %a, 1.5
  ret float %r
}

define half @immediate_f16(half %a) {
; CHECK-LABEL: {{^}}immediate_f16:
; CHECK: HMUL2 R4, R4, 1.5, 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul half %a, 1.5
  ret half %r
}

define bfloat @immediate_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}immediate_bf16:
; CHECK: HMUL2.BF16_V2 R4, R4, 1.5, 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul bfloat %a, 1.5
  ret bfloat %r
}

define double @immediate_f64(double %a) {
; CHECK-LABEL: {{^}}immediate_f64:
; CHECK: DMUL R[4:5], R[4:5], 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul double %a, 1.5
  ret double %r
}

define double @constant_f64(double %a) {
; CHECK-LABEL: {{^}}constant_f64:
; CHECK: DMUL R[4:5], R[4:5], c[0x3][.Lconstant.3fb999999999999a] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul double %a, 0x3FB999999999999A
  ret double %r
}

define <2 x half> @immediate_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}immediate_v2f16:
; CHECK: HMUL2 R4, R4, 2, 1.5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul <2 x half> %a, <half 1.5, half 2.0>
  ret <2 x half> %r
}

; A sign of a source is its modifier.
define float @signs(float %a, float %b) {
; CHECK-LABEL: {{^}}signs:
; CHECK: FMUL R4, |R4|, -R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call float @llvm.fabs.f32(float %a)
  %y = fneg float %b
  %r = fmul float %x, %y
  ret float %r
}

define <2 x half> @signs_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}signs_v2f16:
; CHECK: HMUL2 R4, |R4|, -R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call <2 x half> @llvm.fabs.v2f16(<2 x half> %a)
  %y = fneg <2 x half> %b
  %r = fmul <2 x half> %x, %y
  ret <2 x half> %r
}

define double @signs_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}signs_f64:
; CHECK: DMUL R[4:5], |R[4:5]|, -R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call double @llvm.fabs.f64(double %a)
  %y = fneg double %b
  %r = fmul double %x, %y
  ret double %r
}

; Such a mode permits to flush denormals, and does not demand it.
define float @flushed(float %a, float %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
; CHECK-LABEL: {{^}}flushed:
; CHECK: FMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fmul float %a, %b
  ret float %r
}

define ptx_kernel void @bank_f16(ptr addrspace(1) %p, half %b) {
; CHECK-LABEL: {{^}}bank_f16:
; CHECK: LDC.U16 R2, c[0x0][RZ+0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.U16 R3, [R[0:1].64] ?
; CHECK-NEXT: HMUL2 R2, R3, R2 ?
; CHECK-NEXT: STG.U16 [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load half, ptr addrspace(1) %p
  %r = fmul half %a, %b
  store half %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_f32(ptr addrspace(1) %p, float %b) {
; CHECK-LABEL: {{^}}bank_f32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: FMUL R2, R2, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load float, ptr addrspace(1) %p
  %r = fmul float %a, %b
  store float %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_f64(ptr addrspace(1) %p, double %b) {
; CHECK-LABEL: {{^}}bank_f64:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: DMUL R[2:3], R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %a = load double, ptr addrspace(1) %p
  %r = fmul double %a, %b
  store double %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_v2f16(ptr addrspace(1) %p, <2 x half> %b) {
; CHECK-LABEL: {{^}}bank_v2f16:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: HMUL2 R2, R2, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load <2 x half>, ptr addrspace(1) %p
  %r = fmul <2 x half> %a, %b
  store <2 x half> %r, ptr addrspace(1) %p
  ret void
}
