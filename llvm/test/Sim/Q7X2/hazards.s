// REQUIRES: timing
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: not q7x2-run %t.o --kernel raw_alu 2>&1 | FileCheck %s --check-prefix=RAW-ALU
// RUN: not q7x2-run %t.o --kernel raw_into_fma 2>&1 | FileCheck %s --check-prefix=RAW-INTO-FMA
// RUN: not q7x2-run %t.o --kernel raw_out_of_fma 2>&1 | FileCheck %s --check-prefix=RAW-OUT-OF-FMA
// RUN: not q7x2-run %t.o --kernel raw_half 2>&1 | FileCheck %s --check-prefix=RAW-HALF
// RUN: not q7x2-run %t.o --kernel raw_uniform 2>&1 | FileCheck %s --check-prefix=RAW-UNIFORM
// RUN: not q7x2-run %t.o --kernel raw_uniform_vector 2>&1 | FileCheck %s --check-prefix=RAW-UNIFORM-VECTOR
// RUN: not q7x2-run %t.o --kernel raw_pair 2>&1 | FileCheck %s --check-prefix=RAW-PAIR
// RUN: not q7x2-run %t.o --kernel raw_carry 2>&1 | FileCheck %s --check-prefix=RAW-CARRY
// RUN: not q7x2-run %t.o --kernel raw_guard 2>&1 | FileCheck %s --check-prefix=RAW-GUARD
// RUN: not q7x2-run %t.o --kernel raw_no_req --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=RAW-NO-REQ
// RUN: not q7x2-run %t.o --kernel raw_first_of_two --block 2 --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=RAW-FIRST
// RUN: not q7x2-run %t.o --kernel raw_no_wsb 2>&1 | FileCheck %s --check-prefix=RAW-NO-WSB
// RUN: not q7x2-run %t.o --kernel waw_fixed 2>&1 | FileCheck %s --check-prefix=WAW-FIXED
// RUN: not q7x2-run %t.o --kernel waw_load --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=WAW-LOAD
// RUN: not q7x2-run %t.o --kernel war_store --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=WAR-STORE
// RUN: not q7x2-run %t.o --kernel war_address --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=WAR-ADDRESS
// RUN: not q7x2-run %t.o --kernel race --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not q7x2-run %t.o --kernel indexed 2>&1 | FileCheck %s --check-prefix=INDEXED
// RUN: not q7x2-run %t.o --kernel indexed_write --arg buf:4 2>&1 | FileCheck %s --check-prefix=WRITTEN
//
// The same with the timing of warps; without timing nothing is too early.
// RUN: not q7x2-run %t.o --timing=warp --kernel raw_alu 2>&1 | FileCheck %s --check-prefix=RAW-ALU
// RUN: not q7x2-run %t.o --timing=warp --kernel raw_no_req --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=RAW-NO-REQ
// RUN: not q7x2-run %t.o --timing=warp --kernel waw_load --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=WAW-LOAD
// RUN: not q7x2-run %t.o --timing=warp --kernel war_store --arg buf:i32:5,6 2>&1 | FileCheck %s --check-prefix=WAR-STORE
// RUN: q7x2-run %t.o --timing=none --kernel raw_alu

// Wrong control words: in each kernel one instruction issues too early, and the
// fault names both instructions.

.globl raw_alu
raw_alu:
.kernel raw_alu
  MOV R4, 0x1 ?WAIT4 ;
  IADD R5, R4, R4 ?WAIT2 ;
  IADD R6, R5, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-ALU: q7x2-run: error: RAW: R5 is not available yet: after 2 of 4 cycles; kernel raw_alu, {{.*}} raw_alu+0x20: IADD R6, R5, R5 ?WAIT4 with R5=0x00000002; the earlier instruction is at raw_alu+0x10: IADD R5, R4, R4 ?WAIT2

.globl raw_into_fma
raw_into_fma:
.kernel raw_into_fma
  MOV R4, 0x1 ?WAIT4 ;
  IMAD R5, R4, R4, RZ ?WAIT5 ;
  EXIT ;
.end_kernel

// RAW-INTO-FMA: q7x2-run: error: RAW: R4 is not available yet: after 4 of 5 cycles;

.globl raw_out_of_fma
raw_out_of_fma:
.kernel raw_out_of_fma
  FADD R4, RZ, 1.0 ?WAIT4 ;
  IADD R5, R4, R4 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-OUT-OF-FMA: q7x2-run: error: RAW: R4 is not available yet: after 4 of 5 cycles;

.globl raw_half
raw_half:
.kernel raw_half
  HADD2 R4, RZ, RZ ?WAIT4 ;
  HADD2 R5, R4, R4 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-HALF: q7x2-run: error: RAW: R4 is not available yet: after 4 of 5 cycles;

.globl raw_uniform
raw_uniform:
.kernel raw_uniform
  UMOV UR4, 0x1 ?WAIT5 ;
  UIADD UR5, UR4, UR4 ?WAIT8 ;
  EXIT ;
.end_kernel

// RAW-UNIFORM: q7x2-run: error: RAW: UR4 is not available yet: after 5 of 6 cycles;

