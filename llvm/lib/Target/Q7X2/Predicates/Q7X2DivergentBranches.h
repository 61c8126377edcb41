//===-- Q7X2DivergentBranches.h - Branches worth folding --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2DIVERGENTBRANCHES_H
#define LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2DIVERGENTBRANCHES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct Q7X2DivergentBranchesPass : PassInfoMixin<Q7X2DivergentBranchesPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &AM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2DIVERGENTBRANCHES_H
