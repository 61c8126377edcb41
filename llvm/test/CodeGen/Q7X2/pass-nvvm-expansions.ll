; NOTE: CHECK lines are written by utils/update-checks
; Intrinsics that q7x2-nvvm expands, beside similar ones for which selection has instructions.
; RUN: llc -O2 -stop-after=q7x2-nvvm %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; Without .ftz subnormal numbers stay; with it they are flushed before a conversion.
define i32 @f2i(float %x) {
; CHECK-LABEL: @f2i(
; CHECK-NEXT: [[R:%.*]] = call i32 @llvm.nvvm.f2i.rz(float %x)
; CHECK-NEXT: ret i32 [[R]]
  %r = call i32 @llvm.nvvm.f2i.rz(float %x)
  ret i32 %r
}
define i32 @f2i_ftz(float %x) {
; CHECK-LABEL: @f2i_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = call i32 @llvm.nvvm.f2i.rz.ftz(float [[TMP4]])
; CHECK-NEXT: ret i32 [[TMP5]]
  %r = call i32 @llvm.nvvm.f2i.rz.ftz(float %x)
  ret i32 %r
}
define i64 @f2ull_ftz(float %x) {
; CHECK-LABEL: @f2ull_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = call i64 @llvm.nvvm.f2ull.rp.ftz(float [[TMP4]])
; CHECK-NEXT: [[TMP6:%.*]] = fcmp uno float %x, %x
; CHECK-NEXT: [[TMP7:%.*]] = trunc i64 [[TMP5]] to i32
; CHECK-NEXT: [[TMP8:%.*]] = lshr i64 [[TMP5]], 32
; CHECK-NEXT: [[TMP9:%.*]] = trunc i64 [[TMP8]] to i32
; CHECK-NEXT: [[TMP10:%.*]] = select i1 [[TMP6]], i32 -2147483648, i32 [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = zext i32 [[TMP7]] to i64
; CHECK-NEXT: [[TMP12:%.*]] = zext i32 [[TMP10]] to i64
; CHECK-NEXT: [[TMP13:%.*]] = shl i64 [[TMP12]], 32
; CHECK-NEXT: [[TMP14:%.*]] = or i64 [[TMP11]], [[TMP13]]
; CHECK-NEXT: ret i64 [[TMP14]]
  %r = call i64 @llvm.nvvm.f2ull.rp.ftz(float %x)
  ret i64 %r
}
define i32 @d2i(double %x) {
; CHECK-LABEL: @d2i(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.maximumnum.f64(double %x, double 0xFFF0000000000000)
; CHECK-NEXT: [[TMP2:%.*]] = call i32 @llvm.nvvm.d2i.rm(double [[TMP1]])
; CHECK-NEXT: ret i32 [[TMP2]]
  %r = call i32 @llvm.nvvm.d2i.rm(double %x)
  ret i32 %r
}

; Quotients and roots: only those to nearest without .ftz are left.
define float @div_rn(float %x, float %y) {
; CHECK-LABEL: @div_rn(
; CHECK-NEXT: [[R:%.*]] = call float @llvm.nvvm.div.rn.f(float %x, float %y)
; CHECK-NEXT: ret float [[R]]
  %r = call float @llvm.nvvm.div.rn.f(float %x, float %y)
  ret float %r
}
define float @div_rn_ftz(float %x, float %y) {
; CHECK-LABEL: @div_rn_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.fabs.f32(float %y)
; CHECK-NEXT: [[TMP6:%.*]] = fcmp olt float [[TMP5]], 0x3810000000000000
; CHECK-NEXT: [[TMP7:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %y)
; CHECK-NEXT: [[TMP8:%.*]] = select i1 [[TMP6]], float [[TMP7]], float %y
; CHECK-NEXT: [[TMP9:%.*]] = fpext float [[TMP4]] to double
; CHECK-NEXT: [[TMP10:%.*]] = fpext float [[TMP8]] to double
; CHECK-NEXT: [[TMP11:%.*]] = fdiv double [[TMP9]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = call float @llvm.nvvm.d2f.rn.ftz(double [[TMP11]])
; CHECK-NEXT: ret float [[TMP12]]
  %r = call float @llvm.nvvm.div.rn.ftz.f(float %x, float %y)
  ret float %r
}
define float @rcp_rn(float %x) {
; CHECK-LABEL: @rcp_rn(
; CHECK-NEXT: [[R:%.*]] = call float @llvm.nvvm.rcp.rn.f(float %x)
; CHECK-NEXT: ret float [[R]]
  %r = call float @llvm.nvvm.rcp.rn.f(float %x)
  ret float %r
}
define float @rcp_rn_ftz(float %x) {
; CHECK-LABEL: @rcp_rn_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = fdiv float 1.000000e+00, [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = fneg float [[TMP5]]
; CHECK-NEXT: [[TMP7:%.*]] = call float @llvm.fma.f32(float [[TMP6]], float [[TMP4]], float 1.000000e+00)
; CHECK-NEXT: [[TMP8:%.*]] = fcmp olt float [[TMP7]], 0.000000e+00
; CHECK-NEXT: [[TMP9:%.*]] = fcmp ogt float [[TMP7]], 0.000000e+00
; CHECK-NEXT: [[TMP10:%.*]] = bitcast float [[TMP4]] to i32
; CHECK-NEXT: [[TMP11:%.*]] = icmp slt i32 [[TMP10]], 0
; CHECK-NEXT: [[TMP12:%.*]] = bitcast float [[TMP5]] to i32
; CHECK-NEXT: [[TMP13:%.*]] = sext i1 [[TMP8]] to i32
; CHECK-NEXT: [[TMP14:%.*]] = add i32 [[TMP12]], [[TMP13]]
; CHECK-NEXT: [[TMP15:%.*]] = bitcast i32 [[TMP14]] to float
; CHECK-NEXT: [[TMP16:%.*]] = bitcast float [[TMP5]] to i32
; CHECK-NEXT: [[TMP17:%.*]] = zext i1 [[TMP9]] to i32
; CHECK-NEXT: [[TMP18:%.*]] = add i32 [[TMP16]], [[TMP17]]
; CHECK-NEXT: [[TMP19:%.*]] = bitcast i32 [[TMP18]] to float
; CHECK-NEXT: [[TMP20:%.*]] = call float @llvm.fabs.f32(float [[TMP5]])
; CHECK-NEXT: [[TMP21:%.*]] = fcmp olt float [[TMP20]], 0x3810000000000000
; CHECK-NEXT: [[TMP22:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float [[TMP5]])
; CHECK-NEXT: [[TMP23:%.*]] = select i1 [[TMP21]], float [[TMP22]], float [[TMP5]]
; CHECK-NEXT: ret float [[TMP23]]
  %r = call float @llvm.nvvm.rcp.rn.ftz.f(float %x)
  ret float %r
}
define float @sqrt_rn(float %x) {
; CHECK-LABEL: @sqrt_rn(
; CHECK-NEXT: [[R:%.*]] = call float @llvm.nvvm.sqrt.rn.f(float %x)
; CHECK-NEXT: ret float [[R]]
  %r = call float @llvm.nvvm.sqrt.rn.f(float %x)
  ret float %r
}
define float @sqrt_approx(float %x) {
; CHECK-LABEL: @sqrt_approx(
; CHECK-NEXT: [[R:%.*]] = call float @llvm.nvvm.sqrt.approx.f(float %x)
; CHECK-NEXT: ret float [[R]]
  %r = call float @llvm.nvvm.sqrt.approx.f(float %x)
  ret float %r
}

; The reciprocal root of doubles is refined, but not with .ftz; that of floats never.
define double @rsqrt(double %x) {
; CHECK-LABEL: @rsqrt(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %x, 0x10000000000000
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], double 0x4350000000000000, double 1.000000e+00
; CHECK-NEXT: [[TMP3:%.*]] = fmul double %x, [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = call double @llvm.nvvm.rsqrt.approx.ftz.d(double [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = fmul double [[TMP4]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = fneg double [[TMP3]]
; CHECK-NEXT: [[TMP7:%.*]] = call double @llvm.fma.f64(double [[TMP6]], double [[TMP5]], double 1.000000e+00)
; CHECK-NEXT: [[TMP8:%.*]] = call double @llvm.fma.f64(double [[TMP7]], double 3.750000e-01, double 5.000000e-01)
; CHECK-NEXT: [[TMP9:%.*]] = fmul double [[TMP7]], [[TMP4]]
; CHECK-NEXT: [[TMP10:%.*]] = call double @llvm.fma.f64(double [[TMP9]], double [[TMP8]], double [[TMP4]])
; CHECK-NEXT: [[TMP11:%.*]] = fcmp ord double [[TMP10]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = select i1 [[TMP11]], double [[TMP10]], double [[TMP4]]
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP1]], double 0x41A0000000000000, double 1.000000e+00
; CHECK-NEXT: [[TMP14:%.*]] = fmul double [[TMP12]], [[TMP13]]
; CHECK-NEXT: ret double [[TMP14]]
  %r = call double @llvm.nvvm.rsqrt.approx.d(double %x)
  ret double %r
}
define double @rsqrt_ftz(double %x) {
; CHECK-LABEL: @rsqrt_ftz(
; CHECK-NEXT: [[R:%.*]] = call double @llvm.nvvm.rsqrt.approx.ftz.d(double %x)
; CHECK-NEXT: ret double [[R]]
  %r = call double @llvm.nvvm.rsqrt.approx.ftz.d(double %x)
  ret double %r
}
define float @rsqrt_float(float %x) {
; CHECK-LABEL: @rsqrt_float(
; CHECK-NEXT: [[R:%.*]] = call float @llvm.nvvm.rsqrt.approx.f(float %x)
; CHECK-NEXT: ret float [[R]]
  %r = call float @llvm.nvvm.rsqrt.approx.f(float %x)
  ret float %r
}

; Rounding to integers.
define float @floor_ftz(float %x) {
; CHECK-LABEL: @floor_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.floor.f32(float [[TMP4]])
; CHECK-NEXT: ret float [[TMP5]]
  %r = call float @llvm.nvvm.floor.ftz.f(float %x)
  ret float %r
}

; Powers of two of halves by those of floats.
define half @ex2_half(half %x) {
; CHECK-LABEL: @ex2_half(
; CHECK-NEXT: [[TMP1:%.*]] = fpext half %x to float
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.nvvm.ex2.approx.f32(float [[TMP1]])
; CHECK-NEXT: [[TMP3:%.*]] = fptrunc float [[TMP2]] to half
; CHECK-NEXT: ret half [[TMP3]]
  %r = call half @llvm.nvvm.ex2.approx.f16(half %x)
  ret half %r
}
define float @ex2_float(float %x) {
; CHECK-LABEL: @ex2_float(
; CHECK-NEXT: [[R:%.*]] = call float @llvm.nvvm.ex2.approx.f32(float %x)
; CHECK-NEXT: ret float [[R]]
  %r = call float @llvm.nvvm.ex2.approx.f32(float %x)
  ret float %r
}

; Conversions to 16 bits: single ones are instructions but for .relu, pairs are two.
define half @f2f16(float %x) {
; CHECK-LABEL: @f2f16(
; CHECK-NEXT: [[R:%.*]] = call half @llvm.nvvm.f2f16.rn(float %x)
; CHECK-NEXT: ret half [[R]]
  %r = call half @llvm.nvvm.f2f16.rn(float %x)
  ret half %r
}
define half @f2f16_relu(float %x) {
; CHECK-LABEL: @f2f16_relu(
; CHECK-NEXT: [[TMP1:%.*]] = call half @llvm.nvvm.f2f16.rz(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = call half @llvm.maximum.f16(half [[TMP1]], half 0xH0000)
; CHECK-NEXT: ret half [[TMP2]]
  %r = call half @llvm.nvvm.f2f16.rz.relu(float %x)
  ret half %r
}
define <2 x half> @ff2f16x2(float %x, float %y) {
; CHECK-LABEL: @ff2f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = call half @llvm.nvvm.f2f16.rz(float %y)
; CHECK-NEXT: [[TMP2:%.*]] = insertelement <2 x half> poison, half [[TMP1]], i64 0
; CHECK-NEXT: [[TMP3:%.*]] = call half @llvm.nvvm.f2f16.rz(float %x)
; CHECK-NEXT: [[TMP4:%.*]] = insertelement <2 x half> [[TMP2]], half [[TMP3]], i64 1
; CHECK-NEXT: ret <2 x half> [[TMP4]]
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rz(float %x, float %y)
  ret <2 x half> %r
}
define bfloat @f2bf16(float %x) {
; CHECK-LABEL: @f2bf16(
; CHECK-NEXT: [[R:%.*]] = call bfloat @llvm.nvvm.f2bf16.rz(float %x)
; CHECK-NEXT: ret bfloat [[R]]
  %r = call bfloat @llvm.nvvm.f2bf16.rz(float %x)
  ret bfloat %r
}
define bfloat @f2bf16_relu(float %x) {
; CHECK-LABEL: @f2bf16_relu(
; CHECK-NEXT: [[TMP1:%.*]] = call bfloat @llvm.nvvm.f2bf16.rn(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = call bfloat @llvm.maximum.bf16(bfloat [[TMP1]], bfloat 0xR0000)
; CHECK-NEXT: ret bfloat [[TMP2]]
  %r = call bfloat @llvm.nvvm.f2bf16.rn.relu(float %x)
  ret bfloat %r
}
define <2 x bfloat> @ff2bf16x2_relu(float %x, float %y) {
; CHECK-LABEL: @ff2bf16x2_relu(
; CHECK-NEXT: [[TMP1:%.*]] = call bfloat @llvm.nvvm.f2bf16.rn(float %y)
; CHECK-NEXT: [[TMP2:%.*]] = insertelement <2 x bfloat> poison, bfloat [[TMP1]], i64 0
; CHECK-NEXT: [[TMP3:%.*]] = call bfloat @llvm.nvvm.f2bf16.rn(float %x)
; CHECK-NEXT: [[TMP4:%.*]] = insertelement <2 x bfloat> [[TMP2]], bfloat [[TMP3]], i64 1
; CHECK-NEXT: [[TMP5:%.*]] = call <2 x bfloat> @llvm.maximum.v2bf16(<2 x bfloat> [[TMP4]], <2 x bfloat> zeroinitializer)
; CHECK-NEXT: ret <2 x bfloat> [[TMP5]]
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn.relu(float %x, float %y)
  ret <2 x bfloat> %r
}
define i16 @f2h_ftz(float %x) {
; CHECK-LABEL: @f2h_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = fptrunc float [[TMP4]] to half
; CHECK-NEXT: [[TMP6:%.*]] = bitcast half [[TMP5]] to i16
; CHECK-NEXT: ret i16 [[TMP6]]
  %r = call i16 @llvm.nvvm.f2h.rn.ftz(float %x)
  ret i16 %r
}
define i16 @f2h(float %x) {
; CHECK-LABEL: @f2h(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc float %x to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast half [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %r = call i16 @llvm.nvvm.f2h.rn(float %x)
  ret i16 %r
}

; Clamping to 0 and 1.
define float @saturate(float %x) {
; CHECK-LABEL: @saturate(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.minnum.f32(float [[TMP1]], float 1.000000e+00)
; CHECK-NEXT: ret float [[TMP2]]
  %r = call float @llvm.nvvm.saturate.f(float %x)
  ret float %r
}
define float @saturate_ftz(float %x) {
; CHECK-LABEL: @saturate_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %x
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.maxnum.f32(float [[TMP4]], float 0.000000e+00)
; CHECK-NEXT: [[TMP6:%.*]] = call float @llvm.minnum.f32(float [[TMP5]], float 1.000000e+00)
; CHECK-NEXT: ret float [[TMP6]]
  %r = call float @llvm.nvvm.saturate.ftz.f(float %x)
  ret float %r
}
