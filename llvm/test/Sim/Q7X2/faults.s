// A fault is reported in one line: its kind, the kernel, block, thread,
// address and text of the instruction, and its source registers. The exit status
// is 1, after a trap 134.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o %t.o
// RUN: not q7x2-run %t.o --kernel past_end --block 8 --arg buf:16 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PAST --implicit-check-not={{.}}
// PAST: q7x2-run: error: 4-byte store at 0x[[#%x,]] is outside of every allocation: just past the end of argument 0 (16 bytes at 0x[[#%x,]]); kernel past_end, block (0,0,0), thread (4,0,0), past_end+0x30 at faults.s:[[#PAST_LINE:]]: STG [R[4:5].64], R0 with R[4:5]=0x{{[0-9a-f]+}}, R0=0x00000004{{$}}
//
// RUN: not q7x2-run %t.o --kernel before --grid 3 --arg buf:16 2>&1 | FileCheck %s --check-prefix=BEFORE
// BEFORE: 4-byte load at {{.*}}: 16 bytes before argument 0 (16 bytes at {{.*}}); kernel before, block (0,0,0), thread (0,0,0), before+0x10
//
// RUN: not q7x2-run %t.o --kernel straddle --arg buf:12 2>&1 | FileCheck %s --check-prefix=STRADDLE
// STRADDLE: 8-byte load at {{.*}}: it starts 4 bytes before the end of argument 0
//
// RUN: not q7x2-run %t.o --kernel null --arg buf:0 2>&1 | FileCheck %s --check-prefix=NULL
// NULL: 4-byte load at 0x0 is outside of every allocation: the pointer is null; kernel null
//
// RUN: not q7x2-run %t.o --kernel empty --arg buf:0 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: 1-byte load at {{.*}} is outside of every allocation: just past the end of argument 0 (0 bytes
//
// RUN: not q7x2-run %t.o --kernel misaligned --block 2,2 --arg buf:64 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// MISALIGNED: 4-byte load at {{.*}} is misaligned; kernel misaligned, block (0,0,0), thread (1,0,0)
//
// RUN: not q7x2-run %t.o --kernel shared --arg buf:0 2>&1 | FileCheck %s --check-prefix=SHARED
// SHARED: 4-byte load at 0x10 is outside of shared memory, which has 16 bytes
//
// RUN: not q7x2-run %t.o --kernel window --arg buf:0 2>&1 | FileCheck %s --check-prefix=WINDOW
// WINDOW: 4-byte load at 0x710000000000 is in the window of shared memory; kernel window
//
// RUN: not q7x2-run %t.o --kernel code --arg buf:0 2>&1 | FileCheck %s --check-prefix=READCODE
// READCODE: 4-byte load at 0x73{{[0-9a-f]+}} is in the code; kernel code
//
// RUN: not q7x2-run %t.o --kernel local --arg buf:0 2>&1 | FileCheck %s --check-prefix=LOCAL
// LOCAL: 16-byte store at 0x20 is outside of thread-local memory, which has 32 bytes
//
// RUN: not q7x2-run %t.o --kernel constant --arg buf:0 2>&1 | FileCheck %s --check-prefix=CONST
// CONST: 4 bytes at c[0x0][0x170] are outside of the constant bank, which has 368 bytes
//
// RUN: not q7x2-run %t.o --kernel rodata --arg buf:0 2>&1 | FileCheck %s --check-prefix=RODATA
// RODATA: 4-byte store at {{.*}} writes to constant .rodata of {{.*}}.o
//
// RUN: not q7x2-run %t.o --kernel index --arg buf:0 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: register index 6 is out of range: the kernel has 6 registers; {{.*}} with UR0=0x00000004{{$}}
//
// RUN: not q7x2-run %t.o --kernel invalid --arg buf:0 2>&1 | FileCheck %s --check-prefix=INVALID
// INVALID: invalid instruction encoding; kernel invalid, block (0,0,0), thread (0,0,0), invalid+0x0
//
// RUN: not q7x2-run %t.o --kernel jump --arg buf:0 2>&1 | FileCheck %s --check-prefix=JUMP
// JUMP: jump to 0x8, which is not the address of an instruction
//
// RUN: not q7x2-run %t.o --kernel indexed_constant --arg buf:0 2>&1 | FileCheck %s --check-prefix=BANK
// BANK: 4-byte load at c[0x0][0x1160] is outside of the constant bank, which has 368 bytes; kernel indexed_constant
//
// RUN: not q7x2-run %t.o --kernel local_window --arg buf:0 2>&1 | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: 4-byte load at 0x720000000000 is in the window of thread-local memory; kernel local_window
//
// RUN: not q7x2-run %t.o --kernel lacks --block 2 --arg buf:0 2>&1 | FileCheck %s --check-prefix=LACKS
// LACKS: WARPSYNC's mask 0x2 lacks the executing thread; kernel lacks, block (0,0,0), thread (0,0,0)
//
// RUN: not q7x2-run %t.o --kernel uniform --block 2 --arg buf:0 2>&1 | FileCheck %s --check-prefix=UNIFORM
// UNIFORM: BRA.U is taken by only some of the threads; kernel uniform, block (0,0,0), thread (1,0,0)
//
// RUN: not q7x2-run %t.o --kernel trap --grid 1,2 --arg buf:0 2>&1 | FileCheck %s --check-prefix=TRAP
// TRAP: q7x2-run: error: trap; kernel trap, block (0,1,0), thread (0,0,0), trap+0x20 at faults.s:
// RUN: %python %S/Inputs/status.py 134 \
// RUN:   q7x2-run %t.o --kernel trap --grid 1,2 --arg buf:0
//
// RUN: not q7x2-run %t.o --kernel endless --arg buf:0 --max-cycles 1000 2>&1 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: q7x2-run: error: kernel endless takes more than 1000 {{cycles|instructions of warps}}; kernel endless, block (0,0,0): threads 0 at a loop (endless
//
// The trap of a warp, for which the one before it does not end.
// RUN: not q7x2-run %t.o --kernel first_endless --arg buf:0 --block 64 --timing=warp --max-cycles 1000 2>&1 | FileCheck %s --check-prefix=FIRST
// FIRST: q7x2-run: error: trap; kernel first_endless, block (0,0,0), thread (32,0,0), first_endless+0x20
//
// RUN: not q7x2-run %t.o --kernel sleeps --arg buf:0 --timing=warp --max-cycles 1000 2>&1 | FileCheck %s --check-prefix=SLEEPS
// SLEEPS: kernel sleeps takes more than 1000 cycles; kernel sleeps, block (0,0,0): threads 0 at NANOSLEEP (sleeps+0x10 at faults.s:
//
// RUN: not q7x2-run %t.o --kernel exchange --arg buf:4 --block 2 2>&1 | FileCheck %s --check-prefix=EXCHANGE
// EXCHANGE: 4-byte atomic at {{.*}} is outside of every allocation: just past the end of argument 0 (4 bytes{{.*}} thread (1,0,0)
//
// RUN: not q7x2-run %t.o --kernel set --arg buf:0 2>&1 | FileCheck %s --check-prefix=SET
// SET: register index 9 is out of range: the kernel has 9 registers; {{.*}} with R0=0x00000007, UR0=0x00000004{{$}}
//
// Lanes of one access in three memories, of which the last one is too small.
// RUN: not q7x2-run %t.o --kernel memories --arg buf:4 --block 3 2>&1 | FileCheck %s --check-prefix=MEMORIES
// MEMORIES: 4-byte load at 0x10 is outside of thread-local memory, which has 16 bytes; kernel memories, block (0,0,0), thread (2,0,0)
//
// RUN: not q7x2-run %t.o --kernel past_code --arg buf:0 2>&1 | FileCheck %s --check-prefix=CODE
// CODE: execution runs past the end of the code; kernel past_code

