//===-- Q7X2ConvergenceRegions.h - Regions of barriers ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The convergence regions of a function: for the divergent branches with one
// reconvergence point the blocks between it and where the threads begin to
// participate in the barrier. That is at the branch, or, if threads can execute
// the branch several times before they reconverge, before the cycle around it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEREGIONS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEREGIONS_H

#include "Q7X2BarrierUse.h"
#include "Q7X2Divergence.h"

namespace llvm::Q7X2 {

struct ConvergenceRegion {
  /// Why a region has no barrier of its own.
  enum Status {
    Needed,        ///< It has one, or is going to.
    IndirectEntry, ///< An indirect branch enters the cycle around the branch.
    Covered,       ///< All threads participate in another region's barrier.
    UnknownCallee, ///< It is unknown which barriers a callee uses.
    BarriersExhausted ///< All barriers are used by overlapping regions.
  };

  const LoopIteration *Iteration = nullptr;
  /// The blocks that end with a BSSY.
  SmallVector<MachineBasicBlock *, 1> Starts;
  /// The block that begins with the BSYNC.
  MachineBasicBlock *ReconvergencePoint = nullptr;
  /// The divergent branches whose threads it reconverges.
  SmallVector<const DivergentBranch *, 1> Branches;
  /// What is reached from Starts before the reconvergence point.
  BlockSet Blocks;
  /// The blocks outside of the iteration that threads leave it for. They begin
  /// with a BREAK.
  SmallSetVector<MachineBasicBlock *, 2> ExitTargets;
  /// What the region's callees use.
  BarrierCount CalleeBarriers;
  Status Why = Needed;
  /// The start of the region that covers this one.
  const MachineBasicBlock *CoveringStart = nullptr;
  int Barrier = -1;

  /// Whether a thread that participates in one region can pass an instruction
  /// for the barrier of the other.
  bool overlaps(const ConvergenceRegion &Other) const;

  /// Prints why the region has no barrier of its own.
  void printStatus(raw_ostream &OS) const;
  void print(raw_ostream &OS) const;
};

struct ConvergenceRegions {
  std::vector<ConvergenceRegion> Needed;
  /// Those without a barrier of their own.
  std::vector<ConvergenceRegion> Dropped;

  /// Moves a needed region to the dropped ones.
  void drop(unsigned Index, ConvergenceRegion::Status Why);
  void print(raw_ostream &OS) const;
};

/// The divergence of a function, the first step of the convergence pass.
/// Changes the CFG such that there is a block for each start of a region and
/// each reconvergence point, and an unambiguous header for each loop.
class FunctionDivergence {
  SpinExits Spins;

public:
  IterationInfo Iterations;
  std::vector<DivergentBranch> Branches; ///< Refer to Iterations.

  FunctionDivergence(MachineFunction &MF, ReleaseInfo &Releases);
  FunctionDivergence(const FunctionDivergence &) = delete;
  FunctionDivergence &operator=(const FunctionDivergence &) = delete;
};

/// Finds the regions for divergent branches. No two have the same start and
/// reconvergence point, and no start is reached from another one of its region.
ConvergenceRegions findRegions(MachineFunction &MF,
                               ArrayRef<DivergentBranch> Branches,
                               const BarrierUse &Use);

} // namespace llvm::Q7X2

#endif
