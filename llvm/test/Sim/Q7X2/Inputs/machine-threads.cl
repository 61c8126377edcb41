// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels for machine-threads.py: work of multiprocessors alone, and together.

__kernel void compute(__global uint *out, uint n) {
  uint v = get_global_id(0);
  for (uint i = 0; i < n; ++i)
    v = v * 1664525 + 1013904223;
  out[get_global_id(0)] = v;
}

__kernel void saxpy(__global float *y, __global const float *x, float a) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}

#define TILE 8
__kernel void product(__global float *c, __global const float *a, __global const float *b,
                      int n) {
  __local float ta[TILE][TILE], tb[TILE][TILE];
  int x = get_local_id(0), y = get_local_id(1);
  int column = get_global_id(0), row = get_global_id(1);
  float sum = 0;
  for (int t = 0; t < n; t += TILE) {
    ta[y][x] = a[row * n + t + x];
    tb[y][x] = b[(t + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k)
      sum += ta[y][k] * tb[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

// Threads, and blocks, take different times; some blocks end at once.
__kernel void divergent(__global uint *out) {
  uint i = get_global_id(0), v = i, n = 0;
  if (get_group_id(0) % 7 == 3)
    return;
  while (v > 1) {
    v = v % 2 ? 3 * v + 1 : v / 2;
    ++n;
  }
  out[i] = n;
}

// Thread-local memory, and loads whose addresses are loaded.
__kernel void scattered(__global uint *out, __global const uint *in, uint n) {
  uint kept[16], at = get_global_id(0);
  for (uint i = 0; i < 16; ++i)
    kept[i] = at = (in[at % n] * 2654435761u + at) % n;
  for (uint i = 0; i < 16; ++i)
    at += kept[(at + i) % 16];
  out[get_global_id(0)] = at;
}

// Atomics whose order makes no difference, so blocks share the counts.
__kernel void histogram(__global uint *counts, __global const uchar *data, uint n) {
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&counts[data[i] % 16]);
}

// An object of its own: atomics with results in an object keep all its kernels on one thread.
#ifdef TICKETS
__kernel void tickets(__global uint *out, __global uint *next) {
  if (get_local_id(0) == 0)
    out[get_group_id(0)] = atomic_inc(next);
}
#endif

// The next block writes the data that this one reads.
__kernel void shared_data(__global uint *data, uint n) {
  uint i = get_global_id(0);
  for (uint k = 0; k < 4; ++k)
    data[i] += data[(i + get_local_size(0)) % n] + 1;
}

__kernel void fences(__global uint *out, uint n) {
  uint i = get_global_id(0);
  for (uint k = 0; k < n; ++k) {
    out[i] += k;
    write_mem_fence(CLK_GLOBAL_MEM_FENCE);
  }
}

// Later blocks are outside of the buffer.
__kernel void fault(__global uint *out, uint n) {
  uint v = 0;
  for (uint i = 0; i < n; ++i)
    v += i * v + 1;
  out[get_global_id(0)] = v;
}

__kernel void stuck(__global uint *out, uint n) {
  uint i = get_global_id(0);
  out[i] = i;
  while (i < n)
    i = i * 5 % n;
  out[get_global_id(0)] = i;
}

__kernel void text(__global uint *out) {
  if (get_local_id(0) == 0)
    printf("block %u\n", (uint)get_group_id(0));
  out[get_global_id(0)] = get_local_id(0);
}

__attribute__((noinline)) uint next_of(uint v, uint n) {
  return v % 3 ? v * 5 + n : v / 3;
}
__kernel void calls(__global uint *out, __global const uint *in) {
  uint v = get_global_id(0);
  for (uint i = 0; i < 20; ++i)
    v = next_of(v, in[(v + i) % 64]);
  out[get_global_id(0)] = v;
}
