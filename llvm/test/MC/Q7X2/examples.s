// The examples of the ISA description, those that docs/decisions.md corrects
// in their corrected form. The bits are worked out by hand from the fields.
//
// RUN: llvm-mc --show-encoding %s | FileCheck %s
// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: llvm-objdump -d --no-show-raw-insn %t.o | FileCheck --check-prefix=OBJ %s

// optype 10, stype RR = 5, guard PT = 7, rd 0, ra 1, rb 2, rb.neg = bit 96
// CHECK: FADD R0, R1, -R2 ;
// CHECK-SAME: [0x10,0x75,0x00,0x01,0x02,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x01,0x00,0x00,0x00]
// OBJ: FADD R0, R1, -R2 ;
FADD            R0,  R1 , -R2   ;  // R0 = R1 - R2

// ra.abs = 73, ftz = 76, sat = 77, rnd RZ = 3 at 78; -0.25 = BE800000;
// guard !P0 = 8, stall 4 at 112, req 1 at 116
// CHECK: @!P0 FADD.FTZ.SAT.RZ R0, |R1|, -0.25 ?WAIT4 &req={0} ;
// CHECK-SAME: [0x10,0x87,0x00,0x01,0x00,0x00,0x80,0xbe,0x00,0xf2,0x00,0x00,0x00,0x00,0x14,0x00]
// OBJ: @!P0 FADD.FTZ.SAT.RZ R0, |R1|, -0.25 ?WAIT4 &req={0} ;
@!P0 FADD.FTZ.SAT.RZ R0, |R1|, -0.25 ?WAIT4 &req={0} ;

// scl D2 = 1 at 80
// CHECK: FMUL.FTZ.SAT.RZ.D2 R0, |R1|, 3.414 ;
// CHECK-SAME: [0x11,0x77,0x00,0x01,0xfa,0x7e,0x5a,0x40,0x00,0xf2,0x01,0x00,0x00,0x00,0x00,0x00]
FMUL.FTZ.SAT.RZ.D2 R0, |R1|, 0f405A7EFA ;

// rc = RZ = ff at 64
// CHECK: FFMA R0, R1, -R2, RZ ;
// CHECK-SAME: [0x12,0x79,0x00,0x01,0x02,0x00,0x00,0x00,0xff,0x00,0x00,0x00,0x01,0x00,0x00,0x00]
FFMA            R0,  R1,  -R2       , RZ             ;

// pp = !PT = 1111 at 98
// CHECK: FMNMX R0, -|R1|, -|R2|, !PT ;
// CHECK-SAME: [0x13,0x75,0x00,0x01,0x02,0x00,0x00,0x00,0x00,0x03,0x00,0x00,0x3f,0x00,0x00,0x00]
FMNMX R0, -|R1|, -|R2|, !PT;
// CHECK: FMNMX R0, R1, 1, P0 ;
FMNMX R0,   R1 ,     1,  P0;
// CHECK: FMNMX R0, R1, 0.125, !P1 ;
FMNMX R0,   R1 , 0.125, !P1;

// CHECK: FSETP.LE.AND P0, R4, R6 ;
FSETP.LE.AND     P0,       R4 , R6,  PT;
// CHECK: FSETP.FTZ.GTU.OR P0, P1, -|R5|, -1, !PT ;
FSETP.FTZ.GTU.OR P0, P1, -|R5|, -1, !PT;
// CHECK: FSET.LE.AND R0, R4, R6 ;
FSET.LE.AND       R0,  R4,  R6     ;
// CHECK: FSET.FTZ.GT.OR.BF R0, -R5, -34, P0 ;
FSET.FTZ.GT.OR.BF R0, -R5, -34, P0 ;
// CHECK: FSEL.FTZ R0, R1, R2, !P0 ;
FSEL.FTZ R0, R1, R2, !P0;
// CHECK: FCHK P0, -|R4|, R1 ;
FCHK P0, -|R4|,  R1 ;

