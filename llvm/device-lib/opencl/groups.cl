//===-- groups.cl - Sub-group and work-group functions --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sub-group is a warp; the last one of a block may have fewer lanes. All its
// work-items call these functions together, so that the mask of the NVVM
// intrinsics is always all lanes. Lanes that the last warp does not have are
// not waited for.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#include "macros.h"

uint shuffle_up(uint mask, uint value, uint delta,
                uint clamp) __asm__("llvm.nvvm.shfl.sync.up.i32");
uint shuffle_index(uint mask, uint value, uint lane,
                   uint clamp) __asm__("llvm.nvvm.shfl.sync.idx.i32");
int redux_add(int value, uint mask) __asm__("llvm.nvvm.redux.sync.add");
int redux_min(int value, uint mask) __asm__("llvm.nvvm.redux.sync.min");
int redux_max(int value, uint mask) __asm__("llvm.nvvm.redux.sync.max");
uint redux_umin(uint value, uint mask) __asm__("llvm.nvvm.redux.sync.umin");
uint redux_umax(uint value, uint mask) __asm__("llvm.nvvm.redux.sync.umax");
uint vote_ballot(uint mask, bool value) __asm__("llvm.nvvm.vote.ballot.sync");
bool barrier_all(int barrier, bool value) __asm__(
    "llvm.nvvm.barrier.cta.red.and.aligned.all");
bool barrier_any(int barrier, bool value) __asm__(
    "llvm.nvvm.barrier.cta.red.or.aligned.all");
bool vote_all(uint mask, bool value) __asm__("llvm.nvvm.vote.all.sync");
bool vote_any(uint mask, bool value) __asm__("llvm.nvvm.vote.any.sync");
void warp_sync(uint mask) __asm__("llvm.nvvm.bar.warp.sync");

/// Local memory for one value of each sub-group (scratch.ll).
local ulong *__q7x2_group_scratch(void);

#define LANES 0xffffffff

//===----------------------------------------------------------------------===//
// Moving values between lanes: as one or two words
//===----------------------------------------------------------------------===//

#define SHUFFLE_UP(word, delta) shuffle_up(LANES, word, delta, 0)
#define SHUFFLE_INDEX(word, lane) shuffle_index(LANES, word, lane, 31)

#define SHUFFLES(T, BITS)                                                      \
  SHUFFLE(OVERLOAD CONVERGENT static, move_up, SHUFFLE_UP, T, BITS)            \
  SHUFFLE(OVERLOAD CONVERGENT, sub_group_broadcast, SHUFFLE_INDEX, T, BITS)
#define SHUFFLES_WIDE(T)                                                       \
  SHUFFLE_WIDE(OVERLOAD CONVERGENT static, move_up, SHUFFLE_UP, T)             \
  SHUFFLE_WIDE(OVERLOAD CONVERGENT, sub_group_broadcast, SHUFFLE_INDEX, T)

SHUFFLES(char, uchar)
SHUFFLES(uchar, uchar)
SHUFFLES(short, ushort)
SHUFFLES(ushort, ushort)
SHUFFLES(int, uint)
SHUFFLES(uint, uint)
SHUFFLES(float, uint)
SHUFFLES(half, ushort)
SHUFFLES_WIDE(long)
SHUFFLES_WIDE(ulong)
SHUFFLES_WIDE(double)

/// The last lane of the sub-group.
CONVERGENT static uint last_lane(void) {
  return 31 - clz(vote_ballot(LANES, true));
}

//===----------------------------------------------------------------------===//
// Reductions and scans
//
// In a sub-group, each lane combines its partial result with that of the lane
// 1, 2, 4 ... before it, one step after the other; integers of up to 32 bits
// are reduced by REDUX. In a work-group, the last lane of each sub-group stores
// its result to local memory, which the lanes of the others read and reduce.
//===----------------------------------------------------------------------===//

