//===-- float.cl - Functions of floats ------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL's functions, and those that only CUDA has, computed in float from
// MUFU's functions, which are correctly rounded for every argument (1.0f / x is
// MUFU.RCP), and from polynomials. The only branches are around code for
// few arguments. utils/check-math measures the errors.
//
//===----------------------------------------------------------------------===//

#include "mufu.h"

#define REAL float
#define INTEGER int
#define AS_INTEGER as_int
#define AS_REAL as_float
#define POLYNOMIAL(NAME) polynomial_##NAME
#include "real.h"

#define CUDA_NAME(NAME) __nv_##NAME##f
#define ATAN_MULTIPLE 0.875f
#define RECIPROCAL(x) (1.0f / (x))
#define RECIPROCAL_ROOT RSQRT
#define IS_POSITIVE_FINITE(x) (as_uint(x) - 1 < 0x7f7fffffu)
#define IS_POSITIVE_NORMAL(x) (as_uint(x) - 0x00800000 < 0x7f000000)
#define IS_BELOW(x, LIMIT) (ABS(x) < LIMIT)
#define LARGE_LOGARITHM 126.0f
#define IS_DIVISOR(x) ((x) > 0x1p-100f)
#define QUOTIENT_BITS 19
#define IS_NORM(x) ((x) > 0x1p-80f && (x) < 0x1p126f)
#define NORMAL_ROOT SQRT
#define NORMAL_RECIPROCAL_ROOT RSQRT
#define SCALE_LARGE 0x1p-66f
#define SCALE_SMALL 0x1p100f
#include "real-functions.h"

//===----------------------------------------------------------------------===//
// Inverse trigonometric functions
//===----------------------------------------------------------------------===//

// The polynomial is centered where the rounding error of a reciprocal is seen
// the most, so that its own errors are small there.
#define ATAN_CENTER 0.6875f
static float atan_rest(float r) {
  return r * POLYNOMIAL(atan)(FMA(r, r, -ATAN_CENTER));
}
OVERLOAD float atan(float x) {
  float size = ABS(x);
  bool beyond = size > 1.0f;
  float r = beyond ? 1.0f / -size : size;
  return COPYSIGN(finish_atan(r, atan_rest(r), beyond ? 0.5f * PI : 0.0f), x);
}

static float negate_if(bool condition, float x) { return condition ? -x : x; }
OVERLOAD float atan2(float y, float x) {
  float a = ABS(x), b = ABS(y);
  float most = MAX(a, b), least = MIN(a, b);
  // So that the reciprocal is a normal number.
  float scale = most > 0x1p64f ? 0x1p-64f : most < 0x1p-64f ? 0x1p64f : 1.0f;
  return get_any_angle(y, x, (least * scale) * (1.0f / (most * scale)));
}

/// Adding 2^-100 changes no z that asin needs but 0, whose reciprocal root is
/// infinite.
static float get_double_root(float z, bool wanted, bool negated, float *low) {
  float inverse = RSQRT(z + 0x1p-100f);
  inverse = negated ? -inverse : inverse;
  float s = z * inverse;
  *low = wanted ? FMA(-s, s, z) * inverse : 0.0f;
  return s + s;
}
static float times_sign(float y, float x) {
  return as_float(as_uint(y) ^ (as_uint(x) & 0x80000000));
}

/// x / pi
static float by_pi(pair x) {
  return FMA(x.high, BY_PI, FMA(x.low, BY_PI, x.high * BY_PI_LOW));
}
static pair acos_pair(float x) {
  float n;
  asin_parts p = get_acos(x, &n);
  return add_quarters(n, p.near, p.rest);
}
OVERLOAD float acospi(float x) { return by_pi(acos_pair(x)); }
OVERLOAD float asinpi(float x) { return COPYSIGN(by_pi(asin_pair(x)), x); }
/// \p rest and the error of r = -1 / size by about the derivative, \p slope r,
/// near 0.8, where it is seen. Of infinity, r is exact.
static float add_error(float r, float size, float slope, float rest) {
  float error = MAX(FMA(r, size, 1.0f), -1.0f); // no NaN
  return size > 1.0f ? FMA(error, slope * r, rest) : rest;
}

OVERLOAD float atanpi(float x) {
  float size = ABS(x);
  bool beyond = size > 1.0f;
  float r = beyond ? 1.0f / -size : size, z = r * r;
  // 1 / pi less the number that minimizes the rest near 1, and that times 2^24
  // in two parts, with which no rest is a subnormal number.
  const float by_pi = 0x1.06p-2f, more = 0x1.ff9836p+19f,
              more_low = 0x1.c9c882p-6f;
  float p_low, p = POLYNOMIAL(atanpi)(z, &p_low);
  float rest = FMA(r, FMA(z, p, more), r * FMA(z, p_low, more_low));
  rest = add_error(r, size, 0x1p24f * 0.6f * BY_PI, rest);
  float near = 0x1p-24f * FMA(r, 0x1p24f * by_pi, rest);
  // 1 + r by_pi in two parts; the difference of 1/2 would not be exact.
  float high = FMA(r, by_pi, 1.0f), low = FMA(r, by_pi, 1.0f - high);
  float far = (high - 0.5f) + FMA(rest, 0x1p-24f, low);
  return COPYSIGN(beyond ? far : near, x);
}
OVERLOAD float atan2pi(float y, float x) {
  return by_pi((pair){atan2(y, x), -0.0f});
}

//===----------------------------------------------------------------------===//
// Logarithms and inverse hyperbolic functions
//===----------------------------------------------------------------------===//

/// The exponent of x > 0, times 2^23: x is m 2^exponent with m between \p least
/// and twice that. A number for it is scaled by OF_EXPONENT.
static int get_exponent(float x, float least) {
  return (as_int(x) - as_int(least)) & 0xff800000;
}
#define OF_EXPONENT(NUMBER) ((NUMBER) * 0x1p-23f)

