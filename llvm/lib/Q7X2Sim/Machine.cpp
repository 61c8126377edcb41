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

/// A block, with the state that it has while it is resident.
struct alignas(HostLineBytes) Machine::Resident {
  uint64_t Number = 0;
  LaunchState Launch;
  BlockState State;
  std::string Output;
  std::optional<OutputPort> Port;
  std::optional<ResidentBlock> Block; // none: the slot is free
  uint64_t FreeFrom = 0;              // when the last one has left it
};

struct alignas(HostLineBytes) Machine::Multiprocessor {
  unsigned Number;
  Statistics Stats;
  MemoryPath Path;
  Runner Schedulers;
  std::optional<BlockWatch> Uses; // with a watch
  SpinDetector Spin;              // of the last attempt
  std::vector<std::unique_ptr<Resident>> Slots;
  unsigned Used = 0;
  uint64_t ActiveSince = 0;
  uint64_t NextStart = 0; // the earliest start of another block
  uint64_t LastEnd = 0;   // of a block; 0: none has ended
  bool Waits = false;     // for the other multiprocessors

  /// A block that has its place, which the next step makes use of.
  struct NotedStart {
    uint64_t Number, At;
  };
  /// A block that has ended.
  struct NotedEnd {
    uint64_t Number, At;
    std::string Output;
  };
  // Of a window.
  llvm::SmallVector<NotedStart, 4> Starts;
  llvm::SmallVector<NotedEnd, 4> Ends;
  /// The cycle in which a block has ended that another one replaces.
  uint64_t StoppedAt = Never;

  Multiprocessor(Machine &M, unsigned Number)
      : Number(Number), Path(M.Memory, Stats.Memory, Number),
        Schedulers(M.Launch, M.Options, Stats,
                   {unsigned(M.Description.Schedulers), &Path,
                    M.Constants.data(), M.Ordered.data(),
                    M.Description.GreedyIssue != 0}) {
    if (M.Watch)
      Uses.emplace(*M.Watch).start(Number + 1);
  }

  /// The next cycle in which something happens.
  uint64_t nextCycle(uint64_t BlockLatency) const {
    uint64_t Next = std::min(StoppedAt, Schedulers.nextCycle());
    for (const NotedStart &S : Starts)
      Next = std::min(Next, S.At + BlockLatency);
    return Next;
  }
};

// The shortest window that saves time.
static const uint64_t MinWindow = 64;
// Multiprocessors that run together do so for a while, until those that have a
// block again can continue alone.
static const uint64_t CyclesTogether = 16;

/// The cycles of a window.
static uint64_t windowCycles(const LaunchState &Launch,
                             const MachineDescription &Description) {
  // These look at the instructions that are complete when their target issues.
  uint64_t Jump = 0;
  for (uint32_t PC = 0; PC != Launch.CodeSize; ++PC)
    if (is_contained({op::BRX, op::CALL, op::RET}, Launch.Code[PC].Op))
      Jump = std::max<uint64_t>(Jump, Launch.Timings[PC].ResultLatency);
  return Description.L2Latency - std::min(Jump, Description.L2Latency);
}

/// The blocks that the host's memory holds.
static uint64_t maxResident(const LaunchState &Launch) {
  const uint64_t LocalBytes = std::max<uint64_t>(
      uint64_t(Launch.LocalBytes) * Launch.ThreadsPerBlock, 1);
  return std::max<uint64_t>(MaxLocalBytes / LocalBytes, 1);
}

/// Whether a block starts on the multiprocessor on which one has ended.
static bool replacesInPlace(const LaunchState &Launch,
                            const MachineDescription &Description) {
  return maxResident(Launch) >=
         Description.Multiprocessors *
             computeOccupancy(Description, Launch).Blocks;
}

bool Machine::hasWindows(const LaunchState &Launch,
                         const MachineDescription &Description) {
  const TimedLaunch Timed(Launch, Description);
  return windowCycles(Timed.Launch, Description) >= MinWindow &&
         replacesInPlace(Launch, Description);
}

