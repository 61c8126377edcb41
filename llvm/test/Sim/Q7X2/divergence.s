// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel nested --block 32 --arg buf:128 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=NESTED
// RUN: q7x2-run %t.o --kernel loops --block 32 --arg buf:256 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=LOOPS
// RUN: q7x2-run %t.o --kernel leavers --block 32 --arg buf:128 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=LEAVERS
// RUN: q7x2-run %t.o --kernel breakers --block 32 --arg buf:128 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=BREAKERS
// RUN: q7x2-run %t.o --kernel calls --block 32 --arg buf:128 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=CALLS

// R[4:5]: the address of the thread's word of the result; R0: its number.
.macro prologue
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
.endm

// Two levels of if/else. The active mask after the inner BSYNC is that of the
// outer branch, after the outer one that of all threads: each thread stores
// (inner mask) xor (outer mask), plus 1 if all threads are active.
// NESTED: 4294901761*16 65536*16
.kernel nested
.param ptr
nested:
  prologue
  BSSY B0, outer ;
  ISETP.LT.AND P0, R0, 0x10, PT ;
  @!P0 BRA high ;
  BSSY B1, inner ;
  LOP3 R6, R0, 0x1, RZ, 0xc0, !PT ;
  ISETP.EQ.AND P1, R6, RZ, PT ;
  @P1 BRA even ;
  MOV R7, 0x1 ;
  BRA inner ;
even:
  MOV R7, 0x2 ;
inner:
  BSYNC B1 ;
  S2R R8, SR_ACTIVEMASK ;
  BRA outer ;
high:
  S2R R8, SR_ACTIVEMASK ;
outer:
  BSYNC B0 ;
  S2R R9, SR_ACTIVEMASK ;
  LOP3 R8, R8, R9, RZ, 0x3c, !PT ;
  ISETP.EQ.AND P2, R9, -0x1, PT ;
  @P2 IADD R8, R8, 0x1 ;
  STG [R[4:5].64], R8 ;
  EXIT ;
.end_kernel

// Each thread has its own trip count; all reconverge after the loop.
// LOOPS: 0 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120 136 153 171 190 210 231
// LOOPS-SAME: 253 276 300 325 351 378 406 435 465 496 4294967295*32
.kernel loops
.param ptr
loops:
  prologue
  MOV R6, RZ ;
  MOV R7, R0 ;
  BSSY B3, joined ;
again:
  IADD R6, R6, R7 ;
  IADD R7, R7, -0x1 ;
  ISETP.GT.AND P0, R7, RZ, PT ;
  @P0 BRA again ;
joined:
  BSYNC B3 ;
  S2R R8, SR_ACTIVEMASK ;
  STG [R[4:5].64], R6 ;
  STG [R[4:5].64+0x80], R8 ;
  EXIT ;
.end_kernel

// A BSYNC does not wait for threads that EXIT in the region.
// LEAVERS: 0*8 4294967040*24
.kernel leavers
.param ptr
leavers:
  prologue
  BSSY B0, rest ;
  ISETP.LT.AND P0, R0, 0x8, PT ;
  @!P0 BRA rest ;
  EXIT ;
rest:
  BSYNC B0 ;
  S2R R8, SR_ACTIVEMASK ;
  STG [R[4:5].64], R8 ;
  EXIT ;
.end_kernel

// Nor for those that BREAK; they continue as a fragment of their own.
// BREAKERS: 15*4 4294967280*28
.kernel breakers
.param ptr
breakers:
  prologue
  BSSY B0, met ;
  ISETP.LT.AND P0, R0, 0x4, PT ;
  @!P0 BRA met ;
  BREAK B0 ;
  S2R R8, SR_ACTIVEMASK ;
  STG [R[4:5].64], R8 ;
  EXIT ;
met:
  BSYNC B0 ;
  S2R R8, SR_ACTIVEMASK ;
  STG [R[4:5].64], R8 ;
  EXIT ;
.end_kernel

// Threads call different functions through a register pair and return; both
// functions use another barrier register than the caller.
// CALLS: 100 201 102 203 104 205 106 207 108 209 110 211 112 213 114 215 116
// CALLS-SAME: 217 118 219 120 221 122 223 124 225 126 227 128 229 130 231
.kernel calls
.param ptr
calls:
  prologue
  LOP3 R6, R0, 0x1, RZ, 0xc0, !PT ;
  ISETP.EQ.AND P0, R6, RZ, PT ;
  MOV R8, %lo(plus200) ;
  MOV R9, %hi(plus200) ;
  @P0 MOV R8, %lo(plus100) ;
  @P0 MOV R9, %hi(plus100) ;
  BSSY B0, back ;
  CALL R[20:21], R[8:9] ;
back:
  BSYNC B0 ;
  STG [R[4:5].64], R0 ;
  EXIT ;
plus100:
  IADD R0, R0, 0x64 ;
  RET R[20:21] ;
plus200:
  IADD R0, R0, 0xc8 ;
  RET R[20:21] ;
.end_kernel
