//===-- real.h - Common code of float.cl and double.cl ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short names of clang's builtin functions, and missing functions. Before it is
// included, REAL is float or double, INTEGER and AS_INTEGER(x) the integer of
// its size and its bits. A value in two parts is their sum; the second is
// smaller than the last place of the first.
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
/// NaN if an operand is, as is MAXIMUM.
#define MINIMUM __builtin_elementwise_minimum
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

static inline int is_nan(REAL x) { return x != x; }
static inline bool is_negative(REAL x) { return AS_INTEGER(x) < 0; }
/// Of an integer.
static bool is_odd(REAL n) {
  return FMA(RINT((REAL)0.5 * n), (REAL)-2, n) != (REAL)0;
}

#endif // Q7X2_DEVICE_LIB_REAL_H
