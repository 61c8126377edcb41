//===-- special.c - Special functions of libdevice ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those that the C library does not have, in double, and those of floats that
// are computed in double; the others are in ../opencl/float.cl.
//
//===----------------------------------------------------------------------===//

#include <math.h>

static const double Pi = 3.14159265358979323846;
static const double SqrtHalf = 0.70710678118654752440;
static const double TwoBySqrtPi = 1.12837916709551257390;
static const double Log2 = 0.69314718055994530942;
static const double EulerGamma = 0.57721566490153286061;

#define FLOAT(NAME)                                                            \
  float __nv_##NAME##f(float x) { return (float)__nv_##NAME(x); }

//===----------------------------------------------------------------------===//
// Multiples of pi
//===----------------------------------------------------------------------===//

// x = n/2 + r with |r| <= 1/4, both exact. Above 2^53 all numbers are even.
double __nv_cospi(double x) {
  if (!isfinite(x))
    return NAN;
  if (fabs(x) >= 0x1p53)
    return 1.0;
  double n = rint(2.0 * x);
  double y = Pi * fma(n, -0.5, x);
  int quadrant = (int)((long)n & 3);
  double size = quadrant & 1 ? sin(y) : cos(y);
  double result = quadrant == 1 || quadrant == 2 ? -size : size;
  return result == 0.0 ? 0.0 : result; // never -0
}

double __nv_sinpi(double x);
float __nv_sinpif(float x);
float __nv_cospif(float x);
void __nv_sincospi(double x, double *sine, double *cosine) {
  *sine = __nv_sinpi(x);
  *cosine = __nv_cospi(x);
}
void __nv_sincospif(float x, float *sine, float *cosine) {
  *sine = __nv_sinpif(x);
  *cosine = __nv_cospif(x);
}

//===----------------------------------------------------------------------===//
// Roots and norms
//===----------------------------------------------------------------------===//

double __nv_rcbrt(double x) { return 1.0 / cbrt(x); }

// The norm by 2^exponent, which is near the largest, so that neither a square
// nor the norm overflows.
static double scaled_norm(int n, const double *x, int *exponent) {
  *exponent = 0;
  double largest = 0.0, sum = 0.0;
  int infinite = 0, nan = 0;
  for (int i = 0; i < n; ++i) {
    infinite |= isinf(x[i]);
    nan |= isnan(x[i]);
    largest = fmax(largest, fabs(x[i]));
  }
  if (infinite)
    return INFINITY;
  if (nan)
    return NAN;
  if (largest == 0.0)
    return 0.0;
  *exponent = ilogb(largest);
  for (int i = 0; i < n; ++i) {
    double scaled = scalbn(x[i], -*exponent);
    sum = fma(scaled, scaled, sum);
  }
  return sqrt(sum);
}
double __nv_norm(int n, const double *x) {
  int exponent;
  double norm = scaled_norm(n, x, &exponent);
  return scalbn(norm, exponent);
}
double __nv_rnorm(int n, const double *x) {
  int exponent;
  double norm = scaled_norm(n, x, &exponent);
  return scalbn(1.0 / norm, -exponent);
}
double __nv_norm3d(double x, double y, double z) {
  double all[] = {x, y, z};
  return __nv_norm(3, all);
}
double __nv_norm4d(double x, double y, double z, double w) {
  double all[] = {x, y, z, w};
  return __nv_norm(4, all);
}
double __nv_rhypot(double x, double y) {
  double all[] = {x, y};
  return __nv_rnorm(2, all);
}
double __nv_rnorm3d(double x, double y, double z) {
  double all[] = {x, y, z};
  return __nv_rnorm(3, all);
}
double __nv_rnorm4d(double x, double y, double z, double w) {
  double all[] = {x, y, z, w};
  return __nv_rnorm(4, all);
}

// No square of a float overflows in double.
static double norm_of_floats(int n, const float *x) {
  double sum = 0.0;
  int infinite = 0;
  for (int i = 0; i < n; ++i) {
    infinite |= isinf(x[i]);
    sum = fma((double)x[i], (double)x[i], sum);
  }
  return infinite ? INFINITY : sqrt(sum);
}
float __nv_normf(int n, const float *x) { return (float)norm_of_floats(n, x); }
float __nv_rnormf(int n, const float *x) {
  return (float)(1.0 / norm_of_floats(n, x));
}

//===----------------------------------------------------------------------===//
// Error functions
//===----------------------------------------------------------------------===//

// exp(x^2) erfc(x). Where erfc becomes small, by its continued fraction
// (Abramowitz and Stegun, 7.1.14).
double __nv_erfcx(double x) {
  if (x < 6.0) {
    double square = x * x, rest = fma(x, x, -square);
    double power = exp(square);
    return isinf(power) ? power : power * (1.0 + rest) * erfc(x);
  }
  double fraction = x;
  for (int n = 40; n >= 1; --n)
    fraction = x + 0.5 * n / fraction;
  return 0.5 * TwoBySqrtPi / fraction;
}

