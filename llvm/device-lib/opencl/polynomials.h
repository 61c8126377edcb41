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

/// atan(s) = ATAN_MULTIPLE s + s P(s^2 - ATAN_CENTER), s^2 <= 1.
static inline float polynomial_atan(float x) {
  float p = -0x1.bab0f8p-10f;
  p = __builtin_elementwise_fma(p, x, -0x1.9b4ae4p-17f);
  p = __builtin_elementwise_fma(p, x, -0x1.a37d02p-10f);
  p = __builtin_elementwise_fma(p, x, 0x1.bb6ea2p-9f);
  p = __builtin_elementwise_fma(p, x, -0x1.9da58cp-8f);
  p = __builtin_elementwise_fma(p, x, 0x1.a822a4p-7f);
  p = __builtin_elementwise_fma(p, x, -0x1.c774d6p-6f);
  p = __builtin_elementwise_fma(p, x, 0x1.086882p-4f);
  p = __builtin_elementwise_fma(p, x, -0x1.68ea6cp-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.4871e2p-5f);
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
  *low = __builtin_elementwise_fma(p, x, -0x1.b29942p20f - p0);
  p = p0;
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
  *low = __builtin_elementwise_fma(p, x, 0x1.c56df4p-1f - p0);
  p = p0;
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

/// atan(s) = s + s z P(z), z = s^2 <= 1/256.
static inline double polynomial_atan_short_double(double x) {
  double p = -0x1.714dc71cc0177p-4;
  p = __builtin_elementwise_fma(p, x, 0x1.c719c5a72ca48p-4);
  p = __builtin_elementwise_fma(p, x, -0x1.249248aa85186p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.999999998a5a2p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.5555555555553p-2);
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
  *low = __builtin_elementwise_fma(p, x, 0x1.c56df402dd46ap-1 - p0);
  p = p0;
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

/// Y0(x) = 2/pi log(x) J0(x) + P(x^2), x <= 1/4.
static inline double polynomial_y0_near_double(double x) {
  double p = -0x1.a66efa9ae214cp-31;
  p = __builtin_elementwise_fma(p, x, 0x1.bce490180e0edp-24);
  p = __builtin_elementwise_fma(p, x, -0x1.3e99794025c1cp-17);
  p = __builtin_elementwise_fma(p, x, 0x1.1a6206b7b94a0p-11);
  p = __builtin_elementwise_fma(p, x, -0x1.075b1bbf41364p-6);
  p = __builtin_elementwise_fma(p, x, 0x1.6bbcb41034286p-3);
  p = __builtin_elementwise_fma(p, x, -0x1.2e4d699cbd01fp-4);
  return p;
}

/// Y1(x) = 2/pi (log(x) J1(x) - 1/x) + x P(x^2), x <= 1/4.
static inline double polynomial_y1_near_double(double x) {
  double p = -0x1.f04bc2d7d16b5p-35;
  p = __builtin_elementwise_fma(p, x, 0x1.32e599a899deap-27);
  p = __builtin_elementwise_fma(p, x, -0x1.0a780ac682643p-20);
  p = __builtin_elementwise_fma(p, x, 0x1.2c7dbffcde827p-14);
  p = __builtin_elementwise_fma(p, x, -0x1.835b97894be5bp-9);
  p = __builtin_elementwise_fma(p, x, 0x1.bd3975c75b4a7p-5);
  p = __builtin_elementwise_fma(p, x, -0x1.91866143cbc8ap-3);
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
  double p = -0x1.58fd0d7e23ef0p+31;
  p = __builtin_elementwise_fma(p, x, 0x1.22b82bd561ecdp+28);
  p = __builtin_elementwise_fma(p, x, -0x1.d787031947869p+23);
  p = __builtin_elementwise_fma(p, x, 0x1.054bf454ce6a8p+19);
  p = __builtin_elementwise_fma(p, x, -0x1.f555974f47cecp+13);
  p = __builtin_elementwise_fma(p, x, 0x1.07c7e4b0b5debp+9);
  p = __builtin_elementwise_fma(p, x, -0x1.773801930f1b0p+4);
  p = __builtin_elementwise_fma(p, x, 0x1.a3557a23f5415p+0);
  p = __builtin_elementwise_fma(p, x, -0x1.ad332dcdfb092p-3);
  p = __builtin_elementwise_fma(p, x, 0x1.0aaaaaa9a3ce4p-4);
  p = __builtin_elementwise_fma(p, x, -0x1.fffffffffffbdp-4);
  return p;
}

/// that of J1 and Y1 for floats.
static inline double polynomial_phase1_short_double(double x) {
  double p = 0x1.8ce67b316e59dp+31;
  p = __builtin_elementwise_fma(p, x, -0x1.4f6fc311ea6d1p+28);
  p = __builtin_elementwise_fma(p, x, 0x1.1169aa5918a6ep+24);
  p = __builtin_elementwise_fma(p, x, -0x1.31e959651b11cp+19);
  p = __builtin_elementwise_fma(p, x, 0x1.2ad379a7d9293p+14);
  p = __builtin_elementwise_fma(p, x, -0x1.4502f0feccc95p+9);
  p = __builtin_elementwise_fma(p, x, 0x1.e98c8a3b495bdp+4);
  p = __builtin_elementwise_fma(p, x, -0x1.2f46d5245f694p+1);
  p = __builtin_elementwise_fma(p, x, 0x1.7bccc9bb6d8bep-2);
  p = __builtin_elementwise_fma(p, x, -0x1.4fffffff6a76dp-3);
  p = __builtin_elementwise_fma(p, x, 0x1.7ffffffffffedp-2);
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

/// The row of the exponent of x + 1 and 3 bits of its mantissa:
/// erfcx(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant float table_erfcx[32][16] = {
    {0x1p-4f, 0x1.ddcd36p-1f, -0x1.8d0738p-27f,
     -0x1.0300a2p+0f, 0x1.5688b2p-26f, 0x1.bd6d22p-1f,
     -0x1.46c6ecp-1f, 0x1.a900ap-2f, -0x1.f6451cp-3f,
     0x1.1145cep-3f},
    {0x1.8p-3f, 0x1.a36bbcp-1f, -0x1.0192f2p-26f,
     -0x1.a47284p-1f, 0x1.1d8414p-27f, 0x1.549642p-1f,
     -0x1.db7312p-2f, 0x1.28036cp-2f, -0x1.506172p-3f,
     0x1.6128d6p-4f},
    {0x1.4p-2f, 0x1.73c18ap-1f, -0x1.8a892ap-28f,
     -0x1.5961f4p-1f, 0x1.8d9db2p-29f, 0x1.07d2eep-1f,
     -0x1.5e955ap-2f, 0x1.a2171ep-3f, -0x1.c8f288p-4f,
     0x1.cef218p-5f},
    {0x1.cp-2f, 0x1.4c630ep-1f, 0x1.870faap-26f,
     -0x1.1ee43ep-1f, 0x1.c586dap-26f, 0x1.9dbe68p-2f,
     -0x1.05d8c2p-2f, 0x1.2b2f88p-3f, -0x1.3a95b2p-4f,
     0x1.339efap-5f},
    {0x1.2p-1f, 0x1.2b84fp-1f, 0x1.db853ep-27f,
     -0x1.e18ab8p-2f, 0x1.f5a83p-27f, 0x1.482bdap-2f,
     -0x1.8bed5ep-3f, 0x1.b1a22p-4f, -0x1.b6cc54p-5f,
     0x1.9e4088p-6f},
    {0x1.6p-1f, 0x1.0fce4ep-1f, 0x1.2dbac4p-26f,
     -0x1.97fe7cp-2f, 0x1.c73e2p-31f, 0x1.071da8p-2f,
     -0x1.2ecd72p-3f, 0x1.3e0e08p-4f, -0x1.35d9c4p-5f,
     0x1.1a7c5p-6f},
    {0x1.ap-1f, 0x1.f0724p-2f, -0x1.4a640ep-31f,
     -0x1.5cbc2cp-2f, -0x1.0b6f8p-29f, 0x1.aa32b8p-3f,
     -0x1.d43ed2p-4f, 0x1.d7f258p-5f, -0x1.bad2f4p-6f,
     0x1.85fdeep-7f},
    {0x1.ep-1f, 0x1.c7f814p-2f, -0x1.f63784p-28f,
     -0x1.2c84bp-2f, 0x1.07de3ep-27f, 0x1.5c775ep-3f,
     -0x1.6dcc9ap-4f, 0x1.61fee2p-5f, -0x1.400ce8p-6f,
     0x1.1060ep-7f},
    {0x1.2p+0f, 0x1.9531ep-2f, 0x1.362936p-27f,
     -0x1.e78b36p-3f, 0x1.311e08p-28f, 0x1.05e726p-3f,
     -0x1.013414p-4f, 0x1.d4e6aap-6f, -0x1.92434p-7f,
     0x1.4580dp-8f},
    {0x1.6p+0f, 0x1.5f88f6p-2f, -0x1.a18712p-27f,
     -0x1.797a64p-3f, 0x1.89fb58p-29f, 0x1.701342p-4f,
     -0x1.4bcd94p-5f, 0x1.17eb76p-6f, -0x1.bf244ep-8f,
     0x1.52aaa8p-9f},
    {0x1.ap+0f, 0x1.3583f6p-2f, 0x1.910c9ep-28f,
     -0x1.2b11e6p-3f, -0x1.2b326ap-28f, 0x1.0a15acp-4f,
     -0x1.ba0168p-6f, 0x1.5a13fcp-7f, -0x1.01ea7ap-8f,
     0x1.6e55d6p-10f},
    {0x1.ep+0f, 0x1.13e574p-2f, 0x1.db024p-29f,
     -0x1.e3658p-4f, -0x1.8fee6ap-29f, 0x1.8a6efep-5f,
     -0x1.2ef91ap-6f, 0x1.b9955cp-8f, -0x1.33c826p-9f,
     0x1.9aab18p-11f},
    {0x1.1p+1f, 0x1.f0fd28p-3f, 0x1.fb8416p-28f,
     -0x1.8d6f74p-4f, 0x1.52af7p-31f, 0x1.2adaf8p-5f,
     -0x1.aa242ep-7f, 0x1.21deb8p-8f, -0x1.7acc36p-10f,
     0x1.dbb324p-12f},
    {0x1.3p+1f, 0x1.c3987ep-3f, -0x1.f65e8ep-28f,
     -0x1.4baeacp-4f, -0x1.29b916p-29f, 0x1.cdc88p-6f,
     -0x1.32a8ap-7f, 0x1.8680bap-9f, -0x1.df7fbap-11f,
     0x1.1bec72p-12f},
    {0x1.5p+1f, 0x1.9d7738p-3f, 0x1.c3e9b6p-28f,
     -0x1.18737ap-4f, -0x1.fc20dap-29f, 0x1.6afd3cp-6f,
     -0x1.c28dc4p-8f, 0x1.0d4094p-9f, -0x1.375fcap-11f,
     0x1.5c67d2p-13f},
    {0x1.7p+1f, 0x1.7d0a5ep-3f, 0x1.3baae2p-28f,
     -0x1.dfc02p-5f, -0x1.5c26cap-31f, 0x1.21c23ap-6f,
     -0x1.512f8ap-8f, 0x1.7b403ap-10f, -0x1.9dfc54p-12f,
     0x1.b681dep-14f},
    {0x1.ap+1f, 0x1.54a7ap-3f, 0x1.1a9768p-28f,
     -0x1.82a852p-5f, -0x1.5c345p-32f, 0x1.a7eddcp-7f,
     -0x1.c24acp-9f, 0x1.d0849ep-11f, -0x1.d4821cp-13f,
     0x1.cae908p-15f},
    {0x1.ep+1f, 0x1.2a2af2p-3f, -0x1.8fadb4p-29f,
     -0x1.2aa65p-5f, -0x1.d66d08p-32f, 0x1.22f066p-7f,
     -0x1.143476p-9f, 0x1.ffef86p-12f, -0x1.d18e1p-14f,
     0x1.9d1b66p-16f},
    {0x1.1p+2f, 0x1.08e62cp-3f, 0x1.d19136p-28f,
     -0x1.da3954p-6f, 0x1.95b6d2p-31f, 0x1.9ef716p-8f,
     -0x1.6372fp-10f, 0x1.2a65cap-12f, -0x1.ed14e4p-15f,
     0x1.8f01fcp-17f},
    {0x1.3p+2f, 0x1.dc603ap-4f, 0x1.f3bf4ep-31f,
     -0x1.81149cp-6f, 0x1.daf7dap-33f, 0x1.317c14p-8f,
     -0x1.dc1acap-11f, 0x1.6cc0dp-13f, -0x1.13ac56p-15f,
     0x1.995c14p-18f},
    {0x1.5p+2f, 0x1.b096fap-4f, 0x1.9c28ep-29f,
     -0x1.3e981cp-6f, 0x1.89d94ep-31f, 0x1.cdeae2p-9f,
     -0x1.49d47cp-11f, 0x1.d03de2p-14f, -0x1.42eba4p-16f,
     0x1.ba6a86p-19f},
    {0x1.7p+2f, 0x1.8c1404p-4f, 0x1.39aaa4p-29f,
     -0x1.0bc46cp-6f, -0x1.b831fcp-31f, 0x1.653504p-9f,
     -0x1.d662e6p-12f, 0x1.31ddcp-14f, -0x1.89c508p-17f,
     0x1.f43e96p-20f},
    {0x1.9p+2f, 0x1.6d2f82p-4f, -0x1.c8118ep-29f,
     -0x1.c82c14p-7f, 0x1.af6e14p-32f, 0x1.19a244p-9f,
     -0x1.57e09ep-12f, 0x1.9f57bcp-15f, -0x1.f13ecp-18f,
     0x1.2635ap-20f},
    {0x1.bp+2f, 0x1.52b80ep-4f, -0x1.738772p-29f,
     -0x1.8914e8p-7f, -0x1.cdb5ep-33f, 0x1.c39a4ap-10f,
     -0x1.00e4dcp-12f, 0x1.21807ep-15f, -0x1.43b8e8p-18f,
     0x1.664d06p-21f},
    {0x1.ep+2f, 0x1.31743p-4f, -0x1.64e566p-29f,
     -0x1.404456p-7f, 0x1.15831p-33f, 0x1.4d07bcp-10f,
     -0x1.578332p-13f, 0x1.5f89ap-16f, -0x1.66c07ap-19f,
     0x1.69e4cap-22f},
    {0x1.1p+3f, 0x1.0e078p-4f, 0x1.47d248p-30f,
     -0x1.f57caep-8f, 0x1.d44838p-33f, 0x1.cea23p-11f,
     -0x1.a80edp-14f, 0x1.8241ep-17f, -0x1.5f0976p-20f,
     0x1.3c1422p-23f},
    {0x1.3p+3f, 0x1.e3db9cp-5f, -0x1.1040d8p-31f,
     -0x1.93108cp-8f, -0x1.26ade6p-33f, 0x1.4dfd34p-11f,
     -0x1.134fcep-14f, 0x1.c38fdep-18f, -0x1.71a38ep-21f,
     0x1.2c4a4p-24f},
    {0x1.5p+3f, 0x1.b634a6p-5f, -0x1.ff34c8p-30f,
     -0x1.4ae8bcp-8f, 0x1.8f7abap-36f, 0x1.f1973p-12f,
     -0x1.748134p-15f, 0x1.15ad9ep-18f, -0x1.9d580ap-22f,
     0x1.31b5dcp-25f},
    {0x1.7p+3f, 0x1.90658cp-5f, 0x1.3ad5f2p-31f,
     -0x1.14782cp-8f, 0x1.a2eb44p-34f, 0x1.7c66d2p-12f,
     -0x1.04c156p-15f, 0x1.6433a6p-19f, -0x1.e5f33ap-23f,
     0x1.49b83cp-26f},
    {0x1.9p+3f, 0x1.709346p-5f, -0x1.8d9488p-30f,
     -0x1.d4cddep-9f, -0x1.def0f4p-34f, 0x1.293788p-12f,
     -0x1.77b3e6p-16f, 0x1.d976a8p-20f, -0x1.29ff58p-23f,
     0x1.756a84p-27f},
    {0x1.bp+3f, 0x1.556d4ep-5f, -0x1.704fd2p-32f,
     -0x1.9276b6p-9f, -0x1.10fdfp-39f, 0x1.d9243ep-13f,
     -0x1.15606ep-16f, 0x1.445d28p-20f, -0x1.7af17ep-24f,
     0x1.b8f87ep-28f},
    {0x1.dp+3f, 0x1.3dfeb8p-5f, -0x1.73d6e2p-30f,
     -0x1.5d3ddap-9f, 0x1.63aa3ap-34f, 0x1.7eaa58p-13f,
     -0x1.a25174p-17f, 0x1.c83e1p-21f, -0x1.f12f0ep-25f,
     0x1.0df918p-28f},
};

/// The row of the exponent of x + 1 and 3 bits of its mantissa:
/// erfcx(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_erfcx_double[39][16] = {
    {0x1p-4, 0x1.ddcd359cbe323p-1, -0x1.6d89042ed16cdp-55,
     -0x1.0300a1aa5dd3bp+0, 0x1.89ba15df4cccdp-56, 0x1.bd6d21677277bp-1,
     -0x1.46c6f62982fffp-1, 0x1.a900b204da47bp-2, -0x1.f597e75bc683ep-3,
     0x1.10e2a1dbfd42fp-3, -0x1.14e0fe6e7ef87p-4, 0x1.083b99eaa269cp-5,
     -0x1.dd8c8aa1461b1p-7, 0x1.9ad5527a0b9ap-8, -0x1.528451986c03p-9,
     0x1.0b48dcd103e29p-10},
    {0x1.8p-3, 0x1.a36bbb7f3686dp-1, -0x1.c5a2bb61934d2p-56,
     -0x1.a47283b89efb1p-1, -0x1.628057accb0a7p-55, 0x1.549642cc98b7cp-1,
     -0x1.db731eedadcb8p-2, 0x1.280377e6506cap-2, -0x1.4ff52d2865483p-3,
     0x1.60b0a4e35e6ffp-4, -0x1.5a29d8ceafedap-5, 0x1.403cb8924ae82p-6,
     -0x1.19039ed35f937p-7, 0x1.d63a128bcf0f6p-9, -0x1.7943f18b10b2p-10,
     0x1.2264db0b462dfp-11},
    {0x1.4p-2, 0x1.73c189ceaedaep-1, -0x1.fc5f40f846538p-55,
     -0x1.5961f3e72624ep-1, 0x1.34d2a2da549fdp-55, 0x1.07d2ed9672ef5p-1,
     -0x1.5e95623582f81p-2, 0x1.a2172c7c2cf12p-3, -0x1.c8693869c637cp-4,
     0x1.ce5e4f8f87cf7p-5, -0x1.b70bfb6a93648p-6, 0x1.89c470496fd51p-7,
     -0x1.4f92d8699c518p-8, 0x1.11111e5fdb817p-9, -0x1.aaab3ab0607b4p-11,
     0x1.402f495a7a9bbp-12},
    {0x1.cp-2, 0x1.4c630ec387d55p-1, -0x1.ba4f1d940704p-58,
     -0x1.1ee43d1d3c93p-1, 0x1.845b08729f9f2p-56, 0x1.9dbe680d7aaap-2,
     -0x1.05d8c87862526p-2, 0x1.2b2f9058cfa5fp-3, -0x1.3a3d67d4bafc3p-4,
     0x1.3342d78308e8bp-5, -0x1.1a50e55cb1916p-6, 0x1.eb024ab066da8p-8,
     -0x1.966bba99d0aeep-9, 0x1.41aee50b13167p-10, -0x1.e97bb7871ddc5p-12,
     0x1.6622483d68e3p-13},
    {0x1.2p-1, 0x1.2b84f076e14fbp-1, 0x1.b8bd1accf8123p-55,
     -0x1.e18ab7052be7fp-2, 0x1.c4c5d3382f51p-56, 0x1.482bd9fad9edp-2,
     -0x1.8bed65e01718dp-3, 0x1.b1a22aa7a6dcp-4, -0x1.b65943018035ap-5,
     0x1.9dcc15144e4dcp-6, -0x1.6ff6b385a5bfcp-7, 0x1.364eb2985de31p-8,
     -0x1.f300ea3a4dc44p-10, 0x1.8037364d3f7p-11, -0x1.1cb2be1e7cf7fp-12,
     0x1.963705b8a202ep-14},
    {0x1.6p-1, 0x1.0fce4e96dd619p-1, -0x1.7210607953137p-57,
     -0x1.97fe7bf1c60fp-2, 0x1.cd62292f30155p-57, 0x1.071da7f78298dp-2,
     -0x1.2ecd75f4d05d4p-3, 0x1.3e0e0ed6b5f18p-4, -0x1.358dce2b3614bp-5,
     0x1.1a31bff5246a2p-6, -0x1.e5d3e4ff1006dp-8, 0x1.8d62a934844e6p-9,
     -0x1.366c5fad82ac1p-10, 0x1.d11556a4256bdp-12, -0x1.4fad1464fa78fp-13,
     0x1.d30dd6174aee5p-15},
    {0x1.ap-1, 0x1.f0723ff5acdf9p-2, -0x1.7b669ffa31576p-58,
     -0x1.5cbc2c216dfp-2, 0x1.95f54bdaba391p-57, 0x1.aa32b83507192p-3,
     -0x1.d43ed8ca5d7a1p-4, 0x1.d7f26045a23f1p-5, -0x1.ba6d691685aa5p-6,
     0x1.859d3cc5fa87p-7, -0x1.44bd2e2c60104p-8, 0x1.01b0620512511p-9,
     -0x1.87346db5f26e5p-11, 0x1.1d291b5ce03e4p-12, -0x1.9100503f2dadep-14,
     0x1.1012d21a82c3cp-15},
    {0x1.ep-1, 0x1.c7f81382721efp-2, -0x1.3f947ee724dfcp-62,
     -0x1.2c84af7c10e14p-2, -0x1.4881059988d91p-57, 0x1.5c775dfc44978p-3,
     -0x1.6dcc9e7a2c9b5p-4, 0x1.61fee765ff5d7p-5, -0x1.3fc8366a2e39bp-6,
     0x1.102167daf78e8p-7, -0x1.b75cb1ada153dp-9, 0x1.524f5c6de02b8p-10,
     -0x1.f329b27bc6b62p-12, 0x1.621c0ffc748a1p-13, -0x1.e52b77802070cp-15,
     0x1.41144f85dcbc8p-16},
    {0x1.2p+0, 0x1.9531e09b149b5p-2, -0x1.aa513235e9c37p-58,
     -0x1.e78b356770fbbp-3, 0x1.ea9d55595b542p-57, 0x1.05e72521ca1b8p-3,
     -0x1.01343a2c92267p-4, 0x1.d4e711a2df985p-6, -0x1.910a5d7c057abp-7,
     0x1.446c5166c7405p-8, -0x1.f38c6d3caacd2p-10, 0x1.6fd9a5ab6e48dp-11,
     -0x1.041db9cab8187p-12, 0x1.6273805634223p-14, -0x1.d4aec07fdc211p-16,
     0x1.2ae53b8fcdb83p-17},
    {0x1.6p+0, 0x1.5f88f52f3c76bp-2, -0x1.b7eb97a02d0e7p-57,
     -0x1.797a639d8129dp-3, -0x1.df1e6644f32f8p-58, 0x1.701342cbcea7bp-4,
     -0x1.4bcdb9d9083c4p-5, 0x1.17eba60d31fcdp-6, -0x1.bdf24bcca8d5ap-8,
     0x1.51ab9ffce363dp-9, -0x1.e8ae68dbd3d8p-11, 0x1.535f581f30217p-12,
     -0x1.c5f9b59541f2fp-14, 0x1.254e51db55945p-15, -0x1.7070cad2b09f4p-17,
     0x1.bf7e3114f92fcp-19},
    {0x1.ap+0, 0x1.3583f6644327bp-2, -0x1.88eb8ebfdccaep-56,
     -0x1.2b11e6959934cp-3, 0x1.d03d8df6e7293p-57, 0x1.0a15ac2adab35p-4,
     -0x1.ba018e6428104p-6, 0x1.5a142948a9b31p-7, -0x1.014eae282ef79p-8,
     0x1.6d609f6aae72ep-10, -0x1.f1b43d5866951p-12, 0x1.465ecd2d688f5p-13,
     -0x1.9d61a088fa708p-15, 0x1.fafbd838b5716p-17, -0x1.2ec2cf46217e4p-18,
     0x1.5e6888e498e1p-20},
    {0x1.ep+0, 0x1.13e5743b6048p-2, 0x1.ca1dfca5d5331p-56,
     -0x1.e36580c7f734ap-4, -0x1.93ccd69c7d62p-58, 0x1.8a6efeed233adp-5,
     -0x1.2ef92f6f10797p-6, 0x1.b99589d40f23ep-8, -0x1.33237c3ee9c62p-9,
     0x1.99b60e42db469p-11, -0x1.070e0cc1772b5p-12, 0x1.4631c4c269b0cp-14,
     -0x1.87a5b469be8afp-16, 0x1.c858bf6227526p-18, -0x1.0359c752e1eb9p-19,
     0x1.1e42059ae2463p-21},
    {0x1.1p+1, 0x1.f0fd28fdc20abp-3, 0x1.46db6c427dad1p-57,
     -0x1.8d6f73d5aa121p-4, 0x1.bae9cf84c37b6p-60, 0x1.2adaf7aaf55e1p-5,
     -0x1.aa2443aac74b2p-7, 0x1.21decee0edf8dp-8, -0x1.7a181925ba31cp-10,
     0x1.dab55d6f61a2bp-12, -0x1.1fc89133d3407p-13, 0x1.51e086726de1fp-15,
     -0x1.81043e7cd06a3p-17, 0x1.aaacadb2042f5p-19, -0x1.cdfca143f9a78p-21,
     0x1.e6b341831c102p-23},
    {0x1.3p+1, 0x1.c3987d04d0b98p-3, -0x1.f0a1b80de2477p-57,
     -0x1.4baeac94dc8b2p-4, 0x1.267107281ef92p-58, 0x1.cdc880a056a24p-6,
     -0x1.32a8abc8db398p-7, 0x1.8680d2874938p-9, -0x1.deb45e9cfdb26p-11,
     0x1.1b649b9ada73fp-12, -0x1.44f8e8ca7764bp-14, 0x1.69c345a89629bp-16,
     -0x1.87bc0aa82a046p-18, 0x1.9d578423fa6aep-20, -0x1.aac5c5c0af06ep-22,
     0x1.ad83c2cf3892ep-24},
    {0x1.5p+1, 0x1.9d7738e1f4db7p-3, 0x1.e59221b625876p-59,
     -0x1.18737afe106cep-4, -0x1.70ef0bd5d8dc9p-58, 0x1.6afd3ba3fa642p-6,
     -0x1.c28dd3c4d6775p-8, 0x1.0d40a2ab36977p-9, -0x1.36e9940d2f18cp-11,
     0x1.5bd1dd62fcae3p-13, -0x1.79dac387fa1f7p-15, 0x1.8f693462a0c36p-17,
     -0x1.9b85e0f593cc4p-19, 0x1.9de9e7daf900bp-21, -0x1.97f3d2bf8e2ap-23,
     0x1.8898512d230bep-25},
    {0x1.7p+1, 0x1.7d0a5e9dd571p-3, 0x1.1e8a33dae458p-57,
     -0x1.dfc0205709b2cp-5, 0x1.ce9ac0051a50ap-60, 0x1.21c23afa33c47p-6,
     -0x1.512f92fca6d77p-8, 0x1.7b404aa4decc6p-10, -0x1.9d6f22275dd53p-12,
     0x1.b5d78b2dbb02fp-14, -0x1.c35c6523ffebbp-16, 0x1.c5b48a09a8bafp-18,
     -0x1.bd5e77f31fae7p-20, 0x1.ab8149159cd4ep-22, -0x1.92a4f306a765p-24,
     0x1.72dfb8dd7c371p-26},
    {0x1.ap+1, 0x1.54a7a08d4bb45p-3, -0x1.6a0d91336bdc9p-61,
     -0x1.82a8522b868a1p-5, 0x1.b91956c8f3f36p-60, 0x1.a7eddc9ee6425p-7,
     -0x1.c24b49c47a2e9p-9, 0x1.d085857a17f99p-11, -0x1.d25ebba195ca8p-13,
     0x1.c882f02336b1fp-15, -0x1.b45d03657419cp-17, 0x1.97dd7a15448b2p-19,
     -0x1.753a555fc8a38p-21, 0x1.4ebe2d18eea89p-23, -0x1.28e142620a23dp-25,
     0x1.009c3fb459d05p-27},
    {0x1.ep+1, 0x1.2a2af19c1493p-3, -0x1.fa04a06a33f29p-57,
     -0x1.2aa6503acda11p-5, -0x1.1d40a8d06962p-62, 0x1.22f0664f3cbf9p-7,
     -0x1.1434ae05873b4p-9, 0x1.fff032a0df8b8p-12, -0x1.cfcdea1b0869ap-14,
     0x1.9b50d0d23f0a5p-16, -0x1.65778b2d856edp-18, 0x1.30c2fbd01ebfdp-20,
     -0x1.fe3be8992eec9p-23, 0x1.a3bcb74c1cdadp-25, -0x1.55de5ff71d926p-27,
     0x1.104b0aa37cda4p-29},
    {0x1.1p+2, 0x1.08e62ce8c89adp-3, -0x1.dc926b221fa47p-57,
     -0x1.da3953352497p-6, -0x1.147c198154afap-62, 0x1.9ef71691a552p-8,
     -0x1.6373226edf546p-10, 0x1.2a660fdec0461p-12, -0x1.eb88e0e8e744cp-15,
     0x1.8d8e5975376e4p-17, -0x1.3c07767e1aaf9p-19, 0x1.ee335f5c42529p-22,
     -0x1.7c554ecdedd4dp-24, 0x1.2049d06551c05p-26, -0x1.b1304310cdd1cp-29,
     0x1.3f2d89975341ap-31},
    {0x1.3p+2, 0x1.dc603a3e77e9bp-4, -0x1.d4e9c037b2163p-59,
     -0x1.81149bc4a104bp-6, -0x1.ee4f55c894974p-62, 0x1.317c144f8b419p-8,
     -0x1.dc1af883a33cbp-11, 0x1.6cc10c16255aap-13, -0x1.12f1743bc1edcp-15,
     0x1.9818c0a1bd9a1p-18, -0x1.2a625a4b78f6dp-20, 0x1.ae1fad1c0d5b6p-23,
     -0x1.31c322ac4f7cfp-25, 0x1.acf8d90dbbdf3p-28, -0x1.2a8e91eefd9f6p-30,
     0x1.988b17b3a7f78p-33},
    {0x1.5p+2, 0x1.b096face146fep-4, 0x1.97cf1d947d704p-59,
     -0x1.3e981b3b1359p-6, -0x1.d1e9210d1a506p-63, 0x1.cdeae21161624p-9,
     -0x1.49d492a39eb6p-11, 0x1.d03e19aa1137dp-14, -0x1.4230e3ccf6145p-16,
     0x1.b93f4735c5ffdp-19, -0x1.2a4353057730ap-21, 0x1.8e37533efafc1p-24,
     -0x1.06a3332815df9p-26, 0x1.5668d8fc88e7ep-29, -0x1.bb4af107cd168p-32,
     0x1.1aaa91cfed664p-34},
    {0x1.7p+2, 0x1.8c14049cd551ep-4, -0x1.060a6f657761dp-59,
     -0x1.0bc46cdc18fe6p-6, -0x1.392a936da74a3p-60, 0x1.6535040e2c85ap-9,
     -0x1.d662fda6d50f5p-12, 0x1.31dddbe4362a1p-14, -0x1.8900e0bd27498p-17,
     0x1.f31a325ab6929p-20, -0x1.395be07fdb66cp-22, 0x1.8530fe0d17ff8p-25,
     -0x1.de41aa1bb265cp-28, 0x1.22d4c25cd5824p-30, -0x1.5f8132b8cd8bbp-33,
     0x1.a338527fec579p-36},
    {0x1.9p+2, 0x1.6d2f811bf7397p-4, 0x1.8187bba0d21bdp-58,
     -0x1.c82c132848f67p-7, -0x1.86dfaf9b903f5p-62, 0x1.19a2448fc71d8p-9,
     -0x1.57e0ab4d7cb1bp-12, 0x1.9f57d767b656ap-15, -0x1.f0678072382c1p-18,
     0x1.259fcb450e9f1p-20, -0x1.57ec19fe601b7p-23, 0x1.8ef57027abbc2p-26,
     -0x1.ca764e9ce595cp-29, 0x1.0503ac60db182p-31, -0x1.278a959371b52p-34,
     0x1.4ab31366ebbcap-37},
    {0x1.bp+2, 0x1.52b80d463c47p-4, -0x1.f2f9d2243f17bp-58,
     -0x1.8914e8736d77dp-7, -0x1.ddd9c9ea79012p-61, 0x1.c39a4935fa76ap-10,
     -0x1.00e4e3d2d8508p-12, 0x1.21808c22d6ecep-15, -0x1.433e288b7ec74p-18,
     0x1.65acd3c2f567fp-21, -0x1.884f46d3ece9ap-24, 0x1.aa9f00a4e2c1ep-27,
     -0x1.cc0f84d081643p-30, 0x1.ec13c26ed1e17p-33, -0x1.05d62c9ad3449p-35,
     0x1.13b8304634c1cp-38},
    {0x1.ep+2, 0x1.31742f4d8d4d3p-4, -0x1.f82bc955e371ap-59,
     -0x1.404455ba9f3bep-7, -0x1.86b852c1299fap-61, 0x1.4d07bba601411p-10,
     -0x1.5783a27fad29p-13, 0x1.5f8a69c9ddc41p-16, -0x1.64fcbb711061ep-19,
     0x1.67ca2bf76f83bp-22, -0x1.67f14eaf6aecbp-25, 0x1.657f3b6e8c066p-28,
     -0x1.608b4296de547p-31, 0x1.5942827434da2p-34, -0x1.533619c581b93p-37,
     0x1.47fee760e8582p-40},
    {0x1.1p+3, 0x1.0e078051f491dp-4, 0x1.52f3784168bc7p-62,
     -0x1.f57cad15dbe3cp-8, -0x1.b5fa473e0bddbp-65, 0x1.cea22f2be068fp-11,
     -0x1.a80f2934e8b7p-14, 0x1.82426c7525034p-17, -0x1.5da898d808282p-20,
     0x1.3a9b814a666e6p-23, -0x1.196240191097ep-26, 0x1.f463bc1392806p-30,
     -0x1.ba5a2b07a5a06p-33, 0x1.84d68b6ce6653p-36, -0x1.56a97ca93989ap-39,
     0x1.2a1394845adc5p-42},
    {0x1.3p+3, 0x1.e3db9bbbefc9ep-5, 0x1.7e1158301f33p-61,
     -0x1.93108c9356f34p-8, 0x1.fda8d1e4eb91ep-62, 0x1.4dfd333e2243cp-11,
     -0x1.134ff4426077p-14, 0x1.c3904bd3edb75p-18, -0x1.7074a5b569cc5p-21,
     0x1.2b25ebb3f5d61p-24, -0x1.e35fb0874d569p-28, 0x1.84a3680db51cp-31,
     -0x1.36f9a39926b9dp-34, 0x1.ef546c0fdf6dbp-38, -0x1.8b4abd2bb6a2p-41,
     0x1.38171a33f9dffp-44},
    {0x1.5p+3, 0x1.b634a500659c3p-5, -0x1.0e1b7c7eff9dcp-59,
     -0x1.4ae8bbe708546p-8, 0x1.4301da229fd4ep-68, 0x1.f197309556b6fp-12,
     -0x1.748157027970cp-15, 0x1.15adcc42ea662p-18, -0x1.9c3efbbabb1dp-22,
     0x1.30be82b9c94d8p-25, -0x1.c0b49825f1e0dp-29, 0x1.48ffe2f570113p-32,
     -0x1.e0858337bca83p-36, 0x1.5d87601408651p-39, -0x1.fd580927b69aep-43,
     0x1.6fc9c3bff0478p-46},
    {0x1.7p+3, 0x1.90658c4eb57cbp-5, 0x1.34d86d2744d5ap-59,
     -0x1.14782b97452f2p-8, -0x1.7ab7a20c78ef9p-63, 0x1.7c66d2a104795p-12,
     -0x1.04c1668352a78p-15, 0x1.6433d10f6a272p-19, -0x1.e4dce67f53871p-23,
     0x1.48d73b507cfdap-26, -0x1.bc802d4607978p-30, 0x1.2b635d3c3dc52p-33,
     -0x1.91ec681026dc7p-37, 0x1.0ce179abc9c1bp-40, -0x1.68425d5499652p-44,
     0x1.df031428c334cp-48},
    {0x1.9p+3, 0x1.7093453935bbap-5, -0x1.762f5d8ce1d91p-61,
     -0x1.d4cddeef787a8p-9, 0x1.8eaba9e16cd0ap-65, 0x1.2937870fcdf5ep-12,
     -0x1.77b3f7978e1a8p-16, 0x1.d976d0b378984p-20, -0x1.296db577f8edp-23,
     0x1.7490dc003b0f4p-27, -0x1.d14be258f3c1ap-31, 0x1.21b268837d675p-34,
     -0x1.67ad8fdc494e4p-38, 0x1.bd459556c3c75p-42, -0x1.13f20be23fa13p-45,
     0x1.53c717108631bp-49},
    {0x1.bp+3, 0x1.556d4dd1f605cp-5, -0x1.69934deee4d59p-59,
     -0x1.9276b60443f7cp-9, 0x1.965fc979ae5cp-65, 0x1.d9243e5cacb1bp-13,
     -0x1.1560775b6b45dp-16, 0x1.445d3c99eaf8ep-20, -0x1.7a51b09ecd5b6p-24,
     0x1.b81a86a447696p-28, -0x1.fea8dcb65e358p-32, 0x1.27818fb999fap-35,
     -0x1.552283b367185p-39, 0x1.88d18f4fc15dap-43, -0x1.c4cb933bea2a1p-47,
     0x1.037aaf01a5fb6p-50},
    {0x1.dp+3, 0x1.3dfeb746148ecp-5, 0x1.bc232653f962bp-61,
     -0x1.5d3dd94e2ae31p-9, -0x1.8f3963935a25dp-66, 0x1.7eaa573db0fa8p-13,
     -0x1.a2517ed700042p-17, 0x1.c83e256c7b62bp-21, -0x1.f0785eace057ap-25,
     0x1.0d829aa28fc75p-28, -0x1.23f3333581447p-32, 0x1.3b8d107e772e6p-36,
     -0x1.544d175d8e8ecp-40, 0x1.6e2efdd5434a1p-44, -0x1.8a625a12ba08dp-48,
     0x1.a6a3a8e3442d1p-52},
    {0x1p+4, 0x1.204ddcd967373p-5, 0x1.b3dbe954f2106p-61,
     -0x1.1f305584ff3edp-9, 0x1.f0807fe670c7fp-65, 0x1.1d875467f863ap-13,
     -0x1.1b561359e773bp-17, 0x1.18a0870879495p-21, -0x1.156b53c579677p-25,
     0x1.11bbc0ee729f4p-29, -0x1.0d97ac398172ap-33, 0x1.090576d0ca121p-37,
     -0x1.0409684a71e1bp-41, 0x1.fd5ecc2e179dep-46, -0x1.f71f6a41bfde9p-50,
     0x1.eb6a87bcf3486p-54},
    {0x1.2p+4, 0x1.005fe090c5e5dp-5, -0x1.4a17d4faf57bp-59,
     -0x1.c661852c5133ap-10, -0x1.3b9df93e05aa7p-66, 0x1.920b4fb071805p-14,
     -0x1.633259365788bp-18, 0x1.3955a9a783d6cp-22, -0x1.13fdbd8e02692p-26,
     0x1.e578451bbd35dp-31, -0x1.aa561b604c0e2p-35, 0x1.75d9d5b8578edp-39,
     -0x1.4755cc4b9226cp-43, 0x1.1e310481d9248p-47, -0x1.f7d1bbf1c26bbp-52,
     0x1.b786647c9c0bp-56},
    {0x1.4p+4, 0x1.cd9bc89b73548p-6, -0x1.c826601a2f019p-65,
     -0x1.705e8c068805p-10, 0x1.795768f57be3dp-64, 0x1.259993494e472p-14,
     -0x1.d36fe3dd900f2p-19, 0x1.73a4ded43dfdbp-23, -0x1.271eee80fdfcbp-27,
     0x1.d42321f82afcfp-32, -0x1.72d7960db6cd2p-36, 0x1.2569bc1425534p-40,
     -0x1.cfbbe86270296p-45, 0x1.6e06b77591f9p-49, -0x1.227e8af5bea7fp-53,
     0x1.c9c0628f14915p-58},
    {0x1.6p+4, 0x1.a3bc12161d4ebp-6, -0x1.b352d33781d73p-61,
     -0x1.30a253d642e9cp-10, -0x1.758b81515fdfbp-64, 0x1.b9bd9f029a792p-15,
     -0x1.3ff35b4b9dfabp-19, 0x1.cf017aa140a5ep-24, -0x1.4eabfd679b87ap-28,
     0x1.e35421d7b55e5p-33, -0x1.5ca814649f142p-37, 0x1.f6830f2eb353ap-42,
     -0x1.69c36e08e419fp-46, 0x1.042ddcc67cf3bp-50, -0x1.77f2a2c25afb2p-55,
     0x1.0df9e0ab4dd2ap-59},
    {0x1.8p+4, 0x1.80d1e88d3c62p-6, -0x1.8f9595af81aacp-67,
     -0x1.001a68f1b5449p-10, -0x1.04aa5c6f87f8dp-66, 0x1.54964558f64cep-15,
     -0x1.c48d27f6c7d0cp-20, 0x1.2c675fe0705b3p-24, -0x1.8e79b81903574p-29,
     0x1.080e891cfd4bcp-33, -0x1.5daa87dc7ab93p-38, 0x1.cea352238b20ep-43,
     -0x1.31cb1273cac8ap-47, 0x1.93e7fc14b3f1ep-52, -0x1.0bc664cac7e9fp-56,
     0x1.613e2a544fc3dp-61},
    {0x1.ap+4, 0x1.63438bf2c3ee9p-6, -0x1.1fc7374725534p-61,
     -0x1.b49a775427ef7p-11, -0x1.0ec5d136fe882p-65, 0x1.0c15fcc6f7feap-15,
     -0x1.48fb6bc69793dp-20, 0x1.936a6b39ad226p-25, -0x1.ee543f9171014p-30,
     0x1.2ea50cffc069bp-34, -0x1.724f1c91ab3bcp-39, 0x1.c4c5dc54d3c9fp-44,
     -0x1.14992eda5f156p-48, 0x1.51b4653d3cf27p-53, -0x1.9daa294d53736p-58,
     0x1.f8816991f53f4p-63},
    {0x1.cp+4, 0x1.49ebde7878139p-6, -0x1.d95a8796b0b9fp-62,
     -0x1.7892d6052da5dp-11, 0x1.da408e4d0a9b8p-65, 0x1.ad8ccfc089fa9p-16,
     -0x1.e9ab4c8d1c2ap-21, 0x1.16ecc51155d11p-25, -0x1.3d8fbf04c8fdep-30,
     0x1.6952918710784p-35, -0x1.9adb10c071896p-40, 0x1.d2e2ed4126415p-45,
     -0x1.091cacc721f54p-49, 0x1.2ce3d2441a141p-54, -0x1.56770a6a43e9p-59,
     0x1.84517a6435b5bp-64},
};

/// The row of the multiple of 1/4 next to x:
/// erf(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_erf_double[32][16] = {
    {0x0p+0, 0x0p+0, 0x0p+0,
     0x1.20dd750429b6dp+0, 0x1.1ae3a914fed8p-56, 0x1.e773ce32f1a64p-68,
     -0x1.812746b0379e7p-2, 0x1.20598ecd57902p-48, 0x1.ce2f21a039f33p-4,
     0x1.19a3849a110dap-35, -0x1.b82ce45b83129p-6, 0x1.df42cdc37199ap-26,
     0x1.5654caaf2b836p-8, 0x1.0df06cb11c17fp-18, -0x1.cccdd37164631p-11,
     0x1.56b0077494813p-14},
    {0x1p-2, 0x1.1af54e232d609p-2, -0x1.bee921fa4172bp-56,
     0x1.0f5d1602f7e41p+0, -0x1.3e41778d4b1eep-55, -0x1.0f5d1602f7e41p-2,
     -0x1.3c974458cbdfp-2, 0x1.040e8a6d82e24p-3, 0x1.47e5cfee38983p-4,
     -0x1.4c0b253e85159p-5, -0x1.08d9469f6c408p-6, 0x1.3db6ff0ed1861p-7,
     0x1.556161635a7d4p-9, -0x1.e5fda61225decp-10, -0x1.64e1aabcb8e8p-12,
     0x1.3383726167393p-12},
    {0x1p-1, 0x1.0a7ef5c18edd2p-1, 0x1.5e809f1a31a28p-56,
     0x1.c1efca49a5011p-1, 0x1.4c081d7f495p-55, -0x1.c1efca49a5011p-2,
     -0x1.2bf531866e02ap-3, 0x1.76f27de8097f7p-3, 0x1.dfeeb5a514926p-8,
     -0x1.99f13b26966ecp-5, 0x1.623c5fd361649p-8, 0x1.493d47c0c37b1p-7,
     -0x1.1c145cd712ddfp-9, -0x1.9b6e0dcb3756ep-10, 0x1.02d752223a685p-11,
     0x1.99d906f4e227dp-13},
    {0x1.8p-1, 0x1.6c1c9759d0e5fp-1, 0x1.b1432f2cbc455p-55,
     0x1.492e42d78d2c5p-1, -0x1.8bd386a7ba3f6p-55, -0x1.edc5644353c27p-2,
     0x1.b6e8591f66d82p-6, 0x1.349b5eaa145b2p-3, -0x1.b42a1890ac44ep-5,
     -0x1.b8477966d9013p-6, 0x1.2e0afaac8a72p-6, 0x1.2db3343c7a8a5p-9,
     -0x1.040f832ea0271p-8, 0x1.8619947c85a0dp-13, 0x1.4571f9eddcb5dp-11,
     -0x1.b90a845616a1fp-14},
    {0x1p+0, 0x1.af767a741088bp-1, -0x1.c97f778122797p-56,
     0x1.a911f096fbc26p-2, -0x1.086a09f735b33p-56, -0x1.a911f096fbc26p-2,
     0x1.1b614b0f5282p-3, 0x1.1b614b0f52851p-4, -0x1.1b614b0f56ab1p-4,
     0x1.2e45a5650ae1ep-8, 0x1.f096fd9ed62a2p-7, -0x1.3911460e42c9ap-8,
     -0x1.ee31af253d7cbp-10, 0x1.417575c9105bep-10, 0x1.6a0f3f0a1a0f3p-14,
     -0x1.a138badbd662fp-13},
    {0x1.4p+0, 0x1.d8865d98abe01p-1, -0x1.fcec4afb974d9p-55,
     0x1.e4652fadcb6b2p-3, -0x1.e950836901024p-61, -0x1.2ebf3dcc9f22fp-2,
     0x1.571d01c5c56d2p-3, -0x1.93a9a7bb7ee04p-8, -0x1.8281ce0b4e01p-5,
     0x1.5d0003af756a2p-6, 0x1.db43cba328602p-9, -0x1.75672d015e3bep-8,
     0x1.cc1d52ef0925ap-11, 0x1.a007a35f2b0b8p-11, -0x1.512f92791f3a8p-12,
     -0x1.bb9186f67049p-15},
    {0x1.8p+0, 0x1.eea5557137aep-1, -0x1.385e445f2c96dp-55,
     0x1.e723726b824a9p-4, -0x1.2203197eea764p-59, -0x1.6d5a95d0a1b7fp-3,
     0x1.1c2a02beb6abep-3, -0x1.6d5a95d0a1bc1p-5, -0x1.e723726ba2b2ap-7,
     0x1.3ca3d72c60021p-6, -0x1.36d73a0720c06p-8, -0x1.35ae4f0740d21p-9,
     0x1.c0373cdf4c641p-10, -0x1.85a98aff95a8ap-14, -0x1.09ffae33026c3p-12,
     0x1.4318031c534d3p-14},
    {0x1.cp+0, 0x1.f92d077f8d56dp-1, 0x1.8b55ef493fce7p-56,
     0x1.b055303221015p-5, 0x1.cba9ea60ed019p-59, -0x1.7a4a8a2bdce13p-4,
     0x1.7148c3d57c306p-4, -0x1.8a0da54306169p-5, 0x1.b22257dd407ebp-8,
     0x1.25b378c93a5d6p-7, -0x1.8d10fbc43d0fdp-8, 0x1.7ec1d0c8c33dfp-11,
     0x1.d4d0a0d5140c1p-11, -0x1.d040e855f7a9dp-12, -0x1.a04751941f894p-18,
     0x1.1f1e95a3caccp-14},
    {0x1p+1, 0x1.fd9ae142795e3p-1, 0x1.972801904b9a3p-56,
     0x1.529b9e8cf9a1ep-6, 0x1.b47becf12c4e4p-61, -0x1.529b9e8cf9a1ep-5,
     0x1.8b0ae3a47890cp-5, -0x1.1a2c59757ab07p-5, 0x1.ace7404c4854dp-7,
     0x1.e1935ea4adf74p-12, -0x1.bae0ac4118d52p-9, 0x1.a11434b576d39p-10,
     -0x1.a454f88cd8cf7p-15, -0x1.13925a0363c66p-12, 0x1.b04d641c93968p-14,
     0x1.6b579a1cd1bf6p-18},
    {0x1.2p+1, 0x1.ff404760319b4p-1, 0x1.f142071432025p-56,
     0x1.d4143a9dfe965p-8, -0x1.6eec3c35c7ed7p-63, -0x1.074b60f8df349p-6,
     0x1.63ef61e824421p-6, -0x1.38a98327890c6p-6, 0x1.5d3b17bbe36a4p-7,
     -0x1.7cae0d45e09ddp-9, -0x1.5f8313ee34a7cp-11, 0x1.0602e39fd3f6bp-10,
     -0x1.83528e19fa341p-12, -0x1.80d95ca81cb0dp-17, 0x1.10f38ed6be074p-14,
     -0x1.79f5a807de075p-16},
    {0x1.4p+1, 0x1.ffcaa8f4c9beap-1, 0x1.b0cee160116f9p-55,
     0x1.1d83170fbf6fbp-9, 0x1.ea3671efbb74ap-63, -0x1.64e3dcd3af4bap-8,
     0x1.119da0c46ccccp-7, -0x1.1a89b97ceac65p-7, 0x1.90e81283e9de8p-8,
     -0x1.6ecdbf67cc1c5p-9, 0x1.1c610c87ebd2bp-11, 0x1.11551e09a0114p-12,
     -0x1.0672501e1f24bp-12, 0x1.4a841dad9d2ecp-14, 0x1.6636ce0b9ba22p-18,
     -0x1.d8273d0b8eaf8p-17},
    {0x1.6p+1, 0x1.fff2cfb0453d9p-1, 0x1.9a913686042a3p-55,
     0x1.3360ccd23db3ap-11, 0x1.39e15444e9dddp-69, -0x1.a6a519a114d7p-10,
     0x1.69cf466ccdfap-9, -0x1.ab0c273ac2683p-9, 0x1.6935960651774p-9,
     -0x1.b2755bfd5a4c3p-10, 0x1.52b626ab8c03ep-11, -0x1.7557740eecdffp-14,
     -0x1.2abd2cb30a9acp-14, 0x1.cd5ac0ba6e73ap-15, -0x1.07e0a0940ba54p-16,
     -0x1.2affb7c7c52c1p-20},
    {0x1.8p+1, 0x1.fffd1ac4135f9p-1, 0x1.eeafa1ecd6cefp-55,
     0x1.2408e9ba3327fp-13, -0x1.7e1d81587040cp-67, -0x1.b60d5e974cbbep-12,
     0x1.9db74b1d1dceap-11, -0x1.11c85b1e8ff9bp-10, 0x1.0a7b5546b331fp-10,
     -0x1.82f235b037a54p-11, 0x1.998b47d0dbe7ep-12, -0x1.1aa5e2a158635p-13,
     0x1.d2a27d65ae685p-17, 0x1.0600d265f048dp-16, -0x1.69fd3ebb2f095p-17,
     0x1.93ed3603bbeacp-19},
    {0x1.ap+1, 0x1.ffff6f9f67e55p-1, 0x1.e1e4483ba034bp-55,
     0x1.e9b5e8d00ce77p-16, -0x1.cbbe2ecd1cfacp-70, -0x1.8de3cd290a7cp-14,
     0x1.9aa489e3cac58p-13, -0x1.2c7d5ef053eafp-12, 0x1.490a4d232e1e4p-12,
     -0x1.145464ea28ae7p-12, 0x1.647f71c3fdf0dp-13, -0x1.567479c87419ap-14,
     0x1.b2c4b2ff8b5c1p-16, -0x1.38934cfd24b58p-19, -0x1.839746dc67decp-19,
     0x1.ff3a9b96ddbaap-20},
    {0x1.cp+1, 0x1.ffffe710d565ep-1, 0x1.c9ea52d76dc04p-55,
     0x1.6a597219a93dap-18, -0x1.cbf8fbc2cd5cdp-72, -0x1.3d0e43d67415fp-16,
     0x1.62ccea63caf07p-15, -0x1.1c07721ac7f06p-14, 0x1.586bafc9ff2eap-14,
     -0x1.46153fb9b201dp-14, 0x1.e827fa37a0b5bp-15, -0x1.1f630487b01c1p-15,
     0x1.013604d0644a8p-16, -0x1.3775611964b37p-18, 0x1.cf9250f879386p-22,
     0x1.e121fa753f381p-22},
    {0x1.ep+1, 0x1.fffffc2f171e3p-1, 0x1.85edd0395f475p-55,
     0x1.d9371e2ff7c35p-21, 0x1.0aed0951e078dp-75, -0x1.bba3ac4cf8473p-19,
     0x1.0b6a7b0f1b43p-17, -0x1.d06f586093b6ep-17, 0x1.3436bc9ff9eb4p-16,
     -0x1.4357b554b9cf6p-16, 0x1.110de4513723p-16, -0x1.7566be4db9985p-17,
     0x1.99f670234cc2p-18, -0x1.5d6a38fb3f34p-19, 0x1.9eee293326334p-21,
     -0x1.7a9ce026f1bd6p-24},
    {0x1p+2, 0x1.ffffff7b91176p-1, 0x1.0b2865615db4p-56,
     0x1.10b1488aeb235p-23, -0x1.cd75b4828c0cp-81, -0x1.10b1488aeb235p-21,
     0x1.603a5308c5406p-20, -0x1.4980e25286adcp-19, 0x1.da5f10dbd4c27p-19,
     -0x1.10505376faa09p-18, 0x1.fd7c661f48a6fp-19, -0x1.88c7af054528ap-19,
     0x1.f4239a1412accp-20, -0x1.0475bebe8db78p-20, 0x1.af2128c1c7a96p-22,
     -0x1.017865c367f13p-23},
    {0x1.1p+2, 0x1.fffffff01a8b6p-1, 0x1.23370eca5ca6ap-60,
     0x1.155a09065d4f7p-26, -0x1.7c5d6c7140f8p-81, -0x1.26afa996c3245p-24,
     0x1.95ea6fdffccfp-23, -0x1.96ba7366c074cp-22, 0x1.3b468017c3fcap-21,
     -0x1.8868e1d1d621p-21, 0x1.916e94f39f8f4p-21, -0x1.566f027f3cdd1p-21,
     0x1.eab1be8e1f2cep-22, -0x1.2758047cf4886p-22, 0x1.296dcff788454p-23,
     -0x1.e174de6cef441p-25},
    {0x1.2p+2, 0x1.fffffffe4fa3p-1, 0x1.d166bcb681c7bp-57,
     0x1.f1e3523b41d7dp-30, -0x1.7303536c50b37p-84, -0x1.180fde415508dp-27,
     0x1.99b866561e121p-26, -0x1.b598cb46178e5p-25, 0x1.6b1baf3ee416dp-24,
     -0x1.e650e34143439p-24, 0x1.0d679416d2d9ep-23, -0x1.f5f31f8bba68p-24,
     0x1.8d292bd9968f7p-24, -0x1.0c383ff054df6p-24, 0x1.3789dd7889612p-25,
     -0x1.2ea0213356dbfp-26},
    {0x1.3p+2, 0x1.ffffffffd759dp-1, 0x1.f7bee7eb2342p-55,
     0x1.8a61745ec7d1dp-33, 0x1.9d509f787b50ep-88, -0x1.d453ba308d45bp-31,
     0x1.6a8aeba48231ap-29, -0x1.9b017abbf91ap-28, 0x1.6b43c944374b7p-27,
     -0x1.042f2a6095e38p-26, 0x1.35dc8d738e9cfp-26, -0x1.3834eaeccbeb8p-26,
     0x1.0d470b02e330bp-26, -0x1.90a43f73353ffp-27, 0x1.04d89bfe69948p-27,
     -0x1.218181750711dp-28},
    {0x1.4p+2, 0x1.fffffffffc9e8p-1, -0x1.a759f7738935fp-56,
     0x1.13af4f04f9998p-36, -0x1.0532e647cd418p-90, -0x1.589b22c637f8dp-34,
     0x1.196da0aa7e013p-32, -0x1.516d3cb77bf4p-31, 0x1.3c51d090fa48p-30,
     -0x1.e23586cacbdbep-30, 0x1.32c73afb75444p-29, -0x1.4bceb11a46ad4p-29,
     0x1.34fbbd12875f9p-29, -0x1.f406537df0549p-30, 0x1.66977635e7352p-30,
     -0x1.bad6304ae59p-31},
    {0x1.5p+2, 0x1.ffffffffffc05p-1, 0x1.07ba96a6b2e1ap-55,
     0x1.5422ef5d8949dp-40, 0x1.ff6225885735p-96, -0x1.be6dda2ac41afp-38,
     0x1.7f8a0f3e5c8a9p-36, -0x1.e4cb4aeaa2724p-35, 0x1.e044b3a3cd1ep-34,
     -0x1.83ea4b7e59435p-33, 0x1.0659719f20815p-32, -0x1.2ec561c50b006p-32,
     0x1.2e2a23bb7f1dap-32, -0x1.07781db703572p-32, 0x1.9b3f8cba5c01ap-33,
     -0x1.15e12f46b7fb2p-33},
    {0x1.6p+2, 0x1.fffffffffffbep-1, -0x1.182b326b228dcp-55,
     0x1.7258610b3b233p-44, -0x1.60bc7761ca394p-101, -0x1.fd39856f71193p-42,
     0x1.cb12e2f66e1e6p-40, -0x1.31011e96fdecdp-38, 0x1.3e4a1f381b43ap-37,
     -0x1.0f6e89a046854p-36, 0x1.84a519d7b653cp-36, -0x1.dc38ec9a0b1c6p-36,
     0x1.fa5a2bfdc07cfp-36, -0x1.d85fe37f39efdp-36, 0x1.8dacf2f64baa5p-36,
     -0x1.22aeadf346465p-36},
    {0x1.7p+2, 0x1.ffffffffffffcp-1, 0x1.8115fd1b12786p-56,
     0x1.63daf8b4b1e0cp-48, 0x1.f38800a69fe98p-105, -0x1.ff8ac583bf413p-46,
     0x1.e2d06d70cb5afp-44, -0x1.505d953621d52p-42, 0x1.70b7007bcaf43p-41,
     -0x1.4aed67cbe237p-40, 0x1.f3c5fea581c7ep-40, -0x1.43c155ae5a75dp-39,
     0x1.6cfa197da497cp-39, -0x1.6a3646997ace5p-39, 0x1.46b58755dd432p-39,
     -0x1.00267c914abc7p-39},
    {0x1.8p+2, 0x1p+0, -0x1.8cf81557d20b6p-56,
     0x1.2dc119095729fp-52, -0x1.1566d13fe4564p-106, -0x1.c4a1a58e01fadp-50,
     0x1.be584a5f5cc21p-48, -0x1.45542efeee783p-46, 0x1.75a81b095d80ap-45,
     -0x1.5ff7d3f9a0442p-44, 0x1.1772605130feap-43, -0x1.7d75691921897p-43,
     0x1.c614a3ed3cbe5p-43, -0x1.dd26f6bbd734cp-43, 0x1.caa4c678f7677p-43,
     -0x1.7f2c9d3761fafp-43},
    {0x1.9p+2, 0x1p+0, -0x1.1d791bb1324a1p-60,
     0x1.c39fa0d4a5a2bp-57, -0x1.3e412d0e7cc0cp-117, -0x1.60d4b5a6204afp-54,
     0x1.6ad3e8e245131p-52, -0x1.141bca2796555p-50, 0x1.4b8795d7fa93fp-49,
     -0x1.46efa68878516p-48, 0x1.102cd71eda352p-47, -0x1.863e70a975548p-47,
     0x1.e8d1a932656ebp-47, -0x1.0eded1f89acc4p-46, 0x1.143ee7935bb2ep-46,
     -0x1.e9444b2d89cc7p-47},
    {0x1.ap+2, 0x1p+0, -0x1.6ae172414cebap-65,
     0x1.2a406e25fcb44p-61, 0x1.2c90fc3a95361p-117, -0x1.e4a8b2fdb7ea6p-59,
     0x1.036ab5262360fp-56, -0x1.9b748d4d23d56p-55, 0x1.01b7c053e4f98p-53,
     -0x1.097aa5c5a06aep-52, 0x1.ce5b2850e6213p-52, -0x1.5b38160a2ddffp-51,
     0x1.c84839902d977p-51, -0x1.09c5e4016c33fp-50, 0x1.1e887b1c4b35ep-50,
     -0x1.0bcd005ff97f5p-50},
    {0x1.bp+2, 0x1p+0, -0x1.97a3dc62119c8p-70,
     0x1.5ba462dee8a02p-66, 0x1.25a7cc4c6e2b7p-120, -0x1.2552b36c116bp-63,
     0x1.465dfe2c171b1p-61, -0x1.0d42eab76dae9p-59, 0x1.5f4399e895485p-58,
     -0x1.7938a936590fap-57, 0x1.56d83ec20263cp-56, -0x1.0d10df00831b5p-55,
     0x1.71f6b634c72a8p-55, -0x1.c3b8e802fd6a9p-55, 0x1.009f18b550438p-54,
     -0x1.f86c513257b8ap-55},
    {0x1.cp+2, 0x1p+0, -0x1.94a28136fa731p-75,
     0x1.659917bbb6632p-71, -0x1.295de8b9355b3p-126, -0x1.38e5f4c43a747p-68,
     0x1.6952b0033ab48p-66, -0x1.35a38f92a4515p-64, 0x1.a3f1dd3c2204ap-63,
     -0x1.d54b02dc108f3p-62, 0x1.bc4da981df081p-61, -0x1.6b9f7be71b6b4p-60,
     0x1.04f611503cd6dp-59, -0x1.4d1cdf149757bp-59, 0x1.8dcfeb1402437p-59,
     -0x1.99db7b852e0b9p-59},
    {0x1.dp+2, 0x1p+0, -0x1.62e225ebca19p-80,
     0x1.449de67f2c6b2p-76, -0x1.be853b05e28fcp-130, -0x1.262f18e338559p-73,
     0x1.601743b80a28ep-71, -0x1.38f41a2d51966p-69, 0x1.b8943f03c349p-68,
     -0x1.ff80bbfa5b52ep-67, 0x1.f78e68a489744p-66, -0x1.acf17e9cf661ap-65,
     0x1.40adbf663e99dp-64, -0x1.aafc843829145p-64, 0x1.0b5dad14ea0aap-63,
     -0x1.1ffc521ccbd33p-63},
    {0x1.ep+2, 0x1p+0, -0x1.12fc6cdafd10dp-85,
     0x1.040d4ab2de626p-81, 0x1.015f3353efb8ap-137, -0x1.e798ec0f4be9bp-79,
     0x1.2e0a1ad1cccf4p-76, -0x1.161536ac9aa85p-74, 0x1.95cc34232f0aap-73,
     -0x1.e8b551fb325a4p-72, 0x1.f37980dc59a63p-71, -0x1.ba12c5bbc6d2cp-70,
     0x1.57a1630004612p-69, -0x1.dc50dd39d4a48p-69, 0x1.382336b8a4d4cp-68,
     -0x1.5eaa2de91494fp-68},
    {0x1.fp+2, 0x1p+0, -0x1.7879eb52380edp-91,
     0x1.6fb2eaf7d8102p-87, 0x1.99df229b8b64ep-141, -0x1.643553a001211p-84,
     0x1.c845af08bfe35p-82, -0x1.b297ba7781302p-80, 0x1.48410a953c5c8p-78,
     -0x1.99822b36bf241p-77, 0x1.b1dc2a08e080ep-76, -0x1.8e5c395115132p-75,
     0x1.4168b13d3ed01p-74, -0x1.cef4d7d3b1b11p-74, 0x1.3cf076f6b9f2cp-73,
     -0x1.7296a43300f26p-73},
};

