/* cooperative_groups.h - cooperative groups without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blocks, tiles of a block of up to 32 threads, threads that are active
   together, and grids, whose barrier wants all blocks resident. Functions of
   all threads of a group have to be reached by all of them. */

#ifndef Q7X2_COOPERATIVE_GROUPS_H
#define Q7X2_COOPERATIVE_GROUPS_H

#include <cuda_runtime.h>

#define Q7X2_GROUP __device__ __forceinline__

namespace cooperative_groups {

/*===-- a block
 * ------------------------------------------------------------===*/

class thread_block;
Q7X2_GROUP thread_block this_thread_block();

class thread_block {
  Q7X2_GROUP thread_block() {}
  friend __device__ thread_block this_thread_block();

public:
  struct arrival_token {};

  static Q7X2_GROUP void sync() { __syncthreads(); }
  static Q7X2_GROUP arrival_token barrier_arrive() { return {}; }
  static Q7X2_GROUP void barrier_wait(arrival_token &&) { sync(); }
  static Q7X2_GROUP unsigned int thread_rank() {
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  }
  static Q7X2_GROUP unsigned int num_threads() {
    return blockDim.x * blockDim.y * blockDim.z;
  }
  static Q7X2_GROUP unsigned int size() { return num_threads(); }
  static Q7X2_GROUP dim3 group_index() { return blockIdx; }
  static Q7X2_GROUP dim3 thread_index() { return threadIdx; }
  static Q7X2_GROUP dim3 dim_threads() { return blockDim; }
  static Q7X2_GROUP dim3 group_dim() { return blockDim; }
};
Q7X2_GROUP thread_block this_thread_block() { return thread_block(); }

/*===-- threads of a warp
 * --------------------------------------------------===*/

/* Values of any type, a word at a time. */
template <typename T, typename Shuffle>
Q7X2_GROUP T __q7x2_shuffle(T value, Shuffle shuffle) {
  constexpr unsigned int count = (sizeof(T) + 3) / 4;
  unsigned int words[count] = {};
  __builtin_memcpy(words, &value, sizeof(T));
  for (unsigned int i = 0; i < count; ++i)
    words[i] = shuffle(words[i]);
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}

Q7X2_GROUP unsigned int __q7x2_lane() { return __nvvm_read_ptx_sreg_laneid(); }

/* The threads of a mask, counted from its lowest bit. */
class coalesced_group {
protected:
  unsigned int mask, rank, count, first_rank = 0, groups = 1;

  Q7X2_GROUP unsigned int lane_of(unsigned int n) const {
    return __fns(mask, 0, n + 1);
  }
  template <typename T> Q7X2_GROUP T take(T value, unsigned int lane) const {
    return __q7x2_shuffle(value, [&](unsigned int word) {
      return (unsigned int)__shfl_sync(mask, (int)word, lane);
    });
  }
  /* Bits of the warp's lanes as those of the group. */
  Q7X2_GROUP unsigned int pack(unsigned int lanes) const {
    unsigned int packed = 0;
    for (unsigned int n = 0, left = mask; left; ++n, left &= left - 1)
      packed |= (lanes >> (__ffs(left) - 1) & 1) << n;
    return packed;
  }

public:
  explicit Q7X2_GROUP coalesced_group(unsigned int mask)
      : mask(mask), rank(__popc(mask & ((1u << __q7x2_lane()) - 1))),
        count(__popc(mask)) {}
  Q7X2_GROUP coalesced_group(unsigned int mask, unsigned int first_rank,
                             unsigned int groups)
      : coalesced_group(mask) {
    this->first_rank = first_rank;
    this->groups = groups;
  }
  Q7X2_GROUP unsigned int __q7x2_mask() const { return mask; }
  Q7X2_GROUP void sync() const { __syncwarp(mask); }
  Q7X2_GROUP unsigned int thread_rank() const { return rank; }
  Q7X2_GROUP unsigned int num_threads() const { return count; }
  Q7X2_GROUP unsigned int size() const { return count; }
  Q7X2_GROUP unsigned int meta_group_rank() const { return first_rank; }
  Q7X2_GROUP unsigned int meta_group_size() const { return groups; }

