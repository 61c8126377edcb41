// The C++ libraries of a toolkit: cooperative groups and CUB, which since CUDA 13
// lie in a folder of their own, and a launch, which depends on the version.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o
// RUN: q7x2-run %t.o --block 128 --arg buf:64 --print 0:i32:4 | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cub/block/block_reduce.cuh>
#include <cuda/std/array>
namespace cg = cooperative_groups;

// The sum of 0 to 127; of the last tile; the maximum; 4 + 5.
// CHECK: 8128
// CHECK-NEXT: 3568
// CHECK-NEXT: 127
// CHECK-NEXT: 9
__global__ void test(int *out) {
  typedef cub::BlockReduce<int, 128> Reduce;
  __shared__ typename Reduce::TempStorage storage;
  cg::thread_block block = cg::this_thread_block();
  int sum = Reduce(storage).Sum(block.thread_rank());
  auto tile = cg::tiled_partition<32>(block);
  int part = cg::reduce(tile, (int)block.thread_rank(), cg::plus<int>());
  block.sync();
  int most = Reduce(storage).Reduce((int)threadIdx.x, [](int a, int b) { return max(a, b); });
  if (block.thread_rank() == 0)
    out[0] = sum, out[2] = most, out[3] = cuda::std::array<int, 2>{4, 5}[0] + 5;
  if (block.thread_rank() == 127)
    out[1] = part;
}

int main() { test<<<1, 128>>>(nullptr); }
