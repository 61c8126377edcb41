// Operations whose sources are parameters (words of a constant bank), constants and
// values that are the same for a warp, and results of comparisons in words: forms of
// instructions that few other tests need.
//
// RUN: %check_kernel %s %t --kernel float_parameters --grid 2 --block 32 --arg in:f32:64:-2:2 --arg out:f32:64 --arg f32:0.7 --arg f32:-0.3
// RUN: %check_kernel %s %t --kernel double_parameters --block 64 --arg in:f64:64:-2:2 --arg out:f64:64 --arg f64:0.7 --arg f64:-0.3
// RUN: %check_kernel %s %t --kernel half_compares --block 64 --arg in:u16:128:0:0xffff --arg out:u16:64 --arg out:i32:64 --arg u16:0x3800 --arg u16:0xb400
// RUN: %check_kernel %s %t --kernel dot_products --block 64 --arg in:u32:128:0:0xffffffff --arg out:i32:64 --arg u32:0x7f80ff01 --arg i32:-5 --arg u32:0x12345678
// RUN: %check_kernel %s %t --kernel dot_products_of_shorts --block 64 --arg in:u32:128:0:0xffffffff --arg out:i32:64 --arg u32:0x7f80ff01 --arg i32:-5 --arg i32:9
// RUN: %check_kernel %s %t --kernel compares --block 64 --arg in:i32:128:0:200 --arg in:f32:128:-2:2 --arg out:i32:64 --arg out:f32:64 --arg i32:77 --arg f32:0.3
// RUN: %check_kernel %s %t --kernel saturate --block 64 --arg in:i32:256:-70000:70000 --arg out:i8:256 --arg out:u8:256 --arg out:i16:256 --arg out:u16:256 --arg out:i32:64 --arg i32:-40000
// RUN: %check_kernel %s %t --kernel saturate --block 64 --arg in:i32:256:-300:300 --arg out:i8:256 --arg out:u8:256 --arg out:i16:256 --arg out:u16:256 --arg out:i32:64 --arg i32:100
// RUN: %check_kernel %s %t --kernel permute --block 64 --arg in:u32:128:0:0xffffffff --arg out:u32:64 --arg u32:0x89abcdef --arg u32:0x5310
// RUN: %check_kernel %s %t --kernel funnel --block 64 --arg in:u32:128:0:0xffffffff --arg out:u32:64 --arg u32:0x89abcdef
// RUN: %check_kernel %s %t --kernel uniform_integers --block 64 --arg in:u32:64:0:0xffffffff --arg out:u32:64 --arg u32:0x3f812345 --arg u32:12345 --arg i32:20
// RUN: %check_kernel %s %t --kernel uniform_floats --block 64 --arg in:f32:64:-2:2 --arg out:f32:64 --arg u32:0x3f823456 --arg i32:20
// RUN: %check_kernel %s %t --kernel uniform_pairs --block 64 --arg in:u64:64:0:0xffffffff --arg out:u64:64 --arg u64:0x3ff0123456789abc --arg i32:20
// RUN: %check_kernel %s %t --kernel bits --block 64 --arg in:u32:64:0:0xffffffff --arg in:u32:64:0:0xffffffff --arg out:u32:64 --arg out:u32:64

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define LOOP __attribute__((opencl_unroll_hint(1)))

#ifdef __Q7X2__
uint permute_bytes(uint a, uint b, uint selector) __asm("llvm.nvvm.prmt");
int idp4a(int a, int b, int c) __asm("llvm.nvvm.idp4a.s.s");
int idp4a_unsigned(int a, int b, int c) __asm("llvm.nvvm.idp4a.u.u");
int idp2a(int a, int b, bool upper, int c) __asm("llvm.nvvm.idp2a.s.u");
#else
uint permute_bytes(uint a, uint b, uint selector) {
  uint r = 0;
  for (int i = 0; i < 4; ++i) {
    uint digit = selector >> 4 * i & 15;
    uint byte = (digit & 4 ? b : a) >> 8 * (digit & 3) & 255;
    r |= (digit & 8 ? byte & 128 ? 255 : 0 : byte) << 8 * i;
  }
  return r;
}
int idp4a(int a, int b, int c) {
  for (int i = 0; i < 32; i += 8)
    c += (char)(a >> i) * (char)(b >> i);
  return c;
}
int idp4a_unsigned(int a, int b, int c) {
  for (int i = 0; i < 32; i += 8)
    c += (uchar)(a >> i) * (uchar)(b >> i);
  return c;
}
int idp2a(int a, int b, bool upper, int c) {
  b >>= upper ? 16 : 0;
  return c + (short)a * (uchar)b + (short)(a >> 16) * (uchar)(b >> 8);
}
#endif

