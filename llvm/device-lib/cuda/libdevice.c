//===-- libdevice.c - The functions of NVIDIA's libdevice -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code for NVPTX, from clang's CUDA headers for example, calls these. Most are
// functions of the C library or instructions. Those that the C library does not
// have are in ../opencl/float.cl and double.cl, and those that libclc calls as
// well in ../opencl/nv.cl.
//
//===----------------------------------------------------------------------===//

#include <limits.h>
#include <math.h>
#include <stdint.h>

typedef long long ll;
typedef unsigned long long ull;
typedef unsigned int uint;

//===----------------------------------------------------------------------===//
// Mathematics
//===----------------------------------------------------------------------===//

#define UNARY(NAME)                                                            \
  double __nv_##NAME(double x) { return NAME(x); }                             \
  float __nv_##NAME##f(float x) { return NAME##f(x); }
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
UNARY(exp10)
UNARY(exp2)
UNARY(expm1)
UNARY(fabs)
UNARY(floor)
UNARY(lgamma)
UNARY(log10)
UNARY(log1p)
UNARY(log2)
UNARY(logb)
UNARY(nearbyint)
UNARY(rint)
UNARY(round)
UNARY(sin)
UNARY(sinh)
UNARY(tan)
UNARY(tanh)
UNARY(tgamma)
UNARY(trunc)
#undef UNARY

#define BINARY(NAME)                                                           \
  double __nv_##NAME(double x, double y) { return NAME(x, y); }                \
  float __nv_##NAME##f(float x, float y) { return NAME##f(x, y); }
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
#undef BINARY

double __nv_fma(double x, double y, double z) { return fma(x, y, z); }
float __nv_fmaf(float x, float y, float z) { return fmaf(x, y, z); }

#define WITH_INTEGER(NAME)                                                     \
  double __nv_##NAME(double x, int n) { return NAME(x, n); }                   \
  float __nv_##NAME##f(float x, int n) { return NAME##f(x, n); }
WITH_INTEGER(ldexp)
WITH_INTEGER(scalbn)
#undef WITH_INTEGER
double cl_pown(double x, int n) __asm__("_Z4powndi");
double __nv_powi(double x, int n) { return cl_pown(x, n); }
float cl_pownf(float x, int n) __asm__("_Z4pownfi");
float __nv_powif(float x, int n) { return cl_pownf(x, n); }

double __nv_frexp(double x, int *exponent) { return frexp(x, exponent); }
float __nv_frexpf(float x, int *exponent) { return frexpf(x, exponent); }
double __nv_modf(double x, double *whole) { return modf(x, whole); }
float __nv_modff(float x, float *whole) { return modff(x, whole); }
double __nv_remquo(double x, double y, int *quotient) {
  return remquo(x, y, quotient);
}
float __nv_remquof(float x, float y, int *quotient) {
  return remquof(x, y, quotient);
}
double __nv_nan(const signed char *text) { return nan((const char *)text); }
float __nv_nanf(const signed char *text) { return nanf((const char *)text); }
ll __nv_llrint(double x) { return llrint(x); }
ll __nv_llrintf(float x) { return llrintf(x); }
ll __nv_llround(double x) { return llround(x); }
ll __nv_llroundf(float x) { return llroundf(x); }
void sincos(double x, double *sine, double *cosine);
void __nv_sincos(double x, double *sine, double *cosine) {
  sincos(x, sine, cosine);
}
void __nv_sincosf(float x, float *sine, float *cosine) {
  *sine = sinf(x);
  *cosine = cosf(x);
}

float __nv_sinpif(float x);
float __nv_cospif(float x);
void __nv_sincospif(float x, float *sine, float *cosine) {
  *sine = __nv_sinpif(x);
  *cosine = __nv_cospif(x);
}

int __nv_isnand(double x) { return isnan(x); }
int __nv_isnanf(float x) { return isnan(x); }
int __nv_isfinited(double x) { return isfinite(x); }
int __nv_finitef(float x) { return isfinite(x); }
int __nv_signbitd(double x) { return signbit(x) != 0; }
int __nv_signbitf(float x) { return signbit(x) != 0; }

// x + 0 by the instruction that saturates, of NaN 0.
float add_saturated(float x, float y) __asm__("llvm.nvvm.add.rn.sat.f");
float __nv_saturatef(float x) { return add_saturated(x, 0.0f); }

//===----------------------------------------------------------------------===//
// Norms of arrays
//===----------------------------------------------------------------------===//

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
// Instructions
//===----------------------------------------------------------------------===//

// The C names of PTX's types, and the constraints of their registers.
#define C_f32 float
#define C_f64 double
#define C_s32 int
#define C_u32 uint
#define C_s64 ll
#define C_u64 ull
#define R_f32 "f"
#define R_f64 "d"
#define R_s32 "r"
#define R_u32 "r"
#define R_s64 "l"
#define R_u64 "l"

#define PTX1(NAME, TEXT, TO, FROM)                                             \
  C_##TO __nv_##NAME(C_##FROM x) {                                             \
    C_##TO r;                                                                  \
    __asm__(TEXT " %0, %1;" : "=" R_##TO(r) : R_##FROM(x));                    \
    return r;                                                                  \
  }
