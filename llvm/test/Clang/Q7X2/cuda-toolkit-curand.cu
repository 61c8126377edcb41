// cuRAND's generators for the device of a toolkit.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o
// RUN: q7x2-run %t.o --block 256 --arg buf:64 --print 0:i32:12 | FileCheck %s

#include <curand_kernel.h>

// Whether a sum of 4096 values has the mean that is expected, within a range.
__device__ bool hasMean(double sum, double mean, double range) {
  return fabs(sum / 4096 - mean) < range;
}

template <typename Function> __device__ double sum(Function next) {
  __shared__ double total;
  if (threadIdx.x == 0)
    total = 0;
  __syncthreads();
  double own = 0;
  for (int i = 0; i < 16; ++i)
    own += next();
  atomicAdd(&total, own);
  __syncthreads();
  double result = total;
  __syncthreads();
  return result;
}

// Philox4x32-10 of counter 0 and key 0, as the authors of Random123 published it:
// 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
// CHECK: {{^}}1713891541{{$}}
// CHECK-NEXT: {{^}}-513161843{{$}}
// CHECK-NEXT: {{^}}-1135104948{{$}}
// CHECK-NEXT: {{^}}-1694442536{{$}}
// All else holds.
// CHECK-COUNT-8: {{^}}1{{$}}
__global__ void test(int *out) {
  curandStatePhilox4_32_10_t philox;
  curand_init(0, 0, 0, &philox);
  uint4 q = curand4(&philox);

  // Skipping is as calling.
  curandStateXORWOW_t xorwow, skipped;
  curand_init(1234, threadIdx.x, 0, &xorwow);
  skipped = xorwow;
  for (int i = 0; i < 77; ++i)
    curand(&xorwow);
  skipahead(77, &skipped);
  int same = __syncthreads_and(curand(&xorwow) == curand(&skipped));
  curandStateMRG32k3a_t mrg, mrg_skipped;
  curand_init(7, threadIdx.x, 0, &mrg);
  curand_init(7, threadIdx.x, 5, &mrg_skipped);
  for (int i = 0; i < 5; ++i)
    curand(&mrg);
  int same_mrg = __syncthreads_and(curand(&mrg) == curand(&mrg_skipped));

  double uniform = sum([&] { return curand_uniform(&xorwow); });
  double uniform_double = sum([&] { return curand_uniform_double(&mrg); });
  double normal = sum([&] { return curand_normal(&xorwow); });
  curand_init(99, threadIdx.x, 0, &philox);
  double square = sum([&] {
    double2 d = curand_normal2_double(&philox);
    return d.x * d.x + d.y * d.y;
  });
  double log_normal = sum([&] { return curand_log_normal(&xorwow, 0.f, 0.5f); });
  double poisson = sum([&] { return curand_poisson(&xorwow, 4.0); });
  if (threadIdx.x)
    return;
  out[0] = q.x, out[1] = q.y, out[2] = q.z, out[3] = q.w;
  out[4] = same;
  out[5] = same_mrg;
  // Six standard deviations each.
  out[6] = hasMean(uniform, 0.5, 0.028);
  out[7] = hasMean(uniform_double, 0.5, 0.028);
  out[8] = hasMean(normal, 0, 0.094);
  out[9] = hasMean(square, 2, 0.19);
  out[10] = hasMean(log_normal, 1.1331485, 0.06);
  out[11] = hasMean(poisson, 4, 0.19);
}
