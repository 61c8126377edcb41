; NOTE: CHECK lines are written by utils/update-checks
; Rotations: SHF.WRAP with a word as both sources; by whole bytes a PRMT.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @fshl_i8(i8 %a, i8 %c) {
; CHECK-LABEL: {{^}}fshl_i8:
; CHECK: IADD R3, -R5, 0x0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R3, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R4, R4, R5, RZ ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, R3, R0 ?
; CHECK-NEXT: LOP3 R4, R4, R0, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %a, i8 %c)
  ret i8 %r
}

define i16 @fshl_i16(i16 %a, i16 %c) {
; CHECK-LABEL: {{^}}fshl_i16:
; CHECK: IADD R3, -R5, 0x0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R3, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R4, R4, R5, RZ ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, R3, R0 ?
; CHECK-NEXT: LOP3 R4, R4, R0, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %a, i16 %c)
  ret i16 %r
}

define i32 @fshl_i32(i32 %a, i32 %c) {
; CHECK-LABEL: {{^}}fshl_i32:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, R5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %c)
  ret i32 %r
}

define i64 @fshl_i64(i64 %a, i64 %c) {
; CHECK-LABEL: {{^}}fshl_i64:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x5, R6 ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, R4, R5, P0 ?
; CHECK-NEXT: SEL R3, R5, R4, P0 ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R5, R3, R6, R0 ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R0, R6, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 %c)
  ret i64 %r
}

define i8 @fshr_i8(i8 %a, i8 %c) {
; CHECK-LABEL: {{^}}fshr_i8:
; CHECK: IADD R3, -R5, 0x0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R3, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, R5, R0 ?
; CHECK-NEXT: SHF.L.U32 R3, R4, R3, RZ ?
; CHECK-NEXT: LOP3 R4, R0, R3, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %a, i8 %c)
  ret i8 %r
}

define i16 @fshr_i16(i16 %a, i16 %c) {
; CHECK-LABEL: {{^}}fshr_i16:
; CHECK: IADD R3, -R5, 0x0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R3, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, R5, R0 ?
; CHECK-NEXT: SHF.L.U32 R3, R4, R3, RZ ?
; CHECK-NEXT: LOP3 R4, R0, R3, RZ, 0xfc, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %a, i16 %c)
  ret i16 %r
}

define i32 @fshr_i32(i32 %a, i32 %c) {
; CHECK-LABEL: {{^}}fshr_i32:
; CHECK: SHF.R.WRAP.U32 R4, R4, R5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 %c)
  ret i32 %r
}

define i64 @fshr_i64(i64 %a, i64 %c) {
; CHECK-LABEL: {{^}}fshr_i64:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x5, R6 ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, R5, R4, P0 ?
; CHECK-NEXT: SEL R3, R4, R5, P0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R5, R3, R6, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R0, R6, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 %c)
  ret i64 %r
}

define i8 @fshl_i8_by_3(i8 %a) {
; CHECK-LABEL: {{^}}fshl_i8_by_3:
; CHECK: LOP3 R0, R4, 0xe0, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x5, R0 ?
; CHECK-NEXT: LEA R4, R4, R0, 0x3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %a, i8 3)
  ret i8 %r
}

define i16 @fshl_i16_by_8(i16 %a) {
; CHECK-LABEL: {{^}}fshl_i16_by_8:
; CHECK: PRMT R4, R4, RZ, 0x2101 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %a, i16 8)
  ret i16 %r
}

define i32 @fshl_i32_by_8(i32 %a) {
; CHECK-LABEL: {{^}}fshl_i32_by_8:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, 0x8, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 8)
  ret i32 %r
}

define i32 @fshl_i32_by_16(i32 %a) {
; CHECK-LABEL: {{^}}fshl_i32_by_16:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, 0x10, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 16)
  ret i32 %r
}

define i32 @fshl_i32_by_5(i32 %a) {
; CHECK-LABEL: {{^}}fshl_i32_by_5:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, 0x5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 5)
  ret i32 %r
}

define i64 @fshl_i64_by_5(i64 %a) {
; CHECK-LABEL: {{^}}fshl_i64_by_5:
; CHECK: SHF.R.WRAP.U32 R7, R4, 0x1b, R5 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R5, 0x1b, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 5)
  ret i64 %r
}

define i64 @fshl_i64_by_32(i64 %a) {
; CHECK-LABEL: {{^}}fshl_i64_by_32:
; CHECK: MOV R6, R5 ?
; CHECK-NEXT: MOV R7, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 32)
  ret i64 %r
}

define i64 @fshl_i64_by_40(i64 %a) {
; CHECK-LABEL: {{^}}fshl_i64_by_40:
; CHECK: SHF.R.WRAP.U32 R7, R5, 0x18, R4 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R4, 0x18, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 40)
  ret i64 %r
}

define i8 @fshr_i8_by_3(i8 %a) {
; CHECK-LABEL: {{^}}fshr_i8_by_3:
; CHECK: LOP3 R0, R4, 0xf8, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x3, R0 ?
; CHECK-NEXT: LEA R4, R4, R0, 0x5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %a, i8 3)
  ret i8 %r
}

define i16 @fshr_i16_by_8(i16 %a) {
; CHECK-LABEL: {{^}}fshr_i16_by_8:
; CHECK: PRMT R4, R4, RZ, 0x2101 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %a, i16 8)
  ret i16 %r
}

define i32 @fshr_i32_by_8(i32 %a) {
; CHECK-LABEL: {{^}}fshr_i32_by_8:
; CHECK: SHF.R.WRAP.U32 R4, R4, 0x8, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 8)
  ret i32 %r
}

define i32 @fshr_i32_by_16(i32 %a) {
; CHECK-LABEL: {{^}}fshr_i32_by_16:
; CHECK: SHF.R.WRAP.U32 R4, R4, 0x10, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 16)
  ret i32 %r
}

define i32 @fshr_i32_by_5(i32 %a) {
; CHECK-LABEL: {{^}}fshr_i32_by_5:
; CHECK: SHF.R.WRAP.U32 R4, R4, 0x5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 5)
  ret i32 %r
}

define i64 @fshr_i64_by_5(i64 %a) {
; CHECK-LABEL: {{^}}fshr_i64_by_5:
; CHECK: SHF.R.WRAP.U32 R7, R5, 0x5, R4 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R4, 0x5, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 5)
  ret i64 %r
}

define i64 @fshr_i64_by_32(i64 %a) {
; CHECK-LABEL: {{^}}fshr_i64_by_32:
; CHECK: MOV R6, R5 ?
; CHECK-NEXT: MOV R7, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 32)
  ret i64 %r
}

define i64 @fshr_i64_by_40(i64 %a) {
; CHECK-LABEL: {{^}}fshr_i64_by_40:
; CHECK: SHF.R.WRAP.U32 R7, R4, 0x8, R5 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R5, 0x8, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 40)
  ret i64 %r
}

define i32 @of_shifts(i32 %a, i32 %n) {
; CHECK-LABEL: {{^}}of_shifts:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, R5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = shl i32 %a, %n
  %m = sub i32 32, %n
  %h = lshr i32 %a, %m
  %r = or i32 %l, %h
  ret i32 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R2, R2, c[0x0][0x168], R2 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; A rotation's amount is narrowed once: the combiner ends.
define i8 @of_wide_amount(i64 %x, i128 %v) {
; CHECK-LABEL: {{^}}of_wide_amount:
; CHECK: LOP3 R0, R6, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R5, R0, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %t = trunc i128 %v to i64
  %a = and i64 %t, 7
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %a)
  %b = trunc i64 %r to i8
  ret i8 %b
}
