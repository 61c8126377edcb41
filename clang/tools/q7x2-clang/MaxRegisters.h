//===-- MaxRegisters.h - CUDA's attribute maxnreg ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// __maxnreg__(n) of CUDA limits a kernel's registers. clang 22 ignores its
// attribute, maxnreg. A handler of the attribute, which is registered when the
// program starts, turns it into an annotation, whose argument may depend on a
// template's; a pass turns the annotation into the function attribute that the
// target and NVPTX have for it.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_MAXREGISTERS_H
#define Q7X2_CLANG_MAXREGISTERS_H

#include "llvm/IR/PassManager.h"

namespace clang {
namespace q7x2 {

/// Replaces the annotations by "nvvm.maxnreg".
class MaxRegistersPass : public llvm::PassInfoMixin<MaxRegistersPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_MAXREGISTERS_H
