//===-- double.cl - Functions of doubles ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exponential, logarithmic and trigonometric functions from polynomials,
// without tables. A quotient starts from MUFU.RCP of a float.
//
//===----------------------------------------------------------------------===//

// Constants in two parts.
#define LN2 0x1.62e42fefa39efp-1
#define LN2_LOW 0x1.abc9e3b39803fp-56
#define PI 0x1.921fb54442d18p+1
#define PI_LOW 0x1.1a62633145c07p-53

#define REAL double
#define POLYNOMIAL(NAME) polynomial_##NAME##_double
#include "real.h"

/// A number that rounds a sum with it to an integer, the sum's last bits.
#define MAGIC 0x1.8p52

/// 1 / x of |x| between 2^-120 and 2^120, by Newton's method.
static double get_reciprocal(double x) {
  double r = (double)(1.0f / (float)x);
  r = FMA(FMA(-x, r, 1.0), r, r);
  return FMA(FMA(-x, r, 1.0), r, r);
}
static double divide(double a, double b) {
  double r = get_reciprocal(b), q = a * r;
  return FMA(FMA(-q, b, a), r, q);
}

//===----------------------------------------------------------------------===//
// Trigonometric functions
//===----------------------------------------------------------------------===//

/// x = n pi/2 + r with |r| <= pi/4. Beyond 10^5, n pi/2 is not exact enough.
typedef struct {
  double sine, cosine; // of r
  int n;
} angle;
static angle reduce(double x) {
  double sum = FMA(x, 0x1.45f306dc9c883p-1, MAGIC), n = sum - MAGIC;
  double r = FMA(-n, 0x1.921fb54442d18p+0, x);
  r = FMA(-n, 0x1.1a62633145c07p-54, r);
  r = FMA(n, 0x1.f1976b7ed8fbcp-110, r);
  double z = r * r;
  double sine = FMA(r * z, POLYNOMIAL(sin)(z), r);
  double near = FMA(-0.5, z, 1.0);
  double rest = FMA(z * z, POLYNOMIAL(cos)(z), FMA(-0.5, z, 1.0 - near));
  return (angle){sine, near + rest, (int)as_long(sum)};
}
#define LARGE 1e5

OVERLOAD double libclc_sin(double x);
OVERLOAD double libclc_cos(double x);
OVERLOAD double libclc_tan(double x);
static __attribute__((noinline)) double sin_large(double x) {
  return libclc_sin(x);
}
static __attribute__((noinline)) double cos_large(double x) {
  return libclc_cos(x);
}
static __attribute__((noinline)) double tan_large(double x) {
  return libclc_tan(x);
}

static double get_sine(angle a) {
  double y = a.n & 1 ? a.cosine : a.sine;
  return a.n & 2 ? -y : y;
}
static double get_cosine(angle a) {
  double y = a.n & 1 ? a.sine : a.cosine;
  return (a.n + 1) & 2 ? -y : y;
}

OVERLOAD double sin(double x) {
  if (__builtin_expect(!(ABS(x) < LARGE), 0))
    return sin_large(x);
  return x == 0.0 ? x : get_sine(reduce(x));
}

OVERLOAD double cos(double x) {
  if (__builtin_expect(!(ABS(x) < LARGE), 0))
    return cos_large(x);
  return get_cosine(reduce(x));
}

#define SINCOS(NAME, AS)                                                       \
  OVERLOAD double sincos(double x, AS double *cosine) {                        \
    if (__builtin_expect(!(ABS(x) < LARGE), 0)) {                              \
      *cosine = cos_large(x);                                                  \
      return sin_large(x);                                                     \
    }                                                                          \
    angle a = reduce(x);                                                       \
    *cosine = get_cosine(a);                                                   \
    return x == 0.0 ? x : get_sine(a);                                         \
  }
SPACES(SINCOS, )

OVERLOAD double tan(double x) {
  if (__builtin_expect(!(ABS(x) < LARGE), 0))
    return tan_large(x);
  angle a = reduce(x);
  bool odd = a.n & 1;
  double y = divide(odd ? -a.cosine : a.sine, odd ? a.sine : a.cosine);
  return ABS(x) < 0x1p-100 ? x : y;
}

OVERLOAD double atan(double x) {
  double size = ABS(x);
  bool inverse = size > 1.0;
  size = size > 0x1p60 ? 0x1p60 : size;
  double r = inverse ? get_reciprocal(size) : size;
  double rest = atan_rest(r);
  double far = complement(r, rest);
  return COPYSIGN(inverse ? far : r + rest, x);
}

OVERLOAD double atan2(double y, double x) {
  double a = ABS(x), b = ABS(y);
  return get_angle(y, x, MIN(a, b) / MAX(a, b));
}