#define SCANS(T, NAME, IDENTITY, COMBINE)                                      \
  OVERLOAD CONVERGENT T sub_group_scan_inclusive_##NAME(T x) {                 \
    uint lane = get_sub_group_local_id();                                      \
    for (uint delta = 1; delta < 32; delta *= 2) {                             \
      T before = move_up(x, delta);                                            \
      x = lane >= delta ? COMBINE(before, x) : x;                              \
    }                                                                          \
    return x;                                                                  \
  }                                                                            \
  OVERLOAD CONVERGENT T sub_group_scan_exclusive_##NAME(T x) {                 \
    T before = move_up(sub_group_scan_inclusive_##NAME(x), 1);                 \
    return get_sub_group_local_id() == 0 ? (T)IDENTITY : before;               \
  }

#define ADD(a, b) ((a) + (b))

/// M(T, NAME, IDENTITY, COMBINE) for each operation.
#define OPERATIONS(M, T, LOWEST, HIGHEST)                                      \
  M(T, add, 0, ADD) M(T, min, HIGHEST, min) M(T, max, LOWEST, max)

// Those of 8 and 16 bits: cl_khr_subgroup_extended_types.
#define SCANS_OF(T, LOWEST, HIGHEST) OPERATIONS(SCANS, T, LOWEST, HIGHEST)
NUMBERS(SCANS_OF)

#define REDUCE_BY_SCAN(T, NAME)                                                \
  OVERLOAD CONVERGENT T sub_group_reduce_##NAME(T x) {                         \
    return sub_group_broadcast(sub_group_scan_inclusive_##NAME(x),             \
                               last_lane());                                   \
  }
#define REDUCE_BY_REDUX(T, NAME, REDUX)                                        \
  OVERLOAD CONVERGENT T sub_group_reduce_##NAME(T x) {                         \
    return (T)REDUX(x, LANES);                                                 \
  }
#define REDUCTIONS_BY_SCAN(T)                                                  \
  REDUCE_BY_SCAN(T, add) REDUCE_BY_SCAN(T, min) REDUCE_BY_SCAN(T, max)
#define REDUCTIONS_BY_REDUX(T, MIN, MAX)                                       \
  REDUCE_BY_REDUX(T, add, redux_add)                                           \
  REDUCE_BY_REDUX(T, min, MIN)                                                 \
  REDUCE_BY_REDUX(T, max, MAX)

REDUCTIONS_BY_REDUX(char, redux_min, redux_max)
REDUCTIONS_BY_REDUX(uchar, redux_umin, redux_umax)
REDUCTIONS_BY_REDUX(short, redux_min, redux_max)
REDUCTIONS_BY_REDUX(ushort, redux_umin, redux_umax)
REDUCTIONS_BY_REDUX(int, redux_min, redux_max)
REDUCTIONS_BY_REDUX(uint, redux_umin, redux_umax)
REDUCTIONS_BY_SCAN(long)
REDUCTIONS_BY_SCAN(ulong)
REDUCTIONS_BY_SCAN(float)
REDUCTIONS_BY_SCAN(double)
REDUCTIONS_BY_SCAN(half)

#define WORK_GROUP(T, NAME, IDENTITY, COMBINE)                                 \
  /* The result of the first count sub-groups, of which x is this one's. */    \
  OVERLOAD CONVERGENT static T combine_groups_##NAME(T x, uint count) {        \
    local T *scratch = (local T *)__q7x2_group_scratch();                      \
    const uint last = last_lane();                                             \
    if (get_sub_group_local_id() == last)                                      \
      scratch[get_sub_group_id()] = x;                                         \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    T result = (T)IDENTITY;                                                    \
    _Pragma("unroll 1") for (uint i = get_sub_group_local_id(); i < count;     \
                             i += last + 1) result =                           \
        COMBINE(result, scratch[i]);                                           \
    result = sub_group_reduce_##NAME(result);                                  \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    return result;                                                             \
  }                                                                            \
  OVERLOAD CONVERGENT T work_group_reduce_##NAME(T x) {                        \
    return combine_groups_##NAME(sub_group_reduce_##NAME(x),                   \
                                 get_num_sub_groups());                        \
  }                                                                            \
  OVERLOAD CONVERGENT T work_group_scan_inclusive_##NAME(T x) {                \
    T own = sub_group_scan_inclusive_##NAME(x);                                \
    return COMBINE(combine_groups_##NAME(own, get_sub_group_id()), own);       \
  }                                                                            \
  OVERLOAD CONVERGENT T work_group_scan_exclusive_##NAME(T x) {                \
    T own = sub_group_scan_inclusive_##NAME(x);                                \
    T before = move_up(own, 1);                                                \
    before = get_sub_group_local_id() == 0 ? (T)IDENTITY : before;             \
    return COMBINE(combine_groups_##NAME(own, get_sub_group_id()), before);    \
  }

