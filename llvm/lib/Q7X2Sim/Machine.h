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
// multiprocessors share one clock, and run in the same order in each cycle.
//
// A multiprocessor cannot notice another one's request of L2 before the latency
// of L2 has passed. In a window of that length each can therefore run alone,
// and several host threads run them in parallel:
//
// - Requests of L2 are only recorded. At the end of the window they are
// executed
//   in the order of their cycles of issue, then of the multiprocessors. Until
//   then their cycles of completion are unknown, but after the window
//   (LaterTimes.h).
// - A multiprocessor whose block ends while others have not started stops. It
//   continues together with the others that have stopped, cycle by cycle, until
//   it has its next block. A multiprocessor that holds fewer blocks than it can
//   is the next to get one, so those that run alone are not concerned.
// - Accesses to global memory take effect at once, so no multiprocessor may
//   access data that another one writes. A SharingWatch detects that; then, or
//   if a block has a fault, the launch starts again without windows.
//
// The state at the end of a window is the same as without windows.
//
// After a block has faulted, the blocks before it continue, so that the error
// reported is the first in block order, as if the blocks ran one after another.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MACHINE_H
#define LLVM_LIB_Q7X2SIM_MACHINE_H

#include "Grid.h"
#include "HostTeam.h"
#include "MachineTiming.h"
#include "MemorySystem.h"
#include "Occupancy.h"
#include "Runner.h"
#include "Sharing.h"
#include "SpinDetector.h"
#include <atomic>
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

  /// With \p Watch, \p Threads host threads run windows.
  Machine(const LaunchState &Launch, const RunOptions &Options,
          Grid::DescribeFn Describe, EndFn End, Statistics &Stats,
          SharingWatch *Watch, unsigned Threads);
  ~Machine();

  /// Returns whether windows are long enough to save time.
  static bool hasWindows(const LaunchState &Launch,
                         const MachineDescription &Description);

  /// Runs all blocks, or until one fails. Returns false if the launch has to
  /// start again without a watch.
  bool run();

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
  bool HasAllPlaces;    // the host's memory holds all blocks that are resident
  bool RunsAhead;
  SharingWatch *const Watch; // null: there are no windows
  HostTeam Team;
  const uint64_t WindowCycles;
  std::vector<MemoryPath *> Paths; // by multiprocessor
  // Of a step of a window: those that run alone, those that run together.
  std::vector<unsigned> Alone;
  std::vector<Multiprocessor *> Together;
  uint64_t AfterEnd = 0; // the cycle after that in which a block ended last
  std::atomic<bool> MustRestart{false};
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
  bool IsSpinCheck = false; // during an attempt
  uint64_t NextSpinCheck;
  uint64_t SpinEnd = 0;         // the end of the attempt
  uint64_t ProblemDeadline = 0; // the last cycle of the earlier blocks

  Multiprocessor *chooseMultiprocessor();
  bool dispatch();
  uint64_t nextDispatch() const;
  bool addSlot(Multiprocessor &M);
  bool start(Multiprocessor &M, uint64_t Number, uint64_t At);
  bool startNoted(Multiprocessor &M);
  bool step(Multiprocessor &M, uint64_t Now, bool Ahead);
  void runAhead(Multiprocessor &M);
  void remove(Multiprocessor &M, Resident &R);
  void vacate(Multiprocessor &M, Resident &R, uint64_t Now);
  void vacateFinished(Multiprocessor &M, uint64_t Now);
  void endBlocks(Multiprocessor &M);
  void fail(Resident &R, Failure F);
  void removeFrom(uint64_t First);
  Resident *firstResident();
  std::string notStartedText() const;
  bool allRepeat() const;
  bool hasChanged() const;
  void startSpinCheck();
  void endSpinCheck();
  bool spins();
  bool advance();
  uint64_t nextCycle() const;
  bool mayRunAhead() const;
  bool makeMultiprocessors();
  bool mayUseWindow() const;
  uint64_t windowEnd() const;
  bool mayRunAlone(const Multiprocessor &M) const;
  void runAlone(Multiprocessor &M, uint64_t Until);
  void runAllAlone(uint64_t Until);
  void collectTogether(uint64_t Until);
  uint64_t nextEvent() const;
  void stepTogether(Multiprocessor &M);
  bool runTogether(uint64_t Until);
  void runWindow(uint64_t Until);
  void endWindow();
  bool endsAfterWindow(uint64_t Until);
  bool poll();
  bool isCancelled();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MACHINE_H
