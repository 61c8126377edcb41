// Uniform registers that threads write and read while they have diverged; a
// label before each function names the correct finding.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o k.o
// RUN: not q7x2-check k.o >k.out
// RUN: FileCheck %s --input-file=k.out --match-full-lines --implicit-check-not={{.}}

// After the threads have reconverged.
// CHECK: k.o: after+0x50 (divergence.s:[[#@LINE+9]]): divergence: UR4 is from other threads: 'MOV R4, UR4' reads what only some threads write by 'UMOV UR4, 0x7' at after+0x30 (divergence.s:[[#@LINE+6]]): the threads have diverged since they had the same value
.globl after
after:
  UMOV UR4, 0x5 ;
  BSSY B0, .Lafter ;
  @P0 BRA .Lafter ;
  UMOV UR4, 0x7 ;
.Lafter:
  BSYNC B0 ;
  MOV R4, UR4 ;
  EXIT ;

// While the others execute the other side.
// CHECK: k.o: sides+0x30 (divergence.s:[[#@LINE+6]]): divergence: UP1 is from other threads: 'BRA.U UP1, {{0x[0-9a-f]+}}' reads what only some threads write by 'UISETP.EQ.AND UP1, URZ, 0x0, UPT' at sides+0x50 (divergence.s:[[#@LINE+9]]): the threads have diverged since they had the same value
.globl sides
sides:
  UISETP.EQ.AND UP1, URZ, 0x0, UPT ;
  BSSY B0, .Lsides ;
  @P0 BRA .Lother ;
  BRA.U UP1, .Lsides ;
  BRA .Lsides ;
.Lother:
  UISETP.EQ.AND UP1, URZ, 0x0, UPT ;
.Lsides:
  BSYNC B0 ;
  EXIT ;

// Some threads leave the barrier, so that BSYNC does not make all reconverge.
// CHECK: k.o: left+0x70 (divergence.s:[[#@LINE+12]]): divergence: UR[4:5] is from other threads: 'LDG R4, [RZ.64+UR[4:5]]' reads what only some threads write by 'UMOV.64 UR[4:5], c[0x0][0x160]' at left+0x40 (divergence.s:[[#@LINE+8]]): the threads have diverged since they had the same value
.globl left
left:
  UMOV.64 UR[4:5], c[0x0][0x168] ;
  BSSY B0, .Lsync ;
  @P0 BRA .Lbreak ;
.Lsync:
  BSYNC B0 ;
  UMOV.64 UR[4:5], c[0x0][0x160] ;
  EXIT ;
.Lbreak:
  BREAK B0 ;
  LDG R4, [RZ.64+UR[4:5]] ;
  EXIT ;

// Those that have left write a register that the others read after BSYNC.
// CHECK: k.o: stayed+0x60 (divergence.s:[[#@LINE+10]]): divergence: UR4 is from other threads: 'MOV R4, UR4' reads what only some threads write by 'UMOV UR4, 0x7' at stayed+0x40 (divergence.s:[[#@LINE+7]]): the threads have diverged since they had the same value
.globl stayed
stayed:
  UMOV UR4, 0x5 ;
  BSSY B0, .Lstay ;
  @!P0 BRA .Lstay ;
  BREAK B0 ;
  UMOV UR4, 0x7 ;
.Lstay:
  BSYNC B0 ;
  MOV R4, UR4 ;
  EXIT ;

// The others read after BSYNC a register that those that have left wrote before.
// CHECK: k.o: before+0x50 (divergence.s:[[#@LINE+9]]): divergence: UR4 is from other threads: 'MOV R4, UR4' reads what only some threads write by 'UMOV UR4, 0x7' at before+0x70 (divergence.s:[[#@LINE+12]]): the threads have diverged since they had the same value
.globl before
before:
  UMOV UR4, 0x5 ;
  BSSY B0, .Lwait ;
  @P0 BRA .Lwrite ;