/// The row of the multiple of 1/2 next to x:
/// I0(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_i0_double[19][16] = {
    {0x0p+0, 0x1p+0, 0x0p+0,
     0x0p+0, 0x1.34063dfc246d7p-69, 0x1p-2,
     -0x1.810479c85fe3bp-57, 0x1.000000000013cp-6, -0x1.8d03778aff98fp-45,
     0x1.c71c71d69e559p-12, -0x1.58079ceaced14p-37, 0x1.c71d8368a4df1p-18,
     -0x1.e109b8a9aa26p-33, 0x1.24c6262a7684ap-24},
    {0x1p-1, 0x1.104072392c8p+0, -0x1.66a3b1a83f987p-54,
     0x1.081571ddea056p-2, 0x1.8a542de276591p-57, 0x1.186b72946efa9p-2,
     0x1.08fc94051d88p-5, 0x1.1b280c5bab365p-6, 0x1.61eb25b6d5cfbp-10,
     0x1.f9d4525a133f7p-12, 0x1.d85fc48afb632p-16, 0x1.fb4bd2bffab1dp-18,
     0x1.7a99dafbec81ap-22, 0x1.45a678901c749p-24},
    {0x1p+0, 0x1.441ce4b386c2dp+0, -0x1.457bd884199a6p-54,
     0x1.215c88b95e67ep-1, -0x1.108f77a754a54p-57, 0x1.66dd40adaf1dbp-2,
     0x1.2525165c1232dp-4, 0x1.72ae7fc1ae618p-6, 0x1.89669014fc256p-9,
     0x1.4ecf4bb1c8808p-11, 0x1.0749c7139bd08p-14, 0x1.520616ee2917fp-17,
     0x1.a6d9c835c4191p-21, 0x1.b3e76389324dcp-24},
    {0x1.8p+0, 0x1.a58fa6a5a3adap+0, -0x1.c565a20f73384p-55,
     0x1.f69cfb6ca57ecp-1, 0x1.d391b64555a04p-55, 0x1.fc0bfb02d906bp-2,
     0x1.0233074ae9855p-3, 0x1.0d11067750953p-5, 0x1.5cef5ce8bd04p-8,
     0x1.ec0db6d42db42p-11, 0x1.d505898c91efbp-14, 0x1.f46b634ea0327p-17,
     0x1.79b0bd629754dp-20, 0x1.443c3a1e9962dp-23},
    {0x1p+1, 0x1.23c97380fce32p+1, 0x1.5678c114c152ep-59,
     0x1.9733fa167ac95p+0, -0x1.234d7fd2e1557p-58, 0x1.7bf8e9f6bc61ap-1,
     0x1.a95b5a2ba44bfp-3, 0x1.9b8828d02837fp-5, 0x1.21ca49fb7b60fp-7,
     0x1.7c6d8ee954a1ep-10, 0x1.8773e50fff06fp-13, 0x1.8571bc7242e1cp-16,
     0x1.3c45a5bf1d9d7p-19, 0x1.fae3cb699cf13p-23},
    {0x1.4p+1, 0x1.a51972f665e07p+1, -0x1.88c8594443284p-54,
     0x1.4223c20769d7p+1, 0x1.c500a78bec2bep-56, 0x1.243e588d08574p+0,
     0x1.566125d4ba7b1p-2, 0x1.426b17a28b031p-4, 0x1.d68f491f56e1ap-7,
     0x1.2cd3dcfcb97eap-9, 0x1.3f7b1f552ca61p-12, 0x1.35b520cccb268p-15,
     0x1.0307bee150196p-18, 0x1.94a93689a461fp-22},
    {0x1.8p+1, 0x1.385ee7ddb65f1p+2, -0x1.ed0165c899ec9p-52,
     0x1.fa0809085cc04p+1, 0x1.c1685cf562666p-54, 0x1.c81077634dd35p+0,
     0x1.117d8d586c3c9p-1, 0x1.fee91abe8c2b6p-4, 0x1.7b1500b6588c5p-6,
     0x1.e07ebe14e9203p-9, 0x1.02b50ddfbc90bp-11, 0x1.f1221de449bfp-15,
     0x1.a4fbcb1afca5ep-18, 0x1.45e26ece6a787p-21},
    {0x1.cp+1, 0x1.d8347c2b292d4p+2, 0x1.ac9158b71b9fap-53,
     0x1.8d2c663cde5c4p+2, 0x1.c28eef0dafa1ep-52, 0x1.66ba15d0a080ap+1,
     0x1.b422f0242b7e1p-1, 0x1.97146031bb7ccp-3, 0x1.30b374ccd1a89p-5,
     0x1.8181aa73c34a4p-8, 0x1.a1f4a642053fap-11, 0x1.909ece3679f78p-14,
     0x1.5536ade3ee42ap-17, 0x1.076df1021a10ap-20},
    {0x1p+2, 0x1.69a95839cbd73p+3, -0x1.3f7539d2b0a9dp-52,
     0x1.384d89ddb3976p+3, -0x1.757c738e810c1p-51, 0x1.1b95f5c25ef15p+2,
     0x1.5be686b9495b9p+0, 0x1.456413e1547f5p-2, 0x1.e9c0a75f84771p-5,
     0x1.360ce63ebc903p-7, 0x1.5176a1cb92fc7p-10, 0x1.437fb94105ab4p-13,
     0x1.146345267f3eap-16, 0x1.aaa51795fda52p-20},
    {0x1.2p+2, 0x1.17b2e142798f4p+4, 0x1.b183541ef8a57p-52,
     0x1.ec748346c4f49p+3, 0x1.2c4a0691bf2f2p-52, 0x1.c1f688e7003d8p+2,
     0x1.15dad0832bec9p+1, 0x1.04a6c7bfd1474p-1, 0x1.89d6433f4b2dap-4,
     0x1.f37d3fe918bc7p-7, 0x1.108df816fb838p-9, 0x1.05895a8018affp-12,
     0x1.bfcea3b92680ap-16, 0x1.59d617130eda1p-19},
    {0x1.4p+2, 0x1.b3d683d659cecp+4, 0x1.1861cb3c10e3p-50,
     0x1.855eca4b8fc01p+4, -0x1.626745fab9859p-51, 0x1.65f6c1c73d0ecp+3,
     0x1.bc78410072ad3p+1, 0x1.a2447a75f2b56p-1, 0x1.3cfb42ee2699p-3,
     0x1.92ca7558a0c95p-6, 0x1.b88219a13bdc4p-9, 0x1.a73e56341bd18p-12,
     0x1.6ae88948713d5p-15, 0x1.1885cbf63db92p-18},
    {0x1.6p+2, 0x1.558ea21e0c16fp+5, -0x1.7b21acbf85ebap-49,
     0x1.34b48fa67e53p+5, 0x1.e07b3f4a9c47dp-49, 0x1.1d6dcdd13af09p+4,
     0x1.6404e022bd3e6p+2, 0x1.500e141e720f1p+0, 0x1.feb85aa392d34p-3,
     0x1.451da3af8a1a3p-5, 0x1.64348cc3e048p-8, 0x1.56b3ed0263b4dp-11,
     0x1.263d8f3f1a2b6p-14, 0x1.c75512cdb9474p-18},
    {0x1.8p+2, 0x1.0cf00861e7b56p+6, 0x1.64cc5c5e6e63ep-48,
     0x1.eabc49596a1d9p+5, 0x1.6c2fdcba8a9e4p-49, 0x1.c816048a3dbb3p+4,
     0x1.1d918716338e5p+3, 0x1.0e534fc87c30cp+1, 0x1.9bceebdd93b08p-2,
     0x1.06a2baab35f5p-4, 0x1.2038422d452dcp-7, 0x1.15a82c6cdd3bap-10,
     0x1.dd5b8622add43p-14, 0x1.71b61a56118ffp-17},
    {0x1.ap+2, 0x1.a92be308114cep+6, -0x1.6bc92eb1a9835p-51,
     0x1.86f0a6aa12b13p+6, -0x1.9c5342c9f52b9p-48, 0x1.6d06dd1549806p+5,
     0x1.cab6a4f5f1128p+3, 0x1.b35fc9af00cfdp+1, 0x1.4c569566f03f4p-1,
     0x1.a8a4c47285297p-4, 0x1.d2b5027328ff4p-7, 0x1.c229d9878c516p-10,
     0x1.8365b463230d1p-13, 0x1.2c51ceb2ab1dcp-16},
    {0x1.cp+2, 0x1.513014c6b9055p+7, -0x1.4eb1b62384017p-47,
     0x1.381403fb0bee5p+7, -0x1.0e722f2b43243p-53, 0x1.249aefa2dbe34p+6,
     0x1.70dca1c8d3191p+4, 0x1.5ef18dfb18467p+2, 0x1.0c6ba6c2baac8p+0,
     0x1.5788037a056c8p-3, 0x1.7a15a2d7b9f6ep-6, 0x1.6d1cbb689a28ep-9,
     0x1.3a87c93db3a7ep-12, 0x1.e819a64167d06p-16},
    {0x1.ep+2, 0x1.0c294bb62234ep+8, -0x1.c67167b4152d6p-49,
     0x1.f32b31f1d6b7bp+7, -0x1.edd6abc5f71f3p-51, 0x1.d5c44c7f38d9dp+6,
     0x1.28f02c88daafdp+5, 0x1.1b24c95a22023p+3, 0x1.b1eb41339ddf4p+0,
     0x1.161786e8b9d02p-2, 0x1.3275ad82c6ed7p-5, 0x1.284619375ba52p-8,
     0x1.fef48a7a66bf5p-12, 0x1.8ccc38415ea65p-15},
    {0x1p+3, 0x1.ab9069e3504fap+8, -0x1.98b7e662f0c56p-47,
     0x1.8fdf85e46607cp+8, 0x1.84287258b9727p-49, 0x1.79947926c38eap+7,
     0x1.de909bc97ec7fp+5, 0x1.c944e91441b77p+3, 0x1.5ef9e97712561p+1,
     0x1.c2821a3aa66c4p-2, 0x1.f110f2f72ed6ep-5, 0x1.e10c73fa22d7ap-8,
     0x1.9f30f19de8611p-11, 0x1.42b0b226b6855p-14},
    {0x1.1p+3, 0x1.5594ba060b717p+9, 0x1.bf4642c1df6c6p-48,
     0x1.40cf58f76825ap+9, 0x1.ff8d3e190fccbp-46, 0x1.2fd6af8e95c76p+8,
     0x1.820189e6e0137p+6, 0x1.7186e964e97a8p+4, 0x1.1c13376c62c3fp+2,
     0x1.6d1e37dc5fe3dp-1, 0x1.934f5779332d2p-4, 0x1.86b30c4a747fbp-7,
     0x1.518131f8d556dp-10, 0x1.0683638e5440ep-13},
    {0x1.2p+3, 0x1.1165a799ae33cp+10, -0x1.c313b12ecbc4bp-45,
     0x1.01ba8ad04fcf9p+10, -0x1.c2a969d43d7d5p-44, 0x1.e985693df555dp+8,
     0x1.379eaf5c39ddfp+7, 0x1.2ad693a719972p+5, 0x1.cc22f723ea606p+2,
     0x1.281217f2eba1fp+0, 0x1.4763deede34e1p-3, 0x1.3d7312a4c5091p-6,
     0x1.12743df4b5408p-9, 0x1.ab419633ee2a3p-13},
};

