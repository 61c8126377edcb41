//===-- Q7X2LoopUnroll.cpp - Unrolling by the target's cost model ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unrolls innermost loops until the loads of one iteration cover the latency of
// memory, or until the register budget or the instruction budget is spent. A
// loop whose trip count is known only at run time keeps a remainder loop.
//
//   for (i = 0; i < n; ++i)       for (i = 0; i + 3 < n; i += 4)
//     s += a[i];              =>    s += a[i], s += a[i + 1], ...;
//                                 for (; i < n; ++i)
//                                   s += a[i];
//
// The front end's unroller, which knows nothing of the target's registers, has
// marked the loops that it unrolled, as the user marks those that must stay as
// they are. Of loops that bear this mark only those are unrolled again that
// LLVM's unroller evidently produced (isUnrolledLoop); q7x2-clang adds
// `llvm.loop.unroll.count` 1 to the user's (Q7X2UserUnrolling.cpp).
//
// Needs address spaces inferred before it, which tell the latencies of loads;
// address arithmetic is simplified after it. Guarantees nothing: it is an
// optimization. Loops with convergent operations are left alone: a remainder
// loop would separate the threads that execute them together.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Occupancy.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CodeMetrics.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-loop-unroll"
#define PASS_NAME "Q7X2 loop unrolling"

STATISTIC(NumUnrolled, "Number of loops unrolled");
STATISTIC(NumLeft, "Number of loops that the budgets kept from unrolling");

static cl::opt<unsigned>
    InstructionBudget("q7x2-unroll-instructions", cl::Hidden, cl::init(320),
                      cl::desc("Instructions that an unrolled loop may have"));
static cl::opt<unsigned>
    MaxCount("q7x2-unroll-count", cl::Hidden, cl::init(4),
             cl::desc("Iterations that an unrolled loop may consist of; 1 "
                      "leaves all loops as they are"));

/// Cost of the arithmetic that computes a trip count before a loop.
static constexpr unsigned ExpansionBudget = 8;

namespace {

/// What one iteration of a loop needs.
struct IterationCost {
  unsigned Instructions = 0;
  /// Registers that loads in flight write.
  unsigned LoadRegisters = 0;
  /// Registers that values from before the loop and from the iteration before
  /// occupy.
  unsigned LiveRegisters = 0;
};

class Q7X2LoopUnroll : public FunctionPass {
public:
  static char ID;
  Q7X2LoopUnroll() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<AssumptionCacheTracker>();
    AU.addRequired<DominatorTreeWrapperPass>();
    AU.addRequired<LoopInfoWrapperPass>();
    AU.addRequired<ScalarEvolutionWrapperPass>();
    AU.addRequired<TargetTransformInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;

private:
  AssumptionCache *AC;
  DominatorTree *DT;
  LoopInfo *LI;
  ScalarEvolution *SE;
  const TargetTransformInfo *TTI;

  bool isWanted(const Loop &L) const;
  unsigned chooseCount(Loop &L) const;
  bool unroll(Loop &L);
};

} // namespace

