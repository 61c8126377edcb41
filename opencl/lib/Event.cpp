//===-- Event.cpp - Events ------------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Event.h"
#include "Info.h"
#include "Platform.h"
#include "Scheduler.h"
#include <algorithm>

using namespace q7x2::opencl;

cl_ulong Execution::nanoseconds() const {
  // PCI Express 4.0 with eight lanes: 16 gigatransfers a second on each.
  constexpr uint64_t HostBytesPerNanosecond = 16;
  auto Quotient = [](uint64_t Bytes, uint64_t PerNanosecond) {
    return Bytes / PerNanosecond + (Bytes % PerNanosecond != 0);
  };
  const cl_ulong Sum = Quotient(HostBytes, HostBytesPerNanosecond) +
                       Quotient(DeviceBytes, CacheLineBytes) +
                       (Launch ? Quotient(Launch->Statistics.cycles * 1000,
                                          theDevice()->Limits.clock_mhz)
                               : 0);
  return std::max<cl_ulong>(Sum, 1);
}

cl_int q7x2::opencl::readWaitList(const _cl_context &Context, cl_uint Count,
                                  const cl_event *Events,
                                  std::vector<Ref<_cl_event>> &List) {
  if ((Count == 0) != (Events == nullptr))
    return CL_INVALID_EVENT_WAIT_LIST;
  for (cl_uint I = 0; I != Count; ++I) {
    Ref<_cl_event> E = find(Events[I]);
    if (!E)
      return CL_INVALID_EVENT_WAIT_LIST;
    if (E->Context.get() != &Context)
      return CL_INVALID_CONTEXT;
    List.push_back(std::move(E));
  }
  return CL_SUCCESS;
}

Request::Request(cl_command_queue Handle, cl_command_type Type, cl_uint Count,
                 const cl_event *WaitList, cl_event *Event)
    : Type(Type), Event(Event), Queue(find(Handle)) {
  Error = Queue ? readWaitList(*Queue->Context, Count, WaitList, Waits)
                : CL_INVALID_COMMAND_QUEUE;
}

cl_int Request::submit(Work W, bool Blocking) {
  auto E = create<_cl_event>(Queue->Context, Queue, Type, std::move(W));
  if (!E)
    return CL_OUT_OF_HOST_MEMORY;
  if (!Event)
    E->Handles = 0;
  if (cl_int Problem = Scheduler::get().submit(E, Waits))
    return Problem;
  if (Event)
    *Event = Ref<_cl_event>(E).take();
  const cl_int Status = Blocking ? Scheduler::get().wait(E) : CL_SUCCESS;
  return Status < 0 ? Status : CL_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

cl_int clRetainEvent(cl_event Event) { return retain(Event, CL_INVALID_EVENT); }

cl_int clReleaseEvent(cl_event Event) {
  return release(Event, CL_INVALID_EVENT);
}

cl_int clWaitForEvents(cl_uint Count, const cl_event *Events) {
  if (Count == 0 || !Events)
    return CL_INVALID_VALUE;
  std::vector<Ref<_cl_event>> List;
  Ref<_cl_event> First = find(Events[0]);
  cl_int Problem = First ? readWaitList(*First->Context, Count, Events, List)
                         : CL_INVALID_EVENT;
  if (Problem)
    return Problem == CL_INVALID_CONTEXT ? Problem : CL_INVALID_EVENT;
  for (const Ref<_cl_event> &E : List)
    if (Scheduler::get().wait(E) < 0)
      Problem = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
  return Problem;
}

cl_event clCreateUserEvent(cl_context Context, cl_int *Error) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return giveOut<_cl_event>(CL_INVALID_CONTEXT, Error);
  auto E = create<_cl_event>(std::move(C), Ref<_cl_command_queue>(),
                             CL_COMMAND_USER, nullptr);
  if (E)
    E->Times.Started = Scheduler::get().now();
  return giveOut<_cl_event>(std::move(E), Error);
}

cl_int clSetUserEventStatus(cl_event Event, cl_int Status) {
  Ref<_cl_event> E = find(Event);
  if (!E || E->Type != CL_COMMAND_USER)
    return CL_INVALID_EVENT;
  if (Status > CL_COMPLETE)
    return CL_INVALID_VALUE;
  return Scheduler::get().setUserStatus(E, Status) ? CL_SUCCESS
                                                   : CL_INVALID_OPERATION;
}

cl_int clSetEventCallback(cl_event Event, cl_int Status,
                          EventCallbackFn Function, void *Data) {
  Ref<_cl_event> E = find(Event);
  if (!E)
    return CL_INVALID_EVENT;
  if (!Function || Status < CL_COMPLETE || Status > CL_SUBMITTED)
    return CL_INVALID_VALUE;
  Scheduler::get().addCallback(E, {Status, Function, Data});
  return CL_SUCCESS;
}

static cl_int eventInfo(const _cl_event &E, cl_event_info Name,
                        const Answer &A) {
  switch (Name) {
  case CL_EVENT_COMMAND_QUEUE:
    return A.value(E.Queue.get());
  case CL_EVENT_CONTEXT:
    return A.value(E.Context.get());
  case CL_EVENT_COMMAND_TYPE:
    return A.value(E.Type);
  case CL_EVENT_COMMAND_EXECUTION_STATUS:
    return A.value(Scheduler::get().status(E));
  case CL_EVENT_REFERENCE_COUNT:
    return A.value<cl_uint>(E.Handles);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetEventInfo(cl_event Event, cl_event_info Name, size_t Size,
                      void *Value, size_t *SizeRet) {
  Ref<_cl_event> E = find(Event);
  if (!E)
    return CL_INVALID_EVENT;
  return eventInfo(*E, Name, Answer(Size, Value, SizeRet));
}

static cl_int profilingInfo(const Times &T, cl_profiling_info Name,
                            const Answer &A) {
  switch (Name) {
  case CL_PROFILING_COMMAND_QUEUED:
    return A.value(T.Queued);
  case CL_PROFILING_COMMAND_SUBMIT:
    return A.value(T.Submitted);
  case CL_PROFILING_COMMAND_START:
    return A.value(T.Started);
  case CL_PROFILING_COMMAND_END:
  case CL_PROFILING_COMMAND_COMPLETE:
    return A.value(T.Ended);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetEventProfilingInfo(cl_event Event, cl_profiling_info Name,
                               size_t Size, void *Value, size_t *SizeRet) {
  Ref<_cl_event> E = find(Event);
  if (!E)
    return CL_INVALID_EVENT;
  if (!E->Queue || !(E->Queue->Properties & CL_QUEUE_PROFILING_ENABLE) ||
      Scheduler::get().status(*E) != CL_COMPLETE)
    return CL_PROFILING_INFO_NOT_AVAILABLE;
  return profilingInfo(Scheduler::get().times(*E), Name,
                       Answer(Size, Value, SizeRet));
}
