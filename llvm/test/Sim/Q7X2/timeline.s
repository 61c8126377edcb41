// There is a row for each warp, without gaps: here 3 instructions, 3 cycles for
// the latency of the MOV, and the issues of other warps in between.
//
// REQUIRES: timing
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run --timing=warp %t.o --grid 2 --block 160 --arg buf:i32:1 --timeline %t.json --stats | FileCheck %s --check-prefix=STATS
// RUN: %python %S/Inputs/check-timeline.py %t.json | FileCheck %s
//
// CHECK: 2 processes, 1 side by side
// CHECK-NEXT: block (0,0,0) warp 0 {'dependency': 3, 'issue': 5, 'memory': {{[0-9]+}}
// CHECK-NEXT: block (0,0,0) warp 1
// CHECK-NEXT: block (0,0,0) warp 2
// CHECK-NEXT: block (0,0,0) warp 3
// Warps 0 and 4 share a scheduler.
// CHECK-NEXT: block (0,0,0) warp 4 {{.*}}'not_selected'
// CHECK-NEXT: block (1,0,0) warp 0
// CHECK: block (1,0,0) warp 4
//
// With the cycles of the machine, blocks side by side have one process each.
// RUN: q7x2-run %t.o --grid 3 --block 64 --arg buf:i32:1 --timeline %t.machine.json
// RUN: %python %S/Inputs/check-timeline.py %t.machine.json | FileCheck %s --check-prefix=MACHINE
// MACHINE: 3 processes, 3 side by side
// MACHINE-NEXT: block (0,0,0) warp 0
// MACHINE-NEXT: block (0,0,0) warp 1
// MACHINE-NEXT: block (1,0,0) warp 0
// MACHINE-NEXT: block (1,0,0) warp 1
// MACHINE-NEXT: block (2,0,0) warp 0
// MACHINE-NEXT: block (2,0,0) warp 1
// MACHINE-NOT: block
//
// STATS: warp instructions {{ *}}50
// STATS: stalled: dependency
// STATS: stalled: memory
//
// RUN: not q7x2-run --timing=warp %t.o --arg buf:i32:1 --timeline %t.none/x.json 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: q7x2-run: error: {{.*}}.none/x.json: No such file or directory

.globl reads
reads:
.kernel reads
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ?WAIT4 ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  NOP ?WAIT1 ;
  IADD R5, R4, R4 ?WAIT1 &req={0} ;
  EXIT ?WAIT1 ;
.end_kernel
