//===-- Event.h - Events, which are commands as well ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_EVENT_H
#define Q7X2_OPENCL_EVENT_H

#include "Context.h"
#include "Queue.h"
#include "q7x2/q7x2sim.h"
#include <functional>
#include <optional>
#include <string>

namespace q7x2::opencl {

/// A launch as it has run.
struct LaunchRecord {
  std::string Kernel;
  uint32_t Grid[3], Block[3];
  q7x2_statistics Statistics;
};

/// A running command's input from the worker, and its counts.
struct Execution {
  q7x2_device *Device = nullptr;
  uint64_t HostBytes = 0;   // moved between host and device
  uint64_t DeviceBytes = 0; // read and written within the device
  std::optional<LaunchRecord> Launch;

  /// The time that the command takes on the device's clock.
  cl_ulong nanoseconds() const;
};

/// The work of a command; the result is its event's final status.
using Work = std::function<cl_int(Execution &)>;
using EventCallbackFn = void(CL_CALLBACK *)(cl_event, cl_int, void *);

/// Times on the device's clock, in nanoseconds.
struct Times {
  cl_ulong Queued = 0, Submitted = 0, Started = 0, Ended = 0;
};

} // namespace q7x2::opencl

/// A command, or a user event, which has no queue and does nothing.
struct _cl_event : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Event;

  const q7x2::opencl::Ref<_cl_context> Context;
  const q7x2::opencl::Ref<_cl_command_queue> Queue;
  const cl_command_type Type;

  // The rest belongs to the scheduler, under its lock.
  q7x2::opencl::Work Work;
  cl_int Status;
  q7x2::opencl::Times Times;
  /// Events that are to complete before this one can run.
  unsigned Pending = 0;
  /// One of its wait list has failed.
  bool WaitFailed = false;
  /// For the timeline: the events of its wait list, as they have ended.
  struct Cause {
    unsigned Row; // in the timeline
    cl_ulong Ended;
  };
  std::vector<Cause> Causes;
  struct Dependent {
    q7x2::opencl::Ref<_cl_event> Event;
    bool InWaitList; // fails if this event does
  };
  std::vector<Dependent> Dependents;
  struct Callback {
    cl_int Status;
    q7x2::opencl::EventCallbackFn Function;
    void *Data;
  };
  std::vector<Callback> Callbacks;

  _cl_event(q7x2::opencl::Ref<_cl_context> Context,
            q7x2::opencl::Ref<_cl_command_queue> Queue, cl_command_type Type,
            q7x2::opencl::Work Work)
      : Object(ItsKind), Context(std::move(Context)), Queue(std::move(Queue)),
        Type(Type), Work(std::move(Work)),
        Status(this->Queue ? CL_QUEUED : CL_SUBMITTED) {}
};

namespace q7x2::opencl {

/// The events of a wait list, which have to be of the context.
cl_int readWaitList(const _cl_context &Context, cl_uint Count,
                    const cl_event *Events, std::vector<Ref<_cl_event>> &List);

/// The common parts of the functions that enqueue a command.
class Request {
  cl_command_type Type;
  cl_event *Event;
  std::vector<Ref<_cl_event>> Waits;

public:
  Ref<_cl_command_queue> Queue;
  cl_int Error = CL_SUCCESS; // of the queue or the wait list

  /// Checks the queue and the wait list.
  Request(cl_command_queue Queue, cl_command_type Type, cl_uint Count,
          const cl_event *WaitList, cl_event *Event);
  /// Enqueues the command, and waits for it if it blocks.
  cl_int submit(Work W, bool Blocking = false);
  cl_context context() const { return Queue->Context.get(); }
};

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_EVENT_H
