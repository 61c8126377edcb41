// Requirements of the conformance suite that no other test here checks.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <unistd.h>

static cl_ulong number(cl_device_info name) {
  cl_ulong value = 0;
  OK(clGetDeviceInfo(device, name, sizeof(value), &value, NULL));
  return value;
}

/// Tests that go through as much memory as there is must end.
static void limits(void) {
  cl_ulong global = number(CL_DEVICE_GLOBAL_MEM_SIZE);
  cl_ulong most = number(CL_DEVICE_MAX_MEM_ALLOC_SIZE), mib = 1 << 20;
  EXPECT(global <= 4096 * mib);
  // The minimum that OpenCL requires.
  EXPECT(most >= (global / 4 < 1024 * mib ? global / 4 : 1024 * mib));
  EXPECT(number(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE) == 64 << 10);
  EXPECT(number(CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE) == 64 << 10);
  cl_int error;
  cl_mem m = clCreateBuffer(context, 0, most, NULL, &error);
  OK(error);
  OK(clReleaseMemObject(m));
  clCreateBuffer(context, 0, most + 1, NULL, &error);
  EXPECT_ERROR(CL_INVALID_BUFFER_SIZE, error);
}

static void absent(void) {
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clSetDefaultDeviceCommandQueue(context, device, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetCommandQueueProperty(queue, -1, CL_TRUE, NULL));
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clSetCommandQueueProperty(queue, CL_QUEUE_PROFILING_ENABLE,
                                         CL_TRUE, NULL));
}

static cl_ulong deviceTime(void) {
  cl_ulong device_time, host_time, later;
  OK(clGetDeviceAndHostTimer(device, &device_time, &host_time));
  OK(clGetHostTimer(device, &later));
  EXPECT(later > host_time);
  return device_time;
}

static cl_ulong profile(cl_event event, cl_profiling_info name) {
  cl_ulong time = 0;
  OK(clGetEventProfilingInfo(event, name, sizeof(time), &time, NULL));
  return time;
}

static cl_int status(cl_event event) {
  cl_int status;
  OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status),
                    &status, NULL));
  return status;
}

static _Atomic int submitted;
static void CL_CALLBACK count(cl_event event, cl_int status, void *data) {
  submitted += status == CL_SUBMITTED;
}

/// The times of an event, among those that the host reads, strictly in order;
/// and its status before the events of its wait list have completed.
static void times(void) {
  cl_int error;
  cl_event event, gate = clCreateUserEvent(context, &error);
  cl_kernel k = kernel(build("kernel void f(void) {}", ""), "f");
  cl_ulong before = deviceTime();
  OK(clEnqueueTask(queue, k, 1, &gate, &event));
  cl_ulong after = deviceTime();
  OK(clSetEventCallback(event, CL_SUBMITTED, count, NULL));
  OK(clFlush(queue));
  EXPECT(status(event) == CL_QUEUED);
  EXPECT(submitted == 0);
  OK(clSetUserEventStatus(gate, CL_COMPLETE));
  OK(clWaitForEvents(1, &event));
  cl_ulong done = deviceTime();
  cl_ulong queued = profile(event, CL_PROFILING_COMMAND_QUEUED);
  cl_ulong ready = profile(event, CL_PROFILING_COMMAND_SUBMIT);
  cl_ulong start = profile(event, CL_PROFILING_COMMAND_START);
  cl_ulong end = profile(event, CL_PROFILING_COMMAND_END);
  EXPECT(before < queued && queued < after && after < ready);
  EXPECT(ready < start && start < end && end < done);
  for (int i = 0; i != 1000 && !submitted; ++i)
    usleep(1000);
  EXPECT(submitted == 1);
}

/// Commands around a marker in a queue out of order.
static void marker(void) {
  cl_queue_properties list[] = {
      CL_QUEUE_PROPERTIES,
      CL_QUEUE_PROFILING_ENABLE | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
  cl_int error;
  cl_command_queue q =
      clCreateCommandQueueWithProperties(context, device, list, &error);
  cl_mem m = buffer(64, NULL);
  cl_event first[2], middle, last[2];
  for (int i = 0; i != 2; ++i)
    OK(clEnqueueFillBuffer(q, m, &i, 4, 0, 64, 0, NULL, &first[i]));
  OK(clEnqueueMarkerWithWaitList(q, 2, first, &middle));
  OK(clWaitForEvents(1, &middle));
  for (int i = 0; i != 2; ++i)
    OK(clEnqueueFillBuffer(q, m, &i, 4, 0, 64, 0, NULL, &last[i]));
  OK(clFinish(q));
  for (int i = 0; i != 2; ++i) {
    EXPECT(profile(first[i], CL_PROFILING_COMMAND_END) <
           profile(middle, CL_PROFILING_COMMAND_START));
    EXPECT(profile(middle, CL_PROFILING_COMMAND_END) <
           profile(last[i], CL_PROFILING_COMMAND_START));
  }
}

/// A buffer in shared virtual memory that is larger than the allocation.
static void sharedBuffer(void) {
  cl_int error;
  char *shared = clSVMAlloc(context, CL_MEM_READ_WRITE, 1024, 0);
  clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 2048, shared, &error);
  EXPECT_ERROR(CL_INVALID_BUFFER_SIZE, error);
  clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 1024, shared + 1, &error);
  EXPECT_ERROR(CL_INVALID_BUFFER_SIZE, error);
  OK(clReleaseMemObject(
      clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 1024, shared, &error)));
  clSVMFree(context, shared);
}

/// More modules than there are descriptors to begin with, of which one has a
/// kernel that calls one of another.
static void manyModules(void) {
  enum { Modules = 300 };
  static cl_program programs[Modules];
  const char *part = "kernel void add(global int *p) { *p += 1; }\n";
  const char *whole = "extern kernel void add(global int *p);\n"
                      "kernel void f(global int *p) { add(p); }\n";
  cl_int error, value = 41;
  cl_program library[2];
  for (int i = 0; i != 2; ++i) {
    library[i] = clCreateProgramWithSource(context, 1, i ? &part : &whole, NULL,
                                           &error);
    OK(clCompileProgram(library[i], 0, NULL, "", 0, NULL, NULL, NULL, NULL));
  }
  // The others are empty, and the same.
  cl_program empty = clCreateProgramWithSource(context, 1, &(const char *){" "},
                                               NULL, &error);
  OK(clCompileProgram(empty, 0, NULL, "", 0, NULL, NULL, NULL, NULL));
  for (int i = 0; i != Modules; ++i)
    programs[i] = i < 2 ? library[i] : empty;
  cl_program linked = clLinkProgram(context, 0, NULL, "", Modules, programs,
                                    NULL, NULL, &error);
  OK(error);
  cl_kernel k = kernel(linked, "f");
  cl_mem m = buffer(4, &value);
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clEnqueueTask(queue, k, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &value, 0, NULL, NULL));
  EXPECT(value == 42);
}

int main(void) {
  start(CL_QUEUE_PROFILING_ENABLE);
  limits();
  absent();
  times();
  marker();
  sharedBuffer();
  manyModules();
  return finish();
}
