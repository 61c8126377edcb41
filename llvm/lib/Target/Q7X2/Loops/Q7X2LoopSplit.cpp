//===-- Q7X2LoopSplit.cpp - Loops in two parts ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopSplit.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;
using namespace Q7X2;

#define DEBUG_TYPE "q7x2-loop-split"

STATISTIC(NumSplit, "Number of loops split because of their trip count");

std::optional<ExitTest> Q7X2::getExitTest(const Loop &L, ScalarEvolution &SE) {
  const auto *Branch = dyn_cast<BranchInst>(L.getLoopLatch()->getTerminator());
  if (!Branch || !Branch->isConditional())
    return std::nullopt;
  const auto *Compare = dyn_cast<ICmpInst>(Branch->getCondition());
  if (!Compare || !Compare->getOperand(0)->getType()->isIntegerTy())
    return std::nullopt;
  CmpInst::Predicate Continue = Branch->getSuccessor(0) == L.getHeader()
                                    ? Compare->getPredicate()
                                    : Compare->getInversePredicate();
  Value *A = Compare->getOperand(0), *B = Compare->getOperand(1);
  if (!isa<SCEVAddRecExpr>(SE.getSCEV(A))) {
    std::swap(A, B);
    Continue = CmpInst::getSwappedPredicate(Continue);
  }
  const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(A));
  if (!Rec || Rec->getLoop() != &L)
    return std::nullopt;
  const auto *Step = dyn_cast<SCEVConstant>(Rec->getStepRecurrence(SE));
  if (!Step || !L.isLoopInvariant(B))
    return std::nullopt;
  return ExitTest{Rec, Step->getAPInt(), B, Continue};
}

bool Q7X2::hasCheapTripCount(Loop &L, ScalarEvolution &SE,
                             const TargetTransformInfo &TTI) {
  const SCEV *Count = SE.getExitCount(&L, L.getLoopLatch());
  if (isa<SCEVCouldNotCompute>(Count))
    return false;
  SCEVExpander Expander(SE, "unroll");
  const Instruction *At = L.getLoopPreheader()->getTerminator();
  return !Expander.isHighCostExpansion(Count, &L, TripCountBudget, &TTI, At);
}

std::optional<ExitTest> Q7X2::getUpperBound(const Loop &L,
                                            ScalarEvolution &SE) {
  std::optional<ExitTest> Test = getExitTest(L, SE);
  if (!Test || !Test->Step.isStrictlyPositive() ||
      !(ICmpInst::isLT(Test->Continue) || ICmpInst::isLE(Test->Continue)))
    return std::nullopt;
  return Test;
}

/// Emits, at the end of \p BB, the number of iterations before the tested value
/// passes the bound or wraps, rounded down to a multiple of \p Count.
static Value *countToBound(const ExitTest &Test, unsigned Count, BasicBlock *BB,
                           ScalarEvolution &SE) {
  SCEVExpander Expander(SE, "unroll");
  Value *First = Expander.expandCodeFor(
      Test.Tested->getStart(), Test.Tested->getType(), BB->getTerminator());
  IRBuilder<> B(BB->getTerminator());
  Type *T = First->getType();
  Value *Continues = B.CreateICmp(Test.Continue, First, Test.Bound);
  Value *Distance = B.CreateSub(Test.Bound, First);
  if (ICmpInst::isLT(Test.Continue))
    Distance = B.CreateSub(Distance, ConstantInt::get(T, 1));
  // The first iteration, the next one, and the following ones.
  Value *Number =
      B.CreateAdd(B.CreateUDiv(Distance, ConstantInt::get(T, Test.Step)),
                  ConstantInt::get(T, 2));
  Number = B.CreateAnd(Number, ConstantInt::getSigned(T, -int64_t(Count)));
  return B.CreateSelect(Continues, Number, ConstantInt::get(T, 0));
}

/// Emits, at the end of \p BB, the trip count rounded down to a multiple of \p
/// Count. A trip count that overflows its type is 0.
static Value *countIterations(const Loop &L, unsigned Count, BasicBlock *BB,
                              ScalarEvolution &SE) {
  if (std::optional<ExitTest> Test = getUpperBound(L, SE))
    return countToBound(*Test, Count, BB, SE);
  const SCEV *Repeats = SE.getExitCount(&L, L.getLoopLatch());
  SCEVExpander Expander(SE, "unroll");
  Value *Number = Expander.expandCodeFor(
      SE.getAddExpr(Repeats, SE.getOne(Repeats->getType())), Repeats->getType(),
      BB->getTerminator());
  return IRBuilder<>(BB->getTerminator())
      .CreateAnd(Number,
                 ConstantInt::getSigned(Number->getType(), -int64_t(Count)));
}

