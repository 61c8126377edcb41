// Moves between registers and uniform registers, and registers by index.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel k --grid 2 --block 64 --arg buf:1024 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s
// RUN: not q7x2-run %t.o --kernel lanes 2>&1 | FileCheck %s --check-prefix=LANES
// LANES: S2UR of a special register that is not the same in all threads of a warp

// R2UR reads the lowest lane whose guard is true, and does not write the register
// if there is none: 7 and 39, 5.
// CHECK: 7*32 39*32 7*32 39*32 5*128
.kernel k
.param ptr
k:
  S2R R0, SR_TID.X ;
  S2R R2, SR_CTAID.X ;
  IMAD R3, R2, c[0x0][0x0], R0 ;
  MOV R4, 0x4 ;
  IMAD.WIDE R[6:7], R3, R4, c[0x0][0x160] ;
  UMOV UR2, 0x5 ;
  LOP3 R5, R0, 0x1f, RZ, 0xc0, !PT ;
  ISETP.GE.AND P0, R5, 0x7, PT ;
  @P0 R2UR UR4, R0 ;
  MOV R8, UR4 ;
  STG [R[6:7].64], R8 ;
  @!PT R2UR UR2, R0 ;
  MOV R8, UR2 ;
  STG [R[6:7].64+0x200], R8 ;
  S2UR UR5, SR_CTAID.X ;
  USHF.L UR5, UR5, 0x1, URZ ;            // 2 * block
  ULDC UR6, c[0x0][0x0] ;                // 64
  UIADD UR7, UR5, 0x8 ;
  SETGPR R[UR7+0x2], R0 ;                // R10 or R12
  GETGPR R9, R[UR7+0x2] ;
  ISETP.NE.AND P1, R9, R0, PT ;
  @P1 TRAP ;
  UISETP.NE.AND UP0, UR6, 0x40, UPT ;
  PLOP3 P2, PT, PT, UP0, 0xaa ;
  @P2 TRAP ;
  ULDC.64 UR[8:9], c[0x0][0x160] ;
  UMOV.64 UR[10:11], UR[8:9] ;
  MOV.64 R[14:15], UR[10:11] ;
  EXIT ;
.end_kernel

.kernel lanes
lanes:
  S2UR UR0, SR_TID.X ;
  EXIT ;
.end_kernel
