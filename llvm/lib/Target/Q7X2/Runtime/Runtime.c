//===-- Runtime.c - Operations that are too long to be inline -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Division of integers of 64 and 128 bits, division and square root of doubles,
// powers with an integer exponent. This file is compiled to bitcode and
// embedded when the target is built; the pass in Q7X2RuntimeCalls.cpp links the
// functions that a module calls into it.
//
//===----------------------------------------------------------------------===//

typedef unsigned int u32;
typedef unsigned long u64;
typedef long i64;
typedef unsigned __int128 u128;
typedef __int128 i128;

#pragma STDC FP_CONTRACT OFF

static u64 wide(u32 a, u32 b) { return (u64)a * b; }
static u32 high(u64 a) { return (u32)(a >> 32); }
static u64 upper(u128 a) { return (u64)(a >> 64); }

// ---- integers --------------------------------------------------------------

typedef struct {
  u64 quotient, remainder;
} udivmod64;

typedef struct {
  i64 quotient, remainder;
} divmod64;

typedef struct {
  u32 quotient, remainder;
} divmod32;

typedef struct {
  u128 quotient, remainder;
} udivmod128;

typedef struct {
  i128 quotient, remainder;
} divmod128;

// floor((2^64 - 1) / d) - 2^32, where d has its highest bit set. A float's
// reciprocal, reduced by so much that it cannot be too large, then one step of
// Newton, which leaves an error of at most one.
static u32 reciprocal(u32 d) {
  float scale = 0x1.fffff0p62f; // 2^63, 8 units in the last place less
  u32 half = (u32)(1.0f / (float)d * scale); // of 2^64 / d, 22 bits of it
  u64 estimate = 2 * (u64)half;
  u64 error = -(estimate * d); // 2^64 - estimate * d, below 2^44
  estimate += wide((u32)(error >> 12), half) >> 51;
  error = -(estimate * d);
  if (error > d)
    ++estimate;
  return (u32)estimate;
}

// {upper, lower} / d with upper < d, by d's reciprocal. The product's upper
// half is too small by at most two.
static divmod32 divide(u32 upper, u32 lower, u32 d, u32 recip) {
  u32 q = upper + high(wide(upper, recip) + high(wide(lower, recip)));
  u64 r = ((u64)upper << 32 | lower) - wide(q, d);
  for (int step = 0; step < 2; ++step)
    if (r >= d) {
      ++q;
      r -= d;
    }
  divmod32 result = {q, (u32)r};
  return result;
}

// Rounded toward zero, or up.
float toFloatDown(u64 x) __asm__("llvm.nvvm.ull2f.rz");
float toFloatUp(u64 x) __asm__("llvm.nvvm.ull2f.rp");
float multiplyDown(float a, float b) __asm__("llvm.nvvm.mul.rz.f");

// At most a / b, where recip is at most 1 / b: with the one below, too small by
// a factor of 1 - E at most, E < 4.5 * 2^-23, and by 1.
static u64 estimate(u64 a, float recip) {
  return (u64)multiplyDown(toFloatDown(a), recip);
}

// Each step leaves a rest below E times the one before, plus b: after three of
// them E^3 * 2^64 + (1 + E + E^2) * b. That is less than 2b, since the first
// term is less than 2.9, and for b = 1 and 2, whose reciprocals are exact, less
// than 0.5. After two it is less than 2b if b is at least 2^23.
udivmod64 __q7x2_udivmod64(u64 a, u64 b) {
  // The reciprocal is correctly rounded: one unit in the last place less is
  // less than the exact one.
  u32 rounded = __builtin_bit_cast(u32, 1.0f / toFloatUp(b));
  float recip = __builtin_bit_cast(float, rounded - 1);
  u64 q = estimate(a, recip);
  a -= q * b;
  u64 more = estimate(a, recip);
  q += more;
  a -= more * b;
  if (__builtin_expect(a >= b, 0)) {
    more = estimate(a, recip);
    q += more;
    a -= more * b;
    if (a >= b) {
      ++q;
      a -= b;
    }
  }
  udivmod64 result = {q, a};
  return result;
}

