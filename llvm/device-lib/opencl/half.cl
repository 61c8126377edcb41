//===-- half.cl - OpenCL's built-in functions on half ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libclc for NVPTX has none of them. Most are the functions on float, rounded:
// a float has more than twice the bits of a half, so that the result is within
// OpenCL's bounds and, for the functions that must be exact, exact. Powers,
// logarithms and their kin are MUFU's functions with a factor, whose errors are
// a thousandth of a half's last place.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#include "mufu.h"

// The type of computations on halves.
#define REAL float
#define INTEGER int
#define AS_INTEGER as_int
#include "real.h"

#define INLINE OVERLOAD __attribute__((always_inline)) static

//===----------------------------------------------------------------------===//
// Between half and float
//===----------------------------------------------------------------------===//

INLINE float widen(half x) { return x; }
INLINE half narrow(float x) { return (half)x; }

#define WIDEN_NARROW(NAME, N)                                                  \
  INLINE float##N widen(half##N x) {                                           \
    return __builtin_convertvector(x, float##N);                               \
  }                                                                            \
  INLINE half##N narrow(float##N x) {                                          \
    return __builtin_convertvector(x, half##N);                                \
  }
VECTORS(WIDEN_NARROW, )

//===----------------------------------------------------------------------===//
// Functions for which LLVM has operations
//===----------------------------------------------------------------------===//

#define OWN_UNARY(NAME, N)                                                     \
  OVERLOAD half##N NAME(half##N x) { return __builtin_elementwise_##NAME(x); }
WIDTHS(OWN_UNARY, ceil)
WIDTHS(OWN_UNARY, floor)
WIDTHS(OWN_UNARY, rint)
WIDTHS(OWN_UNARY, round)
WIDTHS(OWN_UNARY, sqrt)
WIDTHS(OWN_UNARY, trunc)

#define OWN(NAME, N)                                                           \
  OVERLOAD half##N fabs(half##N x) { return __builtin_elementwise_abs(x); }    \
  OVERLOAD half##N copysign(half##N x, half##N y) {                            \
    return __builtin_elementwise_copysign(x, y);                               \
  }                                                                            \
  OVERLOAD half##N fma(half##N x, half##N y, half##N z) {                      \
    return __builtin_elementwise_fma(x, y, z);                                 \
  }                                                                            \
  OVERLOAD half##N mad(half##N x, half##N y, half##N z) {                      \
    return __builtin_elementwise_fma(x, y, z);                                 \
  }                                                                            \
  OVERLOAD half##N fmin(half##N x, half##N y) {                                \
    return __builtin_elementwise_minnum(x, y);                                 \
  }                                                                            \
  OVERLOAD half##N fmax(half##N x, half##N y) {                                \
    return __builtin_elementwise_maxnum(x, y);                                 \
  }
WIDTHS(OWN, )

//===----------------------------------------------------------------------===//
// Functions of float
//===----------------------------------------------------------------------===//

#define UNARY(NAME, N)                                                         \
  OVERLOAD half##N NAME(half##N x) { return narrow(NAME(widen(x))); }
WIDTHS(UNARY, acos)
WIDTHS(UNARY, acosh)
WIDTHS(UNARY, acospi)
WIDTHS(UNARY, asin)
WIDTHS(UNARY, asinh)
WIDTHS(UNARY, asinpi)
WIDTHS(UNARY, atan)
WIDTHS(UNARY, atanh)
WIDTHS(UNARY, atanpi)
WIDTHS(UNARY, cbrt)
WIDTHS(UNARY, cos)
WIDTHS(UNARY, degrees)
WIDTHS(UNARY, erf)
WIDTHS(UNARY, erfc)
WIDTHS(UNARY, exp2)
WIDTHS(UNARY, lgamma)
WIDTHS(UNARY, log2)
WIDTHS(UNARY, logb)
WIDTHS(UNARY, radians)
WIDTHS(UNARY, rsqrt)
WIDTHS(UNARY, sign)
WIDTHS(UNARY, sin)
WIDTHS(UNARY, tanh)
WIDTHS(UNARY, tanpi)
WIDTHS(UNARY, tgamma)

//===----------------------------------------------------------------------===//
// Functions of MUFU
//===----------------------------------------------------------------------===//

