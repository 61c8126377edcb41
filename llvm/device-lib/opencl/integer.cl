//===-- integer.cl - Integer functions libclc lacks or gets wrong ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions here replace libclc's of the same name (MergeLibrary.cpp).
//
//===----------------------------------------------------------------------===//

#include "macros.h"

//===----------------------------------------------------------------------===//
// Products of 64-bit integers
//===----------------------------------------------------------------------===//

OVERLOAD CONST long mul_hi(long x, long y) {
  return (long)(((__int128)x * y) >> 64);
}
OVERLOAD CONST ulong mul_hi(ulong x, ulong y) {
  return (ulong)(((unsigned __int128)x * y) >> 64);
}
VECTORS(BY_ELEMENTS, mul_hi, long, long)
VECTORS(BY_ELEMENTS, mul_hi, ulong, ulong)

#define MAD_HI(T, N)                                                           \
  OVERLOAD CONST T##N mad_hi(T##N x, T##N y, T##N z) {                         \
    return __builtin_astype(__builtin_astype(mul_hi(x, y), ulong##N) +         \
                                __builtin_astype(z, ulong##N),                 \
                            T##N);                                             \
  }
WIDTHS(MAD_HI, long)
WIDTHS(MAD_HI, ulong)

// libclc saturates a product of 0 and a negative number to the lowest number. A
// 128-bit number is in range if its upper half is a sign extension.
#define MAD_SAT_SIGNED(NAME, N)                                                \
  OVERLOAD CONST long##N mad_sat(long##N x, long##N y, long##N z) {            \
    ulong##N product =                                                         \
        __builtin_astype(x, ulong##N) * __builtin_astype(y, ulong##N);         \
    ulong##N lower = product + __builtin_astype(z, ulong##N);                  \
    long##N upper = mul_hi(x, y) + (z >> 63);                                  \
    upper += lower < product ? (long##N)1 : (long##N)0;                        \
    long##N result = __builtin_astype(lower, long##N);                         \
    long##N limit = (upper >> 63) ^ LONG_MAX;                                  \
    return upper == result >> 63 ? result : limit;                             \
  }
#define MAD_SAT_UNSIGNED(NAME, N)                                              \
  OVERLOAD CONST ulong##N mad_sat(ulong##N x, ulong##N y, ulong##N z) {        \
    ulong##N product = x * y;                                                  \
    ulong##N result = add_sat(product, z);                                     \
    return mul_hi(x, y) == (ulong##N)0 ? result : (ulong##N)ULONG_MAX;         \
  }
WIDTHS(MAD_SAT_SIGNED, )
WIDTHS(MAD_SAT_UNSIGNED, )

//===----------------------------------------------------------------------===//
// Products of 24-bit integers
//
// Outside of 24 bits the result is implementation-defined; a whole product,
// which wraps around, is one instruction.
//===----------------------------------------------------------------------===//

#define MUL24(T, N)                                                            \
  OVERLOAD CONST T##N mul24(T##N x, T##N y) {                                  \
    return __builtin_astype(                                                   \
        __builtin_astype(x, uint##N) * __builtin_astype(y, uint##N), T##N);    \
  }                                                                            \
  OVERLOAD CONST T##N mad24(T##N x, T##N y, T##N z) {                          \
    return __builtin_astype(__builtin_astype(mul24(x, y), uint##N) +           \
                                __builtin_astype(z, uint##N),                  \
                            T##N);                                             \
  }
WIDTHS(MUL24, int)
WIDTHS(MUL24, uint)

//===----------------------------------------------------------------------===//
// Dot products of four bytes
//
// The products fit 32 bits with any signs; only the sum saturates.
//===----------------------------------------------------------------------===//

CONST uint dot_uu(uint x, uint y, uint sum) __asm__("llvm.nvvm.idp4a.u.u");
CONST int dot_ss(uint x, uint y, int sum) __asm__("llvm.nvvm.idp4a.s.s");
CONST int dot_us(uint x, uint y, int sum) __asm__("llvm.nvvm.idp4a.u.s");
CONST int dot_su(uint x, uint y, int sum) __asm__("llvm.nvvm.idp4a.s.u");

#define DOT(T, SIGNS, X, Y)                                                    \
  OVERLOAD CONST T dot_4x8packed_##SIGNS##_##T(uint x, uint y) {               \
    return dot_##SIGNS(x, y, 0);                                               \
  }                                                                            \
  OVERLOAD CONST T dot_acc_sat_4x8packed_##SIGNS##_##T(uint x, uint y,         \
                                                       T sum) {                \
    return add_sat(dot_##SIGNS(x, y, 0), sum);                                 \
  }                                                                            \
  OVERLOAD CONST T dot(X x, Y y) {                                             \
    return dot_##SIGNS(as_uint(x), as_uint(y), 0);                             \
  }                                                                            \
  OVERLOAD CONST T dot_acc_sat(X x, Y y, T sum) {                              \
    return add_sat(dot_##SIGNS(as_uint(x), as_uint(y), 0), sum);               \
  }

DOT(uint, uu, uchar4, uchar4)
DOT(int, ss, char4, char4)
DOT(int, us, uchar4, char4)
DOT(int, su, char4, uchar4)
