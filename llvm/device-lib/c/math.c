//===-- math.c - The C names of libclc's functions ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libclc has the functions for OpenCL C, under overloaded names.
//
//===----------------------------------------------------------------------===//

#include <math.h>

#define UNARY(name)                                                            \
  double cl_##name(double x) __asm__("_Z" LENGTH_##name #name "d");            \
  float cl_##name##f(float x) __asm__("_Z" LENGTH_##name #name "f");           \
  double name(double x) { return cl_##name(x); }                               \
  float name##f(float x) { return cl_##name##f(x); }                           \
  long double name##l(long double x) { return cl_##name(x); }
#define BINARY(name)                                                           \
  double cl_##name(double x, double y) __asm__("_Z" LENGTH_##name #name "dd"); \
  float cl_##name##f(float x, float y) __asm__("_Z" LENGTH_##name #name "ff"); \
  double name(double x, double y) { return cl_##name(x, y); }                  \
  float name##f(float x, float y) { return cl_##name##f(x, y); }               \
  long double name##l(long double x, long double y) { return cl_##name(x, y); }

#define LENGTH_acos "4"
#define LENGTH_acosh "5"
#define LENGTH_asin "4"
#define LENGTH_asinh "5"
#define LENGTH_atan "4"
#define LENGTH_atanh "5"
#define LENGTH_cbrt "4"
#define LENGTH_ceil "4"
#define LENGTH_cos "3"
#define LENGTH_cosh "4"
#define LENGTH_erf "3"
#define LENGTH_erfc "4"
#define LENGTH_exp "3"
#define LENGTH_exp2 "4"
#define LENGTH_exp10 "5"
#define LENGTH_expm1 "5"
#define LENGTH_fabs "4"
#define LENGTH_floor "5"
#define LENGTH_lgamma "6"
#define LENGTH_log "3"
#define LENGTH_log10 "5"
#define LENGTH_log1p "5"
#define LENGTH_log2 "4"
#define LENGTH_rint "4"
#define LENGTH_round "5"
#define LENGTH_sin "3"
#define LENGTH_sinh "4"
#define LENGTH_sqrt "4"
#define LENGTH_tan "3"
#define LENGTH_tanh "4"
#define LENGTH_tgamma "6"
#define LENGTH_trunc "5"
#define LENGTH_atan2 "5"
#define LENGTH_copysign "8"
#define LENGTH_fdim "4"
#define LENGTH_fmax "4"
#define LENGTH_fmin "4"
#define LENGTH_fmod "4"
#define LENGTH_hypot "5"
#define LENGTH_nextafter "9"
#define LENGTH_pow "3"
#define LENGTH_remainder "9"

UNARY(acos)
UNARY(acosh)
UNARY(asin)
UNARY(asinh)
UNARY(atan)
UNARY(atanh)
UNARY(cbrt)
UNARY(ceil)
UNARY(cos)
UNARY(cosh)
UNARY(erf)
UNARY(erfc)
UNARY(exp)
UNARY(exp2)
UNARY(exp10)
UNARY(expm1)
UNARY(fabs)
UNARY(floor)
UNARY(lgamma)
UNARY(log)
UNARY(log10)
UNARY(log1p)
UNARY(log2)
UNARY(rint)
UNARY(round)
UNARY(sin)
UNARY(sinh)
UNARY(sqrt)
UNARY(tan)
UNARY(tanh)
UNARY(tgamma)
UNARY(trunc)
BINARY(atan2)
BINARY(copysign)
BINARY(fdim)
BINARY(fmax)
BINARY(fmin)
BINARY(fmod)
BINARY(hypot)
BINARY(nextafter)
BINARY(pow)
BINARY(remainder)

double nearbyint(double x) { return rint(x); }
float nearbyintf(float x) { return rintf(x); }
double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }

int cl_ilogb(double x) __asm__("_Z5ilogbd");
int cl_ilogbf(float x) __asm__("_Z5ilogbf");
double cl_logb(double x) __asm__("_Z4logbd");
float cl_logbf(float x) __asm__("_Z4logbf");
double cl_ldexp(double x, int exponent) __asm__("_Z5ldexpdi");
float cl_ldexpf(float x, int exponent) __asm__("_Z5ldexpfi");
int ilogb(double x) { return cl_ilogb(x); }
int ilogbf(float x) { return cl_ilogbf(x); }
double logb(double x) { return cl_logb(x); }
float logbf(float x) { return cl_logbf(x); }
double ldexp(double x, int exponent) { return cl_ldexp(x, exponent); }
float ldexpf(float x, int exponent) { return cl_ldexpf(x, exponent); }
double scalbn(double x, int exponent) { return ldexp(x, exponent); }
float scalbnf(float x, int exponent) { return ldexpf(x, exponent); }

double modf(double x, double *whole) {
  *whole = trunc(x);
  return x == *whole ? copysign(0.0, x) : x - *whole;
}
float modff(float x, float *whole) {
  *whole = truncf(x);
  return x == *whole ? copysignf(0.0f, x) : x - *whole;
}

double cl_frexp(double x, int *exponent) __asm__("_Z5frexpdPi");
float cl_frexpf(float x, int *exponent) __asm__("_Z5frexpfPi");
double frexp(double x, int *exponent) { return cl_frexp(x, exponent); }
float frexpf(float x, int *exponent) { return cl_frexpf(x, exponent); }

// With one bit set of NaN, as the instruction of PTX has it. The nearest integer,
// ties away from zero, is that of a number with half more, which is truncated:
// its sum is rounded toward zero, so that it does not reach an integer that the
// exact one is below.
static double add_half(double x) {
  return copysign(__nvvm_add_rz_d(fabs(x), 0.5), x);
}
static float add_halff(float x) {
  return copysignf(__nvvm_add_rz_f(fabsf(x), 0.5f), x);
}
#define TO_INTEGER(type, prefix)                                               \
  type prefix##rint(double x) { return __nvvm_d2ll_rn(x); }                    \
  type prefix##rintf(float x) { return __nvvm_f2ll_rn(x); }                    \
  type prefix##rintl(long double x) { return __nvvm_d2ll_rn(x); }              \
  type prefix##round(double x) { return __nvvm_d2ll_rz(add_half(x)); }         \
  type prefix##roundf(float x) { return __nvvm_f2ll_rz(add_halff(x)); }        \
  type prefix##roundl(long double x) { return __nvvm_d2ll_rz(add_half(x)); }

TO_INTEGER(long, l)
TO_INTEGER(long long, ll)

// The quotient modulo 8.
double cl_remquo(double x, double y, int *quotient) __asm__("_Z6remquoddPi");
float cl_remquof(float x, float y, int *quotient) __asm__("_Z6remquoffPi");
double remquo(double x, double y, int *quotient) {
  double rest = cl_remquo(x, y, quotient);
  *quotient %= 8;
  return rest;
}
float remquof(float x, float y, int *quotient) {
  float rest = cl_remquof(x, y, quotient);
  *quotient %= 8;
  return rest;
}

static long long clamp(long exponent) {
  return exponent > 99999 ? 99999 : exponent < -99999 ? -99999 : exponent;
}
double scalbln(double x, long exponent) { return ldexp(x, clamp(exponent)); }
float scalblnf(float x, long exponent) { return ldexpf(x, clamp(exponent)); }

double nan(const char *text) { return NAN; }
float nanf(const char *text) { return NAN; }
double nexttoward(double x, long double y) { return nextafter(x, y); }
float nexttowardf(float x, long double y) {
  return x == y ? (float)y
                : nextafterf(x, x < y    ? INFINITY
                                : y != y ? NAN
                                         : -INFINITY);
}

double cl_sincos(double x, double *cosine) __asm__("_Z6sincosdPd");
void sincos(double x, double *sine, double *cosine) {
  *sine = cl_sincos(x, cosine);
}
void sincosf(float x, float *sine, float *cosine) {
  *sine = sinf(x);
  *cosine = cosf(x);
}

// ---- long double is double -------------------------------------------------
typedef long double wide;
wide nearbyintl(wide x) { return nearbyint(x); }
wide fmal(wide x, wide y, wide z) { return fma(x, y, z); }
int ilogbl(wide x) { return ilogb(x); }
wide logbl(wide x) { return logb(x); }
wide ldexpl(wide x, int exponent) { return ldexp(x, exponent); }
wide scalbnl(wide x, int exponent) { return ldexp(x, exponent); }
wide scalblnl(wide x, long exponent) { return scalbln(x, exponent); }
wide frexpl(wide x, int *exponent) { return frexp(x, exponent); }
wide remquol(wide x, wide y, int *quotient) { return remquo(x, y, quotient); }
wide nanl(const char *text) { return NAN; }
wide nexttowardl(wide x, wide y) { return nextafter(x, y); }
wide modfl(wide x, wide *whole) {
  double d;
  wide fraction = modf(x, &d);
  *whole = d;
  return fraction;
}
