// Launches: sizes, arguments, answers about kernels, times.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not so
// CHECK:      item 0
// CHECK-NEXT: item 1
// CHECK-NEXT: host
// CHECK-NEXT: 0 failed

#include "host.h"

static const char *const source =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "typedef struct { char c; long l; } pair;\n"
    "kernel void add(global const int *a, global const int *b, global int *c) {\n"
    "  size_t i = get_global_id(0); c[i] = a[i] + b[i];\n"
    "}\n"
    "kernel void ids(global ulong *out) {\n"
    "  size_t x = get_global_id(0) - get_global_offset(0);\n"
    "  size_t y = get_global_id(1) - get_global_offset(1);\n"
    "  size_t z = get_global_id(2) - get_global_offset(2);\n"
    "  size_t i = x + get_global_size(0) * (y + get_global_size(1) * z);\n"
    "  out[i] = get_global_id(0) + 1000 * get_global_id(1) +\n"
    "    1000000 * get_global_id(2) + 100000000 * get_local_size(0) +\n"
    "    1000000000000 * get_work_dim();\n"
    "}\n"
    "kernel void values(global double *out, char a, short b, int c, long d,\n"
    "    float e, double f, half g, float4 h, int3 i, pair p, local int *l,\n"
    "    local float4 *m, global int *none, constant int *table) {\n"
    "  l[0] = 1; m[0] = 2; l[24] = 3; m[6] = 4;\n"
    "  out[0] = a; out[1] = b; out[2] = c; out[3] = d; out[4] = e; out[5] = f;\n"
    "  out[6] = g; out[7] = h.w; out[8] = i.z; out[9] = p.c; out[10] = p.l;\n"
    "  out[11] = l[0] + l[24] + m[0].x + m[6].w; out[12] = !none;\n"
    "  out[13] = table[1];\n"
    "}\n"
    "kernel __attribute__((reqd_work_group_size(8, 4, 1)))\n"
    "void fixed_size(global int *p) { p[get_global_linear_id()] = 7; }\n"
    "kernel void nothing(void) {}\n"
    "kernel void print(void) { printf(\"item %d\\n\", (int)get_global_id(0)); }\n";

static void vectors(cl_program p) {
  enum { N = 1000 };
  static int a[N], b[N], c[N];
  size_t n = N;
  cl_event event;
  cl_ulong times[4];
  cl_kernel k = kernel(p, "add");
  for (int i = 0; i != N; ++i) {
    a[i] = i;
    b[i] = 3 * i;
  }
  cl_mem buffers[] = {buffer(sizeof(a), a), buffer(sizeof(b), b),
                      buffer(sizeof(c), NULL)};
  for (cl_uint i = 0; i != 3; ++i)
    OK(clSetKernelArg(k, i, sizeof(cl_mem), &buffers[i]));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &n, NULL, 0, NULL, &event));
  OK(clEnqueueReadBuffer(queue, buffers[2], CL_TRUE, 0, sizeof(c), c, 1, &event,
                         NULL));
  for (int i = 0; i != N; ++i)
    if (!EXPECT(c[i] == 4 * i))
      break;
  for (cl_uint i = 0; i != 4; ++i)
    OK(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_QUEUED + i,
                               sizeof(cl_ulong), &times[i], NULL));
  EXPECT(times[0] <= times[1] && times[1] <= times[2] && times[2] < times[3]);
  // A cycle is a nanosecond; the load alone takes more than 100.
  EXPECT(times[3] - times[2] > 100 && times[3] - times[2] < 100000);
  OK(clReleaseEvent(event));
  for (int i = 0; i != 3; ++i)
    OK(clReleaseMemObject(buffers[i]));
  OK(clReleaseKernel(k));
}

