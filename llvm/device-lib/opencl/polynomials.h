//===-- polynomials.h - Polynomials of float.cl and double.cl -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made by utils/fit-polynomials. polynomial_NAME(x) is P(x), or
// without the first step (P(x) - first) / x.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEVICE_LIB_POLYNOMIALS_H
#define Q7X2_DEVICE_LIB_POLYNOMIALS_H

// clang-format off: one step of Horner's scheme per line.

/// atan(s) = s + s z P(z), z = s^2 <= 1.
static inline float polynomial_atan(float x) {
  float p = -0x1.d5a1aap-10f;
  p = __builtin_elementwise_fma(p, x, 0x1.6551e2p-7f);
  p = __builtin_elementwise_fma(p, x, -0x1.fe7d24p-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.da9c2ep-5f);
  p = __builtin_elementwise_fma(p, x, -0x1.5825f2p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.c0946cp-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.24211ap-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.9991ecp-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.55553ep-2f);
  return p;
}

/// asin(s) = s + s z P(z), z = s^2 <= 1/4.
static inline float polynomial_asin(float x) {
  float p = 0x1.5959aap-5f;
  p = __builtin_elementwise_fma(p, x, 0x1.8c415ap-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.747b72p-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.330206p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.5555c8p-3f);
  return p;
}

/// asinh(s) = s + s z P(z), z = s^2 <= 1/2.
static inline float polynomial_asinh(float x) {
  float p = 0x1.5b6944p-8f;
  p = __builtin_elementwise_fma(p, x, -0x1.09c7f6p-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.d4ce7p-6f);
  p = __builtin_elementwise_fma(p, x, -0x1.6b7c3cp-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.331e72p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.555514p-3f);
  return p;
}

/// atanh(s) = s + s z P(z), z = s^2 <= 1/4.
static inline float polynomial_atanh(float x) {
  float p = 0x1.692dc6p-3f;
  p = __builtin_elementwise_fma(p, x, 0x1.a6ddeap-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.e3fbcep-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.234ddp-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.99a674p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.55554p-2f);
  return p;
}

/// sinh(s) = s + s z P(z), z = s^2 <= 1.
static inline float polynomial_sinh(float x) {
  float p = 0x1.76771ep-19f;
  p = __builtin_elementwise_fma(p, x, 0x1.a01c22p-13f);
  p = __builtin_elementwise_fma(p, x, 0x1.1110eap-7f);
  p = __builtin_elementwise_fma(p, x, 0x1.555556p-3f);
  return p;
}

/// log(1 + m) = m + m^2 P(m), m from -1/4 to 1/2.
static inline float polynomial_log(float x) {
  float p = -0x1.928ba2p-5f;
  p = __builtin_elementwise_fma(p, x, 0x1.ba3f34p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.0d452cp-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.275b46p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.54defp-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.997a94p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.00009cp-2f);
  p = __builtin_elementwise_fma(p, x, 0x1.55557cp-2f);
  p = __builtin_elementwise_fma(p, x, -0x1p-1f);
  return p;
}

/// the same with a smaller error.
static inline float polynomial_log1p(float x) {
  float p = 0x1.5924d6p-5f;
  p = __builtin_elementwise_fma(p, x, -0x1.8833cap-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.e1a294p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.03532ap-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.2414a2p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.552a58p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.999b3ep-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.00004ap-2f);
  p = __builtin_elementwise_fma(p, x, 0x1.555554p-2f);
  p = __builtin_elementwise_fma(p, x, -0x1p-1f);
  return p;
}

/// log10(1 + m) = log10(e) m + m^2 P(m), m from sqrt(1/2) - 1 to sqrt(2) - 1.
static inline float polynomial_log10(float x) {
  float p = -0x1.1f2ea8p-5f;
  p = __builtin_elementwise_fma(p, x, 0x1.cbb74cp-5f);
  p = __builtin_elementwise_fma(p, x, -0x1.d10baep-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.f83b3p-5f);
  p = __builtin_elementwise_fma(p, x, -0x1.27ced6p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.63d298p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.bcbb1cp-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.287a6ap-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.bcb7bp-3f);
  return p;
}

/// log2((1 + s) / (1 - s)) = 2 log2(e) s + s z P(z), z = s^2, |s| <= 0.1716.
static inline float polynomial_log2(float x) {
  float p = 0x1.b93edp-2f;
  p = __builtin_elementwise_fma(p, x, 0x1.274cap-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.ec70d2p-1f);
  return p;
}

/// e^r - 1 = r + r^2 P(r), r from -0.3466 to 0.4055.
static inline float polynomial_expm1(float x) {
  float p = 0x1.ac62f8p-13f;
  p = __builtin_elementwise_fma(p, x, 0x1.6d4984p-10f);
  p = __builtin_elementwise_fma(p, x, 0x1.110aap-7f);
  p = __builtin_elementwise_fma(p, x, 0x1.5554eep-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.555558p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1p-1f);
  return p;
}

/// the same with a smaller range.
static inline float polynomial_exp(float x) {
  float p = 0x1.6d4bfep-10f;
  p = __builtin_elementwise_fma(p, x, 0x1.120c08p-7f);
  p = __builtin_elementwise_fma(p, x, 0x1.5554eap-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.5554dcp-3f);
  p = __builtin_elementwise_fma(p, x, 0x1p-1f);
  return p;
}

/// sin(pi r) = pi r + r z P(z), z = r^2, |r| <= 1/4.
static inline float polynomial_sinpi(float x) {
  float p = -0x1.2dbd92p-1f;
  p = __builtin_elementwise_fma(p, x, 0x1.465fc4p1f);
  p = __builtin_elementwise_fma(p, x, -0x1.4abbbep2f);
  return p;
}

/// atan(s) / pi = s / pi + 2^-24 s z P(z), z = s^2 <= 1, in two parts.
static inline float polynomial_atanpi(float x, float *low) {
  float p = -0x1.2bfeap13f;
  p = __builtin_elementwise_fma(p, x, 0x1.c82594p15f);
  p = __builtin_elementwise_fma(p, x, -0x1.45931p17f);
  p = __builtin_elementwise_fma(p, x, 0x1.2e75fep18f);
  p = __builtin_elementwise_fma(p, x, -0x1.b661dap18f);
  p = __builtin_elementwise_fma(p, x, 0x1.1d9cc2p19f);
  p = __builtin_elementwise_fma(p, x, -0x1.73f56ep19f);
  p = __builtin_elementwise_fma(p, x, 0x1.04bda6p20f);
  float p0 = __builtin_elementwise_fma(p, x, -0x1.b29942p20f);
  float low0 = __builtin_elementwise_fma(p, x, -0x1.b29942p20f - p0);
  p = p0;
  *low = low0;
  return p;
}

/// tan(pi r) = pi r + r z P(z), z = r^2, |r| <= 1/4.
static inline float polynomial_tanpi(float x) {
  float p = 0x1.ebdc6cp16f;
  p = __builtin_elementwise_fma(p, x, 0x1.2649cp7f);
  p = __builtin_elementwise_fma(p, x, 0x1.8fbfcep11f);
  p = __builtin_elementwise_fma(p, x, 0x1.3cfa48p9f);
  p = __builtin_elementwise_fma(p, x, 0x1.4693p7f);
  p = __builtin_elementwise_fma(p, x, 0x1.466758p5f);
  p = __builtin_elementwise_fma(p, x, 0x1.4abbdap3f);
  return p;
}

/// tan(r) = r + r z (3/8 + P(z)), z = r^2, |r| <= pi / 4.
static inline float polynomial_tan(float x) {
  float p = 0x1.26899ap-8f;
  p = __builtin_elementwise_fma(p, x, -0x1.321bf2p-13f);
  p = __builtin_elementwise_fma(p, x, 0x1.690d34p-7f);
  p = __builtin_elementwise_fma(p, x, 0x1.5b8dfcp-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.baf75ep-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.110cf6p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.5554ecp-5f);
  return p;
}

/// erf(x) = x + x P(z), z = x^2 <= 1.
static inline float polynomial_erf(float x) {
  float p = 0x1.4917a4p-14f;
  p = __builtin_elementwise_fma(p, x, -0x1.a3d812p-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.540172p-8f);
  p = __builtin_elementwise_fma(p, x, -0x1.b7f88cp-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.ce2cf2p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.81273ep-2f);
  p = __builtin_elementwise_fma(p, x, 0x1.06eba8p-3f);
  return p;
}

/// -log2(1 - erf(x)) = x + x P(x), x from 1 to 4.
static inline float polynomial_erf_far(float x) {
  float p = 0x1.51bdcap-16f;
  p = __builtin_elementwise_fma(p, x, -0x1.091dc2p-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.633aa4p-8f);
  p = __builtin_elementwise_fma(p, x, -0x1.1bc152p-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.3ac1f2p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.d506e4p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.41b89ap-1f);
  return p;
}

/// e^(x^2) erfc(x) / v = P(1 - v), v = 4 / (x + ERFCX_SHIFT), x from 0 to 10.6, in two parts.
static inline float polynomial_erfcx(float x, float *low) {
  float p = -0x1.06fb7ep-18f;
  p = __builtin_elementwise_fma(p, x, -0x1.7ed88ap-16f);
  p = __builtin_elementwise_fma(p, x, -0x1.11e07ep-15f);
  p = __builtin_elementwise_fma(p, x, 0x1.7e5a08p-14f);
  p = __builtin_elementwise_fma(p, x, 0x1.5a005ap-12f);
  p = __builtin_elementwise_fma(p, x, -0x1.2fbd9p-12f);
  p = __builtin_elementwise_fma(p, x, -0x1.55bfb4p-9f);
  p = __builtin_elementwise_fma(p, x, 0x1.445922p-9f);
  p = __builtin_elementwise_fma(p, x, 0x1.a0095ap-6f);
  float p1 = __builtin_elementwise_fma(p, x, -0x1.b46a34p-4f);
  float low1 = __builtin_elementwise_fma(p, x, -0x1.b46a34p-4f - p1);
  p = p1;
  float p0 = __builtin_elementwise_fma(p, x, 0x1.c72f7cp-3f);
  float low0 = __builtin_elementwise_fma(p, x, 0x1.c72f7cp-3f - p0);
  low0 = __builtin_elementwise_fma(low1, x, low0);
  p = p0;
  *low = low0;
  return p;
}

/// the same of all x >= 0, v = 5 / (x + ERFCX_WHOLE_SHIFT), in two parts.
static inline float polynomial_erfcx_whole(float x, float *low) {
  float p = 0x1.015c1cp-22f;
  p = __builtin_elementwise_fma(p, x, 0x1.62142cp-20f);
  p = __builtin_elementwise_fma(p, x, 0x1.04e548p-22f);
  p = __builtin_elementwise_fma(p, x, -0x1.a6b944p-17f);
  p = __builtin_elementwise_fma(p, x, -0x1.044d6ap-16f);
  p = __builtin_elementwise_fma(p, x, 0x1.9c0b54p-14f);
  p = __builtin_elementwise_fma(p, x, 0x1.5ee876p-13f);
  p = __builtin_elementwise_fma(p, x, -0x1.15456p-10f);
  p = __builtin_elementwise_fma(p, x, -0x1.e45806p-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.2c2734p-6f);
  float p1 = __builtin_elementwise_fma(p, x, -0x1.214ce2p-4f);
  float low1 = __builtin_elementwise_fma(p, x, -0x1.214ce2p-4f - p1);
  p = p1;
  float p0 = __builtin_elementwise_fma(p, x, 0x1.55ca8ep-3f);
  float low0 = __builtin_elementwise_fma(p, x, 0x1.55ca8ep-3f - p0);
  low0 = __builtin_elementwise_fma(low1, x, low0);
  p = p0;
  *low = low0;
  return p;
}

/// log(gamma(1 + y)) = y (y - 1) P(y), y from 0 to 1.
static inline float polynomial_lgamma(float x) {
  float p = -0x1.ac6c7p-10f;
  p = __builtin_elementwise_fma(p, x, 0x1.42342p-7f);
  p = __builtin_elementwise_fma(p, x, -0x1.c59a1p-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.9e0a1ep-5f);
  p = __builtin_elementwise_fma(p, x, -0x1.259b04p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.74d2c8p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.d70ce4p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.3e50c4p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.f64662p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.2788dp-1f);
  return p;
}

/// log(gamma(a)) = (a - 1/2) log(a) - a + log(2 pi) / 2 + P(1 / a^2) / a, a >= 3.
static inline float polynomial_stirling(float x) {
  float p = 0x1.73de7p-11f;
  p = __builtin_elementwise_fma(p, x, -0x1.6ba77ep-9f);
  p = __builtin_elementwise_fma(p, x, 0x1.55555p-4f);
  return p;
}

/// gamma(1 + f) = P(f - 949/2048), f from 0 to 1, in two parts.
static inline float polynomial_tgamma(float x, float *low) {
  float p = 0x1.172be4p-6f;
  p = __builtin_elementwise_fma(p, x, -0x1.e9ef68p-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.0c64eap-5f);
  p = __builtin_elementwise_fma(p, x, -0x1.6d1074p-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.1b8494p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.77cca2p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.47e46ap-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.095e2ap-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.b6126p-2f);
  p = __builtin_elementwise_fma(p, x, 0x1.8811fcp-10f);
  float p0 = __builtin_elementwise_fma(p, x, 0x1.c56df4p-1f);
  float low0 = __builtin_elementwise_fma(p, x, 0x1.c56df4p-1f - p0);
  p = p0;
  *low = low0;
  return p;
}

/// I0(x) = e^x (1 + P(1 / x)) / sqrt(2 pi x), x >= 9.
static inline float polynomial_i0_far(float x) {
  float p = 0x1.8a18e8p-1f;
  p = __builtin_elementwise_fma(p, x, 0x1.4792aep-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.45e194p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.1f3c6p-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.00010ap-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.e307c4p-29f);
  return p;
}

/// I1(x) = e^x (1 + P(1 / x)) / sqrt(2 pi x), x >= 9.
static inline float polynomial_i1_far(float x) {
  float p = -0x1.cc525cp-1f;
  p = __builtin_elementwise_fma(p, x, -0x1.4232b6p-5f);
  p = __builtin_elementwise_fma(p, x, -0x1.c157a6p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.df22dp-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.800096p-2f);
  p = __builtin_elementwise_fma(p, x, 0x1.0f88dap-28f);
  return p;
}

/// erfinv(x) = x (ERFINV_FIRST + ERFINV_SLOPE v + P(v)), v = log2(1 - x^2) from -6.
static inline float polynomial_erfinv_near(float x) {
  float p = 0x1.8c26fcp-32f;
  p = __builtin_elementwise_fma(p, x, 0x1.b8f906p-27f);
  p = __builtin_elementwise_fma(p, x, 0x1.6233dap-23f);
  p = __builtin_elementwise_fma(p, x, 0x1.1b49cep-21f);
  p = __builtin_elementwise_fma(p, x, -0x1.c86974p-18f);
  p = __builtin_elementwise_fma(p, x, -0x1.e14bep-16f);
  p = __builtin_elementwise_fma(p, x, 0x1.980ed6p-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.6baba8p-8f);
  p = __builtin_elementwise_fma(p, x, 0x1.d48728p-8f);
  p = __builtin_elementwise_fma(p, x, 0x1.233bc2p-25f);
  return p;
}

/// sqrt(2) erfinv(x) = 2 x (NORMCDFINV_FIRST + NORMCDFINV_SLOPE v + v P(v)).
static inline float polynomial_normcdfinv_near(float x) {
  float p = 0x1.161b34p-32f;
  p = __builtin_elementwise_fma(p, x, 0x1.361832p-27f);
  p = __builtin_elementwise_fma(p, x, 0x1.f2759cp-24f);
  p = __builtin_elementwise_fma(p, x, 0x1.8cd04ap-22f);
  p = __builtin_elementwise_fma(p, x, -0x1.439ac6p-18f);
  p = __builtin_elementwise_fma(p, x, -0x1.54ce16p-16f);
  p = __builtin_elementwise_fma(p, x, 0x1.20858cp-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.0126fep-8f);
  p = __builtin_elementwise_fma(p, x, 0x1.6377a6p-8f);
  return p;
}

/// erfinv(x) = 25/32 s + s P(1 / s - 1/4), s^2 = -log2(1 - x^2) from 5.8 to 151.
static inline float polynomial_erfinv_far(float x) {
  float p = 0x1.664fc2p14f;
  p = __builtin_elementwise_fma(p, x, 0x1.4bbd58p11f);
  p = __builtin_elementwise_fma(p, x, -0x1.9be038p11f);
  p = __builtin_elementwise_fma(p, x, -0x1.061f28p8f);
  p = __builtin_elementwise_fma(p, x, 0x1.56325ap7f);
  p = __builtin_elementwise_fma(p, x, 0x1.ef02fp4f);
  p = __builtin_elementwise_fma(p, x, -0x1.e3ebeep2f);
  p = __builtin_elementwise_fma(p, x, -0x1.db9c5ap-2f);
  p = __builtin_elementwise_fma(p, x, -0x1.5e5b7ap0f);
  p = __builtin_elementwise_fma(p, x, 0x1.2103d4p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.74221cp-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.7da60ep-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.43ddd8p-7f);
  return p;
}

/// sin(r) = r + r z P(z), z = r^2, |r| <= pi / 4.
static inline double polynomial_sin_double(double x) {
  double p = -0x1.a55dc0853c5ccp-41;
  p = __builtin_elementwise_fma(p, x, 0x1.6114a7bda309dp-33);
  p = __builtin_elementwise_fma(p, x, -0x1.ae643d4616bfap-26);
  p = __builtin_elementwise_fma(p, x, 0x1.71de3a401a9ebp-19);
  p = __builtin_elementwise_fma(p, x, -0x1.a01a01a006d91p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.111111111108bp-7);
  p = __builtin_elementwise_fma(p, x, -0x1.5555555555555p-3);
  return p;
}

