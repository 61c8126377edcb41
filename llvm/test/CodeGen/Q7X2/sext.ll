; NOTE: CHECK lines are written by utils/update-checks
; Sign extension: PRMT replicates the sign of a byte or a half word, shifts do so for
; other widths.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i1_to_i8(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_i8:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i1 %a to i8
  ret i8 %r
}

define i16 @i1_to_i16(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_i16:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i1 %a to i16
  ret i16 %r
}

define i32 @i1_to_i32(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_i32:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i1 %a to i32
  ret i32 %r
}

define i64 @i1_to_i64(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_i64:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i1 %a to i64
  ret i64 %r
}

define i128 @i1_to_i128(i1 %a) {
; CHECK-LABEL: {{^}}i1_to_i128:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: MOV.64 R[6:7], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i1 %a to i128
  ret i128 %r
}

define i16 @i8_to_i16(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_i16:
; CHECK: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i8 %a to i16
  ret i16 %r
}

define i32 @i8_to_i32(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_i32:
; CHECK: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i8 %a to i32
  ret i32 %r
}

define i64 @i8_to_i64(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_i64:
; CHECK: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i8 %a to i64
  ret i64 %r
}

define i128 @i8_to_i128(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_i128:
; CHECK: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: MOV R6, R5 ?
; CHECK-NEXT: MOV R7, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i8 %a to i128
  ret i128 %r
}

define i32 @i16_to_i32(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_i32:
; CHECK: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i16 %a to i32
  ret i32 %r
}

define i64 @i16_to_i64(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_i64:
; CHECK: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i16 %a to i64
  ret i64 %r
}

define i128 @i16_to_i128(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_i128:
; CHECK: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: MOV R6, R5 ?
; CHECK-NEXT: MOV R7, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i16 %a to i128
  ret i128 %r
}

define i32 @i24_to_i32(i24 %a) {
; CHECK-LABEL: {{^}}i24_to_i32:
; CHECK: PRMT R4, R4, RZ, 0xa210 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i24 %a to i32
  ret i32 %r
}

define i64 @i24_to_i64(i24 %a) {
; CHECK-LABEL: {{^}}i24_to_i64:
; CHECK: SHF.L.U32 R0, R4, 0x8, RZ ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0xa210 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i24 %a to i64
  ret i64 %r
}

define i128 @i24_to_i128(i24 %a) {
; CHECK-LABEL: {{^}}i24_to_i128:
; CHECK: SHF.L.U32 R0, R4, 0x8, RZ ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0xa210 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R0 ?
; CHECK-NEXT: MOV R6, R5 ?
; CHECK-NEXT: MOV R7, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i24 %a to i128
  ret i128 %r
}

define i64 @i32_to_i64(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_i64:
; CHECK: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i32 %a to i64
  ret i64 %r
}

define i128 @i32_to_i128(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_i128:
; CHECK: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: MOV R6, R5 ?
; CHECK-NEXT: MOV R7, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i32 %a to i128
  ret i128 %r
}

define i64 @i48_to_i64(i48 %a) {
; CHECK-LABEL: {{^}}i48_to_i64:
; CHECK: SHF.L.HI.WRAP.U32 R0, R4, 0x10, R5 ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x10, RZ ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x10, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R3, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i48 %a to i64
  ret i64 %r
}

define i128 @i48_to_i128(i48 %a) {
; CHECK-LABEL: {{^}}i48_to_i128:
; CHECK: SHF.L.HI.WRAP.U32 R0, R4, 0x10, R5 ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x10, RZ ?
; CHECK-NEXT: SHF.R.HI R6, RZ, 0x1f, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R3, 0x10, R0 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x10, R0 ?
; CHECK-NEXT: MOV R7, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i48 %a to i128
  ret i128 %r
}

define i128 @i64_to_i128(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_i128:
; CHECK: SHF.R.HI R6, RZ, 0x1f, R5 ?
; CHECK-NEXT: MOV R7, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext i64 %a to i128
  ret i128 %r
}

define <2 x i16> @v2i8_to_v2i16(<2 x i8> %a) {
; CHECK-LABEL: {{^}}v2i8_to_v2i16:
; CHECK: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x8880 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext <2 x i8> %a to <2 x i16>
  ret <2 x i16> %r
}

define <4 x i32> @v4i8_to_v4i32(<4 x i8> %a) {
; CHECK-LABEL: {{^}}v4i8_to_v4i32:
; CHECK: PRMT R7, R7, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R6, R6, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext <4 x i8> %a to <4 x i32>
  ret <4 x i32> %r
}

define <2 x i32> @v2i16_to_v2i32(<2 x i16> %a) {
; CHECK-LABEL: {{^}}v2i16_to_v2i32:
; CHECK: PRMT R5, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext <2 x i16> %a to <2 x i32>
  ret <2 x i32> %r
}

define <4 x i32> @v4i16_to_v4i32(<4 x i16> %a) {
; CHECK-LABEL: {{^}}v4i16_to_v4i32:
; CHECK: PRMT R7, R7, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R6, R6, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext <4 x i16> %a to <4 x i32>
  ret <4 x i32> %r
}

define <2 x i64> @v2i32_to_v2i64(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32_to_v2i64:
; CHECK: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R8 ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R8 ?
; CHECK-NEXT: SHF.R.HI R7, RZ, 0x1f, R9 ?
; CHECK-NEXT: IMAD R6, RZ, RZ, R9 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext <2 x i32> %a to <2 x i64>
  ret <2 x i64> %r
}

define <2 x i32> @v2i1_to_v2i32(<2 x i1> %a) {
; CHECK-LABEL: {{^}}v2i1_to_v2i32:
; CHECK: LOP3 R0, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R5, -R0, 0x0 ?
; CHECK-NEXT: IADD R4, -R3, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = sext <2 x i1> %a to <2 x i32>
  ret <2 x i32> %r
}

define ptx_kernel void @bank_i8_to_i32(ptr addrspace(1) %p, i8 %a) {
; CHECK-LABEL: {{^}}bank_i8_to_i32:
; CHECK: LDC.U8 R2, c[0x0][RZ+0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: PRMT R2, R2, RZ, 0x8880 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %r = sext i8 %a to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_i32_to_i64(ptr addrspace(1) %p, i32 %a) {
; CHECK-LABEL: {{^}}bank_i32_to_i64:
; CHECK: MOV R0, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: SHF.R.HI R1, RZ, 0x1f, R0 ?
; CHECK-NEXT: STG.64 [R[2:3].64], R[0:1] ?
; CHECK-NEXT: EXIT ?
  %r = sext i32 %a to i64
  store i64 %r, ptr addrspace(1) %p
  ret void
}

define i64 @loaded_i8(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}loaded_i8:
; CHECK: LDG.S8 R4, [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = load i8, ptr addrspace(1) %p
  %r = sext i8 %a to i64
  ret i64 %r
}

define i32 @argument(i8 signext %a) {
; CHECK-LABEL: {{^}}argument:
; CHECK: RET R[20:21] ?
  %r = sext i8 %a to i32
  ret i32 %r
}
