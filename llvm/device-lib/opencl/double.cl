//===-- double.cl - Functions of doubles ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exponential, logarithmic and trigonometric functions from polynomials,
// without tables of values, but for atan; the error and the Bessel functions
// from tables of polynomials. Functions for few arguments are called after the
// result of the others has been computed, which then does not wait for the
// test.
//
//===----------------------------------------------------------------------===//

// Constants in two parts.
#define LN2 0x1.62e42fefa39efp-1
#define LN2_LOW 0x1.abc9e3b39803fp-56
#define LN2_SHORT 0x1.62e42fep-1
#define LN2_REST 0x1.f473de6af278fp-30
#define PI 0x1.921fb54442d18p+1
#define PI_LOW 0x1.1a62633145c07p-53

#define REAL double
#define INTEGER long
#define AS_INTEGER as_long
#define AS_REAL as_double
#define POLYNOMIAL(NAME) polynomial_##NAME##_double
#include "real.h"

#define CUDA_NAME(NAME) __nv_##NAME
#define ATAN_MULTIPLE 0.8125
#define RECIPROCAL get_reciprocal
#define RECIPROCAL_ROOT __nv_rsqrt
#define IS_POSITIVE_FINITE(x) ((x) > 0.0 && (x) < (double)INFINITY)
/// The high word as a float, which is in the order of the doubles; NaN from
/// 2^1017 on. A comparison with it takes less time.
#define ORDER_OF(x) as_float(as_uint2(x).y)
/// Of numbers from 2^-1015 to 2^1017.
#define IS_POSITIVE_NORMAL(x) (ORDER_OF(x) >= 0x1p-126f)
/// |x| < LIMIT, a number up to 2^1016 whose low word is 0.
#define IS_BELOW(x, LIMIT) (ABS(ORDER_OF(x)) < ORDER_OF(LIMIT))
/// LEAST <= |x| < LIMIT, of bounds from 2^-1014 with such low words.
#define IS_BETWEEN(x, LEAST, LIMIT)                                            \
  (ABS(ORDER_OF(x)) >= ORDER_OF(LEAST) && IS_BELOW(x, LIMIT))
/// Of a normal number, except some of the largest and smallest ones.
#define IS_NORMAL(x) IS_BETWEEN(x, 0x1p-1014, 0x1p1016)
#define LARGE_LOGARITHM 708.0
#define IS_DIVISOR(x) ((x) > 0x1p-900 && (x) < 0x1p1000)
#define QUOTIENT_BITS 48
#define IS_NORM(x) (ORDER_OF(x) > ORDER_OF(0x1p-800))
#define NORMAL_ROOT get_normal_root
#define NORMAL_RECIPROCAL_ROOT reciprocal_root
#define SCALE_LARGE 0x1p-514
#define SCALE_SMALL 0x1p600
static double get_reciprocal(double x);
static double get_normal_root(double z);
static double reciprocal_root(double x);
double __nv_rsqrt(double x);
#include "real-functions.h"

/// A number that rounds a sum with it to an integer, the sum's last 12 bits. It
/// is one constant of the bank, as its low word is not zero.
#define MAGIC (0x1.8p52 + 4096)

/// MUFU.RSQ64H, 20 bits of 1 / sqrt(x).
double get_short_root(double x) __asm__("llvm.nvvm.rsqrt.approx.ftz.d");

/// 1 / x where it is a normal number, by Newton's method from MUFU.RCP64H,
/// which has 20 bits.
static double get_reciprocal(double x) {
  double r = __nvvm_rcp_approx_ftz_d(x), error = FMA(-x, r, 1.0);
  return FMA(r, FMA(error, error, error), r);
}
static double divide(double a, double b) {
  double r = get_reciprocal(b), q = a * r;
  return FMA(FMA(-q, b, a), r, q);
}

/// a / b by a reciprocal of 19 bits or more, with an error of up to one unit in
/// the last place.
static double divide_by(double a, double b, double r) {
  double error = FMA(-b, r, 1.0), q = a * r;
  return FMA(FMA(error, error, error), q, q);
}
static double divide_short(double a, double b) {
  return divide_by(a, b, __nvvm_rcp_approx_ftz_d(b));
}
/// The same reciprocal of a number that has a normal one. Any low word is good
/// enough, and that of \p other, which is not needed any more, takes no
/// instruction.
static double get_short_reciprocal(double x, double other) {
  uint2 words = as_uint2(__nvvm_rcp_approx_ftz_d(x));
  words.x = as_uint2(other).x;
  return as_double(words);
}

/// 1 / sqrt(x) of a normal number, likewise from MUFU.RSQ64H.
static double reciprocal_root(double x) {
  double r = get_short_root(x);
  double error = FMA(0.5 * r * -r, x, 0.5); // half of it
  return FMA(r, FMA(1.5 * error, error, error), r);
}
/// Of 0, about 2^-299.
static double get_double_root(double z, bool wanted, bool negated,
                              double *low) {
  double r = reciprocal_root(z + 0x1p-600), s = z * (negated ? -r : r);
  uint2 factor = as_uint2(r);
  factor.y = wanted ? factor.y : 0; // so small that the product is 0
  double inverse = as_double(factor);
  *low = FMA(-s, s, z) * (negated ? -inverse : inverse);
  return s + s;
}
/// A number next to \p limit if a is larger; NaN remains.
static double limit_to(double a, double limit) {
  uint2 words = as_uint2(a);
  words.y = a > limit ? as_uint2(limit).y : words.y;
  return as_double(words);
}
static double times_sign(double y, double x) {
  uint2 words = as_uint2(y);
  words.y ^= as_uint2(x).y & 0x80000000;
  return as_double(words);
}
/// By the second order of the difference from a root of 20 bits.
static double get_normal_root(double z) {
  double r = get_short_root(z), by2 = 0.5 * r, s = z * r;
  double rest = FMA(-s, s, z) * by2, error = FMA(-s, by2, 0.5);
  return s + FMA(rest, 1.5 * error, rest);
}

static double evaluate_piece(double x, const constant double *row, int count) {
  return get_sum(get_piece(x - row[0], row, count));
}
/// A number that rounds a sum with it to a multiple of STEP, a power of two,
/// whose low word is the sum's.
#define MAGIC_OF(STEP) (0x1.8p52 * (STEP))
static uint get_multiple(double x, double magic) {
  return as_uint2(x + magic).x;
}

//===----------------------------------------------------------------------===//
// Trigonometric functions
//===----------------------------------------------------------------------===//

static double negate_if(bool condition, double x) {
  uint2 words = as_uint2(x);
  words.y ^= condition ? 0x80000000 : 0;
  return as_double(words);
}

/// -x if n's second bit is set.
static double negate_by(int n, double x) {
  uint2 words = as_uint2(x);
  words.y ^= ((uint)n << 30) & 0x80000000;
  return as_double(words);
}

/// x = n pi/2 + r - lost with |r| <= pi/4. What is subtracted from a zero keeps
/// its sign.
typedef struct {
  double r, lost;
  int n; // its last bits
} reduced;

/// Of x up to 10^5, beyond which n pi/2 is not exact enough; \p more is added
/// to n.
static reduced reduce(double x, int more) {
  double sum = FMA(x, 0x1.45f306dc9c883p-1, MAGIC + more);
  double n = sum - (MAGIC + more);
  // pi/2 in three parts; products of the first one are exact.
  const double a = 0x1.921fb54440000p+0, b = 0x1.68c234c4c6629p-39;
  const double c = -0x1.1fc8f8cbb5bf7p-93;
  double rest = FMA(-n, a, x), r = FMA(-n, b, rest);
  double lost = FMA(n, c, FMA(n, b, r - rest));
  return (reduced){r, lost, (int)as_uint2(sum).x};
}

/// The bits of 2/pi after 64 zeros, the first ones in the first word.
static constant ulong two_by_pi[] = {
    0x0000000000000000, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0,
    0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
    0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
    0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b,
    0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7,
    0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea,
    0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
    0xa9e391615ee61b08};
