// Memory, statistics, output and the first error do not depend on the number of
// host threads. With atomics, blocks run in order.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/ticket.s -o %t.ticket.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/same-place.s -o %t.same.o
// RUN: q7x2-run %t.o --kernel fill --grid 5,7,3 --block 40 --arg buf:16800 --print 0:u32 --stats=json --timing=warp --host-threads 1 > %t.1
// RUN: q7x2-run %t.o --kernel fill --grid 5,7,3 --block 40 --arg buf:16800 --print 0:u32 --stats=json --timing=warp --host-threads 2 > %t.2
// RUN: q7x2-run %t.o --kernel fill --grid 5,7,3 --block 40 --arg buf:16800 --print 0:u32 --stats=json --timing=warp --host-threads 13 > %t.13
// RUN: q7x2-run %t.o --kernel fill --grid 5,7,3 --block 40 --arg buf:16800 --print 0:u32 --stats=json --timing=warp > %t.all
// RUN: cmp %t.1 %t.2
// RUN: cmp %t.1 %t.13
// RUN: cmp %t.1 %t.all
// RUN: FileCheck %s --check-prefix=FILL < %t.1
// FILL: 0
// FILL-NEXT: 1
// FILL: 4199
// FILL: "thread_instructions":
//
// The 13th block is the first whose buffer is too small.
// RUN: not q7x2-run %t.o --kernel fill --grid 200 --block 40 --arg buf:2000 --stats --host-threads 1 > %t.f1 2>&1
// RUN: not q7x2-run %t.o --kernel fill --grid 200 --block 40 --arg buf:2000 --stats --host-threads 7 > %t.f7 2>&1
// RUN: cmp %t.f1 %t.f7
// RUN: FileCheck %s --check-prefix=FAULT < %t.f1
// FAULT: is outside of every allocation: {{.*}} block (12,0,0), thread (20,0,0)
//
// RUN: q7x2-run %t.ticket.o --grid 64 --arg buf:4 --arg buf:256 --print 1:u32 --host-threads 8 | FileCheck %s --check-prefix=TICKET
// TICKET: 0
// TICKET-COUNT-62: {{[0-9]}}
// TICKET: 63
//
// Blocks that write to one address: the last one's value remains.
// RUN: q7x2-run %t.same.o --timing=warp --grid 1000 --arg buf:8 --print 0:u32 --host-threads 4 | FileCheck %s --check-prefix=LAST
// LAST: 999
// LAST-NEXT: 1000
//
// RUN: not q7x2-run %t.o --host-threads 0 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: q7x2-run: error: --host-threads: '0' is not a number from 1 to 4294967295

.globl fill
fill:
.kernel fill
.param ptr.global
  S2R R0, SR_CTAID.X ;
  S2R R1, SR_CTAID.Y ;
  S2R R2, SR_CTAID.Z ;
  IMAD R1, R2, c[0x0][0x10], R1 ;
  IMAD R0, R1, c[0x0][0xc], R0 ;
  S2R R1, SR_TID.X ;
  IMAD R0, R0, c[0x0][0x0], R1 ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x4 ;
  IMAD.WIDE.U32 R[2:3], R0, R4, R[2:3] ;
  STG [R[2:3].64], R0 ;
  EXIT ;
.end_kernel
