//===-- Q7X2EdgeBlocks.h - Blocks inserted on CFG edges ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inserts blocks on edges of the CFG.
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

/// Returns whether the successors of MBB can be replaced, which those of an
/// indirect branch cannot.
bool canRedirect(const MachineBasicBlock &MBB);

/// Inserts a block on the edge from Pred to Succ and returns it. It is before
/// Succ if Pred falls through to it, otherwise at the end of the function.
MachineBasicBlock &splitEdge(MachineBasicBlock &Pred, MachineBasicBlock &Succ);

/// Inserts a block on the edges from Preds to MBB. It is before MBB unless
/// another block falls through to it, otherwise after one of Preds that does
/// not fall through.
void insertBefore(MachineBasicBlock &MBB, ArrayRef<MachineBasicBlock *> Preds,
                  const BasicBlock *Origin);

/// Gives each natural loop its own header, and the function an entry block
/// without predecessors. Two nested source loops share a header when the code
/// between their headers has been folded away; it would then be unknown which
/// of them begins its next iteration there.
void separateLoopHeaders(MachineFunction &MF);

} // namespace Q7X2
} // namespace llvm

#endif
