//===-- real.h - Common code of float.cl and double.cl ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short names of clang's builtin functions, and the inverse trigonometric
// functions but for their quotients and roots. Before it is included, REAL is
// float or double, INTEGER and AS_INTEGER(x) the integer of its size and its
// bits, PI + PI_LOW is pi, and POLYNOMIAL(NAME) names a polynomial of that
// type. A value in two parts is their sum; the second is smaller than the last
// place of the first.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEVICE_LIB_REAL_H
#define Q7X2_DEVICE_LIB_REAL_H

#include "macros.h"
#include "polynomials.h"

#define ABS __builtin_elementwise_abs
#define COPYSIGN __builtin_elementwise_copysign
#define FMA __builtin_elementwise_fma
#define MAX __builtin_elementwise_maxnum
#define MIN __builtin_elementwise_minnum
#define RINT __builtin_elementwise_roundeven
#define SQRT __builtin_elementwise_sqrt
#define TRUNC __builtin_elementwise_trunc

/// A value in two parts.
typedef struct {
  REAL high, low;
} pair;

typedef struct {
  REAL rest;     // |x| - quotient |y|, at least 0 and below |y|
  uint quotient; // its last bits
} division;

static int is_nan(REAL x) { return x != x; }
static bool is_negative(REAL x) { return AS_INTEGER(x) < 0; }
/// Of an integer.
static bool is_odd(REAL n) {
  return FMA(RINT((REAL)0.5 * n), (REAL)-2, n) != (REAL)0;
}

/// atan(r) - r for r between 0 and 1.
static REAL atan_rest(REAL r) {
  REAL z = r * r;
  return POLYNOMIAL(atan)(z) * (r * z);
}

/// (high + low) - (small + rest), where high is the largest: the rounding error
/// of high - small is not lost.
static REAL subtract(REAL high, REAL low, REAL small, REAL rest) {
  REAL sum = high - small;
  REAL error = (high - sum) - small;
  return sum + ((error + low) - rest);
}

/// pi/2 - (x + rest)
static REAL complement(REAL x, REAL rest) {
  return subtract((REAL)0.5 * PI, (REAL)0.5 * PI_LOW, x, rest);
}

/// atan2(y, x) of which \p q is the smaller of |x| and |y| by the larger one.
static REAL get_angle(REAL y, REAL x, REAL q) {
  // Zeros and infinities.
  q = ABS(x) == ABS(y) ? (ABS(x) > (REAL)0 ? (REAL)1 : (REAL)0) : q;
  REAL rest = atan_rest(q);
  REAL angle = ABS(y) > ABS(x) ? complement(q, rest) : q + rest;
  angle = COPYSIGN((REAL)1, x) < (REAL)0 ? (PI - angle) + PI_LOW : angle;
  angle = is_nan(x) || is_nan(y) ? x + y : angle;
  return COPYSIGN(angle, y);
}

/// asin(|x|) = near + rest with near = |x|, for |x| <= 1/2, or else
/// pi/2 - 2 (near + rest) with near = sqrt(z), z = (1 - |x|) / 2.
typedef struct {
  REAL near, rest;
  bool far;
} asin_parts;

/// sqrt(z) in two parts.
static REAL get_root(REAL z, REAL *low);

static asin_parts get_asin(REAL x) {
  REAL size = ABS(x);
  bool far = size > (REAL)0.5;
  REAL z = far ? FMA((REAL)-0.5, size, (REAL)0.5) : size * size;
  REAL low, root = get_root(z, &low);
  REAL near = far ? root : size;
  REAL rest = FMA(near * z, POLYNOMIAL(asin)(z), far ? low : (REAL)0);
  return (asin_parts){near, rest, far};
}

OVERLOAD REAL asin(REAL x) {
  asin_parts p = get_asin(x);
  REAL far = complement((REAL)2 * p.near, (REAL)2 * p.rest);
  return COPYSIGN(p.far ? far : p.near + p.rest, x);
}

OVERLOAD REAL acos(REAL x) {
  asin_parts p = get_asin(x);
  bool left = x < (REAL)0;
  REAL twice = left ? (REAL)2 : (REAL)-2;
  REAL near = p.far ? twice * p.near : x;
  REAL rest = p.far ? twice * p.rest : COPYSIGN(p.rest, x);
  REAL whole = p.far ? (left ? PI : (REAL)0) : (REAL)0.5 * PI;
  REAL low = p.far ? (left ? PI_LOW : (REAL)0) : (REAL)0.5 * PI_LOW;
  return subtract(whole, low, near, rest);
}

#endif // Q7X2_DEVICE_LIB_REAL_H
