//===-- complex.c - Products and quotients of complex numbers -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that the compiler calls for * and / of _Complex. Annex G of C
// requires an infinity, not a pair of NaNs, where an operand or the result is
// one.
//
//===----------------------------------------------------------------------===//

#define INFINITY __builtin_inff()

// An infinite number as a point of the unit square, whose sides are signed.
#define BOX(T, x) (T) __builtin_copysign(__builtin_isinf(x) ? 1.0 : 0.0, x)
// Zero in place of NaN, with its sign.
#define CLEAR(T, x) (T)(__builtin_isnan(x) ? __builtin_copysign(0.0, x) : (x))

#define PRODUCT(T, NAME)                                                       \
  static _Complex T repair_##NAME(T a, T b, T c, T d) {                        \
    int left = __builtin_isinf(a) || __builtin_isinf(b);                       \
    int right = __builtin_isinf(c) || __builtin_isinf(d);                      \
    int between = __builtin_isinf(a * c) || __builtin_isinf(b * d) ||          \
                  __builtin_isinf(a * d) || __builtin_isinf(b * c);            \
    if (left)                                                                  \
      a = BOX(T, a), b = BOX(T, b);                                            \
    if (right)                                                                 \
      c = BOX(T, c), d = BOX(T, d);                                            \
    if (left || right || between) {                                            \
      a = CLEAR(T, a), b = CLEAR(T, b), c = CLEAR(T, c), d = CLEAR(T, d);      \
      return __builtin_complex((T)(INFINITY * (a * c - b * d)),                \
                               (T)(INFINITY * (a * d + b * c)));               \
    }                                                                          \
    return __builtin_complex((T)__builtin_nan(""), (T)__builtin_nan(""));      \
  }                                                                            \
  _Complex T NAME(T a, T b, T c, T d) {                                        \
    T real = a * c - b * d, imaginary = a * d + b * c;                         \
    if (__builtin_isnan(real) && __builtin_isnan(imaginary))                   \
      return repair_##NAME(a, b, c, d);                                        \
    return __builtin_complex(real, imaginary);                                 \
  }

// The quotient that Annex G requires in place of NaNs.
#define REPAIR(T, NAME)                                                        \
  static _Complex T repair_##NAME(T a, T b, T c, T d) {                        \
    T nan = (T)__builtin_nan("");                                              \
    if (c == 0 && d == 0 && !(__builtin_isnan(a) && __builtin_isnan(b))) {     \
      T inf = (T)__builtin_copysign(INFINITY, c);                              \
      return __builtin_complex((T)(inf * a), (T)(inf * b));                    \
    }                                                                          \
    if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) && \
        __builtin_isfinite(d)) {                                               \
      a = BOX(T, a), b = BOX(T, b);                                            \
      return __builtin_complex((T)(INFINITY * (a * c + b * d)),                \
                               (T)(INFINITY * (b * c - a * d)));               \
    }                                                                          \
    if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) && \
        __builtin_isfinite(b)) {                                               \
      c = BOX(T, c), d = BOX(T, d);                                            \
      return __builtin_complex((T)(0.0f * (a * c + b * d)),                    \
                               (T)(0.0f * (b * c - a * d)));                   \
    }                                                                          \
    return __builtin_complex(nan, nan);                                        \
  }

PRODUCT(float, __mulsc3)
PRODUCT(double, __muldc3)
REPAIR(float, __divsc3)
REPAIR(double, __divdc3)

// Squares of floats neither overflow nor underflow as doubles.
_Complex float __divsc3(float a, float b, float c, float d) {
  double square = (double)c * c + (double)d * d;
  float real = (float)(((double)a * c + (double)b * d) / square);
  float imaginary = (float)(((double)b * c - (double)a * d) / square);
  if (__builtin_isnan(real) && __builtin_isnan(imaginary))
    return repair___divsc3(a, b, c, d);
  return __builtin_complex(real, imaginary);
}

// Smith's quotient, where d is not larger than c, without squares. A ratio that
// underflows to 0 is multiplied in last (Baudin and Smith, 2012).
static _Complex double quotient(double a, double b, double c, double d) {
  double ratio = d / c, size = c + d * ratio;
  if (__builtin_fabs(ratio) > __DBL_MIN__)
    return __builtin_complex((a + b * ratio) / size, (b - a * ratio) / size);
  return __builtin_complex((a + d * (b / c)) / size, (b - d * (a / c)) / size);
}

// The scale by which the operands are multiplied so that the intermediate
// results are normal numbers. The larger component of the divisor is c.
static double scale(double a, double b, double c) {
  const double large = __DBL_MAX__ / 2, up = 1 / __DBL_EPSILON__;
  double most = __builtin_fmax(a, b), least = __builtin_fmin(a, b);
  if (c >= large)
    return 0.5;
  if (c < __DBL_EPSILON__ ||
      (least < __DBL_MIN__ && most < large / up && c < large / up))
    return up;
  return 1;
}

_Complex double __divdc3(double a, double b, double c, double d) {
  // Multiplied by i, numerator and divisor have the same quotient.
  if (__builtin_fabs(c) < __builtin_fabs(d)) {
    double real = a, right = c;
    a = b, b = -real;
    c = d, d = -right;
  }
  double by = scale(__builtin_fabs(a), __builtin_fabs(b), __builtin_fabs(c));
  _Complex double z = quotient(a * by, b * by, c * by, d * by);
  if (__builtin_isnan(__real__ z) && __builtin_isnan(__imag__ z))
    return repair___divdc3(a, b, c, d);
  return z;
}

// Halves are computed as floats.
#define OF_HALVES(NAME, FLOATS)                                                \
  _Complex _Float16 NAME(_Float16 a, _Float16 b, _Float16 c, _Float16 d) {     \
    _Complex float z = FLOATS(a, b, c, d);                                     \
    return __builtin_complex((_Float16)__real__ z, (_Float16)__imag__ z);      \
  }
OF_HALVES(__mulhc3, __mulsc3)
OF_HALVES(__divhc3, __divsc3)
