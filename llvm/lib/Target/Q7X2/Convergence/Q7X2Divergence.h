//===-- Q7X2Divergence.h - Divergent branches -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The divergent branches of a function and their reconvergence points: the
// immediate post-dominator within each iteration in which threads diverge,
// moved after the releases of spin loops (Q7X2SpinExits.h).
//
// Threads diverge in the iteration around their branch if it has several
// successors in that iteration. They diverge in the iteration of the next outer
// cycle if they can leave the inner one, since some threads leave it in earlier
// iterations than others.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2DIVERGENCE_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2DIVERGENCE_H

#include "Q7X2Iterations.h"
#include "Q7X2SpinExits.h"

namespace llvm::Q7X2 {

/// A divergent branch, and an iteration in which its threads diverge.
struct DivergentBranch {
  MachineBasicBlock *Block;
  const LoopIteration *Iteration;
  /// The cycle nested in the iteration that threads leave in different
  /// iterations; null if they diverge at the branch itself.
  const MachineCycle *Inner = nullptr;
  /// The blocks at which threads enter the iteration when they leave Inner.
  SmallVector<MachineBasicBlock *, 2> ExitTargets;
  Reconvergence Target;

  MachineBasicBlock *getReconvergencePoint() const { return Target.Point; }
  /// Returns whether the threads have nothing left to execute together.
  bool hasNothingInCommon() const {
    return Target.Why == Reconvergence::NothingInCommon ||
           Target.Why == Reconvergence::OnlyEnds;
  }

  /// Prints why threads diverge.
  void printCause(raw_ostream &OS) const;
  /// Prints why threads reconverge where they do, or do not reconverge.
  void printReason(raw_ostream &OS) const;
  void print(raw_ostream &OS) const;
};

/// Returns the divergent branches of a function in block order, with an entry
/// for each iteration in which they diverge, innermost first.
std::vector<DivergentBranch>
findDivergentBranches(MachineFunction &MF, const IterationInfo &Iterations,
                      const SpinExits &Spins);

/// Returns the edges on which threads leave the iteration from Start or Blocks,
/// except those to blocks that end the threads at once.
SmallVector<std::pair<MachineBasicBlock *, MachineBasicBlock *>, 4>
findExitEdges(const LoopIteration &Iteration, MachineBasicBlock &Start,
              const BlockSet &Blocks);

} // namespace llvm::Q7X2

#endif
