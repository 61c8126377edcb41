; NOTE: CHECK lines are written by utils/update-checks
; Loads of narrow integers extend them.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @zext_i1_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i1_i32:
; CHECK: LDG.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i1, ptr addrspace(1) %p
  %r = zext i1 %v to i32
  ret i32 %r
}

define i64 @zext_i1_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i1_i64:
; CHECK: LDG.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i1, ptr addrspace(1) %p
  %r = zext i1 %v to i64
  ret i64 %r
}

define i32 @zext_i8_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i8_i32:
; CHECK: LDG.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i8, ptr addrspace(1) %p
  %r = zext i8 %v to i32
  ret i32 %r
}

define i64 @zext_i8_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i8_i64:
; CHECK: LDG.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i8, ptr addrspace(1) %p
  %r = zext i8 %v to i64
  ret i64 %r
}

define i32 @zext_i16_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i16_i32:
; CHECK: LDG.U16 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i16, ptr addrspace(1) %p
  %r = zext i16 %v to i32
  ret i32 %r
}

define i64 @zext_i16_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i16_i64:
; CHECK: LDG.U16 R4, [R[4:5].64] ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i16, ptr addrspace(1) %p
  %r = zext i16 %v to i64
  ret i64 %r
}

define i32 @zext_i24_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i24_i32:
; CHECK: LDG.U16 R0, [R[4:5].64] ?
; CHECK-NEXT: LDG.U8 R3, [R[4:5].64+0x2] ?
; CHECK-NEXT: LEA R4, R3, R0, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i24, ptr addrspace(1) %p
  %r = zext i24 %v to i32
  ret i32 %r
}

define i64 @zext_i24_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i24_i64:
; CHECK: LDG.U8 R0, [R[4:5].64+0x2] ?
; CHECK-NEXT: LDG.U16 R3, [R[4:5].64] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R0, 0x10000, RZ ?
; CHECK-NEXT: LOP3 R4, R3, R4, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i24, ptr addrspace(1) %p
  %r = zext i24 %v to i64
  ret i64 %r
}

define i64 @zext_i32_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}zext_i32_i64:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i32, ptr addrspace(1) %p
  %r = zext i32 %v to i64
  ret i64 %r
}

define i32 @sext_i1_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i1_i32:
; CHECK: LDG.U8 R0, [R[4:5].64] ?
; CHECK-NEXT: LOP3 R0, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i1, ptr addrspace(1) %p
  %r = sext i1 %v to i32
  ret i32 %r
}

define i64 @sext_i1_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i1_i64:
; CHECK: LDG.U8 R0, [R[4:5].64] ?
; CHECK-NEXT: LOP3 R0, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i1, ptr addrspace(1) %p
  %r = sext i1 %v to i64
  ret i64 %r
}

define i32 @sext_i8_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i8_i32:
; CHECK: LDG.S8 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i8, ptr addrspace(1) %p
  %r = sext i8 %v to i32
  ret i32 %r
}

define i64 @sext_i8_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i8_i64:
; CHECK: LDG.S8 R4, [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i8, ptr addrspace(1) %p
  %r = sext i8 %v to i64
  ret i64 %r
}

define i32 @sext_i16_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i16_i32:
; CHECK: LDG.S16 R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i16, ptr addrspace(1) %p
  %r = sext i16 %v to i32
  ret i32 %r
}

define i64 @sext_i16_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i16_i64:
; CHECK: LDG.S16 R4, [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i16, ptr addrspace(1) %p
  %r = sext i16 %v to i64
  ret i64 %r
}

define i32 @sext_i24_i32(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i24_i32:
; CHECK: LDG.U16 R0, [R[4:5].64] ?
; CHECK-NEXT: LDG.S8 R3, [R[4:5].64+0x2] ?
; CHECK-NEXT: LEA R4, R3, R0, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i24, ptr addrspace(1) %p
  %r = sext i24 %v to i32
  ret i32 %r
}

define i64 @sext_i24_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i24_i64:
; CHECK: LDG.S8 R0, [R[4:5].64+0x2] ?
; CHECK-NEXT: LDG.U16 R3, [R[4:5].64] ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R0, 0x10000, RZ ?
; CHECK-NEXT: LOP3 R4, R3, R4, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i24, ptr addrspace(1) %p
  %r = sext i24 %v to i64
  ret i64 %r
}

define i64 @sext_i32_i64(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sext_i32_i64:
; CHECK: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load i32, ptr addrspace(1) %p
  %r = sext i32 %v to i64
  ret i64 %r
}

define float @half_to_float(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}half_to_float:
; CHECK: LDG.U16 R0, [R[4:5].64] ?
; CHECK-NEXT: F2F.F32.F16 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load half, ptr addrspace(1) %p
  %r = fpext half %v to float
  ret float %r
}

define void @float_to_half(ptr addrspace(1) %p, float %v) {
; CHECK-LABEL: {{^}}float_to_half:
; CHECK: F2F.F16.F32 R0, R6 ?
; CHECK-NEXT: STG.U16 [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %h = fptrunc float %v to half
  store half %h, ptr addrspace(1) %p
  ret void
}

define void @store_i1(ptr addrspace(1) %p, i1 %v) {
; CHECK-LABEL: {{^}}store_i1:
; CHECK: LOP3 R0, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: STG.U8 [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i1 %v, ptr addrspace(1) %p
  ret void
}

define void @store_i24(ptr addrspace(1) %p, i24 %v) {
; CHECK-LABEL: {{^}}store_i24:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x10, R6 ?
; CHECK-NEXT: STG.U16 [R[4:5].64], R6 ?
; CHECK-NEXT: STG.U8 [R[4:5].64+0x2], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  store i24 %v, ptr addrspace(1) %p
  ret void
}
