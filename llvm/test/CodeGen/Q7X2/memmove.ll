; NOTE: CHECK lines are written by utils/update-checks
; Moves of constant length load everything before they store; others are a loop
; forward or backward.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define void @bytes_32(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}bytes_32:
; CHECK: LDG.128 R[8:11], [R[6:7].64+0x10] ?
; CHECK-NEXT: LDG.128 R[12:15], [R[6:7].64] ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x10], R[8:11] ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[12:15] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 32, i1 false)
  ret void
}

define void @bytes_7(ptr %p, ptr %q) {
; CHECK-LABEL: {{^}}bytes_7:
; CHECK: LD.U8 R0, [R[6:7].64+0x6] ?
; CHECK-NEXT: LD.U16 R3, [R[6:7].64+0x4] ?
; CHECK-NEXT: LD R6, [R[6:7].64] ?
; CHECK-NEXT: ST.U8 [R[4:5].64+0x6], R0 ?
; CHECK-NEXT: ST.U16 [R[4:5].64+0x4], R3 ?
; CHECK-NEXT: ST [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 7, i1 false)
  ret void
}

define void @variable(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
; CHECK-LABEL: {{^}}variable:
; CHECK: ISETP.GE.AND.U32 P0, R6, R4, PT ?
; CHECK-NEXT: LOP3 P1, RZ, R8, R9, RZ, 0xfc, !PT ?
; CHECK-NEXT: ISETP.GE.AND.U32.X P0, R7, R5, PT, P0 ?
; CHECK-NEXT: PLOP3 P1, P1, PT, PT, 0xf ?
; CHECK-NEXT: BSSY B0, .LBB2_15 ?
; CHECK-NEXT: @P0 BRA .LBB2_8 ?
; CHECK: @P1 BRA .LBB2_15 ?
; CHECK: IADD.X R10, P0, R8, -0x1 ?
; CHECK-NEXT: LOP3 R0, R8, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R0, 0x0, PT ?
; CHECK-NEXT: IADD.X R11, R9, -0x1, P0 ?
; CHECK-NEXT: BSSY B1, .LBB2_5 ?
; CHECK-NEXT: @P1 BRA .LBB2_5 ?
; CHECK: IADD R0, -R0, 0x0 ?
; CHECK-NEXT: MOV R3, 0x1 ?
; CHECK-NEXT: .LBB2_4:
; CHECK: MOV.64 R[12:13], R[8:9] ?
; CHECK-NEXT: IADD.X R8, P0, R6, R12 ?
; CHECK-NEXT: IADD.X R14, P1, R4, R12 ?
; CHECK-NEXT: IADD.X R9, R7, R13, P0 ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x1 ?
; CHECK-NEXT: LDG.U8 R16, [R[8:9].64-0x1] ?
; CHECK-NEXT: IADD.X R15, R5, R13, P1 ?
; CHECK-NEXT: IMAD.WIDE R[8:9], R3, -0x1, R[12:13] ?
; CHECK-NEXT: STG.U8 [R[14:15].64-0x1], R16 ?
; CHECK-NEXT: @!P0 BRA .LBB2_4 ?
; CHECK-NEXT: .LBB2_5:
; CHECK: BSYNC B1 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R10, 0x3, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R11, 0x0, PT, P0 ?
; CHECK-NEXT: @P0 BRA .LBB2_15 ?
; CHECK: IADD.X R10, P0, R8, -0x2 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R8, P2, ~R8, 0x0, PT ?
; CHECK-NEXT: IADD.X R6, P1, R6, R10 ?
; CHECK-NEXT: IADD.X R11, R9, -0x1, P0 ?
; CHECK-NEXT: IADD.X R4, P0, R4, R10 ?
; CHECK-NEXT: IADD.X R9, ~R9, 0x0, P2 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P1 ?
; CHECK-NEXT: IADD.X R5, R5, R11, P0 ?
; CHECK-NEXT: .LBB2_7:
; CHECK: LDG.U8 R3, [R[6:7].64+0x1] ?
; CHECK-NEXT: IMAD.WIDE R[8:9], R0, 0x4, R[8:9] ?
; CHECK-NEXT: LOP3 P0, RZ, R8, R9, RZ, 0xfc, !PT ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x1], R3 ?
; CHECK-NEXT: LDG.U8 R3, [R[6:7].64] ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R3 ?
; CHECK-NEXT: LDG.U8 R3, [R[6:7].64-0x1] ?
; CHECK-NEXT: STG.U8 [R[4:5].64-0x1], R3 ?
; CHECK-NEXT: LDG.U8 R3, [R[6:7].64-0x2] ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R0, -0x4, R[6:7] ?
; CHECK-NEXT: STG.U8 [R[4:5].64-0x2], R3 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R0, -0x4, R[4:5] ?
; CHECK-NEXT: @P0 BRA .LBB2_7 ?
; CHECK-NEXT: BRA .LBB2_15 ?
; CHECK-NEXT: .LBB2_8:
; CHECK-NEXT: @P1 BRA .LBB2_15 ?
; CHECK: ISETP.LT.AND.U32 P0, R8, 0x4, PT ?
; CHECK-NEXT: LOP3 R0, R8, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV.64 R[10:11], RZ ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R9, 0x0, PT, P0 ?
; CHECK-NEXT: @P0 BRA .LBB2_13 ?
; CHECK: LOP3 R3, R8, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R15, 0x1 ?
; CHECK-NEXT: IADD.X R3, P0, ~R3, 0x0, PT ?
; CHECK-NEXT: MOV.64 R[12:13], R[6:7] ?
; CHECK-NEXT: IADD.X R14, ~R9, 0x0, P0 ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: BSSY B1, .LBB2_12 ?
; CHECK-NEXT: .LBB2_11:
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
; CHECK-NEXT: @P0 BRA .LBB2_11 ?
; CHECK-NEXT: .LBB2_12:
; CHECK: BSYNC B1 ?
; CHECK-NEXT: IADD.X R10, P0, ~R10, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R0, 0x0, PT ?
; CHECK-NEXT: IADD.X R11, ~R11, 0x0, P0 ?
; CHECK-NEXT: @P1 BRA .LBB2_15 ?
; CHECK-NEXT: .LBB2_13:
; CHECK-NEXT: IADD.X R4, P1, R4, R10 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10 ?
; CHECK-NEXT: IADD R0, -R0, 0x0 ?
; CHECK-NEXT: IADD.X R5, R5, R11, P1 ?
; CHECK-NEXT: IADD.X R7, R7, R11, P0 ?
; CHECK-NEXT: .LBB2_14:
; CHECK: LDG.U8 R8, [R[6:7].64] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x1 ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R3, 0x1, R[6:7] ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R8 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R3, 0x1, R[4:5] ?
; CHECK-NEXT: @!P0 BRA .LBB2_14 ?
; CHECK-NEXT: .LBB2_15:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i1 false)
  ret void
}

