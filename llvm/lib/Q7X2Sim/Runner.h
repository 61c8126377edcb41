//===- Runner.h - Runs a block ----------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The schedulers of a multiprocessor: they issue the instructions of a block's
// warps, one a cycle each, until all threads have exited. Blocks are
// independent, so a launch runs them one after another on one multiprocessor;
// its cycles are the sum of theirs.
//
// A warp's next instruction issues when its control text lets it and its pipe
// is free (docs/timing.md). What it does takes effect at once; an instruction
// that reads or writes too early to find on the machine what it finds here is a
// fault.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_RUNNER_H
#define LLVM_LIB_Q7X2SIM_RUNNER_H

#include "Block.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace q7x2 {

constexpr unsigned NumGroups = llvm::Q7X2::GroupUDP + 1;
constexpr unsigned NumSchedulers = 4;

/// Why a warp that exists did not issue in a cycle.
enum class StallCause : uint8_t {
  Dependency,  // control text: a fixed latency
  Scoreboard,  // a result of variable latency
  Memory,      // the same, of a memory instruction
  Branch,      // the way to the target of a branch
  Pipe,        // another instruction was issued to the pipe
  Barrier,     // threads wait at a barrier of the block
  Convergence, // threads wait for others of the warp
  Sleep,
  NotSelected, // the scheduler issued another warp's instruction
  Count
};
constexpr unsigned NumStallCauses = unsigned(StallCause::Count);

struct Statistics {
  uint64_t Cycles = 0;
  uint64_t WarpInsts[NumGroups] = {};
  uint64_t ThreadInsts[NumGroups] = {};
  uint64_t Stalls[NumStallCauses] = {};
  uint64_t GlobalLines = 0;  // 128-byte lines that accesses moved
  uint64_t SharedPasses = 0; // accesses to shared memory and their conflicts
  uint64_t BankConflicts = 0;
  uint64_t Branches = 0;
  uint64_t DivergentBranches = 0;

  void add(const Statistics &S);
};

/// An instruction that issues, for --trace.
struct IssueEvent {
  uint64_t Cycle;
  const BlockState &Block;
  const Warp &W;
  uint32_t PC;
  uint32_t Active; // threads of the fragment
  uint32_t Mask;   // those whose guard is true
};

/// Cycles of a warp in which it waits, for --timeline.
struct StallEvent {
  uint64_t Begin, End;
  StallCause Cause;
  const BlockState &Block;
  const Warp &W;
};

struct RunOptions {
  uint64_t MaxCycles = 0; // 0: no limit
  std::function<void(const IssueEvent &)> Trace;
  std::function<void(const StallEvent &)> Stall;
};

/// How the run of a block ended.
enum class Outcome : uint8_t { Done, Fault, Trap, Deadlock, CycleLimit };

class Runner {
public:
  Runner(const LaunchState &Launch, BlockState &Block,
         const RunOptions &Options, Statistics &Stats)
      : Launch(Launch), Block(Block), Options(Options), Stats(Stats),
        X(Launch, Block) {}

  /// Runs a block that has been started.
  Outcome run();

  /// After a fault or trap: what, where and by whom.
  const FaultInfo &fault() const { return X.Fault; }
  const Warp &faultWarp() const { return *X.W; }
  uint32_t faultPC() const { return LastPC; }
  /// How the thread left that the host has started; 0: by EXIT.
  uint64_t leftFor() const { return X.LeftFor; }

private:
  struct Scheduler {
    std::vector<Warp *> Warps;
    unsigned Next = 0; // where the search for a ready warp starts
    uint64_t PipeFree[MaxPipes] = {};
  };
  /// A warp's time that no issue has accounted for yet.
  struct StallTime {
    uint64_t From = 0;
    StallCause Cause = StallCause::Dependency;
  };

  const LaunchState &Launch;
  BlockState &Block;
  const RunOptions &Options;
  Statistics &Stats;
  Context X;
  Scheduler Schedulers[NumSchedulers];
  std::vector<StallTime> Stalled; // by warp
  uint64_t Cycle = 0;
  uint32_t LastPC = 0;

  void assignWarps();
  bool schedule(Scheduler &S);
  bool issue(Scheduler &S, Warp &W);
  bool isHeldBack(const Scheduler &S, Warp &W, const InstTiming &T);
  void execute(Warp &W, const DecodedInst &I, const InstTiming &T,
               uint32_t Active, uint32_t Mask);
  RegSpan indexedRegister(const Warp &W, const DecodedInst &I,
                          const InstTiming &T) const;
  bool checkHazards(Warp &W, const InstTiming &T, uint32_t Active,
                    uint32_t Mask, RegSpan Indexed);
  void setNextIssue(Warp &W, const InstTiming &T);
  void count(const DecodedInst &I, const InstTiming &T, const Warp &W,
             uint32_t Active, uint32_t Mask);
  void park(Warp &W);
  void account(Warp &W, uint64_t Until);
  void hold(Warp &W, uint64_t Until, StallCause Cause);
  uint64_t nextEvent() const;
  Outcome loop();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_RUNNER_H
