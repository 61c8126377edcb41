// Asynchronous copies and mbarrier objects in inline PTX, as CUDA's own headers
// have them: each thread copies an element, and reads another warp's when all
// copies have arrived.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run --check=init,sync %t.o --grid 2 --block 128 --arg buf:8 --print 0:u32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 128 --arg buf:8 --print 0:u32 | FileCheck %s
// CHECK: {{^}}2048
// CHECK-NEXT: {{^}}0

__device__ int source[2][8][128];
__shared__ unsigned long long full, empty;
__shared__ int data[128];

__device__ bool test(unsigned barrier, unsigned long long state) {
  int done;
  asm volatile("{ .reg .pred p;\n"
               "mbarrier.test_wait.shared::cta.b64 p, [%1], %2;\n"
               "selp.b32 %0, 1, 0, p; }"
               : "=r"(done) : "r"(barrier), "l"(state) : "memory");
  return done;
}

__device__ bool tryParity(unsigned barrier, unsigned parity) {
  int done;
  asm volatile("{ .reg .pred p;\n"
               "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
               "selp.b32 %0, 1, 0, p; }"
               : "=r"(done) : "r"(barrier), "r"(parity) : "memory");
  return done;
}

__global__ void pipeline(unsigned *result) {
  unsigned i = threadIdx.x, block = blockIdx.x;
  unsigned f = (unsigned)__cvta_generic_to_shared(&full);
  unsigned e = (unsigned)__cvta_generic_to_shared(&empty);
  unsigned to = (unsigned)__cvta_generic_to_shared(&data[i]);
  if (i == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" :: "r"(f), "r"(128));
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" :: "r"(e), "r"(192));
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  for (unsigned step = 0; step < 8; ++step)
    source[block][step][i] = step * 1000 + i;
  __syncthreads();
  for (unsigned step = 0; step < 8; ++step) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;"
                 :: "r"(to), "l"(&source[block][step][i]), "n"(4) : "memory");
    asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" :: "r"(f));
    unsigned long long state;
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1];"
                 : "=l"(state) : "r"(f) : "memory");
    while (!test(f, state))
      ;
    unsigned other = (i + 32 * step + 1) % 128;
    bool right = data[other] == int(step * 1000 + other);
    atomicAdd(&result[right ? 0 : 1], 1u);
    // Half of the threads arrive twice.
    asm volatile("mbarrier.arrive.shared.b64 _, [%0], %1;"
                 :: "r"(e), "r"(i < 64 ? 2 : 1) : "memory");
    while (!tryParity(e, step % 2))
      ;
  }
}