/// The row of the multiple of 1/2 next to x:
/// I1(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_i1_double[19][16] = {
    {0x0p+0, 0x0p+0, 0x0p+0,
     0x1p-1, -0x1.ccec7d2003bebp-122, 0x1.86428056b5198p-63,
     0x1.ffffffffffff1p-5, 0x1.9b80cf884e215p-47, 0x1.555555544d544p-9,
     0x1.535ca35d8b262p-37, 0x1.c71c34857f266p-15, 0x1.9fa2a8e65b62fp-31,
     0x1.6a7beeac9c3e8p-21, 0x1.b5c6c56fbb242p-28},
    {0x1p-1, 0x1.081571ddea056p-2, 0x1.8a542de276591p-57,
     0x1.186b72946efa9p-1, 0x1.b63a16f9168a7p-57, 0x1.8d7ade07ac615p-4,
     0x1.1b280c5bab353p-4, 0x1.ba65ef22b1d68p-8, 0x1.7b5f3dc3d260fp-9,
     0x1.9d53de9ddb37dp-13, 0x1.fb4bcfa2d2ea2p-15, 0x1.a96d41f292caap-19,
     0x1.971925a7a8589p-21, 0x1.15c17bd6bc2cap-25},
    {0x1p+0, 0x1.215c88b95e67ep-1, -0x1.108f77a754a54p-57,
     0x1.66dd40adaf1dbp-1, 0x1.b92c2ce1a1f49p-55, 0x1.b7b7a18a1b641p-3,
     0x1.72ae7fc1ae6p-4, 0x1.ebc0341829b3dp-7, 0x1.f636f18b07fc9p-9,
     0x1.ccc1313b9a809p-12, 0x1.520614d6f3cbfp-14, 0x1.db260a34dc1cfp-18,
     0x1.1076b325ea715p-20, 0x1.36a47b92f23d9p-24},
    {0x1.8p+0, 0x1.f69cfb6ca57ecp-1, 0x1.d391b64555a04p-55,
     0x1.fc0bfb02d906bp-1, 0x1.02e3e46cfe5cep-55, 0x1.834c8af05e5d5p-2,
     0x1.0d11067750941p-3, 0x1.b42b34211263bp-6, 0x1.710a491f66601p-8,
     0x1.9a64eb03d357dp-11, 0x1.f46b602fa8503p-14, 0x1.a866e13e69e82p-17,
     0x1.95545cdfcd438p-20, 0x1.1605b942ff78p-23},
    {0x1p+1, 0x1.9733fa167ac95p+0, -0x1.234d7fd2e1557p-58,
     0x1.7bf8e9f6bc61ap+0, -0x1.ec31cdf8c2eacp-54, 0x1.3f0483a0bb4adp-1,
     0x1.9b8828d028363p-3, 0x1.6a3cdc78cc76p-5, 0x1.1d522b2f34df6p-7,
     0x1.5685781789e28p-10, 0x1.8571b9ffc151ap-13, 0x1.6362f419bf98p-16,
     0x1.3cd57da8d122dp-19, 0x1.d2baaf20b5edep-23},
    {0x1.4p+1, 0x1.4223c20769d7p+1, 0x1.c500a78bec2bep-56,
     0x1.243e588d08574p+1, -0x1.a7d76835ed632p-53, 0x1.00c8dc5f8bebp+0,
     0x1.426b17a28b01ap-2, 0x1.26198db24fb4bp-4, 0x1.c33dcb7b6bbcfp-7,
     0x1.178bc846aecc1p-9, 0x1.35b51ed73e6cfp-12, 0x1.231087a9dce7ep-15,
     0x1.f9deea388080dp-19, 0x1.7f38dc7590fdfp-22},
    {0x1.8p+1, 0x1.fa0809085cc04p+1, 0x1.c1685cf562666p-54,
     0x1.c81077634dd35p+1, -0x1.274c2dd0cca6ap-56, 0x1.9a3c5404a272cp+0,
     0x1.fee91abe8c291p-2, 0x1.d9da40e1da8c4p-4, 0x1.685f0e8ff3de7p-6,
     0x1.c4bced3b9c181p-9, 0x1.f1221aba71c99p-12, 0x1.d90b95cec0ac2p-15,
     0x1.97643e5e75cdp-18, 0x1.38338bd484c0fp-21},
    {0x1.cp+1, 0x1.8d2c663cde5c4p+2, 0x1.c28eef0dafa1ep-52,
     0x1.66ba15d0a080ap+2, -0x1.9e09790791e17p-53, 0x1.471a341b20b2p+1,
     0x1.97146031bb7afp-1, 0x1.7ce051fe55b46p-3, 0x1.21213fd70a643p-5,
     0x1.6db622802574dp-8, 0x1.909ecba6572e9p-11, 0x1.7f68c535117b4p-14,
     0x1.4950e1fb09315p-17, 0x1.fb55e18a99a85p-21},
    {0x1p+2, 0x1.384d89ddb3976p+3, -0x1.757c738e810c1p-51,
     0x1.1b95f5c25ef15p+3, 0x1.bda47ffa47ee2p-51, 0x1.04ece50af7148p+2,
     0x1.456413e1547ddp+0, 0x1.3218689a53bd7p-2, 0x1.d113595e759c3p-5,
     0x1.2747db64cd665p-7, 0x1.437fb72c8ff21p-10, 0x1.3690e445b27f3p-13,
     0x1.0aad3baf180c5p-16, 0x1.9beb0f816d4fap-20},
    {0x1.2p+2, 0x1.ec748346c4f49p+3, 0x1.2c4a0691bf2f2p-52,
     0x1.c1f688e7003d8p+3, -0x1.6150ee3e8e77cp-54, 0x1.a0c838c4c1fc7p+2,
     0x1.04a6c7bfd146p+1, 0x1.ec4bd40ce3ecp-2, 0x1.769defef1c45ap-4,
     0x1.dcf8889a7872dp-7, 0x1.058958cfa0f5cp-9, 0x1.f72e8ccc9ba96p-13,
     0x1.b05570f7b8b44p-16, 0x1.4e71f74d3b245p-19},
    {0x1.4p+2, 0x1.855eca4b8fc01p+4, -0x1.626745fab9859p-51,
     0x1.65f6c1c73d0ecp+4, 0x1.bc16e287c0f4ap-52, 0x1.4d5a30c05616bp+3,
     0x1.a2447a75f2b36p+1, 0x1.8c3a13a7e14aap-1, 0x1.2e17d802b47fep-3,
     0x1.8171e8a7c8c4p-6, 0x1.a73e537535519p-9, 0x1.97c899c1ab43bp-12,
     0x1.5eaf3bb643653p-15, 0x1.0f9cf23b60efbp-18},
    {0x1.6p+2, 0x1.34b48fa67e53p+5, 0x1.e07b3f4a9c47dp-49,
     0x1.1d6dcdd13af09p+5, -0x1.184f5b2a2df8bp-49, 0x1.0b03a81a0dffcp+4,
     0x1.500e141e720d7p+2, 0x1.3f3338a4c3a7fp+0, 0x1.e7ac7587b0917p-3,
     0x1.37ae09faab787p-5, 0x1.56b3eac6ebb04p-8, 0x1.4a9fb3780cdafp-11,
     0x1.1c9baa2c56eb6p-14, 0x1.b9528be849766p-18},
    {0x1.8p+2, 0x1.eabc49596a1d9p+5, 0x1.6c2fdcba8a9e4p-49,
     0x1.c816048a3dbb3p+5, 0x1.19cc27e636055p-50, 0x1.ac5a4aa14d71p+4,
     0x1.0e534fc87c2f7p+3, 0x1.016153694aa38p+1, 0x1.89f41801202a4p-2,
     0x1.f8628be19f6edp-5, 0x1.15a82a9c139e3p-7, 0x1.0c30f2f0cbc11p-10,
     0x1.ce2e31156f032p-14, 0x1.66aa818c3d8bap-17},
    {0x1.ap+2, 0x1.86f0a6aa12b13p+6, -0x1.9c5342c9f52b9p-48,
     0x1.6d06dd1549806p+6, 0x1.5efff042f4c04p-49, 0x1.5808fbb874e44p+5,
     0x1.b35fc9af00cdbp+3, 0x1.9f6c3abebb4afp+1, 0x1.3e7b935624552p-1,
     0x1.985e75b6cf62ap-4, 0x1.c229d6933ecc3p-7, 0x1.b34c37e1b7045p-10,
     0x1.776eda7b2f5f6p-13, 0x1.2398a7837c02bp-16},
    {0x1.cp+2, 0x1.381403fb0bee5p+7, -0x1.0e722f2b43243p-53,
     0x1.249aefa2dbe34p+7, -0x1.4c2714d6c7fcfp-50, 0x1.14a579569e65p+6,
     0x1.5ef18dfb1844bp+4, 0x1.4f869071d52p+2, 0x1.01a6029bb887dp+0,
     0x1.4ad2fe675e424p-3, 0x1.6d1cb901134ep-6, 0x1.616b9ddafae41p-9,
     0x1.3117067f19a41p-12, 0x1.da4da841ceeep-16},
    {0x1.ep+2, 0x1.f32b31f1d6b7bp+7, -0x1.edd6abc5f71f3p-51,
     0x1.d5c44c7f38d9dp+7, -0x1.c2d4298fa33c2p-47, 0x1.bd6842cd48255p+6,
     0x1.1b24c95a2200cp+5, 0x1.0f3308bef9d09p+3, 0x1.a1234a5d6c23ep+0,
     0x1.0c2704c55f96dp-2, 0x1.28461742401bp-5, 0x1.1f10c28c46934p-8,
     0x1.f00aa9cb6ac38p-12, 0x1.81dffa15cff89p-15},
    {0x1p+3, 0x1.8fdf85e46607cp+8, 0x1.84287258b9727p-49,
     0x1.79947926c38eap+8, 0x1.2d936b0524b79p-46, 0x1.66ec74d71f2e1p+7,
     0x1.c944e91441b52p+5, 0x1.b6b863d2bfa8ep+3, 0x1.51e193ac42612p+1,
     0x1.b2eee9abd7673p-2, 0x1.e10c70c9fbb0ep-5, 0x1.d2868938a494p-8,
     0x1.936624e74e9d6p-11, 0x1.3a08b3bf3bd9ap-14},
    {0x1.1p+3, 0x1.40cf58f76825ap+9, 0x1.ff8d3e190fccbp-46,
     0x1.2fd6af8e95c76p+9, -0x1.35c694bbe45b2p-46, 0x1.2181276d28223p+8,
     0x1.7186e964e978ap+6, 0x1.63180545c7b72p+4, 0x1.11d6a9e58094dp+2,
     0x1.60e57db26e0b7p-1, 0x1.86b309b1a2f8dp-4, 0x1.7b3bb0a2f485fp-7,
     0x1.482bca6c36d78p-10, 0x1.ff4b27e0f862dp-14},
    {0x1.2p+3, 0x1.01ba8ad04fcf9p+10, -0x1.c2a969d43d7d5p-44,
     0x1.e985693df555dp+9, -0x1.da4dddff4351ap-46, 0x1.d36e070a56ecdp+8,
     0x1.2ad693a719959p+7, 0x1.1f95da750fa7dp+5, 0x1.bc1b23ecbdc99p+2,
     0x1.1e777108ec777p+0, 0x1.3d731087148c1p-3, 0x1.3462f6ef5c1bbp-6,
     0x1.0b0f25ab0fcd4p-9, 0x1.a05a5cf25c8dap-13},
};