kernel void float_parameters(global const float *in, global float *out, float a,
                             float b) {
  int i = get_global_id(0);
  float x = in[i];
  float r = fmin(x, a);
  r += x < b ? x : a;
  r += fmax(r, b);
  if (r < a)
    out[i] = r;
}

kernel void double_parameters(global const double *in, global double *out, double a,
                              double b) {
  int i = get_global_id(0);
  double x = in[i];
  double r = fma(x, a, x) + fma(x, x, b) + fma(x, 0.1, a) + fma(x, x, 0.7);
  r = fmin(r, a) + fmax(r, 2.0) * fmin(r, 0.3) + (x + 1.5) + fma(r, 0.5, x);
  r = fmin(r, x * 3);
  if (r < a)
    r += x;
  if (r > 0.6)
    out[i] = r;
}

// Comparisons are exact, so the host's arithmetic of halves is the same.
kernel void half_compares(global const ushort *in, global ushort *out, global int *mask,
                          ushort parameter, ushort parameter2) {
  int i = get_global_id(0);
  half x = as_half(in[i]), y = as_half(in[i + get_global_size(0)]);
  half a = as_half(parameter), b = as_half(parameter2);
  half r = x < a ? (half)1.0f : (half)0.0f;
  half s = x >= y ? (half)0.0f : (half)1.0f;
  half t = y > (half)0.5f ? (half)1.0f : (half)0.0f;
  out[i] = as_ushort(r) + (as_ushort(s) >> 1) + (as_ushort(t) >> 2);
  mask[i] = -(x < b) ^ -(y != x) << 8 ^ -(y <= (half)0.25f) << 16 ^ -(-x > a) << 24;
}

kernel void dot_products(global const uint *in, global int *out, uint a, int b, uint c) {
  int i = get_global_id(0);
  int x = in[i], y = in[i + get_global_size(0)];
  int r = idp4a(x, a, 0) + idp4a(x, y, b);
  r ^= idp4a_unsigned(x, y, 77) + idp4a_unsigned(x, c, y);
  r ^= idp4a(x, 0x01020304, y);
  out[i] = r;
}

kernel void dot_products_of_shorts(global const uint *in, global int *out, uint a, int b,
                                   int n) {
  int i = get_global_id(0);
  int x = in[i], y = in[i + get_global_size(0)];
  int r = idp2a(x, a, false, y) + idp2a(x, y, true, b);
  r ^= idp2a(x, y, false, 77) + idp2a(x, 0x01020304, true, y);
  int k = a;
  LOOP for (int j = 0; j < n; ++j) {
    int v = in[(i + j) & 63];
    r += idp2a(v, k, true, x) + idp2a(x, v, false, k);
    r ^= idp4a(r, k, v) + idp4a(v, r, k);
    r += idp4a(r, v, x) + idp2a(x, v, true, r);
    k = k * 3 + b;
  }
  out[i] = r;
}

kernel void compares(global const int *in, global const float *f, global int *out,
                     global float *fout, int a, float b) {
  int i = get_global_id(0);
  int x = in[i], y = in[i + get_global_size(0)];
  float u = f[i], v = f[i + get_global_size(0)];
  out[i] = -(x < y) ^ -(x == a) << 1 ^ -(x > 100) << 2 ^ -((uint)x > (uint)y) << 3 ^
           -(u < v) << 4 ^ -(u >= b) << 5 ^ -(u != 0.5f) << 6 ^
           -((long)x * y < (long)a * 3) << 7;
  fout[i] = (u * u < v ? 1.0f : 0.0f) + (b < v ? 2.0f : 0.0f) + (x > y ? 1.0f : 0.0f) +
            (u < 2.0f ? 0.0f : 1.0f);
}

#define CLAMP(X, LEAST, MOST) (int4)(clamp(X.x, LEAST, MOST), clamp(X.y, LEAST, MOST), \
                                     clamp(X.z, LEAST, MOST), clamp(X.w, LEAST, MOST))
#define NARROW(T, X) (T)(X.x, X.y, X.z, X.w)

