//===-- Q7X2LoopUnswitch.h - Loops for each case of a test ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPUNSWITCH_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPUNSWITCH_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class LPMUpdater;

/// Copies a loop for each case of its invariant tests by LLVM's pass, if the
/// result of each such test is the same for all threads.
class Q7X2LoopUnswitchPass : public PassInfoMixin<Q7X2LoopUnswitchPass> {
public:
  PreservedAnalyses run(Loop &L, LoopAnalysisManager &AM,
                        LoopStandardAnalysisResults &AR, LPMUpdater &Updater);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPUNSWITCH_H
