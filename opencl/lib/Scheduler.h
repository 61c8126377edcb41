//===-- Scheduler.h - Runs commands on the device ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A command waits for the events of its wait list and for the commands that its
// queue orders before it; when none is pending it is ready. One worker thread
// runs ready commands, one after another, on the one device that the process
// has: so the device's clock is one, and launches may use all cores. All state
// of events and queues is under one lock, which is never held while a command
// runs, a callback is called or an object is destroyed.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_SCHEDULER_H
#define Q7X2_OPENCL_SCHEDULER_H

#include "Event.h"
#include <condition_variable>
#include <deque>
#include <mutex>

namespace q7x2::opencl {

cl_ulong hostNanoseconds();

class Scheduler {
public:
  /// The only one; it is never destroyed.
  static Scheduler &get();

  /// Enqueues a command into its event's queue.
  cl_int submit(const Ref<_cl_event> &E,
                const std::vector<Ref<_cl_event>> &Waits);
  /// Waits for an event; its final status.
  cl_int wait(const Ref<_cl_event> &E);
  /// clFinish.
  cl_int finish(_cl_command_queue &Queue);
  /// False if the user event has its status already.
  bool setUserStatus(const Ref<_cl_event> &E, cl_int Status);
  void addCallback(const Ref<_cl_event> &E, _cl_event::Callback C);
  cl_int status(const _cl_event &E);
  Times times(const _cl_event &E);

  /// The device's clock. Unless it is the host's, reading it advances it, so
  /// that later events have later times.
  cl_ulong now();
  bool usesHostTime() const { return HostTime; }

private:
  /// The work to do without the lock after events have changed.
  struct Aftermath {
    std::vector<Ref<_cl_event>> Completed; // to be given up
    std::vector<Work> Works;               // to be destroyed
    std::vector<std::function<void()>> Callbacks;
    ~Aftermath();
  };

  std::mutex Lock;
  std::condition_variable Available; // for the worker
  std::condition_variable Changed;   // an event
  std::deque<Ref<_cl_event>> Ready;
  cl_ulong Clock = 0;
  bool Started = false;
  /// In a process that has been forked off, which has no worker.
  bool Orphaned = false;
  const bool HostTime;

  Scheduler();
  bool startWorker();
  [[noreturn]] void work();
  void runCommand(std::unique_lock<std::mutex> &Guard, Ref<_cl_event> E);
  void dependOn(const Ref<_cl_event> &E, _cl_event &Earlier, bool InWaitList);
  void dependOnQueue(const Ref<_cl_event> &E, bool HasWaits);
  void setStatus(const Ref<_cl_event> &E, cl_int Status, Aftermath &A);
  void makeReady(const Ref<_cl_event> &E, Aftermath &A);
  void complete(const Ref<_cl_event> &E, cl_int Status, Aftermath &A);
  cl_ulong nowLocked() { return HostTime ? hostNanoseconds() : ++Clock; }
  cl_ulong endOf(const _cl_event &E, cl_ulong Nanoseconds);
  void childAfterFork();
};

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_SCHEDULER_H
