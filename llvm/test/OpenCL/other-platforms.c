// Beside PoCL and other installed platforms, which bring LLVMs of their own
// into the process: all of them build and run the same program.

// REQUIRES: pocl
// RUN: %host_cc %s -o %t %opencl_loader
// RUN: rm -rf %t.vendors && mkdir %t.vendors
// RUN: cp %build/lib/q7x2/vendors/q7x2.icd /etc/OpenCL/vendors/*.icd %t.vendors
// RUN: env OCL_ICD_VENDORS=%t.vendors POCL_CACHE_DIR=%t.cache %t | FileCheck %s

// CHECK-NOT: not
// CHECK: {{[2-9]}} platforms
// CHECK: Q7X2: 1 device
// CHECK: 0 failed

#include "host.h"

static const char *const source =
    "kernel void sum(global const int *in, global int *out, local int *part) {\n"
    "  int id = get_local_id(0);\n"
    "  part[id] = in[get_global_id(0)];\n"
    "  for (int n = get_local_size(0) / 2; n; n /= 2) {\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    if (id < n) part[id] += part[id + n];\n"
    "  }\n"
    "  if (id == 0) out[get_group_id(0)] = part[0];\n"
    "}\n";

static void run(void) {
  int in[256], out[4];
  size_t global = 256, local = 64;
  cl_int error;
  cl_int found = clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL);
  char name[100] = "";
  OK(clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof(name), name, NULL));
  printf("%s: %d device\n", name, found == CL_SUCCESS);
  if (found == CL_DEVICE_NOT_FOUND)
    return;
  OK(found);
  context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  OK(error);
  queue = clCreateCommandQueue(context, device, 0, &error);
  OK(error);
  for (int i = 0; i != 256; ++i)
    in[i] = i;
  cl_program p = build(source, "");
  cl_kernel k = kernel(p, "sum");
  cl_mem a = buffer(sizeof(in), in), b = buffer(sizeof(out), NULL);
  OK(clSetKernelArg(k, 0, sizeof(a), &a));
  OK(clSetKernelArg(k, 1, sizeof(b), &b));
  OK(clSetKernelArg(k, 2, local * sizeof(int), NULL));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, b, CL_TRUE, 0, sizeof(out), out, 0, NULL, NULL));
  for (int i = 0; i != 4; ++i)
    EXPECT(out[i] == 64 * 64 * i + 63 * 64 / 2);
  OK(clReleaseMemObject(a));
  OK(clReleaseMemObject(b));
  OK(clReleaseKernel(k));
  OK(clReleaseProgram(p));
  OK(clReleaseCommandQueue(queue));
  OK(clReleaseContext(context));
}

int main(void) {
  cl_platform_id platforms[4];
  cl_uint count;
  setvbuf(stdout, NULL, _IOLBF, 0);
  OK(clGetPlatformIDs(4, platforms, &count));
  printf("%u platforms\n", count);
  for (cl_uint i = 0; i != count; ++i) {
    platform = platforms[i];
    run();
  }
  return finish();
}
