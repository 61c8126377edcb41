/* cuda_fp8.h - floats of eight bits without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The formats of the OCP: e4m3, which has no infinity, and e5m2. Not e8m0. */

#ifndef Q7X2_CUDA_FP8_H
#define Q7X2_CUDA_FP8_H

#include <cuda_bf16.h>
#include <cuda_fp16.h>

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t {
  __NV_NOSAT,    /* what is too large becomes infinity, or NaN in e4m3 */
  __NV_SATFINITE /* it becomes the largest number */
} __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t {
  __NV_E4M3,
  __NV_E5M2
} __nv_fp8_interpretation_t;

/*===-- conversions of one number
 * ------------------------------------------===*/

/* Rounded to nearest even; NaN is 0x7f. */
Q7X2_BOTH __nv_fp8_storage_t
__nv_cvt_float_to_fp8(const float x, const __nv_saturation_t saturate,
                      const __nv_fp8_interpretation_t format) {
  const bool is_e4m3 = format == __NV_E4M3;
  const int mantissa = is_e4m3 ? 3 : 2, bias = is_e4m3 ? 7 : 15;
  const unsigned int largest = is_e4m3 ? 0x7e : 0x7b;
  unsigned int bits, code;
  __builtin_memcpy(&bits, &x, sizeof(bits));
  const unsigned int sign = bits >> 24 & 0x80;
  bits &= 0x7fffffff;
  if (bits > 0x7f800000)
    return 0x7f;
  const int dropped = 23 - mantissa;
  if (bits < (unsigned int)(128 - bias) << 23) {
    /* Subnormal: the last place is 2^(1 - bias - mantissa), and adding the
       number whose last place that is rounds to it. */
    const unsigned int magic = (unsigned int)(128 - bias + dropped) << 23;
    float small, place;
    __builtin_memcpy(&small, &bits, sizeof(small));
    __builtin_memcpy(&place, &magic, sizeof(place));
    small += place;
    __builtin_memcpy(&code, &small, sizeof(code));
    code -= magic;
  } else {
    bits += (1u << (dropped - 1)) - 1 + (bits >> dropped & 1);
    code = (bits >> dropped) - ((unsigned int)(127 - bias) << mantissa);
  }
  if (code > largest)
    code = saturate == __NV_SATFINITE ? largest : is_e4m3 ? 0x7f : 0x7c;
  return sign | code;
}

/* By a float that is rounded to odd, of which the result is as of the double.
 */
Q7X2_BOTH __nv_fp8_storage_t
__nv_cvt_double_to_fp8(const double x, const __nv_saturation_t saturate,
                       const __nv_fp8_interpretation_t format) {
  unsigned long long bits;
  __builtin_memcpy(&bits, &x, sizeof(bits));
  const unsigned int sign = bits >> 63 << 31;
  bits &= 0x7fffffffffffffffull;
  unsigned int word;
  if (bits > 0x7ff0000000000000ull)
    word = 0x7fffffff;
  else if (bits >= 0x4400000000000000ull)
    word = 0x7f000000; /* 2^65 and more is too large for both formats */
  else if (bits < 0x3c00000000000000ull)
    word = bits ? 0x1f800000 : 0; /* and less than 2^-63 rounds to 0 */
  else
    word = (unsigned int)((bits - 0x3800000000000000ull) >> 29) |
           ((bits & 0x1fffffff) != 0);
  word |= sign;
  float f;
  __builtin_memcpy(&f, &word, sizeof(f));
  return __nv_cvt_float_to_fp8(f, saturate, format);
}

Q7X2_BOTH __nv_fp8_storage_t
__nv_cvt_halfraw_to_fp8(const __half_raw x, const __nv_saturation_t saturate,
                        const __nv_fp8_interpretation_t format) {
  return __nv_cvt_float_to_fp8((float)__half(x), saturate, format);
}
Q7X2_BOTH __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(
    const __nv_bfloat16_raw x, const __nv_saturation_t saturate,
    const __nv_fp8_interpretation_t format) {
  return __nv_cvt_float_to_fp8((float)__nv_bfloat16(x), saturate, format);
}

