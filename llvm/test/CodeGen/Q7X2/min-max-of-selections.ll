; NOTE: CHECK lines are written by utils/update-checks
; A selection between a value and a constant that is chosen if the value is NaN is a
; minimum or a maximum. It is none if NaN is chosen, if the constant is zero, whose sign
; may differ from that of an equal value, or denormal, or NaN.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define float @ogt_xc(float %x) {
; CHECK-LABEL: {{^}}ogt_xc:
; CHECK: FMNMX R4, R4, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ogt_cx(float %x) {
; CHECK-LABEL: {{^}}ogt_cx:
; CHECK: FSETP.GT.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @oge_xc(float %x) {
; CHECK-LABEL: {{^}}oge_xc:
; CHECK: FMNMX R4, R4, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp oge float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @oge_cx(float %x) {
; CHECK-LABEL: {{^}}oge_cx:
; CHECK: FSETP.GE.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp oge float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @olt_xc(float %x) {
; CHECK-LABEL: {{^}}olt_xc:
; CHECK: FMNMX R4, R4, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @olt_cx(float %x) {
; CHECK-LABEL: {{^}}olt_cx:
; CHECK: FSETP.LT.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @ole_xc(float %x) {
; CHECK-LABEL: {{^}}ole_xc:
; CHECK: FMNMX R4, R4, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ole float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ole_cx(float %x) {
; CHECK-LABEL: {{^}}ole_cx:
; CHECK: FSETP.LE.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ole float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @ugt_xc(float %x) {
; CHECK-LABEL: {{^}}ugt_xc:
; CHECK: FSETP.GTU.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ugt float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ugt_cx(float %x) {
; CHECK-LABEL: {{^}}ugt_cx:
; CHECK: FMNMX R4, R4, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ugt float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @uge_xc(float %x) {
; CHECK-LABEL: {{^}}uge_xc:
; CHECK: FSETP.GEU.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp uge float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @uge_cx(float %x) {
; CHECK-LABEL: {{^}}uge_cx:
; CHECK: FMNMX R4, R4, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp uge float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @ult_xc(float %x) {
; CHECK-LABEL: {{^}}ult_xc:
; CHECK: FSETP.LTU.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ult_cx(float %x) {
; CHECK-LABEL: {{^}}ult_cx:
; CHECK: FMNMX R4, R4, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @ule_xc(float %x) {
; CHECK-LABEL: {{^}}ule_xc:
; CHECK: FSETP.LEU.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ule float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ule_cx(float %x) {
; CHECK-LABEL: {{^}}ule_cx:
; CHECK: FMNMX R4, R4, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ule float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @oeq_xc(float %x) {
; CHECK-LABEL: {{^}}oeq_xc:
; CHECK: MOV R4, 0x40200000 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp oeq float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @oeq_cx(float %x) {
; CHECK-LABEL: {{^}}oeq_cx:
; CHECK: RET R[20:21] ?
  %p = fcmp oeq float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @one_xc(float %x) {
; CHECK-LABEL: {{^}}one_xc:
; CHECK: FSETP.NE.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp one float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @one_cx(float %x) {
; CHECK-LABEL: {{^}}one_cx:
; CHECK: FSETP.NE.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp one float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @ueq_xc(float %x) {
; CHECK-LABEL: {{^}}ueq_xc:
; CHECK: FSETP.EQU.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ueq float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ueq_cx(float %x) {
; CHECK-LABEL: {{^}}ueq_cx:
; CHECK: FSETP.EQU.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ueq float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @une_xc(float %x) {
; CHECK-LABEL: {{^}}une_xc:
; CHECK: RET R[20:21] ?
  %p = fcmp une float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @une_cx(float %x) {
; CHECK-LABEL: {{^}}une_cx:
; CHECK: MOV R4, 0x40200000 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp une float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @ord_xc(float %x) {
; CHECK-LABEL: {{^}}ord_xc:
; CHECK: FSETP.NUM.AND P0, R4, R4 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ord float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @ord_cx(float %x) {
; CHECK-LABEL: {{^}}ord_cx:
; CHECK: FSETP.NUM.AND P0, R4, R4 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ord float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define float @uno_xc(float %x) {
; CHECK-LABEL: {{^}}uno_xc:
; CHECK: FSETP.NAN.AND P0, R4, R4 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp uno float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define float @uno_cx(float %x) {
; CHECK-LABEL: {{^}}uno_cx:
; CHECK: FSETP.NAN.AND P0, R4, R4 ?
; CHECK-NEXT: FSEL R4, R4, 2.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp uno float %x, 2.5
  %r = select i1 %p, float 2.5, float %x
  ret float %r
}

define double @ogt_xc_f64(double %x) {
; CHECK-LABEL: {{^}}ogt_xc_f64:
; CHECK: DMNMX R[4:5], R[4:5], 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt double %x, 2.5
  %r = select i1 %p, double %x, double 2.5
  ret double %r
}

define double @olt_xc_f64(double %x) {
; CHECK-LABEL: {{^}}olt_xc_f64:
; CHECK: DMNMX R[4:5], R[4:5], 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt double %x, 2.5
  %r = select i1 %p, double %x, double 2.5
  ret double %r
}

define double @ugt_cx_f64(double %x) {
; CHECK-LABEL: {{^}}ugt_cx_f64:
; CHECK: DMNMX R[4:5], R[4:5], 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ugt double %x, 2.5
  %r = select i1 %p, double 2.5, double %x
  ret double %r
}

define double @ult_cx_f64(double %x) {
; CHECK-LABEL: {{^}}ult_cx_f64:
; CHECK: DMNMX R[4:5], R[4:5], 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult double %x, 2.5
  %r = select i1 %p, double 2.5, double %x
  ret double %r
}

define double @ult_xc_f64(double %x) {
; CHECK-LABEL: {{^}}ult_xc_f64:
; CHECK: DSETP.LTU.AND P0, R[4:5], 2.5 ?
; CHECK-NEXT: SEL R5, R5, 0x40040000, P0 ?
; CHECK-NEXT: SEL R4, R4, 0x0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult double %x, 2.5
  %r = select i1 %p, double %x, double 2.5
  ret double %r
}

define double @ogt_cx_f64(double %x) {
; CHECK-LABEL: {{^}}ogt_cx_f64:
; CHECK: DSETP.GT.AND P0, R[4:5], 2.5 ?
; CHECK-NEXT: SEL R5, R5, 0x40040000, !P0 ?
; CHECK-NEXT: SEL R4, R4, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt double %x, 2.5
  %r = select i1 %p, double 2.5, double %x
  ret double %r
}

define half @ogt_xc_f16(half %x) {
; CHECK-LABEL: {{^}}ogt_xc_f16:
; CHECK: HMNMX2 R4, R4, 2.5, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt half %x, 2.5
  %r = select i1 %p, half %x, half 2.5
  ret half %r
}

define half @olt_xc_f16(half %x) {
; CHECK-LABEL: {{^}}olt_xc_f16:
; CHECK: HMNMX2 R4, R4, 2.5, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt half %x, 2.5
  %r = select i1 %p, half %x, half 2.5
  ret half %r
}

define half @ugt_cx_f16(half %x) {
; CHECK-LABEL: {{^}}ugt_cx_f16:
; CHECK: HMNMX2 R4, R4, 2.5, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ugt half %x, 2.5
  %r = select i1 %p, half 2.5, half %x
  ret half %r
}

define half @ult_cx_f16(half %x) {
; CHECK-LABEL: {{^}}ult_cx_f16:
; CHECK: HMNMX2 R4, R4, 2.5, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult half %x, 2.5
  %r = select i1 %p, half 2.5, half %x
  ret half %r
}

define half @ult_xc_f16(half %x) {
; CHECK-LABEL: {{^}}ult_xc_f16:
; CHECK: HSETP2.LTU.AND P0, PT, R4, 2.5, 2.5 ?
; CHECK-NEXT: MOV R0, 0x4100 ?
; CHECK-NEXT: SEL R4, R4, R0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult half %x, 2.5
  %r = select i1 %p, half %x, half 2.5
  ret half %r
}

define half @ogt_cx_f16(half %x) {
; CHECK-LABEL: {{^}}ogt_cx_f16:
; CHECK: HSETP2.GT.AND P0, PT, R4, 2.5, 2.5 ?
; CHECK-NEXT: MOV R0, 0x4100 ?
; CHECK-NEXT: SEL R4, R0, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt half %x, 2.5
  %r = select i1 %p, half 2.5, half %x
  ret half %r
}

define bfloat @ogt_xc_bf16(bfloat %x) {
; CHECK-LABEL: {{^}}ogt_xc_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, 2.5, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt bfloat %x, 2.5
  %r = select i1 %p, bfloat %x, bfloat 2.5
  ret bfloat %r
}

define bfloat @olt_xc_bf16(bfloat %x) {
; CHECK-LABEL: {{^}}olt_xc_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, 2.5, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt bfloat %x, 2.5
  %r = select i1 %p, bfloat %x, bfloat 2.5
  ret bfloat %r
}

define bfloat @ugt_cx_bf16(bfloat %x) {
; CHECK-LABEL: {{^}}ugt_cx_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, 2.5, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ugt bfloat %x, 2.5
  %r = select i1 %p, bfloat 2.5, bfloat %x
  ret bfloat %r
}

define bfloat @ult_cx_bf16(bfloat %x) {
; CHECK-LABEL: {{^}}ult_cx_bf16:
; CHECK: HMNMX2.BF16_V2 R4, R4, 2.5, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult bfloat %x, 2.5
  %r = select i1 %p, bfloat 2.5, bfloat %x
  ret bfloat %r
}

define bfloat @ult_xc_bf16(bfloat %x) {
; CHECK-LABEL: {{^}}ult_xc_bf16:
; CHECK: HSETP2.BF16_V2.LTU.AND P0, PT, R4, 2.5, 2.5 ?
; CHECK-NEXT: MOV R0, 0x4020 ?
; CHECK-NEXT: SEL R4, R4, R0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult bfloat %x, 2.5
  %r = select i1 %p, bfloat %x, bfloat 2.5
  ret bfloat %r
}

define bfloat @ogt_cx_bf16(bfloat %x) {
; CHECK-LABEL: {{^}}ogt_cx_bf16:
; CHECK: HSETP2.BF16_V2.GT.AND P0, PT, R4, 2.5, 2.5 ?
; CHECK-NEXT: MOV R0, 0x4020 ?
; CHECK-NEXT: SEL R4, R0, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt bfloat %x, 2.5
  %r = select i1 %p, bfloat 2.5, bfloat %x
  ret bfloat %r
}

define float @zero(float %x) {
; CHECK-LABEL: {{^}}zero:
; CHECK: FSETP.GT.AND P0, R4, 0 ?
; CHECK-NEXT: FSEL R4, R4, 0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 0.0
  %r = select i1 %p, float %x, float 0.0
  ret float %r
}

define float @minus_zero(float %x) {
; CHECK-LABEL: {{^}}minus_zero:
; CHECK: FSETP.LT.AND P0, R4, -0 ?
; CHECK-NEXT: FSEL R4, R4, -0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt float %x, -0.0
  %r = select i1 %p, float %x, float -0.0
  ret float %r
}

define float @denormal(float %x) {
; CHECK-LABEL: {{^}}denormal:
; CHECK: FSETP.GT.AND P0, R4, 1e-45 ?
; CHECK-NEXT: FSEL R4, R4, 1e-45, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 0x36A0000000000000
  %r = select i1 %p, float %x, float 0x36A0000000000000
  ret float %r
}

define half @denormal_f16(half %x) {
; CHECK-LABEL: {{^}}denormal_f16:
; CHECK: HSETP2.LT.AND P0, PT, R4, 6e-08, 6e-08 ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: SEL R4, R4, R0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt half %x, 0xH0001
  %r = select i1 %p, half %x, half 0xH0001
  ret half %r
}

define float @nan(float %x) {
; CHECK-LABEL: {{^}}nan:
; CHECK: MOV R4, 0x7fc00000 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ult float %x, 0x7FF8000000000000
  %r = select i1 %p, float 0x7FF8000000000000, float %x
  ret float %r
}

define float @infinity(float %x) {
; CHECK-LABEL: {{^}}infinity:
; CHECK: FMNMX R4, R4, 0fFF800000, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 0xFFF0000000000000
  %r = select i1 %p, float %x, float 0xFFF0000000000000
  ret float %r
}

define float @smallest_normal(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
; CHECK-LABEL: {{^}}smallest_normal:
; CHECK: FMNMX R4, R4, 1.1754944e-38, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 0x3810000000000000
  %r = select i1 %p, float %x, float 0x3810000000000000
  ret float %r
}

define float @largest_negative(float %x) {
; CHECK-LABEL: {{^}}largest_negative:
; CHECK: FMNMX R4, R4, -3.4028235e+38, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 0xC7EFFFFFE0000000
  %r = select i1 %p, float %x, float 0xC7EFFFFFE0000000
  ret float %r
}

define float @no_nans(float %x) {
; CHECK-LABEL: {{^}}no_nans:
; CHECK: FMNMX R4, R4, 2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp nnan ult float %x, 2.5
  %r = select i1 %p, float %x, float 2.5
  ret float %r
}

define <2 x half> @vector(<2 x half> %x) {
; CHECK-LABEL: {{^}}vector:
; CHECK: HMNMX2 R4, R4, 2.5, 2.5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt <2 x half> %x, splat (half 2.5)
  %r = select <2 x i1> %p, <2 x half> %x, <2 x half> splat (half 2.5)
  ret <2 x half> %r
}

define <4 x float> @vector_f32(<4 x float> %x) {
; CHECK-LABEL: {{^}}vector_f32:
; CHECK: FMNMX R7, R7, -2.5, PT ?
; CHECK-NEXT: FMNMX R6, R6, -2.5, PT ?
; CHECK-NEXT: FMNMX R5, R5, -2.5, PT ?
; CHECK-NEXT: FMNMX R4, R4, -2.5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp olt <4 x float> %x, splat (float -2.5)
  %r = select <4 x i1> %p, <4 x float> %x, <4 x float> splat (float -2.5)
  ret <4 x float> %r
}

define float @other_value(float %x, float %y) {
; CHECK-LABEL: {{^}}other_value:
; CHECK: FSETP.GT.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R5, 2.5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 2.5
  %r = select i1 %p, float %y, float 2.5
  ret float %r
}

define float @other_constant(float %x) {
; CHECK-LABEL: {{^}}other_constant:
; CHECK: FSETP.GT.AND P0, R4, 2.5 ?
; CHECK-NEXT: FSEL R4, R4, 2, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, 2.5
  %r = select i1 %p, float %x, float 2.0
  ret float %r
}

define float @no_constant(float %x, float %y) {
; CHECK-LABEL: {{^}}no_constant:
; CHECK: FSETP.GT.AND P0, R4, R5 ?
; CHECK-NEXT: FSEL R4, R4, R5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fcmp ogt float %x, %y
  %r = select i1 %p, float %x, float %y
  ret float %r
}