/// The row of 4 x, rounded down:
/// J0(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_j0_double[32][16] = {
    {0x0p+0, 0x1p+0, 0x0p+0,
     0x0p+0, 0x1.0f5f03a7932c3p-61, -0x1.fffffffffffffp-3,
     -0x1.21f577edadfc1p-46, 0x1.000000005f288p-6, -0x1.7cb626764378cp-35,
     -0x1.c71c430694402p-12, -0x1.8f1b0d9c32ef8p-28, 0x1.c8f4638f9ecefp-18,
     -0x1.22b56499b4b4fp-24},
    {0x1.8p-2, 0x1.ee285796bfce8p-1, 0x1.d88d35b98a735p-55,
     -0x1.794a186b69c69p-3, -0x1.1728a1b84d36cp-57, -0x1.e5433948f2943p-3,
     0x1.788bc6e75f21bp-6, 0x1.e24e6b25367bbp-7, -0x1.f590f53815cbep-11,
     -0x1.ab67b71483419p-12, 0x1.4e2df9093a864p-16, 0x1.aa7c6b06d4cfp-18,
     -0x1.0b28f0ccad2f8p-22},
    {0x1.4p-1, 0x1.cf352138d4ab2p-1, 0x1.944b08f2d53abp-56,
     -0x1.30a093b16f993p-2, -0x1.4ad25c0c4f175p-58, -0x1.b702efbc29fabp-3,
     0x1.2eeee0b689532p-5, 0x1.af033aea241cfp-7, -0x1.92c8e442d17a7p-10,
     -0x1.7b95be951c798p-12, 0x1.0c12d7377d75p-15, 0x1.795a226a32553p-18,
     -0x1.ac50438001937p-22},
    {0x1.cp-1, 0x1.a297458a01c65p-1, 0x1.9d1dc1becfe2cp-59,
     -0x1.96789d2ae443dp-2, -0x1.33663c33752eap-58, -0x1.74a4b2e2feacdp-3,
     0x1.91ee4f91886e4p-5, 0x1.659405d6c3a9ap-7, -0x1.0a73089f89f0ap-9,
     -0x1.3737d4f9dc042p-12, 0x1.62111aa2e4aa9p-15, 0x1.332bfe79db34ap-18,
     -0x1.1a887bf66b656p-21},
    {0x1.2p+0, 0x1.6a5f6c08995e5p-1, 0x1.52f8efe405b3ep-56,
     -0x1.e98e423a36ba4p-2, -0x1.e2ae64201b166p-56, -0x1.2195b9a4904ffp-3,
     0x1.e034ea5704189p-5, 0x1.09fd826a624e8p-7, -0x1.3d0d46341003fp-9,
     -0x1.c44045649f67dp-13, 0x1.a4487c197f7e8p-15, 0x1.b7e23ac29cd0ap-19,
     -0x1.4ed3a4a599878p-21},
    {0x1.6p+0, 0x1.2923311e7b196p-1, 0x1.e742b41797635p-55,
     -0x1.131d12edf35f4p-1, 0x1.09a201c6d8d5ep-55, -0x1.8438305156f37p-4,
     0x1.0ae9946def87p-4, 0x1.426c4001f275ep-8, -0x1.5e7f1babf2abp-9,
     -0x1.021ce8c587343p-13, 0x1.cf0fdf00cbc3cp-15, 0x1.e27fbc40dbba7p-20,
     -0x1.701534d550d8fp-21},
    {0x1.ap+0, 0x1.c3b63a40ac889p-2, 0x1.1d711c4813c67p-56,
     -0x1.24fdbc6d9f415p-1, 0x1.ca4d73fd443ebp-55, -0x1.6c6de6e704922p-5,
     0x1.181788db87ee3p-4, 0x1.87390451b7c3dp-10, -0x1.6d09666bf310bp-9,
     -0x1.96b10c7c1cdep-16, 0x1.e01346c8150e8p-15, 0x1.db9eb2a741159p-23,
     -0x1.7c71a3bb62e0cp-21},
    {0x1.ep+0, 0x1.2f77684f94a1bp-2, 0x1.d533a9db850dbp-56,
     -0x1.29cb87526959fp-1, -0x1.ba7ab7fc5f74fp-55, 0x1.c5cfabb51161p-8,
     0x1.17138025bda2ap-4, -0x1.03908416257bcp-9, -0x1.67fa451702bbbp-9,
     0x1.3c1fae160cf7cp-14, 0x1.d67520576c07ep-15, -0x1.6d61b825a8a9fp-20,
     -0x1.7341503870e02p-21},
    {0x1.1p+1, 0x1.382ee4d39f511p-3, -0x1.725affbff9009p-57,
     -0x1.2192718f2904cp-1, 0x1.1f93891824d7ep-55, 0x1.d1c98782c5336p-5,
     0x1.080fbda2450a9p-4, -0x1.5c284f30f7304p-8, -0x1.4fb623caae043p-9,
     0x1.650449ceb333dp-13, 0x1.b2d9fe7ed096fp-15, -0x1.7ffc967cd75ecp-19,
     -0x1.5519a2702d28ap-21},
    {0x1.33d152e971b4p+1, 0x0p+0, -0x1.19b7921f03c8ep-54,
     -0x1.09cdb3655128p-1, -0x1.80cf9e5626fecp-56, 0x1.ba1deea029496p-4,
     0x1.cfae864368e25p-5, -0x1.1bb1cbe1a5f85p-7, -0x1.1f992592d9a05p-9,
     0x1.15382bc92742ep-12, 0x1.6ed41c8970181p-15, -0x1.23275716cf346p-18,
     -0x1.225f8b7d853cfp-21},
    {0x1.5p+1, -0x1.bc5db65d2a197p-4, -0x1.42d58aea0a28p-60,
     -0x1.dae913f18f66dp-2, 0x1.38731d7a978f9p-57, 0x1.24028161073fcp-3,
     0x1.88ff1c07c95fcp-5, -0x1.64095ad1ccb67p-7, -0x1.d8b0ec6240e86p-10,
     0x1.553d5b194b963p-12, 0x1.27758dbbab551p-15, -0x1.62937831ef7f7p-18,
     -0x1.c442fb4ba50f4p-22},
    {0x1.7p+1, -0x1.b7f15ff27299ep-3, 0x1.5de961eacadaap-57,
     -0x1.896d353f52f9p-2, -0x1.b2fc9667f74acp-56, 0x1.64d0c27e8ddp-3,
     0x1.27a010ba83d01p-5, -0x1.a350a807c8907p-7, -0x1.4ddef180a4235p-10,
     0x1.8ba41a7b5e06ap-12, 0x1.8f707c66d38efp-16, -0x1.976e26a2592eep-18,
     -0x1.2803c25c9d7e2p-22},
    {0x1.9p+1, -0x1.32a70ee3cd6f5p-2, -0x1.8c4ab7f3b5a04p-57,
     -0x1.2a22db050a95dp-2, 0x1.c6409c4c7c5d1p-56, 0x1.920e5f3755f12p-3,
     0x1.7287e20afed48p-6, -0x1.cb8526518c85bp-7, -0x1.657a112f48f1p-11,
     0x1.abdc2c87e5157p-12, 0x1.767841bfb666ep-17, -0x1.b5143a0a0fd7fp-18,
     -0x1.ef41f865df516p-24},
    {0x1.bp+1, -0x1.705132d1d9be6p-2, -0x1.47be6ae5095a1p-56,
     -0x1.846094a41de38p-3, -0x1.133c91bf8ca69p-57, 0x1.a9dac4199251dp-3,
     0x1.0fcb4afc4b209p-7, -0x1.dac592b750782p-7, -0x1.fe987662f0e3fp-15,
     0x1.b4482e918dd12p-12, -0x1.0d22d56d35cf7p-19, -0x1.b9f7ee8dc3decp-18,
     0x1.b372d1c4b27fdp-25},
    {0x1.dp+1, -0x1.937b4938aa87p-2, -0x1.1ff0fa0991172p-56,
     -0x1.5c3bdf0d15d26p-4, 0x1.e2da8eb47eee4p-62, 0x1.ab7f6a4265695p-3,
     -0x1.8ff80367c6adap-8, -0x1.d093ee9acd34bp-7, 0x1.22eb35c828c2dp-11,
     0x1.a4a3d18c19374p-12, -0x1.f56df0534017dp-17, -0x1.a5f777d872c52p-18,
     0x1.c903bb9b3689fp-23},
    {0x1.fp+1, -0x1.9c0a65186bbbp-2, -0x1.4afce9e4bc582p-61,
     0x1.1c011f1f5d985p-6, 0x1.d4b498f693d5ep-61, 0x1.9775bb4d97a3dp-3,
     -0x1.4495913cce99dp-6, -0x1.add97e09ab0c5p-7, 0x1.28a580f6fce79p-10,
     0x1.7e05b2d0dbd73p-12, -0x1.c3cc5e406814dp-16, -0x1.7a5d616b61888p-18,
     0x1.847c2d06793cep-22},
    {0x1.08p+2, -0x1.8b3cf6edfaeeep-2, 0x1.9d75652035273p-59,
     0x1.cbfcaa2cde2b1p-4, 0x1.103f62548fc3p-62, 0x1.6f5c326f23c57p-3,
     -0x1.070f830c77816p-5, -0x1.74d68b13a3d06p-7, 0x1.ad65616a0f72fp-10,
     0x1.42cd5f1945585p-12, -0x1.38d8e171d862bp-15, -0x1.39cbdd1e075d1p-18,
     0x1.06a594ca8d902p-21},
    {0x1.18p+2, -0x1.639108f151875p-2, -0x1.b3242db9eefd6p-61,
     0x1.8ff48cd424aa4p-3, -0x1.69256c81ae35ep-57, 0x1.35db7c814d569p-3,
     -0x1.5b239fbc24fbcp-5, -0x1.28fefa8e28a04p-7, 0x1.0c4ddd72904b1p-9,
     0x1.ecfd3ffeb0aefp-13, -0x1.7d69ba7fb81d7p-15, -0x1.d0288d56d971fp-19,
     0x1.3b9ef017a602fp-21},
    {0x1.28p+2, -0x1.2899eb6a172cep-2, 0x1.76ae8c882f338p-57,
     0x1.0cc4a2764a1bcp-2, 0x1.da8a3f41bba2ep-56, 0x1.dcfa7bd176165p-4,
     -0x1.9a5bace9a5615p-5, -0x1.9d8babef6823bp-8, 0x1.325796d319656p-9,
     0x1.3b189056cdf41p-13, -0x1.abe35771cba77p-15, -0x1.13fa939bdfc24p-19,
     0x1.5e3a72e0b747cp-21},
    {0x1.38p+2, -0x1.bd8fc2ecc47fp-3, 0x1.bf02d6fb9e4ep-59,
     0x1.3e6a958f32f0cp-2, 0x1.1ee6dfabee033p-56, 0x1.3aede176f13dp-4,
     -0x1.c1c213fe89a94p-5, -0x1.ad6b924595937p-9, 0x1.46ea002234a6ep-9,
     0x1.e8ad22cc0dc81p-15, -0x1.c1d969fef8afdp-15, -0x1.27d8ce2ba7da9p-21,
     0x1.6c9b95ea805e8p-21},
    {0x1.48p+2, -0x1.164a3879b75cbp-3, -0x1.e12ff8d667033p-59,
     0x1.5b14edb67224ep-2, 0x1.c2b20cf8b8e3bp-58, 0x1.1dafd0650926p-5,
     -0x1.cfbce47c04a6dp-5, -0x1.178d4a5ce1826p-13, 0x1.491f63c875bbdp-9,
     -0x1.2b2c33962e5f9p-15, -0x1.be4a14e76ed8p-15, 0x1.0488273cad0cap-20,
     0x1.66133927e6b3cp-21},
    {0x1.6148f5b2c2e45p+2, 0x0p+0, -0x1.fbb40985f6e34p-56,
     0x1.5c6e60a097823p-2, -0x1.fc58fdea24964p-58, -0x1.f8f72e7a8483p-6,
     -0x1.b2150cb41c402p-5, 0x1.2f7ffe93187d7p-8, 0x1.27e320635545ap-9,
     -0x1.6f63c74b33d19p-13, -0x1.8635f7474550ap-15, 0x1.afc4ee420dddp-19,
     0x1.46bbc5da5f4a5p-21},
    {0x1.6148f5b2c2e45p+2, 0x0p+0, -0x1.fbb40985f6e34p-56,
     0x1.5c6e60a097823p-2, -0x1.f002e53f604b1p-58, -0x1.f8f72e7a848ddp-6,
     -0x1.b2150cb41e78ep-5, 0x1.2f7ffe9022db7p-8, 0x1.27e31fdf7b79ap-9,
     -0x1.6f640bdaa258cp-13, -0x1.86430471e7a28p-15, 0x1.aee3dec6f9dd9p-19,
     0x1.22049946428cbp-21},
    {0x1.78p+2, 0x1.d568976dba3cp-4, 0x1.5954d7464b796p-58,
     0x1.328c2f53e4924p-2, -0x1.1a57b89c9223fp-58, -0x1.530f97bda2c21p-4,
     -0x1.6669ca7a40261p-5, 0x1.0deaffb1fa5e9p-7, 0x1.d01a56ac7e9f3p-10,
     -0x1.22f056a7819ecp-12, -0x1.2610083a946afp-15, 0x1.41a441278d5c3p-18,
     0x1.c0117bfe37c9ap-22},
    {0x1.88p+2, 0x1.780d3a3718d8ep-3, -0x1.d19904f7bb764p-60,
     0x1.005356aaaf713p-2, -0x1.36f46aa3a66d1p-57, -0x1.cbbff33fcf859p-4,
     -0x1.1a9dd8f78cf2ep-5, 0x1.4d53a9c032027p-7, 0x1.581701276b325p-10,
     -0x1.59f022e7322bcp-12, -0x1.9d29c6c7574aap-16, 0x1.7683d45c50b0cp-18,
     0x1.2c88e9e7588e5p-22},
    {0x1.98p+2, 0x1.e8d3be5f66f25p-3, 0x1.862ef79cae658p-57,
     0x1.81d1062e56053p-3, -0x1.8ab211f92486fp-58, -0x1.12ac764264e2fp-3,
     -0x1.82de34dc47e6cp-6, 0x1.7890d0fb1a51bp-7, 0x1.9e67d6a437bc5p-11,
     -0x1.7c8cb7ba5cd17p-12, -0x1.b25050cf8fbc1p-17, 0x1.956c702444194p-18,
     0x1.126c29a7a89eep-23},
    {0x1.a8p+2, 0x1.1bb9d70b88b74p-2, -0x1.5ac8533b48badp-56,
     0x1.e1d23d58ef741p-4, -0x1.ca20d41b967a6p-59, -0x1.2de86a4405ad1p-3,
     -0x1.80bef80be7d0bp-7, 0x1.8d9d64cd6d1eap-7, 0x1.eb88f0e3f5293p-13,
     -0x1.89170f6663e29p-12, -0x1.71313b80c5218p-21, 0x1.9ccfe498fdb3cp-18,
     -0x1.02c98813479b5p-25},
    {0x1.b8p+2, 0x1.304415d3eb481p-2, 0x1.bab40ae590d2dp-56,
     0x1.5c06277e82e8dp-5, -0x1.6082c4a5901fp-59, -0x1.3697fa9e5d5eep-3,
     0x1.bad1fc2141b3fp-12, 0x1.8bbdcb496224dp-7, -0x1.53333c79e152cp-12,
     -0x1.7f27ed1748452p-12, 0x1.7fa7d181d7653p-17, 0x1.8c7edcc0e60e2p-18,
     -0x1.8c9a510e70f59p-23},
    {0x1.c8p+2, 0x1.317d84d8f5e44p-2, 0x1.4c4c552846cd1p-58,
     -0x1.0a667944441fcp-5, 0x1.2ab1deb0e3467p-66, -0x1.2cd10df2b5d1bp-3,
     0x1.8f4641295d21dp-7, 0x1.7385ea7ccfb08p-7, -0x1.be717147e6898p-11,
     -0x1.5fa2737c6c5d1p-12, 0x1.7d528755b7666p-16, 0x1.65a8e8696bcdfp-18,
     -0x1.5f174e47982a9p-22},
    {0x1.d8p+2, 0x1.2001106334647p-2, 0x1.549ce5a4e4ca9p-56,
     -0x1.a5d50dfe16acfp-4, 0x1.df5e0a27ddb59p-58, -0x1.11b46b08269b5p-3,
     0x1.77048d8cdccabp-6, 0x1.46cbee1f327a6p-7, -0x1.5a164f796591cp-10,
     -0x1.2ca3a133615cap-12, 0x1.11203540d65fp-15, 0x1.2ac817f914feap-18,
     -0x1.e2005545751f4p-22},
    {0x1.e8p+2, 0x1.fafb7132157d9p-3, 0x1.8af426b675807p-58,
     -0x1.51c233dd19ed1p-3, -0x1.3dd3619ab0ea3p-58, -0x1.ceaf9cc12712ep-4,
     0x1.05c0bffaf0778p-5, 0x1.0888bfeb27704p-7, -0x1.bea9dc54b13bap-10,
     -0x1.d2bf9e14f247p-13, 0x1.52b9ccc41916ap-15, 0x1.bef2f7803de4cp-19,
     -0x1.23d4543795764p-21},
    {0x1.f8p+2, 0x1.992aca572dcd3p-3, 0x1.8ab4b95b2c2c1p-59,
     -0x1.b832a17fd017dp-3, 0x1.c9db7b36d0894p-57, -0x1.6144de77b5eaap-4,
     0x1.3ea3b251d7c4ap-5, 0x1.79506b16ad9ffp-8, -0x1.03cc022f5e501p-9,
     -0x1.33e0acf929269p-13, 0x1.7fe71570061c7p-15, 0x1.1089eaa764ca6p-19,
     -0x1.4539fe4fa9ff2p-21},
};

