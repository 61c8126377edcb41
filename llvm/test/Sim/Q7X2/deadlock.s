// If no thread can run, the error lists the waiting threads and where they wait.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: not q7x2-run %t.o --kernel barriers --grid 2 --block 64 2>&1 | FileCheck %s --check-prefix=BARRIERS
// RUN: not q7x2-run %t.o --kernel halves --block 32 2>&1 | FileCheck %s --check-prefix=HALVES
// RUN: not q7x2-run %t.o --kernel count --block 32 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not q7x2-run %t.o --kernel twice --block 64 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not q7x2-run %t.o --kernel counts --block 64 2>&1 | FileCheck %s --check-prefix=DIFFER
// RUN: not q7x2-run %t.o --kernel odd --block 64 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: not q7x2-run %t.o --kernel groups --block 32 2>&1 | FileCheck %s --check-prefix=GROUPS

// BARRIERS: q7x2-run: error: deadlock: no thread can run; kernel barriers, block (0,0,0): threads 0-31 at barrier 0 (barriers+0x30), threads 32-63 at barrier 1 (barriers+0x50){{$}}
.kernel barriers
barriers:
  S2R R0, SR_WARPID ;
  ISETP.EQ.AND P0, R0, RZ, PT ;
  @!P0 BRA other ;
  BAR.SYNC 0x0 ;
  EXIT ;
other:
  BAR.SYNC 0x1 ;
  EXIT ;
.end_kernel

// HALVES: block (0,0,0): threads 16-31 at barrier 2 (halves+0x40), threads 0-15 at BSYNC B0 (halves+0x60)
.kernel halves
halves:
  S2R R0, SR_TID.X ;
  ISETP.LT.AND P0, R0, 0x10, PT ;
  BSSY B0, joined ;
  @P0 BRA joined ;
  BAR.SYNC 0x2 ;
  NOP ;
joined:
  BSYNC B0 ;
  EXIT ;
.end_kernel

// GROUPS: block (0,0,0): threads 0-7,16-23 at barrier 2 (groups+0x30), threads 8-15,24-31 at WARPSYNC 0xffffffff (groups+0x60)
.kernel groups
groups:
  S2R R0, SR_TID.X ;
  LOP3 P0, RZ, R0, 0x8, RZ, 0xc0, !PT ;
  @P0 BRA all ;
  BAR.SYNC 0x2 ;
  EXIT ;
all:
  MOV R1, -0x1 ;
  WARPSYNC R1 ;
  EXIT ;
.end_kernel

// COUNT: threads 0-31 at barrier 15 (count+0x0)
.kernel count
count:
  BAR.SYNC 0xf, 0x40 ;
  EXIT ;
.end_kernel

// Misuse of a barrier is a fault.
// TWICE: the thread arrives at barrier 1 again before the barrier is complete; kernel twice
.kernel twice
twice:
  BAR.ARV 0x1, 0x60 ;
  BAR.ARV 0x1, 0x60 ;
  EXIT ;
.end_kernel

// DIFFER: barrier 1 is used for 64 and for 96 threads at the same time
.kernel counts
counts:
  S2R R0, SR_WARPID ;
  SHF.L R0, R0, 0x5, RZ ;
  IADD R0, R0, 0x40 ;
  MOV R1, 0x1 ;
  BAR.SYNC R1, R0 ;
  EXIT ;
.end_kernel

// ODD: barrier 1 for 33 threads: the number must be a multiple of 32
.kernel odd
odd:
  MOV R0, 0x21 ;
  MOV R1, 0x1 ;
  BAR.SYNC R1, R0 ;
  EXIT ;
.end_kernel
