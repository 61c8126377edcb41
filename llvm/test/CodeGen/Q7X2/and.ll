; NOTE: CHECK lines are written by utils/update-checks
; Conjunctions of all integer types: LOP3 with the table 0xc0. Words of wide constants
; that change nothing need no instruction.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}i1:
; CHECK: LOP3 R4, R4, 0x1, R5, 0x80, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i1 %a, %b
  ret i1 %r
}

define i8 @i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}i8:
; CHECK: LOP3 R4, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i8 %a, %b
  ret i8 %r
}

define i16 @i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}i16:
; CHECK: LOP3 R4, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i16 %a, %b
  ret i16 %r
}

define i32 @i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}i32:
; CHECK: LOP3 R4, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i32 %a, %b
  ret i32 %r
}

define i64 @i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}i64:
; CHECK: LOP3 R5, R5, R7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, R6, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i64 %a, %b
  ret i64 %r
}

define i128 @i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}i128:
; CHECK: LOP3 R5, R5, R9, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, R8, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, R11, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, R10, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i128 %a, %b
  ret i128 %r
}

define <2 x i16> @v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: LOP3 R4, R4, R6, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, R7, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <4 x i8> @v4i8(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: {{^}}v4i8:
; CHECK: LOP3 R4, R4, R8, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, R9, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, R10, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, R11, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and <4 x i8> %a, %b
  ret <4 x i8> %r
}

define <2 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: LOP3 R4, R4, R6, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, R7, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and <2 x i32> %a, %b
  ret <2 x i32> %r
}

define <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: {{^}}v4i32:
; CHECK: LOP3 R4, R4, R8, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, R9, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, R10, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, R11, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <2 x i64> @v2i64(<2 x i64> %a, <2 x i64> %b) {
; CHECK-LABEL: {{^}}v2i64:
; CHECK: LOP3 R5, R5, R9, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, R8, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, R11, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, R10, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and <2 x i64> %a, %b
  ret <2 x i64> %r
}

define i24 @i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}i24:
; CHECK: LOP3 R4, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i24 %a, %b
  ret i24 %r
}

define i48 @i48(i48 %a, i48 %b) {
; CHECK-LABEL: {{^}}i48:
; CHECK: LOP3 R5, R5, R7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, R6, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i48 %a, %b
  ret i48 %r
}

define i32 @immediate(i32 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: LOP3 R4, R4, 0x12345678, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i32 %a, 305419896
  ret i32 %r
}

define i32 @immediate1(i32 %a) {
; CHECK-LABEL: {{^}}immediate1:
; CHECK: RET R[20:21] ?
  %r = and i32 %a, -1
  ret i32 %r
}

define i32 @immediate2(i32 %a) {
; CHECK-LABEL: {{^}}immediate2:
; CHECK: LOP3 R4, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i32 %a, 65535
  ret i32 %r
}

define i32 @immediate3(i32 %a) {
; CHECK-LABEL: {{^}}immediate3:
; CHECK: LOP3 R4, R4, -0x2, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i32 %a, -2
  ret i32 %r
}

define i64 @immediate_i64(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64:
; CHECK: LOP3 R4, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i64 %a, 255
  ret i64 %r
}

define i64 @immediate_i64_1(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_1:
; CHECK: MOV R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i64 %a, 4294967295
  ret i64 %r
}

define i64 @immediate_i64_2(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_2:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i64 %a, -4294967296
  ret i64 %r
}

define i64 @immediate_i64_3(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_3:
; CHECK: LOP3 R5, R5, 0x1234567, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, -0x76543211, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i64 %a, 81985529216486895
  ret i64 %r
}

define i8 @immediate_i8(i8 %a) {
; CHECK-LABEL: {{^}}immediate_i8:
; CHECK: LOP3 R4, R4, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i8 %a, 15
  ret i8 %r
}

define i1 @immediate_i1(i1 %a) {
; CHECK-LABEL: {{^}}immediate_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i1 %a, true
  ret i1 %r
}

define i128 @immediate_i128(i128 %a) {
; CHECK-LABEL: {{^}}immediate_i128:
; CHECK: LOP3 R6, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R7, RZ, RZ, 0x0 ?
; CHECK-NEXT: MOV.64 R[4:5], RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and i128 %a, 18446744073709551616
  ret i128 %r
}

define ptx_kernel void @bank_i32(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_i32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: LOP3 R2, R2, c[0x0][0x168], RZ, 0xc0, !PT ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = and i32 %a, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_i64(ptr addrspace(1) %p, i64 %b) {
; CHECK-LABEL: {{^}}bank_i64:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: LOP3 R3, R3, c[0x0][0x16c], RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R2, R2, c[0x0][0x168], RZ, 0xc0, !PT ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %a = load i64, ptr addrspace(1) %p
  %r = and i64 %a, %b
  store i64 %r, ptr addrspace(1) %p
  ret void
}