OVERLOAD half exp(half x) { return narrow(EXP2(widen(x) * LOG2E)); }
OVERLOAD half exp10(half x) { return narrow(EXP2(widen(x) * 0x1.a934fp+1f)); }
OVERLOAD half log(half x) { return narrow(LOG2(widen(x)) * LN2); }
OVERLOAD half log10(half x) { return narrow(LOG2(widen(x)) * 0x1.344136p-2f); }
OVERLOAD half tan(half x) {
  float angle = widen(x);
  return narrow(SIN(angle) * (1.0f / COS(angle)));
}

/// Of small x, series; of others, the differences lose nothing of a half.
OVERLOAD half expm1(half x) {
  float v = widen(x);
  float p = FMA(v, 0x1.111112p-7f, 0x1.555556p-5f); // 1/120, 1/24
  p = FMA(p, v, 0x1.555556p-3f);
  p = FMA(p, v, 0.5f);
  float near = v * FMA(v, p, 1.0f); // -0 of -0
  return narrow(ABS(v) < 0.25f ? near : EXP2(v * LOG2E) - 1.0f);
}
OVERLOAD half log1p(half x) {
  float v = widen(x);
  float p = FMA(v, 0x1.99999ap-3f, -0.25f); // 1/5
  p = FMA(p, v, 0x1.555556p-2f);
  p = FMA(p, v, -0.5f);
  float near = FMA(v * v, p, v);
  return narrow(ABS(v) < 0.0625f ? near : LOG2(1.0f + v) * LN2);
}
OVERLOAD half cosh(half x) {
  float p = widen(x) * LOG2E;
  return narrow(EXP2(p - 1.0f) + EXP2(-1.0f - p));
}
OVERLOAD half sinh(half x) {
  float v = widen(x), p = v * LOG2E, z = v * v;
  float near = FMA(v * z, FMA(z, 0x1.111112p-7f, 0x1.555556p-3f), v);
  return narrow(ABS(v) < 0.5f ? near : EXP2(p - 1.0f) - EXP2(-1.0f - p));
}

OVERLOAD half sinpi(half x) {
  float v = widen(x), n = RINT(v), r = v - n; // NaN of infinities
  float y = SIN(r * PI);
  y = is_odd(n) ? -y : y;
  return narrow(r == 0.0f ? COPYSIGN(0.0f, v) : y);
}
OVERLOAD half cospi(half x) {
  float v = widen(x), n = RINT(v), r = v - n;
  float y = COS(r * PI);
  y = is_odd(n) ? -y : y;
  return narrow(ABS(r) == 0.5f ? 0.0f : y);
}

OVERLOAD half hypot(half x, half y) {
  float a = widen(x), b = widen(y);
  float r = SQRT(FMA(a, a, b * b));
  return narrow(ABS(a) == INFINITY || ABS(b) == INFINITY ? INFINITY : r);
}
OVERLOAD half powr(half x, half y) {
  // NaN of x < 0, 0^0, infinity^0 and 1^infinity.
  return narrow(EXP2(widen(y) * LOG2(widen(x))));
}
OVERLOAD half pow(half x, half y) {
  float v = widen(x), w = widen(y), a = ABS(v), by2 = 0.5f * w;
  bool whole = TRUNC(w) == w, odd = whole && TRUNC(by2) != by2;
  float r = EXP2(w * LOG2(a));
  bool unit = ABS(w) == INFINITY && a == 1.0f;
  r = unit || w == 0.0f || v == 1.0f ? 1.0f : r;
  r = odd ? COPYSIGN(r, v) : r;
  bool none = v < 0.0f && !whole && a < INFINITY;
  return narrow(none ? (float)NAN : r);
}

VECTORS(BY_ELEMENT, cosh, half)
VECTORS(BY_ELEMENT, cospi, half)
VECTORS(BY_ELEMENT, exp, half)
VECTORS(BY_ELEMENT, exp10, half)
VECTORS(BY_ELEMENT, expm1, half)
VECTORS(BY_ELEMENT, log, half)
VECTORS(BY_ELEMENT, log10, half)
VECTORS(BY_ELEMENT, log1p, half)
VECTORS(BY_ELEMENT, sinh, half)
VECTORS(BY_ELEMENT, sinpi, half)
VECTORS(BY_ELEMENT, tan, half)
VECTORS(BY_ELEMENTS, hypot, half, half)
VECTORS(BY_ELEMENTS, pow, half, half)
VECTORS(BY_ELEMENTS, powr, half, half)

