// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA twins of kernels of irregular.cl, for utils/bench-code --cuda.

extern "C" __global__ void bitonic_local(int *data) {
  __shared__ int s[512];
  int t = threadIdx.x, base = blockIdx.x * 512;
  s[t] = data[base + t];
  s[t + 256] = data[base + t + 256];
  for (int size = 2; size <= 512; size <<= 1)
    for (int stride = size / 2; stride > 0; stride >>= 1) {
      __syncthreads();
      int pos = 2 * t - (t & (stride - 1));
      int a = s[pos], b = s[pos + stride];
      if ((a > b) == ((t & (size / 2)) == 0)) {
        s[pos] = b;
        s[pos + stride] = a;
      }
    }
  __syncthreads();
  data[base + t] = s[t];
  data[base + t + 256] = s[t + 256];
}

extern "C" __global__ void bitonic_global(unsigned *data, unsigned stage,
                                          unsigned pass, unsigned increasing) {
  unsigned t = blockIdx.x * blockDim.x + threadIdx.x,
           distance = 1 << (stage - pass), width = 2 * distance;
  unsigned left = t % distance + t / distance * width, right = left + distance;
  unsigned a = data[left], b = data[right], block = 1 << stage, up = increasing;
  if ((t / block) % 2 == 1)
    up = 1 - up;
  unsigned low = a > b ? b : a, high = a > b ? a : b;
  data[left] = up ? low : high;
  data[right] = up ? high : low;
}

extern "C" __global__ void radix_count(const unsigned *keys, unsigned *counts,
                                       int n, int shift) {
  __shared__ unsigned bins[16 * 64];
  int t = threadIdx.x;
  for (int i = 0; i < 16; i++)
    bins[i * 64 + t] = 0;
  __syncthreads();
  int first = blockIdx.x * n;
  for (int i = t; i < n; i += 64)
    bins[(keys[first + i] >> shift & 15) * 64 + t]++;
  __syncthreads();
  if (t < 16) {
    unsigned sum = 0;
    for (int i = 0; i < 64; i++)
      sum += bins[t * 64 + i];
    counts[blockIdx.x * 16 + t] = sum;
  }
}

// Blelloch's exclusive scan.
extern "C" __global__ void prefix_sum(const int *in, int *out) {
  __shared__ int s[512];
  int t = threadIdx.x, base = blockIdx.x * 512, offset = 1;
  s[2 * t] = in[base + 2 * t];
  s[2 * t + 1] = in[base + 2 * t + 1];
  for (int d = 256; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d)
      s[offset * (2 * t + 2) - 1] += s[offset * (2 * t + 1) - 1];
    offset *= 2;
  }
  if (t == 0)
    s[511] = 0;
  for (int d = 1; d < 512; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < d) {
      int low = s[offset * (2 * t + 1) - 1];
      s[offset * (2 * t + 1) - 1] = s[offset * (2 * t + 2) - 1];
      s[offset * (2 * t + 2) - 1] += low;
    }
  }
  __syncthreads();
  out[base + 2 * t] = s[2 * t];
  out[base + 2 * t + 1] = s[2 * t + 1];
}

// ELLPACK: the k-th entries of all rows are adjacent.
extern "C" __global__ void spmv_ell(const float *vals, const int *cols,
                                    const float *x, float *y, int rows,
                                    int width) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  float sum = 0;
  for (int k = 0; k < width; k++)
    sum += vals[k * rows + row] * x[cols[k * rows + row]];
  y[row] = sum;
}

// CSR, a warp for each row.
extern "C" __global__ void spmv_vector(const float *vals, const int *cols,
                                       const int *rowStarts, const float *x,
                                       float *y, int rows) {
  __shared__ volatile float part[128];
  int t = threadIdx.x, lane = t & 31,
      row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  if (row >= rows)
    return;
  float sum = 0;
  for (int j = rowStarts[row] + lane; j < rowStarts[row + 1]; j += 32)
    sum += vals[j] * x[cols[j]];
  part[t] = sum;
  __syncthreads();
  for (int step = 16; step > 0; step /= 2) {
    if (lane < step)
      part[t] += part[t + step];
    __syncthreads();
  }
  if (lane == 0)
    y[row] = part[t];
}

extern "C" __global__ void kmeans(const float *feature, const float *clusters,
                                  int *membership, int points, int nclusters,
                                  int nfeatures) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, index = 0;
  if (i >= points)
    return;
  float best = 3.402823466e38f;
  for (int c = 0; c < nclusters; c++) {
    float ans = 0;
    for (int f = 0; f < nfeatures; f++)
      ans += (feature[f * points + i] - clusters[c * nfeatures + f]) *
             (feature[f * points + i] - clusters[c * nfeatures + f]);
    if (ans < best) {
      best = ans;
      index = c;
    }
  }
  membership[i] = index;
}

