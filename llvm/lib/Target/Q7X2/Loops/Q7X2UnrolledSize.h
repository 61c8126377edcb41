//===-- Q7X2UnrolledSize.h - Size of unrolled loops -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a loop is unrolled completely, its induction variable is a constant in
// each iteration, and so are the branch conditions that depend on it:
//
//   for (t = 0; t < 80; ++t)
//     if (t < 40) f = b ^ c ^ d; else f = b & c | b & d | c & d;
//
// Only one side of such a branch remains. The size of the unrolled loop is
// found by simulating its iterations.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2UNROLLEDSIZE_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2UNROLLEDSIZE_H

namespace llvm {
class DominatorTree;
class Function;
class Loop;
class LoopInfo;
class TargetTransformInfo;

namespace Q7X2 {

/// Returns whether \p L, an innermost loop, has a branch or select in addition
/// to its latch branch.
bool hasChoices(const Loop &L);

/// Returns the number of instructions of the first \p Count iterations of \p L,
/// an innermost loop, without those that fold to constants; more than \p Limit
/// if it or \p Count exceeds that.
unsigned estimateUnrolledSize(Loop &L, unsigned Count, unsigned Limit,
                              const LoopInfo &LI,
                              const TargetTransformInfo &TTI);

/// Folds the constant branches that unrolling has left, and removes the blocks
/// that become unreachable.
void foldBranches(Function &F, DominatorTree &DT);

} // namespace Q7X2
} // namespace llvm

#endif