kernel void saturate(global const int4 *in, global char4 *c, global uchar4 *u,
                     global short4 *s, global ushort4 *us, global int *n, int a) {
  int i = get_global_id(0);
  int4 x = in[i];
  int4 c4 = CLAMP(x, -128, 127), u4 = CLAMP(x, 0, 255);
  int4 s4 = CLAMP(x, -32768, 32767), us4 = CLAMP(x, 0, 65535);
  c[i] = NARROW(char4, c4);
  u[i] = NARROW(uchar4, u4);
  s[i] = NARROW(short4, s4);
  us[i] = NARROW(ushort4, us4);
  us[i].x = clamp(a, 0, 65535);
  n[i] = clamp(x.x, -128, 127) + clamp(a, 0, 255) * x.y +
         (clamp(x.z, 0, 65535) ^ clamp(a, -32768, 32767)) + abs(a) + min(x.w, a);
}

kernel void permute(global const uint *in, global uint *out, uint a, uint b) {
  int i = get_global_id(0);
  uint x = in[i], y = in[i + get_global_size(0)] & 0xffff;
  out[i] = permute_bytes(x, a, y) ^ permute_bytes(x, 0x12345678, y) ^
           permute_bytes(x, y, b) ^ permute_bytes(x, y, 0x3715);
}

kernel void funnel(global const uint *in, global uint *out, uint a) {
  int i = get_global_id(0);
  uint x = in[i], n = in[i + get_global_size(0)] & 31;
  ulong constant_hi = (ulong)0x12345678 << 32 | x;
  ulong parameter_hi = (ulong)a << 32 | x;
  out[i] = (uint)(constant_hi >> n) ^ (uint)((parameter_hi << n) >> 32);
}

// Values that a loop computes for the whole warp.
kernel void uniform_integers(global const uint *in, global uint *out, uint a, uint b,
                             int n) {
  int i = get_global_id(0);
  uint x = in[i], r = x;
  uint k = a;
  LOOP for (int j = 0; j < n; ++j) {
    uint v = in[(i + j) & 63];
    r ^= x * v + k;
    r ^= (v << 3) + k;
    r += v > 0x80000000 ? r : k;
    r ^= permute_bytes(r, x, k) ^ permute_bytes(x, k, v) ^ permute_bytes(x, v, r);
    r += (uint)((((ulong)k << 32) | v) >> (x & 31));
    r += (x > 5 ? v : k) - (v < k);
    r ^= clamp((int)k, -128, 127) * v;
    r += as_uint((short2)(clamp((int)k, -32768, 32767), clamp((int)v, -32768, 32767)));
    k = k * 3 + b;
  }
  out[i] = r;
}

kernel void uniform_floats(global const float *in, global float *out, uint a, int n) {
  int i = get_global_id(0);
  float x = in[i], r = x;
  uint k = a;
  LOOP for (int j = 0; j < n; ++j) {
    float s = as_float(k), v = in[(i + j) & 63];
    r = fmin(r + s, x) * 0.5f;
    r = fmin(r, s);
    r = v < x ? r : s;
    r += v < s ? 1.0f : 0.0f;
    k += 0x123;
  }
  out[i] = r;
}

kernel void uniform_pairs(global const ulong *in, global ulong *out, ulong a, int n) {
  int i = get_global_id(0);
  ulong x = in[i], r = x, k = a;
  double d = as_double((x & 0xffffffff) | 0x3ff0000000000000), e = d * 0.25;
  LOOP for (int j = 0; j < n; ++j) {
    double s = as_double(k);
    r ^= (ulong)((long)(int)x * (int)r + (long)k);
    d = fma(d, e, s) + fma(e, s, d);
    d = fmin(d * s, s) + s;
    d = d < s ? d * 0.5 : e;
    k += 0x100000001;
  }
  out[i] = r ^ as_ulong(d);
}

// Bits of a word as predicates: of all bytes, in the order of the bits and another,
// and among other conditions.
kernel void bits(global const uint *words, global const uint *table, global uint *sums, global uint *mixed) {
  int t = get_global_id(0);
  uint word = words[t], sum = 0;
  for (int i = 0; i < 32; i++)
    if (word >> i & 1)
      sum ^= table[i];
  sums[t] = sum;
  uint other = words[63 - t], result = t;
  if (other & 4)
    result += table[t];
  if (other & 1)
    result ^= table[63 - t];
  if (word < other)
    result *= 3;
  if (other & 2)
    result += table[t ^ 1];
  if (other & 0x20 && word & 0x100)
    result ^= table[t ^ 2];
  if (!(other & 0x10000))
    result -= table[t ^ 4];
  if (other & 0x40000)
    result += table[t ^ 8];
  mixed[t] = result;
}
