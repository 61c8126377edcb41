//===- Grid.h - Runs the blocks of a launch ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks are independent, so several cores of the host can run them. What comes
// out is the same whatever their number: statistics, output and the first error
// are taken over in the order of the blocks. Blocks that turn out to depend on
// each other, or use atomics in global memory, run one after another.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_GRID_H
#define LLVM_LIB_Q7X2SIM_GRID_H

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
  /// Says why a block did not end; for the cycle limit there need be no block.
  using DescribeFn =
      llvm::function_ref<Failure(Outcome, const BlockState *, const Runner *)>;

  Grid(const LaunchState &Launch, const RunOptions &Options,
       OutputPort::WriteFn Write, DescribeFn Describe)
      : Launch(Launch), Options(Options), Write(std::move(Write)),
        Describe(Describe) {}

  /// Runs all blocks on as many threads of the host as \p HostThreads says; 0:
  /// as it has cores. Statistics are those of the blocks up to the first that
  /// failed.
  std::optional<Failure> run(unsigned HostThreads, Statistics &Stats);

private:
  struct BlockResult {
    Statistics Stats;
    std::string Output;
    std::optional<Failure> Problem;
  };

  const LaunchState &Launch;
  const RunOptions &Options;
  OutputPort::WriteFn Write;
  DescribeFn Describe;
  std::unique_ptr<SharingWatch> Watch; // while blocks run side by side

  std::mutex Lock; // of what follows, and of Describe
  uint64_t NextBlock = 0;
  uint64_t NextResult = 0;
  std::map<uint64_t, BlockResult> Results; // that wait for an earlier one
  BlockResult Total;

  uint64_t blockCount() const;
  bool usesAtomics() const;
  unsigned threadCount(unsigned HostThreads) const;
  bool runSideBySide(unsigned Threads);
  void runInOrder();
  bool takeBlock(uint64_t &Number);
  /// Runs blocks until none is left.
  void work();
  BlockResult runBlock(BlockState &Block, uint64_t Number);
  void finish(uint64_t Number, BlockResult Result);
  void takeOver(BlockResult &Result);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_GRID_H
