//===-- Q7X2UnrolledSize.cpp - Size of unrolled loops ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2UnrolledSize.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace {

/// Simulates the iterations of a loop, one after another.
class Iterations {
public:
  Iterations(Loop &L, const LoopInfo &LI, const TargetTransformInfo &TTI)
      : L(L), TTI(TTI), DL(L.getHeader()->getDataLayout()), Order(&L) {
    Order.perform(&LI);
  }

  /// Simulates the next iteration and returns its size.
  unsigned follow();

private:
  using Edge = std::pair<const BasicBlock *, const BasicBlock *>;

  Value *get(Value *V) const {
    Constant *C = Constants.lookup(V);
    return C ? C : V;
  }
  void enter();
  Constant *mergeInputs(const PHINode &Phi) const;
  bool isFree(Instruction &I);
  unsigned sizeOf(const Instruction &I) const;
  bool followBranch(const Instruction &Terminator);
  bool isReached(const BasicBlock &BB) const;

  const Loop &L;
  const TargetTransformInfo &TTI;
  const DataLayout &DL;
  LoopBlocksRPO Order;
  bool IsFirst = true;
  /// The values of the iteration that are constants.
  DenseMap<const Value *, Constant *> Constants;
  DenseSet<Edge> Edges;
};

} // namespace

void Iterations::enter() {
  DenseMap<const Value *, Constant *> Entered;
  const BasicBlock *From = IsFirst ? L.getLoopPreheader() : L.getLoopLatch();
  for (const PHINode &Phi : L.getHeader()->phis())
    if (auto *C = dyn_cast<Constant>(get(Phi.getIncomingValueForBlock(From))))
      Entered[&Phi] = C;
  Constants = std::move(Entered);
  Edges.clear();
  IsFirst = false;
}

bool Iterations::isReached(const BasicBlock &BB) const {
  return &BB == L.getHeader() ||
         any_of(predecessors(&BB), [&](const BasicBlock *Pred) {
           return Edges.contains({Pred, &BB});
         });
}

/// Returns the constant that a phi has on all reached edges, or null.
Constant *Iterations::mergeInputs(const PHINode &Phi) const {
  Constant *Common = nullptr;
  for (auto [V, From] : zip(Phi.incoming_values(), Phi.blocks())) {
    if (!Edges.contains({From, Phi.getParent()}))
      continue;
    auto *C = dyn_cast<Constant>(get(V));
    if (!C || (Common && C != Common))
      return nullptr;
    Common = C;
  }
  return Common;
}

bool Iterations::isFree(Instruction &I) {
  if (auto *Phi = dyn_cast<PHINode>(&I)) {
    if (I.getParent() != L.getHeader())
      if (Constant *C = mergeInputs(*Phi))
        Constants[&I] = C;
    return true;
  }
  SmallVector<Value *, 4> Operands;
  for (Value *Op : I.operands())
    Operands.push_back(get(Op));
  Value *V = simplifyInstructionWithOperands(&I, Operands, SimplifyQuery(DL));
  if (auto *C = dyn_cast_or_null<Constant>(V))
    Constants[&I] = C;
  return V;
}

unsigned Iterations::sizeOf(const Instruction &I) const {
  SmallVector<const Value *, 4> Operands;
  for (Value *Op : I.operands())
    Operands.push_back(get(Op));
  InstructionCost Size =
      TTI.getInstructionCost(&I, Operands, TargetTransformInfo::TCK_CodeSize);
  return Size.isValid() ? Size.getValue() : 1;
}

/// Marks the edges that a terminator may take. Returns whether there are
/// several.
bool Iterations::followBranch(const Instruction &Terminator) {
  const BasicBlock *BB = Terminator.getParent(), *Known = nullptr;
  if (const auto *Br = dyn_cast<BranchInst>(&Terminator);
      Br && Br->isConditional()) {
    if (const auto *C = dyn_cast<ConstantInt>(get(Br->getCondition())))
      Known = Br->getSuccessor(C->isZero());
  } else if (const auto *Switch = dyn_cast<SwitchInst>(&Terminator)) {
    if (auto *C = dyn_cast<ConstantInt>(get(Switch->getCondition())))
      Known = Switch->findCaseValue(C)->getCaseSuccessor();
  }
  if (Known) {
    Edges.insert({BB, Known});
    return false;
  }
  for (const BasicBlock *Succ : successors(BB))
    Edges.insert({BB, Succ});
  return Terminator.getNumSuccessors() > 1;
}

unsigned Iterations::follow() {
  enter();
  unsigned Size = 0;
  for (BasicBlock *BB : Order) {
    if (!isReached(*BB))
      continue;
    for (Instruction &I : *BB)
      if (!I.isTerminator() && !isFree(I))
        Size += sizeOf(I);
    if (followBranch(*BB->getTerminator()))
      ++Size;
  }
  return Size;
}

bool Q7X2::hasChoices(const Loop &L) {
  for (const BasicBlock *BB : L.blocks()) {
    if (BB != L.getLoopLatch() && BB->getTerminator()->getNumSuccessors() > 1)
      return true;
    if (any_of(*BB, [](const Instruction &I) { return isa<SelectInst>(I); }))
      return true;
  }
  return false;
}

unsigned Q7X2::estimateUnrolledSize(Loop &L, unsigned Count, unsigned Limit,
                                    const LoopInfo &LI,
                                    const TargetTransformInfo &TTI) {
  // Empty iterations take time to count, too.
  if (Count > Limit)
    return Limit + 1;
  Iterations Next(L, LI, TTI);
  unsigned Size = 0;
  for (unsigned N = 0; N != Count && Size <= Limit; ++N)
    Size += Next.follow();
  return Size;
}

void Q7X2::foldBranches(Function &F, DominatorTree &DT) {
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
