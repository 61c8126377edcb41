//===- Machine.h - Runs blocks side by side ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Simulates the machine of a MachineDescription. Blocks are dispatched in
// order, each to the multiprocessor with the fewest blocks, as long as one has
// resources left; the remaining blocks follow as others end. All
// multiprocessors share one clock, and one host thread runs them in the same
// order in each cycle.
//
// After a block has faulted, the blocks before it continue, so that the error
// reported is the first in block order, as if the blocks ran one after another.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MACHINE_H
#define LLVM_LIB_Q7X2SIM_MACHINE_H

#include "Grid.h"
#include "MachineTiming.h"
#include "MemorySystem.h"
#include "Occupancy.h"
#include "Runner.h"
#include "SpinDetector.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace q7x2 {

class Machine {
public:
  /// Called when a block has ended: its number, its output, and why it did not
  /// complete.
  using EndFn =
      llvm::function_ref<void(uint64_t, std::string, std::optional<Failure>)>;

  Machine(const LaunchState &Launch, const RunOptions &Options,
          Grid::DescribeFn Describe, EndFn End, Statistics &Stats);
  ~Machine();

  /// Runs all blocks, or until one fails.
  void run();

private:
  struct Resident;
  struct Multiprocessor;

  const TimedLaunch Timed;
  const LaunchState &Launch;
  const RunOptions &Options;
  Grid::DescribeFn Describe;
  EndFn End;
  Statistics &Stats;
  const MachineDescription Description;
  MemorySystem Memory;
  const std::vector<uint32_t> Constants;
  const std::vector<uint8_t> Ordered;
  const uint64_t BlockCount;
  uint64_t MaxResident; // on all multiprocessors together
  bool RunsAhead;
  std::vector<std::unique_ptr<Multiprocessor>> Multiprocessors;
  uint64_t NextBlock = 0;
  uint64_t ResidentCount = 0;
  uint64_t Cycle = 0;
  uint64_t Dispatched = 0; // blocks counted by DispatchRate
  bool Full = false;       // no multiprocessor can hold another block
  /// The failure of the first failing block, in block order.
  std::optional<Failure> Problem;
  uint64_t ProblemBlock = 0;
  std::string ProblemOutput;
  std::unique_ptr<SpinDetector> Spin; // null between two attempts
  uint64_t NextSpinCheck;
  uint64_t SpinEnd = 0;         // the end of the attempt
  uint64_t ProblemDeadline = 0; // the last cycle of the earlier blocks

  Multiprocessor *chooseMultiprocessor();
  bool dispatch();
  uint64_t nextDispatch() const;
  bool start(Multiprocessor &M, uint64_t Number);
  bool step(Multiprocessor &M, uint64_t Now, bool Ahead);
  void runAhead(Multiprocessor &M);
  void remove(Multiprocessor &M, Resident &R);
  void fail(Resident &R, Failure F);
  void removeFrom(uint64_t First);
  Resident *firstResident();
  std::string notStartedText() const;
  void setDetector(SpinDetector *Detector);
  bool allRepeat() const;
  bool spins();
  bool advance();
  uint64_t nextCycle() const;
  bool mayRunAhead() const;
  bool isCancelled();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MACHINE_H
