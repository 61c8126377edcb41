// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hashes and ciphers, for utils/bench-code.

__constant uint round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__kernel void sha256(__global const uint *blocks, __global uint *digests) {
  int t = get_global_id(0);
  uint w[64];
  for (int i = 0; i < 16; i++)
    w[i] = blocks[t * 16 + i];
  for (int i = 16; i < 64; i++) {
    uint s0 = rotate(w[i - 15], 25u) ^ rotate(w[i - 15], 14u) ^ (w[i - 15] >> 3);
    uint s1 = rotate(w[i - 2], 15u) ^ rotate(w[i - 2], 13u) ^ (w[i - 2] >> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  uint a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a;
  uint e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
  for (int i = 0; i < 64; i++) {
    uint s1 = rotate(e, 26u) ^ rotate(e, 21u) ^ rotate(e, 7u);
    uint t1 = h + s1 + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
    uint s0 = rotate(a, 30u) ^ rotate(a, 19u) ^ rotate(a, 10u);
    uint t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  __global uint *out = digests + t * 8;
  out[0] = a + 0x6a09e667;
  out[1] = b + 0xbb67ae85;
  out[2] = c + 0x3c6ef372;
  out[3] = d + 0xa54ff53a;
  out[4] = e + 0x510e527f;
  out[5] = f + 0x9b05688c;
  out[6] = g + 0x1f83d9ab;
  out[7] = h + 0x5be0cd19;
}

// A round key for each of ten rounds; the substitution comes from a table in
// global memory that each work-group copies.
__kernel void aes_rounds(__global const uint4 *in, __global uint4 *out, __global const uint *table,
                         __constant uint4 *keys) {
  __local uint t[256];
  int lid = get_local_id(0), i = get_global_id(0);
  for (int k = lid; k < 256; k += get_local_size(0))
    t[k] = table[k];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint4 s = in[i] ^ keys[0];
  for (int round = 1; round < 10; round++) {
    uint4 n;
    n.x = t[s.x & 255] ^ rotate(t[s.y >> 8 & 255], 8u) ^ rotate(t[s.z >> 16 & 255], 16u) ^
          rotate(t[s.w >> 24], 24u);
    n.y = t[s.y & 255] ^ rotate(t[s.z >> 8 & 255], 8u) ^ rotate(t[s.w >> 16 & 255], 16u) ^
          rotate(t[s.x >> 24], 24u);
    n.z = t[s.z & 255] ^ rotate(t[s.w >> 8 & 255], 8u) ^ rotate(t[s.x >> 16 & 255], 16u) ^
          rotate(t[s.y >> 24], 24u);
    n.w = t[s.w & 255] ^ rotate(t[s.x >> 8 & 255], 8u) ^ rotate(t[s.y >> 16 & 255], 16u) ^
          rotate(t[s.z >> 24], 24u);
    s = n ^ keys[round];
  }
  out[i] = s;
}

__kernel void xtea(__global uint2 *data, uint4 key, int rounds) {
  int i = get_global_id(0);
  uint2 v = data[i];
  uint k[4] = {key.x, key.y, key.z, key.w}, sum = 0;
  for (int r = 0; r < rounds; r++) {
    v.x += (((v.y << 4) ^ (v.y >> 5)) + v.y) ^ (sum + k[sum & 3]);
    sum += 0x9e3779b9;
    v.y += (((v.x << 4) ^ (v.x >> 5)) + v.x) ^ (sum + k[sum >> 11 & 3]);
  }
  data[i] = v;
}

#define CHACHA(a, b, c, d)                                                                         \
  a += b;                                                                                          \
  d = rotate(d ^ a, 16u);                                                                          \
  c += d;                                                                                          \
  b = rotate(b ^ c, 12u);                                                                          \
  a += b;                                                                                          \
  d = rotate(d ^ a, 8u);                                                                           \
  c += d;                                                                                          \
  b = rotate(b ^ c, 7u);

__kernel void chacha20(__global const uint *key, __global uint *out, uint counter) {
  int t = get_global_id(0);
  uint s[16], x[16];
  s[0] = 0x61707865, s[1] = 0x3320646e, s[2] = 0x79622d32, s[3] = 0x6b206574;
  for (int i = 0; i < 8; i++)
    s[4 + i] = key[i];
  s[12] = counter + t, s[13] = 0, s[14] = key[8], s[15] = key[9];
  for (int i = 0; i < 16; i++)
    x[i] = s[i];
  for (int i = 0; i < 10; i++) {
    CHACHA(x[0], x[4], x[8], x[12]);
    CHACHA(x[1], x[5], x[9], x[13]);
    CHACHA(x[2], x[6], x[10], x[14]);
    CHACHA(x[3], x[7], x[11], x[15]);
    CHACHA(x[0], x[5], x[10], x[15]);
    CHACHA(x[1], x[6], x[11], x[12]);
    CHACHA(x[2], x[7], x[8], x[13]);
    CHACHA(x[3], x[4], x[9], x[14]);
  }
  for (int i = 0; i < 16; i++)
    out[t * 16 + i] = x[i] + s[i];
}

__kernel void crc32(__global const uchar *data, __global uint *out, int length) {
  int t = get_global_id(0);
  uint crc = ~0u;
  for (int i = 0; i < length; i++) {
    crc ^= data[t * length + i];
    for (int b = 0; b < 8; b++)
      crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
  }
  out[t] = ~crc;
}

__kernel void adler32(__global const uchar *data, __global uint *out, int n) {
  int t = get_global_id(0);
  uint a = 1, b = 0;
  for (int i = 0; i < n; i++) {
    a = (a + data[t * n + i]) % 65521;
    b = (b + a) % 65521;
  }
  out[t] = b << 16 | a;
}

// Powers modulo a number of 32 bits.
__kernel void modular_power(__global const uint *base, __global const uint *exponent,
                            __global uint *out, uint modulus) {
  int t = get_global_id(0);
  ulong result = 1, power = base[t] % modulus;
  for (uint e = exponent[t] & 0xffff; e; e >>= 1) {
    if (e & 1)
      result = result * power % modulus;
    power = power * power % modulus;
  }
  out[t] = result;
}
