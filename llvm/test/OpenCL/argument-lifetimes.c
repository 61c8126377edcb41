// A kernel keeps none of its arguments alive: an object dies with its last release,
// and a launch with an argument that is gone is an error. Commands keep theirs.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"

static const char *const source =
    "kernel void set(global int *o, int v) { if (o) o[get_global_id(0)] = v; }\n"
    "kernel void get(read_only image2d_t i, sampler_t s, global float *o) {\n"
    "  o[0] = read_imagef(i, s, (int2)(0, 0)).x;\n"
    "}\n";

static const size_t one = 1;
static int destroyed;
static void CL_CALLBACK count(cl_mem m, void *data) { ++destroyed; }

static cl_mem counted(void) {
  cl_mem m = buffer(64, NULL);
  OK(clSetMemObjectDestructorCallback(m, count, NULL));
  return m;
}

static cl_int launch(cl_kernel k, cl_uint events, const cl_event *list) {
  return clEnqueueNDRangeKernel(queue, k, 1, NULL, &one, NULL, events, list, NULL);
}

static void buffers(cl_program p) {
  cl_kernel k = kernel(p, "set");
  const int v = 7;
  int result = 0;
  cl_int error;
  cl_mem m = counted(), n = NULL;
  destroyed = 0;
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clSetKernelArg(k, 1, sizeof(v), &v));
  cl_kernel clone = clCloneKernel(k, &error);
  OK(error);
  OK(launch(k, 0, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &result, 0, NULL, NULL));
  EXPECT(result == 7);
  OK(clFinish(queue));
  OK(clReleaseMemObject(m));
  EXPECT(destroyed == 1);
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(k, 0, NULL));
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(clone, 0, NULL));
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, clEnqueueTask(queue, k, 0, NULL, NULL));
  // Whatever lies at the old address, it is another object.
  for (int i = 0; i != 10000; ++i) {
    cl_mem other = buffer(64, NULL);
    if (other == m)
      EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(k, 0, NULL));
    OK(clReleaseMemObject(other));
  }
  // Null is no object that could be gone.
  OK(clSetKernelArg(k, 0, sizeof(n), &n));
  OK(launch(k, 0, NULL));
  OK(clFinish(queue));
  OK(clReleaseKernel(clone));
  OK(clReleaseKernel(k));
}

static void commands(cl_program p) {
  cl_kernel k = kernel(p, "set");
  const int v = 7;
  cl_int error;
  cl_mem m = counted();
  cl_event go = clCreateUserEvent(context, &error);
  OK(error);
  destroyed = 0;
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clSetKernelArg(k, 1, sizeof(v), &v));
  OK(launch(k, 1, &go));
  OK(clReleaseMemObject(m));
  EXPECT(destroyed == 0);
  // The command has it, the host program has not.
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(k, 0, NULL));
  OK(clReleaseKernel(k));
  OK(clSetUserEventStatus(go, CL_COMPLETE));
  OK(clFinish(queue));
  OK(clReleaseEvent(go));
}

static void imagesAndSamplers(cl_program p) {
  const cl_image_format f = {CL_R, CL_FLOAT};
  const cl_image_desc d = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 2,
                           .image_height = 2};
  cl_int error;
  cl_kernel k = kernel(p, "get");
  cl_mem m = clCreateImage(context, 0, &f, &d, NULL, &error), o = buffer(4, NULL);
  OK(error);
  cl_sampler s = clCreateSampler(context, CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST,
                                 &error), t;
  OK(error);
  t = clCreateSampler(context, CL_FALSE, CL_ADDRESS_NONE, CL_FILTER_NEAREST, &error);
  OK(error);
  EXPECT_ERROR(CL_INVALID_SAMPLER, clSetKernelArg(k, 1, sizeof(s), NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT, clSetKernelArg(k, 0, sizeof(m), NULL));
  OK(clSetMemObjectDestructorCallback(m, count, NULL));
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clSetKernelArg(k, 1, sizeof(s), &s));
  OK(clSetKernelArg(k, 2, sizeof(o), &o));
  OK(launch(k, 0, NULL));
  OK(clFinish(queue));
  OK(clReleaseSampler(s));
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(k, 0, NULL));
  OK(clSetKernelArg(k, 1, sizeof(t), &t));
  OK(launch(k, 0, NULL));
  OK(clFinish(queue));
  destroyed = 0;
  OK(clReleaseMemObject(m));
  EXPECT(destroyed == 1);
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(k, 0, NULL));
  OK(clReleaseSampler(t));
  OK(clReleaseMemObject(o));
  OK(clReleaseKernel(k));
}

static void shared(cl_program p) {
  cl_kernel k = kernel(p, "set");
  const int v = 7;
  const cl_bool no = CL_FALSE;
  int *block = clSVMAlloc(context, 0, 64, 0);
  void *list[] = {block};
  OK(clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof(list), list));
  OK(clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, 0, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, 8, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, 7, list));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 0, NULL));
  OK(clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, sizeof(no), &no));
  OK(clSetKernelArgSVMPointer(k, 0, block + 2));
  OK(clSetKernelArg(k, 1, sizeof(v), &v));
  OK(launch(k, 0, NULL));
  OK(clFinish(queue));
  clSVMFree(context, block);
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS, launch(k, 0, NULL));
  OK(clReleaseKernel(k));
}

int main(void) {
  start(0);
  cl_program p = build(source, "");
  buffers(p);
  commands(p);
  imagesAndSamplers(p);
  shared(p);
  OK(clReleaseProgram(p));
  return finish();
}
