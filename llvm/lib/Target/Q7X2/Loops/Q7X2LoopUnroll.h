//===-- Q7X2LoopUnroll.h - Unrolling of innermost loops ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPUNROLL_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPUNROLL_H

namespace llvm {
class Loop;
class ScalarEvolution;

namespace Q7X2 {

/// The maximum number of instructions of all iterations of a loop with known
/// trip count that is unrolled completely.
inline constexpr unsigned CompleteUnrollBudget = 1400;

/// Returns whether the metadata of a loop allows unrolling.
bool allowsUnrolling(const Loop &L, ScalarEvolution &SE);

} // namespace Q7X2
} // namespace llvm

#endif
