//===-- convert.cl - Saturated and directed conversions of numbers --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled with casts that saturate and give 0 for NaN, as the machine's
// conversions do; libclc's casts are poison out of range. Vectors are converted
// by element, as __builtin_convertvector does not saturate. Conversions to
// floating-point numbers round in a direction by themselves.
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

#define DIRECTED(TO, FROM, MODE, PTX, C_TO, C_FROM)                            \
  OVERLOAD TO convert_##TO##MODE(FROM x) {                                     \
    TO result;                                                                 \
    __asm__("cvt." PTX " %0, %1;" : C_TO(result) : C_FROM(x));                 \
    return result;                                                             \
  }                                                                            \
  VECTORS(DIRECTED_VECTOR, TO, FROM, MODE)
#define DIRECTED_VECTOR(TO, FROM, MODE, N)                                     \
  OVERLOAD TO##N convert_##TO##N##MODE(FROM##N x) {                            \
    TO##N result;                                                              \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = convert_##TO##MODE(x[i]);                                    \
    return result;                                                             \
  }
#define DIRECTED_MODES(TO, FROM, PTX, C_TO, C_FROM)                            \
  DIRECTED(TO, FROM, _rtz, "rz." PTX, C_TO, C_FROM)                            \
  DIRECTED(TO, FROM, _rtp, "rp." PTX, C_TO, C_FROM)                            \
  DIRECTED(TO, FROM, _rtn, "rm." PTX, C_TO, C_FROM)
DIRECTED_MODES(float, int, "f32.s32", "=f", "r")
DIRECTED_MODES(float, uint, "f32.u32", "=f", "r")
DIRECTED_MODES(float, long, "f32.s64", "=f", "l")
DIRECTED_MODES(float, ulong, "f32.u64", "=f", "l")
DIRECTED_MODES(float, double, "f32.f64", "=f", "d")
DIRECTED_MODES(double, long, "f64.s64", "=d", "l")
DIRECTED_MODES(double, ulong, "f64.u64", "=d", "l")
