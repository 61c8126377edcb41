//===-- Q7X2SpinLoops.cpp - YIELD where a loop waits -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop that takes a lock, or looks at a flag until somebody sets it, ends
// when another thread has done its part, and that can be a thread of the same
// warp. This pass finds the branches that such a loop is left by and puts YIELD
// before them: to give the others their turn at once, and to tell the
// convergence pass that threads which leave here must not wait for those that
// stay.
//
// A loop waits if the decision to leave it depends on memory that others write:
// on volatile or atomic loads of what the loop does not write itself, and on
// atomic operations that ask for the same in each round. An exchange that
// compares with what was read before, to replace it by what was made of it,
// does not wait: when it fails, another thread has succeeded, and is done.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/InitializePasses.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-spin-loops"
#define PASS_NAME "Q7X2 spin loops"

namespace {

class Q7X2SpinLoops : public FunctionPass {
public:
  static char ID;
  Q7X2SpinLoops() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override;
  bool runOnFunction(Function &F) override;
};

/// The instructions of a loop that a value in it is computed from.
class Slice {
public:
  Slice(const Loop &L, const DominatorTree &DT, const PostDominatorTree &PDT)
      : L(L), DT(DT), PDT(PDT) {}

  /// \p WithControl: the branches that decide about it as well.
  void add(const Value *V, bool WithControl);
  bool readsMemory() const;

  SmallSetVector<const Instruction *, 16> Members;

private:
  void addOperands(const Instruction *I, bool WithControl);
  void addStored(const AllocaInst *Variable, bool WithControl);
  void addDecisions(const BasicBlock *About, const BasicBlock *From);
  void addCondition(const BasicBlock *BB);

  const Loop &L;
  const DominatorTree &DT;
  const PostDominatorTree &PDT;
};

} // namespace

char Q7X2SpinLoops::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2SpinLoops, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(PostDominatorTreeWrapperPass)
INITIALIZE_PASS_END(Q7X2SpinLoops, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2SpinLoopsPass() { return new Q7X2SpinLoops(); }

void Q7X2SpinLoops::getAnalysisUsage(AnalysisUsage &AU) const {
  AU.addRequired<DominatorTreeWrapperPass>();
  AU.addRequired<PostDominatorTreeWrapperPass>();
  AU.addRequired<LoopInfoWrapperPass>();
  AU.setPreservesCFG();
}

// ---- what a value depends on -----------------------------------------------

// Variables are in memory before SROA, and at -O0 for good.
static const AllocaInst *getVariable(const Value *Pointer) {
  return dyn_cast<AllocaInst>(Pointer->stripInBoundsOffsets());
}

void Slice::add(const Value *V, bool WithControl) {
  const auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || !Members.insert(I))
    return;
  addOperands(I, WithControl);
  if (const auto *Load = dyn_cast<LoadInst>(I))
    if (const AllocaInst *Variable = getVariable(Load->getPointerOperand()))
      addStored(Variable, WithControl);
}

void Slice::addOperands(const Instruction *I, bool WithControl) {
  for (const Value *Operand : I->operands())
    add(Operand, WithControl);
  const auto *Phi = dyn_cast<PHINode>(I);
  if (!Phi || !WithControl)
    return;
  SmallVector<const BasicBlock *, 4> Ways;
  copy_if(Phi->blocks(), std::back_inserter(Ways),
          [&](const BasicBlock *BB) { return L.contains(BB); });
  if (Ways.size() < 2)
    return;
  const BasicBlock *Common = Ways.front();
  for (const BasicBlock *Way : Ways)
    Common = DT.findNearestCommonDominator(Common, Way);
  for (const BasicBlock *Way : Ways) {
    addCondition(Way);
    addDecisions(Way, Common);
  }
}

void Slice::addStored(const AllocaInst *Variable, bool WithControl) {
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      const auto *Store = dyn_cast<StoreInst>(&I);
      if (!Store || getVariable(Store->getPointerOperand()) != Variable)
        continue;
      add(Store->getValueOperand(), WithControl);
      if (WithControl)
        addDecisions(BB, L.getHeader());
    }
}

void Slice::addDecisions(const BasicBlock *About, const BasicBlock *From) {
  for (const auto *Node = DT.getNode(About); Node; Node = Node->getIDom()) {
    const BasicBlock *BB = Node->getBlock();
    if (!PDT.dominates(About, BB))
      addCondition(BB);
    if (BB == From)
      return;
  }
}

