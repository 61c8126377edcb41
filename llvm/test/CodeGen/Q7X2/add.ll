; NOTE: CHECK lines are written by utils/update-checks
; Sums of all integer types; the second source is a register, an immediate or a word
; of the constant bank. Wide sums are IADD and IADD.X with the carry in a predicate.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}i1:
; CHECK: LOP3 R4, R4, 0x1, R5, 0x48, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i1 %a, %b
  ret i1 %r
}

define i8 @i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}i8:
; CHECK: IADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i8 %a, %b
  ret i8 %r
}

define i16 @i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}i16:
; CHECK: IADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i16 %a, %b
  ret i16 %r
}

define i32 @i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}i32:
; CHECK: IADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i32 %a, %b
  ret i32 %r
}

define i64 @i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}i64:
; CHECK: IADD.X R4, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R5, R5, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i64 %a, %b
  ret i64 %r
}

define i128 @i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}i128:
; CHECK: IADD.X R4, P0, R4, R8 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R9, P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10, P0 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i128 %a, %b
  ret i128 %r
}

define <2 x i16> @v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: IADD R4, R4, R6 ?
; CHECK-NEXT: IADD R5, R5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <4 x i8> @v4i8(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: {{^}}v4i8:
; CHECK: IADD R4, R4, R8 ?
; CHECK-NEXT: IMAD R5, R5, 0x1, R9 ?
; CHECK-NEXT: IADD R6, R6, R10 ?
; CHECK-NEXT: IMAD R7, R7, 0x1, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add <4 x i8> %a, %b
  ret <4 x i8> %r
}

define <2 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: IADD R4, R4, R6 ?
; CHECK-NEXT: IADD R5, R5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add <2 x i32> %a, %b
  ret <2 x i32> %r
}

define <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: {{^}}v4i32:
; CHECK: IADD R4, R4, R8 ?
; CHECK-NEXT: IMAD R5, R5, 0x1, R9 ?
; CHECK-NEXT: IADD R6, R6, R10 ?
; CHECK-NEXT: IMAD R7, R7, 0x1, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <2 x i64> @v2i64(<2 x i64> %a, <2 x i64> %b) {
; CHECK-LABEL: {{^}}v2i64:
; CHECK: IADD.X R4, P0, R4, R8 ?
; CHECK-NEXT: IADD.X R5, R5, R9, P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add <2 x i64> %a, %b
  ret <2 x i64> %r
}

define i24 @i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}i24:
; CHECK: IADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i24 %a, %b
  ret i24 %r
}

define i48 @i48(i48 %a, i48 %b) {
; CHECK-LABEL: {{^}}i48:
; CHECK: IADD.X R4, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R5, R5, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i48 %a, %b
  ret i48 %r
}

define i32 @immediate(i32 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: IADD R4, R4, 0x12345678 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i32 %a, 305419896
  ret i32 %r
}

define i32 @immediate1(i32 %a) {
; CHECK-LABEL: {{^}}immediate1:
; CHECK: IADD R4, R4, -0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i32 %a, -1
  ret i32 %r
}

define i64 @immediate_i64(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64:
; CHECK: IADD.X R4, P0, R4, 0x1 ?
; CHECK-NEXT: IADD.X R5, R5, 0x0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i64 %a, 1
  ret i64 %r
}

define i64 @immediate_i64_1(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_1:
; CHECK: IADD.X R4, P0, R4, -0x1 ?
; CHECK-NEXT: IADD.X R5, R5, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i64 %a, -1
  ret i64 %r
}

define i64 @immediate_i64_2(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_2:
; CHECK: IADD R5, R5, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i64 %a, 4294967296
  ret i64 %r
}

define i8 @immediate_i8(i8 %a) {
; CHECK-LABEL: {{^}}immediate_i8:
; CHECK: IADD R4, R4, -0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i8 %a, -1
  ret i8 %r
}

define i16 @immediate_i16(i16 %a) {
; CHECK-LABEL: {{^}}immediate_i16:
; CHECK: IADD R4, R4, 0x12c ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i16 %a, 300
  ret i16 %r
}

define i128 @immediate_i128(i128 %a) {
; CHECK-LABEL: {{^}}immediate_i128:
; CHECK: IADD.X R4, P0, R4, 0x1 ?
; CHECK-NEXT: IADD.X R5, P0, R5, 0x0, P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, 0x0, P0 ?
; CHECK-NEXT: IADD.X R7, R7, 0x0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add i128 %a, 1
  ret i128 %r
}

define <2 x i16> @immediate_v2i16(<2 x i16> %a) {
; CHECK-LABEL: {{^}}immediate_v2i16:
; CHECK: IADD R4, R4, 0x1 ?
; CHECK-NEXT: IADD R5, R5, 0x2 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = add <2 x i16> %a, <i16 1, i16 2>
  ret <2 x i16> %r
}

define ptx_kernel void @bank_i32(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_i32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: IADD R2, R2, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = add i32 %a, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_i64(ptr addrspace(1) %p, i64 %b) {
; CHECK-LABEL: {{^}}bank_i64:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: IADD.X R2, P0, R2, c[0x0][0x168] ?
; CHECK-NEXT: IADD.X R3, R3, c[0x0][0x16c], P0 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %a = load i64, ptr addrspace(1) %p
  %r = add i64 %a, %b
  store i64 %r, ptr addrspace(1) %p
  ret void
}