Machine::Machine(const LaunchState &Launch, const RunOptions &Options,
                 Grid::DescribeFn Describe, EndFn End, Statistics &Stats,
                 SharingWatch *Watch, unsigned Threads)
    : Timed(Launch, *Options.Machine), Launch(Timed.Launch), Options(Options),
      Describe(Describe), End(End), Stats(Stats),
      Description(
          withoutShared(*Options.Machine, Launch,
                        computeOccupancy(*Options.Machine, Launch).Blocks)),
      Memory(Description, Stats.Memory),
      Constants(constantOperands(this->Launch)),
      Ordered(orderedInstructions(this->Launch)),
      BlockCount(uint64_t(Launch.Grid[0]) * Launch.Grid[1] * Launch.Grid[2]),
      Watch(Watch), Team(Watch ? Threads : 1),
      WindowCycles(windowCycles(this->Launch, Description)) {
  Stats.Residency = computeOccupancy(*Options.Machine, Launch);
  // The host may change memory that threads poll.
  const bool IsConcurrent =
      any_of(Launch.Memory->allocations(),
             [](const Allocation &A) { return A.Concurrent; });
  NextSpinCheck = IsConcurrent ? Never : FirstSpinCheck;
  MaxResident = maxResident(Launch);
  // Events are reported in the order of time.
  HasAllPlaces = replacesInPlace(Launch, *Options.Machine);
  RunsAhead =
      HasAllPlaces && !Options.Trace && !Options.Stall && !Options.Debug;
}

Machine::~Machine() {
  // Giving back the memory takes time as well.
  Alone.clear();
  for (const auto &M : Multiprocessors)
    Alone.push_back(M->Number);
  Team.run(Alone, [&](unsigned I) { Multiprocessors[I].reset(); });
}

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
  // One without blocks is made when it is needed, or all have been made.
  if (!Watch && (!Best || Best->Used != 0) &&
      Multiprocessors.size() < Description.Multiprocessors) {
    Multiprocessors.push_back(
        std::make_unique<Multiprocessor>(*this, Multiprocessors.size()));
    return Multiprocessors.back().get();
  }
  return Best->Used < Stats.Residency.Blocks ? Best : nullptr;
}

/// A place for one more block. False if the host is out of memory.
bool Machine::addSlot(Multiprocessor &M) {
  M.Slots.push_back(std::make_unique<Resident>());
  M.Slots.back()->Launch = Launch;
  return M.Slots.back()->State.prepare(Launch);
}

/// Starts a block in a cycle. Returns false if the host is out of memory.
bool Machine::start(Multiprocessor &M, uint64_t Number, uint64_t At) {
  // The place that has been free for longest, or another one before that,
  // unless the host's memory limits their number.
  auto Free = min_element(M.Slots, [](const auto &A, const auto &B) {
    return std::tuple(A->Block.has_value(), A->FreeFrom) <
           std::tuple(B->Block.has_value(), B->FreeFrom);
  });
  const bool IsUsed = Free == M.Slots.end() || (*Free)->Block;
  if (IsUsed || (HasAllPlaces && M.Slots.size() < Stats.Residency.Blocks &&
                 (*Free)->FreeFrom > std::max(At, M.NextStart))) {
    if (!addSlot(M))
      return false;
    Free = std::prev(M.Slots.end());
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
  R.Launch.Watch = M.Uses ? &*M.Uses : nullptr;
  R.Block.emplace(R.Launch, R.State, Options, M.Stats);
  Context &X = R.Block->context();
  X.Path = &M.Path;
  X.Multiprocessor = M.Number;
  X.Slot = Free - M.Slots.begin();
  const uint64_t Row = Number / Launch.Grid[0];
  R.State.start(R.Launch, Number % Launch.Grid[0], Row % Launch.Grid[1],
                Row / Launch.Grid[1]);
  if (Options.Debug)
    Options.Debug->blockStarts(R.State);
  const uint64_t Start = std::max({At, R.FreeFrom, M.NextStart});
  M.NextStart = Start + Description.BlockInterval +
                Description.WarpInterval * R.State.Warps.size();
  M.Schedulers.add(*R.Block, Start + Description.BlockLatency);
  return true;
}

bool Machine::startNoted(Multiprocessor &M) {
  const bool Done =
      all_of(M.Starts, [&](const auto &S) { return start(M, S.Number, S.At); });
  M.Starts.clear();
  return Done;
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
    if (M->Used++ == 0)
      M->ActiveSince = Cycle;
    ++ResidentCount;
    M->Starts.push_back({NextBlock, Cycle});
    if (!Watch && !startNoted(*M)) {
      End(NextBlock, "",
          Failure{Q7X2_ERROR_OUT_OF_MEMORY, "out of memory for a block"});
      return false;
    }
    ++NextBlock;
  }
  return true;
}

