//===-- Queue.cpp - Command queues ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Queue.h"
#include "Event.h"
#include "Info.h"
#include "Platform.h"
#include "Scheduler.h"
#include <atomic>

using namespace q7x2::opencl;

static unsigned nextNumber() {
  static std::atomic<unsigned> Last = 0;
  return ++Last;
}

_cl_command_queue::_cl_command_queue(Ref<_cl_context> Context,
                                     cl_command_queue_properties Properties,
                                     std::vector<cl_queue_properties> Given)
    : Object(ItsKind), Context(std::move(Context)), Properties(Properties),
      Given(std::move(Given)), Number(nextNumber()) {}

_cl_command_queue::~_cl_command_queue() = default;

static cl_int checkProperties(cl_command_queue_properties P) {
  constexpr cl_command_queue_properties Supported =
      CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE;
  constexpr cl_command_queue_properties Known =
      Supported | CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT;
  if (P & ~Known)
    return CL_INVALID_VALUE;
  return P & ~Supported ? CL_INVALID_QUEUE_PROPERTIES : CL_SUCCESS;
}

static Result<_cl_command_queue> makeQueue(cl_context Context,
                                           cl_device_id Device,
                                           cl_command_queue_properties P,
                                           std::vector<cl_queue_properties> G) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (!find(Device))
    return CL_INVALID_DEVICE;
  if (cl_int E = checkProperties(P))
    return E;
  return create<_cl_command_queue>(std::move(C), P, std::move(G));
}

static Result<_cl_command_queue> makeQueue(cl_context Context,
                                           cl_device_id Device,
                                           const cl_queue_properties *List) {
  cl_command_queue_properties P = 0;
  for (const cl_queue_properties *I = List; I && *I; I += 2) {
    if (*I != CL_QUEUE_PROPERTIES && *I != CL_QUEUE_SIZE)
      return find(Context) ? CL_INVALID_VALUE : CL_INVALID_CONTEXT;
    // A size is one of queues on the device.
    if (*I == CL_QUEUE_SIZE)
      return find(Context) ? CL_INVALID_QUEUE_PROPERTIES : CL_INVALID_CONTEXT;
    P = I[1];
  }
  return makeQueue(Context, Device, P, copyProperties(List));
}

cl_command_queue clCreateCommandQueue(cl_context Context, cl_device_id Device,
                                      cl_command_queue_properties Properties,
                                      cl_int *Error) {
  return giveOut(makeQueue(Context, Device, Properties, {}), Error);
}

cl_command_queue
clCreateCommandQueueWithProperties(cl_context Context, cl_device_id Device,
                                   const cl_queue_properties *Properties,
                                   cl_int *Error) {
  return giveOut(makeQueue(Context, Device, Properties), Error);
}

cl_command_queue
clCreateCommandQueueWithPropertiesKHR(cl_context Context, cl_device_id Device,
                                      const cl_queue_properties_khr *Properties,
                                      cl_int *Error) {
  static_assert(sizeof(cl_queue_properties_khr) == sizeof(cl_queue_properties));
  return giveOut(
      makeQueue(Context, Device,
                reinterpret_cast<const cl_queue_properties *>(Properties)),
      Error);
}

cl_int clRetainCommandQueue(cl_command_queue Queue) {
  return retain(Queue, CL_INVALID_COMMAND_QUEUE);
}

cl_int clReleaseCommandQueue(cl_command_queue Queue) {
  return release(Queue, CL_INVALID_COMMAND_QUEUE);
}

static cl_int queueInfo(const _cl_command_queue &Q, cl_command_queue_info Name,
                        const Answer &A) {
  switch (Name) {
  case CL_QUEUE_CONTEXT:
    return A.value(Q.Context.get());
  case CL_QUEUE_DEVICE:
    return A.value(theDevice());
  case CL_QUEUE_REFERENCE_COUNT:
    return A.value<cl_uint>(Q.Handles);
  case CL_QUEUE_PROPERTIES:
    return A.value(Q.Properties);
  case CL_QUEUE_PROPERTIES_ARRAY:
    return A.list(Q.Given);
  case CL_QUEUE_DEVICE_DEFAULT:
    return A.value<cl_command_queue>(nullptr);
  case CL_QUEUE_SIZE: // only queues on the device have one
    return CL_INVALID_COMMAND_QUEUE;
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetCommandQueueInfo(cl_command_queue Queue, cl_command_queue_info Name,
                             size_t Size, void *Value, size_t *SizeRet) {
  Ref<_cl_command_queue> Q = find(Queue);
  if (!Q)
    return CL_INVALID_COMMAND_QUEUE;
  return queueInfo(*Q, Name, Answer(Size, Value, SizeRet));
}

cl_int clSetCommandQueueProperty(cl_command_queue Queue,
                                 cl_command_queue_properties Properties,
                                 cl_bool, cl_command_queue_properties *) {
  if (!find(Queue))
    return CL_INVALID_COMMAND_QUEUE;
  // Since OpenCL 1.1 a queue keeps its properties.
  const cl_int Problem = checkProperties(Properties);
  return Problem ? Problem : CL_INVALID_OPERATION;
}

cl_int clSetDefaultDeviceCommandQueue(cl_context Context, cl_device_id Device,
                                      cl_command_queue) {
  if (!find(Context))
    return CL_INVALID_CONTEXT;
  // There are no queues on the device, of whatever kind the handle is.
  return find(Device) ? CL_INVALID_OPERATION : CL_INVALID_DEVICE;
}

cl_int clFlush(cl_command_queue Queue) {
  // Commands are submitted as they are enqueued.
  return find(Queue) ? CL_SUCCESS : CL_INVALID_COMMAND_QUEUE;
}

cl_int clFinish(cl_command_queue Queue) {
  Ref<_cl_command_queue> Q = find(Queue);
  return Q ? Scheduler::get().finish(*Q) : CL_INVALID_COMMAND_QUEUE;
}
