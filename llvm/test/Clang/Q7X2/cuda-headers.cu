// CUDA's headers that sources include, without a toolkit.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel _Z7numbersPf --arg buf:32 --print 0:f32 \
// RUN:   | FileCheck %s
// CHECK:      {{^}}3.14159
// CHECK-NEXT: {{^}}1.41421
// CHECK-NEXT: {{^}}2.71828
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}inf
// CHECK-NEXT: {{^}}5{{$}}
//
// (3+4i)/(1+2i) = 2.2-0.4i, in floats, and of operands whose squares overflow; (3+4i)(1+2i) + 1
// = -4+10i; |3+4i| = 5.
// RUN: q7x2-run %t.o --kernel _Z7complex6float2S_P7double2 --arg bytes:f32:3,4 \
// RUN:   --arg bytes:f32:1,2 --arg buf:64 --print 2:f64 | FileCheck %s --check-prefix=COMPLEX
// COMPLEX:      {{^}}2.2
// COMPLEX-NEXT: {{^}}-0.3999
// COMPLEX-NEXT: {{^}}2.2
// COMPLEX-NEXT: {{^}}-0.4
// COMPLEX-NEXT: {{^}}-4{{$}}
// COMPLEX-NEXT: {{^}}10{{$}}
// COMPLEX-NEXT: {{^}}5{{$}}
// COMPLEX-NEXT: {{^}}-4{{$}}

#include <cuComplex.h>
#include <cuda_runtime.h>
#include <cuda_runtime_api.h>
#include <device_atomic_functions.h>
#include <device_functions.h>
#include <device_launch_parameters.h>
#include <driver_types.h>
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

__global__ void complex(cuFloatComplex a, cuComplex b, cuDoubleComplex *out) {
  out[0] = cuComplexFloatToDouble(cuCdivf(a, b));
  cuDoubleComplex c = cuComplexFloatToDouble(a), d = cuComplexFloatToDouble(b);
  cuDoubleComplex large = make_cuDoubleComplex(1e300, 0);
  out[1] = cuCdiv(cuCmul(c, large), cuCmul(d, large));
  out[2] = cuCfma(c, d, make_cuDoubleComplex(1, 0));
  out[3] = make_cuDoubleComplex(cuCabsf(a), cuCimag(cuConj(c)));
}
