// The commands of all queues in time: intervals are those of profiling.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: q7x2-cl --no-cache --timeline %t.json %t > %t.out
// RUN: %python %S/Inputs/check-timeline.py %t.json < %t.out | FileCheck %s
// RUN: q7x2-cl --no-cache --timeline %t.exit.json %t exit > %t.exit.out
// RUN: %python %S/Inputs/check-timeline.py %t.exit.json < %t.exit.out
// RUN: q7x2-cl --no-cache --timeline /nonexistent/file %t 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not q7x2-cl --timeline 2>&1 | FileCheck %s --check-prefix=ARGUMENT

// CHECK:      row 0: user events
// CHECK-NEXT: row 1: queue 1 (in order)
// CHECK-NEXT: row 2: queue 2 (out of order)
// CHECK-NEXT: write buffer on 1: 4096 bytes of the host
// CHECK-NEXT: add on 2: grid [4, 1, 1], block [256, 1, 1], cycles and stalls
// CHECK-NEXT: copy buffer on 1: 8192 bytes of the device
// CHECK-NEXT: read buffer on 1: 4096 bytes of the host
// CHECK-NEXT: marker on 2
// CHECK-NEXT: user event on 0
// CHECK-NEXT: arrows: 0 to add, add to copy buffer, write buffer to add

// FILE: q7x2-opencl: error: /nonexistent/file: No such file or directory
// FILE: 0 failed
// ARGUMENT: --timeline takes a file

#include "host.h"

enum { COUNT = 1024, BYTES = 4 * COUNT };

static void show(const char *name, int row, cl_event event) {
  cl_ulong t[4];
  for (cl_uint i = 0; i != 4; ++i)
    OK(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_QUEUED + i,
                               sizeof(cl_ulong), &t[i], NULL));
  printf("event %d %llu %llu %llu %llu %s\n", row, (unsigned long long)t[0],
         (unsigned long long)t[1], (unsigned long long)t[2],
         (unsigned long long)t[3], name);
}

int main(int argc, char **argv) {
  static int data[COUNT];
  const size_t global = COUNT, local = 256;
  cl_int error;
  cl_event written, added, copied, read, marked;
  start(CL_QUEUE_PROFILING_ENABLE);
  cl_queue_properties both[] = {
      CL_QUEUE_PROPERTIES,
      CL_QUEUE_PROFILING_ENABLE | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
  cl_command_queue other =
      clCreateCommandQueueWithProperties(context, device, both, &error);
  OK(error);
  cl_program p = build("kernel void add(global int *p) {\n"
                       "  p[get_global_id(0)] += 1;\n"
                       "}\n"
                       "kernel void endless(volatile global int *p) {\n"
                       "  while (*p) ;\n"
                       "}\n", "");
  cl_kernel k = kernel(p, "add");
  cl_mem m = buffer(BYTES, NULL), c = buffer(BYTES, NULL);
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  cl_event go = clCreateUserEvent(context, &error);
  OK(clEnqueueWriteBuffer(queue, m, CL_TRUE, 0, BYTES, data, 0, NULL, &written));
  const cl_event before[] = {go, written};
  OK(clEnqueueNDRangeKernel(other, k, 1, NULL, &global, &local, 2, before,
                            &added));
  OK(clEnqueueCopyBuffer(queue, m, c, 0, 0, BYTES, 1, &added, &copied));
  OK(clEnqueueReadBuffer(queue, c, CL_FALSE, 0, BYTES, data, 0, NULL, &read));
  OK(clSetUserEventStatus(go, CL_COMPLETE));
  OK(clFinish(queue));
  OK(clEnqueueMarkerWithWaitList(other, 0, NULL, &marked));
  OK(clFinish(other));
  EXPECT(data[0] == 1 && data[COUNT - 1] == 1);
  show("write buffer", 1, written);
  show("add", 2, added);
  show("copy buffer", 1, copied);
  show("read buffer", 1, read);
  show("marker", 2, marked);
  if (argc > 1) {
    cl_kernel endless = kernel(p, "endless");
    OK(clSetKernelArg(endless, 0, sizeof(m), &m));
    OK(clEnqueueTask(queue, endless, 0, NULL, NULL));
    OK(clFlush(queue));
  }
  return finish();
}