// CHECK: DADD.RZ R[0:1], |R[2:3]|, -0.25 ;
DADD.RZ R[0:1], |R[2:3]|,   -0.25 ;
// CHECK: DFMA.RZ R[0:1], |R[2:3]|, -0.25, R[0:1] ;
DFMA.RZ R[0:1], |R[2:3]|,   -0.25, R[0:1] ;
// CHECK: DMNMX R[0:1], R[2:3], 0.125, !P1 ;
DMNMX R[0:1],    R[2:3], 0.125, !P1 ;
// .AND is the default, but is always printed
// CHECK: DSETP.LE.AND P0, R[4:5], R[6:7] ;
DSETP.LE     P0,       R[4:5] , R[6:7]      ;
// CHECK: DSETP.GTU.OR P0, P1, -|R[6:7]|, -1, !PT ;
DSETP.GTU.OR P0, P1, -|R[6:7]|,     -1, !PT ;

// CHECK: HADD2 R0, R1.H0_H0, R2 ;
HADD2        R0, R1.H0_H0,    R2 ;
// {H1, H0} = {-1, 1}: bc00 above 3c00
// CHECK: HADD2.FTZ R1, -|R4|, -1, 1 ;
// CHECK-SAME: [0x30,0x77,0x01,0x04,0x00,0x3c,0x00,0xbc,0x00,0x13,0x00,0x00,0x00,0x00,0x00,0x00]
HADD2.RN.FTZ R1,    -|R4|, -1, 1 ;
// CHECK: HMUL2.SAT R3, R6, -R7.H0_H0 ;
HMUL2.SAT    R3,    R6, -R7.H0_H0 ;
// CHECK: HFMA2 R0, R1, R2.H1_H1, RZ ;
HFMA2 R0, R1, R2.H1_H1, RZ;
// CHECK: HMNMX2 R0, R1, 0.125, -2, !P1 ;
HMNMX2 R0,    R1, 0.125,-2, !P1 ;
// CHECK: HSETP2.FTZ.GTU.OR P0, P1, -|R5|, -1, 0, !PT ;
HSETP2.FTZ.GTU.OR P0, P1, -|R5|,  -1, 0, !PT;
// CHECK: HSET2.FTZ.GTU.OR.BF R0, -|R5|, -1, 0, !PT ;
HSET2.FTZ.GTU.OR.BF R0, -|R5|,  -1, 0, !PT;

