// Sources in CUDA with a toolkit's headers.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:256 --print 0:f32:4 | FileCheck %s

#include <cuda_fp16.h>

// CHECK: 3.5
// CHECK-NEXT: 31
// CHECK-NEXT: 528
// CHECK-NEXT: 7
__global__ void test(float *out) {
  __half2 pair = __hfma2(__float2half2_rn(1.5f), __float2half2_rn(2.0f), __float2half2_rn(0.5f));
  unsigned lane = threadIdx.x;
  if (lane == 0)
    out[0] = __high2float(pair);
  float last = __shfl_sync(0xffffffff, float(lane), 31);
  atomicAdd(out + 2, float(lane + 1));
  if (lane == 0) {
    out[1] = last;
    out[3] = __popc(__vabsdiffu4(0x01020304, 0x05010304)) + __half2float(hexp2(__float2half(2.0f))) + __ldcg(out + 4) + rsqrtf(1.0f);
  }
}
