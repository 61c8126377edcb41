// The Fermi encoding. The bits are worked out by hand from the templates of
// fermi-float.txt.
//
// RUN: llvm-mc -mcpu=fermi --show-encoding %s | FileCheck %s
// RUN: llvm-mc -mcpu=fermi -filetype=obj %s -o %t.o
// RUN: llvm-objdump --mcpu=fermi -d --no-show-raw-insn %t.o \
// RUN:   | FileCheck --check-prefix=OBJ %s
// RUN: not llvm-mc -mcpu=fermi --defsym BAD=1 %s -o /dev/null 2>&1 \
// RUN:   | FileCheck --check-prefix=ERR %s

// opcode 001010 at 58, reg2 at 26, reg1 at 20, PT at 10: 0x5000000008101c00
// CHECK: FADD R0, R1, R2 ;
// CHECK-SAME: [0x00,0x1c,0x10,0x08,0x00,0x00,0x00,0x50]
// OBJ: FADD R0, R1, R2 ;
FADD R0, R1, R2
// ftz = mod 4 = bit 5; -reg1 = bit 9; |comp| = mod 3 = bit 6; rnd RM = 1 at 55;
// SAT = bit 49; bank 1 at 42, offset 0x20 at 26, constant memory = bit 46
// CHECK: FADD.FTZ.RM.SAT R0, -R1, |c[0x1][0x20]| ;
// CHECK-SAME: [0x60,0x1e,0x10,0x80,0x00,0x44,0x82,0x50]
FADD.FTZ.RM.SAT R0, -R1, |c[0x1][0x20]|
// -comp = bit 8; bfc00 (the upper 20 bits of -1.5) at 26, bits 46 and 47
// CHECK: FADD R0, R1, -F-1.5 ;
// CHECK-SAME: [0x00,0x1d,0x10,0x00,0xf0,0xef,0x00,0x50]
FADD R0, R1, -F-1.5
// The lower bits of a value are cut off: 0.1 is 3dcccccd, 3dccc000 is left.
// CHECK: FADD R0, R1, F0.099975586 ;
FADD R0, R1, F0.1
// FMZ = 2 at 6; -comp = mod2 0 = bit 57; RZ = 3 at 55; guard !P1 = 1 at 10, bit 13
// CHECK: @!P1 FMUL.FMZ.RZ R0, R1, -R2 ;
// CHECK-SAME: [0x80,0x24,0x10,0x08,0x00,0x00,0x80,0x5b]
@!P1 FMUL.FMZ.RZ R0, R1, -R2
// CHECK: FADD32I R0, -|R1|, 0xabcd ;
// CHECK-SAME: [0x82,0x1e,0x10,0x34,0xaf,0x02,0x00,0x28]
FADD32I R0, -|R1|, 0xabcd
// CHECK: FMUL32I.SAT R0, R1, F-123.123 ;
FMUL32I.SAT R0, R1, F-123.123
// -reg2 = mod 0 = bit 9, -reg3 = mod 1 = bit 8, reg3 at 49
// CHECK: FFMA.FTZ R0, R1, -R2, -R3 ;
// CHECK-SAME: [0x40,0x1f,0x10,0x08,0x00,0x00,0x06,0x30]
FFMA.FTZ R0, R1, -R2, -R3
// constant memory as the last operand: bit 47, and reg2 at 49
// CHECK: FFMA R0, R1, R2, -c[0x0][0x10] ;
// CHECK-SAME: [0x00,0x1e,0x10,0x40,0x00,0x80,0x04,0x30]
FFMA R0, R1, R2, -c[0x0][0x10]
// CHECK: FFMA R0, R1, c[0x0][0x10], R2 ;
// CHECK-SAME: [0x00,0x1c,0x10,0x40,0x00,0x40,0x04,0x30]
FFMA R0, R1, c[0x0][0x10], R2
// |p = PT at 14, p = P0 at 17, opp = PT at 49, LT = 1 at 55, opcode 00100 at 59
// CHECK: FSETP.LT P0, R1, R2 ;
// CHECK-SAME: [0x00,0xdc,0x11,0x08,0x00,0x00,0x8e,0x20]
FSETP.LT P0, R1, R2
// CHECK: FSETP.GEU.OR P0, P1, R1, F1.5, !P2 ;
FSETP.GEU.OR P0, P1, R1, F1.5, !P2
// R63 is RZ
// CHECK: FCMP.GT.FTZ R0, R1, R2, RZ ;
// CHECK-SAME: [0x20,0x1c,0x10,0x08,0x00,0x00,0x7e,0x3a]
FCMP.GT.FTZ R0, R1, R2, RZ
// CHECK: MUFU.RCP64H.SAT R0, |R1| ;
// CHECK-SAME: [0xa0,0x1c,0x10,0x18,0x00,0x00,0x00,0xc8]
MUFU.RCP64H.SAT R0, |R1|
// CHECK: DADD.RP R0, R2, F0.5 ;
// CHECK-SAME: [0x01,0x1c,0x20,0x00,0xf8,0xcf,0x00,0x4d]
DADD.RP R0, R2, F0.5
// CHECK: DFMA R0, R2, R4, R6 ;
// CHECK-SAME: [0x01,0x1c,0x20,0x10,0x00,0x00,0x0c,0x20]
DFMA R0, R2, R4, R6
// CHECK: DSETP.NAN.XOR P0, R2, R4 ;
DSETP.NAN.XOR P0, R2, R4
// CHECK: DMUL R0, R2, -F2 ;
// CHECK-SAME: [0x01,0x1e,0x20,0x00,0x00,0xd0,0x00,0x50]
DMUL R0, R2, -F2

.ifdef BAD
// ERR: [[#@LINE+1]]:10: error: invalid operand: expected a register, R0 to R62 or RZ
FADD R0, R63, R2
// ERR: [[#@LINE+1]]:1: error: unknown instruction 'IADD', did you mean {{[A-Z]+}}?
IADD R0, R1, R2
// ERR: [[#@LINE+1]]:17: error: the Fermi encoding has no control word
FADD R0, R1, R2 ?WAIT4
// ERR: [[#@LINE+1]]:14: error: invalid operand: {{.*}}the bank in the range [0, 15]
FADD R0, R1, c[0x10][0x0]
// ERR: [[#@LINE+1]]:7: error: unknown modifier .EQU2 on FSETP
FSETP.EQU2 P0, R1, R2
.endif
