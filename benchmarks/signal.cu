// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA twins of kernels of signal.cl, for utils/bench-code --cuda.

extern "C" __global__ void fir(const float *in, const float *taps, float *out,
                               int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; k++)
    sum += taps[k] * in[i + k];
  out[i] = sum;
}

extern "C" __global__ void convolution_2d(const float *in, float *out,
                                          const float *mask, unsigned width,
                                          unsigned height, unsigned maskWidth) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x,
           y = blockIdx.y * blockDim.y + threadIdx.y, r = maskWidth / 2;
  unsigned left = x < r ? 0 : x - r, right = x + r >= width ? width - 1 : x + r;
  unsigned top = y < r ? 0 : y - r,
           bottom = y + r >= height ? height - 1 : y + r;
  float sum = 0;
  for (unsigned i = left; i <= right; ++i)
    for (unsigned j = top, k = 0; j <= bottom; ++j, ++k)
      sum += in[j * width + i] * mask[k * maskWidth + i - left];
  out[y * width + x] = sum;
}

// Each work-item an element of the result; blocks of 8 x 8 in local memory.
extern "C" __global__ void dct8x8(float *out, const float *in, const float *dct,
                                  unsigned width, unsigned inverse) {
  __shared__ float inter[64];
  unsigned i = threadIdx.x, j = threadIdx.y, gx = blockIdx.x, gy = blockIdx.y;
  float acc = 0;
  for (unsigned k = 0; k < 8; k++) {
    unsigned index1 = inverse ? i * 8 + k : k * 8 + i,
             index2 = (gy * 8 + j) * width + gx * 8 + k;
    acc += dct[index1] * in[index2];
  }
  inter[j * 8 + i] = acc;
  __syncthreads();
  acc = 0;
  for (unsigned k = 0; k < 8; k++) {
    unsigned index1 = i + k * 8, index2 = inverse ? j * 8 + k : k * 8 + j;
    acc += inter[index1] * dct[index2];
  }
  out[(gy * 8 + j) * width + gx * 8 + i] = acc;
}

extern "C" __global__ void median3x3(const float *in, float *out, int w) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1,
      y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  float v[9];
  for (int j = 0; j < 3; j++)
    for (int i = 0; i < 3; i++)
      v[j * 3 + i] = in[(y + j - 1) * w + x + i - 1];
  for (int j = 0; j < 5; j++)
    for (int i = j + 1; i < 9; i++) {
      float low = fminf(v[j], v[i]), high = fmaxf(v[j], v[i]);
      v[j] = low;
      v[i] = high;
    }
  out[y * w + x] = v[4];
}

extern "C" __global__ void haar(const float *in, float *out, int levels) {
  __shared__ float s[512];
  int t = threadIdx.x, g = blockIdx.x, n = blockDim.x;
  s[t] = in[g * 512 + t];
  s[t + 256] = in[g * 512 + t + 256];
  __syncthreads();
  for (int level = 0; level < levels; level++, n >>= 1) {
    float a = 0, b = 0;
    if (t < n) {
      a = s[2 * t];
      b = s[2 * t + 1];
    }
    __syncthreads();
    if (t < n) {
      s[t] = (a + b) * 0.70710678f;
      out[g * 512 + n + t] = (a - b) * 0.70710678f;
    }
    __syncthreads();
  }
  if (t == 0)
    out[g * 512] = s[0];
}

// Convolution of each channel with its own filter, with a margin of zeros.
extern "C" __global__ void depthwise(const float *in, const float *filters,
                                     float *out, int h, int w, int stride,
                                     int margin) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y,
      c = blockIdx.z * blockDim.z + threadIdx.z;
  float sum = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      int iy = y * stride - margin + i, ix = x * stride - margin + j;
      if (iy >= 0 && iy < h && ix >= 0 && ix < w)
        sum += in[(c * h + iy) * w + ix] * filters[c * 9 + i * 3 + j];
    }
  out[(c * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x] =
      fminf(fmaxf(sum, 0.0f), 6.0f);
}
