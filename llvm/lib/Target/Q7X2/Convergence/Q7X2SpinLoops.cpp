//===-- Q7X2SpinLoops.cpp - YIELD in spin loops ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inserts a YIELD before the exit branches of spin loops, so that other threads
// of the warp, one of which may hold the lock, are scheduled at once, and the
// convergence pass knows that threads that leave there must not wait for those
// that stay. Requires IR before atomic operations are expanded.
//
// A loop spins if an exit condition depends, by its slice (Weiser, "Program
// Slicing", ICSE 1981), on volatile or atomic loads of memory that the loop
// does not write, but for loads along a chain of pointers, or on atomic
// operations with the same operands in each iteration. A compare-and-swap of a
// loaded value with a value computed from it does not spin: it fails only if
// another thread has succeeded.
//
//   try: atomicrmw xchg ptr %l, i32 1   ->   try: atomicrmw xchg ptr %l, i32 1
//        br i1 %c, label %try, ...                call @llvm.nvvm.nanosleep(i32
//        0)
//                                                 br i1 %c, label %try, ...
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-spin-loops"
#define PASS_NAME "Q7X2 spin loops"

STATISTIC(NumSpinLoops, "Number of spin loops");
STATISTIC(NumYields, "Number of YIELDs inserted before exits of spin loops");

namespace {

class Q7X2SpinLoops : public FunctionPass {
public:
  static char ID;
  Q7X2SpinLoops() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override;
  bool runOnFunction(Function &F) override;
};

/// The backward slice of values within a loop.
class Slice {
public:
  Slice(const Loop &L, const DominatorTree &DT, const PostDominatorTree &PDT)
      : L(L), DT(DT), PDT(PDT) {}

  /// Adds the instructions that \p V depends on and, if \p WithControl, the
  /// conditions that control them.
  void add(const Value *V, bool WithControl);
  /// Returns whether the value depends on memory other than the function's
  /// variables.
  bool readsMemory() const;

  SmallSetVector<const Instruction *, 16> Members;

private:
  void addOperands(const Instruction *I, bool WithControl);
  void addStored(const AllocaInst *Variable, bool WithControl);
  void addControlDependences(const BasicBlock *BB, const BasicBlock *From);
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

// ---- slices ----------------------------------------------------------------

// Returns the variable that a pointer refers to. Without SROA, as at -O0,
// variables are in memory.
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
  SmallVector<const BasicBlock *, 4> Incoming;
  copy_if(Phi->blocks(), std::back_inserter(Incoming),
          [&](const BasicBlock *BB) { return L.contains(BB); });
  if (Incoming.size() < 2)
    return;
  const BasicBlock *Common = Incoming.front();
  for (const BasicBlock *BB : Incoming)
    Common = DT.findNearestCommonDominator(Common, BB);
  for (const BasicBlock *BB : Incoming) {
    addCondition(BB);
    addControlDependences(BB, Common);
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
        addControlDependences(BB, L.getHeader());
    }
}

// Adds the conditions in dominators of BB, up to From, that BB's execution
// depends on.
void Slice::addControlDependences(const BasicBlock *BB,
                                  const BasicBlock *From) {
  for (const auto *Node = DT.getNode(BB); Node; Node = Node->getIDom()) {
    const BasicBlock *Dominator = Node->getBlock();
    if (!PDT.dominates(BB, Dominator))
      addCondition(Dominator);
    if (Dominator == From)
      return;
  }
}

void Slice::addCondition(const BasicBlock *BB) {
  const Instruction *End = BB->getTerminator();
  if (End->getNumSuccessors() > 1)
    add(End->getOperand(0), /*WithControl=*/true);
}

// Returns whether an instruction may read memory other than the function's
// variables.
static bool readsOtherMemory(const Instruction &I) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  return I.mayReadFromMemory() &&
         !(Load && getVariable(Load->getPointerOperand()));
}

bool Slice::readsMemory() const {
  return any_of(Members,
                [](const Instruction *I) { return readsOtherMemory(*I); });
}

// ---- spin conditions -------------------------------------------------------