  template <typename T> Q7X2_GROUP T shfl(T value, int source) const {
    return take(value, lane_of((unsigned int)source % count));
  }
  /* Out of the group, the thread's own. */
  template <typename T> Q7X2_GROUP T shfl_up(T value, unsigned int n) const {
    return take(value, rank < n ? __q7x2_lane() : lane_of(rank - n));
  }
  template <typename T> Q7X2_GROUP T shfl_down(T value, unsigned int n) const {
    return take(value, rank + n >= count ? __q7x2_lane() : lane_of(rank + n));
  }
  Q7X2_GROUP int any(int predicate) const {
    return __ballot_sync(mask, predicate) != 0;
  }
  Q7X2_GROUP int all(int predicate) const {
    return __ballot_sync(mask, predicate) == mask;
  }
  Q7X2_GROUP unsigned int ballot(int predicate) const {
    return pack(__ballot_sync(mask, predicate));
  }
  template <typename T> Q7X2_GROUP unsigned int match_any(T value) const {
    return pack(__match_any_sync(mask, value));
  }
  template <typename T>
  Q7X2_GROUP unsigned int match_all(T value, int &same) const {
    return pack(__match_all_sync(mask, value, &same));
  }
};

Q7X2_GROUP coalesced_group coalesced_threads() {
  return coalesced_group(__activemask());
}

/* Size threads with neighboring ranks, a power of two; of a tile or a block. */
template <unsigned int Size, typename ParentT = void> class thread_block_tile {
  static_assert(Size && Size <= 32 && (Size & (Size - 1)) == 0,
                "a tile has 1, 2, 4, 8, 16 or 32 threads");
  unsigned int groups, number;

  static Q7X2_GROUP unsigned int mask() {
    return (Size == 32 ? ~0u : (1u << Size % 32) - 1)
           << (__q7x2_lane() & ~(Size - 1));
  }

public:
  Q7X2_GROUP thread_block_tile(unsigned int number, unsigned int groups)
      : groups(groups), number(number) {}
  /* A tile forgets its parent. */
  template <typename Other>
  Q7X2_GROUP thread_block_tile(const thread_block_tile<Size, Other> &other)
      : groups(other.meta_group_size()), number(other.meta_group_rank()) {}

  static Q7X2_GROUP unsigned int __q7x2_mask() { return mask(); }
  static Q7X2_GROUP void sync() { __syncwarp(mask()); }
  static Q7X2_GROUP unsigned int thread_rank() {
    return __q7x2_lane() & (Size - 1);
  }
  static constexpr __device__ unsigned int num_threads() { return Size; }
  static constexpr __device__ unsigned int size() { return Size; }
  Q7X2_GROUP unsigned int meta_group_rank() const { return number; }
  Q7X2_GROUP unsigned int meta_group_size() const { return groups; }

#define Q7X2_TILE_SHUFFLE(name, type)                                          \
  template <typename T> Q7X2_GROUP T name(T value, type n) const {             \
    return __q7x2_shuffle(value, [&](unsigned int word) {                      \
      return (unsigned int)__##name##_sync(mask(), (int)word, n, Size);        \
    });                                                                        \
  }
  Q7X2_TILE_SHUFFLE(shfl, int)
  Q7X2_TILE_SHUFFLE(shfl_up, unsigned int)
  Q7X2_TILE_SHUFFLE(shfl_down, unsigned int)
  Q7X2_TILE_SHUFFLE(shfl_xor, int)
#undef Q7X2_TILE_SHUFFLE
  Q7X2_GROUP unsigned int ballot(int predicate) const {
    return (__ballot_sync(mask(), predicate) & mask()) >>
           (__q7x2_lane() & ~(Size - 1));
  }
  Q7X2_GROUP int any(int predicate) const { return ballot(predicate) != 0; }
  Q7X2_GROUP int all(int predicate) const { return ballot(!predicate) == 0; }
  template <typename T> Q7X2_GROUP unsigned int match_any(T value) const {
    return __match_any_sync(mask(), value) >> (__q7x2_lane() & ~(Size - 1));
  }
  template <typename T>
  Q7X2_GROUP unsigned int match_all(T value, int &same) const {
    return __match_all_sync(mask(), value, &same) >>
           (__q7x2_lane() & ~(Size - 1));
  }
};

template <unsigned int Size>
Q7X2_GROUP thread_block_tile<Size, thread_block>
tiled_partition(const thread_block &block) {
  return {block.thread_rank() / Size, (block.size() + Size - 1) / Size};
}
template <unsigned int Size, unsigned int Whole, typename Parent>
Q7X2_GROUP thread_block_tile<Size, thread_block_tile<Whole, Parent>>
tiled_partition(const thread_block_tile<Whole, Parent> &tile) {
  static_assert(Size <= Whole, "a tile has parts that are not larger");
  return {tile.thread_rank() / Size, Whole / Size};
}
/* Of a number that is not known when this is compiled. */
template <typename Group>
Q7X2_GROUP coalesced_group tiled_partition(const Group &group,
                                           unsigned int size) {
  unsigned int first = __q7x2_lane() & ~(size - 1);
  unsigned int mask = (size >= 32 ? ~0u : (1u << size) - 1) << first;
  return {mask & __activemask(), group.thread_rank() / size,
          ((unsigned int)group.size() + size - 1) / size};
}
/* Those with the same label, or predicate. */
template <typename Group, typename Label>
Q7X2_GROUP coalesced_group labeled_partition(const Group &group, Label label) {
  return coalesced_group(
      __match_any_sync(group.__q7x2_mask(), (unsigned int)label));
}
template <typename Group>
Q7X2_GROUP coalesced_group binary_partition(const Group &group,
                                            bool predicate) {
  unsigned int mask = group.__q7x2_mask();
  unsigned int those = __ballot_sync(mask, predicate) & mask;
  return {predicate ? those : mask & ~those, predicate ? 1u : 0u, 2};
}

/*===-- a grid
 * -------------------------------------------------------------===*/

/* Its upper bit changes when the last block has arrived. */
static __device__ unsigned int __q7x2_grid_arrivals;

class grid_group {
public:
  struct arrival_token {};

