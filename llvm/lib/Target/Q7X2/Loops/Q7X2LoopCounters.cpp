//===-- Q7X2LoopCounters.cpp - Loop counters of 32 bits -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The optimizer widens induction variables to 64 bits, and the unrollers count
// iterations with a second induction variable, so that the original one is only
// needed after the loop. Each takes two instructions where one would do. This
// pass, after the unroller and before LLVM's strength reduction,
//
// - computes the exit values of induction variables before or after the loop,
//   if that is cheap, and sinks comparisons of them that are only used after
//   the loop;
// - narrows the test of an induction variable and its bound to their lower
//   halves if the loop ends in the same iteration: the initial distance is
//   below 2^32, and the induction variable does not wrap.
//
//   %next = add nuw i64 %i, 2            %next = add nuw i64 %i, 2
//   icmp eq i64 %next, %n          =>    %low = trunc i64 %next to i32
//                                        icmp eq i32 %low, trunc (%n)
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2LoopTests.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/InitializePasses.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-loop-counters"
#define PASS_NAME "Q7X2 loop counters"

STATISTIC(NumFinal, "Number of final values computed outside of loops");
STATISTIC(NumSunk, "Number of comparisons moved after loops");

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

  bool computeFromBound(Loop &L);
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

/// Returns the induction variable of a loop whose next value is \p Next. A phi
/// of its value in the previous iteration does not qualify, as it may start
/// with any value.
/// with any value.
static PHINode *findCounter(const Loop &L, const Value *Next,
                            const SCEVAddRecExpr &NextRec,
                            ScalarEvolution &SE) {
  for (PHINode &Phi : L.getHeader()->phis()) {
    if (Phi.getIncomingValueForBlock(L.getLoopLatch()) != Next)
      continue;
    const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi));
    if (Rec && Rec->getLoop() == &L && Rec->getPostIncExpr(SE) == &NextRec)
      return &Phi;
  }
  return nullptr;
}

/// Returns whether a loop uses an induction variable only for addresses, which
/// strength reduction turns into pointers.
static bool isOnlyForAddresses(const Loop &L, const PHINode &Counter) {
  SmallPtrSet<const User *, 16> Seen = {&Counter};
  SmallVector<const User *, 16> Work = {&Counter};
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users()) {
      const auto *I = cast<Instruction>(U);
      if (!L.contains(I) || isa<GetElementPtrInst>(I) || !Seen.insert(I).second)
        continue;
      if (!isa<BinaryOperator>(I) && !isa<CastInst>(I))
        return false;
      Work.push_back(I);
    }
  return true;
}

/// Sinks comparisons whose only users are in the exit block: their operands
/// become exit values.
static bool sinkComparisons(const Loop &L) {
  BasicBlock *Exit = L.getExitBlock(), *Exiting = L.getExitingBlock();
  if (!Exit || !Exiting || Exit->getSinglePredecessor() != Exiting)
    return false;
  bool Changed = false;
  for (PHINode &Phi : make_early_inc_range(Exit->phis())) {
    auto *Compare = dyn_cast<ICmpInst>(Phi.getIncomingValue(0));
    if (!Compare || !L.contains(Compare) ||
        any_of(Compare->users(),
               [&](const User *U) { return L.contains(cast<Instruction>(U)); }))
      continue;
    Instruction *Sunk = Compare->clone();
    Sunk->insertBefore(Exit->getFirstInsertionPt());
    for (Use &Operand : Sunk->operands()) {
      if (L.isLoopInvariant(Operand))
        continue;
      PHINode *Last = PHINode::Create(Operand->getType(), 1, "", Exit->begin());
      Last->addIncoming(Operand, Exiting);
      Operand = Last;
    }
    Phi.replaceAllUsesWith(Sunk);
    Phi.eraseFromParent();
    if (Compare->use_empty())
      Compare->eraseFromParent();
    ++NumSunk;
    Changed = true;
  }
  return Changed;
}

