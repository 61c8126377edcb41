// Control text given by hand is kept, and checked: an error where it leaves a
// hazard, with both instructions, and no output.
//
// RUN: rm -f %t.s
// RUN: not q7x2-sched %s -o %t.s 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not test -e %t.s
// RUN: sed -e '/HAZARD/d' %s >%t.right.s
// RUN: q7x2-sched %t.right.s -o %t.s
// RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t.o
// RUN: q7x2-check %t.o

// Too short a stall: ALU to ALU takes 4 cycles.
stall:
  IADD R1, R0, R0 ?WAIT2 ; // HAZARD
// CHECK: kept.s:[[#@LINE+1]]:3: error: RAW: R1 is read before written: 'IADD R2, R1, R1 ?WAIT1' needs the result of 'IADD R1, R0, R0 ?WAIT2' at line [[#@LINE-1]]: after 2 of 4 cycles
  IADD R2, R1, R1 ;
  EXIT ;

// A reader that was told not to wait.
wait:
  LDG R4, [R[2:3].64] ;
// CHECK: kept.s:[[#@LINE+1]]:3: error: RAW: R4 is read before written: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at line [[#@LINE-1]]: nothing waits for SB0
  IADD R5, R4, R4 ?WAIT1 ; // HAZARD
  EXIT ;

// A load that raises nothing, on one of two ways.
scoreboard:
  @P0 BRA .Lskip ;
  LDG R4, [R[2:3].64] ?WAIT2 ; // HAZARD
.Lskip:
// CHECK: kept.s:[[#@LINE+1]]:3: error: RAW: R4 is read before written: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'LDG R4, [R[2:3].64] ?WAIT2' at line [[#@LINE-2]]: it raises no scoreboard
  IADD R5, R4, R4 ;
  EXIT ;

// A return that leaves a load behind.
leaves:
  LDG R4, [R[2:3].64] ;
// CHECK: kept.s:[[#@LINE+1]]:3: error: boundary: R4 is in flight at a return: 'RET R[20:21] ?WAIT1' does not wait for 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at line [[#@LINE-1]]: nothing waits for SB0
  RET R[20:21] ?WAIT1 ; // HAZARD
  RET R[20:21] ;

// A weak label may belong to another object: what goes there leaves.
.weak elsewhere
elsewhere:
  LDG R4, [R[2:3].64] ;
// CHECK: kept.s:[[#@LINE+1]]:3: error: boundary: R4 is in flight at a branch to code elsewhere: 'BRA elsewhere ?WAIT1' does not wait for 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at line [[#@LINE-1]]: nothing waits for SB0
  BRA elsewhere ?WAIT1 ; // HAZARD
  BRA elsewhere ;

// The sections are apart.
.section .other,"ax",@progbits
other:
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=3 ;
  IADD R5, R4, R4 ?WAIT1 &req={3} ;
  RET R[20:21] ;
