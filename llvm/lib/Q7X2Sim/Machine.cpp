//===- Machine.cpp - Runs blocks side by side -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "Debugger.h"
#include "Output.h"
#include "Report.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace q7x2;
using namespace llvm;

static const uint64_t Never = ~uint64_t(0);
// The limit of the host memory for the thread-local memory of all resident
// blocks.
static const uint64_t MaxLocalBytes = uint64_t(1) << 30;
// After a failure, the blocks before the failing one continue for as many
// cycles as the launch has taken, plus this number: one of them may wait for
// the block that has ended.
static const uint64_t GraceCycles = 1 << 20;
// The cycle of the first attempt to detect that all threads spin; each further
// attempt starts after twice as many cycles. An attempt takes a fraction of the
// cycles elapsed so far and examines the warps at regular intervals.
static const uint64_t FirstSpinCheck = 1 << 16;
static const uint64_t SpinFraction = 8;
static const uint64_t SpinInterval = 1 << 10;
// The number of cycles with an issue between two polls of Cancel.
static const unsigned PollInterval = 1024;

/// A block and its state while it is resident.
struct Machine::Resident {
  uint64_t Number = 0;
  LaunchState Launch;
  BlockState State;
  std::string Output;
  std::optional<OutputPort> Port;
  std::optional<ResidentBlock> Block; // none: the slot is free
};

struct Machine::Multiprocessor {
  unsigned Number;
  MemoryPath Path;
  Runner Schedulers;
  std::vector<std::unique_ptr<Resident>> Slots;
  unsigned Used = 0;
  uint64_t ActiveSince = 0;
  bool Waits = false; // for the other multiprocessors

  Multiprocessor(Machine &M, unsigned Number)
      : Number(Number), Path(M.Memory),
        Schedulers(M.Launch, M.Options, M.Stats,
                   {unsigned(M.Description.Schedulers), &Path,
                    M.Constants.data(), M.Ordered.data()}) {}
};

Machine::Machine(const LaunchState &Launch, const RunOptions &Options,
                 Grid::DescribeFn Describe, EndFn End, Statistics &Stats)
    : Timed(Launch, *Options.Machine), Launch(Timed.Launch), Options(Options),
      Describe(Describe), End(End), Stats(Stats),
      Description(
          withoutShared(*Options.Machine, Launch,
                        computeOccupancy(*Options.Machine, Launch).Blocks)),
      Memory(Description, Stats.Memory),
      Constants(constantOperands(this->Launch)),
      Ordered(orderedInstructions(this->Launch)),
      BlockCount(uint64_t(Launch.Grid[0]) * Launch.Grid[1] * Launch.Grid[2]) {
  Stats.Residency = computeOccupancy(*Options.Machine, Launch);
  // The host may change memory that threads poll.
  const bool IsConcurrent =
      any_of(Launch.Memory->allocations(),
             [](const Allocation &A) { return A.Concurrent; });
  NextSpinCheck = IsConcurrent ? Never : FirstSpinCheck;
  const uint64_t LocalBytes = std::max<uint64_t>(
      uint64_t(Launch.LocalBytes) * Launch.ThreadsPerBlock, 1);
  MaxResident = std::max<uint64_t>(MaxLocalBytes / LocalBytes, 1);
  // Events are reported in time order, which excludes running ahead. If memory
  // does not limit the number of blocks, a new block starts on the
  // multiprocessor on which one has ended.
  RunsAhead =
      !Options.Trace && !Options.Stall && !Options.Debug &&
      MaxResident >= Description.Multiprocessors * Stats.Residency.Blocks;
}

Machine::~Machine() = default;

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

/// Returns the multiprocessor with the fewest blocks that can hold another one;
/// null if there is none.
Machine::Multiprocessor *Machine::chooseMultiprocessor() {
  if (ResidentCount >= MaxResident)
    return nullptr;
  Multiprocessor *Best = nullptr;
  for (const auto &M : Multiprocessors)
    if (!Best || M->Used < Best->Used)
      Best = M.get();
  // Multiprocessors are created when they get their first block.
  if ((!Best || Best->Used != 0) &&
      Multiprocessors.size() < Description.Multiprocessors) {
    Multiprocessors.push_back(
        std::make_unique<Multiprocessor>(*this, Multiprocessors.size()));
    return Multiprocessors.back().get();
  }
  return Best->Used < Stats.Residency.Blocks ? Best : nullptr;
}

