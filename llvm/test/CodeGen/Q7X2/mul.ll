; NOTE: CHECK lines are written by utils/update-checks
; Products of all integer types; by a power of two and by its neighbors no product is
; needed.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}i1:
; CHECK: LOP3 R4, R4, 0x1, R5, 0x80, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i1 %a, %b
  ret i1 %r
}

define i8 @i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}i8:
; CHECK: IMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i8 %a, %b
  ret i8 %r
}

define i16 @i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}i16:
; CHECK: IMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i16 %a, %b
  ret i16 %r
}

define i32 @i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}i32:
; CHECK: IMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i32 %a, %b
  ret i32 %r
}

define i64 @i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}i64:
; CHECK: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: IMAD R0, R4, R7, R9 ?
; CHECK-NEXT: IMAD R9, R5, R6, R0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i64 %a, %b
  ret i64 %r
}

define i128 @i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}i128:
; CHECK: IMAD.WIDE.U32 R[14:15], R5, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[12:13], R4, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[14:15], P0, R4, R9, R[14:15] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[18:19], R4, R10, RZ ?
; CHECK-NEXT: IADD.X R13, P1, R13, R14 ?
; CHECK-NEXT: IMAD R0, R4, R11, R19 ?
; CHECK-NEXT: SEL R17, RZ, 0x1, !P0 ?
; CHECK-NEXT: MOV R16, R15 ?
; CHECK-NEXT: IMAD R0, R5, R10, R0 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[14:15], R5, R9, R[16:17], P1 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[16:17], R6, R8, RZ ?
; CHECK-NEXT: IADD.X R3, P1, R14, R18 ?
; CHECK-NEXT: IMAD R4, R6, R9, R17 ?
; CHECK-NEXT: IADD.X R6, P0, R3, R16 ?
; CHECK-NEXT: IMAD R3, R7, R8, R4 ?
; CHECK-NEXT: IADD.X R0, R15, R0, P1 ?
; CHECK-NEXT: MOV.64 R[4:5], R[12:13] ?
; CHECK-NEXT: IADD.X R7, R0, R3, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i128 %a, %b
  ret i128 %r
}

define <2 x i16> @v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: IMUL R4, R4, R6 ?
; CHECK-NEXT: IMUL R5, R5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <4 x i8> @v4i8(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: {{^}}v4i8:
; CHECK: IMUL R4, R4, R8 ?
; CHECK-NEXT: IMUL R5, R5, R9 ?
; CHECK-NEXT: IMUL R6, R6, R10 ?
; CHECK-NEXT: IMUL R7, R7, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul <4 x i8> %a, %b
  ret <4 x i8> %r
}

define <2 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: IMUL R4, R4, R6 ?
; CHECK-NEXT: IMUL R5, R5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul <2 x i32> %a, %b
  ret <2 x i32> %r
}

define <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: {{^}}v4i32:
; CHECK: IMUL R4, R4, R8 ?
; CHECK-NEXT: IMUL R5, R5, R9 ?
; CHECK-NEXT: IMUL R6, R6, R10 ?
; CHECK-NEXT: IMUL R7, R7, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <2 x i64> @v2i64(<2 x i64> %a, <2 x i64> %b) {
; CHECK-LABEL: {{^}}v2i64:
; CHECK: IMAD.WIDE.U32 R[12:13], R4, R8, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[14:15], R6, R10, RZ ?
; CHECK-NEXT: IMAD R0, R4, R9, R13 ?
; CHECK-NEXT: IMAD R13, R5, R8, R0 ?
; CHECK-NEXT: IMAD R0, R6, R11, R15 ?
; CHECK-NEXT: MOV.64 R[4:5], R[12:13] ?
; CHECK-NEXT: IMAD R15, R7, R10, R0 ?
; CHECK-NEXT: MOV.64 R[6:7], R[14:15] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul <2 x i64> %a, %b
  ret <2 x i64> %r
}

define i24 @i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}i24:
; CHECK: IMUL R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i24 %a, %b
  ret i24 %r
}

define i48 @i48(i48 %a, i48 %b) {
; CHECK-LABEL: {{^}}i48:
; CHECK: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: IMAD R0, R4, R7, R9 ?
; CHECK-NEXT: IMAD R9, R5, R6, R0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i48 %a, %b
  ret i48 %r
}

define i32 @immediate(i32 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: IMUL R4, R4, 0x12345678 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i32 %a, 305419896
  ret i32 %r
}

define i32 @immediate1(i32 %a) {
; CHECK-LABEL: {{^}}immediate1:
; CHECK: SHF.L.U32 R4, R4, 0x3, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i32 %a, 8
  ret i32 %r
}

define i32 @immediate2(i32 %a) {
; CHECK-LABEL: {{^}}immediate2:
; CHECK: LEA R4, -R4, 0x0, 0x3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i32 %a, -8
  ret i32 %r
}

define i32 @immediate3(i32 %a) {
; CHECK-LABEL: {{^}}immediate3:
; CHECK: IMUL R4, R4, 0x9 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i32 %a, 9
  ret i32 %r
}

