// Scoreboards for results of variable latency.
//
// RUN: q7x2-sched %s -o %t.s
// RUN: grep -v -e // -e "^$" %t.s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o /dev/null

// Two loads with the same user share a scoreboard, a third has its own. There is
// no second wait for the same result.
// CHECK:share:
share:
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64+0x4] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	LDG R6, [R[2:3].64+0x8] ?WAIT1 &wsb=1 ;
// CHECK-NEXT:	FADD R7, R4, R5 ?WAIT4 &req={0} ;
// CHECK-NEXT:	FADD R8, R7, R5 ?WAIT4 ;
// CHECK-NEXT:	FADD R9, R8, R6 ?WAIT1 &req={1} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  LDG R4, [R[2:3].64] ;
  LDG R5, [R[2:3].64+0x4] ;
  LDG R6, [R[2:3].64+0x8] ;
  FADD R7, R4, R5 ;
  FADD R8, R7, R5 ;
  FADD R9, R8, R6 ;
  EXIT ;

// The first result has no user; a write is a user of the second, like a read.
// CHECK-NEXT:unused:
unused:
// CHECK-NEXT:	MUFU.RCP R4, R0 ?WAIT8 ;
// CHECK-NEXT:	MUFU.RCP R5, R0 ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	MOV R5, RZ ?WAIT1 &req={0} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  MUFU.RCP R4, R0 ;
  MUFU.RCP R5, R0 ;
  MOV R5, RZ ;
  EXIT ;

// Guards, predicates as results, uniform registers.
// CHECK-NEXT:kinds:
kinds:
// CHECK-NEXT:	DSETP.LT.AND P0, R[2:3], R[4:5] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	R2UR UR0, R0 ?WAIT1 &wsb=1 ;
// CHECK-NEXT:	@P0 BRA .Lnext ?WAIT1 &req={0} ;
// CHECK-NEXT:	UIADD UR1, UR0, UR0 ?WAIT1 &req={1} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
// CHECK-NEXT:.Lnext:
// CHECK-NEXT:	MOV R1, UR0 ?WAIT1 &req={1} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  DSETP.LT.AND P0, R[2:3], R[4:5], PT ;
  R2UR UR0, R0 ;
  @P0 BRA .Lnext ;
  UIADD UR1, UR0, UR0 ;
  EXIT ;
.Lnext:
  MOV R1, UR0 ;
  EXIT ;

// The load at the end of an iteration has its user in the next. Before the loop the
// register is available, and the wait costs nothing.
// CHECK-NEXT:loop:
loop:
// CHECK-NEXT:	MOV R4, RZ ?WAIT4 ;
// CHECK-NEXT:.Lhead:
// CHECK-NEXT:	IADD R5, R5, R4 ?WAIT1 &req={0} ;
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	BRA .Lhead ?WAIT1 ;
  MOV R4, RZ ;
.Lhead:
  IADD R5, R5, R4 ;
  LDG R4, [R[2:3].64] ;
  BRA .Lhead ;

// At a call and a return everything is available.
// CHECK-NEXT:calls:
calls:
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	CALL R[20:21], share ?WAIT1 &req={0} ;
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	RET R[20:21] ?WAIT1 &req={0} ;
  LDG R4, [R[2:3].64] ;
  CALL R[20:21], share ;
  LDG R4, [R[2:3].64] ;
  RET R[20:21] ;

// Seven results and six scoreboards: two consecutive ones share, so that the first
// user of the two waits for 4 cycles more, and the end is not later.
// CHECK-NEXT:many:
many:
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64+0x4] ?WAIT4 &wsb=1 ;
// CHECK-NEXT:	LDG R6, [R[2:3].64+0x8] ?WAIT4 &wsb=2 ;
// CHECK-NEXT:	LDG R7, [R[2:3].64+0xc] ?WAIT4 &wsb=3 ;
// CHECK-NEXT:	LDG R8, [R[2:3].64+0x10] ?WAIT4 &wsb=4 ;
// CHECK-NEXT:	LDG R9, [R[2:3].64+0x14] ?WAIT4 &wsb=4 ;
// CHECK-NEXT:	LDG R10, [R[2:3].64+0x18] ?WAIT1 &wsb=5 ;
// CHECK-NEXT:	MOV R11, R4 ?WAIT2 &req={0} ;
// CHECK-NEXT:	MOV R12, R5 ?WAIT2 &req={1} ;
// CHECK-NEXT:	MOV R13, R6 ?WAIT2 &req={2} ;
// CHECK-NEXT:	MOV R14, R7 ?WAIT2 &req={3} ;
// CHECK-NEXT:	MOV R15, R8 ?WAIT2 &req={4} ;
// CHECK-NEXT:	MOV R16, R9 ?WAIT2 ;
// CHECK-NEXT:	MOV R17, R10 ?WAIT1 &req={5} ;
  LDG R4, [R[2:3].64] ;
  LDG R5, [R[2:3].64+0x4] ;
  LDG R6, [R[2:3].64+0x8] ;
  LDG R7, [R[2:3].64+0xc] ;
  LDG R8, [R[2:3].64+0x10] ;
  LDG R9, [R[2:3].64+0x14] ;
  LDG R10, [R[2:3].64+0x18] ;
  MOV R11, R4 ;
  MOV R12, R5 ;
  MOV R13, R6 ;
  MOV R14, R7 ;
  MOV R15, R8 ;
  MOV R16, R9 ;
  MOV R17, R10 ;
  EXIT ;

// Control words in the input stay and are taken into account.
// CHECK:given:
given:
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT2 &wsb=4 ;
// CHECK-NEXT:	IADD R5, R0, R0 ?WAIT9 ;
// CHECK-NEXT:	IADD R6, R5, R4 ?WAIT1 &req={4} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  LDG R4, [R[2:3].64] ?WAIT2 &wsb=4 ;
  IADD R5, R0, R0 ?WAIT9 ;
  IADD R6, R5, R4 ;
  EXIT ;
