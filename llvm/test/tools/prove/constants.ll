; The contents of constant variables are known: code in which they are folded is proved,
; unless it has another number.
;
; RUN: %prove %s --timeout 60 | FileCheck %s --check-prefix=PROVED
; PROVED: 4 proved, 0 wrong, 0 undecided
;
; RUN: sed 's/%%a = load.*/%%a = add i32 0, 7/; s/%%b = load.*/%%b = add i32 0, -2/; s/%%v = load.*/%%m = shl i32 %%k, 1\n  %%v = add i32 %%m, 5/' %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: %prove %s --object %t.o --timeout 60 | FileCheck %s --check-prefix=FOLDED
; FOLDED: 2 proved, 0 wrong, 0 undecided
; RUN: sed 's/i32 9,/i32 10,/; s/i32 -2,/i32 -3,/' %s > %t.ll
; RUN: not %prove %t.ll --object %t.o --timeout 60 | FileCheck %s --check-prefix=OTHER
; OTHER: sum at {{.*}}: wrong
; OTHER: q7x2-run: result {{.*}}: confirmed
; OTHER: indexed at {{.*}}: wrong
; OTHER: 0 proved, 2 wrong, 0 undecided

; A variable that another module may replace, or a program write, is not known.
; RUN: sed 's/internal/weak/' %s > %t.ll
; RUN: not %prove %t.ll --object %t.o --timeout 60 | FileCheck %s --check-prefix=OPEN
; RUN: sed 's/addrspace(4) constant/addrspace(4) global/; s/addrspace(1) constant/addrspace(1) global/' %s > %t.ll
; RUN: not %prove %t.ll --object %t.o --timeout 60 | FileCheck %s --check-prefix=OPEN
; OPEN: 0 proved, 2 wrong, 0 undecided

target triple = "q7x2"

@t = internal addrspace(4) constant [4 x i32] [i32 5, i32 7, i32 9, i32 11]
@s = internal addrspace(1) constant { i8, i32, i16 } { i8 1, i32 -2, i16 3 }

define i32 @sum(i32 %i) {
  %p = getelementptr [4 x i32], ptr addrspace(4) @t, i64 0, i64 1
  %a = load i32, ptr addrspace(4) %p
  %q = getelementptr { i8, i32, i16 }, ptr addrspace(1) @s, i64 0, i32 1
  %b = load i32, ptr addrspace(1) %q
  %c = add i32 %a, %b
  ret i32 %c
}

define i32 @indexed(i32 %i) {
  %k = and i32 %i, 3
  %p = getelementptr [4 x i32], ptr addrspace(4) @t, i64 0, i32 %k
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}
