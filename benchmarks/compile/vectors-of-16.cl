// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
/* Vectors of sixteen, all operations of a kind: as generated tests and image
   filters use them. */
kernel void ints(global const int16 *a, global const int16 *b, global int16 *r) {
  size_t i = get_global_id(0);
  int16 x = a[i], y = b[i];
  int16 z = x + y * x - (x >> (y & 31)) + (x ^ y) / (y | 1) + max(x, y) + as_int16(abs_diff(x, y) % 7);
  z = select(z, x, x > y) + rotate(z, y) + clz(z) + popcount(x);
  z = add_sat(z, x) + mul_hi(z, y) + mad_sat(x, y, z) + hadd(z, x);
  r[i] = z;
}
kernel void longs(global const long16 *a, global const long16 *b, global long16 *r) {
  size_t i = get_global_id(0);
  long16 x = a[i], y = b[i];
  long16 z = x + y * x - (x >> (y & 63)) + (x ^ y) + max(x, y);
  z = select(z, x, x > y) + rotate(z, y) + clz(z);
  z = add_sat(z, x) + mul_hi(z, y) + mad_sat(x, y, z) + hadd(z, x);
  r[i] = z;
}
kernel void chars(global const uchar16 *a, global const uchar16 *b, global uchar16 *r) {
  size_t i = get_global_id(0);
  uchar16 x = a[i], y = b[i];
  uchar16 z = x + y * x - (x >> (y & (uchar)7)) + (x ^ y) / (y | (uchar)1) + max(x, y) + abs_diff(x, y);
  z = add_sat(z, x) + mul_hi(z, y) + mad_sat(x, y, z) + hadd(z, x);
  r[i] = z + shuffle(z, y & (uchar)15);
}
kernel void floats(global const float16 *a, global const float16 *b, global float16 *r) {
  size_t i = get_global_id(0);
  float16 x = a[i], y = b[i];
  float16 z = x * y + x / y + sqrt(x) + fmax(x, y) + floor(x) + mix(x, y, 0.5f);
  z = z + exp(x) + sin(y) + log(x) + pow(x, y) + fmod(x, y) + hypot(x, y);
  r[i] = z + convert_float16(convert_int16_sat_rte(z));
}
kernel void doubles(global const double16 *a, global const double16 *b, global double16 *r) {
  size_t i = get_global_id(0);
  double16 x = a[i], y = b[i];
  double16 z = x * y + x / y + sqrt(x) + fmax(x, y) + floor(x);
  r[i] = z + exp(x) + convert_double16(convert_long16(z));
}
kernel void matrix(global const float16 *a, global const float16 *b, global float16 *c, int n) {
  float16 s[4] = {0};
  for (int k = 0; k < n; ++k) {
    float16 v = b[k * get_global_size(0) + get_global_id(0)];
    for (int j = 0; j < 4; ++j) {
      float16 w = a[j * n + k];
      s[j] += w.s0123456789abcdef * v + w.sfedcba9876543210;
    }
  }
  for (int j = 0; j < 4; ++j) c[get_global_id(0) * 4 + j] = s[j];
}