extern "C" __global__ void nearest(const float2 *locations, float *distances,
                                   int n, float latitude, float longitude) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float2 p = locations[i];
    distances[i] = sqrtf((latitude - p.x) * (latitude - p.x) +
                         (longitude - p.y) * (longitude - p.y));
  }
}

// A work-group computes a tile of a Needleman-Wunsch matrix by anti-diagonals.
extern "C" __global__ void wavefront(int *matrix, const int *reference,
                                     int cols, int penalty) {
  __shared__ int s[17][17];
  int t = threadIdx.x, base = blockIdx.x * 16;
  if (t == 0)
    s[0][0] = matrix[base];
  s[t + 1][0] = matrix[cols * (t + 1) + base];
  s[0][t + 1] = matrix[base + t + 1];
  __syncthreads();
  for (int m = 0; m < 16; m++) {
    if (t <= m) {
      int x = t + 1, y = m - t + 1;
      s[y][x] = max(max(s[y - 1][x - 1] + reference[cols * y + base + x],
                        s[y][x - 1] - penalty),
                    s[y - 1][x] - penalty);
    }
    __syncthreads();
  }
  for (int m = 14; m >= 0; m--) {
    if (t <= m) {
      int x = t + 16 - m, y = 16 - t;
      s[y][x] = max(max(s[y - 1][x - 1] + reference[cols * y + base + x],
                        s[y][x - 1] - penalty),
                    s[y - 1][x] - penalty);
    }
    __syncthreads();
  }
  for (int y = 0; y < 16; y++)
    matrix[cols * (y + 1) + base + t + 1] = s[y + 1][t + 1];
}

extern "C" __global__ void bfs(const int *starts, const int *edges, int *cost,
                               const unsigned char *frontier,
                               unsigned char *updated, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || !frontier[v])
    return;
  for (int e = starts[v]; e < starts[v + 1]; e++) {
    int to = edges[e];
    if (cost[to] < 0) {
      cost[to] = cost[v] + 1;
      updated[to] = 1;
    }
  }
}

extern "C" __global__ void floyd_warshall(int *distance, int n, int k) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y;
  int direct = distance[y * n + x],
      through = distance[y * n + k] + distance[k * n + x];
  if (through < direct)
    distance[y * n + x] = through;
}

extern "C" __global__ void binary_search(const int *keys, const int *sorted,
                                         int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, key = keys[i], low = 0,
      high = n;
  while (low < high) {
    int mid = (low + high) / 2;
    if (sorted[mid] < key)
      low = mid + 1;
    else
      high = mid;
  }
  out[i] = low;
}

extern "C" __global__ void string_search(const unsigned char *text,
                                         const unsigned char *pattern,
                                         int *hits, int length) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, k = 0;
  while (k < length && text[i + k] == pattern[k])
    k++;
  hits[i] = k == length;
}

extern "C" __global__ void moments(const float *in, float4 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float mean = 0, m2 = 0, low = 3.402823466e38f, high = -3.402823466e38f;
  for (int k = 0; k < n; k++) {
    float v = in[k * gridDim.x * blockDim.x + i], d = v - mean;
    mean += d / (k + 1);
    m2 += d * (v - mean);
    low = fminf(low, v);
    high = fmaxf(high, v);
  }
  out[i] = make_float4(mean, m2 / n, low, high);
}

extern "C" __global__ void softmax(const float *in, float *out, int cols) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float big = -3.402823466e38f, sum = 0;
  for (int i = 0; i < cols; i++)
    big = fmaxf(big, in[row * cols + i]);
  for (int i = 0; i < cols; i++)
    sum += expf(in[row * cols + i] - big);
  for (int i = 0; i < cols; i++)
    out[row * cols + i] = expf(in[row * cols + i] - big) / sum;
}

// Letters of base 64 without a table: conditions within conditions.
extern "C" __global__ void base64(const unsigned char *in, unsigned char *out,
                                  int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i * 3 + 2 >= n)
    return;
  unsigned word = in[i * 3] << 16 | in[i * 3 + 1] << 8 | in[i * 3 + 2];
  for (int k = 0; k < 4; k++) {
    unsigned c = word >> (18 - 6 * k) & 63;
    out[i * 4 + k] = c < 26    ? 'A' + c
                     : c < 52  ? 'a' + c - 26
                     : c < 62  ? '0' + c - 52
                     : c == 62 ? '+'
                               : '/';
  }
}
