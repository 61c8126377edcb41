//===-- Q7X2ConvergedBlocks.h - Blocks that whole warps execute -*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks of a kernel that all threads of a warp execute together, except
// threads that have exited or only exit. Uniform registers belong to the warp,
// so only code in these blocks may write them: each thread then sees, between
// two of its own instructions, exactly the writes that are between them in the
// program.
//
// The threads of a kernel start together. After a divergent branch they are
// diverged until the first block that all paths from it lead to, where the
// convergence pass, which runs later, lets them reconverge
// (Q7X2Convergence.cpp). So a block is converged if it is in no divergent
// region, which are the blocks between a divergent branch and that point, and
// not reached from code that may leave threads diverged, such as calls and spin
// loops.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGEDBLOCKS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGEDBLOCKS_H

#include "Q7X2Iterations.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"

namespace llvm::Q7X2 {

/// Returns whether threads that leave the block together may have different
/// successors, apart from blocks in which they only exit.
bool diverges(const MachineBasicBlock &MBB);

class ConvergedBlocks {
  const MachineCycleInfo &Cycles;
  BitVector Converged;
  /// The number of barriers that the divergent regions of a block may need.
  std::vector<unsigned> Depth;

public:
  /// \p Cycles must outlive the object; the CFG must not change.
  ConvergedBlocks(MachineFunction &MF, const MachineCycleInfo &Cycles);

  /// Returns whether any block of the function may write uniform registers.
  bool any() const { return Converged.any(); }
  bool contains(const MachineBasicBlock &MBB) const {
    return Converged.test(MBB.getNumber());
  }
  /// Returns whether all threads that leave a converged block have the same
  /// successor, apart from those that only exit.
  bool leaveTogether(const MachineBasicBlock &MBB) const;

private:
  const MachineBasicBlock *
  findReconvergencePoint(const LoopIteration &Paths,
                         const MachineBasicBlock &MBB) const;
  bool addRegion(const LoopIteration &Paths, const MachineBasicBlock &MBB);
  void removeUnknown(const MachineFunction &MF);
  void keepBeforeDivergence(const MachineFunction &MF);
};

} // namespace llvm::Q7X2

#endif
