//===-- Context.cpp - Contexts --------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Info.h"
#include "Platform.h"
#include "TaskThread.h"
#include <cstdio>

using namespace q7x2::opencl;

_cl_context::~_cl_context() {
  for (auto It = Destructors.rbegin(); It != Destructors.rend(); ++It)
    It->first(this, It->second);
}

void _cl_context::report(const std::string &Message) {
  std::fprintf(stderr, "q7x2-opencl: error: %s\n", Message.c_str());
  if (Notify)
    callbackThread().post([Context = Ref<_cl_context>::to(this), Message] {
      Context->Notify(Message.c_str(), nullptr, 0, Context->NotifyData);
    });
}

static cl_int checkProperties(const cl_context_properties *List) {
  bool Platform = false, Sync = false;
  for (; List && *List; List += 2) {
    bool *Seen = *List == CL_CONTEXT_PLATFORM            ? &Platform
                 : *List == CL_CONTEXT_INTEROP_USER_SYNC ? &Sync
                                                         : nullptr;
    if (!Seen || *Seen)
      return CL_INVALID_PROPERTY;
    *Seen = true;
    if (*List == CL_CONTEXT_PLATFORM &&
        !find(reinterpret_cast<cl_platform_id>(List[1])))
      return CL_INVALID_PLATFORM;
    if (*List == CL_CONTEXT_INTEROP_USER_SYNC && List[1] != CL_FALSE &&
        List[1] != CL_TRUE)
      return CL_INVALID_PROPERTY;
  }
  return CL_SUCCESS;
}

static Result<_cl_context> makeContext(const cl_context_properties *Properties,
                                       ContextNotifyFn Notify,
                                       void *NotifyData) {
  if (cl_int E = checkProperties(Properties))
    return E;
  if (!Notify && NotifyData)
    return CL_INVALID_VALUE;
  return create<_cl_context>(copyProperties(Properties), Notify, NotifyData);
}

cl_context clCreateContext(const cl_context_properties *Properties,
                           cl_uint Count, const cl_device_id *Devices,
                           ContextNotifyFn Notify, void *NotifyData,
                           cl_int *Error) {
  cl_int Problem = checkProperties(Properties);
  if (!Problem)
    Problem = !Devices || Count == 0 ? CL_INVALID_VALUE
                                     : checkDeviceList(Count, Devices);
  if (Problem)
    return giveOut<_cl_context>(Problem, Error);
  return giveOut(makeContext(Properties, Notify, NotifyData), Error);
}

cl_context clCreateContextFromType(const cl_context_properties *Properties,
                                   cl_device_type Type, ContextNotifyFn Notify,
                                   void *NotifyData, cl_int *Error) {
  cl_int Problem = checkProperties(Properties);
  cl_uint Count;
  if (!Problem)
    Problem = clGetDeviceIDs(thePlatform(), Type, 0, nullptr, &Count);
  if (Problem)
    return giveOut<_cl_context>(Problem, Error);
  return giveOut(makeContext(Properties, Notify, NotifyData), Error);
}

cl_int clRetainContext(cl_context Context) {
  return retain(Context, CL_INVALID_CONTEXT);
}

cl_int clReleaseContext(cl_context Context) {
  return release(Context, CL_INVALID_CONTEXT);
}

static cl_int contextInfo(const _cl_context &C, cl_context_info Name,
                          const Answer &A) {
  switch (Name) {
  case CL_CONTEXT_REFERENCE_COUNT:
    return A.value<cl_uint>(C.Handles);
  case CL_CONTEXT_NUM_DEVICES:
    return A.value<cl_uint>(1);
  case CL_CONTEXT_DEVICES:
    return A.value(theDevice());
  case CL_CONTEXT_PROPERTIES:
    return A.list(C.Properties);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetContextInfo(cl_context Context, cl_context_info Name, size_t Size,
                        void *Value, size_t *SizeRet) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  return contextInfo(*C, Name, Answer(Size, Value, SizeRet));
}

cl_int clSetContextDestructorCallback(cl_context Context,
                                      ContextDestructorFn Function,
                                      void *Data) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (!Function)
    return CL_INVALID_VALUE;
  std::lock_guard<std::mutex> Guard(C->Lock);
  C->Destructors.emplace_back(Function, Data);
  return CL_SUCCESS;
}
