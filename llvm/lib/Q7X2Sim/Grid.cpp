//===- Grid.cpp - Runs the blocks of a launch -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grid.h"
#include "Debugger.h"
#include "Functional.h"
#include "Machine.h"
#include "Profile.h"
#include "Reduction.h"
#include "Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <thread>

using namespace q7x2;
using namespace llvm;

uint64_t Grid::blockCount() const {
  return uint64_t(Launch.Grid[0]) * Launch.Grid[1] * Launch.Grid[2];
}

uint64_t Grid::ownBlocks() const {
  return divideCeil(blockCount() - std::min(Own.First, blockCount()), Own.Step);
}

/// Returns true if the code has atomics on global memory whose results depend
/// on the order of the blocks.
bool Grid::dependsOnOrder() const {
  return any_of(ArrayRef(Launch.Code, Launch.CodeSize),
                [](const DecodedInst &I) {
                  switch (I.Op) {
                  case op::ATOM:
                  case op::ATOM64:
                  case op::ATOMCAS:
                  case op::ATOMCAS64:
                  case op::ATOMG:
                  case op::ATOMG64:
                  case op::ATOMGCAS:
                  case op::ATOMGCAS64:
                  case op::RED:
                  case op::RED64:
                    return !reductionOf(I);
                  default:
                    return false;
                  }
                });
}

bool Grid::mayRunInParallel() const {
  // Events are reported in the order of the blocks. Changes that the host can
  // observe cannot be undone.
  return !Options.Trace && !Options.Stall && !Options.Debug && !Launch.Check &&
         !dependsOnOrder() && blockCount() < SharingWatch::Reduced &&
         none_of(
             Launch.Memory->allocations(),
             [](const Allocation &A) { return A.Concurrent; });
}

unsigned Grid::threadCount(unsigned HostThreads) const {
  uint64_t Count = HostThreads
                       ? HostThreads
                       : std::max(std::thread::hardware_concurrency(), 1u);
  return unsigned(std::min(Count, blockCount()));
}

/// Takes the index of one of this process's blocks.
bool Grid::takeBlock(uint64_t &Index) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Total.Problem || Options.isCancelled() ||
      (Watch && Watch->stop() != SharingWatch::Stop::None) ||
      NextBlock == ownBlocks())
    return false;
  Index = NextBlock++;
  return true;
}

Grid::BlockResult Grid::runBlock(BlockState &Block, BlockWatch *Uses,
                                 uint64_t Number) {
  BlockResult Result;
  LaunchState L = Launch;
  // Under a debugger, text appears as soon as it is written.
  OutputPort Port([&](const std::string &Text) {
    if (Options.Debug)
      Options.Debug->write(Text);
    else
      Result.Output += Text;
  });
  L.Output = &Port;
  L.Watch = Uses;
  if (Uses)
    Uses->start(Number + 1);
  const uint64_t Row = Number / L.Grid[0];
  Block.start(L, Number % L.Grid[0], Row % L.Grid[1], Row / L.Grid[1]);
  std::unique_ptr<Engine> E = createEngine(L, Block, Options, Result.Stats);
  if (Options.Debug)
    Options.Debug->blockStarts(Block);
  const Outcome Ended = E->run();
  if (Ended != Outcome::Done) {
    std::lock_guard<std::mutex> Guard(Lock);
    Result.Problem = Describe(Ended, &Block, E.get());
  }
  if (Options.Debug)
    Options.Debug->blockEnds(Block);
  return Result;
}

void Grid::merge(uint64_t Number, BlockResult &Result) {
  Total.Stats.add(Result.Stats);
  Total.Problem = std::move(Result.Problem);
  if (!Total.Problem && Options.MaxCycles &&
      Total.Stats.limited(Options.Timing) > Options.MaxCycles)
    Total.Problem = Describe(Outcome::CycleLimit, nullptr, nullptr);
  if (Result.Output.empty())
    return;
  // Blocks that run in parallel may have to run again.
  if (Watch)
    Texts.emplace_back(Number, std::move(Result.Output));
  else if (Write)
    Write(Result.Output);
}

/// Adds a block's result and merges the results without a gap before them.
void Grid::finish(uint64_t Index, BlockResult Result) {
  std::lock_guard<std::mutex> Guard(Lock);
  Results.emplace(Index, std::move(Result));
  if (Options.Progress)
    Options.Progress->addBlock();
  for (auto It = Results.begin();
       It != Results.end() && It->first == NextResult; It = Results.erase(It)) {
    if (!Total.Problem)
      merge(Own.First + It->first * Own.Step, It->second);
    ++NextResult;
  }
}

void Grid::work() {
  BlockState Block;
  if (!Block.prepare(Launch)) {
    std::lock_guard<std::mutex> Guard(Lock);
    Total.Problem =
        Failure{Q7X2_ERROR_OUT_OF_MEMORY, "out of memory for a block"};
    return;
  }
  std::optional<BlockWatch> Uses;
  if (Watch)
    Uses.emplace(*Watch);
  uint64_t Index;
  while (takeBlock(Index))
    finish(Index, runBlock(Block, Uses ? &*Uses : nullptr,
                           Own.First + Index * Own.Step));
}

void Grid::restart() {
  NextBlock = NextResult = 0;
  Results.clear();
  Total = BlockResult();
  Texts.clear();
  if (Options.Progress)
    Options.Progress->restart();
  if (Options.Counters)
    Options.Counters->restart();
}

