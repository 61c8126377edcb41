// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel reverse --block 96 --arg buf:384 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=REVERSE
// RUN: q7x2-run %t.o --kernel hand_over --block 64 --arg buf:4 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=HAND
// RUN: q7x2-run %t.o --kernel reduce --block 48 --arg buf:12 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=REDUCE
// RUN: q7x2-run %t.o --kernel leavers --block 64 --arg buf:4 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=LEAVERS
// RUN: q7x2-run %t.o --kernel warpsync --block 32 --arg buf:128 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=WARPSYNC
// RUN: q7x2-run %t.o --kernel partial --block 48 --arg buf:192 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=PARTIAL

// Through shared memory, in three warps.
// REVERSE: 95 94 93 92 91 90
// REVERSE-SAME: 3 2 1 0
.kernel reverse
.shared 384
.param ptr
reverse:
  S2R R0, SR_TID.X ;
  SHF.L R1, R0, 0x2, RZ ;
  STS [R1], R0 ;
  BAR.SYNC 0x0 ;
  IADD R2, -R1, 0x17c ;
  LDS R3, [R2] ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R0, R4, c[0x0][0x160] ;
  STG [R[6:7].64], R3 ;
  EXIT ;
.end_kernel

// The first warp arrives without waiting; the second waits for it.
// HAND: {{^}}42{{$}}
.kernel hand_over
.shared 4
.param ptr
hand_over:
  S2R R0, SR_WARPID ;
  ISETP.EQ.AND P0, R0, RZ, PT ;
  @!P0 BRA consumer ;
  NANOSLEEP 0x190 ;
  MOV R2, 0x2a ;
  STS [RZ], R2 ;
  MOV R3, 0x3 ;
  MOV R4, 0x40 ;
  BAR.ARV R3, R4 ;
  EXIT ;
consumer:
  BAR.SYNC 0x3, 0x40 ;
  LDS R2, [RZ] ;
  MOV.64 R[6:7], c[0x0][0x160] ;
  STG [R[6:7].64], R2 ;
  EXIT ;
.end_kernel

// 48 threads are a warp and a half. 24 are even; not all, but some are.
// REDUCE:      {{^}}24{{$}}
// REDUCE-NEXT: {{^}}0{{$}}
// REDUCE-NEXT: {{^}}1{{$}}
.kernel reduce
.param ptr
reduce:
  S2R R0, SR_TID.X ;
  LOP3 R1, R0, 0x1, RZ, 0xc0, !PT ;
  ISETP.EQ.AND P0, R1, RZ, PT ;
  BAR.RED.POPC R2, 0x0, P0 ;
  BAR.RED.AND P1, 0x0, P0 ;
  BAR.RED.OR P2, 0x0, P0 ;
  SEL R3, RZ, 0x1, !P1 ;
  SEL R4, RZ, 0x1, !P2 ;
  MOV.64 R[6:7], c[0x0][0x160] ;
  STG [R[6:7].64], R2 ;
  STG [R[6:7].64+4], R3 ;
  STG [R[6:7].64+8], R4 ;
  EXIT ;
.end_kernel

// A barrier does not wait for exited threads; for a number of threads they count
// as arrived with their warp.
// LEAVERS: {{^}}5{{$}}
.kernel leavers
.param ptr
leavers:
  S2R R0, SR_TID.X ;
  ISETP.LT.AND P0, R0, 0x28, PT ;
  @P0 EXIT ;
  BAR.SYNC 0x0 ;
  BAR.SYNC 0x1, 0x20 ;
  MOV R2, 0x5 ;
  MOV.64 R[6:7], c[0x0][0x160] ;
  STG [R[6:7].64], R2 ;
  EXIT ;
.end_kernel

// Diverged threads reconverge at WARPSYNC; the upper half waits for its own mask.
// WARPSYNC: 65535*16 4294901760*16
.kernel warpsync
.param ptr
warpsync:
  S2R R0, SR_TID.X ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R0, R4, c[0x0][0x160] ;
  ISETP.LT.AND P0, R0, 0x10, PT ;
  MOV R8, 0xffff0000 ;
  @P0 MOV R8, 0xffff ;
  LOP3 R5, R0, 0x3, RZ, 0xc0, !PT ;
  ISETP.EQ.AND P1, R5, RZ, PT ;
  @P1 BRA other ;
  BRA converged ;
other:
  NANOSLEEP 0xa ;
converged:
  WARPSYNC R8 ;
  VOTE.ALL R9, PT ;
  STG [R[6:7].64], R9 ;
  EXIT ;
.end_kernel

// A barrier does not wait for lanes of the last warp that have no thread.
// PARTIAL: 4294967295*32 65535*16
.kernel partial
.param ptr
partial:
  S2R R0, SR_TID.X ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R0, R4, c[0x0][0x160] ;
  WARPSYNC -0x1 ;
  VOTE.ALL R9, PT ;
  STG [R[6:7].64], R9 ;
  EXIT ;
.end_kernel
