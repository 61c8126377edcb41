; NOTE: CHECK lines are written by utils/update-checks
; Bits reversed: a BREV for each word.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i8 %a) {
; CHECK-LABEL: {{^}}i8:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x18, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.bitreverse.i8(i8 %a)
  ret i8 %r
}

define i16 @i16(i16 %a) {
; CHECK-LABEL: {{^}}i16:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.bitreverse.i16(i16 %a)
  ret i16 %r
}

define i24 @i24(i24 %a) {
; CHECK-LABEL: {{^}}i24:
; CHECK: BREV R0, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x8, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.bitreverse.i24(i24 %a)
  ret i24 %r
}

define i32 @i32(i32 %a) {
; CHECK-LABEL: {{^}}i32:
; CHECK: BREV R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}

define i64 @i64(i64 %a) {
; CHECK-LABEL: {{^}}i64:
; CHECK: BREV R7, R4 ?
; CHECK-NEXT: BREV R6, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.bitreverse.i64(i64 %a)
  ret i64 %r
}

define i128 @i128(i128 %a) {
; CHECK-LABEL: {{^}}i128:
; CHECK: BREV R9, R6 ?
; CHECK-NEXT: BREV R8, R7 ?
; CHECK-NEXT: BREV R7, R4 ?
; CHECK-NEXT: BREV R6, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  ret i128 %r
}

define <2 x i32> @v2i32(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: BREV R4, R4 ?
; CHECK-NEXT: BREV R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.bitreverse.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}
