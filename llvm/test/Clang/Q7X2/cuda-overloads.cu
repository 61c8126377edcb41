// Overloads of CUDA's mathematics, without a toolkit and with one: floats under
// the names without suffix, min and max of all types, and functions for the host.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:f32:0.75,1.5,2.25 --arg f64:3.5 --arg u32:7 --arg i32:-1 --arg i64:-5 --arg buf:4 | FileCheck %s
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: %if cuda-toolkit %{ q7x2-run %t.o --arg buf:f32:0.75,1.5,2.25 --arg f64:3.5 --arg u32:7 --arg i32:-1 --arg i64:-5 --arg buf:4 | FileCheck %s %}

#include <cmath>
#include <cstdio>

template <typename T> struct IsFloat { static constexpr bool value = false; };
template <> struct IsFloat<float> { static constexpr bool value = true; };
#define FLOAT(call)                                                            \
  static_assert(IsFloat<decltype(call)>::value, #call);                        \
  sum += call
#define VALUE(format, call) printf(#call " = " format "\n", call)

__global__ void test(const float *in, double d, unsigned u, int i, long long n, float *out) {
  float a = in[0], b = in[1], c = in[2], sum = 0, s, t;
  int e;
  FLOAT(acosh(b));
  FLOAT(asinh(a));
  FLOAT(atanh(a));
  FLOAT(cbrt(a));
  FLOAT(copysign(a, b));
  FLOAT(erf(a));
  FLOAT(erfc(a));
  FLOAT(exp10(a));
  FLOAT(expm1(a));
  FLOAT(fdim(a, b));
  FLOAT(hypot(a, b));
  FLOAT(lgamma(a));
  FLOAT(log1p(a));
  FLOAT(logb(a));
  FLOAT(nearbyint(a));
  FLOAT(nextafter(a, b));
  FLOAT(remainder(a, b));
  FLOAT(remquo(a, b, &e));
  FLOAT(scalbn(a, 3));
  FLOAT(scalbln(a, 3l));
  FLOAT(tgamma(a));
  FLOAT(trunc(a));
  FLOAT(std::exp2(a));
  FLOAT(std::fma(a, b, c));
  FLOAT(std::hypot(a, b));
  FLOAT(rsqrt(a));
  FLOAT(rcbrt(a));
  FLOAT(sinpi(a));
  FLOAT(cospi(a));
  FLOAT(normcdf(a));
  FLOAT(normcdfinv(a));
  FLOAT(erfinv(a));
  FLOAT(erfcinv(a));
  FLOAT(erfcx(a));
  FLOAT(j0(a));
  FLOAT(j1(a));
  FLOAT(y0(a));
  FLOAT(y1(a));
  FLOAT(jn(2, a));
  FLOAT(yn(2, a));
  FLOAT(cyl_bessel_i0(a));
  FLOAT(cyl_bessel_i1(a));
  sincos(a, &s, &t);
  sincospi(a, &s, &t);
  *out = sum;
  // CHECK: fma(a, b, c) = 3.375
  VALUE("%g", fma(a, b, c));
  // CHECK: fmax(a, b) = 1.5
  VALUE("%g", fmax(a, b));
  // CHECK: fmin(a, b) = 0.75
  VALUE("%g", fmin(a, b));
  // CHECK: exp2(a) = 1.68179
  VALUE("%g", exp2(a));
  // CHECK: log2(c) = 1.16992
  VALUE("%g", log2(c));
  // CHECK: round(b) = 2
  VALUE("%g", round(b));
  // CHECK: rint(b) = 2
  VALUE("%g", rint(b));
  // CHECK: lround(b) = 2
  VALUE("%ld", lround(b));
  // CHECK: llround(b) = 2
  VALUE("%lld", llround(b));
  // CHECK: lrint(c) = 2
  VALUE("%ld", lrint(c));
  // CHECK: llrint(c) = 2
  VALUE("%lld", llrint(c));
  // CHECK: ilogb(c) = 1
  VALUE("%d", ilogb(c));
  // CHECK: max(a, b) = 1.5
  VALUE("%g", max(a, b));
  // CHECK: min(a, b) = 0.75
  VALUE("%g", min(a, b));
  // CHECK: max(a, d) = 3.5
  VALUE("%g", max(a, d));
  // CHECK: min(d, b) = 1.5
  VALUE("%g", min(d, b));
  // CHECK: max(NAN, b) = 1.5
  VALUE("%g", max(NAN, b));
  // CHECK: max(u, 3u) = 7
  VALUE("%u", max(u, 3u));
  // CHECK: max(i, 3u) = 4294967295
  VALUE("%u", max(i, 3u));
  // CHECK: min(3u, i) = 3
  VALUE("%u", min(3u, i));
  // CHECK: max(i, 3) = 3
  VALUE("%d", max(i, 3));
  // CHECK: max(n, 1ll << 40) = 1099511627776
  VALUE("%lld", max(n, 1ll << 40));
  // CHECK: min(n, 1ll << 40) = -5
  VALUE("%lld", min(n, 1ll << 40));
  // CHECK: min(n, 1ull << 40) = 1099511627776
  VALUE("%llu", min(n, 1ull << 40));
  // CHECK: max(1l, (long)i) = 1
  VALUE("%ld", max(1l, (long)i));
  // CHECK: max(1ul, (long)i) = 18446744073709551615
  VALUE("%lu", max(1ul, (long)i));
}

float host(float a, double d, int i, unsigned u, long n) {
  register float sum = max(i, 1) + min(a, 2.0f) + max(d, a) + min(u, 3u) + max(n, 1l);
  return sum + isfinite(a) + isnan(d) + exp2(a) + fmax(a, 1.0f) + std::max(1, 2);
}
