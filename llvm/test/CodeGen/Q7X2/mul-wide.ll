; NOTE: CHECK lines are written by utils/update-checks
; Products of twice the width and their upper halves, signed and unsigned, and
; products that something is added to: IMAD.WIDE, IMAD.HI.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @zext_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}zext_i8:
; CHECK: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R0, R0, R3 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x8, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %p = mul i16 %x, %y
  %h = lshr i16 %p, 8
  %r = trunc i16 %h to i8
  ret i8 %r
}

define i16 @wide_zext_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}wide_zext_i8:
; CHECK: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %r = mul i16 %x, %y
  ret i16 %r
}

define i16 @zext_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}zext_i16:
; CHECK: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R0, R0, R3 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %p = mul i32 %x, %y
  %h = lshr i32 %p, 16
  %r = trunc i32 %h to i16
  ret i16 %r
}

define i32 @wide_zext_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}wide_zext_i16:
; CHECK: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %r = mul i32 %x, %y
  ret i32 %r
}

define i32 @zext_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}zext_i32:
; CHECK: IMUL.HI.U32 R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}

define i64 @wide_zext_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}wide_zext_i32:
; CHECK: IMAD.WIDE.U32 R[4:5], R4, R5, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %r = mul i64 %x, %y
  ret i64 %r
}

define i64 @zext_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}zext_i64:
; CHECK: IMAD.WIDE.U32 R[8:9], R5, R6, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], R4, R6, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], P0, R4, R7, R[8:9] ?
; CHECK-NEXT: IADD.X RZ, P1, R11, R8 ?
; CHECK-NEXT: SEL R11, RZ, 0x1, !P0 ?
; CHECK-NEXT: MOV R10, R9 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[4:5], R5, R7, R[10:11], P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i128 @wide_zext_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}wide_zext_i64:
; CHECK: IMAD.WIDE.U32 R[10:11], R5, R6, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], P0, R4, R7, R[10:11] ?
; CHECK-NEXT: IADD.X R9, P1, R9, R10 ?
; CHECK-NEXT: SEL R13, RZ, 0x1, !P0 ?
; CHECK-NEXT: MOV R12, R11 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[6:7], R5, R7, R[12:13], P1 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %r = mul i128 %x, %y
  ret i128 %r
}

define i8 @sext_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}sext_i8:
; CHECK: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x8880 ?
; CHECK-NEXT: IMUL R0, R0, R3 ?
; CHECK-NEXT: LOP3 R0, R0, 0xff00, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x8, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i8 %a to i16
  %y = sext i8 %b to i16
  %p = mul i16 %x, %y
  %h = lshr i16 %p, 8
  %r = trunc i16 %h to i8
  ret i8 %r
}

define i16 @wide_sext_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}wide_sext_i8:
; CHECK: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x8880 ?
; CHECK-NEXT: IMUL R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i8 %a to i16
  %y = sext i8 %b to i16
  %r = mul i16 %x, %y
  ret i16 %r
}

define i16 @sext_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}sext_i16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x9910 ?
; CHECK-NEXT: IMUL R0, R0, R3 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %p = mul i32 %x, %y
  %h = lshr i32 %p, 16
  %r = trunc i32 %h to i16
  ret i16 %r
}

define i32 @wide_sext_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}wide_sext_i16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x9910 ?
; CHECK-NEXT: IMUL R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %r = mul i32 %x, %y
  ret i32 %r
}

define i32 @sext_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sext_i32:
; CHECK: IMUL.HI R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}

define i64 @wide_sext_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}wide_sext_i32:
; CHECK: IMAD.WIDE R[4:5], R4, R5, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %r = mul i64 %x, %y
  ret i64 %r
}

define i64 @sext_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sext_i64:
; CHECK: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: MOV R11, 0x0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: MOV R10, R9 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], R5, R6, R[10:11] ?
; CHECK-NEXT: IMAD R12, R0, R6, R9 ?
; CHECK-NEXT: MOV R9, R11 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R7 ?
; CHECK-NEXT: SHF.R.HI R13, RZ, 0x1f, R12 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], R4, R7, R[8:9] ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R5, R7, R[12:13] ?
; CHECK-NEXT: IMAD R0, R0, R4, R9 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R0, 0x1, R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i128 @wide_sext_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}wide_sext_i64:
; CHECK: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: MOV R11, 0x0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: MOV R10, R9 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[12:13], R5, R6, R[10:11] ?
; CHECK-NEXT: IMAD R14, R0, R6, R13 ?
; CHECK-NEXT: MOV R10, R12 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R7 ?
; CHECK-NEXT: SHF.R.HI R15, RZ, 0x1f, R14 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], R4, R7, R[10:11] ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R5, R7, R[14:15] ?
; CHECK-NEXT: MOV R9, R10 ?
; CHECK-NEXT: IMAD R0, R0, R4, R11 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R0, 0x1, R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %r = mul i128 %x, %y
  ret i128 %r
}

define i64 @mad_wide(i32 %a, i32 %b, i64 %c) {
; CHECK-LABEL: {{^}}mad_wide:
; CHECK: IMAD.WIDE R[4:5], R4, R5, R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %p = mul i64 %x, %y
  %r = add i64 %p, %c
  ret i64 %r
}

