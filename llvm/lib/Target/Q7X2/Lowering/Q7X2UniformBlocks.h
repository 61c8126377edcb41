//===-- Q7X2UniformBlocks.h - Launches without partial blocks ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2UNIFORMBLOCKS_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2UNIFORMBLOCKS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class Function;

namespace Q7X2 {
/// Returns whether a kernel may be launched with fewer threads in the last
/// block of a dimension: kernels of OpenCL C 2.0 and later without
/// -cl-uniform-work-group-size.
bool allowsPartialBlocks(const Function &Kernel);
} // namespace Q7X2

struct Q7X2UniformBlocksPass : PassInfoMixin<Q7X2UniformBlocksPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &AM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2UNIFORMBLOCKS_H