/// Starts a block. Returns false if the host is out of memory.
bool Machine::start(Multiprocessor &M, uint64_t Number) {
  auto Free = find_if(M.Slots, [](const auto &R) { return !R->Block; });
  if (Free == M.Slots.end()) {
    M.Slots.push_back(std::make_unique<Resident>());
    Free = std::prev(M.Slots.end());
    (*Free)->Launch = Launch;
    if (!(*Free)->State.prepare(Launch))
      return false;
  }
  Resident &R = **Free;
  R.Number = Number;
  R.Output.clear();
  // Under a debugger, text appears as soon as it is written.
  R.Port.emplace([this, &R](const std::string &Text) {
    if (Options.Debug)
      Options.Debug->write(Text);
    else
      R.Output += Text;
  });
  R.Launch.Output = &*R.Port;
  R.Block.emplace(R.Launch, R.State, Options, Stats);
  Context &X = R.Block->context();
  X.Path = &M.Path;
  X.Multiprocessor = M.Number;
  X.Slot = Free - M.Slots.begin();
  const uint64_t Row = Number / Launch.Grid[0];
  R.State.start(R.Launch, Number % Launch.Grid[0], Row % Launch.Grid[1],
                Row / Launch.Grid[1]);
  if (Options.Debug)
    Options.Debug->blockStarts(R.State);
  M.Schedulers.add(*R.Block, Cycle + Description.BlockLatency);
  if (M.Used++ == 0)
    M.ActiveSince = Cycle;
  ++ResidentCount;
  return true;
}

/// Returns the first cycle in which the next block may start.
uint64_t Machine::nextDispatch() const {
  return Description.DispatchRate ? Dispatched * 1000 / Description.DispatchRate
                                  : 0;
}

/// Starts blocks as resources allow. Returns false if the host is out of
/// memory.
bool Machine::dispatch() {
  while (!Problem && !Full && NextBlock != BlockCount) {
    if (nextDispatch() > Cycle)
      break;
    Multiprocessor *M = chooseMultiprocessor();
    Full = !M;
    if (Full)
      break;
    // Unused dispatch slots do not accumulate.
    Dispatched = std::max(Dispatched, Cycle * Description.DispatchRate / 1000);
    ++Dispatched;
    if (!start(*M, NextBlock)) {
      End(NextBlock, "",
          Failure{Q7X2_ERROR_OUT_OF_MEMORY, "out of memory for a block"});
      return false;
    }
    ++NextBlock;
  }
  return true;
}

void Machine::remove(Multiprocessor &M, Resident &R) {
  Full = false;
  if (Options.Debug)
    Options.Debug->blockEnds(R.State);
  M.Schedulers.remove(*R.Block);
  R.Block.reset();
  --ResidentCount;
  if (--M.Used == 0)
    Stats.ActiveCycles += Cycle + 1 - M.ActiveSince;
}

//===----------------------------------------------------------------------===//
// Problems
//===----------------------------------------------------------------------===//

void Machine::removeFrom(uint64_t First) {
  for (const auto &M : Multiprocessors)
    for (const auto &R : M->Slots)
      if (R->Block && R->Number >= First)
        remove(*M, *R);
}

/// Records the failure of a block: the results of all later blocks are
/// discarded.
void Machine::fail(Resident &R, Failure F) {
  Problem = std::move(F);
  ProblemBlock = R.Number;
  ProblemOutput = R.Output;
  ProblemDeadline = 2 * Cycle + GraceCycles;
  removeFrom(R.Number);
}

Machine::Resident *Machine::firstResident() {
  Resident *First = nullptr;
  for (const auto &M : Multiprocessors)
    for (const auto &R : M->Slots)
      if (R->Block && (!First || R->Number < First->Number))
        First = R.get();
  return First;
}

/// Returns a text about the blocks not started yet, for messages about blocks
/// that wait.
std::string Machine::notStartedText() const {
  if (NextBlock == BlockCount)
    return "";
  const uint64_t Row = NextBlock / Launch.Grid[0];
  const uint32_t Index[3] = {uint32_t(NextBlock % Launch.Grid[0]),
                             uint32_t(Row % Launch.Grid[1]),
                             uint32_t(Row / Launch.Grid[1])};
  return formatv("; {0} of {1} blocks have not started, as the machine holds "
                 "{2} at a time: the first of them is {3}",
                 BlockCount - NextBlock, BlockCount, ResidentCount,
                 tripleText(Index));
}

//===----------------------------------------------------------------------===//
// The clock
//===----------------------------------------------------------------------===//

/// Steps one multiprocessor until an ordered instruction has to wait for the
/// others. This improves locality in the host's caches.
void Machine::runAhead(Multiprocessor &M) {
  constexpr uint64_t MaxCycles = 1 << 12;
  const uint64_t End = Cycle + MaxCycles;
  while (!M.Waits && M.Schedulers.nextCycle() < End &&
         step(M, M.Schedulers.nextCycle(), /*Ahead=*/true))
    ;
}

/// Steps a multiprocessor. Returns false if the machine has to stop.
bool Machine::step(Multiprocessor &M, uint64_t Now, bool Ahead) {
  auto Find = [&](ResidentBlock *B) -> Resident & {
    return *M.Slots[B->context().Slot];
  };
  const Runner::StepResult Result = M.Schedulers.step(Now, Ahead);
  M.Waits = Result == Runner::StepResult::Waits;
  for (ResidentBlock *B : M.Schedulers.takeFinished()) {
    Resident &R = Find(B);
    const uint64_t Number = R.Number;
    remove(M, R);
    End(Number, std::move(R.Output), std::nullopt);
  }
  if (Result == Runner::StepResult::Failed) {
    ResidentBlock *B = M.Schedulers.failedBlock();
    fail(Find(B), Describe(B->outcome(), &B->block(), B));
  }
  return Result == Runner::StepResult::Done;
}