/// cos(r) = 1 + z P(z), z = r^2, |r| <= pi / 4, without the first step.
static inline double polynomial_cos_double(double x, double *first) {
  double p = -0x1.8f9f4b537f77fp-37;
  p = __builtin_elementwise_fma(p, x, 0x1.1ee9cc9026d3fp-29);
  p = __builtin_elementwise_fma(p, x, -0x1.27e4f7d8b6145p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a019c684c4p-16);
  p = __builtin_elementwise_fma(p, x, -0x1.6c16c16c14e48p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.555555555554ap-5);
  *first = -0x1p-1;
  return p;
}

/// tan(r) = r + r z P(z), z = r^2, |r| <= pi / 4.
static inline double polynomial_tan_double(double x) {
  double p = 0x1.459ea7c79abaap-17;
  p = __builtin_elementwise_fma(p, x, -0x1.9011ef7ba1073p-16);
  p = __builtin_elementwise_fma(p, x, 0x1.90b432f0afbdcp-15);
  p = __builtin_elementwise_fma(p, x, -0x1.9c811fd1b9989p-16);
  p = __builtin_elementwise_fma(p, x, 0x1.1673b4a4822a3p-14);
  p = __builtin_elementwise_fma(p, x, 0x1.6068f7cab518fp-14);
  p = __builtin_elementwise_fma(p, x, 0x1.feccbf5f501b5p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.34c30ae427a87p-11);
  p = __builtin_elementwise_fma(p, x, 0x1.7db0da2c33e8dp-10);
  p = __builtin_elementwise_fma(p, x, 0x1.d6d2f4ad4d373p-9);
  p = __builtin_elementwise_fma(p, x, 0x1.226e3a2f6d72cp-7);
  p = __builtin_elementwise_fma(p, x, 0x1.664f485fc895dp-6);
  p = __builtin_elementwise_fma(p, x, 0x1.ba1ba1bab220ep-5);
  p = __builtin_elementwise_fma(p, x, 0x1.11111111106dfp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.555555555555dp-2);
  return p;
}

/// e^r = 1 + r + r^2 P(r), |r| <= log(2) / 2.
static inline double polynomial_exp_double(double x) {
  double p = 0x1.af61c08eb5612p-26;
  p = __builtin_elementwise_fma(p, x, 0x1.2891d291e3cf7p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.71ddf7875887fp-19);
  p = __builtin_elementwise_fma(p, x, 0x1.a019b8b7a9b1bp-16);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a01afb724fp-13);
  p = __builtin_elementwise_fma(p, x, 0x1.6c16c178ab653p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.111111110f8dbp-7);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555553cd9p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555558p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.0000000000001p-1);
  return p;
}

/// e^r = 1 + r + r^2 P(r), r from -log(2) / 2 to log(1.5).
static inline double polynomial_expm1_double(double x) {
  double p = 0x1.265894c576c91p-29;
  p = __builtin_elementwise_fma(p, x, 0x1.af58a46a80907p-26);
  p = __builtin_elementwise_fma(p, x, 0x1.27e0ba0a1ebc8p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.71ddfb7e1cb88p-19);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a035a31195p-16);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a01aeaafap-13);
  p = __builtin_elementwise_fma(p, x, 0x1.6c16c16bcfddfp-10);
  p = __builtin_elementwise_fma(p, x, 0x1.111111110fa29p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.55555555555c6p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555558p-3);
  p = __builtin_elementwise_fma(p, x, 0x1p-1);
  return p;
}

/// e^r = 1 + r P(r), |r| <= log(2) / 2.
static inline double polynomial_exp_whole_double(double x) {
  double p = 0x1.af6fef3ce32e9p-26;
  p = __builtin_elementwise_fma(p, x, 0x1.28a2a18ff47b1p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.71ddee3cbe521p-19);
  p = __builtin_elementwise_fma(p, x, 0x1.a019a68efd1dap-16);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a01b3fb756p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.6c16c17f34d59p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.111111110ec39p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.55555555520fbp-5);
  p = __builtin_elementwise_fma(p, x, 0x1.555555555555bp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.0000000000005p-1);
  p = __builtin_elementwise_fma(p, x, 0x1p0);
  return p;
}

/// 2^r = 1 + r P(r), |r| <= 1/2.
static inline double polynomial_exp2_double(double x) {
  double p = 0x1.ec6b6281739b6p-32;
  p = __builtin_elementwise_fma(p, x, 0x1.e60595a88c4ap-28);
  p = __builtin_elementwise_fma(p, x, 0x1.b52335e6fec8ep-24);
  p = __builtin_elementwise_fma(p, x, 0x1.62bfd4df40b7ep-20);
  p = __builtin_elementwise_fma(p, x, 0x1.ffcbfd479e5b9p-17);
  p = __builtin_elementwise_fma(p, x, 0x1.4309130944095p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.5d87fe787493ap-10);
  p = __builtin_elementwise_fma(p, x, 0x1.3b2ab6fba1ec4p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.c6b08d704a1d3p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.ebfbdff82c598p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.62e42fefa39efp-1);
  return p;
}

/// 10^r = 1 + r P(r), |r| <= log10(2) / 2.
static inline double polynomial_exp10_double(double x) {
  double p = 0x1.f4ef7ddef52ccp-13;
  p = __builtin_elementwise_fma(p, x, 0x1.2f66e628dc279p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.489b0b8a0f212p-8);
  p = __builtin_elementwise_fma(p, x, 0x1.41166a51b8236p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.16e4de87dd679p-4);
  p = __builtin_elementwise_fma(p, x, 0x1.a7ed709a9ce8fp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.1429ffd23abdfp-1);
  p = __builtin_elementwise_fma(p, x, 0x1.2bd7609fd6b4bp0);
  p = __builtin_elementwise_fma(p, x, 0x1.0470591de2af9p1);
  p = __builtin_elementwise_fma(p, x, 0x1.53524c73cea6fp1);
  p = __builtin_elementwise_fma(p, x, 0x1.26bb1bbb55516p1);
  return p;
}

/// log((1 + s) / (1 - s)) = 2 s + s z P(z), z = s^2, |s| <= 0.1716.
static inline double polynomial_log_double(double x) {
  double p = 0x1.2f04cd5a6a194p-3;
  p = __builtin_elementwise_fma(p, x, 0x1.39a1d2ed909aap-3);
  p = __builtin_elementwise_fma(p, x, 0x1.74663d8f3f537p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.c71c521247f5ep-3);
  p = __builtin_elementwise_fma(p, x, 0x1.24924941e29d6p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.999999997ff14p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555592p-1);
  return p;
}

/// atan(s) = s + s z P(z), z = s^2 <= 1.
static inline double polynomial_atan_double(double x) {
  double p = 0x1.bbed9da8786f7p-17;
  p = __builtin_elementwise_fma(p, x, -0x1.3f364c2f3a1c4p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.b3faca8de6095p-11);
  p = __builtin_elementwise_fma(p, x, -0x1.7a3999f8b1523p-9);
  p = __builtin_elementwise_fma(p, x, 0x1.d7b926edd6607p-8);
  p = __builtin_elementwise_fma(p, x, -0x1.c78fccc84d33bp-7);
  p = __builtin_elementwise_fma(p, x, 0x1.683cc93d84cc8p-6);
  p = __builtin_elementwise_fma(p, x, -0x1.e9fa0d6facce8p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.2c2e5cbfa4debp-5);
  p = __builtin_elementwise_fma(p, x, -0x1.59a3ff236c0f1p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.82dad79a8ad9ep-5);
  p = __builtin_elementwise_fma(p, x, -0x1.ae5e72c03c785p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.e1bba66bf9b1bp-5);
  p = __builtin_elementwise_fma(p, x, -0x1.110e5126facd6p-4);
  p = __builtin_elementwise_fma(p, x, 0x1.3b13669a29d1ap-4);
  p = __builtin_elementwise_fma(p, x, -0x1.745d11ae74c4fp-4);
  p = __builtin_elementwise_fma(p, x, 0x1.c71c717fcf76cp-4);
  p = __builtin_elementwise_fma(p, x, -0x1.249249237f57dp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.99999999955b4p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.5555555555526p-2);
  return p;
}

/// asin(s) = s + s z P(z), z = s^2 <= 1/4.
static inline double polynomial_asin_double(double x) {
  double p = 0x1.056d6c81366afp-5;
  p = __builtin_elementwise_fma(p, x, -0x1.09d3283398c8ap-6);
  p = __builtin_elementwise_fma(p, x, 0x1.3ff4a990aec1ap-6);
  p = __builtin_elementwise_fma(p, x, 0x1.abcf5cd7c8003p-8);
  p = __builtin_elementwise_fma(p, x, 0x1.8ec2fca60403cp-7);
  p = __builtin_elementwise_fma(p, x, 0x1.c6fdc1aaa537ap-7);
  p = __builtin_elementwise_fma(p, x, 0x1.1c6be1a687737p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.6e89f440197a7p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.f1c72c38fb342p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.6db6db427a4f8p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.333333336e80fp-4);
  p = __builtin_elementwise_fma(p, x, 0x1.555555555539p-3);
  return p;
}

/// log((1 + s) / (1 - s)) = 2 s + s z (2/3 + z P(z)), z = s^2, |s| <= 0.1716.
static inline double polynomial_log_pair_double(double x) {
  double p = 0x1.0e43aa0e3ae17p-3;
  p = __builtin_elementwise_fma(p, x, 0x1.0f7fd29fc3747p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.3b1eecd525fb1p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.745ce9e01e0a5p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.c71c722d6c60bp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.2492492457d4p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.9999999999b3p-2);
  return p;
}

/// sinh(s) = s + s z P(z), z = s^2 <= 1.
static inline double polynomial_sinh_double(double x) {
  double p = 0x1.b52ebddfa0d45p-41;
  p = __builtin_elementwise_fma(p, x, 0x1.6118df71775a8p-33);
  p = __builtin_elementwise_fma(p, x, 0x1.ae646b4d5f192p-26);
  p = __builtin_elementwise_fma(p, x, 0x1.71de3a40565e2p-19);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a01a0318d8p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.111111111104p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555556p-3);
  return p;
}

/// tanh(s) = s + s z P(z), z = s^2, |s| <= 0.8.
static inline double polynomial_tanh_double(double x) {
  double p = 0x1.dced16f361a1cp-22;
  p = __builtin_elementwise_fma(p, x, -0x1.b02e9fa320b61p-19);
  p = __builtin_elementwise_fma(p, x, 0x1.a3e2c8bc10d8fp-17);
  p = __builtin_elementwise_fma(p, x, -0x1.33f940e6e0035p-15);
  p = __builtin_elementwise_fma(p, x, 0x1.909f66fdf6ca2p-14);
  p = __builtin_elementwise_fma(p, x, -0x1.f4524b5c7264bp-13);
  p = __builtin_elementwise_fma(p, x, 0x1.35426b3592f7ep-11);
  p = __builtin_elementwise_fma(p, x, -0x1.7da11ca862707p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.d6d3a57a89ac4p-9);
  p = __builtin_elementwise_fma(p, x, -0x1.226e34435e2edp-7);
  p = __builtin_elementwise_fma(p, x, 0x1.664f487963fap-6);
  p = __builtin_elementwise_fma(p, x, -0x1.ba1ba1b9ec858p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.1111111110d52p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.5555555555552p-2);
  return p;
}

/// erf(x) = x + x P(z), z = x^2 <= 1.
static inline double polynomial_erf_double(double x) {
  double p = -0x1.0a0fda0fd921fp-35;
  p = __builtin_elementwise_fma(p, x, 0x1.21f75314f37cfp-32);
  p = __builtin_elementwise_fma(p, x, -0x1.e0f45587f0468p-30);
  p = __builtin_elementwise_fma(p, x, 0x1.0e569f6d0e32fp-26);
  p = __builtin_elementwise_fma(p, x, -0x1.61c1f963f64b3p-23);
  p = __builtin_elementwise_fma(p, x, 0x1.ba20bf6ac402fp-20);
  p = __builtin_elementwise_fma(p, x, -0x1.f4d650a9a51bap-17);
  p = __builtin_elementwise_fma(p, x, 0x1.f9a35700e6657p-14);
  p = __builtin_elementwise_fma(p, x, -0x1.c02db58fba349p-11);
  p = __builtin_elementwise_fma(p, x, 0x1.565bcd1703c1bp-8);
  p = __builtin_elementwise_fma(p, x, -0x1.b82ce312c3f19p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.ce2f21a043a4bp-4);
  p = __builtin_elementwise_fma(p, x, -0x1.812746b037a01p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.06eba8214db69p-3);
  return p;
}

/// -log2(1 - erf(x)) = x P(x - 2), x from 1 to 5.95.
static inline double polynomial_erf_far_double(double x) {
  double p = -0x1.337c58ad5e1c5p-39;
  p = __builtin_elementwise_fma(p, x, 0x1.904504f14c192p-36);
  p = __builtin_elementwise_fma(p, x, -0x1.be06f5dd06152p-34);
  p = __builtin_elementwise_fma(p, x, 0x1.0e7840da02af0p-32);
  p = __builtin_elementwise_fma(p, x, -0x1.51d831bd5305ap-34);
  p = __builtin_elementwise_fma(p, x, -0x1.dc4fb65ef6246p-29);
  p = __builtin_elementwise_fma(p, x, 0x1.d016db1144263p-26);
  p = __builtin_elementwise_fma(p, x, -0x1.273845d802c10p-23);
  p = __builtin_elementwise_fma(p, x, 0x1.19c9d13055db4p-21);
  p = __builtin_elementwise_fma(p, x, -0x1.68a37f6ebc278p-20);
  p = __builtin_elementwise_fma(p, x, -0x1.160ac7b7ca052p-23);
  p = __builtin_elementwise_fma(p, x, 0x1.f987e71335e06p-16);
  p = __builtin_elementwise_fma(p, x, -0x1.0be24d0a8d305p-12);
  p = __builtin_elementwise_fma(p, x, 0x1.9aee51f7ee3dep-10);
  p = __builtin_elementwise_fma(p, x, -0x1.0f89994a07da1p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.4a5cd9bfe9e66p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.40856b1b837e7p+0);
  p = __builtin_elementwise_fma(p, x, 0x1.ef5bbc912e9e1p+1);
  return p;
}

/// e^(x^2) erfc(x) / v = P(1 - v), v = 4 / (x + ERFCX_SHIFT), x >= 0, in two parts.
static inline double polynomial_erfcx_double(double x, double *low) {
  double p = 0x1.b752f2f7178d9p-33;
  p = __builtin_elementwise_fma(p, x, 0x1.0e16ebbd60df3p-31);
  p = __builtin_elementwise_fma(p, x, -0x1.3446ec5d91977p-30);
  p = __builtin_elementwise_fma(p, x, -0x1.29356ad51126dp-28);
  p = __builtin_elementwise_fma(p, x, -0x1.31338d8969e0fp-35);
  p = __builtin_elementwise_fma(p, x, 0x1.036003f43bb0dp-26);
  p = __builtin_elementwise_fma(p, x, 0x1.4dcfc507b76cap-26);
  p = __builtin_elementwise_fma(p, x, -0x1.c746cffed1d3bp-27);
  p = __builtin_elementwise_fma(p, x, -0x1.444de0f330873p-24);
  p = __builtin_elementwise_fma(p, x, -0x1.a79d8547c79bep-24);
  p = __builtin_elementwise_fma(p, x, 0x1.00c1ad0862ddap-24);
  p = __builtin_elementwise_fma(p, x, 0x1.f11e53d0559e1p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.575a75a6cecb4p-21);
  p = __builtin_elementwise_fma(p, x, -0x1.497ddc7a9d538p-21);
  p = __builtin_elementwise_fma(p, x, -0x1.df2252550e9f1p-19);
  p = __builtin_elementwise_fma(p, x, -0x1.cbde36082166cp-19);
  p = __builtin_elementwise_fma(p, x, 0x1.4468f6dfe16e2p-17);
  p = __builtin_elementwise_fma(p, x, 0x1.edd78777874d3p-16);
  p = __builtin_elementwise_fma(p, x, -0x1.35b8c363f5e2ep-18);
  p = __builtin_elementwise_fma(p, x, -0x1.3a8b1e40088bap-13);
  p = __builtin_elementwise_fma(p, x, -0x1.1512cad886a8fp-13);
  p = __builtin_elementwise_fma(p, x, 0x1.84b4317878566p-11);
  p = __builtin_elementwise_fma(p, x, 0x1.36ce32fcba052p-10);
  p = __builtin_elementwise_fma(p, x, -0x1.4e839ab6ca67cp-8);
  p = __builtin_elementwise_fma(p, x, -0x1.a41dfb09b4898p-8);
  p = __builtin_elementwise_fma(p, x, 0x1.fa9443101516dp-5);
  double p1 = __builtin_elementwise_fma(p, x, -0x1.4a9b2ea24123dp-3);
  double low1 = __builtin_elementwise_fma(p, x, -0x1.4a9b2ea24123dp-3 - p1);
  p = p1;
  double p0 = __builtin_elementwise_fma(p, x, 0x1.007dcc0687fdep-2);
  double low0 = __builtin_elementwise_fma(p, x, 0x1.007dcc0687fdep-2 - p0);
  low0 = __builtin_elementwise_fma(low1, x, low0);
  p = p0;
  *low = low0;
  return p;
}

