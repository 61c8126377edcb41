//===-- Q7X2EdgeBlocks.h - Blocks inserted on CFG edges ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes of the CFG that insert blocks on edges.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2EDGEBLOCKS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2EDGEBLOCKS_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class BasicBlock;
class MachineBasicBlock;
class MachineFunction;

namespace Q7X2 {

/// Whether the successors of MBB can be replaced: not those of an indirect
/// branch.
bool canRedirect(const MachineBasicBlock &MBB);

/// Inserts a block on the edge from Pred to Succ and returns it: before Succ if
/// Pred falls through to it, else at the end of the function.
MachineBasicBlock &splitEdge(MachineBasicBlock &Pred, MachineBasicBlock &Succ);

/// Inserts a block on the edges from Preds to MBB: before MBB unless another
/// block falls through to it; else after one of Preds that does not fall
/// through.
void insertBefore(MachineBasicBlock &MBB, ArrayRef<MachineBasicBlock *> Preds,
                  const BasicBlock *Origin);

/// Gives each natural loop a header of its own, and the function an entry block
/// without predecessors. Two nested loops of the source share a header when the
/// code between their headers has been folded away; it would be unknown then
/// which of them begins its next iteration there.
void separateLoopHeaders(MachineFunction &MF);

} // namespace Q7X2
} // namespace llvm

#endif
