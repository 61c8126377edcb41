//===- RaceClock.h - Happens-before between threads -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tracks the happens-before relation for the race check. The launch has a
// single time, which advances whenever threads synchronize, and each access is
// stamped with it. Since instructions take effect one after another, a thread
// knows another thread's accesses up to the time at which that thread last
// synchronized with it. This is a vector clock as in FastTrack (Flanagan and
// Freund, PLDI 2009), compressed for the synchronization of GPUs (Barracuda,
// Eizenberg et al., PLDI 2017; HiRace, Jacobson et al., SC 2024): a block
// barrier is one number for the block, a WARPSYNC one for the warp, and only
// the remaining knowledge is kept in a map.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_RACECLOCK_H
#define LLVM_LIB_Q7X2SIM_RACECLOCK_H

#include "Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <vector>

namespace q7x2 {

using Time = uint32_t;

/// A thread of the launch: its block's number times MaxThreadsPerBlock plus its
/// number in the block.
using ThreadNumber = uint64_t;
inline uint64_t warpOf(ThreadNumber T) { return T / WarpSize; }
inline uint64_t blockOf(ThreadNumber T) { return T / MaxThreadsPerBlock; }

/// The times up to which the accesses of some threads, warps and blocks are
/// known.
class Knowledge {
public:
  void addThread(ThreadNumber T, Time Until) { add(T << 2, Until); }
  void addWarp(uint64_t Warp, Time Until) { add(Warp << 2 | 1, Until); }
  void addBlock(uint64_t Block, Time Until) { add(Block << 2 | 2, Until); }
  void addAll(const Knowledge &Other) {
    for (auto [Key, Until] : Other.Known)
      add(Key, Until);
  }
  bool covers(ThreadNumber T, Time When) const {
    return Known.lookup(T << 2) >= When ||
           Known.lookup(warpOf(T) << 2 | 1) >= When ||
           Known.lookup(blockOf(T) << 2 | 2) >= When;
  }

private:
  llvm::DenseMap<uint64_t, Time> Known;

  void add(uint64_t Key, Time Until) {
    if (!Until)
      return;
    Time &T = Known[Key];
    T = std::max(T, Until);
  }
};

/// The accesses that a thread knows.
struct Clock {
  Time Block = 0;                        // of all threads of its block
  Time Warp = 0;                         // of all threads of its warp
  std::shared_ptr<const Knowledge> More; // null: nothing
};

/// The knowledge that threads acquire from a fence of another thread:
/// everything up to that fence.
struct Release {
  ThreadNumber Thread = 0;
  Time When = 0;
  Clock Known;
  bool IsBlockScope = false;
};
/// The releases that a strong read of a location acquires: those of a store and
/// of the atomic operations after it. Grows only at the end.
using ReleaseChain = std::vector<std::shared_ptr<const Release>>;

/// The clocks of the threads of the current block.
class RaceClock {
public:
  void blockStarts(const BlockState &Block, uint64_t Number);

  /// Returns the time of an access now.
  Time now() const { return Now; }
  void advance() { Now += Now < MaxTime; }
  /// Returns true if the time is about to overflow, so that nothing can be
  /// checked any more.
  bool isExhausted() const { return Now >= MaxTime; }
  ThreadNumber first() const { return First; }
  /// Returns true if a thread, given by its number in the block, knows an
  /// access of another one, so that it happened before the thread's next
  /// access.
  bool knows(unsigned Thread, ThreadNumber Other, Time When) const {
    const Clock &C = Threads[Thread].Known;
    if (blockOf(Other) == Number) {
      if (When <= C.Block ||
          (When <= C.Warp && warpOf(Other) == warpOf(First + Thread)))
        return true;
    }
    return C.More && C.More->covers(Other, When);
  }

  /// Returns the time up to which the thread knows all accesses of its block.
  Time blockTime(unsigned Thread) const { return Threads[Thread].Known.Block; }

  // Events of the threads in a mask of the warp's lanes.
  void fence(const Warp &W, uint32_t Mask, bool IsBlockScope);
  void waitAtWarpSync(const Warp &W, unsigned Lane, uint32_t Members);
  void arrive(const Warp &W, uint32_t Mask);
  /// Called when threads execute an instruction: those that waited at a
  /// WARPSYNC have been released.
  void resume(const Warp &W, uint32_t Mask) {
    if (WaitingLanes[W.Index] & Mask)
      releaseWarp(W, Mask);
  }
  /// Performs a strong access to a location, whose chain is null at first.
  void acquire(unsigned Thread, const std::shared_ptr<ReleaseChain> &Chain);
  void release(unsigned Thread, std::shared_ptr<ReleaseChain> &Chain,
               bool Replaces);
  bool hasFence(unsigned Thread) const {
    return Threads[Thread].Fences[0] || Threads[Thread].Fences[1];
  }
  void barrierCompletes(const BlockState &Block, const BlockBarrier &B,
                        unsigned Id);

private:
  static constexpr Time MaxTime = ~Time(0) - (1 << 16);

  /// The part of a chain that a thread has read.
  struct PendingAcquire {
    std::shared_ptr<ReleaseChain> Chain;
    size_t Begin, End;
  };
  struct ThreadState {
    Clock Known;
    std::shared_ptr<const Release> Fences[2]; // the last; [1]: of block scope
    llvm::SmallVector<PendingAcquire, 0> Pending; // until the next fence
    uint32_t Members = 0; // of the WARPSYNC that it waits at
    // The state at the last BAR.ARV.
    Time ArrivedAt = 0;
    Clock KnownAtArrival;
  };

  Time Now = 1;
  uint64_t Number = 0; // of the block
  ThreadNumber First = 0;
  std::vector<ThreadState> Threads;
  std::vector<uint32_t> WaitingLanes; // at WARPSYNC, by warp

  void acquirePending(unsigned Thread, bool IsBlockScope);
  void learn(Clock &C, Knowledge &More, ThreadNumber Learner,
             const Release &From) const;
  void releaseWarp(const Warp &W, uint32_t Mask);
  void join(const Warp &W, uint32_t Lanes, uint32_t Members);
  std::shared_ptr<const Knowledge>
  mergeMore(llvm::ArrayRef<unsigned> Participants) const;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_RACECLOCK_H
