// A loop exists once for each case of a test of arguments, which is the same for
// all threads; a test of the thread's index stays in the loop.

// RUN: q7x2-clang -O3 -S -emit-llvm %s -o - | FileCheck %s

// CHECK-LABEL: @uniform(
// CHECK-COUNT-2: load i32
// CHECK-NOT: load i32
kernel void uniform(global const int *in, global int *out, int n, int wrap) {
  size_t i = get_global_id(0);
  int sum = 0;
#pragma unroll 1
  for (int j = 1; j < n; ++j)
    sum = sum * 3 ^ in[wrap & 1 ? (i + j) % n : min((int)i + j, n - 1)];
  out[i] = sum;
}

// CHECK-LABEL: @divergent(
// CHECK:     load i32
// CHECK-NOT: load i32
kernel void divergent(global const int *in, global int *out, int n) {
  size_t i = get_global_id(0);
  int sum = 0;
#pragma unroll 1
  for (int j = 1; j < n; ++j)
    sum = sum * 3 ^ in[i & 1 ? (i + j) % n : min((int)i + j, n - 1)];
  out[i] = sum;
}

// Each value of a test's expression is looked at once, though its paths double
// with every step.
// CHECK-LABEL: @shared(
// CHECK-COUNT-2: load i32
// CHECK-NOT: load i32
#define STEP a = a * a + 1, a ^= a >> 3;
#define STEPS STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP
kernel void shared(global int *out, uint a, int n) {
  STEPS STEPS STEPS
  int sum = 0;
#pragma unroll 1
  for (int j = 0; j < n; ++j)
    if (a > 77)
      sum += out[j] * 3;
    else
      sum ^= out[j + 1];
  out[get_global_id(0)] = sum;
}

// The copies stay apart when they are unrolled: sunk loads would need a phi for each
// address.
// CHECK-LABEL: @apart(
// CHECK-COUNT-8: load float
// CHECK-NOT: load float
kernel void apart(global float *out, global const float *in, uint inverse) {
  uint t = get_local_id(0);
  float sum = 0;
  for (uint k = 0; k < 4; k++)
    sum += in[inverse ? t * 8 + k : k * 8 + t];
  out[t] = sum;
}
