//===-- Q7X2UnrollArrays.cpp - Arrays in registers ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An array on the stack becomes values in registers if all its indices are
// constants. If the indices depend on induction variables, the array stays in
// thread-local memory. This pass completely unrolls such loops if that makes
// all indices of an array constants, as in tiles of a matrix product that a
// thread accumulates:
//
//   float sum[4];                          float sum[4];
//   for (i = 0; i < 4; ++i)         =>     sum[0] += a[0] * b;
//     sum[i] += a[i] * b;                  sum[1] += a[1] * b; ...
//
// Branches whose condition becomes constant are removed, and accesses at an
// address that is constant for each predecessor are moved to the edges
// (Q7X2StackPhis.cpp). The optimizer's own threshold for unrolling assumes
// faster memory. Runs before the SROA pass of the code generator, which
// promotes the array.
//
//===----------------------------------------------------------------------===//

#include "Loops/Q7X2LoopNestPass.h"
#include "Loops/Q7X2LoopUnroll.h"
#include "Q7X2.h"
#include "Q7X2StackPhis.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
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
// The maximum number of instructions of an outermost loop after unrolling.
static constexpr unsigned MaxInstructions = 2500;

// The maximum depth of an expression that computes an index from induction
// variables.
static constexpr unsigned MaxDepth = 8;

namespace {

using LoopSet = SmallSetVector<Loop *, 4>;

class Q7X2UnrollArrays : public Q7X2::LoopNestPass {
public:
  static char ID;
  Q7X2UnrollArrays() : LoopNestPass(ID, /*PreservesLoops=*/false) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override;

private:
  bool canUnroll(const Loop &L) const;
  bool addLoopsOfOffset(const SCEV *Offset, LoopSet &Loops);
  bool addLoopsOfValue(Value &V, LoopSet &Loops, unsigned Depth);
  bool addLoopsOfIndices(GetElementPtrInst &Address, LoopSet &Loops);
  bool addLoopsOfArray(AllocaInst &Array, LoopSet &Loops);
  unsigned getOwnSize(Loop &L, const LoopSet &Loops) const;
  bool fits(const LoopSet &Loops) const;
  bool unrollLoops(Function &F, ArrayRef<AllocaInst *> Arrays);
};

} // namespace

char Q7X2UnrollArrays::ID = 0;

INITIALIZE_LOOP_NEST_PASS_BEGIN(Q7X2UnrollArrays, DEBUG_TYPE, PASS_NAME)
INITIALIZE_PASS_END(Q7X2UnrollArrays, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UnrollArraysPass() {
  return new Q7X2UnrollArrays();
}

bool Q7X2UnrollArrays::canUnroll(const Loop &L) const {
  return SE->getSmallConstantTripCount(&L) > 1 && L.isLoopSimplifyForm() &&
         L.isSafeToClone() && Q7X2::allowsUnrolling(L, *SE);
}

static bool isLoadOfConstant(const LoadInst &Load) {
  const auto *Table =
      dyn_cast<GlobalVariable>(getUnderlyingObject(Load.getPointerOperand()));
  return Load.isSimple() && Table && Table->isConstant() &&
         Table->hasDefinitiveInitializer();
}

// Adds the loops on whose induction variables an offset depends linearly;
// returns false if it depends on anything else.
bool Q7X2UnrollArrays::addLoopsOfOffset(const SCEV *Offset, LoopSet &Loops) {
  LoopSet Counting;
  while (const auto *Rec = dyn_cast<SCEVAddRecExpr>(Offset)) {
    // SCEV's loops are const.
    Loop *L = LI->getLoopFor(Rec->getLoop()->getHeader());
    if (!isa<SCEVConstant>(Rec->getStepRecurrence(*SE)) || !canUnroll(*L))
      return false;
    Counting.insert(L);
    Offset = Rec->getStart();
  }
  if (!isa<SCEVConstant>(Offset))
    return false;
  Loops.insert_range(Counting);
  return true;
}

// Adds the loops on whose induction variables a value depends in any way that
// is constant after unrolling, such as i & 15 or a table entry for i; returns
// false if it depends on anything else.
bool Q7X2UnrollArrays::addLoopsOfValue(Value &V, LoopSet &Loops,
                                       unsigned Depth) {
  if (isa<Constant>(V))
    return true;
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || Depth == MaxDepth)
    return false;
  if (I->getType()->isIntegerTy() && addLoopsOfOffset(SE->getSCEV(&V), Loops))
    return true;
  const auto *Load = dyn_cast<LoadInst>(I);
  return (Load ? isLoadOfConstant(*Load)
               : isa<BinaryOperator, CastInst, CmpInst, GetElementPtrInst,
                     SelectInst>(I)) &&
         all_of(I->operands(), [&](Value *Op) {
           return addLoopsOfValue(*Op, Loops, Depth + 1);
         });
}

// Adds the loops on whose induction variables an address in the array depends.
bool Q7X2UnrollArrays::addLoopsOfIndices(GetElementPtrInst &Address,
                                         LoopSet &Loops) {
  return addLoopsOfOffset(SE->removePointerBase(SE->getSCEV(&Address)),
                          Loops) ||
         all_of(Address.indices(), [&](Value *Index) {
           return addLoopsOfValue(*Index, Loops, 0);
         });
}

