// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: llvm-objdump -d -r --no-show-raw-insn %t.o | FileCheck --check-prefix=DIS %s
// RUN: llvm-readelf -h -S -r -n %t.o | FileCheck --check-prefix=ELF %s
// RUN: llvm-nm %t.o | FileCheck --check-prefix=NM %s
// The printed text assembles to the same object.
// RUN: llvm-mc %s -o %t.s
// RUN: llvm-mc -filetype=obj %t.s -o %t2.o
// RUN: cmp %t.o %t2.o

// ELF: Class: ELF64
// ELF: Data: 2's complement, little endian
// ELF: Machine: {{0x5137|5137|Q7X2 SIMT processor}}
// ELF: .text PROGBITS {{.*}} AX 0 0 64
// ELF: .rela.text RELA
// ELF: .note.q7x2 NOTE {{.*}} A

// ELF-LABEL: '.rela.text'
// ELF-NEXT: Offset
// Types: 3 LO32, 4 HI32, 6 OFF24, 2 ABS32, 7 CBANK, 5 REL32.
// ELF-NEXT: {{0+}}14 {{0*[0-9a-f]+}}00000003 {{.*}} data + 8
// ELF-NEXT: {{0+}}24 {{0*[0-9a-f]+}}00000004 {{.*}} data + 8
// ELF-NEXT: {{0+}}35 {{0*[0-9a-f]+}}00000006 {{.*}} tile + 4
// ELF-NEXT: {{0+}}44 {{0*[0-9a-f]+}}00000002 {{.*}} tile + 0
// ELF-NEXT: {{0+}}54 {{0*[0-9a-f]+}}00000007 {{.*}} table + 0
// ELF-NEXT: {{0+}}64 {{0*[0-9a-f]+}}00000005 {{.*}} callee + 0
// ELF-LABEL: '.rela.data'
// Types: 1 ABS64, 8 PC32.
// ELF: 00000001 {{.*}} callee + 0
// ELF: 00000008 {{.*}} callee + 0
// ELF: Q7X2 {{.*(Unknown note type: \(0x00005137\)|NT_Q7X2_KERNEL)}}

// DIS: <kernel>:
// DIS-NEXT: BSSY B0, 0x[[END:[0-9a-f]+]] ; <kernel+0x[[END]]>
// DIS: BRA 0x10 ; <kernel+0x10>
// DIS-NEXT: 90: NOP ;
// DIS: [[END]]: EXIT ;
// DIS-NEXT: NOP ;

// NM: U callee
// NM: T kernel
	.text
	.globl kernel
	.kernel kernel
	.param ptr.global
	.param v4f32
	.shared 64
kernel:
	BSSY B0, .Lend
.Lstart:
	MOV R2, %lo(data+8)
	MOV R3, %hi(data+8)
	LDS R4, [R5+tile+4]
	IADD R4, R4, tile
	FADD R6, R7, c[0x3][table]
	CALL R[20:21], callee
	NOP
	BRA .Lstart
	.balign 64
.Lend:
	EXIT
	.balign 64
	.end_kernel

	.data
	.quad callee
	.long callee - .
	// After data in .text the gap is not a multiple of an instruction.
	.text
	.byte 1
	.balign 16
	NOP
