// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A uniform counter as a source of instructions that no benchmark has it in.
kernel void minimum(global int *out, global const int *in, int n) {
  const int id = get_global_id(0);
  int sum = 0, at = id;
#pragma unroll 1
  for (int i = 0; i < n; ++i, at += n)
    sum += min(in[at], i);
  out[id] = sum;
}

// Numbers that the block computes once.
kernel void computed(global float *x, global int *y, uint n, uint bits) {
  const uint id = get_local_id(0), mask = bits ^ get_group_id(0) << 23;
  for (uint i = 0; i < n; ++i) {
    const float a = as_float(mask + (i << 20)), v = x[id + i * 32];
    x[id + i * 32] = v < a ? v * a : v * a + y[id];
    y[id + i * 32] = abs((int)(bits ^ i)) + id;
    barrier(CLK_GLOBAL_MEM_FENCE);
  }
}

// A condition of the loop's branches, and of a choice by each thread after the loop.
kernel void condition(volatile global int *x, int n, int m) {
  volatile global int *mine = x + get_local_id(0);
  const bool many = n > 7;
  int last = 0;
#pragma unroll 1
  for (int i = 0; i < m; ++i) {
    last = *mine;
    if (many)
      for (int k = 0; k < 8; ++k)
        mine[k] = i;
  }
  *mine = many ? last : n;
}
