//===- Progress.h - Reports the progress of a launch ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_PROGRESS_H
#define LLVM_LIB_Q7X2SIM_PROGRESS_H

#include "q7x2/q7x2sim.h"
#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>

namespace q7x2 {

/// Counts the progress of a launch's threads and reports it to the client at
/// regular intervals. Its functions are thread-safe.
class ProgressMeter {
  using Clock = std::chrono::steady_clock;

  const q7x2_progress_fn Report; // may be null
  void *const Context;
  const uint64_t Blocks;
  std::atomic<uint64_t> Done = 0, Instructions = 0;
  std::mutex Reporting; // guards the following, and Report
  Clock::time_point Next;

public:
  ProgressMeter(const q7x2_launch_options &O, uint64_t Blocks);

  /// Counts issued instructions.
  void addInstructions(uint64_t Count);
  /// Counts a block that has ended.
  void addBlock() { ++Done; }
  /// Restarts the counts when the launch begins anew.
  void restart() { Done = Instructions = 0; }
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_PROGRESS_H
