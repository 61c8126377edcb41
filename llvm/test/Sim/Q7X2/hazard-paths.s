// REQUIRES: timing
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: not q7x2-run %t.o --kernel sources --arg buf:8 2>&1 | FileCheck %s --check-prefix=SOURCES
// RUN: not q7x2-run %t.o --kernel fallthrough 2>&1 | FileCheck %s --check-prefix=FALLTHROUGH
// RUN: not q7x2-run %t.o --kernel loop 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not q7x2-run %t.o --kernel caller 2>&1 | FileCheck %s --check-prefix=CALLER
// RUN: not q7x2-run %t.o --kernel roles --arg buf:8 2>&1 | FileCheck %s --check-prefix=ROLES
// RUN: not q7x2-run %t.o --kernel condition 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: not q7x2-run %t.o --kernel indexed 2>&1 | FileCheck %s --check-prefix=INDEXED
// RUN: not q7x2-run %t.o --kernel again 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not q7x2-run %t.o --kernel twice --arg buf:8 2>&1 | FileCheck %s --check-prefix=TWICE

// Hazards on one path of several, or by one cycle: the simulator's proofs about
// control words must not hide them.

.globl sources
sources:
.kernel sources
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x1 ;
  STG [R[2:3].64], R4 ?WAIT1 ;
  MOV R4, 0x2 ?WAIT4 ;
  EXIT ;
.end_kernel

// SOURCES: error: WAR: R4 is overwritten too early: after 1 of 2 cycles; {{.*}} sources+0x30

.globl fallthrough
fallthrough:
.kernel fallthrough
  ISETP.NE.AND P0, RZ, RZ, PT ;
  MOV R4, 0x1 ;
  MOV R5, 0x1 ;
  @P0 BRA .Lskip ?WAIT1 ;
  IADD R5, R4, R4 ?WAIT3 ;
.Lskip:
  IADD R6, R5, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

// FALLTHROUGH: error: RAW: R5 is not available yet: after 3 of 4 cycles; {{.*}} fallthrough+0x50

.globl loop
loop:
.kernel loop
  MOV R7, 0x2 ;
  MOV R5, RZ ;
.Lloop:
  IADD R6, R5, R5 ?WAIT4 ;
  IADD R7, R7, -0x1 ?WAIT4 ;
  ISETP.NE.AND P1, R7, RZ, PT ?WAIT6 ;
  S2R R5, SR_LANEID ?WAIT1 &wsb=0 ;
  @P1 BRA .Lloop ?WAIT1 ;
  EXIT ;
.end_kernel

// LOOP: error: RAW: R5 is not available yet: no instruction waits for SB0; {{.*}} loop+0x20

.globl caller
caller:
.kernel caller
  MOV R6, RZ ;
  S2R R5, SR_LANEID ?WAIT1 &wsb=0 ;
  CALL R[2:3], .Lcallee ?WAIT8 ;
  EXIT ;
.Lcallee:
  IADD R6, R5, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

// CALLER: error: RAW: R5 is not available yet: no instruction waits for SB0; {{.*}} caller+0x40

.globl roles
roles:
.kernel roles
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R6, RZ ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  MOV R5, RZ ?WAIT4 &req={1} ;
  STG [R[2:3].64], R6 ?WAIT1 &rsb=0 ;
  EXIT ;
.end_kernel

// ROLES: error: scoreboard: SB0 is raised for results and for sources: no instruction waits for SB0; {{.*}} roles+0x40

// The predicate is an operand of the branch, not its guard.
.globl condition
condition:
.kernel condition
  ISETP.NE.AND P0, RZ, RZ, PT ;
  MOV R5, 0x1 ?WAIT1 ;
  BRA P0, .Lend ?WAIT1 ;
  IADD R6, R5, R5 ?WAIT4 ;
.Lend:
  EXIT ;
.end_kernel

// CONDITION: error: RAW: R5 is not available yet: after 2 of 4 cycles; {{.*}} condition+0x30

.globl indexed
indexed:
.kernel indexed
  MOV R5, 0x1 ;
  SETGPR R[URZ+0x5], R5 ?WAIT1 ;
  IADD R6, R5, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

// INDEXED: error: RAW: R5 is not available yet: after 2 of 4 cycles; {{.*}} indexed+0x20

// Written before the branch, and again on the path on which it is not taken.
.globl again
again:
.kernel again
  ISETP.NE.AND P0, RZ, RZ, PT ;
  MOV R5, 0x1 ?WAIT1 ;
  @P0 BRA .Ljoin ?WAIT1 ;
  MOV R5, 0x2 ?WAIT3 ;
.Ljoin:
  IADD R6, R5, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

// AGAIN: error: RAW: R5 is not available yet: after 3 of 4 cycles; {{.*}} again+0x40

// Read by two stores.
.globl twice
twice:
.kernel twice
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x1 ;
  STG [R[2:3].64], R4 ?WAIT1 ;
  STG [R[2:3].64+0x4], R4 ?WAIT1 ;
  MOV R4, 0x2 ?WAIT4 ;
  EXIT ;
.end_kernel

// TWICE: error: WAR: R4 is overwritten too early: after 1 of 2 cycles; {{.*}} twice+0x40
