// One cycle too few, for every latency. Each function has one wrong stall;
// messages are matched whole. With one more cycle it is correct.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o k.o
// RUN: not q7x2-check k.o >k.out
// RUN: FileCheck %s --input-file=k.out --match-full-lines --implicit-check-not={{.}}
// RUN: sed -e 's/?WAIT7 ;  *\/\/ 1 more/?WAIT8 ;/' -e 's/?WAIT6 ;  *\/\/ 1 more/?WAIT7 ;/' \
// RUN:   -e 's/?WAIT5 ;  *\/\/ 1 more/?WAIT6 ;/' -e 's/?WAIT4 ;  *\/\/ 1 more/?WAIT5 ;/' \
// RUN:   -e 's/?WAIT3 ;  *\/\/ 1 more/?WAIT4 ;/' -e 's/?WAIT1 ;  *\/\/ 1 more/?WAIT2 ;/' %s >right.s
// RUN: llvm-mc -triple=q7x2 -filetype=obj right.s -o right.o
// RUN: q7x2-check right.o 2>&1 | count 0

// CHECK: k.o: alu_alu+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R5, R4, R0 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT3' at alu_alu+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl alu_alu
alu_alu:
  IADD R4, R0, R1 ?WAIT3 ;  // 1 more
  IADD R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: fma_fma+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'FMUL R5, R4, R0 ?WAIT1' needs the result of 'FADD R4, R0, R1 ?WAIT3' at fma_fma+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl fma_fma