/// Of finite x from 2^16, by Payne and Hanek: x = m 2^k with an integer m. The
/// bits of 2/pi whose product with 2^k is a multiple of 4 do not matter, and of
/// the others 192 leave more than 70 bits after the nearest multiple of pi/2.
static __attribute__((noinline)) reduced reduce_large(double x) {
  ulong bits = as_ulong(x);
  ulong m = (bits & 0xfffffffffffff) | 0x10000000000000;
  int first = (int)((uint)(bits >> 52) & 0x7ff) - 1023 - 52 - 2 + 64;
  int word = first >> 6, shift = first & 63;
  ulong w[3];
  for (int i = 0; i < 3; ++i) {
    ulong before = two_by_pi[word + i], after = two_by_pi[word + i + 1];
    w[i] = shift ? before << shift | after >> (64 - shift) : before;
  }
  // m w modulo 2^192, of which the first two bits are n.
  ulong p2 = m * w[2];
  ulong p1 = m * w[1], high = mul_hi(m, w[2]);
  ulong p0 = m * w[0] + mul_hi(m, w[1]);
  p1 += high;
  p0 += p1 < high;
  int n = (int)(p0 >> 62);
  p0 = p0 << 2 | p1 >> 62;
  p1 = p1 << 2 | p2 >> 62;
  p2 <<= 2;
  ulong sign = (ulong)((long)p0 >> 63); // the nearest multiple is above
  n -= (int)sign;
  p0 ^= sign, p1 ^= sign, p2 ^= sign; // less one unit of 2^-192
  // Less than 64 zeros are in front.
  int zeros = (int)clz(p0);
  if (zeros) {
    p0 = p0 << zeros | p1 >> (64 - zeros);
    p1 = p1 << zeros | p2 >> (64 - zeros);
  }
  double unit = as_double((long)(1023 - 64 - zeros) << 52);
  double h = (double)(p0 & ~0x7fful) * unit;
  double l = (double)(p0 << 53 | p1 >> 11) * 0x1p-53 * unit;
  double r = h * (0.5 * PI), low = FMA(h, 0.5 * PI, -r);
  low += FMA(h, 0.5 * PI_LOW, l * (0.5 * PI));
  double sum = r + low;
  low += r - sum;
  r = sum;
  bool negative = (sign != 0) != is_negative(x);
  n = is_negative(x) ? -n : n;
  return (reduced){negate_if(negative, r), negate_if(!negative, low), n};
}

/// sin(r - lost + n pi/2): an odd polynomial in r or an even one.
static double get_sine(reduced a) {
  int odd = a.n & 1;
  double z = a.r * a.r, m = odd ? 1.0 : a.r;
  // The derivative by lost, -1 or about r, of which 20 bits are enough.
  uint2 slope = as_uint2(a.r);
  slope.y = odd ? slope.y : 0xbff00000;
  double less = -as_double(slope) * a.lost;
  double first, p = POLYNOMIAL(sin_or_cos)(z, odd, &first), mz = m * z;
  double y = m - FMA(-mz, first, FMA(-(mz * z), p, less));
  return negate_by(a.n, y);
}

/// Both of r - lost.
typedef struct {
  double sine, sine_low, cosine, cosine_low;
} sine_and_cosine;
static sine_and_cosine get_both(reduced a) {
  double r = a.r, z = r * r;
  double half_low = FMA(-r, a.lost, 0.5 * FMA(r, r, -z)); // of z
  double first, p = POLYNOMIAL(cos)(z, &first);
  double c = FMA(z, first, FMA(z * z, p, -half_low)), cosine = 1.0 + c;
  double s = FMA(-(r * z), POLYNOMIAL(sin)(z), cosine * a.lost), sine = r - s;
  return (sine_and_cosine){sine, (r - sine) - s, cosine, (1.0 - cosine) + c};
}

#define LARGE 1e5
/// The high word of |x|, by which numbers are in order.
static uint get_high_word(double x) {
  return (uint)(as_ulong(x) >> 32) & 0x7fffffff;
}

/// sin(x + more pi/2)
static __attribute__((noinline)) double sin_large(double x, int more) {
  reduced a = reduce_large(x);
  a.n += more;
  return ABS(x) < (double)INFINITY ? get_sine(a) : (double)NAN;
}

OVERLOAD double sin(double x) {
  double y = get_sine(reduce(x, 0));
  if (__builtin_expect(!IS_BELOW(x, LARGE), 0))
    y = sin_large(x, 0);
  return y;
}

OVERLOAD double cos(double x) {
  double y = get_sine(reduce(x, 1));
  if (__builtin_expect(!IS_BELOW(x, LARGE), 0))
    y = sin_large(x, 1);
  return y;
}

static double sine_and_cosine_of(reduced a, double *cosine) {
  sine_and_cosine of = get_both(a);
  double s = a.n & 1 ? of.cosine : of.sine;
  double c = a.n & 1 ? of.sine : of.cosine;
  *cosine = negate_by(a.n + 1, c);
  return negate_by(a.n, s);
}
#define SINCOS(NAME, AS)                                                       \
  OVERLOAD double sincos(double x, AS double *cosine) {                        \
    double c, s = sine_and_cosine_of(reduce(x, 0), &c);                        \
    if (__builtin_expect(!IS_BELOW(x, LARGE), 0)) {                            \
      c = sin_large(x, 1);                                                     \
      s = sin_large(x, 0);                                                     \
    }                                                                          \
    *cosine = c;                                                               \
    return s;                                                                  \
  }
SPACES(SINCOS, )

/// tan(r - lost) or -1 / tan(r - lost), of which the sum of r and a rest is
/// tan(r - lost). By the derivative, about 1 + 1.62 z.
static double get_tangent(reduced a) {
  double r = a.r, z = r * r, less = FMA(a.lost * z, 1.62, a.lost);
  double rest = FMA(r * z, POLYNOMIAL(tan)(z), -less), y = r + rest;
  // -inverse / (1 + error)
  double inverse = __nvvm_rcp_approx_ftz_d(y);
  double error = FMA(rest, inverse, FMA(r, inverse, -1.0));
  error = FMA(-error, error, error);
  return a.n & 1 ? FMA(inverse, error, -inverse) : y;
}
static __attribute__((noinline)) double tan_large(double x) {
  return ABS(x) < (double)INFINITY ? get_tangent(reduce_large(x)) : (double)NAN;
}
OVERLOAD double tan(double x) {
  double y = get_tangent(reduce(x, 0));
  if (__builtin_expect(!IS_BELOW(x, LARGE), 0))
    y = tan_large(x);
  return y;
}

static double atan_rest(double r) {
  double z = r * r;
  return r * FMA(POLYNOMIAL(atan)(z), z, 1.0 - ATAN_MULTIPLE);
}
static __attribute__((noinline)) double atan_extreme(double x) {
  return is_nan(x) ? x : COPYSIGN(0.5 * PI, x);
}
/// The angle of a number b in the argument's row, and that of the quotient by
/// which they differ: tan(u - v) = (a - b) / (1 + a b).
OVERLOAD double atan(double x) {
  const uint least = 0x3fac0000, most = 0x40300000; // before 2^-4, and 2^4
  double a = ABS(x);
  uint high = min(max(as_uint2(a).y, least), most);
  const constant double *c = table_angles_double[(high - least) >> 18];
  double t = divide_short(a - c[0], FMA(a, c[0], 1.0)), z = t * t;
  double rest = FMA(t * z, POLYNOMIAL(atan_short)(z), c[2]);
  double y = COPYSIGN(c[1] + (t + rest), x);
  if (__builtin_expect(!IS_BELOW(x, 0x1p900), 0))
    y = atan_extreme(x);
  return y;
}

static __attribute__((noinline)) double atan2_extreme(double y, double x) {
  double a = ABS(x), b = ABS(y);
  return get_any_angle(y, x, MIN(a, b) / MAX(a, b));
}
OVERLOAD double atan2(double y, double x) {
  double a = ABS(x), b = ABS(y);
  float most = __builtin_elementwise_maximum(ORDER_OF(a), ORDER_OF(b));
  float least = __builtin_elementwise_minnum(ORDER_OF(a), ORDER_OF(b));
  double angle = get_angle(y, x, divide(MIN(a, b), MAX(a, b)));
  bool ordinary = least > ORDER_OF(0x1p-400) && most < ORDER_OF(0x1p400);
  if (__builtin_expect(!ordinary, 0))
    angle = atan2_extreme(y, x);
  return angle;
}

//===----------------------------------------------------------------------===//
// Multiples of pi
//===----------------------------------------------------------------------===//

/// x = 2 k + n / 2 + r, |r| <= 1/4; \p more is added to n. NaN for infinities.
typedef struct {
  double r;
  int n; // its last bits
} turns;
static turns reduce_turns(double x, int more) {
  x = FMA(RINT(0.5 * x), -2.0, x);
  double magic = 0x1.8p51 + 0.5 * more, sum = x + magic;
  return (turns){x - (sum - magic), (int)as_uint2(sum).x};
}
/// sin(pi r) or, by the other row, cos(pi r); negative if n's second bit is
/// set, but never -0.
static double sine_of_pi(double r, int row, int n) {
  const constant double *c = table_sinpi_double[row];
  double m = negate_by(n, row ? 1.0 : r), z = r * r, mz = m * z, p = c[8];
  for (int i = 7; i > 2; --i)
    p = FMA(p, z, c[i]);
  return FMA(m, c[0], FMA(mz, c[2], FMA(mz * z, p, FMA(m, c[1], 0.0))));
}
OVERLOAD double sinpi(double x) {
  turns t = reduce_turns(ABS(x), 0);
  return times_sign(sine_of_pi(t.r, t.n & 1, t.n), x);
}
OVERLOAD double cospi(double x) {
  turns t = reduce_turns(x, 1);
  return sine_of_pi(t.r, t.n & 1, t.n);
}
double __nv_sinpi(double x) { return sinpi(x); }
double __nv_cospi(double x) { return cospi(x); }
void __nv_sincospi(double x, double *sine, double *cosine) {
  turns t = reduce_turns(ABS(x), 0);
  bool odd = t.n & 1;
  // The signs come last, as a factor of 1 takes no instruction.
  double a = sine_of_pi(t.r, 0, 0), b = sine_of_pi(t.r, 1, 0);
  *sine = times_sign(negate_by(t.n, odd ? b : a) + 0.0, x);
  *cosine = negate_by(t.n + 1, odd ? a : b) + 0.0;
}