/// Gives up a block's place.
void Machine::vacate(Multiprocessor &M, Resident &R, uint64_t Now) {
  if (Options.Debug)
    Options.Debug->blockEnds(R.State);
  M.Schedulers.remove(*R.Block);
  R.Block.reset();
  M.LastEnd = M.LastEnd
                  ? std::max(Now + 1, M.LastEnd + Description.BlockEndInterval)
                  : Now + 1;
  R.FreeFrom = M.LastEnd + Description.BlockEndLatency;
  if (--M.Used == 0)
    M.Stats.ActiveCycles += Now + 1 - M.ActiveSince;
}

void Machine::remove(Multiprocessor &M, Resident &R) {
  Full = false;
  vacate(M, R, Cycle);
  --ResidentCount;
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
  uint64_t End = Cycle + MaxCycles;
  if (Options.MaxCycles)
    End = std::min(End, Options.MaxCycles + 1);
  while (!M.Waits && M.Schedulers.nextCycle() < End &&
         step(M, M.Schedulers.nextCycle(), /*Ahead=*/true))
    ;
}

/// Steps a multiprocessor. Returns false if the machine has to stop.
bool Machine::step(Multiprocessor &M, uint64_t Now, bool Ahead) {
  auto Find = [&](ResidentBlock *B) -> Resident & {
    return *M.Slots[B->context().Slot];
  };
  if (!startNoted(M))
    MustRestart = true;
  const Runner::StepResult Result = M.Schedulers.step(Now, Ahead);
  M.Waits = Result == Runner::StepResult::Waits;
  for (ResidentBlock *B : M.Schedulers.takeFinished()) {
    Resident &R = Find(B);
    const uint64_t Number = R.Number;
    remove(M, R);
    End(Number, std::move(R.Output), std::nullopt);
  }
  if (Result == Runner::StepResult::Failed && Watch) {
    MustRestart = true;
  } else if (Result == Runner::StepResult::Failed) {
    ResidentBlock *B = M.Schedulers.failedBlock();
    fail(Find(B), Describe(B->outcome(), &B->block(), B));
  }
  return Result == Runner::StepResult::Done;
}

uint64_t Machine::nextCycle() const {
  uint64_t Next = Never;
  for (const auto &M : Multiprocessors)
    if (M->Used)
      Next = std::min(Next, M->nextCycle(Description.BlockLatency));
  return Next;
}

/// Whether all warps that can run are in a state in which they have been.
bool Machine::allRepeat() const {
  for (const auto &M : Multiprocessors)
    for (const auto &R : M->Slots)
      if (R->Block)
        for (const Warp *W : R->State.Warps)
          if (W->live() && W->ReadyCycle != Never && !M->Spin.repeats(*W))
            return false;
  return true;
}

/// Returns whether something has happened that other warps could notice.
bool Machine::hasChanged() const {
  return any_of(Multiprocessors,
                [](const auto &M) { return M->Spin.hasChanged(); });
}

void Machine::startSpinCheck() {
  IsSpinCheck = true;
  for (const auto &M : Multiprocessors) {
    M->Spin = SpinDetector();
    M->Schedulers.setDetector(&M->Spin);
  }
  SpinEnd = Cycle + Cycle / SpinFraction;
  NextSpinCheck = Cycle + SpinInterval;
}

void Machine::endSpinCheck() {
  IsSpinCheck = false;
  for (const auto &M : Multiprocessors)
    M->Schedulers.setDetector(nullptr);
  NextSpinCheck = 2 * Cycle;
}

/// Whether it is certain that no thread will ever do anything else. Called when
/// NextSpinCheck is reached.
bool Machine::spins() {
  if (!IsSpinCheck) {
    startSpinCheck();
    return false;
  }
  if (!hasChanged() && allRepeat())
    return true;
  NextSpinCheck = Cycle + SpinInterval;
  if (hasChanged() || Cycle >= SpinEnd)
    endSpinCheck();
  return false;
}

/// Goes to the next cycle in which something happens. False if nothing can, or
/// must, happen any more.
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
  if (NextBlock == BlockCount && IsSpinCheck)
    endSpinCheck();
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
  return RunsAhead && !IsSpinCheck &&
         (!Description.DispatchRate || Full || NextBlock == BlockCount);
}

