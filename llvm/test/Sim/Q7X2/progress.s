// Threads of one warp wait for each other in spin loops: none starves.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel spinlock --block 64 --arg buf:8 --max-cycles 1000000 \
// RUN:   --print 0:u32:2 | FileCheck %s --check-prefix=LOCK
// RUN: q7x2-run %t.o --kernel pingpong --block 2 --arg buf:8 --max-cycles 100000 \
// RUN:   --print 0:u32:2 | FileCheck %s --check-prefix=PING
// RUN: q7x2-run %t.o --kernel yield --block 2 --arg buf:8 --print 0:u32:1 \
// RUN:   | FileCheck %s --check-prefix=YIELD

// Each of 64 threads takes the lock and increments a counter without atomics.
// LOCK:      {{^}}0{{$}}
// LOCK-NEXT: {{^}}64{{$}}
.kernel spinlock
.param ptr
spinlock:
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV R6, RZ ;
  MOV R7, 0x1 ;
take:
  ATOMG.CAS R8, [R[4:5].64], R6, R7 ;
  ISETP.NE.AND P0, R8, RZ, PT ;
  @P0 BRA take ;
  LDG R9, [R[4:5].64+4] ;
  IADD R9, R9, 0x1 ;
  STG [R[4:5].64+4], R9 ;
  ATOMG.EXCH R8, [R[4:5].64], R6 ;
  EXIT ;
.end_kernel

// Thread 0 waits for odd, thread 1 for even values, and each counts one up.
// PING:      {{^}}20{{$}}
// PING-NEXT: {{^}}0{{$}}
.kernel pingpong
.param ptr
pingpong:
  S2R R0, SR_TID.X ;
  MOV.64 R[4:5], c[0x0][0x160] ;
  MOV R10, 0xa ;
turn:
  LDG.STRONG.CTA R6, [R[4:5].64] ;
  LOP3 R7, R6, 0x1, RZ, 0xc0, !PT ;
  ISETP.NE.AND P0, R7, R0, PT ;
  @P0 BRA turn ;
  IADD R6, R6, 0x1 ;
  STG.STRONG.CTA [R[4:5].64], R6 ;
  IADD R10, R10, -0x1 ;
  ISETP.GT.AND P0, R10, RZ, PT ;
  @P0 BRA turn ;
  EXIT ;
.end_kernel

// After YIELD, and after NANOSLEEP, the other fragment issues first: the thread
// that stores 7 is last.
// YIELD: {{^}}7{{$}}
.kernel yield
.param ptr
yield:
  S2R R0, SR_TID.X ;
  MOV.64 R[4:5], c[0x0][0x160] ;
  ISETP.EQ.AND P0, R0, RZ, PT ;
  @P0 BRA first ;
  MOV R6, 0x9 ;
  STG [R[4:5].64], R6 ;
  EXIT ;
first:
  YIELD ;
  NANOSLEEP 0x64 ;
  MOV R6, 0x7 ;
  STG [R[4:5].64], R6 ;
  EXIT ;
.end_kernel