//===----------------------------------------------------------------------===//
// Exponents
//===----------------------------------------------------------------------===//

/// The high word of a normal number with exponent 0.
#define HIGH_LEAST 0x00100000 // of the smallest normal number
#define HIGH_INFINITY 0x7ff00000

/// x 2^n of a normal number with a normal result.
static double times_power(double x, int n) {
  uint2 words = as_uint2(x);
  words.y += (uint)n << 20;
  return as_double(words);
}

/// x or, if x is subnormal or 0, 2^54 x.
typedef struct {
  double x;
  int down; // 54 if there is a factor
} normal_parts;
static normal_parts make_normal(double x) {
  bool small = ABS(x) < 0x1p-1022;
  return (normal_parts){small ? x * 0x1p54 : x, small ? 54 : 0};
}

static int normal_exponent(double x) {
  return (int)(get_high_word(x) >> 20) - 1023;
}
static int exponent_of(double x) {
  normal_parts n = make_normal(x);
  return normal_exponent(n.x) - n.down;
}

/// Of NaN, the greatest number or, for CUDA, the smallest one.
static __attribute__((noinline)) int ilogb_extreme(double x, int of_nan) {
  int e = x == 0.0 ? INT_MIN : exponent_of(x);
  e = ABS(x) == (double)INFINITY ? INT_MAX : e;
  return is_nan(x) ? of_nan : e;
}
static int get_ilogb(double x, int of_nan) {
  int e = normal_exponent(x);
  if (__builtin_expect(!IS_NORMAL(x), 0))
    e = ilogb_extreme(x, of_nan);
  return e;
}
OVERLOAD int ilogb(double x) { return get_ilogb(x, INT_MAX); }
int __nv_ilogb(double x) { return get_ilogb(x, INT_MIN); }

static __attribute__((noinline)) double logb_extreme(double x) {
  double y = (double)exponent_of(x);
  y = x == 0.0 ? -(double)INFINITY : y;
  return get_high_word(x) < HIGH_INFINITY ? y : ABS(x);
}
OVERLOAD double logb(double x) {
  double y = (double)normal_exponent(x);
  if (__builtin_expect(!IS_NORMAL(x), 0))
    y = logb_extreme(x);
  return y;
}

static double frexp_normal(double x) {
  uint2 words = as_uint2(x);
  words.y = (words.y & 0x800fffff) | 0x3fe00000;
  return as_double(words);
}
/// The number and its exponent.
static __attribute__((noinline)) double2 frexp_extreme(double x) {
  normal_parts n = make_normal(x);
  bool ordinary = x != 0.0 && ABS(x) < (double)INFINITY;
  return ordinary ? (double2)(frexp_normal(n.x),
                              (double)(normal_exponent(n.x) + 1 - n.down))
                  : (double2)(x, 0.0);
}
#define FREXP(NAME, AS)                                                        \
  OVERLOAD double frexp(double x, AS int *exponent) {                          \
    double y = frexp_normal(x);                                                \
    int e = normal_exponent(x) + 1;                                            \
    if (__builtin_expect(!IS_NORMAL(x), 0)) {                                  \
      double2 parts = frexp_extreme(x);                                        \
      y = parts.x;                                                             \
      e = (int)parts.y;                                                        \
    }                                                                          \
    *exponent = e;                                                             \
    return y;                                                                  \
  }
SPACES(FREXP, )

/// In steps by powers of two that a double can represent, of which only one
/// rounds: a number that becomes subnormal before the last step becomes 0 in
/// it.
static __attribute__((noinline)) double ldexp_extreme(double x, int n) {
  n = clamp(n, -3000, 3000);
  for (int i = 0; i < 2; ++i) {
    int step = n > 1023 ? 1023 : n < -1022 ? -969 : 0;
    n -= step;
    x *= as_double((long)(step + 1023) << 52);
  }
  n = clamp(n, -1022, 1023);
  return x * as_double((long)(n + 1023) << 52);
}
/// Adds to the exponent if it is that of a normal number before and after.
OVERLOAD double ldexp(double x, int n) {
  uint exponent = (as_uint2(x).y & HIGH_INFINITY) - HIGH_LEAST; // less 1
  bool ordinary = exponent < HIGH_INFINITY - HIGH_LEAST &&
                  (exponent >> 20) + (uint)n < 2046;
  double y = times_power(x, n);
  if (__builtin_expect(!ordinary, 0))
    y = ldexp_extreme(x, n);
  return y;
}

//===----------------------------------------------------------------------===//
// Exponential functions
//===----------------------------------------------------------------------===//

/// 2^(n - 2048), of the half of a sum with MAGIC.
static double get_half_power(int n) {
  return as_double((uint2)(0, (uint)(n - 2048 + 1023) << 20));
}
/// p 2^n, where sum is n + MAGIC and |n| <= 2040.
static double scale(double p, double sum) {
  int n = (int)as_uint2(sum).x, first = n >> 1;
  return p * get_half_power(first) * get_half_power(n - first);
}

/// e^(x + x_low) = 2^n (1 + exact + rest), where sum is n + MAGIC.
typedef struct {
  double exact, rest, sum;
} exp_sum;
static exp_sum get_exp_sum(double x, double x_low) {
  double sum = FMA(x, 0x1.71547652b82fep+0, MAGIC), n = sum - MAGIC;
  double exact = FMA(-n, LN2_SHORT, x), rest = FMA(-n, LN2_REST, x_low);
  double r = exact + rest;
  return (exp_sum){exact, FMA(r * r, POLYNOMIAL(exp)(r), rest), sum};
}

/// e^(x + x_low) (y + y_low) of multiples x of 2^-52, of which 1 + exact is
/// exact.
static double times_exp(double x, double x_low, double y, double y_low) {
  exp_sum e = get_exp_sum(x, x_low);
  double most = 1.0 + e.exact;
  return scale(FMA(y, most, FMA(y, e.rest, y_low * most)), e.sum);
}

/// x = n log(2) + r, where sum is n + MAGIC.
static double reduce_exp(double x, double *sum) {
  *sum = FMA(x, 0x1.71547652b82fep+0, MAGIC);
  double n = *sum - MAGIC;
  return FMA(-n, LN2_LOW, FMA(-n, LN2, x));
}
static double exp_core(double x, double *sum) {
  double r = reduce_exp(x, sum);
  return FMA(POLYNOMIAL(exp_whole)(r), r, 1.0);
}

/// The same where all of this is normal.
static double scale_normal(double p, double sum) {
  return times_power(p, (int)as_uint2(sum).x);
}

// Powers of e, 2 and 10: NAME_core(x, &sum) is p 2^n, normal where |x| < LIMIT;
// beyond BEYOND, zero or infinity.
#define POWERS(NAME, LIMIT, BEYOND)                                            \
  static __attribute__((noinline)) double NAME##_extreme(double x) {           \
    double sum, p = NAME##_core(MIN(MAX(x, -BEYOND), BEYOND), &sum);           \
    return is_nan(x) ? x : scale(p, sum);                                      \
  }                                                                            \
  OVERLOAD double NAME(double x) {                                             \
    double sum, p = NAME##_core(x, &sum), y = scale_normal(p, sum);            \
    if (__builtin_expect(!IS_BELOW(x, LIMIT), 0))                              \
      y = NAME##_extreme(x);                                                   \
    return y;                                                                  \
  }

static double exp2_core(double x, double *sum) {
  *sum = x + MAGIC;
  double r = x - (*sum - MAGIC);
  return FMA(POLYNOMIAL(exp2)(r), r, 1.0);
}

static double exp10_core(double x, double *sum) {
  *sum = FMA(x, 0x1.a934f0979a371p+1, MAGIC);
  double n = *sum - MAGIC;
  // log10(2) in two parts
  double exact = FMA(-n, 0x1.34413509f79ffp-2, x);
  double r = FMA(n, 0x1.9dc1da994fd21p-59, exact);
  return FMA(POLYNOMIAL(exp10)(r), r, 1.0);
}

POWERS(exp, 708.0, 760.0)
POWERS(exp2, 1022.0, 1100.0)
POWERS(exp10, 307.0, 330.0)

