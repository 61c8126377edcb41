; NOTE: CHECK lines are written by utils/update-checks
; Vectors of predicates: logic, selections, bits of an integer, loads and stores of a
; byte.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define <4 x i1> @and(<4 x i1> %a, <4 x i1> %b) {
; CHECK-LABEL: {{^}}and:
; CHECK: LOP3 R4, R4, R8, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, R9, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R6, R6, R10, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R7, R11, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = and <4 x i1> %a, %b
  ret <4 x i1> %r
}

define <2 x i32> @select(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}select:
; CHECK: ISETP.LT.AND P0, R5, R7, PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R4, R6, PT ?
; CHECK-NEXT: SEL R5, R5, 0x0, P0 ?
; CHECK-NEXT: SEL R4, R4, 0x0, P1 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt <2 x i32> %a, %b
  %r = select <2 x i1> %c, <2 x i32> %a, <2 x i32> zeroinitializer
  ret <2 x i32> %r
}

define i1 @all(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}all:
; CHECK: FSETP.LT.AND P0, R4, R6 ?
; CHECK-NEXT: FSETP.LT.AND P0, R5, R7, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = fcmp olt <2 x float> %a, %b
  %r = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> %c)
  ret i1 %r
}

define i4 @bits(<4 x i32> %a) {
; CHECK-LABEL: {{^}}bits:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x1e, R5 ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x1f, R4 ?
; CHECK-NEXT: LOP3 R0, R3, 0x2, R0, 0xf8, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x1d, R6 ?
; CHECK-NEXT: LOP3 R0, R0, 0x4, R3, 0xf8, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x1c, R7 ?
; CHECK-NEXT: LOP3 R4, R0, 0x8, R3, 0xf8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt <4 x i32> %a, zeroinitializer
  %r = bitcast <4 x i1> %c to i4
  ret i4 %r
}

define void @store(<4 x i1> %v, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}store:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R0, R3, R0, 0x1 ?
; CHECK-NEXT: LOP3 R3, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA R0, R3, R0, 0x2 ?
; CHECK-NEXT: SHF.L.U32 R3, R7, 0x3, RZ ?
; CHECK-NEXT: LOP3 R0, R0, 0xf, R3, 0xc8, !PT ?
; CHECK-NEXT: STG.U8 [R[8:9].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i1> %v, ptr addrspace(1) %p
  ret void
}

define <4 x i1> @load(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load:
; CHECK: LDG.U8 R0, [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x1, R0 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x2, R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x3, R0 ?
; CHECK-NEXT: LOP3 R6, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R7, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x i1>, ptr addrspace(1) %p
  ret <4 x i1> %r
}

define <2 x half> @select_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}select_v2f16:
; CHECK: HSETP2.LT.AND P0, PT, R4.H1_H1, R5.H1_H1 ?
; CHECK-NEXT: PRMT R0, R5, RZ, 0x4432 ?
; CHECK-NEXT: HSETP2.LT.AND P1, PT, R4, R5 ?
; CHECK-NEXT: @P0 PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: SEL R3, R4, R5, P1 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = fcmp olt <2 x half> %a, %b
  %r = select <2 x i1> %c, <2 x half> %a, <2 x half> %b
  ret <2 x half> %r
}
