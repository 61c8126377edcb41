// Accesses of one object as several types are ordered, as by nvcc; -fstrict-aliasing
// gives C++'s rule back.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:16 --arg 'bytes:i32:0' --print 0:i32:2 | FileCheck %s
// RUN: q7x2-clang -O2 -fno-strict-aliasing -S -emit-llvm %s -o - | FileCheck %s --check-prefix=LOOSE
// RUN: q7x2-clang -O2 -fstrict-aliasing -S -emit-llvm %s -o - | FileCheck %s --check-prefix=STRICT

// CHECK: 65538
// CHECK-NEXT: 65539
__global__ void test(int *p, int zero) {
  int *words = p;
  short *halves = (short *)(p + zero);
  words[0] = 65537;
  halves[0] = 2;
  words[1] = words[0] + 1;
}

// LOOSE-NOT: !tbaa
// STRICT: !tbaa
