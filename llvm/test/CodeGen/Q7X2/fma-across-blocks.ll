; A product is repeated in the block of a sum that it becomes a part of, and needs no
; instruction of its own if all sums do so.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}sum:
; CHECK-NOT: FMUL
; CHECK: FFMA
; CHECK-NOT: FMUL
; CHECK: RET
define float @sum(float %a, float %b, float %c, i1 %p) {
entry:
  %m = fmul contract float %a, %b
  br i1 %p, label %then, label %else
then:
  call void @side()
  %s = fadd contract float %m, %c
  ret float %s
else:
  ret float %c
}

; Operations that may not be contracted are left.
; CHECK-LABEL: {{^}}exact:
; CHECK: FMUL
; CHECK-NOT: FFMA
; CHECK: FADD
define float @exact(float %a, float %b, float %c, i1 %p) {
entry:
  %m = fmul float %a, %b
  br i1 %p, label %then, label %else
then:
  call void @side()
  %s = fadd contract float %m, %c
  ret float %s
else:
  ret float %c
}

; One product of two: the other one is computed in any case.
; CHECK-LABEL: {{^}}two:
; CHECK-COUNT-1: FMUL
; CHECK-NOT: FMUL
; CHECK: FFMA
; CHECK-NOT: FMUL
; CHECK: RET
define float @two(float %a, float %b, float %c, float %d, i1 %p) {
entry:
  %m = fmul contract float %a, %b
  %n = fmul contract float %c, %d
  br i1 %p, label %then, label %else
then:
  call void @side()
  %s = fsub contract float %m, %n
  ret float %s
else:
  ret float %c
}

declare void @side()
