/* vector_types.h - the vector types of CUDA and the functions that make them */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_VECTOR_TYPES_H
#define Q7X2_CUDA_VECTOR_TYPES_H
/* What programs test. */
#define __VECTOR_TYPES_H__

#include <host_defines.h>

#define Q7X2_VECTOR_TYPE(name, type, align2, align4)                           \
  struct name##1 { type x; };                                                  \
  struct __align__(align2) name##2 { type x, y; };                             \
  struct name##3 { type x, y, z; };                                            \
  struct __align__(align4) name##4 { type x, y, z, w; };                       \
  static __inline__ __host__ __device__ name##1 make_##name##1(type x) {       \
    return {x};                                                                \
  }                                                                            \
  static __inline__ __host__ __device__ name##2 make_##name##2(type x,         \
                                                               type y) {       \
    return {x, y};                                                             \
  }                                                                            \
  static __inline__ __host__ __device__ name##3 make_##name##3(type x, type y, \
                                                               type z) {       \
    return {x, y, z};                                                          \
  }                                                                            \
  static __inline__ __host__ __device__ name##4 make_##name##4(                \
      type x, type y, type z, type w) {                                        \
    return {x, y, z, w};                                                       \
  }
Q7X2_VECTOR_TYPE(char, signed char, 2, 4)
Q7X2_VECTOR_TYPE(uchar, unsigned char, 2, 4)
Q7X2_VECTOR_TYPE(short, short, 4, 8)
Q7X2_VECTOR_TYPE(ushort, unsigned short, 4, 8)
Q7X2_VECTOR_TYPE(int, int, 8, 16)
Q7X2_VECTOR_TYPE(uint, unsigned int, 8, 16)
Q7X2_VECTOR_TYPE(long, long, 16, 16)
Q7X2_VECTOR_TYPE(ulong, unsigned long, 16, 16)
Q7X2_VECTOR_TYPE(longlong, long long, 16, 16)
Q7X2_VECTOR_TYPE(ulonglong, unsigned long long, 16, 16)
Q7X2_VECTOR_TYPE(float, float, 8, 16)
Q7X2_VECTOR_TYPE(double, double, 16, 16)
#undef Q7X2_VECTOR_TYPE

/* CUDA 13's names, with the alignment; that of double4 has always been 16. */
#define Q7X2_ALIGNED(name, type)                                               \
  typedef name##4 name##4_16a;                                                 \
  struct __align__(32) name##4_32a { type x, y, z, w; };                       \
  static __inline__ __host__ __device__ name##4_16a make_##name##4_16a(        \
      type x, type y, type z, type w) {                                        \
    return {x, y, z, w};                                                       \
  }                                                                            \
  static __inline__ __host__ __device__ name##4_32a make_##name##4_32a(        \
      type x, type y, type z, type w) {                                        \
    return {x, y, z, w};                                                       \
  }
Q7X2_ALIGNED(long, long)
Q7X2_ALIGNED(ulong, unsigned long)
Q7X2_ALIGNED(longlong, long long)
Q7X2_ALIGNED(ulonglong, unsigned long long)
Q7X2_ALIGNED(double, double)
#undef Q7X2_ALIGNED

typedef unsigned int cuuint32_t;
typedef unsigned long long cuuint64_t;

struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ constexpr dim3(unsigned int x = 1, unsigned int y = 1,
                                     unsigned int z = 1)
      : x(x), y(y), z(z) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return {x, y, z}; }
};

#endif
