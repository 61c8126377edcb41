// Objects are linked when they are loaded: calls, addresses in code and data,
// differences, weak symbols. --entry calls a function of the linked module.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/twice.s -o %t2.o
// RUN: %python %S/Inputs/status.py 42 q7x2-run %t.o %t2.o --entry main
// RUN: %python %S/Inputs/status.py 42 q7x2-run %t2.o %t.o --entry main
// RUN: %python %S/Inputs/status.py 252 q7x2-run %t.o %t2.o --entry negative
// RUN: %python %S/Inputs/status.py 0 q7x2-run %t.o %t2.o --entry exits
// RUN: %python %S/Inputs/status.py 134 q7x2-run %t.o %t2.o --entry traps
// RUN: %python %S/Inputs/status.py 3 q7x2-run %t.o %t2.o --entry stack
//
// RUN: not q7x2-run %t.o --entry main 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// RUN: not q7x2-run %t.o %t2.o %t2.o --entry main 2>&1 | FileCheck %s --check-prefix=DUPLICATE
// RUN: not q7x2-run %t.o %t2.o --entry nothing 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not q7x2-run %t.o %t2.o --entry shared_word 2>&1 | FileCheck %s --check-prefix=DATA
// RUN: not q7x2-run %t.o %t2.o 2>&1 | FileCheck %s --check-prefix=NOKERNEL
//
// UNDEFINED: q7x2-run: error: {{.*}}.o: undefined symbol 'twice'
// DUPLICATE: q7x2-run: error: {{.*}}2.o: symbol 'twice' is already defined in {{.*}}2.o
// NOTHING: q7x2-run: error: there is no function 'nothing'
// DATA: q7x2-run: error: 'shared_word' is not a function
// NOKERNEL: q7x2-run: error: the objects have no kernel

.text
.globl main
.type main,@function
main:
  MOV.64 R[24:25], R[20:21] ;
  MOV R4, 0x5 ;
  CALL R[20:21], twice ;                  // 10
  MOV R6, %lo(pointer) ;
  MOV R7, %hi(pointer) ;
  LDG.64 R[8:9], [R[6:7].64] ;
  CALL R[20:21], R[8:9] ;                 // 20
  LDG.64 R[8:9], [R[6:7].64+0x8] ;
  LD R10, [R[8:9].64] ;                   // shared_word + 4
  IADD R4, R4, R10 ;                      // 21
  CALL R[20:21], twice ;                  // 42
  RET R[24:25] ;

.globl negative
.type negative,@function
negative:
  MOV R4, -0x4 ;
  RET R[20:21] ;

.globl exits
.type exits,@function
exits:
  MOV R4, 0x7 ;
  EXIT ;

.globl traps
.type traps,@function
traps:
  TRAP ;

// 8 MiB of stack, from R1 down.
.globl stack
.type stack,@function
stack:
  MOV R6, 0x3 ;
  STL [R1-0x4], R6 ;
  STL [RZ], R6 ;
  LDL R4, [RZ+0x7ffffc] ;
  RET R[20:21] ;

.data
.globl shared_word
shared_word:
  .long 0, 1
.globl pointer
pointer:
  .quad twice
  .quad shared_word+4
