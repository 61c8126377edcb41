; NOTE: CHECK lines are written by utils/update-checks
; Quotients of floating-point numbers: correctly rounded; with arcp or afn a product
; with a reciprocal.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @f16(half %a, half %b) {
; CHECK-LABEL: {{^}}f16:
; CHECK: F2F.F32.F16 R0, R5 ?
; CHECK-NEXT: F2F.F32.F16 R3, R4 ?
; CHECK-NEXT: MUFU.RCP R4, R0 ?
; CHECK-NEXT: FMUL R5, R3, R4 ?
; CHECK-NEXT: FFMA R0, -R0, R5, R3 ?
; CHECK-NEXT: FSETP.NE.AND P0, R0, 0 ?
; CHECK-NEXT: @P0 FFMA R5, R0, R4, R5 ?
; CHECK-NEXT: F2F.F16.F32 R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv half %a, %b
  ret half %r
}

define bfloat @bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: SHF.L.U32 R0, R5, 0x10, RZ ?
; CHECK-NEXT: SHF.L.U32 R12, R4, 0x10, RZ ?
; CHECK-NEXT: MUFU.RCP R3, R0 ?
; CHECK-NEXT: FCHK P0, R12, R0 ?
; CHECK-NEXT: FMUL R4, R12, R3 ?
; CHECK-NEXT: FFMA R5, -R0, R4, R12 ?
; CHECK-NEXT: FFMA R3, R5, R3, R4 ?
; CHECK-NEXT: BSSY B0, .LBB1_1 ?
; CHECK-NEXT: @P0 BRA .LBB1_2 ?
; CHECK-NEXT: .LBB1_1:
; CHECK-NEXT: BSYNC B0 ?
; CHECK-NEXT: F2F.BF16.F32 R4, R3 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB1_2:
; CHECK-NEXT: F2F.F64.F32 R[4:5], |R0| ?
; CHECK-NEXT: F2F.F64.F32 R[8:9], |R12| ?
; CHECK-NEXT: MOV R6, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R7, R5 ?
; CHECK-NEXT: DFMA R[10:11], -R[4:5], R[6:7], 1 ?
; CHECK-NEXT: DFMA R[6:7], R[6:7], R[10:11], R[6:7] ?
; CHECK-NEXT: DMUL R[10:11], R[8:9], R[6:7] ?
; CHECK-NEXT: DFMA R[8:9], -R[4:5], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], R[8:9], R[6:7], R[10:11] ?
; CHECK-NEXT: F2F.F32.F64 R3, R[10:11] ?
; CHECK-NEXT: MUFU.RCP R4, |R0| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R12|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R0|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R0|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R3, |R12|, R4 ?
; CHECK-NEXT: LOP3 R4, R12, -0x80000000, R0, 0x48, !PT ?
; CHECK-NEXT: LOP3 R3, R3, 0x0, R4, 0xfa, !PT ?
; CHECK-NEXT: BRA .LBB1_1 ?
  %r = fdiv bfloat %a, %b
  ret bfloat %r
}

define float @f32(float %a, float %b) {
; CHECK-LABEL: {{^}}f32:
; CHECK: MUFU.RCP R0, R5 ?
; CHECK-NEXT: FCHK P0, R4, R5 ?
; CHECK-NEXT: FMUL R3, R4, R0 ?
; CHECK-NEXT: FFMA R6, -R5, R3, R4 ?
; CHECK-NEXT: FFMA R0, R6, R0, R3 ?
; CHECK-NEXT: BSSY B0, .LBB2_1 ?
; CHECK-NEXT: @P0 BRA .LBB2_2 ?
; CHECK-NEXT: .LBB2_1:
; CHECK-NEXT: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB2_2:
; CHECK-NEXT: F2F.F64.F32 R[6:7], |R5| ?
; CHECK-NEXT: F2F.F64.F32 R[10:11], |R4| ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[12:13], R[8:9] ?
; CHECK-NEXT: DMUL R[12:13], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[12:13], R[10:11] ?
; CHECK-NEXT: DFMA R[12:13], R[10:11], R[8:9], R[12:13] ?
; CHECK-NEXT: F2F.F32.F64 R0, R[12:13] ?
; CHECK-NEXT: MUFU.RCP R6, |R5| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R4|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R5|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R5|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R0, |R4|, R6 ?
; CHECK-NEXT: LOP3 R6, R4, -0x80000000, R5, 0x48, !PT ?
; CHECK-NEXT: LOP3 R0, R0, 0x0, R6, 0xfa, !PT ?
; CHECK-NEXT: BRA .LBB2_1 ?
  %r = fdiv float %a, %b
  ret float %r
}

