// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sorting, searching, sparse matrices, graphs and statistics, for
// utils/bench-code.

__kernel void bitonic_local(__global int *data) {
  __local int s[512];
  int t = get_local_id(0), base = get_group_id(0) * 512;
  s[t] = data[base + t];
  s[t + 256] = data[base + t + 256];
  for (int size = 2; size <= 512; size <<= 1)
    for (int stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      int pos = 2 * t - (t & (stride - 1));
      int a = s[pos], b = s[pos + stride];
      if ((a > b) == ((t & (size / 2)) == 0)) {
        s[pos] = b;
        s[pos + stride] = a;
      }
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  data[base + t] = s[t];
  data[base + t + 256] = s[t + 256];
}

__kernel void bitonic_global(__global uint *data, uint stage, uint pass, uint increasing) {
  uint t = get_global_id(0), distance = 1 << (stage - pass), width = 2 * distance;
  uint left = t % distance + t / distance * width, right = left + distance;
  uint a = data[left], b = data[right], block = 1 << stage, up = increasing;
  if ((t / block) % 2 == 1)
    up = 1 - up;
  uint low = a > b ? b : a, high = a > b ? a : b;
  data[left] = up ? low : high;
  data[right] = up ? high : low;
}

__kernel void radix_count(__global const uint *keys, __global uint *counts, int n, int shift) {
  __local uint bins[16 * 64];
  int t = get_local_id(0);
  for (int i = 0; i < 16; i++)
    bins[i * 64 + t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int first = get_group_id(0) * n;
  for (int i = t; i < n; i += 64)
    bins[(keys[first + i] >> shift & 15) * 64 + t]++;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 16) {
    uint sum = 0;
    for (int i = 0; i < 64; i++)
      sum += bins[t * 64 + i];
    counts[get_group_id(0) * 16 + t] = sum;
  }
}

// Blelloch's exclusive scan.
__kernel void prefix_sum(__global const int *in, __global int *out) {
  __local int s[512];
  int t = get_local_id(0), base = get_group_id(0) * 512, offset = 1;
  s[2 * t] = in[base + 2 * t];
  s[2 * t + 1] = in[base + 2 * t + 1];
  for (int d = 256; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d)
      s[offset * (2 * t + 2) - 1] += s[offset * (2 * t + 1) - 1];
    offset *= 2;
  }
  if (t == 0)
    s[511] = 0;
  for (int d = 1; d < 512; d *= 2) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      int low = s[offset * (2 * t + 1) - 1];
      s[offset * (2 * t + 1) - 1] = s[offset * (2 * t + 2) - 1];
      s[offset * (2 * t + 2) - 1] += low;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 2 * t] = s[2 * t];
  out[base + 2 * t + 1] = s[2 * t + 1];
}

// ELLPACK: the k-th entries of all rows are adjacent.
__kernel void spmv_ell(__global const float *vals, __global const int *cols,
                       __global const float *x, __global float *y, int rows, int width) {
  int row = get_global_id(0);
  if (row >= rows)
    return;
  float sum = 0;
  for (int k = 0; k < width; k++)
    sum += vals[k * rows + row] * x[cols[k * rows + row]];
  y[row] = sum;
}

// CSR, a warp for each row.
__kernel void spmv_vector(__global const float *vals, __global const int *cols,
                          __global const int *rowStarts, __global const float *x,
                          __global float *y, int rows) {
  __local volatile float part[128];
  int t = get_local_id(0), lane = t & 31, row = get_global_id(0) / 32;
  if (row >= rows)
    return;
  float sum = 0;
  for (int j = rowStarts[row] + lane; j < rowStarts[row + 1]; j += 32)
    sum += vals[j] * x[cols[j]];
  part[t] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 16; step > 0; step /= 2) {
    if (lane < step)
      part[t] += part[t + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lane == 0)
    y[row] = part[t];
}

