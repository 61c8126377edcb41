//===-- macros.h - Macros of the OpenCL library -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes, and lists over which the built-in functions are defined. A list
// takes a macro M and its leading arguments, and appends the list's element as
// M's last argument.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEVICE_LIB_MACROS_H
#define Q7X2_DEVICE_LIB_MACROS_H

/// A function that OpenCL C overloads.
#define OVERLOAD __attribute__((overloadable))
/// Without side effects, and without a result that depends on memory.
#define CONST __attribute__((const))
/// The result depends on which threads execute the call together.
#define CONVERGENT __attribute__((convergent))

/// M(..., N) for the widths of vectors.
#define VECTORS(M, ...)                                                        \
  M(__VA_ARGS__, 2)                                                            \
  M(__VA_ARGS__, 3) M(__VA_ARGS__, 4) M(__VA_ARGS__, 8) M(__VA_ARGS__, 16)
/// The same and first with an empty N, for a scalar.
#define WIDTHS(M, ...) M(__VA_ARGS__, ) VECTORS(M, __VA_ARGS__)

/// A function of a vector, defined by that of its elements.
#define BY_ELEMENT(NAME, T, N)                                                 \
  OVERLOAD T##N NAME(T##N x) {                                                 \
    T##N result;                                                               \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = NAME((T)x[i]);                                               \
    return result;                                                             \
  }
/// The same with a second argument, a vector of T2.
#define BY_ELEMENTS(NAME, T, T2, N)                                            \
  OVERLOAD T##N NAME(T##N x, T2##N y) {                                        \
    T##N result;                                                               \
    for (int i = 0; i < N; ++i)                                                \
      result[i] = NAME((T)x[i], (T2)y[i]);                                     \
    return result;                                                             \
  }

/// The same with one argument and a second result, a vector of R, at an
/// address.
#define BY_ELEMENT_WITH(NAME, T, R, N, AS)                                     \
  OVERLOAD T##N NAME(T##N x, AS R##N *second) {                                \
    T##N result;                                                               \
    R##N seconds;                                                              \
    for (int i = 0; i < N; ++i) {                                              \
      R r;                                                                     \
      result[i] = NAME((T)x[i], &r);                                           \
      seconds[i] = r;                                                          \
    }                                                                          \
    *second = seconds;                                                         \
    return result;                                                             \
  }
/// M(..., AS) for the address spaces that an argument may point to. The private
/// one is mangled like the generic one, and has the same code.
#define SPACES(M, ...)                                                         \
  M(__VA_ARGS__, global) M(__VA_ARGS__, local) M(__VA_ARGS__, generic)

/// BY_ELEMENT_WITH for all of these spaces.
#define BY_ELEMENT_WITH_IN_SPACES(NAME, T, R, N)                               \
  SPACES(BY_ELEMENT_WITH, NAME, T, R, N)

/// M(..., T) for the integer types.
#define INTEGERS(M, ...)                                                       \
  M(__VA_ARGS__, char)                                                         \
  M(__VA_ARGS__, uchar)                                                        \
  M(__VA_ARGS__, short)                                                        \
  M(__VA_ARGS__, ushort)                                                       \
  M(__VA_ARGS__, int)                                                          \
  M(__VA_ARGS__, uint) M(__VA_ARGS__, long) M(__VA_ARGS__, ulong)

// clang-format off: one type per line.
/// M(T, LOWEST, HIGHEST) for the arithmetic types and the ends of their ranges.
#define NUMBERS(M)                                                             \
  M(char, CHAR_MIN, CHAR_MAX)                                                  \
  M(uchar, 0, UCHAR_MAX)                                                       \
  M(short, SHRT_MIN, SHRT_MAX)                                                 \
  M(ushort, 0, USHRT_MAX)                                                      \
  M(int, INT_MIN, INT_MAX)                                                     \
  M(uint, 0, UINT_MAX)                                                         \
  M(long, LONG_MIN, LONG_MAX)                                                  \
  M(ulong, 0, ULONG_MAX)                                                       \
  M(float, -INFINITY, INFINITY)                                                \
  M(double, -INFINITY, INFINITY)                                               \
  M(half, -INFINITY, INFINITY)
// clang-format on

/// Defines T NAME(T x, uint n), which applies MOVE(word, n) to x as a 32-bit
/// word. BITS is the unsigned integer type of T's size.
#define SHUFFLE(ATTRIBUTES, NAME, MOVE, T, BITS)                               \
  ATTRIBUTES T NAME(T x, uint n) { return as_##T((BITS)MOVE(as_##BITS(x), n)); }
/// The same for a T of 64 bits, as two words.
#define SHUFFLE_WIDE(ATTRIBUTES, NAME, MOVE, T)                                \
  ATTRIBUTES T NAME(T x, uint n) {                                             \
    uint2 words = as_uint2(x);                                                 \
    words.x = MOVE(words.x, n);                                                \
    words.y = MOVE(words.y, n);                                                \
    return as_##T(words);                                                      \
  }

#endif // Q7X2_DEVICE_LIB_MACROS_H
