// Asynchronous copies and mbarrier objects: each thread copies an element, and
// reads another warp's when all copies have arrived.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 128 --arg buf:f32:0,0 --print 0:u32:2 | FileCheck %s
// RUN: q7x2-run --check=init,sync %t.o --grid 2 --block 128 --arg buf:f32:0,0 --print 0:u32:2 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 128 --arg buf:f32:0,0 --print 0:u32:2 | FileCheck %s
// CHECK: {{^}}2048
// CHECK-NEXT: {{^}}0

typedef __attribute__((address_space(3))) void shared_void;
typedef __attribute__((address_space(3))) long shared_long;
typedef const __attribute__((address_space(1))) void global_void;

__device__ int source[2][8][128];
__shared__ long full, empty;
__shared__ int data[128];

__global__ void pipeline(unsigned *result) {
  unsigned i = threadIdx.x, block = blockIdx.x;
  auto *f = (shared_long *)&full, *e = (shared_long *)&empty;
  if (i == 0) {
    __nvvm_mbarrier_init_shared(f, 128);
    __nvvm_mbarrier_init_shared(e, 192);
  }
  for (unsigned step = 0; step < 8; ++step)
    source[block][step][i] = step * 1000 + i;
  __syncthreads();
  for (unsigned step = 0; step < 8; ++step) {
    __nvvm_cp_async_ca_shared_global_4((shared_void *)&data[i],
                                       (global_void *)&source[block][step][i]);
    __nvvm_cp_async_mbarrier_arrive_shared(f);
    long state = __nvvm_mbarrier_arrive_shared(f);
    while (!__nvvm_mbarrier_test_wait_shared(f, state))
      ;
    unsigned other = (i + 32 * step + 1) % 128;
    bool right = data[other] == int(step * 1000 + other);
    atomicAdd(&result[right ? 0 : 1], 1u);
    // Half of the threads arrive twice.
    if (i < 64)
      __nvvm_mbarrier_arrive_noComplete_shared(e, 1);
    state = __nvvm_mbarrier_arrive_shared(e);
    while (!__nvvm_mbarrier_test_wait_shared(e, state))
      ;
  }
}
