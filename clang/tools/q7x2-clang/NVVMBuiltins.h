//===-- NVVMBuiltins.h - clang's builtins for NVPTX -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The target has the builtins __nvvm_* of NVPTX, for which clang's code
// generator has code for NVPTX only. They become calls of functions of these
// names before it, and calls of the intrinsics after it.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_NVVMBUILTINS_H
#define Q7X2_CLANG_NVVMBUILTINS_H

#include "clang/AST/ASTConsumer.h"
#include "llvm/IR/PassManager.h"
#include <memory>

namespace clang {
namespace q7x2 {

/// Makes the builtins functions. Must see a declaration before the code
/// generator does.
std::unique_ptr<ASTConsumer> createBuiltinHider();

/// Makes calls of such functions calls of intrinsics, atomic operations and
/// loads; reports those that are none of them.
class NVVMBuiltinsPass : public llvm::PassInfoMixin<NVVMBuiltinsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_NVVMBUILTINS_H