/* Exact; NaN is 0x7fff. */
Q7X2_BOTH __half_raw __nv_cvt_fp8_to_halfraw(
    const __nv_fp8_storage_t x, const __nv_fp8_interpretation_t format) {
  __half_raw result;
  if (format == __NV_E5M2) {
    result.x = (unsigned short)(x << 8);
    if ((x & 0x7f) > 0x7c)
      result.x = 0x7fff;
    return result;
  }
  /* A half's exponent has a larger bias, by 8. */
  result.x = (unsigned short)((x & 0x80) << 8 | (x & 0x7f) << 7);
  _Float16 value;
  __builtin_memcpy(&value, &result, sizeof(value));
  value *= (_Float16)256;
  __builtin_memcpy(&result, &value, sizeof(value));
  if ((x & 0x7f) == 0x7f)
    result.x = 0x7fff;
  return result;
}

/*===-- pairs: the first number in the low byte
 * ----------------------------===*/

#define Q7X2_PAIR_OF(name, scalar, type)                                       \
  Q7X2_BOTH __nv_fp8x2_storage_t name(                                         \
      const type v, const __nv_saturation_t saturate,                          \
      const __nv_fp8_interpretation_t format) {                                \
    return scalar(Q7X2_PART(v, x), saturate, format) |                         \
           scalar(Q7X2_PART(v, y), saturate, format) << 8;                     \
  }
#define Q7X2_PART(v, part) v.part
Q7X2_PAIR_OF(__nv_cvt_float2_to_fp8x2, __nv_cvt_float_to_fp8, float2)
Q7X2_PAIR_OF(__nv_cvt_double2_to_fp8x2, __nv_cvt_double_to_fp8, double2)
#undef Q7X2_PART
#define Q7X2_PART(v, part)                                                     \
  __half_raw { v.part }
Q7X2_PAIR_OF(__nv_cvt_halfraw2_to_fp8x2, __nv_cvt_halfraw_to_fp8, __half2_raw)
#undef Q7X2_PART
#define Q7X2_PART(v, part)                                                     \
  __nv_bfloat16_raw { v.part }
Q7X2_PAIR_OF(__nv_cvt_bfloat16raw2_to_fp8x2, __nv_cvt_bfloat16raw_to_fp8,
             __nv_bfloat162_raw)
#undef Q7X2_PART
#undef Q7X2_PAIR_OF

Q7X2_BOTH __half2_raw __nv_cvt_fp8x2_to_halfraw2(
    const __nv_fp8x2_storage_t v, const __nv_fp8_interpretation_t format) {
  return {__nv_cvt_fp8_to_halfraw(v & 0xff, format).x,
          __nv_cvt_fp8_to_halfraw(v >> 8, format).x};
}

/*===-- classes
 * ------------------------------------------------------------===*/

#define Q7X2_FROM_INTEGER(type)                                                \
  explicit __host__ __device__ Q7X2_FP8(const type v)                          \
      : __x(__nv_cvt_double_to_fp8((double)v, __NV_SATFINITE, Q7X2_FORMAT)) {}
/* Towards zero, and within the type's range; NaN is PTX's of a half. */
#define Q7X2_TO_INTEGER(type)                                                  \
  explicit __host__ __device__ operator type() const {                         \
    return (type)__half(*this);                                                \
  }
#define Q7X2_TO_BYTE(type, low, high)                                          \
  explicit __host__ __device__ operator type() const {                         \
    const float f = float(*this);                                              \
    return f != f ? 0 : f > high ? high : f < low ? low : (type)f;             \
  }
