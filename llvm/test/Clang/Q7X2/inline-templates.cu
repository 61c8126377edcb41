// An instance of a template that a kernel calls once is inlined, however large it is; so
// are others that leave the kernel without calls.
//
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --implicit-check-not=CALL
#include <cmath>

template <int N> __device__ void large(float *p) {
#pragma unroll
  for (int i = 0; i < N; ++i)
    p[i] = atan2f(p[i], p[i + 1]) + erff(p[i + 2]);
}

// CHECK-LABEL: {{^}}once:
// CHECK: EXIT
extern "C" __global__ void once(float *p) { large<12>(p); }

// CHECK-LABEL: {{^}}twice:
// CHECK: EXIT
extern "C" __global__ void twice(float *p, float *q) {
  large<3>(p);
  large<3>(q);
}
