//===-- Wait.cpp - Markers and barriers -----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Event.h"

using namespace q7x2::opencl;

static cl_int enqueueNothing(cl_command_queue Queue, cl_command_type Type,
                             cl_uint Count, const cl_event *WaitList,
                             cl_event *Event) {
  Request R(Queue, Type, Count, WaitList, Event);
  return R.Error ? R.Error : R.submit(nullptr);
}

cl_int clEnqueueMarkerWithWaitList(cl_command_queue Queue, cl_uint Count,
                                   const cl_event *WaitList, cl_event *Event) {
  return enqueueNothing(Queue, CL_COMMAND_MARKER, Count, WaitList, Event);
}

cl_int clEnqueueBarrierWithWaitList(cl_command_queue Queue, cl_uint Count,
                                    const cl_event *WaitList, cl_event *Event) {
  return enqueueNothing(Queue, CL_COMMAND_BARRIER, Count, WaitList, Event);
}

cl_int clEnqueueMarker(cl_command_queue Queue, cl_event *Event) {
  if (Ref<_cl_command_queue> Q = find(Queue); Q && !Event)
    return CL_INVALID_VALUE;
  return enqueueNothing(Queue, CL_COMMAND_MARKER, 0, nullptr, Event);
}

cl_int clEnqueueBarrier(cl_command_queue Queue) {
  return enqueueNothing(Queue, CL_COMMAND_BARRIER, 0, nullptr, nullptr);
}

cl_int clEnqueueWaitForEvents(cl_command_queue Queue, cl_uint Count,
                              const cl_event *Events) {
  if (!find(Queue))
    return CL_INVALID_COMMAND_QUEUE;
  if (Count == 0 || !Events)
    return CL_INVALID_VALUE;
  // Later commands wait as well: a barrier.
  const cl_int Status =
      enqueueNothing(Queue, CL_COMMAND_BARRIER, Count, Events, nullptr);
  return Status == CL_INVALID_EVENT_WAIT_LIST ? CL_INVALID_EVENT : Status;
}
