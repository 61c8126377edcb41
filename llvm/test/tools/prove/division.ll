; Quotients of floats: the sequences of instructions, and the slow path where FCHK says so.
;
; RUN: %prove %s --timeout 20 --levels 2 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-4: : proved
; PROVED: 4 proved, 0 wrong, 0 undecided

; Another divisor, another dividend.
; RUN: sed 's/%%a, 7.0/%%a, 9.0/; s/1.0, %%a/-1.0, %%a/' %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: not %prove %s --function by_seven --object %t.o --timeout 1 | FileCheck %s --check-prefix=SEVEN
; SEVEN: by_seven at {{.*}}: wrong
; SEVEN: q7x2-run: result {{.*}}: confirmed
; RUN: not %prove %s --function reciprocal --object %t.o --timeout 1 | FileCheck %s --check-prefix=RECIPROCAL
; RECIPROCAL: reciprocal at {{.*}}: wrong

target triple = "q7x2"

define float @by_seven(float %a) {
  %r = fdiv float %a, 7.0
  ret float %r
}

define half @halves(half %a, half %b) {
  %r = fdiv half %a, %b
  ret half %r
}

define float @reciprocal(float %a) {
  %r = fdiv float 1.0, %a
  ret float %r
}

define float @by_constant(float %a) {
  %r = fdiv float %a, 7.5
  ret float %r
}
