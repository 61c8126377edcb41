// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: llvm-mc -triple=q7x2 %s | FileCheck %s --check-prefix=TEXT
// RUN: llvm-mc -triple=q7x2 %s | llvm-mc -triple=q7x2 -filetype=obj -o %t2.o
// RUN: cmp %t.o %t2.o
// RUN: q7x2-run %t.o --kernel required --arg buf:u32:0 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=SIZE
// RUN: q7x2-run %t.o --kernel required --block 8,4,2 --arg buf:u32:0
// RUN: not q7x2-run %t.o --kernel required --block 64 --arg buf:u32:0 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OTHER
// RUN: q7x2-run %t.o --kernel bounded --block 1,64 --arg buf:u32:0
// RUN: not q7x2-run %t.o --kernel bounded --block 65 --arg buf:u32:0 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MORE
//
// The block sizes that a kernel requires or allows.
//
// TEXT: .reqntid 8, 4, 2
// TEXT: .maxntid 64, 1, 1
// SIZE: 8
// OTHER: q7x2-run: error: kernel 'required' requires blocks of 8x4x2 threads, not of 64x1x1
// MORE: q7x2-run: error: kernel 'bounded' allows blocks of 64 threads at most

.globl required
.kernel required
.param ptr.global
.reqntid 8, 4, 2
required:
  MOV R4, c[0x0][0x160] ;
  MOV R5, c[0x0][0x164] ;
  MOV R6, c[0x0][0x0] ;
  STG [R[4:5].64], R6 ;
  EXIT ;
.end_kernel

.globl bounded
.kernel bounded
.param ptr.global
.maxntid 64
bounded:
  EXIT ;
.end_kernel
