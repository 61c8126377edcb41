; NOTE: CHECK lines are written by utils/update-checks
; Right shifts that replicate the sign of all integer types by registers, immediates
; and words of the constant bank. An amount that is too large gives poison in IR, so
; SHF, which clamps its amount, is enough.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i1 %a, %b
  ret i1 %r
}

define i8 @i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}i8:
; CHECK: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: LOP3 R3, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i8 %a, %b
  ret i8 %r
}

define i16 @i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}i16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: LOP3 R3, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i16 %a, %b
  ret i16 %r
}

define i32 @i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}i32:
; CHECK: SHF.R.HI R4, RZ, R5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i32 %a, %b
  ret i32 %r
}

define i64 @i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}i64:
; CHECK: SHF.R.HI.S64 R7, R4, R6, R5 ?
; CHECK-NEXT: SHF.R.S64 R6, R4, R6, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i64 %a, %b
  ret i64 %r
}

define i128 @i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}i128:
; CHECK: IADD R0, -R8, 0x40 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, 0x40, PT ?
; CHECK-NEXT: IADD R10, R8, -0x40 ?
; CHECK-NEXT: SHF.R.HI.U64 R3, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.HI.U64 R9, R6, R0, R7 ?
; CHECK-NEXT: SHF.R.HI.S64 R11, R6, R10, R7 ?
; CHECK-NEXT: @P0 LOP3 R11, R3, R9, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.U64 R3, R4, R8, R5 ?
; CHECK-NEXT: SHF.L.U64 R0, R6, R0, R7 ?
; CHECK-NEXT: SHF.R.S64 R10, R6, R10, R7 ?
; CHECK-NEXT: @P0 LOP3 R10, R3, R0, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.HI.S64 R9, R6, R8, R7 ?
; CHECK-NEXT: SHF.R.S64 R8, R6, R8, R7 ?
; CHECK-NEXT: MOV.64 R[4:5], R[10:11] ?
; CHECK-NEXT: MOV.64 R[6:7], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i128 %a, %b
  ret i128 %r
}

define <2 x i16> @v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: LOP3 R4, R6, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R7, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R4, R3 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, R5, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <4 x i8> @v4i8(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: {{^}}v4i8:
; CHECK: PRMT R0, R7, RZ, 0x8880 ?
; CHECK-NEXT: LOP3 R3, R11, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: PRMT R6, R6, RZ, 0x8880 ?
; CHECK-NEXT: LOP3 R7, R10, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0x8880 ?
; CHECK-NEXT: LOP3 R8, R8, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R9, R9, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R8, R4 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, R9, R5 ?
; CHECK-NEXT: SHF.R.HI R6, RZ, R7, R6 ?
; CHECK-NEXT: SHF.R.HI R7, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr <4 x i8> %a, %b
  ret <4 x i8> %r
}

define <2 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: SHF.R.HI R4, RZ, R6, R4 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, R7, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr <2 x i32> %a, %b
  ret <2 x i32> %r
}

define <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: {{^}}v4i32:
; CHECK: SHF.R.HI R4, RZ, R8, R4 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, R9, R5 ?
; CHECK-NEXT: SHF.R.HI R6, RZ, R10, R6 ?
; CHECK-NEXT: SHF.R.HI R7, RZ, R11, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <2 x i64> @v2i64(<2 x i64> %a, <2 x i64> %b) {
; CHECK-LABEL: {{^}}v2i64:
; CHECK: SHF.R.HI.S64 R9, R4, R8, R5 ?
; CHECK-NEXT: SHF.R.S64 R8, R4, R8, R5 ?
; CHECK-NEXT: SHF.R.HI.S64 R11, R6, R10, R7 ?
; CHECK-NEXT: SHF.R.S64 R10, R6, R10, R7 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: MOV.64 R[6:7], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr <2 x i64> %a, %b
  ret <2 x i64> %r
}

define i24 @i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}i24:
; CHECK: PRMT R0, R4, RZ, 0xa210 ?
; CHECK-NEXT: LOP3 R3, R5, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i24 %a, %b
  ret i24 %r
}

define i48 @i48(i48 %a, i48 %b) {
; CHECK-LABEL: {{^}}i48:
; CHECK: SHF.L.HI.WRAP.U32 R0, R4, 0x10, R5 ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x10, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R3, R3, 0x10, R0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x10, R0 ?
; CHECK-NEXT: SHF.R.HI.S64 R5, R3, R6, R0 ?
; CHECK-NEXT: SHF.R.S64 R4, R3, R6, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i48 %a, %b
  ret i48 %r
}

define i32 @immediate(i32 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: SHF.R.HI R4, RZ, 0x4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i32 %a, 4
  ret i32 %r
}

define i32 @immediate1(i32 %a) {
; CHECK-LABEL: {{^}}immediate1:
; CHECK: SHF.R.HI R4, RZ, 0x10, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i32 %a, 16
  ret i32 %r
}

define i32 @immediate2(i32 %a) {
; CHECK-LABEL: {{^}}immediate2:
; CHECK: SHF.R.HI R4, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i32 %a, 31
  ret i32 %r
}