/// erfinv(x) = x (ERFINV_FIRST + ERFINV_SLOPE l + P(l)), l = log(1 - x^2) from -4.17.
static inline double polynomial_erfinv_near_double(double x) {
  double p = -0x1.365c26e621f1fp-60;
  p = __builtin_elementwise_fma(p, x, -0x1.2eec11b6e3f24p-57);
  p = __builtin_elementwise_fma(p, x, 0x1.ba06e02d55ea1p-51);
  p = __builtin_elementwise_fma(p, x, 0x1.93c57437484cdp-46);
  p = __builtin_elementwise_fma(p, x, 0x1.47c687105d29fp-42);
  p = __builtin_elementwise_fma(p, x, 0x1.274f5e701ab21p-39);
  p = __builtin_elementwise_fma(p, x, 0x1.195bdfef7927dp-37);
  p = __builtin_elementwise_fma(p, x, 0x1.9c99468d0ee5dp-37);
  p = __builtin_elementwise_fma(p, x, 0x1.6c3b02e757beep-35);
  p = __builtin_elementwise_fma(p, x, 0x1.5b18f71e76b0dp-31);
  p = __builtin_elementwise_fma(p, x, 0x1.f39ab5528b0a5p-31);
  p = __builtin_elementwise_fma(p, x, -0x1.84a2d2a01a308p-26);
  p = __builtin_elementwise_fma(p, x, -0x1.3f1af2c8dda60p-25);
  p = __builtin_elementwise_fma(p, x, 0x1.0fd4a7cef8425p-20);
  p = __builtin_elementwise_fma(p, x, 0x1.0f1fcd2c1b157p-19);
  p = __builtin_elementwise_fma(p, x, -0x1.8701465679a52p-15);
  p = __builtin_elementwise_fma(p, x, -0x1.0c86b7eb63d4bp-13);
  p = __builtin_elementwise_fma(p, x, 0x1.3211025eefbf3p-9);
  p = __builtin_elementwise_fma(p, x, 0x1.7a72e72c233aap-7);
  p = __builtin_elementwise_fma(p, x, 0x1.4d604d011a3c1p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.628d22e5b710cp-54);
  return p;
}

/// sqrt(2) erfinv(x) = 2 x (NORMCDFINV_FIRST + NORMCDFINV_SLOPE l + P(l)).
static inline double polynomial_normcdfinv_near_double(double x) {
  double p = -0x1.b6ea4f939b9c1p-61;
  p = __builtin_elementwise_fma(p, x, -0x1.ac6587fc57117p-58);
  p = __builtin_elementwise_fma(p, x, 0x1.388f6889d40e4p-51);
  p = __builtin_elementwise_fma(p, x, 0x1.1d8269d74ebbep-46);
  p = __builtin_elementwise_fma(p, x, 0x1.cf8b67f9599cdp-43);
  p = __builtin_elementwise_fma(p, x, 0x1.a1a1a71e10a29p-40);
  p = __builtin_elementwise_fma(p, x, 0x1.8de6cc1e4bc79p-38);
  p = __builtin_elementwise_fma(p, x, 0x1.23c0594018f53p-37);
  p = __builtin_elementwise_fma(p, x, 0x1.018cc3ff93ac5p-35);
  p = __builtin_elementwise_fma(p, x, 0x1.eadeb9b72371bp-32);
  p = __builtin_elementwise_fma(p, x, 0x1.61460b3f7b2b7p-31);
  p = __builtin_elementwise_fma(p, x, -0x1.12cea2abf2b6ap-26);
  p = __builtin_elementwise_fma(p, x, -0x1.c34872765c469p-26);
  p = __builtin_elementwise_fma(p, x, 0x1.806d386c01775p-21);
  p = __builtin_elementwise_fma(p, x, 0x1.7f6d74433f1d9p-20);
  p = __builtin_elementwise_fma(p, x, -0x1.147b7635d604bp-15);
  p = __builtin_elementwise_fma(p, x, -0x1.7bc0e27d658cbp-14);
  p = __builtin_elementwise_fma(p, x, 0x1.b0d7e36ae4bbep-10);
  p = __builtin_elementwise_fma(p, x, 0x1.0b9a8ec5b94e8p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.0022155dd24e6p-7);
  p = __builtin_elementwise_fma(p, x, -0x1.8b4a5b29bfe52p-55);
  return p;
}

/// erfinv(x) = s + s P(1 / s - 21/64), s^2 = -log(1 - x^2) from 4.16 to 37.
static inline double polynomial_erfinv_far_double(double x) {
  double p = -0x1.aabb771d7c892p+48;
  p = __builtin_elementwise_fma(p, x, 0x1.47456db8629c7p+44);
  p = __builtin_elementwise_fma(p, x, 0x1.85b50615f78d0p+46);
  p = __builtin_elementwise_fma(p, x, -0x1.0db4b15d2b3bap+43);
  p = __builtin_elementwise_fma(p, x, -0x1.32e54fc3c4023p+43);
  p = __builtin_elementwise_fma(p, x, 0x1.4ce964cd24c91p+40);
  p = __builtin_elementwise_fma(p, x, 0x1.f493561bbf5efp+38);
  p = __builtin_elementwise_fma(p, x, -0x1.aec4d3ce316e1p+36);
  p = __builtin_elementwise_fma(p, x, -0x1.25d1e6f8d6d15p+33);
  p = __builtin_elementwise_fma(p, x, 0x1.2dba78b219884p+32);
  p = __builtin_elementwise_fma(p, x, -0x1.de0e03cbde708p+28);
  p = __builtin_elementwise_fma(p, x, -0x1.d3e36acb65a4fp+25);
  p = __builtin_elementwise_fma(p, x, 0x1.287b1b517f8d6p+25);
  p = __builtin_elementwise_fma(p, x, -0x1.aa922fadb7532p+22);
  p = __builtin_elementwise_fma(p, x, -0x1.42adbe1fddd8fp+19);
  p = __builtin_elementwise_fma(p, x, 0x1.0644a2a480fe0p+19);
  p = __builtin_elementwise_fma(p, x, -0x1.caacf9912ddd8p+15);
  p = __builtin_elementwise_fma(p, x, -0x1.3c310b5c80ecap+14);
  p = __builtin_elementwise_fma(p, x, 0x1.7471c52682c3cp+12);
  p = __builtin_elementwise_fma(p, x, 0x1.872373904d842p+8);
  p = __builtin_elementwise_fma(p, x, -0x1.5a55aebe9cbd1p+8);
  p = __builtin_elementwise_fma(p, x, -0x1.8e5c8685cc876p+1);
  p = __builtin_elementwise_fma(p, x, 0x1.402de27b928edp+4);
  p = __builtin_elementwise_fma(p, x, 0x1.731522f7deb8ap-6);
  p = __builtin_elementwise_fma(p, x, -0x1.0fad2d94f3e13p-1);
  p = __builtin_elementwise_fma(p, x, -0x1.b1fb1df5fbe3bp-1);
  p = __builtin_elementwise_fma(p, x, 0x1.33d1f4e742b18p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.7117e281eea52p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.6aac4d19ee6e3p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.c10bf7d404741p-5);
  return p;
}

/// erfinv(x) = s + s P(1 / s - 13/128), s^2 = -log(1 - x^2) from 37 to 756.
static inline double polynomial_erfinv_end_double(double x) {
  double p = 0x1.2ad2f7ed463e7p+66;
  p = __builtin_elementwise_fma(p, x, -0x1.5651e186f444ep+62);
  p = __builtin_elementwise_fma(p, x, -0x1.5404e340596ddp+60);
  p = __builtin_elementwise_fma(p, x, 0x1.2ca914ce85adep+56);
  p = __builtin_elementwise_fma(p, x, 0x1.c8352f0b2c74fp+53);
  p = __builtin_elementwise_fma(p, x, -0x1.892bcb9f9bb64p+49);
  p = __builtin_elementwise_fma(p, x, -0x1.07d46f6671a20p+46);
  p = __builtin_elementwise_fma(p, x, 0x1.ed9c194971a56p+40);
  p = __builtin_elementwise_fma(p, x, 0x1.dccd1326f645ep+38);
  p = __builtin_elementwise_fma(p, x, -0x1.0bd0521b95735p+35);
  p = __builtin_elementwise_fma(p, x, 0x1.066b00ac961b7p+31);
  p = __builtin_elementwise_fma(p, x, -0x1.521ea89cb6278p+28);
  p = __builtin_elementwise_fma(p, x, 0x1.81be9289b8340p+25);
  p = __builtin_elementwise_fma(p, x, -0x1.8ee1838d971cap+22);
  p = __builtin_elementwise_fma(p, x, 0x1.aceda8700237bp+19);
  p = __builtin_elementwise_fma(p, x, -0x1.e00be336dd2c0p+16);
  p = __builtin_elementwise_fma(p, x, 0x1.16cd2f1b25e82p+14);
  p = __builtin_elementwise_fma(p, x, -0x1.53f82408df998p+11);
  p = __builtin_elementwise_fma(p, x, 0x1.ba3846fc6e8d1p+8);
  p = __builtin_elementwise_fma(p, x, -0x1.38ab0db137b09p+6);
  p = __builtin_elementwise_fma(p, x, 0x1.f13b1e50d4a65p+3);
  p = __builtin_elementwise_fma(p, x, -0x1.050e25407138dp+2);
  p = __builtin_elementwise_fma(p, x, 0x1.9cb50291e37d8p+0);
  p = __builtin_elementwise_fma(p, x, -0x1.5e67631e40f2dp-2);
  p = __builtin_elementwise_fma(p, x, -0x1.5c812ac856aa7p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.6f2314741be9fp-7);
  return p;
}

/// log(gamma(1 + y)) = y (y - 1) P(y), y from 0 to 1.
static inline double polynomial_lgamma_double(double x) {
  double p = 0x1.97a672f510735p-17;
  p = __builtin_elementwise_fma(p, x, -0x1.25aa522b8ce41p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.91cf47a79f859p-11);
  p = __builtin_elementwise_fma(p, x, -0x1.5d29ed0c17731p-9);
  p = __builtin_elementwise_fma(p, x, 0x1.b41604499ad66p-8);
  p = __builtin_elementwise_fma(p, x, -0x1.a58602a341211p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.4d58d08327ec6p-6);
  p = __builtin_elementwise_fma(p, x, -0x1.c4e0d80203b58p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.14ad0ccb2cd63p-5);
  p = __builtin_elementwise_fma(p, x, -0x1.3d115ab1e2897p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.607afd8807751p-5);
  p = __builtin_elementwise_fma(p, x, -0x1.84b3c9fcae30fp-5);
  p = __builtin_elementwise_fma(p, x, 0x1.ae64de33dc54ep-5);
  p = __builtin_elementwise_fma(p, x, -0x1.e17cc85db4be9p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.1154fe28521abp-4);
  p = __builtin_elementwise_fma(p, x, -0x1.3cb1f4085ccb4p-4);
  p = __builtin_elementwise_fma(p, x, 0x1.79cf9c003f34ap-4);
  p = __builtin_elementwise_fma(p, x, -0x1.d7a3e6a68befdp-4);
  p = __builtin_elementwise_fma(p, x, 0x1.3e5452047cc72p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.f6465978d465cp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.2788cfc6fb619p-1);
  return p;
}

/// log(gamma(a)) = (a - 1/2) log(a) - a + log(2 pi) / 2 + P(1 / a^2) / a, a >= 3.
static inline double polynomial_stirling_double(double x) {
  double p = -0x1.f92b055ed50dep-5;
  p = __builtin_elementwise_fma(p, x, 0x1.81053fe8df7a7p-5);
  p = __builtin_elementwise_fma(p, x, -0x1.2fb3d53488e0ep-6);
  p = __builtin_elementwise_fma(p, x, 0x1.780be059c01d5p-8);
  p = __builtin_elementwise_fma(p, x, -0x1.ef52d46ff5eebp-10);
  p = __builtin_elementwise_fma(p, x, 0x1.b8ed40de54e50p-11);
  p = __builtin_elementwise_fma(p, x, -0x1.3811e8b33a13cp-11);
  p = __builtin_elementwise_fma(p, x, 0x1.a019fe454d767p-11);
  p = __builtin_elementwise_fma(p, x, -0x1.6c16c16b6562cp-9);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555549p-4);
  return p;
}

/// gamma(1 + f) = P(f - 949/2048), f from 0 to 1, in two parts.
static inline double polynomial_tgamma_double(double x, double *low) {
  double p = -0x1.01854338e4cd5p-13;
  p = __builtin_elementwise_fma(p, x, 0x1.2811e8d7a9244p-12);
  p = __builtin_elementwise_fma(p, x, -0x1.1b2100253e6cbp-12);
  p = __builtin_elementwise_fma(p, x, 0x1.15949cebf43b2p-12);
  p = __builtin_elementwise_fma(p, x, -0x1.e133258b4a56ap-12);
  p = __builtin_elementwise_fma(p, x, 0x1.85f78f49ae60ep-11);
  p = __builtin_elementwise_fma(p, x, -0x1.1817aeec33be1p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.93da85b70b62ep-10);
  p = __builtin_elementwise_fma(p, x, -0x1.27e976cd0937bp-9);
  p = __builtin_elementwise_fma(p, x, 0x1.b18f75b006513p-9);
  p = __builtin_elementwise_fma(p, x, -0x1.3d1ea50705cacp-8);
  p = __builtin_elementwise_fma(p, x, 0x1.cfd1946f1de0cp-8);
  p = __builtin_elementwise_fma(p, x, -0x1.5316f6a39655fp-7);
  p = __builtin_elementwise_fma(p, x, 0x1.efaf5d4074e16p-7);
  p = __builtin_elementwise_fma(p, x, -0x1.6996470ee93e2p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.0868c6bab1a3dp-5);
  p = __builtin_elementwise_fma(p, x, -0x1.7cbacfb909fc6p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.1c40f513d725ep-4);
  p = __builtin_elementwise_fma(p, x, -0x1.76f9afc174fc0p-4);
  p = __builtin_elementwise_fma(p, x, 0x1.47dc39f25d1e2p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.0962b72960d5bp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.b612781eeae32p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.88191a2eb47bep-10);
  double p0 = __builtin_elementwise_fma(p, x, 0x1.c56df402dd46ap-1);
  double low0 = __builtin_elementwise_fma(p, x, 0x1.c56df402dd46ap-1 - p0);
  p = p0;
  *low = low0;
  return p;
}

/// I0(x) = 1 + z P(z), z = x^2 <= 81, in two parts.
static inline double polynomial_i0_near_double(double x, double *low) {
  double p = 0x1.0fe266f2b8151p-130;
  p = __builtin_elementwise_fma(p, x, 0x1.1fb5c724369b4p-121);
  p = __builtin_elementwise_fma(p, x, 0x1.78467e4467027p-111);
  p = __builtin_elementwise_fma(p, x, 0x1.3c4f43fd2dc14p-101);
  p = __builtin_elementwise_fma(p, x, 0x1.e7799c6b70b3dp-92);
  p = __builtin_elementwise_fma(p, x, 0x1.41921ddec02fep-82);
  p = __builtin_elementwise_fma(p, x, 0x1.69cb2743673a4p-73);
  p = __builtin_elementwise_fma(p, x, 0x1.56017e4e59c33p-64);
  p = __builtin_elementwise_fma(p, x, 0x1.0b31331511e08p-55);
  p = __builtin_elementwise_fma(p, x, 0x1.522a43eb42615p-47);
  p = __builtin_elementwise_fma(p, x, 0x1.522a43f6f6681p-39);
  p = __builtin_elementwise_fma(p, x, 0x1.02e85c08924acp-31);
  p = __builtin_elementwise_fma(p, x, 0x1.23456789ac23fp-24);
  p = __builtin_elementwise_fma(p, x, 0x1.c71c71c71c6c5p-18);
  p = __builtin_elementwise_fma(p, x, 0x1.c71c71c71c720p-12);
  double p1 = __builtin_elementwise_fma(p, x, 0x1p-6);
  double low1 = __builtin_elementwise_fma(p, x, 0x1p-6 - p1);
  p = p1;
  double p0 = __builtin_elementwise_fma(p, x, 0x1p-2);
  double low0 = __builtin_elementwise_fma(p, x, 0x1p-2 - p0);
  low0 = __builtin_elementwise_fma(low1, x, low0);
  p = p0;
  *low = low0;
  return p;
}

/// I0(x) = e^x (1 + P(1 / x - 1/16)) / sqrt(2 pi x), x >= 9.
static inline double polynomial_i0_far_double(double x) {
  double p = -0x1.351083d7cc370p+53;
  p = __builtin_elementwise_fma(p, x, -0x1.8fbd80f76677cp+50);
  p = __builtin_elementwise_fma(p, x, 0x1.675119b87947ep+46);
  p = __builtin_elementwise_fma(p, x, 0x1.ad74b09ea9c23p+44);
  p = __builtin_elementwise_fma(p, x, 0x1.6fb47785d1e63p+35);
  p = __builtin_elementwise_fma(p, x, -0x1.c41604b23bd0fp+37);
  p = __builtin_elementwise_fma(p, x, -0x1.9e115402b19c9p+32);
  p = __builtin_elementwise_fma(p, x, 0x1.3552695aa3923p+30);
  p = __builtin_elementwise_fma(p, x, 0x1.2eff01f8e1dedp+26);
  p = __builtin_elementwise_fma(p, x, -0x1.cda5b29ef6405p+21);
  p = __builtin_elementwise_fma(p, x, -0x1.1d69c9e77306cp+19);
  p = __builtin_elementwise_fma(p, x, -0x1.22a5d56f3496dp+14);
  p = __builtin_elementwise_fma(p, x, 0x1.44195b8e45e7ap+10);
  p = __builtin_elementwise_fma(p, x, 0x1.cff503c90953bp+7);
  p = __builtin_elementwise_fma(p, x, 0x1.a769803d92b15p+4);
  p = __builtin_elementwise_fma(p, x, 0x1.dd9659ed5fae8p+1);
  p = __builtin_elementwise_fma(p, x, 0x1.902ae430027b6p-1);
  p = __builtin_elementwise_fma(p, x, 0x1.f3377982ef4d4p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.d49ca2ff0147dp-4);
  p = __builtin_elementwise_fma(p, x, 0x1.66076ca93407dp-4);
  p = __builtin_elementwise_fma(p, x, 0x1.1406bc8de015cp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.09a68756bf9fap-7);
  return p;
}

