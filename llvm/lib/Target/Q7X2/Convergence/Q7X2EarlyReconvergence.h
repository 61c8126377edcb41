//===-- Q7X2EarlyReconvergence.h - Before a post-dominator ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some threads may skip what is before the post-dominator of a branch: by a
// break of an unrolled loop, or since one operand of && is false.
//
//   A: if (a) goto C;            The threads of A and B would execute C
//   B: if (!b) goto P;           separately, since C does not post-dominate A.
//   C: ...                       They reconverge at C; those that go from B to
//   P P:                           leave the region there.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2EARLYRECONVERGENCE_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2EARLYRECONVERGENCE_H

namespace llvm {
class MachineBasicBlock;
}

namespace llvm::Q7X2 {

struct DivergentBranch;

/// Returns the first block that all threads of a branch pass before they
/// reconverge, except those that skip what is left; null if there is none, or
/// too little is left.
MachineBasicBlock *findEarlyPoint(const DivergentBranch &B);

} // namespace llvm::Q7X2

#endif