/// x > 0, which is \p normal or may be subnormal, as 2^exponent m with m
/// between sqrt(1/2) and sqrt(2).
typedef struct {
  float exponent, m;
} log_parts;
static log_parts get_log_parts(float x, bool normal) {
  bool subnormal = !normal && x < 0x1p-126f;
  float scaled = subnormal ? x * 0x1p24f : x;
  int e = get_exponent(scaled, 0x1.6a09e6p-1f);
  float exponent = FMA((float)e, 0x1p-23f, subnormal ? -24.0f : 0.0f);
  return (log_parts){exponent, as_float(as_int(scaled) - e)};
}

/// A logarithm of x, which is \p y if x is a positive normal number: otherwise
/// that of 2^88 x, by the logarithm \p of2 of 2, plus \p lower, that of 2^-88
/// corrected for the error of \p of2 in subnormal numbers.
static float log_result(float x, float y, float of2, float lower) {
  return IS_POSITIVE_NORMAL(x) ? y : FMA(LOG2(x * 0x1p88f), of2, lower);
}

float __nv_logf(float x) {
  int e = get_exponent(x, 0.75f);
  float f = as_float(as_int(x) - e) - 1.0f;
  float r = FMA(f * f, POLYNOMIAL(log)(f), f);
  return log_result(x, FMA((float)e, OF_EXPONENT(LN2), r), LN2,
                    -0x1.e7f9c2p+5f);
}

OVERLOAD float log10(float x) {
  int e = get_exponent(x, 0x1.6a09e6p-1f);
  float f = as_float(as_int(x) - e) - 1.0f, n = (float)e;
  // n log(2) + f in two parts.
  float high = FMA(n, OF_EXPONENT(LN2), f);
  float lost = f - FMA(n, OF_EXPONENT(-LN2), high);
  const float k = 0x1.bcb7b2p-2f, k_low = -0x1.5b235ep-27f; // log10(e)
  float low = FMA(lost, k, high * k_low);
  low = FMA(f * f, POLYNOMIAL(log10)(f), low);
  float y = FMA(high, k, low);
  return log_result(x, y, 0x1.344136p-2f, -0x1.a7d9a8p+4f);
}

/// log(1 + x), as e log(2) + m + m^2 P(m) with m between -1/4 and 1/2.
OVERLOAD float log1p(float x) {
  // m is exact unless the sum is rounded up to 1.5 or 0.75.
  float u = ADD_DOWN(1.0f, x);
  int e = get_exponent(u, 0.75f);
  float quarter = as_float(0x40800000 - e); // 4 2^-e
  float m = as_float(as_int(x) - e) + FMA(0.25f, quarter, -1.0f);
  float n = (float)(e >> 23);
  // Next to 0, a part of log(2) is added to the rest, which is smaller than the
  // result then: its rounding error would be seen otherwise.
  bool near = ABS(n) < 1.5f;
  float part = near ? 0.28125f : 0.0f, most = near ? LN2 - 0.28125f : LN2;
  float y = FMA(n, most, FMA(m * m, POLYNOMIAL(log1p)(m), FMA(n, part, m)));
  float l = LOG2(u); // if it is infinite or NaN, so is the result
  return ABS(l) < INFINITY ? COPYSIGN(y, x) : l;
}

/// log(2 (u + low)) of u >= 3/4; of u + low if not \p doubled, where u >= 3/2.
/// MUFU's logarithm of the mantissa has an absolute error that is small.
static float log_large(float u, float low, bool doubled) {
  int e = get_exponent(u, 0.75f);
  float l = LOG2(as_float(as_int(u) - e));
  float n = FMA((float)e, OF_EXPONENT(1.0f), doubled ? 1.0f : -0.0f);
  return FMA(n, LN2, FMA(l, LN2, low * (1.0f / u)));
}

static __attribute__((noinline)) float acosh_extreme(float x) {
  return x >= 1.0f ? log(x) + LN2 : NAN;
}

/// asinh(sqrt(x^2 - 1)) next to 1, or else log(x + sqrt(x^2 - 1)).
OVERLOAD float acosh(float x) {
  float t = x - 1.0f;
  // sqrt(t (t + 2)) in two parts
  float z = FMA(t, t, t + t), rest = FMA(t, t, (t + t) - z);
  float inverse = RSQRT(z + 0x1p-100f), s = z * inverse;
  float low = (FMA(-s, s, z) + rest) * (0.5f * inverse);
  float near = s + FMA(z * s, POLYNOMIAL(asinh)(z), low);
  float u = x + s;
  float far = log_large(u, ((x - u) + s) + low, false);
  float y = z < 0.5f ? near : far;
  uint one = as_uint(1.0f);
  if (__builtin_expect(as_uint(x) - one >= as_uint(0x1p60f) - one, 0))
    y = acosh_extreme(x);
  return y;
}

/// log(2 (|x| / 2 + sqrt(x^2 + 1) / 2))
OVERLOAD float asinh(float x) {
  float a = ABS(x), z = x * x;
  float near = FMA(z * a, POLYNOMIAL(asinh)(z), a);
  // Half of the sum in two parts; of large x, it is x.
  float b = MIN(0.5f * a, 0x1p60f), u = FMA(b, b, 0.25f);
  float inverse = RSQRT(u), s = u * inverse, sum = b + s;
  float difference = b - s, lost = (s - sum) + b;
  float error = FMA(difference, lost, FMA(difference, sum, 0.25f)); // of s^2
  float low = FMA(error, 0.5f * inverse, lost);
  float far = log_large(MAX(sum, a), low, true);
  float y = z < 0.5f ? near : far;
  return a < INFINITY ? COPYSIGN(y, x) : x;
}

