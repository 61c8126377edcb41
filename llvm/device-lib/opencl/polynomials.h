//===-- polynomials.h - Polynomials of float.cl and double.cl -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made by utils/fit-polynomials. polynomial_NAME(x) is P(x).
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

/// log(1 + m) = m + m^2 P(m), m from -1/4 to 1/2.
static inline float polynomial_log1p(float x) {
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

/// log2((1 + s) / (1 - s)) = 2 log2(e) s + s z P(z), z = s^2, |s| <= 0.1716.
static inline float polynomial_log2(float x) {
  float p = 0x1.b93edp-2f;
  p = __builtin_elementwise_fma(p, x, 0x1.274cap-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.ec70d2p-1f);
  return p;
}

/// e^r - 1 = r + r^2 P(r), |r| <= log(2) / 2.
static inline float polynomial_expm1(float x) {
  float p = 0x1.a2d9ap-13f;
  p = __builtin_elementwise_fma(p, x, 0x1.6d2e04p-10f);
  p = __builtin_elementwise_fma(p, x, 0x1.110fc2p-7f);
  p = __builtin_elementwise_fma(p, x, 0x1.555502p-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.555556p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1p-1f);
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
  float p = -0x1.3eaa42p-12f;
  p = __builtin_elementwise_fma(p, x, 0x1.2d532ep-8f);
  p = __builtin_elementwise_fma(p, x, -0x1.0d7242p-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.3694acp-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.d5a9c2p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.41901cp-1f);
  return p;
}

/// e^(x^2) erfc(x) (x + 2) = P(1 - 4 / (x + 2)), x from 0 to 10.6.
static inline float polynomial_erfcx(float x) {
  float p = -0x1.e59092p-12f;
  p = __builtin_elementwise_fma(p, x, -0x1.8c480cp-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.86b904p-9f);
  p = __builtin_elementwise_fma(p, x, 0x1.a5ec2cp-8f);
  p = __builtin_elementwise_fma(p, x, -0x1.6001a6p-6f);
  p = __builtin_elementwise_fma(p, x, -0x1.2a7a68p-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.1e2d5ep-2f);
  p = __builtin_elementwise_fma(p, x, -0x1.5fd39p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.058672p0f);
  return p;
}

/// the same of all x >= 0.
static inline float polynomial_erfcx_whole(float x) {
  float p = 0x1.58e73cp-14f;
  p = __builtin_elementwise_fma(p, x, 0x1.38665ap-14f);
  p = __builtin_elementwise_fma(p, x, -0x1.37678p-11f);
  p = __builtin_elementwise_fma(p, x, -0x1.c4f80ap-11f);
  p = __builtin_elementwise_fma(p, x, 0x1.90599ep-9f);
  p = __builtin_elementwise_fma(p, x, 0x1.a93dbep-8f);
  p = __builtin_elementwise_fma(p, x, -0x1.604996p-6f);
  p = __builtin_elementwise_fma(p, x, -0x1.2a8c1cp-5f);
  p = __builtin_elementwise_fma(p, x, 0x1.1e2db8p-2f);
  p = __builtin_elementwise_fma(p, x, -0x1.5fd384p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.058672p0f);
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

/// gamma(1 + y) = 1 + y P(y), y from 0 to 1.
static inline float polynomial_tgamma(float x) {
  float p = -0x1.9aa828p-6f;
  p = __builtin_elementwise_fma(p, x, 0x1.2df6d4p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.995676p-2f);
  p = __builtin_elementwise_fma(p, x, 0x1.5f9ab8p-1f);
  p = __builtin_elementwise_fma(p, x, -0x1.bf8944p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.ea29acp-1f);
  p = __builtin_elementwise_fma(p, x, -0x1.cef994p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.fa4962p-1f);
  p = __builtin_elementwise_fma(p, x, -0x1.278828p-1f);
  return p;
}

/// I0(x) = P(x^2 / 64), |x| <= 8.
static inline float polynomial_i0_near(float x) {
  float p = 0x1.05ddf6p0f;
  p = __builtin_elementwise_fma(p, x, 0x1.a9fbb8p0f);
  p = __builtin_elementwise_fma(p, x, 0x1.7151b2p3f);
  p = __builtin_elementwise_fma(p, x, 0x1.fcf7e8p4f);
  p = __builtin_elementwise_fma(p, x, 0x1.240138p6f);
  p = __builtin_elementwise_fma(p, x, 0x1.c6f90ep6f);
  p = __builtin_elementwise_fma(p, x, 0x1.c71ffp6f);
  p = __builtin_elementwise_fma(p, x, 0x1.ffffb2p5f);
  p = __builtin_elementwise_fma(p, x, 0x1.000002p4f);
  p = __builtin_elementwise_fma(p, x, 0x1p0f);
  return p;
}

/// I0(x) = e^(x - 4) P(1 / x) / sqrt(x), x >= 8.
static inline float polynomial_i0_far(float x) {
  float p = 0x1.7a17ccp2f;
  p = __builtin_elementwise_fma(p, x, 0x1.1c6e3p0f);
  p = __builtin_elementwise_fma(p, x, 0x1.8e5a82p0f);
  p = __builtin_elementwise_fma(p, x, 0x1.5c73bcp1f);
  p = __builtin_elementwise_fma(p, x, 0x1.5c8112p4f);
  return p;
}

/// I1(x) = x P(x^2 / 64), |x| <= 8.
static inline float polynomial_i1_near(float x) {
  float p = 0x1.8f2bcep-5f;
  p = __builtin_elementwise_fma(p, x, 0x1.a1e2eep-4f);
  p = __builtin_elementwise_fma(p, x, 0x1.695db2p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.248adap1f);
  p = __builtin_elementwise_fma(p, x, 0x1.84eccp2f);
  p = __builtin_elementwise_fma(p, x, 0x1.6c0932p3f);
  p = __builtin_elementwise_fma(p, x, 0x1.c71db8p3f);
  p = __builtin_elementwise_fma(p, x, 0x1.55554ap3f);
  p = __builtin_elementwise_fma(p, x, 0x1p2f);
  p = __builtin_elementwise_fma(p, x, 0x1p-1f);
  return p;
}

/// I1(x) = e^(x - 4) P(1 / x) / sqrt(x), x >= 8.
static inline float polynomial_i1_far(float x) {
  float p = -0x1.d16faap2f;
  p = __builtin_elementwise_fma(p, x, -0x1.a80ddep0f);
  p = __builtin_elementwise_fma(p, x, -0x1.4a7cf2p1f);
  p = __builtin_elementwise_fma(p, x, -0x1.055ccp3f);
  p = __builtin_elementwise_fma(p, x, 0x1.5c811p4f);
  return p;
}

/// erfinv(x) = x P(w - 3), w = -log2(1 - x^2) from 0 to 6.
static inline float polynomial_erfinv_near(float x) {
  float p = 0x1.d18bc6p-29f;
  p = __builtin_elementwise_fma(p, x, 0x1.481c4cp-26f);
  p = __builtin_elementwise_fma(p, x, -0x1.197e22p-21f);
  p = __builtin_elementwise_fma(p, x, 0x1.e42d46p-21f);
  p = __builtin_elementwise_fma(p, x, 0x1.a7565ep-15f);
  p = __builtin_elementwise_fma(p, x, -0x1.1b7642p-11f);
  p = __builtin_elementwise_fma(p, x, -0x1.29a89cp-10f);
  p = __builtin_elementwise_fma(p, x, 0x1.6212d2p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.65a4acp0f);
  return p;
}

/// erfinv(x) = P(1 / sqrt(w) - 1/4) sqrt(w), w = -log2(1 - x^2) from 5.8 to 151.
static inline float polynomial_erfinv_far(float x) {
  float p = 0x1.c2b762p3f;
  p = __builtin_elementwise_fma(p, x, 0x1.5d598ep4f);
  p = __builtin_elementwise_fma(p, x, -0x1.144092p2f);
  p = __builtin_elementwise_fma(p, x, -0x1.516f28p-2f);
  p = __builtin_elementwise_fma(p, x, -0x1.65d71ap0f);
  p = __builtin_elementwise_fma(p, x, 0x1.209b1p-1f);
  p = __builtin_elementwise_fma(p, x, 0x1.7452e4p-3f);
  p = __builtin_elementwise_fma(p, x, -0x1.7da56p-3f);
  p = __builtin_elementwise_fma(p, x, 0x1.950f76p-1f);
  return p;
}

/// sin(r) = r + r z P(z), z = r^2, |r| <= pi / 4.
static inline double polynomial_sin_double(double x) {
  double p = 0x1.5d8e364695e96p-33;
  p = __builtin_elementwise_fma(p, x, -0x1.ae5e54752157ep-26);
  p = __builtin_elementwise_fma(p, x, 0x1.71de355f08071p-19);
  p = __builtin_elementwise_fma(p, x, -0x1.a01a019bf2245p-13);
  p = __builtin_elementwise_fma(p, x, 0x1.111111110f75dp-7);
  p = __builtin_elementwise_fma(p, x, -0x1.5555555555548p-3);
  return p;
}

/// cos(r) = 1 - z / 2 + z^2 P(z), z = r^2, |r| <= pi / 4.
static inline double polynomial_cos_double(double x) {
  double p = -0x1.8fa682cb359b9p-37;
  p = __builtin_elementwise_fma(p, x, 0x1.1ee9dbd21dc0bp-29);
  p = __builtin_elementwise_fma(p, x, -0x1.27e4f7f19e747p-22);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a019c8f3f9p-16);
  p = __builtin_elementwise_fma(p, x, -0x1.6c16c16c15016p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.555555555554bp-5);
  return p;
}

/// e^r = 1 + r + r^2 P(r), |r| <= log(2) / 2.
static inline double polynomial_exp_double(double x) {
  double p = 0x1.1f86f00ad94ebp-29;
  p = __builtin_elementwise_fma(p, x, 0x1.af4ec43305b02p-26);
  p = __builtin_elementwise_fma(p, x, 0x1.27e4cfaf4c4cp-22);
  p = __builtin_elementwise_fma(p, x, 0x1.71de01afd7ba1p-19);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a01ab98777p-16);
  p = __builtin_elementwise_fma(p, x, 0x1.a01a01ac1d20cp-13);
  p = __builtin_elementwise_fma(p, x, 0x1.6c16c16c156a5p-10);
  p = __builtin_elementwise_fma(p, x, 0x1.1111111110052p-7);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555557p-5);
  p = __builtin_elementwise_fma(p, x, 0x1.5555555555557p-3);
  p = __builtin_elementwise_fma(p, x, 0x1p-1);
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

// clang-format on

#endif // Q7X2_DEVICE_LIB_POLYNOMIALS_H
