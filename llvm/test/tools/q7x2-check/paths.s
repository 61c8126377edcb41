// Hazards that exist on some paths only: loops, control-flow joins, calls, guards.
// Each function has one wrong control word; messages are matched whole.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o k.o
// RUN: not q7x2-check k.o >k.out
// RUN: FileCheck %s --input-file=k.out --match-full-lines --implicit-check-not={{.}}

// Only the first iteration waits for the load.
// CHECK: k.o: loop_load+0x20 (paths.s:[[#@LINE+7]]): RAW: R4 is not available yet: 'IADD R5, R4, R5 ?WAIT6' needs the result of 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at loop_load+0x30 (paths.s:[[#@LINE+8]]), through a backward branch: no instruction waits for SB0
// CHECK: k.o: loop_load+0x30 (paths.s:[[#@LINE+7]]): WAW: R4 is written out of order: 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' may overtake 'LDG R4, [R[2:3].64] ?WAIT1 &wsb=0' at loop_load+0x30 (paths.s:[[#@LINE+7]]), through a backward branch: no instruction waits for SB0
.globl loop_load
loop_load:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  NOP ?WAIT1 &req={0} ;
.Lload:
  IADD R5, R4, R5 ?WAIT6 ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  @P0 BRA .Lload ?WAIT1 ;
  EXIT ?WAIT1 ;

// An inner loop that may be skipped.
// CHECK: k.o: loop_inner+0x0 (paths.s:[[#@LINE+5]]): WAW: R4 is written out of order: 'MUFU.RCP R4, R5 ?WAIT1 &wsb=1' may overtake 'MUFU.RCP R4, R5 ?WAIT1 &wsb=1' at loop_inner+0x0 (paths.s:[[#@LINE+5]]), through a backward branch: no instruction waits for SB1
// CHECK: k.o: loop_inner+0x40 (paths.s:[[#@LINE+10]]): RAW: R4 is not available yet: 'IADD R5, R4, RZ ?WAIT4' needs the result of 'MUFU.RCP R4, R5 ?WAIT1 &wsb=1' at loop_inner+0x0 (paths.s:[[#@LINE+4]]): no instruction waits for SB1
.globl loop_inner
loop_inner:
.Louter:
  MUFU.RCP R4, R5 ?WAIT1 &wsb=1 ;
  @P1 BRA .Lskip ?WAIT1 ;
.Linner:
  IADD R6, R6, R4 ?WAIT4 &req={1} ;
  @P2 BRA .Linner ?WAIT1 ;
.Lskip:
  IADD R5, R4, RZ ?WAIT4 ;
  @P0 BRA .Louter ?WAIT1 ;
  EXIT ?WAIT1 ;

// One predecessor of a reconvergence point waits, the other does not.
// CHECK: k.o: one_side+0x70 (paths.s:[[#@LINE+12]]): RAW: R4 is not available yet: 'STS [RZ], R4 ?WAIT1' needs the result of 'LDS R4, [RZ] ?WAIT1 &wsb=0' at one_side+0x10 (paths.s:[[#@LINE+4]]): no instruction waits for SB0
.globl one_side
one_side:
  BSSY B0, .Ljoin ?WAIT1 ;
  LDS R4, [RZ] ?WAIT1 &wsb=0 ;
  @P0 BRA .Lelse ?WAIT1 ;
  IADD R5, R4, RZ ?WAIT4 &req={0} ;
  BRA .Ljoin ?WAIT1 ;
.Lelse:
  MOV R5, RZ ?WAIT4 ;
.Ljoin:
  BSYNC B0 ?WAIT1 ;
  STS [RZ], R4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// The path with the fewest cycles counts.
// CHECK: k.o: fall_through+0x40 (paths.s:[[#@LINE+9]]): RAW: R4 is not available yet: 'FADD R5, R4, R4 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT2' at fall_through+0x10 (paths.s:[[#@LINE+4]]): after 4 of 5 cycles
.globl fall_through
fall_through:
  @P0 BRA .Lfar ?WAIT1 ;
  IADD R4, R0, R1 ?WAIT2 ;
  BRA P1, .Lhere ?WAIT1 ;
.Lhere:
  NOP ?WAIT1 ;