//===----------------------------------------------------------------------===//
// Other functions of float
//===----------------------------------------------------------------------===//

#define BINARY(NAME, N)                                                        \
  OVERLOAD half##N NAME(half##N x, half##N y) {                                \
    return narrow(NAME(widen(x), widen(y)));                                   \
  }
WIDTHS(BINARY, atan2)
WIDTHS(BINARY, atan2pi)
WIDTHS(BINARY, fdim)
WIDTHS(BINARY, fmod)
WIDTHS(BINARY, maxmag)
WIDTHS(BINARY, minmag)
WIDTHS(BINARY, remainder)

#define WITH_INT(NAME, N)                                                      \
  OVERLOAD half##N NAME(half##N x, int##N n) {                                 \
    return narrow(NAME(widen(x), n));                                          \
  }
WIDTHS(WITH_INT, ldexp)
WIDTHS(WITH_INT, pown)
WIDTHS(WITH_INT, rootn)

#define LDEXP_SCALAR(NAME, N)                                                  \
  OVERLOAD half##N ldexp(half##N x, int n) { return ldexp(x, (int##N)n); }
VECTORS(LDEXP_SCALAR, )

#define ILOGB(NAME, N)                                                         \
  OVERLOAD int##N ilogb(half##N x) { return ilogb(widen(x)); }
WIDTHS(ILOGB, )

// NAME(x, &second), of which the second result is a half as well.
#define TWO_RESULTS(NAME, N, AS)                                               \
  OVERLOAD half##N NAME(half##N x, AS half##N *second) {                       \
    float##N wide;                                                             \
    half##N result = narrow(NAME(widen(x), &wide));                            \
    *second = narrow(wide);                                                    \
    return result;                                                             \
  }
#define TWO_RESULTS_SPACES(NAME, N) SPACES(TWO_RESULTS, NAME, N)
WIDTHS(TWO_RESULTS_SPACES, modf)
WIDTHS(TWO_RESULTS_SPACES, sincos)

// The result is less than 1, even if 1 is the nearest half.
#define FRACT(NAME, N, AS)                                                     \
  OVERLOAD half##N fract(half##N x, AS half##N *whole) {                       \
    float##N f;                                                                \
    half##N result = narrow(fract(widen(x), &f));                              \
    *whole = narrow(f);                                                        \
    return result < (half)1 || result != result ? result                       \
                                                : (half##N)0x1.ffcp-1;         \
  }
#define FRACT_SPACES(NAME, N) SPACES(FRACT, NAME, N)
WIDTHS(FRACT_SPACES, )

#define INT_RESULT(NAME, N, AS)                                                \
  OVERLOAD half##N NAME(half##N x, AS int##N *second) {                        \
    int##N n;                                                                  \
    half##N result = narrow(NAME(widen(x), &n));                               \
    *second = n;                                                               \
    return result;                                                             \
  }
#define INT_RESULT_SPACES(NAME, N) SPACES(INT_RESULT, NAME, N)
WIDTHS(INT_RESULT_SPACES, frexp)
WIDTHS(INT_RESULT_SPACES, lgamma_r)

#define REMQUO(NAME, N, AS)                                                    \
  OVERLOAD half##N remquo(half##N x, half##N y, AS int##N *quotient) {         \
    int##N n;                                                                  \
    half##N result = narrow(remquo(widen(x), widen(y), &n));                   \
    *quotient = n;                                                             \
    return result;                                                             \
  }
#define REMQUO_SPACES(NAME, N) SPACES(REMQUO, NAME, N)
WIDTHS(REMQUO_SPACES, )

//===----------------------------------------------------------------------===//
// Bit by bit
//===----------------------------------------------------------------------===//

#define NAN_OF(NAME, N)                                                        \
  OVERLOAD half##N nan(ushort##N code) {                                       \
    return as_half##N((ushort##N)(code | (ushort)0x7e00));                     \
  }
