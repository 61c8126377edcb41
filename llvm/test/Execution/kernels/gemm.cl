// Matrix products: plain, in tiles of local memory, a register block for each
// work-item, vectors.
//
// RUN: %check_kernel %s %t --kernel plain --grid 3,2 --block 8,8 --arg in:f32:768:-1:1 --arg in:f32:512:-1:1 --arg out:f32:384 --arg i32:24 --arg i32:16 --arg i32:32
// RUN: %check_kernel %s %t --kernel tiled --grid 4,4 --block 8,8 --arg in:f32:1024:-1:1 --arg in:f32:1024:-1:1 --arg out:f32:1024 --arg i32:32
// RUN: %check_kernel %s %t --kernel blocked --grid 2,2 --block 4,4 --arg in:f32:1024:-1:1 --arg in:f32:1024:-1:1 --arg inout:f32:1024:-1:1 --arg i32:32 --arg f32:1.5 --arg f32:0.25
// RUN: %check_kernel %s %t --kernel vectors --grid 2,4 --block 4,8 --arg in:f32:1024:-1:1 --arg in:f32:1024:-1:1 --arg out:f32:1024 --arg i32:8
// RUN: %check_kernel %s %t --kernel doubles --grid 2,2 --block 8,8 --arg in:f64:256:-1:1 --arg in:f64:256:-1:1 --arg out:f64:256 --arg u32:16

kernel void plain(global const float *a, global const float *b,
                  global float *c, int width, int height, int depth) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  float sum = 0;
  for (int k = 0; k < depth; ++k)
    sum += a[y * depth + k] * b[k * 16 + x % 16];
  c[y * width + x] = sum;
}

#define TILE 8
kernel void tiled(global const float *restrict a,
                  global const float *restrict b, global float *restrict c,
                  int n) {
  local float ta[TILE][TILE + 1], tb[TILE][TILE];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_group_id(0) * TILE + lx, y = get_group_id(1) * TILE + ly;
  float sum = 0;
  for (int t = 0; t < n / TILE; ++t) {
    ta[ly][lx] = a[y * n + t * TILE + lx];
    tb[ly][lx] = b[(t * TILE + ly) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
    for (int k = 0; k < TILE; ++k)
      sum = fma(ta[ly][k], tb[k][lx], sum);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}

kernel void blocked(global const float *a, global const float *b,
                    global float *c, int n, float alpha, float beta) {
  local float ta[4][16], tb[4][16];
  int lx = get_local_id(0), ly = get_local_id(1);
  int l = ly * 4 + lx;
  int x0 = get_group_id(0) * 16, y0 = get_group_id(1) * 16;
  float sum[4][4] = {{0}};
  for (int t = 0; t < n; t += 4) {
    for (int i = 0; i < 4; ++i) {
      ta[i][l] = a[(y0 + l) * n + t + i];
      tb[i][l] = b[(t + i) * n + x0 + l];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 4; ++k)
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          sum[i][j] += ta[k][ly * 4 + i] * tb[k][lx * 4 + j];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      int at = (y0 + ly * 4 + i) * n + x0 + lx * 4 + j;
      c[at] = alpha * sum[i][j] + beta * c[at];
    }
}

// n vectors of 4 in a row.
kernel void vectors(global const float4 *a, global const float4 *b,
                    global float4 *c, int n) {
  int x = get_global_id(0), y = get_global_id(1);
  float4 sum = (float4)(0);
  for (int k = 0; k < n; ++k) {
    float4 v = a[y * n + k];
    sum += v.x * b[(4 * k + 0) * n + x];
    sum += v.y * b[(4 * k + 1) * n + x];
    sum += v.z * b[(4 * k + 2) * n + x];
    sum += v.w * b[(4 * k + 3) * n + x];
  }
  c[y * n + x] = sum;
}

kernel void doubles(global const double *a, global const double *b,
                    global double *c, uint n) {
  size_t x = get_global_id(0), y = get_global_id(1);
  double sum = 0;
  for (size_t k = 0; k < n; ++k)
    sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}
