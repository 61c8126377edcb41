// Calls, including recursive ones, with values that are live across them.
//
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -DEXPECT=55 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main
// RUN: q7x2-clang -O0 -DEXPECT=55 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main
// RUN: q7x2-clang -Os -DEXPECT=55 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main

#ifndef EXPECT
#define EXPECT 54 // wrong: the test can fail
#endif

int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int ackermann(int m, int n) {
  return m == 0 ? n + 1
         : n == 0 ? ackermann(m - 1, 1)
                  : ackermann(m - 1, ackermann(m, n - 1));
}

int main(void) { return fib(10) != EXPECT || ackermann(2, 3) != 9; }
