//===-- subgroup-arithmetic.cl - Sums of some of a sub-group --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reductions and scans of the work-items that execute the call together, and
// rotations. The work-items go through the values of all of them together, one
// work-item's after another's, and each combines those that it has to: so no
// result depends on an order, and any set of work-items may be active.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#include "macros.h"

#define ACTIVE __attribute__((convergent, nomerge))

ACTIVE uint active_mask(void) __asm__("llvm.nvvm.activemask");

#define ADD(a, b) ((a) + (b))
#define MUL(a, b) ((a) * (b))
#define AND(a, b) ((a) & (b))
#define OR(a, b) ((a) | (b))
#define XOR(a, b) ((a) ^ (b))

// Combines the values of the active work-items on the lanes for which IS_MEMBER
// is true, in the order of lanes.
#define COMBINE_ACTIVE(T, VALUE, IDENTITY, COMBINE, IS_MEMBER)                 \
  __attribute__((unused)) uint own = get_sub_group_local_id();                 \
  T result = (T)(IDENTITY);                                                    \
  for (uint rest = active_mask(); rest; rest &= rest - 1) {                    \
    uint lane = ctz(rest);                                                     \
    T other = sub_group_non_uniform_broadcast((T)(VALUE), lane);               \
    result = (IS_MEMBER) ? (T)COMBINE(result, other) : result;                 \
  }                                                                            \
  return result;

#define ARITHMETIC(T, NAME, IDENTITY, COMBINE)                                 \
  OVERLOAD ACTIVE T sub_group_non_uniform_reduce_##NAME(T x) {                 \
    COMBINE_ACTIVE(T, x, IDENTITY, COMBINE, true)                              \
  }                                                                            \
  OVERLOAD ACTIVE T sub_group_non_uniform_scan_inclusive_##NAME(T x) {         \
    COMBINE_ACTIVE(T, x, IDENTITY, COMBINE, lane <= own)                       \
  }                                                                            \
  OVERLOAD ACTIVE T sub_group_non_uniform_scan_exclusive_##NAME(T x) {         \
    COMBINE_ACTIVE(T, x, IDENTITY, COMBINE, lane < own)                        \
  }                                                                            \
  OVERLOAD ACTIVE T sub_group_clustered_reduce_##NAME(T x, uint size) {        \
    COMBINE_ACTIVE(T, x, IDENTITY, COMBINE, (lane ^ own) < size)               \
  }

#define ARITHMETIC_OF(T, LOWEST, HIGHEST)                                      \
  ARITHMETIC(T, add, 0, ADD)                                                   \
  ARITHMETIC(T, mul, 1, MUL)                                                   \
  ARITHMETIC(T, min, HIGHEST, min)                                             \
  ARITHMETIC(T, max, LOWEST, max)

#define BITWISE(_, T)                                                          \
  ARITHMETIC(T, and, ~(T)0, AND)                                               \
  ARITHMETIC(T, or, 0, OR)                                                     \
  ARITHMETIC(T, xor, 0, XOR)

NUMBERS(ARITHMETIC_OF)

INTEGERS(BITWISE, )

// Predicates: their truth, 0 or 1.
#define LOGICAL(NAME)                                                          \
  OVERLOAD ACTIVE int sub_group_non_uniform_reduce_logical_##NAME(int x) {     \
    return sub_group_non_uniform_reduce_##NAME((int)(x != 0)) & 1;             \
  }                                                                            \
  OVERLOAD ACTIVE int sub_group_non_uniform_scan_inclusive_logical_##NAME(     \
      int x) {                                                                 \
    return sub_group_non_uniform_scan_inclusive_##NAME((int)(x != 0)) & 1;     \
  }                                                                            \
  OVERLOAD ACTIVE int sub_group_non_uniform_scan_exclusive_logical_##NAME(     \
      int x) {                                                                 \
    return sub_group_non_uniform_scan_exclusive_##NAME((int)(x != 0)) & 1;     \
  }                                                                            \
  OVERLOAD ACTIVE int sub_group_clustered_reduce_logical_##NAME(int x,         \
                                                                uint size) {   \
    return sub_group_clustered_reduce_##NAME((int)(x != 0), size) & 1;         \
  }

LOGICAL(and)
LOGICAL(or)
LOGICAL(xor)

// ---- rotation --------------------------------------------------------------

#define ROTATE(T)                                                              \
  OVERLOAD ACTIVE T sub_group_clustered_rotate(T x, int delta, uint size) {    \
    uint own = get_sub_group_local_id();                                       \
    uint lane = (own & ~(size - 1)) | ((own + (uint)delta) & (size - 1));      \
    return sub_group_shuffle(x, lane);                                         \
  }                                                                            \
  OVERLOAD ACTIVE T sub_group_rotate(T x, int delta) {                         \
    uint size = get_max_sub_group_size();                                      \
    return sub_group_clustered_rotate(x, delta, size);                         \
  }

ROTATE(char)
ROTATE(uchar)
ROTATE(short)
ROTATE(ushort)
ROTATE(int)
ROTATE(uint)
ROTATE(long)
ROTATE(ulong)
ROTATE(float)
ROTATE(double)
ROTATE(half)
