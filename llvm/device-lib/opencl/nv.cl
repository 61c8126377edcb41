//===-- nv.cl - The functions that libclc expects of NVIDIA's library -----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libclc for NVPTX calls ten functions of NVIDIA's libdevice, which this file
// and float.cl replace. Their accuracy is that which OpenCL requires of their
// callers: 3 ulp for log, 2 ulp for rsqrt, 4 ulp for sinpi, sqrt correctly
// rounded.
//
// There are no branches, on which the threads of a warp would diverge.
//
//===----------------------------------------------------------------------===//

int __nv_isinff(float x) { return __builtin_isinf(x); }
int __nv_isinfd(double x) { return __builtin_isinf(x); }

float __nv_sqrtf(float x) { return __builtin_elementwise_sqrt(x); }
double __nv_sqrt(double x) { return __builtin_elementwise_sqrt(x); }
float __nv_rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }

//===----------------------------------------------------------------------===//
// sinpi
//
// x = n/2 + r with |r| <= 1/4, both exact, and y = pi r: plus or minus sin(y)
// for even n, cos(y) for odd n, by their series.
//===----------------------------------------------------------------------===//

double __nv_sinpi(double x) {
  double n = __builtin_elementwise_rint(2.0 * x);
  double r = __builtin_elementwise_fma(n, -0.5, x);
  long quadrant = __builtin_elementwise_abs(n) < 0x1p53 ? (long)n : 0;
  double y = 0x1.921fb54442d18p+1 * r;
  double z = y * y;

  double sin = 1.0, cos = 1.0;
#pragma unroll
  for (int n = 18; n >= 2; n -= 2) {
    sin = __builtin_elementwise_fma(z * sin, -1.0 / (n * (n + 1)), 1.0);
    cos = __builtin_elementwise_fma(z * cos, -1.0 / (n * (n - 1)), 1.0);
  }
  sin *= y;

  double result = quadrant & 1 ? cos : sin;
  result = quadrant & 2 ? -result : result;
  int zero = result == 0.0 || __builtin_elementwise_abs(x) >= 0x1p52;
  result = zero ? __builtin_elementwise_copysign(0.0, x) : result;
  return __builtin_isfinite(x) ? result : (double)NAN;
}
