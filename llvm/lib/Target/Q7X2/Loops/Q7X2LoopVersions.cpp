//===-- Q7X2LoopVersions.cpp - Loop versions ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopVersions.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

unsigned Q7X2::countInstructions(const Loop &L) {
  unsigned Count = 0;
  for (const BasicBlock *BB : L.blocks())
    Count += BB->size();
  return Count;
}

/// Adds the values of the copy to the phis of the exit blocks.
static void addIncomingValues(const Loop &L, const ValueToValueMapTy &Map,
                              ScalarEvolution &SE) {
  SmallVector<BasicBlock *, 4> Exits;
  L.getUniqueExitBlocks(Exits);
  for (BasicBlock *Exit : Exits) {
    SmallVector<BasicBlock *, 4> Exiting(predecessors(Exit));
    for (PHINode &Phi : Exit->phis()) {
      SE.forgetLcssaPhiWithNewPredecessor(const_cast<Loop *>(&L), &Phi);
      for (BasicBlock *BB : Exiting)
        if (L.contains(BB)) {
          Value *V = Phi.getIncomingValueForBlock(BB);
          Value *Mapped = Map.lookup(V);
          Phi.addIncoming(Mapped ? Mapped : V,
                          cast<BasicBlock>(Map.lookup(BB)));
        }
    }
  }
}

/// Makes the branch to the versions the immediate dominator of the blocks
/// outside of \p L that \p L dominated.
static void updateDominators(const Loop &L, BasicBlock &Branch,
                             DominatorTree &DT) {
  for (BasicBlock *BB : L.blocks())
    for (DomTreeNode *Node : SmallVector<DomTreeNode *, 4>(
             DT.getNode(BB)->begin(), DT.getNode(BB)->end()))
      if (!L.contains(Node->getBlock()))
        DT.changeImmediateDominator(Node, DT.getNode(&Branch));
}

Loop &Q7X2::addLoopVersion(Loop &L, Value &Condition, StringRef Suffix,
                           DominatorTree &DT, LoopInfo &LI,
                           ScalarEvolution &SE) {
  formLCSSARecursively(L, DT, &LI, &SE);
  BasicBlock *Before = L.getLoopPreheader();
  SplitBlock(Before, Before->getTerminator(), &DT, &LI);
  ValueToValueMapTy Map;
  SmallVector<BasicBlock *, 8> Blocks;
  Loop &Copy = *cloneLoopWithPreheader(L.getLoopPreheader(), Before, &L, Map,
                                       Suffix, &LI, &DT, Blocks);
  remapInstructionsInBlocks(Blocks, Map);
  for (BasicBlock *BB : Blocks)
    BB->moveAfter(&BB->getParent()->back());
  addIncomingValues(L, Map, SE);

  IRBuilder<> B(Before->getTerminator());
  B.CreateCondBr(&Condition, L.getLoopPreheader(), Copy.getLoopPreheader(),
                 MDBuilder(B.getContext()).createLikelyBranchWeights());
  Before->getTerminator()->eraseFromParent();
  updateDominators(L, *Before, DT);
  for (Loop *Each : {&L, &Copy})
    formDedicatedExitBlocks(Each, &DT, &LI, /*MSSAU=*/nullptr,
                            /*PreserveLCSSA=*/true);
  SE.forgetTopmostLoop(&L);
  return Copy;
}
