// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA twins of kernels of linear-algebra.cl, for utils/bench-code --cuda.

extern "C" __global__ void gemm_naive(const float *a, const float *b, float *c,
                                      int m, int n, int k, float alpha,
                                      float beta) {
  int col = blockIdx.x * blockDim.x + threadIdx.x,
      row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= m || col >= n)
    return;
  float sum = 0;
  for (int i = 0; i < k; ++i)
    sum += a[row * k + i] * b[i * n + col];
  c[row * n + col] = alpha * sum + beta * c[row * n + col];
}

#define TILE 16
extern "C" __global__ void gemm_tiled(const float *a, const float *b, float *c,
                                      int n) {
  __shared__ float as[TILE][TILE], bs[TILE][TILE];
  int x = threadIdx.x, y = threadIdx.y;
  int col = blockIdx.x * TILE + x, row = blockIdx.y * TILE + y;
  float sum = 0;
  for (int t = 0; t < n; t += TILE) {
    as[y][x] = a[row * n + t + x];
    bs[y][x] = b[(t + y) * n + col];
    __syncthreads();
    for (int k = 0; k < TILE; ++k)
      sum += as[y][k] * bs[k][x];
    __syncthreads();
  }
  c[row * n + col] = sum;
}

// SIDE x SIDE results for each of 16 x 16 threads.
#define REGISTER_TILED(NAME, SIDE)                                             \
  extern "C" __global__ void __launch_bounds__(256)                            \
      NAME(const float *a, const float *b, float *c, int n) {                  \
    __shared__ float as[8][16 * SIDE], bs[8][16 * SIDE];                       \
    int x = threadIdx.x, y = threadIdx.y, t = y * 16 + x;                      \
    int col = blockIdx.x * 16 * SIDE, row = blockIdx.y * 16 * SIDE;            \
    float sum[SIDE][SIDE] = {{0}};                                             \
    for (int k = 0; k < n; k += 8) {                                           \
      for (int i = t; i < 16 * SIDE * 8; i += 256) {                           \
        as[i % 8][i / 8] = a[(row + i / 8) * n + k + i % 8];                   \
        bs[i / (16 * SIDE)][i % (16 * SIDE)] =                                 \
            b[(k + i / (16 * SIDE)) * n + col + i % (16 * SIDE)];              \
      }                                                                        \
      __syncthreads();                                                         \
      for (int p = 0; p < 8; ++p) {                                            \
        float u[SIDE], v[SIDE];                                                \
        for (int i = 0; i < SIDE; ++i) {                                       \
          u[i] = as[p][y * SIDE + i];                                          \
          v[i] = bs[p][x * SIDE + i];                                          \
        }                                                                      \
        for (int i = 0; i < SIDE; ++i)                                         \
          for (int j = 0; j < SIDE; ++j)                                       \
            sum[i][j] += u[i] * v[j];                                          \
      }                                                                        \
      __syncthreads();                                                         \
    }                                                                          \
    for (int i = 0; i < SIDE; ++i)                                             \
      for (int j = 0; j < SIDE; ++j)                                           \
        c[(row + y * SIDE + i) * n + col + x * SIDE + j] = sum[i][j];          \
  }
REGISTER_TILED(gemm_4x4, 4)
REGISTER_TILED(gemm_8x8, 8)

extern "C" __global__ void syr2k(const float *a, const float *b, float *c,
                                 int n, int m, float alpha, float beta) {
  int j = blockIdx.x * blockDim.x + threadIdx.x,
      i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n)
    return;
  c[i * n + j] *= beta;
  for (int k = 0; k < m; k++)
    c[i * n + j] += alpha * a[i * m + k] * b[j * m + k] +
                    alpha * b[i * m + k] * a[j * m + k];
}

extern "C" __global__ void matvec_transposed(const float *a, const float *x,
                                             float *y, int rows, int cols) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= cols)
    return;
  float sum = 0;
  for (int i = 0; i < rows; i++)
    sum += a[i * cols + j] * x[i];
  y[j] = sum;
}

extern "C" __global__ void covariance(const float *data, float *result,
                                      int rows, int cols) {
  int j1 = blockIdx.x * blockDim.x + threadIdx.x;
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

extern "C" __global__ void dgemm(const double *a, const double *b, double *c,
                                 int n) {
  int col = blockIdx.x * blockDim.x + threadIdx.x,
      row = blockIdx.y * blockDim.y + threadIdx.y;
  double sum = 0;
  for (int i = 0; i < n; ++i)
    sum += a[row * n + i] * b[i * n + col];
  c[row * n + col] = sum;
}

// Eliminates below one pivot.
extern "C" __global__ void gauss_eliminate(float *a, float *m, int size,
                                           int t) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= size - 1 - t || y >= size - t)
    return;
  a[size * (x + 1 + t) + y + t] -=
      m[size * (x + 1 + t) + t] * a[size * t + y + t];
}

// The diagonal block of an LU decomposition, in place.
extern "C" __global__ void lu_diagonal(float *a, int n) {
  __shared__ float s[16][16];
  int x = threadIdx.x;
  for (int i = 0; i < 16; i++)
    s[i][x] = a[i * n + x];
  __syncthreads();
  for (int i = 0; i < 15; i++) {
    if (x > i) {
      for (int j = 0; j < i; j++)
        s[x][i] -= s[x][j] * s[j][i];
      s[x][i] /= s[i][i];
    }
    __syncthreads();
    if (x > i)
      for (int j = 0; j < i + 1; j++)
        s[i + 1][x] -= s[i + 1][j] * s[j][x];
    __syncthreads();
  }
  for (int i = 1; i < 16; i++)
    a[i * n + x] = s[i][x];
}

// One column of a Cholesky decomposition, of a matrix in column-major order.
extern "C" __global__ void cholesky_column(float *a, int n, int j) {
  int i = blockIdx.x * blockDim.x + threadIdx.x + j;
  if (i >= n)
    return;
  float s = a[i + n * j], d = a[j + n * j];
  for (int k = 0; k < j; k++) {
    float t = a[j + n * k];
    s -= a[i + n * k] * t;
    d -= t * t;
  }
  d = sqrtf(d);
  a[i + n * j] = i == j ? d : s / d;
}

// A sum in memory, which might overlap with the operands.
extern "C" __global__ void matvec_in_memory(const float *a, const float *x,
                                            float *y, int rows, int cols) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows)
    for (int j = 0; j < cols; j++)
      y[i] += a[i * cols + j] * x[j];
}

// One step of Jacobi's method: a condition in the loop.
extern "C" __global__ void jacobi(const double *a, const double *b,
                                  const double *x, double *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  double s = 0;
  for (int j = 0; j < n; j++)
    if (j != i)
      s += a[i * n + j] * x[j];
  next[i] = (b[i] - s) / a[i * n + i];
}
