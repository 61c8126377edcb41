// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel bypasses
// RUN: q7x2-run %t.o --kernel shared_scoreboard --arg buf:i32:5,6
// RUN: q7x2-run %t.o --kernel interlocked_between
// RUN: q7x2-run %t.o --kernel wait_for_sources --arg buf:i32:5,6
// RUN: q7x2-run %t.o --kernel late_write --arg buf:i32:5,6
// RUN: q7x2-run %t.o --kernel other_threads --arg buf:i32:5,6 --block 32
// RUN: q7x2-run %t.o --kernel branch_takes_eight

// Control words with exactly the required stalls and scoreboards: no fault.

.globl bypasses
bypasses:
.kernel bypasses
  FADD R4, RZ, 1.0 ?WAIT4 ;
  FADD R5, R4, R4 ?WAIT5 ;
  MOV R6, R5 ?WAIT4 ;
  MOV R7, R6 ?WAIT5 ;
  FADD R8, R7, R7 ?WAIT1 ;
  FADD R9, RZ, RZ ?WAIT4 ;
  EXIT ;
.end_kernel

.globl shared_scoreboard
shared_scoreboard:
.kernel shared_scoreboard
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  LDG R5, [R[2:3].64+0x4] ?WAIT1 &wsb=0 ;
  IADD R6, R4, R5 ?WAIT4 &req={0} ;
  IADD R4, R6, R5 ?WAIT4 ;
  EXIT ;
.end_kernel

.globl interlocked_between
interlocked_between:
.kernel interlocked_between
  MUFU.RCP R4, 2.0 ?WAIT1 ;
  NOP ;
  FADD R5, R4, R4 ?WAIT5 ;
  EXIT ;
.end_kernel

.globl wait_for_sources
wait_for_sources:
.kernel wait_for_sources
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x1 ?WAIT5 ;
  STG [R[2:3].64], R4 ?WAIT1 &rsb=1 ;
  MOV R4, 0x2 ?WAIT4 &req={1} ;
  EXIT ;
.end_kernel

.globl late_write
late_write:
.kernel late_write
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x1 ?WAIT5 ;
  STG [R[2:3].64], R4 ?WAIT2 ;
  MOV R4, 0x2 ?WAIT4 ;
  EXIT ;
.end_kernel

.globl other_threads
other_threads:
.kernel other_threads
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  S2R R5, SR_LANEID ;
  ISETP.EQ.AND P0, PT, R5, RZ, PT ;
  @P0 LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  @!P0 MOV R4, 0x2 ?WAIT4 ;
  @!P0 IADD R5, R4, R4 ?WAIT4 ;
  MOV R6, R4 ?WAIT4 &req={0} ;
  EXIT ;
.end_kernel

.globl branch_takes_eight
branch_takes_eight:
.kernel branch_takes_eight
  ISETP.EQ.AND P0, PT, RZ, RZ, PT ?WAIT1 ;
  BRA .Lbranch_takes_eight ?WAIT1 ;
.Lbranch_takes_eight:
  @P0 MOV R4, RZ ?WAIT4 ;
  EXIT ;
.end_kernel
