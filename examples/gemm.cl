// C = A * B for row-major square matrices whose size n is a multiple of 128.
//
// A group of 256 work-items computes a tile of 128 x 128 elements, each work-item
// 8 x 8 of them in registers: 64 multiply-adds for each 16 elements that it reads
// from local memory. Tiles of A (transposed) and B, 8 deep, are in local memory
// twice: while one is used the next is filled, and the loads from global memory for
// it are in flight during the 512 multiply-adds of a step.
#define TILE 128
#define DEPTH 8
#define SIDE 16 // work-items along a side of the tile

// A row of 8 elements, in two halves so that neighboring work-items read
// neighboring words.
#define ROW(v, i) ((i) < 4 ? v##0[(i)&3] : v##1[(i)&3])

kernel __attribute__((reqd_work_group_size(SIDE, SIDE, 1))) void
gemm(global float *restrict c, global const float *restrict a,
     global const float *restrict b, uint n) {
  local float ta[2][DEPTH][TILE] __attribute__((aligned(16)));
  local float tb[2][DEPTH][TILE] __attribute__((aligned(16)));
  const uint x = get_local_id(0), y = get_local_id(1), id = y * SIDE + x;
  const uint top = get_group_id(1) * TILE, left = get_group_id(0) * TILE;

  // Each work-item brings four elements of both tiles.
  const uint arow = id / 2, acol = id % 2 * 4;
  const uint brow = id / 32, bcol = id % 32 * 4;
  global const float4 *pa = (global const float4 *)(a + (top + arow) * n + acol);
  global const float4 *pb = (global const float4 *)(b + brow * n + left + bcol);
  float4 na = *pa, nb = *pb;

  float4 sum[8][2];
  for (int i = 0; i < 8; ++i)
    sum[i][0] = sum[i][1] = 0;

#define FILL(to)                                                               \
  ta[to][acol][arow] = na.x;                                                   \
  ta[to][acol + 1][arow] = na.y;                                               \
  ta[to][acol + 2][arow] = na.z;                                               \
  ta[to][acol + 3][arow] = na.w;                                               \
  *(local float4 *)&tb[to][brow][bcol] = nb

  FILL(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 0; k < n; k += DEPTH) {
    const uint now = k / DEPTH & 1;
    const bool isLast = k + DEPTH >= n;
    if (!isLast) {
      pa += DEPTH / 4;
      pb += DEPTH / 4 * n;
      na = *pa;
      nb = *pb;
    }
#pragma unroll
    for (int d = 0; d < DEPTH; ++d) {
      const float4 a0 = *(local float4 *)&ta[now][d][y * 4];
      const float4 a1 = *(local float4 *)&ta[now][d][TILE / 2 + y * 4];
      const float4 b0 = *(local float4 *)&tb[now][d][x * 4];
      const float4 b1 = *(local float4 *)&tb[now][d][TILE / 2 + x * 4];
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        sum[i][0] = fma((float4)ROW(a, i), b0, sum[i][0]);
        sum[i][1] = fma((float4)ROW(a, i), b1, sum[i][1]);
      }
    }
    if (!isLast) {
      FILL(now ^ 1);
      barrier(CLK_LOCAL_MEM_FENCE);
    }
  }

  for (int i = 0; i < 8; ++i) {
    const uint row = top + (i < 4 ? 0 : TILE / 2) + y * 4 + (i & 3);
    global float4 *to = (global float4 *)(c + row * n + left + x * 4);
    to[0] = sum[i][0];
    to[TILE / 2 / 4] = sum[i][1];
  }
}
