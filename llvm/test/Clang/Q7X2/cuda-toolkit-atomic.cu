// libcu++'s atomic objects, barriers and pipelines of a toolkit.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o 2>&1 | count 0
// RUN: q7x2-run %t.o --kernel atomics --grid 2 --block 64 --arg buf:64 --arg buf:64 --arg buf:64 \
// RUN:     --print 0:i32:2 --print 1:f32:1 --print 2:i64:1 --print 2:i32:4 | FileCheck %s
// RUN: q7x2-run %t.o --kernel barriers --block 128 --arg buf:64 --print 0:i32:2 \
// RUN:     | FileCheck %s --check-prefix=BARRIERS
// RUN: q7x2-run %t.o --kernel pipelines --block 128 --arg buf:2048 --arg buf:512 --print 1:i32:1 \
// RUN:     | FileCheck %s --check-prefix=PIPELINES

#include <cooperative_groups.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>

struct Pair {
  int a, b;
};
__device__ cuda::atomic<int> counter{5};

// The largest thread, 5 + 128 - 256, 128 halves; bit i of the last: 128 times 1; the pair.
// CHECK: {{^}}63{{$}}
// CHECK-NEXT: {{^}}-123{{$}}
// CHECK-NEXT: {{^}}64{{$}}
// CHECK-NEXT: {{^}}128{{$}}
// CHECK-NEXT: {{^}}128{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}128{{$}}
// CHECK-NEXT: {{^}}256{{$}}
extern "C" __global__ void atomics(int *out, float *f, unsigned long long *u) {
  cuda::atomic_ref<int, cuda::thread_scope_device> most(out[0]);
  most.fetch_max((int)threadIdx.x, cuda::std::memory_order_relaxed);
  cuda::atomic_ref<float>(f[0]).fetch_add(0.5f);
  cuda::atomic_ref<unsigned long long> word(u[0]);
  unsigned long long old = word.load();
  while (!word.compare_exchange_weak(old, old + 1))
    ;
  counter.fetch_add(1, cuda::std::memory_order_acq_rel);
  cuda::atomic_ref<Pair> pair(*(Pair *)(u + 1));
  Pair before = pair.load(), after;
  do
    after = Pair{before.a + 1, before.b + 2};
  while (!pair.compare_exchange_strong(before, after));
  cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_device);
  out[1] = counter.fetch_sub(2) - 2;
}

// BARRIERS: {{^}}8128{{$}}
// BARRIERS-NEXT: {{^}}127{{$}}
extern "C" __global__ void barriers(int *out) {
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  __shared__ int s[128];
  if (threadIdx.x == 0)
    init(&barrier, blockDim.x);
  __syncthreads();
  s[threadIdx.x] = threadIdx.x;
  barrier.wait(barrier.arrive());
  int v = s[127 - threadIdx.x];
  barrier.arrive_and_wait();
  s[threadIdx.x] = v;
  barrier.arrive_and_wait();
  atomicAdd(&out[0], s[threadIdx.x]);
  if (threadIdx.x == 0)
    out[1] = s[0];
}

// Wrong sums of the four parts, which come through a pipeline of two.
// PIPELINES: {{^}}0{{$}}
template <int Stages> __device__ int sum(const int *in) {
  __shared__ int buffer[Stages][128];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, Stages> state;
  auto block = cooperative_groups::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  int sum = 0;
  for (int i = 0; i <= 4; ++i) {
    if (i < 4) {
      pipe.producer_acquire();
      cuda::memcpy_async(block, buffer[i % Stages], in + 128 * i, sizeof(int) * 128, pipe);
      pipe.producer_commit();
    }
    if (i == 0)
      continue;
    pipe.consumer_wait();
    sum += buffer[(i - 1) % Stages][127 - threadIdx.x];
    pipe.consumer_release();
  }
  return sum;
}

extern "C" __global__ void pipelines(int *in, int *wrong) {
  for (int i = threadIdx.x; i < 512; i += 128)
    in[i] = i * i;
  __syncthreads();
  int expected = 0;
  for (int i = 0; i < 4; ++i)
    expected += in[128 * i + 127 - threadIdx.x];
  if (sum<2>(in) != expected)
    atomicAdd(wrong, 1);
}
