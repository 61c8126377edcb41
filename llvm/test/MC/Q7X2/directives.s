// Directives and expressions of GNU as, macros, debug information.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: llvm-mc -I %t %t/main.s | FileCheck %s
// RUN: llvm-mc -I %t -g -filetype=obj %t/main.s -o %t.o
// RUN: llvm-objdump -d -l --no-show-raw-insn %t.o | FileCheck --check-prefix=LINE %s
// RUN: llvm-dwarfdump --verify %t.o

// LINE: main.s:5
// LINE-NEXT: MOV R1, 0x10 ;

//--- included.s
	NOP

//--- main.s
	.set BASE, 0x160
	.macro twice a, b
	IADD \a, \b, \b
	.endm
	MOV R1, 1 << 4
	// CHECK: MOV R1, 0x10 ;
	twice R2, R3
	// CHECK: IADD R2, R3, R3 ;
	.rept 2
	YIELD ; YIELD
	.endr
	// CHECK-COUNT-4: YIELD ;
	.include "included.s"
	// CHECK: NOP ;
	FADD R0, R1, c[0x0][BASE+8]
	// CHECK: FADD R0, R1, c[0x0][0x168] ;
	LDG R0, [R[2:3].64 + BASE - 0x10] /* inside */ ; EXIT
	// CHECK: LDG R0, [R[2:3].64+0x150] ;
	// CHECK-NEXT: EXIT ;
	IADD R0, R1, (3 | 0xf0) &req={0}
	// CHECK: IADD R0, R1, 0xf3 &req={0} ;
1:	BRA 1b
	BRA 1f
1:	fadd.ftz R0, R1, R2
	// CHECK: FADD.FTZ
