//===-- Q7X2LoopTests.cpp - Tests that end loops --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopTests.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

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

Value *Q7X2::getEqualityBound(const Loop &L, ScalarEvolution &SE) {
  ICmpInst *Compare = L.getLatchCmpInst();
  if (!Compare || !L.getLoopPreheader() || !Compare->isEquality() ||
      !Compare->getOperand(0)->getType()->isIntegerTy() ||
      isa<SCEVCouldNotCompute>(SE.getExitCount(&L, L.getLoopLatch())))
    return nullptr;
  Value *Counter = Compare->getOperand(0), *Bound = Compare->getOperand(1);
  if (!L.isLoopInvariant(Bound))
    std::swap(Counter, Bound);
  const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Counter));
  if (!L.isLoopInvariant(Bound) || !Rec || Rec->getLoop() != &L ||
      !isa<SCEVConstant>(Rec->getStepRecurrence(SE)))
    return nullptr;
  return Bound;
}
