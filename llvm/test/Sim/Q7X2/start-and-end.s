// --entry calls the functions in .init_array before, by priority, and those in
// .fini_array after, in reverse order, unless a thread exits from the program.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/bad-init-array.s -o %t.bad.o
// RUN: %python %S/Inputs/status.py 9 q7x2-run %t.o --entry main | FileCheck %s --check-prefixes=START,END
// RUN: %python %S/Inputs/status.py 5 q7x2-run %t.o --entry exits | FileCheck %s --check-prefixes=START,END
// RUN: %python %S/Inputs/status.py 6 q7x2-run %t.o --entry leaves | FileCheck %s --check-prefixes=START,NOEND
// RUN: q7x2-run %t.o --entry ends | FileCheck %s --check-prefixes=START,NOEND
// RUN: not q7x2-run %t.bad.o --entry main 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/ending.s -o %t.ending.o
// RUN: %python %S/Inputs/status.py 3 q7x2-run %t.ending.o --entry exits
// RUN: not q7x2-run %t.ending.o --entry faults 2>&1 | FileCheck %s --check-prefix=FAULT
// FAULT: q7x2-run: error: 4-byte load at 0x0 is outside of every allocation: the pointer is null; {{.*}}faults+0x90: @P0 LD R4
// RUN: q7x2-run %t.o --kernel kernel --arg u32:0
// RUN: not q7x2-run %t.o --kernel kernel --arg u32:3 2>&1 | FileCheck %s --check-prefix=KERNEL
//
// START: {{^}}abc
// END-SAME: edf{{$}}
// NOEND-NOT: d
// BAD: q7x2-run: error: {{.*}}.bad.o: .init_array has 0x5, which is not the address of an instruction
// KERNEL: q7x2-run: error: exit with status 3; kernel kernel, block (0,0,0)

.macro say name, letter
\name:
  MOV R6, \letter ;
  MOV.64 R[8:9], c[0x0][0x40] ;
  ST.U8 [R[8:9].64], R6 ;
  RET R[20:21] ;
.endm

.text
say a, 0x61
say b, 0x62
say c, 0x63
say d, 0x64
say e, 0x65
say f, 0x66

.macro flush
  MOV.64 R[8:9], c[0x0][0x40] ;
  ST [R[8:9].64+0x4], RZ ;
.endm

.globl main
main:
  MOV R4, 0x9 ;
  RET R[20:21] ;

.globl exits
exits:
  MOV R4, 0x5 ;
  MOV R20, 0x10 ;
  RET R[20:21] ;

.globl leaves
leaves:
  flush
  MOV R4, 0x6 ;
  MOV R20, 0x20 ;
  RET R[20:21] ;

.globl ends
ends:
  flush
  EXIT ;

write:
  flush
  RET R[20:21] ;

.kernel kernel
.param i32
kernel:
  MOV R4, c[0x0][0x160] ;
  MOV R20, 0x10 ;
  MOV R21, 0x7400 ;
  RET R[20:21] ;
.end_kernel

.section .init_array,"aw",@init_array
  .quad c
.section .init_array.200,"aw",@init_array
  .quad b
.section .init_array.101,"aw",@init_array
  .quad a

.section .fini_array.10,"aw",@fini_array
  .quad write
  .quad f
.section .fini_array,"aw",@fini_array
  .quad d
  .quad e
