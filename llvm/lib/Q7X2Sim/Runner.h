//===- Runner.h - A multiprocessor ------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The schedulers of a multiprocessor. Each issues one instruction per cycle,
// from one of the warps of the blocks on the multiprocessor.
//
// An instruction issues when its control word and its pipe allow it
// (docs/timing.md), and takes effect at issue. That is exact unless an
// instruction issues before one that it depends on has completed; such a hazard
// is a fault.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_RUNNER_H
#define LLVM_LIB_Q7X2SIM_RUNNER_H

#include "Block.h"
#include "Cancel.h"
#include "HostLines.h"
#include "LaterTimes.h"
#include "MemoryCounters.h"
#include "Occupancy.h"
#include "Progress.h"
#include "Sharing.h"
#include "StallCause.h"
#include "q7x2/q7x2sim.h"
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace q7x2 {

class CounterSet;
class DebugHook;
class Profile;

constexpr unsigned NumGroups = llvm::Q7X2::GroupUDP + 1;
using Q7X2::NumSchedulers;

struct Statistics {
  uint64_t Cycles = 0;
  uint64_t WarpInsts[NumGroups] = {};
  uint64_t ThreadInsts[NumGroups] = {};
  uint64_t Stalls[NumStallCauses] = {};
  uint64_t GlobalLines = 0;  // 128-byte lines moved by accesses
  uint64_t SharedPasses = 0; // accesses plus bank conflicts
  uint64_t BankConflicts = 0;
  uint64_t Branches = 0;
  uint64_t DivergentBranches = 0;
  MemoryCounters Memory;
  /// The cycles from the start of a warp to its exit, summed over all warps,
  /// and the cycles in which a multiprocessor has a block, summed over all
  /// multiprocessors.
  uint64_t WarpCycles = 0;
  uint64_t ActiveCycles = 0;
  Occupancy Residency;

  void add(const Statistics &S);
  /// Returns the count that RunOptions::MaxCycles limits.
  uint64_t limited(q7x2_timing Timing) const;
};

/// An instruction that issues, for --trace.
struct IssueEvent {
  uint64_t Cycle;
  const BlockState &Block;
  const Warp &W;
  uint32_t PC;
  uint32_t Active; // threads of the fragment
  uint32_t Mask;   // threads whose guard is true
};

/// Cycles in which a warp does not issue, for --timeline.
struct StallEvent {
  uint64_t Begin, End;
  StallCause Cause;
  const BlockState &Block;
  const Warp &W;
};

struct RunOptions {
  q7x2_timing Timing = Q7X2_TIMING_MACHINE;    // not DEFAULT
  const MachineDescription *Machine = nullptr; // not null
  /// The cycle limit, or without timing the limit of issued instructions. 0: no
  /// limit.
  uint64_t MaxCycles = 0;
  std::function<void(const IssueEvent &)> Trace;
  std::function<void(const StallEvent &)> Stall;
  /// Lets another thread end the run; null if that is impossible.
  const CancelScope *Cancel = nullptr;
  Profile *Counters = nullptr; // by instruction; null: nothing is counted
  DebugHook *Debug = nullptr;  // null: nothing stops the launch
  /// Receives the progress; null if it is not reported.
  ProgressMeter *Progress = nullptr;

  bool isCancelled() const {
    return (Cancel && Cancel->isCancelled()) || isEndedByDebugger();
  }
  bool isEndedByDebugger() const;
  /// Called by an engine at regular intervals, with the number of instructions
  /// issued since the last call. Returns true if the launch is cancelled.
  bool poll(uint64_t Issued) const {
    if (Progress)
      Progress->addInstructions(Issued);
    return isCancelled();
  }
};

/// How the run of a block ended.
enum class Outcome : uint8_t {
  Done,
  Fault,
  Trap,
  Deadlock,
  Spin, // all threads repeat loops forever
  CycleLimit,
  Cancelled
};

/// Runs the instructions of a block.
class Engine {
public:
  Engine(const LaunchState &Launch, BlockState &Block,
         const RunOptions &Options, Statistics &Stats)
      : Launch(Launch), Block(Block), Options(Options), Stats(Stats),
        X(Launch, Block) {}
  virtual ~Engine() = default;

  /// Runs a block that has been started.
  virtual Outcome run() = 0;

  /// After a fault or trap: the fault, its warp and its instruction.
  const FaultInfo &fault() const { return X.Fault; }
  const Warp &faultWarp() const { return *X.W; }
  uint32_t faultPC() const { return LastPC; }
  /// Returns the host address that the thread has returned to; 0 if it executed
  /// EXIT.
  uint64_t hostTarget() const { return X.HostTarget; }

protected:
  /// A fault or trap that has been set aside.
  struct WarpFault {
    FaultInfo Fault;
    Warp *W;
    uint32_t PC;
    uint64_t Deadline; // the last cycle of the warps before it
  };
  /// Which warp fails first depends on the timing. So after a fault, the warps
  /// before the failing one continue as long as they do not wait for others,
  /// and the fault of the first warp is reported.
  std::optional<WarpFault> SetAside;
  void setFaultAside(uint64_t Cycle) {
    // A warp may poll for a write by a warp that has ended.
    constexpr uint64_t GraceCycles = 1 << 20;
    SetAside = {std::exchange(X.Fault, FaultInfo()), X.W, LastPC,
                2 * Cycle + GraceCycles};
  }
  void restoreFault() {
    X.Fault = std::move(SetAside->Fault);
    X.W = SetAside->W;
    LastPC = SetAside->PC;
  }
  /// Returns the outcome after a fault or trap.
  Outcome outcome() const {
    return X.Fault.Kind == FaultInfo::Trap ? Outcome::Trap : Outcome::Fault;
  }
  /// Polls the options. Also returns true if blocks share data, so that the
  /// launch starts again.
  bool poll(uint64_t Issued) const {
    return Options.poll(Issued) || (Launch.Watch && Launch.Watch->mustStop());
  }

  const LaunchState &Launch;
  BlockState &Block;
  const RunOptions &Options;
  Statistics &Stats;
  Context X;
  uint32_t LastPC = 0;
};

/// Returns the mask of the threads whose guard is true.
inline uint32_t guardMask(const Warp &W, const DecodedInst &I) {
  uint32_t P = I.UniformGuard ? W.UP[I.Guard.Reg] : W.P[I.Guard.Reg];
  return P ^ (I.Guard.Not ? AllLanes : 0);
}

/// Ends the launch with a hazard of an instruction that these threads execute.
inline void reportHazard(Context &X, Hazard H, uint32_t Lanes) {
  X.fault(firstLane(H.Lanes ? H.Lanes : Lanes), std::move(H.What));
  X.Fault.OtherPC = H.OtherPC;
}

/// A block on a multiprocessor: the engine with timing.
class ResidentBlock : public Engine {
public:
  using Engine::Engine;
  /// Runs the block alone and adds the cycles to the statistics.
  Outcome run() override;

  using Engine::outcome;
  BlockState &block() { return Block; }
  Context &context() { return X; }

private:
  friend class Runner;

  /// The cycles of a warp since its last issue, not counted yet.
  struct StallTime {
    uint64_t From = 0;
    StallCause Cause = StallCause::Dependency;
    uint32_t Place = 0; // the next or the awaited instruction
    /// Of a branch: the end of its stall.
    uint64_t Resolves = 0;
  };
  /// The next instructions of a warp that have taken effect before their issue.
  struct AheadRun {
    unsigned Left = 0;
    unsigned Next = 0; // index of the first one's mask
    uint32_t Masks[MaxAhead];
  };
  uint64_t Start = 0;                // its first cycle
  unsigned WarpsLeft = 0;            // that have threads left
  HostLineVector<StallTime> Stalled; // by warp
  HostLineVector<AheadRun> Aheads;   // by warp
};

/// Returns, for each instruction of the launch, its operand in a constant bank,
/// in the format of Runner::Config::Constants.
std::vector<uint32_t> constantOperands(const LaunchState &Launch);
std::vector<uint8_t> orderedInstructions(const LaunchState &Launch);

class SpinDetector;

/// The schedulers of a multiprocessor.
class Runner {
public:
  /// The configuration of a multiprocessor.
  struct Config {
    unsigned Schedulers = NumSchedulers;
    /// The memory hierarchy. Null: accesses have the latencies of the table.
    MemoryPath *Path = nullptr;
    /// For each instruction, its operand in a constant bank: the bank in the
    /// upper half, the offset in the lower half; or NoConstant. Null without
    /// Path.
    const uint32_t *Constants = nullptr;
    /// For each instruction, whether its issue time matters to other
    /// multiprocessors or the dispatch of blocks. Null without Path.
    const uint8_t *Ordered = nullptr;
    /// Whether a scheduler issues from one warp as long as it can, and then
    /// from the youngest, instead of from the warps in turn.
    bool Greedy = false;
  };
  static constexpr uint32_t NoConstant = ~uint32_t(0);

  Runner(const LaunchState &Launch, const RunOptions &Options,
         Statistics &Stats, const Config &C);
  ~Runner();

  /// Adds the warps of a started block, which can issue from this cycle on.
  void add(ResidentBlock &R, uint64_t Cycle);
  /// Removes the warps of a block.
  void remove(ResidentBlock &R);
  enum class StepResult : uint8_t {
    Done,
    Failed, // a block had a fault or trap
    Waits   // for the other multiprocessors
  };
  /// Lets each scheduler issue if it can. With \p Ahead, other multiprocessors
  /// may still be at earlier cycles. The step is then interrupted before an
  /// ordered instruction, and the next call continues it.
  StepResult step(uint64_t Cycle, bool Ahead);
  /// Returns the next cycle in which an instruction can issue; the largest
  /// number if there is none.
  uint64_t nextCycle() const { return NextCycle; }
  /// Returns the block that had the fault.
  ResidentBlock *failedBlock() const { return Failed; }
  /// Returns the blocks whose threads have all exited since the last call.
  llvm::SmallVector<ResidentBlock *, 4> takeFinished() {
    return std::exchange(Finished, {});
  }
  /// Reports the instructions executed from now on to a detector; null stops
  /// this.
  void setDetector(SpinDetector *Detector) { Spin = Detector; }
  /// Whether a block has a fault, even if it is not the one to report yet, or
  /// its threads have all exited.
  bool hasFault() const { return !Failing.empty(); }
  llvm::ArrayRef<ResidentBlock *> finished() const { return Finished; }
  /// The cycles that were unknown in a window (MemoryPath) have become known.
  void resolve();
  /// The instructions that have issued since it was called last.
  uint64_t takeIssued() { return std::exchange(Unreported, 0); }

private:
  struct Scheduler {
    HostLineVector<Warp *> Warps;
    HostLineVector<ResidentBlock *> Blocks; // of the warps
    HostLineVector<uint64_t> Ready;         // their ReadyCycle
    unsigned Next = 0;      // index where the search for a ready warp starts
    uint64_t NextCycle = 0; // nothing can issue before
    uint64_t PipeFree[MaxPipes] = {};
  };

  const LaunchState &Launch;
  const RunOptions &Options;
  Statistics &Stats;
  const Config C;
  HostLineVector<Scheduler> Schedulers;
  unsigned First = 0; // the scheduler that issues first
  // For a step that may be interrupted: the first scheduler, and the number of
  // schedulers done.
  unsigned StepFirst = 0, StepDone = 0;
  bool Ahead = false;
  bool Waits = false; // the step is interrupted
  llvm::SmallVector<ResidentBlock *, 4> Finished;
  uint64_t Cycle = 0, NextCycle = 0;
  ResidentBlock *B = nullptr;     // the block of the issuing warp
  uint64_t Unreported = 0;        // instructions, for takeIssued
  CounterSet *Counters = nullptr; // null without a profile
  SpinDetector *Spin = nullptr;   // null unless an attempt is running
  bool IsObserved = false;        // by checks or per-issue events
  /// Whether instructions whose effects only their own warp can observe may
  /// take effect before they issue.
  bool MayRunAhead = false;

  /// Blocks with a fault that has been set aside.
  llvm::SmallVector<ResidentBlock *, 4> Failing;
  ResidentBlock *Failed = nullptr;

  static void resolve(ResidentBlock &R, Warp &W, const LaterTimes &Times);
  bool issueFrom(Scheduler &S, unsigned Number);
  bool schedule(Scheduler &S);
  bool issue(Scheduler &S, Warp &W);
  bool isStalled(const Scheduler &S, Warp &W, const InstTiming &T);
  bool isOrdered(uint32_t PC);
  bool isFetching(Warp &W, uint32_t PC);
  bool isDraining(Warp &W);
  bool isMemoryBusy(Warp &W, const InstTiming &T);
  void execute(Warp &W, const DecodedInst &I, const InstTiming &T,
               uint32_t Active, uint32_t Mask);
  bool findHazard(const Warp &W, const InstTiming &T, uint32_t Active,
                  uint32_t Mask, RegSpan Indexed);
  uint64_t completion(const DecodedInst &I, const InstTiming &T, uint32_t Mask);
  void setNextIssue(Warp &W, const DecodedInst &I, const InstTiming &T);
  void countExit(Warp &W);
  void count(const DecodedInst &I, const InstTiming &T, const Warp &W,
             uint32_t Active, uint32_t Mask);
  void park(Warp &W);
  void setPlace(Warp &W, uint32_t PC);
  void account(Warp &W, uint64_t Until) {
    if (Until > B->Stalled[W.Index].From)
      addStall(W, Until);
  }
  void addStall(Warp &W, uint64_t Until);
  void countStall(Warp &W, uint64_t Until, StallCause Cause);
  void executeAhead(Warp &W, uint32_t PC, uint32_t Active);
  void issueAhead(Warp &W, const InstTiming &T, uint32_t Active);
  bool hasConstants(const DecodedInst &I) const;
  void run(Warp &W, const DecodedInst &I, uint32_t Active, uint32_t Mask);
  void runObserved(Warp &W, const DecodedInst &I, uint32_t Active,
                   uint32_t Mask);
  void delay(Warp &W, uint64_t Until, StallCause Cause);
  void finishIssue(unsigned Number);
  void refreshReady();
  void removeWarps(ResidentBlock &R, unsigned FirstIndex);
  bool canRun(const ResidentBlock &R) const;
  bool findFailed();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_RUNNER_H
