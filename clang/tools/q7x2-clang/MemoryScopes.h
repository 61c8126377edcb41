//===-- MemoryScopes.h - Scopes of atomic operations ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang maps a language's synchronization scopes to LLVM's in
// TargetCodeGenInfo, which a target outside of clang's tree cannot provide: all
// atomic operations and fences would have the scope of the system.
//
// For a scope that is not a constant, however, clang emits a switch with the
// operation once for each scope. So every scope is passed through a call of an
// opaque function before code is generated. A pass over the IR then gives the
// operations after such a switch the scope of their case and removes the call,
// and the switch as well if the argument was a constant.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_MEMORYSCOPES_H
#define Q7X2_CLANG_MEMORYSCOPES_H

#include "clang/AST/ASTConsumer.h"
#include "llvm/IR/PassManager.h"
#include <memory>

namespace clang {
namespace q7x2 {

/// Passes the scopes through calls. Must see a declaration before the code
/// generator does.
std::unique_ptr<ASTConsumer> createScopeHider();

/// Must run before any pass that could change the switches.
class MemoryScopesPass : public llvm::PassInfoMixin<MemoryScopesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_MEMORYSCOPES_H
