//===-- Q7X2LoopNestPass.cpp - Passes on loops of LLVM IR -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopNestPass.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"

using namespace llvm;
using Q7X2::LoopNestPass;

void LoopNestPass::getAnalysisUsage(AnalysisUsage &AU) const {
  AU.addRequired<AAResultsWrapperPass>();
  AU.addRequired<AssumptionCacheTracker>();
  AU.addRequired<DominatorTreeWrapperPass>();
  AU.addRequired<LoopInfoWrapperPass>();
  AU.addRequired<ScalarEvolutionWrapperPass>();
  AU.addRequired<TargetTransformInfoWrapperPass>();
  AU.addPreserved<DominatorTreeWrapperPass>();
  if (!PreservesLoops)
    return;
  AU.addPreserved<LoopInfoWrapperPass>();
  AU.addPreserved<ScalarEvolutionWrapperPass>();
}

void LoopNestPass::setAnalyses(Function &F) {
  AA = &getAnalysis<AAResultsWrapperPass>().getAAResults();
  AC = &getAnalysis<AssumptionCacheTracker>().getAssumptionCache(F);
  DT = &getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  LI = &getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  SE = &getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  TTI = &getAnalysis<TargetTransformInfoWrapperPass>().getTTI(F);
}

bool LoopNestPass::simplifyLoops() {
  bool Changed = false;
  for (Loop *L : SmallVector<Loop *, 8>(LI->begin(), LI->end()))
    Changed |= simplifyLoop(L, DT, LI, SE, AC, /*MSSAU=*/nullptr,
                            /*PreserveLCSSA=*/false);
  return Changed;
}