/// Ends \p Main, a copy of a loop, after \p Number iterations and branches to
/// \p Exit. Returns the original loop condition.
static Value *countTo(Loop &Main, Value *Number, BasicBlock *Exit) {
  BasicBlock *Header = Main.getHeader(), *Latch = Main.getLoopLatch();
  Type *T = Number->getType();
  IRBuilder<> B(Header, Header->begin());
  PHINode *Done = B.CreatePHI(T, 2, "done");
  auto *Branch = cast<BranchInst>(Latch->getTerminator());
  B.SetInsertPoint(Branch);
  Value *Next = B.CreateNUWAdd(Done, ConstantInt::get(T, 1));
  B.CreateCondBr(B.CreateICmpNE(Next, Number), Header, Exit);
  Value *Condition = Branch->getCondition();
  Branch->eraseFromParent();
  Done->addIncoming(ConstantInt::get(T, 0), Main.getLoopPreheader());
  Done->addIncoming(Next, Latch);
  return Condition;
}

//   do body; while (++i < n)     =>   m = i + 1 < n ? (n - i) & -4 : 0
//                                     if (m) {
//                                       do body; while (++k != m)
//                                       if (++i >= n) goto after
//                                     }
//                                     do body; while (++i < n)
Loop &Q7X2::splitLoop(Loop &L, unsigned Count, DominatorTree &DT, LoopInfo &LI,
                      ScalarEvolution &SE) {
  BasicBlock *Before = L.getLoopPreheader(), *After = L.getExitBlock(),
             *Latch = L.getLoopLatch();
  BasicBlock *Rest = SplitBlock(Before, Before->getTerminator(), &DT, &LI);
  Value *Number = countIterations(L, Count, Before, SE);

  ValueToValueMapTy Map;
  SmallVector<BasicBlock *, 8> Blocks;
  Loop *Main =
      cloneLoopWithPreheader(Rest, Before, &L, Map, ".main", &LI, &DT, Blocks);
  remapInstructionsInBlocks(Blocks, Map);
  Function *F = Before->getParent();
  BasicBlock *Exit = BasicBlock::Create(F->getContext(), "", F, Rest);
  if (Loop *Parent = L.getParentLoop())
    Parent->addBasicBlockToLoop(Exit, LI);
  auto AtExit = [&](Value *V) -> Value * {
    if (Value *Mapped = Map.lookup(V))
      V = Mapped;
    PHINode *FromMain =
        IRBuilder<>(Exit, Exit->begin()).CreatePHI(V->getType(), 1);
    FromMain->addIncoming(V, Main->getLoopLatch());
    return FromMain;
  };
  Value *Condition = AtExit(countTo(*Main, Number, Exit));
  const bool ContinuesIfTrue =
      cast<BranchInst>(Latch->getTerminator())->getSuccessor(0) ==
      L.getHeader();
  IRBuilder<>(Exit).CreateCondBr(Condition, ContinuesIfTrue ? Rest : After,
                                 ContinuesIfTrue ? After : Rest);
  DT.addNewBlock(Exit, Main->getLoopLatch());
  IRBuilder<> B(Before->getTerminator());
  B.CreateCondBr(B.CreateIsNotNull(Number), Main->getLoopPreheader(), Rest);
  Before->getTerminator()->eraseFromParent();

  for (PHINode &Phi : After->phis())
    Phi.addIncoming(AtExit(Phi.getIncomingValueForBlock(Latch)), Exit);
  DT.changeImmediateDominator(After,
                              DT.findNearestCommonDominator(Exit, Latch));
  for (PHINode &Phi : L.getHeader()->phis()) {
    Value *FromMain = AtExit(Phi.getIncomingValueForBlock(Latch));
    IRBuilder<> AtRest(Rest, Rest->begin());
    PHINode *First = AtRest.CreatePHI(Phi.getType(), 2);
    First->addIncoming(Phi.getIncomingValueForBlock(Rest), Before);
    First->addIncoming(FromMain, Exit);
    Phi.setIncomingValueForBlock(Rest, First);
  }
  formDedicatedExitBlocks(&L, &DT, &LI, /*MSSAU=*/nullptr,
                          /*PreserveLCSSA=*/true);
  SE.forgetLoop(&L);
  LLVM_DEBUG(dbgs() << "Split: " << L);
  ++NumSplit;
  return *Main;
}
