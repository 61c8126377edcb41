// Both loads are uncoalesced.

__kernel void k(__global float *o, __global float *i) {
  uint x = get_global_id(0);
  float v = i[32 * x];
  float w = i[32 * x + 1000];
  o[x] = v * w;
}
