// The checks on instructions that OpenCL C does not produce: named
// barriers, accesses of different scopes, registers that nothing has written.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: not q7x2-run %t.o --check=all --kernel hand_over_wrong --block 64 --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=HANDOVER
// RUN: q7x2-run %t.o --check=all --kernel hand_over_right --block 64 --arg buf:4
// RUN: q7x2-run %t.o --check=all --kernel meet --block 64 --arg buf:4
// RUN: not q7x2-run %t.o --check=all --kernel narrow_wrong --grid 2 --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NARROW
// RUN: q7x2-run %t.o --check=all --kernel narrow_right --grid 2 --arg buf:4
// RUN: not q7x2-run %t.o --check=all --kernel part_wrong --block 32 --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PART
// RUN: q7x2-run %t.o --check=all --kernel part_right --block 32 --arg buf:4
// RUN: not q7x2-run %t.o --check=all --kernel register --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REGISTER
// RUN: not q7x2-run %t.o --check=all --kernel predicate --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PREDICATE
// RUN: not q7x2-run %t.o --check=all --kernel uniform --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNIFORM
// RUN: not q7x2-run %t.o --check=all --kernel mask --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MASK
// RUN: q7x2-run %t.o --check=all --kernel defined --block 32 --arg buf:128
// RUN: q7x2-run %t.o --check=all --kernel generic --block 32 --arg buf:i64:0,0,0
// RUN: not q7x2-run %t.o --check=all --kernel dynamic --block 64 --arg shared:32 2>&1 \
// RUN:   | FileCheck %s --check-prefix=DYNAMIC
// RUN: not q7x2-run %t.o --check=all --kernel fault --arg buf:4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAULT
// RUN: q7x2-run %t.o --check=all --kernel arrive --block 64 --arg buf:4

// Warp 0 produces, warp 1 consumes. The wrong producer arrives too early.
//
// HANDOVER: race: 4-byte load of shared memory at 0x10 (word) is not ordered with the store by another thread;
// HANDOVER-SAME: thread (32,0,0), hand_over_wrong+0x{{[0-9a-f]+}}: LDS
// HANDOVER-SAME: the earlier access is by thread (0,0,0), hand_over_wrong+0x{{[0-9a-f]+}}: @!P1 STS
.macro hand_over name, before, after
  .kernel \name
  .param ptr.global
  S2R R0, SR_TID.X ;
  ISETP.GE.AND P0, R0, 0x20, PT ;
  @P0 BRA .Lconsume_\name ;
  ISETP.NE.AND P1, R0, 0x0, PT ;
  \before
  @!P1 STS [RZ+word], R0 ;
  \after
  EXIT ;
.Lconsume_\name:
  BAR.SYNC 0x1, 0x40 ;
  LDS R2, [RZ+word] ;
  EXIT ;
  .end_kernel
.endm
.text
hand_over_right:
  hand_over hand_over_right, "", "BAR.ARV 0x1, 0x40 ;"
hand_over_wrong:
  hand_over hand_over_wrong, "BAR.ARV 0x1, 0x40 ;", ""

// A barrier for a number of threads is for different parts of a program to meet.
meet:
  .kernel meet
  .param ptr.global
  S2R R0, SR_TID.X ;
  ISETP.GE.AND P0, R0, 0x20, PT ;
  @P0 BRA .Lother ;
  BAR.SYNC 0x1, 0x40 ;
  EXIT ;
.Lother:
  BAR.SYNC 0x1, 0x40 ;
  EXIT ;
  .end_kernel

// Strong accesses do not race, unless their scope is narrower.
//
// NARROW: race: 4-byte store of global memory at 0x{{[0-9a-f]+}} (argument 0) is not ordered with the store by another thread of another block: their scope is the block;
.macro strong name, scope
  .kernel \name
  .param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  S2R R0, SR_CTAID.X ;
  STG.STRONG.\scope [R[2:3].64], R0 ;
  EXIT ;
  .end_kernel
.endm
narrow_right:
  strong narrow_right, GPU
narrow_wrong:
  strong narrow_wrong, CTA

// WARPSYNC orders the threads in its mask, not others.
//
// PART: race: 4-byte load of shared memory at 0x10 (word) is not ordered with the store by another thread of the same warp;
// PART-SAME: thread (16,0,0)
// PART-SAME: the earlier access is by thread (0,0,0)
.macro part name, reader
  .kernel \name
  .param ptr.global
  S2R R0, SR_LANEID ;
  ISETP.EQ.AND P0, R0, 0x0, PT ;
  @P0 STS [RZ+word], R0 ;
  MOV R1, 0xffff ;
  ISETP.GE.AND P1, R0, 0x10, PT ;
  @P1 MOV R1, -0x10000 ;
  WARPSYNC R1 ;
  ISETP.EQ.AND P2, R0, \reader, PT ;
  @P2 LDS R2, [RZ+word] ;
  EXIT ;
  .end_kernel
