; NOTE: CHECK lines are written by utils/update-checks
; Copies of constant length are loads and stores of up to 128 bits; others, and long
; ones, are loops.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define void @bytes_16(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}bytes_16:
; CHECK: LDG.128 R[8:11], [R[6:7].64] ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 16, i1 false)
  ret void
}

define void @bytes_31(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}bytes_31:
; CHECK: LDG.U8 R0, [R[6:7].64+0x1e] ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x1e], R0 ?
; CHECK-NEXT: LDG.U16 R0, [R[6:7].64+0x1c] ?
; CHECK-NEXT: STG.U16 [R[4:5].64+0x1c], R0 ?
; CHECK-NEXT: LDG R0, [R[6:7].64+0x18] ?
; CHECK-NEXT: STG [R[4:5].64+0x18], R0 ?
; CHECK-NEXT: LDG.64 R[8:9], [R[6:7].64+0x10] ?
; CHECK-NEXT: STG.64 [R[4:5].64+0x10], R[8:9] ?
; CHECK-NEXT: LDG.128 R[8:11], [R[6:7].64] ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 31, i1 false)
  ret void
}

define void @unaligned(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}unaligned:
; CHECK: LDG.U8 R0, [R[6:7].64+0x3] ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x3], R0 ?
; CHECK-NEXT: LDG.U8 R0, [R[6:7].64+0x2] ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x2], R0 ?
; CHECK-NEXT: LDG.U8 R0, [R[6:7].64+0x1] ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x1], R0 ?
; CHECK-NEXT: LDG.U8 R0, [R[6:7].64] ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 4, i1 false)
  ret void
}

define void @to_shared(ptr addrspace(3) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}to_shared:
; CHECK: LDG.128 R[8:11], [R[6:7].64+0x10] ?
; CHECK-NEXT: LDG.128 R[12:15], [R[6:7].64] ?
; CHECK-NEXT: STS.128 [R4+0x10], R[8:11] ?
; CHECK-NEXT: STS.128 [R4], R[12:15] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %p, ptr addrspace(1) align 16 %q, i64 32, i1 false)
  ret void
}

define void @long(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}long:
; CHECK: IADD.X R4, P1, R4, 0x40 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, -0x1000 ?
; CHECK-NEXT: IADD.X R6, P0, R6, 0x40 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R5, R5, 0x0, P1 ?
; CHECK-NEXT: IADD.X R7, R7, 0x0, P0 ?
; CHECK-NEXT: .LBB4_1:
; CHECK: LDG.128 R[8:11], [R[6:7].64-0x10] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x80 ?
; CHECK-NEXT: LDG.128 R[12:15], [R[6:7].64-0x40] ?
; CHECK-NEXT: LDG.128 R[16:19], [R[6:7].64-0x30] ?
; CHECK-NEXT: LDG.128 R[48:51], [R[6:7].64-0x20] ?
; CHECK-NEXT: STG.128 [R[4:5].64-0x10], R[8:11] ?
; CHECK-NEXT: STG.128 [R[4:5].64-0x40], R[12:15] ?
; CHECK-NEXT: STG.128 [R[4:5].64-0x30], R[16:19] ?
; CHECK-NEXT: STG.128 [R[4:5].64-0x20], R[48:51] ?
; CHECK-NEXT: LDG.128 R[8:11], [R[6:7].64+0x20] ?
; CHECK-NEXT: LDG.128 R[12:15], [R[6:7].64+0x30] ?
; CHECK-NEXT: LDG.128 R[16:19], [R[6:7].64] ?
; CHECK-NEXT: LDG.128 R[48:51], [R[6:7].64+0x10] ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R3, 0x80, R[6:7] ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x20], R[8:11] ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x30], R[12:15] ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[16:19] ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x10], R[48:51] ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R3, 0x80, R[4:5] ?
; CHECK-NEXT: @!P0 BRA .LBB4_1 ?
; CHECK: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 4096, i1 false)
  ret void
}

; After the loop 15 bytes are left.
define void @remainder(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}remainder:
; CHECK: IADD.X R8, P1, R4, 0x40 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, -0x1000 ?
; CHECK-NEXT: IADD.X R10, P0, R6, 0x40 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R9, R5, 0x0, P1 ?
; CHECK-NEXT: IADD.X R11, R7, 0x0, P0 ?
; CHECK-NEXT: .LBB5_1:
; CHECK: LDG.128 R[12:15], [R[10:11].64-0x10] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x80 ?
; CHECK-NEXT: LDG.128 R[16:19], [R[10:11].64-0x40] ?
; CHECK-NEXT: LDG.128 R[48:51], [R[10:11].64-0x30] ?
; CHECK-NEXT: LDG.128 R[52:55], [R[10:11].64-0x20] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x8], R[14:15] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x10], R[12:13] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x38], R[18:19] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x40], R[16:17] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x28], R[50:51] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x30], R[48:49] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x18], R[54:55] ?
; CHECK-NEXT: STG.64 [R[8:9].64-0x20], R[52:53] ?
; CHECK-NEXT: LDG.128 R[12:15], [R[10:11].64+0x20] ?
; CHECK-NEXT: LDG.128 R[16:19], [R[10:11].64+0x30] ?
; CHECK-NEXT: LDG.128 R[48:51], [R[10:11].64] ?
; CHECK-NEXT: LDG.128 R[52:55], [R[10:11].64+0x10] ?
; CHECK-NEXT: IMAD.WIDE R[10:11], R3, 0x80, R[10:11] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x28], R[14:15] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x20], R[12:13] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x38], R[18:19] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x30], R[16:17] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x8], R[50:51] ?
; CHECK-NEXT: STG.64 [R[8:9].64], R[48:49] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x18], R[54:55] ?
; CHECK-NEXT: STG.64 [R[8:9].64+0x10], R[52:53] ?
; CHECK-NEXT: IMAD.WIDE R[8:9], R3, 0x80, R[8:9] ?
; CHECK-NEXT: @!P0 BRA .LBB5_1 ?
; CHECK: LDG.64 R[8:9], [R[6:7].64+0x1000] ?
; CHECK-NEXT: STG.64 [R[4:5].64+0x1000], R[8:9] ?
; CHECK-NEXT: LDG R0, [R[6:7].64+0x1008] ?
; CHECK-NEXT: STG [R[4:5].64+0x1008], R0 ?
; CHECK-NEXT: LDG.U16 R0, [R[6:7].64+0x100c] ?
; CHECK-NEXT: STG.U16 [R[4:5].64+0x100c], R0 ?
; CHECK-NEXT: LDG.U8 R0, [R[6:7].64+0x100e] ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x100e], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 16 %q, i64 4111, i1 false)
  ret void
}