// Returns the type in which a multiple of the tested induction variable's bound
// is the sum of all steps. Modulo 2^32 it always is; null if 64 bits are needed
// and it may not be.
static Type *getAdvanceType(const Q7X2::LoopTest &Test, const APInt &Factor,
                            Type *Final, LazyValueInfo &LVI) {
  const unsigned Bits = Final->getIntegerBitWidth();
  if (Bits <= Test.Bound->getType()->getIntegerBitWidth() && Bits <= 32)
    return Final;
  std::optional<ConstantRange> Sum = Q7X2::getSumOfSteps(Test, LVI);
  if (!Sum)
    return nullptr;
  bool Overflows = false;
  const APInt Max = Sum->getUnsignedMax().zext(64).umul_ov(Factor, Overflows);
  return !Overflows && Max.isIntN(32) ? Type::getInt32Ty(Final->getContext())
                                      : Final;
}

// Computes the exit value of another induction variable before the loop, from
// the bound of the tested one:
//
//   loop:                                %final = shl (zext %n), 4
//   %next = add i64 %i, 16               loop:
//   %k.next = add i32 %k, 1        =>    ...
//   icmp eq i32 %k.next, %n              icmp eq i32 %k.next, %n
//   exit:                                exit:
//   use %next                            use %final
//
// LLVM's rewriteLoopExitValues would recompute the trip count. In an inner
// loop, a 32-bit exit value is not worth two instructions in the preheader,
// which execute as often as the last iteration.
bool Q7X2LoopCounters::computeFromBound(Loop &L) {
  BasicBlock *Latch = L.getLoopLatch(), *Exit = L.getExitBlock(),
             *Preheader = L.getLoopPreheader();
  std::optional<Q7X2::LoopTest> Test = Q7X2::getEqualityTest(L, *SE);
  if (!Test || !Exit || L.getExitingBlock() != Latch || Exit->phis().empty() ||
      !Test->endsIfEqual(Exit))
    return false;
  const auto *First = dyn_cast<SCEVConstant>(Test->Rec->getStart());
  if (!First || First->getAPInt() != Test->Step)
    return false;
  const APInt Unit = Test->Step.sext(64);
  bool Changed = false;
  for (PHINode &Final : Exit->phis()) {
    Value *Last = Final.getIncomingValueForBlock(Latch);
    Type *T = Final.getType();
    if (!(T->isIntegerTy(32) || T->isIntegerTy(64)) || Last == Test->Counter)
      continue;
    const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE->getSCEV(Last));
    if (!Rec || Rec->getLoop() != &L)
      continue;
    PHINode *Phi = findCounter(L, Last, *Rec, *SE);
    if (!Phi || !isOnlyForAddresses(L, *Phi))
      continue;
    const auto *Step = dyn_cast<SCEVConstant>(Rec->getStepRecurrence(*SE));
    if (!Step || Step->getAPInt().sext(64).srem(Unit) != 0)
      continue;
    const APInt Factor = Step->getAPInt().sext(64).sdiv(Unit);
    Value *Start = Phi->getIncomingValueForBlock(Preheader);
    Type *Advance = getAdvanceType(*Test, Factor, T, *LVI);
    if (!Advance ||
        (T->isIntegerTy(32) && L.getLoopDepth() > 1 && !Factor.isOne()))
      continue;
    IRBuilder<> B(Preheader->getTerminator());
    Value *Sum = B.CreateMul(
        B.CreateZExtOrTrunc(Test->Bound, Advance),
        ConstantInt::get(Advance, Factor.trunc(Advance->getIntegerBitWidth())));
    Value *New = B.CreateAdd(Start, B.CreateZExt(Sum, T));
    SE->forgetValue(&Final);
    Final.setIncomingValueForBlock(Latch, New);
    ++NumFinal;
    Changed = true;
  }
  return Changed;
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
  for (const Loop *L : LI->getLoopsInPreorder())
    Changed |= sinkComparisons(*L);
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
  for (Loop *L : Loops) {
    Changed |= Q7X2::narrowLoopTest(*L, *SE, *LVI);
    Changed |= computeFromBound(*L);
  }
  return Changed;
}
