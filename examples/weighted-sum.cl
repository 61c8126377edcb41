// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sum of 64 numbers, each times one of 32 weights. It has a mistake, which
// docs/debugger.md finds.

__kernel void weighted_sum(__global const float *in, __global const float *w,
                           __global float *out) {
  __local float weights[32];
  __local float tile[64];
  int l = get_local_id(0);
  tile[l] = in[l];
  weights[l] = w[l % 32];
  barrier(CLK_LOCAL_MEM_FENCE);
  tile[l] *= weights[l % 32];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 32; d > 0; d /= 2) {
    if (l < d)
      tile[l] += tile[l + d];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0)
    out[0] = tile[0];
}
