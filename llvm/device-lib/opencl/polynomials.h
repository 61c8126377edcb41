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

/// cos(pi r) = 1 + z P(z), z = r^2, |r| <= 1/4.
static inline float polynomial_cospi(float x) {
  float p = 0x1.d684aap-3f;
  p = __builtin_elementwise_fma(p, x, -0x1.55b7cep0f);
  p = __builtin_elementwise_fma(p, x, 0x1.03c1b8p2f);
  p = __builtin_elementwise_fma(p, x, -0x1.3bd3ccp2f);
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

/// -log(1 - erf(x)) = x P(x - 2), x from 1 to 5.95.
static inline double polynomial_erf_far_double(double x) {
  double p = -0x1.aa4406f26070bp-40;
  p = __builtin_elementwise_fma(p, x, 0x1.15721ca0b7277p-36);
  p = __builtin_elementwise_fma(p, x, -0x1.352998d9b3fc9p-34);
  p = __builtin_elementwise_fma(p, x, 0x1.76f35f6c7ceb7p-33);
  p = __builtin_elementwise_fma(p, x, -0x1.d45a18970b525p-35);
  p = __builtin_elementwise_fma(p, x, -0x1.4a27652f1f235p-29);
  p = __builtin_elementwise_fma(p, x, 0x1.41aea317cde57p-26);
  p = __builtin_elementwise_fma(p, x, -0x1.9942f5fa973d6p-24);
  p = __builtin_elementwise_fma(p, x, 0x1.86a43fc6fab24p-22);
  p = __builtin_elementwise_fma(p, x, -0x1.f3f38b5c3a579p-21);
  p = __builtin_elementwise_fma(p, x, -0x1.8172bdd6457bbp-24);
  p = __builtin_elementwise_fma(p, x, 0x1.5e68449dc5028p-16);
  p = __builtin_elementwise_fma(p, x, -0x1.735db63e8444dp-13);
  p = __builtin_elementwise_fma(p, x, 0x1.1cd5eb462238ep-10);
  p = __builtin_elementwise_fma(p, x, -0x1.786e4f5d56f27p-8);
  p = __builtin_elementwise_fma(p, x, 0x1.c9fadda99c2cap-6);
  p = __builtin_elementwise_fma(p, x, 0x1.bc5630f3f86b0p-1);
  p = __builtin_elementwise_fma(p, x, 0x1.575b329b1f516p+1);
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

// clang-format on

#endif // Q7X2_DEVICE_LIB_POLYNOMIALS_H
