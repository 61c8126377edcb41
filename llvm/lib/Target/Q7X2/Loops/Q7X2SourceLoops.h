//===-- Q7X2SourceLoops.h - Loops of the source -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2SOURCELOOPS_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2SOURCELOOPS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct Q7X2SourceLoopsPass : PassInfoMixin<Q7X2SourceLoopsPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &AM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2SOURCELOOPS_H
