// With the headers of a toolkit: its structures, and the algorithms of CUB and Thrust, textures.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-nvcc --cuda-path=%cuda -std=c++17 -O1 %s -o %t && %t | FileCheck %s --match-full-lines
// RUN: q7x2-nvcc --cuda-path=%cuda -w -std=c++17 -O2 %S/textures.cu -o %t.textures
// RUN: %t.textures | FileCheck %S/textures.cu --match-full-lines
// RUN: not q7x2-nvcc --cuda-path=/nosuch %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: q7x2-nvcc: error: no toolkit in '/nosuch'

#include <cstdio>
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/unique.h>

int main() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  // CHECK: Q7X2 32 167936 1
  std::printf("%s %d %zu %d\n", p.name, p.warpSize, p.sharedMemPerMultiprocessor,
              p.memoryPoolsSupported);

  const int n = 5000;
  thrust::device_vector<unsigned> keys(n), values(n);
  thrust::sequence(values.begin(), values.end());
  thrust::transform(values.begin(), values.end(), keys.begin(),
                    [] __host__ __device__(unsigned i) { return i * 2654435761u; });
  thrust::sort_by_key(keys.begin(), keys.end(), values.begin());
  thrust::host_vector<unsigned> k = keys, v = values;
  bool sorted = true;
  for (int i = 0; i + 1 != n; ++i)
    sorted &= k[i] <= k[i + 1];
  for (int i = 0; i != n; ++i)
    sorted &= v[i] * 2654435761u == k[i];
  // CHECK-NEXT: sorted 1, sum 12497500
  std::printf("sorted %d, sum %u\n", sorted, thrust::reduce(values.begin(), values.end()));

  thrust::transform(values.begin(), values.end(), keys.begin(),
                    [] __host__ __device__(unsigned i) { return i % 7; });
  thrust::sort(keys.begin(), keys.end());
  // CHECK-NEXT: distinct 7
  std::printf("distinct %d\n", int(thrust::unique(keys.begin(), keys.end()) - keys.begin()));

  int *in, *out;
  cudaMallocManaged(&in, n * sizeof(int));
  cudaMallocManaged(&out, n * sizeof(int));
  for (int i = 0; i != n; ++i)
    in[i] = i % 10;
  void *scratch = nullptr;
  size_t bytes = 0;
  cub::DeviceScan::InclusiveSum(scratch, bytes, in, out, n);
  cudaMalloc(&scratch, bytes);
  cub::DeviceScan::InclusiveSum(scratch, bytes, in, out, n);
  cudaDeviceSynchronize();
  bool equal = true;
  for (int i = 0, sum = 0; i != n; ++i)
    equal &= out[i] == (sum += i % 10);
  // CHECK-NEXT: scan 1, cudaSuccess
  std::printf("scan %d, %s\n", equal, cudaGetErrorName(cudaGetLastError()));
}