.kernel past_end
.param ptr
past_end:
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  STG [R[4:5].64], R0 ;
  EXIT ;
.end_kernel

.kernel before
.param ptr
before:
  MOV.64 R[4:5], c[0x0][0x160] ;
  LDG R0, [R[4:5].64-0x10] ;
  EXIT ;
.end_kernel

.kernel straddle
.param ptr
straddle:
  MOV.64 R[4:5], c[0x0][0x160] ;
  LDG.64 R[6:7], [R[4:5].64] ;
  LDG.64 R[6:7], [R[4:5].64+0x8] ;
  EXIT ;
.end_kernel

.kernel null
.param ptr
null:
  LDG R0, [RZ] ;
  EXIT ;
.end_kernel

.kernel empty
.param ptr
empty:
  MOV.64 R[4:5], c[0x0][0x160] ;
  LD.U8 R0, [R[4:5].64] ;
  EXIT ;
.end_kernel

.kernel misaligned
.param ptr
misaligned:
  S2R R0, SR_TID.X ;
  MOV R2, 0x2 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  LDG R0, [R[4:5].64] ;
  EXIT ;
.end_kernel

.kernel shared
.shared 16
.param ptr
shared:
  LDS.128 R[4:7], [RZ] ;
  LDS R0, [RZ+0x10] ;
  EXIT ;
.end_kernel