/// 2^n (e^r - 1) + 2^n - 1. If \p large, a half of it, so that 2^n may be
/// 2^1024.
static double expm1_core(double x, bool large) {
  // No p is above 1/2, nor below -1/4, next to which 2^n p + 2^n - 1 is small.
  double sum = FMA(x - 0x1.e2713p-5, 0x1.71547652b82fep+0, MAGIC);
  double n = sum - MAGIC;
  double r = FMA(-n, LN2, x), low = -n * LN2_LOW;
  double s = r + low;
  low = (r - s) + low;
  double p = s + FMA(s * s, POLYNOMIAL(expm1)(s), low);
  double power = as_double((as_long(sum) + (large ? 1022 : 1023)) << 52);
  // The smaller of the two differences is the exact one.
  return large ? power + FMA(power, p, -0.5) : FMA(power, p, power - 1.0);
}
static __attribute__((noinline)) double expm1_extreme(double x) {
  double y = expm1_core(MIN(MAX(x, -50.0), 710.0), true);
  return is_nan(x) ? x : y + y;
}
OVERLOAD double expm1(double x) {
  double y = COPYSIGN(expm1_core(x, false), x);
  if (__builtin_expect(!IS_BELOW(x, 36.0), 0))
    y = expm1_extreme(x);
  return y;
}

/// (e^a + sign e^-a) unit / 2 of a from 0, where unit is 1 or smaller. e^a is
/// 2^n (1 + p), p = exact + rest.
static double get_hyperbolic(double a, double sign, int shift) {
  exp_sum e = get_exp_sum(a, -0.0);
  double p = e.exact + e.rest;
  double power = as_double((as_long(e.sum) + (1022 + shift)) << 52);
  double h = FMA(power, p, power); // the small part is lost beyond 2^30
  double r = get_short_reciprocal(h, e.sum), error = FMA(-h, r, 1.0);
  r = FMA(r, FMA(error, error, error), r); // tiny where it is subnormal
  double factor = sign * 0.25 * as_double((long)(1023 + 2 * shift) << 52);
  double sum = FMA(factor, r, power), low = FMA(factor, r, power - sum);
  return sum + FMA(power, e.exact, FMA(power, e.rest, low));
}
/// A half of each, so that 2^n may be 2^1025.
static __attribute__((noinline)) double hyperbolic_large(double x) {
  double y = get_hyperbolic(MIN(ABS(x), 710.625), 1.0, -1);
  return is_nan(x) ? x : y + y;
}

OVERLOAD double cosh(double x) {
  double y = get_hyperbolic(ABS(x), 1.0, 0);
  if (__builtin_expect(!IS_BELOW(x, 708.0), 0))
    y = hyperbolic_large(x);
  return y;
}

OVERLOAD double sinh(double x) {
  double z = x * x;
  double near = FMA(x * z, POLYNOMIAL(sinh)(z), x);
  double far = get_hyperbolic(ABS(x), -1.0, 0);
  double y = ABS(x) >= 1.0 ? COPYSIGN(far, x) : near;
  if (__builtin_expect(!IS_BELOW(x, 708.0), 0))
    y = COPYSIGN(hyperbolic_large(x), x);
  return y;
}

OVERLOAD double tanh(double x) {
  double z = x * x;
  double near = FMA(x * z, POLYNOMIAL(tanh)(z), x);
  double sum, a = MIN(ABS(x), 20.0), u = reduce_exp(a + a, &sum);
  double p = FMA(u * u, POLYNOMIAL(exp)(u), u);
  // 1 - 1 / h, h = (e^2a + 1) / 2: 1 - r is exact where it matters.
  double half_power = as_double((as_long(sum) + 1022) << 52);
  double h = FMA(half_power, p, half_power + 0.5);
  double r = __nvvm_rcp_approx_ftz_d(h), error = FMA(-h, r, 1.0);
  double far = FMA(-r, FMA(error, error, error), 1.0 - r);
  return COPYSIGN(ABS(x) >= 0.8 ? far : near, x);
}

//===----------------------------------------------------------------------===//
// Logarithms
//
// x = 2^k m with m between sqrt(1/2) and sqrt(2), and with s = f / (2 + f),
// f = m - 1: log(m) = 2 atanh(s) = f + s (z P(z) - f). The product k log(2) is
// exact in its high part, so that nothing is lost when the two are added.
//===----------------------------------------------------------------------===//

/// The high word of sqrt(1/2): m may be a little smaller.
#define SQRT_HALF_HIGH 0x3fe6a09e

/// x 2^-down > 0, where x is normal, by the exponent of 2 times 2^20 and the
/// rest of m. A number for the exponent is scaled by OF_EXPONENT.
typedef struct {
  double k, f;
} log_parts;
#define OF_EXPONENT(NUMBER) ((NUMBER) * 0x1p-20)
/// What is subtracted from the high word.
static uint get_log_exponent(double x) {
  return (as_uint2(x).y - SQRT_HALF_HIGH) & 0xfff00000;
}
static double add_to_high(double x, uint e) {
  uint2 words = as_uint2(x);
  words.y += e;
  return as_double(words);
}
static log_parts get_log_parts(double x, int down) {
  uint e = get_log_exponent(x);
  double k = (double)((int)e - (down << 20));
  return (log_parts){k, add_to_high(x, -e) - 1.0};
}
/// x, all bits of which f and the exponent have.
static double get_argument(double f, uint e) { return add_to_high(1.0 + f, e); }

/// log(1 + f) - f + extra, where f has been computed from \p x.
static double log_rest(double f, double extra, double x) {
  double d = 2.0 + f;
  double s = divide_by(f, d, get_short_reciprocal(d, x)), z = s * s;
  return FMA(s, FMA(z, POLYNOMIAL(log)(z), -f), extra);
}

static double log_core(double x, int down) {
  log_parts p = get_log_parts(x, down);
  double rest = log_rest(p.f, p.k * OF_EXPONENT(LN2_REST), x);
  return FMA(p.k, OF_EXPONENT(LN2_SHORT), p.f + rest);
}

/// k unit + log(m) factor, both in two parts.
static double scaled_log(double x, int down, double unit, double unit_low,
                         double factor, double factor_low) {
  log_parts p = get_log_parts(x, down);
  double rest = log_rest(p.f, 0.0, x);
  double high = p.f + rest, low = (p.f - high) + rest;
  low = FMA(high, factor_low, low * factor);
  low = FMA(p.k, OF_EXPONENT(unit_low), low);
  return FMA(p.k, OF_EXPONENT(unit), FMA(high, factor, low));
}
static double log2_core(double x, int down) {
  return scaled_log(x, down, 1.0, 0.0, 0x1.71547652b82fep+0,
                    0x1.777d0ffda0d24p-56);
}
static double log10_core(double x, int down) { // log10(2) and log10(e)
  return scaled_log(x, down, 0x1.34413509f79ffp-2, -0x1.9dc1da994fd21p-59,
                    0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57);
}

// Logarithms, of numbers that are not positive and normal apart: by f and the
// exponent, so that x need not be kept.
#define LOGARITHM(ATTRIBUTE, NAME, CORE)                                       \
  static __attribute__((noinline)) double CORE##_extreme(double f, uint e) {   \
    double x = get_argument(f, e);                                             \
    if (x > 0.0 && x < (double)INFINITY)                                       \
      return x < 1.0 ? CORE(x * 0x1p54, 54) : CORE(x, 0);                      \
    return x == 0.0 ? -(double)INFINITY : x > 0.0 ? x : (double)NAN;           \
  }                                                                            \
  ATTRIBUTE double NAME(double x) {                                            \
    bool ordinary = IS_POSITIVE_NORMAL(x);                                     \
    double y = CORE(x, 0);                                                     \
    if (__builtin_expect(!ordinary, 0))                                        \
      y = CORE##_extreme(get_log_parts(x, 0).f, get_log_exponent(x));          \
    return y;                                                                  \
  }
LOGARITHM(, __nv_log, log_core)
LOGARITHM(OVERLOAD, log2, log2_core)
LOGARITHM(OVERLOAD, log10, log10_core)

/// log(1 + x + low) of x > -1, below 2^1020. The sign of a zero is lost.
static double log1p_core(double x, double low) {
  double u = 1.0 + x;
  uint e = get_log_exponent(u);
  double factor = as_double((uint2)(0, 0x3ff00000 - e)); // 2^-k
  double f = FMA(x, factor, factor - 1.0);
  low = FMA(low, factor, FMA(x, factor, (factor - 1.0) - f));
  double k = (double)(int)e;
  // 1 / (1 + f) of low is about 1 - f.
  low = FMA(-low, f, FMA(k, OF_EXPONENT(LN2_REST), low));
  double rest = log_rest(f, low, u);
  const double unit = OF_EXPONENT(LN2_SHORT);
  double y = FMA(k, unit, f), lost = FMA(k, unit, -y) + f;
  return y + (rest + lost);
}