/// I1(x) = x / 2 + x z P(z), z = x^2 <= 81, in two parts.
static inline double polynomial_i1_near_double(double x, double *low) {
  double p = 0x1.d652f1f1e9ae1p-136;
  p = __builtin_elementwise_fma(p, x, 0x1.173db9336b793p-126);
  p = __builtin_elementwise_fma(p, x, 0x1.75c85022c8cf2p-116);
  p = __builtin_elementwise_fma(p, x, 0x1.51d6b1b596b7dp-106);
  p = __builtin_elementwise_fma(p, x, 0x1.168135ae015dap-96);
  p = __builtin_elementwise_fma(p, x, 0x1.8bc9c86779f1bp-87);
  p = __builtin_elementwise_fma(p, x, 0x1.e263edd2f9de1p-78);
  p = __builtin_elementwise_fma(p, x, 0x1.f1768f86a25b3p-69);
  p = __builtin_elementwise_fma(p, x, 0x1.ab81eae8a5708p-60);
  p = __builtin_elementwise_fma(p, x, 0x1.2c9758d667e0fp-51);
  p = __builtin_elementwise_fma(p, x, 0x1.522a43f6971bfp-43);
  p = __builtin_elementwise_fma(p, x, 0x1.27e4fb7787519p-35);
  p = __builtin_elementwise_fma(p, x, 0x1.845c8a0ce535fp-28);
  p = __builtin_elementwise_fma(p, x, 0x1.6c16c16c16c05p-21);
  p = __builtin_elementwise_fma(p, x, 0x1.c71c71c71c71dp-15);
  double p1 = __builtin_elementwise_fma(p, x, 0x1.555556p-9);
  double low1 = __builtin_elementwise_fma(p, x, 0x1.555556p-9 - p1);
  low1 += -0x1.5555556p-34;
  p = p1;
  double p0 = __builtin_elementwise_fma(p, x, 0x1p-4);
  double low0 = __builtin_elementwise_fma(p, x, 0x1p-4 - p0);
  low0 = __builtin_elementwise_fma(low1, x, low0);
  p = p0;
  *low = low0;
  return p;
}

/// I1(x) = e^x (1 + P(1 / x - 1/16)) / sqrt(2 pi x), x >= 9.
static inline double polynomial_i1_far_double(double x) {
  double p = 0x1.40127496d0b9dp+53;
  p = __builtin_elementwise_fma(p, x, 0x1.985f46e89622bp+50);
  p = __builtin_elementwise_fma(p, x, -0x1.833c3a3fa6bb5p+46);
  p = __builtin_elementwise_fma(p, x, -0x1.ba29ef6284219p+44);
  p = __builtin_elementwise_fma(p, x, 0x1.e9310e6129816p+33);
  p = __builtin_elementwise_fma(p, x, 0x1.d652f4a48e2a3p+37);
  p = __builtin_elementwise_fma(p, x, 0x1.8e5073bb77898p+32);
  p = __builtin_elementwise_fma(p, x, -0x1.470e62785834fp+30);
  p = __builtin_elementwise_fma(p, x, -0x1.3283635b3cb99p+26);
  p = __builtin_elementwise_fma(p, x, 0x1.fd2bb4fd490cap+21);
  p = __builtin_elementwise_fma(p, x, 0x1.2acf0f6ab639dp+19);
  p = __builtin_elementwise_fma(p, x, 0x1.22461810e5ffdp+14);
  p = __builtin_elementwise_fma(p, x, -0x1.69aa3b76179b5p+10);
  p = __builtin_elementwise_fma(p, x, -0x1.f747a334fcee8p+7);
  p = __builtin_elementwise_fma(p, x, -0x1.d05c03aef20fdp+4);
  p = __builtin_elementwise_fma(p, x, -0x1.0d2e99cf79d81p+2);
  p = __builtin_elementwise_fma(p, x, -0x1.d4d5acece0080p-1);
  p = __builtin_elementwise_fma(p, x, -0x1.34a9bc8576a2ap-2);
  p = __builtin_elementwise_fma(p, x, -0x1.3c37a55950de9p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.201e5abc7276dp-3);
  p = __builtin_elementwise_fma(p, x, -0x1.9066c647d50a9p-2);
  p = __builtin_elementwise_fma(p, x, -0x1.87f38c566a2fbp-6);
  return p;
}

/// J0(x) = (x^2 - a^2) (x^2 - b^2) (x^2 - c^2) P(x^2 / 64 - 1), |x| <= 8.
static inline double polynomial_j0_double(double x) {
  double p = 0x1.bce86b7eab93ep-44;
  p = __builtin_elementwise_fma(p, x, -0x1.f48a3563485e0p-41);
  p = __builtin_elementwise_fma(p, x, 0x1.d86aaba39f065p-37);
  p = __builtin_elementwise_fma(p, x, -0x1.4bb217dcf3b3dp-33);
  p = __builtin_elementwise_fma(p, x, 0x1.951d8ad51d9e9p-30);
  p = __builtin_elementwise_fma(p, x, -0x1.9f405dbcc316bp-27);
  p = __builtin_elementwise_fma(p, x, 0x1.5fbeb60fc2932p-24);
  p = __builtin_elementwise_fma(p, x, -0x1.e1ba82b975200p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.03593cd6badccp-19);
  p = __builtin_elementwise_fma(p, x, -0x1.a72d1f963b243p-18);
  p = __builtin_elementwise_fma(p, x, 0x1.f0d4db2db2d5bp-17);
  p = __builtin_elementwise_fma(p, x, -0x1.841087c4ccfd7p-16);
  p = __builtin_elementwise_fma(p, x, 0x1.5ffb7247be309p-16);
  p = __builtin_elementwise_fma(p, x, -0x1.0f085bb52544dp-17);
  return p;
}

/// J1(x) = x (x^2 - a^2) (x^2 - b^2) (x^2 - c^2) P(x^2 / 64 - 1), |x| <= 8.
static inline double polynomial_j1_double(double x) {
  double p = 0x1.9af692f43daa9p-49;
  p = __builtin_elementwise_fma(p, x, -0x1.fe362d82372ddp-46);
  p = __builtin_elementwise_fma(p, x, 0x1.f8a6bd853b51ap-42);
  p = __builtin_elementwise_fma(p, x, -0x1.7d033ecaac55dp-38);
  p = __builtin_elementwise_fma(p, x, 0x1.f527b6b138bf1p-35);
  p = __builtin_elementwise_fma(p, x, -0x1.16691b9df47c2p-31);
  p = __builtin_elementwise_fma(p, x, 0x1.016cabc36042fp-28);
  p = __builtin_elementwise_fma(p, x, -0x1.841253e89b4dcp-26);
  p = __builtin_elementwise_fma(p, x, 0x1.d0a20496b6abbp-24);
  p = __builtin_elementwise_fma(p, x, -0x1.aacd705789fcap-22);
  p = __builtin_elementwise_fma(p, x, 0x1.1e933c0b64826p-20);
  p = __builtin_elementwise_fma(p, x, -0x1.05536251d4911p-19);
  p = __builtin_elementwise_fma(p, x, 0x1.1c7ab0bdd6b46p-19);
  p = __builtin_elementwise_fma(p, x, -0x1.116b3f234c9bap-20);
  return p;
}

/// Y0(x) = 2/pi log(x) J0(x) + P(x^2 / 32 - 1), x <= 8.
static inline double polynomial_y0_double(double x) {
  double p = -0x1.f1a7711576130p-41;
  p = __builtin_elementwise_fma(p, x, 0x1.d9b425efafdd8p-36);
  p = __builtin_elementwise_fma(p, x, -0x1.880052e0f4585p-31);
  p = __builtin_elementwise_fma(p, x, 0x1.1997d4a6c362ap-26);
  p = __builtin_elementwise_fma(p, x, -0x1.5995ab83d71d2p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.651b8fa0e8b06p-18);
  p = __builtin_elementwise_fma(p, x, -0x1.31537c5c91ee5p-14);
  p = __builtin_elementwise_fma(p, x, 0x1.a6a8c6c8b12bdp-11);
  p = __builtin_elementwise_fma(p, x, -0x1.cc70601236723p-8);
  p = __builtin_elementwise_fma(p, x, 0x1.7bd6bf2cea1e1p-5);
  p = __builtin_elementwise_fma(p, x, -0x1.c06cc647f6a9dp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.58279811359ffp-1);
  p = __builtin_elementwise_fma(p, x, -0x1.13da2b14a486ep+0);
  p = __builtin_elementwise_fma(p, x, 0x1.272bb3b608b4ep-3);
  p = __builtin_elementwise_fma(p, x, 0x1.a5a81d661f788p+0);
  p = __builtin_elementwise_fma(p, x, -0x1.a828bfbfdc936p-1);
  p = __builtin_elementwise_fma(p, x, -0x1.876cb72f1c7ebp-2);
  return p;
}

/// Y1(x) = 2/pi (log(x) J1(x) - 1/x) + x P(x^2 / 32 - 1), x <= 8.
static inline double polynomial_y1_double(double x) {
  double p = 0x1.ed24ebd671b40p-41;
  p = __builtin_elementwise_fma(p, x, -0x1.b7b8e4b5d24fcp-36);
  p = __builtin_elementwise_fma(p, x, 0x1.532ea3c457655p-31);
  p = __builtin_elementwise_fma(p, x, -0x1.c3f04eca64b29p-27);
  p = __builtin_elementwise_fma(p, x, 0x1.ff34fd2db670dp-23);
  p = __builtin_elementwise_fma(p, x, -0x1.e3516b2bf323fp-19);
  p = __builtin_elementwise_fma(p, x, 0x1.76c164b7f48bbp-15);
  p = __builtin_elementwise_fma(p, x, -0x1.d1604f9b92055p-12);
  p = __builtin_elementwise_fma(p, x, 0x1.c097bb98fe302p-9);
  p = __builtin_elementwise_fma(p, x, -0x1.4198f92a33313p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.41bb6917b15d2p-4);
  p = __builtin_elementwise_fma(p, x, -0x1.923952d7c4256p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.e16d7a1d07b70p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.7edab31507ce5p-6);
  p = __builtin_elementwise_fma(p, x, -0x1.f26fddceafd0ep-3);
  p = __builtin_elementwise_fma(p, x, 0x1.21d516f81acf6p-4);
  return p;
}

/// |J0(x) + i Y0(x)| = P(1 / x^2) / sqrt(x), x >= 8.
static inline double polynomial_size0_double(double x) {
  double p = -0x1.6a055b5e36446p+33;
  p = __builtin_elementwise_fma(p, x, 0x1.4511173725d68p+30);
  p = __builtin_elementwise_fma(p, x, -0x1.16b59a501fc91p+26);
  p = __builtin_elementwise_fma(p, x, 0x1.3eb5a110dc0f0p+21);
  p = __builtin_elementwise_fma(p, x, -0x1.2b5d740084245p+16);
  p = __builtin_elementwise_fma(p, x, 0x1.1d21cdad67bc3p+11);
  p = __builtin_elementwise_fma(p, x, -0x1.53d320bf91e25p+6);
  p = __builtin_elementwise_fma(p, x, 0x1.2a9c159773fc3p+2);
  p = __builtin_elementwise_fma(p, x, -0x1.bb85d88458b68p-2);
  p = __builtin_elementwise_fma(p, x, 0x1.524d94acc9d09p-4);
  p = __builtin_elementwise_fma(p, x, -0x1.9884533d38d0ep-5);
  p = __builtin_elementwise_fma(p, x, 0x1.9884533d43650p-1);
  return p;
}

/// |J1(x) + i Y1(x)| = P(1 / x^2) / sqrt(x), x >= 8.
static inline double polynomial_size1_double(double x) {
  double p = 0x1.9d1f69bd87725p+33;
  p = __builtin_elementwise_fma(p, x, -0x1.73c5ca33625dfp+30);
  p = __builtin_elementwise_fma(p, x, 0x1.3ff03bb01dcf2p+26);
  p = __builtin_elementwise_fma(p, x, -0x1.704b27a5e30e8p+21);
  p = __builtin_elementwise_fma(p, x, 0x1.5e3bddb61056ep+16);
  p = __builtin_elementwise_fma(p, x, -0x1.551f813891c2cp+11);
  p = __builtin_elementwise_fma(p, x, 0x1.a63d30ba80fa7p+6);
  p = __builtin_elementwise_fma(p, x, -0x1.8b2de0b8419d9p+2);
  p = __builtin_elementwise_fma(p, x, 0x1.48fa21943d95dp-1);
  p = __builtin_elementwise_fma(p, x, -0x1.3bf6583c20f8ep-3);
  p = __builtin_elementwise_fma(p, x, 0x1.32633e6def8e8p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.9884533d43651p-1);
  return p;
}

/// arg(J0(x) + i Y0(x)) = x - pi/4 + P(1 / x^2) / x, x >= 8.
static inline double polynomial_phase0_double(double x) {
  double p = 0x1.b5b61698adc63p+36;
  p = __builtin_elementwise_fma(p, x, -0x1.83316115e0b99p+33);
  p = __builtin_elementwise_fma(p, x, 0x1.440f62cbd98a5p+29);
  p = __builtin_elementwise_fma(p, x, -0x1.63b14a4abf818p+24);
  p = __builtin_elementwise_fma(p, x, 0x1.3745ea4776716p+19);
  p = __builtin_elementwise_fma(p, x, -0x1.080b9ab1b04a4p+14);
  p = __builtin_elementwise_fma(p, x, 0x1.0a14a8d89f9d7p+9);
  p = __builtin_elementwise_fma(p, x, -0x1.77771ba1f8594p+4);
  p = __builtin_elementwise_fma(p, x, 0x1.a3577333d11d6p+0);
  p = __builtin_elementwise_fma(p, x, -0x1.ad3331daeb72bp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.0aaaaaaa739eep-4);
  p = __builtin_elementwise_fma(p, x, -0x1.ffffffffffff4p-4);
  return p;
}

/// arg(J1(x) + i Y1(x)) = x - 3/4 pi + P(1 / x^2) / x, x >= 8.
static inline double polynomial_phase1_double(double x) {
  double p = -0x1.f2fe14a04b410p+36;
  p = __builtin_elementwise_fma(p, x, 0x1.ba4debdd945bap+33);
  p = __builtin_elementwise_fma(p, x, -0x1.736ff98c59e54p+29);
  p = __builtin_elementwise_fma(p, x, 0x1.9a21d07d86189p+24);
  p = __builtin_elementwise_fma(p, x, -0x1.6ae2832b9402cp+19);
  p = __builtin_elementwise_fma(p, x, 0x1.3a13c5204f823p+14);
  p = __builtin_elementwise_fma(p, x, -0x1.47a2231911547p+9);
  p = __builtin_elementwise_fma(p, x, 0x1.e9d479eb24c60p+4);
  p = __builtin_elementwise_fma(p, x, -0x1.2f47f5074127cp+1);
  p = __builtin_elementwise_fma(p, x, 0x1.7bcccc0a7c32fp-2);
  p = __builtin_elementwise_fma(p, x, -0x1.4fffffffe0eb4p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.7fffffffffffdp-2);
  return p;
}

/// that of J0 and Y0 for floats.
static inline double polynomial_size0_short_double(double x) {
  double p = -0x1.4ea26b6d7120bp-2;
  p = __builtin_elementwise_fma(p, x, 0x1.4e7b26a6aa8eep-4);
  p = __builtin_elementwise_fma(p, x, -0x1.987e842fa9743p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.98845331f9321p-1);
  return p;
}

/// that of J1 and Y1 for floats.
static inline double polynomial_size1_short_double(double x) {
  double p = 0x1.ff404c76d25eap-2;
  p = __builtin_elementwise_fma(p, x, -0x1.395ee0a4cb660p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.326144a174172p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.9884534ca6e68p-1);
  return p;
}

/// that of J0 and Y0 for floats.
static inline double polynomial_phase0_short_double(double x) {
  double p = -0x1.25c4eb0ce8907p+21;
  p = __builtin_elementwise_fma(p, x, 0x1.cac6bc023044dp+17);
  p = __builtin_elementwise_fma(p, x, -0x1.75519e753d91bp+13);
  p = __builtin_elementwise_fma(p, x, 0x1.ed6a1c871010ap+8);
  p = __builtin_elementwise_fma(p, x, -0x1.747832ac8bac2p+4);
  p = __builtin_elementwise_fma(p, x, 0x1.a33516948a87ap+0);
  p = __builtin_elementwise_fma(p, x, -0x1.ad32cd159a4d3p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.0aaaaa8d96026p-4);
  p = __builtin_elementwise_fma(p, x, -0x1.ffffffffff4e5p-4);
  return p;
}

/// that of J1 and Y1 for floats.
static inline double polynomial_phase1_short_double(double x) {
  double p = 0x1.5a9ccab8c6b2ap+21;
  p = __builtin_elementwise_fma(p, x, -0x1.1072da2612117p+18);
  p = __builtin_elementwise_fma(p, x, 0x1.c156624be9942p+13);
  p = __builtin_elementwise_fma(p, x, -0x1.31375253e1ff7p+9);
  p = __builtin_elementwise_fma(p, x, 0x1.e65c0f93a3eecp+4);
  p = __builtin_elementwise_fma(p, x, -0x1.2f34096a7fb00p+1);
  p = __builtin_elementwise_fma(p, x, 0x1.7bcc919500452p-2);
  p = __builtin_elementwise_fma(p, x, -0x1.4fffffef1fc5bp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.7fffffffffcc7p-2);
  return p;
}

