//===-- Q7X2PTX.h - Translate inline PTX ------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs at the start of the optimizer's pipeline, so that the optimizer sees the
// operations, and once more in the code generator (Q7X2NVVM.cpp) for modules
// that have not been optimized.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PTX_Q7X2PTX_H
#define LLVM_LIB_TARGET_Q7X2_PTX_Q7X2PTX_H

#include "llvm/IR/PassManager.h"

namespace llvm {

namespace Q7X2 {
/// Replaces the inline PTX of a function. Returns whether there was any. To
/// read a carry flag that no asm has written is an error unless \p HasCarry.
bool translatePTX(Function &F, bool HasCarry = false);
} // namespace Q7X2

struct Q7X2PTXPass : PassInfoMixin<Q7X2PTXPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

} // namespace llvm

#endif
