// __builtin_setjmp and __builtin_longjmp: out of nested calls, several times, by
// each thread on its own, with variables that are kept in registers and on the stack.
//
// RUN: q7x2-clang -w -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:i32:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -w -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:i32:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 --print 0:i32 | FileCheck %s
//
// Thread t jumps t % 4 + 1 times, from a depth of t % 3 calls, and each time adds 100
// to its number.
// CHECK: {{100[[:space:]]+201[[:space:]]+302[[:space:]]+403[[:space:]]+104[[:space:]]+205[[:space:]]+306}}

unsigned threadIndex(void) __asm__("llvm.nvvm.read.ptx.sreg.tid.x");

typedef void *Buffer[5];

__attribute__((noinline)) static void jump(Buffer buffer, int depth) {
  if (depth == 0)
    __builtin_longjmp(buffer, 1);
  jump(buffer, depth - 1);
}

__attribute__((noinline)) static int count(int thread) {
  Buffer buffer;
  volatile int jumps = 0;
  int kept = thread * 3;
  if (__builtin_setjmp(buffer))
    jumps = jumps + 1;
  if (jumps <= thread % 4)
    jump(buffer, thread % 3);
  return kept / 3 + 100 * jumps;
}

__attribute__((device_kernel)) void run(__attribute__((address_space(1))) int *out) {
  int thread = threadIndex();
  out[thread] = count(thread);
}
