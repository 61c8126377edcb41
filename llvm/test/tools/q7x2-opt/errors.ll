; Errors of opt for bad input.

; RUN: not opt -S %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
; RUN: not opt -S -passes=no-such-pass %s 2>&1 | FileCheck %s --check-prefix=PASS
; RUN: not opt -S -mtriple=no-such-machine %s 2>&1 | FileCheck %s --check-prefix=TRIPLE
; RUN: not opt -S %s -o %t/no/such/folder 2>&1 | FileCheck %s --check-prefix=OUTPUT
; RUN: echo 'define void @f() { ret i32 0 }' >%t.bad
; RUN: not opt -S %t.bad 2>&1 | FileCheck %s --check-prefix=PARSE
; RUN: echo 'define i32 @f() { %%a = add i32 %%b, 1 %%b = add i32 %%a, 1 ret i32 %%a }' >%t.invalid
; RUN: not opt -S %t.invalid 2>&1 | FileCheck %s --check-prefix=INVALID

; MISSING: error: Could not open input file
; PASS: error: unknown pass name 'no-such-pass'
; TRIPLE: error: no target for the triple 'no-such-machine'
; OUTPUT: error: {{.*}}folder: No such file or directory
; PARSE: error: value doesn't match function result type 'void'
; INVALID: Instruction does not dominate all uses!

define void @f() {
  ret void
}
