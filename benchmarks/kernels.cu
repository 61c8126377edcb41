// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA twins of kernels of kernels.cl, for utils/bench-code --cuda.

extern "C" __global__ void saxpy(float *y, const float *x, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + y[i];
}

#define TILE 16
extern "C" __global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y;
  int lx = threadIdx.x, ly = threadIdx.y;
  tile[ly][lx] = in[y * n + x];
  __syncthreads();
  x = blockIdx.y * TILE + lx;
  y = blockIdx.x * TILE + ly;
  out[y * n + x] = tile[lx][ly];
}

extern "C" __global__ void reduce(float *sums, const float *in, int n) {
  __shared__ float part[256];
  int lid = threadIdx.x;
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += gridDim.x * blockDim.x)
    sum += in[i];
  part[lid] = sum;
  for (int step = 128; step > 0; step /= 2) {
    __syncthreads();
    if (lid < step)
      part[lid] += part[lid + step];
  }
  if (lid == 0)
    sums[blockIdx.x] = part[0];
}

extern "C" __global__ void scan(int *out, const int *in) {
  __shared__ int sums[2][256];
  int lid = threadIdx.x, from = 0;
  sums[0][lid] = in[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  for (int step = 1; step < 256; step *= 2) {
    int v = sums[from][lid];
    if (lid >= step)
      v += sums[from][lid - step];
    from = 1 - from;
    sums[from][lid] = v;
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sums[from][lid];
}

extern "C" __global__ void stencil(float *out, const float *in, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x == 0 || y == 0 || x == w - 1 || y == h - 1)
    return;
  int i = y * w + x;
  out[i] =
      0.5f * in[i] + 0.125f * (in[i - 1] + in[i + 1] + in[i - w] + in[i + w]);
}

extern "C" __global__ void nbody(float4 *acc, const float4 *pos, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 p = pos[i], a = {0, 0, 0, 0};
  for (int j = 0; j < n; ++j) {
    float4 q = pos[j];
    float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
    float r = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
    float s = q.w * r * r * r;
    a.x += s * dx;
    a.y += s * dy;
    a.z += s * dz;
  }
  acc[i] = a;
}

extern "C" __global__ void histogram(unsigned *counts,
                                     const unsigned char *data, int n) {
  __shared__ unsigned bins[256];
  int lid = threadIdx.x;
  bins[lid] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += gridDim.x * blockDim.x)
    atomicAdd(&bins[data[i]], 1);
  __syncthreads();
  atomicAdd(&counts[lid], bins[lid]);
}

extern "C" __global__ void mandelbrot(int *out, int w, float scale) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y;
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

extern "C" __global__ void spmv(float *y, const int *rows, const int *cols,
                                const float *vals, const float *x, int n) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n)
    return;
  float sum = 0;
  for (int i = rows[row]; i < rows[row + 1]; ++i)
    sum += vals[i] * x[cols[i]];
  y[row] = sum;
}

extern "C" __global__ void blackscholes(float *call, const float *price,
                                        const float *strike, float t, float r,
                                        float v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = price[i], k = strike[i], root = sqrtf(t);
  float d1 = (logf(s / k) + (r + 0.5f * v * v) * t) / (v * root);
  float d2 = d1 - v * root;
  float n1 = 0.5f * (1.0f + erff(d1 * 0.70710678f)),
        n2 = 0.5f * (1.0f + erff(d2 * 0.70710678f));
  call[i] = s * n1 - k * expf(-r * t) * n2;
}

extern "C" __global__ void convolution(float *out, const float *in,
                                       const float *weights, int w) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y;
  float sum = 0;
  for (int j = 0; j < 5; ++j)
    for (int i = 0; i < 5; ++i)
      sum += weights[j * 5 + i] * in[(y + j) * w + x + i];
  out[y * w + x] = sum;
}

extern "C" __global__ void xorshift(unsigned *state, int rounds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned s = state[i];
  for (int n = 0; n < rounds; ++n) {
    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
  }
  state[i] = s;
}

extern "C" __global__ void dot_int8(int *out, const char4 *a, const char4 *b,
                                    int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
  for (int j = 0; j < n; ++j) {
    char4 x = a[i * n + j], y = b[j];
    sum += x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
  }
  out[i] = sum;
}
