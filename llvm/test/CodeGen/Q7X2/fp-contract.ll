; NOTE: CHECK lines are written by utils/update-checks
; A product and a sum that both allow contraction are one instruction; without the
; flag each rounds.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define float @contract(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}contract:
; CHECK: FFMA R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul contract float %a, %b
  %r = fadd contract float %p, %c
  ret float %r
}

define float @contract_difference(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}contract_difference:
; CHECK: FFMA R4, R4, R5, -R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul contract float %a, %b
  %r = fsub contract float %p, %c
  ret float %r
}

define float @contract_from(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}contract_from:
; CHECK: FFMA R4, -R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul contract float %a, %b
  %r = fsub contract float %c, %p
  ret float %r
}

define float @plain(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}plain:
; CHECK: FMUL R0, R4, R5 ?
; CHECK-NEXT: FADD R4, R0, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul float %a, %b
  %r = fadd float %p, %c
  ret float %r
}

define float @only_sum(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}only_sum:
; CHECK: FMUL R0, R4, R5 ?
; CHECK-NEXT: FADD R4, R0, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul float %a, %b
  %r = fadd contract float %p, %c
  ret float %r
}

define <2 x half> @contract_v2f16(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
; CHECK-LABEL: {{^}}contract_v2f16:
; CHECK: HFMA2 R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul contract <2 x half> %a, %b
  %r = fadd contract <2 x half> %p, %c
  ret <2 x half> %r
}

define double @contract_f64(double %a, double %b, double %c) {
; CHECK-LABEL: {{^}}contract_f64:
; CHECK: DFMA R[4:5], R[4:5], R[6:7], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul contract double %a, %b
  %r = fadd contract double %p, %c
  ret double %r
}

; The product has another use: it is computed twice rather than waited for.
define float @shared(float %a, float %b, float %c, ptr %q) {
; CHECK-LABEL: {{^}}shared:
; CHECK: FMUL R0, R4, R5 ?
; CHECK-NEXT: FFMA R4, R4, R5, R6 ?
; CHECK-NEXT: ST [R[8:9].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul contract float %a, %b
  store float %p, ptr %q
  %r = fadd contract float %p, %c
  ret float %r
}

define float @reassociated(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}reassociated:
; CHECK: FADD R4, R4, 3 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = fadd reassoc nsz float %a, 1.0
  %y = fadd reassoc nsz float %x, 2.0
  ret float %y
}
