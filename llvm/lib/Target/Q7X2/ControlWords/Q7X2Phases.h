//===-- Q7X2Phases.h - Phases of writing control words ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Internal to the library: the phases, in the order in which
// Q7X2ControlWordWriter.cpp runs them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2PHASES_H
#define LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2PHASES_H

#include "ControlWords/Q7X2TimedCode.h"

namespace llvm {
namespace Q7X2 {

/// The users of results of variable latency.
struct ResultUses {
  /// By producer: the users that are the first to need the result on some path.
  std::vector<SmallVector<unsigned, 2>> Users;
  /// By user: its producers.
  std::vector<SmallVector<unsigned, 2>> Producers;
  /// By producer: the other producers that are pending at the same time.
  std::vector<SmallVector<unsigned, 8>> Overlapping;

  explicit ResultUses(unsigned NumInsts)
      : Users(NumInsts), Producers(NumInsts), Overlapping(NumInsts) {}
};

/// 1. Finds users by data flow from producers.
ResultUses findResultUses(const TimedCode &Code);

/// 2. Sets every stall, as required by fixed latencies, pipes, and memory
///    accesses that read their sources late, given the existing waits.
void placeStalls(const TimedCode &Code);

/// 3. Sets wsb of every producer that has a user.
void assignScoreboards(const TimedCode &Code, const ResultUses &Uses);

/// 4. Sets req of every instruction, given the scoreboards.
void placeWaits(const TimedCode &Code);

} // namespace Q7X2
} // namespace llvm

#endif