/// The row of 4 x, rounded down:
/// J1(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_j1_double[32][16] = {
    {0x0p+0, 0x0p+0, 0x0p+0,
     0x1p-1, -0x1.6bf614a7687b9p-116, 0x1.9be24c7ab55fp-59,
     -0x1.0000000000065p-4, 0x1.04ab33e8e73fp-43, 0x1.5555554d69c8dp-9,
     0x1.ddf5d1fb2f904p-35, -0x1.c71d60c880a29p-15, 0x1.f63a30da8dbc9p-30,
     0x1.6a470ed85500cp-21},
    {0x1.8p-2, 0x1.794a186b69c69p-3, 0x1.1728a1b84d36cp-57,
     0x1.e5433948f2945p-2, -0x1.c31bc182a7626p-56, -0x1.1a68d52d87594p-4,
     -0x1.e24e6b253f00bp-5, 0x1.397a99430cb7fp-8, 0x1.408dca4ef8198p-9,
     -0x1.246839c593bd4p-13, -0x1.aa9e7eefcae3fp-15, 0x1.2c8c1c58303afp-19,
     0x1.54c6d5837ec78p-21},
    {0x1.4p-1, 0x1.30a093b16f993p-2, 0x1.4ad25c0c4f175p-58,
     0x1.b702efbc29facp-2, 0x1.0ff6e4211bfe3p-56, -0x1.c6665111cdfccp-4,
     -0x1.af033aea2ba1dp-5, 0x1.f77b1d5384662p-8, 0x1.1cb04fd1682ep-9,
     -0x1.d520f869d4268p-13, -0x1.797835f3c7ac6p-15, 0x1.e1d72d0fb4cbfp-19,
     0x1.2cc323d6b3057p-21},
    {0x1.cp-1, 0x1.96789d2ae443dp-2, 0x1.33663c33752eap-58,
     0x1.74a4b2e2feacdp-2, 0x1.92ab14bb6f5ccp-56, -0x1.2d72bbad2652bp-3,
     -0x1.659405d6c9c1p-5, 0x1.4d0fcac76b785p-7, 0x1.d2d3c0e442a53p-10,
     -0x1.35cef72a18d0dp-12, -0x1.33445bd1b88b2p-15, 0x1.3dd77cea02aacp-18,
     0x1.e74a7c6d0e041p-22},
    {0x1.2p+0, 0x1.e98e423a36ba4p-2, 0x1.e2ae64201b166p-56,
     0x1.2195b9a4904ffp-2, 0x1.f682f4e44d072p-57, -0x1.6827afc143127p-3,
     -0x1.09fd826a669ffp-5, 0x1.8c5097c112e38p-7, 0x1.5330350e8d5a2p-10,
     -0x1.6fbf6c6b2ec01p-12, -0x1.b804c627d2e64p-16, 0x1.78aba9f376a21p-18,
     0x1.5971aff06827fp-22},
    {0x1.6p+0, 0x1.131d12edf35f4p-1, -0x1.09a201c6d8d5ep-55,
     0x1.8438305156f38p-3, -0x1.011de4a4fd1bdp-57, -0x1.905e5ea4e74a8p-3,
     -0x1.426c4001f7108p-6, 0x1.b61ee296ee182p-7, 0x1.832b5e3c89d3dp-11,
     -0x1.952de2f15c43fp-12, -0x1.e2a49168eee98p-17, 0x1.9e152f596ce44p-18,
     0x1.7053499528314p-23},
    {0x1.ap+0, 0x1.24fdbc6d9f415p-1, -0x1.ca4d73fd443ebp-55,
     0x1.6c6de6e704922p-4, 0x1.94cb9875504e6p-58, -0x1.a4234d494be54p-3,
     -0x1.87390451b909ep-8, 0x1.c84bc006ee8d5p-7, 0x1.3104c9a98109dp-13,
     -0x1.a410ddbe40be4p-12, -0x1.dbb3138be6f47p-20, 0x1.abfd16ad9e19ep-18,
     0x1.9791bd398361dp-27},
    {0x1.ep+0, 0x1.29cb87526959fp-1, 0x1.ba7ab7fc5f74fp-55,
     -0x1.c5cfabb511618p-7, 0x1.c94ba252d663bp-61, -0x1.a29d40389c73fp-3,
     0x1.039084162d6ebp-7, 0x1.c1f8d65cc22bep-7, -0x1.da2f86fe00732p-12,
     -0x1.9ba67c1cff71dp-12, 0x1.6d8183a2f6c02p-17, 0x1.a1a6cbd7a61dfp-18,
     -0x1.3df2a1de56fe3p-23},
    {0x1.1p+1, 0x1.2192718f2904cp-1, -0x1.1f93891824d7ep-55,
     -0x1.d1c98782c5338p-4, -0x1.37b82e8d0b66bp-62, -0x1.8c179c73678fep-3,
     0x1.5c284f30ff376p-6, 0x1.a3a3acbd5861cp-7, -0x1.0bc3384bdc2e5p-10,
     -0x1.7c7ebe83833fbp-12, 0x1.801cb2f2d01a7p-16, 0x1.7fba62cfaf64fp-18,
     -0x1.411c598f12d74p-22},
    {0x1.3p+1, 0x1.0d05b61537fabp-1, 0x1.f5eb0e32aaff6p-57,
     -0x1.a52f89d39766p-3, 0x1.1737508936e75p-57, -0x1.61fc8d8652eddp-3,
     0x1.10dba85f14941p-5, 0x1.6f1d46983522fp-7, -0x1.914d1a895964ap-10,
     -0x1.487260e367923p-12, 0x1.197fa3fdded19p-15, 0x1.483a266979294p-18,
     -0x1.d064083d58234p-22},
    {0x1.5p+1, 0x1.dae913f18f66dp-2, -0x1.38731d7a978f9p-57,
     -0x1.24028161073fdp-2, 0x1.9c3873a74f961p-59, -0x1.26bf5505d707dp-3,
     0x1.64095ad1d3f88p-5, 0x1.276e93bd67d37p-7, -0x1.ffdc0a596dbd1p-10,
     -0x1.0286dbe7eb524p-12, 0x1.62b080727e2d1p-15, 0x1.fcc828fd008c7p-19,
     -0x1.22524a9bf6bf1p-21},
    {0x1.7p+1, 0x1.896d353f52f9p-2, 0x1.b2fc9667f74acp-56,
     -0x1.64d0c27e8dd01p-2, -0x1.058ca940a0f59p-58, -0x1.bb701917c5b82p-4,
     0x1.a350a807d0dbp-5, 0x1.a156ade0cc39bp-8, -0x1.28bb14d541f05p-9,
     -0x1.5d826cb5d6cb5p-13, 0x1.978f50a57b88fp-15, 0x1.4d023075100bbp-19,
     -0x1.4ba3dc443ebb8p-21},
    {0x1.9p+1, 0x1.2a22db050a95dp-2, -0x1.c6409c4c7c5d1p-56,
     -0x1.920e5f3755f13p-2, 0x1.81f31cb81f163p-57, -0x1.15e5e9883f1f6p-4,
     0x1.cb852651955e4p-5, 0x1.bed8957b1a759p-9, -0x1.40e5226f4d712p-9,
     -0x1.47a9396c5fd06p-14, 0x1.b5379c57ec796p-15, 0x1.1693901eb49b2p-20,
     -0x1.61d6c355e7f1cp-21},
    {0x1.bp+1, 0x1.846094a41de38p-3, 0x1.133c91bf8ca69p-57,
     -0x1.a9dac4199251ep-2, -0x1.0472e580ea888p-58, -0x1.97b0f07a70b0dp-6,
     0x1.dac592b7595ccp-5, 0x1.3f1f49fdda855p-12, -0x1.473623f7f4d63p-9,
     0x1.d6fcf4e7dba4ap-17, 0x1.ba1b80f87340dp-15, -0x1.e9dce700f8bbep-22,
     -0x1.63b7e37f28e64p-21},
    {0x1.dp+1, 0x1.5c3bdf0d15d26p-4, -0x1.e2da8eb47eee4p-62,
     -0x1.ab7f6a4265696p-2, -0x1.ae7a8d53c8cf8p-57, 0x1.2bfa028dd5024p-6,
     0x1.d093ee9ad5a33p-5, -0x1.6ba6033a3146dp-9, -0x1.3b7ade2604e56p-9,
     0x1.b6c03208f2c9ap-14, 0x1.a61931aa8e015p-15, -0x1.01104bd39983p-19,
     -0x1.5141f1c3d773ep-21},
    {0x1.ea75575af6f09p+1, 0x0p+0, -0x1.1b9c1c3fb286fp-54,
     -0x1.9c6cf582cbf7fp-2, 0x1.c1011cc45a59p-56, 0x1.ae8a39f51ad09p-5,
     0x1.b589d1da138d5p-5, -0x1.537544c33ba98p-8, -0x1.24b340989110cp-9,
     0x1.6e4c2edff742bp-13, 0x1.83a02c294dcf7p-15, -0x1.97b3785538a21p-19,
     -0x1.2d362397baf37p-21},
    {0x1.08p+2, -0x1.cbfcaa2cde2b1p-4, -0x1.103f62548fc3p-62,
     -0x1.6f5c326f23c58p-2, 0x1.a913c350f3cb7p-56, 0x1.8a974492b3421p-4,
     0x1.74d68b13a9f0bp-5, -0x1.0c5f5ce248bd4p-7, -0x1.e434101579648p-10,
     0x1.11bdc520a797cp-12, 0x1.39e45e3e8f452p-15, -0x1.27784e287fa35p-18,
     -0x1.ea162a8c86397p-22},
    {0x1.18p+2, -0x1.8ff48cd424aa4p-3, 0x1.69256c81ae35ep-57,
     -0x1.35db7c814d56ap-2, 0x1.7ffc31418a561p-56, 0x1.045ab7cd1bbcdp-3,
     0x1.28fefa8e2d0bbp-5, -0x1.4f6154cf3346ap-7, -0x1.71bdf10830b68p-10,
     0x1.4dbc83062494ep-12, 0x1.d04be8858ff63p-16, -0x1.631074bf2f16ep-18,
     -0x1.618f8f2ecae64p-22},
    {0x1.28p+2, -0x1.0cc4a2764a1bcp-2, -0x1.da8a3f41bba2ep-56,
     -0x1.dcfa7bd176166p-3, 0x1.80db94f6311d7p-58, 0x1.33c4c1af3c09p-3,
     0x1.9d8babef6d14cp-6, -0x1.7eed7c87de8b4p-7, -0x1.d8a4d9aab4127p-11,
     0x1.7666ec55be5efp-12, 0x1.140e57cb7d6c2p-16, -0x1.89ff2af386e3ap-18,
     -0x1.8b5370437afa9p-23},
    {0x1.38p+2, -0x1.3e6a958f32f0cp-2, -0x1.1ee6dfabee033p-56,
     -0x1.3aede176f13d1p-3, 0x1.9d403f750794dp-57, 0x1.51518efee73efp-3,
     0x1.ad6b924597268p-7, -0x1.98a4802ac092cp-7, -0x1.6e81da7783ddcp-12,
     0x1.899e3c8fb954cp-12, 0x1.27e566e6f6208p-18, -0x1.9a2c5bfd3f4b7p-18,
     -0x1.f7dd214b36b99p-26},
    {0x1.48p+2, -0x1.5b14edb67224ep-2, -0x1.c2b20cf8b8e3bp-58,
     -0x1.1dafd0650926p-4, 0x1.f0b67680a5a49p-58, 0x1.5bcdab5d037d2p-3,
     0x1.178d4a5c7543p-11, -0x1.9b673cba91f4ep-7, 0x1.c0c2508d1ed5ep-13,
     0x1.8680d21c52859p-12, -0x1.04a336f8c203fp-17, -0x1.92d304e5b77dfp-18,
     0x1.0e9d199c3ed16p-23},
    {0x1.58p+2, -0x1.621c156acb943p-2, -0x1.f649de5ac7b18p-58,
     0x1.dab4464893138p-7, 0x1.d86dbbd1cd643p-61, 0x1.5317c76cf9f36p-3,
     -0x1.81c7e37896399p-7, -0x1.8763eb233922dp-7, 0x1.8d0201d5bf576p-11,
     0x1.6d74e9f137d31p-12, -0x1.4525c37186c65p-16, -0x1.748ad628a1f3fp-18,
     0x1.2519cefa7265bp-22},
    {0x1.68p+2, -0x1.540a2b7e4919p-2, -0x1.bbd54e01bac88p-56,
     0x1.826675b2c14adp-4, 0x1.f52b4a0398ec1p-58, 0x1.381e9423159dap-3,
     -0x1.7b1867caee352p-6, -0x1.5e102d00b0e41p-7, 0x1.47a5ab7b626e6p-10,
     0x1.40205fa1033a8p-12, -0x1.f3779d4b55856p-16, -0x1.413d7c162bd7p-18,
     0x1.b0d5f1941c4d1p-22},
    {0x1.78p+2, -0x1.328c2f53e4924p-2, 0x1.1a57b89c9223fp-58,
     0x1.530f97bda2c23p-3, -0x1.0d31eb8d8c0a1p-58, 0x1.0ccf57dbb01c9p-3,
     -0x1.0deaffb20133ap-5, -0x1.2210762bce696p-7, 0x1.b46883952e702p-10,
     0x1.014e07178458dp-12, -0x1.41bf951e364bep-15, -0x1.f81089b381958p-19,
     0x1.114769bf91679p-21},
    {0x1.88p+2, -0x1.005356aaaf713p-2, 0x1.36f46aa3a66d1p-57,
     0x1.cbbff33fcf85bp-3, -0x1.7ca42cce95377p-57, 0x1.a7ecc573536c6p-4,
     -0x1.4d53a9c039dbbp-5, -0x1.ae1cc171450efp-8, 0x1.03741b18d9e9dp-9,
     0x1.69848dcaa9d24p-13, -0x1.76a3392810b28p-15, -0x1.5218025910dd7p-19,
     0x1.39efb4ced3742p-21},
    {0x1.98p+2, -0x1.81d1062e56053p-3, 0x1.8ab211f92486fp-58,
     0x1.12ac764264e3p-2, -0x1.cffd1de04568ep-57, 0x1.2226a7a535ed1p-4,
     -0x1.7890d0fb22b92p-5, -0x1.0300e626a277p-8, 0x1.1d698ac7e3ca2p-9,
     0x1.7c0646996361dp-14, -0x1.958e0db86ae2p-15, -0x1.34b816eaf7cd5p-20,
     0x1.502784cb2dbb2p-21},
    {0x1.a8p+2, -0x1.e1d23d58ef741p-4, 0x1.ca20d41b967a6p-59,
     0x1.2de86a4405ad2p-2, -0x1.ee4f3ff40c76dp-58, 0x1.208f3a08eddc8p-5,
     -0x1.8d9d64cd7596ep-5, -0x1.3335968e7a157p-10, 0x1.26d14c8ae1fbcp-9,
     0x1.430b15169c4e9p-18, -0x1.9cf1c57ed80c8p-15, 0x1.231f06b8a85f3p-22,
     0x1.52c8b5cded475p-21},
    {0x1.c0ff5f3b4725p+2, 0x0p+0, 0x1.049770ce74c2ep-55,
     0x1.33518b3874e8ap-2, 0x1.66a5639a708ep-56, -0x1.5e70dc6036277p-6,
     -0x1.80c83bdeed33fp-5, 0x1.9a4b293183eb2p-9, 0x1.13fbc81f73853p-9,
     -0x1.073553c98f792p-13, -0x1.79643914ed27dp-15, 0x1.43f253a7d95e2p-19,
     0x1.3eb0123c2d4adp-21},
    {0x1.c0ff5f3b4725p+2, 0x0p+0, 0x1.049770ce74c2ep-55,
     0x1.33518b3874e8ap-2, 0x1.6764505082617p-56, -0x1.5e70dc60362c6p-6,
     -0x1.80c83bdeee4d6p-5, 0x1.9a4b292e5e9c4p-9, 0x1.13fbc7c93fffbp-9,
     -0x1.07357774be047p-13, -0x1.796df8c59f6eep-15, 0x1.4394d24f68931p-19,
     0x1.222d43f502a87p-21},
    {0x1.d8p+2, 0x1.a5d50dfe16acfp-4, -0x1.df5e0a27ddb59p-58,
     0x1.11b46b08269b5p-2, 0x1.efb5c79d91303p-56, -0x1.19436a29a5981p-4,
     -0x1.46cbee1f3858ep-5, 0x1.b09be357bd397p-8, 0x1.c2f5732d3546ap-10,
     -0x1.ddf85cef2e3efp-13, -0x1.2adf91c2322f8p-15, 0x1.0f1e50fff5e8p-18,
     0x1.d5835a5349022p-22},
    {0x1.e8p+2, 0x1.51c233dd19ed1p-3, 0x1.3dd3619ab0ea3p-58,
     0x1.ceaf9cc12712fp-3, 0x1.2fa876f8cd63p-59, -0x1.88a11ff868b35p-4,
     -0x1.0888bfeb2bb04p-5, 0x1.172a29b4edbc4p-7, 0x1.5e0fb78eb3724p-10,
     -0x1.2862930416cefp-12, -0x1.bf14f7284198p-16, 0x1.484ca3f2e704bp-18,
     0x1.53fc4f683e587p-22},
    {0x1.f8p+2, 0x1.b832a17fd017dp-3, -0x1.c9db7b36d0894p-57,
     0x1.6144de77b5eabp-3, -0x1.9cfc4d2365d75p-59, -0x1.ddf58b7ac3a6fp-4,
     -0x1.79506b16b26ccp-6, 0x1.44bf02bb34c04p-7, 0x1.cdd10495be433p-11,
     -0x1.4fea329685e9cp-12, -0x1.109d1dde18013p-16, 0x1.6ddec97b3a6b1p-18,
     0x1.8000021c19951p-23},
};

