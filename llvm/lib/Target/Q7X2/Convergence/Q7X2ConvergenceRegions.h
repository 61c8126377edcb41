//===-- Q7X2ConvergenceRegions.h - Convergence regions ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The convergence regions of a function. The region of the divergent branches
// with one reconvergence point consists of the blocks between the point and
// where the threads begin to participate in the barrier. That is at the branch
// or, if threads can execute the branch several times before they reconverge,
// before the cycle around it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEREGIONS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEREGIONS_H

#include "Q7X2BarrierUse.h"
#include "Q7X2Divergence.h"

namespace llvm::Q7X2 {

struct ConvergenceRegion {
  /// The reason why a region has no barrier of its own.
  enum Status {
    Needed,        ///< It has or gets one.
    IndirectEntry, ///< An indirect branch enters the cycle around the branch.
    Covered,       ///< Another region's barrier has all its threads.
    UnknownCallee, ///< A callee may use any barrier.
    BarriersExhausted ///< Overlapping regions use all barriers.
  };

  const LoopIteration *Iteration = nullptr;
  /// The blocks that end with a BSSY.
  SmallVector<MachineBasicBlock *, 1> Starts;
  /// The block that begins with the BSYNC.
  MachineBasicBlock *ReconvergencePoint = nullptr;
  /// The divergent branches whose threads it reconverges.
  SmallVector<const DivergentBranch *, 1> Branches;
  /// The blocks reached from Starts before the reconvergence point.
  BlockSet Blocks;
  /// The blocks outside of the iteration at which threads leave the region.
  /// They begin with a BREAK.
  SmallSetVector<MachineBasicBlock *, 2> ExitTargets;
  /// The barriers of the region's callees.
  BarrierCount CalleeBarriers;
  Status Why = Needed;
  /// The start of the region that covers this one.
  const MachineBasicBlock *CoveringStart = nullptr;
  int Barrier = -1;

  /// Returns whether a thread that participates in one region may pass an
  /// instruction for the barrier of the other.
  bool overlaps(const ConvergenceRegion &Other) const;

  /// Prints why the region has no barrier of its own.
  void printStatus(raw_ostream &OS) const;
  void print(raw_ostream &OS) const;
};

struct ConvergenceRegions {
  std::vector<ConvergenceRegion> Needed;
  /// The regions without a barrier of their own.
  std::vector<ConvergenceRegion> Dropped;

  /// Moves a needed region to the dropped ones.
  void drop(unsigned Index, ConvergenceRegion::Status Why);
  void print(raw_ostream &OS) const;
};

/// The divergence of a function, the first step of the convergence pass.
/// Changes the CFG so that each start of a region and each reconvergence point
/// has a block, and each loop has a header of its own.
class FunctionDivergence {
  SpinExits Spins;

public:
  IterationInfo Iterations;
  std::vector<DivergentBranch> Branches; ///< They refer to Iterations.

  FunctionDivergence(MachineFunction &MF, ReleaseInfo &Releases);
  FunctionDivergence(const FunctionDivergence &) = delete;
  FunctionDivergence &operator=(const FunctionDivergence &) = delete;
};

/// Returns the regions of divergent branches. No two regions have the same
/// start and reconvergence point, and no start is reached from another one of
/// its region.
ConvergenceRegions findRegions(MachineFunction &MF,
                               ArrayRef<DivergentBranch> Branches,
                               const BarrierUse &Use);

} // namespace llvm::Q7X2

#endif
