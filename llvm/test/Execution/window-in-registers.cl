// Arrays of a thread whose indices are any function of a counter, and rounds that the counter
// chooses: SHA-1 with a window of 16 words, and a permutation from a table.
// RUN: %check_kernel %s %t --kernel window --block 32 --arg in:u32:512:0:0xffffffff --arg out:u32:160
// RUN: %check_kernel %s %t --kernel permuted --block 32 --arg in:u32:512:0:0xffffffff --arg out:u32:32
static uint rotl(uint x, int r) { return (x << r) | (x >> (32 - r)); }
__kernel void window(__global const uint *data, __global uint *out) {
  int tid = get_global_id(0);
  uint W[16];
  for (int t = 0; t < 16; t++) W[t] = data[tid * 16 + t];
  uint a = 0x67452301, b = 0xEFCDAB89, c = 0x98BADCFE, d = 0x10325476, e = 0xC3D2E1F0;
  for (int t = 0; t < 80; t++) {
    uint f, k;
    if (t >= 16) W[t & 15] = rotl(W[(t + 13) & 15] ^ W[(t + 8) & 15] ^ W[(t + 2) & 15] ^ W[t & 15], 1);
    if (t < 20) { f = (b & c) | (~b & d); k = 0x5A827999; }
    else if (t < 40) { f = b ^ c ^ d; k = 0x6ED9EBA1; }
    else if (t < 60) { f = (b & c) | (b & d) | (c & d); k = 0x8F1BBCDC; }
    else { f = b ^ c ^ d; k = 0xCA62C1D6; }
    uint temp = rotl(a, 5) + f + e + k + W[t & 15];
    e = d; d = c; c = rotl(b, 30); b = a; a = temp;
  }
  out[tid * 5 + 0] = a + 0x67452301; out[tid * 5 + 1] = b + 0xEFCDAB89; out[tid * 5 + 2] = c + 0x98BADCFE;
  out[tid * 5 + 3] = d + 0x10325476; out[tid * 5 + 4] = e + 0xC3D2E1F0;
}
__constant uchar sigma[3][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}};
__kernel void permuted(__global const uint *data, __global uint *out) {
  int tid = get_global_id(0);
  uint m[16], v = 7;
  for (int i = 0; i < 16; i++) m[i] = data[tid * 16 + i];
  for (int r = 0; r < 12; r++)
    for (int i = 0; i < 16; i++) {
      if ((i ^ r) & 1) v = rotl(v + m[sigma[r % 3][i]], 7);
      else v ^= m[sigma[(r + 1) % 3][i]] * (i + 1);
    }
  out[tid] = v;
}