/// Row 0 to 1/4, or else that of the exponent and 3 bits of the mantissa:
/// Y0(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_y0_double[41][16] = {
    {0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0},
    {0x1.1p-2, -0x1.c7ecea8766678p-1, -0x1.151e72e3119c6p-55,
     0x1.4788683b1e56ap+1, -0x1.2eb9b5bfbd174p-54, -0x1.17c55734d3548p+2,
     0x1.6351360debf3cp+3, -0x1.fca3e39a2a3afp+4, 0x1.800bfd48545bbp+6,
     -0x1.2d8c045c5776ep+8, 0x1.e6cfb0b82cde4p+9, -0x1.9107b3307adb4p+11,
     0x1.4f9214791610cp+13, -0x1.1e5aa61b93ac2p+15, 0x1.ea7ab33a98699p+16},
    {0x1.3p-2, -0x1.a1029fdc1c569p-1, 0x1.be08cf66699a6p-55,
     0x1.2847f3c71b153p+1, 0x1.cdc03c6e75791p-53, -0x1.bedf976ec504cp+1,
     0x1.fa538dd86b8afp+2, -0x1.4586a69908ce7p+4, 0x1.b8248f937571ep+5,
     -0x1.354ad963530acp+7, 0x1.bed1ac1de5548p+8, -0x1.495e49f34cd89p+10,
     0x1.ed376269bb2cp+11, -0x1.780b14be37817p+13, 0x1.201c128e9ebc4p+15},
    {0x1.5p-2, -0x1.7d9b3439661cfp-1, 0x1.a1bbf4b3f80e5p-58,
     0x1.0f07dcd571bep+1, -0x1.1376d6074532bp-54, -0x1.6d4c63e2a520fp+1,
     0x1.74bd67a756886p+2, -0x1.b39619c441ff2p+3, 0x1.0aa64f52b6208p+5,
     -0x1.532785fd712cbp+6, 0x1.bb5d8b797abfcp+7, -0x1.27b981f35e503p+9,
     0x1.90af50559e46ap+10, -0x1.141e85489a04ep+12, 0x1.7ec57447e96bdp+13},
    {0x1.7p-2, -0x1.5d11cde095ecep-1, 0x1.521ceebebfd24p-56,
     0x1.f4610223a447ep+0, 0x1.d03fa5da77ce7p-55, -0x1.3074bc9f80eedp+1,
     0x1.19c7e05d9fedep+2, -0x1.2e31690924781p+3, 0x1.522067e3b4d61p+4,
     -0x1.88c792156d14bp+5, 0x1.d4e5ddb04d1f4p+6, -0x1.1d96850d2b0e2p+8,
     0x1.6153357b61b3p+9, -0x1.bc49c9f29af0dp+10, 0x1.192708becb6f4p+12},
    {0x1.9p-2, -0x1.3eebb079e346p-1, 0x1.2a6f02bffbbffp-55,
     0x1.d15a48f948947p+0, 0x1.94d4389537aa2p-54, -0x1.01f5ebd7fc483p+1,
     0x1.b37ddafb9dc4dp+1, -0x1.b02474d26eb56p+2, 0x1.bd532df8afcafp+3,
     -0x1.dc0eab9f4118ep+4, 0x1.0578ea15b4794p+6, -0x1.250ec0d82c88dp+7,
     0x1.4d95870967705p+8, -0x1.81b0ec9a9f0c7p+9, 0x1.c112eb1f12496p+10},
    {0x1.bp-2, -0x1.22cb30edb138bp-1, 0x1.981e34217d0c6p-56,
     0x1.b376ca63fd9fbp+0, -0x1.fc2dfa2a9d00bp-54, -0x1.bb683699e6363p+0,
     0x1.56c72d5498308p+1, -0x1.3cf5557f19515p+2, 0x1.2ecec73b455e8p+3,
     -0x1.2bd041c2fa271p+4, 0x1.31018d12715f1p+5, -0x1.3c90bec7c2d36p+6,
     0x1.4dacec3d11739p+7, -0x1.651105d9a7dfap+8, 0x1.80f0fa08d76ap+9},
    {0x1.dp-2, -0x1.086757ba7cc91p-1, -0x1.49d007ab2968ep-56,
     0x1.999d93c36b224p+0, 0x1.d53aa1a2cbee9p-55, -0x1.81e37dab381fbp+0,
     0x1.120cea9717f8ap+1, -0x1.db30174e1dc44p+1, 0x1.a745267a6d5bep+2,
     -0x1.864b445b275e1p+3, 0x1.71bf2892cfe1fp+4, -0x1.6556ba12b9351p+5,
     0x1.5eb45b7cc15a1p+6, -0x1.5d4ae33003c3dp+7, 0x1.5e969cb3d1f9bp+8},
    {0x1.fp-2, -0x1.df0ca0c1b06a6p-2, 0x1.6309a5056f5fep-62,
     0x1.82feab23cce59p+0, 0x1.12330d645a928p-56, -0x1.5398eb047c6c1p+0,
     0x1.bc1cb8e633ccfp+0, -0x1.6af8022f439fcp+1, 0x1.2ef4511e7d03bp+2,
     -0x1.0566c7a292f67p+3, 0x1.cf6d121614c33p+3, -0x1.a30935997f88fp+4,
     0x1.80c19ee77d1e7p+5, -0x1.6664b9be3b81bp+6, 0x1.5084343f47001p+7},
    {0x1.1p-1, -0x1.994d75f242705p-2, 0x1.f74490091d613p-56,
     0x1.65d008bf7d242p+0, -0x1.332a0233879f3p-54, -0x1.1d9a1d413c88bp+0,
     0x1.4ade86db8a1fbp+0, -0x1.f36fd3e8da15dp+0, 0x1.7d3704b6a58f1p+1,
     -0x1.2c052da7b961bp+2, 0x1.e51fb8c86c5f1p+2, -0x1.90080fb430039p+3,
     0x1.4ef10764cf16dp+4, -0x1.1defc6ff2ce24p+5, 0x1.e9e80e2b359b4p+5},
    {0x1.3p-1, -0x1.440444c1f7473p-2, 0x1.a3d425cab4bddp-59,
     0x1.458dd64d3abb1p+0, -0x1.6c9a7eeca7eddp-54, -0x1.d34c21d850e28p-1,
     0x1.cda48e64a4556p-1, -0x1.3dc8f21bc3c66p+0, 0x1.b44ed9a1dfc43p+0,
     -0x1.335d24c7b441fp+1, 0x1.bce40527a9f35p+1, -0x1.4858c070b1bb5p+2,
     0x1.ec104a3ccc686p+2, -0x1.775beec0bc481p+3, 0x1.1fb0881be055ep+4},
    {0x1.5p-1, -0x1.ec248b7fb3d6ap-3, -0x1.03231e0b21593p-57,
     0x1.2ac5cdcf89a08p+0, -0x1.38e4aa0e36fafp-54, -0x1.89c13a76f39e5p-1,
     0x1.4ba940a97ba1ap-1, -0x1.a61b702767857p-1, 0x1.07fe3741c1041p+0,
     -0x1.509e053ac3fc4p+0, 0x1.b908fc06eddap+0, -0x1.269b7e8f539fep+1,
     0x1.8f8b19e5aaeddp+1, -0x1.13819a58b9115p+2, 0x1.7e170ef001d44p+2},
    {0x1.7p-1, -0x1.5c9bdd59aade3p-3, -0x1.67034241e3f9dp-57,
     0x1.13eb29592edccp+0, 0x1.2184f2b944b1ap-56, -0x1.544f86350bd76p-1,
     0x1.e7c6099cf0909p-2, -0x1.221ccad702354p-1, 0x1.4e6321f60893p-1,
     -0x1.8555eb7a9b0f7p-1, 0x1.d1f31a4762955p-1, -0x1.1c4c34dfd537bp+0,
     0x1.601eddb9c64dap+0, -0x1.bb1b5b4ad4ffep+0, 0x1.188d880ad3029p+1},
    {0x1.9p-1, -0x1.af7d911061c7ep-4, 0x1.e53a306ddb009p-59,
     0x1.ffe5856f033b2p-1, -0x1.1b83ee3d746cep-59, -0x1.2ca549218b51p-1,
     0x1.6d7b87db1773ap-2, -0x1.99f5d1d878c16p-2, 0x1.b801fed36b6cbp-2,
     -0x1.d7452dba36cbap-2, 0x1.0388c1dc7656p-1, -0x1.237f83e9033b8p-1,
     0x1.4c3e7e2941ed1p-1, -0x1.807b3ff32f359p-1, 0x1.bff19581ae3b2p-1},
    {0x1.bp-1, -0x1.713534f51d94ep-5, 0x1.e75aa6c141883p-59,
     0x1.dc45d11631c36p-1, 0x1.5c5bf6a08c38bp-55, -0x1.0eb2ac5287872p-1,
     0x1.1620d567c9788p-2, -0x1.282ff68573999p-2, 0x1.2b017c0670fdfp-2,
     -0x1.286de2b52459bp-2, 0x1.2e5f90b34dc29p-2, -0x1.3a9b31c443632p-2,
     0x1.4c1dd956cee24p-2, -0x1.63c33f3ffe8e1p-2, 0x1.7fd014e567d5p-2},
    {0x1.c982eb8d417eap-1, 0x0p+0, -0x1.af74bfa0f1304p-56,
     0x1.c24371844b88ap-1, 0x1.77c71dad1e8c9p-57, -0x1.f7e38a46d7102p-2,
     0x1.c3b1338af3e9bp-3, -0x1.cf18e6a4b3a04p-3, 0x1.c068086c1a7e6p-3,
     -0x1.a396a800dab0bp-3, 0x1.9424ba0defa3ep-3, -0x1.8d36090914debp-3,
     0x1.8c098c196eacap-3, -0x1.8dbf061fd174dp-3, 0x1.668bee5645446p-3},
    {0x1.fp-1, 0x1.03bf67d087059p-4, 0x1.03b6d7c271c02p-60,
     0x1.9e1e67092de92p-1, -0x1.2eb5a5411cb82p-55, -0x1.cbf225c9bc23ep-2,
     0x1.4e9ee924230bep-3, -0x1.44e5638b46b21p-3, 0x1.2b0c6aa77a37bp-3,
     -0x1.01ee13a8348e3p-3, 0x1.ca28b4e4ca4c5p-4, -0x1.9fa2280a51adp-4,
     0x1.7e66ee36036eep-4, -0x1.64acfad147c93p-4, 0x1.4f384f9c3fd65p-4},
    {0x1.1p+0, 0x1.155604f3706c8p-3, 0x1.a8ae6b8297267p-58,
     0x1.74f6945153357p-1, 0x1.25c4607775ac1p-56, -0x1.a45bb27a5798cp-2,
     0x1.d6b9994308625p-4, -0x1.aa2c5689d669p-4, 0x1.78792d2958044p-4,
     -0x1.27d5d55a1c6e8p-4, 0x1.de7caa9da7f2bp-5, -0x1.8c214da4e9f25p-5,
     0x1.4c7d605025ef8p-5, -0x1.1c4c14f952fa8p-5, 0x1.e7a57b2a51297p-6},
    {0x1.3p+0, 0x1.c318256dabd86p-3, 0x1.48cdd7ad56873p-57,
     0x1.42cfd119b24cap-1, -0x1.954afc0dcda12p-55, -0x1.809d7612bdbd6p-2,
     0x1.32a889863b457p-4, -0x1.ed6737d059474p-5, 0x1.af4962a6e9c91p-5,
     -0x1.2f6d2b5ee2f92p-5, 0x1.b546fc26b3acap-6, -0x1.4455c22a531f8p-6,
     0x1.e799eb2ab647p-7, -0x1.74af62801d353p-7, 0x1.1e09a30884e46p-7},
    {0x1.5p+0, 0x1.2c606e86c3694p-2, -0x1.5ab97131746bdp-63,
     0x1.145210baf11adp-1, -0x1.ce5dcf665684p-55, -0x1.68b7e27c7aedap-2,
     0x1.a7c6caab1bd65p-5, -0x1.1a62c11df6588p-5, 0x1.04dd7e9e924d6p-5,
     -0x1.4df4f4742274ap-6, 0x1.afd5b696afa72p-7, -0x1.222849fe519acp-7,
     0x1.8b28249bee8dcp-8, -0x1.111fce920f8bp-8, 0x1.7b6bbbd58f0b4p-9},
    {0x1.7p+0, 0x1.6bea9735dc296p-2, 0x1.5abee8df53cdep-58,
     0x1.d0b48611cee91p-2, 0x1.6d3afbfed5ab6p-58, -0x1.57984295fe65cp-2,
     0x1.3da24504303a2p-5, -0x1.30593b5bbba3ep-6, 0x1.48d4c6faf9275p-6,
     -0x1.866ce10d3997ep-7, 0x1.c6726e508a1eep-8, -0x1.17039c3b33bap-8,
     0x1.5b86961d6e445p-9, -0x1.b68c699b1d35cp-10, 0x1.16366d61ad02p-10},
    {0x1.9p+0, 0x1.a0b596fb54de3p-2, 0x1.8ca16c48f8da6p-56,
     0x1.7c8ac2d80ef5fp-2, 0x1.ac91904862732p-61, -0x1.4a20cc66a4fb4p-2,
     0x1.07db20942f83ep-5, -0x1.13b85fc6a0b57p-7, 0x1.aa72e1343cde2p-7,
     -0x1.e1875b4dc6123p-8, 0x1.f87f58fcde372p-9, -0x1.1cd098ae2cb46p-9,
     0x1.4729adae532a2p-10, -0x1.7bdb566514bf6p-11, 0x1.bb8d2c7d9b41p-12},
    {0x1.bp+0, 0x1.cb2e78ddb0b81p-2, -0x1.e3a813f516085p-57,
     0x1.2b80f32114331p-2, 0x1.c7e9c185bcf26p-56, -0x1.3e5525a80dc08p-2,
     0x1.e7e134e7d4128p-6, -0x1.d096fadbdb23ep-10, 0x1.1891daca47e7cp-7,
     -0x1.37c86986e004ep-8, 0x1.2549d44f5a257p-9, -0x1.31a1bd8b6b3c4p-10,
     0x1.4637a1352d43p-11, -0x1.5ed6ed502b546p-12, 0x1.7b72bce8ce2dbp-13},
    {0x1.dp+0, 0x1.ebb4750df5f29p-2, -0x1.75448a20b67p-57,
     0x1.bab0f046907d7p-3, 0x1.169e983aa5d99p-57, -0x1.32e9ce6d672dep-2,
     0x1.ec85073778631p-6, 0x1.54b35af02a05bp-9, 0x1.702aeec5e9605p-8,
     -0x1.a65d46f43595dp-9, 0x1.637683f28b339p-10, -0x1.560ddc0d5e473p-11,
     0x1.55a53148d6064p-12, -0x1.565fa1c97cb38p-13, 0x1.58d9d58d5e03dp-14},
    {0x1.fp+0, 0x1.0151bb27f901ep-1, 0x1.3b4b8384dab94p-55,
     0x1.242cc3fb9820dp-3, -0x1.b08907f00c74ap-57, -0x1.2704ed37eb9acp-2,
     0x1.07272444d1e9ap-5, 0x1.6460b26bb3c84p-8, 0x1.d5b19fa497343p-9,
     -0x1.2a3714a19752ap-9, 0x1.bff2e4b4ec8aap-11, -0x1.8ca0be38621a2p-12,
     0x1.753fa6b8745fbp-13, -0x1.5e72e1610d6bbp-14, 0x1.4a44ba21b8456p-15},
    {0x1.1p+1, 0x1.09f0f995cb215p-1, -0x1.dbfdee196aae7p-55,
     0x1.38ba68ddbc78ap-5, -0x1.1bcf348d0d954p-59, -0x1.1323a25105611p-2,
     0x1.30b19d0383429p-5, 0x1.fcfc806fba54fp-8, 0x1.93534e4f27358p-10,
     -0x1.7af9dc5494703p-10, 0x1.e1cc5e72091ep-12, -0x1.71be37eb06335p-13,
     0x1.4230cc8a780a1p-14, -0x1.16a93e5bbb90ap-15, 0x1.df25e92578866p-17},
    {0x1.3p+1, 0x1.068b13f5a6b1p-1, 0x1.dd5178d18917fp-55,
     -0x1.6b450e1e688eep-4, -0x1.512df436ad587p-60, -0x1.e6d8fe030c7b7p-3,
     0x1.74f0bf26a71bfp-5, 0x1.18049b162ad43p-7, -0x1.3ad36a9df2713p-13,
     -0x1.c8b7fe3586183p-11, 0x1.e72890bd08269p-13, -0x1.20f9b97f63667p-14,
     0x1.cff4a8b30354cp-16, -0x1.6c872d24b078p-17, 0x1.1816b551621d3p-18},
    {0x1.5p+1, 0x1.e7ee30648a72bp-2, -0x1.029394429601p-59,
     -0x1.967fbde1e26fdp-3, 0x1.58897bea9663ep-58, -0x1.9a808621225d6p-3,
     0x1.b82dfa74ed734p-5, 0x1.f57fa9161fa7ep-8, -0x1.3acb87fcbdf04p-10,
     -0x1.2398ac18a4d36p-11, 0x1.2743072e0ee18p-13, -0x1.e3ae2ffc859ebp-16,
     0x1.68b2eb0710d23p-17, -0x1.0b197e62e52adp-18, 0x1.72cac770519cp-20},
    {0x1.7p+1, 0x1.a92dca3034579p-2, 0x1.0809ee5ebbd3ep-59,
     -0x1.27187e118f03ap-2, -0x1.1fe19ead5caa8p-60, -0x1.428971d10dba8p-3,
     0x1.ef70ef411b075p-5, 0x1.758edf923c428p-8, -0x1.ea7f40685036cp-10,
     -0x1.6dcd5744cb80ap-12, 0x1.a9193b6dd7212p-14, -0x1.b4078e382f5dep-17,
     0x1.2040e1d0ef4c6p-18, -0x1.ad0507735cf51p-20, 0x1.108b84a8662aap-21},
    {0x1.9p+1, 0x1.56506de081a74p-2, 0x1.eb3be9449914ap-57,
     -0x1.6bcae39fcec6p-2, -0x1.d47cd35f27625p-57, -0x1.c3cd16dfdb21cp-4,
     0x1.09e2b4f9c27cp-4, 0x1.948c07d98d7p-9, -0x1.29a8a52bbc29p-9,
     -0x1.8dd65f5684858p-13, 0x1.5a65bf5af4652p-14, -0x1.c5a88689560ep-18,
     0x1.b293f8931b02fp-20, -0x1.70dffd133d64cp-21, 0x1.b809f64692c5ep-23},
    {0x1.bp+1, 0x1.eab5e99e09dc8p-3, -0x1.2578b57593ef5p-65,
     -0x1.97a7366a44aep-2, -0x1.04abc767353d8p-56, -0x1.f246d51cf1bb6p-5,
     0x1.10841bee3e5dcp-4, 0x1.db9849a6dbc01p-14, -0x1.417046921cf8dp-9,
     -0x1.d068b6e4320a4p-15, 0x1.2c85e2d34713bp-14, -0x1.357e567d683d9p-18,
     0x1.e04d84d23f982p-22, -0x1.4750f8e7ffda9p-22, 0x1.84acd2122f36cp-24},
    {0x1.dp+1, 0x1.193934128ebedp-3, -0x1.4c91dad5833d6p-57,
     -0x1.aa1032ea71092p-2, 0x1.ac19c7c557894p-59, -0x1.713b820e191d8p-7,
     0x1.0aabb0544a942p-4, -0x1.84c343f31a37cp-9, -0x1.408174f2dda07p-9,
     0x1.056d869caf1ffp-14, 0x1.0816faa190232p-14, -0x1.1e41d4ab93a1bp-18,
     -0x1.2140294783e92p-24, -0x1.1598776b4680bp-23, 0x1.77b16cf416453p-25},
    {0x1.fa9534d98569cp+1, 0x0p+0, -0x1.8fa8956b4b481p-55,
     -0x1.9c34256a12a0cp-2, 0x1.765ca108cb6d7p-58, 0x1.a09c9290367f1p-5,
     0x1.df6d59bf50ebdp-5, -0x1.c116fdc598076p-8, -0x1.1e32bc4ef938fp-9,
     0x1.99827650077bap-13, 0x1.ab2c1ff00ca89p-15, -0x1.48633a39c4488p-18,
     -0x1.3aef6daac3d4ep-22, -0x1.63de6297ec642p-26, 0x1.7f394b70017fap-26},
    {0x1.fa9534d98569cp+1, 0x0p+0, -0x1.8fa8956b4b481p-55,
     -0x1.9c34256a12a0cp-2, 0x1.90b1364a5f644p-58, 0x1.a09c929036848p-5,
     0x1.df6d59bf4f846p-5, -0x1.c116fdc46b3fdp-8, -0x1.1e32bc70b7336p-9,
     0x1.9982888022f01p-13, 0x1.ab2a91b587bc8p-15, -0x1.483710baa84d1p-18,
     -0x1.4194c7d860e37p-22, -0x1.bd8621ed34689p-27, 0x1.7c768b6d30396p-27},
    {0x1.3p+2, -0x1.0b8088882f8c8p-2, 0x1.7547610e311cap-57,
     -0x1.d5743acb30f06p-3, 0x1.ca5191b21f23dp-57, 0x1.3ceb1575273ap-3,
     0x1.a446f7b865ccp-6, -0x1.a780127977f12p-7, -0x1.813baf56b1284p-11,
     0x1.8e25a6ad35e65p-12, 0x1.cdb3f33cae1ap-17, -0x1.b7c01ff67ace5p-18,
     -0x1.4288f1f96f915p-24, 0x1.d60f4490b6588p-25, 0x1.784d3e8d8db49p-29},
    {0x1.5p+2, -0x1.56cfd7f1be688p-2, 0x1.1a391b1c9d279p-56,
     -0x1.fac3ebf84801cp-5, -0x1.cf33704c47f74p-59, 0x1.62e0b2e55e995p-3,
     -0x1.17656da718a9fp-10, -0x1.b40169452c4efp-7, 0x1.c37948846c709p-12,
     0x1.90817d7f892ddp-12, -0x1.9b9ce9aaf7866p-17, -0x1.a2cbdb9b131eep-18,
     0x1.d0fa123ce74e2p-23, 0x1.f312044065c05p-25, -0x1.529d6d1116b4ap-30},
    {0x1.7p+2, -0x1.4b17de4be5046p-2, 0x1.25edbd84a09dcp-57,
     0x1.aaaf889b4c10ap-4, -0x1.cddc9f3ba62fbp-59, 0x1.388aabd5d6945p-3,
     -0x1.a4cce4fbd605ap-6, -0x1.646b4633eb4fcp-7, 0x1.817a4a848cd51p-10,
     0x1.38d687edc94bdp-12, -0x1.20f3c70d2f979p-15, -0x1.383a4d1bb94d9p-18,
     0x1.00177edfa2904p-21, 0x1.7604ca3ea7b43p-25, -0x1.09ca20e74a67fp-28},
    {0x1.9p+2, -0x1.e53e6b7171fc2p-3, 0x1.70ab122e2a45fp-59,
     0x1.dc5802afa2aafp-3, 0x1.60aae309ab685p-58, 0x1.990760c5fbcc5p-4,
     -0x1.61100af9a03e6p-5, -0x1.99abef1b9843p-8, 0x1.1a9d5c525a603p-9,
     0x1.3c1eb4f0235c2p-13, -0x1.944d38897cc6p-15, -0x1.1a7e7366f2e09p-19,
     0x1.543fea18e6aa4p-21, 0x1.3192ed950883fp-26, -0x1.6b20676bbe35p-28},
    {0x1.c581dc4e72103p+2, 0x0p+0, 0x1.e91b198d39ce2p-56,
     0x1.334cca0697a5bp-2, -0x1.d3a1449a6a7cdp-56, -0x1.5aef611fc4dc8p-6,
     -0x1.8969c64cbfdddp-5, 0x1.b2f14a949c272p-9, 0x1.1d35e858376f2p-9,
     -0x1.26dd75197f8e5p-13, -0x1.81781d969b618p-15, 0x1.6a87b961d959bp-19,
     0x1.34587937b0b36p-21, -0x1.10acefcaf267bp-25, -0x1.6c387f7f8c6b9p-28},
    {0x1.c581dc4e72103p+2, 0x0p+0, 0x1.e91b198d39ce2p-56,
     0x1.334cca0697a5bp-2, -0x1.d11ec3051691p-56, -0x1.5aef611fc4d5bp-6,
     -0x1.8969c64cbf44fp-5, 0x1.b2f14a955233ap-9, 0x1.1d35e85fda02p-9,
     -0x1.26dd71de138f1p-13, -0x1.8177e506f46f1p-15, 0x1.6a91bf6c1d6e2p-19,
     0x1.34b690827942p-21, -0x1.0c923b3e889d7p-25, -0x1.272356fa94f8ep-28},
    {0x1.fp+2, 0x1.6a065356b65adp-3, -0x1.42430444e4532p-57,
     0x1.b6f3d0c4914fp-3, 0x1.84ae3b6413d5dp-57, -0x1.a2a9ea25c0d8ap-4,
     -0x1.f77f52c072b81p-6, 0x1.2d0aa3b9806f8p-7, 0x1.47103cb584f12p-10,
     -0x1.432fb28469634p-12, -0x1.90011dcd40bddp-16, 0x1.65149a8e65918p-18,
     0x1.255bdbdcba4fbp-22, -0x1.e637aa83a5207p-25, -0x1.1d583e6b5bb5p-29},
};

