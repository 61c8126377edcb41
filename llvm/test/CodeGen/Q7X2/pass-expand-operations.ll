; RUN: llc -start-before=q7x2-expand-operations -stop-after=q7x2-expand-operations %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -q7x2-device-library= -stats %s -o /dev/null 2>&1 | FileCheck --check-prefix=STATS %s
;
; Operations that selection would turn into library calls. Their results are
; checked in Execution/operations-*.test.
target triple = "q7x2"

declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.powi.v2f16.i16(<2 x half>, i16)
declare double @llvm.powi.f64.i32(double, i32)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sin.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i1(i1, metadata, metadata)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare i100 @llvm.fptosi.sat.i100.f64(double)
declare i128 @llvm.experimental.constrained.fptosi.i128.f64(double, metadata)
declare i128 @llvm.fptoui.sat.i128.f32(float)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare i40 @llvm.fshl.i40(i40, i40, i40)
declare i40 @llvm.fshr.i40(i40, i40, i40)
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare { float, float } @llvm.modf.f32(float)

; ---- funnel shifts of a width that is not a power of two

; CHECK-LABEL: define i40 @shift_left(
; CHECK-NEXT: [[V1:%.*]] = urem i40 %n, 40
; CHECK-NEXT: [[V2:%.*]] = sub i40 39, [[V1]]
; CHECK-NEXT: [[V3:%.*]] = shl i40 %a, [[V1]]
; CHECK-NEXT: [[V4:%.*]] = lshr i40 %b, 1
; CHECK-NEXT: [[V5:%.*]] = lshr i40 [[V4]], [[V2]]
; CHECK-NEXT: [[V6:%.*]] = or i40 [[V3]], [[V5]]
; CHECK-NEXT: ret i40 [[V6]]
define i40 @shift_left(i40 %a, i40 %b, i40 %n) {
  %r = call i40 @llvm.fshl.i40(i40 %a, i40 %b, i40 %n)
  ret i40 %r
}

; CHECK-LABEL: define i40 @shift_right(
; CHECK-NEXT: [[V1:%.*]] = urem i40 %n, 40
; CHECK-NEXT: [[V2:%.*]] = sub i40 39, [[V1]]
; CHECK-NEXT: [[V3:%.*]] = shl i40 %a, 1
; CHECK-NEXT: [[V4:%.*]] = shl i40 [[V3]], [[V2]]
; CHECK-NEXT: [[V5:%.*]] = lshr i40 %b, [[V1]]
; CHECK-NEXT: [[V6:%.*]] = or i40 [[V4]], [[V5]]
; CHECK-NEXT: ret i40 [[V6]]
define i40 @shift_right(i40 %a, i40 %b, i40 %n) {
  %r = call i40 @llvm.fshr.i40(i40 %a, i40 %b, i40 %n)
  ret i40 %r
}

; Powers of two and narrow ones stay.
; CHECK-LABEL: define i64 @shift_64(
; CHECK-NEXT: %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %n)
; CHECK-NEXT: ret i64 %r
define i64 @shift_64(i64 %a, i64 %b, i64 %n) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define i24 @shift_24(
; CHECK-NEXT: %r = call i24 @llvm.fshr.i24(i24 %a, i24 %b, i24 %n)
; CHECK-NEXT: ret i24 %r
define i24 @shift_24(i24 %a, i24 %b, i24 %n) {
  %r = call i24 @llvm.fshr.i24(i24 %a, i24 %b, i24 %n)
  ret i24 %r
}

; ---- saturating conversions to more than 64 bits

; CHECK-LABEL: define i128 @unsigned_saturation(
; CHECK-NEXT: [[V1:%.*]] = fcmp oge float %x, 0x7FF0000000000000
; CHECK-NEXT: [[V2:%.*]] = fptoui float %x to i128
; CHECK-NEXT: [[V3:%.*]] = select i1 [[V1]], i128 -1, i128 [[V2]]
; CHECK-NEXT: [[V4:%.*]] = fcmp ule float %x, 0.000000e+00
; CHECK-NEXT: [[V5:%.*]] = select i1 [[V4]], i128 0, i128 [[V3]]
; CHECK-NEXT: ret i128 [[V5]]
define i128 @unsigned_saturation(float %x) {
  %r = call i128 @llvm.fptoui.sat.i128.f32(float %x)
  ret i128 %r
}

; CHECK-LABEL: define i100 @signed_saturation(
; CHECK-NEXT: [[V1:%.*]] = fcmp oge double %x, 0x4620000000000000
; CHECK-NEXT: [[V2:%.*]] = fptosi double %x to i100
; CHECK-NEXT: [[V3:%.*]] = select i1 [[V1]], i100 633825300114114700748351602687, i100 [[V2]]
; CHECK-NEXT: [[V4:%.*]] = fcmp ole double %x, 0xC620000000000000
; CHECK-NEXT: [[V5:%.*]] = select i1 [[V4]], i100 -633825300114114700748351602688, i100 [[V3]]
; CHECK-NEXT: [[V6:%.*]] = fcmp uno double %x, %x
; CHECK-NEXT: [[V7:%.*]] = select i1 [[V6]], i100 0, i100 [[V5]]
; CHECK-NEXT: ret i100 [[V7]]
define i100 @signed_saturation(double %x) {
  %r = call i100 @llvm.fptosi.sat.i100.f64(double %x)
  ret i100 %r
}

; CHECK-LABEL: define i64 @saturation_64(
; CHECK-NEXT: %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
; CHECK-NEXT: ret i64 %r
define i64 @saturation_64(float %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  ret i64 %r
}

; ---- minimum and maximum

; CHECK-LABEL: define float @minimum(
; CHECK-NEXT: [[V1:%.*]] = call nsz float @llvm.minimumnum.f32(float %x, float %y)
; CHECK-NEXT: ret float [[V1]]
define float @minimum(float %x, float %y) {
  %r = call nsz float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}

; CHECK-LABEL: define <2 x half> @maximum(
; CHECK-NEXT: [[V1:%.*]] = call <2 x half> @llvm.maximumnum.v2f16(<2 x half> %x, <2 x half> %y)
; CHECK-NEXT: ret <2 x half> [[V1]]
define <2 x half> @maximum(<2 x half> %x, <2 x half> %y) {
  %r = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}

; ---- fraction and power

; CHECK-LABEL: define { float, float } @fraction(
; CHECK-NEXT: [[V1:%.*]] = call float @llvm.trunc.f32(float %x)
; CHECK-NEXT: [[V2:%.*]] = fcmp oeq float %x, [[V1]]
; CHECK-NEXT: [[V3:%.*]] = fsub float %x, [[V1]]
; CHECK-NEXT: [[V4:%.*]] = select i1 [[V2]], float 0.000000e+00, float [[V3]]
; CHECK-NEXT: [[V5:%.*]] = call float @llvm.copysign.f32(float [[V4]], float %x)
; CHECK-NEXT: [[V6:%.*]] = insertvalue { float, float } poison, float [[V5]], 0
; CHECK-NEXT: [[V7:%.*]] = insertvalue { float, float } [[V6]], float [[V1]], 1
; CHECK-NEXT: ret { float, float } [[V7]]
define { float, float } @fraction(float %x) {
  %r = call { float, float } @llvm.modf.f32(float %x)
  ret { float, float } %r
}

; CHECK-LABEL: define float @power(
; CHECK-NEXT: [[V1:%.*]] = call float @__q7x2_powi32(float %x, i32 %n)
; CHECK-NEXT: ret float [[V1]]
define float @power(float %x, i32 %n) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 %n)
  ret float %r
}

; Doubles have a function of their own, halves do with that for floats; the
; exponent is that of all elements.
; CHECK-LABEL: define double @power_double(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_powi64(double %x, i32 %n)
; CHECK-NEXT: ret double [[V1]]
define double @power_double(double %x, i32 %n) {
  %r = call double @llvm.powi.f64.i32(double %x, i32 %n)
  ret double %r
}

; CHECK-LABEL: define <2 x half> @power_vector(
; CHECK-NEXT: [[V1:%.*]] = extractelement <2 x half> %x, i64 0
; CHECK-NEXT: [[V2:%.*]] = sext i16 %n to i32
; CHECK-NEXT: [[V3:%.*]] = fpext half [[V1]] to float
; CHECK-NEXT: [[V4:%.*]] = call float @__q7x2_powi32(float [[V3]], i32 [[V2]])
; CHECK-NEXT: [[V5:%.*]] = fptrunc float [[V4]] to half
; CHECK-NEXT: [[V6:%.*]] = insertelement <2 x half> poison, half [[V5]], i64 0
; CHECK-NEXT: [[V7:%.*]] = extractelement <2 x half> %x, i64 1
; CHECK-NEXT: [[V8:%.*]] = sext i16 %n to i32
; CHECK-NEXT: [[V9:%.*]] = fpext half [[V7]] to float
; CHECK-NEXT: [[V10:%.*]] = call float @__q7x2_powi32(float [[V9]], i32 [[V8]])
; CHECK-NEXT: [[V11:%.*]] = fptrunc float [[V10]] to half
; CHECK-NEXT: [[V12:%.*]] = insertelement <2 x half> [[V6]], half [[V11]], i64 1
; CHECK-NEXT: ret <2 x half> [[V12]]
define <2 x half> @power_vector(<2 x half> %x, i16 %n) {
  %r = call <2 x half> @llvm.powi.v2f16.i16(<2 x half> %x, i16 %n)
  ret <2 x half> %r
}

; Selection expands powers of few multiplications.
; CHECK-LABEL: define float @small_power(
; CHECK-NEXT: %r = call float @llvm.powi.f32.i32(float %x, i32 -24)
; CHECK-NEXT: ret float %r
define float @small_power(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 -24)
  ret float %r
}

; CHECK-LABEL: define float @large_power(
; CHECK-NEXT: [[V1:%.*]] = call float @__q7x2_powi32(float %x, i32 -28)
; CHECK-NEXT: ret float [[V1]]
define float @large_power(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 -28)
  ret float %r
}

; ---- strict floating point

; An instruction has a rounding mode.
; CHECK-LABEL: define float @strict_add(
; CHECK-NEXT: %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.strict")
; CHECK-NEXT: ret float %r
define float @strict_add(float %x, float %y) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; No instruction does: an ordinary operation or intrinsic.
; CHECK-LABEL: define float @strict_division(
; CHECK-NEXT: [[V1:%.*]] = fdiv float %x, %y
; CHECK-NEXT: ret float [[V1]]
define float @strict_division(float %x, float %y) strictfp {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; CHECK-LABEL: define float @strict_sine(
; CHECK-NEXT: [[V1:%.*]] = call float @llvm.sin.f32(float %x)
; CHECK-NEXT: ret float [[V1]]
define float @strict_sine(float %x) strictfp {
  %r = call float @llvm.experimental.constrained.sin.f32(float %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; Conversions stay strict up to 64 bits, but not of single bits.
; CHECK-LABEL: define i64 @strict_conversion(
; CHECK-NEXT: %r = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %x, metadata !"fpexcept.strict")
; CHECK-NEXT: ret i64 %r
define i64 @strict_conversion(double %x) strictfp {
  %r = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %x, metadata !"fpexcept.strict") strictfp
  ret i64 %r
}

; CHECK-LABEL: define i128 @strict_wide_conversion(
; CHECK-NEXT: [[V1:%.*]] = fptosi double %x to i128
; CHECK-NEXT: ret i128 [[V1]]
define i128 @strict_wide_conversion(double %x) strictfp {
  %r = call i128 @llvm.experimental.constrained.fptosi.i128.f64(double %x, metadata !"fpexcept.strict") strictfp
  ret i128 %r
}

; CHECK-LABEL: define float @strict_bit_conversion(
; CHECK-NEXT: [[V1:%.*]] = uitofp i1 %x to float
; CHECK-NEXT: ret float [[V1]]
define float @strict_bit_conversion(i1 %x) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i1(i1 %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; STATS-DAG: 13 q7x2-expand-operations - Number of operations expanded
; STATS-DAG: 4 q7x2-expand-operations - Number of strict floating-point operations relaxed

; C's checked functions, where sizes are unknown or large enough.
; CHECK-LABEL: @checked(
; CHECK-NOT: call ptr @__mem
; CHECK: call void @llvm.memset.p0.i64(ptr align 1 %p, i8 0, i64 4096, i1 false)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 %n, i1 false)
; CHECK: call ptr @__memcpy_chk(ptr %p, ptr %q, i64 %n, i64 8)
; CHECK: ret ptr %p
define ptr @checked(ptr %p, ptr %q, i64 %n) {
  %set = call ptr @__memset_chk(ptr %p, i32 0, i64 4096, i64 -1)
  %copy = call ptr @__memcpy_chk(ptr %set, ptr %q, i64 %n, i64 -1)
  %may_fail = call ptr @__memcpy_chk(ptr %p, ptr %q, i64 %n, i64 8)
  ret ptr %copy
}
declare ptr @__memset_chk(ptr, i32, i64, i64)
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