/// From 1/2 on, half the logarithm of (1 + a) / 2 divided by (1 - a) / 2.
OVERLOAD float atanh(float x) {
  float a = ABS(x), z = x * x;
  float near = FMA(z * a, POLYNOMIAL(atanh)(z), a);
  float half_a = 0.5f * a, u = 0.5f + half_a, lost = (0.5f - u) + half_a;
  float l = FMA(lost, 1.66f, LOG2(u)); // by about the derivative, 1.44 / u
  float d = 0.5f - half_a;
  int e = get_exponent(d, 0.6f);
  float log_d = LOG2(as_float(as_int(d) - e));
  float far = FMA((float)e, OF_EXPONENT(-0.5f * LN2), 0.5f * LN2 * (l - log_d));
  far = a < 1.0f ? far : LOG2(d); // infinity or NaN
  return COPYSIGN(z < 0.25f ? near : far, x);
}

//===----------------------------------------------------------------------===//
// Exponents
//===----------------------------------------------------------------------===//

/// The exponent of x, which a double has without subnormal numbers, if x is
/// finite and not 0.
static int exponent_of(float x) {
  return (int)(as_ulong((double)ABS(x)) >> 52) - 1023;
}

/// Of NaN, the greatest number or, for CUDA, the smallest one.
OVERLOAD int ilogb(float x) {
  int e = ABS(x) > 0.0f ? exponent_of(x) : INT_MIN;
  return ABS(x) < INFINITY ? e : INT_MAX;
}
int __nv_ilogbf(float x) {
  int e = ABS(x) > 0.0f ? exponent_of(x) : INT_MIN;
  return ABS(x) == INFINITY ? INT_MAX : e;
}

OVERLOAD float logb(float x) {
  float l = LOG2(ABS(x)); // of 0, infinity or NaN
  return ABS(l) < INFINITY ? (float)exponent_of(x) : l;
}

//===----------------------------------------------------------------------===//
// Powers of e and 10
//===----------------------------------------------------------------------===//

/// e^x is near 2^position: near + near low.
typedef struct {
  float position, low;
} exp_parts;
static exp_parts get_exp_parts(float x) {
  float p = x * LOG2E;
  return (exp_parts){p, FMA(p, -LN2_LOW, FMA(p, -LN2, x))};
}
/// Whether 2^position is neither 0 nor infinite, for which low is no number.
static bool has_power(float position) {
  return position < 128.0f && position > -151.0f;
}

OVERLOAD float exp(float x) {
  exp_parts p = get_exp_parts(x);
  float near = EXP2(p.position);
  return has_power(p.position) ? FMA(near, p.low, near) : near;
}

OVERLOAD float exp10(float x) {
  const float log2_10 = 0x1.a934fp+1f;
  const float log10_2 = 0x1.34413p-2f, log10_2_low = 0x1.427de8p-24f;
  const float ln10 = 0x1.26bb1cp+1f;
  float p = x * log2_10;
  float low = FMA(p, -log10_2_low, FMA(p, -log10_2, x));
  float near = EXP2(p);
  return has_power(p) ? FMA(near, low * ln10, near) : near;
}

//===----------------------------------------------------------------------===//
// e^x - 1, hyperbolic functions
//===----------------------------------------------------------------------===//

#define MAGIC (0x1.8p23f + 127)

/// 2^n p + 2^n - 1 of x = n log(2) + r, p = e^r - 1. n is rounded up from
/// log(1.5) on rather than from log(2) / 2: no p is above 1/2, nor below -1/4,
/// next to which 2^n p + 2^n - 1 is small. If \p large, a half of it, so that
/// 2^n may be 2^128.
static float expm1_core(float x, bool large) {
  const float later = 0.0588915f; // log(1.5) - log(2) / 2
  const float magic = large ? MAGIC - 1 : MAGIC;
  float sum = FMA(x - later, LOG2E, magic), n = sum - magic;
  float power = as_float(as_int(sum) << 23);
  float r = FMA(n, -LN2_LOW, FMA(n, -LN2, x));
  float p = FMA(r * r, POLYNOMIAL(expm1)(r), r);
  // The smaller of the two differences is the exact one.
  return large ? power + FMA(power, p, -0.5f) : FMA(power, p, power - 1.0f);
}
static __attribute__((noinline)) float expm1_extreme(float x) {
  float a = x < -30.0f ? -30.0f : x; // Above 88.75, the result is infinite.
  float y = expm1_core(a > 88.75f ? 88.75f : a, true);
  return y + y;
}
OVERLOAD float expm1(float x) {
  float y = COPYSIGN(expm1_core(x, false), x);
  if (__builtin_expect(!(ABS(x) < 16.0f), 0))
    y = expm1_extreme(x);
  return y;
}

/// e^a / 4 = power (1 + low) of a >= 0; of large a, the result of 89.5. The
/// logarithm of MUFU's power shows its rounding error.
typedef struct {
  float power, low;
} quarter_power;
static quarter_power get_quarter_power(float a) {
  exp_parts p = get_exp_parts(MINIMUM(a, 89.5f));
  const float magic = 0x1.8p23f - 2.0f;
  float sum = p.position + magic, rest = p.position - (sum - magic);
  float m = EXP2(rest), low = FMA(rest - LOG2(m), LN2, p.low);
  return (quarter_power){as_float(as_int(m) + (as_int(sum) << 23)), low};
}

OVERLOAD float cosh(float x) {
  quarter_power e = get_quarter_power(ABS(x));
  float y = e.power + FMA(1.0f / e.power, 0.0625f, e.power * e.low);
  return y + y;
}
OVERLOAD float sinh(float x) {
  float z = x * x;
  float near = FMA(z * x, POLYNOMIAL(sinh)(z), x);
  quarter_power e = get_quarter_power(ABS(x));
  float far = e.power + FMA(1.0f / e.power, -0.0625f, e.power * e.low);
  return ABS(x) < 1.0f ? near : COPYSIGN(far + far, x);
}

