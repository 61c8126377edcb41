//===-- subgroups.cl - Extensions of the sub-group functions --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All work-items of a sub-group call the functions of groups.cl together. The
// result of these, in contrast, is that of the work-items that execute the call
// together, and no other is waited for. Equal calls in different branches must
// not be merged: nomerge. A sub-group has at most 32 work-items, so that a
// ballot is in the first word.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#include "macros.h"

#define ACTIVE __attribute__((convergent, nomerge))

ACTIVE uint shuffle_index(uint value, uint lane,
                          uint clamp) __asm__("llvm.nvvm.shfl.idx.i32");
ACTIVE uint shuffle_up(uint value, uint delta,
                       uint clamp) __asm__("llvm.nvvm.shfl.up.i32");
ACTIVE uint shuffle_down(uint value, uint delta,
                         uint clamp) __asm__("llvm.nvvm.shfl.down.i32");
ACTIVE uint shuffle_xor(uint value, uint mask,
                        uint clamp) __asm__("llvm.nvvm.shfl.bfly.i32");
ACTIVE bool vote_all(bool value) __asm__("llvm.nvvm.vote.all");
ACTIVE bool vote_any(bool value) __asm__("llvm.nvvm.vote.any");
ACTIVE uint vote_ballot(bool value) __asm__("llvm.nvvm.vote.ballot");
ACTIVE uint active_mask(void) __asm__("llvm.nvvm.activemask");

CONST uint mask_eq(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.eq");
CONST uint mask_ge(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.ge");
CONST uint mask_gt(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.gt");
CONST uint mask_le(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.le");
CONST uint mask_lt(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.lt");

//===----------------------------------------------------------------------===//
// Shuffles, of one or two words
//===----------------------------------------------------------------------===//

#define FIRST_LANE 0
#define LAST_LANE 31

#define SHUFFLE_INDEX(word, lane) shuffle_index(word, lane, LAST_LANE)
#define SHUFFLE_XOR(word, mask) shuffle_xor(word, mask, LAST_LANE)
#define SHUFFLE_UP(word, delta) shuffle_up(word, delta, FIRST_LANE)
#define SHUFFLE_DOWN(word, delta) shuffle_down(word, delta, LAST_LANE)

#define SHUFFLES(NAME, MOVE)                                                   \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, char, uchar)                            \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, uchar, uchar)                           \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, short, ushort)                          \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, ushort, ushort)                         \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, int, uint)                              \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, uint, uint)                             \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, float, uint)                            \
  SHUFFLE(OVERLOAD ACTIVE, NAME, MOVE, half, ushort)                           \
  SHUFFLE_WIDE(OVERLOAD ACTIVE, NAME, MOVE, long)                              \
  SHUFFLE_WIDE(OVERLOAD ACTIVE, NAME, MOVE, ulong)                             \
  SHUFFLE_WIDE(OVERLOAD ACTIVE, NAME, MOVE, double)

SHUFFLES(sub_group_shuffle, SHUFFLE_INDEX)
SHUFFLES(sub_group_shuffle_xor, SHUFFLE_XOR)
SHUFFLES(sub_group_shuffle_up, SHUFFLE_UP)
SHUFFLES(sub_group_shuffle_down, SHUFFLE_DOWN)
SHUFFLES(sub_group_non_uniform_broadcast, SHUFFLE_INDEX)

//===----------------------------------------------------------------------===//
// Votes
//===----------------------------------------------------------------------===//

ACTIVE static uint first_active(void) { return ctz(active_mask()); }

OVERLOAD ACTIVE int sub_group_elect(void) {
  return get_sub_group_local_id() == first_active();
}

OVERLOAD ACTIVE int sub_group_non_uniform_all(int predicate) {
  return vote_all(predicate != 0);
}

OVERLOAD ACTIVE int sub_group_non_uniform_any(int predicate) {
  return vote_any(predicate != 0);
}

//===----------------------------------------------------------------------===//
// Broadcasts, and functions that use them
//===----------------------------------------------------------------------===//

#define BROADCAST_VECTOR(T, N)                                                 \
  OVERLOAD ACTIVE T##N sub_group_non_uniform_broadcast(T##N x, uint lane) {    \
    T##N result;                                                               \
    _Pragma("unroll") for (int i = 0; i < N; ++i) result[i] =                  \
        sub_group_non_uniform_broadcast(x[i], lane);                           \
    return result;                                                             \
  }

#define BROADCASTS(NAME, T)                                                    \
  VECTORS(BROADCAST_VECTOR, T)                                                 \
  OVERLOAD ACTIVE T sub_group_broadcast_first(T x) {                           \
    return sub_group_non_uniform_broadcast(x, first_active());                 \
  }                                                                            \
  OVERLOAD ACTIVE int sub_group_non_uniform_all_equal(T x) {                   \
    return vote_all(x == sub_group_broadcast_first(x));                        \
  }

INTEGERS(BROADCASTS, )
BROADCASTS(, float)
BROADCASTS(, double)
BROADCASTS(, half)

//===----------------------------------------------------------------------===//
// Ballots
//===----------------------------------------------------------------------===//

OVERLOAD ACTIVE uint4 sub_group_ballot(int predicate) {
  return (uint4)(vote_ballot(predicate != 0), 0, 0, 0);
}

OVERLOAD CONST int sub_group_inverse_ballot(uint4 value) {
  return (value.x & mask_eq()) != 0;
}

OVERLOAD CONST int sub_group_ballot_bit_extract(uint4 value, uint index) {
  return value.x >> (index & 31) & 1;
}

OVERLOAD CONST uint sub_group_ballot_bit_count(uint4 value) {
  return popcount(value.x);
}

OVERLOAD ACTIVE uint sub_group_ballot_inclusive_scan(uint4 value) {
  return popcount(value.x & mask_le());
}

OVERLOAD ACTIVE uint sub_group_ballot_exclusive_scan(uint4 value) {
  return popcount(value.x & mask_lt());
}

OVERLOAD ACTIVE uint sub_group_ballot_find_lsb(uint4 value) {
  return ctz(value.x);
}

OVERLOAD ACTIVE uint sub_group_ballot_find_msb(uint4 value) {
  return 31 - clz(value.x);
}

#define MASK(NAME)                                                             \
  OVERLOAD CONST uint4 get_sub_group_##NAME##_mask(void) {                     \
    return (uint4)(mask_##NAME(), 0, 0, 0);                                    \
  }

MASK(eq)
MASK(ge)
MASK(gt)
MASK(le)
MASK(lt)
