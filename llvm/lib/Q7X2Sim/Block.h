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

constexpr unsigned NumBlockBarriers = 16;
constexpr unsigned MaxThreadsPerBlock = 1024;

/// One of the 16 barriers of a block. Threads count one by one; lanes that do
/// not exist or have exited count with their warp once it has an arrival.
struct BlockBarrier {
  bool InUse = false;
  uint32_t Threads = 0;          // to arrive; 0: all that have not exited
  std::vector<uint32_t> Arrived; // lanes, by warp
  // Over the predicates that threads bring to BAR.RED.
  uint32_t TrueCount = 0;
  bool AllTrue = true;
};

class BlockState {
public:
  /// Room for the blocks of a launch. False if the host has no memory.
  bool prepare(const LaunchState &Launch);
  /// Makes this the block at X, Y, Z.
  void start(const LaunchState &Launch, uint32_t X, uint32_t Y, uint32_t Z);

  uint32_t Index[3] = {0, 0, 0};
  std::vector<Warp *> Warps;

  uint8_t *shared() { return SharedData.get(); }
  uint8_t *local(unsigned Thread) {
    return LocalData.get() + size_t(Thread) * LocalBytes;
  }

  /// What threads do at a barrier.
  struct Arrival {
    unsigned Id;
    uint32_t Threads;        // 0: all
    uint32_t Mask;           // of the current fragment
    bool Waits;              // BAR.ARV does not
    uint32_t Predicates = 0; // BAR.RED: the lanes whose predicate is true
  };
  /// Lets threads of the current warp arrive. Misuse is a fault.
  void arrive(Context &X, const DecodedInst &I, const Arrival &A);
  /// Threads have exited: barriers that waited only for them are complete.
  void threadsExited(Context &X);

  bool finished() const;
  /// Who waits where, for the message about a deadlock. Where gives the name
  /// of a code address.
  std::string
  describeWaits(llvm::function_ref<std::string(uint32_t)> Where) const;

private:
  std::unique_ptr<Warp[]> WarpStorage;
  std::unique_ptr<uint8_t[]> SharedData, LocalData;
  uint32_t LocalBytes = 0;
  BlockBarrier Barriers[NumBlockBarriers];

  bool isComplete(const BlockBarrier &B) const;
  void completeIfDue(Context &X, unsigned Id);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_BLOCK_H
