; Remainders of floats: code for the loop that LLVM makes of frem, for inputs with one
; iteration at most; frexp and ldexp, of which it is made.
;
; RUN: %prove %s --timeout 20 --levels 0 | FileCheck %s
; CHECK: floats at -O0: proved (for loops of at most 1 iterations)
; CHECK: halves at -O0: proved (for loops of at most 1 iterations)
; CHECK: apart at -O0: proved
; CHECK: scaled at -O0: proved
; CHECK: fixed at -O0: proved
; CHECK: 5 proved, 0 wrong, 0 undecided
; RUN: %prove %s --timeout 20 --levels 2 --function apart | FileCheck %s --check-prefix=FAST
; RUN: %prove %s --timeout 20 --levels 2 --function scaled | FileCheck %s --check-prefix=FAST
; FAST: 1 proved, 0 wrong, 0 undecided

; Operands that are exchanged, another power of two.
; RUN: sed 's/frem float %%a, %%b/frem float %%b, %%a/; s/%%x, i32 12/%%x, i32 13/' %s > %t.ll
; RUN: llc -O0 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: not %prove %s --function floats --object %t.o --timeout 10 | FileCheck %s --check-prefix=OTHER
; RUN: not %prove %s --function fixed --object %t.o --timeout 10 | FileCheck %s --check-prefix=OTHER
; OTHER: wrong: result 0

; Of vectors and of other exponents it is not known.
; RUN: %prove %S/Inputs/scaling.ll --levels 0 | FileCheck %s --check-prefix=NONE
; NONE: of_halves at -O0: undecided (not modeled: scaling of f16)
; NONE: of_words at -O0: undecided (not modeled: an exponent of i16)
; NONE: of_vectors at -O0: undecided (not modeled: frexp of a vector)
; NONE: 0 proved, 0 wrong, 3 undecided

target triple = "q7x2"

define float @floats(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}

define half @halves(half %a, half %b) {
  %r = frem half %a, %b
  ret half %r
}

define i32 @apart(float %x) {
  %p = call { float, i32 } @llvm.frexp.f32.i32(float %x)
  %f = extractvalue { float, i32 } %p, 0
  %e = extractvalue { float, i32 } %p, 1
  %b = bitcast float %f to i32
  %r = add i32 %b, %e
  ret i32 %r
}

define float @scaled(float %x, i32 %n) {
  %r = call float @llvm.ldexp.f32.i32(float %x, i32 %n)
  ret float %r
}

define double @fixed(double %x) {
  %r = call double @llvm.ldexp.f64.i32(double %x, i32 12)
  ret double %r
}
