//===-- subgroups.cl - Extensions of the sub-group functions --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those of groups.cl are called by a sub-group as a whole. These are not: they
// are about the work-items that execute the call together, so nobody is waited
// for. Calls in different branches stay apart even if they look the same:
// nomerge. A sub-group has at most 32, so that the first word of a ballot is
// all.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define ACTIVE __attribute__((convergent, nomerge))
#define OVERLOAD __attribute__((overloadable)) ACTIVE
#define LANE_ONLY __attribute__((overloadable, const))
#define REGISTER __attribute__((const))

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

REGISTER uint mask_eq(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.eq");
REGISTER uint mask_ge(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.ge");
REGISTER uint mask_gt(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.gt");
REGISTER uint mask_le(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.le");
REGISTER uint mask_lt(void) __asm__("llvm.nvvm.read.ptx.sreg.lanemask.lt");

//===----------------------------------------------------------------------===//
// Shuffles: as one or two words, between the first lane and the last
//===----------------------------------------------------------------------===//

#define FIRST_LANE 0
#define LAST_LANE 31

#define SHUFFLE(T, BITS, NAME, MOVE, LIMIT)                                    \
  OVERLOAD T NAME(T x, uint n) {                                               \
    return as_##T((BITS)MOVE(as_##BITS(x), n, LIMIT));                         \
  }

#define SHUFFLE_WIDE(T, NAME, MOVE, LIMIT)                                     \
  OVERLOAD T NAME(T x, uint n) {                                               \
    uint2 words = as_uint2(x);                                                 \
    words.x = MOVE(words.x, n, LIMIT);                                         \
    words.y = MOVE(words.y, n, LIMIT);                                         \
    return as_##T(words);                                                      \
  }

#define SHUFFLES(NAME, MOVE, LIMIT)                                            \
  SHUFFLE(char, uchar, NAME, MOVE, LIMIT)                                      \
  SHUFFLE(uchar, uchar, NAME, MOVE, LIMIT)                                     \
  SHUFFLE(short, ushort, NAME, MOVE, LIMIT)                                    \
  SHUFFLE(ushort, ushort, NAME, MOVE, LIMIT)                                   \
  SHUFFLE(int, uint, NAME, MOVE, LIMIT)                                        \
  SHUFFLE(uint, uint, NAME, MOVE, LIMIT)                                       \
  SHUFFLE(float, uint, NAME, MOVE, LIMIT)                                      \
  SHUFFLE(half, ushort, NAME, MOVE, LIMIT)                                     \
  SHUFFLE_WIDE(long, NAME, MOVE, LIMIT)                                        \
  SHUFFLE_WIDE(ulong, NAME, MOVE, LIMIT)                                       \
  SHUFFLE_WIDE(double, NAME, MOVE, LIMIT)

SHUFFLES(sub_group_shuffle, shuffle_index, LAST_LANE)
SHUFFLES(sub_group_shuffle_xor, shuffle_xor, LAST_LANE)
SHUFFLES(sub_group_shuffle_up, shuffle_up, FIRST_LANE)
SHUFFLES(sub_group_shuffle_down, shuffle_down, LAST_LANE)
SHUFFLES(sub_group_non_uniform_broadcast, shuffle_index, LAST_LANE)

//===----------------------------------------------------------------------===//
// Votes
//===----------------------------------------------------------------------===//

ACTIVE static uint first_active(void) { return ctz(active_mask()); }

OVERLOAD int sub_group_elect(void) {
  return get_sub_group_local_id() == first_active();
}

OVERLOAD int sub_group_non_uniform_all(int predicate) {
  return vote_all(predicate != 0);
}

OVERLOAD int sub_group_non_uniform_any(int predicate) {
  return vote_any(predicate != 0);
}

//===----------------------------------------------------------------------===//
// Broadcasts, and what follows from them
//===----------------------------------------------------------------------===//

#define BROADCAST_VECTOR(T, N)                                                 \
  OVERLOAD T##N sub_group_non_uniform_broadcast(T##N x, uint lane) {           \
    T##N result;                                                               \
    _Pragma("unroll") for (int i = 0; i < N; ++i) result[i] =                  \
        sub_group_non_uniform_broadcast(x[i], lane);                           \
    return result;                                                             \
  }

#define BROADCASTS(T)                                                          \
  BROADCAST_VECTOR(T, 2)                                                       \
  BROADCAST_VECTOR(T, 3)                                                       \
  BROADCAST_VECTOR(T, 4)                                                       \
  BROADCAST_VECTOR(T, 8)                                                       \
  BROADCAST_VECTOR(T, 16)                                                      \
  OVERLOAD T sub_group_broadcast_first(T x) {                                  \
    return sub_group_non_uniform_broadcast(x, first_active());                 \
  }                                                                            \
  OVERLOAD int sub_group_non_uniform_all_equal(T x) {                          \
    return vote_all(x == sub_group_broadcast_first(x));                        \
  }

BROADCASTS(char)
BROADCASTS(uchar)
BROADCASTS(short)
BROADCASTS(ushort)
BROADCASTS(int)
BROADCASTS(uint)
BROADCASTS(long)
BROADCASTS(ulong)
BROADCASTS(float)
BROADCASTS(double)
BROADCASTS(half)

//===----------------------------------------------------------------------===//
// Ballots
//===----------------------------------------------------------------------===//

OVERLOAD uint4 sub_group_ballot(int predicate) {
  return (uint4)(vote_ballot(predicate != 0), 0, 0, 0);
}

LANE_ONLY int sub_group_inverse_ballot(uint4 value) {
  return (value.x & mask_eq()) != 0;
}

LANE_ONLY int sub_group_ballot_bit_extract(uint4 value, uint index) {
  return value.x >> (index & 31) & 1;
}

LANE_ONLY uint sub_group_ballot_bit_count(uint4 value) {
  return popcount(value.x);
}

OVERLOAD uint sub_group_ballot_inclusive_scan(uint4 value) {
  return popcount(value.x & mask_le());
}

OVERLOAD uint sub_group_ballot_exclusive_scan(uint4 value) {
  return popcount(value.x & mask_lt());
}

OVERLOAD uint sub_group_ballot_find_lsb(uint4 value) { return ctz(value.x); }

OVERLOAD uint sub_group_ballot_find_msb(uint4 value) {
  return 31 - clz(value.x);
}

#define MASK(NAME)                                                             \
  LANE_ONLY uint4 get_sub_group_##NAME##_mask(void) {                          \
    return (uint4)(mask_##NAME(), 0, 0, 0);                                    \
  }

MASK(eq)
MASK(ge)
MASK(gt)
MASK(le)
MASK(lt)
