// A kernel for each of the profiler's findings. </script><!--<script>

__kernel void column(__global float *out, __global const float *in, uint n) {
  uint x = get_global_id(0);
  out[x] = in[x * n] + 1.0f;
}

__kernel void banks(__global float *out) {
  __local float tile[32][32];
  uint x = get_local_id(0);
  for (uint i = 0; i < 32; ++i)
    tile[x][i] = x + i;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[x] = tile[x][x ^ 1];
}

__kernel void diverge(__global float *out, __global const float *in) {
  uint x = get_local_id(0);
  float v = in[x];
  if (x % 4 == 0)
    for (uint i = 0; i < 32; ++i)
      v = native_sin(v) * native_cos(v + i);
  out[x] = v;
}

__kernel void stack(__global float *out, __global const uint *index) {
  float values[32];
  uint x = get_local_id(0);
  for (uint i = 0; i < 32; ++i)
    values[(i * 7) % 32] = x + i;
  float sum = 0;
  for (uint i = 0; i < 32; ++i)
    sum += values[index[i] % 32];
  out[x] = sum;
}

__kernel void busy(__global float *out) {
  float a = get_local_id(0), b = a + 1, c = a + 2, d = a + 3;
  for (uint i = 0; i < 256; ++i) {
    a = fma(a, b, 0.5f);
    b = fma(b, c, 0.5f);
    c = fma(c, d, 0.5f);
    d = fma(d, a, 0.5f);
  }
  out[get_local_id(0)] = a + b + c + d;
}

__kernel void contend(__global int *out, __global const int *in) {
  uint x = get_global_id(0);
  atomic_add(out, in[x]);
  atomic_add(out + 1 + x, in[x]);
}