/// Polls for cancellation, which also reports progress.
bool Machine::isCancelled() {
  uint64_t Issued = 0;
  for (const auto &M : Multiprocessors)
    Issued += M->Schedulers.takeIssued();
  return Options.poll(Issued);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

bool Machine::mayUseWindow() const { return Watch && !Problem; }

/// Returns the end of a window that begins now.
uint64_t Machine::windowEnd() const {
  uint64_t Until = Cycle + WindowCycles;
  if (NextBlock != BlockCount && NextSpinCheck > Cycle)
    Until = std::min(Until, NextSpinCheck);
  if (Options.MaxCycles)
    Until = std::min(Until, Options.MaxCycles + 1);
  return Until;
}

/// Creates all multiprocessors that the launch uses, with the memory of their
/// blocks, in parallel. Returns false if the host is out of memory.
bool Machine::makeMultiprocessors() {
  const uint64_t Count = std::min(Description.Multiprocessors, BlockCount);
  const uint64_t Blocks =
      std::min<uint64_t>(Stats.Residency.Blocks, divideCeil(BlockCount, Count));
  Multiprocessors.resize(Count);
  for (unsigned I = 0; I != Count; ++I)
    Alone.push_back(I);
  Team.run(Alone, [&](unsigned I) {
    Multiprocessors[I] = std::make_unique<Multiprocessor>(*this, I);
    for (uint64_t B = 0; B != Blocks; ++B)
      if (!addSlot(*Multiprocessors[I]))
        MustRestart = true;
      else
        Multiprocessors[I]->Slots.back()->State.reset(Launch,
                                                      Launch.ThreadsPerBlock);
  });
  for (const auto &M : Multiprocessors)
    Paths.push_back(&M->Path);
  return !MustRestart;
}

/// Returns whether no other block can start on the multiprocessor.
bool Machine::mayRunAlone(const Multiprocessor &M) const {
  return M.StoppedAt == Never &&
         (NextBlock == BlockCount || M.Used == Stats.Residency.Blocks);
}

void Machine::vacateFinished(Multiprocessor &M, uint64_t Now) {
  for (ResidentBlock *B : M.Schedulers.takeFinished()) {
    Resident &R = *M.Slots[B->context().Slot];
    M.Ends.push_back({R.Number, Now, std::move(R.Output)});
    vacate(M, R, Now);
  }
}

/// Reports the blocks that have ended.
void Machine::endBlocks(Multiprocessor &M) {
  for (Multiprocessor::NotedEnd &E : M.Ends) {
    Full = false;
    --ResidentCount;
    AfterEnd = std::max(AfterEnd, E.At + 1);
    End(E.Number, std::move(E.Output), std::nullopt);
  }
  M.Ends.clear();
}

/// Runs a multiprocessor until a cycle, or until a block ends that another one
/// replaces.
void Machine::runAlone(Multiprocessor &M, uint64_t Until) {
  if (!startNoted(M))
    MustRestart = true;
  while (M.Schedulers.nextCycle() < Until) {
    const uint64_t Now = M.Schedulers.nextCycle();
    M.Schedulers.step(Now, /*IsAhead=*/false);
    if (M.Schedulers.hasFault())
      MustRestart = true;
    if (MustRestart.load(std::memory_order_relaxed))
      return;
    if (M.Schedulers.finished().empty())
      continue;
    if (NextBlock != BlockCount) {
      M.StoppedAt = Now;
      for (ResidentBlock *B : M.Schedulers.finished())
        B->block().reset(Launch, Launch.ThreadsPerBlock);
      return;
    }
    vacateFinished(M, Now);
  }
}

/// Runs the multiprocessors that can run alone.
void Machine::runAllAlone(uint64_t Until) {
  Alone.clear();
  for (const auto &M : Multiprocessors)
    if (M->Used && mayRunAlone(*M) &&
        M->nextCycle(Description.BlockLatency) < Until)
      Alone.push_back(M->Number);
  Team.run(Alone, [&](unsigned I) { runAlone(*Multiprocessors[I], Until); });
  for (unsigned I : Alone)
    endBlocks(*Multiprocessors[I]);
}

/// Collects the other multiprocessors that may have an event before a cycle.
void Machine::collectTogether(uint64_t Until) {
  Together.clear();
  for (const auto &M : Multiprocessors)
    if (!mayRunAlone(*M) || M->nextCycle(Description.BlockLatency) < Until)
      Together.push_back(M.get());
}

/// Returns the next cycle in which one of them continues, or a block can start.
uint64_t Machine::nextEvent() const {
  uint64_t Next = Never;
  if (NextBlock != BlockCount && !Full)
    Next = std::max(Cycle + 1, nextDispatch());
  for (const Multiprocessor *M : Together)
    if (M->Used)
      Next = std::min(Next, M->nextCycle(Description.BlockLatency));
  return std::max(Next, Cycle);
}

/// Steps in this cycle, or ends the blocks that have finished in it.
void Machine::stepTogether(Multiprocessor &M) {
  if (M.StoppedAt == Never) {
    if (!startNoted(M))
      MustRestart = true;
    M.Schedulers.step(Cycle, /*IsAhead=*/false);
    if (M.Schedulers.hasFault())
      MustRestart = true;
  }
  M.StoppedAt = Never;
  if (!M.Schedulers.finished().empty()) {
    vacateFinished(M, Cycle);
    endBlocks(M);
  }
}

/// Runs the multiprocessors that cannot run alone for some cycles. Returns
/// false if none has an event before \p Until.
bool Machine::runTogether(uint64_t Until) {
  collectTogether(Until);
  uint64_t Next = nextEvent();
  if (Next >= Until)
    return false;
  for (const uint64_t Stop = std::min(Next + CyclesTogether, Until);
       Next < Stop && !MustRestart; Next = nextEvent()) {
    Cycle = Next;
    dispatch();
    for (Multiprocessor *M : Together)
      if (M->Used && M->nextCycle(Description.BlockLatency) <= Cycle)
        stepTogether(*M);
  }
  return !MustRestart;
}

/// Runs all multiprocessors until a cycle.
void Machine::runWindow(uint64_t Until) {
  for (MemoryPath *P : Paths)
    P->startWindow(Cycle, Cycle + Description.L2Latency);
  do
    runAllAlone(Until);
  while (!MustRestart && runTogether(Until));
  if (Watch->stop() != SharingWatch::Stop::None)
    MustRestart = true;
  if (!MustRestart)
    endWindow();
}

/// Executes the requests of the multiprocessors.
void Machine::endWindow() {
  Memory.requestAll(Paths);
  Alone.clear();
  for (const auto &M : Multiprocessors)
    Alone.push_back(M->Number);
  Team.run(Alone, [&](unsigned I) {
    Multiprocessor &M = *Multiprocessors[I];
    if (!startNoted(M))
      MustRestart = true;
    if (M.Path.resolveWindow())
      M.Schedulers.resolve();
    M.Path.endWindow();
  });
}

/// Whether the launch ends after a window. Sets the next cycle.
bool Machine::endsAfterWindow(uint64_t Until) {
  // As after the cycle in which a block has ended.
  if (ResidentCount == 0 || AfterEnd == Until) {
    Cycle = AfterEnd;
    return false;
  }
  Cycle = Until - 1;
  const bool Continues = advance();
  const bool IsLimit =
      Problem && Options.MaxCycles && Cycle > Options.MaxCycles;
  // All that has been noticed is that something is wrong.
  if (Problem && !IsLimit)
    MustRestart = true;
  return !Continues;
}

/// True if the launch is cancelled.
bool Machine::poll() {
  if (!isCancelled())
    return false;
  if (Resident *R = Problem ? nullptr : firstResident())
    fail(*R, Describe(Outcome::Cancelled, &R->State, &*R->Block));
  return true;
}

bool Machine::run() {
  unsigned Polls = 0;
  if (isCancelled())
    return true;
  if (Watch && !makeMultiprocessors())
    return false;
  while (dispatch()) {
    if (ResidentCount == 0) {
      if (Problem || NextBlock == BlockCount)
        break;
      Cycle = nextDispatch();
      continue;
    }
    if (mayUseWindow()) {
      const uint64_t Until = windowEnd();
      runWindow(Until);
      if (MustRestart)
        return false;
      if (poll() || endsAfterWindow(Until))
        break;
      continue;
    }
    const uint64_t Before = ResidentCount;
    for (const auto &M : Multiprocessors)
      if (M->Used && M->nextCycle(Description.BlockLatency) <= Cycle)
        step(*M, Cycle, /*Ahead=*/false);
    if (MustRestart)
      return false;
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
    if (++Polls % PollInterval == 0 && poll())
      break;
  }
  if (MustRestart)
    return false;
  removeFrom(0);
  // A launch is complete when all its accesses are.
  for (const auto &M : Multiprocessors) {
    Cycle = std::max({Cycle, M->Path.lastDone(), M->LastEnd});
    Stats.add(M->Stats);
  }
  Stats.Cycles += Cycle + Description.LaunchLatency;
  if (Problem)
    End(ProblemBlock, std::move(ProblemOutput), std::move(Problem));
  return true;
}
