//===-- Q7X2LoopNestPass.h - Passes on loops of LLVM IR ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The analyses that the passes on loops use, and most of them keep up to date.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPNESTPASS_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPNESTPASS_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/InitializePasses.h"
#include "llvm/Pass.h"

namespace llvm::Q7X2 {

class LoopNestPass : public FunctionPass {
public:
  void getAnalysisUsage(AnalysisUsage &AU) const override;

protected:
  /// \p PreservesLoops: whether it keeps loop info and scalar evolution up to
  /// date, not only the dominator tree.
  explicit LoopNestPass(char &ID, bool PreservesLoops = true)
      : FunctionPass(ID), PreservesLoops(PreservesLoops) {}

  AAResults *AA = nullptr;
  AssumptionCache *AC = nullptr;
  DominatorTree *DT = nullptr;
  LoopInfo *LI = nullptr;
  ScalarEvolution *SE = nullptr;
  const TargetTransformInfo *TTI = nullptr;

  /// Sets the analyses to those of a function.
  void setAnalyses(Function &F);
  /// Brings all loops into simplified form. Returns whether one changed.
  bool simplifyLoops();

private:
  const bool PreservesLoops;
};

} // namespace llvm::Q7X2

/// Begins the registration of a LoopNestPass, for INITIALIZE_PASS_END.
#define INITIALIZE_LOOP_NEST_PASS_BEGIN(CLASS, NAME, DESCRIPTION)              \
  INITIALIZE_PASS_BEGIN(CLASS, NAME, DESCRIPTION, false, false)                \
  INITIALIZE_PASS_DEPENDENCY(AAResultsWrapperPass)                             \
  INITIALIZE_PASS_DEPENDENCY(AssumptionCacheTracker)                           \
  INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)                         \
  INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)                              \
  INITIALIZE_PASS_DEPENDENCY(ScalarEvolutionWrapperPass)                       \
  INITIALIZE_PASS_DEPENDENCY(TargetTransformInfoWrapperPass)

#endif
