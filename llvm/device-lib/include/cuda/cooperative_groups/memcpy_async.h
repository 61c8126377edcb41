/* cooperative_groups/memcpy_async.h - copies by all threads of a group */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#define Q7X2_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H

#include <cooperative_groups.h>

namespace cooperative_groups {

/* size bytes, a word at a time where both are aligned. */
template <typename Group, typename T>
__device__ __forceinline__ void memcpy_async(const Group &group, T *to,
                                             const T *from, size_t size) {
  size_t words = ((size_t)to | (size_t)from) % 4 ? 0 : size / 4;
  for (size_t i = group.thread_rank(); i < words; i += group.size())
    ((unsigned int *)to)[i] = ((const unsigned int *)from)[i];
  for (size_t i = words * 4 + group.thread_rank(); i < size; i += group.size())
    ((char *)to)[i] = ((const char *)from)[i];
}
template <typename Group, typename T>
__device__ __forceinline__ void memcpy_async(const Group &group, T *to,
                                             size_t to_count, const T *from,
                                             size_t from_count) {
  size_t count = to_count < from_count ? to_count : from_count;
  memcpy_async(group, to, from, count * sizeof(T));
}
template <typename Group> __device__ __forceinline__ void wait(const Group &g) {
  g.sync();
}
template <unsigned int Stages, typename Group>
__device__ __forceinline__ void wait_prior(const Group &g) {
  g.sync();
}

} // namespace cooperative_groups

#endif
