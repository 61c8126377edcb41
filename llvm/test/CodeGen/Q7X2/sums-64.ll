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

; A shifted number: LEA and LEA.HI.X.
; CHECK-LABEL: {{^}}shifted:
; CHECK: LEA R4, [[P:P[0-6]]], R6, R4, 0x3
; CHECK-NEXT: LEA.HI.X R5, R6, R5, R7, 0x3, [[P]]
; CHECK-NEXT: RET
define i64 @shifted(i64 %a, i64 %b) {
  %s = shl i64 %b, 3
  %r = add i64 %s, %a
  ret i64 %r
}

; CHECK-LABEL: {{^}}shifted_parameter:
; CHECK: LEA R{{[0-9]+}}, [[P:P[0-6]]], R{{[0-9]+}}, c[0x0][0x160], 0x2
; CHECK-NEXT: LEA.HI.X R{{[0-9]+}}, R{{[0-9]+}}, c[0x0][0x164], R{{[0-9]+}}, 0x2, [[P]]
; CHECK-NOT: SHF
define ptx_kernel void @shifted_parameter(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = load volatile i64, ptr addrspace(1) %q
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %a
  ret void
}

; Where the shifted number is needed by itself as well, it is added.
; CHECK-LABEL: {{^}}shifted_twice:
; CHECK-NOT: LEA
; CHECK: RET
define i64 @shifted_twice(i64 %a, i64 %b, i64 %c) {
  %s = shl i64 %b, 3
  %r = add i64 %s, %a
  %t = add i64 %s, %c
  %x = xor i64 %r, %t
  ret i64 %x
}

; An extension and a shift that have been combined are a product.
; CHECK-LABEL: {{^}}extended_shifted:
; CHECK: IMAD.WIDE R[4:5], R6, 0x4, R[4:5]
; CHECK-NEXT: RET
define i64 @extended_shifted(i64 %a, i64 %b) {
  %h = shl i64 %b, 32
  %s = ashr exact i64 %h, 30
  %r = add i64 %s, %a
  ret i64 %r
}

; Nothing is added to the lower half.
; CHECK-LABEL: {{^}}high:
; CHECK-NOT: IADD.X
; CHECK: IADD R5, R5, R6 ?
; CHECK-NEXT: RET
define i64 @high(i64 %a, i32 %b) {
  %w = zext i32 %b to i64
  %h = shl i64 %w, 32
  %r = add i64 %h, %a
  ret i64 %r
}
