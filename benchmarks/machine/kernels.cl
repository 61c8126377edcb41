// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Microbenchmarks of the machine, run by utils/bench-machine. Each repeats
// something a number of times; two runs with different numbers differ by that
// alone. What it should take follows from the description of the machine.

// One thread follows pointers through a ring of n elements, a power of two, in an
// order that is not that of their addresses. stride: words of 64 bits.
kernel void chase(global ulong *ring, uint n, uint stride, uint steps,
                  global ulong *out) {
  for (uint i = get_local_id(0); i < n; i += get_local_size(0)) {
    uint next = (i * 1664525u + 1013904223u) & (n - 1);
    ring[(size_t)i * stride] = (ulong)(ring + (size_t)next * stride);
  }
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) != 0)
    return;
  global ulong *at = ring;
  for (uint i = 0; i < steps; ++i)
    at = (global ulong *)*at;
  *out = (ulong)at;
}

static float4 sum4(global const float4 *data, uint step) {
  float4 a = data[0], b = data[step], c = data[2 * step], d = data[3 * step];
  return (a + b) + (c + d);
}

// The threads of the grid read data, four vectors each at a time. vectors is a
// multiple of what they read together.
kernel void stream(global const float4 *data, uint vectors, uint passes,
                   global float4 *out) {
  float4 sum = 0;
  for (uint pass = 0; pass < passes; ++pass)
    for (uint i = get_global_id(0); i < vectors; i += 4 * get_global_size(0))
      sum += sum4(data + i, get_global_size(0));
  out[get_global_id(0)] = sum;
}

// Every block reads all of the data.
kernel void stream_block(global const float4 *data, uint vectors, uint passes,
                         global float4 *out) {
  float4 sum = 0;
  for (uint pass = 0; pass < passes; ++pass)
    for (uint i = get_local_id(0); i < vectors; i += 4 * get_local_size(0))
      sum += sum4(data + i, get_local_size(0));
  out[get_global_id(0)] = sum;
}

// The threads of a warp read words of shared memory that are stride apart, of
// 1024 words.
kernel void banks(local volatile uint *data, uint stride, uint rounds,
                  global uint *out) {
  uint at = get_local_id(0) % 32 * stride % 1024;
  uint sum = 0;
  data[get_local_id(0)] = 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = 0; i < rounds; ++i) {
#pragma unroll
    for (uint j = 0; j < 16; ++j)
      sum += data[at];
  }
  out[get_global_id(0)] = sum;
}

// Each thread adds to a word of its own, or all to the same if spread is 0.
kernel void atomics(global uint *data, uint spread, uint rounds) {
  global uint *word = data + get_global_id(0) * spread;
  for (uint i = 0; i < rounds; ++i)
    atomic_add(word, 1);
}

// Eight independent chains of multiply-adds.
kernel void ffma(uint rounds, float a, float b, global float *out) {
  float x[8];
  for (uint k = 0; k < 8; ++k)
    x[k] = get_global_id(0) + k;
  for (uint i = 0; i < rounds; ++i)
#pragma unroll
    for (uint j = 0; j < 8; ++j)
#pragma unroll
      for (uint k = 0; k < 8; ++k)
        x[k] = fma(x[k], a, b);
  float sum = 0;
  for (uint k = 0; k < 8; ++k)
    sum += x[k];
  out[get_global_id(0)] = sum;
}

// Eight independent chains of exclusive ors and additions.
kernel void iadd(uint rounds, uint a, uint b, global uint *out) {
  uint x[8];
  for (uint k = 0; k < 8; ++k)
    x[k] = get_global_id(0) + k;
  for (uint i = 0; i < rounds; ++i)
#pragma unroll
    for (uint j = 0; j < 8; ++j)
#pragma unroll
      for (uint k = 0; k < 8; ++k)
        x[k] = (x[k] ^ a) + b;
  uint sum = 0;
  for (uint k = 0; k < 8; ++k)
    sum += x[k];
  out[get_global_id(0)] = sum;
}