/// Transfers take 1 ns for 16 bytes, copies and fills 1 ns for 128 bytes read or
/// written.
static void transferTimes(void) {
  enum { BYTES = 1 << 20 };
  static char host[BYTES];
  const int pattern = 5;
  const cl_ulong expected[] = {BYTES / 16, BYTES / 16, 2 * BYTES / 128,
                               BYTES / 128, 1, 1};
  cl_event events[6];
  cl_mem from = buffer(BYTES, NULL), to = buffer(BYTES, NULL);
  OK(clEnqueueWriteBuffer(queue, from, CL_FALSE, 0, BYTES, host, 0, NULL,
                          &events[0]));
  OK(clEnqueueReadBuffer(queue, from, CL_FALSE, 0, BYTES, host, 0, NULL,
                         &events[1]));
  OK(clEnqueueCopyBuffer(queue, from, to, 0, 0, BYTES, 0, NULL, &events[2]));
  OK(clEnqueueFillBuffer(queue, from, &pattern, 4, 0, BYTES, 0, NULL,
                         &events[3]));
  OK(clEnqueueReadBuffer(queue, from, CL_FALSE, 0, 3, host, 0, NULL,
                         &events[4]));
  OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, &events[5]));
  OK(clFinish(queue));
  for (int i = 0; i != 6; ++i) {
    cl_ulong times[4];
    for (cl_uint t = 0; t != 4; ++t)
      OK(clGetEventProfilingInfo(events[i], CL_PROFILING_COMMAND_QUEUED + t,
                                 sizeof(cl_ulong), &times[t], NULL));
    EXPECT(times[0] <= times[1] && times[1] <= times[2]);
    EXPECT(times[3] - times[2] == expected[i]);
    OK(clReleaseEvent(events[i]));
  }
  OK(clReleaseMemObject(from));
  OK(clReleaseMemObject(to));
}

static void ranges(cl_program p) {
  static cl_ulong out[6 * 4 * 5];
  size_t global[] = {6, 4, 5}, local[] = {3, 2, 1}, offset[] = {10, 20, 30};
  size_t suggested[3], big[] = {1 << 20, 3, 2}, prime = 10007, zero = 0;
  size_t huge = (size_t)1 << 32;
  cl_kernel k = kernel(p, "ids");
  cl_mem m = buffer(sizeof(out), NULL);
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clEnqueueNDRangeKernel(queue, k, 3, offset, global, local, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, sizeof(out), out, 0, NULL, NULL));
  for (size_t i = 0; i != 6 * 4 * 5; ++i)
    if (!EXPECT(out[i] == 3000300000000 + (10 + i % 6) +
                              1000 * (20 + i / 6 % 4) +
                              1000000 * (30 + i / 24)))
      break;
  EXPECT_ERROR(CL_INVALID_WORK_DIMENSION,
               clEnqueueNDRangeKernel(queue, k, 4, NULL, global, local, 0, NULL,
                                      NULL));
  local[0] = 2048;
  EXPECT_ERROR(CL_INVALID_WORK_ITEM_SIZE,
               clEnqueueNDRangeKernel(queue, k, 1, NULL, local, local, 0, NULL,
                                      NULL));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &zero, NULL, 0, NULL, NULL));
  local[0] = 1;
  EXPECT_ERROR(CL_INVALID_GLOBAL_WORK_SIZE,
               clEnqueueNDRangeKernel(queue, k, 1, NULL, &huge, local, 0, NULL,
                                      NULL));
  offset[0] = ~(size_t)0 - 4;
  EXPECT_ERROR(CL_INVALID_GLOBAL_OFFSET,
               clEnqueueNDRangeKernel(queue, k, 1, offset, global, NULL, 0,
                                      NULL, NULL));
  offset[0] = huge * 5 + 7;
  OK(clEnqueueNDRangeKernel(queue, k, 1, offset, global, NULL, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, sizeof(out), out, 0, NULL, NULL));
  EXPECT(out[3] == 1000600000000 + huge * 5 + 10);
  clGetKernelSuggestedLocalWorkSizeKHR_fn suggest =
      (clGetKernelSuggestedLocalWorkSizeKHR_fn)
          clGetExtensionFunctionAddressForPlatform(
              platform, "clGetKernelSuggestedLocalWorkSizeKHR");
  if (EXPECT(suggest != NULL)) {
    OK(suggest(queue, k, 3, NULL, big, suggested));
    EXPECT(suggested[0] == 256 && suggested[1] == 1 && suggested[2] == 1);
    OK(suggest(queue, k, 1, NULL, &prime, suggested));
    EXPECT(suggested[0] == 256);
  }
  OK(clReleaseMemObject(m));
  OK(clReleaseKernel(k));
}

