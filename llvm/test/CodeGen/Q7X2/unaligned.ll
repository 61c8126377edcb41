; NOTE: CHECK lines are written by utils/update-checks
; Accesses of less than their natural alignment are several narrower ones.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i16 @load_i16_1(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i16_1:
; CHECK: LDG.U8 R0, [R[4:5].64] ?
; CHECK-NEXT: LDG.U8 R3, [R[4:5].64+0x1] ?
; CHECK-NEXT: LEA R4, R3, R0, 0x8 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i16, ptr addrspace(1) %p, align 1
  ret i16 %r
}

define void @store_i16_1(ptr addrspace(1) %p, i16 %v) {
; CHECK-LABEL: {{^}}store_i16_1:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x8, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x1], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i16 %v, ptr addrspace(1) %p, align 1
  ret void
}

define i32 @load_i32_1(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i32_1:
; CHECK: LDG.U8 R0, [R[4:5].64] ?
; CHECK-NEXT: LDG.U8 R3, [R[4:5].64+0x1] ?
; CHECK-NEXT: LDG.U8 R6, [R[4:5].64+0x2] ?
; CHECK-NEXT: LDG.U8 R4, [R[4:5].64+0x3] ?
; CHECK-NEXT: LEA R0, R3, R0, 0x8 ?
; CHECK-NEXT: LEA R0, R6, R0, 0x10 ?
; CHECK-NEXT: LEA R4, R4, R0, 0x18 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) %p, align 1
  ret i32 %r
}

define void @store_i32_1(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}store_i32_1:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x18, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x3], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x10, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x2], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x8, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x1], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %v, ptr addrspace(1) %p, align 1
  ret void
}

define i32 @load_i32_2(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i32_2:
; CHECK: LDG.U16 R0, [R[4:5].64] ?
; CHECK-NEXT: LDG.U16 R3, [R[4:5].64+0x2] ?
; CHECK-NEXT: LEA R4, R3, R0, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) %p, align 2
  ret i32 %r
}

define void @store_i32_2(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}store_i32_2:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x10, R6 ?
; CHECK-NEXT: STG.U16 [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U16 [R[4:5].64+0x2], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %v, ptr addrspace(1) %p, align 2
  ret void
}

define float @load_f32_2(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_f32_2:
; CHECK: LDG.U16 R0, [R[4:5].64] ?
; CHECK-NEXT: LDG.U16 R3, [R[4:5].64+0x2] ?
; CHECK-NEXT: LEA R4, R3, R0, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load float, ptr addrspace(1) %p, align 2
  ret float %r
}

define void @store_f32_2(ptr addrspace(1) %p, float %v) {
; CHECK-LABEL: {{^}}store_f32_2:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x10, R6 ?
; CHECK-NEXT: STG.U16 [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U16 [R[4:5].64+0x2], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store float %v, ptr addrspace(1) %p, align 2
  ret void
}

define i64 @load_i64_4(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i64_4:
; CHECK: LDG R7, [R[4:5].64+0x4] ?
; CHECK-NEXT: LDG R6, [R[4:5].64] ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr addrspace(1) %p, align 4
  ret i64 %r
}

define void @store_i64_4(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: {{^}}store_i64_4:
; CHECK: STG [R[4:5].64+0x4], R7 ?
; CHECK-NEXT: STG [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 %v, ptr addrspace(1) %p, align 4
  ret void
}

define i64 @load_i64_1(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i64_1:
; CHECK: LDG.U8 R0, [R[4:5].64+0x4] ?
; CHECK-NEXT: LDG.U8 R3, [R[4:5].64+0x5] ?
; CHECK-NEXT: LDG.U8 R8, [R[4:5].64] ?
; CHECK-NEXT: LDG.U8 R9, [R[4:5].64+0x1] ?
; CHECK-NEXT: LDG.U8 R6, [R[4:5].64+0x6] ?
; CHECK-NEXT: LDG.U8 R10, [R[4:5].64+0x2] ?
; CHECK-NEXT: LDG.U8 R7, [R[4:5].64+0x7] ?
; CHECK-NEXT: LDG.U8 R4, [R[4:5].64+0x3] ?
; CHECK-NEXT: LEA R0, R3, R0, 0x8 ?
; CHECK-NEXT: LEA R3, R9, R8, 0x8 ?
; CHECK-NEXT: LEA R0, R6, R0, 0x10 ?
; CHECK-NEXT: LEA R3, R10, R3, 0x10 ?
; CHECK-NEXT: LEA R5, R7, R0, 0x18 ?
; CHECK-NEXT: LEA R4, R4, R3, 0x18 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr addrspace(1) %p, align 1
  ret i64 %r
}

define void @store_i64_1(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: {{^}}store_i64_1:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x18, R7 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x4], R7 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x7], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x10, R7 ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x6], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x8, R7 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x5], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x18, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x3], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x10, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x2], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x8, R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x1], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 %v, ptr addrspace(1) %p, align 1
  ret void
}

