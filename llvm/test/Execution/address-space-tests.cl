// The address space of a generic pointer.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:16 --arg shared:4 --kernel spaces | FileCheck %s
// RUN: q7x2-run %t.o --arg buf:16 --arg shared:4 --kernel known | FileCheck %s --check-prefix=KNOWN
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:16 --arg shared:4 --kernel spaces | FileCheck %s
// RUN: q7x2-run %t.o --arg buf:16 --arg shared:4 --kernel known | FileCheck %s --check-prefix=KNOWN

__attribute__((noinline)) void show(generic int *p) {
  printf("%d%d%d %d\n", to_global(p) != 0, to_local(p) != 0, to_private(p) != 0,
         get_fence(p) == CLK_LOCAL_MEM_FENCE);
}

// CHECK: 100 0
// CHECK-NEXT: 010 1
// CHECK-NEXT: 001 0
kernel void spaces(global int *g, local int *l) {
  int i = 3;
  show(g);
  show(l);
  show(&i);
}

// Address spaces are known where the functions are inlined.
//
// KNOWN:      100
// KNOWN-NEXT: 010
// KNOWN-NEXT: 001
static void print(global int *g, local int *l, private int *p) {
  printf("%d%d%d\n", g != 0, l != 0, p != 0);
}

kernel void known(global int *g, local int *l) {
  int i = 3;
  print(to_global(g), to_local(g), to_private(g));
  print(to_global(l), to_local(l), to_private(l));
  print(to_global(&i), to_local(&i), to_private(&i));
}