__kernel void kmeans(__global const float *feature, __global const float *clusters,
                     __global int *membership, int points, int nclusters, int nfeatures) {
  int i = get_global_id(0), index = 0;
  if (i >= points)
    return;
  float best = FLT_MAX;
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

__kernel void nearest(__global const float2 *locations, __global float *distances, int n,
                      float latitude, float longitude) {
  int i = get_global_id(0);
  if (i < n) {
    float2 p = locations[i];
    distances[i] = sqrt((latitude - p.x) * (latitude - p.x) + (longitude - p.y) * (longitude - p.y));
  }
}

// A work-group computes a tile of a Needleman-Wunsch matrix by anti-diagonals.
__kernel void wavefront(__global int *matrix, __global const int *reference, int cols, int penalty) {
  __local int s[17][17];
  int t = get_local_id(0), base = get_group_id(0) * 16;
  if (t == 0)
    s[0][0] = matrix[base];
  s[t + 1][0] = matrix[cols * (t + 1) + base];
  s[0][t + 1] = matrix[base + t + 1];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int m = 0; m < 16; m++) {
    if (t <= m) {
      int x = t + 1, y = m - t + 1;
      s[y][x] = max(max(s[y - 1][x - 1] + reference[cols * y + base + x], s[y][x - 1] - penalty),
                    s[y - 1][x] - penalty);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int m = 14; m >= 0; m--) {
    if (t <= m) {
      int x = t + 16 - m, y = 16 - t;
      s[y][x] = max(max(s[y - 1][x - 1] + reference[cols * y + base + x], s[y][x - 1] - penalty),
                    s[y - 1][x] - penalty);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int y = 0; y < 16; y++)
    matrix[cols * (y + 1) + base + t + 1] = s[y + 1][t + 1];
}

__kernel void bfs(__global const int *starts, __global const int *edges, __global int *cost,
                  __global const uchar *frontier, __global uchar *updated, int n) {
  int v = get_global_id(0);
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

__kernel void floyd_warshall(__global int *distance, int n, int k) {
  int x = get_global_id(0), y = get_global_id(1);
  int direct = distance[y * n + x], through = distance[y * n + k] + distance[k * n + x];
  if (through < direct)
    distance[y * n + x] = through;
}

__kernel void binary_search(__global const int *keys, __global const int *sorted,
                            __global int *out, int n) {
  int i = get_global_id(0), key = keys[i], low = 0, high = n;
  while (low < high) {
    int mid = (low + high) / 2;
    if (sorted[mid] < key)
      low = mid + 1;
    else
      high = mid;
  }
  out[i] = low;
}

__kernel void string_search(__global const uchar *text, __global const uchar *pattern,
                            __global int *hits, int length) {
  int i = get_global_id(0), k = 0;
  while (k < length && text[i + k] == pattern[k])
    k++;
  hits[i] = k == length;
}

__kernel void moments(__global const float *in, __global float4 *out, int n) {
  int i = get_global_id(0);
  float mean = 0, m2 = 0, low = FLT_MAX, high = -FLT_MAX;
  for (int k = 0; k < n; k++) {
    float v = in[k * get_global_size(0) + i], d = v - mean;
    mean += d / (k + 1);
    m2 += d * (v - mean);
    low = fmin(low, v);
    high = fmax(high, v);
  }
  out[i] = (float4)(mean, m2 / n, low, high);
}

__kernel void softmax(__global const float *in, __global float *out, int cols) {
  int row = get_global_id(0);
  float big = -FLT_MAX, sum = 0;
  for (int i = 0; i < cols; i++)
    big = fmax(big, in[row * cols + i]);
  for (int i = 0; i < cols; i++)
    sum += exp(in[row * cols + i] - big);
  for (int i = 0; i < cols; i++)
    out[row * cols + i] = exp(in[row * cols + i] - big) / sum;
}

// Letters of base 64 without a table: conditions within conditions.
__kernel void base64(__global const uchar *in, __global uchar *out, int n) {
  int i = get_global_id(0);
  if (i * 3 + 2 >= n)
    return;
  uint word = in[i * 3] << 16 | in[i * 3 + 1] << 8 | in[i * 3 + 2];
  for (int k = 0; k < 4; k++) {
    uint c = word >> (18 - 6 * k) & 63;
    out[i * 4 + k] = c < 26   ? 'A' + c
                     : c < 52 ? 'a' + c - 26
                     : c < 62 ? '0' + c - 52
                     : c == 62 ? '+'
                               : '/';
  }
}
