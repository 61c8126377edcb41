// For --check=init a buffer without a host pointer is undefined, until the host or
// a kernel writes it. Without the check it is zero.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: q7x2-cl --no-cache %t | FileCheck %s --check-prefix=VALUES
// RUN: not q7x2-cl --no-cache --check=init %t > %t.out 2>&1
// RUN: FileCheck %s < %t.out
// RUN: FileCheck %s --check-prefix=VALUES < %t.out

// VALUES: sum: 0, 4, 12, 4, 4{{$}}

// CHECK: init: {{.*}} of undefined {{.*}} kernel increment
// CHECK-NOT: init:
// CHECK: q7x2-cl: error: findings: 1{{$}}

#include "Inputs/host.h"

static const char source[] =
    "kernel void increment(global int *to, global const int *from) {\n"
    "  to[get_global_id(0)] = from[get_global_id(0)];\n"
    "}\n";

int main(void) {
  const int ones[4] = {1, 1, 1, 1}, three = 3;
  int sums[5] = {0};
  start(0);
  cl_kernel k = kernel(build(source, ""), "increment");
  cl_mem to = buffer(16, NULL), from[5];
  from[0] = buffer(16, NULL); // undefined
  from[1] = buffer(16, ones);
  from[2] = buffer(16, NULL);
  OK(clEnqueueFillBuffer(queue, from[2], &three, 4, 0, 16, 0, NULL, NULL));
  from[3] = buffer(16, NULL);
  OK(clEnqueueWriteBuffer(queue, from[3], CL_TRUE, 0, 16, ones, 0, NULL, NULL));
  from[4] = to; // by the launch before it
  for (int i = 0; i < 5; ++i) {
    const size_t size = 4;
    int values[4];
    cl_mem result = i == 4 ? from[0] : to;
    OK(clSetKernelArg(k, 0, sizeof(result), &result));
    OK(clSetKernelArg(k, 1, sizeof(from[i]), &from[i]));
    OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &size, NULL, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(queue, result, CL_TRUE, 0, 16, values, 0, NULL,
                           NULL));
    for (int j = 0; j < 4; ++j)
      sums[i] += values[j];
  }
  printf("sum: %d, %d, %d, %d, %d\n", sums[0], sums[1], sums[2], sums[3],
         sums[4]);
  return failures != 0;
}
