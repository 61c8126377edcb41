//===-- real-functions.h - Functions of floats and doubles ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inverse trigonometric functions, powers, remainders and norms for float.cl
// and double.cl, which define the functions declared here, the requirements of
// real.h, and
//
//   PI, PI_LOW          pi in two parts
//   POLYNOMIAL(NAME)    the name of a polynomial of the type
//   CUDA_NAME(NAME)     __nv_NAME with the type's suffix
//   INTEGER             a signed integer of the type's size
//   AS_INTEGER(x)       the bits of x
//   AS_REAL(n)          the number with the bits n
//   ATAN_MULTIPLE       of the argument, which is added to a smaller rest of
//                       atan
//   RECIPROCAL(x)       1 / x of a normal number with a normal result
//   RECIPROCAL_ROOT(x)  1 / sqrt(x)
//   NORMAL_ROOT(x), NORMAL_RECIPROCAL_ROOT(x)
//                       the roots of a positive normal number
//   IS_POSITIVE_FINITE(x)
//   IS_POSITIVE_NORMAL(x)
//                       false also of some of the largest and smallest doubles
//   IS_BELOW(x, LIMIT)  |x| < LIMIT, of a limit with few bits
//   LARGE_LOGARITHM     of a power, above which the power may be none
//   IS_DIVISOR(x)       whether x > 0 suits RECIPROCAL, and no remainder by it
//                       is lost to subnormal numbers
//   QUOTIENT_BITS       bits of a quotient that RECIPROCAL has for certain
//   IS_NORM(x)          whether a sum of squares x lost nothing; others are
//                       formed again of numbers with a factor, which is
//   SCALE_LARGE, SCALE_SMALL
//                       a power of two
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEVICE_LIB_REAL_FUNCTIONS_H
#define Q7X2_DEVICE_LIB_REAL_FUNCTIONS_H

#include "real.h"

/// NaN if an operand is.
#define MAXIMUM __builtin_elementwise_maximum

static REAL get_sum(pair p) { return p.high + p.low; }
/// The same value with a second part that is smaller than the last place of the
/// first, of a first part that is the larger one.
static pair normalize(pair p) {
  REAL high = get_sum(p);
  return (pair){high, (p.high - high) + p.low};
}

/// first and low + t (slope + (slope_low + t P(t))) of a table's row with \p
/// count numbers, of which the first is the center that t is the distance from.
static pair get_piece(REAL t, const constant REAL *row, int count) {
  REAL p = row[count - 1];
  for (int i = count - 2; i > 3; --i)
    p = FMA(p, t, row[i]);
  return (pair){row[1], FMA(row[3], t, FMA(p, t, row[2]))};
}

//===----------------------------------------------------------------------===//
// Inverse trigonometric functions, but for their quotients and roots
//===----------------------------------------------------------------------===//

/// atan(r) for |r| <= 1 is that of r's multiple and a rest, which is smaller
/// than atan(r) - r.
static REAL atan_rest(REAL r);
/// atan(r) by its rest, plus 0, pi/2 or pi. A sum below 1 is exact, as its last
/// place is that of atan(r), and above 1 the last place of atan(r) is smaller.
static REAL finish_atan(REAL r, REAL rest, REAL start) {
  return start + FMA(r, ATAN_MULTIPLE, FMA(start, PI_LOW / PI, rest));
}

static REAL negate_if(bool condition, REAL x);

/// atan2(y, x) of which \p q is the smaller of |x| and |y| by the larger one,
/// which is a number.
static REAL get_angle(REAL y, REAL x, REAL q) {
  bool beyond = ABS(y) > ABS(x), left = is_negative(x);
  REAL start = beyond ? (REAL)0.5 * PI : left ? PI : (REAL)0;
  q = negate_if(beyond != left, q);
  return COPYSIGN(finish_atan(q, atan_rest(q), start), y);
}
/// Also of zeros, infinities and NaN.
static REAL get_any_angle(REAL y, REAL x, REAL q) {
  q = ABS(x) == ABS(y) ? (ABS(x) > (REAL)0 ? (REAL)1 : (REAL)0) : q;
  REAL angle = get_angle(y, x, q);
  return is_nan(x) || is_nan(y) ? x + y : angle;
}

/// asin(|x|) = near + rest with near = |x|, for |x| <= 1/2, or else
/// pi/2 + (near + rest) with near = -2 sqrt(z), z = (1 - |x|) / 2. If negated,
/// both parts have the other sign.
typedef struct {
  REAL near, rest;
  bool far;
} asin_parts;

