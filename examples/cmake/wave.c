/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Launches the kernel of wave.cl step by step, and compares the results. */
#include <math.h>
#include <q7x2/q7x2sim.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 1000, STEPS = 100, BLOCK = 128 };

static void check(q7x2_error *error) {
  if (!error)
    return;
  fprintf(stderr, "wave: %s\n", q7x2_error_message(error));
  exit(1);
}

/* The kernel's operations in their order, contracted as OpenCL C does by
   default, so that the results are the same to the bit. */
static void step(float *next, const float *now, const float *before) {
  for (int i = 0; i < N; ++i) {
    float curvature = 0;
    if (i != 0 && i != N - 1)
      curvature = fmaf(-2, now[i], now[i - 1]) + now[i + 1];
    next[i] = fmaf(0.25f, curvature, fmaf(2, now[i], -before[i]));
  }
}

int main(int argc, char **argv) {
  static float host[3][N], result[N];
  q7x2_device *device;
  q7x2_module *module;
  uint64_t buffers[3];
  if (argc != 2) {
    fprintf(stderr, "usage: wave KERNELS\n");
    return 2;
  }
  for (int i = 0; i < N; ++i)
    host[0][i] = host[1][i] = expf(-0.01f * (float)((i - N / 2) * (i - N / 2)));

  check(q7x2_device_create(&device));
  const char *path = argv[1];
  check(q7x2_module_load(device, &path, 1, &module));
  const q7x2_kernel *kernel = q7x2_module_kernel(module, "wave");
  if (!kernel) {
    fprintf(stderr, "wave: no kernel 'wave' in %s\n", path);
    return 1;
  }
  for (int i = 0; i < 3; ++i) {
    check(q7x2_allocate(device, sizeof host[i], "a row", &buffers[i]));
    check(q7x2_write(device, buffers[i], host[i], sizeof host[i]));
  }

  uint64_t cycles = 0;
  for (int t = 0; t < STEPS; ++t) {
    int next = (t + 2) % 3, now = (t + 1) % 3, before = t % 3;
    int32_t n = N;
    q7x2_arg args[] = {{Q7X2_ARG_POINTER, &buffers[next], 1},
                       {Q7X2_ARG_POINTER, &buffers[now], 1},
                       {Q7X2_ARG_POINTER, &buffers[before], 1},
                       {Q7X2_ARG_I32, &n, 1}};
    q7x2_launch_options options = {.grid = {(N + BLOCK - 1) / BLOCK, 1, 1},
                                   .block = {BLOCK, 1, 1},
                                   .args = args,
                                   .arg_count = 4};
    q7x2_statistics statistics;
    check(q7x2_launch(device, kernel, &options, &statistics));
    cycles += statistics.cycles;
    step(host[next], host[now], host[before]);
  }
  int last = (STEPS + 1) % 3;
  check(q7x2_read(device, buffers[last], result, sizeof result));
  int wrong = 0;
  for (int i = 0; i < N; ++i)
    wrong += result[i] != host[last][i];
  printf("%d steps in %llu cycles, %d of %d results differ\n", STEPS,
         (unsigned long long)cycles, wrong, N);
  q7x2_module_destroy(module);
  q7x2_device_destroy(device);
  return wrong != 0;
}
