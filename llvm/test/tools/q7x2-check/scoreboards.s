// Scoreboards that are not raised, not waited for, or raised in two roles. Each
// function has one wrong control word; messages are matched whole.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o k.o
// RUN: not q7x2-check k.o >k.out
// RUN: FileCheck %s --input-file=k.out --match-full-lines --implicit-check-not={{.}}

// CHECK: k.o: missing_req+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R5, R4, R0 ?WAIT4 &req={1,2,3,4,5}' needs the result of 'LDG R4, [RZ.64] ?WAIT15 &wsb=0' at missing_req+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl missing_req
missing_req:
  LDG R4, [RZ] ?WAIT15 &wsb=0 ;
  IADD R5, R4, R0 ?WAIT4 &req={1,2,3,4,5} ;
  EXIT ?WAIT1 ;

// CHECK: k.o: missing_wsb+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R5, R4, R0 ?WAIT4 &req={0,1,2,3,4,5}' needs the result of 'MUFU.RCP R4, R0 ?WAIT15' at missing_wsb+0x0 (scoreboards.s:[[#@LINE+3]]): the producer raises no scoreboard
.globl missing_wsb
missing_wsb:
  MUFU.RCP R4, R0 ?WAIT15 ;
  IADD R5, R4, R0 ?WAIT4 &req={0,1,2,3,4,5} ;
  EXIT ?WAIT1 ;

// A result in a pair of registers, read whole and in part.
// CHECK: k.o: pair+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R[4:5] is not available yet: 'DMUL R[6:7], R[0:1], R[4:5] ?WAIT1 &wsb=1' needs the result of 'DADD R[4:5], R[0:1], R[2:3] ?WAIT1 &wsb=0' at pair+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl pair
pair:
  DADD R[4:5], R[0:1], R[2:3] ?WAIT1 &wsb=0 ;
  DMUL R[6:7], R[0:1], R[4:5] ?WAIT1 &wsb=1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: half_of_pair+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R5 is not available yet: 'IADD R6, R5, R0 ?WAIT4' needs the result of 'DADD R[4:5], R[0:1], R[2:3] ?WAIT1 &wsb=0' at half_of_pair+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl half_of_pair
half_of_pair:
  DADD R[4:5], R[0:1], R[2:3] ?WAIT1 &wsb=0 ;
  IADD R6, R5, R0 ?WAIT4 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: quad+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R[6:7] is not available yet: 'STG.64 [RZ.64], R[6:7] ?WAIT1 &req={1} &rsb=1' needs the result of 'LDG.128 R[4:7], [RZ.64] ?WAIT1 &wsb=0 &rsb=1' at quad+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl quad
