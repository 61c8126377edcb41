// Values that are known only at the end of the file, and errors in them.

// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: llvm-objdump -d -r --no-show-raw-insn %t.o | FileCheck %s --implicit-check-not=R_Q7X2
// RUN: not llvm-mc -filetype=obj --defsym=WRONG=1 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRONG --implicit-check-not=error:

begin:
	MOV R0, end - begin
// CHECK: 0: MOV R0, 0x80 ;
	MOV R1, %hi(number)
// CHECK: MOV R1, 0x12 ;
	MOV R1, %lo(number)
// CHECK: MOV R1, 0x34567890 ;
	LDS R4, [R5+end-begin]
// CHECK: LDS R4, [R5+0x80] ;
	LDS R4, [R5-0x10-short]
// CHECK: LDS R4, [R5-0x1244] ;
	FADD R6, R7, c[0x3][short]
// CHECK: FADD R6, R7, c[0x3][0x1234] ;
	MOV R0, -(end - begin)
// CHECK: MOV R0, -0x80 ;
	BRA begin
// CHECK: BRA 0x0 ;
end:

.ifdef WRONG
	.size	begin, elsewhere-begin
// WRONG: [[#@LINE-1]]:24: error: the size of 'begin' is not a number
	MOV R0, number
// WRONG: [[#@LINE-1]]:10: error: value out of range [-2147483648, 4294967295]
	MOV R0, 1+number
// WRONG: [[#@LINE-1]]:10: error: value out of range [-2147483648, 4294967295]
	LDS R4, [R5+number]
// WRONG: [[#@LINE-1]]:14: error: value out of range [-8388608, 8388607]
	LDS R4, [R5+4+number]
// WRONG: [[#@LINE-1]]:16: error: value out of range [-8388608, 8388607]
	FADD R6, R7, c[0x3][number]
// WRONG: [[#@LINE-1]]:22: error: value out of range [0, 65535]
	MOV R0, -(other)
// WRONG: [[#@LINE-1]]:12: error: expected relocatable expression
	BRA odd
// WRONG: [[#@LINE-1]]:6: error: distance to the branch target is not a multiple of 16
	.short other
// WRONG: [[#@LINE-1]]:9: error: no relocation for this expression: an address takes 4 or 8 bytes, a PC-relative distance 4
	.quad other - .
// WRONG: [[#@LINE-1]]:14: error: no relocation for this expression: an address takes 4 or 8 bytes, a PC-relative distance 4
	.section .debug_other,"",@progbits
other:
	.section .debug_ranges,"",@progbits
	.long other - begin
// WRONG: [[#@LINE-1]]:14: error: Cannot represent a difference across sections
	.text
	.byte 1
odd:
.endif
	.set short, 0x1234
	.set number, 0x1234567890
