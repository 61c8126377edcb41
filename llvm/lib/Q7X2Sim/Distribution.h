//===- Distribution.h - Blocks shared by several processes ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes that share the blocks of a launch (q7x2_ranks) each run their own
// blocks on a memory of their own, record the reads and writes (Sharing.h), and
// then exchange these records. If one process has written a word that another
// has read or written, the blocks share data: each process restores its memory
// and runs all blocks in order. Otherwise each process stores the writes of the
// others.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_DISTRIBUTION_H
#define LLVM_LIB_Q7X2SIM_DISTRIBUTION_H

#include "Runner.h"
#include "Sharing.h"
#include "q7x2/q7x2sim.h"
#include <string>
#include <utility>
#include <vector>

namespace q7x2 {

/// The output of blocks, by block number.
using BlockTexts = std::vector<std::pair<uint64_t, std::string>>;

// All processes call the functions below at the same time.

/// Agrees on how all processes proceed after they have run their blocks. Also
/// makes the same allocations precise in all of them. \p Watch is null if the
/// process is out of memory.
SharingWatch::Stop agreeOnStop(const q7x2_ranks &Ranks, SharingWatch *Watch);

/// The accesses of all processes.
class ChangeExchange {
public:
  ChangeExchange(const q7x2_ranks &Ranks, const SharingWatch &Watch);

  /// Returns true if blocks of two processes share data: the same result in all
  /// processes.
  bool haveConflicts() const { return Conflicts; }
  /// Stores the writes of the other processes.
  void apply() const;

private:
  const SharingWatch &Watch;
  std::vector<std::string> Others;
  bool Conflicts = false;
};

Statistics sumStatistics(const q7x2_ranks &Ranks, const Statistics &Own);
/// Returns the output of all processes, in the order of the blocks.
BlockTexts joinTexts(const q7x2_ranks &Ranks, const BlockTexts &Own);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_DISTRIBUTION_H
