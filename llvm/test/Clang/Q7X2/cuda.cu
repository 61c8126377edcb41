// Sources in CUDA, without a toolkit: device code is compiled, and runs.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: q7x2-clang -O2 -c %s -DVALUE=2 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: q7x2-run cuda.o --grid 2 --block 32 --arg i32:40 --arg f32:2 --arg buf@%S/Inputs/floats.bin --arg buf:160 --print 3:f32:2 | FileCheck %s
// RUN: q7x2-clang -O0 -xcuda %s -DVALUE=2 -c -o o0.o 2>&1
// RUN: q7x2-run o0.o --grid 2 --block 32 --arg i32:40 --arg f32:2 --arg buf@%S/Inputs/floats.bin --arg buf:160 --print 3:f32:2 | FileCheck %s
//
// The other outputs, dependencies, and errors of the code generator with lines.
// RUN: q7x2-clang -O1 -S %s -DVALUE=2 -MD -w && FileCheck %s --check-prefix=ASM < cuda.s && FileCheck %s --check-prefix=DEPS < cuda.d
// RUN: q7x2-clang -E %s -DVALUE=2 | FileCheck %s --check-prefix=PREPROCESSED
// PREPROCESSED: float scale(float x) { return x * table[2]; }
// RUN: not q7x2-clang -c %s -DVALUE=2 -DBAD 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not q7x2-clang -fsyntax-only %s 2>&1 | FileCheck %s --check-prefix=SYNTAX
// ASM: .kernel _Z5saxpyifPKfPf
// DEPS: cuda.{{[os]}}:
// DEPS: cuda_runtime.h

#include <cstdio>

// CHECK: n=40 x=2 of 64: 1.414
__constant__ float table[] = {0, 1, 2};
// SYNTAX: cuda.cu:[[#@LINE+1]]:{{.*}} error: use of undeclared identifier 'VALUE'
__device__ float scale(float x) { return x * table[VALUE]; }

__global__ void saxpy(int n, float a, const float *x, float *y) {
  __shared__ float tile[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < n ? __ldg(x + i) : 0.0f;
  __syncthreads();
  float neighbor = __shfl_xor_sync(~0u, tile[threadIdx.x], 1);
#ifdef BAD
  int ok;
  // BAD: cuda.cu:[[#@LINE+1]]:3: in function {{.*}}: PTX 'mbarrier.test_wait.shared.b64 $0, [$1], $2' is not translated
  asm volatile("mbarrier.test_wait.shared.b64 %0, [%1], %2;" : "=r"(ok) : "r"(0), "l"(0ll));
#endif
  if (i == 0)
    printf("n=%d x=%g of %d: %.3f\n", n, a, gridDim.x * blockDim.x, sqrt(2.0));
  if (i < n)
    atomicAdd(y, scale(tile[threadIdx.x]) * a + 0 * neighbor);
  float4 four = make_float4(5, 6, 7, 8);
  if (i == 1)
    reinterpret_cast<float4 *>(y)[1] = four;
  if (i == 2)
    atomicMax(reinterpret_cast<int *>(y + 1), __popc(i) + min(3, n) + __float2int_rd(sinf(0.0f)));
}

// CHECK-NEXT: 160
// CHECK-NEXT: 5.60519386E-45
// REMARK-NOT: warning:
// REMARK: cuda.cu:[[#@LINE+2]]:5: remark: host code is left out: only device code is compiled
// REMARK-NOT: warning:
int main() {
  float *x, *y;
  cudaMalloc(&x, 160);
  cudaMalloc(&y, 160);
  saxpy<<<2, 32>>>(40, 2.0f, x, y);
  return cudaDeviceSynchronize();
}
