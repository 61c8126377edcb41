/* crt/cache_operators.hpp - loads and stores with cache operators */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Those that clang's headers lack. The machine caches all alike. */

#ifndef Q7X2_CUDA_CACHE_OPERATORS_HPP
#define Q7X2_CUDA_CACHE_OPERATORS_HPP

namespace q7x2 {
/* One access of a type's size and alignment. */
template <int Size> struct Word;
template <> struct Word<1> {
  typedef unsigned char type;
};
template <> struct Word<2> {
  typedef unsigned short type;
};
template <> struct Word<4> {
  typedef unsigned int type;
};
template <> struct Word<8> {
  typedef unsigned long long type;
};
template <> struct Word<16> {
  typedef unsigned int type __attribute__((ext_vector_type(4)));
};

template <typename T> static __device__ __forceinline__ T load(const T *p) {
  typedef typename Word<sizeof(T)>::type Bits;
  Bits bits = *(const __attribute__((address_space(1))) Bits *)p;
  T value;
  __builtin_memcpy(&value, &bits, sizeof(value));
  return value;
}
template <typename T>
static __device__ __forceinline__ void store(T *p, const T &value) {
  typedef typename Word<sizeof(T)>::type Bits;
  Bits bits;
  __builtin_memcpy(&bits, &value, sizeof(value));
  *(__attribute__((address_space(1))) Bits *)p = bits;
}
} // namespace q7x2

#define Q7X2_LOAD(name, type)                                                  \
  static __device__ __forceinline__ type name(const type *p) {                 \
    return q7x2::load(p);                                                      \
  }
#define Q7X2_STORE(name, type)                                                 \
  static __device__ __forceinline__ void name(type *p, type value) {           \
    q7x2::store(p, value);                                                     \
  }
#define Q7X2_ACCESSES(type)                                                    \
  Q7X2_LOAD(__ldca, type)                                                      \
  Q7X2_LOAD(__ldlu, type)                                                      \
  Q7X2_STORE(__stwb, type)                                                     \
  Q7X2_STORE(__stcg, type)                                                     \
  Q7X2_STORE(__stcs, type)
Q7X2_ACCESSES(char)
Q7X2_ACCESSES(signed char)
Q7X2_ACCESSES(short)
Q7X2_ACCESSES(int)
Q7X2_ACCESSES(long)
Q7X2_ACCESSES(long long)
Q7X2_ACCESSES(char2)
Q7X2_ACCESSES(char4)
Q7X2_ACCESSES(short2)
Q7X2_ACCESSES(short4)
Q7X2_ACCESSES(int2)
Q7X2_ACCESSES(int4)
Q7X2_ACCESSES(longlong2)
Q7X2_ACCESSES(unsigned char)
Q7X2_ACCESSES(unsigned short)
Q7X2_ACCESSES(unsigned int)
Q7X2_ACCESSES(unsigned long)
Q7X2_ACCESSES(unsigned long long)
Q7X2_ACCESSES(uchar2)
Q7X2_ACCESSES(uchar4)
Q7X2_ACCESSES(ushort2)
Q7X2_ACCESSES(ushort4)
Q7X2_ACCESSES(uint2)
Q7X2_ACCESSES(uint4)
Q7X2_ACCESSES(ulonglong2)
Q7X2_ACCESSES(float)
Q7X2_ACCESSES(double)
Q7X2_ACCESSES(float2)
Q7X2_ACCESSES(float4)
Q7X2_ACCESSES(double2)
Q7X2_LOAD(__ldcg, unsigned long)
Q7X2_LOAD(__ldcs, unsigned long)
#undef Q7X2_ACCESSES
#undef Q7X2_STORE
#undef Q7X2_LOAD

/* Neither cached nor moved. */
static __device__ __forceinline__ unsigned long __ldcv(const unsigned long *p) {
  return *(const volatile __attribute__((address_space(1))) unsigned long *)p;
}
static __device__ __forceinline__ void __stwt(unsigned long *p,
                                              unsigned long value) {
  *(volatile __attribute__((address_space(1))) unsigned long *)p = value;
}
static __device__ __forceinline__ void __stwt(long *p, long value) {
  __stwt((unsigned long *)p, (unsigned long)value);
}

#endif
