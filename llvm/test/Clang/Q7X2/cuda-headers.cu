// CUDA's headers that sources include, without a toolkit.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:32 --print 0:f32 | FileCheck %s
// CHECK:      {{^}}3.14159
// CHECK-NEXT: {{^}}1.41421
// CHECK-NEXT: {{^}}2.71828
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}inf
// CHECK-NEXT: {{^}}5{{$}}

#include <cuda_runtime.h>
#include <cuda_runtime_api.h>
#include <device_functions.h>
#include <device_launch_parameters.h>
#include <math_constants.h>
#include <math_functions.h>
#include <vector_functions.h>
#include <vector_types.h>

__global__ void numbers(float *out) {
  volatile float one = 1;
  out[0] = CUDART_PI_F * one;
  out[1] = (float)(2 * CUDART_SQRT_HALF) * one;
  out[2] = exp2f(CUDART_L2E_F * one);
  out[3] = (CUDART_PIO2 / CUDART_PIO4) * (CUDART_2OVERPI_F * CUDART_PIO2_F);
  out[4] = CUDART_INF_F * one + CUDART_MAX_NORMAL_F;
  int4 four = make_int4(5, 6, 7, 8);
  out[5] = four.x * one;
}