// CHECK: IADD R0, R1, -0x114514 ;
IADD R0, R1, -0x114514 ;
// pu P0 = 0 at 106, ext at 76, rb.neg at 97, pp !PT
// CHECK: IADD.X R0, P0, R2, ~R4 ;
// CHECK-SAME: [0x40,0x75,0x00,0x02,0x04,0x00,0x00,0x00,0x00,0x10,0x00,0x00,0x3e,0x00,0x00,0x00]
IADD.X R0, P0, R2, ~R4     ;
// CHECK: IADD.X R1, R3, ~R5, P0 ;
IADD.X R1, PT, R3, ~R5, P0 ;
// CHECK: IMAD.U32 R0, P0, R2, 0x114514, R4 ;
IMAD.U32      R0, P0, R2, 0x114514, R4   ;
// CHECK: IMAD.HI.X.U32 R1, R2, 0x114514, R5, P0 ;
IMAD.HI.X.U32 R1,     R2, 0x114514, R5, P0;
// CHECK: IMAD.HI.X R1, R2, R3, ~R5, P0 ;
IMAD.HI.X R1,     R2, R3, ~R5, P0;
// CHECK: IMAD.WIDE.U32 R[0:1], R7, 0x114514, -R[4:5] ;
IMAD.WIDE.U32 R[0:1], R7, 0x114514, -R[4:5];
// CHECK: IMAD.WIDE.X R[2:3], RZ, RZ, RZ, P0 ;
IMAD.WIDE.X R[2:3],     RZ, RZ,     RZ,  P0;
// CHECK: IDP.2A.S16.S8 R0, R1, -0x55443323, R3 ;
IDP.2A.S16.S8 R0, R1, 0xAABBCCDD,  R3;
// CHECK: IDP.4A.U8.S8 R0, R1, R2, 0x0 ;
IDP.4A.U8.S8 R0, R1,         R2, 0x0;
// CHECK: IMUL.HI.U32 R0, R1, 0x114514 ;
IMUL.HI.U32 R0, R1, 0x114514;
// rc unused: RZ
// CHECK: LEA R0, P0, R2, c[0x0][0x160], 0x7 ;
// CHECK-SAME: [0x46,0x7f,0x00,0x02,0x60,0x01,0x00,0x00,0xff,0x00,0x1c,0x00,0x3c,0x00,0x00,0x00]
LEA      R0, P0, R2, c[0x0][0x160], 7;
// CHECK: LEA.HI.X R1, R2, c[0x0][0x160], R7, 0x7, P0 ;
LEA.HI.X R1,     R2, c[0x0][0x160], R7, 7, P0 ;
// CHECK: LEA.HI.X.SX32 R1, ~R2, R3, 0x5, P0 ;
LEA.HI.X.SX32 R1,     ~R2, R3, 5, P0 ;
// CHECK: IABS R0, -0x1 ;
IABS R0, -0x1;
// CHECK: IMNMX R0, R1, 0x0, P0 ;
IMNMX R0, R1, 0x0,  P0;
// CHECK: P2R.B1 R7, PR, R0, 0xff ;
P2R.B1 R7, PR, R0, 0xFF;
// CHECK: R2P PR, R7.B1, 0xff ;
R2P PR, R7.B1, 0xFF;
// CHECK: ISETP.LE.AND.U32 P0, R4, R6, PT ;
ISETP.LE.U32.AND P0, PT, R4,  R6, PT     ;
// CHECK: ISETP.GT.OR.X P0, R5, 0x0, PT, P0 ;
ISETP.GT.OR.X    P0,     R5, 0x0, PT, P0 ;
// CHECK: ISET.GT.OR.X R0, R5, R6 ;
ISET.GT.OR.X R0, R5, R6, !PT, !PT
// CHECK: ISET.GT.OR.BF.X R0, R5, 0x0, PT, P0 ;
ISET.GT.OR.BF.X R0, R5, 0x0, PT, P0;
// CHECK: SEL R0, R1, R2, !P0 ;
SEL R0, R1, R2, !P0;
// CHECK: LOP3 R7, R7, RZ, R0, 0x1a, !PT ;
LOP3.POR      R7, R7, RZ, R0, 0x1A, !PT ;
// CHECK: LOP3.PAND P1, R7, R1, RZ, R0, 0x1a, P0 ;
LOP3.PAND P1, R7, R1, RZ, R0, 0x1A,  P0 ;
// CHECK: PLOP3 P0, P1, !P2, P3, 0x1a ;
PLOP3 P0, P1, !P2, P3, 0x1A;
// CHECK: SHF.L.HI R7, R7, 0x24, R0 ;
SHF.L.HI.S32 R7, R7, 0x24, R0;
// CHECK: MOV R0, R1 ;
MOV.32 R0,       R1;
// CHECK: MOV.64 R[0:1], R[2:3] ;
MOV.64 R[0:1], R[2:3];
// CHECK: PRMT R0, R1, R2, 0xabcd ;
PRMT R0, R1, R2, 0xABCD;
// CHECK: I2I.U16 R0, 0x114514 ;
I2I.U16 R0, 0x114514;
// CHECK: I2IP.U16 R0, R1, R2, RZ ;
I2IP.U16.SAT R0, R1, R2, RZ;
// CHECK: I2IP.S4.SATRELU R0, R1, R2, RZ ;
I2IP.S4.SATRELU R0, R1, R2, RZ;
// CHECK: R2UR UR0, R0 &wsb=3 ;
R2UR UR0, R0 &wsb=3;
// CHECK: SETGPR R[UR2+0x1], R1 ;
SETGPR R[UR2+0x1], R1;
// CHECK: GETGPR R1, R[UR2-0x100] ;
GETGPR R1, R[UR2-0x100];
