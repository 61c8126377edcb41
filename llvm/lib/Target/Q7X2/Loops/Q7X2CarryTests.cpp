//===-- Q7X2CarryTests.cpp - Loop tests by the carry of the counter -------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A counter whose only use is to end its loop is rebased to count up to 2^32,
// where the addition carries out: IADD.X writes the carry to a predicate, and
// the loop needs no comparison.
//
//   %i = phi [%n, ...], [%next, ...]       %i = phi [(sub 0, %n), ...], ...
//   %next = add %i, -4                 =>  %sum = uadd.with.overflow %i, 4
//   %end = icmp eq %next, 0                %end = extractvalue %sum, 1
//   br %end                                br %end
//
// The counter starts at the negated distance to the bound, which takes at most
// one instruction before the loop, and none for constants.
//
// Requires strength reduction before it, which leaves such counters, and no
// later pass that turns the test back into a comparison. Guarantees nothing: it
// is an optimization.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/InstSimplifyFolder.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-carry-tests"
#define PASS_NAME "Q7X2 loop tests by carry"

STATISTIC(NumTests, "Number of loop tests replaced by the carry of a counter");

namespace {

/// A counter whose only user is the test at the end of a loop. The loop
/// continues if `icmp Pred Next, Bound` is true.
struct Counter {
  PHINode *Phi;
  BinaryOperator *Next;
  ICmpInst *Compare;
  ICmpInst::Predicate Pred;
  Value *Start, *Bound, *Step;

