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

/// Returns the test at the end of a loop, whatever its step.
static std::optional<LatchTest> getLatchTest(const Loop &L,
                                             ScalarEvolution &SE) {
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
  if (!Rec || !Rec->isAffine() || Rec->getLoop() != &L || !L.isLoopInvariant(B))
    return std::nullopt;
  return LatchTest{Rec, A, B, Compare, Continue};
}

std::optional<ExitTest> Q7X2::getExitTest(const Loop &L, ScalarEvolution &SE) {
  std::optional<LatchTest> Test = getLatchTest(L, SE);
  if (!Test)
    return std::nullopt;
  const auto *Step =
      dyn_cast<SCEVConstant>(Test->Tested->getStepRecurrence(SE));
  if (!Step)
    return std::nullopt;
  return ExitTest{*Test, Step->getAPInt()};
}

std::optional<LatchTest> Q7X2::getTestOfUnknownStep(const Loop &L,
                                                    ScalarEvolution &SE) {
  std::optional<LatchTest> Test = getLatchTest(L, SE);
  if (!Test || !ICmpInst::isLT(Test->Continue))
    return std::nullopt;
  return isa<SCEVConstant>(Test->Tested->getStepRecurrence(SE)) ? std::nullopt
                                                                : Test;
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

namespace {

/// Precedes a loop by a copy of it, from which threads may continue in the
/// loop.
class Splitter {
  Loop &L;
  DominatorTree &DT;
  LoopInfo &LI;
  ScalarEvolution &SE;
  BasicBlock *Before, *After, *Latch; // of the loop
  BasicBlock *Rest;                   // before the loop, after the copy
  BasicBlock *Exit;                   // of the copy
  Loop *Main;                         // the copy
  ValueToValueMapTy Map;

  Value *getAtExit(Value *V);
  void leaveFrom(BasicBlock *Leave, Value *Continues);
  BasicBlock *repeatCopy(ICmpInst::Predicate Continue, Value *Tested,
                         Value *Limit);

public:
  Splitter(Loop &L, DominatorTree &DT, LoopInfo &LI, ScalarEvolution &SE);

  Loop &splitByCount(unsigned Count);
  Loop &splitByDistance(unsigned Count);
};

} // namespace

Splitter::Splitter(Loop &L, DominatorTree &DT, LoopInfo &LI,
                   ScalarEvolution &SE)
    : L(L), DT(DT), LI(LI), SE(SE), Before(L.getLoopPreheader()),
      After(L.getExitBlock()), Latch(L.getLoopLatch()) {
  Rest = SplitBlock(Before, Before->getTerminator(), &DT, &LI);
  SmallVector<BasicBlock *, 8> Blocks;
  Main =
      cloneLoopWithPreheader(Rest, Before, &L, Map, ".main", &LI, &DT, Blocks);
  remapInstructionsInBlocks(Blocks, Map);
  Function *F = Before->getParent();
  Exit = BasicBlock::Create(F->getContext(), "", F, Rest);
  if (Loop *Parent = L.getParentLoop())
    Parent->addBasicBlockToLoop(Exit, LI);
}

/// Returns a phi in \p BB, which has one predecessor.
static PHINode *createPhi(Value *V, BasicBlock *From, BasicBlock *BB) {
  PHINode *Phi = IRBuilder<>(BB, BB->begin()).CreatePHI(V->getType(), 1);
  Phi->addIncoming(V, From);
  return Phi;
}

/// Returns, at the exit of the copy, the value that is the copy of \p V.
Value *Splitter::getAtExit(Value *V) {
  if (Value *Mapped = Map.lookup(V))
    V = Mapped;
  return createPhi(V, Main->getLoopLatch(), Exit);
}

/// Leaves the copy by \p Leave, its exit or the exit's successor: to the rest
/// of the loop, whose condition has the value \p Continues, or past the loop.
void Splitter::leaveFrom(BasicBlock *Leave, Value *Continues) {
  auto AtLeave = [&](Value *V) {
    Value *Left = getAtExit(V);
    return Leave == Exit ? Left : createPhi(Left, Exit, Leave);
  };
  const bool ContinuesIfTrue =
      cast<BranchInst>(Latch->getTerminator())->getSuccessor(0) ==
      L.getHeader();
  IRBuilder<>(Leave).CreateCondBr(Continues, ContinuesIfTrue ? Rest : After,
                                  ContinuesIfTrue ? After : Rest);
  for (PHINode &Phi : After->phis())
    Phi.addIncoming(AtLeave(Phi.getIncomingValueForBlock(Latch)), Leave);
  DT.changeImmediateDominator(After,
                              DT.findNearestCommonDominator(Leave, Latch));
  for (PHINode &Phi : L.getHeader()->phis()) {
    Value *FromMain = AtLeave(Phi.getIncomingValueForBlock(Latch));
    IRBuilder<> AtRest(Rest, Rest->begin());
    PHINode *First = AtRest.CreatePHI(Phi.getType(), 2);
    First->addIncoming(Phi.getIncomingValueForBlock(Rest), Before);
    First->addIncoming(FromMain, Leave);
    Phi.setIncomingValueForBlock(Rest, First);
  }
  formDedicatedExitBlocks(&L, &DT, &LI, /*MSSAU=*/nullptr,
                          /*PreserveLCSSA=*/true);
  SE.forgetLoop(&L);
  LLVM_DEBUG(dbgs() << "Split: " << L);
  ++NumSplit;
}

static void enter(BasicBlock *Before, Value *Condition, Loop &Main,
                  BasicBlock *Rest) {
  IRBuilder<>(Before->getTerminator())
      .CreateCondBr(Condition, Main.getLoopPreheader(), Rest);
  Before->getTerminator()->eraseFromParent();
}

//   do body; while (++i < n)     =>   m = i + 1 < n ? (n - i) & -4 : 0
//                                     if (m) {
//                                       do body; while (++k != m)
//                                       if (++i >= n) goto after
//                                     }
//                                     do body; while (++i < n)
Loop &Splitter::splitByCount(unsigned Count) {
  Value *Number = countIterations(L, Count, Before, SE);
  Value *Continues = getAtExit(countTo(*Main, Number, Exit));
  DT.addNewBlock(Exit, Main->getLoopLatch());
  enter(Before, IRBuilder<>(Before->getTerminator()).CreateIsNotNull(Number),
        *Main, Rest);
  leaveFrom(Exit, Continues);
  return *Main;
}

namespace {
/// Values within the limit precede those of several iterations.
struct DistanceTest {
  CmpInst::Predicate Continue;
  Value *First; // before the first iterations
  Value *Limit;
};
} // namespace

/// Returns the predicate of a test, signed if the compared values have the sign
/// of a bound that is not negative.
static CmpInst::Predicate getPredicate(const LatchTest &Test,
                                       ScalarEvolution &SE) {
  return Test.Compare->hasSameSign() &&
                 SE.isKnownNonNegative(SE.getSCEV(Test.Bound))
             ? ICmpInst::getSignedPredicate(Test.Continue)
             : Test.Continue;
}

/// Emits, at the end of \p BB, the value \p Count - 1 steps before the bound.
/// If it would wrap, the limit is the least value, which no value precedes.
static DistanceTest emitDistanceTest(const LatchTest &Test, unsigned Count,
                                     BasicBlock *BB, ScalarEvolution &SE) {
  const SCEV *StepOf = Test.Tested->getStepRecurrence(SE);
  Type *T = Test.Tested->getType();
  SCEVExpander Expander(SE, "unroll");
  auto Expand = [&](const SCEV *S) {
    return Expander.expandCodeFor(S, T, BB->getTerminator());
  };
  const CmpInst::Predicate Continue = getPredicate(Test, SE);
  const bool IsSigned = ICmpInst::isSigned(Continue);
  Value *Step = Expand(StepOf);
  Value *First = Expand(SE.getMinusSCEV(Test.Tested->getStart(), StepOf));

  IRBuilder<> B(BB->getTerminator());
  const unsigned Bits = T->getIntegerBitWidth();
  const APInt Steps(Bits, Count - 1);
  const APInt MaxStep =
      (IsSigned ? APInt::getSignedMaxValue(Bits) : APInt::getMaxValue(Bits))
          .udiv(Steps);
  Value *Reach = B.CreateNUWMul(Step, ConstantInt::get(T, Steps));
  Value *Limit = B.CreateSub(Test.Bound, Reach);
  SmallVector<Value *, 2> Exact;
  if (SE.getUnsignedRange(StepOf).getUnsignedMax().ugt(MaxStep))
    Exact.push_back(B.CreateICmpULE(Step, ConstantInt::get(T, MaxStep)));
  if (!IsSigned || !SE.isKnownNonNegative(SE.getSCEV(Test.Bound)))
    Exact.push_back(B.CreateICmp(
        IsSigned ? ICmpInst::ICMP_SLE : ICmpInst::ICMP_ULE, Limit, Test.Bound));
  if (!Exact.empty())
    Limit = B.CreateSelect(
        B.CreateAnd(Exact), Limit,
        ConstantInt::get(T, IsSigned ? APInt::getSignedMinValue(Bits)
                                     : APInt::getZero(Bits)));
  return {Continue, First, Limit};
}

/// Repeats the copy while \p Tested, a value of the loop, is within \p Limit.
/// Returns the block after the last repetition.
BasicBlock *Splitter::repeatCopy(ICmpInst::Predicate Continue, Value *Tested,
                                 Value *Limit) {
  BasicBlock *Again = Main->getLoopPreheader();
  Loop *Repeated = LI.AllocateLoop();
  if (Loop *Parent = Main->getParentLoop())
    Parent->replaceChildLoopWith(Main, Repeated);
  else
    LI.changeTopLevelLoop(Main, Repeated);
  Repeated->addChildLoop(Main);
  Repeated->addBlockEntry(Again);
  for (BasicBlock *BB : Main->blocks())
    Repeated->addBlockEntry(BB);
  Repeated->addBlockEntry(Exit);
  LI.changeLoopFor(Again, Repeated);
  LI.changeLoopFor(Exit, Repeated);

  for (PHINode &Phi : L.getHeader()->phis()) {
    auto *Copy = cast<PHINode>(Map.lookup(&Phi));
    PHINode *Begin = IRBuilder<>(Again, Again->begin())
                         .CreatePHI(Phi.getType(), 2, Phi.getName());
    Begin->addIncoming(Copy->getIncomingValueForBlock(Again), Before);
    Begin->addIncoming(getAtExit(Phi.getIncomingValueForBlock(Latch)), Exit);
    Copy->setIncomingValueForBlock(Again, Begin);
  }
  Value *Last = getAtExit(Tested);
  BasicBlock *Leave =
      BasicBlock::Create(Exit->getContext(), "", Exit->getParent(), Rest);
  if (Loop *Parent = L.getParentLoop())
    Parent->addBasicBlockToLoop(Leave, LI);
  DT.addNewBlock(Leave, Exit);
  IRBuilder<> B(Exit);
  B.CreateCondBr(B.CreateICmp(Continue, Last, Limit), Again, Leave);
  return Leave;
}

//   do body; while ((i += s) < n) =>  if (i < n - 3s) {
//                                       do {
//                                         for (k = 0; k < 4; ++k)
//                                           body, i += s
//                                       } while (i < n - 3s)
//                                       if (i >= n) goto after
//                                     }
//                                     do body; while ((i += s) < n)
Loop &Splitter::splitByDistance(unsigned Count) {
  const LatchTest Test = *getTestOfUnknownStep(L, SE);
  const DistanceTest Begins = emitDistanceTest(Test, Count, Before, SE);
  Value *Continues = getAtExit(
      countTo(*Main, ConstantInt::get(Test.Tested->getType(), Count), Exit));
  DT.addNewBlock(Exit, Main->getLoopLatch());
  enter(Before,
        IRBuilder<>(Before->getTerminator())
            .CreateICmp(Begins.Continue, Begins.First, Begins.Limit),
        *Main, Rest);
  BasicBlock *Leave = repeatCopy(Begins.Continue, Test.Compared, Begins.Limit);
  leaveFrom(Leave, createPhi(Continues, Exit, Leave));
  SplitEdge(Before, Main->getLoopPreheader(), &DT, &LI);
  return *Main;
}

Loop &Q7X2::splitLoop(Loop &L, unsigned Count, DominatorTree &DT, LoopInfo &LI,
                      ScalarEvolution &SE) {
  return Splitter(L, DT, LI, SE).splitByCount(Count);
}

Loop &Q7X2::splitLoopByDistance(Loop &L, unsigned Count, DominatorTree &DT,
                                LoopInfo &LI, ScalarEvolution &SE) {
  return Splitter(L, DT, LI, SE).splitByDistance(Count);
}
