//===- HostTeam.h - Threads of the host for short tasks ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Host threads that execute many short lists of tasks. Between two lists they
// poll for a while, since a list may take only a few microseconds, and then
// sleep. Each thread has a share of the tasks, so that the data of a task stays
// in the caches of one core. A thread that is done also executes the tasks of
// another share that its own thread does not begin because the host is busy.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_HOSTTEAM_H
#define LLVM_LIB_Q7X2SIM_HOSTTEAM_H

#include "HostLines.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace q7x2 {

class HostTeam {
public:
  using TaskFn = llvm::function_ref<void(unsigned)>;

  /// The calling thread is one of the \p Threads.
  explicit HostTeam(unsigned Threads);
  ~HostTeam();
  HostTeam(const HostTeam &) = delete;

  /// Executes a task for each of these numbers, in any order and in parallel,
  /// and returns when all are done. Numbers that are equal modulo the number of
  /// threads form the share of one thread.
  void run(llvm::ArrayRef<unsigned> Numbers, TaskFn Task);

private:
  // A list is open while it may have tasks left. Nothing waits for threads that
  // would join later.
  static constexpr uint64_t Open = uint64_t(1) << 32;
  static constexpr uint64_t OneList = Open << 1;
  static constexpr uint64_t Working = Open - 1; // threads, without the caller

  struct alignas(HostLineBytes) Share {
    std::vector<unsigned> Numbers;
    std::atomic<size_t> Next = 0; // index of the next one to begin

    bool hasNext() const {
      return Next.load(std::memory_order_relaxed) < Numbers.size();
    }
  };

  std::vector<std::thread> Threads; // the others
  // Of the list, constant while it is open or threads work.
  TaskFn Task = nullptr;
  std::vector<Share> Shares;       // by thread; the first is the caller's
  std::atomic<uint64_t> State = 0; // the list's number and the fields above
  std::atomic<bool> Ends = false;
  std::mutex Lock; // of those that sleep
  std::condition_variable Wake;
  std::atomic<unsigned> Sleeping = 0;

  bool executeNext(Share &S);
  void executeTasks(unsigned Thread);
  void work(unsigned Thread);
  bool join(uint64_t &Last);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_HOSTTEAM_H
