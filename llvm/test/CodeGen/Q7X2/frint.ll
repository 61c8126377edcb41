; NOTE: CHECK lines are written by utils/update-checks
; Rounding to integers in floating-point formats.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @floor_f16(half %a) {
; CHECK-LABEL: {{^}}floor_f16:
; CHECK: FRND.F16.RM R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.floor.f16(half %a)
  ret half %r
}

define half @ceil_f16(half %a) {
; CHECK-LABEL: {{^}}ceil_f16:
; CHECK: FRND.F16.RP R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.ceil.f16(half %a)
  ret half %r
}

define half @trunc_f16(half %a) {
; CHECK-LABEL: {{^}}trunc_f16:
; CHECK: FRND.F16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.trunc.f16(half %a)
  ret half %r
}

define half @rint_f16(half %a) {
; CHECK-LABEL: {{^}}rint_f16:
; CHECK: FRND.F16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.rint.f16(half %a)
  ret half %r
}

define half @nearbyint_f16(half %a) {
; CHECK-LABEL: {{^}}nearbyint_f16:
; CHECK: FRND.F16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.nearbyint.f16(half %a)
  ret half %r
}

define half @round_f16(half %a) {
; CHECK-LABEL: {{^}}round_f16:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: FADD.RZ R3, |R0|, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R3, R3 ?
; CHECK-NEXT: LOP3 R0, R0, 0x7fffffff, R3, 0xb8, !PT ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.round.f16(half %a)
  ret half %r
}

define half @roundeven_f16(half %a) {
; CHECK-LABEL: {{^}}roundeven_f16:
; CHECK: FRND.F16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.roundeven.f16(half %a)
  ret half %r
}

define bfloat @floor_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}floor_bf16:
; CHECK: FRND.BF16.RM R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.floor.bf16(bfloat %a)
  ret bfloat %r
}

define bfloat @ceil_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}ceil_bf16:
; CHECK: FRND.BF16.RP R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.ceil.bf16(bfloat %a)
  ret bfloat %r
}

define bfloat @trunc_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}trunc_bf16:
; CHECK: FRND.BF16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.trunc.bf16(bfloat %a)
  ret bfloat %r
}

define bfloat @rint_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}rint_bf16:
; CHECK: FRND.BF16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.rint.bf16(bfloat %a)
  ret bfloat %r
}

define bfloat @nearbyint_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}nearbyint_bf16:
; CHECK: FRND.BF16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.nearbyint.bf16(bfloat %a)
  ret bfloat %r
}

define bfloat @round_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}round_bf16:
; CHECK: SHF.L.U32 R0, R4, 0x10, RZ ?
; CHECK-NEXT: FADD.RZ R3, |R0|, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R3, R3 ?
; CHECK-NEXT: LOP3 R0, R0, 0x7fffffff, R3, 0xb8, !PT ?
; CHECK-NEXT: F2F.BF16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.round.bf16(bfloat %a)
  ret bfloat %r
}

define bfloat @roundeven_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}roundeven_bf16:
; CHECK: FRND.BF16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.roundeven.bf16(bfloat %a)
  ret bfloat %r
}

define float @floor_f32(float %a) {
; CHECK-LABEL: {{^}}floor_f32:
; CHECK: FRND.F32.RM R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.floor.f32(float %a)
  ret float %r
}

define float @ceil_f32(float %a) {
; CHECK-LABEL: {{^}}ceil_f32:
; CHECK: FRND.F32.RP R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.ceil.f32(float %a)
  ret float %r
}

define float @trunc_f32(float %a) {
; CHECK-LABEL: {{^}}trunc_f32:
; CHECK: FRND.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.trunc.f32(float %a)
  ret float %r
}

define float @rint_f32(float %a) {
; CHECK-LABEL: {{^}}rint_f32:
; CHECK: FRND.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.rint.f32(float %a)
  ret float %r
}

define float @nearbyint_f32(float %a) {
; CHECK-LABEL: {{^}}nearbyint_f32:
; CHECK: FRND.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.nearbyint.f32(float %a)
  ret float %r
}

define float @round_f32(float %a) {
; CHECK-LABEL: {{^}}round_f32:
; CHECK: FADD.RZ R0, |R4|, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R0, R0 ?
; CHECK-NEXT: LOP3 R4, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.round.f32(float %a)
  ret float %r
}

define float @roundeven_f32(float %a) {
; CHECK-LABEL: {{^}}roundeven_f32:
; CHECK: FRND.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.roundeven.f32(float %a)
  ret float %r
}

define double @floor_f64(double %a) {
; CHECK-LABEL: {{^}}floor_f64:
; CHECK: FRND.F64.RM R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.floor.f64(double %a)
  ret double %r
}

