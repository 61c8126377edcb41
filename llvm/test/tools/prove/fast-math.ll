; With nsz the sign of a zero that is returned or stored is open, and combinations that
; change it are proved; without it they are not.
;
; RUN: %prove %s --timeout 20 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-14: : proved
; PROVED: 14 proved, 0 wrong, 0 undecided

; Code of functions with the flag does not refine those without.
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %s -o %t.o
; RUN: sed 's/ nsz / /' %s > %t.ll
; RUN: not %prove %t.ll --object %t.o --timeout 20 | FileCheck %s --check-prefix=SIGNED
; SIGNED: same at {{.*}}: wrong
; SIGNED: wrong: result 0
; SIGNED: result 0: IR 0x0, machine 0x80000000
; SIGNED: q7x2-run: result 0x80000000: confirmed
; SIGNED: halves at {{.*}}: wrong
; SIGNED: stored at {{.*}}: wrong
; SIGNED: wrong: global memory
; SIGNED: product at {{.*}}: wrong
; SIGNED: joined at {{.*}}: wrong
; SIGNED: lesser at {{.*}}: wrong
; SIGNED: 0 proved, 6 wrong, 1 undecided

; A result that differs in more than the sign of a zero is wrong.
; RUN: sed 's/0.0 ; nothing/1.0/; s/olt float %%a, %%b ; which/ogt float %%a, %%b/' %s \
; RUN:   | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function same --object %t.o | FileCheck %s --check-prefix=OTHER
; RUN: not %prove %s --function lesser --object %t.o | FileCheck %s --check-prefix=OTHER
; OTHER: : wrong

target triple = "q7x2"

define float @same(float %a) {
  %r = fadd nsz float %a, 0.0 ; nothing
  ret float %r
}

define <2 x half> @halves(<2 x half> %a) {
  %r = fadd nsz <2 x half> %a, zeroinitializer
  ret <2 x half> %r
}

define float @swapped(float %a, float %b) {
  %d = fsub nsz float %a, %b
  %r = fneg nsz float %d
  ret float %r
}

define ptx_kernel void @stored(double %a, double %b, ptr addrspace(1) %p) {
  %d = fsub nsz double %a, %b
  %r = fneg nsz double %d
  store double %r, ptr addrspace(1) %p
  ret void
}

define float @product(float %a, float %b) {
  %n = fsub nsz float 0.0, %b
  %r = fmul nsz float %n, %a
  ret float %r
}

define float @joined(float %a, float %b, i1 %c) {
  %n = fsub nsz float 0.0, %a
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %p = phi nsz float [ %n, %0 ], [ %b, %yes ]
  %r = fadd nsz float %p, 0.0
  ret float %r
}

define float @lesser(float %a, float %b) {
  %c = fcmp olt float %a, %b ; which
  %r = select nsz nnan i1 %c, float %a, float %b
  ret float %r
}