/// 2 sqrt(z) in two parts; the second one is 0 unless it is \p wanted.
static REAL get_double_root(REAL z, bool wanted, bool negated, REAL *low);

static asin_parts get_asin(REAL x, bool negated) {
  REAL size = ABS(x);
  bool far = size > (REAL)0.5;
  REAL z = far ? FMA((REAL)-0.5, size, (REAL)0.5) : size * size;
  REAL low, root = get_double_root(z, far, !negated, &low);
  REAL near = far ? root : negated ? -size : size;
  return (asin_parts){near, FMA(near * z, POLYNOMIAL(asin)(z), low), far};
}

/// n pi/2 + near + rest with n of 0, 1 or 2, whose products are exact. Of the
/// result's parts the second may be larger than the last place of the first.
static pair add_quarters(REAL n, REAL near, REAL rest) {
  REAL sum = FMA(n, (REAL)0.5 * PI, near);
  REAL error = FMA(n, (REAL)0.5 * PI, -sum) + near;
  return (pair){sum, FMA(n, (REAL)0.5 * PI_LOW, error) + rest};
}

/// asin(|x|)
static pair asin_pair(REAL x) {
  asin_parts p = get_asin(x, false);
  return add_quarters(p.far ? (REAL)1 : (REAL)0, p.near, p.rest);
}
OVERLOAD REAL asin(REAL x) { return COPYSIGN(get_sum(asin_pair(x)), x); }

/// y, or -y if x is negative.
static REAL times_sign(REAL y, REAL x);

