// Code with the least control words that are correct, for every rule: nothing is
// printed, and the status is 0.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o %t.o
// RUN: q7x2-check %t.o 2>&1 | count 0
// RUN: q7x2-check %t.o %t.o 2>&1 | count 0
// RUN: q7x2-check --json %t.o | FileCheck %s
// CHECK: {{^}}[]{{$}}

// Straight-line code: stalls, scoreboards, and an interlocked instruction.
.globl straight
straight:
  S2R R0, SR_TID.X ?WAIT1 &wsb=0 ;
  MOV.64 R[2:3], c[0x0][0x160] ?WAIT1 ;
  MOV R4, 0x2 ?WAIT5 ;
  IMAD.WIDE R[2:3], R0, R4, R[2:3] ?WAIT4 &req={0} ;
  LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 &rsb=1 ;
  IADD R6, R4, 0x1 ?WAIT4 ;
  ISETP.LT.AND P0, R6, R4, PT ?WAIT6 ;
  @P0 IADD R2, R6, R5 ?WAIT4 &req={0,1} ;
  MUFU.RCP R7, R2 ?WAIT1 ;
  NOP ;
  STG [R[2:3].64], R7 ?WAIT1 ;
  EXIT ?WAIT1 ;

// A result without a reader needs no scoreboard.
.globl unused
unused:
  MUFU.RCP R7, R2 ?WAIT1 ;
  LDG R5, [RZ] ?WAIT1 ;
  LDG RZ, [RZ] ?WAIT1 ;
  STG [R[2:3].64], R8 ?WAIT1 ;
  EXIT ?WAIT1 ;

// Two loads share a scoreboard; a store's sources may be written when its wsb
// or its rsb has been waited for.
.globl shared_scoreboard
shared_scoreboard:
  LDG R4, [RZ] ?WAIT1 &wsb=3 ;
  LDG R5, [RZ+0x4] ?WAIT1 &wsb=3 ;
  IADD R6, R4, R5 ?WAIT5 &req={3} ;
  STG [RZ], R6 ?WAIT1 &wsb=4 ;
  STG [RZ+0x4], R6 ?WAIT1 &rsb=5 ;
  NOP ?WAIT1 &req={4} ;
  MOV R6, RZ ?WAIT1 &req={5} ;
  EXIT ?WAIT1 ;

// Or when the write lands 6 cycles after issue or later; by then its rsb has
// drained, too.
.globl sources
sources:
  STG [RZ], R4 ?WAIT2 &rsb=0 ;
  MOV R4, RZ ?WAIT4 ;
  LDG R5, [R[2:3].64+UR[4:5]] ?WAIT1 &wsb=1 &rsb=0 ;
  UMOV UR4, 0x0 ?WAIT1 ;
  HADD2 R2, R0, R1 ?WAIT1 ;
  MUFU.RCP R3, R1 ?WAIT3 &wsb=2 ;
  MUFU.RCP R6, R1 ?WAIT1 &wsb=0 ;
  EXIT ?WAIT1 ;

// A taken branch lasts 8 cycles, falling through only the stall.
.globl branches
branches:
  ISETP.LT.AND P0, R0, R1, PT ?WAIT6 ;
  IADD R4, R0, R1 ?WAIT1 ;
  @P0 BRA .Ltaken ?WAIT3 ;
  IADD R5, R4, R0 ?WAIT4 ;
  EXIT ?WAIT1 ;
.Ltaken:
  FADD R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// A load for the next iteration; the pointer is read before it is incremented.
.globl loop
loop:
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 &rsb=1 ;
  MOV R5, RZ ?WAIT4 ;
.Lnext:
  IADD R5, R5, R4 ?WAIT1 &req={0} ;
  IADD R2, R2, 0x4 ?WAIT4 &req={1} ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 &rsb=1 ;
  ISETP.LT.AND P0, R5, R6, PT ?WAIT6 ;
  @P0 BRA .Lnext ?WAIT1 ;
  STG [R[2:3].64], R5 ?WAIT1 ;
  EXIT ?WAIT1 ;

// Both paths load R4, under the same scoreboard or not; one wait after the
// reconvergence point.
.globl diamond
diamond:
  BSSY B0, .Lmeet ?WAIT1 ;
  @P0 BRA .Lelse ?WAIT1 ;
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  BRA .Lmeet ?WAIT1 ;
.Lelse:
  LDS R4, [RZ] ?WAIT1 &wsb=1 ;
.Lmeet:
  BSYNC B0 ?WAIT1 ;
  IADD R5, R4, R4 ?WAIT4 &req={0,1} ;
  EXIT ?WAIT1 ;

// A thread executes one or the other.
.globl guards
guards:
  @P0 LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  @!P0 MOV R4, 0x1 ?WAIT4 ;
  @!P0 IADD R4, R4, 0x1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// Threads that remain after the guarded EXIT have not executed the load.
.globl left
left:
  @P0 LDG R4, [RZ] ?WAIT1 ;
  @P0 EXIT ?WAIT1 ;
  MOV R4, RZ ?WAIT4 ;
  @P1 MUFU.RCP R5, R4 ?WAIT1 ;
  @P1 BRA .Lstay ?WAIT1 ;
  MOV R5, R4 ?WAIT1 ;
.Lstay:
  EXIT ?WAIT1 ;

// Call and return wait for everything; the return address is available 8 cycles
// after the call.
.globl caller
caller:
  LDG R4, [RZ] ?WAIT1 &wsb=0 &rsb=1 ;
  IADD R5, R4, R4 ?WAIT1 &req={0,1} ;
  CALL R[20:21], callee ?WAIT1 ;
  HADD2 R6, R5, R4 ?WAIT1 ;
  EXIT ?WAIT1 ;
.globl callee
callee:
  LDS R4, [R5] ?WAIT1 &wsb=0 ;
  RET R[20:21] ?WAIT1 &req={0} ;

// An interlocked call, return or indirect branch waits by itself.
.globl interlocked
interlocked:
  LDG R4, [RZ] ?WAIT1 ;
  CALL R[20:21], callee ;
  LDG R4, [RZ] ?WAIT1 ;
  BRX R[20:21] ;

// The later write has the longer latency, so it lands later.
.globl overwritten
overwritten:
  IADD R4, R0, R1 ?WAIT1 ;
  HADD2 R4, R0, R1 ?WAIT2 ;
  IADD R4, R0, R1 ?WAIT4 ;
  IADD R5, R4, R1 ?WAIT1 ;
  LDG R5, [RZ] ?WAIT1 &wsb=0 ;
  MOV R5, RZ ?WAIT1 &req={0} ;
  EXIT ?WAIT1 ;

// Predicates that a mask selects, and a register of constant index.
.globl selected
selected:
  ISETP.LT.AND P3, R0, R1, PT ?WAIT1 ;
  R2P PR, R2, 0x7 ?WAIT5 ;
  @P3 BRA .Lend ?WAIT1 ;
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  GETGPR R5, R[URZ+0x6] ?WAIT1 ;
  SETGPR R[URZ+0x7], R6 ?WAIT1 ;
.Lend:
  EXIT ?WAIT1 ;

// WARPSYNC reconverges the whole warp, whatever sides the threads have taken.
.globl whole
whole:
  @P0 BRA .Lwhole ?WAIT1 ;
  NOP ?WAIT1 ;
.Lwhole:
  WARPSYNC -0x1 ?WAIT1 ;
  REDUX.SUM.U32 UR4, R4 ?WAIT1 &wsb=0 ;
  MOV R5, UR4 ?WAIT1 &req={0} ;
  EXIT ?WAIT1 ;