/// That of the sine, or the second one: that of the cosine, without the first step.
static constant double table_sin_or_cos_double[2][8] = {
    {-0x1.5555555555555p-3, 0x1.111111111108bp-7, -0x1.a01a01a006d91p-13,
     0x1.71de3a401a9ebp-19, -0x1.ae643d4616bfap-26, 0x1.6114a7bda309dp-33,
     -0x1.a55dc0853c5ccp-41},
    {-0x1p-1, 0x1.555555555554ap-5, -0x1.6c16c16c14e48p-10,
     0x1.a01a019c684c4p-16, -0x1.27e4f7d8b6145p-22, 0x1.1ee9cc9026d3fp-29,
     -0x1.8f9f4b537f77fp-37},
};
static inline double polynomial_sin_or_cos_double(double x, int second, double *first) {
  const constant double *c = table_sin_or_cos_double[second];
  double p = c[6];
  p = __builtin_elementwise_fma(p, x, c[5]);
  p = __builtin_elementwise_fma(p, x, c[4]);
  p = __builtin_elementwise_fma(p, x, c[3]);
  p = __builtin_elementwise_fma(p, x, c[2]);
  p = __builtin_elementwise_fma(p, x, c[1]);
  *first = c[0];
  return p;
}

/// The same for floats, without the first step.
static constant double table_sin_or_cos_short_double[2][4] = {
    {-0x1.5555554c6f986p-3, 0x1.11110868c2fc7p-7, -0x1.a00f7dd9d93ebp-13,
     0x1.6cd1a27de4339p-19},
    {-0x1.ffffffcb75859p-2, 0x1.55553c73de35bp-5, -0x1.6c07ef8a6f386p-10,
     0x1.99162f0357ec1p-16},
};
static inline double polynomial_sin_or_cos_short_double(double x, int second, double *first) {
  const constant double *c = table_sin_or_cos_short_double[second];
  double p = c[3];
  p = __builtin_elementwise_fma(p, x, c[2]);
  p = __builtin_elementwise_fma(p, x, c[1]);
  *first = c[0];
  return p;
}

/// I0(row / 2 + t) = first + (low + t P(t)), |t| <= 1/4, without the first step.
static constant float table_i0_near[19][8] = {
    {0x1p+0f, 0x0p+0f, 0x1.e245b8p-59f,
     0x1p-2f, -0x1.4d42f8p-52f, 0x1.ffffdep-7f,
     0x1.8e460ep-48f, 0x1.c7d056p-12f},
    {0x1.104072p+0f, 0x1.c964p-27f, 0x1.081572p-2f,
     0x1.186b72p-2f, 0x1.08fc3ep-5f, 0x1.1b29ap-6f,
     0x1.62eb5ap-10f, 0x1.f638b4p-12f},
    {0x1.441ce4p+0f, 0x1.670d86p-25f, 0x1.215c88p-1f,
     0x1.66dd4p-2f, 0x1.25261cp-4f, 0x1.72b0d2p-6f,
     0x1.888538p-9f, 0x1.4bacf6p-11f},
    {0x1.a58fa6p+0f, 0x1.4b475cp-25f, 0x1.f69cfcp-1f,
     0x1.fc0bfcp-2f, 0x1.023272p-3f, 0x1.0d0f5ep-5f,
     0x1.5e4928p-8f, 0x1.f15c72p-11f},
    {0x1.23c974p+1f, -0x1.fc0c74p-25f, 0x1.9733fap0f,
     0x1.7bf8eap-1f, 0x1.a95b4ap-3f, 0x1.9b8824p-5f,
     0x1.22444ap-7f, 0x1.7cb9ep-10f},
    {0x1.a51972p+1f, 0x1.eccbcp-24f, 0x1.4223c2p1f,
     0x1.243e58p0f, 0x1.566108p-2f, 0x1.426cb8p-4f,
     0x1.d76d82p-7f, 0x1.2ae3a2p-9f},
    {0x1.385ee8p+2f, -0x1.124d08p-25f, 0x1.fa080ap1f,
     0x1.c8107ap0f, 0x1.117ca6p-1f, 0x1.fee0bap-4f,
     0x1.7cf09ap-6f, 0x1.ecedb6p-9f},
    {0x1.d8347cp+2f, 0x1.59496ap-25f, 0x1.8d2c66p2f,
     0x1.66ba14p1f, 0x1.b4231ap-1f, 0x1.9719d6p-3f,
     0x1.310b6ap-5f, 0x1.7a56cap-8f},
    {0x1.69a958p+3f, 0x1.ce5ebap-24f, 0x1.384d8ap3f,
     0x1.1b95f6p2f, 0x1.5be624p0f, 0x1.45634cp-2f,
     0x1.eb0b46p-5f, 0x1.3776ccp-7f},
    {0x1.17b2e2p+4f, -0x1.7b0ce2p-21f, 0x1.ec7484p3f,
     0x1.c1f68cp2f, 0x1.15da18p1f, 0x1.04a1fcp-1f,
     0x1.8b77cp-4f, 0x1.00b476p-6f},
    {0x1.b3d684p+4f, -0x1.4d318ap-23f, 0x1.855ecap4f,
     0x1.65f6cp3f, 0x1.bc788p1f, 0x1.a249f2p-1f,
     0x1.3d4a38p-3f, 0x1.8b88e8p-6f},
    {0x1.558ea2p+5f, 0x1.e0c16ep-23f, 0x1.34b49p5f,
     0x1.1d6dcep4f, 0x1.640422p2f, 0x1.500d3p0f,
     0x1.004854p-2f, 0x1.46f0c6p-5f},
    {0x1.0cf008p+6f, 0x1.879ed6p-20f, 0x1.eabc4ap5f,
     0x1.c81606p4f, 0x1.1d90dcp3f, 0x1.0e50e4p1f,
     0x1.9d6598p-2f, 0x1.0a697ep-4f},
    {0x1.a92be4p+6f, -0x1.efdd66p-19f, 0x1.86f0a6p6f,
     0x1.6d06dap5f, 0x1.cab778p3f, 0x1.b3697p1f,
     0x1.4c4308p-1f, 0x1.9b6db6p-4f},
    {0x1.513014p+7f, 0x1.8d720ap-18f, 0x1.381404p7f,
     0x1.249afp6f, 0x1.70dc68p4f, 0x1.5ef08ep2f,
     0x1.0cff6ap0f, 0x1.592804p-3f},
    {0x1.0c294cp+8f, -0x1.27772cp-18f, 0x1.f32b32p7f,
     0x1.d5c44cp6f, 0x1.28effap5f, 0x1.1b258ap3f,
     0x1.b2df1cp0f, 0x1.1550d2p-2f},
    {0x1.ab906ap+8f, -0x1.cafb06p-20f, 0x1.8fdf86p8f,
     0x1.799478p7f, 0x1.de902ep5f, 0x1.c9481ep3f,
     0x1.5fd45ep1f, 0x1.bebcaep-2f},
    {0x1.5594bap+9f, 0x1.82dc5cp-21f, 0x1.40cf5ap9f,
     0x1.2fd6b4p8f, 0x1.81ffaep6f, 0x1.717918p4f,
     0x1.1dd898p2f, 0x1.80e5bcp-1f},
    {0x1.1165a8p+10f, -0x1.994732p-16f, 0x1.01ba8ap10f,
     0x1.e98562p8f, 0x1.379fd2p7f, 0x1.2ae1fp5f,
     0x1.cb3b98p2f, 0x1.184c94p0f},
};
static inline float polynomial_i0_near(float x, int row, float *first) {
  const constant float *c = table_i0_near[row];
  float p = c[7];
  p = __builtin_elementwise_fma(p, x, c[6]);
  p = __builtin_elementwise_fma(p, x, c[5]);
  p = __builtin_elementwise_fma(p, x, c[4]);
  p = __builtin_elementwise_fma(p, x, c[3]);
  p = __builtin_elementwise_fma(p, x, c[2]);
  p = __builtin_elementwise_fma(p, x, c[1]);
  *first = c[0];
  return p;
}

/// I1(x) / x likewise, x = row / 2 + t, without the first step.
static constant float table_i1_near[19][8] = {
    {0x1p-1f, 0x0p+0f, 0x1.b38ce6p-62f,
     0x1p-4f, -0x1.27b538p-55f, 0x1.555548p-9f,
     0x1.57dad6p-51f, 0x1.c7ab3p-15f},
    {0x1.081572p-1f, -0x1.10afd4p-28f, 0x1.05600cp-4f,
     0x1.1035a6p-4f, 0x1.5e4ae6p-8f, 0x1.705fb6p-9f,
     0x1.62a35cp-13f, 0x1.fc1bfp-15f},
    {0x1.215c88p-1f, 0x1.72bcdp-26f, 0x1.1602ep-3f,
     0x1.436984p-4f, 0x1.7a2732p-7f, 0x1.c65deep-9f,
     0x1.801d38p-12f, 0x1.3d262p-14f},
    {0x1.4f1352p-1f, 0x1.21b952p-27f, 0x1.cd41c2p-3f,
     0x1.a1c9c6p-4f, 0x1.40eb3ap-6f, 0x1.335292p-8f,
     0x1.49c69ep-11f, 0x1.b7c982p-14f},
    {0x1.9733fap-1f, 0x1.67ac94p-29f, 0x1.60bddap-2f,
     0x1.1d4b2ep-3f, 0x1.f8f344p-6f, 0x1.b7080cp-8f,
     0x1.07fc06p-10f, 0x1.4274c8p-13f},
    {0x1.01b634p+0f, 0x1.a57624p-25f, 0x1.056b96p-1f,
     0x1.937034p-3f, 0x1.823ea2p-5f, 0x1.432c06p-7f,
     0x1.97bd52p-10f, 0x1.c62de8p-13f},
    {0x1.515abp+0f, 0x1.607bacp-25f, 0x1.7f2ed4p-1f,
     0x1.23868ep-2f, 0x1.248368p-4f, 0x1.e38e7cp-7f,
     0x1.3c9d14p-9f, 0x1.7140acp-12f},
    {0x1.c5e99ap+0f, -0x1.2bba9ap-25f, 0x1.1848c8p0f,
     0x1.ab566ap-2f, 0x1.ba167cp-4f, 0x1.6d60eep-6f,
     0x1.e515b4p-9f, 0x1.094a9ep-11f},
    {0x1.384d8ap+1f, -0x1.126346p-26f, 0x1.9b0526p0f,
     0x1.3c5734p-1f, 0x1.4e71c4p-3f, 0x1.15c858p-5f,
     0x1.75f2eep-8f, 0x1.98b4b6p-11f},
    {0x1.b5bce6p+1f, 0x1.df2e1p-25f, 0x1.2eb12ap1f,
     0x1.d7e2eap-1f, 0x1.fb4e56p-3f, 0x1.a841dap-5f,
     0x1.2149ccp-7f, 0x1.4d99dep-10f},
    {0x1.377f08p+2f, 0x1.e398p-25f, 0x1.c024ccp1f,
     0x1.621b2ep0f, 0x1.81f1d8p-2f, 0x1.4539e8p-4f,
     0x1.be5496p-7f, 0x1.fb0134p-10f},
    {0x1.c106a2p+2f, 0x1.9a24ccp-24f, 0x1.4d873cp2f,
     0x1.0b19f4p1f, 0x1.268dcp-1f, 0x1.f42fd8p-4f,
     0x1.59510cp-6f, 0x1.84c3cap-9f},
    {0x1.47283p+3f, 0x1.cc8d7cp-22f, 0x1.f30ff6p2f,
     0x1.94c868p1f, 0x1.c302acp-1f, 0x1.81a8c6p-3f,
     0x1.0ce832p-5f, 0x1.3fc5ap-8f},
    {0x1.e1283p+3f, -0x1.a7067p-23f, 0x1.773d58p3f,
     0x1.33f83p2f, 0x1.5a5278p0f, 0x1.2a2602p-2f,
     0x1.a2c0d6p-5f, 0x1.f94b9cp-8f},
    {0x1.64a92ap+4f, -0x1.c22dep-21f, 0x1.1b7456p4f,
     0x1.d65c58p2f, 0x1.0aaf1p1f, 0x1.ce0fp-2f,
     0x1.47629ep-4f, 0x1.9a525ap-7f},
    {0x1.0a392cp+5f, -0x1.2f47p-21f, 0x1.ae177ap4f,
     0x1.6868f6p3f, 0x1.9bd0b4p1f, 0x1.66e462p-1f,
     0x1.fdebc4p-4f, 0x1.3864c2p-6f},
    {0x1.8fdf86p+5f, -0x1.b99f84p-23f, 0x1.479888p5f,
     0x1.15065p4f, 0x1.3ec24ap2f, 0x1.175fcap0f,
     0x1.8c2f2ep-3f, 0x1.c2f798p-6f},
    {0x1.2df054p+6f, -0x1.114abep-20f, 0x1.f4e318p5f,
     0x1.ab1806p4f, 0x1.ee991ep2f, 0x1.b3b048p0f,
     0x1.36467ep-2f, 0x1.6a7642p-5f},
    {0x1.ca2f3p+6f, -0x1.531dcap-20f, 0x1.803874p6f,
     0x1.4a1c5cp5f, 0x1.808e44p3f, 0x1.5460a2p1f,
     0x1.e648dep-2f, 0x1.1b4b3cp-4f},
};
static inline float polynomial_i1_near(float x, int row, float *first) {
  const constant float *c = table_i1_near[row];
  float p = c[7];
  p = __builtin_elementwise_fma(p, x, c[6]);
  p = __builtin_elementwise_fma(p, x, c[5]);
  p = __builtin_elementwise_fma(p, x, c[4]);
  p = __builtin_elementwise_fma(p, x, c[3]);
  p = __builtin_elementwise_fma(p, x, c[2]);
  p = __builtin_elementwise_fma(p, x, c[1]);
  *first = c[0];
  return p;
}

