// Syntax errors in directives and operands.

// RUN: not llvm-mc %s -o /dev/null 2>&1 | FileCheck --implicit-check-not=error: %s

// CHECK: :[[#@LINE+1]]:8: error: expected the name of the kernel
.kernel
// CHECK: :[[#@LINE+1]]:11: error: expected newline
.kernel k x
.kernel k
// CHECK: :[[#@LINE+1]]:13: error: expected absolute expression
.param i32, x
// CHECK: :[[#@LINE+1]]:13: error: alignment must be a power of 2 up to 256
.param i32, 3
// CHECK: :[[#@LINE+1]]:13: error: alignment must be a power of 2 up to 256
.param i32, 512
// CHECK: :[[#@LINE+1]]:12: error: expected newline
.param i32 x
// CHECK: :[[#@LINE+1]]:8: error: expected a parameter type: i8
.param bytes70000
// CHECK: :[[#@LINE+1]]:8: error: expected a parameter type: i8
.param v17f32
// CHECK: :[[#@LINE+1]]:8: error: expected a parameter type: i8
.param v4ptr
// CHECK: :[[#@LINE+1]]:10: error: expected absolute expression
.reqntid x
// CHECK: :[[#@LINE+1]]:17: error: expected newline
.partial_blocks x
// CHECK: :[[#@LINE+1]]:11: error: unknown token in expression
.shared x+
// CHECK: :[[#@LINE+1]]:9: error: number of bytes out of range [0, 4294967295]
.shared 0x100000000
// CHECK: :[[#@LINE+1]]:8: error: number of bytes out of range [0, 4294967295]
.local -1
// CHECK: :[[#@LINE+1]]:11: error: expected newline
.shared 1 2
// CHECK: :[[#@LINE+1]]:13: error: expected newline
.end_kernel x
.end_kernel
// CHECK: :[[#@LINE+1]]:1: error: .partial_blocks outside of .kernel and .end_kernel
.partial_blocks
// CHECK: :[[#@LINE+1]]:1: error: .shared outside of .kernel and .end_kernel
.shared 4
// CHECK: :[[#@LINE+1]]:13: error: unknown token in expression
MOV R0, %lo(
// CHECK: :[[#@LINE+1]]:11: error: expected an operand
MOV R0, 1+
// CHECK: :[[#@LINE+1]]:28: error: expected an operand
LDG R0, [R[2:3].64 + UR4 + )]
// CHECK: :[[#@LINE+1]]:26: error: expected ':' and the last register of the range
LDG R0, [R[2:3].64 + UR[4]
// CHECK: :[[#@LINE+1]]:19: error: expected ']' after the register range
DADD R[0:1], R[2:3, R[4:5]
// CHECK: :[[#@LINE+1]]:16: error: unknown token in expression
FADD R0, R1, c[)][0]
// CHECK: :[[#@LINE+1]]:18: error: expected '[' and the offset in the bank
FADD R0, R1, c[0]0
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: expected a float
FADD R0, R1, c
// CHECK: :[[#@LINE+1]]:22: error: expected an operand
FADD R0, R1, c[0][R1+)]
// CHECK: :[[#@LINE+1]]:19: error: expected an operand
FADD R0, R1, c[0][)]
// CHECK: :[[#@LINE+1]]:21: error: expected ']' after the offset
FADD R0, R1, c[0][4 4]
// CHECK: :[[#@LINE+1]]:15: error: expected an operand
MOV R0, R[UR4+)]
// CHECK: :[[#@LINE+1]]:15: error: expected '+', '-' or ']' in the address
MOV R0, R[UR4 5]
// CHECK: :[[#@LINE+1]]:18: error: expected ',' and the lower half of the immediate
HADD2 R0, R1, 1.0
// CHECK: :[[#@LINE+1]]:19: error: expected an operand
HADD2 R0, R1, 1.0,
// CHECK: :[[#@LINE+1]]:14: error: invalid operand: expected a float
FADD R0, R1, 0f1234
// CHECK: :[[#@LINE+1]]:17: error: expected ',' between operands
FADD R0, R1, 1.5.5
// CHECK: :[[#@LINE+1]]:11: error: invalid operand: expected a 32-bit register
HADD2 R0, R1.H3_H3, R2
// CHECK: :[[#@LINE+1]]:10: error: invalid operand: expected a 32-bit register
FADD R0, R1.H0_H0, R2
.cfi_startproc
// CHECK: :[[#@LINE+1]]:16: error: expected a register
.cfi_offset X20, -8
.cfi_offset R20, -8
.cfi_endproc
