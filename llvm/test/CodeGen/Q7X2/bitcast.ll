; NOTE: CHECK lines are written by utils/update-checks
; Bit casts between types of the same width need no instruction, but for bits that an
; element of a vector is packed from.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=q7x2 -verify-machineinstrs %s -o /dev/null

define float @i32_to_f32(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_f32:
; CHECK: RET R[20:21] ?
  %r = bitcast i32 %a to float
  ret float %r
}

define i32 @f32_to_i32(float %a) {
; CHECK-LABEL: {{^}}f32_to_i32:
; CHECK: RET R[20:21] ?
  %r = bitcast float %a to i32
  ret i32 %r
}

define double @i64_to_f64(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_f64:
; CHECK: RET R[20:21] ?
  %r = bitcast i64 %a to double
  ret double %r
}

define i64 @f64_to_i64(double %a) {
; CHECK-LABEL: {{^}}f64_to_i64:
; CHECK: RET R[20:21] ?
  %r = bitcast double %a to i64
  ret i64 %r
}

define half @i16_to_f16(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_f16:
; CHECK: RET R[20:21] ?
  %r = bitcast i16 %a to half
  ret half %r
}

define i16 @f16_to_i16(half %a) {
; CHECK-LABEL: {{^}}f16_to_i16:
; CHECK: RET R[20:21] ?
  %r = bitcast half %a to i16
  ret i16 %r
}

define bfloat @i16_to_bf16(i16 %a) {
; CHECK-LABEL: {{^}}i16_to_bf16:
; CHECK: RET R[20:21] ?
  %r = bitcast i16 %a to bfloat
  ret bfloat %r
}

define <2 x half> @i32_to_v2f16(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_v2f16:
; CHECK: RET R[20:21] ?
  %r = bitcast i32 %a to <2 x half>
  ret <2 x half> %r
}

define i32 @v2f16_to_i32(<2 x half> %a) {
; CHECK-LABEL: {{^}}v2f16_to_i32:
; CHECK: RET R[20:21] ?
  %r = bitcast <2 x half> %a to i32
  ret i32 %r
}

define <2 x i16> @i32_to_v2i16(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_v2i16:
; CHECK: SHF.R.HI.U32 R5, RZ, 0x10, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast i32 %a to <2 x i16>
  ret <2 x i16> %r
}

define i32 @v2i16_to_i32(<2 x i16> %a) {
; CHECK-LABEL: {{^}}v2i16_to_i32:
; CHECK: PRMT R4, R4, R5, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast <2 x i16> %a to i32
  ret i32 %r
}

define i32 @v4i8_to_i32(<4 x i8> %a) {
; CHECK-LABEL: {{^}}v4i8_to_i32:
; CHECK: PRMT R0, R6, R7, 0x40 ?
; CHECK-NEXT: PRMT R3, R4, R5, 0x40 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast <4 x i8> %a to i32
  ret i32 %r
}

define <4 x i8> @i32_to_v4i8(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_v4i8:
; CHECK: SHF.R.HI.U32 R5, RZ, 0x8, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R6, RZ, 0x10, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R7, RZ, 0x18, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast i32 %a to <4 x i8>
  ret <4 x i8> %r
}

define <2 x i32> @i64_to_v2i32(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_v2i32:
; CHECK: RET R[20:21] ?
  %r = bitcast i64 %a to <2 x i32>
  ret <2 x i32> %r
}

define i64 @v2i32_to_i64(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32_to_i64:
; CHECK: RET R[20:21] ?
  %r = bitcast <2 x i32> %a to i64
  ret i64 %r
}

define double @v2f32_to_f64(<2 x float> %a) {
; CHECK-LABEL: {{^}}v2f32_to_f64:
; CHECK: RET R[20:21] ?
  %r = bitcast <2 x float> %a to double
  ret double %r
}

define <4 x i32> @i128_to_v4i32(i128 %a) {
; CHECK-LABEL: {{^}}i128_to_v4i32:
; CHECK: RET R[20:21] ?
  %r = bitcast i128 %a to <4 x i32>
  ret <4 x i32> %r
}

define i128 @v2i64_to_i128(<2 x i64> %a) {
; CHECK-LABEL: {{^}}v2i64_to_i128:
; CHECK: RET R[20:21] ?
  %r = bitcast <2 x i64> %a to i128
  ret i128 %r
}

define <2 x i32> @v8i8_to_v2i32(<8 x i8> %a) {
; CHECK-LABEL: {{^}}v8i8_to_v2i32:
; CHECK: PRMT R0, R6, R7, 0x40 ?
; CHECK-NEXT: PRMT R3, R4, R5, 0x40 ?
; CHECK-NEXT: PRMT R5, R10, R11, 0x40 ?
; CHECK-NEXT: PRMT R6, R8, R9, 0x40 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: PRMT R5, R6, R5, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast <8 x i8> %a to <2 x i32>
  ret <2 x i32> %r
}

