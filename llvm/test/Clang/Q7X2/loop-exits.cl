// Branches out of a variable's scope go straight to their targets: no phi or select has
// the number of a target.
//
// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s
// RUN: q7x2-clang -O2 -S -emit-llvm -x cuda -DCUDA %s -o - | FileCheck %s

#ifdef CUDA
#define KERNEL extern "C" __global__
#define GLOBAL
#define get_local_id(dimension) threadIdx.x
#else
#define KERNEL kernel
#define GLOBAL global
#endif

// CHECK-LABEL: define {{.*}}@find(
// CHECK-NOT: {{phi i1|select i1|switch}}
// CHECK: ret void
KERNEL void find(GLOBAL const int *keys, GLOBAL const int *values, GLOBAL int *found,
                 int key, int mask) {
  int at = get_local_id(0), result = -1;
  for (int i = 0; i < 1000; i++) {
    int k = keys[at];
    if (k == key) {
      result = values[at];
      break;
    }
    if (k == 0) {
      result = 0;
      break;
    }
    at = (at + 1) & mask;
  }
  found[get_local_id(0)] = result;
}