/// Runs this process's blocks.
void Grid::attempt(unsigned Threads) {
  restart();
  std::vector<std::thread> Workers;
  for (unsigned I = 1; I != Threads; ++I)
    Workers.emplace_back([this] { work(); });
  work();
  for (std::thread &T : Workers)
    T.join();
}

void Grid::writeTexts() {
  if (Write)
    for (const auto &[Number, Text] : Texts)
      Write(Text);
  Texts.clear();
}

/// All blocks that the machine can hold, side by side. False if the launch has
/// to start again without a watch.
bool Grid::attemptOnMachine(unsigned Threads) {
  restart();
  Statistics Stats;
  auto End = [&](uint64_t Number, std::string Output,
                 std::optional<Failure> Problem) {
    finish(Number, {Statistics(), std::move(Output), std::move(Problem)});
  };
  Machine M(Launch, Options, Describe, End, Stats, Watch.get(), Threads);
  if (!M.run())
    return false;
  Total.Stats = Stats;
  // Report the failure of a block that waits for an earlier block that never
  // ends.
  for (auto &[Number, Result] : Results)
    if (!Total.Problem)
      Total.Problem = std::move(Result.Problem);
  return true;
}

/// Whether multiprocessors may run apart from each other (Machine.h).
bool Grid::mayUseWindows() const {
  // A profile has the hits of each instruction in L2.
  return mayRunInParallel() && !Options.Counters && blockCount() > 1 &&
         Options.Machine->Multiprocessors > 1 &&
         Machine::hasWindows(Launch, *Options.Machine);
}

void Grid::runOnMachine(unsigned Threads) {
  bool Done = false;
  if (Threads != 1 && mayUseWindows()) {
    Watch = std::make_unique<SharingWatch>();
    if (Watch->begin(*Launch.Memory)) {
      Watch->recordAllReads();
      Done = attemptOnMachine(Threads);
      if (Done)
        writeTexts();
      else
        Watch->restore();
    }
    Watch.reset();
  }
  if (!Done)
    attemptOnMachine(1);
}

/// Runs the blocks in parallel. Returns false, with global memory restored, if
/// they have to run in order.
bool Grid::runInParallel(unsigned Threads) {
  bool Ready = Watch->begin(*Launch.Memory);
  while (Ready) {
    attempt(Threads);
    if (Watch->stop() == SharingWatch::Stop::None) {
      writeTexts();
      return true;
    }
    Watch->restore();
    Ready = Watch->stop() == SharingWatch::Stop::Again && Watch->reset();
  }
  return false;
}

/// Runs the blocks of this process until all processes have finished theirs.
/// Returns false if blocks share data or one has failed.
bool Grid::runOwnShare(unsigned Threads) {
  bool Ready = Watch->begin(*Launch.Memory);
  while (true) {
    using Stop = SharingWatch::Stop;
    if (Ready) {
      attempt(Threads);
      const bool Failed = Total.Problem || NextResult != ownBlocks();
      if (Watch->stop() == Stop::None && Failed)
        Watch->setStop(Stop::InOrder);
    }
    const Stop All = agreeOnStop(*Ranks, Ready ? &*Watch : nullptr);
    if (All == Stop::None)
      return true;
    if (Ready)
      Watch->restore();
    if (All == Stop::InOrder)
      return false;
    Ready = Watch->reset();
  }
}

/// Runs this process's share of the blocks and merges the results of all
/// processes.
bool Grid::runOnRanks(unsigned Threads) {
  Own = {Ranks->rank, Ranks->count};
  bool Done = runOwnShare(Threads);
  if (Done) {
    const ChangeExchange Changes(*Ranks, *Watch);
    // Each process respects the limit, but the sum may exceed it.
    Statistics Sum = sumStatistics(*Ranks, Total.Stats);
    const bool TooLong =
        Options.MaxCycles && Sum.limited(Options.Timing) > Options.MaxCycles;
    Done = !Changes.haveConflicts() && !TooLong;
    if (Done) {
      Changes.apply();
      Texts = joinTexts(*Ranks, Texts);
      writeTexts();
      Total.Stats = Sum;
    } else {
      Watch->restore();
    }
  }
  Own = Share();
  if (Done)
    NextResult = blockCount();
  return Done;
}

/// Runs each block as if it were alone on the machine.
void Grid::runBlocks(unsigned Threads) {
  // Profile counters cover this process only.
  const bool Shares = Ranks && !Options.Counters;
  bool Done = false;
  if (mayRunInParallel() && (Threads != 1 || Shares)) {
    Watch = std::make_unique<SharingWatch>();
    Done = Shares ? runOnRanks(Threads) : runInParallel(Threads);
    Watch.reset();
  }
  if (!Done)
    attempt(1);
}

std::optional<Failure> Grid::run(unsigned HostThreads, Statistics &Stats) {
  if (Options.Timing == Q7X2_TIMING_MACHINE)
    runOnMachine(threadCount(HostThreads));
  else
    runBlocks(threadCount(HostThreads));
  if (!Total.Problem && NextResult != blockCount())
    Total.Problem = Describe(Outcome::Cancelled, nullptr, nullptr);
  Stats = Total.Stats;
  return std::move(Total.Problem);
}