/// Row 0 to 1/4, or else that of the exponent and 3 bits of the mantissa:
/// J0(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant float table_j0[41][16] = {
    {0x0p+0f, 0x1p+0f, 0x0p+0f,
     0x0p+0f, 0x1.38623ap-40f, -0x1p-2f,
     -0x1.d49c92p-30f, 0x1.000036p-6f, -0x1.116c92p-21f,
     -0x1.c5479ep-12f},
    {0x1.1p-2f, 0x1.f7022cp-1f, 0x1.d7caap-26f,
     -0x1.0d9baep-3f, 0x1.f16abcp-29f, -0x1.f284f6p-3f,
     0x1.0d57bep-6f, 0x1.f10672p-7f, -0x1.66f1cep-11f,
     -0x1.b92258p-12f},
    {0x1.3p-2f, 0x1.f4c7dep-1f, 0x1.263808p-26f,
     -0x1.2ca9c4p-3f, -0x1.1641a2p-28f, -0x1.ef2e72p-3f,
     0x1.2c4b08p-6f, 0x1.ed5184p-7f, -0x1.902444p-11f,
     -0x1.b5acfap-12f},
    {0x1.5p-2f, 0x1.f24facp-1f, -0x1.3a94b6p-26f,
     -0x1.4b7f8ep-3f, -0x1.ed80aap-29f, -0x1.eb7b72p-3f,
     0x1.4affccp-6f, 0x1.e93604p-7f, -0x1.b8ff3cp-11f,
     -0x1.b1d7fap-12f},
    {0x1.7p-2f, 0x1.ef9a0ap-1f, -0x1.1d1936p-27f,
     -0x1.6a174ap-3f, 0x1.dba302p-29f, -0x1.e76cb8p-3f,
     0x1.696faap-6f, 0x1.e4b4d6p-7f, -0x1.e179cap-11f,
     -0x1.ada438p-12f},
    {0x1.9p-2f, 0x1.eca77cp-1f, -0x1.2be3ep-26f,
     -0x1.886b4p-3f, -0x1.a8022cp-28f, -0x1.e3031ep-3f,
     0x1.87944ep-6f, 0x1.dfcef6p-7f, -0x1.04c58ap-10f,
     -0x1.a912a4p-12f},
    {0x1.bp-2f, 0x1.e9788ep-1f, -0x1.623c46p-27f,
     -0x1.a675cep-3f, 0x1.a64e5ap-29f, -0x1.de3f9p-3f,
     0x1.a56774p-6f, 0x1.da8578p-7f, -0x1.18953p-10f,
     -0x1.a42446p-12f},
    {0x1.dp-2f, 0x1.e60dd8p-1f, 0x1.c02d4ep-26f,
     -0x1.c43158p-3f, -0x1.46cbcp-29f, -0x1.d9230ap-3f,
     0x1.c2e2eep-6f, 0x1.d4d984p-7f, -0x1.2c278p-10f,
     -0x1.9eda38p-12f},
    {0x1.fp-2f, 0x1.e268p-1f, 0x1.43e3dep-26f,
     -0x1.e1985ap-3f, 0x1.14ca2p-32f, -0x1.d3ae9cp-3f,
     0x1.e0009ep-6f, 0x1.cecc56p-7f, -0x1.3f783ap-10f,
     -0x1.9935acp-12f},
    {0x1.1p-1f, 0x1.dc81dap-1f, 0x1.1b16bep-26f,
     -0x1.068438p-2f, 0x1.ea71e4p-29f, -0x1.cadda6p-3f,
     0x1.05780ep-5f, 0x1.c5053p-7f, -0x1.5beb6ap-10f,
     -0x1.901638p-12f},
    {0x1.3p-1f, 0x1.d3dc0ep-1f, -0x1.918ad4p-29f,
     -0x1.22cc82p-2f, -0x1.81a29ep-31f, -0x1.bdf3e2p-3f,
     0x1.2157c6p-5f, 0x1.b6b464p-7f, -0x1.80d00ap-10f,
     -0x1.82be74p-12f},
    {0x1.5p-1f, 0x1.ca5756p-1f, -0x1.f76acp-26f,
     -0x1.3e3bdap-2f, 0x1.de518cp-28f, -0x1.afc12ep-3f,
     0x1.3c470cp-5f, 0x1.a6f91ep-7f, -0x1.a4648ep-10f,
     -0x1.74161p-12f},
    {0x1.7p-1f, 0x1.bffac8p-1f, 0x1.8468a4p-26f,
     -0x1.58be0cp-2f, -0x1.35de8p-29f, -0x1.a05154p-3f,
     0x1.562fa6p-5f, 0x1.95e11ap-7f, -0x1.c68a06p-10f,
     -0x1.642a38p-12f},
    {0x1.9p-1f, 0x1.b4ce2p-1f, 0x1.0984acp-26f,
     -0x1.723facp-2f, -0x1.93527ap-27f, -0x1.8fb126p-3f,
     0x1.6efc3cp-5f, 0x1.837b44p-7f, -0x1.e722c4p-10f,
     -0x1.53093ap-12f},
    {0x1.bp-1f, 0x1.a8d9acp-1f, -0x1.83096p-28f,
     -0x1.8aae24p-2f, 0x1.721534p-27f, -0x1.7dee7p-3f,
     0x1.86987p-5f, 0x1.6fd7acp-7f, -0x1.030944p-9f,
     -0x1.40c27ap-12f},
    {0x1.dp-1f, 0x1.9c264cp-1f, -0x1.3e5db6p-26f,
     -0x1.a1f7bcp-2f, 0x1.4c2b24p-28f, -0x1.6b17eap-3f,
     0x1.9cf0eep-5f, 0x1.5b077p-7f, -0x1.119f44p-9f,
     -0x1.2d6662p-12f},
    {0x1.fp-1f, 0x1.8ebd6ap-1f, -0x1.5c4ad6p-28f,
     -0x1.b80bb4p-2f, -0x1.81e95p-27f, -0x1.573d32p-3f,
     0x1.b1f37ap-5f, 0x1.451cb8p-7f, -0x1.1f46c8p-9f,
     -0x1.190652p-12f},
    {0x1.1p+0f, 0x1.79619cp-1f, 0x1.658394p-26f,
     -0x1.d6c2f4p-2f, 0x1.dfefbap-27f, -0x1.37b164p-3f,
     0x1.ced12ep-5f, 0x1.2254fep-7f, -0x1.31e37cp-9f,
     -0x1.f1657cp-13f},
    {0x1.3p+0f, 0x1.5acc78p-1f, 0x1.a2a46cp-26f,
     -0x1.faf182p-2f, -0x1.e3d6b8p-28f, -0x1.0ab29ep-3f,
     0x1.f00c74p-5f, 0x1.e1a432p-8f, -0x1.4712f4p-9f,
     -0x1.958592p-13f},
    {0x1.5p+0f, 0x1.3a2268p-1f, 0x1.dae4ap-30f,
     -0x1.0ca8c2p-1f, -0x1.3ac242p-26f, -0x1.b5c442p-4f,
     0x1.057304p-4f, 0x1.78af3ep-8f, -0x1.57d27ap-9f,
     -0x1.344ab2p-13f},
    {0x1.7p+0f, 0x1.17c2f2p-1f, -0x1.a8c916p-26f,
     -0x1.18c942p-1f, 0x1.00ec2cp-27f, -0x1.51ba5cp-4f,
     0x1.0f8524p-4f, 0x1.0b3758p-8f, -0x1.63e9e4p-9f,
     -0x1.9e217cp-14f},
    {0x1.9p+0f, 0x1.e82406p-2f, -0x1.2f99fp-27f,
     -0x1.21bc1p-1f, 0x1.64b896p-28f, -0x1.d51f2p-5f,
     0x1.161e64p-4f, 0x1.356f64p-9f, -0x1.6b31aap-9f,
     -0x1.9d05eep-15f},
    {0x1.bp+0f, 0x1.9eed56p-2f, 0x1.5ba336p-27f,
     -0x1.276d66p-1f, 0x1.73684cp-27f, -0x1.0329fep-5f,
     0x1.192c98p-4f, 0x1.45a94ep-11f, -0x1.6d9376p-9f,
     0x1.b09f6cp-21f},
    {0x1.dp+0f, 0x1.54b392p-2f, 0x1.420484p-28f,
     -0x1.29d41ap-1f, -0x1.48b9f6p-29f, -0x1.8204c2p-8f,
     0x1.18a9c8p-4f, -0x1.251c8p-10f, -0x1.6b0a68p-9f,
     0x1.a93eaap-15f},
    {0x1.fp+0f, 0x1.0a4968p-2f, 0x1.7bd67cp-27f,
     -0x1.28f1b4p-1f, 0x1.d5bad4p-35f, 0x1.41e3d2p-6f,
     0x1.149c4cp-4f, -0x1.736a84p-9f, -0x1.63a324p-9f,
     0x1.a24f3ap-14f},
    {0x1.1p+1f, 0x1.382ee4p-3f, 0x1.a73ea2p-28f,
     -0x1.219272p-1f, 0x1.c35beep-27f, 0x1.d1c988p-5f,
     0x1.080fbcp-4f, -0x1.5c284ep-8f, -0x1.4f942cp-9f,
     0x1.64e04ap-13f},
    {0x1.33d152p+1f, 0x0p+0f, 0x1.e4c48ep-25f,
     -0x1.09cdb4p-1f, -0x1.74823ep-28f, 0x1.ba1deap-4f,
     0x1.cfae88p-5f, -0x1.1bb13cp-7f, -0x1.1f899ap-9f,
     0x1.0e37a4p-12f},
    {0x1.5p+1f, -0x1.bc5db6p-4f, -0x1.74a866p-30f,
     -0x1.dae914p-2f, 0x1.ce1326p-31f, 0x1.240282p-3f,
     0x1.88ff1ap-5f, -0x1.64095ap-7f, -0x1.d882c4p-10f,
     0x1.551c1ep-12f},
    {0x1.7p+1f, -0x1.b7f16p-3f, 0x1.b1acc4p-32f,
     -0x1.896d36p-2f, 0x1.815a0ep-27f, 0x1.64d0c2p-3f,
     0x1.27a01p-5f, -0x1.a350a6p-7f, -0x1.4dbfbep-10f,
     0x1.8b7de8p-12f},
    {0x1.9p+1f, -0x1.32a70ep-2f, -0x1.c79adep-27f,
     -0x1.2a22dcp-2f, 0x1.f5ead4p-27f, 0x1.920e6p-3f,
     0x1.7287e2p-6f, -0x1.cb8524p-7f, -0x1.655cd2p-11f,
     0x1.abb332p-12f},
    {0x1.bp+1f, -0x1.705132p-2f, -0x1.a3b37cp-27f,
     -0x1.846094p-3f, -0x1.483bc8p-28f, 0x1.a9dac4p-3f,
     0x1.0fcb4cp-7f, -0x1.dac59p-7f, -0x1.feec88p-15f,
     0x1.b41ecp-12f},
    {0x1.dp+1f, -0x1.937b4ap-2f, 0x1.8eaaf2p-27f,
     -0x1.5c3bep-4f, 0x1.e5d45cp-29f, 0x1.ab7f6ap-3f,
     -0x1.8ff7fep-8f, -0x1.d093ecp-7f, 0x1.22c40cp-11f,
     0x1.a47c42p-12f},
    {0x1.fp+1f, -0x1.9c0a66p-2f, 0x1.cf288ap-27f,
     0x1.1c012p-6f, -0x1.c144dp-31f, 0x1.9775bcp-3f,
     -0x1.44959p-6f, -0x1.add97cp-7f, 0x1.288236p-10f,
     0x1.7de23ap-12f},
    {0x1.1p+2f, -0x1.7a0f82p-2f, 0x1.a6f84cp-27f,
     0x1.3e92acp-3f, 0x1.2857ccp-30f, 0x1.5494d6p-3f,
     -0x1.3378f2p-5f, -0x1.510356p-7f, 0x1.e5bbp-10f,
     0x1.1e1f8p-12f},
    {0x1.3p+2f, -0x1.053e64p-2f, -0x1.d4d4cep-27f,
     0x1.282096p-2f, -0x1.d602f6p-28f, 0x1.8dcd62p-4f,
     -0x1.b12b08p-5f, -0x1.3bbc7ep-8f, 0x1.3e5a4p-9f,
     0x1.b7276ap-14f},
    {0x1.6148f6p+2f, 0x0p+0f, 0x1.a4817cp-26f,
     0x1.5c6e6p-2f, 0x1.5996dp-28f, -0x1.f8f72ep-6f,
     -0x1.b213eap-5f, 0x1.2ff044p-8f, 0x1.2c2136p-9f,
     -0x1.c98078p-14f},
    {0x1.6148f6p+2f, 0x0p+0f, 0x1.a4817cp-26f,
     0x1.5c6e6p-2f, 0x1.5825cap-28f, -0x1.f8f73ap-6f,
     -0x1.b214ccp-5f, 0x1.2f5002p-8f, 0x1.2a6a3ap-9f,
     -0x1.d8ef56p-13f},
    {0x1.9p+2f, 0x1.b4688ep-3f, 0x1.911318p-28f,
     0x1.c4094ep-3f, 0x1.693506p-28f, -0x1.fcbbf8p-4f,
     -0x1.dec15ap-6f, 0x1.659f68p-7f, 0x1.14e234p-10f,
     -0x1.6d5a0ap-12f},
    {0x1.bp+2f, 0x1.28675cp-2f, 0x1.5bad54p-28f,
     0x1.49008cp-4f, -0x1.068efap-29f, -0x1.3496cap-3f,
     -0x1.726fd8p-8f, 0x1.8f899p-7f, -0x1.811a72p-15f,
     -0x1.864f5ap-12f},
    {0x1.dp+2f, 0x1.2b013ep-2f, -0x1.0209fap-29f,
     -0x1.18e92p-4f, -0x1.68c57p-32f, -0x1.21517ap-3f,
     0x1.222052p-6f, 0x1.5f8fdep-7f, -0x1.1e7a5p-10f,
     -0x1.47e912p-12f},
    {0x1.fp+2f, 0x1.cd4786p-3f, -0x1.f2f23ap-28f,
     -0x1.8866fp-3f, -0x1.347f54p-28f, -0x1.9aa598p-4f,
     0x1.2491e8p-5f, 0x1.c80afp-8f, -0x1.e5f808p-10f,
     -0x1.854194p-13f},
};

/// Row 0 to 1/4, or else that of the exponent and 3 bits of the mantissa:
/// J1(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant float table_j1[41][16] = {
    {0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x1p-1f, -0x1.a0e95p-62f, -0x1.c56126p-34f,
     -0x1.fffff4p-5f, -0x1.626b4ap-21f, 0x1.564d9p-9f,
     -0x1.1bf074p-15f},
    {0x1.1p-2f, 0x1.0d9baep-3f, -0x1.f16abcp-29f,
     0x1.f284f6p-2f, -0x1.c78dd2p-27f, -0x1.94039cp-5f,
     -0x1.f10672p-5f, 0x1.c0aefcp-9f, 0x1.4ad9b4p-9f,
     -0x1.a2a526p-14f},
    {0x1.3p-2f, 0x1.2ca9c4p-3f, 0x1.1641a2p-28f,
     0x1.ef2e72p-2f, 0x1.079a48p-29f, -0x1.c2708ap-5f,
     -0x1.ed5184p-5f, 0x1.f42e26p-9f, 0x1.4841aep-9f,
     -0x1.d2a8ep-14f},
    {0x1.5p-2f, 0x1.4b7f8ep-3f, 0x1.ed80aap-29f,
     0x1.eb7b72p-2f, -0x1.11bc34p-27f, -0x1.f07fb2p-5f,
     -0x1.e93604p-5f, 0x1.139ff8p-8f, 0x1.4561eep-9f,
     -0x1.0121dp-13f},
    {0x1.7p-2f, 0x1.6a174ap-3f, -0x1.dba302p-29f,
     0x1.e76cb8p-2f, 0x1.0da53ep-28f, -0x1.0f13bep-4f,
     -0x1.e4b4d6p-5f, 0x1.2cec9cp-8f, 0x1.423b1cp-9f,
     -0x1.18b55cp-13f},
    {0x1.9p-2f, 0x1.886b4p-3f, 0x1.a8022cp-28f,
     0x1.e3031ep-2f, 0x1.750244p-27f, -0x1.25af3ap-4f,
     -0x1.dfcef6p-5f, 0x1.45f774p-8f, 0x1.3ecdeep-9f,
     -0x1.3009c6p-13f},
    {0x1.bp-2f, 0x1.a675cep-3f, -0x1.a64e5ap-29f,
     0x1.de3f9p-2f, -0x1.c20ceap-31f, -0x1.3c0d98p-4f,
     -0x1.da8578p-5f, 0x1.5ebb0ep-8f, 0x1.3b1b26p-9f,
     -0x1.4719dp-13f},
    {0x1.dp-2f, 0x1.c43158p-3f, 0x1.46cbcp-29f,
     0x1.d9230ap-2f, -0x1.4d6966p-28f, -0x1.522a34p-4f,
     -0x1.d4d984p-5f, 0x1.7731fep-8f, 0x1.37239cp-9f,
     -0x1.5de04ep-13f},
    {0x1.fp-2f, 0x1.e1985ap-3f, -0x1.14ca2p-32f,
     0x1.d3ae9cp-2f, 0x1.1c3a5p-29f, -0x1.680076p-4f,
     -0x1.cecc56p-5f, 0x1.8f56eep-8f, 0x1.32e834p-9f,
     -0x1.74581ep-13f},
    {0x1.1p-1f, 0x1.068438p-2f, -0x1.ea71e4p-29f,
     0x1.cadda6p-2f, 0x1.fdb71ap-28f, -0x1.883414p-4f,
     -0x1.c5053p-5f, 0x1.b2e918p-8f, 0x1.2c1078p-9f,
     -0x1.956b7cp-13f},
    {0x1.3p-1f, 0x1.22cc82p-2f, 0x1.81a29ep-31f,
     0x1.bdf3e2p-2f, 0x1.d8919cp-28f, -0x1.b203aap-4f,
     -0x1.b6b464p-5f, 0x1.e1072cp-8f, 0x1.220ea6p-9f,
     -0x1.c045c2p-13f},
    {0x1.5p-1f, 0x1.3e3bdap-2f, -0x1.de518cp-28f,
     0x1.afc12ep-2f, -0x1.a81456p-29f, -0x1.da6a94p-4f,
     -0x1.a6f91ep-5f, 0x1.06c08ep-7f, 0x1.17105ep-9f,
     -0x1.e98d1ep-13f},
    {0x1.7p-1f, 0x1.58be0cp-2f, 0x1.35de8p-29f,
     0x1.a05154p-2f, 0x1.6ddc6p-30f, -0x1.00a3bcp-3f,
     -0x1.95e11ap-5f, 0x1.1c181cp-7f, 0x1.0b1f7ep-9f,
     -0x1.088e48p-12f},
    {0x1.9p-1f, 0x1.723facp-2f, 0x1.93527ap-27f,
     0x1.8fb126p-2f, 0x1.b72b12p-28f, -0x1.133d2cp-3f,
     -0x1.837b44p-5f, 0x1.3077b4p-7f, 0x1.fc8d82p-10f,
     -0x1.1b6852p-12f},
    {0x1.bp-1f, 0x1.8aae24p-2f, -0x1.721534p-27f,
     0x1.7dee7p-2f, 0x1.75942p-29f, -0x1.24f254p-3f,
     -0x1.6fd7acp-5f, 0x1.43cdaep-7f, 0x1.e12368p-10f,
     -0x1.2d43d4p-12f},
    {0x1.dp-1f, 0x1.a1f7bcp-2f, -0x1.4c2b24p-28f,
     0x1.6b17eap-2f, 0x1.f3e99ep-27f, -0x1.35b4b2p-3f,
     -0x1.5b077p-5f, 0x1.56094cp-7f, 0x1.c4194ap-10f,
     -0x1.3e10d8p-12f},
    {0x1.fp-1f, 0x1.b80bb4p-2f, 0x1.81e95p-27f,
     0x1.573d32p-2f, -0x1.3416fap-29f, -0x1.45769cp-3f,
     -0x1.451cb8p-5f, 0x1.671acep-7f, 0x1.a58936p-10f,
     -0x1.4dc06p-12f},
    {0x1.1p+0f, 0x1.d6c2f4p-2f, -0x1.dfefbap-27f,
     0x1.37b164p-2f, -0x1.3ce32p-28f, -0x1.5b1ce2p-3f,
     -0x1.2254fep-5f, 0x1.7e6642p-7f, 0x1.750b2ap-10f,
     -0x1.630bbep-12f},
    {0x1.3p+0f, 0x1.faf182p-2f, 0x1.e3d6b8p-28f,
     0x1.0ab29ep-2f, 0x1.6c16dcp-27f, -0x1.740956p-3f,
     -0x1.e1a432p-6f, 0x1.98e244p-7f, 0x1.30236ap-10f,
     -0x1.7b17e4p-12f},
    {0x1.5p+0f, 0x1.0ca8c2p-1f, 0x1.3ac242p-26f,
     0x1.b5c442p-3f, 0x1.dc079ep-28f, -0x1.882c88p-3f,
     -0x1.78af3ep-6f, 0x1.add232p-7f, 0x1.ce6ee4p-11f,
     -0x1.8dd6e2p-12f},
    {0x1.7p+0f, 0x1.18c942p-1f, -0x1.00ec2cp-27f,
     0x1.51ba5cp-3f, -0x1.703d16p-29f, -0x1.9747b6p-3f,
     -0x1.0b3758p-6f, 0x1.bcefd4p-7f, 0x1.36986p-11f,
     -0x1.9b073p-12f},
    {0x1.9p+0f, 0x1.21bc1p-1f, -0x1.64b896p-28f,
     0x1.d51f2p-4f, 0x1.8513e6p-29f, -0x1.a12d98p-3f,
     -0x1.356f64p-7f, 0x1.c609c2p-7f, 0x1.35c3ccp-12f,
     -0x1.a27b9p-12f},
    {0x1.bp+0f, 0x1.276d66p-1f, -0x1.73684cp-27f,
     0x1.0329fep-4f, -0x1.84861cp-30f, -0x1.a5c2e4p-3f,
     -0x1.45a94ep-9f, 0x1.c9040cp-7f, -0x1.446baep-18f,
     -0x1.a41ba6p-12f},
    {0x1.dp+0f, 0x1.29d41ap-1f, 0x1.48b9f6p-29f,
     0x1.8204c2p-7f, 0x1.a17d7p-32f, -0x1.a4feacp-3f,
     0x1.251c8p-8f, 0x1.c5d89ep-7f, -0x1.3eedfap-12f,
     -0x1.9fe45p-12f},
    {0x1.fp+0f, 0x1.28f1b4p-1f, -0x1.d5bad4p-35f,
     -0x1.41e3d2p-5f, -0x1.a61bb6p-30f, -0x1.9eea72p-3f,
     0x1.736a84p-7f, 0x1.bc974p-7f, -0x1.39ba8p-11f,
     -0x1.95e7aap-12f},
    {0x1.1p+1f, 0x1.219272p-1f, -0x1.c35beep-27f,
     -0x1.d1c988p-4f, 0x1.f4eb32p-30f, -0x1.8c179cp-3f,
     0x1.5c284ep-6f, 0x1.a3a3acp-7f, -0x1.0ba538p-10f,
     -0x1.7c5ac6p-12f},
    {0x1.3p+1f, 0x1.0d05b6p-1f, 0x1.537facp-29f,
     -0x1.a52f8ap-3f, 0x1.6344dp-30f, -0x1.61fc8ep-3f,
     0x1.10dba6p-5f, 0x1.6f1d46p-7f, -0x1.91212p-10f,
     -0x1.48539cp-12f},
    {0x1.5p+1f, 0x1.dae914p-2f, -0x1.ce1326p-31f,
     -0x1.240282p-2f, 0x1.3df18p-27f, -0x1.26bf56p-3f,
     0x1.64095ap-5f, 0x1.276e92p-7f, -0x1.ffa4a2p-10f,
     -0x1.026f02p-12f},
    {0x1.7p+1f, 0x1.896d36p-2f, -0x1.815a0ep-27f,
     -0x1.64d0c2p-2f, -0x1.fa374p-28f, -0x1.bb701ap-4f,
     0x1.a350a6p-5f, 0x1.a156acp-8f, -0x1.289b4p-9f,
     -0x1.5d6334p-13f},
    {0x1.9p+1f, 0x1.2a22dcp-2f, -0x1.f5ead4p-27f,
     -0x1.920e6p-2f, 0x1.91541ep-27f, -0x1.15e5eap-4f,
     0x1.cb8524p-5f, 0x1.bed894p-9f, -0x1.40c2fcp-9f,
     -0x1.478f1cp-14f},
    {0x1.bp+1f, 0x1.846094p-3f, 0x1.483bc8p-28f,
     -0x1.a9dac4p-2f, -0x1.99251ep-30f, -0x1.97b0fp-6f,
     0x1.dac59p-5f, 0x1.3f1f4ep-12f, -0x1.47139cp-9f,
     0x1.d6a11cp-17f},
    {0x1.dp+1f, 0x1.5c3bep-4f, -0x1.e5d45cp-29f,
     -0x1.ab7f6ap-2f, -0x1.0995a6p-28f, 0x1.2bfa02p-6f,
     0x1.d093ecp-5f, -0x1.6ba6p-9f, -0x1.3b59e6p-9f,
     0x1.b68ffep-14f},
    {0x1.ea7558p+1f, 0x0p+0f, -0x1.09e0d2p-25f,
     -0x1.9c6cf4p-2f, -0x1.ee5604p-27f, 0x1.ae8a4p-5f,
     0x1.b589d2p-5f, -0x1.53769ap-8f, -0x1.24b1cap-9f,
     0x1.82ef52p-13f},
    {0x1.1p+2f, -0x1.3e92acp-3f, -0x1.2857ccp-30f,
     -0x1.5494d6p-2f, -0x1.55558ap-28f, 0x1.cd3594p-4f,
     0x1.510354p-5f, -0x1.301d44p-7f, -0x1.ad1e18p-10f,
     0x1.317f3ap-12f},
    {0x1.3p+2f, -0x1.282096p-2f, 0x1.d602f6p-28f,
     -0x1.8dcd62p-3f, -0x1.c861f2p-29f, 0x1.44e06p-3f,
     0x1.3bbc7ep-6f, -0x1.8e9d3ap-7f, -0x1.495292p-11f,
     0x1.822eeap-12f},
    {0x1.5p+2f, -0x1.614b58p-2f, -0x1.552b4p-29f,
     -0x1.c0551cp-6f, 0x1.5d68p-32f, 0x1.59d04cp-3f,
     -0x1.755192p-8f, -0x1.942e5ap-7f, 0x1.0063dcp-11f,
     0x1.7c1338p-12f},
    {0x1.7p+2f, -0x1.45934p-2f, 0x1.7a5fa8p-29f,
     0x1.0cd74ep-3f, -0x1.25988cp-28f, 0x1.2459b6p-3f,
     -0x1.cf383cp-6f, -0x1.4230aap-7f, 0x1.80461ep-10f,
     0x1.2243b2p-12f},
    {0x1.9p+2f, -0x1.c4094ep-3f, -0x1.693506p-28f,
     0x1.fcbbf8p-3f, -0x1.dae79p-29f, 0x1.671116p-4f,
     -0x1.659f64p-5f, -0x1.5a9676p-8f, 0x1.11f746p-9f,
     0x1.151842p-13f},
    {0x1.c0ff6p+2f, 0x0p+0f, 0x1.d850bp-25f,
     0x1.33518ap-2f, 0x1.6a4872p-27f, -0x1.5e70eep-6f,
     -0x1.80c746p-5f, 0x1.9b1266p-9f, 0x1.17dd96p-9f,
     -0x1.0a408cp-14f},
    {0x1.c0ff6p+2f, 0x0p+0f, 0x1.d850bp-25f,
     0x1.33518ap-2f, 0x1.671422p-27f, -0x1.5e70f8p-6f,
     -0x1.80c7eep-5f, 0x1.99e404p-9f, 0x1.1694eap-9f,
     -0x1.707aacp-13f},
    {0x1.fp+2f, 0x1.8866fp-3f, 0x1.347f54p-28f,
     0x1.9aa598p-3f, -0x1.e2ec8cp-29f, -0x1.b6db06p-4f,
     -0x1.c80aecp-6f, 0x1.3049p-7f, 0x1.23e5e2p-10f,
     -0x1.3e06b6p-12f},
};

