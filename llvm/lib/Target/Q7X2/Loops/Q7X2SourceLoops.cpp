//===-- Q7X2SourceLoops.cpp - Loops of the source -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prepares the source's control flow for LLVM's passes:
//
// - Marks divergent branches that SimplifyCFG may fold at higher cost
//   (Q7X2DivergentBranches.h).
// - Gives each loop one back edge. Of a loop with several, as `continue` makes,
//   LLVM's LoopSimplify may make two nested ones, by a value that most
//   iterations leave as it is. The threads that change it would then wait until
//   all others have left the inner loop.
// - Marks the loops that the source forbids to unroll, so that the code
//   generator (Q7X2LoopUnroll.cpp) can tell them from loops that LLVM's
//   unroller has unrolled: both have `llvm.loop.unroll.disable`, but only the
//   user's also have a count.
//
//   br i1 %c, label %loop, label %exit, !llvm.loop !0
//   !0 = distinct !{!0, !1}
//   !1 = !{!"llvm.loop.unroll.disable"}
//   =>
//   !0 = distinct !{!0, !1, !2}
//   !2 = !{!"llvm.loop.unroll.count", i32 1}
//
// Runs before LLVM's loop passes, on values in SSA form. One scan over the
// loops.
//
//===----------------------------------------------------------------------===//

#include "Q7X2SourceLoops.h"
#include "Predicates/Q7X2DivergentBranches.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-source-loops"

STATISTIC(NumMerged, "Number of loops with several back edges");
STATISTIC(NumMarked, "Number of loops that the source forbids to unroll");

/// Returns the ID of a loop with `llvm.loop.unroll.count` 1 added.
static MDNode *withCountOne(MDNode *ID) {
  LLVMContext &Context = ID->getContext();
  auto *One = ConstantInt::get(Type::getInt32Ty(Context), 1);
  SmallVector<Metadata *, 4> Operands(ID->operands());
  Operands.push_back(
      MDNode::get(Context, {MDString::get(Context, "llvm.loop.unroll.count"),
                            ConstantAsMetadata::get(One)}));
  MDNode *Result = MDNode::getDistinct(Context, Operands);
  Result->replaceOperandWith(0, Result);
  return Result;
}

/// Makes the back edges of a loop one. Returns whether there were several.
static bool mergeBackEdges(Loop &L, DominatorTree &DT, LoopInfo &LI) {
  SmallVector<BasicBlock *, 4> Latches;
  L.getLoopLatches(Latches);
  if (Latches.size() < 2 || any_of(Latches, [](const BasicBlock *BB) {
        return !isa<BranchInst, SwitchInst>(BB->getTerminator());
      }))
    return false;
  MDNode *ID = nullptr;
  for (BasicBlock *BB : Latches) {
    Instruction *Branch = BB->getTerminator();
    if (MDNode *Mark = Branch->getMetadata(LLVMContext::MD_loop))
      ID = Mark;
    Branch->setMetadata(LLVMContext::MD_loop, nullptr);
  }
  LLVM_DEBUG(dbgs() << "Merged " << Latches.size() << " back edges to "
                    << L.getHeader()->getName() << '\n');
  BasicBlock *Latch =
      SplitBlockPredecessors(L.getHeader(), Latches, ".backedge", &DT, &LI);
  Latch->getTerminator()->setMetadata(LLVMContext::MD_loop, ID);
  ++NumMerged;
  return true;
}

/// Marks a loop that the source forbids to unroll.
static void markRolled(const Loop &L) {
  MDNode *ID = L.getLoopID();
  if (!ID || !GetUnrollMetadata(ID, "llvm.loop.unroll.disable") ||
      GetUnrollMetadata(ID, "llvm.loop.unroll.count"))
    return;
  LLVM_DEBUG(dbgs() << "Not unrolled, as the source demands: "
                    << L.getHeader()->getName() << '\n');
  L.setLoopID(withCountOne(ID));
  ++NumMarked;
}

PreservedAnalyses Q7X2SourceLoopsPass::run(Module &M,
                                           ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
    auto &LI = FAM.getResult<LoopAnalysis>(F);
    bool Changed = !F.hasOptSize() && Q7X2::markDivergentBranches(F, FAM);
    for (Loop *L : LI.getLoopsInPreorder()) {
      Changed |= mergeBackEdges(*L, DT, LI);
      markRolled(*L);
    }
    if (Changed)
      FAM.invalidate(F, PreservedAnalyses::none());
  }
  return PreservedAnalyses::all();
}
