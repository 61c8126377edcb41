// Rules of stalls, scoreboards and waits, one by one.
//
// RUN: q7x2-sched %s -o %t.s
// RUN: grep -v -e // -e "^$" %t.s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t.o

// A call that is not executed takes no time: R1 is in flight after it.
// CHECK:guarded_call:
// CHECK-NEXT:	IADD R1, R0, R0 ?WAIT1 ;
// CHECK-NEXT:	@P0 CALL R[20:21], guarded_call ?WAIT4 ;
// CHECK-NEXT:	FADD R2, R1, R1 ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
guarded_call:
  IADD R1, R0, R0 ;
  @P0 CALL R[20:21], guarded_call ;
  FADD R2, R1, R1 ;
  EXIT ;

// Nor does the address that a call writes: it is there when threads return.
// CHECK-NEXT:link:
// CHECK-NEXT:	@P0 CALL R[20:21], link ?WAIT1 ;
// CHECK-NEXT:	MOV R5, R20 ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
link:
  @P0 CALL R[20:21], link ;
  MOV R5, R20 ;
  EXIT ;

// A control word without a stall, and with a wait: the instruction completes before the next.
// CHECK-NEXT:interlocked:
// CHECK-NEXT:	IADD R1, R0, R0 &req={0} ;
// CHECK-NEXT:	NOP ?WAIT1 ;
// CHECK-NEXT:	FADD R2, R1, R1 ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
interlocked:
  IADD R1, R0, R0 &req={0} ;
  NOP ;
  FADD R2, R1, R1 ;
  EXIT ;

// A wait in the input stays, although nothing is pending.
// CHECK-NEXT:fixed_wait:
// CHECK-NEXT:	IADD R5, R0, R0 ?WAIT9 &req={3} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
fixed_wait:
  IADD R5, R0, R0 ?WAIT9 &req={3} ;
  EXIT ;

// Scoreboards in the input stay, although the first sum waits for the second load with them.
// CHECK-NEXT:fixed_boards:
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	IADD R6, R4, R4 ?WAIT2 &req={0} ;
// CHECK-NEXT:	IADD R7, R5, R5 ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
fixed_boards:
  LDG R4, [R[2:3].64] ?WAIT4 &wsb=0 ;
  LDG R5, [R[2:3].64] ?WAIT4 &wsb=0 ;
  IADD R6, R4, R4 ;
  IADD R7, R5, R5 ;
  EXIT ;

// The sum of R5 waits until it is known that the one of R4 does, in the loop, for the same
// scoreboard. But without its wait there would be none for R8: it stays.
// CHECK-NEXT:needed:
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:.Lneeded:
// CHECK-NEXT:	IADD R6, R4, R0 ?WAIT1 &req={0} ;
// CHECK-NEXT:	@P0 BRA .Lend ?WAIT2 ;
// CHECK-NEXT:	LDG R8, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	IADD R7, R5, R0 ?WAIT2 &req={0} ;
// CHECK-NEXT:	IADD R9, R8, R0 ?WAIT1 ;
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	BRA .Lneeded ?WAIT1 ;
// CHECK-NEXT:.Lend:
// CHECK-NEXT:	EXIT ?WAIT1 ;
needed:
  LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 ;
.Lneeded:
  IADD R6, R4, R0 ;
  @P0 BRA .Lend ;
  LDG R8, [R[2:3].64] ?WAIT1 &wsb=0 ;
  IADD R7, R5, R0 ;
  IADD R9, R8, R0 ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  BRA .Lneeded ;
.Lend:
  EXIT ;

// Results with the same user begin with the same scoreboard. In another block they get two:
// the first is there earlier, and how soon it is needed is not known.
// CHECK-NEXT:blocks:
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT4 &wsb=1 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	@P0 BRA .Lelse ?WAIT1 ;
// CHECK-NEXT:	FADD R6, R4, R5 ?WAIT1 &req={0,1} ;
// CHECK-NEXT:.Lelse:
// CHECK-NEXT:	EXIT ?WAIT1 ;
blocks:
  LDG R4, [R[2:3].64] ;
  LDG R5, [R[2:3].64] ;
  @P0 BRA .Lelse ;
  FADD R6, R4, R5 ;
.Lelse:
  EXIT ;

// R9 does not share with the load from shared memory, which the sum waits for: the sum would
// wait for R9 as well.
// CHECK-NEXT:later:
// CHECK-NEXT:	LDS R6, [R0] ?WAIT4 &wsb=1 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:.Llater:
// CHECK-NEXT:	LDG R9, [R[2:3].64] ?WAIT1 &wsb=2 ;
// CHECK-NEXT:	FADD R4, R5, R6 ?WAIT3 &req={0,1} ;
// CHECK-NEXT:	LDG R9, [R[2:3].64] ?WAIT1 &req={2} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
later:
  LDS R6, [R0] ;
  LDG R5, [R[2:3].64] ;
