// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// C = A * B for row-major square matrices whose size n is a multiple of 128.
//
// A group of 256 work-items computes a tile of 128 x 128 elements, each work-item
// 8 x 8 of them in registers: 64 multiply-adds for each 16 elements that it reads
// from local memory. Tiles of A (transposed) and B, 8 deep, are in local memory
// twice: while one is used, the loads from global memory for the other are in
// flight.
#define TILE 128
#define DEPTH 8
#define SIDE 16 // work-items along a side of the tile
#define HALF (TILE / 2)

typedef struct {
  float a[DEPTH][TILE], b[DEPTH][TILE];
} Tiles;

// A work-item's elements of a column of A and a row of B are in halves, so that
// neighboring work-items read neighboring words.
static void multiply(const local Tiles *tiles, uint x, uint y,
                     float4 sum[8][2]) {
#pragma unroll
  for (int d = 0; d < DEPTH; ++d) {
    const local float *a = &tiles->a[d][y * 4], *b = &tiles->b[d][x * 4];
    const float4 a0 = *(const local float4 *)a;
    const float4 a1 = *(const local float4 *)(a + HALF);
    const float4 b0 = *(const local float4 *)b;
    const float4 b1 = *(const local float4 *)(b + HALF);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      sum[i][0] = fma((float4)a0[i], b0, sum[i][0]);
      sum[i][1] = fma((float4)a0[i], b1, sum[i][1]);
      sum[i + 4][0] = fma((float4)a1[i], b0, sum[i + 4][0]);
      sum[i + 4][1] = fma((float4)a1[i], b1, sum[i + 4][1]);
    }
  }
}

// Each work-item brings four elements of a tile of A, from one row, and four of B.
static void put(local Tiles *tiles, uint id, float4 a, float4 b) {
#pragma unroll
  for (int i = 0; i < 4; ++i)
    tiles->a[id % 2 * 4 + i][id / 2] = a[i];
  *(local float4 *)&tiles->b[id / 32][id % 32 * 4] = b;
}

kernel __attribute__((reqd_work_group_size(SIDE, SIDE, 1))) void
gemm(global float4 *restrict c, global const float4 *restrict a,
     global const float4 *restrict b, uint n) {
  local Tiles tiles[2] __attribute__((aligned(16)));
  const uint x = get_local_id(0), y = get_local_id(1), id = y * SIDE + x;
  const uint top = get_group_id(1) * TILE, left = get_group_id(0) * TILE;
  const uint width = n / 4; // of a row, in float4

  a += (top + id / 2) * width + id % 2;
  b += id / 32 * width + left / 4 + id % 32;
  float4 nextA = *a, nextB = *b;
  put(&tiles[0], id, nextA, nextB);
  barrier(CLK_LOCAL_MEM_FENCE);

  float4 sum[8][2] = {};
  for (uint k = DEPTH, current = 0;; k += DEPTH, current ^= 1) {
    const bool isLast = k >= n;
    if (!isLast) {
      a += DEPTH / 4;
      b += DEPTH * width;
      nextA = *a;
      nextB = *b;
    }
    multiply(&tiles[current], x, y, sum);
    if (isLast)
      break;
    put(&tiles[current ^ 1], id, nextA, nextB);
    barrier(CLK_LOCAL_MEM_FENCE);
  }

#pragma unroll
  for (int i = 0; i < 8; ++i)
    for (int h = 0; h < 2; ++h)
      c[(top + i / 4 * HALF + y * 4 + i % 4) * width + (left + h * HALF) / 4 +
        x] = sum[i][h];
}
