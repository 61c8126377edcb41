//===-- Scheduler.cpp - Runs commands on the device -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scheduler.h"
#include "Platform.h"
#include "TaskThread.h"
#include "Timeline.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <time.h>

using namespace q7x2::opencl;

cl_ulong q7x2::opencl::hostNanoseconds() {
  timespec T;
  clock_gettime(CLOCK_MONOTONIC, &T);
  return cl_ulong(T.tv_sec) * 1000000000 + cl_ulong(T.tv_nsec);
}

static bool wantsHostTime() {
  const char *Time = std::getenv("Q7X2_CL_TIME");
  return Time && std::strcmp(Time, "host") == 0;
}

Scheduler &Scheduler::get() {
  static Scheduler *const TheScheduler = new Scheduler;
  return *TheScheduler;
}

Scheduler::Scheduler() : HostTime(wantsHostTime()) {
  pthread_atfork(nullptr, nullptr, [] { get().childAfterFork(); });
}

/// Another thread may have held the lock; nothing will ever complete.
void Scheduler::childAfterFork() {
  new (&Lock) std::mutex;
  new (&Available) std::condition_variable;
  new (&Changed) std::condition_variable;
  Orphaned = true;
}

Scheduler::Aftermath::~Aftermath() {
  for (std::function<void()> &C : Callbacks)
    callbackThread().post(std::move(C));
}

cl_ulong Scheduler::now() {
  std::lock_guard<std::mutex> Guard(Lock);
  return nowLocked();
}

//===----------------------------------------------------------------------===//
// Enqueuing
//===----------------------------------------------------------------------===//

void Scheduler::dependOn(const Ref<_cl_event> &E, _cl_event &Earlier,
                         bool InWaitList) {
  if (Earlier.Status > CL_COMPLETE) {
    Earlier.Dependents.push_back({E, InWaitList});
    ++E->Pending;
    return;
  }
  if (!InWaitList)
    return;
  E->WaitFailed |= Earlier.Status < 0;
  noteCause(*E, Earlier);
}

static bool isBarrier(const _cl_event &E) {
  return E.Type == CL_COMMAND_BARRIER;
}

/// Adds the dependences of the queue's order, on commands that may fail.
void Scheduler::dependOnQueue(const Ref<_cl_event> &E, bool HasWaits) {
  _cl_command_queue &Q = *E->Queue;
  if (Q.inOrder()) {
    if (!Q.Outstanding.empty())
      dependOn(E, *Q.Outstanding.back(), false);
    return;
  }
  const bool WaitsForAll =
      !HasWaits && (isBarrier(*E) || E->Type == CL_COMMAND_MARKER);
  if (WaitsForAll)
    for (const Ref<_cl_event> &Earlier : Q.Outstanding)
      dependOn(E, *Earlier, false);
  else if (Q.Barrier)
    dependOn(E, *Q.Barrier, false);
}

cl_int Scheduler::submit(const Ref<_cl_event> &E,
                         const std::vector<Ref<_cl_event>> &Waits) {
  Ref<_cl_event> OldBarrier;
  Aftermath A;
  std::lock_guard<std::mutex> Guard(Lock);
  if (Orphaned || !startWorker())
    return CL_OUT_OF_RESOURCES;
  _cl_command_queue &Q = *E->Queue;
  E->Times.Queued = nowLocked();
  for (const Ref<_cl_event> &W : Waits)
    dependOn(E, *W, true);
  dependOnQueue(E, !Waits.empty());
  Q.Outstanding.push_back(E);
  if (!Q.inOrder() && isBarrier(*E)) {
    OldBarrier = std::move(Q.Barrier);
    Q.Barrier = E;
  }
  if (E->Pending == 0)
    makeReady(E, A);
  return CL_SUCCESS;
}

//===----------------------------------------------------------------------===//
// The worker
//===----------------------------------------------------------------------===//

/// The caller holds the lock.
bool Scheduler::startWorker() {
  if (!Started)
    Started = startThread(
        [](void *Data) { static_cast<Scheduler *>(Data)->work(); }, this);
  return Started;
}

void Scheduler::work() {
  std::unique_lock<std::mutex> Guard(Lock);
  for (;;) {
    Available.wait(Guard, [&] { return !Ready.empty(); });
    Ref<_cl_event> E = std::move(Ready.front());
    Ready.pop_front();
    runCommand(Guard, std::move(E));
  }
}

