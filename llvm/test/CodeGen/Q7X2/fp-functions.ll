; NOTE: CHECK lines are written by utils/update-checks
; Square roots, powers of two, logarithms, sines: instructions of the MUFU unit where
; they are exact enough or allowed to be less, otherwise functions.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @sqrt_f16(half %a) {
; CHECK-LABEL: {{^}}sqrt_f16:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: MUFU.SQRT R0, R0 ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.sqrt.f16(half %a)
  ret half %r
}

define float @sqrt_f32(float %a) {
; CHECK-LABEL: {{^}}sqrt_f32:
; CHECK: MUFU.SQRT R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}

define float @sqrt_fast(float %a) {
; CHECK-LABEL: {{^}}sqrt_fast:
; CHECK: MUFU.SQRT R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.sqrt.f32(float %a)
  ret float %r
}

define float @rsqrt_fast(float %a) {
; CHECK-LABEL: {{^}}rsqrt_fast:
; CHECK: MUFU.RSQ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = call afn float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float 1.0, %s
  ret float %r
}

; The quotient may be approximated, so that the root need not be rounded.
define float @rsqrt_of_root(float %a) {
; CHECK-LABEL: {{^}}rsqrt_of_root:
; CHECK: MUFU.RSQ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = call float @llvm.sqrt.f32(float %a)
  %r = fdiv arcp float 1.0, %s
  ret float %r
}

define float @quotient_by_root(float %a, float %b) {
; CHECK-LABEL: {{^}}quotient_by_root:
; CHECK: MUFU.RSQ R0, R4 ?
; CHECK-NEXT: FMUL R4, R5, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = call float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float %b, %s
  ret float %r
}

define float @exact_quotient_of_one(float %a) {
; CHECK-LABEL: {{^}}exact_quotient_of_one:
; CHECK: MUFU.SQRT R0, R4 ?
; CHECK-NEXT: MUFU.RCP R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = call float @llvm.sqrt.f32(float %a)
  %r = fdiv float 1.0, %s
  ret float %r
}

define float @tanh_f32(float %a) {
; CHECK-LABEL: {{^}}tanh_f32:
; CHECK: MUFU.TANH R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.tanh.f32(float %a)
  ret float %r
}

define half @tanh_f16(half %a) {
; CHECK-LABEL: {{^}}tanh_f16:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: MUFU.TANH R0, R0 ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.tanh.f16(half %a)
  ret half %r
}

define float @exp2_fast(float %a) {
; CHECK-LABEL: {{^}}exp2_fast:
; CHECK: MUFU.EX2 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.exp2.f32(float %a)
  ret float %r
}

define float @log2_fast(float %a) {
; CHECK-LABEL: {{^}}log2_fast:
; CHECK: MUFU.LG2 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.log2.f32(float %a)
  ret float %r
}

define float @sin_fast(float %a) {
; CHECK-LABEL: {{^}}sin_fast:
; CHECK: MUFU.SIN R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.sin.f32(float %a)
  ret float %r
}

define float @cos_fast(float %a) {
; CHECK-LABEL: {{^}}cos_fast:
; CHECK: MUFU.COS R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.cos.f32(float %a)
  ret float %r
}

define float @exp_fast(float %a) {
; CHECK-LABEL: {{^}}exp_fast:
; CHECK: FMUL R0, R4, 1.442695 ?
; CHECK-NEXT: MUFU.EX2 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.exp.f32(float %a)
  ret float %r
}

define float @exp10_fast(float %a) {
; CHECK-LABEL: {{^}}exp10_fast:
; CHECK: FMUL R0, R4, 3.321928 ?
; CHECK-NEXT: MUFU.EX2 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.exp10.f32(float %a)
  ret float %r
}

define float @log_fast(float %a) {
; CHECK-LABEL: {{^}}log_fast:
; CHECK: MUFU.LG2 R0, R4 ?
; CHECK-NEXT: FMUL R4, R0, 0.6931472 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.log.f32(float %a)
  ret float %r
}

define float @log10_fast(float %a) {
; CHECK-LABEL: {{^}}log10_fast:
; CHECK: MUFU.LG2 R0, R4 ?
; CHECK-NEXT: FMUL R4, R0, 0.30103 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.log10.f32(float %a)
  ret float %r
}

define float @tanh_fast(float %a) {
; CHECK-LABEL: {{^}}tanh_fast:
; CHECK: MUFU.TANH R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.tanh.f32(float %a)
  ret float %r
}

