//===-- Q7X2LoopSplit.h - Loops in two parts --------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the first iterations off a loop, for passes that merge several
// iterations into one (Q7X2LoopUnroll.cpp, Q7X2UnrollAndJam.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSPLIT_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSPLIT_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>

namespace llvm {

class DominatorTree;
class ICmpInst;
class Loop;
class LoopInfo;
class ScalarEvolution;
class SCEVAddRecExpr;
class TargetTransformInfo;
class Value;

namespace Q7X2 {

/// The maximum cost, in instructions, of computing a trip count before a loop.
constexpr unsigned TripCountBudget = 8;

/// The comparison that decides whether a loop continues. It compares a
/// recurrence to a bound.
struct LatchTest {
  const SCEVAddRecExpr *Tested; // the recurrence of Compared
  Value *Compared;
  Value *Bound;
  const ICmpInst *Compare;
  CmpInst::Predicate Continue;
};

/// A test whose recurrence has a constant step.
struct ExitTest : LatchTest {
  APInt Step;
};

/// Returns the test at the end of a loop that has one latch.
std::optional<ExitTest> getExitTest(const Loop &L, ScalarEvolution &SE);

/// Returns the test of a loop that continues while a value is within an upper
/// bound, whose step is the same in all iterations, but is not constant.
std::optional<LatchTest> getTestOfUnknownStep(const Loop &L,
                                              ScalarEvolution &SE);

/// Returns whether the trip count of a loop with a preheader can be computed
/// before it by few instructions.
bool hasCheapTripCount(Loop &L, ScalarEvolution &SE,
                       const TargetTransformInfo &TTI);

/// Returns the test of a loop that continues while an increasing value is
/// within a bound, whose iterations can be counted even if the value may wrap.
std::optional<ExitTest> getUpperBound(const Loop &L, ScalarEvolution &SE);

/// Splits the first iterations off a loop in simplified and LCSSA form that has
/// a cheap trip count or an upper bound, and one exit, at its latch. Their
/// number is a multiple of \p Count, a power of two. Returns the new loop,
/// which precedes \p L; both are in simplified and LCSSA form.
Loop &splitLoop(Loop &L, unsigned Count, DominatorTree &DT, LoopInfo &LI,
                ScalarEvolution &SE);

/// Precedes a loop whose step is unknown, in simplified and LCSSA form and with
/// one exit, at its latch, by a loop that executes a copy of it \p Count times
/// in each iteration. Returns the copy, which has that trip count.
Loop &splitLoopByDistance(Loop &L, unsigned Count, DominatorTree &DT,
                          LoopInfo &LI, ScalarEvolution &SE);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSPLIT_H
