; The forms in which q7x2-dot-products recognizes a byte of a word or of a vector of bytes.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-dot-products -stop-after=q7x2-dot-products %s -o - | FileCheck %s

target triple = "q7x2"

; Signed bytes by shifts.
; CHECK-LABEL: @signed(
; CHECK: call i32 @llvm.nvvm.idp4a.s.s(i32 %a, i32 %b, i32 0)
define i32 @signed(i32 %a, i32 %b) {
  %a0 = shl i32 %a, 24
  %x0 = ashr i32 %a0, 24
  %a1 = shl i32 %a, 16
  %x1 = ashr i32 %a1, 24
  %a2 = shl i32 %a, 8
  %x2 = ashr i32 %a2, 24
  %x3 = ashr i32 %a, 24
  %b0 = shl i32 %b, 24
  %y0 = ashr i32 %b0, 24
  %b1 = shl i32 %b, 16
  %y1 = ashr i32 %b1, 24
  %b2 = shl i32 %b, 8
  %y2 = ashr i32 %b2, 24
  %y3 = ashr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; Bytes that a word is truncated to.
; CHECK-LABEL: @truncated(
; CHECK: call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %c)
define i32 @truncated(i32 %a, i32 %b, i32 %c) {
  %a0 = trunc i32 %a to i8
  %x0 = sext i8 %a0 to i32
  %as1 = lshr i32 %a, 8
  %a1 = trunc i32 %as1 to i8
  %x1 = sext i8 %a1 to i32
  %as2 = ashr i32 %a, 16
  %a2 = trunc i32 %as2 to i8
  %x2 = sext i8 %a2 to i32
  %as3 = lshr i32 %a, 24
  %a3 = trunc i32 %as3 to i8
  %x3 = sext i8 %a3 to i32
  %b0 = trunc i32 %b to i8
  %y0 = zext i8 %b0 to i32
  %bs1 = lshr i32 %b, 8
  %b1 = trunc i32 %bs1 to i8
  %y1 = zext i8 %b1 to i32
  %bs2 = lshr i32 %b, 16
  %b2 = trunc i32 %bs2 to i8
  %y2 = zext i8 %b2 to i32
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  %s3 = add i32 %s2, %c
  ret i32 %s3
}

; Shifts by no whole byte.
; CHECK-LABEL: @not_a_byte(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @not_a_byte(i32 %a, i32 %b) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 12
  %x1 = and i32 %a1, 255
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; CHECK-LABEL: @signed_not_a_byte(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @signed_not_a_byte(i32 %a, i32 %b) {
  %a0 = shl i32 %a, 24
  %x0 = ashr i32 %a0, 24
  %a1 = shl i32 %a, 20
  %x1 = ashr i32 %a1, 24
  %a2 = shl i32 %a, 8
  %x2 = ashr i32 %a2, 24
  %x3 = ashr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; CHECK-LABEL: @truncated_not_a_byte(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @truncated_not_a_byte(i32 %a, i32 %b) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 12
  %t1 = trunc i32 %a1 to i8
  %x1 = zext i8 %t1 to i32
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; Another mask.
; CHECK-LABEL: @wider_mask(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @wider_mask(i32 %a, i32 %b) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 511
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; Bytes of another type, and others than bytes.
; CHECK-LABEL: @of_long(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @of_long(i64 %a, i32 %b) {
  %t0 = trunc i64 %a to i8
  %x0 = zext i8 %t0 to i32
  %as1 = lshr i64 %a, 8
  %t1 = trunc i64 %as1 to i8
  %x1 = zext i8 %t1 to i32
  %as2 = lshr i64 %a, 16
  %t2 = trunc i64 %as2 to i8
  %x2 = zext i8 %t2 to i32
  %as3 = lshr i64 %a, 24
  %t3 = trunc i64 %as3 to i8
  %x3 = zext i8 %t3 to i32
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; CHECK-LABEL: @to_short(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @to_short(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i16
  %x0 = zext i16 %t0 to i32
  %as1 = lshr i32 %a, 8
  %t1 = trunc i32 %as1 to i16
  %x1 = zext i16 %t1 to i32
  %as2 = lshr i32 %a, 16
  %t2 = trunc i32 %as2 to i16
  %x2 = zext i16 %t2 to i32
  %as3 = lshr i32 %a, 24
  %t3 = trunc i32 %as3 to i16
  %x3 = zext i16 %t3 to i32
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; Vectors that are no words of bytes.
; CHECK-LABEL: @of_six(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @of_six(<6 x i8> %a, i32 %b) {
  %t0 = extractelement <6 x i8> %a, i64 0
  %x0 = zext i8 %t0 to i32
  %t1 = extractelement <6 x i8> %a, i64 1
  %x1 = zext i8 %t1 to i32
  %t2 = extractelement <6 x i8> %a, i64 2
  %x2 = zext i8 %t2 to i32
  %t3 = extractelement <6 x i8> %a, i64 3
  %x3 = zext i8 %t3 to i32
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; CHECK-LABEL: @of_shorts(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @of_shorts(<4 x i16> %a, i32 %b) {
  %t0 = extractelement <4 x i16> %a, i64 0
  %x0 = zext i16 %t0 to i32
  %t1 = extractelement <4 x i16> %a, i64 1
  %x1 = zext i16 %t1 to i32
  %t2 = extractelement <4 x i16> %a, i64 2
  %x2 = zext i16 %t2 to i32
  %t3 = extractelement <4 x i16> %a, i64 3
  %x3 = zext i16 %t3 to i32
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; CHECK-LABEL: @scalable(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @scalable(<vscale x 4 x i8> %a, i32 %b) {
  %t0 = extractelement <vscale x 4 x i8> %a, i64 0
  %x0 = zext i8 %t0 to i32
  %t1 = extractelement <vscale x 4 x i8> %a, i64 1
  %x1 = zext i8 %t1 to i32
  %t2 = extractelement <vscale x 4 x i8> %a, i64 2
  %x2 = zext i8 %t2 to i32
  %t3 = extractelement <vscale x 4 x i8> %a, i64 3
  %x3 = zext i8 %t3 to i32
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; Bytes that do not correspond, and a factor that is no byte.
; CHECK-LABEL: @swapped(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @swapped(i32 %a, i32 %b) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y3
  %m3 = mul i32 %x3, %y2
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; CHECK-LABEL: @other_factor(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @other_factor(i32 %a, i32 %b) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %b
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; Where nothing is optimized.
; CHECK-LABEL: @not_optimized(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @not_optimized(i32 %a, i32 %b) noinline optnone {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}