// Adds the loops for all accesses of an array; returns false if SROA cannot
// promote the array after unrolling them.
bool Q7X2UnrollArrays::addLoopsOfArray(AllocaInst &Array, LoopSet &Loops) {
  SmallVector<Value *, 8> Addresses(1, &Array);
  while (!Addresses.empty()) {
    Value *Address = Addresses.pop_back_val();
    for (User *U : Address->users()) {
      // SCEV knows nothing of vectors of addresses, which masked accesses have.
      auto *GEP = dyn_cast<GetElementPtrInst>(U);
      if (GEP && GEP->getType()->isPointerTy()) {
        if (!addLoopsOfIndices(*GEP, Loops))
          return false;
        Addresses.push_back(GEP);
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

// Returns the number of instructions of one execution of the loop after it is
// unrolled, excluding the inner loops in the set.
unsigned Q7X2UnrollArrays::getOwnSize(Loop &L, const LoopSet &Loops) const {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks()) {
    const Loop *In = LI->getLoopFor(BB);
    while (!Loops.contains(const_cast<Loop *>(In)))
      In = In->getParentLoop();
    if (In == &L)
      Size += BB->size();
  }
  return SaturatingMultiply(Size, SE->getSmallConstantTripCount(&L));
}

// Returns whether the outermost loops of the set are small enough after
// unrolling.
bool Q7X2UnrollArrays::fits(const LoopSet &Loops) const {
  DenseMap<const Loop *, uint64_t> Size;
  for (Loop *L : Loops) {
    const Loop *Outermost = L;
    uint64_t Times = 1;
    for (Loop *In = L->getParentLoop(); In; In = In->getParentLoop()) {
      if (!Loops.contains(In))
        continue;
      Outermost = In;
      Times *= SE->getSmallConstantTripCount(In);
      if (Times > MaxInstructions)
        return false;
    }
    if ((Size[Outermost] += Times * getOwnSize(*L, Loops)) > MaxInstructions)
      return false;
  }
  return true;
}

/// Folds the constant branches that unrolling has left, and removes the blocks
/// that become unreachable.
static void foldBranches(Function &F, DominatorTree &DT) {
  DomTreeUpdater DTU(DT, DomTreeUpdater::UpdateStrategy::Lazy);
  auto FoldTerminators = [&] {
    bool Changed = false;
    for (BasicBlock &BB : F)
      Changed |= ConstantFoldTerminator(&BB, /*DeleteDeadConditions=*/true,
                                        /*TLI=*/nullptr, &DTU);
    return Changed;
  };
  // Simplifying the remaining blocks may make further conditions constant.
  bool Changed = false;
  while (FoldTerminators()) {
    Changed = true;
    EliminateUnreachableBlocks(F, &DTU);
    for (BasicBlock &BB : F)
      SimplifyInstructionsInBlock(&BB);
  }
  DTU.flush();
  if (Changed)
    for (BasicBlock &BB : make_early_inc_range(F))
      MergeBlockIntoPredecessor(&BB, &DTU);
}

/// Unrolls the loops for the arrays.
bool Q7X2UnrollArrays::unrollLoops(Function &F, ArrayRef<AllocaInst *> Arrays) {
  bool Changed = simplifyLoops();
  LoopSet Loops;
  for (AllocaInst *Array : Arrays) {
    LoopSet More;
    if (!addLoopsOfArray(*Array, More))
      continue;
    More.insert_range(Loops);
    if (fits(More))
      Loops = std::move(More);
  }
  // Inner loops first.
  auto InPreorder = LI->getLoopsInPreorder();
  for (Loop *L : reverse(InPreorder)) {
    if (!Loops.contains(L))
      continue;
    formLCSSARecursively(*L, *DT, LI, SE);
    UnrollLoopOptions Options = {};
    Options.Count = SE->getSmallConstantTripCount(L);
    // The trip count may be unknown after an inner loop is unrolled.
    if (Options.Count < 2)
      continue;
    LLVM_DEBUG(dbgs() << "unrolled for an array: " << L->getName() << " in "
                      << F.getName() << '\n');
    L->setLoopID(nullptr); // The unroller respects llvm.loop metadata.
    OptimizationRemarkEmitter ORE(&F);
    UnrollLoop(L, Options, LI, SE, DT, AC, TTI, &ORE,
               /*PreserveLCSSA=*/true);
    Changed = true;
    ++NumUnrolled;
  }
  if (!Loops.empty())
    foldBranches(F, *DT);
  return Changed;
}

bool Q7X2UnrollArrays::runOnFunction(Function &F) {
  SmallVector<AllocaInst *, 4> Arrays;
  bool HasObjects = false;
  const DataLayout &DL = F.getDataLayout();
  for (Instruction &I : F.getEntryBlock())
    if (auto *Object = dyn_cast<AllocaInst>(&I)) {
      HasObjects = true;
      if (!Object->getAllocatedType()->isAggregateType())
        continue;
      if (auto Size = Object->getAllocationSize(DL); Size && *Size <= MaxBytes)
        Arrays.push_back(Object);
    }
  if (!HasObjects || skipFunction(F) || F.hasOptSize())
    return false;
  setAnalyses(F);
  const bool Changed = !Arrays.empty() && unrollLoops(F, Arrays);
  return Q7X2::moveStackAccessesToEdges(F, *DT) || Changed;
}
