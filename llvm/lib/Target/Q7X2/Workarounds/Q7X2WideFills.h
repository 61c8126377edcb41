//===-- Q7X2WideFills.h - Fills by wide stores ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2WIDEFILLS_H
#define LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2WIDEFILLS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct Q7X2WideFillsPass : PassInfoMixin<Q7X2WideFillsPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &AM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2WIDEFILLS_H
