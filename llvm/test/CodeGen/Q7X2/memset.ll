; NOTE: CHECK lines are written by utils/update-checks
; Memory set to a byte: stores of up to 128 bits, or a loop.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define void @zeros(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zeros:
; CHECK: MOV.64 R[8:9], RZ ?
; CHECK-NEXT: MOV.64 R[10:11], RZ ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x30], R[8:11] ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x20], R[8:11] ?
; CHECK-NEXT: STG.128 [R[4:5].64+0x10], R[8:11] ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 0, i64 64, i1 false)
  ret void
}

define void @bytes_7(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}bytes_7:
; CHECK: MOV R0, -0x1 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x6], R0 ?
; CHECK-NEXT: STG.U16 [R[4:5].64+0x4], R0 ?
; CHECK-NEXT: STG [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 -1, i64 7, i1 false)
  ret void
}

define void @constant(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}constant:
; CHECK: MOV.64 R[6:7], c[0x3][.Lconstant.1111111111111111] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 17, i64 8, i1 false)
  ret void
}

define void @value(ptr addrspace(1) %p, i8 %v) {
; CHECK-LABEL: {{^}}value:
; CHECK: LOP3 R0, R6, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R8, R0, 0x1010101 ?
; CHECK-NEXT: MOV R9, R8 ?
; CHECK-NEXT: MOV R10, R8 ?
; CHECK-NEXT: MOV R11, R8 ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 %v, i64 16, i1 false)
  ret void
}

define void @variable(ptr addrspace(1) %p, i8 %v, i64 %n) {
; CHECK-LABEL: {{^}}variable:
; CHECK: LOP3 P0, RZ, R8, R9, RZ, 0xfc, !PT ?
; CHECK-NEXT: BSSY B0, .LBB4_7 ?
; CHECK-NEXT: @!P0 BRA .LBB4_7 ?
; CHECK: IADD.X R10, P1, R8, -0x1 ?
; CHECK-NEXT: LOP3 R0, R8, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R10, 0x3, PT ?
; CHECK-NEXT: IADD.X R7, R9, -0x1, P1 ?
; CHECK-NEXT: MOV.64 R[10:11], RZ ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R7, 0x0, PT, P0 ?
; CHECK-NEXT: @P0 BRA .LBB4_5 ?
; CHECK: LOP3 R3, R8, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R12, 0x1 ?
; CHECK-NEXT: IADD.X R3, P0, ~R3, 0x0, PT ?
; CHECK-NEXT: IADD.X R7, ~R9, 0x0, P0 ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: BSSY B1, .LBB4_4 ?
; CHECK-NEXT: .LBB4_3:
; CHECK: IMAD.WIDE R[10:11], R12, -0x4, R[10:11] ?
; CHECK-NEXT: STG.U8 [R[8:9].64], R6 ?
; CHECK-NEXT: ISETP.NE.AND.U32 P0, R3, R10, PT ?
; CHECK-NEXT: STG.U8 [R[8:9].64+0x1], R6 ?
; CHECK-NEXT: STG.U8 [R[8:9].64+0x2], R6 ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: STG.U8 [R[8:9].64+0x3], R6 ?
; CHECK-NEXT: IMAD.WIDE R[8:9], R12, 0x4, R[8:9] ?
; CHECK-NEXT: @P0 BRA .LBB4_3 ?
; CHECK-NEXT: .LBB4_4:
; CHECK: BSYNC B1 ?
; CHECK-NEXT: IADD.X R10, P0, ~R10, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R0, 0x0, PT ?
; CHECK-NEXT: IADD.X R11, ~R11, 0x0, P0 ?
; CHECK-NEXT: @P1 BRA .LBB4_7 ?
; CHECK-NEXT: .LBB4_5:
; CHECK-NEXT: IADD.X R4, P0, R4, R10 ?
; CHECK-NEXT: IADD R0, -R0, 0x0 ?
; CHECK-NEXT: MOV R3, 0x1 ?
; CHECK-NEXT: IADD.X R5, R5, R11, P0 ?
; CHECK-NEXT: .LBB4_6:
; CHECK: STG.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x1 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R3, 0x1, R[4:5] ?
; CHECK-NEXT: @!P0 BRA .LBB4_6 ?
; CHECK-NEXT: .LBB4_7:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %v, i64 %n, i1 false)
  ret void
}

define void @local(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}local:
; CHECK: MOV.64 R[8:9], RZ ?
; CHECK-NEXT: MOV.64 R[10:11], RZ ?
; CHECK-NEXT: STL.128 [R4+0x10], R[8:11] ?
; CHECK-NEXT: STL.128 [R4], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 16 %p, i8 0, i64 32, i1 false)
  ret void
}

define void @inline(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}inline:
; CHECK: MOV R0, 0x1010101 ?
; CHECK-NEXT: STS [R4+0x8], R0 ?
; CHECK-NEXT: STS [R4+0x4], R0 ?
; CHECK-NEXT: STS [R4], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.memset.inline.p3.i64(ptr addrspace(3) align 4 %p, i8 1, i64 12, i1 false)
  ret void
}