static __attribute__((noinline)) double log1p_extreme(double x) {
  if (x > 0.0)
    return x < (double)INFINITY ? log_core(x, 0) : x;
  return x == -1.0 ? -(double)INFINITY : (double)NAN;
}
OVERLOAD double log1p(double x) {
  double y = COPYSIGN(log1p_core(x, 0.0), x);
  // A test of high words is exact next to -1, whose low word is 0.
  bool ordinary =
      ORDER_OF(x) > ORDER_OF(-1.0) && ORDER_OF(x) < ORDER_OF(0x1p1000);
  if (__builtin_expect(!ordinary, 0))
    y = log1p_extreme(x);
  return y;
}

/// log(2 x) of x > 0.
static double log_of_twice(double x) {
  return x < (double)INFINITY ? log_core(x, -1) : x;
}
/// Below 1, and from 2^60 on.
static __attribute__((noinline)) double acosh_extreme(double x) {
  return x < 1.0 ? (double)NAN : log_of_twice(x);
}
OVERLOAD double acosh(double x) {
  double t = x - 1.0;
  // sqrt(t (t + 2)) in two parts, which is not less than t
  double z = FMA(t, t, t + t), rest = FMA(t, t, (t + t) - z);
  double r = reciprocal_root(z + 0x1p-600), s = z * r;
  double low = (FMA(-s, s, z) + rest) * (0.5 * r), v = t + s;
  double y = log1p_core(v, ((s - v) + t) + low);
  bool ordinary = ORDER_OF(x) >= ORDER_OF(1.0) && IS_BELOW(x, 0x1p60);
  if (__builtin_expect(!ordinary, 0))
    y = acosh_extreme(x);
  return y;
}

static __attribute__((noinline)) double asinh_extreme(double x) {
  return COPYSIGN(log_of_twice(ABS(x)), x);
}
/// log(1 + |x| + sqrt(x^2 + 1) - 1)
OVERLOAD double asinh(double x) {
  double a = ABS(x), z = FMA(a, a, 1.0);
  // The root in two parts.
  double r = reciprocal_root(z), s = z * r;
  double error = FMA(a, a, FMA(-s, s, 1.0));
  double w = s - 1.0, sum = a + w;
  double low = FMA(error, 0.5 * r, (a - sum) + w), v = sum + low;
  double y = COPYSIGN(log1p_core(v, (sum - v) + low), x);
  if (__builtin_expect(!IS_BELOW(x, 0x1p60), 0))
    y = asinh_extreme(x);
  return y;
}

