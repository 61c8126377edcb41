// Cooperative groups without a toolkit, and with one: blocks, tiles, active threads,
// grids; reductions and scans.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel groups --block 16,8 --arg buf:4096 --print 0:i32:26 | FileCheck %s
// RUN: q7x2-run %t.o --kernel grid --grid 5 --block 64 --arg buf:4096 --print 0:i32:2 | FileCheck %s --check-prefix GRID
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: %if cuda-toolkit %{ q7x2-run %t.o --kernel groups --block 16,8 --arg buf:4096 --print 0:i32:26 | FileCheck %s %}

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

struct Pair {
  int a;
  long long b;
};

extern "C" __global__ void groups(int *out) {
  cg::thread_block block = cg::this_thread_block();
  int rank = block.thread_rank();
  bool last = rank == 127; // lane 31 of warp 3
  auto write = [&](int n, int v) {
    if (last)
      out[n] = v;
  };
  write(0, rank);                        // CHECK: {{^}}127{{$}}
  write(1, block.size());                // CHECK-NEXT: 128
  write(2, block.thread_index().y);      // CHECK-NEXT: 7
  write(3, block.dim_threads().x);       // CHECK-NEXT: 16

  auto warp = cg::tiled_partition<32>(block);
  write(4, warp.meta_group_rank());      // CHECK-NEXT: 3
  write(5, warp.meta_group_size());      // CHECK-NEXT: 4
  write(6, warp.shfl(rank, 3));          // CHECK-NEXT: 99
  // 96 + ... + 127
  write(7, cg::reduce(warp, rank, cg::plus<int>())); // CHECK-NEXT: 3568
  write(8, cg::reduce(warp, rank, cg::less<int>())); // CHECK-NEXT: 96
  write(9, warp.ballot(rank % 8 == 0));  // CHECK-NEXT: 16843009
  auto quarter = cg::tiled_partition<8>(warp);
  write(10, quarter.meta_group_rank());  // CHECK-NEXT: 3
  write(11, quarter.thread_rank());      // CHECK-NEXT: 7
  write(12, quarter.shfl_down(rank, 2)); // CHECK-NEXT: 127
  write(13, quarter.shfl_xor(rank, 1));  // CHECK-NEXT: 126
  write(14, quarter.any(rank == 120));   // CHECK-NEXT: 1
  write(15, quarter.all(rank > 120));    // CHECK-NEXT: 0
  write(16, quarter.match_any(rank / 2 % 2)); // ranks 2, 3, 6, 7: CHECK-NEXT: 204
  write(17, cg::inclusive_scan(quarter, rank - 119)); // CHECK-NEXT: 36
  write(18, cg::exclusive_scan(quarter, rank - 119)); // CHECK-NEXT: 28
  Pair pair = quarter.shfl(Pair{rank, rank * 10000000000ll}, 1);
  write(19, pair.b / 10000000000ll + pair.a);         // CHECK-NEXT: 242

  warp.sync(); // or the tiles' threads may go on alone
  if (rank % 3 == 1) { // in warp 3, 97, 100, ... 127
    cg::coalesced_group active = cg::coalesced_threads();
    write(20, active.size());            // CHECK-NEXT: 11
    write(21, active.thread_rank());     // CHECK-NEXT: 10
    write(22, active.shfl(rank, 2));     // CHECK-NEXT: 103
    write(23, cg::reduce(active, rank, cg::greater<int>())); // CHECK-NEXT: 127
    write(24, active.ballot(rank > 120)); // CHECK-NEXT: 1792
  }
  __shared__ int copy[100];
  cg::memcpy_async(block, copy, out, sizeof(copy));
  cg::wait(block);
  warp.sync();
  auto part = cg::labeled_partition(warp, rank % 4);
  write(25, part.size());                // CHECK-NEXT: 8
}

__device__ int counter;

// After a barrier of the grid, every thread sees the sums of all.
// GRID: {{^}}320{{$}}
// GRID-NEXT: 640
extern "C" __global__ void grid(int *out) {
  cg::grid_group all = cg::this_grid();
  atomicAdd(&counter, 1);
  all.sync();
  int first = *(volatile int *)&counter;
  all.sync();
  atomicAdd(&counter, 1);
  all.sync();
  if (all.thread_rank() == all.size() - 1)
    out[0] = first, out[1] = *(volatile int *)&counter;
}
