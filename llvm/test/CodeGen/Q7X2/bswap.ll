; NOTE: CHECK lines are written by utils/update-checks
; Bytes reversed: a PRMT for each word.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i16 @i16(i16 %a) {
; CHECK-LABEL: {{^}}i16:
; CHECK: PRMT R0, R4, RZ, 0x123 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.bswap.i16(i16 %a)
  ret i16 %r
}

define i32 @i32(i32 %a) {
; CHECK-LABEL: {{^}}i32:
; CHECK: PRMT R4, R4, RZ, 0x123 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}

define i48 @i48(i48 %a) {
; CHECK-LABEL: {{^}}i48:
; CHECK: PRMT R0, R4, RZ, 0x123 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x123 ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x10, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R3, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i48 @llvm.bswap.i48(i48 %a)
  ret i48 %r
}

define i64 @i64(i64 %a) {
; CHECK-LABEL: {{^}}i64:
; CHECK: PRMT R7, R4, RZ, 0x123 ?
; CHECK-NEXT: PRMT R6, R5, RZ, 0x123 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.bswap.i64(i64 %a)
  ret i64 %r
}

define i128 @i128(i128 %a) {
; CHECK-LABEL: {{^}}i128:
; CHECK: PRMT R9, R6, RZ, 0x123 ?
; CHECK-NEXT: PRMT R8, R7, RZ, 0x123 ?
; CHECK-NEXT: PRMT R7, R4, RZ, 0x123 ?
; CHECK-NEXT: PRMT R6, R5, RZ, 0x123 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.bswap.i128(i128 %a)
  ret i128 %r
}

define <2 x i16> @v2i16(<2 x i16> %a) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: PRMT R0, R4, RZ, 0x123 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x123 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x10, R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x10, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i16> @llvm.bswap.v2i16(<2 x i16> %a)
  ret <2 x i16> %r
}

define <2 x i32> @v2i32(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: PRMT R4, R4, RZ, 0x123 ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x123 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.bswap.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}

define i32 @loaded(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}loaded:
; CHECK: LDG R0, [R[4:5].64] ?
; CHECK-NEXT: PRMT R4, R0, RZ, 0x123 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