define double @f64(double %a, double %b) {
; CHECK-LABEL: {{^}}f64:
; CHECK: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: FSETP.GE.AND P0, |R7|, 7.523164e-37 ?
; CHECK-NEXT: FSETP.GE.AND P0, |R5|, 7.523164e-37, P0 ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[10:11], R[10:11], R[10:11], R[10:11] ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[10:11], R[8:9] ?
; CHECK-NEXT: DMUL R[10:11], R[4:5], R[8:9] ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[10:11], R[4:5] ?
; CHECK-NEXT: DFMA R[8:9], R[12:13], R[8:9], R[10:11] ?
; CHECK-NEXT: FSETP.GT.AND P0, |R9|, 1.469368e-39, P0 ?
; CHECK-NEXT: BSSY B2, .LBB4_1 ?
; CHECK-NEXT: @!P0 BRA .LBB4_2 ?
; CHECK-NEXT: .LBB4_1:
; CHECK: BSYNC B2 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB4_2:
; CHECK-NEXT: MOV.64 R[18:19], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], divideScaled ?
; CHECK-NEXT: MOV.64 R[20:21], R[18:19] ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: BRA .LBB4_1 ?
  %r = fdiv double %a, %b
  ret double %r
}

define <2 x half> @v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: PRMT R0, R5, RZ, 0x4432 ?
; CHECK-NEXT: F2F.F32.F16 R5, R5 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x4432 ?
; CHECK-NEXT: F2F.F32.F16 R0, R0 ?
; CHECK-NEXT: F2F.F32.F16 R3, R3 ?
; CHECK-NEXT: MUFU.RCP R6, R0 ?
; CHECK-NEXT: F2F.F32.F16 R4, R4 ?
; CHECK-NEXT: FMUL R8, R3, R6 ?
; CHECK-NEXT: MUFU.RCP R7, R5 ?
; CHECK-NEXT: FFMA R0, -R0, R8, R3 ?
; CHECK-NEXT: FSETP.NE.AND P0, R0, 0 ?
; CHECK-NEXT: @P0 FFMA R8, R0, R6, R8 ?
; CHECK-NEXT: FMUL R3, R4, R7 ?
; CHECK-NEXT: F2F.F16.F32 R0, R8 ?
; CHECK-NEXT: FFMA R4, -R5, R3, R4 ?
; CHECK-NEXT: FSETP.NE.AND P0, R4, 0 ?
; CHECK-NEXT: @P0 FFMA R3, R4, R7, R3 ?
; CHECK-NEXT: F2F.F16.F32 R3, R3 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv <2 x half> %a, %b
  ret <2 x half> %r
}

define float @by_power_of_two(float %a) {
; CHECK-LABEL: {{^}}by_power_of_two:
; CHECK: FMUL R4, R4, 0.25 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv float %a, 4.0
  ret float %r
}

define float @by_three(float %a) {
; CHECK-LABEL: {{^}}by_three:
; CHECK: FMUL R0, R4, 0.33333334 ?
; CHECK-NEXT: FFMA R3, R0, -3, R4 ?
; CHECK-NEXT: FSETP.NE.AND P0, R3, 0 ?
; CHECK-NEXT: @P0 FFMA R0, R3, 0.33333334, R0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv float %a, 3.0
  ret float %r
}

define float @reciprocal(float %a) {
; CHECK-LABEL: {{^}}reciprocal:
; CHECK: MUFU.RCP R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv float 1.0, %a
  ret float %r
}