divmod64 __q7x2_divmod64(i64 a, i64 b) {
  i64 signA = a >> 63, signB = b >> 63;
  udivmod64 u = __q7x2_udivmod64((a ^ signA) - signA, (b ^ signB) - signB);
  i64 signQ = signA ^ signB;
  divmod64 result = {((i64)u.quotient ^ signQ) - signQ,
                     ((i64)u.remainder ^ signA) - signA};
  return result;
}

// {top, digit} / d with top < d, whose highest bit is set; recip is of its
// upper half, by which the quotient comes out too large by at most two.
static udivmod64 nextDigit(u64 top, u32 digit, u64 d, u32 recip) {
  u32 q = ~0u;
  if (high(top) < high(d))
    q = divide(high(top), (u32)top, high(d), recip).quotient;
  u128 rest = ((u128)top << 32 | digit) - (u128)d * q;
  for (; (i128)rest < 0; rest += d)
    --q;
  udivmod64 result = {q, (u64)rest};
  return result;
}

// a / d, where a's upper half is less than d, whose highest bit is set.
static udivmod64 byNormal(u128 a, u64 d) {
  u32 recip = reciprocal(high(d));
  udivmod64 first = nextDigit(upper(a), high((u64)a), d, recip);
  udivmod64 second = nextDigit(first.remainder, (u32)a, d, recip);
  udivmod64 result = {first.quotient << 32 | second.quotient, second.remainder};
  return result;
}

static udivmod128 wideByLong(u128 a, u64 b) {
  u32 shift = (u32)__builtin_clzl(b);
  udivmod64 first = __q7x2_udivmod64(upper(a), b);
  u128 rest = (u128)first.remainder << 64 | (u64)a;
  udivmod64 second = byNormal(rest << shift, b << shift);
  udivmod128 result = {(u128)first.quotient << 64 | second.quotient,
                       second.remainder >> shift};
  return result;
}

// b has more than 64 bits, so the quotient has at most 64: a's upper 127 bits
// by b's upper 64 give it, or one more.
static udivmod128 wideByWide(u128 a, u128 b) {
  u32 shift = (u32)__builtin_clzl(upper(b));
  u128 half = byNormal(a >> 1, upper(b << shift)).quotient;
  u64 q = (u64)(half << shift >> 63);
  if (q)
    --q;
  u128 r = a - q * b;
  if (r >= b) {
    ++q;
    r -= b;
  }
  udivmod128 result = {q, r};
  return result;
}

udivmod128 __q7x2_udivmod128(u128 a, u128 b) {
  if (!upper(a | b)) {
    udivmod64 narrow = __q7x2_udivmod64((u64)a, (u64)b);
    udivmod128 result = {narrow.quotient, narrow.remainder};
    return result;
  }
  return upper(b) ? wideByWide(a, b) : wideByLong(a, (u64)b);
}

divmod128 __q7x2_divmod128(i128 a, i128 b) {
  i128 signA = a >> 127, signB = b >> 127;
  udivmod128 u = __q7x2_udivmod128((u128)((a ^ signA) - signA),
                                   (u128)((b ^ signB) - signB));
  i128 signQ = signA ^ signB;
  divmod128 result = {((i128)u.quotient ^ signQ) - signQ,
                      ((i128)u.remainder ^ signA) - signA};
  return result;
}

// ---- doubles ---------------------------------------------------------------

// MUFU.RCP64H and RSQ64H: 20 correct bits.
double approximateRecip(double x) __asm__("llvm.nvvm.rcp.approx.ftz.d");
double approximateRsqrt(double x) __asm__("llvm.nvvm.rsqrt.approx.ftz.d");

