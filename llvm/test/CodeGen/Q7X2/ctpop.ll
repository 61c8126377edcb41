; NOTE: CHECK lines are written by utils/update-checks
; Numbers of set bits.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i8 %a) {
; CHECK-LABEL: {{^}}i8:
; CHECK: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: POPC R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ctpop.i8(i8 %a)
  ret i8 %r
}

define i16 @i16(i16 %a) {
; CHECK-LABEL: {{^}}i16:
; CHECK: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: POPC R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.ctpop.i16(i16 %a)
  ret i16 %r
}

define i24 @i24(i24 %a) {
; CHECK-LABEL: {{^}}i24:
; CHECK: LOP3 R0, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: POPC R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.ctpop.i24(i24 %a)
  ret i24 %r
}

define i32 @i32(i32 %a) {
; CHECK-LABEL: {{^}}i32:
; CHECK: POPC R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  ret i32 %r
}

define i64 @i64(i64 %a) {
; CHECK-LABEL: {{^}}i64:
; CHECK: POPC R0, R5 ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: POPC R3, R4 ?
; CHECK-NEXT: IADD R4, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}

define i128 @i128(i128 %a) {
; CHECK-LABEL: {{^}}i128:
; CHECK: POPC R0, R5 ?
; CHECK-NEXT: POPC R3, R4 ?
; CHECK-NEXT: POPC R4, R7 ?
; CHECK-NEXT: MOV R7, 0x0 ?
; CHECK-NEXT: IADD R0, R3, R0 ?
; CHECK-NEXT: POPC R5, R6 ?
; CHECK-NEXT: IADD R6, R5, R4 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R0, 0x1, R[6:7] ?
; CHECK-NEXT: MOV R6, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}

define <2 x i32> @v2i32(<2 x i32> %a) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: POPC R4, R4 ?
; CHECK-NEXT: POPC R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.ctpop.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}

define i1 @is_power_of_two(i32 %a) {
; CHECK-LABEL: {{^}}is_power_of_two:
; CHECK: POPC R0, R4 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x1, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i32 @llvm.ctpop.i32(i32 %a)
  %r = icmp eq i32 %n, 1
  ret i1 %r
}

define i32 @parity(i32 %a) {
; CHECK-LABEL: {{^}}parity:
; CHECK: POPC R0, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i32 @llvm.ctpop.i32(i32 %a)
  %r = and i32 %n, 1
  ret i32 %r
}

define i64 @parity64(i64 %a) {
; CHECK-LABEL: {{^}}parity64:
; CHECK: LOP3 R0, R4, R5, RZ, 0x3c, !PT ?
; CHECK-NEXT: IMAD R5, RZ, RZ, 0x0 ?
; CHECK-NEXT: POPC R0, R0 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %n = call i64 @llvm.ctpop.i64(i64 %a)
  %r = and i64 %n, 1
  ret i64 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %a, i64 %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: POPC R2, c[0x0][0x174] ?
; CHECK-NEXT: POPC R3, c[0x0][0x170] ?
; CHECK-NEXT: POPC R4, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IMAD R2, R3, 0x1, R2 ?
; CHECK-NEXT: MOV R3, 0x0 ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  %x = call i32 @llvm.ctpop.i32(i32 %a)
  store volatile i32 %x, ptr addrspace(1) %p
  %y = call i64 @llvm.ctpop.i64(i64 %b)
  store volatile i64 %y, ptr addrspace(1) %p
  ret void
}
