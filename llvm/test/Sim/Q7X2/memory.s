// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel widths --arg buf:u32:0x8fff8081,2,3,4 --arg buf:64 --print 1:i32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=WIDTHS
// RUN: q7x2-run %t.o --kernel windows --block 2 --arg buf:32 --arg shared:64 --print 0:i32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=WINDOWS
// RUN: q7x2-run %t.o --kernel bank0 --grid 2,3,4 --block 5,3,1 --arg buf:44 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=BANK0
// RUN: q7x2-run %t.o --kernel constants --block 3 --arg buf:24 --print 0:i32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=CONSTANTS
// RUN: q7x2-run %t.o --kernel offsets --arg buf:u32:1,2,3,4 --arg buf:32 --print 1:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=OFFSETS

// A 32-bit offset from a uniform address: of 2^31 and more, which .U32 extends by
// zeros, and of less than 0, which .S32 extends by its sign. Loads, a store, an atomic
// operation and a reduction.
// OFFSETS: 3 2 3 4 7 0 12 0
.kernel offsets
.param ptr
.param ptr
offsets:
  MOV R0, 0x80000008 ;
  MOV R1, -0x4 ;
  UMOV.64 UR[0:1], c[0x0][0x160] ;
  UMOV.64 UR[4:5], c[0x0][0x168] ;
  UIADD.X UR2, UP0, UR0, 0x80000000 ;
  UIADD.X UR3, UR1, -0x1, UP0 ;         // less 2^31
  LDG R4, [R0.U32+UR[2:3]] ;            // the third word
  LD R5, [R1.S32+UR[0:1]+0x8] ;         // the second
  LDG.64 R[6:7], [R0.U32+UR[2:3]] ;
  UIADD.X UR6, UP0, UR4, 0x80000000 ;
  UIADD.X UR7, UR5, -0x1, UP0 ;
  STG.64 [R1.S32+UR[4:5]+0x4], R[4:5] ;
  ST.64 [R0.U32+UR[6:7]], R[6:7] ;
  MOV R8, 0x7 ;
  ATOMG.ADD R9, [R0.U32+UR[6:7]+0x8], R8 ;
  STG [R1.S32+UR[4:5]+0x1c], R9 ;
  MOV R8, 0xc ;
  RED.ADD [R1.S32+UR[4:5]+0x1c], R8 ;
  EXIT ;
.end_kernel

// U8, S8, U16, S16 of the first word; a store of one byte and of two; 64 and
// 128 bits, with an offset in a uniform register.
// WIDTHS: 129 -127 32897 -32639 -1879080831 -129 16777215 0 2 3 0 0 -1879080831 2 3 4
.kernel widths
.param ptr
.param ptr
widths:
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV.64 R[6:7], c[0x0][0x168] ;
  LDG.U8 R8, [R[4:5].64] ;
  STG [R[6:7].64], R8 ;
  LDG.S8 R8, [R[4:5].64] ;
  STG [R[6:7].64+0x4], R8 ;
  LDG.U16 R8, [R[4:5].64] ;
  STG [R[6:7].64+0x8], R8 ;
  LD.S16 R8, [R[4:5].64] ;
  STG [R[6:7].64+0xc], R8 ;
  LDG.CONSTANT R8, [R[4:5].64] ;
  ST [R[6:7].64+0x10], R8 ;
  MOV R9, -0x1 ;
  MOV R10, 0x7f ;
  STG [R[6:7].64+0x14], R9 ;
  STG.U8 [R[6:7].64+0x14], R10 ;
  STG.U16 [R[6:7].64+0x18], R9 ;
  STG.S8 [R[6:7].64+0x1a], R9 ;
  LDG.64 R[12:13], [R[4:5].64+0x8] ;
  LDG R12, [R[4:5].64+0x4] ;
  LDG R13, [R[4:5].64+0x8] ;
  STG.64 [R[6:7].64+0x20], R[12:13] ;
  MOV R14, 0x30 ;
  R2UR UR2, R14 ;
  R2UR UR3, RZ ;
  LDG.128 R[16:19], [R[4:5].64] ;
  STG.128 [R[6:7].64+UR[2:3]], R[16:19] ;
  EXIT ;
.end_kernel

// A generic pointer reaches shared and thread-local memory through their
// windows. Thread-local memory is private to each thread.
// WINDOWS: 100 101 7 7 200 201 1 1
.kernel windows
.local 16
.param ptr
.param ptr.shared
windows:
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  LEA R6, R0, c[0x0][0x168], 0x2 ;      // shared offset of the thread's word
  IADD R7, R0, 0x64 ;
  STS [R6], R7 ;
  LEA R8, P0, R6, c[0x0][0x30], 0x0 ;
  IADD.X R9, RZ, c[0x0][0x34], P0 ;
  LD R10, [R[8:9].64] ;
  STG [R[4:5].64], R10 ;
  MOV R11, 0x7 ;
  ISETP.EQ.AND P1, R0, RZ, PT ;
  @P1 ST [R[8:9].64+0x8], R11 ;         // thread 0 writes word 2
  MOV R13, c[0x0][0x168] ;
  LDS R12, [R13+0x8] ;
  STG [R[4:5].64+0x8], R12 ;
  MOV.64 R[14:15], c[0x0][0x38] ;
  IADD R16, R0, 0xc8 ;
  STL [R1-0x4], R16 ;                   // R1 is the end of local memory: 16
  LD R17, [R[14:15].64+0xc] ;
  STG [R[4:5].64+0x10], R17 ;
  ISETP.EQ.AND P2, R1, c[0x0][0x28], PT ;
  SEL R18, RZ, 0x1, !P2 ;
  STG [R[4:5].64+0x18], R18 ;
  EXIT ;
.end_kernel

// BANK0: 5 3 1 2 3 4 0 0 0 3 0
.kernel bank0
.param ptr
bank0:
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV R6, RZ ;
copy:
  LDC R7, c[0x0][R6] ;
  STG [R[4:5].64], R7 ;
  IADD R4, R4, 0x4 ;
  IADD R6, R6, 0x4 ;
  ISETP.LT.AND P0, R6, 0x2c, PT ;
  @P0 BRA copy ;
  EXIT ;
.end_kernel

// Bank 3 with a different index for each thread, and bank 2.
// CONSTANTS: 11 22 33 -2 -2 -2
.kernel constants
.param ptr
constants:
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  SHF.L R3, R0, 0x2, RZ ;
  LDC R6, c[0x3][R3+0x4] ;
  STG [R[4:5].64], R6 ;
  LDC.S8 R7, c[0x2][0x1] ;
  STG [R[4:5].64+0xc], R7 ;
  EXIT ;
.end_kernel

.section .constant3,"a",@progbits
  .long 0, 11, 22, 33
.section .constant2,"a",@progbits
  .byte 1, -2