define double @reciprocal_f64(double %a) {
; CHECK-LABEL: {{^}}reciprocal_f64:
; CHECK: MOV.64 R[6:7], R[4:5] ?
; CHECK-NEXT: MOV R4, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R5, R7 ?
; CHECK-NEXT: FSETP.GE.AND P0, |R7|, 1.469368e-39 ?
; CHECK-NEXT: DFMA R[8:9], -R[6:7], R[4:5], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[8:9], R[8:9] ?
; CHECK-NEXT: DFMA R[8:9], R[4:5], R[8:9], R[4:5] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[10:11], R[8:9] ?
; CHECK-NEXT: BSSY B2, .LBB9_1 ?
; CHECK-NEXT: @!P0 BRA .LBB9_2 ?
; CHECK-NEXT: .LBB9_1:
; CHECK: BSYNC B2 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB9_2:
; CHECK-NEXT: MOV R5, 0x3ff00000 ?
; CHECK-NEXT: MOV.64 R[18:19], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], divideScaled ?
; CHECK-NEXT: MOV.64 R[20:21], R[18:19] ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: BRA .LBB9_1 ?
  %r = fdiv double 1.0, %a
  ret double %r
}

define float @arcp(float %a, float %b) {
; CHECK-LABEL: {{^}}arcp:
; CHECK: MUFU.RCP R0, R5 ?
; CHECK-NEXT: FMUL R4, R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv arcp float %a, %b
  ret float %r
}

define float @afn(float %a, float %b) {
; CHECK-LABEL: {{^}}afn:
; CHECK: MUFU.RCP R0, R5 ?
; CHECK-NEXT: FMUL R4, R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv afn float %a, %b
  ret float %r
}

define float @fast(float %a, float %b) {
; CHECK-LABEL: {{^}}fast:
; CHECK: MUFU.RCP R0, R5 ?
; CHECK-NEXT: FMUL R4, R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv fast float %a, %b
  ret float %r
}

define double @fast_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}fast_f64:
; CHECK: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: FSETP.GE.AND P0, |R7|, 7.523164e-37 ?
; CHECK-NEXT: FSETP.GE.AND P0, |R5|, 7.523164e-37, P0 ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[10:11], R[10:11], R[10:11], R[10:11] ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[10:11], R[8:9] ?
; CHECK-NEXT: DMUL R[10:11], R[4:5], R[8:9] ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[10:11], R[4:5] ?
; CHECK-NEXT: DFMA R[8:9], R[12:13], R[8:9], R[10:11] ?
; CHECK-NEXT: FSETP.GT.AND P0, |R9|, 1.469368e-39, P0 ?
; CHECK-NEXT: BSSY B2, .LBB13_1 ?
; CHECK-NEXT: @!P0 BRA .LBB13_2 ?
; CHECK-NEXT: .LBB13_1:
; CHECK: BSYNC B2 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB13_2:
; CHECK-NEXT: MOV.64 R[18:19], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], divideScaled ?
; CHECK-NEXT: MOV.64 R[20:21], R[18:19] ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: BRA .LBB13_1 ?
  %r = fdiv fast double %a, %b
  ret double %r
}

; With the permitted error of OpenCL's division, 2.5 units in the last place.
define float @fpmath(float %a, float %b) {
; CHECK-LABEL: {{^}}fpmath:
; CHECK: MUFU.RCP R0, R5 ?
; CHECK-NEXT: FCHK P0, R4, R5 ?
; CHECK-NEXT: FMUL R3, R4, R0 ?
; CHECK-NEXT: FFMA R6, -R5, R3, R4 ?
; CHECK-NEXT: FFMA R0, R6, R0, R3 ?
; CHECK-NEXT: BSSY B0, .LBB14_1 ?
; CHECK-NEXT: @P0 BRA .LBB14_2 ?
; CHECK-NEXT: .LBB14_1:
; CHECK-NEXT: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB14_2:
; CHECK-NEXT: F2F.F64.F32 R[6:7], |R5| ?
; CHECK-NEXT: F2F.F64.F32 R[10:11], |R4| ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[12:13], R[8:9] ?
; CHECK-NEXT: DMUL R[12:13], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[12:13], R[10:11] ?
; CHECK-NEXT: DFMA R[12:13], R[10:11], R[8:9], R[12:13] ?
; CHECK-NEXT: F2F.F32.F64 R0, R[12:13] ?
; CHECK-NEXT: MUFU.RCP R6, |R5| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R4|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R5|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R5|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R0, |R4|, R6 ?
; CHECK-NEXT: LOP3 R6, R4, -0x80000000, R5, 0x48, !PT ?
; CHECK-NEXT: LOP3 R0, R0, 0x0, R6, 0xfa, !PT ?
; CHECK-NEXT: BRA .LBB14_1 ?
  %r = fdiv float %a, %b, !fpmath !0
  ret float %r
}

