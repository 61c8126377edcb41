// RUN: not llvm-mc %s -o /dev/null 2>&1 | FileCheck --implicit-check-not=error: %s

// ---- mnemonic and modifiers
// CHECK: :[[#@LINE+1]]:1: error: unknown instruction 'FADX', did you mean FADD?
FADX R0, R1, R2
// CHECK: :[[#@LINE+1]]:6: error: unknown modifier .FOO on FADD, expected .FTZ; .SAT; .RN, .RP, .RM, .RZ
FADD.FOO R0, R1, R2
// CHECK: :[[#@LINE+1]]:10: error: duplicate modifier .FTZ
FADD.FTZ.FTZ R0, R1, R2
// CHECK: :[[#@LINE+1]]:18: error: modifier .U32 conflicts with .S32
ISETP.LT.AND.S32.U32 P0, R1, R2, PT
// CHECK: :[[#@LINE+1]]:1: error: FSETP requires one of .EQ, .NE, .LT, .LE, .GT, .GE, .EQU, .NEU, .LTU, .LEU, .GTU, .GEU, .NAN, .NUM
FSETP P0, R1, R2
// CHECK: :[[#@LINE+1]]:1: error: FSETP requires one of .AND, .OR, .XOR
FSETP.LT P0, R1, R2
// CHECK: :[[#@LINE+1]]:6: error: unknown modifier .FTZ on EXIT, which has none
EXIT.FTZ
// CHECK: :[[#@LINE+1]]:1: error: 'IDP' requires one of .2A, .4A
IDP.U8.S8 R0, R1, R2, R3
// CHECK: :[[#@LINE+1]]:1: error: a branch on a uniform predicate is BRA.U
BRA UP0, 0x10
// .HI.X is one mode.
// CHECK: :[[#@LINE+1]]:6: error: unknown modifier .HI on IMAD, expected .HI.X
IMAD.HI R0, R1, R2, R3
// afmt precedes bfmt.
// CHECK: :[[#@LINE+1]]:8: error: unknown modifier .S8 on IDP
IDP.2A.S8.S16 R0, R1, R2, R3
// CHECK: :[[#@LINE+1]]:7: error: unknown modifier .RP on HADD2, expected .RN
HADD2.RP R0, R1, R2
// CHECK: :[[#@LINE+1]]:1: error: .SAT and .RELU are mutually exclusive
HFMA2.SAT.RELU R0, R1, R2, R3
// CHECK: :[[#@LINE+1]]:1: error: BF16_V2 does not support .FTZ and .SAT
HADD2.BF16_V2.FTZ R0, R1, R2

// ---- operands
// CHECK: :[[#@LINE+1]]:12: error: missing operand: {{.*}}a 32-bit register, R0 to R254 or RZ
FADD R0, R1
// CHECK: :[[#@LINE+1]]:18: error: unexpected operand: too many operands for FADD
FADD R0, R1, R2, R3
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: {{.*}}a float: a decimal or 0f and 8 hex digits
FADD R0, R1, P2
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: {{.*}}a float: a decimal or 0f and 8 hex digits
FADD R0, R1, 0x10
// CHECK: :[[#@LINE+1]]:10: error: invalid operand: {{.*}}a 32-bit register, R0 to R254 or RZ
FADD R0, R255, R2
// CHECK: :[[#@LINE+1]]:6: error: the first register of a range of 2 must be a multiple of 2
DADD R[1:2], R[2:3], R[4:5]
// CHECK: :[[#@LINE+1]]:6: error: the last register range is R[252:253]
DADD R[254:255], R[2:3], R[4:5]
// CHECK: :[[#@LINE+1]]:22: error: invalid operand: {{.*}}a double whose lower 32 bits are 0
DADD R[0:1], R[2:3], 0.1
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: {{.*}}an integer in the range [-2147483648, 4294967295]
IADD R0, R1, 0x100000000
// CHECK: :[[#@LINE+1]]:16: error: invalid operand: {{.*}}optionally with '~'
IADD.X R0, R1, -R2
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: {{.*}}optionally with '-'
IADD R0, R1, ~R2
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: {{.*}}c[bank][offset], the offset a multiple of 4
IADD R0, R1, c[0x0][0x161]
// CHECK: :[[#@LINE+1]]:21: error: constant-bank offset out of range [0, 65535]
IADD R0, R1, c[0x0][0x10000]
// CHECK: :[[#@LINE+1]]:16: error: constant bank out of range [0, 63]
IADD R0, R1, c[0x40][0x0]
// CHECK: :[[#@LINE+1]]:16: error: invalid operand: expected a 64-bit register
MOV.64 R[0:1], 5
// CHECK: :[[#@LINE+1]]:10: error: invalid operand: {{.*}}a 32-bit register, R0 to R254 or RZ
IABS R0, -R1
// CHECK: :[[#@LINE+1]]:17: error: invalid operand: expected an integer in the range [0, 31]
LEA R0, R1, R2, 32
// CHECK: :[[#@LINE+1]]:9: error: invalid operand: expected an address, [R[lo:hi].64+UR[lo:hi]+offset]
LDG R0, [R2]
// CHECK: :[[#@LINE+1]]:9: error: invalid operand: expected an address, [Ra+URb+offset]
LDS R0, [R[2:3].64]
// CHECK: :[[#@LINE+1]]:9: error: invalid operand: expected an address
LDG R0, [R[2:3].64+0x1000000]
// CHECK: :[[#@LINE+1]]:12: error: invalid operand: expected R[URb+offset], the offset in the range [-256, 255]
GETGPR R0, R[UR1+256]
// CHECK: :[[#@LINE+1]]:2: error: expected a predicate as the guard
@P8 FADD R0, R1, R2
// CHECK: :[[#@LINE+1]]:2: error: invalid operand: expected a predicate as the guard
@R1 FADD R0, R1, R2

