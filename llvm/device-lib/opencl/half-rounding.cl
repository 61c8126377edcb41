//===-- half-rounding.cl - Rounding of floats to half ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions of float and double to half that round in a direction, and the
// stores that convert in any way: libclc's round to nearest in integers. The
// machine has the conversions; two of the same direction in a row, from double
// to float and to half, round once. Loads of aligned vectors are whole.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#include "macros.h"

#define SCALAR(MODE, PTX)                                                      \
  OVERLOAD half convert_half##MODE(float x) {                                  \
    ushort result;                                                             \
    __asm__("cvt." PTX ".f16.f32 %0, %1;" : "=h"(result) : "f"(x));            \
    return as_half(result);                                                    \
  }                                                                            \
  OVERLOAD half convert_half##MODE(double x) {                                 \
    float narrow;                                                              \
    __asm__("cvt." PTX ".f32.f64 %0, %1;" : "=f"(narrow) : "d"(x));            \
    return convert_half##MODE(narrow);                                         \
  }
SCALAR(_rtz, "rz")
SCALAR(_rtp, "rp")
SCALAR(_rtn, "rm")

#define VECTOR(MODE, T, N)                                                     \
  OVERLOAD half##N convert_half##N##MODE(T##N x) {                             \
    half##N result;                                                            \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = convert_half##MODE(x[i]);                                    \
    return result;                                                             \
  }
VECTORS(VECTOR, _rtz, float)
VECTORS(VECTOR, _rtp, float)
VECTORS(VECTOR, _rtn, float)
VECTORS(VECTOR, _rtz, double)
VECTORS(VECTOR, _rtp, double)
VECTORS(VECTOR, _rtn, double)

// A store of a vector converts each element. vstorea_half of N elements, to an
// aligned address, is a store of a vector, or one of three elements in steps of
// four.
#define STORE_SCALAR(MODE, T, AS)                                              \
  OVERLOAD void vstore_half##MODE(T x, size_t i, AS half *p) {                 \
    p[i] = convert_half##MODE(x);                                              \
  }                                                                            \
  OVERLOAD void vstorea_half##MODE(T x, size_t i, AS half *p) {                \
    p[i] = convert_half##MODE(x);                                              \
  }                                                                            \
  OVERLOAD void vstorea_half3##MODE(T##3 x, size_t i, AS half *p) {            \
    vstore3(convert_half3##MODE(x), 0, p + 4 * i);                             \
  }
#define STORE_VECTOR(MODE, T, N, AS)                                           \
  OVERLOAD void vstore_half##N##MODE(T##N x, size_t i, AS half *p) {           \
    vstore##N(convert_half##N##MODE(x), i, p);                                 \
  }
#define STORE_ALIGNED(MODE, T, N, AS)                                          \
  OVERLOAD void vstorea_half##N##MODE(T##N x, size_t i, AS half *p) {          \
    ((AS half##N *)p)[i] = convert_half##N##MODE(x);                           \
  }
#define STORE_VECTORS(MODE, T, N) SPACES(STORE_VECTOR, MODE, T, N)
#define STORES(MODE, T)                                                        \
  SPACES(STORE_SCALAR, MODE, T)                                                \
  VECTORS(STORE_VECTORS, MODE, T)                                              \
  SPACES(STORE_ALIGNED, MODE, T, 2)                                            \
  SPACES(STORE_ALIGNED, MODE, T, 4)                                            \
  SPACES(STORE_ALIGNED, MODE, T, 8)                                            \
  SPACES(STORE_ALIGNED, MODE, T, 16)
#define STORES_IN_MODES(T)                                                     \
  STORES(, T)                                                                  \
  STORES(_rte, T)                                                              \
  STORES(_rtz, T)                                                              \
  STORES(_rtp, T)                                                              \
  STORES(_rtn, T)
STORES_IN_MODES(float)
STORES_IN_MODES(double)

#define LOAD_ALIGNED(N, AS)                                                    \
  OVERLOAD float##N vloada_half##N(size_t i, const AS half *p) {               \
    return convert_float##N(((const AS half##N *)p)[i]);                       \
  }
#define LOADS_ALIGNED(N) SPACES(LOAD_ALIGNED, N) LOAD_ALIGNED(N, constant)
LOADS_ALIGNED(2)
LOADS_ALIGNED(4)
LOADS_ALIGNED(8)
LOADS_ALIGNED(16)