/// Row 0 to 1/4, or else that of the exponent and 3 bits of the mantissa:
/// Y1(center + t) = first + (low + t (slope + (slope_low + t P(t)))).
static constant double table_y1_double[41][16] = {
    {0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0,
     0x0p+0, 0x0p+0, 0x0p+0},
    {0x1.1p-2, -0x1.4788683b1e56ap+1, 0x1.2eb9b5bfbd174p-54,
     0x1.17c55734d3547p+3, 0x1.9c74d25975ea6p-51, -0x1.0a7ce88a70f6bp+5,
     0x1.fca3e39a34925p+6, -0x1.e00efc9a64f06p+8, 0x1.c452060e621d4p+10,
     -0x1.a9f5bac924d7fp+12, 0x1.910982ab12795p+14, -0x1.7984020849a87p+16,
     0x1.635b24f194296p+18, -0x1.516836aad5d06p+20, 0x1.3ddb7b67282c9p+22},
    {0x1.3p-2, -0x1.2847f3c71b153p+1, -0x1.cdc03c6e75791p-53,
     0x1.bedf976ec504bp+2, 0x1.12483c55fed6cp-52, -0x1.7bbeaa6250a83p+4,
     0x1.4586a6990b86p+6, -0x1.1316d9bc28581p+8, 0x1.cff045d3c3192p+9,
     -0x1.86f776acf3c6dp+11, 0x1.495f3d7b4b82ap+13, -0x1.156eff68df27bp+15,
     0x1.d3560095b0613p+16, -0x1.8c5758151920ep+18, 0x1.4e05a6c5bb4a2p+20},
    {0x1.5p-2, -0x1.0f07dcd571bep+1, 0x1.1376d6074532bp-54,
     0x1.6d4c63e2a520fp+2, 0x1.1bbdc54d78cdfp-54, -0x1.178e0dbd80e64p+4,
     0x1.b39619c443a12p+5, -0x1.4d4fe32763154p+7, 0x1.fcbb48d4f7dep+8,
     -0x1.83f1da148261p+10, 0x1.27ba144a9523ap+12, -0x1.c2c50ef2f4ee3p+13,
     0x1.5784031f67841p+15, -0x1.07423ed109afdp+17, 0x1.916d686ad6d0ap+18},
    {0x1.7p-2, -0x1.f4610223a447ep+0, -0x1.d03fa5da77ce7p-55,
     0x1.3074bc9f80eedp+2, 0x1.8a168e2cc7bf6p-52, -0x1.a6abd08c6fe4cp+3,
     0x1.2e31690925043p+5, -0x1.a6a881dca1b16p+6, 0x1.2695ad82ed935p+8,
     -0x1.9a492200842dbp+9, 0x1.1d96e72ea87abp+11, -0x1.8d7d8195578edp+12,
     0x1.1495bb54a3e74p+14, -0x1.82b61c616b4a6p+15, 0x1.0d2dc7a9a5f48p+17},
    {0x1.9p-2, -0x1.d15a48f948947p+0, -0x1.94d4389537aa2p-54,
     0x1.01f5ebd7fc483p+2, 0x1.35979c0ea0731p-57, -0x1.469e643cb653ap+3,
     0x1.b02474d26f1c6p+4, -0x1.1653fcbb6dc06p+6, 0x1.650b00adc92c9p+7,
     -0x1.c99399aa35932p+8, 0x1.250f08f050264p+10, -0x1.774825f35aacfp+11,
     0x1.e0812c1f40594p+12, -0x1.34d2ede87619ep+14, 0x1.8b8379ad57b42p+15},
    {0x1.bp-2, -0x1.b376ca63fd9fbp+0, 0x1.fc2dfa2a9d00bp-54,
     0x1.bb683699e6363p+1, -0x1.731fc0cac355dp-53, -0x1.011561ff72246p+3,
     0x1.3cf5557f197a3p+4, -0x1.7a82790a169fcp+5, 0x1.c1b8629ccd99ep+6,
     -0x1.0ae15b71b09e1p+8, 0x1.3c90f7ff5eee7p+9, -0x1.77627c9142a2ep+10,
     0x1.bd0e4ffa19185p+11, -0x1.08b5c7bdbb3a1p+13, 0x1.39e4ef917395ep+14},
    {0x1.dp-2, -0x1.999d93c36b224p+0, -0x1.d53aa1a2cbee9p-55,
     0x1.81e37dab381fbp+1, -0x1.208b962e53415p-54, -0x1.9b135fe2a3f4ep+2,
     0x1.db30174e1de6ep+3, -0x1.088b380c8450ap+5, 0x1.24b873411de08p+6,
     -0x1.43874381af9adp+7, 0x1.6556ea96968a7p+8, -0x1.8a8adc80b20dap+9,
     0x1.b3885f56cc019p+10, -0x1.e228860c166c1p+11, 0x1.0a27037a210e6p+13},
    {0x1.fp-2, -0x1.82feab23cce59p+0, -0x1.12330d645a928p-56,
     0x1.5398eb047c6c1p+1, -0x1.6f1ad41e4f2f9p-60, -0x1.4d158aaca6d9bp+2,
     0x1.6af8022f43af5p+3, -0x1.7ab165661c3d3p+4, 0x1.881a2b70f1b1ap+5,
     -0x1.957f6fd459a87p+6, 0x1.a30961296ce6bp+7, -0x1.b0d9ca03c4031p+8,
     0x1.bf04f950fafdp+9, -0x1.cecb24582623p+10, 0x1.ddf59406d8b95p+11},
    {0x1.1p-1, -0x1.65d008bf7d242p+0, 0x1.332a0233879f3p-54,
     0x1.1d9a1d413c88ap+1, 0x1.cafd44a376da2p-53, -0x1.f04dca494f2f7p+1,
     0x1.f36fd3e8e46aap+2, -0x1.dc84c5e44a718p+3, 0x1.c207c3ff93611p+4,
     -0x1.a87bc1d7543f8p+5, 0x1.9009debd50fe9p+6, -0x1.78ced362d2ae9p+7,
     0x1.62d63027aa628p+8, -0x1.51035a9ad6de2p+9, 0x1.3d8dabcb71f78p+10},
    {0x1.3p-1, -0x1.458dd64d3abb1p+0, 0x1.6c9a7eeca7eddp-54,
     0x1.d34c21d850e28p+0, -0x1.230dfeb116059p-54, -0x1.5a3b6acb7b4p+1,
     0x1.3dc8f21bc67d2p+2, -0x1.10b148052acbcp+3, 0x1.cd0bb6ea68dcbp+3,
     -0x1.854784957b076p+4, 0x1.4859b3ae3cecap+5, -0x1.14c901d9c7c8bp+6,
     0x1.d27be5d2fc268p+6, -0x1.8bc36d4a3bc12p+7, 0x1.4d9f8a0e9c31p+8},
    {0x1.5p-1, -0x1.2ac5cdcf89a08p+0, 0x1.38e4aa0e36fafp-54,
     0x1.89c13a76f39e5p+0, -0x1.d89c4250f4e68p-54, -0x1.f17de0fe39727p+0,
     0x1.a61b70276926dp+1, -0x1.49fdc51230b1fp+2, 0x1.f8ed07b102b6cp+2,
     -0x1.81e7dc9043e9ep+3, 0x1.269c10afea868p+4, -0x1.c17c51c28834ap+4,
     0x1.56c0798723272p+5, -0x1.06ca50e4eb1afp+6, 0x1.90d79217c1d24p+6},
    {0x1.7p-1, -0x1.13eb29592edccp+0, -0x1.2184f2b944b1ap-56,
     0x1.544f86350bd76p+0, -0x1.de42f00f971ebp-55, -0x1.6dd48735b46c7p+0,
     0x1.221ccad702c12p+1, -0x1.a1fbea738a5dbp+1, 0x1.2400708ed5f0bp+2,
     -0x1.97b4b704b49f9p+2, 0x1.1c4c96d56a463p+3, -0x1.8c229ee574fa7p+3,
     0x1.13d933a021346p+4, -0x1.81e2ff4e2be8ap+4, 0x1.0cb5575235c51p+5},
    {0x1.9p-1, -0x1.ffe5856f033b2p-1, 0x1.1b83ee3d746cep-59,
     0x1.2ca549218b51p+0, 0x1.cb80b380f98cp-54, -0x1.121ca5e45196bp+0,
     0x1.99f5d1d879282p+0, -0x1.13013f4423058p+1, 0x1.6173e242068c2p+1,
     -0x1.c62f534606f8cp+1, 0x1.237fcbdb129f2p+2, -0x1.75c63bff1b7d7p+2,
     0x1.defeede7969dep+2, -0x1.340bf962b8a1cp+3, 0x1.8ab293517127cp+3},
    {0x1.bp-1, -0x1.dc45d11631c36p-1, -0x1.5c5bf6a08c38bp-55,
     0x1.0eb2ac5287872p+0, 0x1.c98d5376358b2p-55, -0x1.a131401bae34cp-1,
     0x1.282ff68573c25p+0, -0x1.75c1db080d271p+0, 0x1.bca4d408119d3p+0,
     -0x1.08939e9e70a9p+1, 0x1.3a9b6ad8a884cp+1, -0x1.75a18754ffb68p+1,
     0x1.bb6de0f556d44p+1, -0x1.07ef21eefc6d7p+2, 0x1.3923c01bc8d33p+2},
    {0x1.dp-1, -0x1.bbee5e955e541p-1, -0x1.68a7cf47f8bdbp-56,
     0x1.ef8560c567d61p-1, 0x1.a542a9f9ceb55p-55, -0x1.41b0b0014623ap-1,
     0x1.b3aaaa34dec8dp-1, -0x1.05234e88e4148p+0, 0x1.2117c1c75b8d3p+0,
     -0x1.404f474211761p+0, 0x1.62cb801638a6fp+0, -0x1.886c30c861c06p+0,
     0x1.b1b3437a08e07p+0, -0x1.e087b8d158a83p+0, 0x1.096a41bee967cp+1},
    {0x1.fp-1, -0x1.9e1e67092de92p-1, 0x1.2eb5a5411cb82p-55,
     0x1.cbf225c9bc23ep-1, 0x1.c3412d308a8dep-55, -0x1.f5ee5db63491ep-2,
     0x1.44e5638b46c19p-1, -0x1.75cf855158be3p-1, 0x1.82e51d796671ap-1,
     -0x1.90e39e4937ce6p-1, 0x1.9fa25376fc92p-1, -0x1.ae33c34205a7p-1,
     0x1.bce0142586a4p-1, -0x1.cd02bb879910ep-1, 0x1.dc72b7de0e5e5p-1},
    {0x1.1p+0, -0x1.74f6945153357p-1, -0x1.25c4607775ac1p-56,
     0x1.a45bb27a5798cp-1, -0x1.9b06416684ca4p-55, -0x1.610b32f246499p-2,
     0x1.aa2c5689e0b3dp-2, -0x1.d6977873a987bp-2, 0x1.bbc0bf8ba034fp-2,
     -0x1.a2ad1571c8042p-2, 0x1.8c231aed0ea9ap-2, -0x1.760cb7b05e7bep-2,
     0x1.60cc13123b6bfp-2, -0x1.4f756b92241f1p-2, 0x1.3c59c402d7806p-2},
    {0x1.3p+0, -0x1.42cfd119b24cap-1, 0x1.954afc0dcda12p-55,
     0x1.809d7612bdbd5p-1, 0x1.d47b0d73ebd6cp-55, -0x1.cbfcce4958e81p-3,
     0x1.ed6737d05eae3p-3, -0x1.0d8ddda8510fep-2, 0x1.c723c0cd7da2ep-3,
     -0x1.7e9e1cb49094ep-3, 0x1.4456b44207c23p-3, -0x1.12466c87e7097p-3,
     0x1.cf277e15c4532p-4, -0x1.897dc123f5e6ep-4, 0x1.4c0c87b836b12p-4},
    {0x1.5p+0, -0x1.145210baf11adp-1, 0x1.ce5dcf665684p-55,
     0x1.68b7e27c7aedap-1, -0x1.61a232e3bc83bp-55, -0x1.3dd5180054e0cp-3,
     0x1.1a62c11df7f78p-3, -0x1.4614de46364e4p-3, 0x1.f4ef6e8749ff5p-4,
     -0x1.79daffce00efcp-4, 0x1.2228db47f0115p-4, -0x1.bc8cfe04f390ap-5,
     0x1.53c8a1085262cp-5, -0x1.04f467325ba3bp-5, 0x1.8e89e66ab726ap-6},
    {0x1.7p+0, -0x1.d0b48611cee91p-2, -0x1.6d3afbfed5ab6p-58,
     0x1.57984295fe65cp-1, 0x1.de7f19fff438dp-57, -0x1.dc73678648573p-4,
     0x1.30593b5bbcb9dp-4, -0x1.9b09f8b9b7179p-4, 0x1.24d1a8bce3e8cp-4,
     -0x1.8da4208cae075p-5, 0x1.1703fd8486125p-5, -0x1.86f74e7ca4746p-6,
     0x1.1101c8c29f161p-6, -0x1.7eab0af7ca799p-7, 0x1.0adcd475eb069p-7},
    {0x1.9p+0, -0x1.7c8ac2d80ef5fp-2, -0x1.ac91904862732p-61,
     0x1.4a20cc66a4fb4p-1, -0x1.fd1cbe327b1cbp-58, -0x1.8bc8b0de4745cp-4,
     0x1.13b85fc6a1814p-5, -0x1.0a87ccc0a5ecap-4, 0x1.69258470c5f22p-5,
     -0x1.b96f6de173027p-6, 0x1.1cd0e00b54633p-6, -0x1.700ed193e6678p-7,
     0x1.d93a5cdeb551cp-8, -0x1.3106cb3f0d29cp-8, 0x1.8781b021adfbcp-9},
    {0x1.bp+0, -0x1.2b80f32114331p-2, -0x1.c7e9c185bcf26p-56,
     0x1.3e5525a80dc08p-1, -0x1.429308abea3e6p-57, -0x1.6de8e7addf0dep-4,
     0x1.d096fadbdda9fp-8, -0x1.5eb6517cd9cb9p-5, 0x1.d3ac9e42bd7f2p-6,
     -0x1.00a099c6f8605p-6, 0x1.31a1f61692d79p-7, -0x1.6efe8849b64e1p-8,
     0x1.b5498ac9305cbp-9, -0x1.04eed50bb7966p-9, 0x1.3632dc37c550dp-10},
    {0x1.dp+0, -0x1.bab0f046907d7p-3, -0x1.169e983aa5d99p-57,
     0x1.32e9ce6d672dep-1, 0x1.ea80a72321fb3p-56, -0x1.7163c5699a4a5p-4,
     -0x1.54b35af0297cfp-7, -0x1.cc35aa7763a6fp-6, 0x1.3cc5f533f3cb2p-6,
     -0x1.3707b3756ff39p-7, 0x1.560e0be92e617p-8, -0x1.8059cd24893d9p-9,
     0x1.aae60de727f4bp-10, -0x1.da44aa636b06cp-11, 0x1.068d196f3ac1ep-11},
    {0x1.fp+0, -0x1.242cc3fb9820dp-3, 0x1.b08907f00c74ap-57,
     0x1.2704ed37eb9acp-1, 0x1.458c69b87605p-55, -0x1.8abab6673ade8p-4,
     -0x1.6460b26bb3a99p-6, -0x1.258f03c6de794p-6, 0x1.bf529eef83bc9p-7,
     -0x1.87f4881f53101p-8, 0x1.8ca0e91c88a86p-9, -0x1.a3e792ebc820fp-10,
     0x1.b51a807589163p-11, -0x1.c63395d47ee4ap-12, 0x1.d698e3757d689p-13},
    {0x1.193bed4dff243p+1, 0x0p+0, 0x1.cf9f8d5e1a475p-56,
     0x1.0aa48442f014bp-1, -0x1.0ead017f84404p-55, -0x1.e56f82217b8f6p-4,
     -0x1.0d2af4e9323ddp-5, -0x1.3a6dec36db049p-8, 0x1.e671c7d433253p-8,
     -0x1.5429ddf6e6cffp-9, 0x1.17ab1726b2a67p-10, -0x1.0b2afadaa14fdp-11,
     0x1.f027608045e0ep-13, -0x1.ab36f29424217p-14, 0x1.2383faccad865p-14},
    {0x1.193bed4dff243p+1, 0x0p+0, 0x1.cf9f8d5e1a475p-56,
     0x1.0aa48442f014bp-1, -0x1.080d5c4dc76dp-55, -0x1.e56f82217a5acp-4,
     -0x1.0d2af4e9f1f08p-5, -0x1.3a6deb69e1df9p-8, 0x1.e671b8365f11ep-8,
     -0x1.54285d3d2d1c4p-9, 0x1.1792f89831079p-10, -0x1.0a22eb52679d4p-11,
     0x1.df4d309e485c4p-13, -0x1.79c85a55492adp-14, 0x1.7d26abf9b46b2p-16},
    {0x1.5p+1, 0x1.967fbde1e26fdp-3, -0x1.58897bea9663ep-58,
     0x1.9a808621225d6p-2, 0x1.e899dd346af45p-57, -0x1.4a227bd7b2167p-3,
     -0x1.f57fa9161eddp-6, 0x1.897e69fbedfc1p-8, 0x1.b5650211f1795p-9,
     -0x1.025aa64d488a4p-10, 0x1.e3af4c14e1a3fp-13, -0x1.95c91e0a69702p-14,
     0x1.4c49feb7d8621p-15, -0x1.fe0a8446a5527p-17, 0x1.85a6b9382443cp-18},
    {0x1.7p+1, 0x1.27187e118f03ap-2, 0x1.1fe19ead5caa8p-60,
     0x1.428971d10dba8p-2, -0x1.75f2f7bd7e03bp-56, -0x1.7394b370d4458p-3,
     -0x1.758edf923bfefp-6, 0x1.328f884132381p-7, 0x1.125a016d41a48p-9,
     -0x1.73f614032503ep-11, 0x1.b4084b94f5bc3p-14, -0x1.4448e43e076b1p-15,
     0x1.0b149cffb3c53p-16, -0x1.76df522b43321p-18, 0x1.03b76e046193ap-19},
    {0x1.9p+1, 0x1.6bcae39fcec6p-2, 0x1.d47cd35f27625p-57,
     0x1.c3cd16dfdb21cp-3, -0x1.dde1cb02cfaebp-57, -0x1.8ed40f76a3bap-3,
     -0x1.948c07d98d3eap-7, 0x1.7412ce76ab3aap-7, 0x1.2a60c77c42051p-10,
     -0x1.2f1907709aa69p-11, 0x1.c5a910d6af347p-15, -0x1.e8e654fea8ccp-17,
     0x1.cb8cd25715eb3p-18, -0x1.2e9bfdaf12f2cp-19, 0x1.7b5dff7078e84p-21},
    {0x1.bp+1, 0x1.97a7366a44aep-2, 0x1.04abc767353d8p-56,
     0x1.f246d51cf1bb6p-4, -0x1.83168869fad9p-58, -0x1.98c629e55d8cbp-3,
     -0x1.db9849a6d94eep-12, 0x1.91cc5836a439bp-7, 0x1.5c4e8923d1c3cp-12,
     -0x1.06f526793d2c1p-11, 0x1.357e8d33e2d0dp-15, -0x1.0e2b8178fdad2p-18,
     0x1.97ec8f7e53b28p-19, -0x1.0b4636ae3fe7ep-20, 0x1.2c27baa118441p-22},
    {0x1.dp+1, 0x1.aa1032ea71092p-2, -0x1.ac19c7c557894p-59,
     0x1.713b820e191d8p-6, 0x1.90768eb7f3111p-60, -0x1.9001887e6fde3p-3,
     0x1.84c343f31a402p-7, 0x1.90a1d22f9509ap-7, -0x1.882449ee27bf1p-12,
     -0x1.ce28369b063aep-12, 0x1.1e41ec09192d7p-15, 0x1.45687d163a081p-21,
     0x1.59f38b1d30affp-20, -0x1.0255fa0317639p-21, 0x1.005ce5ae6f489p-23},
    {0x1.fp+1, 0x1.a392128ee4f97p-2, -0x1.5352a3468621p-56,
     -0x1.277f1ee9ae1cep-4, 0x1.a51ad9c7f39a4p-58, -0x1.749064928a06ap-3,
     0x1.84b04c1369274p-6, 0x1.74654e08f0c5p-7, -0x1.0353688a809ffp-10,
     -0x1.8d03ff0d4cbaap-12, 0x1.3a4eee8b7160ap-15, 0x1.4384e28dd9da8p-19,
     0x1.b6a12318f2519p-22, -0x1.10499da5e8846p-22, 0x1.dc6bfe3993137p-25},
    {0x1.1p+2, 0x1.6f2caf14a1daap-2, 0x1.f06a040b0b3dbp-56,
     -0x1.91ff71b9d57eap-3, 0x1.5485baa74ff44p-59, -0x1.2b8d7c8c3e39fp-3,
     0x1.3f8be4c0bdb18p-5, 0x1.1fd4549946f63p-7, -0x1.c39db7d1eacdfp-10,
     -0x1.1af7931eeff48p-12, 0x1.7d602318f5bffp-15, 0x1.587cc79a139cfp-19,
     -0x1.e881ac9f21916p-23, -0x1.d57b0b46a3734p-24, 0x1.74f48d6344b17p-26},
    {0x1.3p+2, 0x1.d5743acb30f06p-3, -0x1.ca5191b21f23dp-57,
     -0x1.3ceb1575273ap-2, 0x1.34df5c2444141p-60, -0x1.3b3539ca4c59p-4,
     0x1.a7801279781d6p-5, 0x1.e18a9b2c5d8ffp-9, -0x1.2a9c3d03fb6c3p-9,
     -0x1.93fd74d725e79p-14, 0x1.b7c03ef061b2ap-15, 0x1.6ada3321a8c9cp-21,
     -0x1.267a8db8d45b7p-21, -0x1.02ca67791950cp-25, 0x1.53de02ef6a825p-27},
    {0x1.5b7fe4e87b02ep+2, 0x0p+0, 0x1.46a40b234169cp-53,
     -0x1.5c7c556f0c19ap-2, -0x1.06b23472339c3p-59, 0x1.00b9f8571ca16p-5,
     0x1.a15d92dfe3e2ep-5, -0x1.10a329e2c2454p-8, -0x1.1be6db9930fb7p-9,
     0x1.337c7e0e27198p-13, 0x1.85b9422bc73aap-15, -0x1.806061c228f37p-19,
     -0x1.25449799460cp-21, 0x1.bf018e2849225p-26, 0x1.b137843695dc4p-28},
    {0x1.5b7fe4e87b02ep+2, 0x0p+0, 0x1.46a40b234169cp-53,
     -0x1.5c7c556f0c19ap-2, -0x1.d46c7472f4596p-60, 0x1.00b9f8571ca67p-5,
     0x1.a15d92dfe2e3ep-5, -0x1.10a329e21b738p-8, -0x1.1be6dba8482f4p-9,
     0x1.337c84dafe835p-13, 0x1.85b8c334d1b6p-15, -0x1.804991c7a99dbp-19,
     -0x1.261e122b6d106p-21, 0x1.d437df622ec04p-26, 0x1.2af09f6aeec8ep-28},
    {0x1.9p+2, -0x1.dc5802afa2aafp-3, -0x1.60aae309ab685p-58,
     -0x1.990760c5fbcc5p-3, 0x1.9719b7fcf470ep-57, 0x1.08cc083b382edp-3,
     0x1.99abef1b9850ap-6, -0x1.6144b366f0f49p-7, -0x1.da2e0f697cc1ep-11,
     0x1.61c391780b8dbp-12, 0x1.1a7e7cf5e4dabp-16, -0x1.7ec7e52de90a4p-18,
     -0x1.7e64e5fa7e74ap-23, 0x1.f341e9e13fec5p-25, 0x1.a379610e5453dp-30},
    {0x1.bp+2, -0x1.30d7a2a1e29f4p-2, -0x1.30bf16cefdb68p-56,
     -0x1.d53e7491d95f7p-5, -0x1.be6fcfff5428p-59, 0x1.32d7652c1847bp-3,
     0x1.0ce92fbc31f9dp-9, -0x1.80529c7954673p-7, 0x1.458e0b56c0ed8p-13,
     0x1.748cab49b3f56p-12, -0x1.c0c0b4f2a5cecp-18, -0x1.877138e5b7371p-18,
     0x1.04fa6624a8b38p-23, 0x1.fbdc339d35e6ep-25, -0x1.3a44df8a3ff2dp-30},
    {0x1.dp+2, -0x1.284ad730f7a36p-2, 0x1.69014fffb37aap-57,
     0x1.69cf713b612fdp-4, 0x1.35df0c4f77a5ap-59, 0x1.162dde69a6851p-3,
     -0x1.4a33767824f0fp-6, -0x1.49b872b4a6527p-7, 0x1.2c91fc0d61b42p-10,
     0x1.3352c0d194f6p-12, -0x1.d6f4455caaa11p-16, -0x1.387fae29871dbp-18,
     0x1.a34845cf4996ap-22, 0x1.8d171948de704p-25, -0x1.d8fe5e9e546bep-29},
    {0x1.fp+2, -0x1.b6f3d0c4914fp-3, -0x1.84ae3b6413d5dp-57,
     0x1.a2a9ea25c0d8ap-3, -0x1.7334cb0eb0378p-57, 0x1.799f7e10560a1p-4,
     -0x1.2d0aa3b980856p-5, -0x1.98d44be2e62afp-8, 0x1.e4c78bc8ab47bp-10,
     0x1.5e00fa136c795p-13, -0x1.6514a9dfd1b0dp-15, -0x1.4a0755e09f9bp-19,
     0x1.303a527ed47e4p-21, 0x1.88522be752952p-26, -0x1.501de82461829p-28},
};

