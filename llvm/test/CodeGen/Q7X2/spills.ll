; NOTE: CHECK lines are written by utils/update-checks
; Values that find no register: with few of them, in kernels for many threads, they
; are stored to the stack.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define ptx_kernel void @few_registers(ptr addrspace(1) %p) "nvvm.maxnreg"="24" {
; CHECK-LABEL: {{^}}few_registers:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: LDG R5, [R[0:1].64] ?
; CHECK-NEXT: LDG R4, [R[0:1].64] ?
; CHECK-NEXT: STL [RZ+0x18], R5 ?
; CHECK-NEXT: LDG R5, [R[0:1].64] ?
; CHECK-NEXT: LDG R6, [R[0:1].64] ?
; CHECK-NEXT: LDG R9, [R[0:1].64] ?
; CHECK-NEXT: LDG R8, [R[0:1].64] ?
; CHECK-NEXT: STL [RZ+0x10], R9 ?
; CHECK-NEXT: LDG R9, [R[0:1].64] ?
; CHECK-NEXT: LDG R10, [R[0:1].64] ?
; CHECK-NEXT: LDG R11, [R[0:1].64] ?
; CHECK-NEXT: LDG R12, [R[0:1].64] ?
; CHECK-NEXT: LDG R13, [R[0:1].64] ?
; CHECK-NEXT: LDG R14, [R[0:1].64] ?
; CHECK-NEXT: LDG R15, [R[0:1].64] ?
; CHECK-NEXT: LDG R16, [R[0:1].64] ?
; CHECK-NEXT: LDG R17, [R[0:1].64] ?
; CHECK-NEXT: LDG R18, [R[0:1].64] ?
; CHECK-NEXT: LDG R19, [R[0:1].64] ?
; CHECK-NEXT: LDG R20, [R[0:1].64] ?
; CHECK-NEXT: LDG R21, [R[0:1].64] ?
; CHECK-NEXT: LDG R22, [R[0:1].64] ?
; CHECK-NEXT: LDG R23, [R[0:1].64] ?
; CHECK-NEXT: LDG R3, [R[0:1].64] ?
; CHECK-NEXT: STL [RZ+0x1c], R3 ?
; CHECK-NEXT: LDG R3, [R[0:1].64] ?
; CHECK-NEXT: LDG R7, [R[0:1].64] ?
; CHECK-NEXT: STL [RZ+0x14], R7 ?
; CHECK-NEXT: LDG R7, [R[0:1].64] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: LDL R2, [RZ+0x18] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: LDL R2, [RZ+0x10] ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: STG [R[0:1].64], R5 ?
; CHECK-NEXT: STG [R[0:1].64], R6 ?
; CHECK-NEXT: LDL R4, [RZ+0x1c] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: STG [R[0:1].64], R8 ?
; CHECK-NEXT: LDL R8, [RZ+0x14] ?
; CHECK-NEXT: STG [R[0:1].64], R9 ?
; CHECK-NEXT: STG [R[0:1].64], R10 ?
; CHECK-NEXT: STG [R[0:1].64], R11 ?
; CHECK-NEXT: STG [R[0:1].64], R12 ?
; CHECK-NEXT: STG [R[0:1].64], R13 ?
; CHECK-NEXT: STG [R[0:1].64], R14 ?
; CHECK-NEXT: STG [R[0:1].64], R15 ?
; CHECK-NEXT: STG [R[0:1].64], R16 ?
; CHECK-NEXT: STG [R[0:1].64], R17 ?
; CHECK-NEXT: STG [R[0:1].64], R18 ?
; CHECK-NEXT: STG [R[0:1].64], R19 ?
; CHECK-NEXT: STG [R[0:1].64], R20 ?
; CHECK-NEXT: STG [R[0:1].64], R21 ?
; CHECK-NEXT: STG [R[0:1].64], R22 ?
; CHECK-NEXT: STG [R[0:1].64], R23 ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: STG [R[0:1].64], R8 ?
; CHECK-NEXT: STG [R[0:1].64], R7 ?
; CHECK-NEXT: EXIT ?
  %v0 = load volatile i32, ptr addrspace(1) %p
  %v1 = load volatile i32, ptr addrspace(1) %p
  %v2 = load volatile i32, ptr addrspace(1) %p
  %v3 = load volatile i32, ptr addrspace(1) %p
  %v4 = load volatile i32, ptr addrspace(1) %p
  %v5 = load volatile i32, ptr addrspace(1) %p
  %v6 = load volatile i32, ptr addrspace(1) %p
  %v7 = load volatile i32, ptr addrspace(1) %p
  %v8 = load volatile i32, ptr addrspace(1) %p
  %v9 = load volatile i32, ptr addrspace(1) %p
  %v10 = load volatile i32, ptr addrspace(1) %p
  %v11 = load volatile i32, ptr addrspace(1) %p
  %v12 = load volatile i32, ptr addrspace(1) %p
  %v13 = load volatile i32, ptr addrspace(1) %p
  %v14 = load volatile i32, ptr addrspace(1) %p
  %v15 = load volatile i32, ptr addrspace(1) %p
  %v16 = load volatile i32, ptr addrspace(1) %p
  %v17 = load volatile i32, ptr addrspace(1) %p
  %v18 = load volatile i32, ptr addrspace(1) %p
  %v19 = load volatile i32, ptr addrspace(1) %p
  %v20 = load volatile i32, ptr addrspace(1) %p
  %v21 = load volatile i32, ptr addrspace(1) %p
  %v22 = load volatile i32, ptr addrspace(1) %p
  %v23 = load volatile i32, ptr addrspace(1) %p
  %v24 = load volatile i32, ptr addrspace(1) %p
  %v25 = load volatile i32, ptr addrspace(1) %p
  store volatile i32 %v0, ptr addrspace(1) %p
  store volatile i32 %v1, ptr addrspace(1) %p
  store volatile i32 %v2, ptr addrspace(1) %p
  store volatile i32 %v3, ptr addrspace(1) %p
  store volatile i32 %v4, ptr addrspace(1) %p
  store volatile i32 %v5, ptr addrspace(1) %p
  store volatile i32 %v6, ptr addrspace(1) %p
  store volatile i32 %v7, ptr addrspace(1) %p
  store volatile i32 %v8, ptr addrspace(1) %p
  store volatile i32 %v9, ptr addrspace(1) %p
  store volatile i32 %v10, ptr addrspace(1) %p
  store volatile i32 %v11, ptr addrspace(1) %p
  store volatile i32 %v12, ptr addrspace(1) %p
  store volatile i32 %v13, ptr addrspace(1) %p
  store volatile i32 %v14, ptr addrspace(1) %p
  store volatile i32 %v15, ptr addrspace(1) %p
  store volatile i32 %v16, ptr addrspace(1) %p
  store volatile i32 %v17, ptr addrspace(1) %p
  store volatile i32 %v18, ptr addrspace(1) %p
  store volatile i32 %v19, ptr addrspace(1) %p
  store volatile i32 %v20, ptr addrspace(1) %p
  store volatile i32 %v21, ptr addrspace(1) %p
  store volatile i32 %v22, ptr addrspace(1) %p
  store volatile i32 %v23, ptr addrspace(1) %p
  store volatile i32 %v24, ptr addrspace(1) %p
  store volatile i32 %v25, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @pairs(ptr addrspace(1) %p) "nvvm.maxnreg"="24" {
; CHECK-LABEL: {{^}}pairs:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[4:5], [R[0:1].64] ?
; CHECK-NEXT: STL.64 [RZ+0x10], R[6:7] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[8:9], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[10:11], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[12:13], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[14:15], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[16:17], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[18:19], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[20:21], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[22:23], [R[0:1].64] ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: STL.64 [RZ+0x18], R[2:3] ?
; CHECK-NEXT: LDL.64 R[2:3], [RZ+0x10] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[4:5] ?
; CHECK-NEXT: LDL.64 R[4:5], [RZ+0x18] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[6:7] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[8:9] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[10:11] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[12:13] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[14:15] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[16:17] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[18:19] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[20:21] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[22:23] ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[4:5] ?
; CHECK-NEXT: EXIT ?
  %v0 = load volatile i64, ptr addrspace(1) %p
  %v1 = load volatile i64, ptr addrspace(1) %p
  %v2 = load volatile i64, ptr addrspace(1) %p
  %v3 = load volatile i64, ptr addrspace(1) %p
  %v4 = load volatile i64, ptr addrspace(1) %p
  %v5 = load volatile i64, ptr addrspace(1) %p
  %v6 = load volatile i64, ptr addrspace(1) %p
  %v7 = load volatile i64, ptr addrspace(1) %p
  %v8 = load volatile i64, ptr addrspace(1) %p
  %v9 = load volatile i64, ptr addrspace(1) %p
  %v10 = load volatile i64, ptr addrspace(1) %p
  %v11 = load volatile i64, ptr addrspace(1) %p
  store volatile i64 %v0, ptr addrspace(1) %p
  store volatile i64 %v1, ptr addrspace(1) %p
  store volatile i64 %v2, ptr addrspace(1) %p
  store volatile i64 %v3, ptr addrspace(1) %p
  store volatile i64 %v4, ptr addrspace(1) %p
  store volatile i64 %v5, ptr addrspace(1) %p
  store volatile i64 %v6, ptr addrspace(1) %p
  store volatile i64 %v7, ptr addrspace(1) %p
  store volatile i64 %v8, ptr addrspace(1) %p
  store volatile i64 %v9, ptr addrspace(1) %p
  store volatile i64 %v10, ptr addrspace(1) %p
  store volatile i64 %v11, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @quadruples(ptr addrspace(1) %p) "nvvm.maxnreg"="24" {
; CHECK-LABEL: {{^}}quadruples:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.128 R[8:11], [R[0:1].64] ?
; CHECK-NEXT: LDG.128 R[4:7], [R[0:1].64] ?
; CHECK-NEXT: STL.128 [RZ+0x30], R[8:11] ?
; CHECK-NEXT: LDG.128 R[8:11], [R[0:1].64] ?
; CHECK-NEXT: LDG.128 R[16:19], [R[0:1].64] ?
; CHECK-NEXT: STL.128 [RZ+0x20], R[16:19] ?
; CHECK-NEXT: LDG.128 R[16:19], [R[0:1].64] ?
; CHECK-NEXT: LDG.128 R[20:23], [R[0:1].64] ?
; CHECK-NEXT: LDG.128 R[12:15], [R[0:1].64] ?
; CHECK-NEXT: STL.128 [RZ+0x10], R[12:15] ?
; CHECK-NEXT: LDL.128 R[12:15], [RZ+0x30] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[12:15] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[4:7] ?
; CHECK-NEXT: LDL.128 R[4:7], [RZ+0x20] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[8:11] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[4:7] ?
; CHECK-NEXT: LDL.128 R[4:7], [RZ+0x10] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[16:19] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[20:23] ?
; CHECK-NEXT: STG.128 [R[0:1].64], R[4:7] ?
; CHECK-NEXT: EXIT ?
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  ret void
}

; Constants are computed again.
define ptx_kernel void @constants(ptr addrspace(1) %p, i32 %a) "nvvm.maxnreg"="24" {
; CHECK-LABEL: {{^}}constants:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IMAD R2, RZ, RZ, 0x7 ?
; CHECK-NEXT: MOV R3, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: MOV R2, 0x3ef ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: IMAD R2, RZ, RZ, 0x7d7 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: EXIT ?
  store volatile i32 7, ptr addrspace(1) %p
  store volatile i32 1007, ptr addrspace(1) %p
  store volatile i32 2007, ptr addrspace(1) %p
  store volatile i32 %a, ptr addrspace(1) %p
  ret void
}
