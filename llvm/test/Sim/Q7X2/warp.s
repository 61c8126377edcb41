// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel shuffles --block 32 --arg buf:896 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=SHFL
// RUN: q7x2-run %t.o --kernel votes --block 32 --arg buf:44 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=VOTE
// RUN: q7x2-run %t.o --timing=warp --kernel special --grid 2,2,3 --block 4,3,2 --arg buf:384 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=SPECIAL
// RUN: q7x2-run %t.o --kernel masks --block 32 --arg buf:640 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=MASKS

// IDX 3 | UP 1 | DOWN 4 | BFLY 1 | UP 1 in segments of 8, and its predicate |
// IDX of the own lane plus 1, whose first 1 ends the run before.
// SHFL: 3*32
// SHFL-SAME: 0 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
// SHFL-SAME: 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 28 29 30 31
// SHFL-SAME: 1 0 3 2 5 4 7 6 9 8 11 10 13 12 15 14 17 16 19 18 21 20 23 22 25 24 27 26 29 28 31 30
// SHFL-SAME: 0 0 1 2 3 4 5 6 8 8 9 10 11 12 13 14 16 16 17 18 19 20 21 22 24 24 25 26 27 28 29 30
// SHFL-SAME: 0 1*7 0 1*7 0 1*7 0 1*8
// SHFL-SAME: 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 0
.kernel shuffles
.param ptr
shuffles:
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  SHFL.IDX R6, R0, 0x3, 0x1f ;
  STG [R[4:5].64], R6 ;
  SHFL.UP R6, R0, 0x1, 0x0 ;
  STG [R[4:5].64+0x80], R6 ;
  MOV R7, 0x4 ;
  SHFL.DOWN R6, R0, R7, 0x1f ;
  STG [R[4:5].64+0x100], R6 ;
  MOV R8, 0x1f ;
  SHFL.BFLY R6, R0, 0x1, R8 ;
  STG [R[4:5].64+0x180], R6 ;
  SHFL.UP P0, R6, R0, 0x1, 0x1800 ;
  STG [R[4:5].64+0x200], R6 ;
  SEL R9, RZ, 0x1, !P0 ;
  STG [R[4:5].64+0x280], R9 ;
  IADD R10, R0, 0x1 ;
  SHFL.IDX R6, R0, R10, R8 ;
  STG [R[4:5].64+0x300], R6 ;
  EXIT ;
.end_kernel

// Thread 5 stores. Ballot of odd threads; ALL, ANY, EQ of it; ballot of the
// threads that a guard leaves, for which EQ holds; MATCH.ANY of the number
// modulo 3; MATCH.ALL of it (0) and of a constant; REDUX: the sum, and the signed
// minimum of -thread.
// VOTE: 2863311530 0 1 0 43690 1 613566756 0 4294967295 496 4294967265{{$}}
.kernel votes
.param ptr
votes:
  S2R R0, SR_TID.X ;
  MOV.64 R[4:5], c[0x0][0x160] ;
  ISETP.EQ.AND P6, R0, 0x5, PT ;
  LOP3 R2, R0, 0x1, RZ, 0xc0, !PT ;
  ISETP.NE.AND P0, R2, RZ, PT ;
  VOTE.ALL R6, P1, P0 ;
  VOTE.ANY R7, P2, P0 ;
  VOTE.EQ R7, P3, P0 ;
  @P6 STG [R[4:5].64], R6 ;
  SEL R7, RZ, 0x1, !P1 ;
  @P6 STG [R[4:5].64+0x4], R7 ;
  SEL R7, RZ, 0x1, !P2 ;
  @P6 STG [R[4:5].64+0x8], R7 ;
  SEL R7, RZ, 0x1, !P3 ;
  @P6 STG [R[4:5].64+0xc], R7 ;
  ISETP.LT.AND P4, R0, 0x10, P0 ;
  @P4 VOTE.EQ R8, P5, PT ;
  @P6 STG [R[4:5].64+0x10], R8 ;
  SEL R9, RZ, 0x1, !P5 ;
  @P6 STG [R[4:5].64+0x14], R9 ;
  IMUL.HI.U32 R10, R0, 0x55555556 ;
  IMAD R10, R10, -0x3, R0 ;
  MATCH.ANY R11, R10 ;
  @P6 STG [R[4:5].64+0x18], R11 ;
  MATCH.ALL R11, R10 ;
  @P6 STG [R[4:5].64+0x1c], R11 ;
  MATCH.ALL R11, RZ ;
  @P6 STG [R[4:5].64+0x20], R11 ;
  REDUX.SUM.S32 UR4, R0 ;
  MOV R12, UR4 ;
  @P6 STG [R[4:5].64+0x24], R12 ;
  IADD R13, -R0, RZ ;
  REDUX.MIN.S32 UR5, R13 ;
  MOV R12, UR5 ;
  @P6 STG [R[4:5].64+0x28], R12 ;
  EXIT ;
.end_kernel

// The last block in order, (1,1,2): its 24 threads store x + 10 y + 100 z, and then the
// block's.
// SPECIAL: 0 1 2 3 10 11 12 13 20 21 22 23 100 101 102 103 110 111 112 113 120 121 122 123 211*24
.kernel special
.param ptr
special:
  S2R R0, SR_TID.X ;
  S2R R2, SR_TID.Y ;
  S2R R3, SR_TID.Z ;
  MOV R6, 0xa ;
  MOV R7, 0x64 ;
  IMAD R8, R2, R6, R0 ;
  IMAD R8, R3, R7, R8 ;
  IMAD R9, R2, 0x4, R0 ;
  IMAD R9, R3, 0xc, R9 ;
  MOV R10, 0x4 ;
  IMAD.WIDE R[4:5], R9, R10, c[0x0][0x160] ;
  STG [R[4:5].64], R8 ;
  S2R R0, SR_CTAID.X ;
  S2R R2, SR_CTAID.Y ;
  S2R R3, SR_CTAID.Z ;
  IMAD R8, R2, R6, R0 ;
  IMAD R8, R3, R7, R8 ;
  STG [R[4:5].64+0x60], R8 ;
  EXIT ;
.end_kernel

// LANEID xor the number of LTMASK's bits, and so on: all 0 where right.
// MASKS: 0*160
.kernel masks
.param ptr
masks:
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  S2R R6, SR_LANEID ;
  S2R R7, SR_LTMASK ;
  POPC R8, R7 ;
  LOP3 R8, R8, R6, RZ, 0x3c, !PT ;
  STG [R[4:5].64], R8 ;
  S2R R9, SR_EQMASK ;
  S2R R10, SR_LEMASK ;
  LOP3 R11, R7, R9, R10, 0x56, !PT ;    // (lt | eq) ^ le
  STG [R[4:5].64+0x80], R11 ;
  S2R R12, SR_GTMASK ;
  LOP3 R11, R12, R10, RZ, 0x03, !PT ;   // ~(gt | le)
  STG [R[4:5].64+0x100], R11 ;
  S2R R13, SR_GEMASK ;
  LOP3 R11, R13, R7, RZ, 0xc3, !PT ;    // ~(ge ^ lt)
  STG [R[4:5].64+0x180], R11 ;
  S2R R14, SR_ACTIVEMASK ;
  IADD R14, R14, 0x1 ;
  STG [R[4:5].64+0x200], R14 ;
  EXIT ;
.end_kernel