/// Work-groups that do not divide the range.
static void partial(const char *options, cl_int expected) {
  static cl_uint out[13 * 7][4];
  size_t global[] = {13, 7}, local[] = {8, 4}, offset[] = {100, 200};
  size_t prime = 10007, suggested;
  cl_program p = build(
      "kernel void sizes(global uint4 *out) {\n"
      "  int x = get_global_id(0) - get_global_offset(0);\n"
      "  int y = get_global_id(1) - get_global_offset(1);\n"
      "  int sum = work_group_reduce_add(1);\n"
      "  out[y * get_global_size(0) + x] = (uint4)(get_local_size(0),\n"
      "    get_local_size(1), get_enqueued_local_size(0), sum);\n"
      "}\n", options);
  cl_kernel k = kernel(p, "sizes");
  cl_mem m = buffer(sizeof(out), NULL);
  clGetKernelSuggestedLocalWorkSizeKHR_fn suggest =
      (clGetKernelSuggestedLocalWorkSizeKHR_fn)
          clGetExtensionFunctionAddressForPlatform(
              platform, "clGetKernelSuggestedLocalWorkSizeKHR");
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  EXPECT(clEnqueueNDRangeKernel(queue, k, 2, offset, global, local, 0, NULL,
                                NULL) == expected);
  OK(suggest(queue, k, 1, NULL, &prime, &suggested));
  EXPECT(suggested == (expected ? 1 : 256));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, sizeof(out), out, 0, NULL, NULL));
  for (int i = 0; i != 13 * 7 && !expected; ++i) {
    cl_uint x = i % 13 < 8 ? 8 : 5, y = i / 13 < 4 ? 4 : 3;
    if (!EXPECT(out[i][0] == x && out[i][1] == y && out[i][2] == 8 &&
                out[i][3] == x * y))
      break;
  }
  OK(clReleaseMemObject(m));
  OK(clReleaseKernel(k));
  OK(clReleaseProgram(p));
}

static void values(cl_program p) {
  double out[14];
  cl_char a = -1;
  cl_short b = -2;
  cl_int c = -3;
  cl_long d = -4;
  cl_float e = 0.5f;
  cl_double f = 0.25;
  cl_half g = 0x3e00; // 1.5
  cl_float4 h = {{0, 0, 0, 8}};
  cl_int3 i = {{0, 0, 9}};
  struct {
    cl_char c;
    cl_long l;
  } pair = {10, 11};
  int table[] = {0, 13}, one = 1;
  size_t size;
  cl_kernel k = kernel(p, "values");
  cl_mem m = buffer(sizeof(out), NULL), t = buffer(sizeof(table), table);
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS,
               clEnqueueTask(queue, k, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_ARG_INDEX, clSetKernelArg(k, 15, 4, &one));
  EXPECT_ERROR(CL_INVALID_ARG_SIZE, clSetKernelArg(k, 3, 8, &d));
  EXPECT_ERROR(CL_INVALID_ARG_SIZE, clSetKernelArg(k, 0, 4, &m));
  EXPECT_ERROR(CL_INVALID_ARG_SIZE, clSetKernelArg(k, 11, 0, NULL));
  EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(k, 11, 4, &one));
  EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(k, 3, 4, NULL));
  OK(clSetKernelArg(k, 1, sizeof(a), &a));
  OK(clSetKernelArg(k, 2, sizeof(b), &b));
  OK(clSetKernelArg(k, 3, sizeof(c), &c));
  OK(clSetKernelArg(k, 4, sizeof(d), &d));
  OK(clSetKernelArg(k, 5, sizeof(e), &e));
  OK(clSetKernelArg(k, 6, sizeof(f), &f));
  OK(clSetKernelArg(k, 7, sizeof(g), &g));
  OK(clSetKernelArg(k, 8, sizeof(h), &h));
  OK(clSetKernelArg(k, 9, sizeof(i), &i));
  OK(clSetKernelArg(k, 10, sizeof(pair), &pair));
  OK(clSetKernelArg(k, 11, 100, NULL));
  OK(clSetKernelArg(k, 12, 112, NULL));
  OK(clSetKernelArg(k, 13, sizeof(cl_mem), NULL));
  OK(clSetKernelArg(k, 14, sizeof(t), &t));
  cl_int error;
  cl_kernel clone = clCloneKernel(k, &error);
  OK(error);
  OK(clEnqueueTask(queue, clone, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, sizeof(out), out, 0, NULL, NULL));
  double want[] = {-1, -2, -3, -4, 0.5, 0.25, 1.5, 8, 9, 10, 11, 10, 1, 13};
  for (int n = 0; n != 14; ++n)
    if (!EXPECT(out[n] == want[n]))
      printf("  value %d is %g\n", n, out[n]);
  cl_ulong bytes;
  OK(clGetKernelWorkGroupInfo(k, device, CL_KERNEL_LOCAL_MEM_SIZE,
                              sizeof(bytes), &bytes, &size));
  EXPECT(bytes >= 212 && size == 8);
  OK(clSetKernelArg(k, 11, 200000, NULL));
  EXPECT_ERROR(CL_OUT_OF_RESOURCES, clEnqueueTask(queue, k, 0, NULL, NULL));
  OK(clReleaseKernel(clone));
  OK(clReleaseKernel(k));
  OK(clReleaseMemObject(m));
  OK(clReleaseMemObject(t));
}

