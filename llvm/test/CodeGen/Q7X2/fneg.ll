; NOTE: CHECK lines are written by utils/update-checks
; Negation of all formats changes the sign bit, of NaNs too; where an operation uses
; it, it is a modifier of that.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f16(half %a) {
; CHECK-LABEL: {{^}}f16:
; CHECK: LOP3 R4, R4, 0x8000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg half %a
  ret half %r
}

define bfloat @bf16(bfloat %a) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: LOP3 R4, R4, 0x8000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg bfloat %a
  ret bfloat %r
}

define float @f32(float %a) {
; CHECK-LABEL: {{^}}f32:
; CHECK: LOP3 R4, R4, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg float %a
  ret float %r
}

define double @f64(double %a) {
; CHECK-LABEL: {{^}}f64:
; CHECK: LOP3 R5, R5, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg double %a
  ret double %r
}

define <2 x half> @v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: LOP3 R4, R4, -0x7fff8000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg <2 x half> %a
  ret <2 x half> %r
}

define <2 x bfloat> @v2bf16(<2 x bfloat> %a) {
; CHECK-LABEL: {{^}}v2bf16:
; CHECK: LOP3 R4, R4, -0x7fff8000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg <2 x bfloat> %a
  ret <2 x bfloat> %r
}

define <4 x float> @v4f32(<4 x float> %a) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: LOP3 R4, R4, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R5, R5, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R6, R6, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R7, R7, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg <4 x float> %a
  ret <4 x float> %r
}

define <2 x double> @v2f64(<2 x double> %a) {
; CHECK-LABEL: {{^}}v2f64:
; CHECK: LOP3 R5, R5, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R7, R7, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fneg <2 x double> %a
  ret <2 x double> %r
}

define float @of_fabs(float %a) {
; CHECK-LABEL: {{^}}of_fabs:
; CHECK: LOP3 R4, R4, -0x80000000, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call float @llvm.fabs.f32(float %a)
  %r = fneg float %x
  ret float %r
}

define i32 @of_integer(i32 %a) {
; CHECK-LABEL: {{^}}of_integer:
; CHECK: LOP3 R4, R4, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %f = bitcast i32 %a to float
  %n = fneg float %f
  %r = bitcast float %n to i32
  ret i32 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, float %a, double %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LOP3 R4, R2, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x170] ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: LOP3 R3, R3, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %x = fneg float %a
  store volatile float %x, ptr addrspace(1) %p
  %y = fneg double %b
  store double %y, ptr addrspace(1) %p
  ret void
}
