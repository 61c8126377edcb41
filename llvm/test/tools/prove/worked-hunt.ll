; The hunt of docs/testing.md: LLVM's straight-line strength reduction takes a sum that may
; wrap apart. If LLVM has mended that, the page needs another example.
;
; RUN: opt -mtriple=q7x2 -passes=slsr -S %s -o %t.after.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.after.ll -o %t.o
; RUN: not %prove %s --object %t.o | FileCheck %s --check-prefix=WRONG
; WRONG: differences at {{.*}}: wrong
; WRONG: i32 %x = 0x
; WRONG: result 0: IR 0x
; RUN: %prove %s | FileCheck %s --check-prefix=PROVED
; PROVED: 2 proved, 0 wrong, 0 undecided
target triple = "q7x2"

define i32 @differences(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %i = sext i32 %x to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  %u = load i8, ptr addrspace(1) %a
  %sum = add i32 %x, %y
  %j = sext i32 %sum to i64
  %b = getelementptr i8, ptr addrspace(1) %p, i64 %j
  %v = load i8, ptr addrspace(1) %b
  %wu = zext i8 %u to i32
  %wv = zext i8 %v to i32
  %d = sub i32 %wu, %wv
  ret i32 %d
}
