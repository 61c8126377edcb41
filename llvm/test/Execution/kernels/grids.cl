// Stencils and dynamic programming on grids.
//
// RUN: %check_kernel %s %t --kernel hotspot --grid 2,2 --block 8,8 --arg i32:2 --arg in:f32:144:0:1 --arg in:f32:144:300:340 --arg out:f32:144 --arg i32:12 --arg i32:12 --arg f32:0.1 --arg f32:0.2 --arg f32:0.3 --arg f32:0.01
// RUN: %check_kernel %s %t --kernel needle --grid 1 --block 16 --arg in:i32:256:-4:11 --arg inout:i32:289:-10:10 --arg i32:17 --arg i32:10
// RUN: %check_kernel %s %t --kernel stencil7 --grid 2,2,4 --block 4,4,1 --arg in:f32:1024:-1:1 --arg out:f32:1024 --arg i32:16 --arg i32:8 --arg i32:8 --arg f32:0.5 --arg f32:0.0833
// RUN: %check_kernel %s %t --kernel conv2d --grid 2,2 --block 8,4 --arg in:f32:360:-1:1 --arg in:f32:25:-1:1 --arg out:f32:128 --arg i32:20
// RUN: %check_kernel %s %t --kernel conv_separable --grid 2 --block 32 --arg in:f32:80:-1:1 --arg in:f32:17:-1:1 --arg out:f32:64
// RUN: %check_kernel %s %t --kernel sobel --grid 2,2 --block 8,8 --arg in:u8:1296:0:255 --arg out:u8:1296 --arg i32:18 --arg i32:18
// RUN: %check_kernel %s %t --kernel median --grid 2,2 --block 8,8 --arg in:u32:324:0:0xffffffff --arg out:u32:324 --arg u32:18 --arg u32:18
// RUN: %check_kernel %s %t --kernel lud_diagonal --block 16 --arg inout:f32:256:1:2 --arg i32:16
// RUN: %check_kernel %s %t --kernel gaussian_fan2 --grid 2,2 --block 8,8 --arg in:f32:256:1:2 --arg inout:f32:256:1:2 --arg inout:f32:16:1:2 --arg i32:16 --arg i32:3
// RUN: %check_kernel %s %t --kernel pathfinder --grid 2 --block 32 --arg i32:4 --arg in:i32:320:0:9 --arg in:i32:64:0:9 --arg out:i32:64 --arg i32:64
// RUN: %check_kernel %s %t --kernel fdtd --grid 1,2 --block 16,4 --arg in:f32:128:-1:1 --arg inout:f32:128:-1:1 --arg inout:f32:128:-1:1 --arg inout:f32:128:-1:1 --arg i32:5
// RUN: %check_kernel %s %t --kernel jacobi --grid 2,2 --block 8,8 --arg in:f64:256:-1:1 --arg out:f64:256 --arg i32:16
// RUN: %check_kernel %s %t --kernel life --grid 2,2 --block 8,8 --arg in:u8:256:0:1 --arg out:u8:256

