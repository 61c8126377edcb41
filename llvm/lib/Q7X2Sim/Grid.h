//===- Grid.h - Runs the blocks of a launch ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks are independent, so several threads of the host run them in parallel.
// The results do not depend on their number: statistics, output and the first
// error are merged in the order of the blocks. A launch whose blocks access the
// same data (Sharing.h), or that has atomics on global memory other than
// reductions (Reduction.h), runs its blocks in order. Several processes can
// share the blocks (Distribution.h).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_GRID_H
#define LLVM_LIB_Q7X2SIM_GRID_H

#include "Distribution.h"
#include "Output.h"
#include "Runner.h"
#include "Sharing.h"
#include "q7x2/q7x2sim.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <mutex>
#include <optional>

namespace q7x2 {

/// Why a launch ended early.
struct Failure {
  q7x2_error_kind Kind;
  std::string What;
};

class Grid {
public:
  /// Describes why a block did not complete. The block and engine are null if
  /// the sum of several blocks exceeds the cycle limit, or between two blocks.
  using DescribeFn =
      llvm::function_ref<Failure(Outcome, const BlockState *, const Engine *)>;

  Grid(const LaunchState &Launch, const RunOptions &Options,
       OutputPort::WriteFn Write, DescribeFn Describe, const q7x2_ranks *Ranks)
      : Launch(Launch), Options(Options), Write(std::move(Write)),
        Describe(Describe), Ranks(Ranks) {}

  /// Runs all blocks on \p HostThreads threads of the host, or one for each
  /// core if 0. \p Stats covers the blocks up to the first one that failed.
  std::optional<Failure> run(unsigned HostThreads, Statistics &Stats);

private:
  struct BlockResult {
    Statistics Stats;
    std::string Output;
    std::optional<Failure> Problem;
  };
  /// The blocks of this process: First, First + Step, ...
  struct Share {
    uint64_t First = 0, Step = 1;
  };

  const LaunchState &Launch;
  const RunOptions &Options;
  OutputPort::WriteFn Write;
  DescribeFn Describe;
  const q7x2_ranks *Ranks; // null: only this process
  Share Own;
  std::unique_ptr<SharingWatch> Watch; // null unless blocks run in parallel

  std::mutex Lock;        // guards the following, and Describe
  uint64_t NextBlock = 0; // index among this process's blocks
  uint64_t NextResult = 0;
  std::map<uint64_t, BlockResult> Results; // not merged yet, by own block
  BlockResult Total;
  BlockTexts Texts; // output of blocks that may run again

  uint64_t blockCount() const;
  uint64_t ownBlocks() const;
  bool dependsOnOrder() const;
  bool mayRunInParallel() const;
  unsigned threadCount(unsigned HostThreads) const;
  void restart();
  void attempt(unsigned Threads);
  bool runInParallel(unsigned Threads);
  void runBlocks(unsigned Threads);
  bool attemptOnMachine(unsigned Threads);
  bool mayUseWindows() const;
  void runOnMachine(unsigned Threads);
  bool runOwnShare(unsigned Threads);
  bool runOnRanks(unsigned Threads);
  void writeTexts();
  bool takeBlock(uint64_t &Number);
  /// Runs blocks until all have been taken.
  void work();
  BlockResult runBlock(BlockState &Block, BlockWatch *Uses, uint64_t Number);
  void finish(uint64_t Number, BlockResult Result);
  void merge(uint64_t Number, BlockResult &Result);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_GRID_H