static void answers(cl_program p) {
  char text[100];
  size_t sizes[3], size, in[] = {10, 10};
  cl_uint count;
  cl_kernel k = kernel(p, "fixed_size"), all[6];
  cl_mem m = buffer(4 * 64, NULL);
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clGetKernelInfo(k, CL_KERNEL_ATTRIBUTES, sizeof(text), text, &size));
  EXPECT(strcmp(text, "reqd_work_group_size(8,4,1)") == 0);
  EXPECT(size == strlen(text) + 1);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetKernelInfo(k, CL_KERNEL_ATTRIBUTES, 4, text, NULL));
  OK(clGetKernelWorkGroupInfo(k, NULL, CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
                              sizeof(sizes), sizes, NULL));
  EXPECT(sizes[0] == 8 && sizes[1] == 4 && sizes[2] == 1);
  sizes[0] = 16;
  EXPECT_ERROR(CL_INVALID_WORK_GROUP_SIZE,
               clEnqueueNDRangeKernel(queue, k, 2, NULL, sizes, sizes, 0, NULL,
                                      NULL));
  sizes[1] = 4;
  OK(clEnqueueNDRangeKernel(queue, k, 2, NULL, sizes, NULL, 0, NULL, NULL));
  OK(clGetKernelSubGroupInfo(k, device, CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE,
                             sizeof(in), in, sizeof(size), &size, NULL));
  EXPECT(size == 4);
  OK(clGetKernelSubGroupInfo(k, device,
                             CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT,
                             sizeof(size), &size, sizeof(sizes), sizes, NULL));
  EXPECT(sizes[0] == 128 && sizes[1] == 1 && sizes[2] == 1);
  // More than a work-group has: there is no such size.
  size = 33;
  OK(clGetKernelSubGroupInfo(k, device,
                             CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT,
                             sizeof(size), &size, sizeof(sizes), sizes, NULL));
  EXPECT(sizes[0] == 0 && sizes[1] == 0 && sizes[2] == 0);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetKernelSubGroupInfo(
                   k, device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT,
                   sizeof(size), &size, 4 * sizeof(size_t), sizes, NULL));
  EXPECT_ERROR(CL_KERNEL_ARG_INFO_NOT_AVAILABLE,
               clGetKernelArgInfo(k, 0, CL_KERNEL_ARG_NAME, 0, NULL, &size));
  OK(clReleaseKernel(k));
  OK(clCreateKernelsInProgram(p, 0, NULL, &count));
  EXPECT(count == 6);
  EXPECT_ERROR(CL_INVALID_VALUE, clCreateKernelsInProgram(p, 5, all, NULL));
  OK(clCreateKernelsInProgram(p, 6, all, NULL));
  // Kernels depend on the build.
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clBuildProgram(p, 0, NULL, NULL, NULL, NULL));
  for (int i = 0; i != 6; ++i)
    OK(clReleaseKernel(all[i]));
  OK(clReleaseMemObject(m));
}