define double @load_f64_4(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_f64_4:
; CHECK: LDG R7, [R[4:5].64+0x4] ?
; CHECK-NEXT: LDG R6, [R[4:5].64] ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load double, ptr addrspace(1) %p, align 4
  ret double %r
}

define void @store_f64_4(ptr addrspace(1) %p, double %v) {
; CHECK-LABEL: {{^}}store_f64_4:
; CHECK: STG [R[4:5].64+0x4], R7 ?
; CHECK-NEXT: STG [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store double %v, ptr addrspace(1) %p, align 4
  ret void
}

define <4 x i32> @load_v4i32_4(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_v4i32_4:
; CHECK: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: LDG R7, [R[8:9].64+0xc] ?
; CHECK-NEXT: LDG R6, [R[8:9].64+0x8] ?
; CHECK-NEXT: LDG R5, [R[8:9].64+0x4] ?
; CHECK-NEXT: LDG R4, [R[8:9].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x i32>, ptr addrspace(1) %p, align 4
  ret <4 x i32> %r
}

define void @store_v4i32_4(ptr addrspace(1) %p, <4 x i32> %v) {
; CHECK-LABEL: {{^}}store_v4i32_4:
; CHECK: STG [R[4:5].64+0xc], R11 ?
; CHECK-NEXT: STG [R[4:5].64+0x8], R10 ?
; CHECK-NEXT: STG [R[4:5].64+0x4], R9 ?
; CHECK-NEXT: STG [R[4:5].64], R8 ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i32> %v, ptr addrspace(1) %p, align 4
  ret void
}

define <4 x i32> @load_v4i32_8(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_v4i32_8:
; CHECK: LDG.64 R[6:7], [R[4:5].64+0x8] ?
; CHECK-NEXT: LDG.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x i32>, ptr addrspace(1) %p, align 8
  ret <4 x i32> %r
}

define void @store_v4i32_8(ptr addrspace(1) %p, <4 x i32> %v) {
; CHECK-LABEL: {{^}}store_v4i32_8:
; CHECK: STG.64 [R[4:5].64+0x8], R[10:11] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i32> %v, ptr addrspace(1) %p, align 8
  ret void
}

define <4 x float> @load_v4f32_8(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_v4f32_8:
; CHECK: LDG.64 R[6:7], [R[4:5].64+0x8] ?
; CHECK-NEXT: LDG.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x float>, ptr addrspace(1) %p, align 8
  ret <4 x float> %r
}

define void @store_v4f32_8(ptr addrspace(1) %p, <4 x float> %v) {
; CHECK-LABEL: {{^}}store_v4f32_8:
; CHECK: STG.64 [R[4:5].64+0x8], R[10:11] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x float> %v, ptr addrspace(1) %p, align 8
  ret void
}

define i128 @load_i128_8(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_i128_8:
; CHECK: LDG.64 R[8:9], [R[4:5].64] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[4:5].64+0x8] ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i128, ptr addrspace(1) %p, align 8
  ret i128 %r
}

define void @store_i128_8(ptr addrspace(1) %p, i128 %v) {
; CHECK-LABEL: {{^}}store_i128_8:
; CHECK: STG.64 [R[4:5].64+0x8], R[8:9] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i128 %v, ptr addrspace(1) %p, align 8
  ret void
}
