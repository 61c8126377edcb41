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

//===----------------------------------------------------------------------===//
// Numbers of 8 and 16 bits
//===----------------------------------------------------------------------===//

/// Chooses bytes of y x, the selector's digits, or from 8 on their sign bits.
CONST uint permute(uint x, uint y, uint selector) __asm__("llvm.nvvm.prmt");

#define ABS_DIFF(T, UT, N)                                                     \
  OVERLOAD CONST UT##N abs_diff(T##N x, T##N y) {                              \
    return convert_##UT##N(abs(convert_int##N(x) - convert_int##N(y)));        \
  }
#define NARROW(T, UT, REPLICATE)                                               \
  OVERLOAD CONST T rhadd(T x, T y) { return (T)(((int)x + y + 1) >> 1); }      \
  OVERLOAD CONST T rotate(T x, T n) {                                          \
    return (T)rotate(permute((UT)x, 0, REPLICATE), (uint)n);                   \
  }                                                                            \
  VECTORS(BY_ELEMENTS, rotate, T, T)                                           \
  VECTORS(ABS_DIFF, T, UT)
NARROW(char, uchar, 0x0000)
NARROW(uchar, uchar, 0x0000)
NARROW(short, ushort, 0x1010)
NARROW(ushort, ushort, 0x1010)

/// The sign bits of bytes or halves, in all of their bits.
#define SIGNS(NAME, N)                                                         \
  OVERLOAD uint##N spread_signs(uint##N x, uint selector) {                    \
    uint##N result;                                                            \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = permute(x[i], 0, selector);                                  \
    return result;                                                             \
  }
OVERLOAD uint spread_signs(uint x, uint selector) {
  return permute(x, 0, selector);
}
VECTORS(SIGNS, )

// Vectors of whole words, uint##W, whose elements do not carry to each other.
// ONES has their last bits; signed numbers have FLIP, their sign bits,
// inverted.
#define IN_WORDS(T, N, W, ONES, FLIP)                                          \
  OVERLOAD CONST T##N hadd(T##N x, T##N y) {                                   \
    uint##W a = as_uint##W(x) ^ FLIP, b = as_uint##W(y) ^ FLIP;                \
    return as_##T##N(((a & b) + (((a ^ b) & ~ONES) >> 1)) ^ FLIP);             \
  }                                                                            \
  OVERLOAD CONST T##N rhadd(T##N x, T##N y) {                                  \
    uint##W a = as_uint##W(x) ^ FLIP, b = as_uint##W(y) ^ FLIP;                \
    return as_##T##N(((a | b) - (((a ^ b) & ~ONES) >> 1)) ^ FLIP);             \
  }                                                                            \
  OVERLOAD CONST T##N bitselect(T##N x, T##N y, T##N bits) {                   \
    uint##W b = as_uint##W(bits);                                              \
    return as_##T##N((as_uint##W(x) & ~b) | (as_uint##W(y) & b));              \
  }
#define SELECT(T, C, N, W, SELECTOR)                                           \
  OVERLOAD CONST T##N select(T##N x, T##N y, C##N condition) {                 \
    uint##W b = spread_signs(as_uint##W(condition), SELECTOR);                 \
    return as_##T##N((as_uint##W(x) & ~b) | (as_uint##W(y) & b));              \
  }
#define SELECTS(T, UT, N, W, SELECTOR)                                         \
  SELECT(T, T, N, W, SELECTOR)                                                 \
  SELECT(T, UT, N, W, SELECTOR)                                                \
  SELECT(UT, T, N, W, SELECTOR)                                                \
  SELECT(UT, UT, N, W, SELECTOR)
#define BYTES(N, W)                                                            \
  IN_WORDS(char, N, W, 0x01010101u, 0x80808080u)                               \
  IN_WORDS(uchar, N, W, 0x01010101u, 0u)                                       \
  SELECTS(char, uchar, N, W, 0xba98)
BYTES(4, )
BYTES(8, 2)
BYTES(16, 4)
SELECTS(short, ushort, 2, , 0xbb99)
SELECTS(short, ushort, 4, 2, 0xbb99)
SELECTS(short, ushort, 8, 4, 0xbb99)
SELECTS(short, ushort, 16, 8, 0xbb99)

#define UPSAMPLE(T, TO)                                                        \
  OVERLOAD CONST TO##4 upsample(T##4 upper, uchar4 lower) {                    \
    uint x = as_uint(lower), y = as_uint(upper);                               \
    return as_##TO##4((uint2)(permute(x, y, 0x5140), permute(x, y, 0x7362)));  \
  }                                                                            \
  OVERLOAD CONST TO##8 upsample(T##8 upper, uchar8 lower) {                    \
    return (TO##8)(upsample(upper.lo, lower.lo),                               \
                   upsample(upper.hi, lower.hi));                              \
  }                                                                            \
  OVERLOAD CONST TO##16 upsample(T##16 upper, uchar16 lower) {                 \
    return (TO##16)(upsample(upper.lo, lower.lo),                              \
                    upsample(upper.hi, lower.hi));                             \
  }
UPSAMPLE(char, short)
UPSAMPLE(uchar, ushort)

