; NOTE: CHECK lines are written by utils/update-checks
; Loads of all types from all address spaces.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @generic_i8(ptr %p) {
; CHECK-LABEL: {{^}}generic_i8:
; CHECK: LD.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i8, ptr %p
  ret i8 %r
}

define i32 @generic_i32(ptr %p) {
; CHECK-LABEL: {{^}}generic_i32:
; CHECK: LD R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr %p
  ret i32 %r
}

define i64 @generic_i64(ptr %p) {
; CHECK-LABEL: {{^}}generic_i64:
; CHECK: LD.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr %p
  ret i64 %r
}

define <4 x float> @generic_v4f32(ptr %p) {
; CHECK-LABEL: {{^}}generic_v4f32:
; CHECK: LD.128 R[4:7], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x float>, ptr %p
  ret <4 x float> %r
}

define i8 @global_i8(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_i8:
; CHECK: LDG.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i8, ptr addrspace(1) %p
  ret i8 %r
}

define i16 @global_i16(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_i16:
; CHECK: LDG.U16 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i16, ptr addrspace(1) %p
  ret i16 %r
}

define i32 @global_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_i32:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) %p
  ret i32 %r
}

define i64 @global_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_i64:
; CHECK: LDG.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr addrspace(1) %p
  ret i64 %r
}

define i128 @global_i128(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_i128:
; CHECK: LDG.64 R[8:9], [R[4:5].64] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[4:5].64+0x8] ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i128, ptr addrspace(1) %p
  ret i128 %r
}

define half @global_f16(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_f16:
; CHECK: LDG.U16 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load half, ptr addrspace(1) %p
  ret half %r
}

define bfloat @global_bf16(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_bf16:
; CHECK: LDG.U16 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load bfloat, ptr addrspace(1) %p
  ret bfloat %r
}

define float @global_f32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_f32:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load float, ptr addrspace(1) %p
  ret float %r
}

define double @global_f64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_f64:
; CHECK: LDG.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load double, ptr addrspace(1) %p
  ret double %r
}

define ptr @global_ptr(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_ptr:
; CHECK: LDG.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load ptr, ptr addrspace(1) %p
  ret ptr %r
}

define <2 x half> @global_v2f16(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v2f16:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <2 x half>, ptr addrspace(1) %p
  ret <2 x half> %r
}

define <2 x i32> @global_v2i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v2i32:
; CHECK: LDG.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <2 x i32>, ptr addrspace(1) %p
  ret <2 x i32> %r
}

define <4 x i32> @global_v4i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v4i32:
; CHECK: LDG.128 R[4:7], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x i32>, ptr addrspace(1) %p
  ret <4 x i32> %r
}

define <4 x float> @global_v4f32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v4f32:
; CHECK: LDG.128 R[4:7], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x float>, ptr addrspace(1) %p
  ret <4 x float> %r
}

define <2 x double> @global_v2f64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v2f64:
; CHECK: LDG.128 R[4:7], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <2 x double>, ptr addrspace(1) %p
  ret <2 x double> %r
}

define <4 x i8> @global_v4i8(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v4i8:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x8, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R6, RZ, 0x10, R4 ?
; CHECK-NEXT: SHF.R.HI.U32 R7, RZ, 0x18, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x i8>, ptr addrspace(1) %p
  ret <4 x i8> %r
}

define <8 x i16> @global_v8i16(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}global_v8i16:
; CHECK: LDG.128 R[12:15], [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x10, R12 ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R12 ?
; CHECK-NEXT: SHF.R.HI.U32 R7, RZ, 0x10, R13 ?
; CHECK-NEXT: IMAD R6, RZ, RZ, R13 ?
; CHECK-NEXT: SHF.R.HI.U32 R9, RZ, 0x10, R14 ?
; CHECK-NEXT: IMAD R8, RZ, RZ, R14 ?
; CHECK-NEXT: SHF.R.HI.U32 R11, RZ, 0x10, R15 ?
; CHECK-NEXT: IMAD R10, RZ, RZ, R15 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <8 x i16>, ptr addrspace(1) %p
  ret <8 x i16> %r
}

define i8 @shared_i8(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}shared_i8:
; CHECK: LDS.U8 R4, [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i8, ptr addrspace(3) %p
  ret i8 %r
}

