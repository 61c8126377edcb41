; The pass q7x2-dot-products: what is a byte of a word, or of a vector of bytes.
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

; A shift by no whole byte.
; CHECK-LABEL: @not_a_byte(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @not_a_byte(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 4
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

; Another mask.
; CHECK-LABEL: @wider_mask(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @wider_mask(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
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

; A left shift by no whole byte.
; CHECK-LABEL: @shifted_left(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @shifted_left(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
  %x0 = and i32 %a, 255
  %a1 = shl i32 %a, 12
  %x1 = ashr i32 %a1, 24
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

; CHECK-LABEL: @truncated_shift(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @truncated_shift(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
  %x0 = and i32 %a, 255
  %as = lshr i32 %a, 4
  %at = trunc i32 %as to i8
  %x1 = zext i8 %at to i32
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

; Of another type.
; CHECK-LABEL: @of_long(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @of_long(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
  %x0 = and i32 %a, 255
  %as = lshr i64 %w, 8
  %at = trunc i64 %as to i8
  %x1 = zext i8 %at to i32
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

; CHECK-LABEL: @short(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @short(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
  %x0 = and i32 %a, 255
  %at = trunc i32 %a to i16
  %x1 = zext i16 %at to i32
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

; Of a vector that is no whole number of words.
; CHECK-LABEL: @of_vector(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @of_vector(i32 %a, i32 %b, i64 %w, <6 x i8> %v) {
  %x0 = and i32 %a, 255
  %at = extractelement <6 x i8> %v, i64 1
  %x1 = zext i8 %at to i32
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