// An approximation to 0.2 % (Winitzki, 2008), improved by Halley's method,
// which triples the correct digits. Where erfc has few digits, being subnormal,
// or its derivative overflows, the equation of the logarithms is solved by
// Newton's method, with erfcx(y) = exp(y^2) erfc(y).
double __nv_erfcinv(double q) {
  if (!(q >= 0.0 && q <= 2.0))
    return NAN;
  if (q == 0.0 || q == 2.0)
    return q == 0.0 ? INFINITY : -INFINITY;
  int negative = q > 1.0;
  double p = negative ? 2.0 - q : q;
  const double a = 0.147;
  double log_p = log(p) + log(2.0 - p);
  double t = 2.0 / (Pi * a) + 0.5 * log_p;
  double y = sqrt(fmax(0.0, sqrt(t * t - log_p / a) - t));
  for (int i = 0; i < 4; ++i) {
    if (p < 0x1p-900) {
      double scaled = __nv_erfcx(y);
      y += (log(scaled) - y * y - log_p + Log2) * scaled / TwoBySqrtPi;
      continue;
    }
    // Near 1, erfc(y) - q would lose what erf(y) has.
    double error = p > 0.5 ? (1.0 - p) - erf(y) : erfc(y) - p;
    double step = error / (-TwoBySqrtPi * exp(-y * y));
    double next = y - step / (1.0 + y * step);
    y = isfinite(next) ? next : y;
  }
  return negative ? -y : y;
}

double __nv_erfinv(double x) {
  double size = fabs(x);
  if (size >= 0.5) // 1 - size is exact
    return copysign(__nv_erfcinv(1.0 - size), x);
  if (size < 0x1p-28)
    return x / TwoBySqrtPi;
  double y = x / TwoBySqrtPi;
  for (int i = 0; i < 5; ++i) {
    double step = (erf(y) - x) / (TwoBySqrtPi * exp(-y * y));
    y -= step / (1.0 + y * step);
  }
  return y;
}

// erfc(-x / sqrt(2)) / 2, corrected for the rounding of the quotient.
double __nv_normcdf(double x) {
  if (fabs(x) > 40.0)
    return x > 0.0 ? 1.0 : 0.0;
  const double low = -4.8336466567264567e-17; // sqrt(1/2) - SqrtHalf
  double y = -x * SqrtHalf;
  double rest = fma(-x, SqrtHalf, -y) - x * low;
  double value = erfc(y);
  return 0.5 * (value - rest * TwoBySqrtPi * exp(-y * y));
}

double __nv_normcdfinv(double p) { return -__nv_erfcinv(2.0 * p) / SqrtHalf; }

//===----------------------------------------------------------------------===//
// Modified Bessel functions of the first kind
//===----------------------------------------------------------------------===//

// Of order 0 or 1: the power series, whose terms are all positive, or the
// asymptotic one (Abramowitz and Stegun, 9.6.10 and 9.7.1).
static double bessel_i(int order, double x) {
  double size = fabs(x), result;
  if (isinf(x)) {
    result = size;
  } else if (size < 30.0) {
    double quarter = size * size / 4.0, term = order ? size / 2.0 : 1.0;
    result = term;
    for (int k = 1; k < 80; ++k) {
      term *= quarter / ((double)k * (k + order));
      result += term;
    }
  } else {
    double term = 1.0, sum = 1.0;
    for (int k = 1; k < 30; ++k) {
      double odd = 2 * k - 1;
      term *= -(4.0 * order - odd * odd) / (k * 8.0 * size);
      sum += term;
    }
    double root = exp(size / 2.0); // exp(size) may overflow before the result
    result = root * (sum / sqrt(2.0 * Pi * fmin(size, 1e300))) * root;
  }
  return order && x < 0.0 ? -result : result;
}
double __nv_cyl_bessel_i0(double x) { return bessel_i(0, x); }
double __nv_cyl_bessel_i1(double x) { return bessel_i(1, x); }

//===----------------------------------------------------------------------===//
// Bessel functions
//===----------------------------------------------------------------------===//

typedef struct {
  double j, y;
} pair;

// Both kinds of order 0 or 1 of a large x: Hankel's expansion (Abramowitz and
// Stegun, 9.2.5 to 9.2.10), cut at its smallest term.
static pair bessel_far(int order, double x) {
  double p = 1.0, q = 0.0, term = 1.0, mu = 4.0 * order;
  for (int k = 1; k < 50; ++k) {
    double odd = 2 * k - 1;
    double next = term * (mu - odd * odd) / (k * 8.0 * x);
    if (fabs(next) > fabs(term) || fabs(next) < 1e-18)
      break;
    term = next;
    double sign = k & 2 ? -1.0 : 1.0;
    if (k & 1)
      q += sign * term;
    else
      p += sign * term;
  }
  // cos and sin of x - pi/4, or of x - 3 pi/4
  double s = sin(x), c = cos(x);
  double cosine = (order ? s - c : c + s) * SqrtHalf;
  double sine = (order ? -s - c : s - c) * SqrtHalf;
  double size = sqrt(2.0 / (Pi * x));
  return (pair){size * (p * cosine - q * sine), size * (p * sine + q * cosine)};
}