define i32 @immediate4(i32 %a) {
; CHECK-LABEL: {{^}}immediate4:
; CHECK: IMUL R4, R4, 0x7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i32 %a, 7
  ret i32 %r
}

define i64 @immediate_i64(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64:
; CHECK: IMAD.WIDE.U32 R[6:7], R4, 0x3, RZ ?
; CHECK-NEXT: IMAD R7, R5, 0x3, R7 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i64 %a, 3
  ret i64 %r
}

define i64 @immediate_i64_1(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_1:
; CHECK: SHF.L.HI.WRAP.U32 R5, R4, 0x3, R5 ?
; CHECK-NEXT: SHF.L.U32 R4, R4, 0x3, RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i64 %a, 8
  ret i64 %r
}

define i64 @immediate_i64_2(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_2:
; CHECK: IMAD.WIDE.U32 R[6:7], R4, 0x12345678, RZ ?
; CHECK-NEXT: IMAD R7, R5, 0x12345678, R7 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i64 %a, 305419896
  ret i64 %r
}

define i64 @immediate_i64_3(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_3:
; CHECK: IMAD.WIDE.U32 R[6:7], R4, -0x76543211, RZ ?
; CHECK-NEXT: IMAD R0, R4, 0x1234567, R7 ?
; CHECK-NEXT: IMAD R7, R5, -0x76543211, R0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i64 %a, 81985529216486895
  ret i64 %r
}

define i8 @immediate_i8(i8 %a) {
; CHECK-LABEL: {{^}}immediate_i8:
; CHECK: IMUL R4, R4, 0x3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i8 %a, 3
  ret i8 %r
}

define <2 x i16> @immediate_v2i16(<2 x i16> %a) {
; CHECK-LABEL: {{^}}immediate_v2i16:
; CHECK: IMUL R4, R4, 0x3 ?
; CHECK-NEXT: IMUL R5, R5, 0x5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul <2 x i16> %a, <i16 3, i16 5>
  ret <2 x i16> %r
}

define ptx_kernel void @bank_i32(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_i32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: IMUL R2, R2, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = mul i32 %a, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_i64(ptr addrspace(1) %p, i64 %b) {
; CHECK-LABEL: {{^}}bank_i64:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R2, c[0x0][0x168], RZ ?
; CHECK-NEXT: IMAD R2, R2, c[0x0][0x16c], R5 ?
; CHECK-NEXT: IMAD R5, R3, c[0x0][0x168], R2 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[4:5] ?
; CHECK-NEXT: EXIT ?
  %a = load i64, ptr addrspace(1) %p
  %r = mul i64 %a, %b
  store i64 %r, ptr addrspace(1) %p
  ret void
}

; A factor that is one more or less than another value takes no instruction.

define i32 @next_factor(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}next_factor:
; CHECK: IMAD R4, R5, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = add i32 %a, 1
  %r = mul i32 %s, %b
  ret i32 %r
}

define i32 @previous_factor(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}previous_factor:
; CHECK: IMAD R4, R5, R4, -R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = add i32 %a, -1
  %r = mul i32 %b, %s
  ret i32 %r
}

define i32 @factor_after_next(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}factor_after_next:
; CHECK: IADD R0, R4, 0x2 ?
; CHECK-NEXT: IMUL R4, R0, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = add i32 %a, 2
  %r = mul i32 %s, %b
  ret i32 %r
}

define i32 @next_factor_used(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}next_factor_used:
; CHECK: IADD R0, R4, 0x1 ?
; CHECK-NEXT: IMUL R3, R0, R5 ?
; CHECK-NEXT: LOP3 R4, R0, R3, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = add i32 %a, 1
  %m = mul i32 %s, %b
  %r = xor i32 %s, %m
  ret i32 %r
}

define ptx_kernel void @next_bank_factor(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}next_bank_factor:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: IMAD R2, R2, c[0x0][0x168], R2 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %s = add i32 %b, 1
  %r = mul i32 %a, %s
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_factor(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_factor:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: IADD R2, R2, 0x1 ?
; CHECK-NEXT: IMUL R2, R2, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %s = add i32 %a, 1
  %r = mul i32 %s, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Multiples of a word of the bank share a register.
define ptx_kernel void @bank_multiples(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_multiples:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: MOV R3, c[0x0][0x168] ?
; CHECK-NEXT: IMUL R4, R3, 0x3 ?
; CHECK-NEXT: IMUL R5, R3, 0x5 ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: STG [R[0:1].64], R5 ?
; CHECK-NEXT: IMAD R2, R3, 0x7, R2 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %m3 = mul i32 %b, 3
  %m5 = mul i32 %b, 5
  %m7 = mul i32 %b, 7
  %s = add i32 %m7, %a
  store volatile i32 %m3, ptr addrspace(1) %p
  store volatile i32 %m5, ptr addrspace(1) %p
  store volatile i32 %s, ptr addrspace(1) %p
  ret void
}