char Q7X2LoopUnroll::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2LoopUnroll, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(AssumptionCacheTracker)
INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(ScalarEvolutionWrapperPass)
INITIALIZE_PASS_DEPENDENCY(TargetTransformInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2LoopUnroll, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LoopUnrollPass() { return new Q7X2LoopUnroll(); }

//===----------------------------------------------------------------------===//
// Which loops
//===----------------------------------------------------------------------===//

/// The comparison that decides whether a loop continues, as its recurrence and
/// the bound of it; null if it is not of that kind.
static const SCEVAddRecExpr *getExitTest(const Loop &L, ScalarEvolution &SE,
                                         const SCEV *&Bound) {
  const BasicBlock *Latch = L.getLoopLatch();
  const auto *Branch = dyn_cast<BranchInst>(Latch->getTerminator());
  if (!Branch || !Branch->isConditional())
    return nullptr;
  const auto *Compare = dyn_cast<ICmpInst>(Branch->getCondition());
  if (!Compare || !SE.isSCEVable(Compare->getOperand(0)->getType()))
    return nullptr;
  const SCEV *A = SE.getSCEV(Compare->getOperand(0));
  const SCEV *B = SE.getSCEV(Compare->getOperand(1));
  if (!isa<SCEVAddRecExpr>(A))
    std::swap(A, B);
  Bound = B;
  const auto *Rec = dyn_cast<SCEVAddRecExpr>(A);
  return Rec && Rec->getLoop() == &L && Rec->isAffine() ? Rec : nullptr;
}

/// Whether a loop computes a recurrence of step \p Step and, in between, that
/// recurrence plus less than a step.
static bool hasIntermediateValues(const Loop &L, ScalarEvolution &SE,
                                  const APInt &Step) {
  for (const PHINode &Phi : L.getHeader()->phis()) {
    if (!Phi.getType()->isIntegerTy())
      continue;
    for (const User *U : Phi.users()) {
      const auto *I = dyn_cast<Instruction>(U);
      if (!I || !L.contains(I) ||
          (I->getOpcode() != Instruction::Add &&
           I->getOpcode() != Instruction::Or))
        continue;
      const auto *C = dyn_cast<ConstantInt>(I->getOperand(1));
      if (C && C->getValue().isStrictlyPositive() &&
          C->getValue().getSExtValue() < Step.getSExtValue())
        return true;
    }
  }
  return false;
}

/// Whether LLVM's unroller made this loop: it counts iterations in steps, to a
/// bound that is a multiple of the step.
static bool isUnrolledLoop(const Loop &L, ScalarEvolution &SE) {
  const SCEV *Bound;
  const SCEVAddRecExpr *Rec = getExitTest(L, SE, Bound);
  if (!Rec || !Rec->getType()->isIntegerTy())
    return false;
  const auto *StepExpr = dyn_cast<SCEVConstant>(Rec->getStepRecurrence(SE));
  if (!StepExpr || StepExpr->getAPInt().getSignificantBits() > 32)
    return false;
  const APInt Step = StepExpr->getAPInt().abs();
  if (Step.ult(2))
    return false;
  if (isa<SCEVConstant>(Bound))
    return hasIntermediateValues(L, SE, Step);
  return Step.isPowerOf2() && SE.getMinTrailingZeros(Bound) >= Step.logBase2();
}

/// Whether the metadata of a loop allows unrolling.
static bool isAllowed(const Loop &L, ScalarEvolution &SE) {
  MDNode *ID = L.getLoopID();
  if (!ID || !GetUnrollMetadata(ID, "llvm.loop.unroll.disable"))
    return true;
  return !GetUnrollMetadata(ID, "llvm.loop.unroll.count") &&
         isUnrolledLoop(L, SE);
}

bool Q7X2LoopUnroll::isWanted(const Loop &L) const {
  if (!L.isInnermost() || !L.isLoopSimplifyForm() || !L.getExitingBlock() ||
      L.getExitingBlock() != L.getLoopLatch())
    return false;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      if (const auto *Call = dyn_cast<CallBase>(&I))
        if (!isa<IntrinsicInst>(Call) || Call->isConvergent())
          return false;
  return isAllowed(L, *SE);
}

//===----------------------------------------------------------------------===//
// How often
//===----------------------------------------------------------------------===//

static unsigned registersOf(const Type *T, const DataLayout &DL) {
  return divideCeil(DL.getTypeSizeInBits(const_cast<Type *>(T)).getFixedValue(),
                    32);
}

/// Registers for values that are defined outside of a loop and used in it.
/// Arguments and constants are operands in the constant bank.
static unsigned countLiveIn(const Loop &L, const DataLayout &DL) {
  SmallPtrSet<const Value *, 16> Seen;
  unsigned Registers = 0;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      for (const Value *Op : I.operands()) {
        const auto *Def = dyn_cast<Instruction>(Op);
        if (Def && !L.contains(Def) && Seen.insert(Def).second)
          Registers += registersOf(Def->getType(), DL);
      }
  for (const PHINode &Phi : L.getHeader()->phis())
    Registers += registersOf(Phi.getType(), DL);
  return Registers;
}

static IterationCost getCost(const Loop &L, const TargetTransformInfo &TTI) {
  const DataLayout &DL = L.getHeader()->getDataLayout();
  IterationCost Cost;
  Cost.LiveRegisters = countLiveIn(L, DL);
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      InstructionCost Size =
          TTI.getInstructionCost(&I, TargetTransformInfo::TCK_CodeSize);
      if (Size.isValid())
        Cost.Instructions += Size.getValue();
      const auto *Load = dyn_cast<LoadInst>(&I);
      if (Load && !L.isLoopInvariant(Load->getPointerOperand()))
        Cost.LoadRegisters += registersOf(Load->getType(), DL);
    }
  return Cost;
}