define void @variable(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
; CHECK-LABEL: {{^}}variable:
; CHECK: LOP3 P0, RZ, R8, R9, RZ, 0xfc, !PT ?
; CHECK-NEXT: BSSY B0, .LBB6_7 ?
; CHECK-NEXT: @!P0 BRA .LBB6_7 ?
; CHECK: IADD.X R10, P1, R8, -0x1 ?
; CHECK-NEXT: LOP3 R0, R8, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R10, 0x3, PT ?
; CHECK-NEXT: IADD.X R11, R9, -0x1, P1 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R11, 0x0, PT, P0 ?
; CHECK-NEXT: MOV.64 R[10:11], RZ ?
; CHECK-NEXT: @P0 BRA .LBB6_5 ?
; CHECK: LOP3 R3, R8, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R15, 0x1 ?
; CHECK-NEXT: IADD.X R3, P0, ~R3, 0x0, PT ?
; CHECK-NEXT: MOV.64 R[12:13], R[6:7] ?
; CHECK-NEXT: IADD.X R14, ~R9, 0x0, P0 ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: BSSY B1, .LBB6_4 ?
; CHECK-NEXT: .LBB6_3:
; CHECK: LDG.U8 R16, [R[12:13].64] ?
; CHECK-NEXT: IMAD.WIDE R[10:11], R15, -0x4, R[10:11] ?
; CHECK-NEXT: ISETP.NE.AND.U32 P0, R3, R10, PT ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R14, R11, PT, P0 ?
; CHECK-NEXT: STG.U8 [R[8:9].64], R16 ?
; CHECK-NEXT: LDG.U8 R16, [R[12:13].64+0x1] ?
; CHECK-NEXT: STG.U8 [R[8:9].64+0x1], R16 ?
; CHECK-NEXT: LDG.U8 R16, [R[12:13].64+0x2] ?
; CHECK-NEXT: STG.U8 [R[8:9].64+0x2], R16 ?
; CHECK-NEXT: LDG.U8 R16, [R[12:13].64+0x3] ?
; CHECK-NEXT: IMAD.WIDE R[12:13], R15, 0x4, R[12:13] ?
; CHECK-NEXT: STG.U8 [R[8:9].64+0x3], R16 ?
; CHECK-NEXT: IMAD.WIDE R[8:9], R15, 0x4, R[8:9] ?
; CHECK-NEXT: @P0 BRA .LBB6_3 ?
; CHECK-NEXT: .LBB6_4:
; CHECK: BSYNC B1 ?
; CHECK-NEXT: IADD.X R10, P0, ~R10, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R0, 0x0, PT ?
; CHECK-NEXT: IADD.X R11, ~R11, 0x0, P0 ?
; CHECK-NEXT: @P1 BRA .LBB6_7 ?
; CHECK-NEXT: .LBB6_5:
; CHECK-NEXT: IADD.X R4, P1, R4, R10 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10 ?
; CHECK-NEXT: IADD R0, -R0, 0x0 ?
; CHECK-NEXT: IADD.X R5, R5, R11, P1 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P0 ?
; CHECK-NEXT: .LBB6_6:
; CHECK: LDG.U8 R8, [R[6:7].64] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x1 ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R3, 0x1, R[6:7] ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R8 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R3, 0x1, R[4:5] ?
; CHECK-NEXT: @!P0 BRA .LBB6_6 ?
; CHECK-NEXT: .LBB6_7:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i1 false)
  ret void
}

define void @inline(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}inline:
; CHECK: LDG.64 R[8:9], [R[6:7].64+0x10] ?
; CHECK-NEXT: STG.64 [R[4:5].64+0x10], R[8:9] ?
; CHECK-NEXT: LDG.64 R[8:9], [R[6:7].64+0x8] ?
; CHECK-NEXT: STG.64 [R[4:5].64+0x8], R[8:9] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[6:7].64] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.inline.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 8 %q, i64 24, i1 false)
  ret void
}

define void @volatile(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}volatile:
; CHECK: LDG R0, [R[6:7].64+0x4] ?
; CHECK-NEXT: STG [R[4:5].64+0x4], R0 ?
; CHECK-NEXT: LDG R0, [R[6:7].64] ?
; CHECK-NEXT: STG [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 8, i1 true)
  ret void
}

@text = private addrspace(4) constant [8 x i8] c"constant", align 8

define void @constants(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}constants:
; CHECK: MOV.64 R[6:7], c[0x3][.Lconstant.746e6174736e6f63] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memcpy.p1.p4.i64(ptr addrspace(1) align 8 %p, ptr addrspace(4) align 8 @text, i64 8, i1 false)
  ret void
}
