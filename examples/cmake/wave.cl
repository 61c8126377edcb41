/* One step of the wave equation in one dimension, with fixed ends.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
kernel void wave(global float *next, global const float *now, global const float *before, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  float curvature = i == 0 || i == n - 1 ? 0 : now[i - 1] - 2 * now[i] + now[i + 1];
  next[i] = 2 * now[i] - before[i] + SPEED * curvature;
}