.Lwait:
  BSYNC B0 ;
  NOP ;
  MOV R4, UR4 ;
  EXIT ;
.Lwrite:
  UMOV UR4, 0x7 ;
  @P1 BRA .Lwait ;
  BREAK B0 ;
  EXIT ;

// No finding: the others write in a loop, from which some leave for good.
.globl leaving
leaving:
  BSYNC B0 ;
  BSSY B0, leaving ;
  @P0 BRA leaving ;
  UISETP.EQ.AND UP0, URZ, 0x0, UPT ;
  BRA.U UP0, leaving ;
  BREAK B0 ;
  STS [RZ], RZ ;
  EXIT ;

// Nothing: a redefinition, a uniform branch, early exits, own values, and a loop
// after whose end the threads have reconverged.
.globl right
right:
  UMOV UR4, 0x5 ;
  BSSY B0, .Lright ;
  @P0 BRA .Lright ;
  UMOV UR4, 0x7 ;
  MOV R4, UR4 ;
.Lright:
  BSYNC B0 ;
  UMOV UR4, 0x6 ;
  MOV R4, UR4 ;
  @P1 BRA.U .Luniform ;
  UMOV UR4, 0x8 ;
.Luniform:
  MOV R4, UR4 ;
  @P2 BRA .Lend ;
  UMOV UR4, 0x9 ;
  BSSY B0, .Ldone ;
.Lloop:
  MOV R5, UR4 ;
  @P3 BRA .Lloop ;
.Ldone:
  BSYNC B0 ;
  UMOV UR4, 0xa ;
  MOV R4, UR4 ;
.Lend:
  EXIT ;

// Nothing: a barrier that all have left, or passed, is not waited for again where its
// number is used for another one on one of the paths.
.globl reused
reused:
  UMOV UR4, 0x0 ;
  BSSY B1, .Lout ;
.Lfirst:
  BSSY B0, .Lin ;
  @P0 BRA .Lin ;
  @P1 BRA.U .Lleave ;
.Lin:
  BSYNC B0 ;
  BRA .Lfirst ;
.Lleave:
  BREAK B0 ;
.Lout:
  BSYNC B1 ;
.Lsecond:
  UIADD UR4, UR4, 0x1 ;
  BRA.U UP0, .Lmeet ;
  BSSY B0, .Lmeet ;
  @P0 BRA .Lmeet ;
  NOP ;
.Lmeet:
  BSYNC B0 ;
  BRA.U UP1, .Lsecond ;
  EXIT ;

// A second BSYNC waits for no thread.
// CHECK: k.o: again+0x80 (divergence.s:[[#@LINE+13]]): divergence: UR4 is from other threads: 'MOV R4, UR4' reads what only some threads write by 'UMOV UR4, 0x7' at again+0x60 (divergence.s:[[#@LINE+10]]): the threads have diverged since they had the same value
.globl again
again:
  UMOV UR4, 0x5 ;
  BSSY B0, .Lmet ;
  @P0 BRA .Lmet ;
  NOP ;
.Lmet:
  BSYNC B0 ;
  @P1 BRA .Lagain ;
  UMOV UR4, 0x7 ;
.Lagain:
  BSYNC B0 ;
  MOV R4, UR4 ;
  EXIT ;

// A WARPSYNC of a part of the warp reconverges only that.
// CHECK: k.o: part+0x40 (divergence.s:[[#@LINE+8]]): divergence: UR4 is from other threads: 'MOV R5, UR4' reads what only some threads write by 'REDUX.SUM.U32 UR4, R4' at part+0x30 (divergence.s:[[#@LINE+7]]): the threads have diverged since they had the same value
.globl part
part:
  @P0 BRA .Lpart ;
  NOP ;
.Lpart:
  WARPSYNC 0xffff ;
  REDUX.SUM.U32 UR4, R4 ;
  MOV R5, UR4 ;
  EXIT ;

// CHECK: 7 violations in 104 instructions
