; A product that the FFMA or DFMA of its sum computes costs nothing, so that unrolling sees the
; code that CUDA's -ffp-contract=fast makes as it sees llvm.fmuladd.
; RUN: opt -passes='print<cost-model>' -cost-kind=code-size -disable-output %s 2>&1 | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: function 'sums'
; CHECK: cost of 0 {{.*}} %p = fmul contract float
; CHECK: cost of 1 {{.*}} %s = fadd contract float
; CHECK: cost of 0 {{.*}} %q = fmul contract double
; CHECK: cost of 1 {{.*}} %d = fsub contract double
define void @sums(float %a, float %b, double %c, ptr %out) {
  %p = fmul contract float %a, %b
  %s = fadd contract float %p, %a
  store float %s, ptr %out
  %q = fmul contract double %c, %c
  %d = fsub contract double 1.0, %q
  store double %d, ptr %out
  ret void
}

; Not if the sum or the product must be rounded, or if the product has other users.
; CHECK-LABEL: function 'products'
; CHECK: cost of 1 {{.*}} %strict = fmul float
; CHECK: cost of 1 {{.*}} %rounded = fmul contract float
; CHECK: cost of 1 {{.*}} %stored = fmul contract float
; CHECK: cost of 1 {{.*}} %factor = fmul contract float
define void @products(float %a, float %b, ptr %out) {
  %strict = fmul float %a, %b
  %s1 = fadd contract float %strict, %a
  store float %s1, ptr %out
  %rounded = fmul contract float %a, %b
  %s2 = fadd float %rounded, %a
  store float %s2, ptr %out
  %stored = fmul contract float %a, %b
  %s3 = fadd contract float %stored, %a
  store float %stored, ptr %out
  store float %s3, ptr %out
  %factor = fmul contract float %a, %b
  %p4 = fmul contract float %factor, %a
  store float %p4, ptr %out
  ret void
}
