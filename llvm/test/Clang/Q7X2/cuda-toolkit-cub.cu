// CUB's block-wide and warp-wide operations of a toolkit, against loops of one thread.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel test --block 128 --arg buf:64 --arg buf:8192 --print 0:i32:12 \
// RUN:     | FileCheck %s

#include <cub/cub.cuh>
#include <cuda/std/functional>

constexpr int Threads = 128, Items = 4, Count = Threads * Items;
__device__ int get(int i) { return (i * 389 + 57) % 1000; }

// How many results of a thread's four differ from those in wanted.
__device__ int differ(const int (&v)[Items], const int *wanted) {
  int n = 0;
  for (int i = 0; i < Items; ++i)
    n += v[i] != wanted[threadIdx.x * Items + i];
  return n;
}

// Numbers of wrong results: none.
// CHECK-COUNT-11: {{^}}0{{$}}
// The results are not all the same.
// CHECK-NEXT: {{^}}255608{{$}}
extern "C" __global__ void test(int *out, int *scratch) {
  using Load = cub::BlockLoad<int, Threads, Items, cub::BLOCK_LOAD_TRANSPOSE>;
  using Store = cub::BlockStore<int, Threads, Items, cub::BLOCK_STORE_WARP_TRANSPOSE>;
  using Scan = cub::BlockScan<int, Threads>;
  using Sort = cub::BlockRadixSort<int, Threads, Items, int>;
  using Merge = cub::BlockMergeSort<int, Threads, Items>;
  using Heads = cub::BlockDiscontinuity<int, Threads>;
  using Histogram = cub::BlockHistogram<unsigned char, Threads, Items, 32>;
  using Exchange = cub::BlockExchange<int, Threads, Items>;
  using Difference = cub::BlockAdjacentDifference<int, Threads>;
  using WarpSum = cub::WarpReduce<int>;
  using WarpScan = cub::WarpScan<int>;
  __shared__ union {
    Load::TempStorage load;
    Store::TempStorage store;
    Scan::TempStorage scan;
    Sort::TempStorage sort;
    Merge::TempStorage merge;
    Heads::TempStorage heads;
    Histogram::TempStorage histogram;
    Exchange::TempStorage exchange;
    Difference::TempStorage difference;
    WarpSum::TempStorage sums[Threads / 32];
    WarpScan::TempStorage scans[Threads / 32];
  } t;
  __shared__ unsigned bins[32];
  __shared__ int wanted[Count], sorted[Count];
  const int tid = threadIdx.x;
  int *input = scratch, *stored = scratch + Count;
  for (int i = 0; i < Items; ++i)
    input[tid * Items + i] = get(tid * Items + i);
  __syncthreads();
  auto check = [&](int index, int wrong) {
    __syncthreads();
    if (wrong)
      atomicAdd(&out[index], wrong);
  };

  int v[Items];
  Load(t.load).Load(input, v);
  check(0, differ(v, input));

  int sums[Items], total;
  Scan(t.scan).ExclusiveSum(v, sums, total);
  if (tid == 0)
    for (int i = 0, s = 0; i < Count; s += get(i++))
      wanted[i] = s;
  check(1, 0);
  check(1, differ(sums, wanted));
  if (tid == 0)
    out[11] = total;

  Store(t.store).Store(stored, sums);
  check(2, 0);
  for (int i = 0; i < Items; ++i)
    sums[i] = stored[tid * Items + i];
  check(2, differ(sums, wanted));

  // Sorted by counting the smaller ones, with the keys' places as values.
  for (int i = 0; i < Items; ++i) {
    int place = 0, own = tid * Items + i;
    for (int j = 0; j < Count; ++j)
      place += get(j) < get(own) || (get(j) == get(own) && j < own);
    sorted[place] = get(own);
    wanted[place] = own;
  }
  __syncthreads();
  int keys[Items], places[Items];
  for (int i = 0; i < Items; ++i)
    keys[i] = v[i], places[i] = tid * Items + i;
  Sort(t.sort).Sort(keys, places);
  check(3, differ(keys, sorted) + differ(places, wanted));

  int merged[Items];
  for (int i = 0; i < Items; ++i)
    merged[i] = v[i];
  Merge(t.merge).Sort(merged, [](int a, int b) { return a > b; });
  int wrong = 0;
  for (int i = 0; i < Items; ++i)
    wrong += merged[i] != sorted[Count - 1 - (tid * Items + i)];
  check(4, wrong);

  int heads[Items];
  wrong = 0;
  Heads(t.heads).FlagHeads(heads, keys, cuda::std::not_equal_to<int>());
  for (int i = 0; i < Items; ++i) {
    int j = tid * Items + i;
    wrong += heads[i] != (j == 0 || sorted[j] != sorted[j - 1]);
  }
  check(5, wrong);

  unsigned char bytes[Items];
  for (int i = 0; i < Items; ++i)
    bytes[i] = v[i] & 31;
  Histogram(t.histogram).Histogram(bytes, bins);
  __syncthreads();
  wrong = 0;
  if (tid < 32) {
    unsigned n = 0;
    for (int j = 0; j < Count; ++j)
      n += (get(j) & 31) == tid;
    wrong = bins[tid] != n;
  }
  check(6, wrong);

  int striped[Items];
  wrong = 0;
  Exchange(t.exchange).BlockedToStriped(v, striped);
  for (int i = 0; i < Items; ++i)
    wrong += striped[i] != get(i * Threads + tid);
  check(7, wrong);

  int steps[Items];
  wrong = 0;
  Difference(t.difference).SubtractLeft(v, steps, cuda::std::minus<int>());
  for (int i = 0; i < Items; ++i) {
    int j = tid * Items + i;
    wrong += steps[i] != get(j) - (j ? get(j - 1) : 0);
  }
  check(8, wrong);

  int sum = WarpSum(t.sums[tid / 32]).Sum(tid);
  check(9, tid % 32 == 0 && sum != tid * 32 + 496);
  int most;
  WarpScan(t.scans[tid / 32]).InclusiveScan(get(tid), most, cuda::maximum<int>());
  int expected = 0;
  for (int j = tid & ~31; j <= tid; ++j)
    expected = max(expected, get(j));
  check(10, most != expected);
}