define float @pow_fast(float %a, float %b) {
; CHECK-LABEL: {{^}}pow_fast:
; CHECK: MUFU.LG2 R0, |R4| ?
; CHECK-NEXT: FMUL R3, R5, 0.5 ?
; CHECK-NEXT: FRND.F32.RZ R6, R3 ?
; CHECK-NEXT: FMUL R0, R5, R0 ?
; CHECK-NEXT: FRND.F32.RZ R7, R5 ?
; CHECK-NEXT: FSETP.NEU.AND P0, R6, R3 ?
; CHECK-NEXT: MUFU.EX2 R0, R0 ?
; CHECK-NEXT: FSETP.NEU.AND P1, R7, R5 ?
; CHECK-NEXT: FSETP.EQ.AND P0, R7, R5, P0 ?
; CHECK-NEXT: FSETP.LT.AND P1, R4, 0, P1 ?
; CHECK-NEXT: @P0 LOP3 R0, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: FSETP.EQ.AND P0, R5, 0 ?
; CHECK-NEXT: FSEL R0, R0, 0f7FC00000, !P1 ?
; CHECK-NEXT: FSEL R4, R0, 1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn float @llvm.pow.f32(float %a, float %b)
  ret float %r
}

define half @exp2_half(half %a) {
; CHECK-LABEL: {{^}}exp2_half:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: MUFU.EX2 R0, R0 ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call afn half @llvm.exp2.f16(half %a)
  ret half %r
}

define float @exp_f32(float %a) {
; CHECK-LABEL: {{^}}exp_f32:
; CHECK: FMNMX.NAN R0, R4, 110.90355, PT ?
; CHECK-NEXT: FMNMX.NAN R0, R0, -110.90355, !PT ?
; CHECK-NEXT: FMUL R3, R0, 1.442695 ?
; CHECK-NEXT: FRND.F32 R4, R3 ?
; CHECK-NEXT: FFMA R5, R0, 1.442695, -R3 ?
; CHECK-NEXT: FFMA R0, R0, 1.925963e-08, R5 ?
; CHECK-NEXT: FMUL R6, R4, 0.5 ?
; CHECK-NEXT: FADD R3, R3, -R4 ?
; CHECK-NEXT: FRND.F32.RZ R5, R6 ?
; CHECK-NEXT: FADD R0, R3, R0 ?
; CHECK-NEXT: MUFU.EX2 R0, R0 ?
; CHECK-NEXT: FADD R4, R4, -R5 ?
; CHECK-NEXT: MUFU.EX2 R3, R5 ?
; CHECK-NEXT: MUFU.EX2 R4, R4 ?
; CHECK-NEXT: FMUL R0, R0, R3 ?
; CHECK-NEXT: FMUL R4, R0, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.exp.f32(float %a)
  ret float %r
}

define float @tan_fast(float %a) {
; CHECK-LABEL: {{^}}tan_fast:
; CHECK: MUFU.COS R0, R4 ?
; CHECK-NEXT: MUFU.SIN R3, R4 ?
; CHECK-NEXT: MUFU.RCP R4, R0 ?
; CHECK-NEXT: FCHK P0, R3, R0 ?
; CHECK-NEXT: FMUL R5, R3, R4 ?
; CHECK-NEXT: FFMA R6, -R0, R5, R3 ?
; CHECK-NEXT: FFMA R4, R6, R4, R5 ?
; CHECK-NEXT: BSSY B0, .LBB21_1 ?
; CHECK-NEXT: @P0 BRA .LBB21_2 ?
; CHECK-NEXT: .LBB21_1:
; CHECK-NEXT: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB21_2:
; CHECK-NEXT: F2F.F64.F32 R[6:7], |R0| ?
; CHECK-NEXT: F2F.F64.F32 R[10:11], |R3| ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[12:13], R[8:9] ?
; CHECK-NEXT: DMUL R[12:13], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[12:13], R[10:11] ?
; CHECK-NEXT: DFMA R[12:13], R[10:11], R[8:9], R[12:13] ?
; CHECK-NEXT: F2F.F32.F64 R4, R[12:13] ?
; CHECK-NEXT: MUFU.RCP R6, |R0| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R3|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R0|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R0|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R4, |R3|, R6 ?
; CHECK-NEXT: LOP3 R6, R3, -0x80000000, R0, 0x48, !PT ?
; CHECK-NEXT: LOP3 R4, R4, 0x0, R6, 0xfa, !PT ?
; CHECK-NEXT: BRA .LBB21_1 ?
  %r = call afn float @llvm.tan.f32(float %a)
  ret float %r
}