void Slice::addCondition(const BasicBlock *BB) {
  const Instruction *End = BB->getTerminator();
  if (End->getNumSuccessors() > 1)
    add(End->getOperand(0), /*WithControl=*/true);
}

static bool readsShared(const Instruction &I) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  return I.mayReadFromMemory() &&
         !(Load && getVariable(Load->getPointerOperand()));
}

bool Slice::readsMemory() const {
  return any_of(Members, [](const Instruction *I) { return readsShared(*I); });
}

// ---- which operations wait -------------------------------------------------

// Whether both are the same address, as far as can be seen without SSA form.
static bool areSamePointers(const Value *A, const Value *B) {
  const auto *LoadA = dyn_cast<LoadInst>(A), *LoadB = dyn_cast<LoadInst>(B);
  return A == B || (LoadA && LoadB &&
                    LoadA->getPointerOperand() == LoadB->getPointerOperand());
}

static bool isWritten(const Loop &L, const Value *Pointer) {
  return any_of(L.blocks(), [&](const BasicBlock *BB) {
    return any_of(*BB, [&](const Instruction &I) {
      const Value *Written = nullptr;
      if (const auto *Store = dyn_cast<StoreInst>(&I))
        Written = Store->getPointerOperand();
      else if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I))
        Written = RMW->getPointerOperand();
      else if (const auto *CmpXchg = dyn_cast<AtomicCmpXchgInst>(&I))
        Written = CmpXchg->getPointerOperand();
      return Written && areSamePointers(Written, Pointer);
    });
  });
}

static bool isOrdered(const Instruction &I) {
  return readsShared(I) && (I.isVolatile() || I.isAtomic());
}

// A function can do for its caller's loop what the loop would do.
static bool looksAtOthers(const CallBase &Call,
                          SmallPtrSetImpl<const Function *> &Seen) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Seen.insert(Callee).second)
    return false;
  // The runtime's, for objects that no instruction is wide enough for.
  if (Callee->isDeclaration())
    return Callee->getName().starts_with("__atomic_");
  return any_of(instructions(Callee), [&](const Instruction &I) {
    const auto *Inner = dyn_cast<CallBase>(&I);
    return isOrdered(I) || (Inner && looksAtOthers(*Inner, Seen));
  });
}

static bool isWaiting(const Instruction &I, const Loop &L,
                      const DominatorTree &DT, const PostDominatorTree &PDT) {
  auto IsSame = [&](const Value *V) {
    Slice S(L, DT, PDT);
    S.add(V, /*WithControl=*/false);
    return !S.readsMemory();
  };
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return isOrdered(I) && !isWritten(L, Load->getPointerOperand());
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return IsSame(RMW->getValOperand());
  // What is compared with can't be followed without SSA form.
  if (const auto *CmpXchg = dyn_cast<AtomicCmpXchgInst>(&I))
    return IsSame(CmpXchg->getNewValOperand()) &&
           (I.getFunction()->hasOptNone() ||
            IsSame(CmpXchg->getCompareOperand()));
  const auto *Call = dyn_cast<CallBase>(&I);
  SmallPtrSet<const Function *, 8> Seen;
  return Call && looksAtOthers(*Call, Seen);
}

bool Q7X2SpinLoops::runOnFunction(Function &F) {
  const auto &DT = getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  const auto &PDT =
      getAnalysis<PostDominatorTreeWrapperPass>().getPostDomTree();
  SmallSetVector<Instruction *, 4> Branches;
  for (const Loop *L :
       getAnalysis<LoopInfoWrapperPass>().getLoopInfo().getLoopsInPreorder()) {
    SmallVector<BasicBlock *, 4> Exiting;
    L->getExitingBlocks(Exiting);
    for (BasicBlock *BB : Exiting) {
      Slice S(*L, DT, PDT);
      S.add(BB->getTerminator()->getOperand(0), /*WithControl=*/true);
      if (any_of(S.Members, [&](const Instruction *I) {
            return isWaiting(*I, *L, DT, PDT);
          }))
        Branches.insert(BB->getTerminator());
    }
  }
  for (Instruction *Branch : Branches) {
    IRBuilder<> B(Branch);
    B.CreateIntrinsic(Intrinsic::nvvm_nanosleep, {B.getInt32(0)});
  }
  return !Branches.empty();
}
