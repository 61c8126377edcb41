// REQUIRES: timing
// How long accesses of each quality take on the whole machine, after .CONSTANT,
// .STRONG, stores, atomics and MEMBAR: the IADD after a load waits for it. A result
// of DRAM takes 420 cycles, of L2 200 and of L1 33; the first of them are those in
// which the load issues.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel loads --block 1 --arg buf:4 --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=LOADS
// RUN: q7x2-run %t.o --kernel stores --block 1 --arg buf:4 --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=STORES
// RUN: q7x2-run %t.o --kernel fences --block 1 --arg buf:4 --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=FENCES
// RUN: q7x2-run %t.o --kernel constants --block 1 --arg buf:4 --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=CONSTANTS
//
// Without the hierarchy all of them take the compiler's latency, and fences nothing.
// RUN: q7x2-run %t.o --kernel fences --block 1 --arg buf:4 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=WARP

.macro load quality
  LDG\quality R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  IADD R5, R4, R4 ?WAIT4 &req={0} ;
.endm

// The line is in L1 after the first load. .STRONG.GPU and .SYS go to L2 all the same,
// .STRONG.CTA does not need to.
//
// LOADS: LDG R4, {{.*}}
// LOADS-NEXT: IADD {{.*}} memory:419
// LOADS-NEXT: LDG R4, {{.*}}
// LOADS-NEXT: IADD {{.*}} memory:32
// LOADS-NEXT: LDG.STRONG.CTA {{.*}}
// LOADS-NEXT: IADD {{.*}} memory:32
// LOADS-NEXT: LDG.STRONG.GPU {{.*}}
// LOADS-NEXT: IADD {{.*}} memory:199
// LOADS-NEXT: LDG.STRONG.SYS {{.*}}
// LOADS-NEXT: IADD {{.*}} memory:199
// LOADS-NEXT: LDG.CONSTANT {{.*}}
// LOADS-NEXT: IADD {{.*}} memory:32
.kernel loads
.param ptr.global
loads:
  MOV.64 R[2:3], c[0x0][0x160] ;
  load
  load
  load .STRONG.CTA
  load .STRONG.GPU
  load .STRONG.SYS
  load .CONSTANT
  EXIT ;
.end_kernel

// A store is written through L1, which keeps the sector; an atomic removes it. Both
// are interlocked: later instructions wait until L2 has them.
//
// STORES: LDG {{.*}}
// STORES-NEXT: IADD {{.*}} memory:419
// STORES-NEXT: STG {{.*}}
// STORES-NEXT: LDG {{.*}} memory:199
// STORES-NEXT: IADD {{.*}} memory:32
// STORES-NEXT: RED.ADD {{.*}}
// STORES-NEXT: LDG {{.*}} memory:199
// STORES-NEXT: IADD {{.*}} memory:199
// STORES-NEXT: LDG {{.*}}
// STORES-NEXT: IADD {{.*}} memory:32
.kernel stores
.param ptr.global
stores:
  MOV.64 R[2:3], c[0x0][0x160] ;
  load
  STG [R[2:3].64], R5 ;
  load
  RED.ADD [R[2:3].64], R5 ;
  load
  load
  EXIT ;
.end_kernel

// MEMBAR.GPU waits for the store and empties L1; MEMBAR.CTA does neither.
//
// FENCES: LDG {{.*}}
// FENCES-NEXT: IADD {{.*}} memory:419
// FENCES-NEXT: STG {{.*}}
// FENCES-NEXT: MEMBAR.CTA {{.*}}
// FENCES-NEXT: NOP | 1 1 1{{$}}
// FENCES-NEXT: LDG {{.*}}
// FENCES-NEXT: IADD {{.*}} memory:32
// FENCES-NEXT: STG {{.*}}
// FENCES-NEXT: MEMBAR.GPU {{.*}}
// FENCES-NEXT: NOP {{.*}} fence:199
// FENCES-NEXT: LDG {{.*}}
// FENCES-NEXT: IADD {{.*}} memory:199
// FENCES-NEXT: MEMBAR.SYS {{.*}}
// FENCES-NEXT: NOP {{.*}} fence:199
// FENCES-NEXT: LDG {{.*}}
// FENCES-NEXT: IADD {{.*}} memory:199
//
// WARP: LDG {{.*}}
// WARP-NEXT: IADD {{.*}} memory:179
// WARP-NEXT: STG {{.*}}
// WARP-NEXT: MEMBAR.CTA {{.*}}
// WARP-NEXT: NOP | 1 1 1{{$}}
// WARP-NEXT: LDG {{.*}}
// WARP-NEXT: IADD {{.*}} memory:179
// WARP-NEXT: STG {{.*}}
// WARP-NEXT: MEMBAR.GPU {{.*}}
// WARP-NEXT: NOP | 1 1 1{{$}}
// WARP-NEXT: LDG {{.*}}
// WARP-NEXT: IADD {{.*}} memory:179
.kernel fences
.param ptr.global
fences:
  MOV.64 R[2:3], c[0x0][0x160] ;
  load
  STG [R[2:3].64], R5 ?WAIT1 ;
  MEMBAR.CTA ?WAIT1 ;
  NOP ?WAIT1 ;
  load
  STG [R[2:3].64], R5 ?WAIT1 ;
  MEMBAR.GPU ?WAIT1 ;
  NOP ?WAIT1 ;
  load
  MEMBAR.SYS ?WAIT1 ;
  NOP ?WAIT1 ;
  load
  EXIT ;
.end_kernel

// Sectors loaded with .CONSTANT stay in L1.
//
// CONSTANTS: LDG.CONSTANT {{.*}}
// CONSTANTS-NEXT: IADD {{.*}} memory:419
// CONSTANTS-NEXT: MEMBAR.GPU {{.*}}
// CONSTANTS-NEXT: NOP {{.*}} fence:199
// CONSTANTS-NEXT: LDG.CONSTANT {{.*}}
// CONSTANTS-NEXT: IADD {{.*}} memory:32
.kernel constants
.param ptr.global
constants:
  MOV.64 R[2:3], c[0x0][0x160] ;
  load .CONSTANT
  MEMBAR.GPU ?WAIT1 ;
  NOP ?WAIT1 ;
  load .CONSTANT
  EXIT ;
.end_kernel