static void output(cl_program p) {
  size_t two = 2;
  cl_kernel k = kernel(p, "print");
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &two, NULL, 0, NULL, NULL));
  OK(clFinish(queue));
  printf("host\n");
  OK(clReleaseKernel(k));
}

static void CL_CALLBACK countDestroyed(cl_mem m, void *count) {
  (void)m;
  ++*(int *)count;
}

// A kernel does not keep its arguments; commands do.
static void releasedArguments(cl_program p) {
  enum { N = 32 };
  size_t n = N;
  int destroyed = 0, ones[N] = {1}, back[N];
  cl_uint uses;
  cl_int error;
  cl_kernel k = kernel(p, "add");
  cl_mem a = buffer(sizeof(ones), ones), sum = buffer(sizeof(ones), NULL);
  OK(clSetMemObjectDestructorCallback(a, countDestroyed, &destroyed));
  OK(clSetKernelArg(k, 0, sizeof(a), &a));
  OK(clSetKernelArg(k, 1, sizeof(a), &a));
  OK(clSetKernelArg(k, 2, sizeof(sum), &sum));
  cl_kernel copy = clCloneKernel(k, &error);
  OK(error);
  OK(clGetMemObjectInfo(a, CL_MEM_REFERENCE_COUNT, sizeof(uses), &uses, NULL));
  EXPECT(uses == 1);
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &n, NULL, 0, NULL, NULL));
  OK(clReleaseMemObject(a));
  OK(clEnqueueReadBuffer(queue, sum, CL_TRUE, 0, sizeof(back), back, 0, NULL, NULL));
  EXPECT(back[0] == 2 && back[1] == 0);
  OK(clFinish(queue));
  EXPECT(destroyed == 1);
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS,
               clEnqueueNDRangeKernel(queue, k, 1, NULL, &n, NULL, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS,
               clEnqueueNDRangeKernel(queue, copy, 1, NULL, &n, NULL, 0, NULL, NULL));
  // New objects are none of its arguments, whatever their addresses.
  cl_mem others[64];
  for (int i = 0; i != 64; ++i)
    others[i] = buffer(sizeof(ones), ones);
  EXPECT_ERROR(CL_INVALID_KERNEL_ARGS,
               clEnqueueNDRangeKernel(queue, k, 1, NULL, &n, NULL, 0, NULL, NULL));
  OK(clSetKernelArg(k, 0, sizeof(cl_mem), &others[0]));
  OK(clSetKernelArg(k, 1, sizeof(cl_mem), NULL));
  OK(clSetKernelArg(k, 1, sizeof(cl_mem), &others[1]));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &n, NULL, 0, NULL, NULL));
  OK(clFinish(queue));
  for (int i = 0; i != 64; ++i)
    OK(clReleaseMemObject(others[i]));
  // No pointers are a set of pointers.
  OK(clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, 0, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof(void *), NULL));
  OK(clReleaseKernel(k));
  OK(clReleaseKernel(copy));
  OK(clReleaseMemObject(sum));
}

int main(void) {
  start(CL_QUEUE_PROFILING_ENABLE);
  cl_program p = build(source, "-cl-std=CL3.0");
  vectors(p);
  releasedArguments(p);
  transferTimes();
  ranges(p);
  partial("-cl-std=CL3.0", CL_SUCCESS);
  partial("-cl-std=CL3.0 -cl-uniform-work-group-size",
          CL_INVALID_WORK_GROUP_SIZE);
  values(p);
  answers(p);
  output(p);
  OK(clReleaseProgram(p));
  OK(clReleaseCommandQueue(queue));
  OK(clReleaseContext(context));
  return finish();
}
