//===-- TaskThread.h - A thread that runs tasks in order --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_TASKTHREAD_H
#define Q7X2_OPENCL_TASKTHREAD_H

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace q7x2::opencl {

/// Starts a detached thread that no signal of the host program is delivered to.
/// False if there can be none.
bool startThread(void (*Function)(void *), void *Data);

/// Calls functions one after another in a thread of its own, which starts with
/// the first of them and never ends.
class TaskThread {
  std::mutex Lock;
  std::condition_variable Posted;
  std::deque<std::function<void()>> Tasks;
  bool Started = false;

  [[noreturn]] void run();

public:
  /// Without a thread the caller runs the task.
  void post(std::function<void()> Task);
};

/// Calls back the host program: a callback may use any function of OpenCL.
TaskThread &callbackThread();
/// Builds programs for those who do not wait.
TaskThread &buildThread();

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_TASKTHREAD_H
