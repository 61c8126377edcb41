; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: arithmetic on integers and bits.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

; ---- sums ----
define i16 @add_s16(i16 %a, i16 %b) {
; CHECK-LABEL: @add_s16(
; CHECK-NEXT: [[TMP1:%.*]] = add i16 %a, %b
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "add.s16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define i32 @add_u16x2(i32 %a, i32 %b) {
; CHECK-LABEL: @add_u16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x i16>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x i16>
; CHECK-NEXT: [[TMP3:%.*]] = add <2 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = bitcast <2 x i16> [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm "add.u16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @add_s32(i32 %a) {
; CHECK-LABEL: @add_s32(
; CHECK-NEXT: [[TMP1:%.*]] = add i32 %a, 7
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "add.s32 $0, $1, 7;", "=r,r"(i32 %a)
  ret i32 %v
}

define i64 @add_s64(i64 %a) {
; CHECK-LABEL: @add_s64(
; CHECK-NEXT: [[TMP1:%.*]] = add i64 %a, -1
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "add.s64 $0, $1, -1;", "=l,l"(i64 %a)
  ret i64 %v
}

define i64 @sub_u64(i64 %a, i64 %b) {
; CHECK-LABEL: @sub_u64(
; CHECK-NEXT: [[TMP1:%.*]] = sub i64 %a, %b
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "sub.u64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

define i32 @add_sat_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @add_sat_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "add.sat.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @sub_sat_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @sub_sat_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "sub.sat.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; The carry passes from one instruction to the next.
define { i32, i32, i32 } @add_cc_u32(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f) {
; CHECK-LABEL: @add_cc_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: [[TMP4:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %c, i32 %d)
; CHECK-NEXT: [[TMP5:%.*]] = extractvalue { i32, i1 } [[TMP4]], 0
; CHECK-NEXT: [[TMP6:%.*]] = extractvalue { i32, i1 } [[TMP4]], 1
; CHECK-NEXT: [[TMP7:%.*]] = zext i1 [[TMP3]] to i32
; CHECK-NEXT: [[TMP8:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 [[TMP5]], i32 [[TMP7]])
; CHECK-NEXT: [[TMP9:%.*]] = extractvalue { i32, i1 } [[TMP8]], 0
; CHECK-NEXT: [[TMP10:%.*]] = extractvalue { i32, i1 } [[TMP8]], 1
; CHECK-NEXT: [[TMP11:%.*]] = or i1 [[TMP6]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %e, i32 %f)
; CHECK-NEXT: [[TMP13:%.*]] = extractvalue { i32, i1 } [[TMP12]], 0
; CHECK-NEXT: [[TMP14:%.*]] = extractvalue { i32, i1 } [[TMP12]], 1
; CHECK-NEXT: [[TMP15:%.*]] = zext i1 [[TMP11]] to i32
; CHECK-NEXT: [[TMP16:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 [[TMP13]], i32 [[TMP15]])
; CHECK-NEXT: [[TMP17:%.*]] = extractvalue { i32, i1 } [[TMP16]], 0
; CHECK-NEXT: [[TMP18:%.*]] = extractvalue { i32, i1 } [[TMP16]], 1
; CHECK-NEXT: [[TMP19:%.*]] = or i1 [[TMP14]], [[TMP18]]
; CHECK-NEXT: [[TMP20:%.*]] = insertvalue { i32, i32, i32 } poison, i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP21:%.*]] = insertvalue { i32, i32, i32 } [[TMP20]], i32 [[TMP9]], 1
; CHECK-NEXT: [[TMP22:%.*]] = insertvalue { i32, i32, i32 } [[TMP21]], i32 [[TMP17]], 2
; CHECK-NEXT: ret { i32, i32, i32 } [[TMP22]]
  %v = call { i32, i32, i32 } asm "add.cc.u32 $0, $3, $4; addc.cc.u32 $1, $5, $6; addc.u32 $2, $7, $8;", "=r,=r,=r,r,r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  ret { i32, i32, i32 } %v
}

define { i64, i64 } @sub_cc_s64(i64 %a, i64 %b, i64 %c, i64 %d) {
; CHECK-LABEL: @sub_cc_s64(
; CHECK-NEXT: [[TMP1:%.*]] = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i64, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i64, i1 } [[TMP1]], 1
; CHECK-NEXT: [[TMP4:%.*]] = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %c, i64 %d)
; CHECK-NEXT: [[TMP5:%.*]] = extractvalue { i64, i1 } [[TMP4]], 0
; CHECK-NEXT: [[TMP6:%.*]] = extractvalue { i64, i1 } [[TMP4]], 1
; CHECK-NEXT: [[TMP7:%.*]] = zext i1 [[TMP3]] to i64
; CHECK-NEXT: [[TMP8:%.*]] = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 [[TMP5]], i64 [[TMP7]])
; CHECK-NEXT: [[TMP9:%.*]] = extractvalue { i64, i1 } [[TMP8]], 0
; CHECK-NEXT: [[TMP10:%.*]] = extractvalue { i64, i1 } [[TMP8]], 1
; CHECK-NEXT: [[TMP11:%.*]] = or i1 [[TMP6]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = insertvalue { i64, i64 } poison, i64 [[TMP2]], 0
; CHECK-NEXT: [[TMP13:%.*]] = insertvalue { i64, i64 } [[TMP12]], i64 [[TMP9]], 1
; CHECK-NEXT: ret { i64, i64 } [[TMP13]]
  %v = call { i64, i64 } asm "sub.cc.s64 $0, $2, $3; subc.s64 $1, $4, $5;", "=l,=l,l,l,l,l"(i64 %a, i64 %b, i64 %c, i64 %d)
  ret { i64, i64 } %v
}

; A narrower result is extended by its sign, an unsigned one by zeros.
define i32 @add_s16_2(i16 %a, i16 %b) {
; CHECK-LABEL: @add_s16_2(
; CHECK-NEXT: [[TMP1:%.*]] = add i16 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = sext i16 [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "add.s16 $0, $1, $2;", "=r,h,h"(i16 %a, i16 %b)
  ret i32 %v
}

define i32 @add_u16(i16 %a, i16 %b) {
; CHECK-LABEL: @add_u16(
; CHECK-NEXT: [[TMP1:%.*]] = add i16 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = zext i16 [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "add.u16 $0, $1, $2;", "=r,h,h"(i16 %a, i16 %b)
  ret i32 %v
}

; ---- products ----
define i32 @mul_lo_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @mul_lo_s32(
; CHECK-NEXT: [[TMP1:%.*]] = mul i32 %a, %b
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "mul.lo.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @mul_hi_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @mul_hi_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = sext i32 %b to i64
; CHECK-NEXT: [[TMP3:%.*]] = mul i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = lshr i64 [[TMP3]], 32
; CHECK-NEXT: [[TMP5:%.*]] = trunc i64 [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm "mul.hi.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i64 @mul_hi_u64(i64 %a, i64 %b) {
; CHECK-LABEL: @mul_hi_u64(
; CHECK-NEXT: [[TMP1:%.*]] = zext i64 %a to i128
; CHECK-NEXT: [[TMP2:%.*]] = zext i64 %b to i128
; CHECK-NEXT: [[TMP3:%.*]] = mul i128 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = lshr i128 [[TMP3]], 64
; CHECK-NEXT: [[TMP5:%.*]] = trunc i128 [[TMP4]] to i64
; CHECK-NEXT: ret i64 [[TMP5]]
  %v = call i64 asm "mul.hi.u64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

define i32 @mul_wide_u16(i16 %a, i16 %b) {
; CHECK-LABEL: @mul_wide_u16(
; CHECK-NEXT: [[TMP1:%.*]] = zext i16 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = zext i16 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = mul i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "mul.wide.u16 $0, $1, $2;", "=r,h,h"(i16 %a, i16 %b)
  ret i32 %v
}

define i64 @mul_wide_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @mul_wide_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = sext i32 %b to i64
; CHECK-NEXT: [[TMP3:%.*]] = mul i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm "mul.wide.s32 $0, $1, $2;", "=l,r,r"(i32 %a, i32 %b)
  ret i64 %v
}

define i32 @mul24_lo_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @mul24_lo_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.mul24.i(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "mul24.lo.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @mul24_lo_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @mul24_lo_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "mul24.lo.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @mad_lo_u32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @mad_lo_u32(
; CHECK-NEXT: [[TMP1:%.*]] = mul i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = add i32 [[TMP1]], %c
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "mad.lo.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @mad_hi_sat_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @mad_hi_sat_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = sext i32 %b to i64
; CHECK-NEXT: [[TMP3:%.*]] = mul i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = lshr i64 [[TMP3]], 32
; CHECK-NEXT: [[TMP5:%.*]] = trunc i64 [[TMP4]] to i32
; CHECK-NEXT: [[TMP6:%.*]] = call i32 @llvm.sadd.sat.i32(i32 [[TMP5]], i32 %c)
; CHECK-NEXT: ret i32 [[TMP6]]
  %v = call i32 asm "mad.hi.sat.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i64 @mad_wide_u32(i32 %a, i32 %b, i64 %c) {
; CHECK-LABEL: @mad_wide_u32(
; CHECK-NEXT: [[TMP1:%.*]] = zext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = zext i32 %b to i64
; CHECK-NEXT: [[TMP3:%.*]] = mul i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = add i64 [[TMP3]], %c
; CHECK-NEXT: ret i64 [[TMP4]]
  %v = call i64 asm "mad.wide.u32 $0, $1, $2, $3;", "=l,r,r,l"(i32 %a, i32 %b, i64 %c)
  ret i64 %v
}

define i32 @mad24_lo_u32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @mad24_lo_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
; CHECK-NEXT: [[TMP2:%.*]] = add i32 [[TMP1]], %c
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "mad24.lo.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define { i32, i32 } @mad_lo_cc_u32(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f) {
; CHECK-LABEL: @mad_lo_cc_u32(
; CHECK-NEXT: [[TMP1:%.*]] = mul i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 [[TMP1]], i32 %c)
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP2]], 0
; CHECK-NEXT: [[TMP4:%.*]] = extractvalue { i32, i1 } [[TMP2]], 1
; CHECK-NEXT: [[TMP5:%.*]] = zext i32 %d to i64
; CHECK-NEXT: [[TMP6:%.*]] = zext i32 %e to i64
; CHECK-NEXT: [[TMP7:%.*]] = mul i64 [[TMP5]], [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = lshr i64 [[TMP7]], 32
; CHECK-NEXT: [[TMP9:%.*]] = trunc i64 [[TMP8]] to i32
; CHECK-NEXT: [[TMP10:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 [[TMP9]], i32 %f)
; CHECK-NEXT: [[TMP11:%.*]] = extractvalue { i32, i1 } [[TMP10]], 0
; CHECK-NEXT: [[TMP12:%.*]] = extractvalue { i32, i1 } [[TMP10]], 1
; CHECK-NEXT: [[TMP13:%.*]] = zext i1 [[TMP4]] to i32
; CHECK-NEXT: [[TMP14:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 [[TMP11]], i32 [[TMP13]])
; CHECK-NEXT: [[TMP15:%.*]] = extractvalue { i32, i1 } [[TMP14]], 0
; CHECK-NEXT: [[TMP16:%.*]] = extractvalue { i32, i1 } [[TMP14]], 1
; CHECK-NEXT: [[TMP17:%.*]] = or i1 [[TMP12]], [[TMP16]]
; CHECK-NEXT: [[TMP18:%.*]] = insertvalue { i32, i32 } poison, i32 [[TMP3]], 0
; CHECK-NEXT: [[TMP19:%.*]] = insertvalue { i32, i32 } [[TMP18]], i32 [[TMP15]], 1
; CHECK-NEXT: ret { i32, i32 } [[TMP19]]
  %v = call { i32, i32 } asm "mad.lo.cc.u32 $0, $2, $3, $4; madc.hi.u32 $1, $5, $6, $7;", "=r,=r,r,r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  ret { i32, i32 } %v
}

; ---- others ----
define i32 @div_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @div_s32(
; CHECK-NEXT: [[TMP1:%.*]] = sdiv i32 %a, %b
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i16 @div_u16(i16 %a, i16 %b) {
; CHECK-LABEL: @div_u16(
; CHECK-NEXT: [[TMP1:%.*]] = udiv i16 %a, %b
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "div.u16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define i64 @rem_s64(i64 %a, i64 %b) {
; CHECK-LABEL: @rem_s64(
; CHECK-NEXT: [[TMP1:%.*]] = srem i64 %a, %b
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "rem.s64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

define i32 @rem_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @rem_u32(
; CHECK-NEXT: [[TMP1:%.*]] = urem i32 %a, %b
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "rem.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i16 @neg_s16(i16 %a) {
; CHECK-LABEL: @neg_s16(
; CHECK-NEXT: [[TMP1:%.*]] = sub i16 0, %a
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "neg.s16 $0, $1;", "=h,h"(i16 %a)
  ret i16 %v
}

define i32 @abs_s32(i32 %a) {
; CHECK-LABEL: @abs_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.abs.i32(i32 %a, i1 false)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "abs.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @min_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @min_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.smin.i32(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "min.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i64 @min_u64(i64 %a, i64 %b) {
; CHECK-LABEL: @min_u64(
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @llvm.umin.i64(i64 %a, i64 %b)
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "min.u64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

define i16 @max_s16(i16 %a, i16 %b) {
; CHECK-LABEL: @max_s16(
; CHECK-NEXT: [[TMP1:%.*]] = call i16 @llvm.smax.i16(i16 %a, i16 %b)
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "max.s16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define i32 @max_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @max_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.umax.i32(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "max.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @max_s16x2(i32 %a, i32 %b) {
; CHECK-LABEL: @max_s16x2(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x i16>
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x i16>
; CHECK-NEXT: [[TMP3:%.*]] = call <2 x i16> @llvm.smax.v2i16(<2 x i16> [[TMP1]], <2 x i16> [[TMP2]])
; CHECK-NEXT: [[TMP4:%.*]] = bitcast <2 x i16> [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm "max.s16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @max_relu_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @max_relu_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.smax.i32(i32 %a, i32 %b)
; CHECK-NEXT: [[TMP2:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP1]], i32 0)
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "max.relu.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i16 @sad_s16(i16 %a, i16 %b, i16 %c) {
; CHECK-LABEL: @sad_s16(
; CHECK-NEXT: [[TMP1:%.*]] = icmp sgt i16 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = sub i16 %a, %b
; CHECK-NEXT: [[TMP3:%.*]] = sub i16 %b, %a
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP1]], i16 [[TMP2]], i16 [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = add i16 [[TMP4]], %c
; CHECK-NEXT: ret i16 [[TMP5]]
  %v = call i16 asm "sad.s16 $0, $1, $2, $3;", "=h,h,h,h"(i16 %a, i16 %b, i16 %c)
  ret i16 %v
}

define i64 @sad_u64(i64 %a, i64 %b, i64 %c) {
; CHECK-LABEL: @sad_u64(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ugt i64 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = sub i64 %a, %b
; CHECK-NEXT: [[TMP3:%.*]] = sub i64 %b, %a
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP1]], i64 [[TMP2]], i64 [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = add i64 [[TMP4]], %c
; CHECK-NEXT: ret i64 [[TMP5]]
  %v = call i64 asm "sad.u64 $0, $1, $2, $3;", "=l,l,l,l"(i64 %a, i64 %b, i64 %c)
  ret i64 %v
}

define i32 @dp4a_s32_u32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @dp4a_s32_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "dp4a.s32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @dp2a_lo_u32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @dp2a_lo_u32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.idp2a.u.s(i32 %a, i32 %b, i1 false, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "dp2a.lo.u32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @dp2a_hi_s32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @dp2a_hi_s32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.idp2a.s.s(i32 %a, i32 %b, i1 true, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "dp2a.hi.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; ---- logic ----
define i16 @and_b16(i16 %a, i16 %b) {
; CHECK-LABEL: @and_b16(
; CHECK-NEXT: [[TMP1:%.*]] = and i16 %a, %b
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm "and.b16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %b)
  ret i16 %v
}

define i32 @or_b32(i32 %a) {
; CHECK-LABEL: @or_b32(
; CHECK-NEXT: [[TMP1:%.*]] = or i32 %a, 240
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "or.b32 $0, $1, 0xF0;", "=r,r"(i32 %a)
  ret i32 %v
}

define i64 @xor_b64(i64 %a, i64 %b) {
; CHECK-LABEL: @xor_b64(
; CHECK-NEXT: [[TMP1:%.*]] = xor i64 %a, %b
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "xor.b64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

define i32 @not_b32(i32 %a) {
; CHECK-LABEL: @not_b32(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %a, -1
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "not.b32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i16 @cnot_b16(i16 %a) {
; CHECK-LABEL: @cnot_b16(
; CHECK-NEXT: [[TMP1:%.*]] = icmp eq i16 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = zext i1 [[TMP1]] to i16
; CHECK-NEXT: ret i16 [[TMP2]]
  %v = call i16 asm "cnot.b16 $0, $1;", "=h,h"(i16 %a)
  ret i16 %v
}

; Tables that are one input, its complement, a constant, and that need all three.
define i32 @lop3_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @lop3_b32(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %a, 0
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 0xf0;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @lop3_b32_2(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @lop3_b32_2(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %b, -1
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x33;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @lop3_b32_3(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @lop3_b32_3(
; CHECK-NEXT: ret i32 -1
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 0xff;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @lop3_b32_4(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @lop3_b32_4(
; CHECK-NEXT: ret i32 0
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 0;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @lop3_b32_5(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @lop3_b32_5(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %b, %c
; CHECK-NEXT: [[TMP2:%.*]] = xor i32 %a, [[TMP1]]
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @lop3_b32_6(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @lop3_b32_6(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %b, %c
; CHECK-NEXT: [[TMP2:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP4:%.*]] = or i32 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = and i32 %b, -1
; CHECK-NEXT: [[TMP6:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP7:%.*]] = and i32 [[TMP6]], %c
; CHECK-NEXT: [[TMP8:%.*]] = or i32 [[TMP5]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = and i32 %a, [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = xor i32 %a, -1
; CHECK-NEXT: [[TMP11:%.*]] = and i32 [[TMP10]], [[TMP4]]
; CHECK-NEXT: [[TMP12:%.*]] = or i32 [[TMP9]], [[TMP11]]
; CHECK-NEXT: ret i32 [[TMP12]]
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 0xe8;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define { i32, i1 } @lop3_and_b32(i32 %a, i32 %b, i32 %c, i1 %d) {
; CHECK-LABEL: @lop3_and_b32(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %b, %c
; CHECK-NEXT: [[TMP2:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP4:%.*]] = or i32 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = and i32 %a, [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = xor i32 %a, -1
; CHECK-NEXT: [[TMP7:%.*]] = and i32 [[TMP6]], 0
; CHECK-NEXT: [[TMP8:%.*]] = or i32 [[TMP5]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = icmp ne i32 [[TMP8]], 0
; CHECK-NEXT: [[TMP10:%.*]] = and i1 [[TMP9]], %d
; CHECK-NEXT: [[TMP11:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP8]], 0
; CHECK-NEXT: [[TMP12:%.*]] = insertvalue { i32, i1 } [[TMP11]], i1 [[TMP10]], 1
; CHECK-NEXT: ret { i32, i1 } [[TMP12]]
  %v = call { i32, i1 } asm "lop3.and.b32 $0|$1, $2, $3, $4, 0x80, $5;", "=r,=b,r,r,r,b"(i32 %a, i32 %b, i32 %c, i1 %d)
  ret { i32, i1 } %v
}

define { i32, i1 } @lop3_or_b32(i32 %a, i32 %b, i32 %c, i1 %d) {
; CHECK-LABEL: @lop3_or_b32(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %b, %c
; CHECK-NEXT: [[TMP2:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP4:%.*]] = or i32 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = and i32 %a, [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = xor i32 %a, -1
; CHECK-NEXT: [[TMP7:%.*]] = and i32 [[TMP6]], 0
; CHECK-NEXT: [[TMP8:%.*]] = or i32 [[TMP5]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = xor i1 %d, true
; CHECK-NEXT: [[TMP10:%.*]] = icmp ne i32 [[TMP8]], 0
; CHECK-NEXT: [[TMP11:%.*]] = or i1 [[TMP10]], [[TMP9]]
; CHECK-NEXT: [[TMP12:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP8]], 0
; CHECK-NEXT: [[TMP13:%.*]] = insertvalue { i32, i1 } [[TMP12]], i1 [[TMP11]], 1
; CHECK-NEXT: ret { i32, i1 } [[TMP13]]
  %v = call { i32, i1 } asm "lop3.or.b32 $0|$1, $2, $3, $4, 0x80, !$5;", "=r,=b,r,r,r,b"(i32 %a, i32 %b, i32 %c, i1 %d)
  ret { i32, i1 } %v
}

; ---- shifts ----
define i16 @shl_b16(i16 %a, i32 %b) {
; CHECK-LABEL: @shl_b16(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ugt i32 %b, 15
; CHECK-NEXT: [[TMP2:%.*]] = trunc i32 %b to i16
; CHECK-NEXT: [[TMP3:%.*]] = shl i16 %a, [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP1]], i16 0, i16 [[TMP3]]
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "shl.b16 $0, $1, $2;", "=h,h,r"(i16 %a, i32 %b)
  ret i16 %v
}

define i32 @shl_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @shl_b32(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ugt i32 %b, 31
; CHECK-NEXT: [[TMP2:%.*]] = shl i32 %a, %b
; CHECK-NEXT: [[TMP3:%.*]] = select i1 [[TMP1]], i32 0, i32 [[TMP2]]
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "shl.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i64 @shr_u64(i64 %a, i32 %b) {
; CHECK-LABEL: @shr_u64(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ugt i32 %b, 63
; CHECK-NEXT: [[TMP2:%.*]] = zext i32 %b to i64
; CHECK-NEXT: [[TMP3:%.*]] = lshr i64 %a, [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP1]], i64 0, i64 [[TMP3]]
; CHECK-NEXT: ret i64 [[TMP4]]
  %v = call i64 asm "shr.u64 $0, $1, $2;", "=l,l,r"(i64 %a, i32 %b)
  ret i64 %v
}

define i16 @shr_s16(i16 %a, i32 %b) {
; CHECK-LABEL: @shr_s16(
; CHECK-NEXT: [[TMP1:%.*]] = icmp ugt i32 %b, 15
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i32 15, i32 %b
; CHECK-NEXT: [[TMP3:%.*]] = trunc i32 [[TMP2]] to i16
; CHECK-NEXT: [[TMP4:%.*]] = ashr i16 %a, [[TMP3]]
; CHECK-NEXT: ret i16 [[TMP4]]
  %v = call i16 asm "shr.s16 $0, $1, $2;", "=h,h,r"(i16 %a, i32 %b)
  ret i16 %v
}

define i32 @shr_b32(i32 %a) {
; CHECK-LABEL: @shr_b32(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i32 %a, 3
; CHECK-NEXT: [[TMP2:%.*]] = select i1 false, i32 0, i32 [[TMP1]]
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "shr.b32 $0, $1, 3;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @shf_l_wrap_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @shf_l_wrap_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.fshl.i32(i32 %b, i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @shf_r_wrap_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @shf_r_wrap_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.fshr.i32(i32 %b, i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "shf.r.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @shf_l_clamp_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @shf_l_clamp_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %b, i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "shf.l.clamp.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @shf_r_clamp_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @shf_r_clamp_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.fshr.clamp.i32(i32 %b, i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "shf.r.clamp.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; ---- fields ----
define i32 @popc_b32(i32 %a) {
; CHECK-LABEL: @popc_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.ctpop.i32(i32 %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "popc.b32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @popc_b64(i64 %a) {
; CHECK-LABEL: @popc_b64(
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @llvm.ctpop.i64(i64 %a)
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "popc.b64 $0, $1;", "=r,l"(i64 %a)
  ret i32 %v
}

define i32 @clz_b32(i32 %a) {
; CHECK-LABEL: @clz_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "clz.b32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @clz_b64(i64 %a) {
; CHECK-LABEL: @clz_b64(
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "clz.b64 $0, $1;", "=r,l"(i64 %a)
  ret i32 %v
}

define i64 @brev_b64(i64 %a) {
; CHECK-LABEL: @brev_b64(
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @llvm.bitreverse.i64(i64 %a)
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm "brev.b64 $0, $1;", "=l,l"(i64 %a)
  ret i64 %v
}

define i32 @bfind_s64(i64 %a) {
; CHECK-LABEL: @bfind_s64(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.flo.s.i64(i64 %a, i1 false)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "bfind.s64 $0, $1;", "=r,l"(i64 %a)
  ret i32 %v
}

define i32 @bfind_shiftamt_u32(i32 %a) {
; CHECK-LABEL: @bfind_shiftamt_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.flo.u.i32(i32 %a, i1 true)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

define i32 @fns_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @fns_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.fns(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "fns.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @bfe_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @bfe_s32(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %b, 255
; CHECK-NEXT: [[TMP2:%.*]] = and i32 %c, 255
; CHECK-NEXT: [[TMP3:%.*]] = icmp ugt i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP4:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP1]], i32 31)
; CHECK-NEXT: [[TMP5:%.*]] = ashr i32 %a, [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = icmp uge i32 [[TMP2]], 32
; CHECK-NEXT: [[TMP7:%.*]] = sub i32 32, [[TMP2]]
; CHECK-NEXT: [[TMP8:%.*]] = and i32 [[TMP7]], 31
; CHECK-NEXT: [[TMP9:%.*]] = shl i32 [[TMP5]], [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = ashr i32 [[TMP9]], [[TMP8]]
; CHECK-NEXT: [[TMP11:%.*]] = select i1 [[TMP6]], i32 [[TMP5]], i32 [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = icmp eq i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP12]], i32 0, i32 [[TMP11]]
; CHECK-NEXT: ret i32 [[TMP13]]
  %v = call i32 asm "bfe.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i64 @bfe_u64(i64 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @bfe_u64(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %b, 255
; CHECK-NEXT: [[TMP2:%.*]] = zext i32 [[TMP1]] to i64
; CHECK-NEXT: [[TMP3:%.*]] = and i32 %c, 255
; CHECK-NEXT: [[TMP4:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT: [[TMP5:%.*]] = icmp ugt i64 [[TMP2]], 63
; CHECK-NEXT: [[TMP6:%.*]] = call i64 @llvm.umin.i64(i64 [[TMP2]], i64 63)
; CHECK-NEXT: [[TMP7:%.*]] = lshr i64 %a, [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = select i1 [[TMP5]], i64 0, i64 [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = icmp uge i64 [[TMP4]], 64
; CHECK-NEXT: [[TMP10:%.*]] = sub i64 64, [[TMP4]]
; CHECK-NEXT: [[TMP11:%.*]] = and i64 [[TMP10]], 63
; CHECK-NEXT: [[TMP12:%.*]] = shl i64 [[TMP8]], [[TMP11]]
; CHECK-NEXT: [[TMP13:%.*]] = lshr i64 [[TMP12]], [[TMP11]]
; CHECK-NEXT: [[TMP14:%.*]] = select i1 [[TMP9]], i64 [[TMP8]], i64 [[TMP13]]
; CHECK-NEXT: [[TMP15:%.*]] = icmp eq i64 [[TMP4]], 0
; CHECK-NEXT: [[TMP16:%.*]] = select i1 [[TMP15]], i64 0, i64 [[TMP14]]
; CHECK-NEXT: ret i64 [[TMP16]]
  %v = call i64 asm "bfe.u64 $0, $1, $2, $3;", "=l,l,r,r"(i64 %a, i32 %b, i32 %c)
  ret i64 %v
}

define i32 @bfi_b32(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: @bfi_b32(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %c, 255
; CHECK-NEXT: [[TMP2:%.*]] = and i32 %d, 255
; CHECK-NEXT: [[TMP3:%.*]] = icmp ult i32 [[TMP2]], 32
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP2]], 31
; CHECK-NEXT: [[TMP5:%.*]] = shl i32 1, [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = select i1 [[TMP3]], i32 [[TMP5]], i32 0
; CHECK-NEXT: [[TMP7:%.*]] = sub i32 [[TMP6]], 1
; CHECK-NEXT: [[TMP8:%.*]] = icmp ult i32 [[TMP1]], 32
; CHECK-NEXT: [[TMP9:%.*]] = and i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP10:%.*]] = shl i32 [[TMP7]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = select i1 [[TMP8]], i32 [[TMP10]], i32 0
; CHECK-NEXT: [[TMP12:%.*]] = icmp ult i32 [[TMP1]], 32
; CHECK-NEXT: [[TMP13:%.*]] = and i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP14:%.*]] = shl i32 %a, [[TMP13]]
; CHECK-NEXT: [[TMP15:%.*]] = select i1 [[TMP12]], i32 [[TMP14]], i32 0
; CHECK-NEXT: [[TMP16:%.*]] = and i32 [[TMP15]], [[TMP11]]
; CHECK-NEXT: [[TMP17:%.*]] = xor i32 [[TMP11]], -1
; CHECK-NEXT: [[TMP18:%.*]] = and i32 %b, [[TMP17]]
; CHECK-NEXT: [[TMP19:%.*]] = or i32 [[TMP16]], [[TMP18]]
; CHECK-NEXT: ret i32 [[TMP19]]
  %v = call i32 asm "bfi.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 %v
}

define i64 @bfi_b64(i64 %a, i64 %b, i32 %c, i32 %d) {
; CHECK-LABEL: @bfi_b64(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %c, 255
; CHECK-NEXT: [[TMP2:%.*]] = zext i32 [[TMP1]] to i64
; CHECK-NEXT: [[TMP3:%.*]] = and i32 %d, 255
; CHECK-NEXT: [[TMP4:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT: [[TMP5:%.*]] = icmp ult i64 [[TMP4]], 64
; CHECK-NEXT: [[TMP6:%.*]] = and i64 [[TMP4]], 63
; CHECK-NEXT: [[TMP7:%.*]] = shl i64 1, [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = select i1 [[TMP5]], i64 [[TMP7]], i64 0
; CHECK-NEXT: [[TMP9:%.*]] = sub i64 [[TMP8]], 1
; CHECK-NEXT: [[TMP10:%.*]] = icmp ult i64 [[TMP2]], 64
; CHECK-NEXT: [[TMP11:%.*]] = and i64 [[TMP2]], 63
; CHECK-NEXT: [[TMP12:%.*]] = shl i64 [[TMP9]], [[TMP11]]
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP10]], i64 [[TMP12]], i64 0
; CHECK-NEXT: [[TMP14:%.*]] = icmp ult i64 [[TMP2]], 64
; CHECK-NEXT: [[TMP15:%.*]] = and i64 [[TMP2]], 63
; CHECK-NEXT: [[TMP16:%.*]] = shl i64 %a, [[TMP15]]
; CHECK-NEXT: [[TMP17:%.*]] = select i1 [[TMP14]], i64 [[TMP16]], i64 0
; CHECK-NEXT: [[TMP18:%.*]] = and i64 [[TMP17]], [[TMP13]]
; CHECK-NEXT: [[TMP19:%.*]] = xor i64 [[TMP13]], -1
; CHECK-NEXT: [[TMP20:%.*]] = and i64 %b, [[TMP19]]
; CHECK-NEXT: [[TMP21:%.*]] = or i64 [[TMP18]], [[TMP20]]
; CHECK-NEXT: ret i64 [[TMP21]]
  %v = call i64 asm "bfi.b64 $0, $1, $2, $3, $4;", "=l,l,l,r,r"(i64 %a, i64 %b, i32 %c, i32 %d)
  ret i64 %v
}

define i32 @szext_clamp_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @szext_clamp_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.sext.clamp(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "szext.clamp.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @szext_wrap_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @szext_wrap_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.zext.wrap(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "szext.wrap.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @bmsk_clamp_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @bmsk_clamp_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.bmsk.clamp(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "bmsk.clamp.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @bmsk_wrap_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @bmsk_wrap_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.bmsk.wrap(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "bmsk.wrap.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @prmt_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @prmt_b32_f4e(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32_f4e(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt.f4e(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32.f4e $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @prmt_b32_b4e(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32_b4e(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt.b4e(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32.b4e $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @prmt_b32_rc8(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32_rc8(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt.rc8(i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32.rc8 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @prmt_b32_ecl(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32_ecl(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt.ecl(i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32.ecl $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @prmt_b32_ecr(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32_ecr(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt.ecr(i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32.ecr $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @prmt_b32_rc16(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @prmt_b32_rc16(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.prmt.rc16(i32 %a, i32 %c)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "prmt.b32.rc16 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; ---- lanes of a word ----
define i32 @vadd2_s32_s32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vadd2_s32_s32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x i16>
; CHECK-NEXT: [[TMP2:%.*]] = sext <2 x i16> [[TMP1]] to <2 x i32>
; CHECK-NEXT: [[TMP3:%.*]] = bitcast i32 %b to <2 x i16>
; CHECK-NEXT: [[TMP4:%.*]] = sext <2 x i16> [[TMP3]] to <2 x i32>
; CHECK-NEXT: [[TMP5:%.*]] = add <2 x i32> [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = trunc <2 x i32> [[TMP5]] to <2 x i16>
; CHECK-NEXT: [[TMP7:%.*]] = bitcast <2 x i16> [[TMP6]] to i32
; CHECK-NEXT: ret i32 [[TMP7]]
  %v = call i32 asm "vadd2.s32.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vadd4_u32_u32_u32_sat(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vadd4_u32_u32_u32_sat(
; CHECK-NEXT: [[TMP1:%.*]] = and i32 %a, 2139062143
; CHECK-NEXT: [[TMP2:%.*]] = and i32 %b, 2139062143
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 %a, %b
; CHECK-NEXT: [[TMP5:%.*]] = and i32 [[TMP4]], -2139062144
; CHECK-NEXT: [[TMP6:%.*]] = xor i32 [[TMP3]], [[TMP5]]
; CHECK-NEXT: [[TMP7:%.*]] = and i32 %a, %b
; CHECK-NEXT: [[TMP8:%.*]] = or i32 %a, %b
; CHECK-NEXT: [[TMP9:%.*]] = xor i32 [[TMP6]], -1
; CHECK-NEXT: [[TMP10:%.*]] = and i32 [[TMP8]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = or i32 [[TMP7]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = call i32 @llvm.nvvm.prmt(i32 [[TMP11]], i32 0, i32 47768)
; CHECK-NEXT: [[TMP13:%.*]] = or i32 [[TMP6]], [[TMP12]]
; CHECK-NEXT: ret i32 [[TMP13]]
  %v = call i32 asm "vadd4.u32.u32.u32.sat $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vsub4_s32_u32_u32_sat(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vsub4_s32_u32_u32_sat(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <4 x i8>
; CHECK-NEXT: [[TMP2:%.*]] = zext <4 x i8> [[TMP1]] to <4 x i16>
; CHECK-NEXT: [[TMP3:%.*]] = bitcast i32 %b to <4 x i8>
; CHECK-NEXT: [[TMP4:%.*]] = zext <4 x i8> [[TMP3]] to <4 x i16>
; CHECK-NEXT: [[TMP5:%.*]] = sub <4 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = call <4 x i16> @llvm.smax.v4i16(<4 x i16> [[TMP5]], <4 x i16> splat (i16 -128))
; CHECK-NEXT: [[TMP7:%.*]] = call <4 x i16> @llvm.smin.v4i16(<4 x i16> [[TMP6]], <4 x i16> splat (i16 127))
; CHECK-NEXT: [[TMP8:%.*]] = trunc <4 x i16> [[TMP7]] to <4 x i8>
; CHECK-NEXT: [[TMP9:%.*]] = bitcast <4 x i8> [[TMP8]] to i32
; CHECK-NEXT: ret i32 [[TMP9]]
  %v = call i32 asm "vsub4.s32.u32.u32.sat $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vsub2_s32_s32_s32_add(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vsub2_s32_s32_s32_add(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <2 x i16>
; CHECK-NEXT: [[TMP2:%.*]] = sext <2 x i16> [[TMP1]] to <2 x i32>
; CHECK-NEXT: [[TMP3:%.*]] = bitcast i32 %b to <2 x i16>
; CHECK-NEXT: [[TMP4:%.*]] = sext <2 x i16> [[TMP3]] to <2 x i32>
; CHECK-NEXT: [[TMP5:%.*]] = sub <2 x i32> [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = extractelement <2 x i32> [[TMP5]], i64 0
; CHECK-NEXT: [[TMP7:%.*]] = add i32 %c, [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = extractelement <2 x i32> [[TMP5]], i64 1
; CHECK-NEXT: [[TMP9:%.*]] = add i32 [[TMP7]], [[TMP8]]
; CHECK-NEXT: ret i32 [[TMP9]]
  %v = call i32 asm "vsub2.s32.s32.s32.add $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vmin4_u32_u32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vmin4_u32_u32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <4 x i8>
; CHECK-NEXT: [[TMP2:%.*]] = zext <4 x i8> [[TMP1]] to <4 x i16>
; CHECK-NEXT: [[TMP3:%.*]] = bitcast i32 %b to <4 x i8>
; CHECK-NEXT: [[TMP4:%.*]] = sext <4 x i8> [[TMP3]] to <4 x i16>
; CHECK-NEXT: [[TMP5:%.*]] = call <4 x i16> @llvm.smin.v4i16(<4 x i16> [[TMP2]], <4 x i16> [[TMP4]])
; CHECK-NEXT: [[TMP6:%.*]] = trunc <4 x i16> [[TMP5]] to <4 x i8>
; CHECK-NEXT: [[TMP7:%.*]] = bitcast <4 x i8> [[TMP6]] to i32
; CHECK-NEXT: ret i32 [[TMP7]]
  %v = call i32 asm "vmin4.u32.u32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vmax2_s32_s32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vmax2_s32_s32_s32(
; CHECK-NEXT: [[UPPER:%.*]] = call i32 @llvm.smax.i32(i32 %a, i32 %b)
; CHECK-NEXT: [[A:%.*]] = shl i32 %a, 16
; CHECK-NEXT: [[B:%.*]] = shl i32 %b, 16
; CHECK-NEXT: [[LOWER:%.*]] = call i32 @llvm.smax.i32(i32 [[A]], i32 [[B]])
; CHECK-NEXT: [[HIGH:%.*]] = and i32 [[UPPER]], -65536
; CHECK-NEXT: [[LOW:%.*]] = lshr i32 [[LOWER]], 16
; CHECK-NEXT: [[BOTH:%.*]] = or i32 [[HIGH]], [[LOW]]
; CHECK-NEXT: ret i32 [[BOTH]]
  %v = call i32 asm "vmax2.s32.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vabsdiff4_u32_u32_u32_add(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vabsdiff4_u32_u32_u32_add(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP2:%.*]] = and i32 %a, [[TMP1]]
; CHECK-NEXT: [[TMP3:%.*]] = xor i32 %a, %b
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 [[TMP3]], -1
; CHECK-NEXT: [[TMP5:%.*]] = or i32 %a, -2139062144
; CHECK-NEXT: [[TMP6:%.*]] = and i32 %b, 2139062143
; CHECK-NEXT: [[TMP7:%.*]] = sub i32 [[TMP5]], [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = and i32 [[TMP4]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = or i32 [[TMP2]], [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = call i32 @llvm.nvvm.prmt(i32 [[TMP9]], i32 0, i32 47768)
; CHECK-NEXT: [[TMP11:%.*]] = and i32 %a, [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = xor i32 [[TMP10]], -1
; CHECK-NEXT: [[TMP13:%.*]] = and i32 %b, [[TMP12]]
; CHECK-NEXT: [[TMP14:%.*]] = or i32 [[TMP11]], [[TMP13]]
; CHECK-NEXT: [[TMP15:%.*]] = and i32 %b, [[TMP10]]
; CHECK-NEXT: [[TMP16:%.*]] = xor i32 [[TMP10]], -1
; CHECK-NEXT: [[TMP17:%.*]] = and i32 %a, [[TMP16]]
; CHECK-NEXT: [[TMP18:%.*]] = or i32 [[TMP15]], [[TMP17]]
; CHECK-NEXT: [[TMP19:%.*]] = sub i32 [[TMP14]], [[TMP18]]
; CHECK-NEXT: [[TMP20:%.*]] = call i32 @llvm.nvvm.idp4a.u.u(i32 [[TMP19]], i32 16843009, i32 %c)
; CHECK-NEXT: ret i32 [[TMP20]]
  %v = call i32 asm "vabsdiff4.u32.u32.u32.add $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vavrg2_s32_s32_s32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vavrg2_s32_s32_s32(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = and i32 [[TMP1]], -65538
; CHECK-NEXT: [[TMP3:%.*]] = lshr i32 [[TMP2]], 1
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 %a, -2147450880
; CHECK-NEXT: [[TMP5:%.*]] = xor i32 %b, -2147450880
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP4]], [[TMP5]]
; CHECK-NEXT: [[TMP7:%.*]] = add i32 [[TMP6]], [[TMP3]]
; CHECK-NEXT: [[TMP8:%.*]] = lshr i32 [[TMP7]], 15
; CHECK-NEXT: [[TMP9:%.*]] = and i32 [[TMP1]], 65537
; CHECK-NEXT: [[TMP10:%.*]] = and i32 [[TMP8]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = add i32 [[TMP7]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = xor i32 [[TMP11]], -2147450880
; CHECK-NEXT: ret i32 [[TMP12]]
  %v = call i32 asm "vavrg2.s32.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vset2_s32_s32_eq(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vset2_s32_s32_eq(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = and i32 [[TMP1]], 2147450879
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP2]], 2147450879
; CHECK-NEXT: [[TMP4:%.*]] = or i32 [[TMP3]], [[TMP1]]
; CHECK-NEXT: [[TMP5:%.*]] = xor i32 [[TMP4]], -1
; CHECK-NEXT: [[TMP6:%.*]] = lshr i32 [[TMP5]], 15
; CHECK-NEXT: [[TMP7:%.*]] = and i32 [[TMP6]], 65537
; CHECK-NEXT: ret i32 [[TMP7]]
  %v = call i32 asm "vset2.s32.s32.eq $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vset4_u32_u32_ne(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vset4_u32_u32_ne(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = and i32 [[TMP1]], 2139062143
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP2]], 2139062143
; CHECK-NEXT: [[TMP4:%.*]] = or i32 [[TMP3]], [[TMP1]]
; CHECK-NEXT: [[TMP5:%.*]] = lshr i32 [[TMP4]], 7
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP5]], 16843009
; CHECK-NEXT: ret i32 [[TMP6]]
  %v = call i32 asm "vset4.u32.u32.ne $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vset4_u32_u32_lt(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vset4_u32_u32_lt(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP2:%.*]] = and i32 %a, [[TMP1]]
; CHECK-NEXT: [[TMP3:%.*]] = xor i32 %a, %b
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 [[TMP3]], -1
; CHECK-NEXT: [[TMP5:%.*]] = or i32 %a, -2139062144
; CHECK-NEXT: [[TMP6:%.*]] = and i32 %b, 2139062143
; CHECK-NEXT: [[TMP7:%.*]] = sub i32 [[TMP5]], [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = and i32 [[TMP4]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = or i32 [[TMP2]], [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = xor i32 [[TMP9]], -1
; CHECK-NEXT: [[TMP11:%.*]] = lshr i32 [[TMP10]], 7
; CHECK-NEXT: [[TMP12:%.*]] = and i32 [[TMP11]], 16843009
; CHECK-NEXT: ret i32 [[TMP12]]
  %v = call i32 asm "vset4.u32.u32.lt $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vset4_s32_s32_le(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vset4_s32_s32_le(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP2:%.*]] = and i32 [[TMP1]], %a
; CHECK-NEXT: [[TMP3:%.*]] = xor i32 %b, %a
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 [[TMP3]], -1
; CHECK-NEXT: [[TMP5:%.*]] = or i32 %b, -2139062144
; CHECK-NEXT: [[TMP6:%.*]] = and i32 %a, 2139062143
; CHECK-NEXT: [[TMP7:%.*]] = sub i32 [[TMP5]], [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = and i32 [[TMP4]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = or i32 [[TMP2]], [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = lshr i32 [[TMP9]], 7
; CHECK-NEXT: [[TMP11:%.*]] = and i32 [[TMP10]], 16843009
; CHECK-NEXT: ret i32 [[TMP11]]
  %v = call i32 asm "vset4.s32.s32.le $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vset4_u32_u32_gt(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vset4_u32_u32_gt(
; CHECK-NEXT: [[TMP1:%.*]] = xor i32 %a, -1
; CHECK-NEXT: [[TMP2:%.*]] = and i32 %b, [[TMP1]]
; CHECK-NEXT: [[TMP3:%.*]] = xor i32 %b, %a
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 [[TMP3]], -1
; CHECK-NEXT: [[TMP5:%.*]] = or i32 %b, -2139062144
; CHECK-NEXT: [[TMP6:%.*]] = and i32 %a, 2139062143
; CHECK-NEXT: [[TMP7:%.*]] = sub i32 [[TMP5]], [[TMP6]]
; CHECK-NEXT: [[TMP8:%.*]] = and i32 [[TMP4]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = or i32 [[TMP2]], [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = xor i32 [[TMP9]], -1
; CHECK-NEXT: [[TMP11:%.*]] = lshr i32 [[TMP10]], 7
; CHECK-NEXT: [[TMP12:%.*]] = and i32 [[TMP11]], 16843009
; CHECK-NEXT: ret i32 [[TMP12]]
  %v = call i32 asm "vset4.u32.u32.gt $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

define i32 @vset4_s32_s32_ge_add(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @vset4_s32_s32_ge_add(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i32 %a to <4 x i8>
; CHECK-NEXT: [[TMP2:%.*]] = sext <4 x i8> [[TMP1]] to <4 x i16>
; CHECK-NEXT: [[TMP3:%.*]] = bitcast i32 %b to <4 x i8>
; CHECK-NEXT: [[TMP4:%.*]] = sext <4 x i8> [[TMP3]] to <4 x i16>
; CHECK-NEXT: [[TMP5:%.*]] = icmp sge <4 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = zext <4 x i1> [[TMP5]] to <4 x i16>
; CHECK-NEXT: [[TMP7:%.*]] = extractelement <4 x i16> [[TMP6]], i64 0
; CHECK-NEXT: [[TMP8:%.*]] = sext i16 [[TMP7]] to i32
; CHECK-NEXT: [[TMP9:%.*]] = add i32 %c, [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = extractelement <4 x i16> [[TMP6]], i64 1
; CHECK-NEXT: [[TMP11:%.*]] = sext i16 [[TMP10]] to i32
; CHECK-NEXT: [[TMP12:%.*]] = add i32 [[TMP9]], [[TMP11]]
; CHECK-NEXT: [[TMP13:%.*]] = extractelement <4 x i16> [[TMP6]], i64 2
; CHECK-NEXT: [[TMP14:%.*]] = sext i16 [[TMP13]] to i32
; CHECK-NEXT: [[TMP15:%.*]] = add i32 [[TMP12]], [[TMP14]]
; CHECK-NEXT: [[TMP16:%.*]] = extractelement <4 x i16> [[TMP6]], i64 3
; CHECK-NEXT: [[TMP17:%.*]] = sext i16 [[TMP16]] to i32
; CHECK-NEXT: [[TMP18:%.*]] = add i32 [[TMP15]], [[TMP17]]
; CHECK-NEXT: ret i32 [[TMP18]]
  %v = call i32 asm "vset4.s32.s32.ge.add $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}
