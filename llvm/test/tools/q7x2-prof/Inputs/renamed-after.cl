// The first load is coalesced.


__kernel void k(__global float *o, __global float *i) {
  uint x = get_global_id(0);
  float v = i[x];
  float w = i[32 * x + 1000];
  o[x] = v * w;
}
