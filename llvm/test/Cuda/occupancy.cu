// Properties of the device and resident blocks, of the machine that a user chooses.
//
// RUN: q7x2-nvcc -O2 %s -o %t && %t | FileCheck %s --match-full-lines
// RUN: env Q7X2_CUDA_MACHINE=h200 %t | FileCheck %s --check-prefix=H200 --match-full-lines

#include <cooperative_groups.h>
#include <cstdio>

__global__ void small(int *p) { p[threadIdx.x] = 1; }
__global__ void large(int *p) {
  __shared__ int s[10240];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
__global__ void total(int *p, int *out, int n) {
  auto grid = cooperative_groups::this_grid();
  for (int i = grid.thread_rank(); i < n; i += grid.size())
    p[i] = 2 * i;
  grid.sync();
  if (grid.thread_rank() == 0)
    for (int i = 0; i != n; ++i)
      *out += p[i];
}

template <typename Kernel> static void show(const char *name, Kernel kernel) {
  int blocks, grid, block;
  size_t available;
  cudaFuncAttributes a;
  cudaFuncGetAttributes(&a, kernel);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 256, 0);
  cudaOccupancyMaxPotentialBlockSize(&grid, &block, kernel);
  cudaOccupancyAvailableDynamicSMemPerBlock(&available, kernel, 2, 256);
  std::printf("%s: %zu %d; %d; %d x %d; %zu\n", name, a.sharedSizeBytes, a.maxThreadsPerBlock,
              blocks, grid, block, available);
}

int main() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  // 48 warps are 6 blocks of 8; 164 KiB of shared memory are 4 blocks of 40 KiB,
  // or two of 82.
  // CHECK: Q7X2 8.0: 1536 threads, 167936 bytes
  // CHECK-NEXT: small: 0 1024; 6; 16 x 768; 83968
  // CHECK-NEXT: large: 40976 1024; 4; 16 x 768; 42992
  // H200: Q7X2 8.0: 2048 threads, 233472 bytes
  // H200-NEXT: small: 0 1024; 8; 264 x 1024; {{[0-9]+}}
  std::printf("%s %d.%d: %d threads, %zu bytes\n", p.name, p.major, p.minor,
              p.maxThreadsPerMultiProcessor, p.sharedMemPerMultiprocessor);
  show("small", small);
  show("large", large);
  int value;
  // CHECK-NEXT: 32 1
  cudaDeviceGetAttribute(&value, cudaDevAttrWarpSize, 0);
  std::printf("%d ", value);
  cudaDeviceGetAttribute(&value, cudaDevAttrCooperativeLaunch, 0);
  std::printf("%d\n", value);

  int *data, *sum, n = 1000;
  cudaMalloc(&data, n * sizeof(int));
  cudaMallocManaged(&sum, sizeof(int));
  *sum = 0;
  void *args[] = {&data, &sum, &n};
  cudaLaunchCooperativeKernel(total, dim3(p.multiProcessorCount), dim3(64), args);
  cudaDeviceSynchronize();
  // CHECK-NEXT: sum: 999000
  std::printf("sum: %d\n", *sum);
  cudaLaunchConfig_t config = {};
  cudaLaunchAttribute attribute = {};
  attribute.id = cudaLaunchAttributeCooperative;
  attribute.val.cooperative = 1;
  config.gridDim = dim3(2);
  config.blockDim = dim3(64);
  config.attrs = &attribute;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, total, data, sum, 10);
  cudaDeviceSynchronize();
  // CHECK-NEXT: sum: 999090
  std::printf("sum: %d\n", *sum);
}
