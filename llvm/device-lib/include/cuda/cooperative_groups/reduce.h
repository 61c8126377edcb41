/* cooperative_groups/reduce.h - reductions over tiles and active threads */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_COOPERATIVE_GROUPS_REDUCE_H
#define Q7X2_COOPERATIVE_GROUPS_REDUCE_H

#include <cooperative_groups.h>

namespace cooperative_groups {

#define Q7X2_OPERATION(name, expression)                                       \
  template <typename T = void> struct name {                                   \
    __device__ __forceinline__ T operator()(T a, T b) const {                  \
      return expression;                                                       \
    }                                                                          \
  };                                                                           \
  template <> struct name<void> {                                              \
    template <typename T>                                                      \
    __device__ __forceinline__ T operator()(T a, T b) const {                  \
      return expression;                                                       \
    }                                                                          \
  };
Q7X2_OPERATION(plus, a + b)
Q7X2_OPERATION(less, b < a ? b : a)
Q7X2_OPERATION(greater, a < b ? b : a)
Q7X2_OPERATION(bit_and, a &b)
Q7X2_OPERATION(bit_or, a | b)
Q7X2_OPERATION(bit_xor, a ^ b)
#undef Q7X2_OPERATION

template <unsigned int Size, typename Parent, typename T, typename Operation>
__device__ __forceinline__ T reduce(const thread_block_tile<Size, Parent> &tile,
                                    T value, Operation &&operation) {
#pragma unroll
  for (unsigned int distance = Size / 2; distance; distance /= 2)
    value = operation(value, tile.shfl_xor(value, distance));
  return value;
}
template <typename T, typename Operation>
__device__ __forceinline__ T reduce(const coalesced_group &group, T value,
                                    Operation &&operation) {
  unsigned int count = group.size(), rank = group.thread_rank();
  for (unsigned int distance = 1; distance < count; distance *= 2) {
    T other = group.shfl_down(value, distance);
    if (rank + distance < count)
      value = operation(value, other);
  }
  return group.shfl(value, 0);
}

} // namespace cooperative_groups

#endif
