//===-- cmath.c - Functions of complex numbers ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computed in double for all three types.
//
//===----------------------------------------------------------------------===//

#include <complex.h>
#include <math.h>

typedef double _Complex z;

// i times x, without a product that could be NaN.
static z turn(z x) { return CMPLX(-cimag(x), creal(x)); }
static z turn_back(z x) { return CMPLX(cimag(x), -creal(x)); }

#define COMPONENTS(T, F)                                                       \
  T creal##F(T _Complex x) { return __real__ x; }                              \
  T cimag##F(T _Complex x) { return __imag__ x; }                              \
  T cabs##F(T _Complex x) { return (T)hypot(__real__ x, __imag__ x); }         \
  T carg##F(T _Complex x) { return (T)atan2(__imag__ x, __real__ x); }         \
  T _Complex conj##F(T _Complex x) {                                           \
    return __builtin_complex(__real__ x, -__imag__ x);                         \
  }                                                                            \
  T _Complex cproj##F(T _Complex x) {                                          \
    if (!isinf(__real__ x) && !isinf(__imag__ x))                              \
      return x;                                                                \
    return __builtin_complex((T)INFINITY, (T)copysign(0.0, __imag__ x));       \
  }
COMPONENTS(double, )
COMPONENTS(float, f)
COMPONENTS(long double, l)

z cexp(z x) {
  double size = exp(creal(x)), angle = cimag(x);
  if (angle == 0)
    return CMPLX(size, angle);
  return CMPLX(size * cos(angle), size * sin(angle));
}

z clog(z x) { return CMPLX(log(cabs(x)), carg(x)); }

// The larger component of the root first, the other by division.
z csqrt(z x) {
  double a = creal(x), b = cimag(x);
  if (a == 0 && b == 0)
    return CMPLX(0, b);
  if (isinf(b))
    return CMPLX(INFINITY, b);
  double larger = sqrt((fabs(a) + hypot(a, b)) / 2);
  if (a >= 0)
    return CMPLX(larger, b / (2 * larger));
  return CMPLX(fabs(b) / (2 * larger), copysign(larger, b));
}

z cpow(z x, z y) {
  if (x == 0)
    return y == 0 ? 1 : 0;
  return cexp(y * clog(x));
}

z csinh(z x) {
  double a = creal(x), b = cimag(x);
  return CMPLX(sinh(a) * cos(b), cosh(a) * sin(b));
}
z ccosh(z x) {
  double a = creal(x), b = cimag(x);
  return CMPLX(cosh(a) * cos(b), sinh(a) * sin(b));
}
// Far from zero the numerators and the denominator would overflow.
z ctanh(z x) {
  double a = creal(x), b = cimag(x);
  if (fabs(a) > 20)
    return CMPLX(copysign(1, a), 4 * sin(b) * cos(b) * exp(-2 * fabs(a)));
  double denominator = cosh(2 * a) + cos(2 * b);
  return CMPLX(sinh(2 * a) / denominator, sin(2 * b) / denominator);
}

// An odd function; the sum is accurate in the right half-plane.
z casinh(z x) {
  if (signbit(creal(x)))
    return -casinh(-x);
  return clog(x + csqrt(x * x + 1));
}
z cacosh(z x) { return clog(x + csqrt(x + 1) * csqrt(x - 1)); }
z catanh(z x) { return (clog(1 + x) - clog(1 - x)) / 2; }

z csin(z x) { return turn_back(csinh(turn(x))); }
z ccos(z x) { return ccosh(turn(x)); }
z ctan(z x) { return turn_back(ctanh(turn(x))); }
z casin(z x) { return turn_back(casinh(turn(x))); }
z cacos(z x) {
  z s = casin(x);
  return CMPLX(M_PI_2 - creal(s), -cimag(s));
}
z catan(z x) { return turn_back(catanh(turn(x))); }

#define OTHERS(name)                                                           \
  float _Complex name##f(float _Complex x) { return name(x); }                 \
  long double _Complex name##l(long double _Complex x) { return name(x); }
OTHERS(cexp)
OTHERS(clog)
OTHERS(csqrt)
OTHERS(csinh)
OTHERS(ccosh)
OTHERS(ctanh)
OTHERS(casinh)
OTHERS(cacosh)
OTHERS(catanh)
OTHERS(csin)
OTHERS(ccos)
OTHERS(ctan)
OTHERS(casin)
OTHERS(cacos)
OTHERS(catan)
float _Complex cpowf(float _Complex x, float _Complex y) { return cpow(x, y); }
long double _Complex cpowl(long double _Complex x, long double _Complex y) {
  return cpow(x, y);
}