.Llater:
  LDG R9, [R[2:3].64] ;
  FADD R4, R5, R6 ;
  LDG R9, [R[2:3].64] ;
  EXIT ;

// The same if R9 has its user, another load of R9, in the next iteration.
// CHECK-NEXT:next:
// CHECK-NEXT:	LDS R6, [R0] ?WAIT4 &wsb=1 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:.Lnext:
// CHECK-NEXT:	LDG R9, [R[2:3].64] ?WAIT1 &req={2} &wsb=2 ;
// CHECK-NEXT:	FADD R4, R5, R6 ?WAIT3 &req={0,1} ;
// CHECK-NEXT:	LDG R6, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	@P0 BRA .Lnext ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
next:
  LDS R6, [R0] ;
  LDG R5, [R[2:3].64] ;
.Lnext:
  LDG R9, [R[2:3].64] ;
  FADD R4, R5, R6 ;
  LDG R6, [R[2:3].64] ;
  @P0 BRA .Lnext ;
  EXIT ;

// Results that the next iteration uses are results for another block.
// CHECK-NEXT:iteration:
// CHECK-NEXT:.Literation:
// CHECK-NEXT:	IADD R6, R5, R9 ?WAIT1 &req={0,1} ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT4 &wsb=1 ;
// CHECK-NEXT:	LDG R6, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	@P0 BRA .Literation ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
iteration:
.Literation:
  IADD R6, R5, R9 ;
  LDG R5, [R[2:3].64] ;
  LDG R6, [R[2:3].64] ;
  @P0 BRA .Literation ;
  EXIT ;

// The sum of R9 has nothing to wait for: the second load of R10 has waited for both, as they
// share a scoreboard, which has been raised again since.
// CHECK-NEXT:waited:
// CHECK-NEXT:	LDS R6, [R0] ?WAIT4 &wsb=1 ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:.Lwaited:
// CHECK-NEXT:	LDG R9, [R[2:3].64] ?WAIT1 &wsb=2 ;
// CHECK-NEXT:	FADD R4, R5, R6 ?WAIT3 &req={0,1} ;
// CHECK-NEXT:	LDG R6, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	LDG R10, [R[2:3].64] ?WAIT4 &wsb=2 ;
// CHECK-NEXT:	LDG R10, [R[2:3].64] ?WAIT1 &req={2} &wsb=2 ;
// CHECK-NEXT:	IADD R9, R8, R9 ?WAIT1 ;
// CHECK-NEXT:	FADD R5, R10, R5 ?WAIT5 &req={2} ;
// CHECK-NEXT:	IADD R5, R5, R6 ?WAIT1 &req={0} ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
waited:
  LDS R6, [R0] ;
  LDG R5, [R[2:3].64] ;
.Lwaited:
  LDG R9, [R[2:3].64] ;
  FADD R4, R5, R6 ;
  LDG R6, [R[2:3].64] ;
  LDG R10, [R[2:3].64] ;
  LDG R10, [R[2:3].64] ;
  IADD R9, R8, R9 ;
  FADD R5, R10, R5 ;
  IADD R5, R5, R6 ;
  EXIT ;

// One scoreboard for all three: the users of the first two have waited before the third
// is raised.
// CHECK-NEXT:over:
// CHECK-NEXT:.Lover:
// CHECK-NEXT:	MUFU.RCP R6, R0 ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	LDG R6, [R[2:3].64] ?WAIT1 &req={0} &wsb=0 ;
// CHECK-NEXT:	FADD R4, R6, R5 ?WAIT3 &req={0} ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	@P0 BRA .Lover ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
over:
.Lover:
  MUFU.RCP R6, R0 ;
  LDG R6, [R[2:3].64] ;
  FADD R4, R6, R5 ;
  LDG R5, [R[2:3].64] ;
  @P0 BRA .Lover ;
  EXIT ;

// R9 shares with R5, which is over when it issues, and not with R4, which issues after
// it and which the first sum does not need.
// CHECK-NEXT:before:
// CHECK-NEXT:.Lbefore:
// CHECK-NEXT:	FADD R9, R5, R9 ?WAIT1 &req={0} ;
// CHECK-NEXT:	LDG R5, [R[2:3].64] ?WAIT1 &wsb=0 ;
// CHECK-NEXT:	FADD R4, R4, R5 ?WAIT3 &req={0,1} ;
// CHECK-NEXT:	LDG R9, [R[2:3].64] ?WAIT4 &wsb=0 ;
// CHECK-NEXT:	LDG R4, [R[2:3].64] ?WAIT1 &wsb=1 ;
// CHECK-NEXT:	@P0 BRA .Lbefore ?WAIT1 ;
// CHECK-NEXT:	EXIT ?WAIT1 ;
before:
.Lbefore:
  FADD R9, R5, R9 ;
  LDG R5, [R[2:3].64] ;
  FADD R4, R4, R5 ;
  LDG R9, [R[2:3].64] ;
  LDG R4, [R[2:3].64] ;
  @P0 BRA .Lbefore ;
  EXIT ;
