/* crt/math_functions.hpp - overloads of CUDA's mathematics */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What clang's headers declare for float but leave to a toolkit to define, the
   names that only CUDA has, and min and max of all types. Functions for the
   host are declared, so that files with code for both compile. */

#ifndef Q7X2_CUDA_MATH_FUNCTIONS_HPP
#define Q7X2_CUDA_MATH_FUNCTIONS_HPP

#define Q7X2_MATH static __device__ __forceinline__

/*===-- floats under the names without suffix
 * ------------------------------===*/

#define Q7X2_UNARY(result, name)                                               \
  Q7X2_MATH result name(float x) { return name##f(x); }
#define Q7X2_BINARY(name)                                                      \
  Q7X2_MATH float name(float x, float y) { return name##f(x, y); }
#define Q7X2_WITH_INTEGER(name, type)                                          \
  Q7X2_MATH float name(float x, type n) { return name##f(x, n); }

Q7X2_UNARY(float, acosh)
Q7X2_UNARY(float, asinh)
Q7X2_UNARY(float, atanh)
Q7X2_UNARY(float, cbrt)
Q7X2_UNARY(float, erf)
Q7X2_UNARY(float, erfc)
Q7X2_UNARY(float, exp2)
Q7X2_UNARY(float, expm1)
Q7X2_UNARY(float, lgamma)
Q7X2_UNARY(float, log1p)
Q7X2_UNARY(float, log2)
Q7X2_UNARY(float, logb)
Q7X2_UNARY(float, nearbyint)
Q7X2_UNARY(float, rint)
Q7X2_UNARY(float, round)
Q7X2_UNARY(float, tgamma)
Q7X2_UNARY(float, trunc)
Q7X2_UNARY(int, ilogb)
Q7X2_UNARY(long, lrint)
Q7X2_UNARY(long, lround)
Q7X2_UNARY(long long, llrint)
Q7X2_UNARY(long long, llround)
Q7X2_BINARY(copysign)
Q7X2_BINARY(fdim)
Q7X2_BINARY(fmax)
Q7X2_BINARY(fmin)
Q7X2_BINARY(hypot)
Q7X2_BINARY(nextafter)
Q7X2_BINARY(remainder)
Q7X2_WITH_INTEGER(scalbn, int)
Q7X2_WITH_INTEGER(scalbln, long)
Q7X2_MATH float fma(float x, float y, float z) { return fmaf(x, y, z); }
Q7X2_MATH float remquo(float x, float y, int *quotient) {
  return remquof(x, y, quotient);
}

/*===-- names that only CUDA has
 * -------------------------------------------===*/

#define Q7X2_HOST_UNARY(name)                                                  \
  __host__ double name(double);                                                \
  __host__ float name##f(float);                                               \
  __host__ float name(float);                                                  \
  Q7X2_UNARY(float, name)
Q7X2_HOST_UNARY(cospi)
Q7X2_HOST_UNARY(erfcinv)
Q7X2_HOST_UNARY(erfcx)
Q7X2_HOST_UNARY(erfinv)
Q7X2_HOST_UNARY(normcdf)
Q7X2_HOST_UNARY(normcdfinv)
Q7X2_HOST_UNARY(rcbrt)
Q7X2_HOST_UNARY(rsqrt)
Q7X2_HOST_UNARY(sinpi)
Q7X2_UNARY(float, cyl_bessel_i0)
Q7X2_UNARY(float, cyl_bessel_i1)
Q7X2_UNARY(float, exp10)
Q7X2_UNARY(float, j0)
Q7X2_UNARY(float, j1)
Q7X2_UNARY(float, y0)
Q7X2_UNARY(float, y1)
Q7X2_MATH float jn(int n, float x) { return jnf(n, x); }
Q7X2_MATH float yn(int n, float x) { return ynf(n, x); }
Q7X2_MATH void sincos(float x, float *sine, float *cosine) {
  sincosf(x, sine, cosine);
}
Q7X2_MATH void sincospi(float x, float *sine, float *cosine) {
  sincospif(x, sine, cosine);
}

extern "C" {
__host__ double norm(int, const double *);
__host__ float normf(int, const float *);
__host__ double rnorm(int, const double *);
__host__ float rnormf(int, const float *);
__host__ double norm3d(double, double, double);
__host__ float norm3df(float, float, float);
__host__ double rnorm3d(double, double, double);
__host__ float rnorm3df(float, float, float);
__host__ double norm4d(double, double, double, double);
__host__ float norm4df(float, float, float, float);
__host__ double rnorm4d(double, double, double, double);
__host__ float rnorm4df(float, float, float, float);
__host__ double rhypot(double, double);
__host__ float rhypotf(float, float);
__host__ float fdividef(float, float);
__host__ void sincospi(double, double *, double *);
__host__ void sincospif(float, float *, float *);
__host__ long long llmax(long long, long long);
__host__ long long llmin(long long, long long);
__host__ unsigned long long ullmax(unsigned long long, unsigned long long);
__host__ unsigned long long ullmin(unsigned long long, unsigned long long);
__host__ unsigned int umax(unsigned int, unsigned int);
__host__ unsigned int umin(unsigned int, unsigned int);
}

/*===-- min and max
 * --------------------------------------------------------===*/

#define Q7X2_CHOOSE(x, y, less, function) ((x)less(y) ? (x) : (y))
#define Q7X2_CALL(x, y, less, function) function(x, y)
#define Q7X2_MIN_MAX(result, a, b, choice)                                     \
  Q7X2_MATH result min(a x, b y) {                                             \
    return choice((result)x, (result)y, <, fmin);                              \
  }                                                                            \
  Q7X2_MATH result max(a x, b y) {                                             \
    return choice((result)x, (result)y, >, fmax);                              \
  }
#define Q7X2_FOR_INTEGERS Q7X2_CHOOSE
#define Q7X2_FOR_FLOATS Q7X2_CALL
#include "min_max_types.hpp"

#undef Q7X2_CALL
#undef Q7X2_CHOOSE
#undef Q7X2_HOST_UNARY
#undef Q7X2_WITH_INTEGER
#undef Q7X2_BINARY
#undef Q7X2_UNARY
#undef Q7X2_MATH

#endif
