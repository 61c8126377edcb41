; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: moves and conversions.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

define i32 @mov_u32() {
; CHECK-LABEL: @mov_u32(
; CHECK-NEXT: ret i32 42
  %v = call i32 asm "mov.u32 $0, 0x2A;", "=r"()
  ret i32 %v
}

define i32 @mov_u32_2() {
; CHECK-LABEL: @mov_u32_2(
; CHECK-NEXT: ret i32 42
  %v = call i32 asm "mov.u32 $0, 42U;", "=r"()
  ret i32 %v
}

define i32 @mov_s32() {
; CHECK-LABEL: @mov_s32(
; CHECK-NEXT: ret i32 -1
  %v = call i32 asm "mov.s32 $0, -1;", "=r"()
  ret i32 %v
}

define i16 @mov_b16() {
; CHECK-LABEL: @mov_b16(
; CHECK-NEXT: ret i16 5
  %v = call i16 asm "mov.b16 $0, 0b101;", "=h"()
  ret i16 %v
}

define i32 @mov_u32_3() {
; CHECK-LABEL: @mov_u32_3(
; CHECK-NEXT: ret i32 32
  %v = call i32 asm "mov.u32 $0, WARP_SZ;", "=r"()
  ret i32 %v
}

define i32 @mov_u32_4() {
; CHECK-LABEL: @mov_u32_4(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "mov.u32 $0, %tid.x;", "=r"()
  ret i32 %v
}

define i32 @mov_u32_5() {
; CHECK-LABEL: @mov_u32_5(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"()
  ret i32 %v
}

define i32 @mov_dynamic_smem_size() {
; CHECK-LABEL: @mov_dynamic_smem_size(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"()
  ret i32 %v
}

define float @mov_f32(i32 %a) {
; CHECK-LABEL: @mov_f32(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to float
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "mov.f32 $0, $1;", "=f,r"(i32 %a)
  ret float %v
}

define ptr @mov_u64(ptr %a) {
; CHECK-LABEL: @mov_u64(
; CHECK-NEXT: ret ptr %a
  %v = call ptr asm "mov.u64 $0, $1;", "=l,l"(ptr %a)
  ret ptr %v
}

define i64 @mov_b64(i64 %a) {
; CHECK-LABEL: @mov_b64(
; CHECK-NEXT: ret i64 %a
  %v = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %a)
  ret i64 %v
}

define i1 @mov_pred(i1 %a) {
; CHECK-LABEL: @mov_pred(
; CHECK-NEXT: ret i1 %a
  %v = call i1 asm "mov.pred $0, $1;", "=b,b"(i1 %a)
  ret i1 %v
}

define i32 @mov_b32(i16 %a, i16 %b) {
; CHECK-LABEL: @mov_b32(
; CHECK-NEXT: [[TMP1:%.*]] = zext i16 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = shl i32 [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = zext i16 %b to i32
; CHECK-NEXT: [[TMP4:%.*]] = shl i32 [[TMP3]], 16
; CHECK-NEXT: [[TMP5:%.*]] = or i32 [[TMP2]], [[TMP4]]
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "mov.b32 $0, {$1, $2};", "=r,h,h"(i16 %a, i16 %b)
  ret i32 %v
}

define { i32, i32 } @mov_b64_2(i64 %a) {
; CHECK-LABEL: @mov_b64_2(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i64 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT: [[TMP3:%.*]] = lshr i64 %a, 32
; CHECK-NEXT: [[TMP4:%.*]] = trunc i64 [[TMP3]] to i32
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { i32, i32 } poison, i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP6:%.*]] = insertvalue { i32, i32 } [[TMP5]], i32 [[TMP4]], 1
; CHECK-NEXT: ret { i32, i32 } [[TMP6]]
  %v = call { i32, i32 } asm "mov.b64 {$0, $1}, $2;", "=r,=r,l"(i64 %a)
  ret { i32, i32 } %v
}

define i32 @mov_b64_3(double %a) {
; CHECK-LABEL: @mov_b64_3(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast double %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = lshr i64 [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = trunc i64 [[TMP2]] to i32
; CHECK-NEXT: [[TMP4:%.*]] = lshr i64 [[TMP1]], 32
; CHECK-NEXT: [[TMP5:%.*]] = trunc i64 [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "mov.b64 {$0, _}, $1;", "=r,d"(double %a)
  ret i32 %v
}

define { i64, i64 } @mov_b128(i64 %a, i64 %b) {
; CHECK-LABEL: @mov_b128(
; CHECK-NEXT: [[TMP1:%.*]] = zext i64 %a to i128
; CHECK-NEXT: [[TMP2:%.*]] = shl i128 [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = zext i64 %b to i128
; CHECK-NEXT: [[TMP4:%.*]] = shl i128 [[TMP3]], 64
; CHECK-NEXT: [[TMP5:%.*]] = or i128 [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = lshr i128 [[TMP5]], 0
; CHECK-NEXT: [[TMP7:%.*]] = trunc i128 [[TMP6]] to i64
; CHECK-NEXT: [[TMP8:%.*]] = lshr i128 [[TMP5]], 64
; CHECK-NEXT: [[TMP9:%.*]] = trunc i128 [[TMP8]] to i64
; CHECK-NEXT: [[TMP10:%.*]] = insertvalue { i64, i64 } poison, i64 [[TMP7]], 0
; CHECK-NEXT: [[TMP11:%.*]] = insertvalue { i64, i64 } [[TMP10]], i64 [[TMP9]], 1
; CHECK-NEXT: ret { i64, i64 } [[TMP11]]
  %v = call { i64, i64 } asm "{ .reg .b128 t; mov.b128 t, {$2, $3}; mov.b128 {$0, $1}, t; };", "=l,=l,l,l"(i64 %a, i64 %b)
  ret { i64, i64 } %v
}

; ---- integers ----
define i32 @cvt_u32_u16(i16 %a) {
; CHECK-LABEL: @cvt_u32_u16(
; CHECK-NEXT: [[TMP1:%.*]] = zext i16 %a to i32
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "cvt.u32.u16 $0, $1;", "=r,h"(i16 %a)
  ret i32 %v
}

define i64 @cvt_s64_s32(i32 %a) {
; CHECK-LABEL: @cvt_s64_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sext i32 %a to i64
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "cvt.s64.s32 $0, $1;", "=l,r"(i32 %a)
  ret i64 %v
}

define i16 @cvt_u16_u64(i64 %a) {
; CHECK-LABEL: @cvt_u16_u64(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i16
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "cvt.u16.u64 $0, $1;", "=h,l"(i64 %a)
  ret i16 %v
}

define i32 @cvt_s8_s32(i32 %a) {
; CHECK-LABEL: @cvt_s8_s32(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i32 %a to i8
; CHECK-NEXT: [[TMP2:%.*]] = sext i8 [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "cvt.s8.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @cvt_sat_u8_s32(i32 %a) {
; CHECK-LABEL: @cvt_sat_u8_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sext i32 %a to i33
; CHECK-NEXT: [[TMP2:%.*]] = call i33 @llvm.smax.i33(i33 [[TMP1]], i33 0)
; CHECK-NEXT: [[TMP3:%.*]] = call i33 @llvm.smin.i33(i33 [[TMP2]], i33 255)
; CHECK-NEXT: [[TMP4:%.*]] = trunc i33 [[TMP3]] to i8
; CHECK-NEXT: [[TMP5:%.*]] = zext i8 [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "cvt.sat.u8.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @cvt_sat_s32_u64(i64 %a) {
; CHECK-LABEL: @cvt_sat_s32_u64(
; CHECK-NEXT: [[TMP1:%.*]] = zext i64 %a to i65
; CHECK-NEXT: [[TMP2:%.*]] = call i65 @llvm.smax.i65(i65 [[TMP1]], i65 -2147483648)
; CHECK-NEXT: [[TMP3:%.*]] = call i65 @llvm.smin.i65(i65 [[TMP2]], i65 2147483647)
; CHECK-NEXT: [[TMP4:%.*]] = trunc i65 [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm "cvt.sat.s32.u64 $0, $1;", "=r,l"(i64 %a)
  ret i32 %v
}

; ---- to integers ----
define i32 @cvt_rni_s32_f32(float %a) {
; CHECK-LABEL: @cvt_rni_s32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.f2i.rn(float %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

define i64 @cvt_rzi_u64_f64(double %a) {
; CHECK-LABEL: @cvt_rzi_u64_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @llvm.nvvm.d2ull.rz(double %a)
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "cvt.rzi.u64.f64 $0, $1;", "=l,d"(double %a)
  ret i64 %v
}

define i64 @cvt_rmi_ftz_s64_f32(float %a) {
; CHECK-LABEL: @cvt_rmi_ftz_s64_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @llvm.nvvm.f2ll.rm.ftz(float %a)
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "cvt.rmi.ftz.s64.f32 $0, $1;", "=l,f"(float %a)
  ret i64 %v
}

define i32 @cvt_rpi_s8_f32(float %a) {
; CHECK-LABEL: @cvt_rpi_s8_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.f2i.rp(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP1]], i32 -128)
; CHECK-NEXT: [[TMP3:%.*]] = call i32 @llvm.smin.i32(i32 [[TMP2]], i32 127)
; CHECK-NEXT: [[TMP4:%.*]] = trunc i32 [[TMP3]] to i8
; CHECK-NEXT: [[TMP5:%.*]] = sext i8 [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "cvt.rpi.s8.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

define i16 @cvt_rzi_u16_f64(double %a) {
; CHECK-LABEL: @cvt_rzi_u16_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.d2ui.rz(double %a)
; CHECK-NEXT: [[TMP2:%.*]] = call i32 @llvm.umax.i32(i32 [[TMP1]], i32 0)
; CHECK-NEXT: [[TMP3:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP2]], i32 65535)
; CHECK-NEXT: [[TMP4:%.*]] = trunc i32 [[TMP3]] to i16
; CHECK-NEXT: [[TMP5:%.*]] = fcmp uno double %a, %a
; CHECK-NEXT: [[TMP6:%.*]] = select i1 [[TMP5]], i16 -32768, i16 [[TMP4]]
; CHECK-NEXT: ret i16 [[TMP6]]
  %v = call i16 asm "cvt.rzi.u16.f64 $0, $1;", "=h,d"(double %a)
  ret i16 %v
}

define i32 @cvt_rzi_s32_f16(i16 %a) {
; CHECK-LABEL: @cvt_rzi_s32_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = fpext half [[TMP1]] to float
; CHECK-NEXT: [[TMP3:%.*]] = call i32 @llvm.nvvm.f2i.rz(float [[TMP2]])
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "cvt.rzi.s32.f16 $0, $1;", "=r,h"(i16 %a)
  ret i32 %v
}

define i32 @cvt_rzi_ftz_s32_f64(double %a) {
; CHECK-LABEL: @cvt_rzi_ftz_s32_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.d2i.rz(double %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "cvt.rzi.ftz.s32.f64 $0, $1;", "=r,d"(double %a)
  ret i32 %v
}

; ---- from integers ----
define float @cvt_rn_f32_s32(i32 %a) {
; CHECK-LABEL: @cvt_rn_f32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sitofp i32 %a to float
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "cvt.rn.f32.s32 $0, $1;", "=f,r"(i32 %a)
  ret float %v
}

define double @cvt_rn_f64_u64(i64 %a) {
; CHECK-LABEL: @cvt_rn_f64_u64(
; CHECK-NEXT: [[TMP1:%.*]] = uitofp i64 %a to double
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "cvt.rn.f64.u64 $0, $1;", "=d,l"(i64 %a)
  ret double %v
}

define float @cvt_rz_f32_u16(i16 %a) {
; CHECK-LABEL: @cvt_rz_f32_u16(
; CHECK-NEXT: [[TMP1:%.*]] = zext i16 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.nvvm.ui2f.rz(i32 [[TMP1]])
; CHECK-NEXT: ret float [[TMP2]]
  %v = call float asm "cvt.rz.f32.u16 $0, $1;", "=f,h"(i16 %a)
  ret float %v
}

define double @cvt_rm_f64_s64(i64 %a) {
; CHECK-LABEL: @cvt_rm_f64_s64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.nvvm.ll2d.rm(i64 %a)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "cvt.rm.f64.s64 $0, $1;", "=d,l"(i64 %a)
  ret double %v
}

define i16 @cvt_rp_f16_s32(i32 %a) {
; CHECK-LABEL: @cvt_rp_f16_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.i2f.rp(i32 %a)
; CHECK-NEXT: [[TMP2:%.*]] = call half @llvm.fptrunc.round.f16.f32(float [[TMP1]], metadata !"round.upward")
; CHECK-NEXT: [[TMP3:%.*]] = bitcast half [[TMP2]] to i16
; CHECK-NEXT: ret i16 [[TMP3]]
  %v = call i16 asm "cvt.rp.f16.s32 $0, $1;", "=h,r"(i32 %a)
  ret i16 %v
}

define float @cvt_rn_sat_f32_u32(i32 %a) {
; CHECK-LABEL: @cvt_rn_sat_f32_u32(
; CHECK-NEXT: [[TMP1:%.*]] = uitofp i32 %a to float
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.maxnum.f32(float [[TMP1]], float 0.000000e+00)
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.minnum.f32(float [[TMP2]], float 1.000000e+00)
; CHECK-NEXT: ret float [[TMP3]]
  %v = call float asm "cvt.rn.sat.f32.u32 $0, $1;", "=f,r"(i32 %a)
  ret float %v
}

define float @cvt_rz_sat_f32_s32(i32 %a) {
; CHECK-LABEL: @cvt_rz_sat_f32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.i2f.rz(i32 %a)
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.maxnum.f32(float [[TMP1]], float 0.000000e+00)
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.minnum.f32(float [[TMP2]], float 1.000000e+00)
; CHECK-NEXT: ret float [[TMP3]]
  %v = call float asm "cvt.rz.sat.f32.s32 $0, $1;", "=f,r"(i32 %a)
  ret float %v
}

; ---- between floats ----
define float @cvt_rni_f32_f32(float %a) {
; CHECK-LABEL: @cvt_rni_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.roundeven.f32(float %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define double @cvt_rzi_f64_f64(double %a) {
; CHECK-LABEL: @cvt_rzi_f64_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call double @llvm.trunc.f64(double %a)
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %a)
  ret double %v
}

define float @cvt_rmi_ftz_f32_f32(float %a) {
; CHECK-LABEL: @cvt_rmi_ftz_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %a, float -0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.floor.f32(float [[TMP1]])
; CHECK-NEXT: ret float [[TMP2]]
  %v = call float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @cvt_rpi_sat_f32_f32(float %a) {
; CHECK-LABEL: @cvt_rpi_sat_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.ceil.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.maxnum.f32(float [[TMP1]], float 0.000000e+00)
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.minnum.f32(float [[TMP2]], float 1.000000e+00)
; CHECK-NEXT: ret float [[TMP3]]
  %v = call float asm "cvt.rpi.sat.f32.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define float @cvt_ftz_f32_f32(float %a) {
; CHECK-LABEL: @cvt_ftz_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %a, float -0.000000e+00)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "cvt.ftz.f32.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

define double @cvt_f64_f32(float %a) {
; CHECK-LABEL: @cvt_f64_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fpext float %a to double
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %a)
  ret double %v
}

define double @cvt_ftz_f64_f32(float %a) {
; CHECK-LABEL: @cvt_ftz_f64_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %a, float -0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = fpext float [[TMP1]] to double
; CHECK-NEXT: ret double [[TMP2]]
  %v = call double asm "cvt.ftz.f64.f32 $0, $1;", "=d,f"(float %a)
  ret double %v
}

define float @cvt_sat_f32_f16(i16 %a) {
; CHECK-LABEL: @cvt_sat_f32_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = fpext half [[TMP1]] to float
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.maxnum.f32(float [[TMP2]], float 0.000000e+00)
; CHECK-NEXT: [[TMP4:%.*]] = call float @llvm.minnum.f32(float [[TMP3]], float 1.000000e+00)
; CHECK-NEXT: ret float [[TMP4]]
  %v = call float asm "cvt.sat.f32.f16 $0, $1;", "=f,h"(i16 %a)
  ret float %v
}

define float @cvt_f32_bf16(i16 %a) {
; CHECK-LABEL: @cvt_f32_bf16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to bfloat
; CHECK-NEXT: [[TMP2:%.*]] = fpext bfloat [[TMP1]] to float
; CHECK-NEXT: ret float [[TMP2]]
  %v = call float asm "cvt.f32.bf16 $0, $1;", "=f,h"(i16 %a)
  ret float %v
}

define float @cvt_rz_f32_f64(double %a) {
; CHECK-LABEL: @cvt_rz_f32_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.d2f.rz(double %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %a)
  ret float %v
}

define float @cvt_rn_ftz_f32_f64(double %a) {
; CHECK-LABEL: @cvt_rn_ftz_f32_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.d2f.rn.ftz(double %a)
; CHECK-NEXT: ret float [[TMP1]]
  %v = call float asm "cvt.rn.ftz.f32.f64 $0, $1;", "=f,d"(double %a)
  ret float %v
}

define i16 @cvt_rn_f16_f32(float %a) {
; CHECK-LABEL: @cvt_rn_f16_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc float %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast half [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rn.f16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

define i16 @cvt_rn_ftz_f16_f32(float %a) {
; CHECK-LABEL: @cvt_rn_ftz_f16_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc float %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast half [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rn.ftz.f16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

define i16 @cvt_rn_ftz_f16_f64(double %a) {
; CHECK-LABEL: @cvt_rn_ftz_f16_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc double %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast half [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rn.ftz.f16.f64 $0, $1;", "=h,d"(double %a)
  ret i16 %v
}

define i16 @cvt_rz_f16_f32(float %a) {
; CHECK-LABEL: @cvt_rz_f16_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.towardzero")
; CHECK-NEXT: [[TMP2:%.*]] = bitcast half [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rz.f16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

define i16 @cvt_rm_bf16_f32(float %a) {
; CHECK-LABEL: @cvt_rm_bf16_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call bfloat @llvm.fptrunc.round.bf16.f32(float %a, metadata !"round.downward")
; CHECK-NEXT: [[TMP2:%.*]] = bitcast bfloat [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rm.bf16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

define i16 @cvt_rp_f16_f64(double %a) {
; CHECK-LABEL: @cvt_rp_f16_f64(
; CHECK-NEXT: [[TMP1:%.*]] = call half @llvm.fptrunc.round.f16.f64(double %a, metadata !"round.upward")
; CHECK-NEXT: [[TMP2:%.*]] = bitcast half [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rp.f16.f64 $0, $1;", "=h,d"(double %a)
  ret i16 %v
}

define i16 @cvt_rn_bf16_f16(i16 %a) {
; CHECK-LABEL: @cvt_rn_bf16_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = fpext half [[TMP1]] to float
; CHECK-NEXT: [[TMP3:%.*]] = fptrunc float [[TMP2]] to bfloat
; CHECK-NEXT: [[TMP4:%.*]] = bitcast bfloat [[TMP3]] to i16
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "cvt.rn.bf16.f16 $0, $1;", "=h,h"(i16 %a)
  ret i16 %v
}

define i16 @cvt_rn_relu_f16_f32(float %a) {
; CHECK-LABEL: @cvt_rn_relu_f16_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc float %a to half
; CHECK-NEXT: [[TMP2:%.*]] = call half @llvm.maximum.f16(half [[TMP1]], half 0xH0000)
; CHECK-NEXT: [[TMP3:%.*]] = bitcast half [[TMP2]] to i16
; CHECK-NEXT: ret i16 [[TMP3]]
  %v = call i16 asm "cvt.rn.relu.f16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

define i16 @cvt_rn_satfinite_f16_f32(float %a) {
; CHECK-LABEL: @cvt_rn_satfinite_f16_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc float %a to half
; CHECK-NEXT: [[TMP2:%.*]] = call half @llvm.maximum.f16(half [[TMP1]], half 0xHFBFF)
; CHECK-NEXT: [[TMP3:%.*]] = call half @llvm.minimum.f16(half [[TMP2]], half 0xH7BFF)
; CHECK-NEXT: [[TMP4:%.*]] = bitcast half [[TMP3]] to i16
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "cvt.rn.satfinite.f16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

define i32 @cvt_rn_f16x2_f32(float %a, float %b) {
; CHECK-LABEL: @cvt_rn_f16x2_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fptrunc float %b to half
; CHECK-NEXT: [[TMP2:%.*]] = insertelement <2 x half> poison, half [[TMP1]], i64 0
; CHECK-NEXT: [[TMP3:%.*]] = fptrunc float %a to half
; CHECK-NEXT: [[TMP4:%.*]] = insertelement <2 x half> [[TMP2]], half [[TMP3]], i64 1
; CHECK-NEXT: [[TMP5:%.*]] = bitcast <2 x half> [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "cvt.rn.f16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  ret i32 %v
}

define i32 @cvt_rz_relu_bf16x2_f32(float %a, float %b) {
; CHECK-LABEL: @cvt_rz_relu_bf16x2_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call bfloat @llvm.fptrunc.round.bf16.f32(float %b, metadata !"round.towardzero")
; CHECK-NEXT: [[TMP2:%.*]] = call bfloat @llvm.maximum.bf16(bfloat [[TMP1]], bfloat 0xR0000)
; CHECK-NEXT: [[TMP3:%.*]] = insertelement <2 x bfloat> poison, bfloat [[TMP2]], i64 0
; CHECK-NEXT: [[TMP4:%.*]] = call bfloat @llvm.fptrunc.round.bf16.f32(float %a, metadata !"round.towardzero")
; CHECK-NEXT: [[TMP5:%.*]] = call bfloat @llvm.maximum.bf16(bfloat [[TMP4]], bfloat 0xR0000)
; CHECK-NEXT: [[TMP6:%.*]] = insertelement <2 x bfloat> [[TMP3]], bfloat [[TMP5]], i64 1
; CHECK-NEXT: [[TMP7:%.*]] = bitcast <2 x bfloat> [[TMP6]] to i32
; CHECK-NEXT: ret i32 [[TMP7]]
  %v = call i32 asm "cvt.rz.relu.bf16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  ret i32 %v
}

; ---- formats that no register has ----
define i32 @cvt_rna_tf32_f32(float %a) {
; CHECK-LABEL: @cvt_rna_tf32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.f2tf32.rna(float %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

define i32 @cvt_rna_satfinite_tf32_f32(float %a) {
; CHECK-LABEL: @cvt_rna_satfinite_tf32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.f2tf32.rna.satfinite(float %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "cvt.rna.satfinite.tf32.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

define i32 @cvt_rn_relu_tf32_f32(float %a) {
; CHECK-LABEL: @cvt_rn_relu_tf32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.f2tf32.rn.relu(float %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "cvt.rn.relu.tf32.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

define i16 @cvt_rn_satfinite_e4m3x2_f32(float %a, float %b) {
; CHECK-LABEL: @cvt_rn_satfinite_e4m3x2_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i16 @llvm.nvvm.ff.to.e4m3x2.rn(float %a, float %b)
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %a, float %b)
  ret i16 %v
}

define i16 @cvt_rn_satfinite_relu_e5m2x2_f32(float %a, float %b) {
; CHECK-LABEL: @cvt_rn_satfinite_relu_e5m2x2_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call i16 @llvm.nvvm.ff.to.e5m2x2.rn.relu(float %a, float %b)
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "cvt.rn.satfinite.relu.e5m2x2.f32 $0, $1, $2;", "=h,f,f"(float %a, float %b)
  ret i16 %v
}

define i16 @cvt_rn_satfinite_e5m2x2_f16x2(i32 %a) {
; CHECK-LABEL: @cvt_rn_satfinite_e5m2x2_f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x half>
; CHECK-NEXT: [[TMP2:%.*]] = call i16 @llvm.nvvm.f16x2.to.e5m2x2.rn(<2 x half> [[TMP1]])
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cvt.rn.satfinite.e5m2x2.f16x2 $0, $1;", "=h,r"(i32 %a)
  ret i16 %v
}

define i32 @cvt_rn_f16x2_e4m3x2(i16 %a) {
; CHECK-LABEL: @cvt_rn_f16x2_e4m3x2(
; CHECK-NEXT: [[TMP1:%.*]] = call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16 %a)
; CHECK-NEXT: [[TMP2:%.*]] = bitcast <2 x half> [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(i16 %a)
  ret i32 %v
}

define i32 @cvt_rn_relu_f16x2_e5m2x2(i16 %a) {
; CHECK-LABEL: @cvt_rn_relu_f16x2_e5m2x2(
; CHECK-NEXT: [[TMP1:%.*]] = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn.relu(i16 %a)
; CHECK-NEXT: [[TMP2:%.*]] = bitcast <2 x half> [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "cvt.rn.relu.f16x2.e5m2x2 $0, $1;", "=r,h"(i16 %a)
  ret i32 %v
}

; ---- addresses ----
define i64 @cvta_global_u64(i64 %a) {
; CHECK-LABEL: @cvta_global_u64(
; CHECK-NEXT: [[TMP1:%.*]] = inttoptr i64 %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(1) [[TMP1]] to ptr
; CHECK-NEXT: [[TMP3:%.*]] = ptrtoint ptr [[TMP2]] to i64
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm "cvta.global.u64 $0, $1;", "=l,l"(i64 %a)
  ret i64 %v
}

define i64 @cvta_global_u64_2() {
; CHECK-LABEL: @cvta_global_u64_2(
; CHECK-NEXT: ret i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1)) to ptr) to i64)
  %v = call i64 asm "cvta.global.u64 $0, 64;", "=l"()
  ret i64 %v
}

define i64 @cvta_to_shared_u64(i64 %a) {
; CHECK-LABEL: @cvta_to_shared_u64(
; CHECK-NEXT: [[TMP1:%.*]] = inttoptr i64 %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr [[TMP1]] to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = ptrtoint ptr addrspace(3) [[TMP2]] to i64
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm "cvta.to.shared.u64 $0, $1;", "=l,l"(i64 %a)
  ret i64 %v
}

define i64 @cvta_to_shared_u64_2(ptr %a) {
; CHECK-LABEL: @cvta_to_shared_u64_2(
; CHECK-NEXT: [[TMP1:%.*]] = ptrtoint ptr %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr %a to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = ptrtoint ptr addrspace(3) [[TMP2]] to i64
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm "cvta.to.shared.u64 $0, $1;", "=l,l"(ptr %a)
  ret i64 %v
}

define i32 @cvta_local_u32(i64 %a) {
; CHECK-LABEL: @cvta_local_u32(
; CHECK-NEXT: [[TMP1:%.*]] = inttoptr i64 %a to ptr addrspace(5)
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(5) [[TMP1]] to ptr
; CHECK-NEXT: [[TMP3:%.*]] = ptrtoint ptr [[TMP2]] to i64
; CHECK-NEXT: [[TMP4:%.*]] = trunc i64 [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm "cvta.local.u32 $0, $1;", "=r,l"(i64 %a)
  ret i32 %v
}

define i1 @isspacep_global(ptr %a) {
; CHECK-LABEL: @isspacep_global(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.isspacep.global(ptr %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "isspacep.global $0, $1;", "=b,l"(ptr %a)
  ret i1 %v
}

define i1 @isspacep_shared(i64 %a) {
; CHECK-LABEL: @isspacep_shared(
; CHECK-NEXT: [[TMP1:%.*]] = inttoptr i64 %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i1 @llvm.nvvm.isspacep.shared(ptr [[TMP1]])
; CHECK-NEXT: ret i1 [[TMP2]]
  %v = call i1 asm "isspacep.shared $0, $1;", "=b,l"(i64 %a)
  ret i1 %v
}

define i1 @isspacep_shared_cta(i64 %a) {
; CHECK-LABEL: @isspacep_shared_cta(
; CHECK-NEXT: [[TMP1:%.*]] = inttoptr i64 %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i1 @llvm.nvvm.isspacep.shared(ptr [[TMP1]])
; CHECK-NEXT: ret i1 [[TMP2]]
  %v = call i1 asm "isspacep.shared::cta $0, $1;", "=b,l"(i64 %a)
  ret i1 %v
}

define i1 @isspacep_shared_cluster(ptr %a) {
; CHECK-LABEL: @isspacep_shared_cluster(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "isspacep.shared::cluster $0, $1;", "=b,l"(ptr %a)
  ret i1 %v
}

define i1 @isspacep_local(ptr %a) {
; CHECK-LABEL: @isspacep_local(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.isspacep.local(ptr %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "isspacep.local $0, $1;", "=b,l"(ptr %a)
  ret i1 %v
}

define i1 @isspacep_const(ptr %a) {
; CHECK-LABEL: @isspacep_const(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.isspacep.const(ptr %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "isspacep.const $0, $1;", "=b,l"(ptr %a)
  ret i1 %v
}
