//===-- Q7X2UnrolledSize.h - What is left of unrolled loops -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where all iterations of a loop are unrolled, its counter is a constant in
// each, and with it the conditions of branches that depend on it:
//
//   for (t = 0; t < 80; ++t)
//     if (t < 40) f = b ^ c ^ d; else f = b & c | b & d | c & d;
//
// Only one side of such a branch is left. How large the unrolled loop is, is
// found by following its iterations.
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

/// Whether \p L, an innermost loop, has a branch or select other than the one
/// that ends it.
bool hasChoices(const Loop &L);

/// The instructions of the first \p Count iterations of \p L, an innermost
/// loop, without those that are constants; more than \p Limit if it or
/// \p Count exceeds that.
unsigned estimateUnrolledSize(Loop &L, unsigned Count, unsigned Limit,
                              const LoopInfo &LI,
                              const TargetTransformInfo &TTI);

/// Removes the branches on constants that unrolling has left, and the blocks
/// that are not reachable then.
void foldBranches(Function &F, DominatorTree &DT);

} // namespace Q7X2
} // namespace llvm

#endif
