; NOTE: CHECK lines are written by utils/update-checks
; Magnitudes of integers.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i8 %a) {
; CHECK-LABEL: {{^}}i8:
; CHECK: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: IABS R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.abs.i8(i8 %a, i1 false)
  ret i8 %r
}

define i16 @i16(i16 %a) {
; CHECK-LABEL: {{^}}i16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: IABS R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.abs.i16(i16 %a, i1 false)
  ret i16 %r
}

define i24 @i24(i24 %a) {
; CHECK-LABEL: {{^}}i24:
; CHECK: PRMT R0, R4, RZ, 0xa210 ?
; CHECK-NEXT: IABS R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.abs.i24(i24 %a, i1 false)
  ret i24 %r
}

define i32 @i32(i32 %a) {
; CHECK-LABEL: {{^}}i32:
; CHECK: IABS R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %r
}

define i64 @i64(i64 %a) {
; CHECK-LABEL: {{^}}i64:
; CHECK: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: LOP3 R3, R4, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R4, P0, R3, ~R0, PT ?
; CHECK-NEXT: LOP3 R3, R5, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R5, R3, ~R0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.abs.i64(i64 %a, i1 false)
  ret i64 %r
}

define i128 @i128(i128 %a) {
; CHECK-LABEL: {{^}}i128:
; CHECK: SHF.R.HI R0, RZ, 0x1f, R7 ?
; CHECK-NEXT: LOP3 R3, R4, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R4, P0, R3, ~R0, PT ?
; CHECK-NEXT: LOP3 R3, R5, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R5, P0, R3, ~R0, P0 ?
; CHECK-NEXT: LOP3 R3, R6, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R6, P0, R3, ~R0, P0 ?
; CHECK-NEXT: LOP3 R3, R7, R0, RZ, 0x3c, !PT ?
; CHECK-NEXT: IADD.X R7, R3, ~R0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  ret i128 %r
}

define <2 x i16> @v2i16(<2 x i16> %a) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R5, RZ, 0x9910 ?
; CHECK-NEXT: IABS R4, R0 ?
; CHECK-NEXT: IABS R5, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i16> @llvm.abs.v2i16(<2 x i16> %a, i1 false)
  ret <2 x i16> %r
}

define <2 x i32> @v2i32(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: IABS R4, R4 ?
; CHECK-NEXT: IABS R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.abs.v2i32(<2 x i32> %a, i1 false)
  ret <2 x i32> %r
}

define i32 @of_select(i32 %a) {
; CHECK-LABEL: {{^}}of_select:
; CHECK: IABS R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = sub i32 0, %a
  %c = icmp slt i32 %a, 0
  %r = select i1 %c, i32 %n, i32 %a
  ret i32 %r
}

define i32 @of_difference(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}of_difference:
; CHECK: IADD R0, R4, -R5 ?
; CHECK-NEXT: IABS R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %d = sub nsw i32 %a, %b
  %r = call i32 @llvm.abs.i32(i32 %d, i1 true)
  ret i32 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %a) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IABS R2, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %r = call i32 @llvm.abs.i32(i32 %a, i1 true)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