// CHECK: :[[#@LINE+1]]:18: error: expected an operand
FADD R0, R1, R2, ?WAIT1
// CHECK: :[[#@LINE+1]]:17: error: expected an operand
FADD R0, R1, R2,
// CHECK: :[[#@LINE+1]]:17: error: expected ',' between operands
FADD R0, R1, R2 R3
// CHECK: :[[#@LINE+1]]:18: error: expected a predicate after '!'
SEL R0, R1, R2, !5
// CHECK: :[[#@LINE+1]]:17: error: expected '|' after the source
FADD R0, R1, |R2
// CHECK: :[[#@LINE+1]]:14: error: '|...|' requires a register or a constant-bank word
FADD R0, R1, |1|
// CHECK: :[[#@LINE+1]]:16: error: '~' requires a register or a constant-bank word
IADD.X R0, R1, ~1
// CHECK: :[[#@LINE+1]]:10: error: expected the base register of the address, RZ for none
LDS R0, [5]
// CHECK: :[[#@LINE+1]]:10: error: the base register of an address accepts only .64, .U32 and .S32
LDS R0, [R1.32]
// CHECK: :[[#@LINE+1]]:9: error: invalid operand: expected an address, [Ra+URb+offset]
LDS R0, [R1.U32]
// CHECK: :[[#@LINE+1]]:9: error: invalid operand: expected an address, [R[lo:hi].64+UR[lo:hi]+offset]; or an address, [Ra.U32+UR[lo:hi]+offset]; or an address, [Ra.S32+UR[lo:hi]+offset]
LDG R0, [R1.U32+UR2]
// CHECK: :[[#@LINE+1]]:16: error: expected '+', '-' or ']' in the address
LDG R0, [R[2:3].S32]
// CHECK: :[[#@LINE+1]]:17: error: only one uniform register and an offset can be added to the base register of an address
LDS R0, [R1+UR2+UR3]
// CHECK: :[[#@LINE+1]]:16: error: expected '+', '-' or ']' in the address
LDS R0, [R1+UR2|
// CHECK: :[[#@LINE+1]]:11: error: expected a register range, R[lo:hi], or an indexed register, R[URb+offset]
MOV R0, R[R1]
// CHECK: :[[#@LINE+1]]:8: error: a register range has 2 or 4 registers
MOV.64 R[0:2], RZ
// CHECK: :[[#@LINE+1]]:5: error: expected an instruction after the guard
@P0 ; FADD R0, R1, R2

// ---- control word
// CHECK: :[[#@LINE+1]]:17: error: &wsb on an instruction of fixed latency
FADD R0, R1, R2 &wsb=1
// CHECK: :[[#@LINE+1]]:29: error: &rsb is only valid on memory instructions
DADD R[0:1], R[2:3], R[4:5] &rsb=1
// CHECK: :[[#@LINE+1]]:25: error: scoreboard out of range [0, 5]
FADD R0, R1, R2 &req={0,6}
// CHECK: :[[#@LINE+1]]:25: error: duplicate scoreboard 0
FADD R0, R1, R2 &req={0,0}
// CHECK: :[[#@LINE+1]]:17: error: expected ?WAITn, n from 1 to 15
FADD R0, R1, R2 ?WAIT16
// CHECK: :[[#@LINE+1]]:24: error: duplicate ?WAIT
FADD R0, R1, R2 ?WAIT1 ?WAIT2
// CHECK: :[[#@LINE+1]]:26: error: duplicate &req
FADD R0, R1, R2 &req={0} &req={1}
// CHECK: :[[#@LINE+1]]:22: error: expected '{' and the scoreboards to wait for
FADD R0, R1, R2 &req=0
// CHECK: :[[#@LINE+1]]:23: error: expected a scoreboard, 0 to 5
FADD R0, R1, R2 &req={}

// ---- directives
// Integers of more than 64 bits are floats only.
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: expected an integer in the range [-2147483648, 4294967295]
IADD R1, R2, 20862970309790096424960
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: expected a float
FADD R1, R2, 0x20862970309790096424960
// CHECK: :[[#@LINE+1]]:37: error: expected ',' between operands
FADD R1, R2, 20862970309790096424960+1

// CHECK: :[[#@LINE+1]]:1: error: .end_kernel without .kernel
.end_kernel
// CHECK: :[[#@LINE+1]]:1: error: .reqntid outside of .kernel and .end_kernel
.reqntid 32
.kernel sized
// CHECK: :[[#@LINE+1]]:14: error: number of threads out of range [1, 1024]
.reqntid 32, 0
// CHECK: :[[#@LINE+1]]:10: error: number of threads out of range [1, 1024]
.maxntid 1025
// CHECK: :[[#@LINE+1]]:19: error: expected newline
.reqntid 4, 4, 4, 4
.end_kernel
// CHECK: :[[#@LINE+1]]:1: error: .partial_blocks outside of .kernel and .end_kernel
.partial_blocks
// CHECK: :[[#@LINE+1]]:1: error: .param outside of .kernel and .end_kernel
.param i32
// CHECK: :[[#@LINE+3]]:8: error: expected a parameter type
// CHECK: :[[#@LINE+3]]:1: error: .kernel inside a kernel: missing .end_kernel
.kernel k
.param i31
.kernel l
// CHECK: :[[#@LINE-3]]:1: error: .kernel without .end_kernel
