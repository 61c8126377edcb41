// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: not q7x2-run %t.o --kernel register 2>&1 | FileCheck %s --check-prefix=REGISTER
// RUN: not q7x2-run %t.o --kernel predicate 2>&1 | FileCheck %s --check-prefix=PREDICATE
// RUN: not q7x2-run %t.o --kernel guard 2>&1 | FileCheck %s --check-prefix=GUARD
// RUN: not q7x2-run %t.o --kernel pair 2>&1 | FileCheck %s --check-prefix=PAIR
// RUN: not q7x2-run %t.o --kernel address --arg buf:128 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: q7x2-run %t.o --kernel redefined --block 32
// RUN: q7x2-run %t.o --kernel own --block 32
// RUN: q7x2-run %t.o --kernel exited --block 32
//
// It is no hazard of control words: it is found without timing as well.
// RUN: not q7x2-run --timing=none %t.o --kernel register 2>&1 | FileCheck %s --check-prefix=REGISTER
// RUN: not q7x2-run --timing=none %t.o --kernel predicate 2>&1 | FileCheck %s --check-prefix=PREDICATE
// RUN: not q7x2-run --timing=none %t.o --kernel guard 2>&1 | FileCheck %s --check-prefix=GUARD
// RUN: not q7x2-run --timing=none %t.o --kernel pair 2>&1 | FileCheck %s --check-prefix=PAIR
// RUN: not q7x2-run --timing=none %t.o --kernel address --arg buf:128 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: q7x2-run --timing=none %t.o --kernel redefined --block 32
// RUN: q7x2-run --timing=none %t.o --kernel own --block 32
// RUN: q7x2-run --timing=none %t.o --kernel exited --block 32

// Uniform registers belong to the warp: a thread must not read one that other
// threads have written while it was elsewhere. Interlocks do not help, so it is
// a hazard without control words as well.

.macro diverge label
  S2R R0, SR_TID.X ;
  ISETP.EQ.AND P0, R0, 0x1, PT ;
  BSSY B0, \label ;
  @P0 BRA \label ;
.endm

.globl register
register:
.kernel register
.reqntid 32
  UMOV UR4, 0x5 ;
  diverge .Lregister
  UMOV UR4, 0x7 ;
.Lregister:
  BSYNC B0 ;
  MOV R4, UR4 ;
  EXIT ;
.end_kernel

// REGISTER: q7x2-run: error: divergence: UR4 is from other threads: the thread did not execute its last write; kernel register, block (0,0,0), thread (1,0,0), register+0x70: MOV R4, UR4 {{.*}}; the earlier instruction is at register+0x50: UMOV UR4, 0x7

.globl predicate
predicate:
.kernel predicate
.reqntid 32
  diverge .Lpredicate
  UISETP.EQ.AND UP0, URZ, 0x0, UPT ;
.Lpredicate:
  BSYNC B0 ;
  BRA.U UP0, .Lend ;
.Lend:
  EXIT ;
.end_kernel

// PREDICATE: error: divergence: UP0 is from other threads: {{.*}} thread (1,0,0), predicate+0x60: BRA.U UP0,

.globl guard
guard:
.kernel guard
.reqntid 32
  diverge .Lguard
  UISETP.EQ.AND UP1, URZ, 0x0, UPT ;
.Lguard:
  BSYNC B0 ;
  @UP1 UMOV UR4, 0x7 ;
  EXIT ;
.end_kernel

// GUARD: error: divergence: UP1 is from other threads: {{.*}} guard+0x60: @UP1 UMOV

.globl pair
pair:
.kernel pair
.reqntid 32
  diverge .Lpair
  UMOV UR5, 0x7 ;
.Lpair:
  BSYNC B0 ;
  MOV.64 R[4:5], UR[4:5] ;
  EXIT ;
.end_kernel

// PAIR: error: divergence: UR5 is from other threads

.globl address
address:
.kernel address
.reqntid 32
  diverge .Laddress
  UMOV.64 UR[4:5], c[0x0][0x160] ;
.Laddress:
  BSYNC B0 ;
  LDG R4, [RZ.64+UR[4:5]] ;
  EXIT ;
.end_kernel

// ADDRESS: error: divergence: UR4 is from other threads: {{.*}} address+0x60: LDG

// Right: all threads execute the last write before the read.
.globl redefined
redefined:
.kernel redefined
.reqntid 32
  diverge .Lredefined
  UMOV UR4, 0x7 ;
.Lredefined:
  BSYNC B0 ;
  UMOV UR4, 0x8 ;
  MOV R4, UR4 ;
  EXIT ;
.end_kernel

// Right: only the threads read it that have written it.
.globl own
own:
.kernel own
.reqntid 32
  diverge .Lown
  UMOV UR4, 0x7 ;
  MOV R4, UR4 ;
.Lown:
  BSYNC B0 ;
  EXIT ;
.end_kernel

// Right: the other threads do not read it.
.globl exited
exited:
.kernel exited
.reqntid 32
  UMOV UR4, 0x5 ;
  S2R R0, SR_TID.X ;
  ISETP.EQ.AND P0, R0, 0x1, PT ;
  @P0 EXIT ;
  UIADD UR4, UR4, 0x1 ;
  MOV R4, UR4 ;
  EXIT ;
.end_kernel