quad:
  LDG.128 R[4:7], [RZ] ?WAIT1 &wsb=0 &rsb=1 ;
  STG.64 [RZ], R[6:7] ?WAIT1 &req={1} &rsb=1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: quad_overwritten+0x10 (scoreboards.s:[[#@LINE+4]]): WAW: R[4:5] is written out of order: 'IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT1' may overtake 'LDG.128 R[4:7], [RZ.64] ?WAIT1 &wsb=0' at quad_overwritten+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl quad_overwritten
quad_overwritten:
  LDG.128 R[4:7], [RZ] ?WAIT1 &wsb=0 ;
  IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT1 ;
  EXIT ?WAIT1 ;

// Predicates and uniform registers.
// CHECK: k.o: predicate+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: P0 is not available yet: '@P0 EXIT ?WAIT1' needs the result of 'DSETP.LT.AND P0, R[0:1], R[2:3] ?WAIT1 &wsb=0' at predicate+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl predicate
predicate:
  DSETP.LT.AND P0, PT, R[0:1], R[2:3], PT ?WAIT1 &wsb=0 ;
  @P0 EXIT ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: shuffle+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R4, P1 are not available yet: 'SEL R5, R0, R4, P1 ?WAIT1' needs the result of 'SHFL.IDX P1, R4, R0, 0x0, 0x1f ?WAIT1 &wsb=2' at shuffle+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB2
.globl shuffle
shuffle:
  SHFL.IDX P1, R4, R0, 0x0, 0x1f ?WAIT1 &wsb=2 ;
  SEL R5, R0, R4, P1 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: uniform+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: UR4 is not available yet: 'IADD R5, R0, UR4 ?WAIT1' needs the result of 'ULDC UR4, c[0x0][URZ+0x160] ?WAIT1 &wsb=3' at uniform+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB3
.globl uniform
uniform:
  ULDC UR4, c[0x0][0x160] ?WAIT1 &wsb=3 ;
  IADD R5, R0, UR4 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: to_uniform+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: UR4 is not available yet: 'UIADD UR5, UR4, UR0 ?WAIT1' needs the result of 'R2UR UR4, R0 ?WAIT1 &wsb=4' at to_uniform+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB4
.globl to_uniform
to_uniform:
  R2UR UR4, R0 ?WAIT1 &wsb=4 ;
  UIADD UR5, UR4, UR0 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: special+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R0 is not available yet: 'STS [R0], R1 ?WAIT1' needs the result of 'S2R R0, SR_TID.X ?WAIT1 &wsb=5' at special+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB5
.globl special
special:
  S2R R0, SR_TID.X ?WAIT1 &wsb=5 ;
  STS [R0], R1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// A wait for another scoreboard, and one that comes before the second producer.
// CHECK: k.o: other_scoreboard+0x20 (scoreboards.s:[[#@LINE+5]]): RAW: R4 is not available yet: 'IADD R6, R4, R5 ?WAIT1 &req={1}' needs the result of 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' at other_scoreboard+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl other_scoreboard
other_scoreboard:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  LDG R5, [RZ] ?WAIT1 &wsb=1 ;
  IADD R6, R4, R5 ?WAIT1 &req={1} ;
  EXIT ?WAIT1 ;
// CHECK: k.o: too_soon+0x30 (scoreboards.s:[[#@LINE+6]]): RAW: R5 is not available yet: 'IADD R6, R4, R5 ?WAIT1' needs the result of 'LDG R5, [RZ.64] ?WAIT1 &wsb=0' at too_soon+0x20 (scoreboards.s:[[#@LINE+5]]): no instruction waits for SB0
.globl too_soon
too_soon:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  MOV R7, R0 ?WAIT1 &req={0} ;
  LDG R5, [RZ] ?WAIT1 &wsb=0 ;
  IADD R6, R4, R5 ?WAIT1 ;
  EXIT ?WAIT1 ;

// Writes to registers in flight.
// CHECK: k.o: over_load+0x10 (scoreboards.s:[[#@LINE+4]]): WAW: R4 is written out of order: 'MOV R4, RZ ?WAIT1' may overtake 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' at over_load+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl over_load
over_load:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  MOV R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: over_load_without+0x10 (scoreboards.s:[[#@LINE+4]]): WAW: R4 is written out of order: 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' may overtake 'LDG R4, [RZ.64] ?WAIT1' at over_load_without+0x0 (scoreboards.s:[[#@LINE+3]]): the producer raises no scoreboard
.globl over_load_without
over_load_without:
  LDG R4, [RZ] ?WAIT1 ;
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: over_any+0x10 (scoreboards.s:[[#@LINE+4]]): WAW: R4 is written out of order: 'SETGPR R[UR0], R1 ?WAIT1' may overtake 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' at over_any+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl over_any
over_any:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  SETGPR R[UR0], R1 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: read_any+0x10 (scoreboards.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'GETGPR R5, R[UR0] ?WAIT1' needs the result of 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' at read_any+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl read_any
read_any:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  GETGPR R5, R[UR0] ?WAIT1 ;
  EXIT ?WAIT1 ;

// Writes to sources, which a memory instruction reads within 6 cycles. A write of
// longer latency lands after that.
// CHECK: k.o: source+0x10 (scoreboards.s:[[#@LINE+4]]): WAR: R4 is overwritten too early: 'MOV R4, RZ ?WAIT1' writes a source of 'STG [RZ.64], R4 ?WAIT1 &rsb=0' at source+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 2 cycles, and no instruction waits for SB0
.globl source
source:
  STG [RZ], R4 ?WAIT1 &rsb=0 ;
  MOV R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: source_without+0x10 (scoreboards.s:[[#@LINE+4]]): WAR: R4 is overwritten too early: 'MOV R4, RZ ?WAIT1 &req={0,1,2,3,4,5}' writes a source of 'STG [RZ.64], R4 ?WAIT1' at source_without+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 2 cycles
.globl source_without
source_without:
  STG [RZ], R4 ?WAIT1 ;
  MOV R4, RZ ?WAIT1 &req={0,1,2,3,4,5} ;
  EXIT ?WAIT1 ;
// CHECK: k.o: source_both+0x10 (scoreboards.s:[[#@LINE+4]]): WAR: R[2:3] is overwritten too early: 'IMAD.WIDE R[2:3], R0, R1, R[6:7] ?WAIT1' writes a source of 'LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 &rsb=1' at source_both+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 2 cycles, and no instruction waits for SB0 or SB1
.globl source_both
source_both:
  LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 &rsb=1 ;
  IMAD.WIDE R[2:3], R0, R1, R[6:7] ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: source_constant+0x10 (scoreboards.s:[[#@LINE+4]]): WAR: R4 is overwritten too early: 'IADD R4, R4, 0x4 ?WAIT1' writes a source of 'LDC R5, c[0x3][R4] ?WAIT1 &wsb=2' at source_constant+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 2 cycles, and no instruction waits for SB2
.globl source_constant
source_constant:
  LDC R5, c[0x3][R4] ?WAIT1 &wsb=2 ;
  IADD R4, R4, 0x4 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: source_atomic+0x10 (scoreboards.s:[[#@LINE+4]]): WAR: R3 is overwritten too early: 'MOV R3, RZ ?WAIT1' writes a source of 'ATOMS.CAS R5, [R2], R3, R4 ?WAIT1 &wsb=2' at source_atomic+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 2 cycles, and no instruction waits for SB2
.globl source_atomic
source_atomic:
  ATOMS.CAS R5, [R2], R3, R4 ?WAIT1 &wsb=2 ;
  MOV R3, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: source_indexed+0x10 (scoreboards.s:[[#@LINE+4]]): WAR: R4 is overwritten too early: 'SETGPR R[UR0], R1 ?WAIT1' writes a source of 'STS [RZ], R4 ?WAIT1' at source_indexed+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 2 cycles
.globl source_indexed
source_indexed:
  STS [RZ], R4 ?WAIT1 ;
  SETGPR R[UR0], R1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// A scoreboard in two roles.
// CHECK: k.o: role_of_results+0x10 (scoreboards.s:[[#@LINE+4]]): scoreboard: SB0 is raised for results and for sources: by 'LDG R5, [RZ.64] ?WAIT1 &wsb=0' and by 'STG [RZ.64], R4 ?WAIT1 &rsb=0' at role_of_results+0x0 (scoreboards.s:[[#@LINE+3]]): after 1 of 6 cycles, and no instruction waits for SB0
.globl role_of_results
role_of_results:
  STG [RZ], R4 ?WAIT1 &rsb=0 ;
  LDG R5, [RZ] ?WAIT1 &wsb=0 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: role_of_sources+0x10 (scoreboards.s:[[#@LINE+4]]): scoreboard: SB0 is raised for results and for sources: by 'STG [RZ.64], R4 ?WAIT1 &rsb=0' and by 'MUFU.RCP R5, R4 ?WAIT1 &wsb=0' at role_of_sources+0x0 (scoreboards.s:[[#@LINE+3]]): no instruction waits for SB0
.globl role_of_sources
role_of_sources:
  MUFU.RCP R5, R4 ?WAIT1 &wsb=0 ;
  STG [RZ], R4 ?WAIT1 &rsb=0 ;
  EXIT ?WAIT1 ;

// CHECK: 25 violations in 78 instructions