static double get_root(double z, double *low) {
  double s = SQRT(z);
  *low = s > 0.0 ? FMA(-s, s, z) * (double)(0.5f / (float)s) : 0.0;
  return s;
}

//===----------------------------------------------------------------------===//
// Exponential functions
//===----------------------------------------------------------------------===//

/// 2^n e^(r + low), where sum is n + MAGIC and |n| <= 2200.
static double scale_exp(double sum, double r, double low) {
  double p = FMA(r * r, POLYNOMIAL(exp)(r), low);
  p = 1.0 + (r + p);
  int n = (int)as_long(sum), half_n = n >> 1;
  p *= as_double((long)(half_n + 1023) << 52);
  return p * as_double((long)(n - half_n + 1023) << 52);
}

OVERLOAD double exp(double x) {
  double v = MIN(MAX(x, -760.0), 760.0);
  double sum = FMA(v, 0x1.71547652b82fep+0, MAGIC), n = sum - MAGIC;
  double r = FMA(-n, LN2, v);
  r = FMA(-n, LN2_LOW, r);
  double y = scale_exp(sum, r, 0.0);
  return is_nan(x) ? x : y;
}

OVERLOAD double exp2(double x) {
  double v = MIN(MAX(x, -1100.0), 1100.0);
  double sum = v + MAGIC, r = v - (sum - MAGIC);
  double u = r * LN2, low = FMA(r, LN2_LOW, FMA(r, LN2, -u));
  double y = scale_exp(sum, u, low);
  return is_nan(x) ? x : y;
}

OVERLOAD double exp10(double x) {
  double v = MIN(MAX(x, -330.0), 330.0);
  double sum = FMA(v, 0x1.a934f0979a371p+1, MAGIC), n = sum - MAGIC;
  // log10(2) and log(10) in two parts
  double r = FMA(-n, 0x1.34413509f79ffp-2, v);
  r = FMA(n, 0x1.9dc1da994fd21p-59, r);
  double u = r * 0x1.26bb1bbb55516p+1;
  double low = FMA(r, -0x1.f48ad494ea3e9p-53, FMA(r, 0x1.26bb1bbb55516p+1, -u));
  double y = scale_exp(sum, u, low);
  return is_nan(x) ? x : y;
}

//===----------------------------------------------------------------------===//
// Logarithms
//
// x = 2^k m with m between sqrt(1/2) and sqrt(2), and with s = f / (2 + f),
// f = m - 1: log(m) = 2 atanh(s) = f + s (z P(z) - f). The product k log(2) is
// exact in its high part, so that nothing is lost when the two are added.
//===----------------------------------------------------------------------===//

double __nv_log(double x) {
  const long sqrt_half = 0x3fe6a09e667f3bcd;
  const double log2_high = 0x1.62e42fep-1, log2_low = 0x1.f473de6af278fp-30;

  bool subnormal = x < 0x1p-1022;
  double scaled = subnormal ? x * 0x1p54 : x;
  long bits = as_long(scaled) - sqrt_half;
  double k = (double)((int)(bits >> 52) - (subnormal ? 54 : 0));
  double m = as_double((bits & 0xfffffffffffff) + sqrt_half);

  double f = m - 1.0;
  double s = divide(f, 2.0 + f);
  double z = s * s;
  double tail = FMA(s, FMA(z, POLYNOMIAL(log)(z), -f), k * log2_low);
  double result = k * log2_high + (f + tail);

  result = x == (double)INFINITY ? x : result;
  result = x == 0.0 ? -(double)INFINITY : result;
  return x < 0.0 || is_nan(x) ? (double)NAN : result;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

VECTORS(BY_ELEMENT, acos, double)
VECTORS(BY_ELEMENT, asin, double)
VECTORS(BY_ELEMENT, atan, double)
VECTORS(BY_ELEMENT, cos, double)
VECTORS(BY_ELEMENT, exp, double)
VECTORS(BY_ELEMENT, exp10, double)
VECTORS(BY_ELEMENT, exp2, double)
VECTORS(BY_ELEMENT, sin, double)
VECTORS(BY_ELEMENT, tan, double)

VECTORS(BY_ELEMENTS, atan2, double, double)

#define SINCOS_VECTOR(N, AS)                                                   \
  OVERLOAD double##N sincos(double##N x, AS double##N *cosine) {               \
    double##N result, cosines;                                                 \
    for (int i = 0; i < N; ++i) {                                              \
      double c;                                                                \
      result[i] = sincos((double)x[i], &c);                                    \
      cosines[i] = c;                                                          \
    }                                                                          \
    *cosine = cosines;                                                         \
    return result;                                                             \
  }
#define SINCOS_VECTORS(NAME, N) SPACES(SINCOS_VECTOR, N)
VECTORS(SINCOS_VECTORS, )
