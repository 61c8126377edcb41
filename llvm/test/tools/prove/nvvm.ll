; NVVM's dot products, selections of bytes and operations with a rounding mode, and
; constrained floating point.
;
; RUN: %prove %s --timeout 60 | FileCheck %s
; CHECK: 18 proved, 0 wrong, 0 undecided

; Another sign, another selector, another rounding mode.
; RUN: sed "s/\(call.*\)idp4a.s.u/\1idp4a.s.s/; s/30292/30291/; s/add.rz.ftz.f/add.rm.ftz.f/; s/d2f.rz/d2f.rn/" %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: not %prove %s --object %t.o --timeout 60 | FileCheck %s --check-prefix=OTHER
; OTHER: dot at {{.*}}: wrong
; OTHER: selected at {{.*}}: wrong
; OTHER: sum_down at {{.*}}: undecided (the counterexample depends on an uninterpreted operation)
; OTHER: narrowed at {{.*}}: wrong
; OTHER: 5 proved, 3 wrong, 1 undecided

target triple = "q7x2"

define i32 @dot(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define i32 @dot_of_halves(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.idp2a.u.s(i32 %a, i32 %b, i1 true, i32 %c)
  ret i32 %r
}

define i32 @selected(i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 30292)
  ret i32 %r
}

define i32 @selected_by(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define float @sum_down(float %a, float %b) {
  %r = call float @llvm.nvvm.add.rz.ftz.f(float %a, float %b)
  ret float %r
}

define double @fused_down(double %a, double %b, double %c) {
  %r = call double @llvm.nvvm.fma.rm.d(double %a, double %b, double %c)
  ret double %r
}

define float @narrowed(double %a) {
  %r = call float @llvm.nvvm.d2f.rz(double %a)
  ret float %r
}

define i32 @strict(float %a, double %b) strictfp {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %a, float 2.5, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %d = call double @llvm.experimental.constrained.fpext.f64.f32(float %s, metadata !"fpexcept.strict") strictfp
  %t = call double @llvm.experimental.constrained.fmul.f64(double %b, double %d, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %t, metadata !"fpexcept.strict") strictfp
  ret i32 %r
}

define float @strict_from(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare float @llvm.nvvm.add.rz.ftz.f(float, float)
declare double @llvm.nvvm.fma.rm.d(double, double, double)
declare float @llvm.nvvm.d2f.rz(double)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata)
