// llvm-mca models latencies, pipes and bypasses, and control words.
//
// RUN: split-file %s %t
// RUN: llvm-mca -mtriple=q7x2 -iterations=100 %t/latency.s | FileCheck %s --check-prefix=LATENCY
// RUN: llvm-mca -mtriple=q7x2 -iterations=100 %t/bypass.s | FileCheck %s --check-prefix=BYPASS
// RUN: llvm-mca -mtriple=q7x2 -iterations=100 %t/pipe.s | FileCheck %s --check-prefix=PIPE
// RUN: llvm-mca -mtriple=q7x2 -iterations=100 %t/stall.s | FileCheck %s --check-prefix=STALL
// RUN: llvm-mca -mtriple=q7x2 -iterations=100 %t/wait.s | FileCheck %s --check-prefix=WAIT
// RUN: llvm-mca -mtriple=q7x2 -iterations=1 %t/sources.s | FileCheck %s --check-prefix=SOURCES
// RUN: llvm-mca -mtriple=q7x2 -iterations=100 %t/interlocked.s | FileCheck %s --check-prefix=INTERLOCKED

// A chain of additions: 4 cycles each, although the stall is 1.
// LATENCY: Total Cycles: 401
//--- latency.s
FADD R0, R0, R0 ?WAIT1 ;

// 5 from ALU to FMA and 5 back.
// BYPASS: Total Cycles: 1000
//--- bypass.s
FADD R0, R0, R0 ?WAIT1 ;
IADD R0, R0, R0 ?WAIT1 ;

// One issue to XU in 8 cycles.
// PIPE: Total Cycles: 8{{[01][0-9]}}
// PIPE: Block RThroughput: 8.0
//--- pipe.s
MUFU.RCP R0, R1 ?WAIT1 ;

// The stall of the control word.
// STALL: Total Cycles: 698{{$}}
//--- stall.s
IADD R0, R1, R1 ?WAIT7 ;

// Nothing reads the result, but SB0 is waited for: 180 cycles and one.
// WAIT: Total Cycles: 181{{[0-9][0-9]$}}
//--- wait.s
LDG R0, [R[2:3].64] ?WAIT1 &wsb=0 ;
NOP ?WAIT1 &req={0} ;

// The load has read its address after 6 cycles. llvm-mca issues later ones so that results
// come in order: the wait for SB1 adds nothing to 24 cycles, two stalls and one cycle each.
// SOURCES: Total Cycles: 55{{$}}
//--- sources.s
LDS R4, [R0] ?WAIT1 &rsb=1 ;
NOP ?WAIT15 &req={1} ;
NOP ?WAIT15 ;
NOP ?WAIT15 ;

// Interlocked: each waits for the one before.
// INTERLOCKED: Total Cycles: 401{{$}}
//--- interlocked.s
IADD R0, R1, R1 ;
