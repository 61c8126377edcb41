//===-- Q7X2LoopTests.h - Tests that end loops ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPTESTS_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPTESTS_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/ConstantRange.h"
#include <optional>

namespace llvm {
class BasicBlock;
class ICmpInst;
class LazyValueInfo;
class Loop;
class ScalarEvolution;
class SCEVAddRecExpr;
class Value;

namespace Q7X2 {

/// The comparison for equality by which a loop ends, of a counter whose step
/// is constant with a bound.
struct LoopTest {
  ICmpInst *Compare;
  Value *Counter, *Bound;
  const SCEVAddRecExpr *Rec;
  APInt Step;

  /// Whether the loop goes on to \p Exit if both are equal.
  bool endsIfEqual(const BasicBlock *Exit) const;
};

/// The test at the end of a loop that has a preheader and one latch.
std::optional<LoopTest> getEqualityTest(const Loop &L, ScalarEvolution &SE);

/// Tests the lower halves of a counter of 64 bits and of its bound where the
/// loop ends in the same iteration then.
bool narrowLoopTest(Loop &L, ScalarEvolution &SE, LazyValueInfo &LVI);

/// The range of \p V at \p At, without its sign.
ConstantRange getUnsignedRange(Value *V, Instruction *At, LazyValueInfo &LVI);

/// The range of the bound where that is what all steps add up to: the counter
/// is 0 before the first one, and does not wrap.
std::optional<ConstantRange> getSumOfSteps(const LoopTest &Test,
                                           LazyValueInfo &LVI);

} // namespace Q7X2
} // namespace llvm

#endif