.endm
part_right:
  part part_right, 0x3
part_wrong:
  part part_wrong, 0x10

// REGISTER: init: 4-byte store of undefined R5 to global memory at 0x{{[0-9a-f]+}} (argument 0);
// REGISTER-SAME: STG [R[2:3].64], R5; the read of what nothing has written is by thread (0,0,0), register+0x10: IADD R5, R4, R4
register:
  .kernel register
  .param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  IADD R5, R4, R4 ;
  STG [R[2:3].64], R5 ;
  EXIT ;
  .end_kernel

// PREDICATE: init: control flow depends on P3, which is undefined; kernel predicate, block (0,0,0), thread (0,0,0), predicate+0x0: @P3 EXIT
predicate:
  .kernel predicate
  .param ptr.global
  @P3 EXIT ;
  EXIT ;
  .end_kernel

// UNIFORM: init: the address depends on UR[4:5], which is undefined;
uniform:
  .kernel uniform
  .param ptr.global
  UMOV UR6, 0x0 ;
  USEL UR4, UR4, UR6, UPT ;
  UMOV UR5, 0x0 ;
  LDG R0, [R[2:3].64+UR[4:5]] ;
  EXIT ;
  .end_kernel

// Accesses by generic addresses, of all threads to the same words.
generic:
  .kernel generic
  .param ptr
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R4, 0x1 ;
  MOV R5, RZ ;
  ATOM.CAS R6, [R[2:3].64], R4, R5 ;
  ATOM.CAS.U64 R[6:7], [R[2:3].64+0x8], R[4:5], R[4:5] ;
  RED.ADD.U32 [R[2:3].64], R4 ;
  RED.ADD.U64 [R[2:3].64+0x8], R[4:5] ;
  LD.64 R[6:7], [R[2:3].64+0x10] ;
  LD RZ, [R[2:3].64+0x10] ;
  EXIT ;
  .end_kernel

// Dynamic shared memory has no names.
// DYNAMIC: race: 4-byte store of shared memory at 0x28 (dynamic+0x14) is not ordered with the store by another thread of the same warp;
dynamic:
  .kernel dynamic
  .param ptr.shared
  S2R R0, SR_TID.X ;
  MOV R2, c[0x0][0x160] ;
  STS [R2+0x8], R0 ;
  EXIT ;
  .end_kernel

// Findings are reported with the fault that they lead to.
// FAULT: init: 4-byte store of undefined R4 to global memory at {{.*}} (argument 0);
// FAULT: init: the address depends on R[2:3], which is undefined;
// FAULT: error: 4-byte load at {{.*}} is misaligned; kernel fault
// FAULT: error: 2 findings
fault:
  .kernel fault
  .local 16
  .param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  LDL R4, [RZ+0x4] ;
  STG [R[2:3].64], R4 ;
  IADD R2, R2, R4 ;
  LDG R4, [R[2:3].64] ;
  EXIT ;
  .end_kernel

// A barrier that no thread waits at is none that a thread misses.
arrive:
  .kernel arrive
  .param ptr.global
  S2R R0, SR_TID.X ;
  ISETP.LT.AND P0, R0, 0x20, PT ;
  @P0 EXIT ;
  BAR.ARV 0x1 ;
  EXIT ;
  .end_kernel

// MASK: init: the mask depends on R7, which is undefined;
mask:
  .kernel mask
  .param ptr.global
  WARPSYNC R7 ;
  EXIT ;
  .end_kernel

// Undefined bits that do not matter.
defined:
  .kernel defined
  .param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  S2R R0, SR_LANEID ;
  LOP3 R4, R9, 0xff00, RZ, 0xc0, !PT ;     // bits 8-15 of R9, undefined
  PRMT R4, R0, 0x7610, R4 ;                // bytes 0 and 1 of R0
  LOP3 R5, R9, RZ, RZ, 0xc0, !PT ;         // 0
  IMAD R5, R9, RZ, R5 ;                    // 0
  SHF.L.U32 R6, R9, 0x10, RZ ;             // the lower half is 0
  LOP3 R6, R6, 0xffff, RZ, 0xc0, !PT ;
  IADD R7, R6, R5 ;
  ISETP.EQ.AND P0, R7, 0x0, PT ;
  VOTE.ALL R8, P1, P0 ;
  ISETP.LT.AND P2, R9, 0x5, !PT ;          // false whatever R9 is
  @P2 EXIT ;
  R2P PR, R7, 0x7f ;
  @P3 EXIT ;
  LEA R2, R0, R2, 0x2 ;
  STG [R[2:3].64], R7 ;
  EXIT ;
  .end_kernel

.section .shared,"aw",@nobits
.zero 16
.type word,@object
.size word,4
word:
.zero 4