.Lfar:
  FADD R5, R4, R4 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: after_untaken_branch+0x20 (paths.s:[[#@LINE+5]]): RAW: R4 is not available yet: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT2' at after_untaken_branch+0x0 (paths.s:[[#@LINE+3]]): after 3 of 4 cycles
.globl after_untaken_branch
after_untaken_branch:
  IADD R4, R0, R1 ?WAIT2 ;
  @P0 BRA .Lover ?WAIT1 ;
  IADD R5, R4, R4 ?WAIT1 ;
.Lover:
  EXIT ?WAIT1 ;

// Two loads, either of which may be the producer.
// CHECK: k.o: two_producers+0x40 (paths.s:[[#@LINE+9]]): RAW: R4 is not available yet: 'IADD R5, R4, R4 ?WAIT1 &req={1}' needs the result of 'LDS R4, [RZ] ?WAIT1 &wsb=0' at two_producers+0x10 (paths.s:[[#@LINE+4]]): no instruction waits for SB0
.globl two_producers
two_producers:
  @P0 BRA .Lsecond ?WAIT1 ;
  LDS R4, [RZ] ?WAIT1 &wsb=0 ;
  BRA .Lboth ?WAIT1 ;
.Lsecond:
  LDG R4, [RZ] ?WAIT1 &wsb=1 ;
.Lboth:
  IADD R5, R4, R4 ?WAIT1 &req={1} ;
  EXIT ?WAIT1 ;

// Two roles of a scoreboard on one path.
// CHECK: k.o: two_roles+0x20 (paths.s:[[#@LINE+6]]): scoreboard: SB2 is raised for results and for sources: by 'LDS R5, [RZ] ?WAIT1 &wsb=2' and by 'STS [RZ], R4 ?WAIT1 &rsb=2' at two_roles+0x10 (paths.s:[[#@LINE+4]]): after 1 of 6 cycles, and no instruction waits for SB2
.globl two_roles
two_roles:
  @P0 BRA .Lroles ?WAIT1 ;
  STS [RZ], R4 ?WAIT1 &rsb=2 ;
.Lroles:
  LDS R5, [RZ] ?WAIT1 &wsb=2 ;
  EXIT ?WAIT1 ;

// At a call, a return, an indirect branch, and a branch out of the object.
// CHECK: k.o: at_call+0x10 (paths.s:[[#@LINE+4]]): boundary: R4 is in flight at a call: 'CALL R[20:21], 0x0 ?WAIT1' does not wait for 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' at at_call+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl at_call
at_call:
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  CALL R[20:21], at_return ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: at_indirect_call+0x10 (paths.s:[[#@LINE+4]]): boundary: SB1 is in flight at a call: '@P0 CALL R[20:21], R[6:7] ?WAIT1' does not wait for 'STG [RZ.64], R4 ?WAIT1 &wsb=1' at at_indirect_call+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB1
.globl at_indirect_call
at_indirect_call:
  STG [RZ], R4 ?WAIT1 &wsb=1 ;
  @P0 CALL R[20:21], R[6:7] ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: at_return+0x10 (paths.s:[[#@LINE+4]]): boundary: R4 is in flight at a return: 'RET R[20:21] ?WAIT1' does not wait for 'MUFU.RCP R4, R5 ?WAIT1' at at_return+0x0 (paths.s:[[#@LINE+3]]): the producer raises no scoreboard
.globl at_return
at_return:
  MUFU.RCP R4, R5 ?WAIT1 ;
  RET R[20:21] ?WAIT1 ;
// CHECK: k.o: at_guarded_return+0x10 (paths.s:[[#@LINE+4]]): boundary: SB2 is in flight at a return: '@P0 RET R[20:21] ?WAIT1' does not wait for 'STG [RZ.64], RZ ?WAIT1 &wsb=2' at at_guarded_return+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB2
.globl at_guarded_return
at_guarded_return:
  STG [RZ], RZ ?WAIT1 &wsb=2 ;
  @P0 RET R[20:21] ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: at_indirect_branch+0x10 (paths.s:[[#@LINE+4]]): boundary: R[4:5] is in flight at an indirect branch: 'BRX R[20:21] ?WAIT1 &req={3}' does not wait for 'LDS.64 R[4:5], [RZ] ?WAIT1 &wsb=2 &rsb=3' at at_indirect_branch+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB2
.globl at_indirect_branch
at_indirect_branch:
  LDS.64 R[4:5], [RZ] ?WAIT1 &wsb=2 &rsb=3 ;
  BRX R[20:21] ?WAIT1 &req={3} ;
// CHECK: k.o: at_branch_elsewhere+0x10 (paths.s:[[#@LINE+4]]): boundary: UR4 is in flight at a branch to unknown code: 'BRA 0x0 ?WAIT1' does not wait for 'R2UR UR4, R0 ?WAIT1 &wsb=3' at at_branch_elsewhere+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB3
.globl at_branch_elsewhere
at_branch_elsewhere:
  R2UR UR4, R0 ?WAIT1 &wsb=3 ;
  BRA elsewhere ?WAIT1 ;

// CHECK: k.o: at_weak_branch+0x10 (paths.s:[[#@LINE+4]]): boundary: UR4 is in flight at a branch to unknown code: 'BRA 0x0 ?WAIT1' does not wait for 'R2UR UR4, R0 ?WAIT1 &wsb=3' at at_weak_branch+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB3
.globl at_weak_branch
at_weak_branch:
  R2UR UR4, R0 ?WAIT1 &wsb=3 ;
  BRA weak_target ?WAIT1 ;
.weak weak_target
weak_target:
  UIADD UR5, UR4, UR4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// A guarded call: the other threads continue at once.
// CHECK: k.o: beside_call+0x20 (paths.s:[[#@LINE+5]]): RAW: R5 is not available yet: 'IADD R6, R5, R4 ?WAIT1' needs the result of 'IADD R5, R4, R4 ?WAIT1' at beside_call+0x0 (paths.s:[[#@LINE+3]]): after 2 of 4 cycles
.globl beside_call
beside_call:
  IADD R5, R4, R4 ?WAIT1 ;
  @P0 CALL R[20:21], at_return ?WAIT1 ;
  IADD R6, R5, R4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// Guards that do not exclude each other: the same predicate; another one; one that
// is written in between; uniform ones, which other threads may write.
// CHECK: k.o: same_guard+0x10 (paths.s:[[#@LINE+4]]): WAW: R4 is written out of order: '@!P0 MOV R4, RZ ?WAIT1' may overtake '@!P0 LDG R4, [RZ.64] ?WAIT1 &wsb=0' at same_guard+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl same_guard
same_guard:
  @!P0 LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  @!P0 MOV R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: other_guard+0x10 (paths.s:[[#@LINE+4]]): WAW: R4 is written out of order: '@!P1 MOV R4, RZ ?WAIT1' may overtake '@P0 LDG R4, [RZ.64] ?WAIT1 &wsb=0' at other_guard+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl other_guard
other_guard:
  @P0 LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  @!P1 MOV R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: new_guard+0x20 (paths.s:[[#@LINE+5]]): WAW: R4 is written out of order: '@!P0 MOV R4, RZ ?WAIT1' may overtake '@P0 LDG R4, [RZ.64] ?WAIT1 &wsb=0' at new_guard+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl new_guard
new_guard:
  @P0 LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  ISETP.LT.AND P0, R0, R1, PT ?WAIT6 ;
  @!P0 MOV R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: uniform_guard+0x10 (paths.s:[[#@LINE+4]]): WAW: UR4 is written out of order: '@!UP0 UMOV UR4, 0x0 ?WAIT1' may overtake '@UP0 ULDC UR4, c[0x0][URZ+0x160] ?WAIT1 &wsb=0' at uniform_guard+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl uniform_guard
uniform_guard:
  @UP0 ULDC UR4, c[0x0][0x160] ?WAIT1 &wsb=0 ;
  @!UP0 UMOV UR4, 0x0 ?WAIT1 ;
  EXIT ?WAIT1 ;
// CHECK: k.o: own_guard+0x10 (paths.s:[[#@LINE+5]]): RAW: P0 is not available yet: '@!P0 MOV R4, RZ ?WAIT1' needs the result of '@P0 SHFL.IDX P0, R4, R0, 0x0, 0x1f ?WAIT1 &wsb=0' at own_guard+0x0 (paths.s:[[#@LINE+4]]): no instruction waits for SB0
// CHECK: k.o: own_guard+0x10 (paths.s:[[#@LINE+4]]): WAW: R4 is written out of order: '@!P0 MOV R4, RZ ?WAIT1' may overtake '@P0 SHFL.IDX P0, R4, R0, 0x0, 0x1f ?WAIT1 &wsb=0' at own_guard+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl own_guard
own_guard:
  @P0 SHFL.IDX P0, R4, R0, 0x0, 0x1f ?WAIT1 &wsb=0 ;
  @!P0 MOV R4, RZ ?WAIT1 ;
  EXIT ?WAIT1 ;

// A branch that is never taken reads its guard all the same.
// CHECK: k.o: never_taken+0x10 (paths.s:[[#@LINE+4]]): RAW: P0 is not available yet: '@P0 BRA !PT, 0x0 ?WAIT1' needs the result of 'ISETP.LT.AND P0, R0, R1, PT ?WAIT5' at never_taken+0x0 (paths.s:[[#@LINE+3]]): after 5 of 6 cycles
.globl never_taken
never_taken:
  ISETP.LT.AND P0, R0, R1, PT ?WAIT5 ;
  @P0 BRA !PT, at_return ?WAIT1 ;
  @!PT CALL R[20:21], at_return ?WAIT1 ;
  EXIT ?WAIT1 ;

// In threads that do not execute the second producer the first is in flight.
// CHECK: k.o: not_replaced+0x20 (paths.s:[[#@LINE+5]]): RAW: R4 is not available yet: 'IADD R5, R4, RZ ?WAIT1 &req={0}' needs the result of 'HADD2 R4, R0, R1 ?WAIT1' at not_replaced+0x0 (paths.s:[[#@LINE+3]]): after 2 of 5 cycles
.globl not_replaced
not_replaced:
  HADD2 R4, R0, R1 ?WAIT1 ;
  @P0 MUFU.RCP R4, R0 ?WAIT1 &wsb=0 ;
  IADD R5, R4, RZ ?WAIT1 &req={0} ;
  EXIT ?WAIT1 ;
// A mask in a register does not replace any predicate for certain.
// CHECK: k.o: mask+0x10 (paths.s:[[#@LINE+4]]): WAW: P0 is written out of order: 'R2P PR, R0, R1 ?WAIT6' may overtake 'DSETP.LT.AND P0, R[0:1], R[2:3] ?WAIT1 &wsb=0' at mask+0x0 (paths.s:[[#@LINE+3]]): no instruction waits for SB0
.globl mask
mask:
  DSETP.LT.AND P0, PT, R[0:1], R[2:3], PT ?WAIT1 &wsb=0 ;
  R2P PR, R0, R1 ?WAIT6 ;
  EXIT ?WAIT1 ;

// Code that is not known to be reachable.
// CHECK: k.o: after_exit+0x20 (paths.s:[[#@LINE+5]]): RAW: R4 is not available yet: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'LDG R4, [RZ.64] ?WAIT1 &wsb=0' at after_exit+0x10 (paths.s:[[#@LINE+4]]): no instruction waits for SB0
.globl after_exit
after_exit:
  EXIT ?WAIT1 ;
  LDG R4, [RZ] ?WAIT1 &wsb=0 ;
  IADD R5, R4, R4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// A branch to a global symbol has a relocation.
// CHECK: k.o: relocated_target+0x0 (paths.s:[[#@LINE+8]]): RAW: R4 is not available yet: 'IADD R5, R4, R4 ?WAIT1' needs the result of 'MUFU.RCP R4, R5 ?WAIT1 &wsb=0' at relocated+0x0 (paths.s:[[#@LINE+4]]): no instruction waits for SB0
.globl relocated_target
.globl relocated
relocated:
  MUFU.RCP R4, R5 ?WAIT1 &wsb=0 ;
  BRA relocated_target ?WAIT1 ;
  EXIT ?WAIT1 ;
relocated_target:
  IADD R5, R4, R4 ?WAIT1 ;
  EXIT ?WAIT1 ;

// CHECK: 28 violations in 101 instructions