#define PTX2(NAME, TEXT, T)                                                    \
  C_##T __nv_##NAME(C_##T x, C_##T y) {                                        \
    C_##T r;                                                                   \
    __asm__(TEXT " %0, %1, %2;" : "=" R_##T(r) : R_##T(x), R_##T(y));          \
    return r;                                                                  \
  }
#define PTX3(NAME, TEXT, T)                                                    \
  C_##T __nv_##NAME(C_##T x, C_##T y, C_##T z) {                               \
    C_##T r;                                                                   \
    __asm__(TEXT " %0, %1, %2, %3;"                                            \
            : "=" R_##T(r)                                                     \
            : R_##T(x), R_##T(y), R_##T(z));                                   \
    return r;                                                                  \
  }

// CUDA's names of the rounding modes, and PTX's for floats and for integers.
#define ARITHMETIC(MODE, PTX)                                                  \
  PTX2(fadd_##MODE, "add." PTX ".f32", f32)                                    \
  PTX2(fsub_##MODE, "sub." PTX ".f32", f32)                                    \
  PTX2(fmul_##MODE, "mul." PTX ".f32", f32)                                    \
  PTX2(fdiv_##MODE, "div." PTX ".f32", f32)                                    \
  PTX1(frcp_##MODE, "rcp." PTX ".f32", f32, f32)                               \
  PTX1(fsqrt_##MODE, "sqrt." PTX ".f32", f32, f32)                             \
  PTX3(fmaf_##MODE, "fma." PTX ".f32", f32)                                    \
  PTX3(fmaf_ieee_##MODE, "fma." PTX ".f32", f32)                               \
  PTX2(dadd_##MODE, "add." PTX ".f64", f64)                                    \
  PTX2(dsub_##MODE, "sub." PTX ".f64", f64)                                    \
  PTX2(dmul_##MODE, "mul." PTX ".f64", f64)                                    \
  PTX2(ddiv_##MODE, "div." PTX ".f64", f64)                                    \
  PTX1(drcp_##MODE, "rcp." PTX ".f64", f64, f64)                               \
  PTX1(dsqrt_##MODE, "sqrt." PTX ".f64", f64, f64)                             \
  PTX3(fma_##MODE, "fma." PTX ".f64", f64)                                     \
  PTX1(double2float_##MODE, "cvt." PTX ".f32.f64", f32, f64)                   \
  PTX1(int2float_##MODE, "cvt." PTX ".f32.s32", f32, s32)                      \
  PTX1(uint2float_##MODE, "cvt." PTX ".f32.u32", f32, u32)                     \
  PTX1(ll2float_##MODE, "cvt." PTX ".f32.s64", f32, s64)                       \
  PTX1(ull2float_##MODE, "cvt." PTX ".f32.u64", f32, u64)                      \
  PTX1(ll2double_##MODE, "cvt." PTX ".f64.s64", f64, s64)                      \
  PTX1(ull2double_##MODE, "cvt." PTX ".f64.u64", f64, u64)                     \
  PTX1(float2int_##MODE, "cvt." PTX "i.s32.f32", s32, f32)                     \
  PTX1(float2uint_##MODE, "cvt." PTX "i.u32.f32", u32, f32)                    \
  PTX1(float2ll_##MODE, "cvt." PTX "i.s64.f32", s64, f32)                      \
  PTX1(float2ull_##MODE, "cvt." PTX "i.u64.f32", u64, f32)                     \
  PTX1(double2int_##MODE, "cvt." PTX "i.s32.f64", s32, f64)                    \
  PTX1(double2uint_##MODE, "cvt." PTX "i.u32.f64", u32, f64)                   \
  PTX1(double2ll_##MODE, "cvt." PTX "i.s64.f64", s64, f64)                     \
  PTX1(double2ull_##MODE, "cvt." PTX "i.u64.f64", u64, f64)
ARITHMETIC(rn, "rn")
ARITHMETIC(rz, "rz")
ARITHMETIC(rd, "rm")
ARITHMETIC(ru, "rp")
double __nv_int2double_rn(int x) { return x; }
double __nv_uint2double_rn(uint x) { return x; }
PTX1(frsqrt_rn, "rsqrt.approx.f32", f32, f32)
PTX1(rcp64h, "rcp.approx.ftz.f64", f64, f64)

//===----------------------------------------------------------------------===//
// Fast and inaccurate
//===----------------------------------------------------------------------===//

PTX1(fast_sinf, "sin.approx.f32", f32, f32)
PTX1(fast_cosf, "cos.approx.f32", f32, f32)
PTX1(fast_log2f, "lg2.approx.f32", f32, f32)
PTX1(fast_tanhf, "tanh.approx.f32", f32, f32)
PTX1(fast_exp2f, "ex2.approx.f32", f32, f32)
float __nv_fast_expf(float x) {
  return __nv_fast_exp2f(x * 0x1.715476p+0f); // log2(e)
}
float __nv_fast_exp10f(float x) {
  return __nv_fast_exp2f(x * 0x1.a934fp+1f); // log2(10)
}
float __nv_fast_logf(float x) {
  return __nv_fast_log2f(x) * 0x1.62e43p-1f; // log(2)
}
float __nv_fast_log10f(float x) {
  return __nv_fast_log2f(x) * 0x1.344136p-2f; // log10(2)
}
float __nv_fast_powf(float x, float y) {
  return __nv_fast_exp2f(y * __nv_fast_log2f(x));
}
PTX2(fast_fdividef, "div.approx.f32", f32)
float __nv_fast_tanf(float x) {
  return __nv_fast_fdividef(__nv_fast_sinf(x), __nv_fast_cosf(x));
}
void __nv_fast_sincosf(float x, float *sine, float *cosine) {
  *sine = __nv_fast_sinf(x);
  *cosine = __nv_fast_cosf(x);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

int __nv_abs(int x) { return x < 0 ? -(uint)x : x; }
ll __nv_llabs(ll x) { return x < 0 ? -(ull)x : x; }
int __nv_min(int x, int y) { return x < y ? x : y; }
int __nv_max(int x, int y) { return x > y ? x : y; }
uint __nv_umin(uint x, uint y) { return x < y ? x : y; }
uint __nv_umax(uint x, uint y) { return x > y ? x : y; }
ll __nv_llmin(ll x, ll y) { return x < y ? x : y; }
ll __nv_llmax(ll x, ll y) { return x > y ? x : y; }
ull __nv_ullmin(ull x, ull y) { return x < y ? x : y; }
ull __nv_ullmax(ull x, ull y) { return x > y ? x : y; }
int __nv_brev(int x) { return __builtin_bitreverse32(x); }
ll __nv_brevll(ll x) { return __builtin_bitreverse64(x); }
// Builtins of nvcc that a toolkit's headers call.
unsigned short __nv_bswap16_impl(unsigned short x) {
  return __builtin_bswap16(x);
}
uint __nv_bswap32_impl(uint x) { return __builtin_bswap32(x); }
ull __nv_bswap64_impl(ull x) { return __builtin_bswap64(x); }
int __nv_clz(int x) { return x ? __builtin_clz(x) : 32; }
int __nv_clzll(ll x) { return x ? __builtin_clzll(x) : 64; }
int __nv_ffs(int x) { return __builtin_ffs(x); }
int __nv_ffsll(ll x) { return __builtin_ffsll(x); }
int __nv_popc(int x) { return __builtin_popcount(x); }
int __nv_popcll(ll x) { return __builtin_popcountll(x); }
PTX3(permute, "prmt.b32", u32)
// CUDA's does not replicate signs.
uint __nv_byte_perm(uint x, uint y, uint selector) {
  return __nv_permute(x, y, selector & 0x7777);
}
int __nv_mul24(int x, int y) {
  return (int)((uint)(x << 8 >> 8) * (uint)(y << 8 >> 8));
}
uint __nv_umul24(uint x, uint y) { return (x & 0xffffff) * (y & 0xffffff); }
int __nv_mulhi(int x, int y) { return (ll)x * y >> 32; }
uint __nv_umulhi(uint x, uint y) { return (ull)x * y >> 32; }
ll __nv_mul64hi(ll x, ll y) { return (__int128)x * y >> 64; }
ull __nv_umul64hi(ull x, ull y) { return (unsigned __int128)x * y >> 64; }
int __nv_hadd(int x, int y) { return ((ll)x + y) >> 1; }
int __nv_rhadd(int x, int y) { return (x | y) - ((x ^ y) >> 1); }
uint __nv_uhadd(uint x, uint y) { return ((ull)x + y) >> 1; }
uint __nv_urhadd(uint x, uint y) { return (x | y) - ((x ^ y) >> 1); }
uint __nv_sad(int x, int y, uint z) {
  return z + (x > y ? (uint)x - (uint)y : (uint)y - (uint)x);
}
uint __nv_usad(uint x, uint y, uint z) { return z + (x > y ? x - y : y - x); }

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

#define AS(NAME, TO, FROM)                                                     \
  TO __nv_##NAME(FROM x) {                                                     \
    TO r;                                                                      \
    __builtin_memcpy(&r, &x, sizeof(r));                                       \
    return r;                                                                  \
  }
AS(float_as_int, int, float)
AS(float_as_uint, uint, float)
AS(int_as_float, float, int)
AS(uint_as_float, float, uint)
AS(double_as_longlong, ll, double)
AS(longlong_as_double, double, ll)
int __nv_double2hiint(double x) { return __nv_double_as_longlong(x) >> 32; }
int __nv_double2loint(double x) { return __nv_double_as_longlong(x); }
double __nv_hiloint2double(int high, int low) {
  return __nv_longlong_as_double((ll)((ull)high << 32 | (uint)low));
}
unsigned short __nv_float2half_rn(float x) {
  _Float16 half = (_Float16)x;
  unsigned short r;
  __builtin_memcpy(&r, &half, sizeof(r));
  return r;
}
float __nv_half2float(unsigned short x) {
  _Float16 half;
  __builtin_memcpy(&half, &x, sizeof(half));
  return half;
}
