// With few registers values are spilled, also those that are live across calls,
// and the results are the same.
//
// RUN: q7x2-clang -O2 -mllvm -q7x2-max-registers=24 -c %s -o %t.o \
// RUN:   -Rpass=q7x2-registers -Rpass-missed=q7x2-registers 2>&1 | FileCheck %s
// RUN: q7x2-check %t.o
// RUN: q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -mllvm -q7x2-max-registers=24 -DWRONG=1 -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main

// CHECK-DAG: main: 24 registers
// CHECK-DAG: main: {{[0-9]+}} stores and {{[0-9]+}} loads of spilled values

#ifndef WRONG
#define WRONG 0
#endif

volatile int source[32];
volatile long wide[16];

__attribute__((noinline)) long mix(long a, int b) { return a * 3 + b; }

int main(void) {
  for (int i = 0; i != 32; ++i)
    source[i] = i + 1;
  for (int i = 0; i != 16; ++i)
    wide[i] = 1L << (2 * i);
  int s[32];
  long w[16];
#pragma unroll
  for (int i = 0; i != 32; ++i)
    s[i] = source[i];
#pragma unroll
  for (int i = 0; i != 16; ++i)
    w[i] = wide[i];
  long mixed = mix(w[0], s[0]);
  int sum = 0;
  long wideSum = 0;
#pragma unroll
  for (int i = 0; i != 32; ++i)
    sum += s[i];
#pragma unroll
  for (int i = 0; i != 16; ++i)
    wideSum += w[i];
  // 1 + ... + 32; (4^16 - 1) / 3
  return mixed != 4 || sum != 528 + WRONG || wideSum != 0x55555555;
}
