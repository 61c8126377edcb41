typedef struct {
  float x;
  int n[3];
  float4 v;
} Part;

__constant int table[4] = {1, 2, 3, 4};

static float scale(float a, int k) {
  float t = a * k;
  return t + 1.0f;
}

__attribute__((noinline)) float outer(float a) {
  float q = scale(a, 3);
  return q * q;
}

kernel void reduce(global const float *in, global float *out, int n, local float *dyn) {
  local float tile[64];
  int l = get_local_id(0);
  int i = get_global_id(0);
  Part s = {1.0f, {1, 2, 3}, (float4)(i)};
  float x = i < n ? in[i] : 0.0f;
  tile[l] = outer(x) + table[l & 3] + s.n[l % 3];
  dyn[l] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 32; d > 0; d /= 2) {
    if (l < d)
      tile[l] += tile[l + d];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0)
    out[get_group_id(0)] = tile[0];
}
