//===-- Q7X2ConvergedBlocks.h - Where a whole warp executes -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks of a kernel that all threads of a warp execute together, except
// those that have exited or do nothing but exit. Uniform registers belong to
// the warp, so only there may code write them: then each thread sees, between
// two of its own instructions, exactly the writes that are between them in the
// program.
//
// The threads of a kernel start together. After a divergent branch they are
// diverged until the first block that all paths from it lead to, where the
// convergence pass makes them reconverge (Q7X2Convergence.cpp, which runs
// later). So a block is converged if it is in no divergent region: the blocks
// between a divergent branch and that point. Where it is not certain that
// threads reconverge, as after calls and in spin loops, no block is converged.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGEDBLOCKS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGEDBLOCKS_H

#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"

namespace llvm::Q7X2 {

/// Whether threads that leave the block together may have different successors,
/// other than blocks in which they only exit.
bool diverges(const MachineBasicBlock &MBB);

class ConvergedBlocks {
  const MachineCycleInfo &Cycles;
  BitVector Converged;
  /// For each block the blocks that all its paths to the end pass.
  std::vector<BitVector> PostDominators;
  /// For each block, how many barriers its divergent regions may need.
  std::vector<unsigned> Depth;

public:
  /// \p Cycles must outlive the object; the CFG must not change.
  ConvergedBlocks(const MachineFunction &MF, const MachineCycleInfo &Cycles);

  /// Whether threads may write uniform registers anywhere in the function.
  bool any() const { return Converged.any(); }
  bool contains(const MachineBasicBlock &MBB) const {
    return Converged.test(MBB.getNumber());
  }
  /// Whether all threads that leave a converged block, but for those that only
  /// exit, have the same successor.
  bool leaveTogether(const MachineBasicBlock &MBB) const;

private:
  void findPostDominators(const MachineFunction &MF,
                          const BitVector &WithExits);
  BitVector findEndless(const MachineFunction &MF) const;
  const MachineBasicBlock *
  findReconvergencePoint(const MachineBasicBlock &MBB) const;
  bool addRegion(const MachineBasicBlock &MBB);
  void keepBeforeDivergence(const MachineFunction &MF);
};

} // namespace llvm::Q7X2

#endif