  static Q7X2_GROUP bool is_valid() { return true; }
  static Q7X2_GROUP unsigned long long num_blocks() {
    return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
  }
  static Q7X2_GROUP unsigned long long block_rank() {
    return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) *
               gridDim.x +
           blockIdx.x;
  }
  static Q7X2_GROUP unsigned long long num_threads() {
    return num_blocks() * thread_block::num_threads();
  }
  static Q7X2_GROUP unsigned long long size() { return num_threads(); }
  static Q7X2_GROUP unsigned long long thread_rank() {
    return block_rank() * thread_block::num_threads() +
           thread_block::thread_rank();
  }
  static Q7X2_GROUP dim3 dim_blocks() { return gridDim; }
  static Q7X2_GROUP dim3 group_dim() { return gridDim; }
  static Q7X2_GROUP dim3 block_index() { return blockIdx; }
  static Q7X2_GROUP void sync() {
    __syncthreads();
    if (thread_block::thread_rank() == 0) {
      unsigned int blocks = (unsigned int)num_blocks();
      unsigned int mine = block_rank() == 0 ? 0x80000000u - (blocks - 1) : 1;
      __threadfence();
      unsigned int before = atomicAdd(&__q7x2_grid_arrivals, mine);
      while (!((__scoped_atomic_load_n(&__q7x2_grid_arrivals, __ATOMIC_RELAXED,
                                       __MEMORY_SCOPE_DEVICE) ^
                before) &
               0x80000000u))
        ;
      __threadfence();
    }
    __syncthreads();
  }
};
Q7X2_GROUP grid_group this_grid() { return grid_group(); }

/*===-- all groups
 * ---------------------------------------------------------===*/

template <typename Group> Q7X2_GROUP void sync(const Group &group) {
  group.sync();
}
template <typename Group>
Q7X2_GROUP unsigned long long thread_rank(const Group &group) {
  return group.thread_rank();
}
template <typename Group>
Q7X2_GROUP unsigned long long group_size(const Group &group) {
  return group.size();
}
template <typename Group, typename Function, typename... Args>
Q7X2_GROUP void invoke_one(const Group &group, Function &&function,
                           Args &&...args) {
  if (group.thread_rank() == 0)
    function(static_cast<Args &&>(args)...);
}
/* Its result, which all threads get. */
template <typename Group, typename Function, typename... Args>
Q7X2_GROUP auto invoke_one_broadcast(const Group &group, Function &&function,
                                     Args &&...args)
    -> decltype(function(static_cast<Args &&>(args)...)) {
  decltype(function(static_cast<Args &&>(args)...)) result{};
  if (group.thread_rank() == 0)
    result = function(static_cast<Args &&>(args)...);
  return group.shfl(result, 0);
}

} // namespace cooperative_groups

#undef Q7X2_GROUP

#endif
