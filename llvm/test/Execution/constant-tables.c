// Tables of constants in the constant bank, of which generic pointers are used as well.
//
// RUN: q7x2-clang -O2 %s -o %t
// RUN: q7x2-run %t --entry main | FileCheck %s
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --check-prefix=CODE
//
// CODE-DAG: LDC R{{[0-9]+}}, c[0x3][R{{[0-9]+}}+.Lwords.table]
// CODE-DAG: LD{{G?}}{{.*}} [R
//
// CHECK: 12 12 12

#include <stdio.h>

static const unsigned words[8] = {0, 3, 6, 9, 12, 15, 18, 21};

__attribute__((noinline)) unsigned read(const unsigned *p) { return *p; }

int main(int argc, char **argv) {
  volatile int four = 4;
  const unsigned *other[] = {words + four, words};
  printf("%u %u %u\n", words[four], read(&words[four]), *other[four & 1]);
  return 0;
}
