/*===-- Figures.c - What the OpenCL library costs -----------------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* Prints the time that loading the library takes, a launch and finish of an  *|
|* empty kernel, and building a small program and one of 2,000 lines. Run by  *|
|* utils/bench-opencl, once with an empty cache.                              *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static void check(cl_int error) {
  if (error == CL_SUCCESS)
    return;
  fprintf(stderr, "bench-opencl: error %d\n", error);
  exit(1);
}

static const char *const small =
    "kernel void empty(void) {}\n"
    "kernel void axpy(global float *y, global const float *x, float a) {\n"
    "  y[get_global_id(0)] += a * x[get_global_id(0)];\n"
    "}\n";

/* A hundred kernels of twenty lines, with a loop, branches and built-ins. */
static const char *makeLong(void) {
  enum { Kernels = 100, Most = 1000 };
  char *text = malloc(Kernels * Most), *end = text;
  for (int k = 0; k != Kernels; ++k)
    end += snprintf(end, Most,
                    "float4 helper%d(float4 a, float b) {\n"
                    "  a = fma(a, (float4)(b), (float4)(%d.5f));\n"
                    "  b = sin(b);\n"
                    "  a = fma(a, (float4)(b), (float4)(2.5f));\n"
                    "  b = exp(b) + sqrt(fabs(b));\n"
                    "  return a + b;\n"
                    "}\n"
                    "kernel void k%d(global float4 *o, global const float *x,\n"
                    "               int m) {\n"
                    "  int i = get_global_id(0);\n"
                    "  float4 s = 0;\n"
                    "  for (int j = 0; j < m; ++j) {\n"
                    "    s += helper%d(s, x[i + j]);\n"
                    "    if (s.x > 100.0f)\n"
                    "      s.y = clamp(s.x, 0.0f, 1.0f);\n"
                    "    else\n"
                    "      s = normalize(s);\n"
                    "  }\n"
                    "  o[i] = s;\n"
                    "}\n",
                    k, k, k, k);
  return text;
}

static cl_program build(cl_context context, cl_device_id device,
                        const char *name, const char *source) {
  cl_int error;
  cl_program program =
      clCreateProgramWithSource(context, 1, &source, NULL, &error);
  check(error);
  double begin = now();
  check(clBuildProgram(program, 1, &device, "", NULL, NULL));
  printf("build of a %s: %.1f ms\n", name, now() - begin);
  return program;
}

static void launch(cl_command_queue queue, cl_kernel kernel) {
  enum { Count = 2000 };
  const size_t one = 1;
  double best = 1e9, sum = 0;
  for (int i = 0; i != Count; ++i) {
    double begin = now(), took;
    check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, &one, 0, NULL,
                                 NULL));
    check(clFinish(queue));
    took = now() - begin;
    sum += took;
    if (took < best)
      best = took;
  }
  printf("launch and finish of an empty kernel: %.1f us, %.1f us at best\n",
         1e3 * sum / Count, 1e3 * best);
}

int main(int argc, char **argv) {
  cl_platform_id platform;
  cl_device_id device;
  cl_int error;
  if (argc != 2)
    return 2;
  double begin = now();
  if (!dlopen(argv[1], RTLD_NOW | RTLD_LOCAL)) {
    fprintf(stderr, "bench-opencl: %s\n", dlerror());
    return 1;
  }
  printf("loading the library: %.1f ms\n", now() - begin);
  check(clGetPlatformIDs(1, &platform, NULL));
  check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL));
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  check(error);
  cl_command_queue queue =
      clCreateCommandQueueWithProperties(context, device, NULL, &error);
  check(error);
  build(context, device, "program of 2,000 lines", makeLong());
  cl_program program = build(context, device, "small program", small);
  cl_kernel kernel = clCreateKernel(program, "empty", &error);
  check(error);
  launch(queue, kernel);
  return 0;
}
