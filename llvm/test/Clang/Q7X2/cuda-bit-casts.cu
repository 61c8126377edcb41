// CUDA's bit casts need no memory and no calls.
//
// RUN: q7x2-clang -O3 -S %s -o - | FileCheck %s

// CHECK-LABEL: {{^}}casts:
// CHECK-NOT: {{CALL|STL|LDL|\.local}}
// CHECK: .end_kernel
extern "C" __global__ void casts(float *f, double *d) {
  int i = threadIdx.x;
  int bits = __float_as_int(f[i]) + __float_as_uint(f[i + 32]);
  f[i] = __int_as_float(bits + 1) + __uint_as_float(bits ^ 1);
  d[i] = __longlong_as_double(__double_as_longlong(d[i]) + 1);
  d[i + 32] = __hiloint2double(__double2loint(d[i]), __double2hiint(d[i]));
}
