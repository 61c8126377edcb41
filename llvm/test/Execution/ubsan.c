// -fsanitize=undefined: the device prints file, line and error, and continues.
//
// RUN: q7x2-clang -O1 -fsanitize=undefined -c %s -o %t.o
// RUN: q7x2-run --timing=none %t.o --entry main | FileCheck %s --implicit-check-not=error
// CHECK: x.c:1:34: runtime error: integer overflow in an addition
// CHECK: x.c:2:41: runtime error: integer overflow in a subtraction
// CHECK: x.c:3:38: runtime error: integer overflow in a multiplication
// CHECK: x.c:4:29: runtime error: integer overflow in a negation
// CHECK: x.c:5:38: runtime error: shift by a negative or too large number
// CHECK: x.c:6:39: runtime error: division by zero
// CHECK: x.c:7:29: runtime error: array index out of bounds
// CHECK: x.c:8:30: runtime error: load of a value that its type does not have
// CHECK: x.c:9:28: runtime error: access through a null or misaligned pointer
// CHECK: done
//
// Without recovery it is a trap after the message.
// RUN: q7x2-clang -O1 -fsanitize=undefined -fno-sanitize-recover=all -c %s -o %t.o
// RUN: not q7x2-run --timing=none %t.o --entry main 2>&1 | FileCheck --check-prefix=ABORT %s
// ABORT: x.c:1:34: runtime error: integer overflow in an addition
// ABORT-NEXT: q7x2-run: error: trap
//
// RUN: q7x2-clang -O1 -fsanitize=undefined -fsanitize-minimal-runtime -c %s -o %t.o
// RUN: q7x2-run --timing=none %t.o --entry main | FileCheck --check-prefix=MINIMAL %s
// MINIMAL: ubsan: add_overflow
// MINIMAL: ubsan: sub_overflow
// MINIMAL: ubsan: mul_overflow
// MINIMAL: done
//
// With traps only, the machine's message names the line.
// RUN: q7x2-clang -g -O0 -fsanitize=undefined -fsanitize-trap=undefined -c %s -o %t.o
// RUN: not q7x2-run --timing=none %t.o --entry main 2>&1 | FileCheck --check-prefix=TRAP %s
// TRAP: error: trap{{.*}} sum+{{.*}} at {{.*}}x.c:1: TRAP

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>

volatile int most = INT_MAX, least = INT_MIN, zero, one = 1, large = 40;
volatile bool flag;
int array[4];
_Alignas(8) unsigned char bytes[8] = {7};

#line 1 "x.c"
int sum(int a, int b) { return a + b; }
int difference(int a, int b) { return a - b; }
int product(int a, int b) { return a * b; }
int negated(int a) { return -a; }
int shifted(int a, int b) { return a << b; }
int quotient(int a, int b) { return a / b; }
int element(int i) { return array[i]; }
bool truth(void *p) { return *(bool *)p; }
int word(void *p) { return *(int *)p; }

int main(void) {
  sum(most, one);
  difference(least, one);
  product(most, 2);
  negated(least);
  shifted(one, large);
  quotient(one, zero);
  element(one + 3);
  flag = truth(bytes);
  word(bytes + 1);
  puts("done");
  return 0;
}
