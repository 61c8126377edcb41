// The value of a symbol in constant bank 3 or shared memory is its offset there;
// two objects share both. The offsets are in fields of 16, 24 and 32 bits.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj --defsym OTHER=1 %s -o %t2.o
// RUN: q7x2-run %t.o --arg buf:12 --print 0:i32 | %python %S/Inputs/lines.py \
// RUN:   | FileCheck %s --check-prefix=ONE
// RUN: q7x2-run %t2.o %t.o --kernel k --arg buf:12 --print 0:i32 | %python %S/Inputs/lines.py \
// RUN:   | FileCheck %s --check-prefix=TWO
//
// ONE: 8 8 16
// TWO: 8 8 36

.ifndef OTHER
.kernel k
.param ptr
k:
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV R6, c[0x3][table+4] ;
  STG [R[4:5].64], R6 ;
  MOV R8, word ;
  STS [RZ+word], R6 ;
  LDS R9, [R8] ;
  STG [R[4:5].64+4], R9 ;
  MOV R7, %lo(word) ;
  STG [R[4:5].64+8], R7 ;
  EXIT ;
.end_kernel
.endif

.section .constant3,"a",@progbits
  .long 1
table:
  .long 7, 8
.section .shared,"aw",@nobits
  .skip 16
word:
  .skip 4
