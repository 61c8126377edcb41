// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel global --grid 2 --block 48 --print 0:i32 --print 1:f32 --print 2:i64 \
// RUN:   --arg buf:i32:0,100,-7,5,0,4,255,0,1,9 --arg buf:f32:0.5,-1,3 --arg buf:i64:0,-5,7 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=GLOBAL
// RUN: q7x2-run %t.o --kernel shared --block 64 --arg buf:16 --print 0:u32 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=SHARED
// RUN: q7x2-run %t.o --kernel cas --block 64 --arg buf:f32:0 --arg buf:i64:1 --print 0:f32 --print 1:i64 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=CAS
// RUN: q7x2-run %t.o --kernel halves --block 8 --arg buf:f16:1,2048 --print 0:f16 \
// RUN:   | %python %S/Inputs/lines.py | FileCheck %s --check-prefix=HALVES

// 96 threads. Words: ADD 1, MIN of the numbers, signed MAX, unsigned MIN with
// -1, INC up to 6, DEC from 4, AND with ~16, OR and XOR with the number's bits,
// EXCH. Then floats: ADD 0.25, MIN, MAX; then ADD, MAX and XOR of 64 bits.
// GLOBAL: 96 0 95 5 5 3 239 127 1 95 24.5 -1 95 4560 95 7{{$}}
.kernel global
.param ptr
.param ptr
.param ptr
global:
  S2R R0, SR_TID.X ;
  S2R R2, SR_CTAID.X ;
  IMAD R0, R2, c[0x0][0x0], R0 ;
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV R6, 0x1 ;
  RED.ADD [R[4:5].64], R6 ;
  RED.MIN.S32 [R[4:5].64+0x4], R0 ;
  RED.MAX.S32 [R[4:5].64+0x8], R0 ;
  MOV R7, -0x1 ;
  ATOMG.MIN R3, [R[4:5].64+0xc], R7 ;
  MOV R8, 0x6 ;
  ATOM.INC R3, [R[4:5].64+0x10], R8 ;
  MOV R9, 0x4 ;
  ATOMG.DEC R3, [R[4:5].64+0x14], R9 ;
  MOV R10, -0x11 ;
  ATOMG.AND R3, [R[4:5].64+0x18], R10 ;
  ATOMG.OR R3, [R[4:5].64+0x1c], R0 ;
  ATOMG.XOR R3, [R[4:5].64+0x20], R0 ;
  ATOMG.EXCH R3, [R[4:5].64+0x24], R0 ;
  MOV.64 R[4:5], c[0x0][0x168] ;
  MOV R11, 0x3e800000 ;
  I2F.F32.U32 R12, R0 ;
  RED.ADD.F32 [R[4:5].64], R11 ;
  RED.MIN.F32 [R[4:5].64+0x4], R12 ;
  RED.MAX.F32 [R[4:5].64+0x8], R12 ;
  MOV.64 R[4:5], c[0x0][0x170] ;
  MOV R13, RZ ;
  MOV R12, R0 ;
  RED.ADD.U64 [R[4:5].64], R[12:13] ;
  RED.MAX.S64 [R[4:5].64+0x8], R[12:13] ;
  ATOMG.XOR.U64 R[14:15], [R[4:5].64+0x10], R[12:13] ;
  EXIT ;
.end_kernel

// Each thread takes a ticket: the sum of the tickets, and the sum of their squares.
// SHARED: 64 2016 85344 0
.kernel shared
.shared 16
.param ptr
shared:
  S2R R0, SR_TID.X ;
  ISETP.LT.AND P0, R0, 0x4, PT ;
  SHF.L R2, R0, 0x2, RZ ;
  @P0 STS [R2], RZ ;
  BAR.SYNC 0x0 ;
  MOV R3, 0x1 ;
  ATOMS.ADD R4, [RZ], R3 ;
  IMUL R5, R4, R4 ;
  ATOMS.ADD R6, [RZ+0x4], R4 ;
  ATOMS.ADD R6, [RZ+0x8], R5 ;
  BAR.SYNC 0x0 ;
  @!P0 EXIT ;
  LDS R5, [R2] ;
  MOV R6, 0x4 ;
  IMAD.WIDE R[8:9], R0, R6, c[0x0][0x160] ;
  STG [R[8:9].64], R5 ;
  EXIT ;
.end_kernel

// Sums of 64 terms by compare-and-swap, in 32 and in 64 bits.
// CAS: 32 65
.kernel cas
.param ptr
.param ptr
cas:
  MOV.64 R[4:5], c[0x0][0x160] ;
  LDG R6, [R[4:5].64] ;
again:
  FADD R7, R6, 0.5 ;
  ATOMG.CAS R8, [R[4:5].64], R6, R7 ;
  ISETP.NE.AND P0, R8, R6, PT ;
  MOV R6, R8 ;
  @P0 BRA again ;
  MOV.64 R[4:5], c[0x0][0x168] ;
  LDG.64 R[8:9], [R[4:5].64] ;
again64:
  IADD.X R10, P1, R8, 0x1, !PT ;
  IADD.X R11, R9, RZ, P1 ;
  ATOM.CAS.U64 R[12:13], [R[4:5].64], R[8:9], R[10:11] ;
  ISETP.NE.AND P0, R12, R8, PT ;
  ISETP.NE.OR P0, R13, R9, P0 ;
  MOV.64 R[8:9], R[12:13] ;
  @P0 BRA again64 ;
  EXIT ;
.end_kernel

// Each half is rounded: 2048 + 1 in f16 is 2048.
// HALVES: 9 2048
.kernel halves
.param ptr
halves:
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV R6, 0x3c003c00 ;
  RED.ADD.F16x2 [R[4:5].64], R6 ;
  EXIT ;
.end_kernel
