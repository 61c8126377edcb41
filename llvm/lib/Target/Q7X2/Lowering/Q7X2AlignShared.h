//===-- Q7X2AlignShared.h - Align variables for wide accesses ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs at the start of the optimizer's pipeline, so that the later passes,
// which attach alignments to accesses, see the raised ones.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2ALIGNSHARED_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2ALIGNSHARED_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// Aligns the variables of a module, and the arguments of its kernels that
/// point to shared memory. Returns whether anything changed.
bool alignSharedMemory(Module &M);

struct Q7X2AlignSharedPass : PassInfoMixin<Q7X2AlignSharedPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

} // namespace llvm

#endif