#define BLOCK 8
kernel void hotspot(int iterations, global const float *power,
                    global const float *src, global float *dst, int cols,
                    int rows, float rx, float ry, float rz, float step) {
  local float on[BLOCK][BLOCK], pw[BLOCK][BLOCK], tmp[BLOCK][BLOCK];
  const float amb = 80.0f;
  int bx = get_group_id(0), by = get_group_id(1);
  int tx = get_local_id(0), ty = get_local_id(1);
  int small = BLOCK - iterations * 2;
  int top = small * by - iterations, left = small * bx - iterations;
  int y = top + ty, x = left + tx;
  int index = cols * y + x;
  bool inside = y >= 0 && y <= rows - 1 && x >= 0 && x <= cols - 1;
  if (inside) {
    on[ty][tx] = src[index];
    pw[ty][tx] = power[index];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  int ymin = top < 0 ? -top : 0, xmin = left < 0 ? -left : 0;
  int bottom = top + BLOCK - 1, right = left + BLOCK - 1;
  int ymax = bottom > rows - 1 ? BLOCK - 1 - (bottom - rows + 1) : BLOCK - 1;
  int xmax = right > cols - 1 ? BLOCK - 1 - (right - cols + 1) : BLOCK - 1;
  int n = max(ty - 1, ymin), s = min(ty + 1, ymax);
  int w = max(tx - 1, xmin), e = min(tx + 1, xmax);
  bool computed = false;
  for (int i = 0; i < iterations; ++i) {
    computed = false;
    if (tx >= i + 1 && tx <= BLOCK - i - 2 && ty >= i + 1 &&
        ty <= BLOCK - i - 2 && tx >= xmin && tx <= xmax && ty >= ymin &&
        ty <= ymax) {
      computed = true;
      tmp[ty][tx] =
          on[ty][tx] +
          step * (pw[ty][tx] +
                  (on[s][tx] + on[n][tx] - 2.0f * on[ty][tx]) * ry +
                  (on[ty][e] + on[ty][w] - 2.0f * on[ty][tx]) * rx +
                  (amb - on[ty][tx]) * rz);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == iterations - 1)
      break;
    if (computed)
      on[ty][tx] = tmp[ty][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed)
    dst[index] = tmp[ty][tx];
}

kernel void needle(global const int *reference, global int *matrix, int cols,
                   int penalty) {
  local int temp[17][17];
  local int ref[16][16];
  int tx = get_local_id(0);
  if (tx == 0)
    temp[0][0] = matrix[0];
  for (int ty = 0; ty < 16; ++ty)
    ref[ty][tx] = reference[ty * 16 + tx];
  temp[tx + 1][0] = matrix[(tx + 1) * cols];
  temp[0][tx + 1] = matrix[tx + 1];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int m = 0; m < 16; ++m) {
    if (tx <= m) {
      int x = tx + 1, y = m - tx + 1;
      temp[y][x] = max(temp[y - 1][x - 1] + ref[y - 1][x - 1],
                       max(temp[y][x - 1] - penalty, temp[y - 1][x] - penalty));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int m = 14; m >= 0; --m) {
    if (tx <= m) {
      int x = tx + 16 - m, y = 16 - tx;
      temp[y][x] = max(temp[y - 1][x - 1] + ref[y - 1][x - 1],
                       max(temp[y][x - 1] - penalty, temp[y - 1][x] - penalty));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int ty = 0; ty < 16; ++ty)
    matrix[(ty + 1) * cols + tx + 1] = temp[ty + 1][tx + 1];
}

#define AT(x, y, z) ((x) + nx * ((y) + ny * (z)))
kernel void stencil7(global const float *a, global float *b, int nx, int ny,
                     int nz, float c0, float c1) {
  int i = get_global_id(0) + 1, j = get_global_id(1), k = get_global_id(2) + 1;
  if (i < nx - 1 && j > 0 && j < ny - 1 && k < nz - 1)
    b[AT(i, j, k)] = (a[AT(i, j, k + 1)] + a[AT(i, j, k - 1)] +
                      a[AT(i, j + 1, k)] + a[AT(i, j - 1, k)] +
                      a[AT(i + 1, j, k)] + a[AT(i - 1, j, k)]) *
                         c1 -
                     a[AT(i, j, k)] * c0;
}

kernel void conv2d(global const float *in, constant float *filter,
                   global float *out, int pitch) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int r = 0; r < 5; ++r)
    for (int c = 0; c < 5; ++c)
      sum += filter[r * 5 + c] * in[(y + r) * pitch + x + c];
  out[y * get_global_size(0) + x] = sum;
}

kernel void conv_separable(global const float *in, constant float *k,
                           global float *out) {
  local float row[32 + 16];
  int l = get_local_id(0), g = get_group_id(0) * 32;
  for (int i = l; i < 48; i += 32)
    row[i] = in[g + i];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
#pragma unroll
  for (int j = 0; j <= 16; ++j)
    sum = mad(k[16 - j], row[l + j], sum);
  out[g + l] = sum;
}

kernel void sobel(global const uchar4 *in, global uchar4 *out, int width,
                  int height) {
  int x = get_global_id(0), y = get_global_id(1), c = x + y * width;
  if (x < 1 || x >= width - 1 || y < 1 || y >= height - 1)
    return;
  float4 i00 = convert_float4(in[c - 1 - width]);
  float4 i10 = convert_float4(in[c - width]);
  float4 i20 = convert_float4(in[c + 1 - width]);
  float4 i01 = convert_float4(in[c - 1]), i21 = convert_float4(in[c + 1]);
  float4 i02 = convert_float4(in[c - 1 + width]);
  float4 i12 = convert_float4(in[c + width]);
  float4 i22 = convert_float4(in[c + 1 + width]);
  float4 gx = i00 + (float4)(2) * i10 + i20 - i02 - (float4)(2) * i12 - i22;
  float4 gy = i00 - i20 + (float4)(2) * i01 - (float4)(2) * i21 + i02 - i22;
  float4 g = sqrt(gx * gx + gy * gy) / (float4)(2);
  out[c] = convert_uchar4(min(g, (float4)(255)));
}

// Bisection on each of the four bytes of a pixel.
kernel void median(global const uint *in, global uint *out, uint w, uint h) {
  uint x = get_global_id(0) + 1, y = get_global_id(1) + 1;
  if (x >= w - 1 || y >= h - 1)
    return;
  uint result = 0;
  for (int channel = 0; channel < 4; ++channel) {
    uchar v[9];
    int n = 0;
    for (int j = -1; j <= 1; ++j)
      for (int i = -1; i <= 1; ++i)
        v[n++] = in[(y + j) * w + x + i] >> (8 * channel);
    float low = 0, high = 255, guess = 128;
    for (int round = 0; round < 8; ++round) {
      int above = 0;
      for (int i = 0; i < 9; ++i)
        above += v[i] > guess;
      if (above > 4)
        low = guess;
      else
        high = guess;
      guess = (low + high) * 0.5f;
    }
    result |= (uint)guess << (8 * channel);
  }
  out[y * w + x] = result;
}

kernel void lud_diagonal(global float *m, int n) {
  local float s[16 * 16];
  int tx = get_local_id(0);
  for (int i = 0; i < 16; ++i)
    s[i * 16 + tx] = m[i * n + tx];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < 15; ++i) {
    if (tx > i) {
      for (int j = 0; j < i; ++j)
        s[tx * 16 + i] -= s[tx * 16 + j] * s[j * 16 + i];
      s[tx * 16 + i] /= s[i * 16 + i];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (tx > i)
      for (int j = 0; j < i + 1; ++j)
        s[(i + 1) * 16 + tx] -= s[(i + 1) * 16 + j] * s[j * 16 + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 1; i < 16; ++i)
    m[i * n + tx] = s[i * 16 + tx];
}

kernel void gaussian_fan2(global const float *m, global float *a,
                          global float *b, int size, int t) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < size - 1 - t && y < size - t) {
    a[size * (x + 1 + t) + (y + t)] -=
        m[size * (x + 1 + t) + t] * a[size * t + (y + t)];
    if (y == 0)
      b[x + 1 + t] -= m[size * (x + 1 + t) + (y + t)] * b[t];
  }
}

