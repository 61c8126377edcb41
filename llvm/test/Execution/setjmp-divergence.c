// Threads of a warp jump back from different depths, a different number of times;
// each one's registers are restored.
//
// RUN: q7x2-clang -w -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:i32:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -w -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:i32:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 --print 0:i32 | FileCheck %s
//
// Thread 4k + i counts to 3 + i: by one if i is odd, else by two.
// CHECK-COUNT-8: {{^402[[:space:]]+404[[:space:]]+603[[:space:]]+606}}

#include <setjmp.h>

unsigned threadIndex(void) __asm__("llvm.nvvm.read.ptx.sreg.tid.x");

__attribute__((noinline)) static void descend(jmp_buf To, int Depth, int Value) {
  if (Depth == 0)
    longjmp(To, Value);
  descend(To, Depth - 1, Value);
  __asm__ volatile("");
}

__attribute__((device_kernel)) void
jumps(__attribute__((address_space(1))) int *Out) {
  jmp_buf Here;
  int Thread = threadIndex();
  volatile int Tries = 0;
  int Reached = setjmp(Here);
  if (Reached < 3 + (Thread & 3)) {
    ++Tries;
    if (Thread & 1)
      descend(Here, Thread & 7, Reached + 1);
    else
      descend(Here, 1, Reached + 2);
  }
  Out[Thread] = Reached * 100 + Tries;
}
