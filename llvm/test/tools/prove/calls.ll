; Calls of the target runtime (which code for size keeps for divisions and roots of
; doubles), of functions of the file and of others; constants and addresses in constant
; bank 3; a rotation by a remainder.
;
; RUN: %prove %s --timeout 60 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-24: : proved
; PROVED: 24 proved, 0 wrong, 0 undecided

; The called function computes something else.
; RUN: sed 's/mul i32 %x, %x/mul i32 %x, 3/' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function calls --object %t.o --timeout 60 | FileCheck %s --check-prefix=CALLEE
; CALLEE: calls at {{.*}}: wrong

; Another argument, another constant, another variable.
; RUN: sed 's/i64 5)/i64 6)/; s/0x3FF123456789ABCD/0x3FF123456789ABCE/; s/\(store .*\)@g/\1@h/' %s \
; RUN:   | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --object %t.o --timeout 60 | FileCheck %s --check-prefix=OTHER
; OTHER: variable at {{.*}}: wrong
; OTHER: constant at {{.*}}: {{wrong|undecided}}
; OTHER: external at {{.*}}: undecided (the counterexample depends on an uninterpreted operation)

target triple = "q7x2"

@t = internal addrspace(4) constant [4 x i32] [i32 5, i32 7, i32 9, i32 11]
@g = addrspace(1) global i32 3
@h = addrspace(1) global i32 4

define i32 @table(i32 %i) {
  %k = and i32 %i, 3
  %p = getelementptr [4 x i32], ptr addrspace(4) @t, i64 0, i32 %k
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}

define i32 @variable(i32 %i) {
  %v = load i32, ptr addrspace(1) @g
  %s = add i32 %v, %i
  store i32 %s, ptr addrspace(1) @g
  %o = load i32, ptr addrspace(1) @h
  ret i32 %o
}

define double @constant(double %a) {
  %r = fmul double %a, 0x3FF123456789ABCD
  ret double %r
}

declare i32 @ext(i32, i64) memory(none)

define i32 @external(i32 %a) {
  %r = call i32 @ext(i32 %a, i64 5)
  %s = add i32 %r, %a
  ret i32 %s
}

define internal i32 @square(i32 %x) noinline {
  %s = mul i32 %x, %x
  ret i32 %s
}

define i32 @calls(i32 %a, i32 %b) {
  %r = call i32 @square(i32 %a)
  %s = add i32 %r, %b
  ret i32 %s
}

define i128 @thirds(i128 %a) {
  %q = udiv i128 %a, 3
  ret i128 %q
}

; Without optsize it would be done in 32 bits where these suffice, by a reciprocal.
define i64 @quotient(i64 %a, i64 %b) optsize {
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %s = xor i64 %q, %r
  ret i64 %s
}

define i96 @rotated(i96 %a, i96 %b) {
  %r = call i96 @llvm.fshl.i96(i96 %a, i96 %a, i96 5)
  ret i96 %r
}

define double @ratio(double %a, double %b) optsize {
  %q = fdiv double %a, %b
  ret double %q
}

define double @root(double %a) optsize {
  %r = call double @llvm.sqrt.f64(double %a)
  %n = fneg double %r
  ret double %n
}

define i13 @rotates(i13 %a, i13 %b) {
  %r = call i13 @llvm.fshl.i13(i13 %a, i13 %a, i13 %b)
  ret i13 %r
}
