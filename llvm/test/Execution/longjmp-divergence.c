// Some threads of a warp leave convergence regions by longjmp: the others must
// not wait for them at the BSYNC.
//
// RUN: q7x2-clang -w -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:i32:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -w -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:i32:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 --print 0:i32 | FileCheck %s
//
// CHECK-COUNT-4: {{^0[[:space:]]+0[[:space:]]+0[[:space:]]+0[[:space:]]+0[[:space:]]+0[[:space:]]+3[[:space:]]+2$}}

#include <setjmp.h>

unsigned threadIndex(void) __asm__("llvm.nvvm.read.ptx.sreg.tid.x");

__attribute__((noinline)) static void jumpIf(jmp_buf To, int Condition,
                                             int *Sum) {
  if (Condition)
    longjmp(To, 1);
  *Sum += 1;
}

__attribute__((nvptx_kernel)) void jumps(int *Out) {
  unsigned T = threadIndex();
  jmp_buf Before;
  volatile int Iterations = 0, Jumps = 0;
  if (setjmp(Before))
    ++Jumps;
  while (Iterations < 5) {
    ++Iterations;
    if ((T + Iterations) & 1) {
      Out[T] += 1;
      if (T & 2) {
        jumpIf(Before, T >> 2 & 1, &Out[T]);
        Out[T] += 100;
      }
      Out[T] += 1000;
    }
  }
  Out[T] = Jumps;
}
