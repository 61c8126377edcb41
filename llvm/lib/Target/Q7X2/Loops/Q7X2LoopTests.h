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
class ICmpInst;
class LazyValueInfo;
class Loop;
class ScalarEvolution;
class SCEVAddRecExpr;
class Value;

namespace Q7X2 {

/// The equality test that ends a loop. It compares an induction variable with
/// constant step to a bound.
struct LoopTest {
  ICmpInst *Compare;
  Value *Counter, *Bound;
  const SCEVAddRecExpr *Rec;
  APInt Step;
};

/// Returns the test at the end of a loop that has a preheader and one latch.
std::optional<LoopTest> getEqualityTest(const Loop &L, ScalarEvolution &SE);

/// Returns the unsigned range of \p V at \p At.
ConstantRange getUnsignedRange(Value *V, Instruction *At, LazyValueInfo &LVI);

} // namespace Q7X2
} // namespace llvm

#endif
