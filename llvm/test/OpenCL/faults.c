// A launch that faults: its event, the callback and standard error say so, and
// the process goes on.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t > %t.out 2> %t.err; FileCheck %s < %t.out
// RUN: FileCheck %s --check-prefix=ERR < %t.err
// RUN: env Q7X2_CL_MAX_CYCLES=100000 %t endless 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ENDLESS

// CHECK-NOT: not so
// CHECK:     callback: {{.*}}outside of every allocation{{.*}}program.cl:2
// CHECK:     0 failed

// ERR:      q7x2-opencl: error: {{.*}}kernel store{{.*}}program.cl:2
// ERR-NEXT: q7x2-opencl: error: {{.*}}kernel stop
// ERR-NOT:  error

// ENDLESS: error: kernel endless takes more than 100000 cycles
// ENDLESS: 0 failed

#include "host.h"
#include <unistd.h>

static const char *const source =
    "kernel void store(global int *p, int i) {\n"
    "  p[i] = 7;\n"
    "}\n"
    "kernel void stop(void) { __builtin_trap(); }\n"
    "kernel void endless(volatile global int *p) { while (!*p) {} }\n";

static _Atomic int called;
static void CL_CALLBACK notify(const char *text, const void *info, size_t size,
                               void *data) {
  if (data == &called && !called)
    printf("callback: %s\n", text);
  called = 1;
}

int main(int argc, char **argv) {
  int index = 2, value = 0;
  cl_int error, status;
  cl_event event;
  start(0);
  OK(clReleaseCommandQueue(queue));
  context = clCreateContext(NULL, 1, &device, notify, (void *)&called, &error);
  OK(error);
  queue = clCreateCommandQueue(context, device, 0, &error);
  OK(error);
  cl_program p = build(source, "");
  cl_mem m = buffer(8, NULL);
  if (argc > 1) {
    cl_kernel k = kernel(p, "endless");
    OK(clSetKernelArg(k, 0, sizeof(m), &m));
    OK(clEnqueueTask(queue, k, 0, NULL, NULL));
    EXPECT_ERROR(CL_OUT_OF_RESOURCES, clFinish(queue));
    return finish();
  }
  cl_kernel k = kernel(p, "store"), stop = kernel(p, "stop");
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clSetKernelArg(k, 1, sizeof(index), &index));
  OK(clEnqueueTask(queue, k, 0, NULL, &event));
  EXPECT_ERROR(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
               clWaitForEvents(1, &event));
  OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status),
                    &status, NULL));
  EXPECT(status == CL_OUT_OF_RESOURCES);
  // Commands that wait for it fail; later ones do not.
  EXPECT_ERROR(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
               clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &value, 1, &event,
                                   NULL));
  EXPECT_ERROR(CL_OUT_OF_RESOURCES, clFinish(queue));
  OK(clFinish(queue));
  index = 1;
  OK(clSetKernelArg(k, 1, sizeof(index), &index));
  OK(clEnqueueTask(queue, k, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 4, 4, &value, 0, NULL, NULL));
  EXPECT(value == 7);
  OK(clEnqueueTask(queue, stop, 0, NULL, NULL));
  EXPECT_ERROR(CL_OUT_OF_RESOURCES, clFinish(queue));
  for (int i = 0; i != 1000 && !called; ++i)
    usleep(1000);
  EXPECT(called);
  return finish();
}
