//===-- Q7X2ArrayMoves.h - Moves within arrays on the stack -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2ARRAYMOVES_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2ARRAYMOVES_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class Loop;
class LPMUpdater;

struct Q7X2ArrayMovesPass : PassInfoMixin<Q7X2ArrayMovesPass> {
  PreservedAnalyses run(Loop &L, LoopAnalysisManager &AM,
                        LoopStandardAnalysisResults &AR, LPMUpdater &);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2ARRAYMOVES_H