static asin_parts get_acos(REAL x, REAL *n) {
  asin_parts p = get_asin(x, true);
  *n = p.far ? (x < (REAL)0 ? (REAL)2 : (REAL)0) : (REAL)1;
  return (asin_parts){times_sign(p.near, x), times_sign(p.rest, x), p.far};
}
/// What is added to pi/2 or pi has a smaller last place than the sum.
OVERLOAD REAL acos(REAL x) {
  REAL n;
  asin_parts p = get_acos(x, &n);
  REAL small = p.near + FMA(n, (REAL)0.5 * PI_LOW, p.rest);
  return FMA(n, (REAL)0.5 * PI, small);
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// a^(y + y_low) of a > 0, both finite; EXACT if y_low is 0.
static REAL pow_core(REAL a, REAL y, REAL y_low, bool exact);

/// a^y of a >= 0 where one of them is zero, infinite or NaN; 1^infinity, 0^0
/// and infinity^0 may have any value in double, and are NaN in float.
static REAL pow_extreme(REAL a, REAL y);
/// Whether a power is none of those.
static bool is_ordinary(REAL a, REAL y) {
  return IS_POSITIVE_FINITE(a) && ABS(y) < (REAL)INFINITY;
}

/// a^y of a positive normal a, if its logarithm, to base 2 or e, is not large.
static REAL pow_plain(REAL a, REAL y, REAL *logarithm);
static bool is_plain(REAL a, REAL logarithm) {
  return IS_POSITIVE_NORMAL(a) && IS_BELOW(logarithm, LARGE_LOGARITHM);
}

/// Of all x and y. \p r is the power of |x| if that is plain.
static __attribute__((noinline)) REAL pow_special(REAL x, REAL y, REAL r,
                                                  REAL logarithm) {
  REAL a = ABS(x), by2 = (REAL)0.5 * y;
  bool whole = TRUNC(y) == y, odd = whole && TRUNC(by2) != by2;
  bool ordinary = is_ordinary(a, y);
  if (!is_plain(a, logarithm))
    r = ordinary ? pow_core(a, y, (REAL)0, true) : pow_extreme(a, y);
  bool unit = ABS(y) == (REAL)INFINITY && a == (REAL)1;
  r = unit || y == (REAL)0 || x == (REAL)1 ? (REAL)1 : r;
  r = odd ? COPYSIGN(r, x) : r;
  return ordinary && x < (REAL)0 && !whole ? (REAL)NAN : r;
}
OVERLOAD REAL pow(REAL x, REAL y) {
  REAL logarithm, r = pow_plain(ABS(x), y, &logarithm);
  if (__builtin_expect(!is_plain(x, logarithm), 0))
    r = pow_special(x, y, r, logarithm);
  return r;
}

static __attribute__((noinline)) REAL powr_special(REAL x, REAL y) {
  if (is_ordinary(x, y))
    return pow_core(x, y, (REAL)0, true);
  REAL r = pow_extreme(x, y);
  if (sizeof(REAL) > sizeof(float)) {
    bool none = y == (REAL)0 && !IS_POSITIVE_FINITE(x);
    r = none || x == (REAL)1 || x < (REAL)0 ? (REAL)NAN : r;
  }
  return r;
}
OVERLOAD REAL powr(REAL x, REAL y) {
  REAL logarithm, r = pow_plain(x, y, &logarithm);
  if (__builtin_expect(!is_plain(x, logarithm), 0))
    r = powr_special(x, y);
  return r;
}

OVERLOAD REAL pown(REAL x, int n) {
  REAL a = ABS(x), y = (REAL)n;
  REAL r = pow_core(a, y, (REAL)(n - (int)y), sizeof(y) > sizeof(n));
  if (__builtin_expect(!IS_POSITIVE_FINITE(a), 0))
    r = n == 0 ? (REAL)1 : pow_extreme(a, y);
  return n & 1 ? COPYSIGN(r, x) : r;
}

OVERLOAD REAL rootn(REAL x, int n) {
  REAL a = ABS(x), whole = (REAL)n;
  REAL y = (REAL)1 / whole, low = FMA(-y, whole, (REAL)1) * y;
  REAL r = pow_core(a, y, low, false);
  if (__builtin_expect(!IS_POSITIVE_FINITE(a), 0))
    r = pow_extreme(a, y);
  r = n & 1 ? COPYSIGN(r, x) : r;
  return n == 0 || (x < (REAL)0 && !(n & 1)) ? (REAL)NAN : r;
}

//===----------------------------------------------------------------------===//
// Remainders
//===----------------------------------------------------------------------===//

/// The general case, of finite x and y != 0.
static division divide_slowly(REAL x, REAL y);

static division divide_whole(REAL a, REAL b) {
  REAL q = a * RECIPROCAL(b);
  // Rather one too many: the remainder is exact then.
  q = TRUNC(FMA(q, (REAL)0.5 / ((INTEGER)1 << QUOTIENT_BITS), q));
  REAL rest = FMA(-q, b, a);
  int below = rest < (REAL)0;
  division d = {below ? rest + b : rest, (uint)(INTEGER)q - (below ? 1 : 0)};
  if (__builtin_expect(
          !(q < (REAL)((INTEGER)1 << QUOTIENT_BITS) && IS_DIVISOR(b)), 0) &&
      a >= b && b > (REAL)0 && a < (REAL)INFINITY)
    d = divide_slowly(a, b);
  return d;
}

OVERLOAD REAL fmod(REAL x, REAL y) {
  REAL a = ABS(x), b = ABS(y);
  REAL r = divide_whole(a, b).rest;
  r = a < b ? a : r;
  r = a < (REAL)INFINITY && b > (REAL)0 ? r : (REAL)NAN;
  return COPYSIGN(r, x);
}

static REAL remainder_and_quotient(REAL x, REAL y, uint *quotient) {
  REAL a = ABS(x), b = ABS(y);
  division d = divide_whole(a, b);
  d.rest = a < b ? a : d.rest;
  d.quotient = a < b ? 0 : d.quotient;
  REAL left = b - d.rest; // exact where it matters
  int up = d.rest > left || (d.rest == left && (d.quotient & 1));
  up = b < (REAL)INFINITY && up;
  REAL r = up ? d.rest - b : d.rest;
  *quotient = d.quotient + (up ? 1 : 0);
  r = a < (REAL)INFINITY && b > (REAL)0 ? r : (REAL)NAN;
  return is_negative(x) ? -r : r;
}
OVERLOAD REAL remainder(REAL x, REAL y) {
  uint quotient;
  return remainder_and_quotient(x, y, &quotient);
}
/// The last 7 bits of the quotient, with its sign.
#define REMQUO(NAME, AS)                                                       \
  OVERLOAD REAL remquo(REAL x, REAL y, AS int *quotient) {                     \
    uint q;                                                                    \
    REAL r = remainder_and_quotient(x, y, &q);                                 \
    q = r == r ? q & 0x7f : 0;                                                 \
    *quotient = is_negative(x) != is_negative(y) ? -(int)q : (int)q;           \
    return r;                                                                  \
  }
SPACES(REMQUO, )

//===----------------------------------------------------------------------===//
// Differences and neighbors
//===----------------------------------------------------------------------===//

/// 0 if x <= y, as of two infinities; NaN of NaN.
OVERLOAD REAL fdim(REAL x, REAL y) { return x <= y ? (REAL)0 : x - y; }

/// x if it is NaN, or y if x is not less or greater.
OVERLOAD REAL nextafter(REAL x, REAL y) {
  REAL from = x == (REAL)0 ? COPYSIGN(x, y) : x;
  bool outward = (x < y) != is_negative(from);
  REAL next = AS_REAL(AS_INTEGER(from) + (outward ? 1 : -1));
  return is_nan(x) ? x : x < y || x > y ? next : y;
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

/// x^2 + y^2 + z^2 + w^2; of floats, the square of the largest is not rounded.
static REAL sum_squares(REAL x, REAL y, REAL z, REAL w) {
  if (sizeof(x) == sizeof(float)) {
    REAL a = ABS(x), b = ABS(y), c = ABS(z), d = ABS(w);
    REAL p = MIN(a, b), q = MAXIMUM(a, b), r = MIN(c, d), s = MAXIMUM(c, d);
    bool second = s > q || is_nan(s);
    x = second ? s : q;
    y = second ? q : s;
    z = p;
    w = r;
  }
  return FMA(x, x, FMA(y, y, FMA(z, z, w * w)));
}

/// The root of x^2 + y^2 + z^2 + w^2, or its reciprocal, where the sum is not a
/// sum of normal numbers.
static __attribute__((noinline)) REAL norm_extreme(REAL x, REAL y, REAL z,
                                                   REAL w, bool reciprocal) {
  REAL most = MAX(MAX(ABS(x), ABS(y)), MAX(ABS(z), ABS(w)));
  REAL scale = most > (REAL)1 ? SCALE_LARGE : SCALE_SMALL;
  REAL sum = sum_squares(x * scale, y * scale, z * scale, w * scale);
  sum = is_nan(x) || is_nan(y) || is_nan(z) || is_nan(w) ? (REAL)NAN : sum;
  sum = most == (REAL)INFINITY ? (REAL)INFINITY : sum;
  return reciprocal ? RECIPROCAL_ROOT(sum) * scale : SQRT(sum) / scale;
}

static REAL norm_core(REAL x, REAL y, REAL z, REAL w, bool reciprocal) {
  REAL sum = sum_squares(x, y, z, w);
  REAL norm = reciprocal ? NORMAL_RECIPROCAL_ROOT(sum) : NORMAL_ROOT(sum);
  if (__builtin_expect(!IS_NORM(sum), 0))
    norm = norm_extreme(x, y, z, w, reciprocal);
  return norm;
}
OVERLOAD REAL hypot(REAL x, REAL y) {
  return norm_core(x, y, (REAL)0, (REAL)0, false);
}
REAL CUDA_NAME(norm3d)(REAL x, REAL y, REAL z) {
  return norm_core(x, y, z, (REAL)0, false);
}
REAL CUDA_NAME(norm4d)(REAL x, REAL y, REAL z, REAL w) {
  return norm_core(x, y, z, w, false);
}
REAL CUDA_NAME(rhypot)(REAL x, REAL y) {
  return norm_core(x, y, (REAL)0, (REAL)0, true);
}
REAL CUDA_NAME(rnorm3d)(REAL x, REAL y, REAL z) {
  return norm_core(x, y, z, (REAL)0, true);
}
REAL CUDA_NAME(rnorm4d)(REAL x, REAL y, REAL z, REAL w) {
  return norm_core(x, y, z, w, true);
}

//===----------------------------------------------------------------------===//
// Gamma
//===----------------------------------------------------------------------===//

/// x y of two parts each.
static pair multiply(pair x, pair y) {
  REAL high = x.high * y.high, low = FMA(x.high, y.high, -high);
  return (pair){high, FMA(x.high, y.low, FMA(x.low, y.high, low))};
}

/// gamma(a) below 4 in two parts, by that of 1 + f between 0 and 1. Where the
/// polynomial is centered, next to the minimum, it is a float to 2^-31 and a
/// double to 2^-61.
static pair gamma_near(REAL a) {
  REAL low, f = a - TRUNC(a);
  REAL p = POLYNOMIAL(tgamma)(f - (REAL)0x1.da8p-2, &low);
  REAL u = a >= (REAL)2 ? a - (REAL)1 : (REAL)1;
  REAL v = a >= (REAL)3 ? a - (REAL)2 : (REAL)1;
  REAL r = RECIPROCAL(a), uv = u * v;
  bool inverse = a < (REAL)1;
  pair factor = {inverse ? r : uv,
                 inverse ? FMA(-r, a, (REAL)1) * r : FMA(u, v, -uv)};
  return multiply((pair){p, low}, factor);
}

/// sin(pi a) of a >= 0 in two parts.
static pair sinpi_pair(REAL a);
/// -pi / (a sin(pi a) factor) of a >= 0, which is gamma(-a) if \p factor is
/// gamma(a).
static pair reflect(REAL a, pair factor) {
  pair d = multiply(multiply((pair){a, (REAL)0}, sinpi_pair(a)), factor);
  REAL r = RECIPROCAL(-d.high), q = PI * r;
  REAL low = FMA(q, d.high, PI) + FMA(q, d.low, PI_LOW);
  bool pole = d.high == (REAL)0 || a == (REAL)INFINITY;
  return (pair){pole ? (REAL)NAN : q, low * r};
}

/// The sign of gamma, negative between -1 and -0, -3 and -2 and so on.
#define LGAMMA_R(NAME, AS)                                                     \
  OVERLOAD REAL lgamma_r(REAL x, AS int *sign) {                               \
    REAL n = __builtin_elementwise_floor(x);                                   \
    bool pole = x <= (REAL)0 && n == x;                                        \
    *sign = pole ? 0 : x < (REAL)0 && is_odd(n) ? -1 : 1;                      \
    return lgamma(x);                                                          \
  }

//===----------------------------------------------------------------------===//
// Inverse error functions
//===----------------------------------------------------------------------===//

/// first + slope x in two parts, of a first part that is the larger one.
static pair get_line(REAL x, REAL first, REAL slope) {
  REAL high = FMA(x, slope, first);
  return (pair){high, FMA(x, slope, first - high)};
}

//===----------------------------------------------------------------------===//
// Modified Bessel functions
//===----------------------------------------------------------------------===//

/// 1 / sqrt(2 pi a) in two parts.
static pair bessel_root(REAL a);

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

#define REMQUO_VECTOR(T, N, AS)                                                \
  OVERLOAD T##N remquo(T##N x, T##N y, AS int##N *quotient) {                  \
    T##N result;                                                               \
    int##N quotients;                                                          \
    for (int i = 0; i < N; ++i) {                                              \
      int q;                                                                   \
      result[i] = remquo((T)x[i], (T)y[i], &q);                                \
      quotients[i] = q;                                                        \
    }                                                                          \
    *quotient = quotients;                                                     \
    return result;                                                             \
  }
#define REMQUO_VECTORS(T, N) SPACES(REMQUO_VECTOR, T, N)
#define ILOGB_VECTOR(T, N)                                                     \
  OVERLOAD int##N ilogb(T##N x) {                                              \
    int##N result;                                                             \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = ilogb((T)x[i]);                                              \
    return result;                                                             \
  }