//===----------------------------------------------------------------------===//
// Error functions
//===----------------------------------------------------------------------===//

OVERLOAD float erf(float x) {
  float a = ABS(x), z = x * x;
  float near = FMA(POLYNOMIAL(erf)(z), a, a);
  // -log2(1 - erf(a)) - 2, which grows beyond 4 as well
  float l = FMA(a, POLYNOMIAL(erf_far)(a), a - 2.0f);
  float far = FMA(EXP2(-l), -0.25f, 1.0f);
  return COPYSIGN(a < 1.0f ? near : far, x);
}

/// e^(y^2) erfc(y) of y = x + x_low from 0 to 14. NaN may have any row.
static pair get_erfcx(float x, float x_low) {
  uint row = (as_uint(FMA(x, 2.0f, 2.0f)) >> 20) & 31;
  const constant float *c = table_erfcx[row];
  return normalize(get_piece((x - c[0]) + x_low, c, 10));
}
/// Of larger x, by the asymptotic series. With a factor, no reciprocal is a
/// subnormal number.
static __attribute__((noinline)) float erfcx_far(float x) {
  // 1 / sqrt(pi) in two parts
  const float k = 0x1.20dd76p-1f, k_low = -0x1.f7ac92p-26f;
  const float unit = 0x1p-32f;
  float d = unit * x, r = 1.0f / d;
  float error = d < INFINITY ? FMA(-r, d, 1.0f) : 0.0f;
  float v = (0.5f * unit * unit) * (r * r);
  float p = FMA(FMA(FMA(105.0f, v, -15.0f), v, 3.0f), v, -1.0f);
  return unit * FMA(r, k, r * FMA(k, FMA(p, v, error), k_low));
}

/// e^(z + z_low) = 2^n (1 + exact + rest), where sum is n + MAGIC; a \p precise
/// one has an error below 2^-30 instead of 2^-26.5.
typedef struct {
  float exact, rest, sum;
} exp_sum;
static exp_sum get_exp_sum(float z, float z_low, bool precise) {
  float sum = FMA(z, LOG2E, MAGIC), n = sum - MAGIC;
  float exact = FMA(n, -LN2, z), rest = FMA(n, -LN2_LOW, z_low);
  float r = exact + rest;
  float p = precise ? POLYNOMIAL(expm1)(r) : POLYNOMIAL(exp)(r);
  return (exp_sum){exact, FMA(r * r, p, rest), sum};
}

/// The product of y + y_low, 2^shift and e^(z + z_low), of multiples z of
/// 2^-23, of which 1 + exact is exact.
static float times_exp(float z, float z_low, pair y, float shift,
                       bool precise) {
  exp_sum e = get_exp_sum(z, z_low, precise);
  float most = 1.0f + e.exact;
  float product = FMA(y.high, most, FMA(y.high, e.rest, y.low * most));
  return product * EXP2((e.sum - MAGIC) + shift);
}

OVERLOAD float erfc(float x) {
  float a = MINIMUM(ABS(x), 10.5f), z = FMA(a, a, 1.0f) - 1.0f;
  pair g = get_erfcx(a, -0.0f);
  float y = times_exp(-z, FMA(-a, a, z), g, -0.0f, false);
  return x < 0.0f ? 2.0f - y : y;
}

float __nv_normcdff(float x) {
  const float s = 0x1.6a09e6p-1f, s_low = 0x1.9fcef4p-27f; // sqrt(1/2)
  float b = MINIMUM(ABS(x), 14.5f);
  float a = b * s, a_low = FMA(b, s_low, FMA(b, s, -a));
  float z = FMA(0.5f * b, b, 1.0f) - 1.0f;
  pair g = get_erfcx(a, a_low);
  float y = 0.5f * times_exp(-z, FMA(-0.5f * b, b, z), g, -0.0f, false);
  return x > 0.0f ? 1.0f - y : y;
}

float __nv_erfcxf(float x) {
  const float last = 14.0f;
  pair g = get_erfcx(MINIMUM(ABS(x), last), -0.0f);
  float y = get_sum(g);
  if (__builtin_expect(x > last, 0))
    y = erfcx_far(x);
  if (x < 0.0f) {
    // Twice 2^n (1 + exact + rest) - y / 2
    float z = x * x;
    exp_sum e = get_exp_sum(z, FMA(x, x, -z), false);
    float power = as_float(as_int(e.sum) << 23);
    float high = FMA(g.high, -0.5f, power);
    float low = FMA(g.high, -0.5f, power - high);
    low = FMA(power, e.rest, FMA(g.low, -0.5f, low));
    y = high + FMA(power, e.exact, low);
    y = x < -9.4f ? INFINITY : y + y;
  }
  return y;
}

//===----------------------------------------------------------------------===//
// Tangent
//===----------------------------------------------------------------------===//

/// x = n pi/2 + r - lost with |r| up to about pi/4.
typedef struct {
  float r, lost;
  int n; // its last bit
} quarters;

/// The bits of 2/pi after 32 zeros, the first ones in the first word.
static constant uint two_by_pi[] = {0x00000000, 0xa2f9836e, 0x4e441529,
                                    0xfc2757d1, 0xf534ddc0, 0xdb629599,
                                    0x3c439041, 0xfe5163ab};
