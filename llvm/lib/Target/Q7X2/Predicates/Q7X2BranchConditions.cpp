//===-- Q7X2BranchConditions.cpp - Fold branches to the same block --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Source code evaluates a condition only if the previous one does not decide:
//
//   if (x < k || (x == k && i < n)) ++count;
//
// If threads diverge, this takes two branches and a reconvergence. Without the
// second branch it takes a comparison, and the rest is short enough to be
// predicated. LLVM's SimplifyCFG folds such branches if that takes one more
// instruction. This pass, which uses the same function, folds them if that
// takes no more instructions than a divergent branch and a reconvergence cost.
//
//     br %a, %then, %next             %b = ...
//   next:                       =>    %c = select %a, true, %b
//     %b = ...                        br %c, %then, %end
//     br %b, %then, %end
//
// Guarantees nothing: it is an optimization. Loads are not moved unless LLVM
// knows that they do not fault. Runs before the unroller, since loops of fewer
// blocks are simpler.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-branch-conditions"
#define PASS_NAME "Q7X2 conditions of branches"

STATISTIC(NumFolded, "Number of conditional branches folded");

/// The maximum number of speculated instructions.
static constexpr unsigned MaxSpeculated = 8;

namespace {

class Q7X2BranchConditions : public FunctionPass {
public:
  static char ID;
  Q7X2BranchConditions() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<TargetTransformInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2BranchConditions::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2BranchConditions, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(TargetTransformInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2BranchConditions, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2BranchConditionsPass() {
  return new Q7X2BranchConditions();
}

/// Returns whether a successor may only exit, for which one instruction
/// suffices (Q7X2EarlyExits.cpp).
static bool mayExit(const BranchInst &Branch) {
  return any_of(Branch.successors(), [](const BasicBlock *BB) {
    return isa<ReturnInst>(BB->getFirstNonPHIOrDbg());
  });
}

bool Q7X2BranchConditions::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize())
    return false;
  const auto &TTI = getAnalysis<TargetTransformInfoWrapperPass>().getTTI(F);
  bool Changed = false;
  const ReversePostOrderTraversal<Function *> Blocks(&F);
  for (BasicBlock *BB : Blocks) {
    auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
    if (!Branch || !Branch->isConditional() || mayExit(*Branch) ||
        !foldBranchToCommonDest(Branch, /*DTU=*/nullptr, /*MSSAU=*/nullptr,
                                &TTI, MaxSpeculated))
      continue;
    LLVM_DEBUG(dbgs() << "Folded into its predecessor: a branch of "
                      << F.getName() << '\n');
    ++NumFolded;
    Changed = true;
  }
  if (Changed)
    removeUnreachableBlocks(F);
  return Changed;
}