define i32 @v32i1_to_i32(<32 x i1> %a) {
; CHECK-LABEL: {{^}}v32i1_to_i32:
; CHECK: LDL R0, [R1+0x20] ?
; CHECK-NEXT: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R7, R7, 0x8, RZ ?
; CHECK-NEXT: LOP3 R5, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R3, [R1+0x24] ?
; CHECK-NEXT: LOP3 R12, R12, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R13, R13, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R22, [R1+0x28] ?
; CHECK-NEXT: LEA R4, R5, R4, 0x1 ?
; CHECK-NEXT: LOP3 R6, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R49, [R1] ?
; CHECK-NEXT: LEA R12, R13, R12, 0x1 ?
; CHECK-NEXT: LOP3 R5, R14, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R50, [R1+0x4] ?
; CHECK-NEXT: LEA R4, R6, R4, 0x2 ?
; CHECK-NEXT: IMAD R6, R15, 0x8, RZ ?
; CHECK-NEXT: LEA R5, R5, R12, 0x2 ?
; CHECK-NEXT: LDL R52, [R1+0x8] ?
; CHECK-NEXT: LOP3 R4, R4, 0xf, R7, 0xc8, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0xf, R6, 0xc8, !PT ?
; CHECK-NEXT: LDL R51, [R1+0x30] ?
; CHECK-NEXT: LOP3 R6, R8, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R16, R16, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R23, [R1+0x2c] ?
; CHECK-NEXT: LEA R4, R6, R4, 0x4 ?
; CHECK-NEXT: IMAD R5, R5, 0x100, RZ ?
; CHECK-NEXT: LOP3 R6, R9, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R53, [R1+0xc] ?
; CHECK-NEXT: LOP3 R17, R17, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R4, R6, R4, 0x5 ?
; CHECK-NEXT: LDL R48, [R1+0x34] ?
; CHECK-NEXT: LEA R16, R17, R16, 0x1 ?
; CHECK-NEXT: LOP3 R17, R18, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R54, [R1+0x10] ?
; CHECK-NEXT: LEA R16, R17, R16, 0x2 ?
; CHECK-NEXT: LDL R55, [R1+0x38] ?
; CHECK-NEXT: IMAD R17, R19, 0x8, RZ ?
; CHECK-NEXT: LDL R56, [R1+0x14] ?
; CHECK-NEXT: LOP3 R16, R16, 0xf, R17, 0xc8, !PT ?
; CHECK-NEXT: LDL R57, [R1+0x18] ?
; CHECK-NEXT: LEA R5, R16, R5, 0xc ?
; CHECK-NEXT: LDL R58, [R1+0x3c] ?
; CHECK-NEXT: LDL R59, [R1+0x1c] ?
; CHECK-NEXT: LOP3 R0, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R0, R3, R0, 0x1 ?
; CHECK-NEXT: LOP3 R6, R22, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R10, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R0, R6, R0, 0x2 ?
; CHECK-NEXT: LOP3 R6, R49, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R50, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R3, R3, R4, 0x6 ?
; CHECK-NEXT: LEA R6, R7, R6, 0x1 ?
; CHECK-NEXT: LOP3 R7, R52, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R8, R51, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R4, R23, 0x8, RZ ?
; CHECK-NEXT: LEA R6, R7, R6, 0x2 ?
; CHECK-NEXT: IMAD R8, R8, 0x1000, RZ ?
; CHECK-NEXT: LEA R3, R11, R3, 0x7 ?
; CHECK-NEXT: IMAD R7, R53, 0x8, RZ ?
; CHECK-NEXT: LOP3 R0, R0, 0xf, R4, 0xc8, !PT ?
; CHECK-NEXT: LOP3 R4, R48, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, 0xf, R7, 0xc8, !PT ?
; CHECK-NEXT: LOP3 R7, R54, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R4, R4, R8, 0xd ?
; CHECK-NEXT: LOP3 R8, R55, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R6, R7, R6, 0x4 ?
; CHECK-NEXT: LOP3 R7, R56, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R4, R8, R4, 0xe ?
; CHECK-NEXT: LEA R6, R7, R6, 0x5 ?
; CHECK-NEXT: LOP3 R7, R57, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R4, R58, R4, 0xf ?
; CHECK-NEXT: LEA R6, R7, R6, 0x6 ?
; CHECK-NEXT: LEA R0, R0, R4, 0x8 ?
; CHECK-NEXT: LEA R4, R59, R6, 0x7 ?
; CHECK-NEXT: PRMT R3, R3, R5, 0x5050 ?
; CHECK-NEXT: PRMT R0, R4, R0, 0x5050 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast <32 x i1> %a to i32
  ret i32 %r
}

define <8 x i1> @i8_to_v8i1(i8 %a) {
; CHECK-LABEL: {{^}}i8_to_v8i1:
; CHECK: SHF.R.HI.U32 R3, RZ, 0x1, R4 ?
; CHECK-NEXT: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x2, R4 ?
; CHECK-NEXT: LOP3 R7, R4, 0x8, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x4, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R9, RZ, 0x5, R4 ?
; CHECK-NEXT: LOP3 R8, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x6, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x7, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R7, RZ, 0x3, R7 ?
; CHECK-NEXT: LOP3 R9, R9, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R10, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R11, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = bitcast i8 %a to <8 x i1>
  ret <8 x i1> %r
}

; The lower elements of an extended vector.
define i8 @extended_vector(<4 x i8> %v) {
; CHECK-LABEL: {{^}}extended_vector:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %wide = sext <4 x i8> %v to <4 x i16>
  %bits = bitcast <4 x i16> %wide to i64
  %byte = trunc i64 %bits to i8
  ret i8 %byte
}

define i32 @zero_extended_vector(<2 x i16> %v) {
; CHECK-LABEL: {{^}}zero_extended_vector:
; CHECK: LOP3 R4, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %wide = zext <2 x i16> %v to <2 x i32>
  %bits = bitcast <2 x i32> %wide to i64
  %high = lshr i64 %bits, 32
  %word = trunc i64 %high to i32
  ret i32 %word
}
