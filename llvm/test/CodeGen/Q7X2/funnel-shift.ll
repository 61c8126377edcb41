; NOTE: CHECK lines are written by utils/update-checks
; Funnel shifts: SHF.WRAP takes the amount modulo 32, as llvm.fshl does.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @fshl_i8(i8 %a, i8 %b, i8 %c) {
; CHECK-LABEL: {{^}}fshl_i8:
; CHECK: LOP3 R0, R6, 0x7, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R5, 0x18, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R3, R0, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}

define i16 @fshl_i16(i16 %a, i16 %b, i16 %c) {
; CHECK-LABEL: {{^}}fshl_i16:
; CHECK: LOP3 R0, R6, 0xf, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R5, 0x10, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R3, R0, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}

define i32 @fshl_i32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}fshl_i32:
; CHECK: SHF.L.HI.WRAP.U32 R4, R5, R6, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define i64 @fshl_i64(i64 %a, i64 %b, i64 %c) {
; CHECK-LABEL: {{^}}fshl_i64:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x5, R8 ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, R4, R5, P0 ?
; CHECK-NEXT: SEL R3, R7, R4, P0 ?
; CHECK-NEXT: SEL R4, R6, R7, P0 ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R5, R3, R8, R0 ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R4, R8, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}

define i8 @fshr_i8(i8 %a, i8 %b, i8 %c) {
; CHECK-LABEL: {{^}}fshr_i8:
; CHECK: LOP3 R0, R6, 0x18, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R5, 0x18, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R3, R0, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}

define i16 @fshr_i16(i16 %a, i16 %b, i16 %c) {
; CHECK-LABEL: {{^}}fshr_i16:
; CHECK: LOP3 R0, R6, 0x10, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R5, 0x10, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R3, R0, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}

define i32 @fshr_i32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}fshr_i32:
; CHECK: SHF.R.WRAP.U32 R4, R5, R6, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define i64 @fshr_i64(i64 %a, i64 %b, i64 %c) {
; CHECK-LABEL: {{^}}fshr_i64:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x5, R8 ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R0, R5, R4, P0 ?
; CHECK-NEXT: SEL R3, R4, R7, P0 ?
; CHECK-NEXT: SEL R4, R7, R6, P0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R5, R3, R8, R0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R4, R8, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}

define i8 @fshl_i8_by_3(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}fshl_i8_by_3:
; CHECK: SHF.L.U32 R0, R5, 0x18, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R0, 0x3, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 3)
  ret i8 %r
}

define i16 @fshl_i16_by_8(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}fshl_i16_by_8:
; CHECK: SHF.L.U32 R0, R5, 0x10, RZ ?
; CHECK-NEXT: SHF.L.HI.WRAP.U32 R4, R0, 0x8, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 8)
  ret i16 %r
}

define i32 @fshl_i32_by_8(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}fshl_i32_by_8:
; CHECK: SHF.L.HI.WRAP.U32 R4, R5, 0x8, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 8)
  ret i32 %r
}

define i32 @fshl_i32_by_5(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}fshl_i32_by_5:
; CHECK: SHF.L.HI.WRAP.U32 R4, R5, 0x5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 5)
  ret i32 %r
}

define i64 @fshl_i64_by_5(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}fshl_i64_by_5:
; CHECK: SHF.R.WRAP.U32 R5, R4, 0x1b, R5 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R7, 0x1b, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 5)
  ret i64 %r
}

define i64 @fshl_i64_by_32(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}fshl_i64_by_32:
; CHECK: MOV R6, R7 ?
; CHECK-NEXT: MOV R7, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 32)
  ret i64 %r
}

define i64 @fshl_i64_by_40(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}fshl_i64_by_40:
; CHECK: SHF.R.WRAP.U32 R5, R7, 0x18, R4 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R6, 0x18, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 40)
  ret i64 %r
}

define i128 @fshl_i128_by_5(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}fshl_i128_by_5:
; CHECK: SHF.R.WRAP.U32 R9, R4, 0x1b, R5 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R8, R11, 0x1b, R4 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R7, R6, 0x1b, R7 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R5, 0x1b, R6 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 5)
  ret i128 %r
}

define i8 @fshr_i8_by_3(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}fshr_i8_by_3:
; CHECK: SHF.L.U32 R0, R5, 0x18, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R0, 0x1b, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 3)
  ret i8 %r
}

define i16 @fshr_i16_by_8(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}fshr_i16_by_8:
; CHECK: SHF.L.U32 R0, R5, 0x10, RZ ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R0, 0x18, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 8)
  ret i16 %r
}

define i32 @fshr_i32_by_8(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}fshr_i32_by_8:
; CHECK: SHF.R.WRAP.U32 R4, R5, 0x8, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 8)
  ret i32 %r
}

define i32 @fshr_i32_by_5(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}fshr_i32_by_5:
; CHECK: SHF.R.WRAP.U32 R4, R5, 0x5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 5)
  ret i32 %r
}

define i64 @fshr_i64_by_5(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}fshr_i64_by_5:
; CHECK: SHF.R.WRAP.U32 R5, R7, 0x5, R4 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R6, 0x5, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 5)
  ret i64 %r
}

define i64 @fshr_i64_by_32(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}fshr_i64_by_32:
; CHECK: MOV R6, R7 ?
; CHECK-NEXT: MOV R7, R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 32)
  ret i64 %r
}

define i64 @fshr_i64_by_40(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}fshr_i64_by_40:
; CHECK: SHF.R.WRAP.U32 R5, R4, 0x8, R5 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R7, 0x8, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 40)
  ret i64 %r
}

define i128 @fshr_i128_by_5(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}fshr_i128_by_5:
; CHECK: SHF.R.WRAP.U32 R13, R9, 0x5, R10 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R12, R8, 0x5, R9 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R7, R11, 0x5, R4 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R6, R10, 0x5, R11 ?
; CHECK-NEXT: MOV.64 R[4:5], R[12:13] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 5)
  ret i128 %r
}
