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
|* empty kernel, and building a small program. Run by utils/bench-opencl,     *|
|* once with an empty cache.                                                  *|
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

static cl_program build(cl_context context, cl_device_id device) {
  const char *source =
      "kernel void empty(void) {}\n"
      "kernel void axpy(global float *y, global const float *x, float a) {\n"
      "  y[get_global_id(0)] += a * x[get_global_id(0)];\n"
      "}\n";
  cl_int error;
  cl_program program =
      clCreateProgramWithSource(context, 1, &source, NULL, &error);
  check(error);
  double begin = now();
  check(clBuildProgram(program, 1, &device, "", NULL, NULL));
  printf("build of a small program: %.1f ms\n", now() - begin);
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
  cl_program program = build(context, device);
  cl_kernel kernel = clCreateKernel(program, "empty", &error);
  check(error);
  launch(queue, kernel);
  return 0;
}
