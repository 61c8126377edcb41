//===-- Q7X2ExitValues.cpp - Values that depend on a loop's exit ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits an edge that leaves a cycle if a phi has an incoming value on it that
// is not defined in the cycle:
//
//   inner:                              inner:
//     br %u, label %exit, label %latch    br %u, label %one, label %latch
//   latch:                         =>   latch:
//     br %d, label %head, label %exit     br %d, label %head, label %other
//   exit:                               exit:
//     phi [true, %inner],                 phi [true, %one],
//         [false, %latch]                     [false, %other]
//
// So the value is moved to the phi's register once, after the cycle, instead of
// in each iteration before the branch.
//
// This is also needed for correctness. Threads that leave a cycle in different
// iterations may leave it on different edges, so that the phi is divergent;
// without the edge blocks, LLVM's uniformity analysis finds this only if one of
// the incoming values is defined in the cycle. If an edge cannot be split
// because it belongs to an indirect branch, a freeze defines the value in the
// cycle; selection drops it.
//
// Runs directly before selection, which uses that analysis. One scan over the
// exits of cycles.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-exit-values"
#define PASS_NAME "Q7X2 values of loop exits"

STATISTIC(NumSplit, "Number of loop exits with a block of their own");
STATISTIC(NumFrozen, "Number of values of loop exits defined in the loop");

namespace {

class Q7X2ExitValues : public FunctionPass {
public:
  static char ID;
  Q7X2ExitValues() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<CycleInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2ExitValues::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2ExitValues, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(CycleInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2ExitValues, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ExitValuesPass() { return new Q7X2ExitValues(); }

using Edge = std::pair<BasicBlock *, BasicBlock *>;

/// Adds the edges from the cycle on which the phi's incoming value is not
/// defined in the cycle.
static void findEdges(PHINode &Phi, const Cycle &C,
                      SmallSetVector<Edge, 8> &Edges) {
  if (Phi.hasConstantOrUndefValue())
    return;
  for (auto [Value, Pred] : zip_equal(Phi.incoming_values(), Phi.blocks())) {
    auto *I = dyn_cast<Instruction>(&*Value);
    if (C.contains(Pred) && !(I && C.contains(I->getParent())) &&
        !isa<UndefValue>(Value))
      Edges.insert({Pred, Phi.getParent()});
  }
}

static void findEdges(const Cycle &C, SmallSetVector<Edge, 8> &Edges) {
  SmallVector<BasicBlock *, 4> Exits;
  C.getExitBlocks(Exits);
  for (BasicBlock *Exit : Exits)
    for (PHINode &Phi : Exit->phis())
      findEdges(Phi, C, Edges);
}

static void freezeValues(BasicBlock &Pred, BasicBlock &Exit) {
  for (PHINode &Phi : Exit.phis()) {
    auto *Frozen = new FreezeInst(Phi.getIncomingValueForBlock(&Pred), "",
                                  Pred.getTerminator()->getIterator());
    Phi.setIncomingValueForBlock(&Pred, Frozen);
    ++NumFrozen;
  }
}

bool Q7X2ExitValues::runOnFunction(Function &F) {
  const CycleInfo &CI = getAnalysis<CycleInfoWrapperPass>().getResult();
  SmallVector<const Cycle *, 8> Cycles(CI.toplevel_cycles());
  SmallSetVector<Edge, 8> Edges;
  while (!Cycles.empty()) {
    const Cycle *C = Cycles.pop_back_val();
    append_range(Cycles, C->children());
    findEdges(*C, Edges);
  }
  CriticalEdgeSplittingOptions Options;
  Options.setMergeIdenticalEdges();
  for (auto [Pred, Exit] : Edges) {
    LLVM_DEBUG(dbgs() << "From " << Pred->getName() << " to " << Exit->getName()
                      << '\n');
    if (SplitCriticalEdge(Pred, Exit, Options))
      ++NumSplit;
    else
      freezeValues(*Pred, *Exit);
  }
  return !Edges.empty();
}