; Many bytes between address spaces: from the end or from the beginning if both may be the
; same memory, otherwise as memcpy.
define void @generic_from_constant(ptr %d, ptr addrspace(4) %s) {
; CHECK-LABEL: {{^}}generic_from_constant:
; CHECK: ISETP.LT.AND.U32 P0, R6, R4, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R7, R5, PT, P0 ?
; CHECK-NEXT: BSSY B0, .LBB3_5 ?
; CHECK-NEXT: @!P0 BRA .LBB3_3 ?
; CHECK: IADD.X R4, P1, R4, 0x400 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, -0x404 ?
; CHECK-NEXT: IADD.X R6, P0, R6, 0x400 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R5, R5, 0x0, P1 ?
; CHECK-NEXT: IADD.X R7, R7, 0x0, P0 ?
; CHECK-NEXT: .LBB3_2:
; CHECK: LDG.CONSTANT R8, [R[6:7].64] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x4 ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R3, -0x4, R[6:7] ?
; CHECK-NEXT: ST [R[4:5].64], R8 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R3, -0x4, R[4:5] ?
; CHECK-NEXT: @!P0 BRA .LBB3_2 ?
; CHECK-NEXT: BRA .LBB3_5 ?
; CHECK-NEXT: .LBB3_3:
; CHECK-NEXT: MOV R0, -0x404 ?
; CHECK-NEXT: MOV R3, 0x1 ?
; CHECK-NEXT: .LBB3_4:
; CHECK: LDG.CONSTANT R8, [R[6:7].64] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x4 ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R3, 0x4, R[6:7] ?
; CHECK-NEXT: ST [R[4:5].64], R8 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R3, 0x4, R[4:5] ?
; CHECK-NEXT: @!P0 BRA .LBB3_4 ?
; CHECK-NEXT: .LBB3_5:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memmove.p0.p4.i64(ptr align 4 %d, ptr addrspace(4) align 4 %s, i64 1028, i1 false)
  ret void
}

