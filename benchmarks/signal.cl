// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signal and image processing, for utils/bench-code.

__kernel void fir(__global const float *in, __constant float *taps, __global float *out, int n) {
  int i = get_global_id(0);
  float sum = 0;
  for (int k = 0; k < n; k++)
    sum += taps[k] * in[i + k];
  out[i] = sum;
}

__kernel void convolution_2d(__global const float *in, __global float *out,
                             __constant float *mask, uint width, uint height, uint maskWidth) {
  uint x = get_global_id(0), y = get_global_id(1), r = maskWidth / 2;
  uint left = x < r ? 0 : x - r, right = x + r >= width ? width - 1 : x + r;
  uint top = y < r ? 0 : y - r, bottom = y + r >= height ? height - 1 : y + r;
  float sum = 0;
  for (uint i = left; i <= right; ++i)
    for (uint j = top, k = 0; j <= bottom; ++j, ++k)
      sum += in[j * width + i] * mask[k * maskWidth + i - left];
  out[y * width + x] = sum;
}

// Each work-item an element of the result; blocks of 8 x 8 in local memory.
__kernel void dct8x8(__global float *out, __global const float *in, __global const float *dct,
                     uint width, uint inverse) {
  __local float inter[64];
  uint i = get_local_id(0), j = get_local_id(1), gx = get_group_id(0), gy = get_group_id(1);
  float acc = 0;
  for (uint k = 0; k < 8; k++) {
    uint index1 = inverse ? i * 8 + k : k * 8 + i, index2 = (gy * 8 + j) * width + gx * 8 + k;
    acc += dct[index1] * in[index2];
  }
  inter[j * 8 + i] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
  acc = 0;
  for (uint k = 0; k < 8; k++) {
    uint index1 = i + k * 8, index2 = inverse ? j * 8 + k : k * 8 + j;
    acc += inter[index1] * dct[index2];
  }
  out[(gy * 8 + j) * width + gx * 8 + i] = acc;
}

// Eight points for each work-item, in an array in registers.
__kernel void fft8(__global float2 *data, float direction) {
  int n = get_global_size(0), t = get_global_id(0);
  float2 v[8];
  for (int i = 0; i < 8; i++)
    v[i] = data[i * n + t];
  const int reversed[8] = {0, 4, 2, 6, 1, 5, 3, 7};
  for (int half_ = 1; half_ < 8; half_ *= 2)
    for (int i = 0; i < 8; i++)
      if (!(i & half_)) {
        int a = i, b = i + half_;
        float angle = direction * M_PI_F * (i % half_) / half_;
        float2 w = (float2)(native_cos(angle), native_sin(angle)), x = v[reversed[b]];
        float2 p = (float2)(x.x * w.x - x.y * w.y, x.x * w.y + x.y * w.x);
        v[reversed[b]] = v[reversed[a]] - p;
        v[reversed[a]] += p;
      }
  for (int i = 0; i < 8; i++)
    data[i * n + t] = v[reversed[i]];
}

// One pass of a radix-2 transform in global memory.
__kernel void fft_radix2(__global const float2 *x, __global float2 *y, int p) {
  int i = get_global_id(0), t = get_global_size(0), k = i & (p - 1), j = ((i - k) << 1) + k;
  float alpha = -M_PI_F * (float)k / (float)p;
  float2 u0 = x[i], u1 = x[i + t], w = (float2)(cos(alpha), sin(alpha));
  u1 = (float2)(u1.x * w.x - u1.y * w.y, u1.x * w.y + u1.y * w.x);
  y[j] = u0 + u1;
  y[j + p] = u0 - u1;
}

// A recursive filter along columns of pixels.
__kernel void recursive_gaussian(__global const uchar4 *in, __global uchar4 *out, int width,
                                 int height, float a0, float a1, float b1, float b2) {
  int x = get_global_id(0);
  if (x >= width)
    return;
  float4 xp = 0, yp = 0, yb = 0;
  for (int y = 0; y < height; y++) {
    float4 xc = convert_float4(in[x + y * width]);
    float4 yc = xc * a0 + xp * a1 - yp * b1 - yb * b2;
    out[x + y * width] = convert_uchar4_sat(yc);
    xp = xc;
    yb = yp;
    yp = yc;
  }
}

__kernel void sobel(__global const uchar4 *in, __global uchar4 *out, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1), c = x + y * width;
  if (x < 1 || x >= width - 1 || y < 1 || y >= height - 1)
    return;
  float4 i00 = convert_float4(in[c - 1 - width]), i01 = convert_float4(in[c - width]);
  float4 i02 = convert_float4(in[c + 1 - width]), i10 = convert_float4(in[c - 1]);
  float4 i12 = convert_float4(in[c + 1]), i20 = convert_float4(in[c - 1 + width]);
  float4 i21 = convert_float4(in[c + width]), i22 = convert_float4(in[c + 1 + width]);
  float4 gx = i00 + 2.0f * i10 + i20 - i02 - 2.0f * i12 - i22;
  float4 gy = i00 - i20 + 2.0f * i01 - 2.0f * i21 + i02 - i22;
  out[c] = convert_uchar4(hypot(gx, gy) / 2.0f);
}

__kernel void median3x3(__global const float *in, __global float *out, int w) {
  int x = get_global_id(0) + 1, y = get_global_id(1) + 1;
  float v[9];
  for (int j = 0; j < 3; j++)
    for (int i = 0; i < 3; i++)
      v[j * 3 + i] = in[(y + j - 1) * w + x + i - 1];
  for (int j = 0; j < 5; j++)
    for (int i = j + 1; i < 9; i++) {
      float low = fmin(v[j], v[i]), high = fmax(v[j], v[i]);
      v[j] = low;
      v[i] = high;
    }
  out[y * w + x] = v[4];
}

__kernel void haar(__global const float *in, __global float *out, int levels) {
  __local float s[512];
  int t = get_local_id(0), g = get_group_id(0), n = get_local_size(0);
  s[t] = in[g * 512 + t];
  s[t + 256] = in[g * 512 + t + 256];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int level = 0; level < levels; level++, n >>= 1) {
    float a = 0, b = 0;
    if (t < n) {
      a = s[2 * t];
      b = s[2 * t + 1];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < n) {
      s[t] = (a + b) * M_SQRT1_2_F;
      out[g * 512 + n + t] = (a - b) * M_SQRT1_2_F;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0)
    out[g * 512] = s[0];
}

// Convolution of each channel with its own filter, with a margin of zeros.
__kernel void depthwise(__global const float *in, __global const float *filters, __global float *out,
                        int h, int w, int stride, int margin) {
  int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
  float sum = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      int iy = y * stride - margin + i, ix = x * stride - margin + j;
      if (iy >= 0 && iy < h && ix >= 0 && ix < w)
        sum += in[(c * h + iy) * w + ix] * filters[c * 9 + i * 3 + j];
    }
  out[(c * get_global_size(1) + y) * get_global_size(0) + x] = fmin(fmax(sum, 0.0f), 6.0f);
}
