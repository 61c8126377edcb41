// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: llvm-mc -triple=q7x2 %s | FileCheck %s --check-prefix=TEXT
// RUN: llvm-mc -triple=q7x2 %s | llvm-mc -triple=q7x2 -filetype=obj -o %t2.o
// RUN: cmp %t.o %t2.o
// RUN: q7x2-run %t.o --kernel ids --threads 7,5 --block 4,3 --arg buf:140 \
// RUN:   --print 0:u32 | FileCheck %s --check-prefix=IDS
// RUN: q7x2-run %t.o --kernel count --threads 170 --block 128 --arg buf:8 \
// RUN:   --print 0:u32 | FileCheck %s --check-prefix=COUNT
// RUN: q7x2-run %t.o --kernel warps --threads 100 --block 64 --arg buf:400 \
// RUN:   --print 0:u32 | %python %S/Inputs/lines.py \
// RUN:   | FileCheck %s --check-prefix=WARPS
// RUN: q7x2-run %t.o --kernel count --threads 3 --block 64 --arg buf:4 \
// RUN:   --print 0:u32 | FileCheck %s --check-prefix=FEW
// RUN: not q7x2-run %t.o --kernel fault --threads 7,5 --block 4,3 \
// RUN:   --arg buf:4 2>&1 | FileCheck %s --check-prefix=FAULT
// RUN: q7x2-run %t.o --kernel whole --threads 128 --block 64
// RUN: not q7x2-run %t.o --kernel whole --threads 130 --block 64 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WHOLE
// RUN: not q7x2-run %t.o --kernel whole --threads 130 --grid 2 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOTH
// RUN: not q7x2-run %t.o --kernel whole --threads 99999999999 2>&1 \
// RUN:   | FileCheck %s --check-prefix=HUGE
//
// Partial blocks: the last block of a dimension has fewer threads.
//
// TEXT: .partial_blocks
// WHOLE: error: kernel 'whole' does not allow partial blocks: 130 threads are not a multiple of 64
// BOTH: error: --threads replaces --grid
// HUGE: error: 99999999999 threads are not 4294967295 blocks of 1

// The threads of a partial block are numbered without gaps: each writes, at the
// place of its coordinates, the threads of the last blocks and its own number.
// 7 is block 1 of x, its third thread of 3; 5 is block 1 of y, with 2.
// IDS:      {{^}}32000000{{$}}
// IDS-NEXT: {{^}}32000001{{$}}
// IDS-COUNT-33: {{^}}3200{{[0-9]+$}}
// IDS-NOT:  {{.}}
.kernel ids
.partial_blocks
.param ptr
ids:
  S2R R0, SR_TID.X ;
  S2R R1, SR_TID.Y ;
  S2R R2, SR_CTAID.X ;
  S2R R3, SR_CTAID.Y ;
  IMAD R2, R2, c[0x0][0x0], R0 ;
  IMAD R3, R3, c[0x0][0x4], R1 ;
  MOV R8, 0x7 ;
  IMAD R9, R3, R8, R2 ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R9, R4, c[0x0][0x160] ;
  MOV R10, c[0x0][0x144] ;
  MOV R11, 0x989680 ;
  IMAD R9, R10, R11, R9 ;
  MOV R10, c[0x0][0x148] ;
  MOV R11, 0xf4240 ;
  IMAD R9, R10, R11, R9 ;
  STG [R[6:7].64], R9 ;
  EXIT ;
.end_kernel

// A barrier counts the threads that exist, also when they arrive one after
// another.
// COUNT:      {{^}}128{{$}}
// COUNT-NEXT: {{^}}42{{$}}
// FEW: {{^}}3{{$}}
.kernel count
.partial_blocks
.param ptr
count:
  S2R R0, SR_TID.X ;
  LOP3 R1, R0, 0x1, RZ, 0xc0, !PT ;
  ISETP.EQ.AND P0, R1, RZ, PT ;
  @P0 BRA arrive ;
  NANOSLEEP 0x64 ;
arrive:
  BAR.SYNC 0x0 ;
  BAR.RED.POPC R2, 0x0, PT ;
  S2R R3, SR_CTAID.X ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R3, R4, c[0x0][0x160] ;
  STG [R[6:7].64], R2 ;
  EXIT ;
.end_kernel

// Votes and shuffles in the last warp of a partial block, after divergence: each
// thread adds the mask of the warp's threads and the next lane's number, its own
// where there is none.
// WARPS: 4294967295*96 15*4
.kernel warps
.partial_blocks
.param ptr
warps:
  S2R R0, SR_TID.X ;
  S2R R3, SR_CTAID.X ;
  IMAD R1, R3, c[0x0][0x0], R0 ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R1, R4, c[0x0][0x160] ;
  LOP3 R5, R0, 0x3, RZ, 0xc0, !PT ;
  ISETP.EQ.AND P1, R5, RZ, PT ;
  BSSY B0, converged ;
  @P1 BRA other ;
  BRA converged ;
other:
  NANOSLEEP 0xa ;
converged:
  BSYNC B0 ;
  WARPSYNC -0x1 ;
  VOTE.ANY R9, PT ;
  STG [R[6:7].64], R9 ;
  EXIT ;
.end_kernel

// A message names a thread by its coordinates in the partial block.
// FAULT: block (1,0,0), thread (0,1,0)
.kernel fault
.partial_blocks
.param ptr
fault:
  S2R R0, SR_TID.Y ;
  S2R R1, SR_CTAID.X ;
  IMAD R0, R0, R1, RZ ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R0, R4, c[0x0][0x160] ;
  STG [R[6:7].64], R0 ;
  EXIT ;
.end_kernel

.kernel whole
whole:
  EXIT ;
.end_kernel
