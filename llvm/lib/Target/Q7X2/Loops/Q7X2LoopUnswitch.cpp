//===-- Q7X2LoopUnswitch.cpp - Loops for each case of a test --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM does not unswitch loops of targets on which threads diverge: they would
// execute the copies one after the other. Tests of a kernel's arguments, for
// example of the modes of a filter, do not diverge.
//
//===----------------------------------------------------------------------===//

#include "Loops/Q7X2LoopUnswitch.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

/// Returns whether \p V is the same for all threads by its operands alone.
static bool isUniform(const Value *V, const TargetTransformInfo &TTI) {
  SmallSetVector<const Value *, 8> Worklist;
  Worklist.insert(V);
  for (size_t N = 0; N != Worklist.size(); ++N) {
    const Value *Next = Worklist[N];
    const InstructionUniformity Kind = TTI.getInstructionUniformity(Next);
    const auto *I = dyn_cast<Instruction>(Next);
    if (Kind == InstructionUniformity::AlwaysUniform ||
        (Kind == InstructionUniformity::Default && !I))
      continue;
    // Divergent branches may select the value of a phi.
    if (Kind != InstructionUniformity::Default || isa<PHINode>(I) ||
        I->mayReadOrWriteMemory())
      return false;
    Worklist.insert_range(I->operand_values());
  }
  return true;
}

/// Returns whether the invariant parts of a test in \p L are uniform.
static bool isUniformTest(const Value *Test, const Loop &L,
                          const TargetTransformInfo &TTI) {
  const Value *LHS, *RHS;
  if (match(Test, m_CombineOr(m_LogicalAnd(m_Value(LHS), m_Value(RHS)),
                              m_LogicalOr(m_Value(LHS), m_Value(RHS)))))
    return isUniformTest(LHS, L, TTI) && isUniformTest(RHS, L, TTI);
  return !L.isLoopInvariant(Test) || isUniform(Test, TTI);
}

/// Marks the exits of one copy of a loop: SimplifyCFG would otherwise sink what
/// the copies have in common after they are unrolled, with a phi for each
/// address that differs. Selection ignores the mark.
static void keepApart(const Loop &L) {
  SmallVector<BasicBlock *, 4> Exits;
  L.getUniqueExitBlocks(Exits);
  for (BasicBlock *Exit : Exits) {
    IRBuilder<> B(Exit, Exit->getFirstInsertionPt());
    CallInst *Mark =
        B.CreateIntrinsic(Intrinsic::sideeffect, ArrayRef<Value *>());
    Mark->addFnAttr(Attribute::NoMerge);
  }
}

PreservedAnalyses Q7X2LoopUnswitchPass::run(Loop &L, LoopAnalysisManager &AM,
                                            LoopStandardAnalysisResults &AR,
                                            LPMUpdater &Updater) {
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      const Value *Test = nullptr;
      if (const auto *Branch = dyn_cast<BranchInst>(&I);
          Branch && Branch->isConditional())
        Test = Branch->getCondition();
      else if (const auto *Switch = dyn_cast<SwitchInst>(&I))
        Test = Switch->getCondition();
      else if (const auto *Select = dyn_cast<SelectInst>(&I))
        Test = Select->getCondition();
      if (Test && !isUniformTest(Test, L, AR.TTI))
        return PreservedAnalyses::all();
    }
  // One that does not say that threads diverge.
  TargetTransformInfo Uniform(L.getHeader()->getDataLayout());
  LoopStandardAnalysisResults Results = {AR.AA, AR.AC,  AR.DT,   AR.LI,
                                         AR.SE, AR.TLI, Uniform, AR.MSSA};
  const PreservedAnalyses Preserved =
      SimpleLoopUnswitchPass(/*NonTrivial=*/true, /*Trivial=*/false)
          .run(L, AM, Results, Updater);
  if (!Preserved.areAllPreserved())
    keepApart(L);
  return Preserved;
}
