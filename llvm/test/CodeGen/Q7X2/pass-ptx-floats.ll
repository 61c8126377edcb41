; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: floating-point arithmetic.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

define float @add_f32(float %a, float %b) {
; CHECK-LABEL: @add_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fadd float %a, %b
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "add.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define double @sub_f64(double %a, double %b) {
; CHECK-LABEL: @sub_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fsub double %a, %b
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "sub.f64 $0, $1, $2;", "=d,d,d"(double %a, double %b)
  ret double %v
}

define i32 @mul_f16x2(i32 %a, i32 %b) {
; CHECK-LABEL: @mul_f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x half>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x half>
; CHECK-NEXT: [[TMP3:%.*]] = fmul <2 x half> [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = bitcast <2 x half> [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm "mul.f16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define float @add_rz_ftz_f32(float %a, float %b) {
; CHECK-LABEL: @add_rz_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rz.ftz.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "add.rz.ftz.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define double @sub_rn_f64(double %a, double %b) {
; CHECK-LABEL: @sub_rn_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fneg double %b
; CHECK-NEXT: [[TMP2:%.*]] = call double @llvm.nvvm.add.rn.d(double %a, double [[TMP1]])
; CHECK-NEXT: ret double [[TMP2]]
  %v = call double asm "sub.rn.f64 $0, $1, $2;", "=d,d,d"(double %a, double %b)
  ret double %v
}

define i16 @add_sat_f16(i16 %a, i16 %b) {
; CHECK-LABEL: @add_sat_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i16 %b to half
; CHECK-NEXT: [[TMP3:%.*]] = call half @llvm.nvvm.fma.rn.sat.f16(half [[TMP1]], half 0xH3C00, half [[TMP2]])
; CHECK-NEXT: [[TMP4:%.*]] = bitcast half [[TMP3]] to i16
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "add.sat.f16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define i32 @sub_rn_bf16x2(i32 %a, i32 %b) {
; CHECK-LABEL: @sub_rn_bf16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x bfloat>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x bfloat>
; CHECK-NEXT: [[TMP3:%.*]] = fneg <2 x bfloat> [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = call <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat> [[TMP1]], <2 x bfloat> splat (bfloat 0xR3F80), <2 x bfloat> [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = bitcast <2 x bfloat> [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "sub.rn.bf16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define float @mul_rp_f32(float %a, float %b) {
; CHECK-LABEL: @mul_rp_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.mul.rp.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "mul.rp.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define i16 @mul_rn_f16(i16 %a, i16 %b) {
; CHECK-LABEL: @mul_rn_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i16 %b to half
; CHECK-NEXT: [[TMP3:%.*]] = call half @llvm.nvvm.fma.rn.f16(half [[TMP1]], half [[TMP2]], half 0xH8000)
; CHECK-NEXT: [[TMP4:%.*]] = bitcast half [[TMP3]] to i16
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "mul.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define float @fma_rn_f32(float %a, float %b, float %c) {
; CHECK-LABEL: @fma_rn_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.fma.rn.f(float %a, float %b, float %c)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "fma.rn.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  ret float %v
}

define float @fma_rm_ftz_sat_f32(float %a, float %b, float %c) {
; CHECK-LABEL: @fma_rm_ftz_sat_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.fma.rm.ftz.sat.f(float %a, float %b, float %c)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "fma.rm.ftz.sat.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  ret float %v
}

define i16 @fma_rn_relu_f16(i16 %a, i16 %b, i16 %c) {
; CHECK-LABEL: @fma_rn_relu_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i16 %b to half
; CHECK-NEXT: [[TMP3:%.*]] = bitcast i16 %c to half
; CHECK-NEXT: [[TMP4:%.*]] = call half @llvm.nvvm.fma.rn.relu.f16(half [[TMP1]], half [[TMP2]], half [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = bitcast half [[TMP4]] to i16
; CHECK-NEXT: ret i16 [[TMP5]]
  %v = call i16 asm "fma.rn.relu.f16 $0, $1, $2, $3;", "=h,h,h,h"(i16 %a, i16 %b, i16 %c)
  ret i16 %v
}

define double @mad_rz_f64(double %a, double %b, double %c) {
; CHECK-LABEL: @mad_rz_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.nvvm.fma.rz.d(double %a, double %b, double %c)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "mad.rz.f64 $0, $1, $2, $3;", "=d,d,d,d"(double %a, double %b, double %c)
  ret double %v
}

define float @mad_f32(float %a, float %b, float %c) {
; CHECK-LABEL: @mad_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.fma.rn.f(float %a, float %b, float %c)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "mad.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  ret float %v
}

define double @div_rn_f64(double %a, double %b) {
; CHECK-LABEL: @div_rn_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.nvvm.div.rn.d(double %a, double %b)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "div.rn.f64 $0, $1, $2;", "=d,d,d"(double %a, double %b)
  ret double %v
}

define float @div_rz_ftz_f32(float %a, float %b) {
; CHECK-LABEL: @div_rz_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.div.rz.ftz.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "div.rz.ftz.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @div_approx_f32(float %a, float %b) {
; CHECK-LABEL: @div_approx_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.div.approx.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "div.approx.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @div_approx_ftz_f32(float %a, float %b) {
; CHECK-LABEL: @div_approx_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.div.approx.ftz.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "div.approx.ftz.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @div_full_f32(float %a, float %b) {
; CHECK-LABEL: @div_full_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.div.full(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "div.full.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @div_full_ftz_f32(float %a, float %b) {
; CHECK-LABEL: @div_full_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.div.full.ftz(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "div.full.ftz.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; ---- signs, order ----
define float @neg_f32(float %a) {
; CHECK-LABEL: @neg_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fneg float %a
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "neg.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @neg_ftz_f32(float %a) {
; CHECK-LABEL: @neg_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %a, float -0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = fneg float [[TMP1]]
; CHECK-NEXT: ret float [[TMP2]]
  %v = call float asm "neg.ftz.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define i32 @neg_bf16x2(i32 %a) {
; CHECK-LABEL: @neg_bf16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x bfloat>
; CHECK-NEXT: [[TMP2:%.*]] = fneg <2 x bfloat> [[TMP1]]
; CHECK-NEXT: [[TMP3:%.*]] = bitcast <2 x bfloat> [[TMP2]] to i32
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "neg.bf16x2 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define double @abs_f64(double %a) {
; CHECK-LABEL: @abs_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.fabs.f64(double %a)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "abs.f64 $0, $1;", "=d,d"(double %a)
  ret double %v
}

define i16 @abs_ftz_f16(i16 %a) {
; CHECK-LABEL: @abs_ftz_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = call half @llvm.nvvm.fma.rn.ftz.f16(half [[TMP1]], half 0xH3C00, half 0xH8000)
; CHECK-NEXT: [[TMP3:%.*]] = call half @llvm.fabs.f16(half [[TMP2]])
; CHECK-NEXT: [[TMP4:%.*]] = bitcast half [[TMP3]] to i16
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "abs.ftz.f16 $0, $1;", "=h,h"(i16 %a)
  ret i16 %v
}

define float @min_f32(float %a, float %b) {
; CHECK-LABEL: @min_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.fmin.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "min.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @max_ftz_NaN_f32(float %a, float %b) {
; CHECK-LABEL: @max_ftz_NaN_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.fmax.ftz.nan.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "max.ftz.NaN.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @max_xorsign_abs_f32(float %a, float %b) {
; CHECK-LABEL: @max_xorsign_abs_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.fmax.xorsign.abs.f(float %a, float %b)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "max.xorsign.abs.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define i16 @min_NaN_bf16(i16 %a, i16 %b) {
; CHECK-LABEL: @min_NaN_bf16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to bfloat
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i16 %b to bfloat
; CHECK-NEXT: [[TMP3:%.*]] = call bfloat @llvm.nvvm.fmin.nan.bf16(bfloat [[TMP1]], bfloat [[TMP2]])
; CHECK-NEXT: [[TMP4:%.*]] = bitcast bfloat [[TMP3]] to i16
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "min.NaN.bf16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define double @copysign_f64(double %a, double %b) {
; CHECK-LABEL: @copysign_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.copysign.f64(double %b, double %a)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "copysign.f64 $0, $1, $2;", "=d,d,d"(double %a, double %b)
  ret double %v
}

; ---- functions ----
define float @rcp_rn_f32(float %a) {
; CHECK-LABEL: @rcp_rn_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.rcp.rn.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "rcp.rn.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @rcp_approx_f32(float %a) {
; CHECK-LABEL: @rcp_approx_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.rcp.rn.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "rcp.approx.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define double @rcp_approx_ftz_f64(double %a) {
; CHECK-LABEL: @rcp_approx_ftz_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.nvvm.rcp.approx.ftz.d(double %a)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "rcp.approx.ftz.f64 $0, $1;", "=d,d"(double %a)
  ret double %v
}

define float @sqrt_rm_ftz_f32(float %a) {
; CHECK-LABEL: @sqrt_rm_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.sqrt.rm.ftz.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "sqrt.rm.ftz.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @sqrt_approx_f32(float %a) {
; CHECK-LABEL: @sqrt_approx_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.sqrt.approx.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "sqrt.approx.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @rsqrt_approx_ftz_f32(float %a) {
; CHECK-LABEL: @rsqrt_approx_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "rsqrt.approx.ftz.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @sin_approx_f32(float %a) {
; CHECK-LABEL: @sin_approx_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.sin.approx.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "sin.approx.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @cos_approx_ftz_f32(float %a) {
; CHECK-LABEL: @cos_approx_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.cos.approx.ftz.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "cos.approx.ftz.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @lg2_approx_ftz_f32(float %a) {
; CHECK-LABEL: @lg2_approx_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.lg2.approx.ftz.f(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "lg2.approx.ftz.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @ex2_approx_f32(float %a) {
; CHECK-LABEL: @ex2_approx_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.ex2.approx.f32(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "ex2.approx.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define i16 @ex2_approx_ftz_bf16(i16 %a) {
; CHECK-LABEL: @ex2_approx_ftz_bf16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to bfloat
; CHECK-NEXT: [[TMP2:%.*]] = call bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat [[TMP1]])
; CHECK-NEXT: [[TMP3:%.*]] = bitcast bfloat [[TMP2]] to i16
; CHECK-NEXT: ret i16 [[TMP3]]
  %v = call i16 asm "ex2.approx.ftz.bf16 $0, $1;", "=h,h"(i16 %a)
  ret i16 %v
}

define float @tanh_approx_f32(float %a) {
; CHECK-LABEL: @tanh_approx_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call afn float @llvm.tanh.f32(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define i32 @tanh_approx_f16x2(i32 %a) {
; CHECK-LABEL: @tanh_approx_f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x half>
; CHECK-NEXT: [[TMP2:%.*]] = call afn <2 x half> @llvm.tanh.v2f16(<2 x half> [[TMP1]])
; CHECK-NEXT: [[TMP3:%.*]] = bitcast <2 x half> [[TMP2]] to i32
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "tanh.approx.f16x2 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; ---- classes ----
define i1 @testp_finite_f32(float %a) {
; CHECK-LABEL: @testp_finite_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.is.fpclass.f32(float %a, i32 504)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "testp.finite.f32 $0, $1;", "=b,f"(float %a)
  ret i1 %v
}

define i1 @testp_infinite_f32(float %a) {
; CHECK-LABEL: @testp_infinite_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.is.fpclass.f32(float %a, i32 516)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "testp.infinite.f32 $0, $1;", "=b,f"(float %a)
  ret i1 %v
}

define i1 @testp_number_f64(double %a) {
; CHECK-LABEL: @testp_number_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.is.fpclass.f64(double %a, i32 1020)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "testp.number.f64 $0, $1;", "=b,d"(double %a)
  ret i1 %v
}

define i1 @testp_notanumber_f32(float %a) {
; CHECK-LABEL: @testp_notanumber_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "testp.notanumber.f32 $0, $1;", "=b,f"(float %a)
  ret i1 %v
}

define i1 @testp_normal_f32(float %a) {
; CHECK-LABEL: @testp_normal_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.is.fpclass.f32(float %a, i32 360)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "testp.normal.f32 $0, $1;", "=b,f"(float %a)
  ret i1 %v
}

define i1 @testp_subnormal_f64(double %a) {
; CHECK-LABEL: @testp_subnormal_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.is.fpclass.f64(double %a, i32 144)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "testp.subnormal.f64 $0, $1;", "=b,d"(double %a)
  ret i1 %v
}

; ---- constants: of 32 and 64 bits, negated, and decimal ones ----
define float @add_f32_2(float %a) {
; CHECK-LABEL: @add_f32_2(
; CHECK-NEXT: [[TMP1:%.*]] = fadd float %a, 1.000000e+00
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "add.f32 $0, $1, 0f3F800000;", "=f,f"(float %a)
  ret float %v
}

define float @add_f32_3(float %a) {
; CHECK-LABEL: @add_f32_3(
; CHECK-NEXT: [[TMP1:%.*]] = fadd float %a, -1.000000e+00
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "add.f32 $0, $1, -0f3F800000;", "=f,f"(float %a)
  ret float %v
}

define double @add_f64(double %a) {
; CHECK-LABEL: @add_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fadd double %a, 1.000000e+00
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "add.f64 $0, $1, 0d3FF0000000000000;", "=d,d"(double %a)
  ret double %v
}

define double @add_f64_2(double %a) {
; CHECK-LABEL: @add_f64_2(
; CHECK-NEXT: [[TMP1:%.*]] = fadd double %a, -1.000000e+00
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "add.f64 $0, $1, -0D3FF0000000000000;", "=d,d"(double %a)
  ret double %v
}

define float @add_f32_4(float %a) {
; CHECK-LABEL: @add_f32_4(
; CHECK-NEXT: [[TMP1:%.*]] = fadd float %a, 1.500000e+00
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "add.f32 $0, $1, 1.5;", "=f,f"(float %a)
  ret float %v
}

define double @mul_f64(double %a) {
; CHECK-LABEL: @mul_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fmul double %a, -2.500000e-01
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "mul.f64 $0, $1, -0.25;", "=d,d"(double %a)
  ret double %v
}
