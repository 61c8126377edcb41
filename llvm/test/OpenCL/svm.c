// Shared virtual memory.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"

typedef struct node {
  struct node *next;
  int value;
} node;

static const char *const source =
    "typedef struct node { global struct node *next; int value; } node;\n"
    "kernel void sum(global node *list, global int *out) {\n"
    "  int s = 0;\n"
    "  for (; list; list = list->next) s += list->value;\n"
    "  *out = s;\n"
    "}\n";

/// Host and kernel write neighboring bytes at the same time. The work-groups
/// find out late that they write to one word and cannot run in parallel.
static void fine(void) {
  cl_device_svm_capabilities can = 0;
  OK(clGetDeviceInfo(device, CL_DEVICE_SVM_CAPABILITIES, sizeof(can), &can, NULL));
  EXPECT(can == (CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER));
  EXPECT(!clSVMAlloc(context, CL_MEM_SVM_FINE_GRAIN_BUFFER | CL_MEM_SVM_ATOMICS,
                     4, 0));
  volatile unsigned char *bytes =
      clSVMAlloc(context, CL_MEM_SVM_FINE_GRAIN_BUFFER, 16, 0);
  if (!EXPECT(bytes))
    return;
  cl_program p = build("kernel void f(global volatile uchar *p, int n) {\n"
                       "  int g = get_group_id(0), sum = 0;\n"
                       "  p[4 * g] = 10 + g;\n"
                       "  for (int i = 0; i != n; ++i) sum += p[4 * g];\n"
                       "  p[8 + g] = sum;\n"
                       "}\n", "");
  cl_kernel k = kernel(p, "f");
  const size_t global = 2, local = 1;
  const int n = 400000;
  cl_event done;
  cl_int status = CL_QUEUED;
  OK(clSetKernelArgSVMPointer(k, 0, (void *)bytes));
  OK(clSetKernelArg(k, 1, sizeof(n), &n));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, &done));
  while (bytes[0] != 10)
    OK(clGetEventInfo(done, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status),
                      &status, NULL));
  for (int i = 1; i != 4; ++i)
    bytes[i] = 20 + i;
  EXPECT(status > CL_COMPLETE); // it is not over yet
  OK(clFinish(queue));
  for (int i = 1; i != 4; ++i)
    EXPECT(bytes[i] == 20 + i);
  EXPECT(bytes[0] == 10 && bytes[4] == 11);
  EXPECT(bytes[8] == 10 * n % 256 && bytes[9] == 11 * n % 256);
  clSVMFree(context, (void *)bytes);
}

int main(void) {
  int sum, in = 5;
  cl_int error;
  start(0);
  node *nodes = clSVMAlloc(context, CL_MEM_READ_WRITE, 100 * sizeof(node), 0);
  int *out = clSVMAlloc(context, 0, 4, 4);
  EXPECT(nodes && out);
  EXPECT(!clSVMAlloc(context, 0, 0, 0) && !clSVMAlloc(context, 0, 4, 3));
  OK(clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_WRITE, nodes, 100 * sizeof(node), 0,
                     NULL, NULL));
  for (int i = 0; i != 100; ++i) {
    nodes[i].next = i ? &nodes[i - 1] : NULL;
    nodes[i].value = i;
  }
  OK(clEnqueueSVMUnmap(queue, nodes, 0, NULL, NULL));
  cl_program p = build(source, "");
  cl_kernel k = kernel(p, "sum");
  OK(clSetKernelArgSVMPointer(k, 0, &nodes[99]));
  OK(clSetKernelArgSVMPointer(k, 1, out));
  OK(clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof(nodes),
                         &nodes));
  OK(clEnqueueTask(queue, k, 0, NULL, NULL));
  OK(clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_READ, out, 4, 0, NULL, NULL));
  EXPECT(*out == 99 * 100 / 2);
  OK(clEnqueueSVMUnmap(queue, out, 0, NULL, NULL));
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, &sum, out, 4, 0, NULL, NULL));
  EXPECT(sum == 99 * 100 / 2);
  OK(clEnqueueSVMMemFill(queue, &nodes[10], &in, 4, 8, 0, NULL, NULL));
  OK(clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_WRITE, nodes, 4, 0, NULL, NULL));
  OK(clEnqueueSVMUnmap(queue, nodes, 0, NULL, NULL));
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, &sum, &nodes[10], 4, 0, NULL, NULL));
  EXPECT(sum == 5);
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueSVMMemcpy(queue, CL_TRUE, out, out, 4, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueSVMMemcpy(queue, CL_TRUE, &sum, out,
                                                    8, 0, NULL, NULL));
  // A buffer on top of it.
  cl_bool uses = CL_FALSE;
  cl_mem m = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 4, out, &error);
  OK(error);
  OK(clGetMemObjectInfo(m, CL_MEM_USES_SVM_POINTER, sizeof(uses), &uses, NULL));
  EXPECT(uses);
  OK(clEnqueueWriteBuffer(queue, m, CL_TRUE, 0, 4, &in, 0, NULL, NULL));
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, &sum, out, 4, 0, NULL, NULL));
  EXPECT(sum == 5);
  OK(clReleaseMemObject(m));
  void *pointers[] = {out};
  OK(clEnqueueSVMFree(queue, 1, pointers, NULL, NULL, 0, NULL, NULL));
  OK(clFinish(queue));
  clSVMFree(context, nodes);
  clSVMFree(context, NULL);
  fine();
  return finish();
}
