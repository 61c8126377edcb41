; Sums of 64 bits with an extended word, and of upper halves of products, are
; parts of a product.
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: {{^}}signed:
; CHECK: IMAD.WIDE R[4:5], R6, 0x1, R[4:5]
; CHECK-NEXT: RET
define i64 @signed(i64 %a, i32 %b) {
  %w = sext i32 %b to i64
  %r = add i64 %w, %a
  ret i64 %r
}

; CHECK-LABEL: {{^}}unsigned:
; CHECK: IMAD.WIDE.U32 R[4:5], R6, 0x1, R[4:5]
; CHECK-NEXT: RET
define i64 @unsigned(i64 %a, i32 %b) {
  %w = zext i32 %b to i64
  %r = add i64 %w, %a
  ret i64 %r
}

; CHECK-LABEL: {{^}}upper:
; CHECK: IMAD.HI.X.U32 R4, R4, R5, R6
; CHECK-NEXT: RET
define i32 @upper(i32 %a, i32 %b, i32 %c) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 32
  %t = trunc i64 %h to i32
  %r = add i32 %t, %c
  ret i32 %r
}

; CHECK-LABEL: {{^}}upper_signed:
; CHECK: IMAD.HI.X R4, R4, 0x12345, R6
; CHECK-NEXT: RET
define i32 @upper_signed(i32 %a, i32 %b, i32 %c) {
  %x = sext i32 %a to i64
  %p = mul i64 %x, 74565
  %h = lshr i64 %p, 32
  %t = trunc i64 %h to i32
  %r = add i32 %t, %c
  ret i32 %r
}
