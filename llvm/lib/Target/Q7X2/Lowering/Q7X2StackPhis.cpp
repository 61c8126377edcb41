//===-- Q7X2StackPhis.cpp - Stack accesses through phis -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An unrolled search in an array on the stack has several exits, and the
// optimizer merges the accesses that follow them into one:
//
//     while (k > 0 && best[k - 1] > d) { best[k] = best[k - 1]; k--; }
//     best[k] = d;
//
//   %p = phi ptr [%best.3, %a], [%best.2, %b], ...
//   store float %d, ptr %p
//
// The variable address keeps the array in memory. If it is constant for each
// predecessor, the access is moved to the edges. SROA then promotes the array,
// and the stores become incoming values of phis.
//
//===----------------------------------------------------------------------===//

#include "Q7X2StackPhis.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-unroll-arrays"

STATISTIC(NumMoved, "Number of stack accesses moved to the edges of the CFG");

/// The maximum number of edges to which an access is moved.
static constexpr unsigned MaxEdges = 8;

namespace {

/// The first accesses of a block, which move to its incoming edges.
class EdgeAccesses {
  BasicBlock &BB;
  SmallVector<Instruction *, 2> Accesses;

public:
  explicit EdgeAccesses(BasicBlock &BB) : BB(BB) {}
  bool find(const DominatorTree &DT);
  void move(DominatorTree &DT);

private:
  bool isConstantFrom(const Value &V, const BasicBlock &Pred) const;
  bool isConstantAddress(const Value &Address) const;
  bool isKnownBefore(const Value &V) const;
  Value *translate(Value &V, BasicBlock &Edge) const;
};

} // namespace

/// Returns whether a value is a number, or an address at a constant offset in a
/// stack object.
static bool isConstant(const Value &V, const DataLayout &DL) {
  if (!V.getType()->isPointerTy())
    return isa<ConstantInt>(V);
  APInt Offset(DL.getIndexTypeSizeInBits(V.getType()), 0);
  return isa<AllocaInst>(V.stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true));
}

/// Returns whether a value of the block is constant on the edge from \p Pred.
bool EdgeAccesses::isConstantFrom(const Value &V,
                                  const BasicBlock &Pred) const {
  const DataLayout &DL = BB.getDataLayout();
  if (isConstant(V, DL))
    return true;
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || I->getParent() != &BB)
    return false;
  if (const auto *Phi = dyn_cast<PHINode>(I))
    return isConstant(*Phi->getIncomingValueForBlock(&Pred), DL);
  return (isa<CastInst>(I) || isa<GetElementPtrInst>(I)) &&
         all_of(I->operand_values(),
                [&](const Value *Op) { return isConstantFrom(*Op, Pred); });
}

/// Returns whether an address depends on the predecessor, but is constant for
/// each.
bool EdgeAccesses::isConstantAddress(const Value &Address) const {
  if (isConstant(Address, BB.getDataLayout()))
    return false;
  return all_of(predecessors(&BB), [&](const BasicBlock *Pred) {
    return isConstantFrom(Address, *Pred);
  });
}

/// Returns whether a value is available at the end of the predecessors. Results
/// of accesses that are moved are.
bool EdgeAccesses::isKnownBefore(const Value &V) const {
  const auto *I = dyn_cast<Instruction>(&V);
  return !I || I->getParent() != &BB || isa<PHINode>(I) ||
         is_contained(Accesses, I);
}

/// Finds the accesses that can be moved. Returns whether there are any.
bool EdgeAccesses::find(const DominatorTree &DT) {
  if (!isa<PHINode>(BB.front()) || BB.isEHPad())
    return false;
  SmallPtrSet<const BasicBlock *, 8> Preds;
  for (const BasicBlock *Pred : predecessors(&BB))
    if (!isa<BranchInst>(Pred->getTerminator()) ||
        !DT.isReachableFromEntry(Pred) || !Preds.insert(Pred).second)
      return false;
  if (Preds.size() < 2 || Preds.size() > MaxEdges)
    return false;
  for (Instruction &I : BB) {
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    if ((Load && Load->isSimple() &&
         isConstantAddress(*Load->getPointerOperand())) ||
        (Store && Store->isSimple() &&
         isKnownBefore(*Store->getValueOperand()) &&
         isConstantAddress(*Store->getPointerOperand())))
      Accesses.push_back(&I);
    else if (I.mayReadOrWriteMemory() ||
             !isGuaranteedToTransferExecutionToSuccessor(&I))
      break;
  }
  return !Accesses.empty();
}

/// Returns a value of the block as of an edge, computed in the edge's own
/// block.
Value *EdgeAccesses::translate(Value &V, BasicBlock &Edge) const {
  auto *I = dyn_cast<Instruction>(&V);
  if (!I || I->getParent() != &BB)
    return &V;
  if (auto *Phi = dyn_cast<PHINode>(I))
    return Phi->getIncomingValueForBlock(&Edge);
  Instruction *Copy = I->clone();
  for (Use &Op : Copy->operands())
    Op = translate(*Op, Edge);
  Copy->insertBefore(Edge.getTerminator()->getIterator());
  Value *Simple = simplifyInstruction(Copy, BB.getDataLayout());
  if (!Simple)
    return Copy;
  Copy->eraseFromParent();
  return Simple;
}

void EdgeAccesses::move(DominatorTree &DT) {
  SmallVector<BasicBlock *, MaxEdges> Edges(predecessors(&BB));
  for (BasicBlock *&Edge : Edges)
    if (Edge->getSingleSuccessor() != &BB)
      Edge = SplitEdge(Edge, &BB, &DT);
  for (Instruction *Access : Accesses) {
    PHINode *Loaded = nullptr;
    if (isa<LoadInst>(Access)) {
      Loaded = PHINode::Create(Access->getType(), Edges.size());
      Loaded->insertBefore(BB.begin());
      Loaded->setDebugLoc(Access->getDebugLoc());
    }
    for (BasicBlock *Edge : Edges) {
      Instruction *Copy = Access->clone();
      for (Use &Op : Copy->operands())
        Op = translate(*Op, *Edge);
      Copy->insertBefore(Edge->getTerminator()->getIterator());
      if (Loaded)
        Loaded->addIncoming(Copy, Edge);
    }
    if (Loaded) {
      Loaded->takeName(Access);
      Access->replaceAllUsesWith(Loaded);
    }
    LLVM_DEBUG(dbgs() << "Moved to the predecessors: " << *Access << '\n');
    Value *Address = getLoadStorePointerOperand(Access);
    Access->eraseFromParent();
    RecursivelyDeleteTriviallyDeadInstructions(Address);
  }
  NumMoved += Accesses.size();
}

bool Q7X2::moveStackAccessesToEdges(Function &F, DominatorTree &DT) {
  bool Changed = false;
  for (BasicBlock &BB : make_early_inc_range(F)) {
    EdgeAccesses Accesses(BB);
    if (!DT.isReachableFromEntry(&BB) || !Accesses.find(DT))
      continue;
    Accesses.move(DT);
    Changed = true;
  }
  return Changed;
}
