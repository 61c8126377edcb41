/* crt/integer_functions.hpp - CUDA's products of bytes, and minimum and maximum
   of three */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_INTEGER_FUNCTIONS_HPP
#define Q7X2_CUDA_INTEGER_FUNCTIONS_HPP

#define Q7X2_INTEGER static __device__ __forceinline__

/*===-- c and the products of four bytes, or of two words and two bytes
 * ----===*/

#define Q7X2_PRODUCT(name, ptx, type, types)                                   \
  Q7X2_INTEGER type name(type a, type b, type c) {                             \
    type d;                                                                    \
    __asm__(ptx types " %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));  \
    return d;                                                                  \
  }
#define Q7X2_PRODUCTS(name, ptx, words, bytes, unsigned_words, unsigned_bytes) \
  Q7X2_PRODUCT(name, ptx, int, ".s32.s32")                                     \
  Q7X2_PRODUCT(name, ptx, unsigned int, ".u32.u32")                            \
  Q7X2_INTEGER int name(words a, bytes b, int c) {                             \
    int x, y;                                                                  \
    __builtin_memcpy(&x, &a, sizeof(x));                                       \
    __builtin_memcpy(&y, &b, sizeof(y));                                       \
    return name(x, y, c);                                                      \
  }                                                                            \
  Q7X2_INTEGER unsigned int name(unsigned_words a, unsigned_bytes b,           \
                                 unsigned int c) {                             \
    unsigned int x, y;                                                         \
    __builtin_memcpy(&x, &a, sizeof(x));                                       \
    __builtin_memcpy(&y, &b, sizeof(y));                                       \
    return name(x, y, c);                                                      \
  }
Q7X2_PRODUCTS(__dp4a, "dp4a", char4, char4, uchar4, uchar4)
Q7X2_PRODUCTS(__dp2a_lo, "dp2a.lo", short2, char4, ushort2, uchar4)
Q7X2_PRODUCTS(__dp2a_hi, "dp2a.hi", short2, char4, ushort2, uchar4)
#undef Q7X2_PRODUCTS
#undef Q7X2_PRODUCT

/*===-- minimum and maximum
 * ------------------------------------------------===*/

/* Elements of a word: all of it, or two. */
typedef int __q7x2_s32 __attribute__((ext_vector_type(1)));
typedef unsigned int __q7x2_u32 __attribute__((ext_vector_type(1)));
typedef short __q7x2_s16x2 __attribute__((ext_vector_type(2)));
typedef unsigned short __q7x2_u16x2 __attribute__((ext_vector_type(2)));

#define Q7X2_VECTOR(types, v) __builtin_bit_cast(__q7x2_##types, v)
#define Q7X2_MOST(a, b) __builtin_elementwise_max(a, b)
#define Q7X2_LEAST(a, b) __builtin_elementwise_min(a, b)
#define Q7X2_THREE(name, word, types, choose)                                  \
  Q7X2_INTEGER word __vi##name##3_##types(word a, word b, word c) {            \
    return __builtin_bit_cast(                                                 \
        word, choose(choose(Q7X2_VECTOR(types, a), Q7X2_VECTOR(types, b)),     \
                     Q7X2_VECTOR(types, c)));                                  \
  }                                                                            \
  /* Of a + b, which may overflow, and c. */                                   \
  Q7X2_INTEGER word __viadd##name##_##types(word a, word b, word c) {          \
    typedef decltype(__builtin_bit_cast(__q7x2_##types, a)) vector;            \
    vector sum;                                                                \
    for (unsigned i = 0; i < sizeof(vector) / sizeof(sum[0]); ++i)             \
      sum[i] = (unsigned)Q7X2_VECTOR(types, a)[i] +                            \
               (unsigned)Q7X2_VECTOR(types, b)[i];                             \
    return __builtin_bit_cast(word, choose(sum, Q7X2_VECTOR(types, c)));       \
  }
/* At least 0. */
#define Q7X2_RELU(name, word, types, choose)                                   \
  Q7X2_INTEGER word __q7x2_relu_##name##_##types(word v) {                     \
    return __builtin_bit_cast(                                                 \
        word, Q7X2_MOST(Q7X2_VECTOR(types, v), (__q7x2_##types)(0)));          \
  }                                                                            \
  Q7X2_INTEGER word __vi##name##_##types##_relu(word a, word b) {              \
    return __q7x2_relu_##name##_##types(__builtin_bit_cast(                    \
        word, choose(Q7X2_VECTOR(types, a), Q7X2_VECTOR(types, b))));          \
  }                                                                            \
  Q7X2_INTEGER word __vi##name##3_##types##_relu(word a, word b, word c) {     \
    return __q7x2_relu_##name##_##types(__vi##name##3_##types(a, b, c));       \
  }                                                                            \
  Q7X2_INTEGER word __viadd##name##_##types##_relu(word a, word b, word c) {   \
    return __q7x2_relu_##name##_##types(__viadd##name##_##types(a, b, c));     \
  }
/* And whether it is a. */
#define Q7X2_WHICH(name, word, types, choose, operation)                       \
  Q7X2_INTEGER word __vib##name##_##types(word a, word b, bool *first) {       \
    *first = a operation b;                                                    \
    return *first ? a : b;                                                     \
  }
#define Q7X2_WHICH_OF_TWO(name, word, types, choose, operation)                \
  Q7X2_INTEGER word __vib##name##_##types(word a, word b, bool *high,          \
                                          bool *low) {                         \
    *low = Q7X2_VECTOR(types, a)[0] operation Q7X2_VECTOR(types, b)[0];        \
    *high = Q7X2_VECTOR(types, a)[1] operation Q7X2_VECTOR(types, b)[1];       \
    return __builtin_bit_cast(                                                 \
        word, choose(Q7X2_VECTOR(types, a), Q7X2_VECTOR(types, b)));           \
  }
#define Q7X2_CHOICE(name, choose, operation)                                   \
  Q7X2_THREE(name, int, s32, choose)                                           \
  Q7X2_THREE(name, unsigned int, u32, choose)                                  \
  Q7X2_THREE(name, unsigned int, s16x2, choose)                                \
  Q7X2_THREE(name, unsigned int, u16x2, choose)                                \
  Q7X2_RELU(name, int, s32, choose)                                            \
  Q7X2_RELU(name, unsigned int, s16x2, choose)                                 \
  Q7X2_WHICH(name, int, s32, choose, operation)                                \
  Q7X2_WHICH(name, unsigned int, u32, choose, operation)                       \
  Q7X2_WHICH_OF_TWO(name, unsigned int, s16x2, choose, operation)              \
  Q7X2_WHICH_OF_TWO(name, unsigned int, u16x2, choose, operation)
Q7X2_CHOICE(max, Q7X2_MOST, >=)
Q7X2_CHOICE(min, Q7X2_LEAST, <=)
#undef Q7X2_CHOICE
#undef Q7X2_WHICH_OF_TWO
#undef Q7X2_WHICH
#undef Q7X2_RELU
#undef Q7X2_THREE
#undef Q7X2_LEAST
#undef Q7X2_MOST
#undef Q7X2_VECTOR

/*===-- bytes in reverse order
 * ---------------------------------------------===*/

Q7X2_INTEGER unsigned short __nv_bswap16(unsigned short v) {
  return __builtin_bswap16(v);
}
Q7X2_INTEGER unsigned int __nv_bswap32(unsigned int v) {
  return __builtin_bswap32(v);
}
Q7X2_INTEGER unsigned long long __nv_bswap64(unsigned long long v) {
  return __builtin_bswap64(v);
}

#undef Q7X2_INTEGER

#endif
