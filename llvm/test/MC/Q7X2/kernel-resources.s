# The registers and block barriers of a kernel with calls are those of the code that it
# reaches, by branches, calls and from one symbol to the next; of all code, if it calls an
# address in a register or a symbol that is weak or not defined.
# RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
# RUN: llvm-mc -triple=q7x2 %s | llvm-mc -triple=q7x2 -filetype=obj - -o %t2.o
# RUN: cmp %t.o %t2.o
# RUN: %python %S/../../Link/Inputs/notes.py %t.o | FileCheck %s

# CHECK: "plain", "registers": 3, "barriers": 0,
	.kernel plain
plain:
	MOV R2, 0x1
	EXIT
	.end_kernel

# CHECK: "direct", "registers": 22, "barriers": 2,
	.kernel direct
direct:
	CALL R[20:21], leaf
	EXIT
	.end_kernel

# Through a callee, which is recursive.
# CHECK: "chain", "registers": 41, "barriers": 2,
	.kernel chain
chain:
	CALL R[20:21], middle
	EXIT
	.end_kernel

# A branch to another function, whose last instruction is guarded: it continues in the next.
# CHECK: "branches", "registers": 61, "barriers": 0,
	.kernel branches
branches:
	@P0 BRA falls
	EXIT
	.end_kernel

# A local label is in the code of the symbol before it.
# CHECK: "local", "registers": 61, "barriers": 0,
	.kernel local
local:
	BRA .Linside
	.end_kernel

# CHECK: "unknown", "registers": 101, "barriers": 2,
	.kernel unknown
unknown:
	CALL R[20:21], R[4:5]
	EXIT
	.end_kernel

# CHECK: "external", "registers": 101, "barriers": 2,
	.kernel external
external:
	CALL R[20:21], elsewhere
	EXIT
	.end_kernel

# The linker may replace it.
# CHECK: "weakly", "registers": 101, "barriers": 2,
	.kernel weakly
weakly:
	CALL R[20:21], replaceable
	EXIT
	.end_kernel

# In another section.
# CHECK: "section", "registers": 101, "barriers": 0,
	.kernel section
section:
	CALL R[20:21], large
	EXIT
	.end_kernel

	.weak replaceable
replaceable:
	RET R[20:21]
leaf:
	BAR.SYNC 0x1
	RET R[20:21]
middle:
	MOV R40, 0x1
	UMOV UR5, 0x1
	CALL R[20:21], leaf
	CALL R[20:21], middle
	RET R[20:21]
falls:
	MOV R50, 0x1
	@P0 RET R[20:21]
next:
	MOV R60, 0x1
.Linside:
	RET R[20:21]

	.section .text.large,"ax",@progbits
large:
	MOV R100, 0x1
	RET R[20:21]
