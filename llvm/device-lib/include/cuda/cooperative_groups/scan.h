/* cooperative_groups/scan.h - scans over tiles and active threads */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_COOPERATIVE_GROUPS_SCAN_H
#define Q7X2_COOPERATIVE_GROUPS_SCAN_H

#include <cooperative_groups/reduce.h>

namespace cooperative_groups {

template <typename Group, typename T, typename Operation>
__device__ __forceinline__ T inclusive_scan(const Group &group, T value,
                                            Operation &&operation) {
  unsigned int count = group.size(), rank = group.thread_rank();
  for (unsigned int distance = 1; distance < count; distance *= 2) {
    T other = group.shfl_up(value, distance);
    if (rank >= distance)
      value = operation(other, value);
  }
  return value;
}
template <typename Group, typename T>
__device__ __forceinline__ T inclusive_scan(const Group &group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
/* T() for the first thread. */
template <typename Group, typename T, typename Operation>
__device__ __forceinline__ T exclusive_scan(const Group &group, T value,
                                            Operation &&operation) {
  T before = group.shfl_up(inclusive_scan(group, value, operation), 1);
  return group.thread_rank() ? before : T();
}
template <typename Group, typename T>
__device__ __forceinline__ T exclusive_scan(const Group &group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

} // namespace cooperative_groups

#endif