fma_fma:
  FADD R4, R0, R1 ?WAIT3 ;  // 1 more
  FMUL R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: alu_fma+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'FFMA R5, R0, R4, R1 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT4' at alu_fma+0x0 (stalls.s:[[#@LINE+3]]): after 4 of 5 cycles
.globl alu_fma
alu_fma:
  IADD R4, R0, R1 ?WAIT4 ;  // 1 more
  FFMA R5, R0, R4, R1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: fma_alu+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R5, R4, R0 ?WAIT1' needs the result of 'IMAD R4, R0, R1, R2 ?WAIT4' at fma_alu+0x0 (stalls.s:[[#@LINE+3]]): after 4 of 5 cycles
.globl fma_alu
fma_alu:
  IMAD R4, R0, R1, R2 ?WAIT4 ;  // 1 more
  IADD R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: halu_alu+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R5, R4, R0 ?WAIT1' needs the result of 'HADD2 R4, R0, R1 ?WAIT4' at halu_alu+0x0 (stalls.s:[[#@LINE+3]]): after 4 of 5 cycles
.globl halu_alu
halu_alu:
  HADD2 R4, R0, R1 ?WAIT4 ;  // 1 more
  IADD R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: halu_halu+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'HMUL2 R5, R4, R0 ?WAIT1' needs the result of 'HADD2 R4, R0, R1 ?WAIT4' at halu_halu+0x0 (stalls.s:[[#@LINE+3]]): after 4 of 5 cycles
.globl halu_halu
halu_halu:
  HADD2 R4, R0, R1 ?WAIT4 ;  // 1 more
  HMUL2 R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: alu_halu+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'HADD2 R5, R4, R0 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT3' at alu_halu+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl alu_halu
alu_halu:
  IADD R4, R0, R1 ?WAIT3 ;  // 1 more
  HADD2 R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: alu_memory+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'STS [R4], R0 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT3' at alu_memory+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl alu_memory
alu_memory:
  IADD R4, R0, R1 ?WAIT3 ;  // 1 more
  STS [R4], R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: fma_memory+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'STS [R0], R4 ?WAIT1' needs the result of 'FADD R4, R0, R1 ?WAIT3' at fma_memory+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl fma_memory
fma_memory:
  FADD R4, R0, R1 ?WAIT3 ;  // 1 more
  STS [R0], R4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: alu_double+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'DADD R[6:7], R[8:9], R[4:5] ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT3' at alu_double+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl alu_double
alu_double:
  IADD R4, R0, R1 ?WAIT3 ;  // 1 more
  DADD R[6:7], R[8:9], R[4:5] ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: return_address+0x10 (stalls.s:[[#@LINE+4]]): RAW: R20 is not available yet: 'RET R[20:21] ?WAIT1' needs the result of 'MOV R20, R0 ?WAIT3' at return_address+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl return_address
return_address:
  MOV R20, R0 ?WAIT3 ;  // 1 more
  RET R[20:21] ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: wide_low+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'FADD R6, R4, R0 ?WAIT1' needs the result of 'IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT3' at wide_low+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl wide_low
wide_low:
  IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT3 ;  // 1 more
  FADD R6, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: wide_high+0x10 (stalls.s:[[#@LINE+4]]): RAW: R5 is not available yet: 'IADD R6, R5, R0 ?WAIT1' needs the result of 'IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT4' at wide_high+0x0 (stalls.s:[[#@LINE+3]]): after 4 of 5 cycles
.globl wide_high
wide_high:
  IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT4 ;  // 1 more
  IADD R6, R5, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: wide_both+0x10 (stalls.s:[[#@LINE+4]]): RAW: R[4:5] is not available yet: 'LDG R6, [R[4:5].64] ?WAIT1' needs the result of 'IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT3' at wide_both+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl wide_both
wide_both:
  IMAD.WIDE R[4:5], R0, R1, R[2:3] ?WAIT3 ;  // 1 more
  LDG R6, [R[4:5].64] ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: uniform_uniform+0x10 (stalls.s:[[#@LINE+4]]): RAW: UR4 is not available yet: 'UIADD UR5, UR4, UR0 ?WAIT1' needs the result of 'UIADD UR4, UR0, UR1 ?WAIT5' at uniform_uniform+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl uniform_uniform
uniform_uniform:
  UIADD UR4, UR0, UR1 ?WAIT5 ;  // 1 more
  UIADD UR5, UR4, UR0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: uniform_vector+0x10 (stalls.s:[[#@LINE+4]]): RAW: UR4 is not available yet: 'IADD R5, R0, UR4 ?WAIT1' needs the result of 'UIADD UR4, UR0, UR1 ?WAIT7' at uniform_vector+0x0 (stalls.s:[[#@LINE+3]]): after 7 of 8 cycles
.globl uniform_vector
uniform_vector:
  UIADD UR4, UR0, UR1 ?WAIT7 ;  // 1 more
  IADD R5, R0, UR4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: uniform_load+0x10 (stalls.s:[[#@LINE+4]]): RAW: UR4 is not available yet: 'ULDC UR5, c[0x3][UR4] ?WAIT1' needs the result of 'UIADD UR4, UR0, UR1 ?WAIT7' at uniform_load+0x0 (stalls.s:[[#@LINE+3]]): after 7 of 8 cycles
.globl uniform_load
uniform_load:
  UIADD UR4, UR0, UR1 ?WAIT7 ;  // 1 more
  ULDC UR5, c[0x3][UR4] ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: uniform_address+0x10 (stalls.s:[[#@LINE+4]]): RAW: UR4 is not available yet: 'LDS R5, [R0+UR4] ?WAIT1' needs the result of 'UIADD UR4, UR0, UR1 ?WAIT7' at uniform_address+0x0 (stalls.s:[[#@LINE+3]]): after 7 of 8 cycles
.globl uniform_address
uniform_address:
  UIADD UR4, UR0, UR1 ?WAIT7 ;  // 1 more
  LDS R5, [R0+UR4] ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: alu_predicate+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'SEL R4, R0, R1, P1 ?WAIT1' needs the result of 'ISETP.LT.AND P1, R0, R1, PT ?WAIT5' at alu_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl alu_predicate
alu_predicate:
  ISETP.LT.AND P1, R0, R1, PT ?WAIT5 ;  // 1 more
  SEL R4, R0, R1, P1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: fma_predicate+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'SEL R5, R0, R1, !P1 ?WAIT1' needs the result of 'IMAD R4, P1, R0, R1, R2 ?WAIT5' at fma_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl fma_predicate
fma_predicate:
  IMAD R4, P1, R0, R1, R2 ?WAIT5 ;  // 1 more
  SEL R5, R0, R1, !P1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: halu_predicate+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'SEL R4, R0, R1, P1 ?WAIT1' needs the result of 'HSETP2.LT.AND P1, PT, R0, R1 ?WAIT6' at halu_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 6 of 7 cycles
.globl halu_predicate
halu_predicate:
  HSETP2.LT.AND P1, PT, R0, R1, PT ?WAIT6 ;  // 1 more
  SEL R4, R0, R1, P1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: uniform_predicate+0x10 (stalls.s:[[#@LINE+4]]): RAW: UP1 is not available yet: 'USEL UR4, UR0, UR1, UP1 ?WAIT1' needs the result of 'UISETP.LT.AND UP1, UR0, UR1, UPT ?WAIT7' at uniform_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 7 of 8 cycles
.globl uniform_predicate
uniform_predicate:
  UISETP.LT.AND UP1, UR0, UR1, UPT ?WAIT7 ;  // 1 more
  USEL UR4, UR0, UR1, UP1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: uniform_guard+0x10 (stalls.s:[[#@LINE+4]]): RAW: UP1 is not available yet: '@UP1 UIADD UR4, UR0, UR1 ?WAIT1' needs the result of 'UISETP.LT.AND UP1, UR0, UR1, UPT ?WAIT7' at uniform_guard+0x0 (stalls.s:[[#@LINE+3]]): after 7 of 8 cycles
.globl uniform_guard
uniform_guard:
  UISETP.LT.AND UP1, UR0, UR1, UPT ?WAIT7 ;  // 1 more
  @UP1 UIADD UR4, UR0, UR1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: guard+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: '@!P1 IADD R4, R0, R1 ?WAIT1' needs the result of 'ISETP.LT.AND P1, R0, R1, PT ?WAIT5' at guard+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl guard
guard:
  ISETP.LT.AND P1, R0, R1, PT ?WAIT5 ;  // 1 more
  @!P1 IADD R4, R0, R1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: branch_guard+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: '@P1 EXIT ?WAIT1' needs the result of 'ISETP.LT.AND P1, R0, R1, PT ?WAIT5' at branch_guard+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl branch_guard
branch_guard:
  ISETP.LT.AND P1, R0, R1, PT ?WAIT5 ;  // 1 more
  @P1 EXIT ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: branch_condition+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'BRA P1, 0x0 ?WAIT1' needs the result of 'PLOP3 P1, P2, P3, P4, 0x80 ?WAIT5' at branch_condition+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl branch_condition
branch_condition:
  PLOP3 P1, P2, P3, P4, 0x80 ?WAIT5 ;  // 1 more
  BRA P1, .Lend ?WAIT1 ;
.Lend:
  EXIT ?WAIT1 ;

// CHECK: k.o: carry+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'IADD.X R5, R2, R3, P1 ?WAIT1' needs the result of 'IADD.X R4, P1, R0, R1 ?WAIT5' at carry+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl carry
carry:
  IADD.X R4, P1, R0, R1, !PT ?WAIT5 ;  // 1 more
  IADD.X R5, R2, R3, P1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: second_predicate+0x10 (stalls.s:[[#@LINE+4]]): RAW: P2 is not available yet: 'PLOP3 P3, P2, P4, P5, 0x80 ?WAIT1' needs the result of 'ISETP.LT.AND P1, P2, R0, R1, PT ?WAIT5' at second_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl second_predicate
second_predicate:
  ISETP.LT.AND P1, P2, R0, R1, PT ?WAIT5 ;  // 1 more
  PLOP3 P3, P2, P4, P5, 0x80 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: all_predicates+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'P2R R4, PR, R0, 0x7f ?WAIT1' needs the result of 'PLOP3 P1, P2, P3, P4, 0x80 ?WAIT5' at all_predicates+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl all_predicates
all_predicates:
  PLOP3 P1, P2, P3, P4, 0x80 ?WAIT5 ;  // 1 more
  P2R R4, PR, R0, 0x7f ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: mask_register+0x10 (stalls.s:[[#@LINE+4]]): RAW: P5 is not available yet: 'SEL R4, R0, R1, P5 ?WAIT1' needs the result of 'R2P PR, R0, R1 ?WAIT5' at mask_register+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl mask_register
mask_register:
  R2P PR, R0, R1 ?WAIT5 ;  // 1 more
  SEL R4, R0, R1, P5 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: mask_immediate+0x10 (stalls.s:[[#@LINE+4]]): RAW: P5 is not available yet: 'SEL R4, R0, R1, P5 ?WAIT1' needs the result of 'R2P PR, R0, 0x20 ?WAIT5' at mask_immediate+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl mask_immediate
mask_immediate:
  R2P PR, R0, 0x20 ?WAIT5 ;  // 1 more
  SEL R4, R0, R1, P5 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: block_barrier+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R5, R4, R0 ?WAIT1' needs the result of 'BAR.RED.POPC R4, 0x0, P0 ?WAIT7' at block_barrier+0x0 (stalls.s:[[#@LINE+3]]): after 7 of 8 cycles
.globl block_barrier
block_barrier:
  BAR.RED.POPC R4, 0x0, P0 ?WAIT7 ;  // 1 more
  IADD R5, R4, R0 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: indexed_write+0x10 (stalls.s:[[#@LINE+4]]): RAW: R[UR...] is not available yet: 'IADD R6, R4, RZ ?WAIT1' needs the result of 'SETGPR R[UR0+0x1], R5 ?WAIT3' at indexed_write+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl indexed_write
indexed_write:
  SETGPR R[UR0+0x1], R5 ?WAIT3 ;  // 1 more
  IADD R6, R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: indexed_read+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'GETGPR R5, R[UR0] ?WAIT1' needs the result of 'MOV R4, R0 ?WAIT3' at indexed_read+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl indexed_read
indexed_read:
  MOV R4, R0 ?WAIT3 ;  // 1 more
  GETGPR R5, R[UR0] ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: indexed_known+0x10 (stalls.s:[[#@LINE+4]]): RAW: R4 is not available yet: 'IADD R6, R4, RZ ?WAIT1' needs the result of 'SETGPR R[URZ+0x4], R5 ?WAIT3' at indexed_known+0x0 (stalls.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl indexed_known
indexed_known:
  SETGPR R[URZ+0x4], R5 ?WAIT3 ;  // 1 more
  IADD R6, R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: two_registers+0x20 (stalls.s:[[#@LINE+5]]): RAW: R6 is not available yet: 'IADD R7, R4, R6 ?WAIT1' needs the result of 'IADD R6, R0, R1 ?WAIT3' at two_registers+0x10 (stalls.s:[[#@LINE+4]]): after 3 of 4 cycles
.globl two_registers
two_registers:
  IADD R4, R0, R1 ?WAIT1 ;
  IADD R6, R0, R1 ?WAIT3 ;  // 1 more
  IADD R7, R4, R6 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: register_and_predicate+0x10 (stalls.s:[[#@LINE+4]]): RAW: P1 is not available yet: 'SEL R5, R4, R1, P1 ?WAIT1' needs the result of 'LOP3 P1, R4, R0, R1, R2, 0xc0, PT ?WAIT5' at register_and_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl register_and_predicate
register_and_predicate:
  LOP3 P1, R4, R0, R1, R2, 0xc0, PT ?WAIT5 ;  // 1 more
  SEL R5, R4, R1, P1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: overtaken+0x10 (stalls.s:[[#@LINE+4]]): WAW: R4 is written out of order: 'IADD R4, R0, R1 ?WAIT1' may overtake 'HADD2 R4, R0, R1 ?WAIT1' at overtaken+0x0 (stalls.s:[[#@LINE+3]]): after 1 of 2 cycles
.globl overtaken
overtaken:
  HADD2 R4, R0, R1 ?WAIT1 ;  // 1 more
  IADD R4, R0, R1 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: k.o: overtaken_predicate+0x10 (stalls.s:[[#@LINE+4]]): WAW: P1 is written out of order: 'ISETP.LT.AND P1, R0, R1, PT ?WAIT1' may overtake 'HSETP2.LT.AND P1, PT, R0, R1 ?WAIT1' at overtaken_predicate+0x0 (stalls.s:[[#@LINE+3]]): after 1 of 2 cycles
.globl overtaken_predicate
overtaken_predicate:
  HSETP2.LT.AND P1, PT, R0, R1, PT ?WAIT1 ;  // 1 more
  ISETP.LT.AND P1, R0, R1, PT ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: 39 violations in 118 instructions
