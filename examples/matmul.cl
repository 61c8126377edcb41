// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C = A * B for row-major n x n matrices, n a multiple of TILE. Each block of
// TILE x TILE work-items computes one tile of C, and brings the tiles of A and
// B that it needs through local memory.
#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void
matmul(__global float *c, __global const float *a, __global const float *b,
       uint n) {
  __local float tile_a[TILE][TILE];
  __local float tile_b[TILE][TILE];
  uint col = get_local_id(0), row = get_local_id(1);
  uint x = get_global_id(0), y = get_global_id(1);

  float sum = 0.0f;
  for (uint t = 0; t < n; t += TILE) {
    tile_a[row][col] = a[y * n + t + col];
    tile_b[row][col] = b[(t + row) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < TILE; ++k)
      sum += tile_a[row][k] * tile_b[k][col];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}
