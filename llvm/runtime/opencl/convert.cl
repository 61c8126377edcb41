//===-- convert.cl - Saturated conversions of numbers to integers ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled for casts that saturate, and of which NaN is 0: what the machine
// does, where libclc's lead to a value that LLVM may make anything of. Vectors
// are converted by element, as __builtin_convertvector does not saturate.
//
//===----------------------------------------------------------------------===//

#define OVERLOAD __attribute__((overloadable))

#define SCALAR(T, F, MODE, ROUND)                                              \
  OVERLOAD T convert_##T##_sat##MODE(F x) { return (T)ROUND(x); }
#define VECTOR(T, F, MODE, ROUND, N)                                           \
  OVERLOAD T##N convert_##T##N##_sat##MODE(F##N x) {                           \
    T##N result;                                                               \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = (T)ROUND(x[i]);                                              \
    return result;                                                             \
  }

#define WIDTHS(T, F, MODE, ROUND)                                              \
  SCALAR(T, F, MODE, ROUND)                                                    \
  VECTOR(T, F, MODE, ROUND, 2)                                                 \
  VECTOR(T, F, MODE, ROUND, 3)                                                 \
  VECTOR(T, F, MODE, ROUND, 4)                                                 \
  VECTOR(T, F, MODE, ROUND, 8)                                                 \
  VECTOR(T, F, MODE, ROUND, 16)

#define MODES(T, F)                                                            \
  WIDTHS(T, F, , )                                                             \
  WIDTHS(T, F, _rtz, )                                                         \
  WIDTHS(T, F, _rte, rint)                                                     \
  WIDTHS(T, F, _rtp, ceil)                                                     \
  WIDTHS(T, F, _rtn, floor)

#define TYPES(F)                                                               \
  MODES(char, F)                                                               \
  MODES(uchar, F)                                                              \
  MODES(short, F)                                                              \
  MODES(ushort, F)                                                             \
  MODES(int, F)                                                                \
  MODES(uint, F)                                                               \
  MODES(long, F)                                                               \
  MODES(ulong, F)

TYPES(float)
TYPES(double)