enum { MantissaBits = 52, Bias = 1023, MaxExponent = 2047 };
#define SIGN (1ul << 63)
#define LIKELY(CONDITION) __builtin_expect(CONDITION, 1)
// What is inlined in optimized code calls a function for rare operands.
#define FAST_PATH __attribute__((always_inline))
#define SLOW_PATH static __attribute__((noinline, cold))
#define HIDDEN (1ul << MantissaBits)
#define INFINITE ((u64)MaxExponent << MantissaBits)

static u64 bitsOf(double x) { return __builtin_bit_cast(u64, x); }
static double fromBits(u64 bits) { return __builtin_bit_cast(double, bits); }

static int exponentOf(double x) {
  return (int)(bitsOf(x) >> MantissaBits) & MaxExponent;
}

// 1 / b, rounded to nearest if it is a normal number. The first step leaves an
// error of less than an ulp, after which the second one rounds correctly
// (Markstein, IBM J. R&D 34, 1990), but perhaps for the largest fraction: there
// the approximation is such that it does.
static double inverse(double b) {
  double r = approximateRecip(b);
  double e = __builtin_fma(-b, r, 1.0);
  e = __builtin_fma(e, e, e);
  r = __builtin_fma(r, e, r);
  e = __builtin_fma(-b, r, 1.0);
  return __builtin_fma(r, e, r);
}

// The quotient rounded to nearest, if all intermediate results are normal
// numbers, and the remainder.
static double quotient(double a, double b, double *rest) {
  double r = inverse(b);
  double q = a * r;
  q = __builtin_fma(__builtin_fma(-b, q, a), r, q);
  *rest = __builtin_fma(-b, q, a);
  return q;
}

// A finite number that is not zero as a factor in [1, 2) and a power of two.
static double normalize(double x, int *exponent) {
  int scaled = exponentOf(x) == 0 ? 54 : 0;
  if (scaled)
    x *= 0x1p54;
  *exponent = exponentOf(x) - Bias - scaled;
  return fromBits((bitsOf(x) & (HIDDEN - 1)) | (u64)Bias << MantissaBits);
}

// q * 2^exponent below the normal range. The sign of rest says whether the
// exact value is above or below q: two more bits tell for rounding.
static double denormalize(double q, int exponent, double rest) {
  int shift = 1 - Bias - exponent - (exponentOf(q) - Bias) + 2;
  if (shift > MantissaBits + 4)
    shift = MantissaBits + 4;
  u64 m = ((bitsOf(q) & (HIDDEN - 1)) | HIDDEN) << 2;
  if (rest != 0)
    m += rest > 0 ? 1 : -1ul;
  u64 kept = m >> shift, lost = m << (64 - shift);
  if (lost > SIGN || (lost == SIGN && (kept & 1)))
    ++kept;
  return fromBits(kept);
}

// Any two doubles, by factors in [1, 2).
SLOW_PATH double divideScaled(double a, double b) {
  u64 sign = (bitsOf(a) ^ bitsOf(b)) & SIGN;
  double x = __builtin_fabs(a), y = __builtin_fabs(b);
  double infinity = fromBits(INFINITE);
  if (!(x <= infinity) || !(y <= infinity)) // NaN
    return a + b;
  if (x == infinity || y == 0) {
    if (x == 0 || y == infinity)
      return fromBits(0xfff8000000000000);
    return fromBits(INFINITE | sign);
  }
  if (x == 0 || y == infinity)
    return fromBits(sign);

  int ex, ey;
  double rest;
  x = normalize(x, &ex);
  y = normalize(y, &ey);
  double q = quotient(x, y, &rest);
  int exponent = ex - ey;
  int biased = exponent + exponentOf(q);
  if (biased >= MaxExponent)
    return fromBits(INFINITE | sign);
  if (biased <= 0)
    q = denormalize(q, exponent, rest);
  else
    q = fromBits(bitsOf(q) + ((i64)exponent << MantissaBits));
  return fromBits(bitsOf(q) | sign);
}

