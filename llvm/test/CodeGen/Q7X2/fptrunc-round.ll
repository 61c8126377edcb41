; NOTE: CHECK lines are written by utils/update-checks
; llvm.fptrunc.round: F2F has the mode for floats and, toward zero, for halves; upward and
; downward a step away from zero follows where something has been cut off.

; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define float @up_float(double %x) {
; CHECK-LABEL: {{^}}up_float:
; CHECK: F2F.F32.F64.RP R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.upward")
  ret float %r
}

define half @cut_half(float %x) {
; CHECK-LABEL: {{^}}cut_half:
; CHECK: F2F.F16.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.towardzero")
  ret half %r
}

define half @down_half(float %x) {
; CHECK-LABEL: {{^}}down_half:
; CHECK: F2F.F16.F32.RM R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.downward")
  ret half %r
}

define half @nearest(float %x) {
; CHECK-LABEL: {{^}}nearest:
; CHECK: F2F.F16.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.tonearest")
  ret half %r
}

; In the same direction twice.
define <2 x half> @from_double(<2 x double> %x) {
; CHECK-LABEL: {{^}}from_double:
; CHECK: F2F.F32.F64.RM R0, R[4:5] ?
; CHECK-NEXT: F2F.F32.F64.RM R3, R[6:7] ?
; CHECK-NEXT: F2F.F16.F32.RM R0, R0 ?
; CHECK-NEXT: F2F.F16.F32.RM R3, R3 ?
; CHECK-NEXT: PRMT R4, R0, R3, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.fptrunc.round.v2f16.v2f64(<2 x double> %x, metadata !"round.downward")
  ret <2 x half> %r
}

define bfloat @up_bfloat(float %x) {
; CHECK-LABEL: {{^}}up_bfloat:
; CHECK: F2F.BF16.F32.RP R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.fptrunc.round.bf16.f32(float %x, metadata !"round.upward")
  ret bfloat %r
}
