// Packed 16-bit operations whose sources are parameters (words of a constant bank),
// constants and values that are the same for a warp.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void parameters(global const half2 *in, global half2 *out, half2 a, half2 b,
                       half2 c) {
  int i = get_global_id(0);
  half2 x = in[i], y = in[i + get_global_size(0)];
  half2 r = fma(x, a, y) + fma(x, y, b) + fma(x, y, x);
  r += fma(x, y, (half2)(1.5h, 2.5h)) + fma(x, (half2)(0.5h, 0.25h), y);
  r = fmin(r * c, b) + (half2)(1.0h, 2.0h);
  r = fmax(r + a, y) * x * (half2)(3.0h, 0.1h);
  out[i] = fmin(r, (half2)(1.0h, 2.0h));
}

kernel void compares(global const half2 *in, global half *out, global int *mask, half2 a) {
  int i = get_global_id(0);
  half x = in[i].x, y = in[i].y, r = x < y ? x * x : y;
  if (y > 0.5h)
    r += y;
  if (r > a.x)
    r *= x;
  r += x >= y ? 1.0h : 0.0h;
  out[i] = r;
  mask[i] = -(x < a.y) ^ -(y != 2.0h) << 8;
}

kernel void uniform(global const half2 *in, global half2 *out, uint a, int n) {
  int i = get_global_id(0);
  half2 x = in[i], r = x;
  uint k = a;
  __attribute__((opencl_unroll_hint(1))) for (int j = 0; j < n; ++j) {
    half2 s = as_half2(k), v = in[(i + j) & 63];
    r += fma(x, s, v) + fma(x, v, s);
    r = r + s;
    r = r * s;
    r = fmin(r, s);
    r.x = v.y < s.x ? r.x : r.y;
    r.y += v.x > s.x ? 1.0h : 0.0h;
    k += 0x00110011;
  }
  out[i] = r;
}
