//===-- Q7X2LoopTests.cpp - Tests that end loops --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopTests.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-loop-unroll"

STATISTIC(NumNarrowed, "Number of loop tests narrowed to 32 bits");

// Returns the unsigned range of a value. LazyValueInfo knows no lower bound of
// values that an unroller rounds down to a multiple.
static ConstantRange getRange(Value *V, Instruction *At, LazyValueInfo &LVI,
                              unsigned Level = 0) {
  constexpr unsigned MaxLevel = 6;
  ConstantRange Known = LVI.getConstantRange(V, At, /*UndefAllowed=*/false);
  if (Level == MaxLevel)
    return Known;
  Value *X;
  const APInt *C;
  auto Of = [&](Value *Source) { return getRange(Source, At, LVI, Level + 1); };
  auto Between = [](const APInt &Lo, const APInt &Hi) {
    return ConstantRange::getNonEmpty(Lo, Hi + 1);
  };
  ConstantRange New = Known;
  const unsigned Bits = V->getType()->getIntegerBitWidth();
  if (match(V, m_ZExt(m_Value(X)))) {
    New = Of(X).zeroExtend(Bits);
  } else if (match(V, m_And(m_Value(X), m_APInt(C)))) {
    // A mask that clears only low bits of the value rounds it down.
    const ConstantRange R = Of(X);
    const APInt Max = R.getUnsignedMax(),
                Ignored = APInt::getHighBitsSet(Bits, Max.countl_zero());
    if ((*C | Ignored).isNegatedPowerOf2() || (*C | Ignored).isAllOnes())
      New = Between(R.getUnsignedMin() & (*C | Ignored), Max & (*C | Ignored));
  } else if (match(V, m_Sub(m_Value(X), m_And(m_Deferred(X), m_APInt(C))))) {
    const ConstantRange R = Of(X);
    const APInt Min = R.getUnsignedMin();
    New =
        Between(C->isMask() ? Min & ~*C : Min.usub_sat(*C), R.getUnsignedMax());
  } else if (match(V, m_AddLike(m_Value(X), m_APInt(C)))) {
    New = Of(X).add(*C);
  } else if (match(V, m_LShr(m_Value(X), m_APInt(C)))) {
    New = Of(X).lshr(*C);
  }
  return Known.intersectWith(New, ConstantRange::Unsigned);
}

ConstantRange Q7X2::getUnsignedRange(Value *V, Instruction *At,
                                     LazyValueInfo &LVI) {
  return getRange(V, At, LVI);
}

std::optional<Q7X2::LoopTest> Q7X2::getEqualityTest(const Loop &L,
                                                    ScalarEvolution &SE) {
  ICmpInst *Compare = L.getLatchCmpInst();
  if (!Compare || !L.getLoopPreheader() || !Compare->isEquality() ||
      !Compare->getOperand(0)->getType()->isIntegerTy() ||
      isa<SCEVCouldNotCompute>(SE.getExitCount(&L, L.getLoopLatch())))
    return std::nullopt;
  Value *Counter = Compare->getOperand(0), *Bound = Compare->getOperand(1);
  if (!L.isLoopInvariant(Bound))
    std::swap(Counter, Bound);
  const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Counter));
  if (!L.isLoopInvariant(Bound) || !Rec || Rec->getLoop() != &L)
    return std::nullopt;
  const auto *Step = dyn_cast<SCEVConstant>(Rec->getStepRecurrence(SE));
  if (!Step)
    return std::nullopt;
  return LoopTest{Compare, Counter, Bound, Rec, Step->getAPInt()};
}

// Returns whether the bound is not before the first tested value, which follows
// the first step, in the direction of the steps; if it were, the induction
// variable would wrap. ScalarEvolution knows that a step that is a power of two
// divides the distance; other steps may miss the bound and meet it only after a
// wrap.
static bool isAhead(const Q7X2::LoopTest &Test, const ConstantRange &Start,
                    const ConstantRange &End) {
  return Test.Step.abs().isPowerOf2() &&
         (Test.Step.isNegative()
              ? End.getUnsignedMax().ule(Start.getUnsignedMin())
              : End.getUnsignedMin().uge(Start.getUnsignedMax()));
}

bool Q7X2::narrowLoopTest(Loop &L, ScalarEvolution &SE, LazyValueInfo &LVI) {
  std::optional<LoopTest> Test = getEqualityTest(L, SE);
  if (!Test || !Test->Compare->hasOneUse() ||
      !Test->Counter->getType()->isIntegerTy(64))
    return false;
  Instruction *At = L.getLoopPreheader()->getTerminator();
  const SCEVAddRecExpr &Rec = *Test->Rec;
  const ConstantRange Start = SE.getUnsignedRange(Rec.getStart()),
                      End = getRange(Test->Bound, At, LVI);
  const APInt Max = APInt::getLowBitsSet(64, 32);
  if (Start.getUnsignedMax().ugt(Max) || End.getUnsignedMax().ugt(Max))
    return false;
  if (!isAhead(*Test, Start, End) && !Rec.hasNoSignedWrap() &&
      !(Rec.hasNoUnsignedWrap() && !Test->Step.isNegative()))
    return false;
  LLVM_DEBUG(dbgs() << "Tested in 32 bits: " << *Test->Compare << '\n');
  IRBuilder<> B(At);
  Type *I32 = B.getInt32Ty();
  Value *LowBound = B.CreateTrunc(Test->Bound, I32);
  B.SetInsertPoint(Test->Compare);
  Value *New = B.CreateICmp(Test->Compare->getPredicate(),
                            B.CreateTrunc(Test->Counter, I32), LowBound);
  SE.forgetLoop(&L);
  Test->Compare->replaceAllUsesWith(New);
  Test->Compare->eraseFromParent();
  ++NumNarrowed;
  return true;
}
