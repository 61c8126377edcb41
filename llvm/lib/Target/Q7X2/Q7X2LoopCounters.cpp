//===-- Q7X2LoopCounters.cpp - Loop counters of 32 bits -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The optimizer widens counters to 64 bits, and the unrollers count iterations
// beside the original counter, which is then only needed after the loop. Both
// take two instructions each for what takes one. This pass, after the unroller
// and before LLVM's strength reduction,
//
//   - computes what a counter ends with before or after the loop, where that is
//     cheap, so that the loop does not have to;
//   - tests the lower halves of a counter and its bound where the loop ends in
//     the same iteration then: the difference at its beginning is less than
//     2^32, and the counter does not wrap.
//
//   %next = add nuw i64 %i, 2            %next = add nuw i64 %i, 2
//   icmp eq i64 %next, %n          =>    %low = trunc i64 %next to i32
//                                        icmp eq i32 %low, trunc (%n)
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-loop-counters"
#define PASS_NAME "Q7X2 loop counters"

STATISTIC(NumFinal, "Number of final values computed outside of loops");
STATISTIC(NumNarrowed, "Number of loop tests narrowed to 32 bits");

namespace {

class Q7X2LoopCounters : public FunctionPass {
public:
  static char ID;
  Q7X2LoopCounters() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<DominatorTreeWrapperPass>();
    AU.addRequired<LazyValueInfoWrapperPass>();
    AU.addRequired<LoopInfoWrapperPass>();
    AU.addRequired<ScalarEvolutionWrapperPass>();
    AU.addRequired<TargetLibraryInfoWrapperPass>();
    AU.addRequired<TargetTransformInfoWrapperPass>();
    AU.addPreserved<ScalarEvolutionWrapperPass>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;

private:
  DominatorTree *DT;
  LazyValueInfo *LVI;
  LoopInfo *LI;
  ScalarEvolution *SE;

  ConstantRange getRange(Value *V, Instruction *At, unsigned Level = 0) const;
  bool narrowTest(Loop &L);
};

} // namespace

