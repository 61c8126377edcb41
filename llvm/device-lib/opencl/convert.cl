//===-- convert.cl - Saturated conversions of numbers to integers ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled with casts that saturate and give 0 for NaN, as the machine's
// conversions do; libclc's casts are poison out of range. Vectors are converted
// by element, as __builtin_convertvector does not saturate.
//
//===----------------------------------------------------------------------===//

#include "macros.h"

#define SCALAR(F, MODE, ROUND, T)                                              \
  OVERLOAD T convert_##T##_sat##MODE(F x) { return (T)ROUND(x); }
#define VECTOR(T, F, MODE, ROUND, N)                                           \
  OVERLOAD T##N convert_##T##N##_sat##MODE(F##N x) {                           \
    T##N result;                                                               \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = (T)ROUND(x[i]);                                              \
    return result;                                                             \
  }
#define CONVERSION(F, MODE, ROUND, T)                                          \
  SCALAR(F, MODE, ROUND, T)                                                    \
  VECTORS(VECTOR, T, F, MODE, ROUND)

#define MODES(F, T)                                                            \
  CONVERSION(F, , , T)                                                         \
  CONVERSION(F, _rtz, , T)                                                     \
  CONVERSION(F, _rte, rint, T)                                                 \
  CONVERSION(F, _rtp, ceil, T)                                                 \
  CONVERSION(F, _rtn, floor, T)

INTEGERS(MODES, float)
INTEGERS(MODES, double)
