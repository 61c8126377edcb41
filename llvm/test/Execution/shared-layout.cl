// Kernels of a file need their own shared memory only, at every level, linked, and
// by link-time optimization; dynamic shared memory follows it.
//
// RUN: q7x2-clang -O0 -c %s -o %t0.o
// RUN: q7x2-clang -O2 -c %s -o %t2.o
// RUN: q7x2-clang -O2 -DOTHER -c %s -o %tother.o
// RUN: q7x2-clang %t2.o %tother.o -o %tlinked
// RUN: q7x2-clang -O2 -flto -c %s -o %tlto.o
// RUN: q7x2-clang -O2 -flto -DOTHER -c %s -o %tltoother.o
// RUN: q7x2-clang -flto -O2 %tlto.o %tltoother.o -o %tlto
// RUN: %S/Inputs/each-shared %t0.o first second none dynamic | FileCheck %s
// RUN: %S/Inputs/each-shared %t2.o first second none dynamic | FileCheck %s
// RUN: %S/Inputs/each-shared %tlinked first second none dynamic third | FileCheck %s --check-prefixes=CHECK,THIRD
// RUN: %S/Inputs/each-shared %tlto first second none dynamic third | FileCheck %s --check-prefixes=CHECK,THIRD
//
// CHECK: 96016 31 30 29
// CHECK-NEXT: 96016 62 60 58
// CHECK-NEXT: 0 7 7 7
// CHECK-NEXT: 0 93 90 87
// THIRD-NEXT: 96016 124 120 116

#define REVERSE(SHARED, FACTOR)                                                \
  int i = get_local_id(0);                                                     \
  SHARED[i] = FACTOR * i;                                                      \
  barrier(CLK_LOCAL_MEM_FENCE);                                                \
  p[i] = SHARED[31 - i];

#ifdef OTHER
kernel void third(global int *p, local int *unused) {
  local int other[24000];
  REVERSE(other, 4)
}
#else
kernel void first(global int *p, local int *unused) {
  local int one[24000];
  REVERSE(one, 1)
}
kernel void second(global int *p, local int *unused) {
  local int two[24000];
  REVERSE(two, 2)
}
kernel void none(global int *p, local int *unused) { p[get_local_id(0)] = 7; }
kernel void dynamic(global int *p, local int *s) { REVERSE(s, 3) }
#endif