WIDTHS(NAN_OF, )

// The bits of halves of one sign are in the order of their values; zero has a
// neighbor of either sign.
OVERLOAD half nextafter(half x, half y) {
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return y;
  if (x == 0)
    return copysign(as_half((ushort)1), y);
  short step = (x < y) == (x > 0) ? 1 : -1;
  return as_half((short)(as_short(x) + step));
}

VECTORS(BY_ELEMENTS, nextafter, half, half)

// Halves are moved like shorts.
#define SELECTS(NAME, N)                                                       \
  OVERLOAD half##N select(half##N a, half##N b, short##N c) {                  \
    return as_half##N(select(as_short##N(a), as_short##N(b), c));              \
  }                                                                            \
  OVERLOAD half##N select(half##N a, half##N b, ushort##N c) {                 \
    return as_half##N(select(as_short##N(a), as_short##N(b), c));              \
  }                                                                            \
  OVERLOAD half##N bitselect(half##N a, half##N b, half##N c) {                \
    return as_half##N(                                                         \
        bitselect(as_short##N(a), as_short##N(b), as_short##N(c)));            \
  }
WIDTHS(SELECTS, )

#define PERMUTE(M, N)                                                          \
  OVERLOAD half##N shuffle(half##M x, ushort##N mask) {                        \
    return as_half##N(shuffle(as_short##M(x), mask));                          \
  }                                                                            \
  OVERLOAD half##N shuffle2(half##M x, half##M y, ushort##N mask) {            \
    return as_half##N(shuffle2(as_short##M(x), as_short##M(y), mask));         \
  }
#define PERMUTES(M) PERMUTE(M, 2) PERMUTE(M, 4) PERMUTE(M, 8) PERMUTE(M, 16)
PERMUTES(2)
PERMUTES(4)
PERMUTES(8)
PERMUTES(16)

#define VLOAD(NAME, N, AS)                                                     \
  OVERLOAD half##N vload##N(size_t i, const AS half *p) {                      \
    return as_half##N(vload##N(i, (const AS short *)p));                       \
  }
#define VSTORE(NAME, N, AS)                                                    \
  OVERLOAD void vstore##N(half##N x, size_t i, AS half *p) {                   \
    vstore##N(as_short##N(x), i, (AS short *)p);                               \
  }
#define VLOAD_VSTORE(NAME, N)                                                  \
  SPACES(VLOAD, , N) VLOAD(, N, constant) SPACES(VSTORE, , N)
VECTORS(VLOAD_VSTORE, )

