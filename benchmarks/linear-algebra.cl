// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dense linear algebra, for utils/bench-code.

__kernel void gemm_naive(__global const float *a, __global const float *b, __global float *c, int m,
                         int n, int k, float alpha, float beta) {
  int col = get_global_id(0), row = get_global_id(1);
  if (row >= m || col >= n)
    return;
  float sum = 0;
  for (int i = 0; i < k; ++i)
    sum += a[row * k + i] * b[i * n + col];
  c[row * n + col] = alpha * sum + beta * c[row * n + col];
}

#define TILE 16
__kernel void gemm_tiled(__global const float *a, __global const float *b, __global float *c,
                         int n) {
  __local float as[TILE][TILE], bs[TILE][TILE];
  int x = get_local_id(0), y = get_local_id(1);
  int col = get_group_id(0) * TILE + x, row = get_group_id(1) * TILE + y;
  float sum = 0;
  for (int t = 0; t < n; t += TILE) {
    as[y][x] = a[row * n + t + x];
    bs[y][x] = b[(t + y) * n + col];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k)
      sum += as[y][k] * bs[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + col] = sum;
}

// SIDE x SIDE results for each of 16 x 16 threads.
#define REGISTER_TILED(NAME, SIDE)                                                                 \
  __kernel __attribute__((reqd_work_group_size(16, 16, 1))) void NAME(                             \
      __global const float *a, __global const float *b, __global float *c, int n) {                \
    __local float as[8][16 * SIDE], bs[8][16 * SIDE];                                              \
    int x = get_local_id(0), y = get_local_id(1), t = y * 16 + x;                                  \
    int col = get_group_id(0) * 16 * SIDE, row = get_group_id(1) * 16 * SIDE;                      \
    float sum[SIDE][SIDE] = {{0}};                                                                 \
    for (int k = 0; k < n; k += 8) {                                                               \
      for (int i = t; i < 16 * SIDE * 8; i += 256) {                                               \
        as[i % 8][i / 8] = a[(row + i / 8) * n + k + i % 8];                                       \
        bs[i / (16 * SIDE)][i % (16 * SIDE)] =                                                     \
            b[(k + i / (16 * SIDE)) * n + col + i % (16 * SIDE)];                                  \
      }                                                                                            \
      barrier(CLK_LOCAL_MEM_FENCE);                                                                \
      for (int p = 0; p < 8; ++p) {                                                                \
        float u[SIDE], v[SIDE];                                                                    \
        for (int i = 0; i < SIDE; ++i) {                                                           \
          u[i] = as[p][y * SIDE + i];                                                              \
          v[i] = bs[p][x * SIDE + i];                                                              \
        }                                                                                          \
        for (int i = 0; i < SIDE; ++i)                                                             \
          for (int j = 0; j < SIDE; ++j)                                                           \
            sum[i][j] += u[i] * v[j];                                                              \
      }                                                                                            \
      barrier(CLK_LOCAL_MEM_FENCE);                                                                \
    }                                                                                              \
    for (int i = 0; i < SIDE; ++i)                                                                 \
      for (int j = 0; j < SIDE; ++j)                                                               \
        c[(row + y * SIDE + i) * n + col + x * SIDE + j] = sum[i][j];                              \
  }
REGISTER_TILED(gemm_4x4, 4)
REGISTER_TILED(gemm_8x8, 8)

__kernel void syr2k(__global const float *a, __global const float *b, __global float *c, int n,
                    int m, float alpha, float beta) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i >= n || j >= n)
    return;
  c[i * n + j] *= beta;
  for (int k = 0; k < m; k++)
    c[i * n + j] += alpha * a[i * m + k] * b[j * m + k] + alpha * b[i * m + k] * a[j * m + k];
}

__kernel void matvec_transposed(__global const float *a, __global const float *x,
                                __global float *y, int rows, int cols) {
  int j = get_global_id(0);
  if (j >= cols)
    return;
  float sum = 0;
  for (int i = 0; i < rows; i++)
    sum += a[i * cols + j] * x[i];
  y[j] = sum;
}

__kernel void covariance(__global const float *data, __global float *result, int rows, int cols) {
  int j1 = get_global_id(0);
  if (j1 >= cols)
    return;
  for (int j2 = j1; j2 < cols; j2++) {
    float sum = 0;
    for (int i = 0; i < rows; i++)
      sum += data[i * cols + j1] * data[i * cols + j2];
    result[j1 * cols + j2] = sum;
    result[j2 * cols + j1] = sum;
  }
}

__kernel void dgemm(__global const double *a, __global const double *b, __global double *c, int n) {
  int col = get_global_id(0), row = get_global_id(1);
  double sum = 0;
  for (int i = 0; i < n; ++i)
    sum += a[row * n + i] * b[i * n + col];
  c[row * n + col] = sum;
}

// Eliminates below one pivot.
__kernel void gauss_eliminate(__global float *a, __global float *m, int size, int t) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= size - 1 - t || y >= size - t)
    return;
  a[size * (x + 1 + t) + y + t] -= m[size * (x + 1 + t) + t] * a[size * t + y + t];
}

// The diagonal block of an LU decomposition, in place.
__kernel void lu_diagonal(__global float *a, int n) {
  __local float s[16][16];
  int x = get_local_id(0);
  for (int i = 0; i < 16; i++)
    s[i][x] = a[i * n + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < 15; i++) {
    if (x > i) {
      for (int j = 0; j < i; j++)
        s[x][i] -= s[x][j] * s[j][i];
      s[x][i] /= s[i][i];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x > i)
      for (int j = 0; j < i + 1; j++)
        s[i + 1][x] -= s[i + 1][j] * s[j][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 1; i < 16; i++)
    a[i * n + x] = s[i][x];
}

// One column of a Cholesky decomposition, of a matrix in column-major order.
__kernel void cholesky_column(__global float *a, int n, int j) {
  int i = get_global_id(0) + j;
  if (i >= n)
    return;
  float s = a[i + n * j], d = a[j + n * j];
  for (int k = 0; k < j; k++) {
    float t = a[j + n * k];
    s -= a[i + n * k] * t;
    d -= t * t;
  }
  d = sqrt(d);
  a[i + n * j] = i == j ? d : s / d;
}

// A sum in memory, which might overlap with the operands.
__kernel void matvec_in_memory(__global const float *a, __global const float *x, __global float *y,
                               int rows, int cols) {
  int i = get_global_id(0);
  if (i < rows)
    for (int j = 0; j < cols; j++)
      y[i] += a[i * cols + j] * x[j];
}

// One step of Jacobi's method: a condition in the loop.
__kernel void jacobi(__global const double *a, __global const double *b, __global const double *x,
                     __global double *next, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  double s = 0;
  for (int j = 0; j < n; j++)
    if (j != i)
      s += a[i * n + j] * x[j];
  next[i] = (b[i] - s) / a[i * n + i];
}