uint64_t Machine::nextCycle() const {
  uint64_t Next = Never;
  for (const auto &M : Multiprocessors)
    if (M->Used)
      Next = std::min(Next, M->Schedulers.nextCycle());
  return Next;
}

void Machine::setDetector(SpinDetector *Detector) {
  for (const auto &M : Multiprocessors)
    M->Schedulers.setDetector(Detector);
}

/// Returns true if every warp that can run is in a state that it has been in
/// before.
bool Machine::allRepeat() const {
  for (const auto &M : Multiprocessors)
    for (const auto &R : M->Slots)
      if (R->Block)
        for (const Warp *W : R->State.Warps)
          if (W->live() && W->ReadyCycle != Never && !Spin->repeats(*W))
            return false;
  return true;
}

/// Returns true if no thread can ever make progress again. Called when
/// NextSpinCheck is reached.
bool Machine::spins() {
  if (!Spin) {
    Spin = std::make_unique<SpinDetector>();
    setDetector(Spin.get());
    SpinEnd = Cycle + Cycle / SpinFraction;
    NextSpinCheck = Cycle + SpinInterval;
    return false;
  }
  if (!Spin->hasChanged() && allRepeat())
    return true;
  NextSpinCheck = Cycle + SpinInterval;
  if (!Spin->hasChanged() && Cycle < SpinEnd)
    return false;
  setDetector(nullptr);
  Spin.reset();
  NextSpinCheck = 2 * Cycle;
  return false;
}

/// Advances to the next cycle in which something happens. Returns false if
/// nothing can happen, or the launch must stop.
bool Machine::advance() {
  uint64_t Next = nextCycle();
  if (NextBlock != BlockCount && !Problem && !Full)
    Next = std::min(Next, std::max(Cycle + 1, nextDispatch()));
  if (Next == Never) {
    if (Resident *R = firstResident())
      fail(*R, Describe(Outcome::Deadlock, &R->State, &*R->Block));
    return false;
  }
  Cycle = Next;
  // If no blocks wait for a place, the loop is an ordinary endless loop.
  if (Cycle >= NextSpinCheck && NextBlock != BlockCount && spins()) {
    if (Problem)
      return false;
    Resident *R = firstResident();
    Failure F = Describe(Outcome::Spin, &R->State, &*R->Block);
    F.What += notStartedText();
    fail(*R, std::move(F));
    return false;
  }
  if (Problem)
    return Cycle <= ProblemDeadline;
  if (Options.MaxCycles && Cycle > Options.MaxCycles) {
    Resident *R = firstResident();
    Failure F = Describe(Outcome::CycleLimit, &R->State, &*R->Block);
    F.What += notStartedText();
    fail(*R, std::move(F));
    return false;
  }
  return true;
}

/// Returns true if multiprocessors may run ahead. They must not while a block
/// may still be dispatched to an earlier cycle of its multiprocessor.
bool Machine::mayRunAhead() const {
  return RunsAhead && !Spin &&
         (!Description.DispatchRate || Full || NextBlock == BlockCount);
}

/// Polls for cancellation, which also reports progress.
bool Machine::isCancelled() {
  uint64_t Issued = 0;
  for (const auto &M : Multiprocessors)
    Issued += M->Schedulers.takeIssued();
  return Options.poll(Issued);
}

void Machine::run() {
  unsigned Polls = 0;
  if (isCancelled())
    return;
  while (dispatch()) {
    if (ResidentCount == 0) {
      if (Problem || NextBlock == BlockCount)
        break;
      Cycle = nextDispatch();
      continue;
    }
    const uint64_t Before = ResidentCount;
    for (const auto &M : Multiprocessors)
      if (M->Used && M->Schedulers.nextCycle() <= Cycle)
        step(*M, Cycle, /*Ahead=*/false);
    if (ResidentCount != Before) {
      ++Cycle; // the cycle after the block has ended
      continue;
    }
    if (mayRunAhead())
      for (const auto &M : Multiprocessors)
        if (M->Used)
          runAhead(*M);
    if (!advance())
      break;
    if (++Polls % PollInterval == 0 && isCancelled()) {
      if (auto *R = Problem ? nullptr : firstResident())
        fail(*R, Describe(Outcome::Cancelled, &R->State, &*R->Block));
      break;
    }
  }
  removeFrom(0);
  // A launch is complete when all its accesses are.
  for (const auto &M : Multiprocessors)
    Cycle = std::max(Cycle, M->Path.lastDone());
  Stats.Cycles += Cycle + Description.LaunchLatency;
  if (Problem)
    End(ProblemBlock, std::move(ProblemOutput), std::move(Problem));
}
