; NOTE: CHECK lines are written by utils/update-checks
; Stores of all types to all address spaces; of constants.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define void @generic_i8(ptr %p, i8 %v) {
; CHECK-LABEL: {{^}}generic_i8:
; CHECK: ST.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store i8 %v, ptr %p
  ret void
}

define void @generic_i32(ptr %p, i32 %v) {
; CHECK-LABEL: {{^}}generic_i32:
; CHECK: ST [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %v, ptr %p
  ret void
}

define void @generic_i64(ptr %p, i64 %v) {
; CHECK-LABEL: {{^}}generic_i64:
; CHECK: ST.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 %v, ptr %p
  ret void
}

define void @generic_v4f32(ptr %p, <4 x float> %v) {
; CHECK-LABEL: {{^}}generic_v4f32:
; CHECK: ST.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x float> %v, ptr %p
  ret void
}

define void @global_i8(ptr addrspace(1) %p, i8 %v) {
; CHECK-LABEL: {{^}}global_i8:
; CHECK: STG.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store i8 %v, ptr addrspace(1) %p
  ret void
}

define void @global_i16(ptr addrspace(1) %p, i16 %v) {
; CHECK-LABEL: {{^}}global_i16:
; CHECK: STG.U16 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store i16 %v, ptr addrspace(1) %p
  ret void
}

define void @global_i32(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}global_i32:
; CHECK: STG [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define void @global_i64(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: {{^}}global_i64:
; CHECK: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 %v, ptr addrspace(1) %p
  ret void
}

define void @global_i128(ptr addrspace(1) %p, i128 %v) {
; CHECK-LABEL: {{^}}global_i128:
; CHECK: STG.64 [R[4:5].64+0x8], R[8:9] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i128 %v, ptr addrspace(1) %p
  ret void
}

define void @global_f16(ptr addrspace(1) %p, half %v) {
; CHECK-LABEL: {{^}}global_f16:
; CHECK: STG.U16 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store half %v, ptr addrspace(1) %p
  ret void
}

define void @global_bf16(ptr addrspace(1) %p, bfloat %v) {
; CHECK-LABEL: {{^}}global_bf16:
; CHECK: STG.U16 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store bfloat %v, ptr addrspace(1) %p
  ret void
}

define void @global_f32(ptr addrspace(1) %p, float %v) {
; CHECK-LABEL: {{^}}global_f32:
; CHECK: STG [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store float %v, ptr addrspace(1) %p
  ret void
}

define void @global_f64(ptr addrspace(1) %p, double %v) {
; CHECK-LABEL: {{^}}global_f64:
; CHECK: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store double %v, ptr addrspace(1) %p
  ret void
}

define void @global_ptr(ptr addrspace(1) %p, ptr %v) {
; CHECK-LABEL: {{^}}global_ptr:
; CHECK: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store ptr %v, ptr addrspace(1) %p
  ret void
}

define void @global_v2f16(ptr addrspace(1) %p, <2 x half> %v) {
; CHECK-LABEL: {{^}}global_v2f16:
; CHECK: STG [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  store <2 x half> %v, ptr addrspace(1) %p
  ret void
}

define void @global_v2i32(ptr addrspace(1) %p, <2 x i32> %v) {
; CHECK-LABEL: {{^}}global_v2i32:
; CHECK: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store <2 x i32> %v, ptr addrspace(1) %p
  ret void
}

define void @global_v4i32(ptr addrspace(1) %p, <4 x i32> %v) {
; CHECK-LABEL: {{^}}global_v4i32:
; CHECK: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i32> %v, ptr addrspace(1) %p
  ret void
}

define void @global_v4f32(ptr addrspace(1) %p, <4 x float> %v) {
; CHECK-LABEL: {{^}}global_v4f32:
; CHECK: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x float> %v, ptr addrspace(1) %p
  ret void
}

define void @global_v2f64(ptr addrspace(1) %p, <2 x double> %v) {
; CHECK-LABEL: {{^}}global_v2f64:
; CHECK: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <2 x double> %v, ptr addrspace(1) %p
  ret void
}

define void @global_v4i8(ptr addrspace(1) %p, <4 x i8> %v) {
; CHECK-LABEL: {{^}}global_v4i8:
; CHECK: PRMT R0, R8, R9, 0x40 ?
; CHECK-NEXT: PRMT R3, R6, R7, 0x40 ?
; CHECK-NEXT: PRMT R0, R3, R0, 0x5410 ?
; CHECK-NEXT: STG [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i8> %v, ptr addrspace(1) %p
  ret void
}

define void @global_v8i16(ptr addrspace(1) %p, <8 x i16> %v) {
; CHECK-LABEL: {{^}}global_v8i16:
; CHECK: PRMT R15, R12, R13, 0x5410 ?
; CHECK-NEXT: PRMT R14, R10, R11, 0x5410 ?
; CHECK-NEXT: PRMT R13, R8, R9, 0x5410 ?
; CHECK-NEXT: PRMT R12, R6, R7, 0x5410 ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[12:15] ?
; CHECK-NEXT: RET R[20:21] ?
  store <8 x i16> %v, ptr addrspace(1) %p
  ret void
}

define void @shared_i8(ptr addrspace(3) %p, i8 %v) {
; CHECK-LABEL: {{^}}shared_i8:
; CHECK: STS.U8 [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  store i8 %v, ptr addrspace(3) %p
  ret void
}

define void @shared_i32(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}shared_i32:
; CHECK: STS [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %v, ptr addrspace(3) %p
  ret void
}

define void @shared_i64(ptr addrspace(3) %p, i64 %v) {
; CHECK-LABEL: {{^}}shared_i64:
; CHECK: STS.64 [R4], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 %v, ptr addrspace(3) %p
  ret void
}

define void @shared_v4f32(ptr addrspace(3) %p, <4 x float> %v) {
; CHECK-LABEL: {{^}}shared_v4f32:
; CHECK: STS.128 [R4], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x float> %v, ptr addrspace(3) %p
  ret void
}

define void @local_i8(ptr addrspace(5) %p, i8 %v) {
; CHECK-LABEL: {{^}}local_i8:
; CHECK: STL.U8 [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  store i8 %v, ptr addrspace(5) %p
  ret void
}

define void @local_i32(ptr addrspace(5) %p, i32 %v) {
; CHECK-LABEL: {{^}}local_i32:
; CHECK: STL [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %v, ptr addrspace(5) %p
  ret void
}

define void @local_i64(ptr addrspace(5) %p, i64 %v) {
; CHECK-LABEL: {{^}}local_i64:
; CHECK: STL.64 [R4], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 %v, ptr addrspace(5) %p
  ret void
}

define void @local_v4f32(ptr addrspace(5) %p, <4 x float> %v) {
; CHECK-LABEL: {{^}}local_v4f32:
; CHECK: STL.128 [R4], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x float> %v, ptr addrspace(5) %p
  ret void
}

define void @zero_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zero_i64:
; CHECK: STG.64 [R[4:5].64], RZ ?
; CHECK-NEXT: RET R[20:21] ?
  store i64 0, ptr addrspace(1) %p
  ret void
}

define void @zeros(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zeros:
; CHECK: MOV.64 R[8:9], RZ ?
; CHECK-NEXT: MOV.64 R[10:11], RZ ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i32> zeroinitializer, ptr addrspace(1) %p
  ret void
}

define void @constants(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}constants:
; CHECK: MOV R11, 0x4 ?
; CHECK-NEXT: IMAD R10, RZ, RZ, 0x3 ?
; CHECK-NEXT: MOV R9, 0x2 ?
; CHECK-NEXT: IMAD R8, RZ, RZ, 0x1 ?
; CHECK-NEXT: STG.128 [R[4:5].64], R[8:11] ?
; CHECK-NEXT: RET R[20:21] ?
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr addrspace(1) %p
  ret void
}

define void @constant_f64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}constant_f64:
; CHECK: MOV.64 R[6:7], c[0x3][.Lconstant.3fb999999999999a] ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store double 0.1, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %v, i64 %w) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV R4, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x170] ?
; CHECK-NEXT: STG [R[0:1].64], R4 ?
; CHECK-NEXT: STG.64 [R[0:1].64], R[2:3] ?
; CHECK-NEXT: EXIT ?
  store volatile i32 %v, ptr addrspace(1) %p
  store volatile i64 %w, ptr addrspace(1) %p
  ret void
}

define void @truncated(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: {{^}}truncated:
; CHECK: STG.U8 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %t = trunc i64 %v to i8
  store i8 %t, ptr addrspace(1) %p
  ret void
}

; Two stores to adjacent words are one.
define void @adjacent(ptr addrspace(1) align 8 %p, i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}adjacent:
; CHECK: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  store i32 %a, ptr addrspace(1) %p, align 8
  %q = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %b, ptr addrspace(1) %q, align 4
  ret void
}
