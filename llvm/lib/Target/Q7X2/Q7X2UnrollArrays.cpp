//===-- Q7X2UnrollArrays.cpp - Arrays in registers ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An array of the stack whose indices are constants becomes values in
// registers. If they depend on the counters of loops, the array is in
// thread-local memory. This pass unrolls such loops completely, where then all
// indices of an array are constants, as in tiles of a matrix product that a
// thread accumulates:
//
//   float sum[4];                          float sum[4];
//   for (i = 0; i < 4; ++i)         =>     sum[0] += a[0] * b;
//     sum[i] += a[i] * b;                  sum[1] += a[1] * b; ...
//
// The front end does so up to a size at which memory would not be that slow.
// Runs before the SROA pass of the code generator, which promotes the array.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2LoopUnroll.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-unroll-arrays"
#define PASS_NAME "Q7X2 unrolling for arrays"

STATISTIC(NumUnrolled, "Number of loops unrolled so that arrays are values");

static cl::opt<unsigned>
    MaxBytes("q7x2-array-bytes", cl::Hidden, cl::init(400),
             cl::desc("The size of the arrays for which loops are unrolled, at "
                      "most: they take as many registers"));
// The instructions of an outermost loop after unrolling.
static constexpr unsigned MaxInstructions = 2500;

namespace {

using LoopSet = SmallSetVector<Loop *, 4>;

class Q7X2UnrollArrays : public FunctionPass {
public:
  static char ID;
  Q7X2UnrollArrays() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<AssumptionCacheTracker>();
    AU.addRequired<DominatorTreeWrapperPass>();
    AU.addRequired<LoopInfoWrapperPass>();
    AU.addRequired<ScalarEvolutionWrapperPass>();
    AU.addRequired<TargetTransformInfoWrapperPass>();
    AU.addPreserved<DominatorTreeWrapperPass>();
    AU.addPreserved<LoopInfoWrapperPass>();
    AU.addPreserved<ScalarEvolutionWrapperPass>();
  }
  bool runOnFunction(Function &F) override;

private:
  LoopInfo *LI;
  ScalarEvolution *SE;

  bool canUnroll(const Loop &L) const;
  bool addLoopsOfIndex(Value &Address, LoopSet &Loops);
  bool addLoopsOfArray(AllocaInst &Array, LoopSet &Loops);
  bool fits(const LoopSet &Loops) const;
};

} // namespace

