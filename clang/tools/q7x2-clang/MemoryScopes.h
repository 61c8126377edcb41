//===-- MemoryScopes.h - Scopes of atomic operations ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang asks its code generator's part for the target which of LLVM's scopes
// stands for one of a language's, and a target outside clang's tree has no such
// part: all atomics and fences would be for the whole system.
//
// A scope that is not a constant, however, makes clang emit a switch with the
// operation once for each scope. So every scope goes through a call before code
// is generated, whose result no one knows, and a pass over the IR gives the
// operations behind such a switch the scope of their case, then takes the call
// away. Where its argument was a constant the switch goes too.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_MEMORYSCOPES_H
#define Q7X2_CLANG_MEMORYSCOPES_H

#include "clang/AST/ASTConsumer.h"
#include "llvm/IR/PassManager.h"
#include <memory>

namespace clang {
namespace q7x2 {

/// Hides the scopes. Has to see a declaration before the code generator does.
std::unique_ptr<ASTConsumer> createScopeHider();

/// Has to run before any pass that could change the switches.
class MemoryScopesPass : public llvm::PassInfoMixin<MemoryScopesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_MEMORYSCOPES_H
