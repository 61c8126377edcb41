// Divergent and uniform branches, loops, barriers, calls, shuffles, doubles.
__attribute__((noinline)) int mix(int a, int b) {
  for (int i = 0; i < (b & 3); ++i)
    a = a * 5 + i;
  return a ^ b;
}

kernel void work(global int *out, global const float *in, int n) {
  local int tile[64];
  const int id = get_local_id(0);
  int sum = id;
  for (int i = id; i < n; i += 3) {
    const float x = in[i & 63];
    if (i & 4)
      sum += (int)(native_sin(x) * 64);
    else
      sum = mix(sum, (int)x);
  }
  tile[id] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  sum += tile[63 - id];
  if (n > 8)
    sum += convert_int(sqrt((double)in[id]) * n);
  atomic_add(&tile[id & 7], sum);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = tile[id & 15] + sum;
}
