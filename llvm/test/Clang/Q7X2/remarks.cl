// -Rpass and -Rpass-missed report the decisions of the target's passes.
//
// RUN: q7x2-clang -O2 -g -c %s -o %t.o '-Rpass=q7x2-.*' '-Rpass-missed=q7x2-.*' 2>&1 | FileCheck %s
//
// Variables have names and places with -g only.
// RUN: q7x2-clang -O2 -c %s -o %t.o -Rpass-missed=q7x2-registers 2>&1 | FileCheck %s --check-prefix=UNNAMED
// UNNAMED: remarks.cl:[[#]]:1: remark: table: an object of the stack, 1024 bytes, is in thread-local memory

// CHECK: remarks.cl:[[#@LINE+3]]:3: remark: versioned loop nest for buffers that do not overlap [-Rpass=q7x2-loop-versioning]
kernel void row_sums(global float *y, global const float *a, int n) {
  int i = get_global_id(0);
  for (int j = 0; j < n; ++j)
    y[i] += a[i * n + j];
}

// CHECK: remarks.cl:[[#@LINE+4]]:3: remark: unrolled and jammed loop by a factor of 4 [-Rpass=q7x2-unroll-and-jam]
kernel void covariance(global float *restrict symmat, global const float *restrict data,
                       int m, int n) {
  int j1 = get_global_id(0);
  for (int j2 = 0; j2 < m; ++j2) {
    float sum = 0;
    for (int i = 0; i < n; ++i)
      sum += data[i * m + j1] * data[i * m + j2];
    symmat[j1 * m + j2] = sum;
  }
}

// CHECK: remarks.cl:[[#@LINE+6]]:3: remark: moved loads of the next iteration before the barrier: 1 [-Rpass=q7x2-load-pipelining]
kernel void tiles(global float *restrict c, global const float *restrict a, int n,
                  int count) {
  local float tile[64];
  int i = get_local_id(0);
  float sum = 0;
  for (int t = 0; t < count; ++t) {
    tile[i] = a[t * n + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < n; ++k)
      sum += tile[k];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[i] = sum;
}

// CHECK: remarks.cl:[[#@LINE+4]]:3: remark: versioned loop for aligned addresses; accesses: {{[0-9]+}} [-Rpass=q7x2-aligned-loops]
kernel void dot(global float *restrict c, global const float *restrict a,
                global const float *restrict b, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += a[i] * b[i];
  *c = sum;
}

// CHECK: remarks.cl:[[#@LINE+2]]:{{[0-9]+}}: remark: computed dot products of four bytes by IDP.4A: 1 [-Rpass=q7x2-dot-products]
kernel void dot4(global int *restrict c, global const char4 *restrict a, char4 b) {
  c[0] = a[0].x * b.x + a[0].y * b.y + a[0].z * b.z + a[0].w * b.w;
}

// CHECK: remarks.cl:[[#@LINE+2]]:1: remark: table: 'counts', 1024 bytes, is in thread-local memory [-Rpass-missed=q7x2-registers]
kernel void table(global int *p, int n) {
  int counts[256] = {0};
  for (int i = 0; i < n; ++i)
    ++counts[p[i] & 255];
  for (int i = 0; i < n; ++i)
    p[i] = counts[i & 255];
}