/// Of x from 1/2 on, by Payne and Hanek: x = m 2^k with an integer m. The bits
/// of 2/pi whose product with 2^k is a multiple of 4 do not matter, and 96 of
/// the others are enough.
static quarters reduce_exactly(float x) {
  uint bits = as_uint(x), m = (bits & 0x7fffff) | 0x800000;
  uint first = ((bits >> 23) & 0xff) - 120, word = first >> 5;
  ulong a = (ulong)two_by_pi[word] << 32 | two_by_pi[word + 1];
  ulong b = (ulong)two_by_pi[word + 1] << 32 | two_by_pi[word + 2];
  ulong c = (ulong)two_by_pi[word + 2] << 32 | two_by_pi[word + 3];
  uint left = 32 - (first & 31);
  ulong window = (a >> left) << 32 | (uint)(b >> left);
  // The product modulo 2^64 with its first bits of weight 2.
  ulong product = m * window + ((m * (c >> left & 0xffffffff)) >> 32);
  long fraction = (long)(product << 2);
  float unit = as_float((bits & 0x80000000) | as_uint(0x1p-64f));
  float high = (float)fraction, low = (float)(fraction - (long)high);
  const float half_pi = 0.5f * PI, half_pi_low = 0.5f * PI_LOW;
  float rest = FMA(high, half_pi_low, low * half_pi);
  float r = FMA(high, half_pi, rest), lost = FMA(-high, half_pi, r) - rest;
  unit += x - x; // NaN of infinities
  ulong rounded = product + (1ul << 61);
  return (quarters){r * unit, lost * unit, (int)(rounded >> 62)};
}

/// r + r / 4 - less, whose signs keep that of 0, or its reciprocal. The
/// derivative is about 1 + 1.62 z.
static float get_tangent(quarters q) {
  float z = q.r * q.r;
  float p = FMA(-z, POLYNOMIAL(tan)(z), FMA(z, -0.375f, 0.25f));
  float less = FMA(q.r, p, FMA(q.lost * z, 1.62f, q.lost));
  float y = FMA(q.r, 1.25f, -less), inverse = 1.0f / y;
  float rest = FMA(q.r, 0.25f, -less);
  float error = FMA(rest, inverse, FMA(q.r, inverse, -1.0f));
  return q.n & 1 ? FMA(inverse, error, -inverse) : y;
}
static __attribute__((noinline)) float tan_exactly(float x) {
  return get_tangent(reduce_exactly(x));
}
/// 49 bits of pi/2 are enough unless r is small.
OVERLOAD float tan(float x) {
  const float a = 0x1.921fb4p+18f, b = 0x1.4442d2p-6f; // pi/2 2^18
  float sum = FMA(x, 0x1.45f306p-19f, 0x1.8p5f), n = sum - 0x1.8p5f;
  float exact = FMA(-n, a, x), r = FMA(-n, b, exact);
  float y = get_tangent((quarters){r, FMA(n, b, r - exact), as_int(sum)});
  if (__builtin_expect(!(ABS(n) <= ABS(r)), 0))
    y = tan_exactly(x);
  return y;
}

//===----------------------------------------------------------------------===//
// Multiples of pi
//===----------------------------------------------------------------------===//

/// x - 2 n between -1 and 1; NaN of infinities.
static float subtract_turns(float x) { return FMA(RINT(0.5f * x), -2.0f, x); }

/// x = 2 k + n / 2 + r, |r| <= 1/4; NaN of infinities.
typedef struct {
  float r;
  int n;
} angle;
static angle get_angle_pi(float x) {
  float y = subtract_turns(x);
  float sum = FMA(y, 2.0f, 0x1.8p23f), n = sum - 0x1.8p23f;
  return (angle){FMA(n, -0.5f, y), as_int(sum)};
}

/// sin(pi r + more) of r from -1/2 to 1/2: that of an angle of one part, and
/// what is left by the derivative.
static float sine_of_pi(float r, float more) {
  float angle = r * PI, low = FMA(r, PI_LOW, FMA(r, PI, -angle)) + more;
  return FMA(COS(angle), low, SIN(angle));
}

OVERLOAD float sinpi(float x) {
  float y = subtract_turns(x), size = ABS(y), r = MIN(size, 1.0f - size);
  return COPYSIGN(sine_of_pi(r, -0.0f), r == 0.0f ? x : y);
}
OVERLOAD float cospi(float x) {
  float size = ABS(subtract_turns(x)), r = 0.5f - size;
  return sine_of_pi(r, ((0.5f - r) - size) * PI);
}
float __nv_sinpif(float x) { return sinpi(x); }
float __nv_cospif(float x) { return cospi(x); }

