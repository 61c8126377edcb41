; NOTE: CHECK lines are written by utils/update-checks
; Magnitudes of all formats clear the sign bit, of NaNs too.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f16(half %a) {
; CHECK-LABEL: {{^}}f16:
; CHECK: LOP3 R4, R4, -0x8001, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.fabs.f16(half %a)
  ret half %r
}

define bfloat @bf16(bfloat %a) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: LOP3 R4, R4, -0x8001, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.fabs.bf16(bfloat %a)
  ret bfloat %r
}

define float @f32(float %a) {
; CHECK-LABEL: {{^}}f32:
; CHECK: LOP3 R4, R4, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.fabs.f32(float %a)
  ret float %r
}

define double @f64(double %a) {
; CHECK-LABEL: {{^}}f64:
; CHECK: LOP3 R5, R5, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.fabs.f64(double %a)
  ret double %r
}

define <2 x half> @v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: LOP3 R4, R4, 0x7fff7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.fabs.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x bfloat> @v2bf16(<2 x bfloat> %a) {
; CHECK-LABEL: {{^}}v2bf16:
; CHECK: LOP3 R4, R4, 0x7fff7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.fabs.v2bf16(<2 x bfloat> %a)
  ret <2 x bfloat> %r
}

define <4 x float> @v4f32(<4 x float> %a) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: LOP3 R4, R4, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <4 x float> @llvm.fabs.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define <2 x double> @v2f64(<2 x double> %a) {
; CHECK-LABEL: {{^}}v2f64:
; CHECK: LOP3 R5, R5, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x double> @llvm.fabs.v2f64(<2 x double> %a)
  ret <2 x double> %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, float %a, double %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LOP3 R4, R2, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x170] ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: LOP3 R3, R3, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %x = call float @llvm.fabs.f32(float %a)
  store volatile float %x, ptr addrspace(1) %p
  %y = call double @llvm.fabs.f64(double %b)
  store double %y, ptr addrspace(1) %p
  ret void
}