/// The vectors of the functions that both types have here.
#define VECTORS_OF_BOTH(T)                                                     \
  VECTORS(BY_ELEMENT, acos, T)                                                 \
  VECTORS(BY_ELEMENT, acosh, T)                                                \
  VECTORS(BY_ELEMENT, asin, T)                                                 \
  VECTORS(BY_ELEMENT, asinh, T)                                                \
  VECTORS(BY_ELEMENT, atan, T)                                                 \
  VECTORS(BY_ELEMENT, atanh, T)                                                \
  VECTORS(BY_ELEMENT, cbrt, T)                                                 \
  VECTORS(BY_ELEMENT, cospi, T)                                                \
  VECTORS(BY_ELEMENT, erf, T)                                                  \
  VECTORS(BY_ELEMENT, erfc, T)                                                 \
  VECTORS(BY_ELEMENT, expm1, T)                                                \
  VECTORS(BY_ELEMENT, lgamma, T)                                               \
  VECTORS(BY_ELEMENT, log10, T)                                                \
  VECTORS(BY_ELEMENT, log1p, T)                                                \
  VECTORS(BY_ELEMENT, sinpi, T)                                                \
  VECTORS(BY_ELEMENT, tgamma, T)                                               \
  VECTORS(BY_ELEMENTS, atan2, T, T)                                            \
  VECTORS(BY_ELEMENTS, fdim, T, T)                                             \
  VECTORS(BY_ELEMENTS, fmod, T, T)                                             \
  VECTORS(BY_ELEMENTS, hypot, T, T)                                            \
  VECTORS(BY_ELEMENTS, nextafter, T, T)                                        \
  VECTORS(BY_ELEMENTS, pow, T, T)                                              \
  VECTORS(BY_ELEMENTS, powr, T, T)                                             \
  VECTORS(BY_ELEMENTS, remainder, T, T)                                        \
  VECTORS(BY_ELEMENTS, pown, T, int)                                           \
  VECTORS(BY_ELEMENTS, rootn, T, int)                                          \
  VECTORS(ILOGB_VECTOR, T)                                                     \
  VECTORS(BY_ELEMENT_WITH_IN_SPACES, lgamma_r, T, int)                         \
  VECTORS(REMQUO_VECTORS, T)

#endif // Q7X2_DEVICE_LIB_REAL_FUNCTIONS_H
