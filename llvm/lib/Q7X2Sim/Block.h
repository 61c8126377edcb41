//===- Block.h - A block of threads -----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The warps of a block, its shared and thread-local memory, and its barriers.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_BLOCK_H
#define LLVM_LIB_Q7X2SIM_BLOCK_H

#include "Exec.h"
#include "Memory.h"
#include "Warp.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>
#include <string>
#include <vector>

namespace q7x2 {

using Q7X2::MaxThreadsPerBlock;
using Q7X2::NumBlockBarriers;

/// One of the 16 barriers of a block. Threads arrive individually. Lanes
/// without a thread and exited threads count as arrived once any thread of
/// their warp has arrived.
struct BlockBarrier {
  bool InUse = false;
  uint32_t Threads = 0;          // expected; 0: all that have not exited
  std::vector<uint32_t> Arrived; // mask of lanes, by warp
  // BAR.RED: the reduction over the predicates of the threads that arrived.
  uint32_t TrueCount = 0;
  bool AllTrue = true;
};

/// The difference between the issue counts of an instruction and its
/// predecessor: a run of instructions changes two of these entries.
struct IssueDelta {
  int64_t Warps = 0;
  int64_t Threads = 0;
};

class BlockState {
public:
  /// Allocates the memory that a block of the launch needs. Returns false if
  /// the host is out of memory.
  bool prepare(const LaunchState &Launch);
  /// Resets the state to that of a block of so many threads before its start.
  void reset(const LaunchState &Launch, uint32_t Threads);
  /// Makes it that at the start of the block at X, Y, Z. Resets it unless that
  /// has been done.
  void start(const LaunchState &Launch, uint32_t X, uint32_t Y, uint32_t Z);

  uint32_t Index[3] = {0, 0, 0};
  /// The numbers of threads, smaller than the launch's in a partial block.
  uint32_t Size[3] = {1, 1, 1};
  std::vector<Warp *> Warps;
  /// For an engine that counts by instruction; all 0 between two runs.
  std::vector<IssueDelta> Issues;

  uint8_t *shared() { return SharedData.get(); }
  uint8_t *local(unsigned Thread) {
    return LocalData.get() + size_t(Thread) * LocalBytes;
  }

  /// The arrival of threads at a barrier.
  struct Arrival {
    unsigned Id;
    uint32_t Threads;        // 0: all
    uint32_t Mask;           // of the current fragment
    bool Waits;              // BAR.ARV does not
    uint32_t Predicates = 0; // BAR.RED: the lanes whose predicate is true
  };
  /// Threads of the current warp arrive. Misuse is a fault.
  void arrive(Context &X, const DecodedInst &I, const Arrival &A);
  /// Completes the barriers that only waited for threads that have exited.
  void threadsExited(Context &X);

  bool finished() const;
  /// Returns the waiting threads and where they wait, for the message about a
  /// deadlock. Where returns the name of a code address.
  std::string
  describeWaits(llvm::function_ref<std::string(uint32_t)> Where) const;

private:
  std::unique_ptr<Warp[]> WarpStorage;
  std::unique_ptr<uint8_t[]> SharedData, LocalData;
  uint32_t LocalBytes = 0;
  uint32_t ResetThreads = 0; // since the last start; 0: not reset
  BlockBarrier Barriers[NumBlockBarriers];

  bool isComplete(const BlockBarrier &B) const;
  void tryComplete(Context &X, unsigned Id);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_BLOCK_H
