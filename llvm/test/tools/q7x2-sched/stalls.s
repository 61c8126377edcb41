// Stalls for fixed latencies: as short as the rules of docs/timing.md allow. Two
// issues to one pipe are an interval apart, 2 cycles for ALU.
//
// RUN: q7x2-sched %s -o %t.s
// RUN: grep -v -e // -e "^$" %t.s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o /dev/null

// Register to register: 4 within ALU and within FMA, 5 between them.
// CHECK:raw:
raw:
// CHECK-NEXT:	IADD R1, R0, R0 ?WAIT4 ;
// CHECK-NEXT:	IADD R2, R1, R1 ?WAIT5 ;
// CHECK-NEXT:	FADD R3, R2, R2 ?WAIT4 ;
// CHECK-NEXT:	FMUL R4, R3, R3 ?WAIT5 ;
// CHECK-NEXT:	MOV R5, R4 ?WAIT4 ;
// CHECK-NEXT:	HADD2 R6, R5, R5 ?WAIT5 ;
// CHECK-NEXT:	HMUL2 R7, R6, R6 ?WAIT5 ;
// CHECK-NEXT:	MOV R8, R7 ?WAIT2 ;
  IADD R1, R0, R0 ;
  IADD R2, R1, R1 ;
  FADD R3, R2, R2 ;
  FMUL R4, R3, R3 ;
  MOV R5, R4 ;
  HADD2 R6, R5, R5 ;
  HMUL2 R7, R6, R6 ;
  MOV R8, R7 ;

// Only the missing cycles: two instructions are in between.
// CHECK-NEXT:	IADD R9, R0, R0 ?WAIT1 ;
// CHECK-NEXT:	NOP ?WAIT1 ;
// CHECK-NEXT:	NOP ?WAIT2 ;
// CHECK-NEXT:	IADD R10, R9, R9 ?WAIT2 ;
  IADD R9, R0, R0 ;
  NOP ;
  NOP ;
  IADD R10, R9, R9 ;

// Predicates, as sources, as guards and as carries.
// CHECK-NEXT:	ISETP.EQ.AND P0, R0, RZ, PT ?WAIT6 ;
// CHECK-NEXT:	@P0 IADD.X R11, P1, R0, R0 ?WAIT6 ;
// CHECK-NEXT:	IADD.X R12, R0, R0, P1 ?WAIT1 ;
// CHECK-NEXT:	HSETP2.EQ.AND P2, PT, R0, RZ ?WAIT7 ;
// CHECK-NEXT:	SEL R13, R0, R0, P2 ?WAIT1 ;
  ISETP.EQ.AND P0, R0, RZ, PT ;
  @P0 IADD.X R11, P1, R0, R0 ;
  IADD.X R12, R0, R0, P1 ;
  HSETP2.EQ.AND P2, PT, R0, RZ, PT ;
  SEL R13, R0, R0, P2 ;

// The uniform datapath: 6 within it, 8 into a vector instruction.
// CHECK-NEXT:	UMOV UR0, 0x1 ?WAIT6 ;
// CHECK-NEXT:	UIADD UR1, UR0, UR0 ?WAIT8 ;
// CHECK-NEXT:	IADD R14, R0, UR1 ?WAIT1 ;
  UMOV UR0, 0x1 ;
  UIADD UR1, UR0, UR0 ;
  IADD R14, R0, UR1 ;

// Pairs and quads: each of their registers.
// CHECK-NEXT:	IMAD.WIDE R[16:17], R0, R0, RZ ?WAIT5 ;
// CHECK-NEXT:	MOV R18, R17 ?WAIT4 ;
// CHECK-NEXT:	MOV.64 R[20:21], R[18:19] ?WAIT1 ;
  IMAD.WIDE R[16:17], R0, R0, RZ ;
  MOV R18, R17 ;
  MOV.64 R[20:21], R[18:19] ;

// A later write lands after an earlier one.
// CHECK-NEXT:	HADD2 R22, R0, R0 ?WAIT2 ;
// CHECK-NEXT:	MOV R22, R0 ?WAIT2 ;
// CHECK-NEXT:	MOV R22, R0 ?WAIT1 ;
  HADD2 R22, R0, R0 ;
  MOV R22, R0 ;
  MOV R22, R0 ;