char Q7X2UnrollArrays::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2UnrollArrays, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(AssumptionCacheTracker)
INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(ScalarEvolutionWrapperPass)
INITIALIZE_PASS_DEPENDENCY(TargetTransformInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2UnrollArrays, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UnrollArraysPass() {
  return new Q7X2UnrollArrays();
}

bool Q7X2UnrollArrays::canUnroll(const Loop &L) const {
  return SE->getSmallConstantTripCount(&L) > 1 && L.isLoopSimplifyForm() &&
         L.isSafeToClone() && Q7X2::allowsUnrolling(L, *SE);
}

// The loops on whose counters an address in the array depends; false if it
// depends on anything else.
bool Q7X2UnrollArrays::addLoopsOfIndex(Value &Address, LoopSet &Loops) {
  const SCEV *Offset = SE->removePointerBase(SE->getSCEV(&Address));
  while (const auto *Rec = dyn_cast<SCEVAddRecExpr>(Offset)) {
    // SCEV knows the loops, but not as ones that may be changed.
    Loop *L = LI->getLoopFor(Rec->getLoop()->getHeader());
    if (!isa<SCEVConstant>(Rec->getStepRecurrence(*SE)) || !canUnroll(*L))
      return false;
    Loops.insert(L);
    Offset = Rec->getStart();
  }
  return isa<SCEVConstant>(Offset);
}

// All of them, if SROA can promote the array after they are unrolled.
bool Q7X2UnrollArrays::addLoopsOfArray(AllocaInst &Array, LoopSet &Loops) {
  SmallVector<Value *, 8> Addresses(1, &Array);
  while (!Addresses.empty()) {
    Value *Address = Addresses.pop_back_val();
    for (User *U : Address->users()) {
      // Of addresses for masked accesses, which are vectors, SCEV knows
      // nothing.
      if (isa<GetElementPtrInst>(U) && U->getType()->isPointerTy()) {
        if (!addLoopsOfIndex(*U, Loops))
          return false;
        Addresses.push_back(U);
        continue;
      }
      const auto *Load = dyn_cast<LoadInst>(U);
      const auto *Store = dyn_cast<StoreInst>(U);
      const auto *Copy = dyn_cast<MemIntrinsic>(U);
      if ((Load && Load->isSimple()) ||
          (Store && Store->isSimple() && Store->getValueOperand() != Address) ||
          (Copy && !Copy->isVolatile() && isa<ConstantInt>(Copy->getLength())))
        continue;
      const auto *Mark = dyn_cast<IntrinsicInst>(U);
      if (!Mark || !Mark->isLifetimeStartOrEnd())
        return false;
    }
  }
  return !Loops.empty();
}

// Whether the outermost ones of the loops are small enough after unrolling.
bool Q7X2UnrollArrays::fits(const LoopSet &Loops) const {
  DenseMap<const Loop *, uint64_t> Size;
  for (const Loop *L : Loops)
    for (const BasicBlock *BB : L->blocks()) {
      const Loop *Outermost = nullptr;
      uint64_t Times = 1;
      bool IsOwn = false;
      for (Loop *In = LI->getLoopFor(BB); In; In = In->getParentLoop()) {
        if (!Loops.contains(In))
          continue;
        IsOwn |= !Outermost && In == L; // each block once
        Outermost = In;
        Times *= SE->getSmallConstantTripCount(In);
        if (Times > MaxInstructions)
          return false;
      }
      if (IsOwn && (Size[Outermost] += Times * BB->size()) > MaxInstructions)
        return false;
    }
  return true;
}

bool Q7X2UnrollArrays::runOnFunction(Function &F) {
  SmallVector<AllocaInst *, 4> Arrays;
  const DataLayout &DL = F.getDataLayout();
  for (Instruction &I : F.getEntryBlock())
    if (auto *Array = dyn_cast<AllocaInst>(&I);
        Array && Array->getAllocatedType()->isAggregateType())
      if (auto Size = Array->getAllocationSize(DL); Size && *Size <= MaxBytes)
        Arrays.push_back(Array);
  if (Arrays.empty() || skipFunction(F) || F.hasOptSize())
    return false;
  auto &AC = getAnalysis<AssumptionCacheTracker>().getAssumptionCache(F);
  auto &DT = getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  LI = &getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  SE = &getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  auto &TTI = getAnalysis<TargetTransformInfoWrapperPass>().getTTI(F);
  bool Changed = false;
  for (Loop *L : SmallVector<Loop *, 8>(LI->begin(), LI->end()))
    Changed |= simplifyLoop(L, &DT, LI, SE, &AC, /*MSSAU=*/nullptr,
                            /*PreserveLCSSA=*/false);

  LoopSet Loops;
  for (AllocaInst *Array : Arrays) {
    LoopSet More;
    if (!addLoopsOfArray(*Array, More))
      continue;
    More.insert_range(Loops);
    if (fits(More))
      Loops = std::move(More);
  }
  // Inner ones first.
  auto InPreorder = LI->getLoopsInPreorder();
  for (Loop *L : reverse(InPreorder)) {
    if (!Loops.contains(L))
      continue;
    LLVM_DEBUG(dbgs() << "unrolled for an array: " << L->getName() << " in "
                      << F.getName() << '\n');
    formLCSSARecursively(*L, DT, LI, SE);
    L->setLoopID(nullptr); // the unroller respects its own mark
    UnrollLoopOptions Options = {};
    Options.Count = SE->getSmallConstantTripCount(L);
    OptimizationRemarkEmitter ORE(&F);
    UnrollLoop(L, Options, LI, SE, &DT, &AC, &TTI, &ORE,
               /*PreserveLCSSA=*/true);
    Changed = true;
    ++NumUnrolled;
  }
  return Changed;
}
