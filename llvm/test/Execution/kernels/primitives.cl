// Reductions, scans, histograms, transposes, sorting: the building blocks of larger
// programs.
//
// RUN: %check_kernel %s %t --kernel reduce_sequential --grid 4 --block 64 --arg in:i32:512:-100:100 --arg out:i32:4 --arg shared:256 --arg u32:512
// RUN: %check_kernel %s %t --kernel reduce_volatile --grid 2 --block 128 --arg in:f32:256:-1:1 --arg out:f32:2
// RUN: %check_kernel %s %t --kernel scan_blelloch --grid 3 --block 32 --arg in:u32:192:0:1000 --arg out:u32:192 --arg out:u32:3 --arg shared:256
// RUN: %check_kernel %s %t --kernel scan_hillis --grid 2 --block 64 --arg in:i64:128:-5:5 --arg out:i64:128
// RUN: %check_kernel %s %t --kernel histogram --grid 4 --block 32 --arg in:u8:2048:0:255 --arg inout:u32:64:0:0 --arg u32:2048
// RUN: %check_kernel %s %t --kernel transpose --grid 3,2 --block 16,4 --arg in:f32:1536:-1:1 --arg out:f32:1536 --arg i32:48 --arg i32:32
// RUN: %check_kernel %s %t --kernel bitonic_local --block 64 --arg inout:u32:128:0:0xffffffff --arg inout:u32:128:0:99
// RUN: %check_kernel %s %t --kernel bitonic_step --grid 2 --block 32 --arg inout:f32:128:-9:9 --arg u32:2 --arg u32:6 --arg i32:1
// RUN: %check_kernel %s %t --kernel odd_even_merge --block 32 --arg inout:i16:64:-3000:3000
// RUN: %check_kernel %s %t --kernel radix_count --grid 2 --block 16 --arg in:u32:512:0:0xffffffff --arg out:u32:512 --arg u32:8
// RUN: %check_kernel %s %t --kernel compact --grid 1 --block 64 --arg in:i32:64:-10:10 --arg out:i32:64 --arg out:u32:1
// RUN: %check_kernel %s %t --kernel dot_product --grid 2 --block 32 --arg in:f32:1024:-1:1 --arg in:f32:1024:-1:1 --arg out:f32:64 --arg u32:256 --tolerance 1e-4

__kernel void reduce_sequential(__global const int *in, __global int *out,
                                __local int *scratch, unsigned int n) {
  unsigned int tid = get_local_id(0);
  unsigned int i = get_group_id(0) * (get_local_size(0) * 2) + tid;
  scratch[tid] = (i < n ? in[i] : 0) +
                 (i + get_local_size(0) < n ? in[i + get_local_size(0)] : 0);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (unsigned int s = get_local_size(0) >> 1; s > 0; s >>= 1) {
    if (tid < s)
      scratch[tid] += scratch[tid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (tid == 0)
    out[get_group_id(0)] = scratch[0];
}

__kernel void reduce_volatile(__global const float *in, __global float *out) {
  __local volatile float s[128];
  size_t t = get_local_id(0);
  s[t] = in[get_global_id(0)];
  for (size_t step = 64; step; step >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < step)
      s[t] += s[t + step];
  }
  if (!t)
    out[get_group_id(0)] = s[0];
}

kernel void scan_blelloch(global const uint *in, global uint *out,
                          global uint *sums, local uint *t) {
  int l = get_local_id(0), n = 2 * get_local_size(0);
  int base = get_group_id(0) * n;
  t[2 * l] = in[base + 2 * l];
  t[2 * l + 1] = in[base + 2 * l + 1];
  int offset = 1;
  for (int d = n >> 1; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < d) {
      int a = offset * (2 * l + 1) - 1, b = offset * (2 * l + 2) - 1;
      t[b] += t[a];
    }
    offset *= 2;
  }
  if (l == 0) {
    sums[get_group_id(0)] = t[n - 1];
    t[n - 1] = 0;
  }
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < d) {
      int a = offset * (2 * l + 1) - 1, b = offset * (2 * l + 2) - 1;
      uint v = t[a];
      t[a] = t[b];
      t[b] += v;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 2 * l] = t[2 * l];
  out[base + 2 * l + 1] = t[2 * l + 1];
}

kernel void scan_hillis(global const long *in, global long *out) {
  local long t[2][64];
  int l = get_local_id(0), from = 0;
  t[0][l] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 1; d < 64; d <<= 1) {
    int to = 1 - from;
    t[to][l] = l >= d ? t[from][l] + t[from][l - d] : t[from][l];
    from = to;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = t[from][l];
}

