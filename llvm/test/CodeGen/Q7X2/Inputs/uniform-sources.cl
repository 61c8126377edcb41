// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A uniform counter as a source of instructions that no benchmark has it in.
kernel void minimum(global int *out, global const int *in, int n) {
  const int id = get_global_id(0);
  int sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    sum += min(in[id + i * n], i);
  out[id] = sum;
}