/// Row 0 to 1/4, or else that of the exponent and 3 bits of the mantissa:
/// Y0(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant float table_y0[41][16] = {
    {0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x0p+0f},
    {0x1.1p-2f, -0x1.c7eceap-1f, -0x1.0eccdp-26f,
     0x1.478868p+1f, 0x1.d8f2b4p-26f, -0x1.17c558p+2f,
     0x1.63511p+3f, -0x1.fca372p+4f, 0x1.813d1cp+6f,
     -0x1.2eb9c4p+8f},
    {0x1.3p-2f, -0x1.a102ap-1f, 0x1.1f1d4cp-28f,
     0x1.2847f4p+1f, -0x1.c72756p-26f, -0x1.bedf98p+1f,
     0x1.fa536ap+2f, -0x1.458678p+4f, 0x1.b93c74p+5f,
     -0x1.364284p+7f},
    {0x1.5p-2f, -0x1.7d9b34p-1f, -0x1.cb30e8p-28f,
     0x1.0f07dcp+1f, 0x1.aae37cp-24f, -0x1.6d4c64p+1f,
     0x1.74bd56p+2f, -0x1.b395fp+3f, 0x1.0b311ep+5f,
     -0x1.5405cap+6f},
    {0x1.7p-2f, -0x1.5d11cep-1f, 0x1.f6a132p-29f,
     0x1.f46102p+0f, 0x1.1d224p-27f, -0x1.3074bcp+1f,
     0x1.19c7d8p+2f, -0x1.2e3154p+3f, 0x1.52b32ap+4f,
     -0x1.899e24p+5f},
    {0x1.9p-2f, -0x1.3eebbp-1f, -0x1.e78d18p-27f,
     0x1.d15a48p+0f, 0x1.f29128p-25f, -0x1.01f5ecp+1f,
     0x1.b37ddp+1f, -0x1.b0246p+2f, 0x1.bdf6dp+3f,
     -0x1.dceaccp+4f},
    {0x1.bp-2f, -0x1.22cb3p-1f, -0x1.db6272p-26f,
     0x1.b376cap+0f, 0x1.8ff67ep-26f, -0x1.bb6836p+0f,
     0x1.56c728p+1f, -0x1.3cf54ap+2f, 0x1.2f2e34p+3f,
     -0x1.2c472p+4f},
    {0x1.dp-2f, -0x1.086758p-1f, 0x1.160cdcp-27f,
     0x1.999d94p+0f, -0x1.e4a6eep-27f, -0x1.81e37ep+0f,
     0x1.120ce6p+1f, -0x1.db300ap+1f, 0x1.a7b8dp+2f,
     -0x1.86d16cp+3f},
    {0x1.fp-2f, -0x1.df0cap-2f, -0x1.8360d4p-27f,
     0x1.82feacp+0f, -0x1.b86634p-25f, -0x1.5398ecp+0f,
     0x1.bc1cb4p+0f, -0x1.6af7fap+1f, 0x1.2f3ccap+2f,
     -0x1.05b56cp+3f},
    {0x1.1p-1f, -0x1.994d76p-2f, 0x1.b7b1f6p-31f,
     0x1.65d008p+0f, 0x1.7efa48p-25f, -0x1.1d9a1ep+0f,
     0x1.4ade6p+0f, -0x1.f36f62p+0f, 0x1.7e6714p+1f,
     -0x1.2d322ep+2f},
    {0x1.3p-1f, -0x1.440444p-2f, -0x1.83ee8ep-27f,
     0x1.458dd6p+0f, 0x1.34eaecp-26f, -0x1.d34c22p-1f,
     0x1.cda46cp-1f, -0x1.3dc8c4p+0f, 0x1.b5658ap+0f,
     -0x1.34540cp+1f},
    {0x1.5p-1f, -0x1.ec248cp-3f, 0x1.009852p-28f,
     0x1.2ac5cep+0f, -0x1.83b2fcp-27f, -0x1.89c13ap-1f,
     0x1.4ba93p-1f, -0x1.a61b46p-1f, 0x1.08884cp+0f,
     -0x1.517b72p+0f},
    {0x1.7p-1f, -0x1.5c9bdep-3f, 0x1.4caa44p-28f,
     0x1.13eb2ap+0f, -0x1.4da246p-25f, -0x1.544f86p-1f,
     0x1.e7c5f8p-2f, -0x1.221cb6p-1f, 0x1.4ef4f8p-1f,
     -0x1.862b86p-1f},
    {0x1.9p-1f, -0x1.af7d92p-4f, 0x1.df3c7p-29f,
     0x1.ffe586p-1f, -0x1.21f98ap-26f, -0x1.2ca54ap-1f,
     0x1.6d7b7ep-2f, -0x1.99f5bep-2f, 0x1.b8a46ap-2f,
     -0x1.d82022p-2f},
    {0x1.bp-1f, -0x1.713534p-5f, -0x1.ea3b2ap-30f,
     0x1.dc45d2p-1f, -0x1.d39c7ap-26f, -0x1.0eb2acp-1f,
     0x1.1620dp-2f, -0x1.282fecp-2f, 0x1.2b6016p-2f,
     -0x1.28e404p-2f},
    {0x1.c982ecp-1f, 0x0p+0f, 0x1.93a234p-27f,
     0x1.c24372p-1f, -0x1.d82ba4p-26f, -0x1.f7e38ap-2f,
     0x1.c3b136p-3f, -0x1.cf1b72p-3f, 0x1.c0462cp-3f,
     -0x1.8b715ap-3f},
    {0x1.fp-1f, 0x1.03bf68p-4f, -0x1.7bc7d4p-31f,
     0x1.9e1e68p-1f, -0x1.eda42ep-26f, -0x1.cbf226p-2f,
     0x1.4e9ee4p-3f, -0x1.44e55cp-3f, 0x1.2b541p-3f,
     -0x1.023c16p-3f},
    {0x1.1p+0f, 0x1.155604p-3f, 0x1.e6e0dap-28f,
     0x1.74f694p-1f, 0x1.454cd6p-27f, -0x1.a45bb2p-2f,
     0x1.d6b94ep-4f, -0x1.aa2be6p-4f, 0x1.79a516p-4f,
     -0x1.28ffe8p-4f},
    {0x1.3p+0f, 0x1.c31826p-3f, -0x1.24a85p-28f,
     0x1.42cfd2p-1f, -0x1.cc9b66p-26f, -0x1.809d76p-2f,
     0x1.32a868p-4f, -0x1.ed66dcp-5f, 0x1.b05b5p-5f,
     -0x1.30610ep-5f},
    {0x1.5p+0f, 0x1.2c606ep-2f, 0x1.0d86d2p-27f,
     0x1.14521p-1f, 0x1.75e236p-26f, -0x1.68b7e2p-2f,
     0x1.a7c6a8p-5f, -0x1.1a6298p-5f, 0x1.0564b2p-5f,
     -0x1.4ecf0ap-6f},
    {0x1.7p+0f, 0x1.6bea98p-2f, -0x1.9447aep-27f,
     0x1.d0b486p-2f, 0x1.1cee92p-30f, -0x1.579842p-2f,
     0x1.3da234p-5f, -0x1.305914p-6f, 0x1.496304p-6f,
     -0x1.873e84p-7f},
    {0x1.9p+0f, 0x1.a0b596p-2f, 0x1.f6a9bcp-27f,
     0x1.7c8ac2p-2f, 0x1.b01decp-27f, -0x1.4a20ccp-2f,
     0x1.07db16p-5f, -0x1.13b838p-7f, 0x1.ab10bep-7f,
     -0x1.e25d4ap-8f},
    {0x1.bp+0f, 0x1.cb2e78p-2f, 0x1.bb617p-27f,
     0x1.2b80f4p-2f, -0x1.bdd79ap-27f, -0x1.3e5526p-2f,
     0x1.e7e12ap-6f, -0x1.d0964ep-10f, 0x1.18ed9cp-7f,
     -0x1.383b2cp-8f},
    {0x1.dp+0f, 0x1.ebb476p-2f, -0x1.e4141ap-27f,
     0x1.bab0fp-3f, 0x1.1a41f6p-29f, -0x1.32e9cep-2f,
     0x1.ec85p-6f, 0x1.54b38cp-9f, 0x1.709a2p-8f,
     -0x1.a6ddb2p-9f},
    {0x1.fp+0f, 0x1.0151bcp-1f, -0x1.b00dfcp-26f,
     0x1.242cc4p-3f, -0x1.19f7cep-33f, -0x1.2704eep-2f,
     0x1.072722p-5f, 0x1.6460cp-8f, 0x1.d63dbap-9f,
     -0x1.2a8186p-9f},
    {0x1.1p+1f, 0x1.09f0fap-1f, -0x1.a8d37ap-27f,
     0x1.38ba68p-5f, 0x1.bb78f2p-30f, -0x1.1323a2p-2f,
     0x1.30b18ap-5f, 0x1.fcfce8p-8f, 0x1.95af36p-10f,
     -0x1.7c101ep-10f},
    {0x1.3p+1f, 0x1.068b14p-1f, -0x1.4b29ep-30f,
     -0x1.6b450ep-4f, -0x1.e688eep-32f, -0x1.e6d8fep-3f,
     0x1.74f0b6p-5f, 0x1.1804bp-7f, -0x1.314adcp-13f,
     -0x1.c99158p-11f},
    {0x1.5p+1f, 0x1.e7ee3p-2f, 0x1.9229cap-28f,
     -0x1.967fbep-3f, 0x1.e1d904p-31f, -0x1.9a8086p-3f,
     0x1.b82df4p-5f, 0x1.f57fbap-8f, -0x1.3a12c2p-10f,
     -0x1.23f398p-11f},
    {0x1.7p+1f, 0x1.a92dcap-2f, 0x1.81a2bcp-29f,
     -0x1.27187ep-2f, -0x1.18f03ap-30f, -0x1.428972p-3f,
     0x1.ef70ecp-5f, 0x1.758ee8p-8f, -0x1.e9fa5p-10f,
     -0x1.6e1f48p-12f},
    {0x1.9p+1f, 0x1.56506ep-2f, -0x1.f7e58cp-30f,
     -0x1.6bcae4p-2f, 0x1.80c4e8p-28f, -0x1.c3cd16p-4f,
     0x1.09e2b4p-4f, 0x1.948c1p-9f, -0x1.29728p-9f,
     -0x1.8e2b98p-13f},
    {0x1.bp+1f, 0x1.eab5eap-3f, -0x1.87d88ep-29f,
     -0x1.97a736p-2f, -0x1.a912b8p-28f, -0x1.f246d6p-5f,
     0x1.10841ap-4f, 0x1.db98f8p-14f, -0x1.41415p-9f,
     -0x1.d1511ep-15f},
    {0x1.dp+1f, 0x1.193934p-3f, 0x1.28ebecp-31f,
     -0x1.aa1032p-2f, -0x1.d4e212p-27f, -0x1.713b82p-7f,
     0x1.0aabbp-4f, -0x1.84c33ep-9f, -0x1.405832p-9f,
     0x1.05021ep-14f},
    {0x1.fa9534p+1f, 0x0p+0f, 0x1.5e3f06p-25f,
     -0x1.9c3426p-2f, -0x1.887c1ep-30f, 0x1.a09c8ap-5f,
     0x1.df6d5ep-5f, -0x1.c117b4p-8f, -0x1.1e898p-9f,
     0x1.6c16e8p-13f},
    {0x1.fa9534p+1f, 0x0p+0f, 0x1.5e3f06p-25f,
     -0x1.9c3426p-2f, -0x1.002cc2p-29f, 0x1.a09c96p-5f,
     0x1.df6bcp-5f, -0x1.c0922ap-8f, -0x1.22b94p-9f,
     0x1.1367b8p-12f},
    {0x1.3p+2f, -0x1.0b8088p-2f, -0x1.105f18p-27f,
     -0x1.d5743ap-3f, -0x1.9661ep-28f, 0x1.3ceb16p-3f,
     0x1.a446e6p-6f, -0x1.a77ff4p-7f, -0x1.80ab74p-11f,
     0x1.8d80d8p-12f},
    {0x1.5p+2f, -0x1.56cfd8p-2f, 0x1.c832fp-31f,
     -0x1.fac3ecp-5f, 0x1.edff8ep-35f, 0x1.62e0b2p-3f,
     -0x1.17646cp-10f, -0x1.b4014cp-7f, 0x1.c27852p-12f,
     0x1.8fe48cp-12f},
    {0x1.7p+2f, -0x1.4b17dep-2f, -0x1.2f9412p-28f,
     0x1.aaaf88p-4f, 0x1.369822p-29f, 0x1.388aacp-3f,
     -0x1.a4ccb8p-6f, -0x1.646b3p-7f, 0x1.80c5dcp-10f,
     0x1.386186p-12f},
    {0x1.9p+2f, -0x1.e53e6cp-3f, 0x1.1d1c08p-28f,
     0x1.dc5802p-3f, 0x1.5f4556p-28f, 0x1.99076p-4f,
     -0x1.610fecp-5f, -0x1.99abdcp-8f, 0x1.1a1f2p-9f,
     0x1.3bb4d6p-13f},
    {0x1.c581dcp+2f, 0x0p+0f, -0x1.78a944p-26f,
     0x1.334ccap-2f, 0x1.d5c5f6p-29f, -0x1.5aeefap-6f,
     -0x1.8965c8p-5f, 0x1.b4e246p-9f, 0x1.23f478p-9f,
     -0x1.f3027cp-15f},
    {0x1.c581dcp+2f, 0x0p+0f, -0x1.78a944p-26f,
     0x1.334ccap-2f, 0x1.d05eb4p-29f, -0x1.5aef54p-6f,
     -0x1.8969eap-5f, 0x1.b2e95cp-9f, 0x1.1e4b7ep-9f,
     -0x1.72bd48p-13f},
    {0x1.fp+2f, 0x1.6a0654p-3f, -0x1.52934ap-28f,
     0x1.b6f3dp-3f, 0x1.89229ep-28f, -0x1.a2a9eap-4f,
     -0x1.f77f34p-6f, 0x1.2d0a8ap-7f, 0x1.469354p-10f,
     -0x1.42a9e6p-12f},
};