char Q7X2LoopCounters::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2LoopCounters, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LazyValueInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(ScalarEvolutionWrapperPass)
INITIALIZE_PASS_DEPENDENCY(TargetLibraryInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(TargetTransformInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2LoopCounters, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LoopCountersPass() {
  return new Q7X2LoopCounters();
}

// The unsigned range of a value. LLVM's lacks a lower bound of what an unroller
// rounds down to a multiple.
ConstantRange Q7X2LoopCounters::getRange(Value *V, Instruction *At,
                                         unsigned Level) const {
  constexpr unsigned MaxLevel = 6;
  ConstantRange Known = LVI->getConstantRange(V, At, /*UndefAllowed=*/false);
  if (Level == MaxLevel)
    return Known;
  Value *X;
  const APInt *C;
  auto Of = [&](Value *Source) { return getRange(Source, At, Level + 1); };
  auto Between = [](const APInt &Lo, const APInt &Hi) {
    return ConstantRange::getNonEmpty(Lo, Hi + 1);
  };
  ConstantRange New = Known;
  const unsigned Bits = V->getType()->getIntegerBitWidth();
  if (match(V, m_ZExt(m_Value(X)))) {
    New = Of(X).zeroExtend(Bits);
  } else if (match(V, m_And(m_Value(X), m_APInt(C)))) {
    // A mask of leading ones, as far as the value has bits, rounds down.
    const ConstantRange R = Of(X);
    const APInt Max = R.getUnsignedMax(),
                Ignored = APInt::getHighBitsSet(Bits, Max.countl_zero());
    if ((*C | Ignored).isNegatedPowerOf2() || (*C | Ignored).isAllOnes())
      New = Between(R.getUnsignedMin() & (*C | Ignored), Max & (*C | Ignored));
  } else if (match(V, m_Sub(m_Value(X), m_And(m_Deferred(X), m_APInt(C))))) {
    const ConstantRange R = Of(X);
    New = Between(R.getUnsignedMin().usub_sat(*C), R.getUnsignedMax());
  } else if (match(V, m_AddLike(m_Value(X), m_APInt(C)))) {
    New = Of(X).add(*C);
  } else if (match(V, m_LShr(m_Value(X), m_APInt(C)))) {
    New = Of(X).lshr(*C);
  }
  return Known.intersectWith(New, ConstantRange::Unsigned);
}

bool Q7X2LoopCounters::narrowTest(Loop &L) {
  BasicBlock *Latch = L.getLoopLatch(), *Preheader = L.getLoopPreheader();
  auto *Branch = Latch ? dyn_cast<BranchInst>(Latch->getTerminator()) : nullptr;
  auto *Test = Branch && Branch->isConditional() && Preheader
                   ? dyn_cast<ICmpInst>(Branch->getCondition())
                   : nullptr;
  if (!Test || !Test->isEquality() || !Test->hasOneUse() ||
      !Test->getOperand(0)->getType()->isIntegerTy(64) ||
      isa<SCEVCouldNotCompute>(SE->getExitCount(&L, Latch)))
    return false;
  Value *Counter = Test->getOperand(0), *Bound = Test->getOperand(1);
  if (!L.isLoopInvariant(Bound))
    std::swap(Counter, Bound);
  const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE->getSCEV(Counter));
  if (!L.isLoopInvariant(Bound) || !Rec || Rec->getLoop() != &L ||
      !isa<SCEVConstant>(Rec->getStepRecurrence(*SE)))
    return false;
  Instruction *At = Preheader->getTerminator();
  const APInt &Step =
      cast<SCEVConstant>(Rec->getStepRecurrence(*SE))->getAPInt();
  const ConstantRange Start = SE->getUnsignedRange(Rec->getStart()),
                      End = getRange(Bound, At);
  const APInt Max = APInt::getLowBitsSet(64, 32);
  if (Start.getUnsignedMax().ugt(Max) || End.getUnsignedMax().ugt(Max))
    return false;
  // In the direction of the steps the bound is not before the first value,
  // which is that after the first step. Otherwise the counter would wrap. Of a
  // power of two ScalarEvolution knows that it divides the distance; others may
  // miss the bound and meet it after they have wrapped.
  const bool IsAhead =
      Step.abs().isPowerOf2() &&
      (Step.isNegative() ? End.getUnsignedMax().ule(Start.getUnsignedMin())
                         : End.getUnsignedMin().uge(Start.getUnsignedMax()));
  if (!IsAhead && !Rec->hasNoSignedWrap() &&
      !(Rec->hasNoUnsignedWrap() && !Step.isNegative()))
    return false;
  IRBuilder<> B(At);
  Type *I32 = B.getInt32Ty();
  Value *LowBound = B.CreateTrunc(Bound, I32);
  B.SetInsertPoint(Test);
  Value *New =
      B.CreateICmp(Test->getPredicate(), B.CreateTrunc(Counter, I32), LowBound);
  SE->forgetLoop(&L);
  Test->replaceAllUsesWith(New);
  Test->eraseFromParent();
  ++NumNarrowed;
  return true;
}

bool Q7X2LoopCounters::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  DT = &getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  LVI = &getAnalysis<LazyValueInfoWrapperPass>().getLVI();
  LI = &getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  SE = &getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  if (LI->empty())
    return false;
  TargetLibraryInfo &TLI =
      getAnalysis<TargetLibraryInfoWrapperPass>().getTLI(F);
  const TargetTransformInfo &TTI =
      getAnalysis<TargetTransformInfoWrapperPass>().getTTI(F);
  bool Changed = false;
  for (Loop *L : *LI)
    Changed |= formLCSSARecursively(*L, *DT, LI, SE);
  SCEVExpander Rewriter(*SE, "q7x2-final");
  SmallVector<WeakTrackingVH, 16> Dead;
  const SmallVector<Loop *, 4> Loops = LI->getLoopsInPreorder();
  unsigned Final = 0;
  for (Loop *L : reverse(Loops))
    if (L->isLoopSimplifyForm())
      Final += rewriteLoopExitValues(L, LI, &TLI, SE, &TTI, Rewriter, DT,
                                     OnlyCheapRepl, Dead);
  NumFinal += Final;
  Changed |= Final != 0;
  Rewriter.clear();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead, &TLI);
  for (Loop *L : Loops)
    Changed |= narrowTest(*L);
  return Changed;
}
