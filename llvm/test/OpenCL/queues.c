// Queues and events.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <pthread.h>
#include <unistd.h>

static cl_int status(cl_event e) {
  cl_int s = 1000;
  OK(clGetEventInfo(e, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(s), &s, NULL));
  return s;
}

static cl_event userEvent(void) {
  cl_int error;
  cl_event e = clCreateUserEvent(context, &error);
  OK(error);
  return e;
}

static int one = 1, two = 2, three = 3;

/// A user event holds an in-order queue, and all that comes after in it.
static void inOrder(void) {
  int value = 0;
  cl_event user = userEvent(), write, marker;
  cl_mem m = buffer(4, NULL);
  OK(clEnqueueWriteBuffer(queue, m, CL_FALSE, 0, 4, &one, 1, &user, &write));
  OK(clEnqueueWriteBuffer(queue, m, CL_FALSE, 0, 4, &two, 0, NULL, NULL));
  OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, &marker));
  OK(clFlush(queue));
  usleep(10000);
  EXPECT(status(write) == CL_QUEUED && status(marker) == CL_QUEUED);
  EXPECT(status(user) == CL_SUBMITTED);
  OK(clSetUserEventStatus(user, CL_COMPLETE));
  EXPECT_ERROR(CL_INVALID_OPERATION, clSetUserEventStatus(user, -1));
  OK(clWaitForEvents(1, &marker));
  EXPECT(status(write) == CL_COMPLETE);
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &value, 0, NULL, NULL));
  EXPECT(value == 2);
  OK(clReleaseEvent(user));
  OK(clReleaseEvent(write));
  OK(clReleaseEvent(marker));
  OK(clReleaseMemObject(m));
}

/// A failed user event ends the commands that wait for it, and no others.
static void failing(void) {
  int value = 0;
  cl_event user = userEvent(), write, after;
  cl_mem m = buffer(4, &three);
  OK(clEnqueueWriteBuffer(queue, m, CL_FALSE, 0, 4, &one, 1, &user, &write));
  OK(clEnqueueMarkerWithWaitList(queue, 1, &write, &after));
  OK(clSetUserEventStatus(user, -77));
  EXPECT_ERROR(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
               clWaitForEvents(1, &user));
  EXPECT_ERROR(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
               clWaitForEvents(1, &after));
  EXPECT(status(user) == -77);
  EXPECT(status(write) == CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
  OK(clFinish(queue));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &value, 0, NULL, NULL));
  EXPECT(value == 3);
  OK(clReleaseEvent(user));
  OK(clReleaseEvent(write));
  OK(clReleaseEvent(after));
  OK(clReleaseMemObject(m));
}

