// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels for utils/bench-sim, besides those in kernels.cl.

// Matrix product, each element from global memory.
__kernel void matmul_naive(__global float *c, __global const float *a, __global const float *b,
                           int n) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}

// SHA-256's compression function, repeated on its own result.
__constant uint K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

#define ROR(x, n) rotate(x, (uint)(32 - n))

__kernel void sha256(__global uint *digests, uint rounds) {
  uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint w[16];
  for (int i = 0; i < 16; ++i)
    w[i] = get_global_id(0) * 16 + i;
  for (uint round = 0; round < rounds; ++round) {
    uint a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], k = h[7];
#pragma unroll
    for (int i = 0; i < 64; ++i) {
      if (i >= 16) {
        uint w0 = w[(i + 1) % 16], w1 = w[(i + 14) % 16];
        w[i % 16] += (ROR(w0, 7) ^ ROR(w0, 18) ^ (w0 >> 3)) + w[(i + 9) % 16] +
                     (ROR(w1, 17) ^ ROR(w1, 19) ^ (w1 >> 10));
      }
      uint t = k + (ROR(e, 6) ^ ROR(e, 11) ^ ROR(e, 25)) + bitselect(g, f, e) + K[i] + w[i % 16];
      uint s = (ROR(a, 2) ^ ROR(a, 13) ^ ROR(a, 22)) + ((a & b) | (c & (a | b)));
      k = g, g = f, f = e, e = d + t, d = c, c = b, b = a, a = t + s;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e, h[5] += f, h[6] += g, h[7] += k;
  }
  for (int i = 0; i < 8; ++i)
    digests[get_global_id(0) * 8 + i] = h[i];
}

// Each work-group transforms 512 complex numbers in local memory: radix 2,
// decimation in frequency, the result in bit-reversed order.
#define POINTS 512
__kernel void fft(__global float2 *data) {
  __local float2 line[POINTS];
  int lid = get_local_id(0);
  __global float2 *mine = data + get_group_id(0) * POINTS;
  line[lid] = mine[lid];
  line[lid + POINTS / 2] = mine[lid + POINTS / 2];
  for (int stride = POINTS / 2; stride > 0; stride /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int j = lid & (stride - 1), i = 2 * lid - j;
    float2 a = line[i], b = line[i + stride], d = a - b;
    float angle = -M_PI_F * j / stride;
    float c = native_cos(angle), s = native_sin(angle);
    line[i] = a + b;
    line[i + stride] = (float2)(d.x * c - d.y * s, d.x * s + d.y * c);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  mine[lid] = line[lid];
  mine[lid + POINTS / 2] = line[lid + POINTS / 2];
}
