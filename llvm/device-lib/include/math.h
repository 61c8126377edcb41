/* math.h - mathematics */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_MATH_H
#define Q7X2_MATH_H

#ifdef __cplusplus
extern "C" {
#endif

#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALL __builtin_huge_vall()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4
#define fpclassify(x)                                                          \
  __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x)
#define isfinite(x) __builtin_isfinite(x)
#define isinf(x) __builtin_isinf(x)
#define isnan(x) __builtin_isnan(x)
#define isnormal(x) __builtin_isnormal(x)
#define signbit(x) __builtin_signbit(x)
#define isgreater(x, y) __builtin_isgreater(x, y)
#define isgreaterequal(x, y) __builtin_isgreaterequal(x, y)
#define isless(x, y) __builtin_isless(x, y)
#define islessequal(x, y) __builtin_islessequal(x, y)
#define islessgreater(x, y) __builtin_islessgreater(x, y)
#define isunordered(x, y) __builtin_isunordered(x, y)

#define FP_ILOGB0 (-0x7fffffff - 1)
#define FP_ILOGBNAN 0x7fffffff

/* Neither sets errno nor raises a flag. */
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling 0

typedef float float_t;
typedef double double_t;

/* Each for double, float and long double, which is double. */
#define Q7X2_UNARY(name)                                                       \
  double name(double x);                                                       \
  float name##f(float x);                                                      \
  long double name##l(long double x);
#define Q7X2_BINARY(name)                                                      \
  double name(double x, double y);                                             \
  float name##f(float x, float y);                                             \
  long double name##l(long double x, long double y);
#define Q7X2_SCALE(name, type)                                                 \
  double name(double x, type exponent);                                        \
  float name##f(float x, type exponent);                                       \
  long double name##l(long double x, type exponent);
#define Q7X2_TO_INTEGER(name, type)                                            \
  type name(double x);                                                         \
  type name##f(float x);                                                       \
  type name##l(long double x);

Q7X2_UNARY(acos)
Q7X2_UNARY(acosh)
Q7X2_UNARY(asin)
Q7X2_UNARY(asinh)
Q7X2_UNARY(atan)
Q7X2_UNARY(atanh)
Q7X2_UNARY(cbrt)
Q7X2_UNARY(ceil)
Q7X2_UNARY(cos)
Q7X2_UNARY(cosh)
Q7X2_UNARY(erf)
Q7X2_UNARY(erfc)
Q7X2_UNARY(exp)
Q7X2_UNARY(exp10)
Q7X2_UNARY(exp2)
Q7X2_UNARY(expm1)
Q7X2_UNARY(fabs)
Q7X2_UNARY(floor)
Q7X2_UNARY(lgamma)
Q7X2_UNARY(log)
Q7X2_UNARY(log10)
Q7X2_UNARY(log1p)
Q7X2_UNARY(log2)
Q7X2_UNARY(nearbyint)
Q7X2_UNARY(rint)
Q7X2_UNARY(round)
Q7X2_UNARY(sin)
Q7X2_UNARY(sinh)
Q7X2_UNARY(sqrt)
Q7X2_UNARY(tan)
Q7X2_UNARY(tanh)
Q7X2_UNARY(tgamma)
Q7X2_UNARY(trunc)
Q7X2_UNARY(logb)
Q7X2_BINARY(atan2)
Q7X2_BINARY(copysign)
Q7X2_BINARY(fdim)
Q7X2_BINARY(fmax)
Q7X2_BINARY(fmin)
Q7X2_BINARY(fmod)
Q7X2_BINARY(hypot)
Q7X2_BINARY(nextafter)
Q7X2_BINARY(pow)
Q7X2_BINARY(remainder)
Q7X2_SCALE(ldexp, int)
Q7X2_SCALE(scalbn, int)
Q7X2_SCALE(scalbln, long)
Q7X2_SCALE(frexp, int *)
Q7X2_TO_INTEGER(ilogb, int)
Q7X2_TO_INTEGER(lrint, long)
Q7X2_TO_INTEGER(lround, long)
Q7X2_TO_INTEGER(llrint, long long)
Q7X2_TO_INTEGER(llround, long long)

#undef Q7X2_UNARY
#undef Q7X2_BINARY
#undef Q7X2_SCALE
#undef Q7X2_TO_INTEGER

double fma(double x, double y, double z);
float fmaf(float x, float y, float z);
long double fmal(long double x, long double y, long double z);
double modf(double x, double *whole);
float modff(float x, float *whole);
long double modfl(long double x, long double *whole);
double remquo(double x, double y, int *quotient);
float remquof(float x, float y, int *quotient);
long double remquol(long double x, long double y, int *quotient);
double nan(const char *text);
float nanf(const char *text);
long double nanl(const char *text);
double nexttoward(double x, long double y);
float nexttowardf(float x, long double y);
long double nexttowardl(long double x, long double y);
void sincos(double x, double *sine, double *cosine);
void sincosf(float x, float *sine, float *cosine);

#ifdef __cplusplus
}
#endif

#endif
