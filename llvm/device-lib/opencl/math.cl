//===-- math.cl - Corrections of libclc's mathematical functions ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results that OpenCL C specifies and libclc gets wrong: signs of zeros, poles,
// subnormal numbers. libclc_NAME is libclc's own NAME, which the function here
// replaces (MergeLibrary.cpp).
//
//===----------------------------------------------------------------------===//

#include "macros.h"

// M(NAME, T, N) for the floating-point types and widths.
#define TYPES(M, NAME) WIDTHS(M, NAME, float) WIDTHS(M, NAME, double)

// A function of one argument. NEW is an expression of x and `old`, libclc's
// result.
#define CORRECTED(NAME, T, N, NEW)                                             \
  OVERLOAD T##N libclc_##NAME(T##N x);                                         \
  OVERLOAD T##N NAME(T##N x) {                                                 \
    T##N old = libclc_##NAME(x);                                               \
    return NEW;                                                                \
  }

//===----------------------------------------------------------------------===//
// Classification: libclc's 1 is not "true" in a vector, which is -1
//===----------------------------------------------------------------------===//

#define ISINF_FLOAT(NAME, T, N)                                                \
  OVERLOAD int##N isinf(T##N x) { return fabs(x) == (T)INFINITY; }
#define ISINF_DOUBLE(NAME, T, N)                                               \
  OVERLOAD long##N isinf(T##N x) { return fabs(x) == (T)INFINITY; }

VECTORS(ISINF_FLOAT, isinf, float)
VECTORS(ISINF_DOUBLE, isinf, double)

//===----------------------------------------------------------------------===//
// Zeros and poles
//===----------------------------------------------------------------------===//

#define KEEP_ZERO(NAME, T, N) CORRECTED(NAME, T, N, x == (T)0 ? x : old)
WIDTHS(KEEP_ZERO, asinpi, double)
WIDTHS(KEEP_ZERO, atanpi, double)

// The zeros have the sign of x at even numbers, the opposite one at odd
// numbers.
#define TANPI(NAME, T, N)                                                      \
  CORRECTED(tanpi, T, N,                                                       \
            old != (T)0                       ? old                            \
            : floor(x * (T)0.5) == x * (T)0.5 ? copysign(old, x)               \
                                              : copysign(old, -x))
WIDTHS(TANPI, , double)

// The fraction of infinities and zeros is a zero with their sign.
#define FRACTION(NAME, T, N, AS)                                               \
  OVERLOAD T##N libclc_##NAME(T##N x, AS T##N *whole);                         \
  OVERLOAD T##N NAME(T##N x, AS T##N *whole) {                                 \
    T##N old = libclc_##NAME(x, whole);                                        \
    return x == (T)0 || fabs(x) == (T)INFINITY ? copysign((T##N)0, x) : old;   \
  }
#define FRACTION_SPACES(NAME, T, N) SPACES(FRACTION, NAME, T, N)
TYPES(FRACTION_SPACES, fract)
TYPES(FRACTION_SPACES, modf)

#define ATAN2PI(NAME, T, N)                                                    \
  OVERLOAD T##N libclc_atan2pi(T##N y, T##N x);                                \
  OVERLOAD T##N atan2pi(T##N y, T##N x) {                                      \
    long##N far = fabs(x) == (T)INFINITY && fabs(y) == (T)INFINITY;            \
    return libclc_atan2pi(far ? copysign((T##N)1, y) : y,                      \
                          far ? copysign((T##N)1, x) : x);                     \
  }
VECTORS(ATAN2PI, , double)

//===----------------------------------------------------------------------===//
// Subnormal numbers: libclc for NVPTX has none in float
//===----------------------------------------------------------------------===//

#define LDEXP_FLOAT(NAME, T, N)                                                \
  OVERLOAD float##N ldexp(float##N x, int##N n) {                              \
    long##N exponent = convert_long##N(clamp(n, -300, 300)) + 1023;            \
    return convert_float##N(convert_double##N(x) *                             \
                            as_double##N(exponent << 52));                     \
  }
WIDTHS(LDEXP_FLOAT, , float)

#define LDEXP_SCALAR(NAME, T, N)                                               \
  OVERLOAD T##N ldexp(T##N x, int n) { return ldexp(x, (int##N)n); }
VECTORS(LDEXP_SCALAR, , float)
VECTORS(LDEXP_SCALAR, , double)

//===----------------------------------------------------------------------===//
// Floats: functions that MUFU rounds correctly for every argument
//===----------------------------------------------------------------------===//

#define EXACT(NAME, N)                                                         \
  OVERLOAD float##N NAME(float##N x) { return __builtin_elementwise_##NAME(x); }
WIDTHS(EXACT, cos)
WIDTHS(EXACT, exp2)
WIDTHS(EXACT, log2)
WIDTHS(EXACT, sin)
WIDTHS(EXACT, tanh)

#define SINCOS_FLOAT(NAME, N, AS)                                              \
  OVERLOAD float##N sincos(float##N x, AS float##N *cosine) {                  \
    *cosine = cos(x);                                                          \
    return sin(x);                                                             \
  }
#define SINCOS_FLOAT_SPACES(NAME, N) SPACES(SINCOS_FLOAT, NAME, N)
WIDTHS(SINCOS_FLOAT_SPACES, )

//===----------------------------------------------------------------------===//
// half_ functions, of 11 bits: the native ones have more
//===----------------------------------------------------------------------===//

#define HALF(NAME, N)                                                          \
  OVERLOAD float##N half_##NAME(float##N x) { return native_##NAME(x); }
WIDTHS(HALF, exp)
WIDTHS(HALF, exp10)
WIDTHS(HALF, log)
WIDTHS(HALF, log10)
WIDTHS(HALF, tan)

#define HALF_POWR(NAME, N)                                                     \
  OVERLOAD float##N half_powr(float##N x, float##N y) {                        \
    return native_powr(x, y);                                                  \
  }
WIDTHS(HALF_POWR, )