// The same of a small positive x: all J by the recurrence from far above
// downward (Miller), normalized by J0 + 2 J2 + 2 J4 + ... = 1, and Y by the
// series of J (9.1.88 for order n).
static pair bessel_near(int order, double x) {
  const int first = 2 * ((int)x / 2) + 60; // even
  double above = 0.0, here = 1e-300, norm = 0.0, series = 0.0;
  double zero = 0.0, one = 0.0;
  for (int n = first; n >= 0; --n) { // here is J of order n
    if (n == 0)
      zero = here;
    if (n == 1)
      one = here;
    if (n % 2 == 0)
      norm += n ? 2.0 * here : here;
    if (n > order && (n - order) % 2 == 0) {
      int k = (n - order) / 2;
      double part = n * here / ((double)k * (order + k));
      series += k & 1 ? -part : part;
    }
    double below = 2.0 * n / x * here - above;
    above = here;
    here = below;
    if (fabs(here) > 1e200) {
      here *= 1e-200, above *= 1e-200, norm *= 1e-200;
      series *= 1e-200, zero *= 1e-200, one *= 1e-200;
    }
  }
  zero /= norm, one /= norm, series /= norm;
  double digamma = order ? 1.0 - EulerGamma : -EulerGamma;
  double j = order ? one : zero;
  double y = 2.0 / Pi * ((log(x / 2.0) - digamma) * j - series);
  return (pair){j, order ? y - 2.0 / (Pi * x) * zero : y};
}

static pair bessel(int order, double x) {
  if (x < 1e-8) {
    double y = 2.0 / Pi * (log(x) + (EulerGamma - Log2));
    return (pair){order ? x / 2.0 : 1.0, order ? -2.0 / (Pi * x) : y};
  }
  return x < 25.0 ? bessel_near(order, x) : bessel_far(order, x);
}

static double bessel_j(int order, double x) {
  if (isnan(x))
    return x;
  double size = fabs(x);
  double result = isinf(size) ? 0.0 : bessel(order, size).j;
  return order && x < 0.0 ? -result : result;
}
static double bessel_y(int order, double x) {
  if (!(x > 0.0))
    return x == 0.0 ? -INFINITY : NAN;
  return isinf(x) ? 0.0 : bessel(order, x).y;
}
double __nv_j0(double x) { return bessel_j(0, x); }
double __nv_j1(double x) { return bessel_j(1, x); }
double __nv_y0(double x) { return bessel_y(0, x); }
double __nv_y1(double x) { return bessel_y(1, x); }

// Upward where that is stable, or else downward from far above.
double __nv_jn(int n, double x) {
  if (n < 0)
    return NAN;
  double size = fabs(x);
  double sign = x < 0.0 && n & 1 ? -1.0 : 1.0;
  if (n < 2)
    return n ? __nv_j1(x) : __nv_j0(x);
  if (isnan(x) || size == 0.0 || isinf(size))
    return isnan(x) ? x : 0.0;
  if (size < 1e-8) { // the first term of the series, (x / 2)^n / n!
    double term = sign;
    for (int k = 1; k <= n && term != 0.0; ++k)
      term *= size / 2.0 / k;
    return term;
  }
  if (n <= size) {
    double before = __nv_j0(size), here = __nv_j1(size);
    for (int k = 1; k < n; ++k) {
      double next = 2.0 * k / size * here - before;
      before = here;
      here = next;
    }
    return sign * here;
  }
  double above = 0.0, here = 1e-300, norm = 0.0, wanted = 0.0;
  for (int k = 2 * ((n + (int)sqrt(60.0 * n)) / 2) + 20; k >= 0; --k) {
    if (k == n)
      wanted = here;
    if (k % 2 == 0)
      norm += k ? 2.0 * here : here;
    double below = 2.0 * k / size * here - above;
    above = here;
    here = below;
    if (fabs(here) > 1e200) {
      here *= 1e-200, above *= 1e-200, norm *= 1e-200, wanted *= 1e-200;
    }
  }
  return sign * wanted / norm;
}

double __nv_yn(int n, double x) {
  if (n < 0)
    return NAN;
  double before = __nv_y0(x), here = __nv_y1(x);
  if (n == 0)
    return before;
  for (int k = 1; k < n && isfinite(here); ++k) {
    double next = 2.0 * k / x * here - before;
    before = here;
    here = next;
  }
  return here;
}
FLOAT(j0)
FLOAT(j1)
FLOAT(y0)
FLOAT(y1)
float __nv_jnf(int n, float x) { return (float)__nv_jn(n, x); }
float __nv_ynf(int n, float x) { return (float)__nv_yn(n, x); }
