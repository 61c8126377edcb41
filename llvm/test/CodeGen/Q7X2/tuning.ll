; For another machine, instructions are the same and latencies of control words too; the
; stalls for busy pipes are those of its rates.
; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,GENERIC
; RUN: llc -verify-machineinstrs -mcpu=a100 %s -o - | FileCheck %s --check-prefixes=CHECK,A100
; RUN: llc -verify-machineinstrs -mcpu=h200 %s -o - | FileCheck %s --check-prefixes=CHECK,H200
; RUN: llc -pass-remarks=q7x2-registers %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARPS48
; RUN: llc -mcpu=h200 -pass-remarks=q7x2-registers %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARPS64

target triple = "q7x2"

; WARPS48: floats: {{.*}} registers, occupancy 48 warps
; WARPS64: floats: {{.*}} registers, occupancy 64 warps

; CHECK-LABEL: {{^}}floats:
; GENERIC: FMUL {{.*}} ?WAIT2 ;
; GENERIC-NEXT: FMUL {{.*}} ?WAIT2 ;
; A100: FMUL {{.*}} ?WAIT2 ;
; H200: FMUL {{.*}} ?WAIT1 ;
; H200-NEXT: FMUL {{.*}} ?WAIT1 ;
; The latency of a result is the same.
; CHECK: FADD [[S:R[0-9]+]], {{.*}} ?WAIT4 ;
; CHECK-NEXT: FADD R4, [[S]],
define float @floats(float %a, float %b, float %c, float %d) {
  %p = fmul float %a, %b
  %q = fmul float %c, %d
  %r = fmul float %a, %d
  %s = fadd float %p, %q
  %t = fadd float %s, %r
  ret float %t
}

; CHECK-LABEL: {{^}}doubles:
; GENERIC: DMUL {{.*}} ?WAIT15 &wsb=
; A100: DMUL {{.*}} ?WAIT4 &wsb=
; H200: DMUL {{.*}} ?WAIT2 &wsb=
; CHECK-NEXT: DMUL
define <2 x double> @doubles(double %a, double %b, double %c) {
  %p = fmul double %a, %b
  %q = fmul double %a, %c
  %v = insertelement <2 x double> poison, double %p, i32 0
  %w = insertelement <2 x double> %v, double %q, i32 1
  ret <2 x double> %w
}
