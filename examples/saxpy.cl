// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// y = a * x + y, a work-item for each element; the last block may be partial.
__kernel void saxpy(__global float *y, __global const float *x, float a, uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    y[i] = a * x[i] + y[i];
}