#define IN_RANGE(x, lo, hi) ((x) >= (lo) && (x) <= (hi))
kernel void pathfinder(int iterations, global const int *wall,
                       global const int *src, global int *results, int cols) {
  local int prev[32], result[32];
  int bx = get_group_id(0), tx = get_local_id(0);
  int small = 32 - iterations * 2;
  int first = small * bx - iterations, last = first + 31;
  int x = first + tx;
  int lo = first < 0 ? -first : 0;
  int hi = last > cols - 1 ? 31 - (last - cols + 1) : 31;
  int w = max(tx - 1, lo), e = min(tx + 1, hi);
  bool valid = IN_RANGE(tx, lo, hi);
  if (IN_RANGE(x, 0, cols - 1))
    prev[tx] = src[x];
  barrier(CLK_LOCAL_MEM_FENCE);
  bool computed;
  for (int i = 0; i < iterations; ++i) {
    computed = false;
    if (IN_RANGE(tx, i + 1, 32 - i - 2) && valid) {
      computed = true;
      int shortest = min(min(prev[w], prev[tx]), prev[e]);
      result[tx] = shortest + wall[cols * i + x];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == iterations - 1)
      break;
    if (computed)
      prev[tx] = result[tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed)
    results[x] = result[tx];
}

kernel void fdtd(global const float *fict, global float *ex, global float *ey,
                 global float *hz, int t) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i == 0)
    ey[j] = fict[t];
  else
    ey[i * 16 + j] -= 0.5f * (hz[i * 16 + j] - hz[(i - 1) * 16 + j]);
  if (j > 0)
    ex[i * 16 + j] -= 0.5f * (hz[i * 16 + j] - hz[i * 16 + (j - 1)]);
}

kernel void jacobi(global const double *a, global double *b, int n) {
  int i = get_global_id(1), j = get_global_id(0);
  if (i >= 1 && i < n - 1 && j >= 1 && j < n - 1)
    b[i * n + j] = 0.2 * (a[i * n + j] + a[i * n + j - 1] + a[i * n + j + 1] +
                          a[(i + 1) * n + j] + a[(i - 1) * n + j]);
}

kernel void life(global const uchar *in, global uchar *out) {
  uint w = get_global_size(0), h = get_global_size(1);
  uint x = get_global_id(0), y = get_global_id(1), n = 0;
  for (uint j = y + h - 1; j <= y + h + 1; ++j)
    for (uint i = x + w - 1; i <= x + w + 1; ++i)
      n += in[j % h * w + i % w];
  uchar alive = in[y * w + x];
  out[y * w + x] = n == 3 || (n == 4 && alive);
}