void Scheduler::runCommand(std::unique_lock<std::mutex> &Guard,
                           Ref<_cl_event> E) {
  Execution X{theMachine()};
  const bool Runs = !E->WaitFailed;
  Work TheWork;
  {
    Aftermath A;
    TheWork = std::move(E->Work);
    E->Times.Started = nowLocked();
    if (Runs)
      setStatus(E, CL_RUNNING, A);
    Guard.unlock();
  }
  cl_int Status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
  if (Runs)
    Status = TheWork ? TheWork(X) : CL_COMPLETE;
  // Once the event has completed, no object is kept by its command.
  TheWork = nullptr;
  {
    Aftermath A;
    Guard.lock();
    E->Times.Ended = endOf(*E, X.nanoseconds());
    if (Runs && Status < 0)
      E->Queue->Failed = true;
    addToTimeline(*E, X, Status);
    complete(E, Status, A);
    Guard.unlock();
    E = Ref<_cl_event>();
  }
  Guard.lock();
}

cl_ulong Scheduler::endOf(const _cl_event &E, cl_ulong Nanoseconds) {
  if (HostTime)
    return std::max(hostNanoseconds(), E.Times.Started + 1);
  const cl_ulong End = E.Times.Started + Nanoseconds;
  Clock = std::max(Clock, End);
  return End;
}

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

/// Sets it and finds the callbacks that wait for it.
void Scheduler::setStatus(const Ref<_cl_event> &E, cl_int Status,
                          Aftermath &A) {
  E->Status = Status;
  auto Due = [&](const _cl_event::Callback &C) { return Status <= C.Status; };
  for (const _cl_event::Callback &C : E->Callbacks)
    if (Due(C))
      A.Callbacks.push_back([E, C, Given = Status < 0 ? Status : C.Status] {
        C.Function(E.get(), Given, C.Data);
      });
  E->Callbacks.erase(
      std::remove_if(E->Callbacks.begin(), E->Callbacks.end(), Due),
      E->Callbacks.end());
}

void Scheduler::makeReady(const Ref<_cl_event> &E, Aftermath &A) {
  E->Times.Submitted = nowLocked();
  setStatus(E, CL_SUBMITTED, A);
  Ready.push_back(E);
  Available.notify_one();
}

void Scheduler::complete(const Ref<_cl_event> &E, cl_int Status, Aftermath &A) {
  setStatus(E, Status, A);
  for (_cl_event::Dependent &D : E->Dependents) {
    if (D.InWaitList) {
      D.Event->WaitFailed |= Status < 0;
      noteCause(*D.Event, *E);
    }
    if (--D.Event->Pending == 0)
      makeReady(D.Event, A);
    A.Completed.push_back(std::move(D.Event));
  }
  E->Dependents.clear();
  if (_cl_command_queue *Q = E->Queue.get()) {
    auto It = std::find(Q->Outstanding.begin(), Q->Outstanding.end(), E);
    if (It != Q->Outstanding.end()) {
      A.Completed.push_back(std::move(*It));
      Q->Outstanding.erase(It);
    }
    if (Q->Barrier == E)
      A.Completed.push_back(std::move(Q->Barrier));
  }
  Changed.notify_all();
}

cl_int Scheduler::wait(const Ref<_cl_event> &E) {
  std::unique_lock<std::mutex> Guard(Lock);
  Changed.wait(Guard, [&] { return E->Status <= CL_COMPLETE || Orphaned; });
  return Orphaned ? CL_OUT_OF_RESOURCES : E->Status;
}

cl_int Scheduler::finish(_cl_command_queue &Queue) {
  std::vector<Ref<_cl_event>> Before;
  std::unique_lock<std::mutex> Guard(Lock);
  if (Queue.inOrder() && !Queue.Outstanding.empty())
    Before.push_back(Queue.Outstanding.back());
  else
    Before.assign(Queue.Outstanding.begin(), Queue.Outstanding.end());
  for (const Ref<_cl_event> &E : Before)
    Changed.wait(Guard, [&] { return E->Status <= CL_COMPLETE || Orphaned; });
  const bool Failed = std::exchange(Queue.Failed, false) || Orphaned;
  Guard.unlock();
  return Failed ? CL_OUT_OF_RESOURCES : CL_SUCCESS;
}

bool Scheduler::setUserStatus(const Ref<_cl_event> &E, cl_int Status) {
  Aftermath A;
  std::lock_guard<std::mutex> Guard(Lock);
  if (E->Status <= CL_COMPLETE)
    return false;
  E->Times.Ended = nowLocked();
  addToTimeline(*E, Execution(), Status);
  complete(E, Status, A);
  return true;
}

void Scheduler::addCallback(const Ref<_cl_event> &E, _cl_event::Callback C) {
  Aftermath A;
  std::lock_guard<std::mutex> Guard(Lock);
  E->Callbacks.push_back(C);
  setStatus(E, E->Status, A);
}

cl_int Scheduler::status(const _cl_event &E) {
  std::lock_guard<std::mutex> Guard(Lock);
  return E.Status;
}

Times Scheduler::times(const _cl_event &E) {
  std::lock_guard<std::mutex> Guard(Lock);
  return E.Times;
}
