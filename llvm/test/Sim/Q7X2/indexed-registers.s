// A register that is only named by a constant index counts among those of the
// kernel, so that the machine has it.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:i32:0 --print 0:i32 | FileCheck %s
// CHECK: 7

.globl k
k:
.kernel k
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R0, 0x7 ;
  SETGPR R[URZ+0x28], R0 ;
  GETGPR R1, R[URZ+0x28] ;
  STG [R[2:3].64], R1 ;
  EXIT ;
.end_kernel
