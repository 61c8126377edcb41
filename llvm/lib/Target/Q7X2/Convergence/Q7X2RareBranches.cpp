//===-- Q7X2RareBranches.cpp - Warps pass slow paths together -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a divergent branch to an unlikely call uniform: a warp of which no
// thread needs the call takes a branch that needs no BSSY and no BSYNC.
//
//   block:                            block:
//     br %rare, %slow, %join            %any = vote.any(%rare)
//   slow:                               br %any, %some, %join
//     %s = call @f(%x)                some:
//     br %join                          br %rare, %slow, %converged
//   join:                       =>    slow:
//     phi [%fast, %block],              %s = call @f(%x)
//         [%s, %slow]                   br %converged
//                                     converged:
//                                       %v = phi [%fast, %some], [%s, %slow]
//                                       br %join
//                                     join:
//                                       phi [%fast, %block], [%v, %converged]
//
// The convergence pass gives the BSYNC a block of its own again. It copies the
// kernel's short end for threads that diverge rarely before that, so that the
// branch needs no vote there. Only in kernels: in functions, which diverged
// threads can call, no branch is uniform.
//
// Runs before selection, as no other pass may move code across votes. One scan.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-rare-branches"
#define PASS_NAME "Q7X2 rare branches"

STATISTIC(NumUniform, "Number of branches to unlikely calls made uniform");

namespace {

class Q7X2RareBranches : public FunctionPass {
public:
  static char ID;
  Q7X2RareBranches() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<UniformityInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2RareBranches::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2RareBranches, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(UniformityInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2RareBranches, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2RareBranchesPass() {
  return new Q7X2RareBranches();
}

static bool containsCall(const BasicBlock &BB) {
  return any_of(BB, [](const Instruction &I) {
    return isa<CallInst>(I) && !isa<IntrinsicInst>(I);
  });
}

/// Instructions of an end, at most, of which the convergence pass copies what
/// becomes of them.
static constexpr unsigned MostCopied = 10;

/// Returns whether a block is the short end of a kernel, whose instructions
/// threads need not execute together.
static bool isShortEnd(const BasicBlock &BB) {
  return isa<ReturnInst>(BB.getTerminator()) &&
         BB.sizeWithoutDebug() <= MostCopied &&
         none_of(BB, [](const Instruction &I) { return isa<CallBase>(I); });
}

/// Returns which successor of a branch is an unlikely call before the other
/// one; -1 if neither is, or if the threads reconverge together with others.
static int findRareSuccessor(const BranchInst &Branch) {
  uint64_t Weights[2];
  if (!extractBranchWeights(Branch, Weights[0], Weights[1]))
    return -1;
  for (int N : {0, 1}) {
    const BasicBlock *Slow = Branch.getSuccessor(N);
    if (Weights[N] < Weights[1 - N] / 100 && Slow->getSinglePredecessor() &&
        Slow->getSingleSuccessor() == Branch.getSuccessor(1 - N) &&
        Branch.getSuccessor(1 - N)->hasNPredecessors(2) &&
        containsCall(*Slow) && !isShortEnd(*Branch.getSuccessor(1 - N)))
      return N;
  }
  return -1;
}

static void makeUniform(BranchInst &Branch, int Rare) {
  BasicBlock *Block = Branch.getParent(), *Slow = Branch.getSuccessor(Rare);
  BasicBlock *Join = Branch.getSuccessor(1 - Rare);
  LLVM_DEBUG(dbgs() << "Uniform branch to " << Slow->getName() << " from "
                    << Block->getName() << '\n');
  auto *Some =
      BasicBlock::Create(Block->getContext(), "some", Block->getParent());
  IRBuilder<> B(&Branch);
  Value *Condition = Branch.getCondition();
  Value *IsRare = Rare ? B.CreateNot(Condition) : Condition;
  Branch.setCondition(B.CreateIntrinsic(Intrinsic::nvvm_vote_any, {IsRare}));
  if (Rare)
    Branch.swapSuccessors();
  Branch.setSuccessor(0, Some);
  B.SetInsertPoint(Some);
  B.CreateCondBr(IsRare, Slow, Join);
  Slow->replacePhiUsesWith(Block, Some);
  for (PHINode &Phi : Join->phis())
    Phi.addIncoming(Phi.getIncomingValueForBlock(Block), Some);
  BasicBlock *Converged = SplitBlockPredecessors(Join, {Some, Slow}, "");
  Converged->setName("converged");
  Converged->moveAfter(Some);
  ++NumUniform;
}

bool Q7X2RareBranches::runOnFunction(Function &F) {
  if (skipFunction(F) || !Q7X2::isKernel(F.getCallingConv()))
    return false;
  const UniformityInfo &UI =
      getAnalysis<UniformityInfoWrapperPass>().getUniformityInfo();
  SmallVector<std::pair<BranchInst *, int>, 8> Branches;
  for (BasicBlock &BB : F) {
    auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
    if (!Branch || !Branch->isConditional() || UI.isUniform(Branch))
      continue;
    if (const int Rare = findRareSuccessor(*Branch); Rare >= 0)
      Branches.emplace_back(Branch, Rare);
  }
  for (auto [Branch, Rare] : Branches)
    makeUniform(*Branch, Rare);
  return !Branches.empty();
}
