/* crt/host_math.hpp - CUDA's own mathematics for the host */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions of what math_functions.hpp and clang_additions.hpp declare, by
   the host's C library. Host programs compare results with them: accuracy is
   that of the formula, not one unit in the last place. */

#ifndef Q7X2_CUDA_HOST_MATH_HPP
#define Q7X2_CUDA_HOST_MATH_HPP

#include <math.h>

#define Q7X2_HOST inline __host__
#define Q7X2_PI 3.141592653589793238

/*===-- functions of one number
 * --------------------------------------------===*/

#define Q7X2_UNARY(name, value)                                                \
  Q7X2_HOST double name(double x) { return value; }                            \
  Q7X2_HOST float name##f(float x) { return (float)name((double)x); }          \
  Q7X2_HOST float name(float x) { return name##f(x); }

/* The root of function(y) = x between low and high, where it grows. */
template <typename Function>
static double q7x2_invert(double x, double low, double high,
                          Function function) {
  for (int step = 0; step != 200; ++step) {
    const double middle = 0.5 * (low + high);
    (function(middle) < x ? low : high) = middle;
  }
  return 0.5 * (low + high);
}
static inline double q7x2_normcdf(double x) {
  return 0.5 * erfc(-x * 0.70710678118654752440);
}
static inline double q7x2_erfcx(double x) {
  if (x < 25)
    return exp(x * x) * erfc(x);
  const double r = 1 / (2 * x * x);
  return (1 - r * (1 - 3 * r * (1 - 5 * r))) / (x * 1.77245385090551602730);
}
static inline double q7x2_normcdfinv(double p) {
  if (!(p > 0 && p < 1))
    return p == 0 ? -HUGE_VAL : p == 1 ? HUGE_VAL : NAN;
  return q7x2_invert(p, -40, 40, q7x2_normcdf);
}
/* The modified Bessel function of order 0 or 1: its power series. */
static inline double q7x2_bessel_i(int order, double x) {
  const double quarter = 0.25 * x * x;
  double term = order ? 0.5 * x : 1, sum = term;
  for (int k = 1; fabs(term) > 1e-17 * fabs(sum); ++k)
    sum += term *= quarter / (k * (double)(k + order));
  return sum;
}

Q7X2_UNARY(rsqrt, 1 / sqrt(x))
Q7X2_UNARY(rcbrt, 1 / cbrt(x))
Q7X2_UNARY(sinpi, sin(Q7X2_PI *remainder(x, 2)))
Q7X2_UNARY(cospi, cos(Q7X2_PI *remainder(x, 2)))
Q7X2_UNARY(normcdf, q7x2_normcdf(x))
Q7X2_UNARY(normcdfinv, q7x2_normcdfinv(x))
Q7X2_UNARY(erfinv, 0.70710678118654752440 * q7x2_normcdfinv(0.5 * (x + 1)))
Q7X2_UNARY(erfcinv, -0.70710678118654752440 * q7x2_normcdfinv(0.5 * x))
Q7X2_UNARY(erfcx, q7x2_erfcx(x))
Q7X2_UNARY(cyl_bessel_i0, q7x2_bessel_i(0, x))
Q7X2_UNARY(cyl_bessel_i1, q7x2_bessel_i(1, x))

/*===-- functions of several numbers
 * ---------------------------------------===*/

#define Q7X2_NORM_OF(suffix, type)                                             \
  Q7X2_HOST type norm##suffix(int n, const type *p) {                          \
    double sum = 0;                                                            \
    for (int i = 0; i < n; ++i)                                                \
      sum += (double)p[i] * p[i];                                              \
    return (type)sqrt(sum);                                                    \
  }                                                                            \
  Q7X2_HOST type rnorm##suffix(int n, const type *p) {                         \
    return 1 / norm##suffix(n, p);                                             \
  }                                                                            \
  Q7X2_HOST type rhypot##suffix(type x, type y) {                              \
    return (type)(1 / hypot((double)x, (double)y));                            \
  }
#define Q7X2_NORMS(suffix, type)                                               \
  Q7X2_HOST type norm3d##suffix(type x, type y, type z) {                      \
    return (type)hypot(hypot((double)x, (double)y), (double)z);                \
  }                                                                            \
  Q7X2_HOST type rnorm3d##suffix(type x, type y, type z) {                     \
    return 1 / norm3d##suffix(x, y, z);                                        \
  }                                                                            \
  Q7X2_HOST type norm4d##suffix(type x, type y, type z, type w) {              \
    return (type)hypot(norm3d##suffix(x, y, z), (double)w);                    \
  }                                                                            \
  Q7X2_HOST type rnorm4d##suffix(type x, type y, type z, type w) {             \
    return 1 / norm4d##suffix(x, y, z, w);                                     \
  }
extern "C" {
Q7X2_NORM_OF(, double)
Q7X2_NORM_OF(f, float)
Q7X2_NORMS(, double)
Q7X2_NORMS(f, float)
Q7X2_HOST float fdividef(float x, float y) { return x / y; }
Q7X2_HOST void sincospi(double x, double *sine, double *cosine) {
  *sine = sinpi(x);
  *cosine = cospi(x);
}
Q7X2_HOST void sincospif(float x, float *sine, float *cosine) {
  *sine = sinpif(x);
  *cosine = cospif(x);
}
}
#undef Q7X2_NORMS
#undef Q7X2_NORM_OF
#undef Q7X2_UNARY

/*===-- min and max
 * --------------------------------------------------------===*/

extern "C" {
#define Q7X2_EXTREMA(prefix, type)                                             \
  Q7X2_HOST type prefix##max(type x, type y) { return x < y ? y : x; }         \
  Q7X2_HOST type prefix##min(type x, type y) { return y < x ? y : x; }
Q7X2_EXTREMA(ll, long long)
Q7X2_EXTREMA(ull, unsigned long long)
Q7X2_EXTREMA(u, unsigned int)
#undef Q7X2_EXTREMA
}
Q7X2_HOST int min(int x, int y) { return y < x ? y : x; }
Q7X2_HOST int max(int x, int y) { return x < y ? y : x; }
#define Q7X2_CHOOSE(x, y, less, function) ((x)less(y) ? (x) : (y))
#define Q7X2_CALL(x, y, less, function) (result_type)::function(x, y)
#define Q7X2_MIN_MAX(result, a, b, choice)                                     \
  Q7X2_HOST result min(a x, b y) {                                             \
    typedef result result_type;                                                \
    return choice((result_type)x, (result_type)y, <, fmin);                    \
  }                                                                            \
  Q7X2_HOST result max(a x, b y) {                                             \
    typedef result result_type;                                                \
    return choice((result_type)x, (result_type)y, >, fmax);                    \
  }
#define Q7X2_FOR_INTEGERS Q7X2_CHOOSE
#define Q7X2_FOR_FLOATS Q7X2_CALL
#include "min_max_types.hpp"

#undef Q7X2_CALL
#undef Q7X2_CHOOSE
#undef Q7X2_PI
#undef Q7X2_HOST

#endif