#define Q7X2_CLASSES(one, two, four, format)                                   \
  struct one {                                                                 \
    __nv_fp8_storage_t __x;                                                    \
    one() = default;                                                           \
    explicit __host__ __device__ one(const __half f)                           \
        : __x(__nv_cvt_halfraw_to_fp8(f, __NV_SATFINITE, format)) {}           \
    explicit __host__ __device__ one(const __nv_bfloat16 f)                    \
        : __x(__nv_cvt_bfloat16raw_to_fp8(f, __NV_SATFINITE, format)) {}       \
    explicit __host__ __device__ one(const float f)                            \
        : __x(__nv_cvt_float_to_fp8(f, __NV_SATFINITE, format)) {}             \
    explicit __host__ __device__ one(const double f)                           \
        : __x(__nv_cvt_double_to_fp8(f, __NV_SATFINITE, format)) {}            \
    Q7X2_FOR_INTEGERS(Q7X2_FROM_INTEGER)                                       \
    explicit __host__ __device__ operator __half() const {                     \
      return __half(__nv_cvt_fp8_to_halfraw(__x, format));                     \
    }                                                                          \
    explicit __host__ __device__ operator float() const {                      \
      return (float)__half(*this);                                             \
    }                                                                          \
    explicit __host__ __device__ operator __nv_bfloat16() const {              \
      return __nv_bfloat16((float)*this);                                      \
    }                                                                          \
    explicit __host__ __device__ operator double() const {                     \
      return (double)(float)*this;                                             \
    }                                                                          \
    Q7X2_FOR_INTEGERS(Q7X2_TO_INTEGER)                                         \
    Q7X2_TO_BYTE(char, -128, 127)                                              \
    Q7X2_TO_BYTE(signed char, -128, 127)                                       \
    Q7X2_TO_BYTE(unsigned char, 0, 255)                                        \
    explicit __host__ __device__ operator bool() const {                       \
      return (__x & 0x7f) != 0;                                                \
    }                                                                          \
  };                                                                           \
  struct __align__(2) two {                                                    \
    __nv_fp8x2_storage_t __x;                                                  \
    two() = default;                                                           \
    explicit __host__ __device__ two(const __half2 f)                          \
        : __x(__nv_cvt_halfraw2_to_fp8x2(f, __NV_SATFINITE, format)) {}        \
    explicit __host__ __device__ two(const __nv_bfloat162 f)                   \
        : __x(__nv_cvt_bfloat16raw2_to_fp8x2(f, __NV_SATFINITE, format)) {}    \
    explicit __host__ __device__ two(const float2 f)                           \
        : __x(__nv_cvt_float2_to_fp8x2(f, __NV_SATFINITE, format)) {}          \
    explicit __host__ __device__ two(const double2 f)                          \
        : __x(__nv_cvt_double2_to_fp8x2(f, __NV_SATFINITE, format)) {}         \
    explicit __host__ __device__ operator __half2() const {                    \
      return __half2(__nv_cvt_fp8x2_to_halfraw2(__x, format));                 \
    }                                                                          \
    explicit __host__ __device__ operator float2() const {                     \
      const __half2_raw h = __nv_cvt_fp8x2_to_halfraw2(__x, format);           \
      return {(float)__half(__half_raw{h.x}), (float)__half(__half_raw{h.y})}; \
    }                                                                          \
  };                                                                           \
  struct __align__(4) four {                                                   \
    __nv_fp8x4_storage_t __x;                                                  \
    four() = default;                                                          \
    __host__ __device__ four(const two low, const two high)                    \
        : __x(low.__x | (unsigned int)high.__x << 16) {}                       \
    explicit __host__ __device__ four(const __half2 low, const __half2 high)   \
        : four(two(low), two(high)) {}                                         \
    explicit __host__ __device__ four(const __nv_bfloat162 low,                \
                                      const __nv_bfloat162 high)               \
        : four(two(low), two(high)) {}                                         \
    explicit __host__ __device__ four(const float4 f)                          \
        : four(two(float2{f.x, f.y}), two(float2{f.z, f.w})) {}                \
    explicit __host__ __device__ four(const double4 f)                         \
        : four(two(double2{f.x, f.y}), two(double2{f.z, f.w})) {}              \
    explicit __host__ __device__ operator float4() const {                     \
      two low, high;                                                           \
      low.__x = (__nv_fp8x2_storage_t)__x;                                     \
      high.__x = (__nv_fp8x2_storage_t)(__x >> 16);                            \
      const float2 a = float2(low), b = float2(high);                          \
      return {a.x, a.y, b.x, b.y};                                             \
    }                                                                          \
  };

#define Q7X2_FP8 __nv_fp8_e5m2
#define Q7X2_FORMAT __NV_E5M2
Q7X2_CLASSES(__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __NV_E5M2)
#undef Q7X2_FORMAT
#undef Q7X2_FP8
#define Q7X2_FP8 __nv_fp8_e4m3
#define Q7X2_FORMAT __NV_E4M3
Q7X2_CLASSES(__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __NV_E4M3)
#undef Q7X2_FORMAT
#undef Q7X2_FP8
#undef Q7X2_CLASSES
#undef Q7X2_TO_BYTE
#undef Q7X2_TO_INTEGER
#undef Q7X2_FROM_INTEGER

#endif