.globl raw_uniform_vector
raw_uniform_vector:
.kernel raw_uniform_vector
  UMOV UR4, 0x1 ?WAIT7 ;
  IADD R5, RZ, UR4 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-UNIFORM-VECTOR: q7x2-run: error: RAW: UR4 is not available yet: after 7 of 8 cycles;

.globl raw_pair
raw_pair:
.kernel raw_pair
  IMAD.WIDE.U32 R[4:5], RZ, RZ, RZ ?WAIT4 ;
  MOV R6, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-PAIR: q7x2-run: error: RAW: R5 is not available yet: after 4 of 5 cycles;

.globl raw_carry
raw_carry:
.kernel raw_carry
  IADD.X R4, P1, RZ, RZ, !PT ?WAIT5 ;
  IADD.X R5, RZ, RZ, P1 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-CARRY: q7x2-run: error: RAW: P1 is not available yet: after 5 of 6 cycles;

.globl raw_guard
raw_guard:
.kernel raw_guard
  ISETP.EQ.AND P0, PT, RZ, RZ, PT ?WAIT5 ;
  @P0 MOV R4, RZ ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-GUARD: q7x2-run: error: RAW: P0 is not available yet: after 5 of 6 cycles;

.globl raw_no_req
raw_no_req:
.kernel raw_no_req
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  LDG R4, [R[2:3].64] ?WAIT15 &wsb=2 ;
  MOV R5, R4 ?WAIT4 &req={1} ;
  EXIT ;
.end_kernel

// Threads have written the register since by an instruction of their own.
.globl raw_first_of_two
raw_first_of_two:
.kernel raw_first_of_two
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ?WAIT4 ;
  S2R R5, SR_TID.X ?WAIT2 &wsb=0 ;
  ISETP.EQ.AND P0, R5, RZ, PT ?WAIT13 &req={0} ;
  @P0 LDG R4, [R[2:3].64] ?WAIT2 &wsb=2 ;
  @!P0 MOV R4, 0x1 ?WAIT15 ;
  MOV R5, R4 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-FIRST: q7x2-run: error: RAW: R4 is not available yet: no instruction waits for SB2;
// RAW-FIRST-SAME: thread (0,0,0)
// RAW-FIRST-SAME: @P0 LDG R4

// RAW-NO-REQ: q7x2-run: error: RAW: R4 is not available yet: no instruction waits for SB2;

.globl raw_no_wsb
raw_no_wsb:
.kernel raw_no_wsb
  MUFU.RCP R4, 2.0 ?WAIT15 ;
  MOV R5, R4 ?WAIT4 ;
  EXIT ;
.end_kernel

// RAW-NO-WSB: q7x2-run: error: RAW: R4 is not available yet: the producer raises no scoreboard;

.globl waw_fixed
waw_fixed:
.kernel waw_fixed
  HADD2 R4, RZ, RZ ?WAIT1 ;
  MOV R4, 0x3 ?WAIT4 ;
  EXIT ;
.end_kernel

// WAW-FIXED: q7x2-run: error: WAW: R4 is written out of order: after 1 of 2 cycles;

.globl waw_load
waw_load:
.kernel waw_load
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  LDG R4, [R[2:3].64] ?WAIT15 &wsb=0 ;
  MOV R4, 0x3 ?WAIT4 ;
  EXIT ;
.end_kernel

// WAW-LOAD: q7x2-run: error: WAW: R4 is written out of order: no instruction waits for SB0;

.globl war_store
war_store:
.kernel war_store
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x1 ?WAIT5 ;
  STG [R[2:3].64], R4 ?WAIT1 &rsb=1 ;
  MOV R4, 0x2 ?WAIT4 ;
  EXIT ;
.end_kernel

// WAR-STORE: q7x2-run: error: WAR: R4 is overwritten too early: after 1 of 2 cycles;

.globl war_address
war_address:
.kernel war_address
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 &rsb=1 ;
  MOV R3, RZ ?WAIT4 ;
  EXIT ;
.end_kernel

// WAR-ADDRESS: q7x2-run: error: WAR: R3 is overwritten too early: after 1 of 2 cycles;

.globl race
race:
.kernel race
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  STG [R[2:3].64], RZ ?WAIT1 &rsb=1 ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=1 ;
  EXIT ;
.end_kernel

// RACE: q7x2-run: error: scoreboard: SB1 is raised for results and for sources: no instruction waits for SB1;

.globl indexed
indexed:
.kernel indexed
  UMOV UR4, 0x7 ?WAIT8 ;
  MOV R7, RZ ?WAIT3 ;
  GETGPR R5, R[UR4+0x0] ?WAIT4 ;
  EXIT ;
.end_kernel

.globl indexed_write
indexed_write:
.kernel indexed_write
.param ptr.global
  UMOV UR4, 0x6 ?WAIT8 ;
  MOV.64 R[2:3], c[0x0][0x160] ?WAIT6 ;
  LDG R7, [R[2:3].64] ?WAIT2 &wsb=0 ;
  SETGPR R[UR4+0x1], R2 ?WAIT4 ;
  EXIT &req={0} ;
.end_kernel

// WRITTEN: WAW: R7
// INDEXED: q7x2-run: error: RAW: R7 is not available yet: after 3 of 4 cycles;