define i32 @shared_i32(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}shared_i32:
; CHECK: LDS R4, [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(3) %p
  ret i32 %r
}

define i64 @shared_i64(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}shared_i64:
; CHECK: LDS.64 R[4:5], [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr addrspace(3) %p
  ret i64 %r
}

define <4 x float> @shared_v4f32(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}shared_v4f32:
; CHECK: LDS.128 R[4:7], [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x float>, ptr addrspace(3) %p
  ret <4 x float> %r
}

define i8 @constant_i8(ptr addrspace(4) %p) {
; CHECK-LABEL: {{^}}constant_i8:
; CHECK: LDG.U8.CONSTANT R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i8, ptr addrspace(4) %p
  ret i8 %r
}

define i32 @constant_i32(ptr addrspace(4) %p) {
; CHECK-LABEL: {{^}}constant_i32:
; CHECK: LDG.CONSTANT R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(4) %p
  ret i32 %r
}

define i64 @constant_i64(ptr addrspace(4) %p) {
; CHECK-LABEL: {{^}}constant_i64:
; CHECK: LDG.64.CONSTANT R[4:5], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr addrspace(4) %p
  ret i64 %r
}

define <4 x float> @constant_v4f32(ptr addrspace(4) %p) {
; CHECK-LABEL: {{^}}constant_v4f32:
; CHECK: LDG.128.CONSTANT R[4:7], [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x float>, ptr addrspace(4) %p
  ret <4 x float> %r
}

define i8 @local_i8(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}local_i8:
; CHECK: LDL.U8 R4, [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i8, ptr addrspace(5) %p
  ret i8 %r
}

define i32 @local_i32(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}local_i32:
; CHECK: LDL R4, [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(5) %p
  ret i32 %r
}

define i64 @local_i64(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}local_i64:
; CHECK: LDL.64 R[4:5], [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i64, ptr addrspace(5) %p
  ret i64 %r
}

define <4 x float> @local_v4f32(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}local_v4f32:
; CHECK: LDL.128 R[4:7], [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load <4 x float>, ptr addrspace(5) %p
  ret <4 x float> %r
}

define i32 @offset(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}offset:
; CHECK: LDG R4, [R[4:5].64+0x190] ?
; CHECK-NEXT: RET R[20:21] ?
  %q = getelementptr i8, ptr addrspace(1) %p, i64 400
  %r = load i32, ptr addrspace(1) %q
  ret i32 %r
}

define i32 @negative_offset(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}negative_offset:
; CHECK: LDG R4, [R[4:5].64-0x190] ?
; CHECK-NEXT: RET R[20:21] ?
  %q = getelementptr i8, ptr addrspace(1) %p, i64 -400
  %r = load i32, ptr addrspace(1) %q
  ret i32 %r
}

; The field has 24 bits.
define i32 @wide_offset(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}wide_offset:
; CHECK: IADD.X R4, P0, R4, 0x1000000 ?
; CHECK-NEXT: IADD.X R5, R5, 0x0, P0 ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16777216
  %r = load i32, ptr addrspace(1) %q
  ret i32 %r
}

define i32 @index(ptr addrspace(1) %p, i32 %i) {
; CHECK-LABEL: {{^}}index:
; CHECK: IMAD.WIDE R[4:5], R6, 0x4, R[4:5] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %r = load i32, ptr addrspace(1) %q
  ret i32 %r
}

define i32 @shared_index(ptr addrspace(3) %p, i32 %i) {
; CHECK-LABEL: {{^}}shared_index:
; CHECK: LEA R0, R5, R4, 0x2 ?
; CHECK-NEXT: LDS R4, [R0] ?
; CHECK-NEXT: RET R[20:21] ?
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %i
  %r = load i32, ptr addrspace(3) %q
  ret i32 %r
}

define i32 @invariant(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}invariant:
; CHECK: LDG.CONSTANT R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) %p, !invariant.load !0
  ret i32 %r
}

define i32 @volatile(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}volatile:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load volatile i32, ptr addrspace(1) %p
  ret i32 %r
}

define i32 @nontemporal(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}nontemporal:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) %p, !nontemporal !1
  ret i32 %r
}

!0 = !{}
!1 = !{i32 1}