kernel void histogram(global const uchar *data, global uint *bins, uint n) {
  local uint own[64];
  for (uint i = get_local_id(0); i < 64; i += get_local_size(0))
    own[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&own[data[i] >> 2]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < 64; i += get_local_size(0))
    atomic_add(&bins[i], own[i]);
}

kernel void transpose(global const float *in, global float *out, int width,
                      int height) {
  local float tile[16][17];
  int x = get_group_id(0) * 16 + get_local_id(0);
  int y = get_group_id(1) * 16 + get_local_id(1);
  for (int j = 0; j < 16; j += 4)
    tile[get_local_id(1) + j][get_local_id(0)] = in[(y + j) * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * 16 + get_local_id(0);
  y = get_group_id(0) * 16 + get_local_id(1);
  for (int j = 0; j < 16; j += 4)
    out[(y + j) * height + x] = tile[get_local_id(0)][get_local_id(1) + j];
}

static void exchange(local uint *ka, local uint *va, local uint *kb,
                     local uint *vb, uint dir) {
  if ((*ka > *kb) == dir) {
    uint t = *ka;
    *ka = *kb;
    *kb = t;
    t = *va;
    *va = *vb;
    *vb = t;
  }
}

// Not stable, but equal keys do not occur.
kernel void bitonic_local(global uint *keys, global uint *values) {
  local uint k[128], v[128];
  uint l = get_local_id(0);
  k[l] = keys[l];
  v[l] = values[l];
  k[l + 64] = keys[l + 64];
  v[l + 64] = values[l + 64];
  for (uint size = 2; size <= 128; size <<= 1) {
    uint dir = size == 128 || (l & (size / 2)) == 0;
    for (uint stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      uint at = 2 * l - (l & (stride - 1));
      exchange(&k[at], &v[at], &k[at + stride], &v[at + stride], dir);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  keys[l] = k[l];
  values[l] = v[l];
  keys[l + 64] = k[l + 64];
  values[l + 64] = v[l + 64];
}

kernel void bitonic_step(global float *a, uint pass, uint stage, int up) {
  uint i = get_global_id(0);
  uint distance = 1 << (stage - pass);
  uint left = (i % distance) + (i / distance) * 2 * distance;
  uint right = left + distance;
  bool ascending = (i / (1 << stage)) % 2 == 0 ? up : !up;
  float l = a[left], r = a[right];
  float greater = l > r ? l : r, lesser = l > r ? r : l;
  a[left] = ascending ? lesser : greater;
  a[right] = ascending ? greater : lesser;
}

kernel void odd_even_merge(global short *data) {
  local short s[64];
  uint l = get_local_id(0);
  s[l] = data[l];
  s[l + 32] = data[l + 32];
  for (uint size = 2; size <= 64; size <<= 1) {
    uint stride = size / 2, offset = l & (stride - 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = 2 * l - (l & (stride - 1));
    short x = s[at], y = s[at + stride];
    s[at] = min(x, y);
    s[at + stride] = max(x, y);
    for (stride >>= 1; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      at = 2 * l - (l & (stride - 1));
      if (offset >= stride) {
        x = s[at - stride];
        y = s[at];
        s[at - stride] = min(x, y);
        s[at] = max(x, y);
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  data[l] = s[l];
  data[l + 32] = s[l + 32];
}

kernel void radix_count(global const uint *keys, global uint *counts,
                        uint shift) {
  local ushort bins[16 * 16];
  uint l = get_local_id(0);
  for (int i = 0; i < 16; ++i)
    bins[l * 16 + i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < 16; ++i) {
    uint key = keys[get_global_id(0) * 16 + i] >> shift & 15;
    bins[l * 16 + key]++;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < 16; ++i)
    counts[(get_group_id(0) * 16 + l) * 16 + i] = bins[i * 16 + l];
}

kernel void compact(global const int *in, global int *out, global uint *count) {
  local uint at[64];
  int l = get_local_id(0), v = in[l];
  uint keep = v > 0;
  at[l] = keep;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    uint sum = 0;
    for (int i = 0; i < 64; ++i) {
      uint t = at[i];
      at[i] = sum;
      sum += t;
    }
    *count = sum;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (keep)
    out[at[l]] = v;
}

__attribute__((reqd_work_group_size(32, 1, 1)))
kernel void dot_product(global const float *a, global const float *b,
                        global float *c, uint n) {
  uint i = get_global_id(0) * 4;
  for (; i < n; i += 4 * get_global_size(0))
    c[i >> 2] = dot(vload4(i >> 2, a), vload4(i >> 2, b));
}
