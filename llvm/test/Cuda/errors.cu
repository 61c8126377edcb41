// Invalid launches are errors of their own; after a fault, all calls return its error.
//
// RUN: q7x2-nvcc -lineinfo %s -o %t
// RUN: %t 0 2>&1 | FileCheck %s --check-prefixes=CHECK,FAULT
// RUN: %t 1 2>&1 | FileCheck %s --check-prefixes=CHECK,ASSERT
// RUN: %t 2 2>&1 | FileCheck %s --check-prefixes=CHECK,TRAP
// RUN: env Q7X2_CUDA_MAX_CYCLES=100000 %t 3 2>&1 | FileCheck %s --check-prefixes=CHECK,ENDLESS
// RUN: not env Q7X2_CUDA_MACHINE=nosuch %t 0 2>&1 | FileCheck %s --check-prefix=MACHINE
// RUN: env Q7X2_CUDA_CHECK=race %t 4 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: env Q7X2_CUDA_STATS=1 %t 4 2>&1 | FileCheck %s --check-prefix=STATS

#include <cassert>
#include <cstdio>
#include <cstdlib>

#define SHOW(call) (std::printf("%s\n", cudaGetErrorName(call)), std::fflush(stdout))

__global__ void nothing() {}
__global__ void __launch_bounds__(64) shared(int *p) {
  extern __shared__ int s[];
  s[threadIdx.x] = p[threadIdx.x];
}
__global__ void fault(int *p) { p[1 << 20] = 1; }
__global__ void assertion() { assert(threadIdx.x != 3); }
__global__ void trap() { __trap(); }
__global__ void endless(volatile int *p) {
  while (*p == 0)
    ;
}
__global__ void race(int *p) { *p = threadIdx.x; }

int main(int argc, char **argv) {
  int *p;
  // MACHINE: q7x2-cuda: {{.*}}'nosuch'
  // MACHINE-NEXT: cudaErrorInitializationError
  SHOW(cudaMalloc(&p, 256));
  if (cudaPeekAtLastError())
    return 1;
  // RACE: q7x2-cuda: race: {{.*}}errors.cu
  // STATS: kernel launches cycles
  // STATS-NEXT: _Z4racePi 1 {{[1-9][0-9]+}} 100.0%
  if (std::atoi(argv[1]) == 4) {
    race<<<1, 64>>>(p);
    return 0;
  }
  // CHECK: cudaSuccess
  nothing<<<1, 1025>>>();
  // CHECK-NEXT: cudaErrorInvalidConfiguration
  SHOW(cudaGetLastError());
  nothing<<<0, 32>>>();
  // CHECK-NEXT: cudaErrorInvalidConfiguration
  SHOW(cudaGetLastError());
  nothing<<<dim3(1, 65536), 32>>>();
  // CHECK-NEXT: cudaErrorInvalidConfiguration
  SHOW(cudaGetLastError());
  nothing<<<1, dim3(1, 1, 65)>>>();
  // CHECK-NEXT: cudaErrorInvalidConfiguration
  SHOW(cudaGetLastError());
  shared<<<1, 64, 1 << 20>>>(p);
  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaGetLastError());
  // CHECK-NEXT: cudaErrorInvalidDeviceFunction
  SHOW(cudaLaunchKernel((const void *)&main, dim3(1), dim3(1), nullptr, 0, 0));
  // CHECK-NEXT: cudaErrorCooperativeLaunchTooLarge
  SHOW(cudaLaunchCooperativeKernel(nothing, dim3(1 << 20), dim3(256), nullptr));
  // CHECK-NEXT: cudaErrorInvalidSymbol
  SHOW(cudaMemcpyToSymbol(argc, argv, 4));
  // CHECK-NEXT: cudaErrorInvalidDevice
  SHOW(cudaSetDevice(1));
  // CHECK-NEXT: cudaErrorInvalidDevice
  SHOW(cudaGetLastError());
  // CHECK-NEXT: cudaSuccess
  SHOW(cudaGetLastError());
  std::fflush(stdout);
  switch (std::atoi(argv[1])) {
  case 0:
    // FAULT-NEXT: q7x2-cuda: 4-byte store at {{.*}} is outside of every allocation{{.*}}kernel _Z5faultPi, block (0,0,0), thread (0,0,0)
    fault<<<1, 1>>>(p);
    // FAULT-NEXT: cudaErrorIllegalAddress
    break;
  case 1:
    // ASSERT-NEXT: errors.cu:{{[0-9]+}}: void assertion(): assertion failed: threadIdx.x != 3
    // ASSERT-NEXT: q7x2-cuda: trap; kernel _Z9assertionv, block (0,0,0), thread (3,0,0)
    assertion<<<1, 32>>>();
    // ASSERT-NEXT: cudaErrorAssert
    break;
  case 2:
    // TRAP-NEXT: q7x2-cuda: trap
    trap<<<1, 1>>>();
    // TRAP-NEXT: cudaErrorLaunchFailure
    break;
  case 3:
    cudaMemset(p, 0, 4);
    // ENDLESS-NEXT: q7x2-cuda: {{.*}}kernel _Z7endlessPVi
    endless<<<1, 1>>>(p);
    // ENDLESS-NEXT: cudaErrorLaunchTimeout
    break;
  }
  SHOW(cudaDeviceSynchronize());
  // FAULT-NEXT: cudaErrorIllegalAddress
  // ASSERT-NEXT: cudaErrorAssert
  // TRAP-NEXT: cudaErrorLaunchFailure
  // ENDLESS-NEXT: cudaErrorLaunchTimeout
  SHOW(cudaMalloc(&p, 4));
}