define double @ceil_f64(double %a) {
; CHECK-LABEL: {{^}}ceil_f64:
; CHECK: FRND.F64.RP R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.ceil.f64(double %a)
  ret double %r
}

define double @trunc_f64(double %a) {
; CHECK-LABEL: {{^}}trunc_f64:
; CHECK: FRND.F64.RZ R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.trunc.f64(double %a)
  ret double %r
}

define double @rint_f64(double %a) {
; CHECK-LABEL: {{^}}rint_f64:
; CHECK: FRND.F64 R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.rint.f64(double %a)
  ret double %r
}

define double @nearbyint_f64(double %a) {
; CHECK-LABEL: {{^}}nearbyint_f64:
; CHECK: FRND.F64 R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.nearbyint.f64(double %a)
  ret double %r
}

define double @round_f64(double %a) {
; CHECK-LABEL: {{^}}round_f64:
; CHECK: DADD.RZ R[6:7], |R[4:5]|, 0.5 ?
; CHECK-NEXT: FRND.F64.RZ R[6:7], R[6:7] ?
; CHECK-NEXT: LOP3 R7, R5, 0x7fffffff, R7, 0xb8, !PT ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.round.f64(double %a)
  ret double %r
}

define double @roundeven_f64(double %a) {
; CHECK-LABEL: {{^}}roundeven_f64:
; CHECK: FRND.F64 R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.roundeven.f64(double %a)
  ret double %r
}

define <2 x half> @floor_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}floor_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: FRND.F16.RM R3, R4 ?
; CHECK-NEXT: FRND.F16.RM R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.floor.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x half> @ceil_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}ceil_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: FRND.F16.RP R3, R4 ?
; CHECK-NEXT: FRND.F16.RP R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.ceil.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x half> @trunc_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}trunc_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: FRND.F16.RZ R3, R4 ?
; CHECK-NEXT: FRND.F16.RZ R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.trunc.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x half> @rint_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}rint_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: FRND.F16 R3, R4 ?
; CHECK-NEXT: FRND.F16 R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.rint.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x half> @nearbyint_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}nearbyint_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: FRND.F16 R3, R4 ?
; CHECK-NEXT: FRND.F16 R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.nearbyint.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x half> @round_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}round_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: F2F.F32.F16 R3, R4 ?
; CHECK-NEXT: F2F.F32.F16 R0, R0 ?
; CHECK-NEXT: FADD.RZ R5, |R3|, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R5, R5 ?
; CHECK-NEXT: FADD.RZ R4, |R0|, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R4, R4 ?
; CHECK-NEXT: LOP3 R3, R3, 0x7fffffff, R5, 0xb8, !PT ?
; CHECK-NEXT: F2F.F16.F32 R3, R3 ?
; CHECK-NEXT: LOP3 R0, R0, 0x7fffffff, R4, 0xb8, !PT ?
; CHECK-NEXT: F2F.F16.F32 R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.round.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x half> @roundeven_v2f16(<2 x half> %a) {
; CHECK-LABEL: {{^}}roundeven_v2f16:
; CHECK: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: FRND.F16 R3, R4 ?
; CHECK-NEXT: FRND.F16 R0, R0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.roundeven.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define <2 x float> @floor_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}floor_v2f32:
; CHECK: FRND.F32.RM R4, R4 ?
; CHECK-NEXT: FRND.F32.RM R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.floor.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @ceil_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}ceil_v2f32:
; CHECK: FRND.F32.RP R4, R4 ?
; CHECK-NEXT: FRND.F32.RP R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.ceil.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @trunc_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}trunc_v2f32:
; CHECK: FRND.F32.RZ R4, R4 ?
; CHECK-NEXT: FRND.F32.RZ R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.trunc.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @rint_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}rint_v2f32:
; CHECK: FRND.F32 R4, R4 ?
; CHECK-NEXT: FRND.F32 R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.rint.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @nearbyint_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}nearbyint_v2f32:
; CHECK: FRND.F32 R4, R4 ?
; CHECK-NEXT: FRND.F32 R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.nearbyint.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @round_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}round_v2f32:
; CHECK: FADD.RZ R0, |R4|, 0.5 ?
; CHECK-NEXT: FADD.RZ R3, |R5|, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R0, R0 ?
; CHECK-NEXT: FRND.F32.RZ R3, R3 ?
; CHECK-NEXT: LOP3 R4, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0x7fffffff, R3, 0xb8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.round.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @roundeven_v2f32(<2 x float> %a) {
; CHECK-LABEL: {{^}}roundeven_v2f32:
; CHECK: FRND.F32 R4, R4 ?
; CHECK-NEXT: FRND.F32 R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.roundeven.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
