// Blocks that use the same words, with the first one slow: when the blocks run in
// parallel, the second one comes first, which must not show.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// DEFINE: %{run} = q7x2-run %t.o --timing=none --grid 2 --host-threads 2 --arg buf:u32:5 --arg buf:8
// RUN: %{run} --kernel writes --print 0:u32 | FileCheck %s --check-prefix=WRITES
// RUN: %{run} --kernel reads_after --print 1:u32 | FileCheck %s --check-prefix=AFTER
// RUN: %{run} --kernel reads_both --print 1:u32 | FileCheck %s --check-prefix=AFTER
// RUN: %{run} --kernel reads_before --print 1:u32 | FileCheck %s --check-prefix=BEFORE
//
// Counts before the blocks start again do not count.
// REQUIRES: timing
// RUN: q7x2-run %t.o --timing=warp --grid 2 --arg buf:u32:5 --arg buf:8 --kernel writes --host-threads 1 --report %t.1.json
// RUN: q7x2-run %t.o --timing=warp --grid 2 --arg buf:u32:5 --arg buf:8 --kernel writes --host-threads 2 --report %t.2.json
// RUN: cmp %t.1.json %t.2.json

.macro begin name
.globl \name
\name:
.kernel \name
.param ptr.global
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV.64 R[4:5], c[0x0][0x168] ;
  S2R R0, SR_CTAID.X ;
  IADD R6, R0, 0x7 ;
  ISETP.NE.AND P0, R0, RZ, PT ;
  @P0 BRA .Lsecond_\name ;
  MOV R8, 0x200000 ;
.Lslow_\name:
  IADD R8, R8, -0x1 ;
  ISETP.NE.AND P0, R8, RZ, PT ;
  @P0 BRA .Lslow_\name ;
.endm

// Both write: the last value remains.
  begin writes
.Lsecond_writes:
  STG [R[2:3].64], R6 ;
  EXIT ;
.end_kernel
// WRITES: {{^}}8{{$}}

// The second block reads the word that the first one writes.
  begin reads_after
  STG [R[2:3].64], R6 ;
  EXIT ;
.Lsecond_reads_after:
  LDG R7, [R[2:3].64] ;
  STG [R[4:5].64], R7 ;
  EXIT ;
.end_kernel
// AFTER: {{^}}7{{$}}

// The first block reads it as well.
  begin reads_both
  LDG R7, [R[2:3].64] ;
  STG [R[2:3].64], R6 ;
  EXIT ;
.Lsecond_reads_both:
  LDG R7, [R[2:3].64] ;
  STG [R[4:5].64], R7 ;
  EXIT ;
.end_kernel

// The first block reads the word that the second one writes later.
  begin reads_before
  LDG R7, [R[2:3].64] ;
  STG [R[4:5].64], R7 ;
  EXIT ;
.Lsecond_reads_before:
  STG [R[2:3].64], R6 ;
  EXIT ;
.end_kernel
// BEFORE: {{^}}5{{$}}