// A store reads its sources within 6 cycles, a MOV writes after 4.
// CHECK-NEXT:	STG [R[2:3].64], R0 ?WAIT2 ;
// CHECK-NEXT:	MOV R0, RZ ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  STG [R[2:3].64], R0 ;
  MOV R0, RZ ;
  EXIT ;

// Across blocks: falling through keeps registers in flight, a taken branch lasts
// longer than all fixed latencies.
// CHECK-NEXT:edges:
edges:
// CHECK-NEXT:	IADD R1, R0, R0 ?WAIT1 ;
// CHECK-NEXT:	@P0 BRA .Lout ?WAIT3 ;
// CHECK-NEXT:.Lloop:
// CHECK-NEXT:	IADD R2, R1, R1 ?WAIT2 ;
// CHECK-NEXT:	IADD R1, R0, R0 ?WAIT1 ;
// CHECK-NEXT:	BRA .Lloop ?WAIT1 ;
// CHECK-NEXT:.Lout:
// CHECK-NEXT:	IADD R3, R1, R1 ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  IADD R1, R0, R0 ;
  @P0 BRA .Lout ;
.Lloop:
  IADD R2, R1, R1 ;
  IADD R1, R0, R0 ;
  BRA .Lloop ;
.Lout:
  IADD R3, R1, R1 ;
  EXIT ;

// GETGPR and SETGPR use one register if the index is a constant, otherwise any.
// P2R and R2P use the predicates that an immediate mask selects, otherwise any.
// CHECK-NEXT:selected:
selected:
// CHECK-NEXT:	MOV R4, R0 ?WAIT2 ;
// CHECK-NEXT:	GETGPR R5, R[URZ+0x6] ?WAIT2 ;
// CHECK-NEXT:	GETGPR R5, R[URZ+0x4] ?WAIT4 ;
// CHECK-NEXT:	GETGPR R6, R[UR0] ?WAIT2 ;
// CHECK-NEXT:	SETGPR R[URZ+0x7], R0 ?WAIT2 ;
// CHECK-NEXT:	MOV R8, R9 ?WAIT2 ;
// CHECK-NEXT:	MOV R8, R7 ?WAIT2 ;
// CHECK-NEXT:	SETGPR R[UR0], R0 ?WAIT4 ;
// CHECK-NEXT:	MOV R8, R9 ?WAIT2 ;
  MOV R4, R0 ;
  GETGPR R5, R[URZ+0x6] ;
  GETGPR R5, R[URZ+0x4] ;
  GETGPR R6, R[UR0] ;
  SETGPR R[URZ+0x7], R0 ;
  MOV R8, R9 ;
  MOV R8, R7 ;
  SETGPR R[UR0], R0 ;
  MOV R8, R9 ;
// CHECK-NEXT:	ISETP.EQ.AND P1, R0, RZ, PT ?WAIT2 ;
// CHECK-NEXT:	P2R R10, PR, R0, 0x5 ?WAIT4 ;
// CHECK-NEXT:	P2R R10, PR, R0, 0x2 ?WAIT2 ;
// CHECK-NEXT:	R2P PR, R0, 0x4 ?WAIT2 ;
// CHECK-NEXT:	@P1 MOV R11, R0 ?WAIT4 ;
// CHECK-NEXT:	@P2 MOV R12, R0 ?WAIT2 ;
// CHECK-NEXT:	R2P PR, R0, R1 ?WAIT6 ;
// CHECK-NEXT:	@P6 MOV R12, R0 ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
  ISETP.EQ.AND P1, R0, RZ, PT ;
  P2R R10, PR, R0, 0x5 ;
  P2R R10, PR, R0, 0x2 ;
  R2P PR, R0, 0x4 ;
  @P1 MOV R11, R0 ;
  @P2 MOV R12, R0 ;
  R2P PR, R0, R1 ;
  @P6 MOV R12, R0 ;
  EXIT ;
