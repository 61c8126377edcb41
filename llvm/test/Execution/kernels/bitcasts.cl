// Bitcasts to vectors of narrow integers, and back; such vectors in memory.
//
// RUN: %check_kernel %s %t --kernel bytes_of_int --block 32 --arg in:u32:32:0:0xffffffff --arg out:i32:128 --arg out:u32:32 --levels 0,2
// RUN: %check_kernel %s %t --kernel bytes_of_float --block 32 --arg in:f32:32:-9:9 --arg out:i32:128 --arg out:f32:32 --levels 0,2
// RUN: %check_kernel %s %t --kernel shorts --block 32 --arg in:u32:64:0:0xffffffff --arg out:i32:192 --arg out:u32:96 --levels 0,2
// RUN: %check_kernel %s %t --kernel wide --block 32 --arg in:u64:32:0:0xffffffffffffffff --arg out:u64:128 --levels 0,2
// RUN: %check_kernel %s %t --kernel across --block 32 --arg in:u32:128:0:0xffffffff --arg out:u32:256 --levels 0,2
// RUN: %check_kernel %s %t --kernel fills --block 32 --arg in:u32:64:0:0xffffffff --arg out:u32:256 --levels 0,2
// RUN: %check_kernel %s %t --kernel memory --block 32 --arg in:u8:1024:0:255 --arg out:u8:1280 --levels 0,2

__kernel void bytes_of_int(__global const uint *in, __global int *elements,
                           __global uint *words) {
  size_t i = get_global_id(0);
  uchar4 u = as_uchar4(in[i]);
  char4 s = as_char4(in[i]);
  elements[4 * i] = u.x - s.w;
  elements[4 * i + 1] = u.y - s.z;
  elements[4 * i + 2] = u.z - s.y;
  elements[4 * i + 3] = u.w - s.x;
  words[i] = as_uint(u * (uchar4)(1, 3, 5, 7));
}

__kernel void bytes_of_float(__global const float *in, __global int *elements,
                             __global float *words) {
  size_t i = get_global_id(0);
  char4 s = as_char4(in[i]);
  for (int k = 0; k < 4; ++k)
    elements[4 * i + k] = s[k];
  words[i] = as_float((uchar4)(as_uchar4(in[i]).wzy & (uchar)0x3f, 0x40));
}

__kernel void shorts(__global const uint *in, __global int *elements,
                     __global uint *words) {
  size_t i = get_global_id(0);
  short2 a = as_short2(in[2 * i]);
  ushort4 b = as_ushort4((uint2)(in[2 * i], in[2 * i + 1]));
  elements[6 * i] = a.x;
  elements[6 * i + 1] = a.y;
  for (int k = 0; k < 4; ++k)
    elements[6 * i + 2 + k] = b[k];
  words[3 * i] = as_uint(a * a);
  uint2 pair = as_uint2(b.wxzy + (ushort)40000);
  words[3 * i + 1] = pair.x;
  words[3 * i + 2] = pair.y;
}

__kernel void wide(__global const ulong *in, __global ulong *out) {
  size_t i = get_global_id(0);
  uchar8 bytes = as_uchar8(in[i]);
  short4 halves = as_short4(in[i]);
  out[4 * i] = as_ulong(bytes.s76543210);
  out[4 * i + 1] = as_ulong(bytes + bytes.s12345670);
  out[4 * i + 2] = as_ulong(halves * halves.yzwx);
  out[4 * i + 3] = as_ulong(as_uchar8(halves >> (short)3) ^ bytes);
}

__kernel void across(__global const uint4 *in, __global uint4 *out) {
  size_t i = get_global_id(0);
  uchar16 bytes = as_uchar16(in[i]);
  ushort8 halves = as_ushort8(bytes - bytes.s3120756498abfedc);
  out[2 * i] = as_uint4(bytes.sf0e1d2c3b4a59687);
  out[2 * i + 1] = as_uint4(as_uchar16(halves.s76543210 * (ushort)3));
}

// Bytes of one, two, three and four words, zeros and constants among them.
__kernel void fills(__global const uint *in, __global uint *out) {
  size_t i = get_global_id(0);
  uint x = in[2 * i], y = in[2 * i + 1];
  uchar4 a = as_uchar4(x), b = as_uchar4(y), c = as_uchar4(x + y);
  out[8 * i] = as_uint((uchar4)(a.w, 0, a.x, 0));
  out[8 * i + 1] = as_uint((uchar4)(a.z, b.y, b.x, a.w));
  out[8 * i + 2] = as_uint((uchar4)(c.x, b.w, a.y, c.z));
  out[8 * i + 3] = as_uint((uchar4)(0, b.z, 255, a.x));
  out[8 * i + 4] = as_uint((char4)(as_char4(x).y >> 1, 0, b.x >> 4, -1));
  out[8 * i + 5] = as_uint((ushort2)(as_ushort2(x).y, as_ushort2(y).x));
  out[8 * i + 6] = as_uint((ushort2)(as_ushort2(y).y, a.z));
  out[8 * i + 7] = as_ushort((uchar2)(b.w, a.x)) + as_uchar2((ushort)y).y;
}

__kernel void memory(__global const uchar *in, __global uchar *out) {
  size_t i = get_global_id(0);
  __global const uchar4 *in4 = (__global const uchar4 *)in;
  __global uchar4 *out4 = (__global uchar4 *)out;
  out4[i] = in4[i] + in4[i + 32].wzyx;
  __global const ushort8 *in16 = (__global const ushort8 *)in;
  __global ushort8 *out16 = (__global ushort8 *)(out + 128);
  out16[i] = in16[i] * in16[31 - i].s10325476;
  __global const uchar2 *in2 = (__global const uchar2 *)in;
  __global uchar2 *out2 = (__global uchar2 *)(out + 640);
  out2[i] = in2[i].yx - in2[i + 1];
  vstore4(vload4(i, in + 1) + (uchar)1, i, out + 1025);
  vstore3(vload3(i, in + 2) >> (uchar)1, i, out + 1153);
}