#define WORK_GROUP_OF(T, LOWEST, HIGHEST)                                      \
  OPERATIONS(WORK_GROUP, T, LOWEST, HIGHEST)
NUMBERS(WORK_GROUP_OF)

#define BROADCAST_VECTOR(T, N)                                                 \
  OVERLOAD CONVERGENT T##N sub_group_broadcast(T##N x, uint lane) {            \
    T##N result;                                                               \
    _Pragma("unroll") for (int i = 0; i < N; ++i) result[i] =                  \
        sub_group_broadcast(x[i], lane);                                       \
    return result;                                                             \
  }
#define BROADCAST_VECTORS(_, T) VECTORS(BROADCAST_VECTOR, T)

INTEGERS(BROADCAST_VECTORS, )
BROADCAST_VECTORS(, float)
BROADCAST_VECTORS(, double)
BROADCAST_VECTORS(, half)

//===----------------------------------------------------------------------===//
// Broadcasts in a work-group
//===----------------------------------------------------------------------===//

#define BROADCASTS(T)                                                          \
  OVERLOAD CONVERGENT T work_group_broadcast(T x, size_t i, size_t j,          \
                                             size_t k) {                       \
    local T *scratch = (local T *)__q7x2_group_scratch();                      \
    if (get_local_id(0) == i && get_local_id(1) == j && get_local_id(2) == k)  \
      *scratch = x;                                                            \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    T result = *scratch;                                                       \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    return result;                                                             \
  }                                                                            \
  OVERLOAD CONVERGENT T work_group_broadcast(T x, size_t i, size_t j) {        \
    return work_group_broadcast(x, i, j, get_local_id(2));                     \
  }                                                                            \
  OVERLOAD CONVERGENT T work_group_broadcast(T x, size_t i) {                  \
    return work_group_broadcast(x, i, get_local_id(1), get_local_id(2));       \
  }

BROADCASTS(int)
BROADCASTS(uint)
BROADCASTS(long)
BROADCASTS(ulong)
BROADCASTS(float)
BROADCASTS(double)
BROADCASTS(half)

//===----------------------------------------------------------------------===//
// Votes and barriers
//===----------------------------------------------------------------------===//

OVERLOAD CONVERGENT int sub_group_all(int predicate) {
  return vote_all(LANES, predicate != 0);
}

OVERLOAD CONVERGENT int sub_group_any(int predicate) {
  return vote_any(LANES, predicate != 0);
}

OVERLOAD CONVERGENT int work_group_all(int predicate) {
  return barrier_all(0, predicate != 0);
}

OVERLOAD CONVERGENT int work_group_any(int predicate) {
  return barrier_any(0, predicate != 0);
}

// A barrier orders the memory accesses of the threads that it synchronizes; a
// wider scope requires a fence before and after it.
static bool exceeds_work_group(memory_scope scope) {
  return scope == memory_scope_device || scope == memory_scope_all_svm_devices;
}

OVERLOAD CONVERGENT void sub_group_barrier(cl_mem_fence_flags flags) {
  warp_sync(LANES);
}

OVERLOAD CONVERGENT void sub_group_barrier(cl_mem_fence_flags flags,
                                           memory_scope scope) {
  bool wider = scope == memory_scope_work_group || exceeds_work_group(scope);
  if (wider)
    atomic_work_item_fence(flags, memory_order_release, scope);
  warp_sync(LANES);
  if (wider)
    atomic_work_item_fence(flags, memory_order_acquire, scope);
}

OVERLOAD CONVERGENT void work_group_barrier(cl_mem_fence_flags flags) {
  barrier(flags);
}

OVERLOAD CONVERGENT void work_group_barrier(cl_mem_fence_flags flags,
                                            memory_scope scope) {
  bool wider = exceeds_work_group(scope);
  if (wider)
    atomic_work_item_fence(flags, memory_order_release, scope);
  barrier(flags);
  if (wider)
    atomic_work_item_fence(flags, memory_order_acquire, scope);
}