/// Row 0 to 1/4, or else that of the exponent and 3 bits of the mantissa:
/// Y1(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant float table_y1[41][16] = {
    {0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x0p+0f, 0x0p+0f, 0x0p+0f,
     0x0p+0f},
    {0x1.1p-2f, -0x1.478868p+1f, -0x1.d8f2b4p-26f,
     0x1.17c558p+3f, -0x1.965958p-22f, -0x1.0a7ce8p+5f,
     0x1.fca366p+6f, -0x1.e00e28p+8f, 0x1.c64926p+10f,
     -0x1.ac2e5p+12f},
    {0x1.3p-2f, -0x1.2847f4p+1f, 0x1.c72756p-26f,
     0x1.bedf98p+2f, -0x1.2275f6p-23f, -0x1.7bbeaap+4f,
     0x1.458672p+6f, -0x1.13168cp+8f, 0x1.d18d3p+9f,
     -0x1.8898f8p+11f},
    {0x1.5p-2f, -0x1.0f07dcp+1f, -0x1.aae37cp-24f,
     0x1.6d4c64p+2f, -0x1.d5adfp-26f, -0x1.178e0ep+4f,
     0x1.b395ecp+5f, -0x1.4d4fa4p+7f, 0x1.fe2dd4p+8f,
     -0x1.8544d4p+10f},
    {0x1.7p-2f, -0x1.f46102p+0f, -0x1.1d224p-27f,
     0x1.3074bcp+2f, 0x1.3f01dep-23f, -0x1.a6abdp+3f,
     0x1.2e3152p+5f, -0x1.a6a84ap+6f, 0x1.274886p+8f,
     -0x1.9b73eap+9f},
    {0x1.9p-2f, -0x1.d15a48p+0f, -0x1.f29128p-25f,
     0x1.01f5ecp+2f, -0x1.401dbep-25f, -0x1.469e64p+3f,
     0x1.b0245ep+4f, -0x1.1653e2p+6f, 0x1.65c27ap+7f,
     -0x1.caad96p+8f},
    {0x1.bp-2f, -0x1.b376cap+0f, -0x1.8ff67ep-26f,
     0x1.bb6836p+1f, 0x1.33cc6cp-24f, -0x1.011562p+3f,
     0x1.3cf54ap+4f, -0x1.7a825ep+5f, 0x1.c27e86p+6f,
     -0x1.0b6e5ap+8f},
    {0x1.dp-2f, -0x1.999d94p+0f, 0x1.e4a6eep-27f,
     0x1.81e37ep+1f, -0x1.531f82p-25f, -0x1.9b136p+2f,
     0x1.db300ap+3f, -0x1.088b2ap+5f, 0x1.252842p+6f,
     -0x1.441b6cp+7f},
    {0x1.fp-2f, -0x1.82feacp+0f, 0x1.b86634p-25f,
     0x1.5398ecp+1f, -0x1.f70728p-24f, -0x1.4d158ap+2f,
     0x1.6af7fap+3f, -0x1.7ab156p+4f, 0x1.889d44p+5f,
     -0x1.9621f4p+6f},
    {0x1.1p-1f, -0x1.65d008p+0f, -0x1.7efa48p-25f,
     0x1.1d9a1ep+1f, -0x1.7d86eep-24f, -0x1.f04dcap+1f,
     0x1.f36f56p+2f, -0x1.dc83fp+3f, 0x1.c3fda4p+4f,
     -0x1.aab346p+5f},
    {0x1.3p-1f, -0x1.458dd6p+0f, -0x1.34eaecp-26f,
     0x1.d34c22p+0f, -0x1.3d78ecp-27f, -0x1.5a3b6ap+1f,
     0x1.3dc8bep+2f, -0x1.10b0fap+3f, 0x1.cea75ap+3f,
     -0x1.86e80cp+4f},
    {0x1.5p-1f, -0x1.2ac5cep+0f, 0x1.83b2fcp-27f,
     0x1.89c13ap+0f, 0x1.dbce7ap-26f, -0x1.f17de2p+0f,
     0x1.a61b42p+1f, -0x1.49fd86p+2f, 0x1.fa5e2cp+2f,
     -0x1.8339ep+3f},
    {0x1.7p-1f, -0x1.13eb2ap+0f, 0x1.4da246p-25f,
     0x1.544f86p+0f, 0x1.a85ebap-27f, -0x1.6dd488p+0f,
     0x1.221cb4p+1f, -0x1.a1fbb2p+1f, 0x1.24b27cp+2f,
     -0x1.98de7ap+2f},
    {0x1.9p-1f, -0x1.ffe586p-1f, 0x1.21f98ap-26f,
     0x1.2ca54ap+0f, -0x1.bce95ep-25f, -0x1.121ca6p+0f,
     0x1.99f5bcp+0f, -0x1.130124p+1f, 0x1.622a6p+1f,
     -0x1.c7482ep+1f},
    {0x1.bp-1f, -0x1.dc45d2p-1f, 0x1.d39c7ap-26f,
     0x1.0eb2acp+0f, 0x1.4a1e1cp-26f, -0x1.a1314p-1f,
     0x1.282feap+0f, -0x1.75c1cp+0f, 0x1.bd69bep+0f,
     -0x1.091ff4p+1f},
    {0x1.dp-1f, -0x1.bbee5ep-1f, -0x1.2abca8p-26f,
     0x1.ef856p-1f, 0x1.8acfacp-26f, -0x1.41b0bp-1f,
     0x1.b3aa9cp-1f, -0x1.05234p+0f, 0x1.2186c4p+0f,
     -0x1.40e2a4p+0f},
    {0x1.fp-1f, -0x1.9e1e68p-1f, 0x1.eda42ep-26f,
     0x1.cbf226p-1f, -0x1.b21eep-28f, -0x1.f5ee5ep-2f,
     0x1.44e55cp-1f, -0x1.75cf76p-1f, 0x1.836724p-1f,
     -0x1.918524p-1f},
    {0x1.1p+0f, -0x1.74f694p-1f, -0x1.454cd6p-27f,
     0x1.a45bb2p-1f, 0x1.e95e62p-27f, -0x1.610b32p-2f,
     0x1.aa2bdap-2f, -0x1.d696a4p-2f, 0x1.bdb1bcp-2f,
     -0x1.a4e074p-2f},
    {0x1.3p+0f, -0x1.42cfd2p-1f, 0x1.cc9b66p-26f,
     0x1.809d76p-1f, 0x1.2bdbd6p-29f, -0x1.cbfccep-3f,
     0x1.ed66d2p-3f, -0x1.0d8d9p-2f, 0x1.c8ba5ep-3f,
     -0x1.803adep-3f},
    {0x1.5p+0f, -0x1.14521p-1f, -0x1.75e236p-26f,
     0x1.68b7e2p-1f, 0x1.f1ebb6p-27f, -0x1.3dd518p-3f,
     0x1.1a6294p-3f, -0x1.4614ap-3f, 0x1.f65b02p-4f,
     -0x1.7b294ep-4f},
    {0x1.7p+0f, -0x1.d0b486p-2f, -0x1.1cee92p-30f,
     0x1.579842p-1f, 0x1.2bfcccp-26f, -0x1.dc7368p-4f,
     0x1.30591p-4f, -0x1.9b09c2p-4f, 0x1.258064p-4f,
     -0x1.8eca02p-5f},
    {0x1.9p+0f, -0x1.7c8ac2p-2f, -0x1.b01decp-27f,
     0x1.4a20ccp-1f, 0x1.9a93ecp-27f, -0x1.8bc8bp-4f,
     0x1.13b834p-5f, -0x1.0a87b2p-4f, 0x1.69d7d4p-5f,
     -0x1.ba83fep-6f},
    {0x1.bp+0f, -0x1.2b80f4p-2f, 0x1.bdd79ap-27f,
     0x1.3e5526p-1f, -0x1.5fc8fep-27f, -0x1.6de8e8p-4f,
     0x1.d0963cp-8f, -0x1.5eb638p-5f, 0x1.d46becp-6f,
     -0x1.012a72p-6f},
    {0x1.dp+0f, -0x1.bab0fp-3f, -0x1.1a41f6p-29f,
     0x1.32e9cep-1f, 0x1.b59cb8p-27f, -0x1.7163c6p-4f,
     -0x1.54b39p-7f, -0x1.cc359p-6f, 0x1.3d30fcp-6f,
     -0x1.37980ap-7f},
    {0x1.fp+0f, -0x1.242cc4p-3f, 0x1.19f7cep-33f,
     0x1.2704eep-1f, -0x1.9028cap-26f, -0x1.8abab6p-4f,
     -0x1.6460c2p-6f, -0x1.258ef4p-6f, 0x1.bfceb6p-7f,
     -0x1.88923p-8f},
    {0x1.193beep+1f, 0x0p+0f, 0x1.72ce92p-25f,
     0x1.0aa484p-1f, -0x1.94139ep-27f, -0x1.e56f84p-4f,
     -0x1.0d2ab4p-5f, -0x1.3a655ap-8f, 0x1.e3a8e6p-8f,
     -0x1.8e3eaep-9f},
    {0x1.193beep+1f, 0x0p+0f, 0x1.72ce92p-25f,
     0x1.0aa484p-1f, -0x1.ac6958p-27f, -0x1.e56f74p-4f,
     -0x1.0d2fc8p-5f, -0x1.383c5p-8f, 0x1.d79e82p-8f,
     -0x1.e65b48p-10f},
    {0x1.5p+1f, 0x1.967fbep-3f, -0x1.e1d904p-31f,
     0x1.9a8086p-2f, 0x1.0912ecp-29f, -0x1.4a227cp-3f,
     -0x1.f57fbcp-6f, 0x1.897ea4p-8f, 0x1.b5fc96p-9f,
     -0x1.02f342p-10f},
    {0x1.7p+1f, 0x1.27187ep-2f, 0x1.18f03ap-30f,
     0x1.428972p-2f, -0x1.77922cp-29f, -0x1.7394b4p-3f,
     -0x1.758ee8p-6f, 0x1.328f94p-7f, 0x1.129e4ep-9f,
     -0x1.747002p-11f},
    {0x1.9p+1f, 0x1.6bcae4p-2f, -0x1.80c4e8p-28f,
     0x1.c3cd16p-3f, 0x1.bfb644p-28f, -0x1.8ed41p-3f,
     -0x1.948c1p-7f, 0x1.7412d2p-7f, 0x1.2aa7dp-10f,
     -0x1.2f46fep-11f},
    {0x1.bp+1f, 0x1.97a736p-2f, 0x1.a912b8p-28f,
     0x1.f246d6p-4f, -0x1.c61c8ap-29f, -0x1.98c62ap-3f,
     -0x1.db990cp-12f, 0x1.91cc5ap-7f, 0x1.5d103cp-12f,
     -0x1.0701ep-11f},
    {0x1.dp+1f, 0x1.aa1032p-2f, 0x1.d4e212p-27f,
     0x1.713b82p-6f, 0x1.c323bp-35f, -0x1.900188p-3f,
     0x1.84c33ep-7f, 0x1.90a1d2p-7f, -0x1.877144p-12f,
     -0x1.ce2474p-12f},
    {0x1.fp+1f, 0x1.a39212p-2f, 0x1.1dc9f2p-27f,
     -0x1.277f1ep-4f, -0x1.d35c3ap-29f, -0x1.749064p-3f,
     0x1.84b04ap-6f, 0x1.74654ep-7f, -0x1.03224ap-10f,
     -0x1.8cf4dcp-12f},
    {0x1.1p+2f, 0x1.6f2cbp-2f, -0x1.d6bc4ap-27f,
     -0x1.91ff72p-3f, 0x1.18aa06p-29f, -0x1.2b8d7cp-3f,
     0x1.3f8bc6p-5f, 0x1.1fd448p-7f, -0x1.c2af7p-10f,
     -0x1.1ab73p-12f},
    {0x1.3p+2f, 0x1.d5743ap-3f, 0x1.9661ep-28f,
     -0x1.3ceb16p-2f, 0x1.15b18cp-27f, -0x1.3b353ap-4f,
     0x1.a77ffp-5f, 0x1.e18a8ep-9f, -0x1.2a12eap-9f,
     -0x1.93b9a4p-14f},
    {0x1.5b7fe4p+2f, 0x0p+0f, 0x1.3c7822p-24f,
     -0x1.5c7c56p-2f, -0x1.5c2c3cp-28f, 0x1.00b9e8p-5f,
     0x1.a15db2p-5f, -0x1.10b03ep-8f, -0x1.1d767ep-9f,
     0x1.b1b736p-14f},
    {0x1.5b7fe4p+2f, 0x0p+0f, 0x1.3c7822p-24f,
     -0x1.5c7c56p-2f, -0x1.41d3fcp-28f, 0x1.00bap-5f,
     0x1.a15b04p-5f, -0x1.0ff352p-8f, -0x1.211c0ap-9f,
     0x1.c43a3ap-13f},
    {0x1.9p+2f, -0x1.dc5802p-3f, -0x1.5f4556p-28f,
     -0x1.99076p-3f, -0x1.8bf798p-28f, 0x1.08cc08p-3f,
     0x1.99abdap-6f, -0x1.614498p-7f, -0x1.d97dap-11f,
     0x1.613422p-12f},
    {0x1.bp+2f, -0x1.30d7a2p-2f, -0x1.43c53ep-27f,
     -0x1.d53e74p-5f, -0x1.23b2bep-30f, 0x1.32d766p-3f,
     0x1.0ce976p-9f, -0x1.80528p-7f, 0x1.4475e8p-13f,
     0x1.73f9fcp-12f},
    {0x1.dp+2f, -0x1.284ad8p-2f, 0x1.9e10bap-27f,
     0x1.69cf72p-4f, -0x1.893dap-29f, 0x1.162ddep-3f,
     -0x1.4a3352p-6f, -0x1.49b85cp-7f, 0x1.2bfef2p-10f,
     0x1.32dda6p-12f},
    {0x1.fp+2f, -0x1.b6f3dp-3f, -0x1.89229ep-28f,
     0x1.a2a9eap-3f, 0x1.2e06c4p-30f, 0x1.799f7ep-4f,
     -0x1.2d0a88p-5f, -0x1.98d434p-8f, 0x1.e3e89p-10f,
     0x1.5d854cp-13f},
};

// clang-format on

#endif // Q7X2_DEVICE_LIB_POLYNOMIALS_H
