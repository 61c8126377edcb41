/* A host program of OpenCL in C: multiplies two matrices with the kernel of
   examples/matmul.cl, and compares the product with its own.

   clang -o matmul examples/opencl/matmul.c -lOpenCL -lm
   q7x2-cl --stats ./matmul examples/matmul.cl
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 64, TILE = 16 };

static void check(cl_int error, const char *what) {
  if (error == CL_SUCCESS)
    return;
  fprintf(stderr, "%s: error %d\n", what, error);
  exit(1);
}

static char *readFile(const char *path) {
  static char text[1 << 16];
  FILE *file = fopen(path, "r");
  if (!file) {
    perror(path);
    exit(1);
  }
  text[fread(text, 1, sizeof(text) - 1, file)] = '\0';
  fclose(file);
  return text;
}

static cl_kernel build(cl_context context, cl_device_id device,
                       const char *path) {
  static char log[1 << 16];
  const char *source = readFile(path);
  cl_int error;
  cl_program program =
      clCreateProgramWithSource(context, 1, &source, NULL, &error);
  check(error, "clCreateProgramWithSource");
  error = clBuildProgram(program, 1, &device, "", NULL, NULL);
  clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof(log), log,
                        NULL);
  fputs(log, stderr);
  check(error, "clBuildProgram");
  cl_kernel kernel = clCreateKernel(program, "matmul", &error);
  check(error, "clCreateKernel");
  clReleaseProgram(program);
  return kernel;
}

/* The product as the kernel computes it: one fused multiply-add after another. */
static float product(const float *a, const float *b, int row, int column) {
  float sum = 0;
  for (int k = 0; k != N; ++k)
    sum = fmaf(a[row * N + k], b[k * N + column], sum);
  return sum;
}

int main(int argc, char **argv) {
  static float a[N * N], b[N * N], c[N * N];
  cl_platform_id platform;
  cl_device_id device;
  cl_int error;
  if (argc != 2) {
    fprintf(stderr, "usage: matmul KERNEL-FILE\n");
    return 2;
  }
  for (int i = 0; i != N * N; ++i) {
    a[i] = (float)(rand() % 2048 - 1024) / 16;
    b[i] = (float)(rand() % 2048 - 1024) / 16;
  }

  check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
  check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL),
        "clGetDeviceIDs");
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  check(error, "clCreateContext");
  const cl_queue_properties properties[] = {CL_QUEUE_PROPERTIES,
                                            CL_QUEUE_PROFILING_ENABLE, 0};
  cl_command_queue queue =
      clCreateCommandQueueWithProperties(context, device, properties, &error);
  check(error, "clCreateCommandQueueWithProperties");
  cl_kernel kernel = build(context, device, argv[1]);

  cl_mem in[] = {clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof(a), a,
                                &error),
                 clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof(b), b,
                                &error)};
  cl_mem out = clCreateBuffer(context, CL_MEM_WRITE_ONLY, sizeof(c), NULL,
                              &error);
  check(error, "clCreateBuffer");
  const cl_uint n = N;
  check(clSetKernelArg(kernel, 0, sizeof(out), &out), "clSetKernelArg 0");
  check(clSetKernelArg(kernel, 1, sizeof(in[0]), &in[0]), "clSetKernelArg 1");
  check(clSetKernelArg(kernel, 2, sizeof(in[1]), &in[1]), "clSetKernelArg 2");
  check(clSetKernelArg(kernel, 3, sizeof(n), &n), "clSetKernelArg 3");

  const size_t global[] = {N, N}, local[] = {TILE, TILE};
  cl_event event;
  cl_ulong begin, end;
  check(clEnqueueNDRangeKernel(queue, kernel, 2, NULL, global, local, 0, NULL,
                               &event),
        "clEnqueueNDRangeKernel");
  check(clEnqueueReadBuffer(queue, out, CL_TRUE, 0, sizeof(c), c, 1, &event,
                            NULL),
        "clEnqueueReadBuffer");
  check(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START,
                                sizeof(begin), &begin, NULL),
        "clGetEventProfilingInfo");
  check(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof(end),
                                &end, NULL),
        "clGetEventProfilingInfo");

  for (int i = 0; i != N * N; ++i)
    if (c[i] != product(a, b, i / N, i % N)) {
      printf("matmul: differs from the host, first at element %d\n", i);
      return 1;
    }
  printf("matmul: all %d results equal the host's, to the bit; %lu cycles\n",
         N * N, (unsigned long)(end - begin));

  clReleaseEvent(event);
  clReleaseMemObject(in[0]);
  clReleaseMemObject(in[1]);
  clReleaseMemObject(out);
  clReleaseKernel(kernel);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return 0;
}