#define ASYNC_COPY(N, TO, FROM)                                                \
  OVERLOAD event_t async_work_group_copy(                                      \
      TO half##N *to, const FROM half##N *from, size_t count, event_t event) { \
    return async_work_group_copy((TO short##N *)to,                            \
                                 (const FROM short##N *)from, count, event);   \
  }                                                                            \
  OVERLOAD event_t async_work_group_strided_copy(                              \
      TO half##N *to, const FROM half##N *from, size_t count, size_t stride,   \
      event_t event) {                                                         \
    return async_work_group_strided_copy(                                      \
        (TO short##N *)to, (const FROM short##N *)from, count, stride, event); \
  }
#define TRANSFERS(NAME, N)                                                     \
  ASYNC_COPY(N, local, global)                                                 \
  ASYNC_COPY(N, global, local)                                                 \
  OVERLOAD void prefetch(const global half##N *p, size_t count) {              \
    prefetch((const global short##N *)p, count);                               \
  }
WIDTHS(TRANSFERS, )

//===----------------------------------------------------------------------===//
// Comparisons: int for a scalar, a vector of short for a vector
//===----------------------------------------------------------------------===//

#define COMPARISONS(RESULT, N)                                                 \
  OVERLOAD RESULT isequal(half##N x, half##N y) { return x == y; }             \
  OVERLOAD RESULT isnotequal(half##N x, half##N y) { return x != y; }          \
  OVERLOAD RESULT isgreater(half##N x, half##N y) { return x > y; }            \
  OVERLOAD RESULT isgreaterequal(half##N x, half##N y) { return x >= y; }      \
  OVERLOAD RESULT isless(half##N x, half##N y) { return x < y; }               \
  OVERLOAD RESULT islessequal(half##N x, half##N y) { return x <= y; }         \
  OVERLOAD RESULT islessgreater(half##N x, half##N y) {                        \
    return (x < y) | (x > y);                                                  \
  }                                                                            \
  OVERLOAD RESULT isordered(half##N x, half##N y) {                            \
    return (x == x) & (y == y);                                                \
  }                                                                            \
  OVERLOAD RESULT isunordered(half##N x, half##N y) {                          \
    return (x != x) | (y != y);                                                \
  }                                                                            \
  OVERLOAD RESULT isnan(half##N x) { return x != x; }                          \
  OVERLOAD RESULT isinf(half##N x) { return fabs(x) == (half)INFINITY; }       \
  OVERLOAD RESULT isfinite(half##N x) { return fabs(x) < (half)INFINITY; }     \
  OVERLOAD RESULT isnormal(half##N x) {                                        \
    return (fabs(x) >= (half)0x1p-14) & (fabs(x) < (half)INFINITY);            \
  }                                                                            \
  OVERLOAD RESULT signbit(half##N x) { return as_short##N(x) < (short)0; }
COMPARISONS(int, )
COMPARISONS(short2, 2)
COMPARISONS(short3, 3)
COMPARISONS(short4, 4)
COMPARISONS(short8, 8)
COMPARISONS(short16, 16)

//===----------------------------------------------------------------------===//
// Common functions, some of which take scalars together with vectors
//===----------------------------------------------------------------------===//

#define COMMON(NAME, N)                                                        \
  OVERLOAD half##N min(half##N x, half##N y) { return y < x ? y : x; }         \
  OVERLOAD half##N max(half##N x, half##N y) { return x < y ? y : x; }         \
  OVERLOAD half##N clamp(half##N x, half##N low, half##N high) {               \
    return min(max(x, low), high);                                             \
  }                                                                            \
  OVERLOAD half##N mix(half##N x, half##N y, half##N a) {                      \
    return fma(y - x, a, x);                                                   \
  }                                                                            \
  OVERLOAD half##N step(half##N edge, half##N x) {                             \
    return x < edge ? (half##N)0 : (half##N)1;                                 \
  }                                                                            \
  OVERLOAD half##N smoothstep(half##N edge0, half##N edge1, half##N x) {       \
    half##N t = clamp((x - edge0) / (edge1 - edge0), (half##N)0, (half##N)1);  \
    return t * t * ((half)3 - (half)2 * t);                                    \
  }
WIDTHS(COMMON, )

#define COMMON_SCALAR(NAME, N)                                                 \
  OVERLOAD half##N min(half##N x, half y) { return min(x, (half##N)y); }       \
  OVERLOAD half##N max(half##N x, half y) { return max(x, (half##N)y); }       \
  OVERLOAD half##N fmin(half##N x, half y) { return fmin(x, (half##N)y); }     \
  OVERLOAD half##N fmax(half##N x, half y) { return fmax(x, (half##N)y); }     \
  OVERLOAD half##N clamp(half##N x, half low, half high) {                     \
    return clamp(x, (half##N)low, (half##N)high);                              \
  }                                                                            \
  OVERLOAD half##N mix(half##N x, half##N y, half a) {                         \
    return mix(x, y, (half##N)a);                                              \
  }                                                                            \
  OVERLOAD half##N step(half edge, half##N x) {                                \
    return step((half##N)edge, x);                                             \
  }                                                                            \
  OVERLOAD half##N smoothstep(half edge0, half edge1, half##N x) {             \
    return smoothstep((half##N)edge0, (half##N)edge1, x);                      \
  }
VECTORS(COMMON_SCALAR, )

#define GEOMETRY(N)                                                            \
  OVERLOAD half dot(half##N x, half##N y) {                                    \
    return narrow(dot(widen(x), widen(y)));                                    \
  }                                                                            \
  OVERLOAD half length(half##N x) { return narrow(length(widen(x))); }         \
  OVERLOAD half distance(half##N x, half##N y) {                               \
    return narrow(distance(widen(x), widen(y)));                               \
  }                                                                            \
  OVERLOAD half##N normalize(half##N x) { return narrow(normalize(widen(x))); }
GEOMETRY()
GEOMETRY(2)
GEOMETRY(3)
GEOMETRY(4)

OVERLOAD half3 cross(half3 x, half3 y) {
  return narrow(cross(widen(x), widen(y)));
}
OVERLOAD half4 cross(half4 x, half4 y) {
  return narrow(cross(widen(x), widen(y)));
}

//===----------------------------------------------------------------------===//
// Conversions from half
//===----------------------------------------------------------------------===//

#define MODES(M, NAME, N)                                                      \
  M(NAME, N, )                                                                 \
  M(NAME, N, _rte) M(NAME, N, _rtz) M(NAME, N, _rtp) M(NAME, N, _rtn)

#define TO_INTEGER(T, N, MODE)                                                 \
  OVERLOAD T##N convert_##T##N##MODE(half##N x) {                              \
    return convert_##T##N##MODE(widen(x));                                     \
  }                                                                            \
  OVERLOAD T##N convert_##T##N##_sat##MODE(half##N x) {                        \
    return convert_##T##N##_sat##MODE(widen(x));                               \
  }
#define TO_INTEGER_MODES(T, N) MODES(TO_INTEGER, T, N)
#define TO_INTEGER_WIDTHS(NAME, T) WIDTHS(TO_INTEGER_MODES, T)
INTEGERS(TO_INTEGER_WIDTHS, )

// Exact: the mode makes no difference.
#define TO_FLOATING(NAME, N, MODE)                                             \
  OVERLOAD half##N convert_half##N##MODE(half##N x) { return x; }              \
  OVERLOAD float##N convert_float##N##MODE(half##N x) { return widen(x); }     \
  OVERLOAD double##N convert_double##N##MODE(half##N x) {                      \
    return convert_double##N(widen(x));                                        \
  }
#define TO_FLOATING_MODES(NAME, N) MODES(TO_FLOATING, , N)
WIDTHS(TO_FLOATING_MODES, )

//===----------------------------------------------------------------------===//
// Conversions to half
//
// To nearest, and of integers in a direction: rounding to float and to half in
// the same direction is the same as rounding once. half-rounding.cl has the
// directed conversions of floats and doubles.
//===----------------------------------------------------------------------===//

#define NEAREST(T, N, MODE)                                                    \
  OVERLOAD half##N convert_half##N##MODE(T##N x) {                             \
    return __builtin_convertvector(x, half##N);                                \
  }
#define NEAREST_SCALAR(T, MODE)                                                \
  OVERLOAD half convert_half##MODE(T x) { return (half)x; }
#define DIRECTED_INTEGER(T, MODE)                                              \
  OVERLOAD half convert_half##MODE(T x) {                                      \
    return convert_half##MODE(convert_float##MODE(x));                         \
  }
#define DIRECTED_VECTOR(T, N, MODE)                                            \
  OVERLOAD half##N convert_half##N##MODE(T##N x) {                             \
    half##N result;                                                            \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = convert_half##MODE((T)x[i]);                                 \
    return result;                                                             \
  }

#define NEAREST_VECTOR(T, N)                                                   \
  NEAREST(T, N, )                                                              \
  NEAREST(T, N, _rte)
#define DIRECTED_VECTORS(T, N)                                                 \
  DIRECTED_VECTOR(T, N, _rtz)                                                  \
  DIRECTED_VECTOR(T, N, _rtp)                                                  \
  DIRECTED_VECTOR(T, N, _rtn)
#define FROM(NAME, T)                                                          \
  NEAREST_SCALAR(T, )                                                          \
  NEAREST_SCALAR(T, _rte)                                                      \
  VECTORS(NEAREST_VECTOR, T)
#define FROM_INTEGER(NAME, T)                                                  \
  FROM(NAME, T)                                                                \
  DIRECTED_INTEGER(T, _rtz)                                                    \
  DIRECTED_INTEGER(T, _rtp)                                                    \
  DIRECTED_INTEGER(T, _rtn)                                                    \
  VECTORS(DIRECTED_VECTORS, T)
FROM(, float)
FROM(, double)
INTEGERS(FROM_INTEGER, )
