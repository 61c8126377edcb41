//===- Grid.cpp - Runs the blocks of a launch -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grid.h"
#include "Functional.h"
#include "Machine.h"
#include "Profile.h"
#include "Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <thread>

using namespace q7x2;
using namespace llvm;

uint64_t Grid::blockCount() const {
  return uint64_t(Launch.Grid[0]) * Launch.Grid[1] * Launch.Grid[2];
}

/// Whether the code has atomics on global memory. Their results depend on the
/// order of the blocks.
bool Grid::usesAtomics() const {
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
                    return true;
                  default:
                    return false;
                  }
                });
}

unsigned Grid::threadCount(unsigned HostThreads) const {
  // Events are reported in the order of the blocks. What the host sees must not
  // be undone.
  if (Options.Trace || Options.Stall || Launch.Check || usesAtomics() ||
      any_of(Launch.Memory->allocations(),
             [](const Allocation &A) { return A.Concurrent; }))
    return 1;
  uint64_t Count = HostThreads
                       ? HostThreads
                       : std::max(std::thread::hardware_concurrency(), 1u);
  return unsigned(std::min(Count, blockCount()));
}

bool Grid::takeBlock(uint64_t &Number) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Total.Problem || Options.isCancelled() ||
      (Watch && Watch->foundSharing()) || NextBlock == blockCount())
    return false;
  Number = NextBlock++;
  return true;
}

Grid::BlockResult Grid::runBlock(BlockState &Block, uint64_t Number) {
  BlockResult Result;
  LaunchState L = Launch;
  OutputPort Port([&](const std::string &Text) { Result.Output += Text; });
  L.Output = &Port;
  L.Watch = Watch.get();
  L.BlockNumber = uint32_t(Number + 1);
  const uint64_t Row = Number / L.Grid[0];
  Block.start(L, Number % L.Grid[0], Row % L.Grid[1], Row / L.Grid[1]);
  std::unique_ptr<Engine> E = createEngine(L, Block, Options, Result.Stats);
  const Outcome Ended = E->run();
  if (Ended != Outcome::Done) {
    std::lock_guard<std::mutex> Guard(Lock);
    Result.Problem = Describe(Ended, &Block, E.get());
  }
  return Result;
}

void Grid::merge(BlockResult &Result) {
  Total.Stats.add(Result.Stats);
  Total.Problem = std::move(Result.Problem);
  if (!Total.Problem && Options.MaxCycles &&
      Total.Stats.limited(Options.Timing) > Options.MaxCycles)
    Total.Problem = Describe(Outcome::CycleLimit, nullptr, nullptr);
  // In parallel, the blocks may have to run again.
  if (Watch)
    Total.Output += Result.Output;
  else if (Write && !Result.Output.empty())
    Write(Result.Output);
}

/// Adds a block's result and merges those that have no gap before them.
void Grid::finish(uint64_t Number, BlockResult Result) {
  std::lock_guard<std::mutex> Guard(Lock);
  Results.emplace(Number, std::move(Result));
  if (Options.Progress)
    Options.Progress->addBlock();
  for (auto It = Results.begin();
       It != Results.end() && It->first == NextResult; It = Results.erase(It)) {
    if (!Total.Problem)
      merge(It->second);
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
  uint64_t Number;
  while (takeBlock(Number))
    finish(Number, runBlock(Block, Number));
}

void Grid::runInOrder() {
  NextBlock = NextResult = 0;
  if (Options.Progress)
    Options.Progress->restart();
  Results.clear();
  Total = BlockResult();
  if (Options.Counters)
    Options.Counters->restart();
  work();
}

/// All blocks that the machine can hold, side by side.
void Grid::runOnMachine() {
  Statistics Stats;
  auto End = [&](uint64_t Number, std::string Output,
                 std::optional<Failure> Problem) {
    if (Options.Progress)
      Options.Progress->addBlock();
    finish(Number, {Statistics(), std::move(Output), std::move(Problem)});
  };
  Machine(Launch, Options, Describe, End, Stats).run();
  Total.Stats = Stats;
  // That of a block that waits for one before it, which has no end.
  for (auto &[Number, Result] : Results)
    if (!Total.Problem)
      Total.Problem = std::move(Result.Problem);
}

/// False, with global memory as before, if the blocks have to run in order.
bool Grid::runInParallel(unsigned Threads) {
  Watch = std::make_unique<SharingWatch>();
  bool Done = false;
  if (Watch->begin(*Launch.Memory)) {
    std::vector<std::thread> Workers;
    for (unsigned I = 1; I != Threads; ++I)
      Workers.emplace_back([this] { work(); });
    work();
    for (std::thread &T : Workers)
      T.join();
    Done = !Watch->foundSharing();
    if (!Done)
      Watch->restore();
  }
  if (Done && Write && !Total.Output.empty())
    Write(Total.Output);
  Watch.reset();
  return Done;
}

std::optional<Failure> Grid::run(unsigned HostThreads, Statistics &Stats) {
  const unsigned Threads = threadCount(HostThreads);
  if (Options.Timing == Q7X2_TIMING_MACHINE)
    runOnMachine();
  else if (Threads == 1 || !runInParallel(Threads))
    runInOrder();
  if (!Total.Problem && NextResult != blockCount())
    Total.Problem = Describe(Outcome::Cancelled, nullptr, nullptr);
  Stats = Total.Stats;
  return std::move(Total.Problem);
}
