; llvm.fptrunc.round: F2F has the mode for floats and, toward zero, for halves; upward and
; downward a step away from zero follows where something has been cut off.

; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}up_float:
; CHECK: F2F.F32.F64.RP R4, R[4:5]
define float @up_float(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.upward")
  ret float %r
}

; CHECK-LABEL: {{^}}cut_half:
; CHECK: F2F.F16.F32.RZ
; CHECK-NOT: FSET
; CHECK: RET
define half @cut_half(float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.towardzero")
  ret half %r
}

; CHECK-LABEL: {{^}}down_half:
; CHECK: F2F.F16.F32.RZ
; CHECK: FSET.GT
; CHECK: RET
define half @down_half(float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.downward")
  ret half %r
}

; CHECK-LABEL: {{^}}nearest:
; CHECK: F2F.F16.F32{{(.RN)?}} R
; CHECK-NOT: FSET
; CHECK: RET
define half @nearest(float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.tonearest")
  ret half %r
}

; In the same direction twice.
; CHECK-LABEL: {{^}}from_double:
; CHECK: F2F.F32.F64.RM
; CHECK: F2F.F16.F32.RZ
; CHECK: RET
define <2 x half> @from_double(<2 x double> %x) {
  %r = call <2 x half> @llvm.fptrunc.round.v2f16.v2f64(<2 x double> %x, metadata !"round.downward")
  ret <2 x half> %r
}

; CHECK-LABEL: {{^}}up_bfloat:
; CHECK: F2F.BF16.F32.RZ
; CHECK: FSET.LT
; CHECK: RET
define bfloat @up_bfloat(float %x) {
  %r = call bfloat @llvm.fptrunc.round.bf16.f32(float %x, metadata !"round.upward")
  ret bfloat %r
}