define i64 @mad_wide_unsigned(i32 %a, i32 %b, i64 %c) {
; CHECK-LABEL: {{^}}mad_wide_unsigned:
; CHECK: IMAD.WIDE.U32 R[4:5], R4, R5, R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %r = add i64 %c, %p
  ret i64 %r
}

define i64 @wide_immediate(i32 %a) {
; CHECK-LABEL: {{^}}wide_immediate:
; CHECK: IMAD.WIDE.U32 R[4:5], R4, 0x3e8, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %r = mul i64 %x, 1000
  ret i64 %r
}

define i32 @mad(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}mad:
; CHECK: IMAD R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = mul i32 %a, %b
  %r = add i32 %p, %c
  ret i32 %r
}

define i32 @mad_immediate(i32 %a, i32 %c) {
; CHECK-LABEL: {{^}}mad_immediate:
; CHECK: IMAD R4, R4, 0x64, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = mul i32 %a, 100
  %r = add i32 %p, %c
  ret i32 %r
}

define i32 @mad_minus(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}mad_minus:
; CHECK: IMAD R4, R4, R5, -R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = mul i32 %a, %b
  %r = sub i32 %p, %c
  ret i32 %r
}

define i32 @minus_mad(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}minus_mad:
; CHECK: IMUL R0, R4, R5 ?
; CHECK-NEXT: IADD R4, R6, -R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = mul i32 %a, %b
  %r = sub i32 %c, %p
  ret i32 %r
}

define ptx_kernel void @bank_mad(ptr addrspace(1) %p, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}bank_mad:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: MOV R3, c[0x0][0x16c] ?
; CHECK-NEXT: IMAD R2, R2, c[0x0][0x168], R3 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %m = mul i32 %a, %b
  %r = add i32 %m, %c
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Both halves of a product are one instruction's, in either order of the factors,
; unless each is a term of a sum that an IMAD makes for nothing.
define i32 @both_halves(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}both_halves:
; CHECK: IMAD.WIDE.U32 R[4:5], R4, R5, RZ ?
; CHECK-NEXT: LOP3 R4, R4, R5, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %l = mul i32 %b, %a
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %s = lshr i64 %p, 32
  %h = trunc i64 %s to i32
  %r = xor i32 %l, %h
  ret i32 %r
}

define i32 @both_halves_signed(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}both_halves_signed:
; CHECK: IMAD.WIDE R[4:5], R4, R5, RZ ?
; CHECK-NEXT: LOP3 R4, R4, R5, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %l = mul i32 %a, %b
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %p = mul i64 %x, %y
  %s = lshr i64 %p, 32
  %h = trunc i64 %s to i32
  %r = xor i32 %l, %h
  ret i32 %r
}

define i32 @halves_added_to(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: {{^}}halves_added_to:
; CHECK: IMAD R0, R4, R5, R6 ?
; CHECK-NEXT: IMAD.HI.X.U32 R3, R4, R5, R7 ?
; CHECK-NEXT: LOP3 R4, R0, R3, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %l = mul i32 %a, %b
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %s = lshr i64 %p, 32
  %h = trunc i64 %s to i32
  %lc = add i32 %l, %c
  %hd = add i32 %h, %d
  %r = xor i32 %lc, %hd
  ret i32 %r
}

; A difference is the sum with the negated product.
define i64 @minus_product(i64 %x, i32 %y) {
; CHECK-LABEL: {{^}}minus_product:
; CHECK: IMAD.WIDE R[4:5], R6, -0xc, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %wide = sext i32 %y to i64
  %p = mul i64 %wide, 12
  %d = sub i64 %x, %p
  ret i64 %d
}

define i64 @minus_word(i64 %x, i32 %y) {
; CHECK-LABEL: {{^}}minus_word:
; CHECK: IMAD.WIDE R[4:5], R6, -0x1, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %wide = sext i32 %y to i64
  %d = sub i64 %x, %wide
  ret i64 %d
}

; Not of an unsigned word, nor of the smallest factor.
define i64 @minus_unsigned(i64 %x, i32 %y) {
; CHECK-LABEL: {{^}}minus_unsigned:
; CHECK: IMAD.WIDE.U32 R[6:7], R6, 0xc, RZ ?
; CHECK-NEXT: IADD.X R4, P0, R4, ~R6, PT ?
; CHECK-NEXT: IADD.X R5, R5, ~R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %wide = zext i32 %y to i64
  %p = mul i64 %wide, 12
  %d = sub i64 %x, %p
  ret i64 %d
}

define i64 @minus_smallest(i64 %x, i32 %y) {
; CHECK-LABEL: {{^}}minus_smallest:
; CHECK: LEA R4, P0, R6, R4, 0x1f ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x1f, R6 ?
; CHECK-NEXT: LEA.HI.X R5, R6, R5, R0, 0x1f, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %wide = sext i32 %y to i64
  %p = mul i64 %wide, -2147483648
  %d = sub i64 %x, %p
  ret i64 %d
}
