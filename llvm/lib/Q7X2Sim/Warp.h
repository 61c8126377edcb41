//===- Warp.h - Registers and control state of a warp -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each thread of a warp has its own PC. Threads at the same PC that execute
// together form a fragment; a warp that has not diverged is one fragment.
// Fragments split at branches and are put together again when they are ready
// at the same PC, which BSYNC brings about. WARPSYNC makes a group of the
// threads in its mask, which does not mix with others: so votes and shuffles
// behind it see just these threads.
//
// A convergence barrier register is kept per thread: the set of threads that
// executed BSSY together with it. So two fragments that run the same code at
// different times do not disturb each other.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_WARP_H
#define LLVM_LIB_Q7X2SIM_WARP_H

#include "Inst.h"
#include "Timing.h"
#include "llvm/ADT/SmallVector.h"

namespace q7x2 {

enum class FragState : uint8_t {
  Ready,
  Convergence,  // at BSYNC
  WarpSync,     // at WARPSYNC
  BlockBarrier, // at BAR.SYNC or BAR.RED
  Sleeping      // in NANOSLEEP
};

struct Fragment {
  uint32_t Mask = 0;
  uint32_t PC = 0; // index of the next instruction
  FragState State = FragState::Ready;
  uint8_t Barrier = 0;   // which one, where it waits at one
  uint32_t SyncMask = 0; // of WARPSYNC
  /// Threads that left a WARPSYNC together stay apart from others until they
  /// meet them at a BSYNC or another WARPSYNC: its mask, or 0.
  uint32_t Group = 0;
  uint64_t WakeCycle = 0;          // of NANOSLEEP
  const DecodedInst *At = nullptr; // the instruction where it waits
};

/// What registers hold before they are written.
constexpr uint32_t PoisonWord = 0xbaadf00d;

class Warp {
public:
  using Row = uint32_t[WarpSize];

  alignas(64) Row R[NumRows];
  uint32_t P[NumPredSlots];
  uint32_t UR[NumURegSlots];
  uint32_t UP[NumPredSlots]; // all ones or zero

  unsigned Index = 0;       // within the block
  unsigned FirstThread = 0; // linear number in the block
  uint32_t Exists = 0;      // lanes that have a thread
  uint32_t Exited = 0;

  // Scheduling state, kept by the block's schedulers.
  uint64_t ReadyCycle = 0;
  /// Until then control text or a branch keeps it from issuing.
  uint64_t StallEnd = 0;
  InFlight Pending;

  /// Prepares the warp for a new block.
  void reset(unsigned WarpIndex, uint32_t Threads, uint32_t EntryPC);

  uint32_t live() const { return Exists & ~Exited; }
  Fragment &current() { return Fragments[Current]; }
  const Fragment &current() const { return Fragments[Current]; }
  const llvm::SmallVectorImpl<Fragment> &fragments() const { return Fragments; }

  /// The fragment that issues next, chosen so that none starves; null if all
  /// wait. Sleepers that are due at \p Cycle wake up.
  Fragment *select(uint64_t Cycle);
  /// The fragment selected last issues: a part of its turn is over.
  void spend() { Slice -= Slice != 0; }
  /// The cycle at which the first sleeper wakes, or the largest number.
  uint64_t nextWake() const;

  // The operations below act on the threads in Mask, a part of the current
  // fragment. If Mask is only a part, the rest stays the current fragment.
  void branch(uint32_t Mask, uint32_t Target);
  void exit(uint32_t Mask);
  void yield() { Slice = 0; }
  void sleep(uint32_t Mask, uint64_t Until, const DecodedInst *At);
  void bssy(unsigned Barrier, uint32_t Mask);
  void bsync(unsigned Barrier, uint32_t Mask, const DecodedInst *At);
  void breakOut(unsigned Barrier, uint32_t Mask);
  void warpSync(uint32_t Mask, uint32_t Members, const DecodedInst *At);
  void waitAtBlockBarrier(unsigned Barrier, uint32_t Mask,
                          const DecodedInst *At);

  /// Makes the fragments ready that wait at a block barrier; calls \p Each
  /// with them first.
  template <typename Fn> bool releaseBlockBarrier(unsigned Barrier, Fn Each) {
    bool Any = false;
    for (Fragment &F : Fragments)
      if (F.State == FragState::BlockBarrier && F.Barrier == Barrier) {
        Each(F);
        F.State = FragState::Ready;
        Any = true;
      }
    NeedSelect |= Any;
    return Any;
  }

private:
  llvm::SmallVector<Fragment, 4> Fragments;
  unsigned Current = 0;
  unsigned Slice = 0; // instructions left before another fragment's turn
  bool NeedSelect = true;
  uint32_t Participants[NumConvergenceBarriers][WarpSize];

  Fragment &stop(uint32_t Mask, FragState State, const DecodedInst *At);
  void mergeInto(unsigned Index);
  void releaseLanes(uint32_t Lanes, FragState State, uint32_t Group);
  void releaseConverged(unsigned Barrier);
  void releaseWarpSync();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_WARP_H
