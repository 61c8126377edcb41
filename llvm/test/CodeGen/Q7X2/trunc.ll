; NOTE: CHECK lines are written by utils/update-checks
; Truncation needs no instruction, except that predicates are the lowest bit.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @i8_to_i1(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i8 %a to i1
  ret i1 %r
}

define i1 @i16_to_i1(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i16 %a to i1
  ret i1 %r
}

define i8 @i16_to_i8(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_i8:
; CHECK: RET R[20:21] ?
  %r = trunc i16 %a to i8
  ret i8 %r
}

define i1 @i24_to_i1(i24 %a) {
; CHECK-LABEL: {{^}}i24_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i24 %a to i1
  ret i1 %r
}

define i8 @i24_to_i8(i24 %a) {
; CHECK-LABEL: {{^}}i24_to_i8:
; CHECK: RET R[20:21] ?
  %r = trunc i24 %a to i8
  ret i8 %r
}

define i16 @i24_to_i16(i24 %a) {
; CHECK-LABEL: {{^}}i24_to_i16:
; CHECK: RET R[20:21] ?
  %r = trunc i24 %a to i16
  ret i16 %r
}

define i1 @i32_to_i1(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i32 %a to i1
  ret i1 %r
}

define i8 @i32_to_i8(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_i8:
; CHECK: RET R[20:21] ?
  %r = trunc i32 %a to i8
  ret i8 %r
}

define i16 @i32_to_i16(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_i16:
; CHECK: RET R[20:21] ?
  %r = trunc i32 %a to i16
  ret i16 %r
}

define i1 @i48_to_i1(i48 %a) {
; CHECK-LABEL: {{^}}i48_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i48 %a to i1
  ret i1 %r
}

define i8 @i48_to_i8(i48 %a) {
; CHECK-LABEL: {{^}}i48_to_i8:
; CHECK: RET R[20:21] ?
  %r = trunc i48 %a to i8
  ret i8 %r
}

define i16 @i48_to_i16(i48 %a) {
; CHECK-LABEL: {{^}}i48_to_i16:
; CHECK: RET R[20:21] ?
  %r = trunc i48 %a to i16
  ret i16 %r
}

define i32 @i48_to_i32(i48 %a) {
; CHECK-LABEL: {{^}}i48_to_i32:
; CHECK: RET R[20:21] ?
  %r = trunc i48 %a to i32
  ret i32 %r
}

define i1 @i64_to_i1(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i64 %a to i1
  ret i1 %r
}

define i8 @i64_to_i8(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_i8:
; CHECK: RET R[20:21] ?
  %r = trunc i64 %a to i8
  ret i8 %r
}

define i16 @i64_to_i16(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_i16:
; CHECK: RET R[20:21] ?
  %r = trunc i64 %a to i16
  ret i16 %r
}

define i32 @i64_to_i32(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_i32:
; CHECK: RET R[20:21] ?
  %r = trunc i64 %a to i32
  ret i32 %r
}

define i1 @i128_to_i1(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc i128 %a to i1
  ret i1 %r
}

define i8 @i128_to_i8(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_i8:
; CHECK: RET R[20:21] ?
  %r = trunc i128 %a to i8
  ret i8 %r
}

define i16 @i128_to_i16(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_i16:
; CHECK: RET R[20:21] ?
  %r = trunc i128 %a to i16
  ret i16 %r
}

define i32 @i128_to_i32(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_i32:
; CHECK: RET R[20:21] ?
  %r = trunc i128 %a to i32
  ret i32 %r
}

define i64 @i128_to_i64(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_i64:
; CHECK: RET R[20:21] ?
  %r = trunc i128 %a to i64
  ret i64 %r
}

define <2 x i8> @v2i16_to_v2i8(<2 x i16> %a) {
; CHECK-LABEL: {{^}}v2i16_to_v2i8:
; CHECK: RET R[20:21] ?
  %r = trunc <2 x i16> %a to <2 x i8>
  ret <2 x i8> %r
}

define <4 x i8> @v4i32_to_v4i8(<4 x i32> %a) {
; CHECK-LABEL: {{^}}v4i32_to_v4i8:
; CHECK: RET R[20:21] ?
  %r = trunc <4 x i32> %a to <4 x i8>
  ret <4 x i8> %r
}

define <2 x i16> @v2i32_to_v2i16(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32_to_v2i16:
; CHECK: RET R[20:21] ?
  %r = trunc <2 x i32> %a to <2 x i16>
  ret <2 x i16> %r
}

define <4 x i16> @v4i32_to_v4i16(<4 x i32> %a) {
; CHECK-LABEL: {{^}}v4i32_to_v4i16:
; CHECK: RET R[20:21] ?
  %r = trunc <4 x i32> %a to <4 x i16>
  ret <4 x i16> %r
}

define <2 x i32> @v2i64_to_v2i32(<2 x i64> %a) {
; CHECK-LABEL: {{^}}v2i64_to_v2i32:
; CHECK: MOV R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = trunc <2 x i64> %a to <2 x i32>
  ret <2 x i32> %r
}

define i32 @condition(i32 %a, i32 %x, i32 %y) {
; CHECK-LABEL: {{^}}condition:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = trunc i32 %a to i1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i32 @upper_word(i64 %a) {
; CHECK-LABEL: {{^}}upper_word:
; CHECK: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i64 %a, 32
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i16 @upper_half(i32 %a) {
; CHECK-LABEL: {{^}}upper_half:
; CHECK: SHF.R.HI.U32 R4, RZ, 0x10, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, 16
  %r = trunc i32 %s to i16
  ret i16 %r
}

define void @stored(i64 %a, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}stored:
; CHECK: STG.U16 [R[6:7].64], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %t = trunc i64 %a to i16
  store i16 %t, ptr addrspace(1) %p
  ret void
}