static __attribute__((noinline)) double atanh_extreme(double x) {
  return ABS(x) == 1.0 ? COPYSIGN((double)INFINITY, x) : (double)NAN;
}
OVERLOAD double atanh(double x) {
  double a = ABS(x), d = 1.0 - a, r = get_reciprocal(d), v = (a + a) * r;
  double lost = (1.0 - d) - a; // of d
  double low = FMA(-v, lost, FMA(-v, d, a + a)) * r;
  double y = COPYSIGN(0.5 * log1p_core(v, low), x);
  if (__builtin_expect(!IS_BELOW(x, 1.0), 0))
    y = atanh_extreme(x);
  return y;
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// log(a) of a > 0 to some 2^-65, relatively: k log(2) + 2 s + s^3 (2/3 + z
/// P(z)), s = f / (2 + f), z = s^2.
static pair log_pair(double a, int down) {
  log_parts p = get_log_parts(a, down);
  double f = p.f, d = 2.0 + f, r = get_short_reciprocal(d, a);
  double error = FMA(-d, r, 1.0);
  r = FMA(r, FMA(error, error, error), r);
  double s = f * r;
  double lost = f - (d - 2.0);
  double s_low = FMA(-s, lost, FMA(-s, d, f)) * r;
  double z = s * s, z_low = FMA(s, s, -z);
  z_low = FMA(s + s, s_low, z_low);
  const double third = 0x1.5555555555555p-1, third_low = 0x1.5555555555555p-55;
  double t = z * POLYNOMIAL(log_pair)(z);
  double w = third + t, w_low = ((third - w) + t) + third_low;
  double c = s * z, c_low = FMA(s, z_low, FMA(s, z, -c));
  c_low = FMA(s_low, z, c_low);
  double q = c * w, q_low = FMA(c, w_low, FMA(c, w, -q));
  q_low = FMA(c_low, w, q_low);
  double h = s + s, sum = h + q;
  double low = FMA(2.0, s_low, (h - sum) + q) + q_low;
  // log(2) in two parts, of which the first has 42 bits
  double kl = p.k * OF_EXPONENT(0x1.62e42fefa38p-1), whole = kl + sum;
  low = FMA(p.k, OF_EXPONENT(0x1.ef35793c7673p-45), ((kl - whole) + sum) + low);
  double high = whole + low;
  return (pair){high, (whole - high) + low};
}

/// e^(high + low)
static double exp_pair(double high, double low) {
  bool inside = ABS(high) < 760.0;
  double v = inside ? high : COPYSIGN(760.0, high);
  exp_sum e = get_exp_sum(v, inside ? low : 0.0);
  return scale(1.0 + (e.exact + e.rest), e.sum);
}

static double pow_extreme(double a, double y) {
  return is_nan(a) || is_nan(y)   ? a + y
         : (a > 1.0) == (y > 0.0) ? (double)INFINITY
                                  : 0.0;
}
static double pow_core(double a, double y, double y_low, bool exact) {
  normal_parts n = make_normal(a);
  pair l = log_pair(n.x, n.down);
  double high = y * l.high;
  double low = FMA(y, l.low, FMA(y, l.high, -high));
  low = exact ? low : FMA(y_low, l.high, low);
  return exp_pair(high, low);
}
static double pow_plain(double a, double y, double *logarithm) {
  pair l = log_pair(a, 0);
  double high = y * l.high;
  *logarithm = high;
  exp_sum e = get_exp_sum(high, FMA(y, l.low, FMA(y, l.high, -high)));
  return scale_normal(1.0 + (e.exact + e.rest), e.sum);
}

//===----------------------------------------------------------------------===//
// Roots and norms
//===----------------------------------------------------------------------===//

static __attribute__((noinline)) double rsqrt_extreme(double x) {
  if (x > 0.0 && x < (double)INFINITY)
    return x < 1.0 ? reciprocal_root(x * 0x1p54) * 0x1p27 : reciprocal_root(x);
  return x < 0.0 ? (double)NAN : get_short_root(x);
}
double __nv_rsqrt(double x) {
  double y = reciprocal_root(x);
  if (__builtin_expect(!IS_POSITIVE_NORMAL(x), 0))
    y = rsqrt_extreme(x);
  return y;
}

/// Of a positive normal a = m 8^n, m near 1 to 8: r = 1 / cbrt(m) to 22 bits,
/// y = m r^2 and error = 1 - m r^3.
typedef struct {
  double r, y, error;
  int n;
} cube;
static cube get_cube(double a) {
  uint2 words = as_uint2(a);
  int n = (int)mul_hi(words.y, (uint)(0x1p12 / 3)) - 341;
  words.y -= (uint)n * 0x300000;
  double m = as_double(words);
  double r =
      (double)__nvvm_ex2_approx_f(__nvvm_lg2_approx_f((float)m) * (-1.0f / 3));
  double y = m * (r * r); // The square is exact.
  return (cube){r, y, FMA(-r, y, 1.0), n};
}
/// y (1 - error)^(-2/3)
static double cbrt_core(double a) {
  cube c = get_cube(a);
  double y = FMA(c.y * c.error, FMA(c.error, 5.0 / 9, 2.0 / 3), c.y);
  return times_power(y, c.n);
}
/// r (1 - error)^(-1/3)
static double rcbrt_core(double a) {
  cube c = get_cube(a);
  double y = FMA(c.r * c.error, FMA(c.error, 2.0 / 9, 1.0 / 3), c.r);
  return times_power(y, -c.n);
}
static __attribute__((noinline)) double cbrt_extreme(double x) {
  double a = ABS(x);
  if (a > 0.0 && a < (double)INFINITY) {
    double y = a < 1.0 ? cbrt_core(a * 0x1p54) * 0x1p-18 : cbrt_core(a);
    return COPYSIGN(y, x);
  }
  return x;
}
OVERLOAD double cbrt(double x) {
  double y = COPYSIGN(cbrt_core(ABS(x)), x);
  if (__builtin_expect(!IS_POSITIVE_NORMAL(ABS(x)), 0))
    y = cbrt_extreme(x);
  return y;
}
/// Of others, the reciprocal of 0, infinity or NaN.
static __attribute__((noinline)) double rcbrt_extreme(double x) {
  double a = ABS(x);
  if (a > 0.0 && a < (double)INFINITY) {
    double y = a < 1.0 ? rcbrt_core(a * 0x1p54) * 0x1p18 : rcbrt_core(a);
    return COPYSIGN(y, x);
  }
  return __nvvm_rcp_approx_ftz_d(x);
}
double __nv_rcbrt(double x) {
  double y = COPYSIGN(rcbrt_core(ABS(x)), x);
  if (__builtin_expect(!IS_POSITIVE_NORMAL(ABS(x)), 0))
    y = rcbrt_extreme(x);
  return y;
}

//===----------------------------------------------------------------------===//
// Remainders
//===----------------------------------------------------------------------===//

/// Of finite x and y != 0, in integers: mantissas are divided 11 bits of the
/// quotient at a time.
static division divide_slowly(double x, double y) {
  const ulong fraction = 0xfffffffffffff;
  int ey = (int)(as_long(y) >> 52), ex = (int)(as_long(x) >> 52);
  ulong my = (as_long(y) & fraction) | (ey ? fraction + 1 : 0);
  ulong rest = (as_long(x) & fraction) | (ex ? fraction + 1 : 0);
  ey = ey ? ey : 1;
  int shift = (ex ? ex : 1) - ey;
  uint quotient = 0;
  if (shift < 0) // less than y
    return (division){x, 0};
  for (;;) {
    int step = shift > 11 ? 11 : shift;
    rest <<= step;
    ulong q = rest / my;
    rest -= q * my;
    quotient = (quotient << step) + (uint)q;
    shift -= step;
    if (!shift)
      break;
  }
  // rest 2^(ey - 1075)
  int up = ey > 1023 ? ey - 1023 : 0;
  double unit = as_double((long)(ey - up) << 52); // 2^(ey - up - 1023)
  double r = (double)rest * 0x1p-52;              // below 2
  return (division){r * unit * as_double((long)(up + 1023) << 52), quotient};
}

//===----------------------------------------------------------------------===//
// Error functions
//===----------------------------------------------------------------------===//

OVERLOAD double erf(double x) {
  double a = limit_to(ABS(x), 7.5); // NaN may have any row
  uint row = get_multiple(a, MAGIC_OF(0.25)) & 31;
  return COPYSIGN(evaluate_piece(a, table_erf_double[row], 16), x);
}

/// e^(y^2) erfc(y) of y = x + x_low from 0 to 28.
static pair get_erfcx(double x, double x_low) {
  uint row = (as_uint2(FMA(x, 2.0, 2.0)).y >> 17) & 63;
  const constant double *c = table_erfcx_double[row];
  return normalize(get_piece((x - c[0]) + x_low, c, 16));
}
/// Of larger x, by the asymptotic series.
static __attribute__((noinline)) double erfcx_far(double x) {
  // 1 / sqrt(pi) in two parts
  const double k = 0x1.20dd750429b6dp-1, k_low = 0x1.1ae3a914fed8p-57;
  if (x == (double)INFINITY)
    return 0.0;
  if (x > 0x1p60) // 2^-100 / sqrt(pi) by 2^-100 x
    return divide(0x1p-100 * k, 0x1p-100 * x);
  double r = get_reciprocal(x), error = FMA(-r, x, 1.0), v = 0.5 * (r * r);
  double p = 10395.0;
  p = FMA(p, v, -945.0);
  p = FMA(p, v, 105.0);
  p = FMA(p, v, -15.0);
  p = FMA(p, v, 3.0);
  p = FMA(p, v, -1.0);
  return FMA(r, k, r * FMA(k, FMA(p, v, error), k_low));
}

OVERLOAD double erfc(double x) {
  double a = MIN(ABS(x), 27.5), z = FMA(a, a, 1.0) - 1.0;
  pair g = get_erfcx(a, -0.0);
  double y = times_exp(-z, FMA(-a, a, z), g.high, g.low);
  y = x < 0.0 ? 2.0 - y : y;
  return is_nan(x) ? x : y;
}

double __nv_normcdf(double x) {
  // sqrt(1/2) in two parts
  const double s = 0x1.6a09e667f3bcdp-1, s_low = -0x1.bdd3413b26456p-55;
  double b = MIN(ABS(x), 39.0);
  double a = b * s, a_low = FMA(b, s_low, FMA(b, s, -a));
  double z = FMA(0.5 * b, b, 1.0) - 1.0;
  pair g = get_erfcx(a, a_low);
  double y = times_exp(-z, FMA(-0.5 * b, b, z), 0.5 * g.high, 0.5 * g.low);
  y = x > 0.0 ? 1.0 - y : y;
  return is_nan(x) ? x : y;
}

double __nv_erfcx(double x) {
  const double last = 28.0;
  pair g = get_erfcx(MIN(ABS(x), last), -0.0);
  double y = get_sum(g);
  if (__builtin_expect(x > last, 0))
    y = erfcx_far(x);
  if (x < 0.0) {
    // Twice 2^n (1 + exact + rest) - y / 2
    double b = MIN(ABS(x), 26.632), z = b * b; // beyond, infinity
    exp_sum e = get_exp_sum(z, FMA(b, b, -z));
    double power = as_double((as_long(e.sum) + 1023) << 52);
    double high = FMA(g.high, -0.5, power);
    double low = FMA(g.high, -0.5, power - high);
    low = FMA(power, e.rest, FMA(g.low, -0.5, low));
    y = high + FMA(power, e.exact, low);
    y += y;
  }
  return is_nan(x) ? x : y;
}

//===----------------------------------------------------------------------===//
// Inverse error functions
//===----------------------------------------------------------------------===//

/// log(x) of a positive normal x, in two parts.
static pair log_in_parts(double x) {
  log_parts p = get_log_parts(x, 0);
  const double unit = OF_EXPONENT(LN2_SHORT);
  double sum = p.f + log_rest(p.f, p.k * OF_EXPONENT(LN2_REST), x);
  double y = FMA(p.k, unit, sum);
  return (pair){y, FMA(p.k, unit, -y) + sum};
}

/// erfinv(|x|) root from 0.992 on by the logarithm of rest = 1 - x^2, whose
/// rounding error is seen; NaN of a negative rest or NaN.
static __attribute__((noinline)) double erfinv_far(double rest, double root) {
  pair l = log_in_parts(rest);
  if (!IS_POSITIVE_NORMAL(rest))
    l = (pair){__nv_log(rest), 0.0};
  const double square = RINT(root * root);
  double z = MIN(l.high * -square, 2000.0), r = reciprocal_root(z);
  double s = z * r;
  double low = FMA(l.low, -square, FMA(-s, s, z)) * (0.5 * r);
  double inverse = root * get_reciprocal(s);
  double p = l.high > -37.0 ? POLYNOMIAL(erfinv_far)(inverse - 0.328125)
                            : POLYNOMIAL(erfinv_end)(inverse - 0.1015625);
  double y = s + FMA(s, p, low);
  y = l.high > -(double)INFINITY ? y : (double)INFINITY;
  return is_nan(l.high) ? l.high : y;
}
/// The inverse functions are x times a line in log(1 - x^2) and a rest, where
/// this is not true of 1 - x^2.
#define IS_FAR(rest) __builtin_expect(!(ORDER_OF(rest) >= ORDER_OF(0x1p-6)), 0)
/// A double just below erfinv(x) / x at 0, so that no rest is negative there,
/// which would be the sign of erfinv(-0).
#define ERFINV_FIRST 0x1.c5bf891b4ef6ap-1
#define ERFINV_SLOPE -0.2421875
#define NORMCDFINV_FIRST 0x1.40d931ff62706p-1
#define NORMCDFINV_SLOPE -0.171875

double __nv_erfinv(double x) {
  double rest = FMA(-x, x, 1.0);
  bool far = IS_FAR(rest);
  pair l = log_in_parts(rest);
  pair line = get_line(l.high, ERFINV_FIRST, ERFINV_SLOPE);
  double low = POLYNOMIAL(erfinv_near)(l.high) + line.low;
  double y = FMA(x, line.high, x * low);
  if (far)
    y = COPYSIGN(erfinv_far(rest, 1.0), x);
  return y;
}

// 1 - x is t + low, of which low by about the result / t^2 is added to the
// factor of t. Where t is below 1/2, there is no low.

double __nv_erfcinv(double x) {
  double rest = FMA(-x, x, x + x);
  bool far = IS_FAR(rest);
  pair l = log_in_parts(rest);
  double t = 1.0 - x, low = (1.0 - t) - x;
  pair line = get_line(l.high, ERFINV_FIRST, ERFINV_SLOPE);
  low = FMA(low, 1.65, POLYNOMIAL(erfinv_near)(l.high)) + line.low;
  double y = FMA(t, line.high, t * low);
  if (far)
    y = COPYSIGN(erfinv_far(rest, 1.0), t);
  return y;
}
/// -sqrt(2) erfcinv(2 x)
double __nv_normcdfinv(double x) {
  double much = 4.0 * x, rest = FMA(-much, x, much);
  bool far = IS_FAR(rest);
  pair l = log_in_parts(rest);
  double t = FMA(4.0, x, -2.0), low = FMA(4.0, x, -2.0 - t);
  pair line = get_line(l.high, NORMCDFINV_FIRST, NORMCDFINV_SLOPE);
  low = FMA(low, -0.59, POLYNOMIAL(normcdfinv_near)(l.high)) + line.low;
  double y = FMA(t, line.high, t * low);
  if (far)
    y = COPYSIGN(erfinv_far(rest, 0x1.6a09e667f3bcdp+0), t);
  return y;
}

//===----------------------------------------------------------------------===//
// Gamma functions
//===----------------------------------------------------------------------===//

/// log(gamma(a)) of a >= 0: below 3 by that of 1 + y between 0 and 1, which is
/// y (y - 1) P(y), or else by Stirling's series.
static double lgamma_core(double a) {
  bool below1 = a < 1.0, below2 = a < 2.0, near = a < 3.0;
  double l = __nv_log(near && !below1 ? a - 1.0 : a);
  double y = below1 ? a : below2 ? a - 1.0 : a - 2.0;
  double v = FMA(y * (y - 1.0), POLYNOMIAL(lgamma)(y), 0.0); // never -0
  double low = below1 ? v - l : below2 ? v : v + l;
  double b = MAX(MIN(a, 0x1p300), 1.0), r = get_reciprocal(b);
  double series = FMA(POLYNOMIAL(stirling)(r * r), r,
                      0x1.acfe390c97d69p-2); // (log(2 pi) - 1) / 2
  double high = FMA(a - 0.5, l - 1.0, series);
  return near ? low : high;
}

OVERLOAD double lgamma(double x) {
  double a = ABS(x);
  double r = lgamma_core(a);
  if (__builtin_expect(x < 0.0 && a > 0x1p-60, 0)) {
    // gamma(-a) gamma(a) = -pi / (a sin(pi a))
    double s = a < 0x1p52 ? ABS(a * sinpi(a)) : 0.0;
    r = 0x1.250d048e7a1bdp+0 - __nv_log(s) - r; // log(pi)
    r = s > 0.0 ? r : (double)INFINITY;
  }
  return r;
}
SPACES(LGAMMA_R, )

static pair sinpi_pair(double a) {
  turns t = reduce_turns(a, 0);
  double angle = t.r * PI;
  reduced of = {angle, FMA(t.r, -PI_LOW, FMA(-t.r, PI, angle)), t.n};
  sine_and_cosine both = get_both(of);
  bool odd = of.n & 1;
  return (pair){negate_by(of.n, odd ? both.cosine : both.sine),
                negate_by(of.n, odd ? both.cosine_low : both.sine_low)};
}

/// Of less than 2^-60, from 200 on and of NaN: infinity or, below 0, a zero.
static __attribute__((noinline)) double tgamma_extreme(double x) {
  if (ABS(x) < 1.0) {
    double r = 0x1p64 * get_reciprocal(0x1p64 * x);
    return x == 0.0 ? COPYSIGN((double)INFINITY, x) : r;
  }
  double n = __builtin_elementwise_floor(x);
  double zero = n == x ? (double)NAN : is_odd(n) ? -0.0 : 0.0;
  return x < 0.0 ? zero : x + (double)INFINITY;
}
/// Below 4 by a polynomial, or else by Stirling's series with log(gamma) in two
/// parts.
OVERLOAD double tgamma(double x) {
  double a = ABS(x);
  bool near = a < 4.0;
  pair g = gamma_near(a);

  double b = near ? 4.0 : a;
  pair l = log_pair(b, 0);
  double t = b - 0.5;
  double h = t * l.high, h_low = FMA(t, l.low, FMA(t, l.high, -h));
  double r = get_reciprocal(b);
  // log(2 pi) / 2 in two parts
  const double half_log = 0x1.d67f1c864beb5p-1,
               half_log_low = -0x1.65b5a1b7ff5dfp-55;
  double series = FMA(POLYNOMIAL(stirling)(r * r), r, half_log_low);
  double difference = h - b, high = difference + half_log;
  double low = ((h - difference) - b) + (half_log - (high - difference));
  low += h_low + series;
  double sum = high + low;
  low = (high - sum) + low;
  double y = near ? g.high + g.low : exp_pair(sum, low);
  if (x < 0.0) {
    pair p = reflect(a, near ? g : (pair){1.0, 0.0});
    y = near ? p.high + p.low : times_exp(-sum, -low, p.high, p.low);
  }
  if (__builtin_expect(!IS_BETWEEN(x, 0x1p-60, 200.0), 0))
    y = tgamma_extreme(x);
  return y;
}

//===----------------------------------------------------------------------===//
// Modified Bessel functions: pieces, or from 9 on e^x (1 + P(1 / x - 1/16)) /
// sqrt(2 pi x)
//===----------------------------------------------------------------------===//

static pair bessel_root(double a) {
  const double k = 0x1.9884533d43651p-2, k_low = -0x1.cbc0d30ebfd15p-56;
  double r = reciprocal_root(a), s = a * r;
  double error = FMA(-FMA(a, r, -s), r, FMA(-s, r, 1.0)); // 1 - a r^2
  double y = r * k, low = FMA(r, k_low, FMA(r, k, -y));
  return (pair){y, FMA(y, 0.5 * error, low)};
}

/// e^a (1 + p) / sqrt(2 pi a)
static double bessel_i_far(double a, double p) {
  pair r = bessel_root(a);
  double rest = FMA(r.high, p, r.low), y = r.high + rest;
  return times_exp(a, 0.0, y, (r.high - y) + rest);
}

static double bessel_i_near(double a, const constant double (*table)[16]) {
  return evaluate_piece(a, table[get_multiple(MIN(a, 9.0), MAGIC_OF(0.5))], 14);
}

static __attribute__((noinline)) double bessel_i0_far(double a) {
  double b = MIN(a, 800.0);
  return bessel_i_far(b, POLYNOMIAL(i0_far)(get_reciprocal(b) - 0.0625));
}
double __nv_cyl_bessel_i0(double x) {
  double a = ABS(x), y = bessel_i_near(a, table_i0_double);
  if (__builtin_expect(a > 9.0, 0))
    y = bessel_i0_far(a);
  return y;
}
static __attribute__((noinline)) double bessel_i1_far(double a) {
  double b = MIN(a, 800.0);
  return bessel_i_far(b, POLYNOMIAL(i1_far)(get_reciprocal(b) - 0.0625));
}
double __nv_cyl_bessel_i1(double x) {
  double a = ABS(x), y = bessel_i_near(a, table_i1_double);
  if (__builtin_expect(a > 9.0, 0))
    y = bessel_i1_far(a);
  return COPYSIGN(y, x);
}

//===----------------------------------------------------------------------===//
// Bessel functions
//
// Below 8, both are pieces, which have small relative errors next to a zero as
// well; below 1/4, Y is a polynomial plus 2/pi log(x) J. Above, both are size
// sqrt(1/x) times the cosine or sine of x + phase, reduced as for sin, or
// beyond 10^5 expanded in the phase, which is small. Next to a zero, the error
// is an absolute one there.
//===----------------------------------------------------------------------===//

static __attribute__((noinline)) double
bessel_large(double x, int order, double phase, bool second) {
  // cos(x + phase - pi/4 - order pi/2), or sin
  const double root = 0x1.6a09e667f3bcdp-1;
  double s = sin_large(x, 0), c = sin_large(x, 1);
  double cosine = order ? s - c : c + s, sine = order ? -s - c : s - c;
  double y = second ? FMA(cosine, phase, sine) : FMA(-sine, phase, cosine);
  return y * root;
}

/// x - pi/4 + phase = n pi/2 + rest + low
typedef struct {
  double rest, low;
  int n; // its last bits
} quarter_turns;
static quarter_turns turn_back(double x, double phase) {
  double sum = FMA(x, 0x1.45f306dc9c883p-1, -0.5) + MAGIC;
  double n = (sum - MAGIC) + 0.5;
  double rest = FMA(-n, 0x1.921fb54442d18p+0, x);
  double low = FMA(n, -0x1.1a62633145c07p-54, phase);
  return (quarter_turns){rest, low, (int)as_long(sum)};
}

static double bessel_far(double x, int order, bool second) {
  if (x == (double)INFINITY)
    return 0.0;
  double root = reciprocal_root(x), u = root * root, v = u * u;
  double phase = u * (order ? POLYNOMIAL(phase1)(v) : POLYNOMIAL(phase0)(v));
  double size = root * (order ? POLYNOMIAL(size1)(v) : POLYNOMIAL(size0)(v));
  if (__builtin_expect(x > LARGE, 0))
    return size * bessel_large(x, order, phase, second);
  quarter_turns q = turn_back(x, phase);
  double r = q.rest + q.low;
  int n = q.n - order + (second ? 0 : 1);
  return size * get_sine((reduced){r, (r - q.rest) - q.low, n});
}

static double bessel_j_double(double x, int order,
                              const constant double (*table)[16]) {
  const double last = 7.875; // in the last row
  const double down = 0.125; // so that multiples are rounded down
  double a = ABS(x);
  uint row = get_multiple(MIN(a, last) - down, MAGIC_OF(0.25));
  double y = evaluate_piece(a, table[row], 13);
  return a > 8.0 ? bessel_far(a, order, false) : y;
}
double __nv_j0(double x) { return bessel_j_double(x, 0, table_j0_double); }
double __nv_j1(double x) {
  return COPYSIGN(1.0, x) * bessel_j_double(x, 1, table_j1_double);
}

#define TWO_BY_PI 0x1.45f306dc9c883p-1
#define TWO_BY_PI_LOW -0x1.6b01ec5417056p-55
/// Of x from 1/4 and below 8.
static double bessel_y_near(double x, const constant double (*table)[16]) {
  const uint least = 0x3fce0000; // of 0.234375, in row 0
  uint row = (as_uint2(x).y - least) >> 17;
  return evaluate_piece(x, table[row], 15);
}
/// Of other x, which are below 1/4, 0 or NaN. The logarithm and the reciprocal,
/// which are the larger parts, have two.
static __attribute__((noinline)) double y0_of_log(double x) {
  normal_parts n = make_normal(x);
  pair l = log_pair(n.x, n.down);
  double h = TWO_BY_PI * l.high, low = FMA(TWO_BY_PI, l.high, -h);
  low = FMA(TWO_BY_PI, l.low, FMA(TWO_BY_PI_LOW, l.high, low));
  double rest = FMA(h, __nv_j0(x) - 1.0, polynomial_y0_near_double(x * x));
  double y = h + (low + rest);
  return x > 0.0 ? y : x == 0.0 ? -(double)INFINITY : (double)NAN;
}
static __attribute__((noinline)) double y1_of_log(double x) {
  double r = 1.0 / x, h = -TWO_BY_PI / x;
  double low = -(FMA(h, x, TWO_BY_PI) + TWO_BY_PI_LOW) * r;
  double rest = x * polynomial_y1_near_double(x * x);
  rest = FMA(TWO_BY_PI * __nv_log(x), __nv_j1(x), rest);
  double y = x > 0x1p-1020 ? h + (low + rest) : h;
  return x > 0.0 ? y : x == 0.0 ? -(double)INFINITY : (double)NAN;
}
double __nv_y0(double x) {
  if (x >= 8.0)
    return bessel_far(x, 0, true);
  return x >= 0.25 ? bessel_y_near(x, table_y0_double) : y0_of_log(x);
}
double __nv_y1(double x) {
  if (x >= 8.0)
    return bessel_far(x, 1, true);
  return x >= 0.25 ? bessel_y_near(x, table_y1_double) : y1_of_log(x);
}

/// Upward where that is stable, or else downward from far above, normalized by
/// J of order 0 or 1, the larger one.
double __nv_jn(int n, double x) {
  if (n < 0)
    return (double)NAN;
  double a = ABS(x), j0 = __nv_j0(a), j1 = __nv_j1(a);
  double result;
  if (n < 2) {
    result = n ? j1 : j0;
  } else if (a < 1e-8) { // the first term of the series, (a / 2)^n / n!
    result = 1.0;
    for (int k = 1; k <= n && result != 0.0; ++k)
      result *= 0.5 * a / k;
  } else if (n <= a) {
    double by_x = a < (double)INFINITY ? 2.0 / a : 0.0;
    double before = j0;
    result = j1;
    for (int k = 1; k < n; ++k) {
      double next = FMA(k * by_x, result, -before);
      before = result;
      result = next;
    }
  } else {
    double by_x = 2.0 / a, above = 0.0, here = 0x1p-900, wanted = 0.0;
    int first = n + (int)SQRT(60.0f * n) + 10;
    first = n > 1000000 ? n + 8000 : first;
    for (int k = first; k > 0; --k) {
      wanted = k == n ? here : wanted;
      double below = FMA(k * by_x, here, -above);
      above = here;
      here = below;
      if (ABS(here) > 0x1p900)
        here *= 0x1p-900, above *= 0x1p-900, wanted *= 0x1p-900;
    }
    result = ABS(j0) > ABS(j1) ? wanted / here * j0 : wanted / above * j1;
  }
  result = x < 0.0 && n & 1 ? -result : result;
  return is_nan(x) ? x : result;
}

double __nv_yn(int n, double x) {
  if (n < 0)
    return (double)NAN;
  double before = __nv_y0(x), here = __nv_y1(x);
  if (n == 0)
    return before;
  double by_x = 2.0 / x;
  for (int k = 1; k < n && ABS(here) < (double)INFINITY; ++k) {
    double next = FMA(k * by_x, here, -before);
    before = here;
    here = next;
  }
  return here;
}

//===----------------------------------------------------------------------===//
// Bessel functions of floats
//
// Below 8, a table's row for the exponent and three bits of the mantissa has a
// polynomial of floats, which is one in the distance from a zero if one is
// near. Above, the phase is a double, for the zeros.
//===----------------------------------------------------------------------===//

/// Of 0 <= x < 8.
static float bessel_piece(float x, const constant float (*table)[16]) {
  const float least = 0.234375f; // of row 0
  uint bits = as_uint(__builtin_elementwise_maxnum(x, least));
  const constant float *c = table[(bits - as_uint(least)) >> 20];
  float t = x - c[0], p = c[9];
  for (int i = 8; i > 3; --i)
    p = __builtin_elementwise_fma(p, t, c[i]);
  p = __builtin_elementwise_fma(p, t, c[2]);
  return c[1] + __builtin_elementwise_fma(c[3], t, p);
}

/// Of x that are large, or no numbers.
static __attribute__((noinline)) float bessel_beyond(float x, int order,
                                                     bool second) {
  return (float)bessel_far(x, order, second);
}
/// Of x from 8 on. 30 bits of all but the phase are enough.
static float bessel_far_short(float number, int order, bool second) {
  double x = number, root = reciprocal_root(x), u = root * root, v = u * u;
  double phase =
      u * (order ? POLYNOMIAL(phase1_short)(v) : POLYNOMIAL(phase0_short)(v));
  double size = order ? POLYNOMIAL(size1_short)(v) : POLYNOMIAL(size0_short)(v);
  quarter_turns q = turn_back(x, phase);
  double r = q.rest + q.low, z = r * r;
  int n = q.n - order + (second ? 0 : 1), odd = n & 1;
  double m = odd ? 1.0 : r;
  double first, p = POLYNOMIAL(sin_or_cos_short)(z, odd, &first);
  double y = negate_by(n, FMA(m * z, FMA(p, z, first), m));
  float result = (float)(root * size * y);
  if (__builtin_expect(!(number <= (float)LARGE), 0))
    result = bessel_beyond(number, order, second);
  return result;
}

static float bessel_j(float x, int order, const constant float (*table)[16]) {
  float a = __builtin_elementwise_abs(x);
  return a < 8.0f ? bessel_piece(a, table) : bessel_far_short(a, order, false);
}
float __nv_j0f(float x) { return bessel_j(x, 0, table_j0); }
float __nv_j1f(float x) {
  return __builtin_elementwise_copysign(1.0f, x) * bessel_j(x, 1, table_j1);
}

#define BESSEL_Y(NAME, ORDER)                                                  \
  static __attribute__((noinline)) float NAME##_small(float x) {               \
    return (float)__nv_##NAME(x);                                              \
  }                                                                            \
  float __nv_##NAME##f(float x) {                                              \
    if (x >= 8.0f)                                                             \
      return bessel_far_short(x, ORDER, true);                                 \
    return x >= 0.25f ? bessel_piece(x, table_##NAME) : NAME##_small(x);       \
  }
BESSEL_Y(y0, 0)
BESSEL_Y(y1, 1)

float __nv_jnf(int n, float x) { return (float)__nv_jn(n, x); }
float __nv_ynf(int n, float x) { return (float)__nv_yn(n, x); }

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

VECTORS_OF_BOTH(double)

VECTORS(BY_ELEMENT, cos, double)
VECTORS(BY_ELEMENT, exp, double)
VECTORS(BY_ELEMENT, exp10, double)
VECTORS(BY_ELEMENT, exp2, double)
VECTORS(BY_ELEMENT, sin, double)
VECTORS(BY_ELEMENT, tan, double)

VECTORS(BY_ELEMENT, cosh, double)
VECTORS(BY_ELEMENT, logb, double)
VECTORS(BY_ELEMENT, log2, double)
VECTORS(BY_ELEMENT, sinh, double)
VECTORS(BY_ELEMENT, tanh, double)

VECTORS(BY_ELEMENTS, ldexp, double, int)

VECTORS(BY_ELEMENT_WITH_IN_SPACES, frexp, double, int)
VECTORS(BY_ELEMENT_WITH_IN_SPACES, sincos, double, double)