/// tan(pi r) in two parts, or its reciprocal with a sign.
OVERLOAD float tanpi(float x) {
  angle a = get_angle_pi(x);
  float r = a.r, z = r * r;
  float rest = FMA(r * z, POLYNOMIAL(tanpi)(z), r * PI_LOW);
  float tangent = FMA(r, PI, rest), low = FMA(r, PI, -tangent) + rest;
  float inverse = 1.0f / tangent;
  float error = FMA(low, inverse, FMA(tangent, inverse, -1.0f));
  float y = a.n & 1 ? FMA(inverse, error, -inverse) : tangent;
  y = r == 0.0f && a.n & 1 ? COPYSIGN(INFINITY, a.n & 2 ? -1.0f : 1.0f) : y;
  return y == 0.0f ? COPYSIGN(0.0f, a.n & 2 ? -x : x) : y;
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

OVERLOAD float cbrt(float x) {
  float a = ABS(x);
  float c = EXP2(LOG2(a) * (1.0f / 3));
  float r = 1.0f / (c * c);
  float q = a * r;
  float y = FMA(q - c, 1.0f / 3, c);
  return COPYSIGN(a > 0.0f && a < INFINITY ? y : a, x);
}

float __nv_rcbrtf(float x) {
  float a = ABS(x);
  float y = EXP2(LOG2(a) * (-1.0f / 3));
  float error = FMA(-(a * (y * y)), y, 1.0f);
  float r = FMA(y * error, 1.0f / 3, y);
  return COPYSIGN(a > 0.0f && a < INFINITY ? r : y, x);
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// log2(a) of a > 0 to some 2^-33, relatively:
/// e + 2 log2(e) (s + s^3 P(s^2)), s = (m - 1) / (m + 1), m between sqrt(1/2)
/// and sqrt(2).
static pair log2_pair(float a, bool normal) {
  log_parts p = get_log_parts(a, normal);
  float d = p.m + 1.0f, f = p.m - 1.0f; // f is exact
  float r = 1.0f / d;
  float s = f * r;
  float lost = p.m - (d - 1.0f);
  float low = FMA(-s, lost, FMA(-s, d, f)) * r;
  float z = s * s;
  const float k = 0x1.715476p+1f, k_low = 0x1.4ae0cp-25f; // 2 log2(e)
  float h = s * k;
  float l = FMA(s, k, -h);
  l = FMA(s, k_low, l);
  l = FMA(low, FMA(z, k, k), l); // with that of s^3
  l = FMA(s * z, POLYNOMIAL(log2)(z), l);
  float sum = p.exponent + h;
  l = ((p.exponent - sum) + h) + l;
  float high = sum + l;
  return (pair){high, (sum - high) + l};
}

/// 2^(high + low)
static float exp2_pair(float high, float low) {
  float n = high + 0x1.8p23f;
  n = MAX(MIN(n - 0x1.8p23f, 127.0f), -200.0f);
  return EXP2((high - n) + low) * EXP2(n);
}

static float pow_extreme(float a, float y) { return EXP2(y * LOG2(a)); }

/// a^(y + y_low) of a > 0, both finite; EXACT if y_low is 0.
static float pow_core(float a, float y, float y_low, bool exact) {
  pair l = log2_pair(a, false);
  float high = y * l.high;
  float low = FMA(y, l.high, -high);
  low = FMA(y, l.low, low);
  low = exact ? low : FMA(y_low, l.high, low);
  return exp2_pair(high, ABS(high) < 252.0f ? low : 0.0f);
}
static float pow_plain(float a, float y, float *logarithm) {
  pair l = log2_pair(a, true);
  float high = y * l.high, low = FMA(y, l.low, FMA(y, l.high, -high));
  *logarithm = high;
  float sum = high + 0x1.8p23f, n = sum - 0x1.8p23f;
  float power = EXP2((high - n) + low);
  return as_float(as_int(power) + (as_int(sum) << 23));
}

//===----------------------------------------------------------------------===//
// Remainders
//===----------------------------------------------------------------------===//

/// The general case, of finite x and y != 0, in integers: mantissas are divided
/// 32 bits of the quotient at a time.
static division divide_slowly(float x, float y) {
  int ey = as_int(y) >> 23, ex = as_int(x) >> 23;
  ulong my = (as_int(y) & 0x7fffff) | (ey ? 0x800000 : 0);
  ulong rest = (as_int(x) & 0x7fffff) | (ex ? 0x800000 : 0);
  ey = ey ? ey : 1;
  int shift = (ex ? ex : 1) - ey;
  uint quotient = 0;
  if (shift < 0) // less than y
    return (division){x, 0};
  for (;;) {
    int step = shift > 32 ? 32 : shift;
    rest <<= step;
    ulong q = rest / my;
    rest -= q * my;
    quotient = (step < 32 ? quotient << step : 0) + (uint)q;
    shift -= step;
    if (!shift)
      break;
  }
  // rest 2^(ey - 150)
  int up = ey > 127 ? ey - 127 : 0;
  float scale = as_float((ey - up) << 23); // 2^(ey - up - 127)
  float r = (float)(uint)rest * 0x1p-23f;  // below 2
  return (division){r * scale * as_float((up + 127) << 23), quotient};
}

//===----------------------------------------------------------------------===//
// Fast powers, for -cl-fast-relaxed-math: 2^(y log2(x)), x with its sign if y
// is odd
//===----------------------------------------------------------------------===//

OVERLOAD float __q7x2_fast_pow(float x, float y) {
  float r = EXP2(y * LOG2(ABS(x)));
  r = y == 0.0f ? 1.0f : r;
  return is_negative(x) && is_odd(y) ? -r : r;
}

//===----------------------------------------------------------------------===//
// Gamma functions
//===----------------------------------------------------------------------===//

/// log(gamma(a)) of a >= 0: below 3 by that of 1 + y between 0 and 1, which is
/// y (y - 1) P(y), or else by Stirling's series.
static float lgamma_core(float a) {
  int below1 = a < 1.0f, below2 = a < 2.0f, near = a < 3.0f;
  float l = log(near && !below1 ? a - 1.0f : a);
  float y = below1 ? a : below2 ? a - 1.0f : a - 2.0f;
  float v = FMA(y * (y - 1.0f), POLYNOMIAL(lgamma)(y), 0.0f); // never -0
  float low = below1 ? v - l : below2 ? v : v + l;
  float inverse = 1.0f / a;
  float series = FMA(POLYNOMIAL(stirling)(inverse * inverse), inverse,
                     0x1.acfe3ap-2f); // (log(2 pi) - 1) / 2
  float high = FMA(a - 0.5f, l - 1.0f, series);
  return near ? low : high;
}

OVERLOAD float lgamma(float x) {
  float a = ABS(x);
  float r = lgamma_core(a);
  if (__builtin_expect(x < 0.0f && a > 0x1p-40f, 0)) {
    // gamma(-a) gamma(a) = -pi / (a sin(pi a))
    float s = a < 0x1p23f ? ABS(a * sinpi(a)) : 0.0f;
    r = 0x1.250d04p+0f - log(s) - r; // log(pi)
    r = s > 0.0f ? r : INFINITY;
  }
  return r;
}

SPACES(LGAMMA_R, )

/// sin(pi r) in two parts for |r| <= 1/4.
static pair sinpi_part(float r) {
  float z = r * r, rest = FMA(r * z, POLYNOMIAL(sinpi)(z), r * PI_LOW);
  float sine = FMA(r, PI, rest);
  return (pair){sine, FMA(r, PI, -sine) + rest};
}
/// sin(pi a) of a >= 0 in two parts.
static pair sinpi_pair(float a) {
  angle of = get_angle_pi(a);
  pair sine = sinpi_part(of.r);
  // cos(pi r) = 1 - 2 sin(pi r / 2)^2
  pair by2 = sinpi_part(0.5f * of.r);
  float twice = -2.0f * by2.high, cosine = FMA(twice, by2.high, 1.0f);
  float low = FMA(twice, by2.high, 1.0f - cosine);
  low = FMA(2.0f * twice, by2.low, low);
  pair result = of.n & 1 ? (pair){cosine, low} : sine;
  return of.n & 2 ? (pair){-result.high, -result.low} : result;
}

/// Of less than 2^-60, from 43 on and of NaN: infinity or, below 0, a zero.
static __attribute__((noinline)) float tgamma_extreme(float x) {
  if (ABS(x) < 1.0f)
    return 1.0f / x;
  float n = __builtin_elementwise_floor(x);
  float zero = n == x ? NAN : is_odd(n) ? -0.0f : 0.0f;
  return x < 0.0f ? zero : x + INFINITY;
}
/// gamma of floats: below 4 by a polynomial, or else by Stirling's series with
/// log2(gamma) in two parts.
OVERLOAD float tgamma(float x) {
  float a = ABS(x);
  int near = a < 4.0f;
  pair g = gamma_near(a);

  float b = near ? 4.0f : a;
  pair l = log2_pair(b, true);
  float t = b - 0.5f;
  float h = t * l.high, h_low = FMA(t, l.low, FMA(t, l.high, -h));
  float q = b * LOG2E, q_low = FMA(b, LOG2E_LOW, FMA(b, LOG2E, -q));
  float inverse = 1.0f / b;
  float series = FMA(POLYNOMIAL(stirling)(inverse * inverse) * LOG2E, inverse,
                     -0x1.6ce442p-26f);
  // log2(2 pi) / 2, of which the low part is in the series
  const float half_log = 0x1.53643ap+0f;
  float difference = h - q, high = difference + half_log;
  float low = ((h - difference) - q) + (half_log - (high - difference));
  low += (h_low - q_low) + series;
  float y = near ? g.high + g.low : exp2_pair(high, low);
  if (x < 0.0f) {
    pair p = reflect(a, near ? g : (pair){1.0f, 0.0f});
    y = p.high + p.low;
    if (!near) {
      // 2^-(high + low) by e, and by 2^40, with which it is a normal number.
      float z = high * -LN2, z_low = FMA(high, -LN2, -z);
      z_low = FMA(high, -LN2_LOW, FMA(low, -LN2, z_low));
      y = 0x1p-40f * times_exp(z, z_low, p, 40.0f, true);
    }
  }
  if (__builtin_expect(!(a >= 0x1p-60f && a < 43.0f), 0))
    y = tgamma_extreme(x);
  return y;
}

//===----------------------------------------------------------------------===//
// Inverse error functions
//===----------------------------------------------------------------------===//

/// erfinv(|x|) root from 0.992 on by 1 - x^2.
static float erfinv_far(float rest, float root) {
  // w = -log2(1 - x^2) root^2 in two parts.
  float normal = 0x1p40f * rest;
  int e = get_exponent(normal, 0x1.6a09e6p-1f);
  float whole = FMA((float)e, OF_EXPONENT(-1.0f), 40.0f);
  float v = LOG2(as_float(as_int(normal) - e));
  float w = whole - v, w_low = (whole - w) - v;
  const float factor = RINT(root * root);
  w *= factor;
  float inverse = RSQRT(w), s = w * inverse;
  float low = FMA(w_low, factor, FMA(-s, s, w)) * (0.5f * inverse);
  float p = POLYNOMIAL(erfinv_far)(FMA(inverse, root, -0.25f));
  // s by a number for which the rest is small; low by the quotient
  float y = FMA(s, 0.78125f, FMA(s, p, low * 0.8f));
  return rest > 0.0f ? y : INFINITY;
}

/// The inverse functions are x times a line in v = log2(1 - x^2) and a rest, to
/// here.
#define IS_FAR(v) __builtin_expect((v) <= -6.0f, 0)

/// A float just below erfinv(x) / x at 0, so that no rest is negative there,
/// which would be the sign of erfinv(-0).
#define ERFINV_FIRST 0x1.c5bf88p-1f
#define ERFINV_SLOPE -0x1.58p-3f
#define NORMCDFINV_FIRST 0x1.40d932p-1f
#define NORMCDFINV_SLOPE -0x1.e8p-4f

float __nv_erfinvf(float x) {
  float rest = FMA(-x, x, 1.0f), v = LOG2(rest);
  // With a factor of 2^24, no part is a subnormal number.
  const float unit = 0x1p24f;
  pair line = get_line(v, unit * ERFINV_FIRST, unit * ERFINV_SLOPE);
  float low = FMA(POLYNOMIAL(erfinv_near)(v), unit, line.low);
  float y = FMA(x, line.high, x * low) * (1.0f / unit);
  if (IS_FAR(v))
    y = COPYSIGN(erfinv_far(rest, 1.0f), x);
  return y;
}

// 1 - x is t + low, of which low by about the result / t^2 is added to the
// factor of t. Where t is below 1/2, there is no low.

float __nv_erfcinvf(float x) {
  float rest = FMA(-x, x, x + x), v = LOG2(rest);
  float t = 1.0f - x, low = (1.0f - t) - x;
  pair line = get_line(v, ERFINV_FIRST, ERFINV_SLOPE);
  low = FMA(low, 1.65f, POLYNOMIAL(erfinv_near)(v)) + line.low;
  float y = FMA(t, line.high, t * low);
  if (IS_FAR(v))
    y = COPYSIGN(erfinv_far(rest, 1.0f), t);
  return y;
}
/// -sqrt(2) erfcinv(2 x), whose line's first coefficient is next to a float.
float __nv_normcdfinvf(float x) {
  float much = 4.0f * x, rest = FMA(-much, x, much), v = LOG2(rest);
  float t = FMA(4.0f, x, -2.0f), low = FMA(4.0f, x, -2.0f - t);
  pair line = get_line(v, NORMCDFINV_FIRST, NORMCDFINV_SLOPE);
  low = FMA(v, POLYNOMIAL(normcdfinv_near)(v), FMA(low, -0.59f, line.low));
  float y = FMA(t, line.high, t * low);
  if (IS_FAR(v))
    y = COPYSIGN(erfinv_far(rest, 0x1.6a09e6p+0f), t);
  return y;
}

//===----------------------------------------------------------------------===//
// Modified Bessel functions: polynomials between multiples of 1/2, or
// e^x (1 + P(1 / x)) / sqrt(2 pi x)
//===----------------------------------------------------------------------===//

static pair bessel_root(float a) {
  const float k = 0x1.988454p-2f, k_low = -0x1.857936p-27f; // 1 / sqrt(2 pi)
  float r = RSQRT(a), s = a * r;
  float error = FMA(-FMA(a, r, -s), r, FMA(-s, r, 1.0f)); // 1 - a r^2
  float y = r * k, low = FMA(r, k_low, FMA(r, k, -y));
  return (pair){y, FMA(y, 0.5f * error, low)};
}

/// e^a (1 + p) / sqrt(2 pi a)
static float bessel_i_far(float a, float p) {
  pair r = bessel_root(a);
  float rest = FMA(r.high, p, r.low), y = r.high + rest;
  y = 0x1p64f *
      times_exp(a, 0.0f, (pair){y, (r.high - y) + rest}, -64.0f, false);
  return a > 100.0f ? INFINITY : y;
}

/// Of |x| <= 9, by a polynomial of its distance from the next multiple of 1/2,
/// in two parts.
typedef struct {
  float distance;
  int row;
} half_steps;
static half_steps get_half_steps(float a) {
  const float half_magic = 0x1.8p22f;
  float sum = MIN(a, 9.0f) + half_magic;
  return (half_steps){a - (sum - half_magic), as_int(sum) & 31};
}

static __attribute__((noinline)) float bessel_i0_far(float a) {
  return bessel_i_far(a, POLYNOMIAL(i0_far)(1.0f / a));
}
static __attribute__((noinline)) float bessel_i1_far(float a) {
  return bessel_i_far(a, POLYNOMIAL(i1_far)(1.0f / a));
}

float __nv_cyl_bessel_i0f(float x) {
  float a = ABS(x);
  half_steps h = get_half_steps(a);
  float first, rest = POLYNOMIAL(i0_near)(h.distance, h.row, &first);
  float y = first + rest;
  if (__builtin_expect(!(a <= 9.0f), 0))
    y = bessel_i0_far(a);
  return y;
}
float __nv_cyl_bessel_i1f(float x) {
  float a = ABS(x);
  half_steps h = get_half_steps(a);
  float first, rest = POLYNOMIAL(i1_near)(h.distance, h.row, &first);
  float y = FMA(x, first, x * rest);
  if (__builtin_expect(!(a <= 9.0f), 0))
    y = COPYSIGN(bessel_i1_far(a), x);
  return y;
}

//===----------------------------------------------------------------------===//
// Fractions and exponents
//===----------------------------------------------------------------------===//

static float frexp_normal(float x) {
  return as_float((as_uint(x) & 0x807fffff) | 0x3f000000);
}
static int normal_exponent(float x) {
  return (int)(as_uint(ABS(x)) >> 23) - 126;
}
/// The number and its exponent.
static __attribute__((noinline)) float2 frexp_extreme(float x) {
  float n = x * 0x1p24f;
  return x != 0.0f && ABS(x) < INFINITY
             ? (float2)(frexp_normal(n), (float)(normal_exponent(n) - 24))
             : (float2)(x, 0.0f);
}
#define FREXP(NAME, AS)                                                        \
  OVERLOAD float frexp(float x, AS int *exponent) {                            \
    float y = frexp_normal(x);                                                 \
    int e = normal_exponent(x);                                                \
    if (__builtin_expect(!(ABS(x) >= 0x1p-126f && ABS(x) < INFINITY), 0)) {    \
      float2 parts = frexp_extreme(x);                                         \
      y = parts.x;                                                             \
      e = (int)parts.y;                                                        \
    }                                                                          \
    *exponent = e;                                                             \
    return y;                                                                  \
  }
SPACES(FREXP, )

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

VECTORS_OF_BOTH(float)

VECTORS(BY_ELEMENT, acospi, float)
VECTORS(BY_ELEMENT, asinpi, float)
VECTORS(BY_ELEMENT, atanpi, float)
VECTORS(BY_ELEMENT, cosh, float)
VECTORS(BY_ELEMENT, exp, float)
VECTORS(BY_ELEMENT, exp10, float)
VECTORS(BY_ELEMENT, logb, float)
VECTORS(BY_ELEMENT, sinh, float)
VECTORS(BY_ELEMENT, tan, float)
VECTORS(BY_ELEMENT, tanpi, float)

VECTORS(BY_ELEMENTS, __q7x2_fast_pow, float, float)
VECTORS(BY_ELEMENTS, atan2pi, float, float)

VECTORS(BY_ELEMENT_WITH_IN_SPACES, frexp, float, int)
