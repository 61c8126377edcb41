// A filter of 3 by 3 pixels whose weights are in constant memory: the launch
// copies them to a constant bank, so that each FFMA reads its weight as an
// operand. The code is scheduled for NVIDIA's H200, and the simulator predicts
// how long the launch takes there.
//
//   q7x2-clang -O2 -mtune=h200 examples/cuda/filter.cu -o filter
//   q7x2-run filter --kernel filter --grid 2,8 --block 32,8 \
//       --arg buf@image.bin --arg buf:16384 --arg i32:64 --arg i32:64 \
//       --timing machine --machine h200 --stats
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

__constant__ float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};

extern "C" __global__ void filter(const float *__restrict__ in, float *out,
                                  int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1)
    return;
  float sum = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      sum += weights[3 * (dy + 1) + dx + 1] * in[(y + dy) * width + x + dx];
  out[y * width + x] = sum / 16;
}