define i64 @immediate_i64(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64:
; CHECK: SHF.R.WRAP.U32 R4, R4, 0x4, R5 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i64 %a, 4
  ret i64 %r
}

define i64 @immediate_i64_1(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_1:
; CHECK: SHF.R.HI R7, RZ, 0x1f, R5 ?
; CHECK-NEXT: MOV R6, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i64 %a, 32
  ret i64 %r
}

define i64 @immediate_i64_2(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_2:
; CHECK: SHF.R.HI R7, RZ, 0x1f, R5 ?
; CHECK-NEXT: SHF.R.HI R6, RZ, 0x4, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i64 %a, 36
  ret i64 %r
}

define i64 @immediate_i64_3(i64 %a) {
; CHECK-LABEL: {{^}}immediate_i64_3:
; CHECK: SHF.R.HI R4, RZ, 0x1f, R5 ?
; CHECK-NEXT: MOV R5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i64 %a, 63
  ret i64 %r
}

define i8 @immediate_i8(i8 %a) {
; CHECK-LABEL: {{^}}immediate_i8:
; CHECK: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i8 %a, 3
  ret i8 %r
}

define i128 @immediate_i128(i128 %a) {
; CHECK-LABEL: {{^}}immediate_i128:
; CHECK: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: SHF.R.HI R6, RZ, 0x1f, R5 ?
; CHECK-NEXT: MOV R7, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i128 %a, 64
  ret i128 %r
}

define i128 @immediate_i128_5(i128 %a) {
; CHECK-LABEL: {{^}}immediate_i128_5:
; CHECK: SHF.R.WRAP.U32 R9, R5, 0x5, R6 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R8, R4, 0x5, R5 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R6, 0x5, R7 ?
; CHECK-NEXT: SHF.R.HI R7, RZ, 0x5, R7 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i128 %a, 5
  ret i128 %r
}

define <2 x i16> @immediate_v2i16(<2 x i16> %a) {
; CHECK-LABEL: {{^}}immediate_v2i16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x9910 ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x3, R0 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x3, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr <2 x i16> %a, <i16 3, i16 3>
  ret <2 x i16> %r
}

define i32 @from_one(i32 %a) {
; CHECK-LABEL: {{^}}from_one:
; CHECK: MOV R0, 0x1 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i32 1, %a
  ret i32 %r
}

define i64 @from_one_i64(i64 %a) {
; CHECK-LABEL: {{^}}from_one_i64:
; CHECK: MOV R0, 0x1 ?
; CHECK-NEXT: SHF.R.HI.U64 R5, R0, R4, 0x0 ?
; CHECK-NEXT: SHF.R.U64 R4, R0, R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i64 1, %a
  ret i64 %r
}

define ptx_kernel void @bank_i32(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_i32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: SHF.R.HI R2, RZ, c[0x0][0x168], R2 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = ashr i32 %a, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_i64(ptr addrspace(1) %p, i64 %b) {
; CHECK-LABEL: {{^}}bank_i64:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: SHF.R.HI.S64 R5, R2, c[0x0][0x168], R3 ?
; CHECK-NEXT: SHF.R.S64 R4, R2, c[0x0][0x168], R3 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[4:5] ?
; CHECK-NEXT: EXIT ?
  %a = load i64, ptr addrspace(1) %p
  %r = ashr i64 %a, %b
  store i64 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_first_i32(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank_first_i32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: MOV R3, c[0x0][0x168] ?
; CHECK-NEXT: SHF.R.HI R2, RZ, R2, R3 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = ashr i32 %b, %a
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank_first_i64(ptr addrspace(1) %p, i64 %b) {
; CHECK-LABEL: {{^}}bank_first_i64:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: MOV R4, c[0x0][0x168] ?
; CHECK-NEXT: SHF.R.HI.S64 R3, R4, R2, c[0x0][0x16c] ?
; CHECK-NEXT: SHF.R.S64 R2, R4, R2, c[0x0][0x16c] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %a = load i64, ptr addrspace(1) %p
  %r = ashr i64 %b, %a
  store i64 %r, ptr addrspace(1) %p
  ret void
}

; A shift back is one to the left as well: of whole bytes it selects them.

define i32 @back_by_8(i32 %a) {
; CHECK-LABEL: {{^}}back_by_8:
; CHECK: PRMT R4, R4, RZ, 0xa210 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 8
  %r = ashr i32 %s, 8
  ret i32 %r
}

define i32 @back_by_9(i32 %a) {
; CHECK-LABEL: {{^}}back_by_9:
; CHECK: SHF.L.U32 R0, R4, 0x9, RZ ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x9, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 9
  %r = ashr i32 %s, 9
  ret i32 %r
}

define i32 @back_further(i32 %a) {
; CHECK-LABEL: {{^}}back_further:
; CHECK: SHF.L.U32 R0, R4, 0x8, RZ ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x9, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 8
  %r = ashr i32 %s, 9
  ret i32 %r
}

define i32 @back_unsigned(i32 %a) {
; CHECK-LABEL: {{^}}back_unsigned:
; CHECK: LOP3 R4, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 8
  %r = lshr i32 %s, 8
  ret i32 %r
}