// The upper word as a float: monotone for doubles up to 2^1017, and a NaN
// above.
static float signedUpperWord(double x) {
  return __builtin_bit_cast(float, high(bitsOf(x)));
}
static float upperWord(double x) { return __builtin_fabsf(signedUpperWord(x)); }
#define NORMAL 0x1p-129f // 2^-1022
#define WELL_NORMAL                                                            \
  0x1p-120f // 2^-967: products of the last bits are no less
            // than the smallest double

FAST_PATH double __q7x2_fdiv64(double a, double b) {
  double rest, q = quotient(a, b, &rest);
  // If the reciprocal, the quotient and its remainder are in range.
  if (LIKELY((upperWord(a) >= WELL_NORMAL) & (upperWord(b) >= WELL_NORMAL) &
             (upperWord(q) > NORMAL)))
    return q;
  return divideScaled(a, b);
}

FAST_PATH double __q7x2_rcp64(double b) {
  double r = inverse(b);
  if (LIKELY(upperWord(b) >= NORMAL)) // and at most 2^1017
    return r;
  return divideScaled(1.0, b);
}

// x^(-1/2) of a positive normal number, within 1 ulp: 20 bits, made more
// precise by a step of third order.
static double inverseRoot(double x) {
  double y = approximateRsqrt(x);
  double e = __builtin_fma(-(0.5 * y * y), x, 0.5); // half of y's error
  return __builtin_fma(__builtin_fma(1.5 * e, e, e), y, y);
}

// That times x; the last step rounds. No result is so close to the middle
// between two numbers that its error, below 2^-50 ulp, matters: of x that are
// that close to the square of such a middle there are a few hundred
// (M * M = k mod 2^54, for small k), for all of which exact arithmetic gives
// the right result.
static double root(double x) {
  double y = inverseRoot(x);
  double near = x * y, half = fromBits(bitsOf(y) - HIDDEN);
  return __builtin_fma(__builtin_fma(-near, near, x), half, near);
}

SLOW_PATH double rootScaled(double x) {
  if (x == 0 || x == fromBits(INFINITE))
    return x;
  if (!(x > 0))
    return x < 0 ? fromBits(0xfff8000000000000) : x + x;
  return x < 1 ? root(x * 0x1p256) * 0x1p-128 : root(x * 0x1p-256) * 0x1p128;
}

FAST_PATH double __q7x2_sqrt64(double x) {
  double r = root(x);
  if (LIKELY(signedUpperWord(x) >= 0x1p-111f)) // from 2^-895 to 2^1017
    return r;
  return rootScaled(x);
}

SLOW_PATH double inverseRootScaled(double x) {
  if (x > 0 && x < fromBits(INFINITE))
    return x < 1 ? inverseRoot(x * 0x1p256) * 0x1p128 : inverseRoot(x);
  if (x != x || x < 0)
    return x < 0 ? fromBits(0xfff8000000000000) : x + x;
  return approximateRsqrt(x); // exact: infinity or 0
}

FAST_PATH double __q7x2_rsqrt64(double x) {
  double r = inverseRoot(x);
  if (LIKELY(signedUpperWord(x) >= NORMAL)) // and at most 2^1017
    return r;
  return inverseRootScaled(x);
}

// ---- powers ----------------------------------------------------------------

// The product of those a^(2^i) whose bit i the exponent has.
#define DEFINE_POWER(NAME, FLOAT)                                              \
  FLOAT NAME(FLOAT a, int exponent) {                                          \
    FLOAT product = 1;                                                         \
    u32 rest = exponent < 0 ? -(u32)exponent : (u32)exponent;                  \
    for (; rest; rest >>= 1) {                                                 \
      if (rest & 1)                                                            \
        product *= a;                                                          \
      a *= a;                                                                  \
    }                                                                          \
    return exponent < 0 ? 1 / product : product;                               \
  }

DEFINE_POWER(__q7x2_powi32, float)
DEFINE_POWER(__q7x2_powi64, double)