/// The selector of four bytes by their numbers below 8, and that of two halves
/// by their numbers below 4.
static uint select_bytes(uint numbers) {
  uint pairs = numbers | numbers >> 4;
  return permute(pairs, 0, 0x4420);
}
static uint select_halves(uint numbers) {
  return permute(numbers, 0, 0x4420) * 0x22 + 0x1010;
}
#define SHUFFLE_BYTES(T)                                                       \
  OVERLOAD CONST T##4 shuffle(T##4 x, uchar4 numbers) {                        \
    uint selector = select_bytes(as_uint(numbers) & 0x03030303);               \
    return as_##T##4(permute(as_uint(x), 0, selector));                        \
  }                                                                            \
  OVERLOAD CONST T##4 shuffle2(T##4 x, T##4 y, uchar4 numbers) {               \
    uint selector = select_bytes(as_uint(numbers) & 0x07070707);               \
    return as_##T##4(permute(as_uint(x), as_uint(y), selector));               \
  }                                                                            \
  OVERLOAD CONST T##8 shuffle(T##8 x, uchar8 numbers) {                        \
    return (T##8)(shuffle2(x.lo, x.hi, numbers.lo),                            \
                  shuffle2(x.lo, x.hi, numbers.hi));                           \
  }
#define SHUFFLE_HALVES(T)                                                      \
  OVERLOAD CONST T##4 shuffle(T##4 x, ushort4 numbers) {                       \
    uint2 words = as_uint2(x), n = as_uint2(numbers) & 0x00030003;             \
    return as_##T##4((uint2)(permute(words.x, words.y, select_halves(n.x)),    \
                             permute(words.x, words.y, select_halves(n.y))));  \
  }
SHUFFLE_BYTES(char)
SHUFFLE_BYTES(uchar)
SHUFFLE_HALVES(short)
SHUFFLE_HALVES(ushort)

/// Four of eight elements, in two steps of the number's bits.
#define SHUFFLE2_WIDE(T, NT)                                                   \
  OVERLOAD CONST T##4 shuffle2(T##4 x, T##4 y, NT##4 numbers) {                \
    T##4 result;                                                               \
    for (int i = 0; i < 4; ++i) {                                              \
      bool odd = numbers[i] & 1, upper = numbers[i] & 2,                       \
           second = numbers[i] & 4;                                            \
      T a = odd ? x.y : x.x, b = odd ? x.w : x.z;                              \
      T c = odd ? y.y : y.x, d = odd ? y.w : y.z;                              \
      a = upper ? b : a, c = upper ? d : c;                                    \
      result[i] = second ? c : a;                                              \
    }                                                                          \
    return result;                                                             \
  }
SHUFFLE2_WIDE(short, ushort)
SHUFFLE2_WIDE(ushort, ushort)
SHUFFLE2_WIDE(int, uint)
SHUFFLE2_WIDE(uint, uint)
SHUFFLE2_WIDE(float, uint)
SHUFFLE2_WIDE(long, ulong)
SHUFFLE2_WIDE(ulong, ulong)
SHUFFLE2_WIDE(double, ulong)

//===----------------------------------------------------------------------===//
// cl_khr_extended_bit_ops
//===----------------------------------------------------------------------===//

/// The lowest bits of a T. A shift by all of them would leave the word as it
/// is.
#define LOW_BITS(T, count)                                                     \
  ((T)((count) ? (T) - 1 >> (8 * sizeof(T) - (count)) : 0))

// S and U are the signed and the unsigned type of one size, T is one of them.
#define BIT_FIELDS_OF(S, U, T, N)                                              \
  OVERLOAD CONST T##N bitfield_insert(T##N base, T##N insert, uint offset,     \
                                      uint count) {                            \
    const U##N mask = (U)(LOW_BITS(U, count) << offset);                       \
    const U##N moved = __builtin_astype(insert, U##N) << (U##N)offset;         \
    const U##N kept = __builtin_astype(base, U##N) & ~mask;                    \
    return __builtin_astype((U##N)(kept | (moved & mask)), T##N);              \
  }                                                                            \
  OVERLOAD CONST U##N bitfield_extract_unsigned(T##N base, uint offset,        \
                                                uint count) {                  \
    const U##N moved = __builtin_astype(base, U##N) >> (U##N)offset;           \
    return moved & LOW_BITS(U, count);                                         \
  }                                                                            \
  OVERLOAD CONST S##N bitfield_extract_signed(T##N base, uint offset,          \
                                              uint count) {                    \
    const uint unused = 8 * sizeof(U) - count;                                 \
    const U##N top = __builtin_astype(base, U##N) << (U##N)(unused - offset);  \
    const S##N moved = __builtin_astype(top, S##N) >> (S##N)unused;            \
    return count ? moved : (S##N)0;                                            \
  }                                                                            \
  OVERLOAD CONST T##N bit_reverse(T##N x) {                                    \
    return __builtin_elementwise_bitreverse(x);                                \
  }
#define BIT_FIELDS(S, U)                                                       \
  WIDTHS(BIT_FIELDS_OF, S, U, S)                                               \
  WIDTHS(BIT_FIELDS_OF, S, U, U)

BIT_FIELDS(char, uchar)
BIT_FIELDS(short, ushort)
BIT_FIELDS(int, uint)
BIT_FIELDS(long, ulong)
