// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of the kinds that GPU benchmark suites have, for utils/bench-code.

__kernel void saxpy(__global float *y, __global const float *x, float a, int n) {
  int i = get_global_id(0);
  if (i < n)
    y[i] = a * x[i] + y[i];
}

#define TILE 16
__kernel void transpose(__global float *out, __global const float *in, int n) {
  __local float tile[TILE][TILE + 1];
  int x = get_global_id(0), y = get_global_id(1);
  int lx = get_local_id(0), ly = get_local_id(1);
  tile[ly][lx] = in[y * n + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * TILE + lx;
  y = get_group_id(0) * TILE + ly;
  out[y * n + x] = tile[lx][ly];
}

__kernel void reduce(__global float *sums, __global const float *in, int n) {
  __local float part[256];
  int lid = get_local_id(0);
  float sum = 0;
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    sum += in[i];
  part[lid] = sum;
  for (int step = 128; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < step)
      part[lid] += part[lid + step];
  }
  if (lid == 0)
    sums[get_group_id(0)] = part[0];
}

__kernel void scan(__global int *out, __global const int *in) {
  __local int sums[2][256];
  int lid = get_local_id(0), from = 0;
  sums[0][lid] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 1; step < 256; step *= 2) {
    int v = sums[from][lid];
    if (lid >= step)
      v += sums[from][lid - step];
    from = 1 - from;
    sums[from][lid] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sums[from][lid];
}

__kernel void stencil(__global float *out, __global const float *in, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x == 0 || y == 0 || x == w - 1 || y == h - 1)
    return;
  int i = y * w + x;
  out[i] = 0.5f * in[i] + 0.125f * (in[i - 1] + in[i + 1] + in[i - w] + in[i + w]);
}

__kernel void nbody(__global float4 *acc, __global const float4 *pos, int n) {
  int i = get_global_id(0);
  float4 p = pos[i], a = 0;
  for (int j = 0; j < n; ++j) {
    float4 q = pos[j];
    float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
    float r = native_rsqrt(dx * dx + dy * dy + dz * dz + 0.01f);
    float s = q.w * r * r * r;
    a.x += s * dx;
    a.y += s * dy;
    a.z += s * dz;
  }
  acc[i] = a;
}

__kernel void histogram(__global uint *counts, __global const uchar *data, int n) {
  __local uint bins[256];
  int lid = get_local_id(0);
  bins[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&bins[data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&counts[lid], bins[lid]);
}

__kernel void mandelbrot(__global int *out, int w, float scale) {
  int x = get_global_id(0), y = get_global_id(1);
  float cr = x * scale - 2.0f, ci = y * scale - 1.0f, zr = 0, zi = 0;
  int n = 0;
  while (n < 100 && zr * zr + zi * zi < 4.0f) {
    float t = zr * zr - zi * zi + cr;
    zi = 2.0f * zr * zi + ci;
    zr = t;
    ++n;
  }
  out[y * w + x] = n;
}

__kernel void spmv(__global float *y, __global const int *rows, __global const int *cols,
                   __global const float *vals, __global const float *x, int n) {
  int row = get_global_id(0);
  if (row >= n)
    return;
  float sum = 0;
  for (int i = rows[row]; i < rows[row + 1]; ++i)
    sum += vals[i] * x[cols[i]];
  y[row] = sum;
}

__kernel void blackscholes(__global float *call, __global const float *price,
                           __global const float *strike, float t, float r, float v) {
  int i = get_global_id(0);
  float s = price[i], k = strike[i], root = sqrt(t);
  float d1 = (log(s / k) + (r + 0.5f * v * v) * t) / (v * root);
  float d2 = d1 - v * root;
  float n1 = 0.5f * (1.0f + erf(d1 * M_SQRT1_2_F)), n2 = 0.5f * (1.0f + erf(d2 * M_SQRT1_2_F));
  call[i] = s * n1 - k * exp(-r * t) * n2;
}

__kernel void convolution(__global float *out, __global const float *in,
                          __constant float *weights, int w) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int j = 0; j < 5; ++j)
    for (int i = 0; i < 5; ++i)
      sum += weights[j * 5 + i] * in[(y + j) * w + x + i];
  out[y * w + x] = sum;
}

__kernel void xorshift(__global uint *state, int rounds) {
  int i = get_global_id(0);
  uint s = state[i];
  for (int n = 0; n < rounds; ++n) {
    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
  }
  state[i] = s;
}

__kernel void dot_int8(__global int *out, __global const char4 *a, __global const char4 *b,
                       int n) {
  int i = get_global_id(0), sum = 0;
  for (int j = 0; j < n; ++j) {
    char4 x = a[i * n + j], y = b[j];
    sum += x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
  }
  out[i] = sum;
}
