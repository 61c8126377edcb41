//===-- nv.cl - The functions that libclc expects of NVIDIA's library -----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libclc for NVPTX calls ten functions of NVIDIA's libdevice, which this file
// replaces. Their accuracy is that which OpenCL requires of their callers: 3
// ulp for log, 2 ulp for rsqrt, 4 ulp for sinpi, sqrt correctly rounded.
//
// There are no branches, on which the threads of a warp would diverge.
//
//===----------------------------------------------------------------------===//

int __nv_isinff(float x) { return __builtin_isinf(x); }
int __nv_isinfd(double x) { return __builtin_isinf(x); }

float __nv_sqrtf(float x) { return __builtin_elementwise_sqrt(x); }
double __nv_sqrt(double x) { return __builtin_elementwise_sqrt(x); }
float __nv_rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
double __nv_rsqrt(double x) { return 1.0 / __builtin_elementwise_sqrt(x); }

//===----------------------------------------------------------------------===//
// log of floats
//
// x = 2^k * (1 + f) with f in [-1/3, 1/3), and
//   log(1 + f) = f + f^2 (-1/2 + f P(f)),
// with the coefficients of P from utils/fit-log 7 -0.3334 0.3334.
//===----------------------------------------------------------------------===//

float __nv_logf(float x) {
  const int two_thirds = 0x3f2aaaab;

  int subnormal = x < 0x1p-126f;
  float scaled = subnormal ? x * 0x1p23f : x;
  int exponent = (as_int(scaled) - two_thirds) & 0xff800000;
  float f = as_float(as_int(scaled) - exponent) - 1.0f;
  float k = __builtin_elementwise_fma((float)exponent, 0x1p-23f,
                                      subnormal ? -23.0f : 0.0f);

  float p = -0x1.080c7ep-3f;
  p = __builtin_elementwise_fma(p, f, 0x1.1e6db6p-3f);
  p = __builtin_elementwise_fma(p, f, -0x1.f30e66p-4f);
  p = __builtin_elementwise_fma(p, f, 0x1.1ed5ccp-3f);
  p = __builtin_elementwise_fma(p, f, -0x1.559de2p-3f);
  p = __builtin_elementwise_fma(p, f, 0x1.99d03ap-3f);
  p = __builtin_elementwise_fma(p, f, -0x1.fffefp-3f);
  p = __builtin_elementwise_fma(p, f, 0x1.555506p-2f);
  p = __builtin_elementwise_fma(p, f, -0.5f);
  float result = __builtin_elementwise_fma(f * f, p, f);
  result = __builtin_elementwise_fma(k, 0x1.62e43p-1f, result);

  // Infinities, NaNs and negative numbers; then zeros.
  if (as_uint(scaled) >= 0x7f800000)
    result = __builtin_elementwise_fma(x, INFINITY, INFINITY);
  return x == 0.0f ? -INFINITY : result;
}

//===----------------------------------------------------------------------===//
// log of doubles
//
// x = 2^k * m with m in [sqrt(1/2), sqrt(2)), and with s = (m-1) / (m+1)
//   log(m) = 2 artanh(s) = 2 s (1 + s^2/3 + s^4/5 + ...),  |s| < 0.1716,
// cut where the next term is below a quarter of an ulp. The product k * log(2)
// is exact in its high part, so that nothing is lost when the two are added.
//===----------------------------------------------------------------------===//

double __nv_log(double x) {
  const long sqrt_half = 0x3fe6a09e667f3bcd;
  const double log2_high = 0x1.62e42fep-1, log2_low = 0x1.f473de6af278fp-30;

  int subnormal = x < 0x1p-1022;
  double scaled = subnormal ? x * 0x1p54 : x;
  long bits = as_long(scaled) - sqrt_half;
  double k = (double)((int)(bits >> 52) - (subnormal ? 54 : 0));
  double m = as_double((bits & 0xfffffffffffff) + sqrt_half);

  double f = m - 1.0;
  double s = f / (2.0 + f);
  double z = s * s;
  double p = 1.0 / 23;
#pragma unroll
  for (int n = 21; n >= 3; n -= 2)
    p = __builtin_elementwise_fma(z, p, 1.0 / n);
  double tail = __builtin_elementwise_fma(s, 2.0 * z * p - f, k * log2_low);
  double result = k * log2_high + (f + tail);

  result = x == (double)INFINITY ? x : result;
  result = x == 0.0 ? -(double)INFINITY : result;
  return x < 0.0 || x != x ? (double)NAN : result;
}

//===----------------------------------------------------------------------===//
// sinpi
//
// x = n/2 + r with |r| <= 1/4, both exact, and y = pi r: plus or minus sin(y)
// for even n, cos(y) for odd n, by their series.
//===----------------------------------------------------------------------===//

// pi r as a float and what its rounding loses, low: the sine of their sum is
// sin(y) + low cos(y), its cosine cos(y) - low sin(y). Above 2^24 all numbers
// are even.
float __nv_sinpif(float x) {
  const float pi = 0x1.921fb6p+1f, pi_low = -0x1.777a5cp-24f;
  float n = __builtin_elementwise_rint(2.0f * x);
  float r = __builtin_elementwise_fma(n, -0.5f, x);
  int quadrant = __builtin_elementwise_abs(n) < 0x1p25f ? (int)n : 0;
  float y = pi * r;
  float low = __builtin_elementwise_fma(pi_low, r,
                                        __builtin_elementwise_fma(pi, r, -y));
  float sin = __builtin_elementwise_sin(y), cos = __builtin_elementwise_cos(y);

  float result = quadrant & 1 ? __builtin_elementwise_fma(-low, sin, cos)
                              : __builtin_elementwise_fma(low, cos, sin);
  result = quadrant & 2 ? -result : result;
  // Zeros have the sign of x; the difference of infinities is a NaN.
  int even = r == 0.0f && !(quadrant & 1);
  return even || __builtin_elementwise_abs(x) >= 0x1p24f
             ? __builtin_elementwise_copysign(x - x, x)
             : result;
}

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
