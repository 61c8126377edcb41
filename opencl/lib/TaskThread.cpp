//===-- TaskThread.cpp - A thread that runs tasks in order ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TaskThread.h"
#include <pthread.h>
#include <signal.h>

using namespace q7x2::opencl;

namespace {
struct Start {
  void (*Function)(void *);
  void *Data;
};
} // namespace

static void *enter(void *Data) {
  const Start S = *static_cast<Start *>(Data);
  delete static_cast<Start *>(Data);
  S.Function(S.Data);
  return nullptr;
}

bool q7x2::opencl::startThread(void (*Function)(void *), void *Data) {
  sigset_t All, Old;
  sigfillset(&All);
  pthread_sigmask(SIG_SETMASK, &All, &Old);
  auto *S = new Start{Function, Data};
  pthread_t Thread;
  const bool Started = pthread_create(&Thread, nullptr, enter, S) == 0;
  pthread_sigmask(SIG_SETMASK, &Old, nullptr);
  if (Started)
    pthread_detach(Thread);
  else
    delete S;
  return Started;
}

void TaskThread::run() {
  for (;;) {
    std::function<void()> Task;
    {
      std::unique_lock<std::mutex> Guard(Lock);
      Posted.wait(Guard, [&] { return !Tasks.empty(); });
      Task = std::move(Tasks.front());
      Tasks.pop_front();
    }
    Task();
  }
}

void TaskThread::post(std::function<void()> Task) {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    if (!Started)
      Started = startThread(
          [](void *Data) { static_cast<TaskThread *>(Data)->run(); }, this);
    if (Started) {
      Tasks.push_back(std::move(Task));
      Posted.notify_one();
      return;
    }
  }
  Task();
}

TaskThread &q7x2::opencl::callbackThread() {
  static TaskThread *const Thread = new TaskThread;
  return *Thread;
}

TaskThread &q7x2::opencl::buildThread() {
  static TaskThread *const Thread = new TaskThread;
  return *Thread;
}
