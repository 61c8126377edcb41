//===-- Q7X2ExitValues.cpp - Values that differ by a loop's exit ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads that leave a cycle in different iterations may leave it on different
// edges. So a PHI of the block where they meet, with a constant for each edge,
// is divergent; LLVM's uniformity analysis says so only if one of its values is
// defined in the cycle. This pass makes it so:
//
//   inner:                              inner:
//                                         %f = freeze i1 true
//     br %u, label %exit, label %latch    br %u, label %exit, label %latch
//   latch:                         =>   latch:
//     br %d, label %head, label %exit     br %d, label %head, label %exit
//   exit:                               exit:
//     phi [true, %inner],                 phi [%f, %inner],
//         [false, %latch]                     [false, %latch]
//
// Runs directly before selection, which asks that analysis, and drops the
// freeze. One scan over the exits of cycles.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/IR/Instructions.h"
#include "llvm/InitializePasses.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-exit-values"
#define PASS_NAME "Q7X2 values of loop exits"

STATISTIC(NumFrozen, "Number of values of loop exits defined in the loop");

namespace {

class Q7X2ExitValues : public FunctionPass {
public:
  static char ID;
  Q7X2ExitValues() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<CycleInfoWrapperPass>();
    AU.addPreserved<CycleInfoWrapperPass>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2ExitValues::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2ExitValues, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(CycleInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2ExitValues, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ExitValuesPass() { return new Q7X2ExitValues(); }

/// An edge from the cycle on which the PHI gets another value than on another
/// one, if none of these is defined in the cycle; else null.
static BasicBlock *findExitingBlock(const PHINode &Phi, const Cycle &C) {
  BasicBlock *First = nullptr;
  bool IsSame = true;
  for (auto [Value, Pred] : zip_equal(Phi.incoming_values(), Phi.blocks())) {
    if (!C.contains(Pred))
      continue;
    auto *I = dyn_cast<Instruction>(&*Value);
    if (I && C.contains(I->getParent()))
      return nullptr;
    if (!First)
      First = Pred;
    IsSame &= Value == Phi.getIncomingValueForBlock(First);
  }
  return IsSame ? nullptr : First;
}

static bool freezeExitValues(const Cycle &C) {
  SmallVector<BasicBlock *, 4> All;
  C.getExitBlocks(All);
  bool Changed = false;
  for (BasicBlock *Exit :
       SmallSetVector<BasicBlock *, 4>(All.begin(), All.end()))
    for (PHINode &Phi : Exit->phis())
      if (BasicBlock *Pred = findExitingBlock(Phi, C)) {
        auto *Frozen = new FreezeInst(Phi.getIncomingValueForBlock(Pred), "",
                                      Pred->getTerminator()->getIterator());
        Phi.setIncomingValueForBlock(Pred, Frozen);
        ++NumFrozen;
        Changed = true;
      }
  return Changed;
}

bool Q7X2ExitValues::runOnFunction(Function &F) {
  const CycleInfo &CI = getAnalysis<CycleInfoWrapperPass>().getResult();
  SmallVector<const Cycle *, 8> Cycles(CI.toplevel_cycles());
  bool Changed = false;
  while (!Cycles.empty()) {
    const Cycle *C = Cycles.pop_back_val();
    append_range(Cycles, C->children());
    Changed |= freezeExitValues(*C);
  }
  return Changed;
}
