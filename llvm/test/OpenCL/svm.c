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

int main(void) {
  int sum, in = 5;
  cl_int error;
  start(0);
  node *nodes = clSVMAlloc(context, CL_MEM_READ_WRITE, 100 * sizeof(node), 0);
  int *out = clSVMAlloc(context, 0, 4, 4);
  EXPECT(nodes && out);
  EXPECT(!clSVMAlloc(context, CL_MEM_SVM_FINE_GRAIN_BUFFER, 4, 0));
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
  // Only what is mapped is written back.
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
  return finish();
}
