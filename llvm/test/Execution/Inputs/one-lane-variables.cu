#include <cooperative_groups.h>
#include <cuda_runtime.h>

extern "C" __global__ void shuffle(unsigned *counter) {
  unsigned first;
  if (threadIdx.x % 32 == 0)
    first = atomicAdd(counter, 32u);
  first = __shfl_sync(~0u, first, 0);
  if (first % 32)
    *counter = 0;
}

extern "C" __global__ void group(unsigned *counter) {
  auto threads = cooperative_groups::coalesced_threads();
  unsigned first;
  if (threads.thread_rank() == 0)
    first = atomicAdd(counter, threads.size());
  first = threads.shfl(first, 0);
  if (first % 32)
    *counter = 0;
}
