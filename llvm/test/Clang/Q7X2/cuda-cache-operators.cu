// Loads and stores with cache operators, of each type that CUDA has them for.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel test --arg buf:1024 --arg buf:1024 --print 1:i32:2 | FileCheck %s
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --check-prefix=CODE
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: q7x2-run %t.o --kernel test --arg buf:1024 --arg buf:1024 --print 1:i32:2 | FileCheck %s

#include <cuda_bf16.h>
#include <cuda_fp16.h>

// A value whose bytes are all different, passed on from place to place by each of
// the stores and loads.
template <typename T> __device__ int pass(void *buffer) {
  unsigned char pattern[16];
  for (int i = 0; i < 16; ++i)
    pattern[i] = 17 * i + 3;
  T v, *p = (T *)buffer;
  __builtin_memcpy((void *)&v, pattern, sizeof(T));
  __stwb(&p[0], v);
  __stcg(&p[1], __ldca(&p[0]));
  __stcs(&p[2], __ldcg(&p[1]));
  __stwt(&p[3], __ldcs(&p[2]));
  __stwb(&p[4], __ldlu(&p[3]));
  __stwb(&p[5], __ldcv(&p[4]));
  T last = p[5];
  return __builtin_memcmp(&last, pattern, sizeof(T)) != 0;
}

template <typename... Types> __device__ int pass_all(void *buffer) {
  return (pass<Types>(buffer) + ...);
}

// Wrong ones, and the number of types.
// CHECK: {{^}}0{{$}}
// CHECK-NEXT: {{^}}34{{$}}
template <typename... Types> __device__ void test_types(void *buffer, int *out) {
  out[0] = pass_all<Types...>(buffer);
  out[1] = sizeof...(Types);
}
extern "C" __global__ void test(void *buffer, int *out) {
  test_types<char, signed char, short, int, long, long long, char2, char4, short2, short4, int2,
             int4, longlong2, unsigned char, unsigned short, unsigned int, unsigned long,
             unsigned long long, uchar2, uchar4, ushort2, ushort4, uint2, uint4, ulonglong2, float,
             double, float2, float4, double2, __half, __half2, __nv_bfloat16, __nv_bfloat162>(buffer, out);
}

// One instruction each, of global memory.
// CODE-LABEL: {{^}}copy:
// CODE: LDG.128
// CODE: STG.128
// CODE-NOT: ST
// CODE: EXIT
extern "C" __global__ void copy(const float4 *p, float4 *q) { __stcs(q, __ldlu(p)); }