static void outOfOrder(void) {
  cl_int error;
  cl_queue_properties list[] = {CL_QUEUE_PROPERTIES,
                                CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
  cl_command_queue q =
      clCreateCommandQueueWithProperties(context, device, list, &error);
  cl_event user = userEvent(), held, free, barrier, after, marker;
  OK(error);
  cl_mem m = buffer(8, NULL);
  OK(clEnqueueWriteBuffer(q, m, CL_FALSE, 0, 4, &one, 1, &user, &held));
  OK(clEnqueueWriteBuffer(q, m, CL_FALSE, 4, 4, &two, 0, NULL, &free));
  OK(clWaitForEvents(1, &free));
  EXPECT(status(held) == CL_QUEUED);
  OK(clEnqueueMarkerWithWaitList(q, 1, &free, &marker));
  OK(clWaitForEvents(1, &marker));
  OK(clReleaseEvent(marker));
  OK(clEnqueueMarkerWithWaitList(q, 0, NULL, &marker));
  OK(clEnqueueBarrierWithWaitList(q, 0, NULL, &barrier));
  OK(clEnqueueWriteBuffer(q, m, CL_FALSE, 0, 4, &three, 0, NULL, &after));
  usleep(10000);
  EXPECT(status(barrier) == CL_QUEUED && status(after) == CL_QUEUED);
  EXPECT(status(marker) == CL_QUEUED);
  OK(clSetUserEventStatus(user, CL_COMPLETE));
  OK(clFinish(q));
  EXPECT(status(after) == CL_COMPLETE && status(marker) == CL_COMPLETE);
  cl_event all[] = {user, held, free, barrier, after, marker};
  for (int i = 0; i != 6; ++i)
    OK(clReleaseEvent(all[i]));
  OK(clReleaseMemObject(m));
  OK(clReleaseCommandQueue(q));
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int calls, failed;

/// Uses functions that wait, which needs more than no lock held.
static void CL_CALLBACK called(cl_event e, cl_int s, void *data) {
  cl_event marker;
  clEnqueueMarkerWithWaitList(queue, 0, NULL, &marker);
  clWaitForEvents(1, &marker);
  clReleaseEvent(marker);
  clFinish(queue);
  pthread_mutex_lock(&lock);
  ++calls;
  failed += s < 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

static void waitForCalls(int count) {
  pthread_mutex_lock(&lock);
  while (calls != count)
    pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

static void callbacks(void) {
  cl_event user = userEvent(), marker;
  OK(clEnqueueMarkerWithWaitList(queue, 1, &user, &marker));
  OK(clSetEventCallback(marker, CL_COMPLETE, called, NULL));
  OK(clSetEventCallback(marker, CL_RUNNING, called, NULL));
  OK(clSetEventCallback(marker, CL_SUBMITTED, called, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetEventCallback(marker, CL_QUEUED, called, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetEventCallback(marker, CL_COMPLETE, NULL, NULL));
  OK(clSetUserEventStatus(user, CL_COMPLETE));
  waitForCalls(3);
  OK(clSetEventCallback(marker, CL_COMPLETE, called, NULL)); // at once
  waitForCalls(4);
  EXPECT(failed == 0);
  OK(clReleaseEvent(user));
  OK(clReleaseEvent(marker));
  user = userEvent();
  OK(clSetEventCallback(user, CL_COMPLETE, called, NULL));
  OK(clSetUserEventStatus(user, -5));
  waitForCalls(5);
  EXPECT(failed == 1);
  OK(clReleaseEvent(user));
}

static cl_kernel countKernel;

/// Uses everything from several threads at a time.
static void *worker(void *data) {
  int value;
  cl_int error;
  for (int i = 0; i != 20; ++i) {
    cl_command_queue q =
        clCreateCommandQueueWithProperties(context, device, NULL, &error);
    cl_mem m = buffer(4, &one);
    cl_event e;
    cl_kernel k = clCloneKernel(countKernel, &error);
    OK(error);
    OK(clSetKernelArg(k, 0, sizeof(m), &m));
    OK(clEnqueueTask(q, k, 0, NULL, &e));
    OK(clEnqueueReadBuffer(q, m, CL_TRUE, 0, 4, &value, 1, &e, NULL));
    EXPECT(value == 2);
    OK(clReleaseKernel(k));
    OK(clReleaseEvent(e));
    OK(clReleaseMemObject(m));
    OK(clFinish(q));
    OK(clReleaseCommandQueue(q));
    EXPECT_ERROR(CL_INVALID_COMMAND_QUEUE, clFinish(NULL));
  }
  return NULL;
}

static void threads(void) {
  pthread_t all[16];
  cl_program p = build("kernel void count(global int *p) { ++*p; }", "");
  countKernel = kernel(p, "count");
  for (int i = 0; i != 16; ++i)
    pthread_create(&all[i], NULL, worker, NULL);
  for (int i = 0; i != 16; ++i)
    pthread_join(all[i], NULL);
  OK(clReleaseKernel(countKernel));
  OK(clReleaseProgram(p));
}

int main(void) {
  start(0);
  inOrder();
  failing();
  outOfOrder();
  callbacks();
  threads();
  OK(clReleaseCommandQueue(queue));
  OK(clReleaseContext(context));
  return finish();
}
