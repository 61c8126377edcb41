; NOTE: CHECK lines are written by utils/update-checks
; Minima and maxima of floats: minnum and minimumnum prefer numbers to NaNs, minimum
; is NaN if either is.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @minnum_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}minnum_f16:
; CHECK: HMNMX2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.minnum.f16(half %a, half %b)
  ret half %r
}

define half @maxnum_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}maxnum_f16:
; CHECK: HMNMX2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.maxnum.f16(half %a, half %b)
  ret half %r
}

define half @minimum_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}minimum_f16:
; CHECK: HMNMX2.NAN R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.minimum.f16(half %a, half %b)
  ret half %r
}

define half @maximum_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}maximum_f16:
; CHECK: HMNMX2.NAN R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.maximum.f16(half %a, half %b)
  ret half %r
}

define half @minimumnum_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}minimumnum_f16:
; CHECK: HMNMX2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.minimumnum.f16(half %a, half %b)
  ret half %r
}

define half @maximumnum_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}maximumnum_f16:
; CHECK: HMNMX2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.maximumnum.f16(half %a, half %b)
  ret half %r
}

define bfloat @minnum_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}minnum_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.minnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define bfloat @maxnum_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}maxnum_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.maxnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define bfloat @minimum_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}minimum_bf16:
; CHECK: HMNMX2.BF16_V2.NAN R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.minimum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define bfloat @maximum_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}maximum_bf16:
; CHECK: HMNMX2.BF16_V2.NAN R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.maximum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define bfloat @minimumnum_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}minimumnum_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.minimumnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define bfloat @maximumnum_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}maximumnum_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.maximumnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}

define float @minnum_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}minnum_f32:
; CHECK: FMNMX R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}

define float @maxnum_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}maxnum_f32:
; CHECK: FMNMX R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}

define float @minimum_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}minimum_f32:
; CHECK: FMNMX.NAN R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}

define float @maximum_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}maximum_f32:
; CHECK: FMNMX.NAN R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.maximum.f32(float %a, float %b)
  ret float %r
}

define float @minimumnum_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}minimumnum_f32:
; CHECK: FMNMX R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.minimumnum.f32(float %a, float %b)
  ret float %r
}

define float @maximumnum_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}maximumnum_f32:
; CHECK: FMNMX R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  ret float %r
}

define double @minnum_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}minnum_f64:
; CHECK: DMNMX R[4:5], R[4:5], R[6:7], !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}

define double @maxnum_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}maxnum_f64:
; CHECK: DMNMX R[4:5], R[4:5], R[6:7], PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  ret double %r
}

define double @minimum_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}minimum_f64:
; CHECK: DSETP.NAN.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: DMNMX R[4:5], R[4:5], R[6:7], !PT ?
; CHECK-NEXT: SEL R5, R5, 0x7ff80000, !P0 ?
; CHECK-NEXT: SEL R4, R4, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.minimum.f64(double %a, double %b)
  ret double %r
}

define double @maximum_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}maximum_f64:
; CHECK: DSETP.NAN.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: DMNMX R[4:5], R[4:5], R[6:7], PT ?
; CHECK-NEXT: SEL R5, R5, 0x7ff80000, !P0 ?
; CHECK-NEXT: SEL R4, R4, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.maximum.f64(double %a, double %b)
  ret double %r
}

define double @minimumnum_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}minimumnum_f64:
; CHECK: DMNMX R[4:5], R[4:5], R[6:7], !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.minimumnum.f64(double %a, double %b)
  ret double %r
}

define double @maximumnum_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}maximumnum_f64:
; CHECK: DMNMX R[4:5], R[4:5], R[6:7], PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.maximumnum.f64(double %a, double %b)
  ret double %r
}

define <2 x half> @minnum_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}minnum_v2f16:
; CHECK: HMNMX2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.minnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define <2 x half> @maxnum_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}maxnum_v2f16:
; CHECK: HMNMX2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define <2 x half> @minimum_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}minimum_v2f16:
; CHECK: HMNMX2.NAN R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define <2 x half> @maximum_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}maximum_v2f16:
; CHECK: HMNMX2.NAN R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.maximum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define <2 x half> @minimumnum_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}minimumnum_v2f16:
; CHECK: HMNMX2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.minimumnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define <2 x half> @maximumnum_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}maximumnum_v2f16:
; CHECK: HMNMX2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x half> @llvm.maximumnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}

define <2 x bfloat> @minnum_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}minnum_v2bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.minnum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @maxnum_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}maxnum_v2bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.maxnum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @minimum_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}minimum_v2bf16:
; CHECK: HMNMX2.BF16_V2.NAN R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.minimum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @maximum_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}maximum_v2bf16:
; CHECK: HMNMX2.BF16_V2.NAN R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.maximum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @minimumnum_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}minimumnum_v2bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.minimumnum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @maximumnum_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}maximumnum_v2bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x bfloat> @llvm.maximumnum.v2bf16(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

define <2 x float> @minnum_v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}minnum_v2f32:
; CHECK: FMNMX R4, R4, R6, PT ?
; CHECK-NEXT: FMNMX R5, R5, R7, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.minnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define <2 x float> @maxnum_v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}maxnum_v2f32:
; CHECK: FMNMX R4, R4, R6, !PT ?
; CHECK-NEXT: FMNMX R5, R5, R7, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define <2 x float> @minimum_v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}minimum_v2f32:
; CHECK: FMNMX.NAN R4, R4, R6, PT ?
; CHECK-NEXT: FMNMX.NAN R5, R5, R7, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.minimum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define <2 x float> @maximum_v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}maximum_v2f32:
; CHECK: FMNMX.NAN R4, R4, R6, !PT ?
; CHECK-NEXT: FMNMX.NAN R5, R5, R7, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.maximum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define <2 x float> @minimumnum_v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}minimumnum_v2f32:
; CHECK: FMNMX R4, R4, R6, PT ?
; CHECK-NEXT: FMNMX R5, R5, R7, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.minimumnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define <2 x float> @maximumnum_v2f32(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}maximumnum_v2f32:
; CHECK: FMNMX R4, R4, R6, !PT ?
; CHECK-NEXT: FMNMX R5, R5, R7, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.maximumnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define float @immediate(float %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: FMNMX R4, R4, 1.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.minimumnum.f32(float %a, float 1.5)
  ret float %r
}

define float @signs(float %a, float %b) {
; CHECK-LABEL: {{^}}signs:
; CHECK: FMNMX R4, |R4|, -R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call float @llvm.fabs.f32(float %a)
  %y = fneg float %b
  %r = call float @llvm.minimumnum.f32(float %x, float %y)
  ret float %r
}

define float @no_nans(float %a, float %b) {
; CHECK-LABEL: {{^}}no_nans:
; CHECK: FMNMX R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call nnan float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}

define float @of_select(float %a, float %b) {
; CHECK-LABEL: {{^}}of_select:
; CHECK: FMNMX R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %c = fcmp nnan nsz olt float %a, %b
  %r = select nnan nsz i1 %c, float %a, float %b
  ret float %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, float %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: FMNMX R2, R2, c[0x0][0x168], !PT ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load float, ptr addrspace(1) %p
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  store float %r, ptr addrspace(1) %p
  ret void
}