// Returns whether two addresses are known to be equal, even without SSA form.
static bool areSamePointers(const Value *A, const Value *B) {
  const auto *LoadA = dyn_cast<LoadInst>(A), *LoadB = dyn_cast<LoadInst>(B);
  return A == B || (LoadA && LoadB &&
                    LoadA->getPointerOperand() == LoadB->getPointerOperand());
}

static bool isWrittenIn(const Loop &L, const Value *Pointer) {
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

static bool isOrderedRead(const Instruction &I) {
  return readsOtherMemory(I) && (I.isVolatile() || I.isAtomic());
}

// Returns whether a call may execute an ordered read on behalf of a loop around
// it.
static bool mayReadOrdered(const CallBase &Call,
                           SmallPtrSetImpl<const Function *> &Seen) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Seen.insert(Callee).second)
    return false;
  // The target runtime's functions for wide atomic operations.
  if (Callee->isDeclaration())
    return Callee->getName().starts_with("__atomic_");
  return any_of(instructions(Callee), [&](const Instruction &I) {
    const auto *Inner = dyn_cast<CallBase>(&I);
    return isOrderedRead(I) || (Inner && mayReadOrdered(*Inner, Seen));
  });
}

// Returns whether the address of a load depends on its result in the previous
// iteration, as in a walk along a list.
static bool isChased(const LoadInst &Load, const Loop &L,
                     const DominatorTree &DT, const PostDominatorTree &PDT) {
  Slice S(L, DT, PDT);
  S.add(Load.getPointerOperand(), /*WithControl=*/false);
  return S.Members.contains(&Load);
}

// Returns whether the result of I in the next iteration changes only if another
// thread has written memory.
static bool isSpinning(const Instruction &I, const Loop &L,
                       const DominatorTree &DT, const PostDominatorTree &PDT) {
  auto IsInvariant = [&](const Value *V) {
    Slice S(L, DT, PDT);
    S.add(V, /*WithControl=*/false);
    return !S.readsMemory();
  };
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return isOrderedRead(I) && !isWrittenIn(L, Load->getPointerOperand()) &&
           !isChased(*Load, L, DT, PDT);
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return IsInvariant(RMW->getValOperand());
  // Without SSA form, the slice of the compared value is too imprecise.
  if (const auto *CmpXchg = dyn_cast<AtomicCmpXchgInst>(&I))
    return IsInvariant(CmpXchg->getNewValOperand()) &&
           (I.getFunction()->hasOptNone() ||
            IsInvariant(CmpXchg->getCompareOperand()));
  const auto *Call = dyn_cast<CallBase>(&I);
  SmallPtrSet<const Function *, 8> Seen;
  return Call && mayReadOrdered(*Call, Seen);
}

// Adds the exit branches of L that depend on writes of other threads.
static void findSpinBranches(const Loop &L, const DominatorTree &DT,
                             const PostDominatorTree &PDT,
                             SmallSetVector<Instruction *, 4> &Branches) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  bool Spins = false;
  for (BasicBlock *BB : Exiting) {
    Slice S(L, DT, PDT);
    S.add(BB->getTerminator()->getOperand(0), /*WithControl=*/true);
    auto It = find_if(S.Members, [&](const Instruction *I) {
      return isSpinning(*I, L, DT, PDT);
    });
    if (It == S.Members.end())
      continue;
    LLVM_DEBUG(dbgs() << "Loop at " << L.getHeader()->getName() << ", exit in "
                      << BB->getName() << ", spins on" << **It << '\n');
    Branches.insert(BB->getTerminator());
    Spins = true;
  }
  NumSpinLoops += Spins;
}

bool Q7X2SpinLoops::runOnFunction(Function &F) {
  const auto &DT = getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  const auto &PDT =
      getAnalysis<PostDominatorTreeWrapperPass>().getPostDomTree();
  const auto &LI = getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  SmallSetVector<Instruction *, 4> Branches;
  for (const Loop *L : LI.getLoopsInPreorder())
    findSpinBranches(*L, DT, PDT, Branches);
  for (Instruction *Branch : Branches) {
    IRBuilder<> B(Branch);
    B.CreateIntrinsic(Intrinsic::nvvm_nanosleep, {B.getInt32(0)});
  }
  NumYields += Branches.size();
  return !Branches.empty();
}
