//===- Warp.h - Registers and control state of a warp -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each thread of a warp has its own PC. Threads that are at the same PC and
// execute together form a fragment; a warp that has not diverged is a single
// fragment. A divergent branch splits a fragment. Ready fragments at the same
// PC are merged, as at a BSYNC. Threads that leave a WARPSYNC together form a
// group; fragments of different groups are not merged, so that votes and
// shuffles after the WARPSYNC are executed by exactly the threads in its mask.
//
// A convergence barrier is kept for each thread, as the mask of the threads
// that executed BSSY together with it. So fragments that execute the same code
// at different times do not affect each other.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_WARP_H
#define LLVM_LIB_Q7X2SIM_WARP_H

#include "Inst.h"
#include "Timing.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>

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
  uint8_t Barrier = 0;   // of Convergence and BlockBarrier
  uint32_t SyncMask = 0; // of WARPSYNC
  /// The mask of the WARPSYNC that the threads have left together, until they
  /// reconverge with others at a BSYNC or another WARPSYNC; otherwise 0.
  uint32_t Group = 0;
  uint64_t WakeCycle = 0;          // of NANOSLEEP
  const DecodedInst *At = nullptr; // the instruction waited at
};

/// The initial value of registers, which makes reads of uninitialized registers
/// visible.
constexpr uint32_t PoisonWord = 0xbaadf00d;

class Warp {
public:
  using Row = uint32_t[WarpSize];

  alignas(64) Row R[NumRows];
  uint32_t P[NumPredSlots];
  uint32_t UR[NumURegSlots];
  uint32_t UP[NumPredSlots]; // all ones or zero

  unsigned Index = 0;       // within the block
  unsigned FirstThread = 0; // linear number of lane 0 in the block
  uint32_t Exists = 0;      // mask of the lanes that have a thread
  uint32_t Exited = 0;

  // The state of the schedulers.
  uint64_t ReadyCycle = 0;
  /// The cycle until which the stall of an instruction, or a branch, prevents
  /// the next issue.
  uint64_t StallEnd = 0;

private:
  llvm::SmallVector<Fragment, 4> Fragments;
  unsigned Current = 0;
  unsigned Slice = 0; // instructions left in this turn
  bool NeedSelect = true;

public:
  InFlight Pending;

  /// Prepares the warp for a new block whose code uses the first \p Registers
  /// registers. The other registers are left unchanged.
  void reset(unsigned WarpIndex, uint32_t Threads, uint32_t EntryPC,
             unsigned Registers);

  uint32_t live() const { return Exists & ~Exited; }
  Fragment &current() { return Fragments[Current]; }
  const Fragment &current() const { return Fragments[Current]; }
  const llvm::SmallVectorImpl<Fragment> &fragments() const { return Fragments; }

  /// Selects the fragment that issues next, in turns so that none starves; null
  /// if all wait. Fragments whose NANOSLEEP ends at \p Cycle become ready.
  Fragment *select(uint64_t Cycle) {
    if (Fragments.size() != 1 || Fragments[0].State != FragState::Ready)
      return selectOfMany(Cycle);
    Current = 0;
    NeedSelect = false;
    return &Fragments[0];
  }
  /// Counts an issued instruction of the selected fragment against its turn.
  void countIssue() { Slice -= Slice != 0; }
  void countIssues(unsigned Count) { Slice -= std::min(Slice, Count); }
  /// Returns the number of instructions that the selected fragment can issue
  /// before another one's turn.
  unsigned turnLeft() const {
    return Fragments.size() == 1 ? ~0u : std::max(Slice, 1u);
  }
  /// Returns true if registers and control state equal those of an earlier
  /// state of the warp, so that its behavior will repeat. Some fragment must be
  /// selected.
  bool isInStateOf(const Warp &Earlier) const;
  /// Returns the first cycle in which a NANOSLEEP ends, or the largest number.
  uint64_t nextWake() const;

  // The operations below act on the threads in Mask, a subset of the current
  // fragment. If it is a proper subset, the others remain the current fragment.
  void branch(uint32_t Mask, uint32_t Target);
  void exit(uint32_t Mask);
  void yield() { Slice = 0; } // ends the turn of the current fragment
  void sleep(uint32_t Mask, uint64_t Until, const DecodedInst *At);
  void bssy(unsigned Barrier, uint32_t Mask);
  void bsync(unsigned Barrier, uint32_t Mask, const DecodedInst *At);
  void breakOut(unsigned Barrier, uint32_t Mask);
  void warpSync(uint32_t Mask, uint32_t Members, const DecodedInst *At);
  void waitAtBlockBarrier(unsigned Barrier, uint32_t Mask,
                          const DecodedInst *At);

  /// Makes the fragments ready that wait at a block barrier, after calling \p
  /// Each with each of them. Returns false if there are none.
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
  uint32_t Participants[NumConvergenceBarriers][WarpSize];

  Fragment *selectOfMany(uint64_t Cycle);
  Fragment &suspend(uint32_t Mask, FragState State, const DecodedInst *At);
  void mergeInto(unsigned Index);
  void releaseLanes(uint32_t Lanes, FragState State, uint32_t Group);
  void releaseConverged(unsigned Barrier);
  void releaseWarpSync();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_WARP_H
