//===-- Q7X2LoopSplit.h - Loops in two parts --------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the first iterations off a loop, for passes that make one of several
// (Q7X2LoopUnroll.cpp, Q7X2UnrollAndJam.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSPLIT_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSPLIT_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>

namespace llvm {

class DominatorTree;
class Loop;
class LoopInfo;
class ScalarEvolution;
class SCEVAddRecExpr;
class TargetTransformInfo;
class Value;

namespace Q7X2 {

/// Cost of the arithmetic that computes a trip count before a loop, in
/// instructions.
constexpr unsigned TripCountBudget = 8;

/// The comparison that decides whether a loop continues: of a recurrence, whose
/// step is constant, with a bound.
struct ExitTest {
  const SCEVAddRecExpr *Tested;
  APInt Step;
  Value *Bound;
  CmpInst::Predicate Continue;
};

/// The test at the end of a loop that has one latch.
std::optional<ExitTest> getExitTest(const Loop &L, ScalarEvolution &SE);

/// Whether the trip count of a loop that has a preheader can be computed before
/// it, in few instructions.
bool hasCheapTripCount(Loop &L, ScalarEvolution &SE,
                       const TargetTransformInfo &TTI);

/// The test of a loop that continues while an increasing value is within a
/// bound, so that its iterations can be counted even where the value may wrap.
std::optional<ExitTest> getUpperBound(const Loop &L, ScalarEvolution &SE);

/// Splits the first iterations off a loop in simplified and LCSSA form that has
/// a cheap trip count or an upper bound, and one exit, at its latch. Their
/// number is a multiple of \p Count, a power of two. Returns the new loop,
/// which is before \p L; both are in simplified and LCSSA form.
Loop &splitLoop(Loop &L, unsigned Count, DominatorTree &DT, LoopInfo &LI,
                ScalarEvolution &SE);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSPLIT_H
