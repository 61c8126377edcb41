; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: comparisons and selections.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

define i1 @setp_eq_s16(i16 %a, i16 %b) {
; CHECK-LABEL: @setp_eq_s16(
; CHECK-NEXT: [[TMP1:%.*]] = icmp eq i16 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.eq.s16 $0, $1, $2;", "=b,h,h"(i16 %a, i16 %b)
  ret i1 %v
}

define i1 @setp_ne_u64(i64 %a, i64 %b) {
; CHECK-LABEL: @setp_ne_u64(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ne i64 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.ne.u64 $0, $1, $2;", "=b,l,l"(i64 %a, i64 %b)
  ret i1 %v
}

define i1 @setp_lt_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_lt_s32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp slt i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.lt.s32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

define i1 @setp_le_u32(i32 %a) {
; CHECK-LABEL: @setp_le_u32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ule i32 %a, 5
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.le.u32 $0, $1, 5;", "=b,r"(i32 %a)
  ret i1 %v
}

define i1 @setp_gt_s64(i64 %a, i64 %b) {
; CHECK-LABEL: @setp_gt_s64(
; CHECK-NEXT: [[TMP1:%.*]] = icmp sgt i64 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.gt.s64 $0, $1, $2;", "=b,l,l"(i64 %a, i64 %b)
  ret i1 %v
}

define i1 @setp_ge_u16(i16 %a, i16 %b) {
; CHECK-LABEL: @setp_ge_u16(
; CHECK-NEXT: [[TMP1:%.*]] = icmp uge i16 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.ge.u16 $0, $1, $2;", "=b,h,h"(i16 %a, i16 %b)
  ret i1 %v
}

define i1 @setp_lo_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_lo_u32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ult i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.lo.u32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

define i1 @setp_ls_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_ls_u32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ule i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.ls.u32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

define i1 @setp_hi_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_hi_u32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ugt i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.hi.u32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

define i1 @setp_hs_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_hs_u32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp uge i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.hs.u32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

define i1 @setp_eq_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_eq_b32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp eq i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.eq.b32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

define i1 @setp_ne_f32(float %a, float %b) {
; CHECK-LABEL: @setp_ne_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp one float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.ne.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_lt_f64(double %a, double %b) {
; CHECK-LABEL: @setp_lt_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.lt.f64 $0, $1, $2;", "=b,d,d"(double %a, double %b)
  ret i1 %v
}

define i1 @setp_le_f32(float %a, float %b) {
; CHECK-LABEL: @setp_le_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ole float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.le.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_gt_f32(float %a, float %b) {
; CHECK-LABEL: @setp_gt_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ogt float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.gt.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_ge_f32(float %a, float %b) {
; CHECK-LABEL: @setp_ge_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp oge float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.ge.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_equ_f32(float %a, float %b) {
; CHECK-LABEL: @setp_equ_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ueq float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.equ.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_neu_f32(float %a, float %b) {
; CHECK-LABEL: @setp_neu_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp une float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.neu.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_ltu_f32(float %a, float %b) {
; CHECK-LABEL: @setp_ltu_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ult float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.ltu.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_leu_f32(float %a, float %b) {
; CHECK-LABEL: @setp_leu_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ule float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.leu.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_gtu_f64(double %a, double %b) {
; CHECK-LABEL: @setp_gtu_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ugt double %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.gtu.f64 $0, $1, $2;", "=b,d,d"(double %a, double %b)
  ret i1 %v
}

define i1 @setp_geu_f32(float %a, float %b) {
; CHECK-LABEL: @setp_geu_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp uge float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.geu.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_num_f32(float %a, float %b) {
; CHECK-LABEL: @setp_num_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp ord float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.num.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_nan_f32(float %a, float %b) {
; CHECK-LABEL: @setp_nan_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp uno float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "setp.nan.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_eq_ftz_f32(float %a, float %b) {
; CHECK-LABEL: @setp_eq_ftz_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %a, float -0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %b, float -0.000000e+00)
; CHECK-NEXT: [[TMP3:%.*]] = fcmp oeq float [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = xor i1 [[TMP3]], true
; CHECK-NEXT: ret i1 [[TMP3]]
  %v = call i1 asm "setp.eq.ftz.f32 $0, $1, $2;", "=b,f,f"(float %a, float %b)
  ret i1 %v
}

define i1 @setp_lt_ftz_f16(i16 %a, i16 %b) {
; CHECK-LABEL: @setp_lt_ftz_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %a to half
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i16 %b to half
; CHECK-NEXT: [[TMP3:%.*]] = call half @llvm.nvvm.fma.rn.ftz.f16(half [[TMP1]], half 0xH3C00, half 0xH8000)
; CHECK-NEXT: [[TMP4:%.*]] = call half @llvm.nvvm.fma.rn.ftz.f16(half [[TMP2]], half 0xH3C00, half 0xH8000)
; CHECK-NEXT: [[TMP5:%.*]] = fcmp olt half [[TMP3]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = xor i1 [[TMP5]], true
; CHECK-NEXT: ret i1 [[TMP5]]
  %v = call i1 asm "setp.lt.ftz.f16 $0, $1, $2;", "=b,h,h"(i16 %a, i16 %b)
  ret i1 %v
}

; Two predicates: the comparison and its complement, each with a third source.
define { i1, i1 } @setp_eq_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_eq_s32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp eq i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: [[TMP3:%.*]] = insertvalue { i1, i1 } poison, i1 [[TMP1]], 0
; CHECK-NEXT: [[TMP4:%.*]] = insertvalue { i1, i1 } [[TMP3]], i1 [[TMP2]], 1
; CHECK-NEXT: ret { i1, i1 } [[TMP4]]
  %v = call { i1, i1 } asm "setp.eq.s32 $0|$1, $2, $3;", "=b,=b,r,r"(i32 %a, i32 %b)
  ret { i1, i1 } %v
}

define { i1, i1 } @setp_lt_and_s32(i32 %a, i32 %b, i1 %c) {
; CHECK-LABEL: @setp_lt_and_s32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp slt i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = and i1 [[TMP1]], %c
; CHECK-NEXT: [[TMP3:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: [[TMP4:%.*]] = and i1 [[TMP3]], %c
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { i1, i1 } poison, i1 [[TMP2]], 0
; CHECK-NEXT: [[TMP6:%.*]] = insertvalue { i1, i1 } [[TMP5]], i1 [[TMP4]], 1
; CHECK-NEXT: ret { i1, i1 } [[TMP6]]
  %v = call { i1, i1 } asm "setp.lt.and.s32 $0|$1, $2, $3, $4;", "=b,=b,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret { i1, i1 } %v
}

define i1 @setp_lt_or_s32(i32 %a, i32 %b, i1 %c) {
; CHECK-LABEL: @setp_lt_or_s32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp slt i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 %c, true
; CHECK-NEXT: [[TMP3:%.*]] = or i1 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: [[TMP5:%.*]] = xor i1 %c, true
; CHECK-NEXT: [[TMP6:%.*]] = or i1 [[TMP4]], [[TMP5]]
; CHECK-NEXT: ret i1 [[TMP3]]
  %v = call i1 asm "setp.lt.or.s32 $0, $1, $2, !$3;", "=b,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret i1 %v
}

define i1 @setp_lt_xor_f32(float %a, float %b, i1 %c) {
; CHECK-LABEL: @setp_lt_xor_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], %c
; CHECK-NEXT: [[TMP3:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: [[TMP4:%.*]] = xor i1 [[TMP3]], %c
; CHECK-NEXT: ret i1 [[TMP2]]
  %v = call i1 asm "setp.lt.xor.f32 $0, $1, $2, $3;", "=b,f,f,b"(float %a, float %b, i1 %c)
  ret i1 %v
}

define i1 @setp_lt_s32_2(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_lt_s32_2(
; CHECK-NEXT: [[TMP1:%.*]] = icmp slt i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT: ret i1 [[TMP2]]
  %v = call i1 asm "setp.lt.s32 _|$0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; Those of two lanes.
define { i1, i1 } @setp_gt_f16x2(i32 %a, i32 %b) {
; CHECK-LABEL: @setp_gt_f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x half>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x half>
; CHECK-NEXT: [[TMP3:%.*]] = fcmp ogt <2 x half> [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = extractelement <2 x i1> [[TMP3]], i64 0
; CHECK-NEXT: [[TMP5:%.*]] = extractelement <2 x i1> [[TMP3]], i64 1
; CHECK-NEXT: [[TMP6:%.*]] = insertvalue { i1, i1 } poison, i1 [[TMP4]], 0
; CHECK-NEXT: [[TMP7:%.*]] = insertvalue { i1, i1 } [[TMP6]], i1 [[TMP5]], 1
; CHECK-NEXT: ret { i1, i1 } [[TMP7]]
  %v = call { i1, i1 } asm "setp.gt.f16x2 $0|$1, $2, $3;", "=b,=b,r,r"(i32 %a, i32 %b)
  ret { i1, i1 } %v
}

define { i1, i1 } @setp_gt_and_bf16x2(i32 %a, i32 %b, i1 %c) {
; CHECK-LABEL: @setp_gt_and_bf16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x bfloat>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x bfloat>
; CHECK-NEXT: [[TMP3:%.*]] = fcmp ogt <2 x bfloat> [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = extractelement <2 x i1> [[TMP3]], i64 0
; CHECK-NEXT: [[TMP5:%.*]] = and i1 [[TMP4]], %c
; CHECK-NEXT: [[TMP6:%.*]] = extractelement <2 x i1> [[TMP3]], i64 1
; CHECK-NEXT: [[TMP7:%.*]] = and i1 [[TMP6]], %c
; CHECK-NEXT: [[TMP8:%.*]] = insertvalue { i1, i1 } poison, i1 [[TMP5]], 0
; CHECK-NEXT: [[TMP9:%.*]] = insertvalue { i1, i1 } [[TMP8]], i1 [[TMP7]], 1
; CHECK-NEXT: ret { i1, i1 } [[TMP9]]
  %v = call { i1, i1 } asm "setp.gt.and.bf16x2 $0|$1, $2, $3, $4;", "=b,=b,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret { i1, i1 } %v
}

define i32 @set_lt_u32_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @set_lt_u32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp slt i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i32 -1, i32 0
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "set.lt.u32.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @set_lt_s32_f64(double %a, double %b) {
; CHECK-LABEL: @set_lt_s32_f64(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i32 -1, i32 0
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "set.lt.s32.f64 $0, $1, $2;", "=r,d,d"(double %a, double %b)
  ret i32 %v
}

define float @set_eq_f32_f32(float %a, float %b) {
; CHECK-LABEL: @set_eq_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp oeq float %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], float 1.000000e+00, float 0.000000e+00
; CHECK-NEXT: ret float [[TMP2]]
  %v = call float asm "set.eq.f32.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define float @set_gt_ftz_f32_f32(float %a, float %b) {
; CHECK-LABEL: @set_gt_ftz_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %a, float -0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %b, float -0.000000e+00)
; CHECK-NEXT: [[TMP3:%.*]] = fcmp ogt float [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP3]], float 1.000000e+00, float 0.000000e+00
; CHECK-NEXT: ret float [[TMP4]]
  %v = call float asm "set.gt.ftz.f32.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

define i32 @set_ge_or_u32_u32(i32 %a, i32 %b, i1 %c) {
; CHECK-LABEL: @set_ge_or_u32_u32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp uge i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = or i1 [[TMP1]], %c
; CHECK-NEXT: [[TMP3:%.*]] = select i1 [[TMP2]], i32 -1, i32 0
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "set.ge.or.u32.u32 $0, $1, $2, $3;", "=r,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret i32 %v
}

define i32 @set_ne_f16x2_f16x2(i32 %a, i32 %b) {
; CHECK-LABEL: @set_ne_f16x2_f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x half>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x half>
; CHECK-NEXT: [[TMP3:%.*]] = fcmp one <2 x half> [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = select <2 x i1> [[TMP3]], <2 x half> splat (half 0xH3C00), <2 x half> zeroinitializer
; CHECK-NEXT: [[TMP5:%.*]] = bitcast <2 x half> [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "set.ne.f16x2.f16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @selp_b32(i32 %a, i32 %b, i1 %c) {
; CHECK-LABEL: @selp_b32(
; CHECK-NEXT: [[TMP1:%.*]] = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "selp.b32 $0, $1, $2, $3;", "=r,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret i32 %v
}

define double @selp_f64(double %a, i1 %b) {
; CHECK-LABEL: @selp_f64(
; CHECK-NEXT: [[TMP1:%.*]] = select i1 %b, double %a, double 0.000000e+00
; CHECK-NEXT: ret double [[TMP1]]
  %v = call double asm "selp.f64 $0, $1, 0d0000000000000000, $2;", "=d,d,b"(double %a, i1 %b)
  ret double %v
}

define i32 @selp_s16(i16 %a, i16 %b, i1 %c) {
; CHECK-LABEL: @selp_s16(
; CHECK-NEXT: [[TMP1:%.*]] = xor i1 %c, true
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i16 %a, i16 %b
; CHECK-NEXT: [[TMP3:%.*]] = sext i16 [[TMP2]] to i32
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "selp.s16 $0, $1, $2, !$3;", "=r,h,h,b"(i16 %a, i16 %b, i1 %c)
  ret i32 %v
}

define i32 @slct_u32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @slct_u32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp sge i32 %c, 0
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i32 %a, i32 %b
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "slct.u32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i64 @slct_s64_f32(i64 %a, i64 %b, float %c) {
; CHECK-LABEL: @slct_s64_f32(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp oge float %c, 0.000000e+00
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i64 %a, i64 %b
; CHECK-NEXT: ret i64 [[TMP2]]
  %v = call i64 asm "slct.s64.f32 $0, $1, $2, $3;", "=l,l,l,f"(i64 %a, i64 %b, float %c)
  ret i64 %v
}

define float @slct_ftz_f32_f32(float %a, float %b, float %c) {
; CHECK-LABEL: @slct_ftz_f32_f32(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.nvvm.add.rn.ftz.f(float %c, float 0.000000e+00)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp oge float [[TMP1]], 0.000000e+00
; CHECK-NEXT: [[TMP3:%.*]] = select i1 [[TMP2]], float %a, float %b
; CHECK-NEXT: ret float [[TMP3]]
  %v = call float asm "slct.ftz.f32.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  ret float %v
}

define i32 @selp_number(i32 %a, i32 %b) {
; CHECK-LABEL: @selp_number(
; CHECK-NEXT: [[TMP1:%.*]] = select i1 true, i32 %a, i32 %b
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "selp.b32 $0, $1, $2, 1;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}