/// A number from each row's and its angle in two parts.
static constant double table_angles_double[34][4] = {
    {0x0p+0, 0x0p+0, 0x0p+0},
    {0x1.1ffb85bc8fd9ap-4, 0x1.1f82675096a49p-4, 0x1.21767f5d066bep-60},
    {0x1.5ffa8a6800c36p-4, 0x1.5f1db9a3fa356p-4, 0x1.f95b5b0b77b22p-59},
    {0x1.9ff991165961bp-4, 0x1.9e8db7238fc69p-4, -0x1.d35291ac3b852p-60},
    {0x1.dff89a1f5aa99p-4, 0x1.ddcacac8d9b99p-4, -0x1.954e7b29d0c96p-60},
    {0x1.1fee5a6b219bdp-3, 0x1.1e0e61b0e3d11p-3, 0x1.94898ae7fa99dp-58},
    {0x1.5feaa2dc61546p-3, 0x1.5c8351a4a5eb8p-3, -0x1.3e70e42e83eabp-57},
    {0x1.9fe7092e9dd8fp-3, 0x1.9a5294f305dd2p-3, 0x1.dac05bbd33fdfp-57},
    {0x1.dfe3918112312p-3, 0x1.d7626a5df70cp-3, 0x1.31c3e1289450cp-60},
    {0x1.1fbd5570084fep-2, 0x1.1881919cf161dp-2, -0x1.94a1070bfc4fep-57},
    {0x1.5fb15c69eef7fp-2, 0x1.52c483c76655fp-2, -0x1.a5abe3a04e242p-56},
    {0x1.9fa6cbfab8cf5p-2, 0x1.8ad8402d88177p-2, -0x1.ea1b29263a611p-56},
    {0x1.df9dae8d1366cp-2, 0x1.c08aae496efa6p-2, 0x1.040cb76b2b15bp-57},
    {0x1.1f25b706bd296p-1, 0x1.05b1f9747ee2ep-1, -0x1.d2bf30e5f9aa4p-55},
    {0x1.5f1167ff8f5ebp-1, 0x1.33bcda782cecap-1, 0x1.9ae5515693c79p-55},
    {0x1.9f05c6b1cf18ep-1, 0x1.5cc1bb44f728bp-1, -0x1.474f68b03f61ap-55},
    {0x1.df00d09ab10bbp-1, 0x1.811518cde39a6p-1, 0x1.55ed78884e8d4p-56},
    {0x1.1e05147de31e7p+0, 0x1.ae73bd5e44e5bp-1, 0x1.e1ddffe9cb301p-55},
    {0x1.5e19d20a8029fp+0, 0x1.e0fc41503331dp-1, 0x1.3c8427f7f8638p-58},
    {0x1.9e3779b97f4a8p+0, 0x1.0468a8ace4df6p+0, 0x1.0d8b2c237c23fp-55},
    {0x1.de5722d963bf8p+0, 0x1.145385fa3af72p+0, -0x1.a744b2751a272p-54},
    {0x1.1d09381188966p+1, 0x1.26127862b05f6p+0, 0x1.573b220fbcd1ep-54},
    {0x1.5d6ecfe1d8763p+1, 0x1.383c272726984p+0, 0x1.6d6554a1f06aep-56},
    {0x1.9dc09dc3cc4fep+1, 0x1.4551433f00782p+0, 0x1.2033a30d4448p-54},
    {0x1.de0243f45f8e2p+1, 0x1.4f24ec8c21351p+0, -0x1.7b7a283dc85f7p-54},
    {0x1.1c9d18decb28cp+2, 0x1.597ffd521f2aap+0, -0x1.02f94f6eaa7c8p-54},
    {0x1.5d2f4a3998605p+2, 0x1.63b7dbc70f10ap+0, -0x1.cd13bfe5f4e95p-55},
    {0x1.9d987fb8cc5edp+2, 0x1.6ad26efb8ffddp+0, -0x1.7ca556e0c517ap-54},
    {0x1.dde7727cc0c9dp+2, 0x1.700b29327680fp+0, 0x1.1c0f4c4bb79b7p-56},
    {0x1.1c7d036cabd6p+3, 0x1.7572e6b57b53ap+0, 0x1.c776436f95988p-54},
    {0x1.5d1d6d54f87fdp+3, 0x1.7ab964cedcf04p+0, -0x1.82b247712215bp-56},
    {0x1.9d8d932271061p+3, 0x1.7e5abbb1b302ap+0, 0x1.5048586d76295p-55},
    {0x1.dde04b3b96618p+3, 0x1.8101c3f7dc3e4p+0, 0x1.e077d6cad899ep-54},
    {0x1p+60, 0x1.921fb54442d18p+0, 0x1.1662633145c07p-54},
};

/// sin(pi r) = r (first + (low + z P(z))), or cos(pi r) = first + (low + z P(z)),
/// z = r^2, |r| <= 1/4.
static constant double table_sinpi_double[2][16] = {
    {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53, -0x1.4abbce625be53p+2,
     0x1.466bc6775aae9p+1, -0x1.32d2cce62b873p-1, 0x1.50783486fad56p-4,
     -0x1.e3074d26295a8p-8, 0x1.e8f036cf2f208p-12, -0x1.6cc57df97afc2p-16},
    {0x1p+0, 0x0p+0, -0x1.3bd3cc9be45dep+2,
     0x1.03c1f081b5abbp+2, -0x1.55d3c7e3cb242p+0, 0x1.e1f5068688f61p-3,
     -0x1.a6d1eef498f36p-6, 0x1.f9ce24786af4fp-10, -0x1.b2f3f4445292bp-14},
};

// clang-format on

#endif // Q7X2_DEVICE_LIB_POLYNOMIALS_H
