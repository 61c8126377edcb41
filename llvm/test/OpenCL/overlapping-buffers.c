// Loops are compiled twice, for buffers that overlap and for buffers that do not: which
// version runs depends on the buffers of the launch.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "Inputs/host.h"

#define COUNT 100

static const char source[] =
    "kernel void shift(global int *to, global const int *from, int n) {\n"
    "  for (int i = 0; i < n; ++i)\n"
    "    to[i + 1] = from[i] + 1;\n"
    "}\n"
    "kernel void sum(global int *to, global const int *from, int n) {\n"
    "  for (int i = 0; i < n; ++i)\n"
    "    *to += from[i];\n"
    "}\n";

// The kernels' computations, on the host.
static void shift(int *to, const int *from, int n) {
  for (int i = 0; i < n; ++i)
    to[i + 1] = from[i] + 1;
}
static void sum(int *to, const int *from, int n) {
  for (int i = 0; i < n; ++i)
    *to += from[i];
}

static cl_mem part(cl_mem of, size_t first) {
  cl_int error;
  cl_buffer_region region = {first * sizeof(int),
                             (2 * COUNT - first) * sizeof(int)};
  cl_mem part = clCreateSubBuffer(of, CL_MEM_READ_WRITE,
                                  CL_BUFFER_CREATE_TYPE_REGION, &region, &error);
  OK(error);
  return part;
}

static void launch(cl_kernel k, int n) {
  const size_t one = 1;
  OK(clSetKernelArg(k, 2, sizeof(n), &n));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &one, &one, 0, NULL, NULL));
}

/// Runs both kernels on elements from `to` and `from` on of one buffer, and on two
/// buffers, and compares with the host.
static void compare(cl_program program, size_t to, size_t from) {
  static const char *const names[] = {"shift", "sum"};
  static void (*const functions[])(int *, const int *, int) = {shift, sum};
  for (int which = 0; which < 2; ++which)
    for (int apart = 0; apart < 2; ++apart) {
      int expected[2 * COUNT], other[2 * COUNT], got[2 * COUNT];
      for (int i = 0; i < 2 * COUNT; ++i)
        expected[i] = other[i] = 3 * i % 17;
      cl_mem whole = buffer(sizeof(expected), expected);
      cl_mem second = apart ? buffer(sizeof(other), other) : whole;
      cl_mem parts[2] = {to ? part(whole, to) : whole,
                         from ? part(second, from) : second};
      cl_kernel k = kernel(program, names[which]);
      for (int i = 0; i < 2; ++i)
        OK(clSetKernelArg(k, i, sizeof(cl_mem), &parts[i]));
      launch(k, COUNT - 1);
      functions[which](expected + to, (apart ? other : expected) + from,
                       COUNT - 1);
      OK(clEnqueueReadBuffer(queue, whole, CL_TRUE, 0, sizeof(got), got, 0, NULL,
                             NULL));
      EXPECT(memcmp(got, expected, sizeof(got)) == 0);
    }
}

/// The same with pointers into one allocation and into two.
static void compareShared(cl_program program) {
  int *a = clSVMAlloc(context, CL_MEM_READ_WRITE, 2 * COUNT * sizeof(int), 0);
  int *b = clSVMAlloc(context, CL_MEM_READ_WRITE, 2 * COUNT * sizeof(int), 0);
  int *sources[] = {a, a + 1, a + 40, b};
  for (int i = 0; i < 4; ++i) {
    int expected[2][2 * COUNT];
    for (int j = 0; j < 2 * COUNT; ++j)
      expected[0][j] = expected[1][j] = a[j] = b[j] = 5 * j % 23;
    cl_kernel k = kernel(program, "shift");
    OK(clSetKernelArgSVMPointer(k, 0, a));
    OK(clSetKernelArgSVMPointer(k, 1, sources[i]));
    launch(k, COUNT - 1);
    OK(clFinish(queue));
    shift(expected[0], i < 3 ? expected[0] + (sources[i] - a) : expected[1],
          COUNT - 1);
    EXPECT(memcmp(a, expected[0], sizeof(expected[0])) == 0);
  }
  clSVMFree(context, a);
  clSVMFree(context, b);
}

int main(void) {
  start(0);
  cl_program program = build(source, "");
  compare(program, 0, 0);
  compare(program, 0, 64);
  compare(program, 64, 0);
  compareShared(program);
  printf("%d failed\n", failures);
  return 0;
}
