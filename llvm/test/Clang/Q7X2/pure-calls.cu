// Two calls of a function without effects become one before they are inlined, also if the
// function has branches: here one loop.
//
// RUN: q7x2-clang -O3 -S %s -o - | FileCheck %s

#define SQUARE(x) ((x) * (x))

__device__ unsigned steps(unsigned n) {
  unsigned count = 0;
  for (; n != 1; ++count)
    n = n & 1 ? 3 * n + 1 : n / 2;
  return count;
}

__device__ unsigned square(unsigned n) { return SQUARE(steps(n)); }

// CHECK-LABEL: .kernel squares
// CHECK: Inner Loop
// CHECK-NOT: Inner Loop
// CHECK: .end_kernel
extern "C" __global__ void squares(unsigned *p) {
  p[threadIdx.x] = square(p[threadIdx.x]);
}
