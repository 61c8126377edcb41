//===-- Q7X2DivergentBranches.cpp - Branches worth folding ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the branches of which both paths rejoin in the same loop, inner ones
// first. Branches that compute a condition, such as `a && b`, are not marked:
// it may be a loop exit, and the folded condition is no test of an induction
// variable.
//
//===----------------------------------------------------------------------===//

#include "Q7X2DivergentBranches.h"
#include "Q7X2Predication.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-source-loops"

STATISTIC(NumMarked, "Number of divergent branches marked as unpredictable");

/// Returns the join block of a branch, if it is in the same loop and has no phi
/// of a condition; otherwise null.
static BasicBlock *getJoin(const BasicBlock &BB, const PostDominatorTree &PDT,
                           const LoopInfo &LI) {
  const auto *Node = PDT.getNode(&BB);
  BasicBlock *Join =
      Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
  auto IsCondition = [](const PHINode &Phi) {
    return Phi.getType()->isIntegerTy(1);
  };
  return Join && LI.getLoopFor(Join) == LI.getLoopFor(&BB) &&
                 !LI.isLoopHeader(Join) && none_of(Join->phis(), IsCondition)
             ? Join
             : nullptr;
}

/// Inserts a block between \p Join and the predecessors that \p BB dominates,
/// if there are others.
static bool separateJoin(BasicBlock &BB, BasicBlock &Join, DominatorTree &DT,
                         LoopInfo &LI) {
  SmallVector<BasicBlock *, 4> Inner, All(predecessors(&Join));
  copy_if(All, std::back_inserter(Inner),
          [&](const BasicBlock *P) { return DT.dominates(&BB, P); });
  return Inner.size() > 1 && Inner.size() < All.size() &&
         SplitBlockPredecessors(&Join, Inner, ".join", &DT, &LI);
}

/// Returns the cost of the code between a block and the join of its branch.
static InstructionCost getSideCost(BasicBlock &First, const BasicBlock &Join,
                                   const TargetTransformInfo &TTI) {
  // Not inlined yet.
  constexpr unsigned CallCost = 10;
  InstructionCost Cost = 0;
  SmallSetVector<BasicBlock *, 8> Blocks;
  Blocks.insert(&First);
  for (unsigned I = 0; I != Blocks.size(); ++I) {
    for (const Instruction &Inst : *Blocks[I])
      Cost += isa<CallInst>(Inst) && !isa<IntrinsicInst>(Inst)
                  ? InstructionCost(CallCost)
                  : TTI.getInstructionCost(&Inst, TTI::TCK_SizeAndLatency);
    for (BasicBlock *Next : successors(Blocks[I]))
      if (Next != &Join)
        Blocks.insert(Next);
  }
  return Cost;
}

/// Returns whether a branch that skips code had better stay: a warp whose
/// threads all skip it saves more than the branch takes.
static bool isWorthSkipping(const BranchInst &Branch, const BasicBlock &Join,
                            const TargetTransformInfo &TTI) {
  for (unsigned I : {0, 1})
    if (Branch.getSuccessor(I) == &Join)
      return getSideCost(*Branch.getSuccessor(1 - I), Join, TTI) >
             Q7X2::MaxPredicated;
  return false;
}

bool Q7X2::markDivergentBranches(Function &F, FunctionAnalysisManager &FAM) {
  const auto &UI = FAM.getResult<UniformityInfoAnalysis>(F);
  if (!UI.hasDivergence())
    return false;
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  const auto &PDT = FAM.getResult<PostDominatorTreeAnalysis>(F);
  const auto &TTI = FAM.getResult<TargetIRAnalysis>(F);
  bool Changed = false;
  // Visit inner branches first. A new block affects nothing above it.
  for (BasicBlock *BB : to_vector(post_order(&F))) {
    auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
    if (!Branch || !Branch->isConditional() || UI.isUniform(Branch))
      continue;
    BasicBlock *Join = getJoin(*BB, PDT, LI);
    if (!Join || isWorthSkipping(*Branch, *Join, TTI))
      continue;
    LLVM_DEBUG(dbgs() << "unpredictable: " << *Branch << '\n');
    Branch->setMetadata(LLVMContext::MD_unpredictable,
                        MDNode::get(F.getContext(), {}));
    Changed |= separateJoin(*BB, *Join, DT, LI);
    ++NumMarked;
  }
  return Changed;
}