define float @flushed(float %a, float %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
; CHECK-LABEL: {{^}}flushed:
; CHECK: MUFU.RCP R0, R5 ?
; CHECK-NEXT: FCHK P0, R4, R5 ?
; CHECK-NEXT: FMUL R3, R4, R0 ?
; CHECK-NEXT: FFMA R6, -R5, R3, R4 ?
; CHECK-NEXT: FFMA R0, R6, R0, R3 ?
; CHECK-NEXT: BSSY B0, .LBB15_1 ?
; CHECK-NEXT: @P0 BRA .LBB15_2 ?
; CHECK-NEXT: .LBB15_1:
; CHECK-NEXT: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB15_2:
; CHECK-NEXT: F2F.F64.F32 R[6:7], |R5| ?
; CHECK-NEXT: F2F.F64.F32 R[10:11], |R4| ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[12:13], R[8:9] ?
; CHECK-NEXT: DMUL R[12:13], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[12:13], R[10:11] ?
; CHECK-NEXT: DFMA R[12:13], R[10:11], R[8:9], R[12:13] ?
; CHECK-NEXT: F2F.F32.F64 R0, R[12:13] ?
; CHECK-NEXT: MUFU.RCP R6, |R5| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R4|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R5|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R5|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R0, |R4|, R6 ?
; CHECK-NEXT: LOP3 R6, R4, -0x80000000, R5, 0x48, !PT ?
; CHECK-NEXT: LOP3 R0, R0, 0x0, R6, 0xfa, !PT ?
; CHECK-NEXT: BRA .LBB15_1 ?
  %r = fdiv float %a, %b
  ret float %r
}

define ptx_kernel void @bank_f32(ptr addrspace(1) %p, float %b) {
; CHECK-LABEL: {{^}}bank_f32:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R10, [R[0:1].64] ?
; CHECK-NEXT: MUFU.RCP R2, c[0x0][0x168] ?
; CHECK-NEXT: FMUL R3, R10, R2 ?
; CHECK-NEXT: FCHK P0, R10, c[0x0][0x168] ?
; CHECK-NEXT: FFMA R4, R3, -c[0x0][0x168], R10 ?
; CHECK-NEXT: FFMA R11, R4, R2, R3 ?
; CHECK-NEXT: @P0 BRA .LBB16_2 ?
; CHECK: STG [R[0:1].64], R11 ?
; CHECK-NEXT: EXIT ?
; CHECK-NEXT: .LBB16_2:
; CHECK-NEXT: MOV R12, c[0x0][0x168] ?
; CHECK-NEXT: F2F.F64.F32 R[2:3], |R12| ?
; CHECK-NEXT: F2F.F64.F32 R[6:7], |R10| ?
; CHECK-NEXT: MOV R4, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R5, R3 ?
; CHECK-NEXT: DFMA R[8:9], -R[2:3], R[4:5], 1 ?
; CHECK-NEXT: DFMA R[4:5], R[4:5], R[8:9], R[4:5] ?
; CHECK-NEXT: DMUL R[8:9], R[6:7], R[4:5] ?
; CHECK-NEXT: DFMA R[6:7], -R[2:3], R[8:9], R[6:7] ?
; CHECK-NEXT: DFMA R[8:9], R[6:7], R[4:5], R[8:9] ?
; CHECK-NEXT: F2F.F32.F64 R11, R[8:9] ?
; CHECK-NEXT: MUFU.RCP R2, |R12| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R10|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R12|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R12|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R11, |R10|, R2 ?
; CHECK-NEXT: LOP3 R2, R10, -0x80000000, R12, 0x48, !PT ?
; CHECK-NEXT: LOP3 R11, R11, 0x0, R2, 0xfa, !PT ?
; CHECK-NEXT: STG [R[0:1].64], R11 ?
; CHECK-NEXT: EXIT ?
  %a = load float, ptr addrspace(1) %p
  %r = fdiv float %a, %b
  store float %r, ptr addrspace(1) %p
  ret void
}

!0 = !{float 2.5}

; The reciprocal is correctly rounded, and so is its negative.
define float @negative_reciprocal(float %a) {
; CHECK-LABEL: {{^}}negative_reciprocal:
; CHECK: MUFU.RCP R4, -R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fdiv float -1.0, %a
  ret float %r
}