.kernel window
.shared 16
.param ptr
window:
  MOV.64 R[4:5], c[0x0][0x30] ;
  LD R0, [R[4:5].64] ;
  LDG R0, [R[4:5].64] ;
  EXIT ;
.end_kernel

.kernel local_window
.local 16
.param ptr
local_window:
  MOV R4, RZ ;
  MOV R5, 0x7200 ;
  LDG R0, [R[4:5].64] ;
  EXIT ;
.end_kernel

.kernel indexed_constant
.param ptr
indexed_constant:
  MOV R1, 0x1000 ;
  LDC R0, c[0x0][R1+0x160] ;
  EXIT ;
.end_kernel

.kernel lacks
.param ptr
lacks:
  MOV R0, 0x2 ;
  WARPSYNC R0 ;
  EXIT ;
.end_kernel

.kernel code
.param ptr
code:
  MOV R4, %lo(code) ;
  MOV R5, %hi(code) ;
  LD R0, [R[4:5].64] ;
  EXIT ;
.end_kernel

.kernel local
.local 32
.param ptr
local:
  STL.128 [RZ+0x10], R[4:7] ;
  STL.128 [R1], R[4:7] ;
  EXIT ;
.end_kernel

.kernel constant
.param ptr
constant:
  MOV R0, c[0x0][0x16c] ;
  MOV R0, c[0x0][0x170] ;
  EXIT ;
.end_kernel

.kernel rodata
.param ptr
rodata:
  MOV R4, %lo(table) ;
  MOV R5, %hi(table) ;
  LDG R0, [R[4:5].64] ;
  ST [R[4:5].64], R0 ;
  EXIT ;
.end_kernel

.kernel index
.param ptr
index:
  MOV R5, 0x4 ;
  R2UR UR0, R5 ;
  GETGPR R0, R[UR0+0x1] ;
  GETGPR R0, R[UR0+0x2] ;
  EXIT ;
.end_kernel

.kernel set
.param ptr
set:
  MOV R0, 0x7 ;
  MOV R5, 0x4 ;
  R2UR UR0, R5 ;
  SETGPR R[UR0+0x4], R0 ;
  SETGPR R[UR0+0x5], R0 ;
  MOV R8, R0 ;
  EXIT ;
.end_kernel

.kernel exchange
.param ptr
exchange:
  S2R R0, SR_TID.X ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  ATOM.CAS R8, [R[4:5].64], R0, R2 ;
  EXIT ;
.end_kernel

.kernel memories
.shared 16
.local 16
.param ptr
memories:
  S2R R0, SR_TID.X ;
  ISETP.EQ.AND P0, R0, 0x1, PT ;
  ISETP.EQ.AND P1, R0, 0x2, PT ;
  MOV.64 R[4:5], c[0x0][0x160] ;
  @P0 MOV R4, RZ ;
  @P0 MOV R5, 0x7100 ;
  @P1 MOV R4, 0xc ;
  @P1 MOV R5, 0x7200 ;
  LD R6, [R[4:5].64] ;
  @P1 MOV R4, 0x10 ;
  LD R6, [R[4:5].64] ;
  EXIT ;
.end_kernel

.kernel invalid
.param ptr
invalid:
  .quad 0, 0
.end_kernel

.kernel jump
.param ptr
jump:
  MOV R4, 0x8 ;
  MOV R5, RZ ;
  BRX R[4:5] ;
.end_kernel

.kernel uniform
.param ptr
uniform:
  S2R R0, SR_TID.X ;
  ISETP.NE.AND P0, R0, RZ, PT ;
  @P0 BRA.U uniform ;
  EXIT ;
.end_kernel

.kernel trap
.param ptr
trap:
  S2R R0, SR_CTAID.Y ;
  ISETP.NE.AND P0, R0, RZ, PT ;
  @P0 TRAP ;
  EXIT ;
.end_kernel

.kernel endless
.param ptr
endless:
  BRA endless ;
.end_kernel

.globl first_endless
.kernel first_endless
.param ptr
first_endless:
  S2R R4, SR_WARPID ?WAIT2 &wsb=0 ;
  ISETP.NE.AND P0, R4, RZ, PT ?WAIT13 &req={0} ;
  @P0 TRAP ;
.Lfirst:
  BRA .Lfirst ;
.end_kernel

.section .rodata,"a",@progbits
table:
  .long 1, 2

.text
.kernel sleeps
.param ptr
sleeps:
  MOV R0, 0x10000000 ;
  NANOSLEEP R0 ;
  EXIT ;
.end_kernel

.kernel past_code
.param ptr
past_code:
  NOP ;
.end_kernel