  bool isDown() const { return match(Step, m_Negative()); }
};

class Q7X2CarryTests : public FunctionPass {
public:
  static char ID;
  Q7X2CarryTests() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<LoopInfoWrapperPass>();
    AU.addRequired<ScalarEvolutionWrapperPass>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2CarryTests::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2CarryTests, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(ScalarEvolutionWrapperPass)
INITIALIZE_PASS_END(Q7X2CarryTests, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2CarryTestsPass() { return new Q7X2CarryTests(); }

/// Returns the comparison at the latch that decides whether the loop continues.
static ICmpInst *findTest(const Loop &L) {
  ICmpInst *Compare = L.getLatchCmpInst();
  if (!Compare || !Compare->hasOneUse() || !L.isLoopExiting(L.getLoopLatch()) ||
      !L.getLoopPredecessor())
    return nullptr;
  return Compare;
}

static std::optional<Counter> findCounter(const Loop &L) {
  ICmpInst *Compare = findTest(L);
  if (!Compare || !Compare->getOperand(0)->getType()->isIntegerTy(32))
    return std::nullopt;
  const BasicBlock *Latch = L.getLoopLatch();
  ICmpInst::Predicate Pred = Compare->getPredicate();
  if (Latch->getTerminator()->getSuccessor(0) != L.getHeader())
    Pred = ICmpInst::getInversePredicate(Pred);
  Value *Next = Compare->getOperand(0), *Bound = Compare->getOperand(1);
  if (!L.isLoopInvariant(Bound)) {
    std::swap(Next, Bound);
    Pred = ICmpInst::getSwappedPredicate(Pred);
  }
  Value *Last, *Step;
  if (!L.isLoopInvariant(Bound) || !Next->hasNUses(2) ||
      !match(Next, m_Add(m_Value(Last), m_Value(Step))))
    return std::nullopt;
  if (L.isLoopInvariant(Last))
    std::swap(Last, Step);
  auto *Phi = dyn_cast<PHINode>(Last);
  if (!Phi || Phi->getParent() != L.getHeader() || !Phi->hasOneUse() ||
      Phi->getIncomingValueForBlock(Latch) != Next || !L.isLoopInvariant(Step))
    return std::nullopt;
  Value *Start = Phi->getIncomingValueForBlock(L.getLoopPredecessor());
  return Counter{Phi, cast<BinaryOperator>(Next), Compare, Pred, Start, Bound,
                 Step};
}

// Returns whether a counter that is tested for equality reaches the bound
// before it wraps. A counter that starts at its bound qualifies: the new
// counter starts at 0, and both take the same number of steps, which are powers
// of two, to wrap.
static bool meetsBound(const Counter &C, const Loop &L, ScalarEvolution &SE) {
  const APInt *Step, *Start, *Bound;
  if (!match(C.Step, m_APInt(Step)) || Step->isZero())
    return false;
  const APInt Size = Step->abs();
  if (match(C.Start, m_APInt(Start)) && match(C.Bound, m_APInt(Bound))) {
    const APInt Distance = C.isDown() ? *Start - *Bound : *Bound - *Start;
    return Size.isPowerOf2()
               ? Distance.countr_zero() >= Size.logBase2()
               : !Distance.isZero() && Distance.urem(Size).isZero();
  }
  if (!Size.isPowerOf2())
    return false;
  const SimplifyQuery Query(C.Phi->getDataLayout());
  if (MaskedValueIsZero(C.Start, Size - 1, Query) &&
      MaskedValueIsZero(C.Bound, Size - 1, Query))
    return true;
  return !isa<SCEVCouldNotCompute>(SE.getExitCount(&L, L.getLoopLatch()));
}

// Returns whether no step from a value before the bound wraps, because the
// bound is at least a step from the last value of its type.
static bool endsBeforeWrap(const Counter &C, ScalarEvolution &SE) {
  const APInt *Step;
  if (!match(C.Step, m_APInt(Step)))
    return false;
  const APInt MaxOvershoot = Step->abs() - 1;
  const SCEV *Bound = SE.getSCEV(C.Bound);
  const unsigned Bits = MaxOvershoot.getBitWidth();
  if (ICmpInst::isSigned(C.Pred))
    return C.isDown() ? SE.getSignedRangeMin(Bound).sge(
                            APInt::getSignedMinValue(Bits) + MaxOvershoot)
                      : SE.getSignedRangeMax(Bound).sle(
                            APInt::getSignedMaxValue(Bits) - MaxOvershoot);
  return C.isDown() ? SE.getUnsignedRangeMin(Bound).uge(MaxOvershoot)
                    : SE.getUnsignedRangeMax(Bound).ule(~MaxOvershoot);
}

// Returns whether the addition does not wrap where the test's result is used.
static bool addsWithoutWrap(const Counter &C, const SimplifyQuery &Query) {
  if (ICmpInst::isSigned(C.Pred))
    return C.Next->hasNoSignedWrap() &&
           (C.isDown() || isKnownNonNegative(C.Step, Query));
  return C.Next->hasNoUnsignedWrap() && !C.isDown();
}

// Returns whether a counter that continues while it is before the bound is
// before it at the start or after the first step, and passes it without a wrap.
static bool passesBound(const Counter &C, const Loop &L, ScalarEvolution &SE) {
  if (!(C.isDown() ? ICmpInst::isGT(C.Pred) : ICmpInst::isLT(C.Pred)))
    return false;
  const bool IsFar = endsBeforeWrap(C, SE);
  if (!IsFar && !addsWithoutWrap(C, SimplifyQuery(C.Phi->getDataLayout())))
    return false;
  const SCEV *Start = SE.getSCEV(C.Start), *Bound = SE.getSCEV(C.Bound);
  return SE.isLoopEntryGuardedByCond(&L, C.Pred, Start, Bound) ||
         (IsFar &&
          SE.isKnownPredicate(C.Pred, SE.getAddExpr(Start, SE.getSCEV(C.Step)),
                              Bound));
}

// Returns whether the carry ends the loop after the same iteration as the test.
static bool isTestByCarry(const Counter &C, const Loop &L,
                          ScalarEvolution &SE) {
  if (C.Pred == ICmpInst::ICMP_NE)
    return meetsBound(C, L, SE);
  return C.Pred != ICmpInst::ICMP_EQ && passesBound(C, L, SE);
}

// Describes variables in terms of the new counter: the old one is New + Bound,
// or Bound - New if it counts down.
static void updateDebugValues(Instruction &Old, Value &New, const Counter &C) {
  SmallVector<DbgVariableRecord *, 4> Users;
  findDbgUsers(&Old, Users);
  for (DbgVariableRecord *User : Users) {
    // A variable bound becomes another operand of the expression.
    const unsigned NumOps = User->getNumVariableLocationOps();
    const auto *Constant = dyn_cast<ConstantInt>(C.Bound);
    SmallVector<uint64_t, 5> Ops;
    DIExpression *Expr = User->getExpression();
    if (Constant) {
      Ops = {dwarf::DW_OP_constu, Constant->getZExtValue()};
    } else {
      if (Expr->getNumLocationOperands() == 0)
        Ops = {dwarf::DW_OP_LLVM_arg, 0};
      Ops.append({dwarf::DW_OP_LLVM_arg, NumOps});
    }
    if (C.isDown())
      Ops.append({dwarf::DW_OP_swap, dwarf::DW_OP_minus});
    else
      Ops.push_back(dwarf::DW_OP_plus);
    for (unsigned Idx = 0; Idx != NumOps; ++Idx)
      if (User->getVariableLocationOp(Idx) == &Old)
        Expr =
            DIExpression::appendOpsToArg(Expr, Ops, Idx, /*StackValue=*/true);
    User->replaceVariableLocationOp(&Old, &New);
    if (Constant)
      User->setExpression(Expr);
    else
      User->addVariableLocationOps(C.Bound, Expr);
  }
}

static void replaceTest(const Counter &C, const Loop &L) {
  BasicBlock *Latch = L.getLoopLatch(), *Before = L.getLoopPredecessor();
  auto *Branch = cast<BranchInst>(Latch->getTerminator());
  IRBuilder<InstSimplifyFolder> B(Before->getContext(),
                                  InstSimplifyFolder(C.Phi->getDataLayout()));
  B.SetInsertPoint(Before->getTerminator());
  Value *Start = C.isDown() ? B.CreateSub(C.Bound, C.Start)
                            : B.CreateSub(C.Start, C.Bound);
  B.SetInsertPoint(C.Phi);
  PHINode *Phi = B.CreatePHI(C.Phi->getType(), 2);
  const bool IsInLatch = C.Next->getParent() == Latch;
  B.SetInsertPoint(IsInLatch ? cast<Instruction>(C.Next) : Branch);
  const APInt *Constant;
  Value *Step =
      match(C.Step, m_APInt(Constant)) ? B.getInt(Constant->abs()) : C.Step;
  Value *Sum =
      B.CreateBinaryIntrinsic(Intrinsic::uadd_with_overflow, Phi, Step);
  Value *Next = B.CreateExtractValue(Sum, 0);
  Phi->addIncoming(Start, Before);
  Phi->addIncoming(Next, Latch);
  Branch->setCondition(B.CreateExtractValue(Sum, 1));
  if (Branch->getSuccessor(0) == L.getHeader())
    Branch->swapSuccessors();
  updateDebugValues(*C.Phi, *Phi, C);
  if (IsInLatch)
    updateDebugValues(*C.Next, *Next, C);
  Phi->takeName(C.Phi);
  C.Compare->eraseFromParent();
  RecursivelyDeleteDeadPHINode(C.Phi);
}

bool Q7X2CarryTests::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  LoopInfo &LI = getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  ScalarEvolution &SE = getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  bool Changed = false;
  for (Loop *L : LI.getLoopsInPreorder()) {
    std::optional<Counter> C = findCounter(*L);
    if (!C || !isTestByCarry(*C, *L, SE))
      continue;
    LLVM_DEBUG(dbgs() << "Ends by the carry: " << *L);
    SE.forgetLoop(L);
    replaceTest(*C, *L);
    ++NumTests;
    Changed = true;
  }
  return Changed;
}
