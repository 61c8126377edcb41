// Sums of floats in CUDA: each block sums by shuffles and dynamic shared
// memory, and adds its sum to the result. There is no code for the host:
// q7x2-run launches the kernel.
//
//   q7x2-clang -O2 examples/cuda/reduce.cu -o reduce
//   q7x2-run reduce --list
//   q7x2-run reduce --kernel sum --grid 4 --block 256 --shared 32 \
//       --arg buf@numbers.bin --arg i32:1000 --arg buf:4 --print 2:f32
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> __device__ T sumOfWarp(T x) {
  for (int distance = warpSize / 2; distance; distance /= 2)
    x += __shfl_down_sync(0xffffffff, x, distance);
  return x;
}

extern "C" __global__ void sum(const float *__restrict__ x, int n,
                               float *result) {
  extern __shared__ float partial[]; // of each warp
  float mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += gridDim.x * blockDim.x)
    mine += x[i];
  mine = sumOfWarp(mine);
  unsigned warp = threadIdx.x / warpSize, lane = threadIdx.x % warpSize;
  if (lane == 0)
    partial[warp] = mine;
  __syncthreads();
  if (warp == 0) {
    mine = sumOfWarp(lane < blockDim.x / warpSize ? partial[lane] : 0.0f);
    if (lane == 0)
      atomicAdd(result, mine);
  }
}
