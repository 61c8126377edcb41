// Operators in operands, as in GNU as, and errors in operands and control words.

// RUN: llvm-mc --show-encoding %s | FileCheck %s
// RUN: not llvm-mc --defsym=WRONG=1 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRONG --implicit-check-not=error:

MOV R0, 6*7
// CHECK: MOV R0, 0x2a ;
MOV R0, 100/7%5
// CHECK: MOV R0, 0x4 ;
MOV R0, 1<<4>>2^3
// CHECK: MOV R0, 0x7 ;
MOV R0, (0xff & 0x3c) - 4
// CHECK: MOV R0, 0x38 ;
MOV R0, -(2+3)*4
// CHECK: MOV R0, -0x14 ;
LDG R0, [R[2:3].64-4+0x10]
// CHECK: LDG R0, [R[2:3].64+0xc] ;
FADD R0, R1, INF
// CHECK: FADD R0, R1, 0f7F800000 ;
FADD R0, R1, -inf
// CHECK: FADD R0, R1, 0fFF800000 ;
FADD R0, R1, QNAN
// CHECK: FADD R0, R1, 0f7FC00000 ;

.ifdef WRONG
MOV R0, %middle(x)
// WRONG: [[#@LINE-1]]:9: error: expected %lo(address) or %hi(address)
MOV R0, +x
// WRONG: [[#@LINE-1]]:9: error: expected a number after '+'
MOV.64 R[0:1], R[2:x]
// WRONG: [[#@LINE-1]]:20: error: expected the last register of the range
MOV.64 R[0:1], R[2 3]
// WRONG: [[#@LINE-1]]:20: error: expected ':' and the last register of the range
NOP &req {1}
// WRONG: [[#@LINE-1]]:10: error: expected '='
NOP &req={1 2}
// WRONG: [[#@LINE-1]]:13: error: expected ',' or '}'
NOP &req={1} & nothing
// WRONG: [[#@LINE-1]]:14: error: expected the end of the statement
NOP ?WAIT3 ?WAIT3
// WRONG: [[#@LINE-1]]:12: error: duplicate ?WAIT
.endif
