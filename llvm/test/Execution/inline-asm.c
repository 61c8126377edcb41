// Predicates and memory as operands of inline assembly.
//
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main

#include <assert.h>
#include <stdbool.h>

__attribute__((noinline)) static bool isLess(int A, int B) {
  bool Result;
  __asm__("ISETP.LT.AND %0, %1, %2, PT ;" : "=b"(Result) : "r"(A), "r"(B));
  return Result;
}

__attribute__((noinline)) static int majority(bool A, int B, bool C) {
  int Result;
  __asm__("PLOP3 %0, %1, %2, %3, 0xe8 ;"
          : "=b"(Result)
          : "b"(A), "b"(B > 3), "b"(C));
  return Result;
}

__attribute__((noinline)) static bool invert(bool X) {
  __asm__("PLOP3 %0, %0, PT, PT, 0xf ;" : "+b"(X));
  return X;
}

__attribute__((noinline)) static int incrementIf(int X, bool Condition) {
  __asm__("@%1 IADD %0, %0, 0x1 ;" : "+r"(X) : "b"(Condition));
  return X;
}

__attribute__((noinline)) static int addToMemory(int *Array, int Addend) {
  int Local[4] = {1, 2, 3, 4}, Sum;
  __asm__("LD %0, %1 ;" : "=r"(Sum) : "m"(Local[2]));
  __asm__("ST %0, %1 ;" : "=m"(Array[1]) : "r"(Sum + Addend));
  return Array[1];
}

int main(void) {
  int Array[2];
  assert(addToMemory(Array, 4) == 7);
  assert(isLess(-1, 1) && !isLess(1, 1));
  for (int I = 0; I != 8; ++I) {
    int Expected = (I & 1) + (I >> 1 & 1) + (I >> 2) >= 2;
    assert(majority(I & 1, I & 2 ? 4 : 3, I & 4) == Expected);
  }
  assert(invert(false) && !invert(true));
  assert(incrementIf(7, true) == 8 && incrementIf(7, false) == 7);
  return 0;
}