define void @shared_from_generic(ptr addrspace(3) %d, ptr %s) {
; CHECK-LABEL: {{^}}shared_from_generic:
; CHECK: ISETP.EQ.AND P1, R4, 0x0, PT ?
; CHECK-NEXT: MOV R0, c[0x0][0x34] ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R6, R4, PT ?
; CHECK-NEXT: SEL R0, R0, 0x0, !P1 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R7, R0, PT, P0 ?
; CHECK-NEXT: BSSY B0, .LBB4_5 ?
; CHECK-NEXT: @!P0 BRA .LBB4_3 ?
; CHECK: IADD.X R6, P0, R6, 0x400 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, -0x404 ?
; CHECK-NEXT: IADD R0, R4, 0x400 ?
; CHECK-NEXT: IMAD R4, RZ, RZ, 0x1 ?
; CHECK-NEXT: IADD.X R7, R7, 0x0, P0 ?
; CHECK-NEXT: .LBB4_2:
; CHECK: LD R5, [R[6:7].64] ?
; CHECK-NEXT: IADD.X R3, P0, R3, 0x4 ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R4, -0x4, R[6:7] ?
; CHECK-NEXT: STS [R0], R5 ?
; CHECK-NEXT: IADD R0, R0, -0x4 ?
; CHECK-NEXT: @!P0 BRA .LBB4_2 ?
; CHECK-NEXT: BRA .LBB4_5 ?
; CHECK-NEXT: .LBB4_3:
; CHECK-NEXT: MOV R0, -0x404 ?
; CHECK-NEXT: MOV R3, 0x1 ?
; CHECK-NEXT: .LBB4_4:
; CHECK: LD R5, [R[6:7].64] ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x4 ?
; CHECK-NEXT: IMAD.WIDE R[6:7], R3, 0x4, R[6:7] ?
; CHECK-NEXT: STS [R4], R5 ?
; CHECK-NEXT: IADD R4, R4, 0x4 ?
; CHECK-NEXT: @!P0 BRA .LBB4_4 ?
; CHECK-NEXT: .LBB4_5:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memmove.p3.p0.i64(ptr addrspace(3) align 4 %d, ptr align 4 %s, i64 1028, i1 false)
  ret void
}

define void @global_from_shared(ptr addrspace(1) %d, ptr addrspace(3) %s) {
; CHECK-LABEL: {{^}}global_from_shared:
; CHECK: MOV R0, 0x1 ?
; CHECK-NEXT: MOV.64 R[8:9], RZ ?
; CHECK-NEXT: .LBB5_1:
; CHECK: LDS R3, [R6] ?
; CHECK-NEXT: IADD.X R10, P0, R4, R8 ?
; CHECK-NEXT: IADD R6, R6, 0x4 ?
; CHECK-NEXT: IADD.X R11, R5, R9, P0 ?
; CHECK-NEXT: IMAD.WIDE R[8:9], R0, 0x4, R[8:9] ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, 0x404, PT ?
; CHECK-NEXT: STG [R[10:11].64], R3 ?
; CHECK-NEXT: @P0 BRA .LBB5_1 ?
; CHECK: RET R[20:21] ?
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 4 %d, ptr addrspace(3) align 4 %s, i64 1028, i1 false)
  ret void
}
