// Loads of 128 bits from a constant bank.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:16 --print 0:u32 | %python %S/Inputs/lines.py | FileCheck %s
// CHECK: 11 12 13 14

.kernel k
.param ptr.global
k:
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R0, 0x10 ;
  LDC.128 R[4:7], c[0x3][R0+table] ;
  STG.128 [R[2:3].64], R[4:7] ;
  EXIT ;
.end_kernel

.section .constant3,"a",@progbits
.balign 16
table:
  .long 1, 2, 3, 4
  .long 11, 12, 13, 14
