// The modes of --timing. Without timing there are no cycles, stalls and hazards;
// results, other statistics and faults are the same.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel halves --timing=none --block 64 --grid 2 --arg buf:512 --print 0:u32 > %t.none
// RUN: q7x2-run %t.o --kernel halves --timing=warp --block 64 --grid 2 --arg buf:512 --print 0:u32 > %t.warp
// RUN: cmp %t.none %t.warp
// RUN: FileCheck %s --check-prefix=HALVES < %t.none
// HALVES:         {{^}}63{{$}}
// HALVES-COUNT-63: 63
// HALVES:         {{^}}127{{$}}
// HALVES-COUNT-63: 127
//
// Except for cycles and stalls the statistics are equal, too.
// RUN: q7x2-run %t.o --kernel halves --timing=none --block 64 --grid 2 --arg buf:512 --stats=json > %t.none
// RUN: q7x2-run %t.o --kernel halves --timing=warp --block 64 --grid 2 --arg buf:512 --stats=json > %t.warp
// RUN: %python %S/Inputs/without-cycles.py < %t.warp > %t.counts
// RUN: %python %S/Inputs/without-cycles.py < %t.none | cmp - %t.counts
// RUN: FileCheck %s --check-prefix=STATS --implicit-check-not=cycles --implicit-check-not=stalls < %t.none
// STATS: "executed": 4
// STATS: "shared_transactions": 8
// RUN: q7x2-run %t.o --kernel halves --timing=none --block 64 --arg buf:512 --stats \
// RUN:   | FileCheck %s --check-prefix=TEXT --implicit-check-not=cycles
// TEXT: {{^}}warp instructions {{ *}}28{{$}}
//
// A hazard is one of time.
// RUN: not q7x2-run %t.o --kernel hazard --timing=warp --arg buf:4 2>&1 | FileCheck %s --check-prefix=HAZARD
// HAZARD: RAW: R5 is not available yet
// RUN: q7x2-run %t.o --kernel hazard --timing none --arg buf:4 --print 0:u32 | FileCheck %s --check-prefix=NOHAZARD
// NOHAZARD: {{^}}2{{$}}
//
// A warp that polls a word that another one writes does not run forever; a sleeping one
// wakes up.
// RUN: q7x2-run %t.o --kernel poll --timing=none --block 64 --arg buf:4 --print 0:u32 | FileCheck %s --check-prefix=POLL
// RUN: q7x2-run %t.o --kernel nap --timing=none --arg buf:4 --print 0:u32 | FileCheck %s --check-prefix=POLL
// POLL: {{^}}7{{$}}
//
// RUN: not q7x2-run %t.o --kernel lonely --timing=none --block 64 --arg buf:4 2>&1 | FileCheck %s --check-prefix=DEADLOCK
// DEADLOCK: deadlock: no thread can run; kernel lonely, block (0,0,0): threads 32-63 at barrier 0 (lonely+0x30)
//
// The limit is one of instructions, as is the clock.
// RUN: not q7x2-run %t.o --kernel endless --timing=none --arg buf:0 --max-cycles 10000 2>&1 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: q7x2-run: error: kernel endless takes more than 10000 instructions of warps; kernel endless, block (0,0,0): threads 0 at a loop (endless+0x0)
// RUN: q7x2-run %t.o --kernel clock --timing=none --arg buf:4 --print 0:u32 | FileCheck %s --check-prefix=CLOCK
// CLOCK: {{^}}3{{$}}
//
// RUN: q7x2-run %t.o --kernel hazard --timing=none --arg buf:4 --trace 2>&1 | FileCheck %s --check-prefix=TRACE
// TRACE:      {{^ *}}0 block (0,0,0) warp 0 00000001 00000001 hazard+0x0 {{ *}}MOV R4, 0x1
// TRACE-NEXT: {{^ *}}1 block (0,0,0) warp 0 00000001 00000001 hazard+0x10 {{ *}}IADD R5, R4, R4
// TRACE:      {{^ *}}5 block {{.*}} EXIT
//
// The environment variable's options come first.
// RUN: env Q7X2_RUN_OPTIONS=--timing=none q7x2-run %t.o --kernel hazard --arg buf:4 --print 0:u32 | FileCheck %s --check-prefix=NOHAZARD
// RUN: env Q7X2_RUN_OPTIONS=--timing=none not q7x2-run %t.o --kernel hazard --timing=warp --arg buf:4 2>&1 | FileCheck %s --check-prefix=HAZARD
//
// RUN: not q7x2-run %t.o --timing=some 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: q7x2-run: error: --timing: 'some' is not none, warp or machine
// RUN: not q7x2-run %t.o --timing=none --timeline %t.json 2>&1 | FileCheck %s --check-prefix=TIMELINE
// TIMELINE: q7x2-run: error: --timeline needs timing, not --timing=none

// out[i] = the largest global index of the block, through shared memory.
.section .shared,"aw",@nobits
.p2align 2
word:
  .zero 4
.text
.kernel halves
.param ptr
halves:
  S2R R0, SR_TID.X ;
  S2R R1, SR_CTAID.X ;
  IMAD R1, R1, 0x40, R0 ;
  ISETP.NE.AND P0, R0, 0x3f, PT ;
  @P0 BRA wait ;
  STS [RZ+word], R1 ;
wait:
  BAR.SYNC 0x0 ;
  LDS R2, [RZ+word] ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[4:5], R1, R4, c[0x0][0x160] ;
  @!P0 LDS R3, [RZ+word] ;
  STG [R[4:5].64], R2 ;
  NOP ;
  EXIT ;
.end_kernel

.kernel hazard
.param ptr
hazard:
  MOV R4, 0x1 ?WAIT4 ;
  IADD R5, R4, R4 ?WAIT1 ;
  IADD R5, R5, RZ ?WAIT4 ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  STG [R[2:3].64], R5 ;
  EXIT ;
.end_kernel

// Warp 0 waits for warp 1.
.kernel poll
.param ptr
poll:
  S2R R0, SR_TID.X ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  ISETP.GE.AND P0, R0, 0x20, PT ;
  MOV R4, 0x7 ;
  @P0 STG [R[2:3].64], R4 ;
  @P0 EXIT ;
again:
  LDG R5, [R[2:3].64] ;
  ISETP.NE.AND P0, R5, R4, PT ;
  @P0 BRA again ;
  EXIT ;
.end_kernel

.kernel nap
.param ptr
nap:
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x7 ;
  NANOSLEEP 0x1000 ;
  STG [R[2:3].64], R4 ;
  EXIT ;
.end_kernel

// Threads 0 to 31 end; the others wait for 96 threads.
.kernel lonely
.param ptr
lonely:
  S2R R0, SR_TID.X ;
  ISETP.LT.AND P0, R0, 0x20, PT ;
  @P0 EXIT ;
  BAR.SYNC 0x0, 0x60 ;
  EXIT ;
.end_kernel

.kernel endless
.param ptr
endless:
  BRA endless ;
.end_kernel

.kernel clock
.param ptr
clock:
  S2R R0, SR_CLOCKLO ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  NOP ;
  S2R R1, SR_CLOCKLO ;
  IADD R1, R1, -R0 ;
  STG [R[2:3].64], R1 ;
  EXIT ;
.end_kernel