/// The largest power of two that is at most \p N; at least 1.
static unsigned powerOfTwoUpTo(unsigned N) {
  return bit_floor(std::max(N, 1u));
}

unsigned Q7X2LoopUnroll::chooseCount(Loop &L) const {
  const unsigned Known = SE->getSmallConstantTripCount(&L);
  const unsigned AtMost = SE->getSmallConstantMaxTripCount(&L);
  if (!Known &&
      isa<SCEVCouldNotCompute>(SE->getExitCount(&L, L.getLoopLatch())))
    return 1;
  const IterationCost Cost = getCost(L, *TTI);
  const unsigned Registers =
      Q7X2::getRegisterBudget(*L.getHeader()->getParent());
  const unsigned Free = Registers - std::min(Registers, Cost.LiveRegisters);
  unsigned Count = std::min<unsigned>(
      MaxCount, InstructionBudget / std::max(Cost.Instructions, 1u));
  if (Cost.LoadRegisters)
    Count = std::min(Count, Free / Cost.LoadRegisters);
  Count = powerOfTwoUpTo(Count);
  LLVM_DEBUG(dbgs() << L.getHeader()->getName() << ": " << Cost.Instructions
                    << " instructions, " << Cost.LoadRegisters
                    << " registers for loads, " << Cost.LiveRegisters
                    << " live, count " << Count << '\n');
  // A remainder that takes all iterations only costs.
  if (AtMost && AtMost < 2 * Count && !Known)
    return 1;
  if (Known)
    while (Known % Count)
      Count /= 2;
  NumLeft += Count == 1;
  return Count;
}

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

bool Q7X2LoopUnroll::unroll(Loop &L) {
  if (!isWanted(L))
    return false;
  const unsigned Count = chooseCount(L);
  if (Count < 2)
    return false;
  formLCSSARecursively(L, *DT, LI, SE);
  // The unroller respects its own mark.
  L.setLoopID(nullptr);
  UnrollLoopOptions Options = {};
  Options.Count = Count;
  Options.Runtime = !SE->getSmallConstantTripCount(&L);
  Options.SCEVExpansionBudget = ExpansionBudget;
  OptimizationRemarkEmitter ORE(L.getHeader()->getParent());
  LoopUnrollResult Result = UnrollLoop(&L, Options, LI, SE, DT, AC, TTI, &ORE,
                                       /*PreserveLCSSA=*/true);
  if (Result == LoopUnrollResult::Unmodified)
    return false;
  ++NumUnrolled;
  return true;
}

bool Q7X2LoopUnroll::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize())
    return false;
  AC = &getAnalysis<AssumptionCacheTracker>().getAssumptionCache(F);
  DT = &getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  LI = &getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  SE = &getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  TTI = &getAnalysis<TargetTransformInfoWrapperPass>().getTTI(F);
  bool Changed = false;
  for (Loop *L : SmallVector<Loop *, 8>(LI->begin(), LI->end()))
    Changed |= simplifyLoop(L, DT, LI, SE, AC, /*MSSAU=*/nullptr,
                            /*PreserveLCSSA=*/false);
  SmallVector<Loop *, 8> Innermost;
  for (Loop *L : LI->getLoopsInPreorder())
    if (L->isInnermost())
      Innermost.push_back(L);
  for (Loop *L : Innermost)
    Changed |= unroll(*L);
  return Changed;
}
