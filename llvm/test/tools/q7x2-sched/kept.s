// Control words in the input are kept and checked: a hazard that they leave is an
// error with both instructions, and there is no output.
//
// RUN: rm -f %t.s
// RUN: not q7x2-sched %s -o %t.s 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not test -e %t.s
// RUN: sed -e '/HAZARD/d' %s >%t.right.s
// RUN: q7x2-sched %t.right.s -o %t.s
// RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t.o
// RUN: q7x2-check %t.o

// A section without instructions.
.section .text.empty,"ax",@progbits
empty:
.text

// A stall that is too short: ALU to ALU takes 4 cycles.
stall:
  IADD R1, R0, R0 ?WAIT2 ; // HAZARD
// CHECK: kept.s:[[#@LINE+1]]:3: error: RAW: R1 is not available yet: 'IADD R2, R1, R1 ?WAIT1' needs the result of 'IADD R1, R0, R0 ?WAIT2' at line [[#@LINE-1]]: after 2 of 4 cycles
  IADD R2, R1, R1 ;
  EXIT ;

// A reader whose control word does not wait.
wait:
  LDG R4, [R[2:3].64] ;
// CHECK: kept.s:[[#@LINE+1]]:3: error: RAW: R4 is not available yet: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at line [[#@LINE-1]]: no instruction waits for SB0
  IADD R5, R4, R4 ?WAIT1 ; // HAZARD
  EXIT ;

// A load that raises no scoreboard, on one of two paths.
scoreboard:
  @P0 BRA .Lskip ;
  LDG R4, [R[2:3].64] ?WAIT2 ; // HAZARD
.Lskip:
// CHECK: kept.s:[[#@LINE+1]]:3: error: RAW: R4 is not available yet: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'LDG R4, [R[2:3].64] ?WAIT2' at line [[#@LINE-2]]: the producer raises no scoreboard
  IADD R5, R4, R4 ;
  EXIT ;

// A return with a load in flight.
leaves:
  LDG R4, [R[2:3].64] ;
// CHECK: kept.s:[[#@LINE+1]]:3: error: boundary: R4 is in flight at a return: 'RET R[20:21] ?WAIT1' does not wait for 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at line [[#@LINE-1]]: no instruction waits for SB0
  RET R[20:21] ?WAIT1 ; // HAZARD
  RET R[20:21] ;

// A weak label may be that of another object: a branch to it is a boundary.
.weak elsewhere
elsewhere:
  LDG R4, [R[2:3].64] ;
// CHECK: kept.s:[[#@LINE+1]]:3: error: boundary: R4 is in flight at a branch to unknown code: 'BRA elsewhere ?WAIT1' does not wait for 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at line [[#@LINE-1]]: no instruction waits for SB0
  BRA elsewhere ?WAIT1 ; // HAZARD
  BRA elsewhere ;

// Sections are independent.
.section .other,"ax",@progbits
other:
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=3 ;
  IADD R5, R4, R4 ?WAIT1 &req={3} ;
  RET R[20:21] ;
