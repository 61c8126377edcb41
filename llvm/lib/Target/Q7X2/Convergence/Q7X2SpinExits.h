//===-- Q7X2SpinExits.h - Reconvergence after spin loops --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread that leaves a spin loop may hold the lock that the threads in the
// loop wait for. If it waited for them at the loop's post-dominator, none of
// them would proceed. So they reconverge after the release: the last write to
// memory that follows in the same iteration of the enclosing loops, preferably
// an atomic or volatile one, before any code that the threads of a warp execute
// together. Without such a write, threads of a kernel reconverge at the
// post-dominator; threads of other functions, whose callers may contain the
// release, do not reconverge.
//
//   LOCK: ATOMG.EXCH R0, ...             BSSY B0, DONE
//         YIELD                    LOCK: ATOMG.EXCH R0, ...
//         @P0 BRA LOCK       ->          YIELD
//         STG.STRONG ...                 @P0 BRA LOCK
//         ...                            STG.STRONG ...
//                                  DONE: BSYNC B0
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2SPINEXITS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2SPINEXITS_H

#include "Q7X2Iterations.h"
#include "Q7X2Releases.h"

namespace llvm {
class Q7X2InstrInfo;

namespace Q7X2 {

/// Returns the terminator of MBB at which threads can diverge; null if there is
/// none.
const MachineInstr *getDivergentTerminator(const MachineBasicBlock &MBB);

/// The place where threads reconverge, or the reason why they do not.
struct Reconvergence {
  enum Reason {
    // Threads reconverge:
    PostDominator, ///< No spin loop moves it.
    AfterRelease,  ///< It follows the release of a spin loop.
    NoWaiters,     ///< No release follows the spin loop of a kernel.
    // Threads do not reconverge:
    NothingInCommon, ///< The threads have no post-dominator.
    OnlyEnds,        ///< The post-dominator only ends the threads.
    Irreducible,     ///< The cycle has no unique header.
    UnknownRelease,  ///< The caller may contain the release of a spin loop.
    EndsAfterRelease ///< Threads only end after the release.
  };
  Reason Why = NothingInCommon;
  MachineBasicBlock *Point = nullptr;
  /// The exiting block of the spin loop, for reasons that involve one.
  const MachineBasicBlock *SpinExit = nullptr;
};

/// The exits of a function's spin loops: the divergent branches after a YIELD.
class SpinExits {
public:
  SpinExits(MachineFunction &MF, const ReleaseInfo &Releases);

  ArrayRef<MachineBasicBlock *> getYieldingBlocks() const { return Yielding; }

  /// Returns whether threads leave a spin loop at the end of MBB, on a path to
  /// Next, while others stay in it.
  bool isSpinExit(const LoopIteration &Iteration, MachineBasicBlock &MBB,
                  const MachineBasicBlock &Next) const;

  /// Returns where threads that leave a spin loop at MBB, on a path to its
  /// post-dominator Next, reconverge with those that stay.
  Reconvergence findReconvergence(const LoopIteration &Iteration,
                                  MachineBasicBlock &MBB,
                                  MachineBasicBlock &Next) const;

  /// Splits blocks and edges so that a block begins after each release.
  void splitAfterReleases();

private:
  struct Place;

  void findYieldingBlocks();
  Effects getEffectsBetween(const LoopIteration &Iteration,
                            MachineBasicBlock &From,
                            const MachineBasicBlock *To) const;
  Place findPlaceAfterRelease(const LoopIteration &Iteration,
                              MachineBasicBlock &Next) const;
  bool notePlacesIn(MachineBasicBlock &MBB, Place &Best) const;
  bool splitAfter(const IterationInfo &Iterations,
                  MachineBasicBlock &MBB) const;
  bool splitAfterOneRelease() const;

  MachineFunction &MF;
  const ReleaseInfo &Releases;
  const Q7X2InstrInfo &TII;
  SmallVector<MachineBasicBlock *, 4> Yielding;
};

} // namespace Q7X2
} // namespace llvm

#endif
