//===-- Q7X2AliasAnalysis.h - Alias analysis by address space ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An alias analysis by address space: global, shared, constant and thread-local
// memory do not overlap, and constant memory is not written while a kernel
// runs. A generic pointer may alias all of them, unless its object or its
// origin determines its address space: a launch passes addresses of global
// memory only. Stateless, like AMDGPU's and NVPTX's.
//
//   store i32 %x, ptr addrspace(1) %g    ; NoAlias: the load can move
//   %y = load i32, ptr addrspace(3) %s   ; before the store
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2ALIASANALYSIS_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2ALIASANALYSIS_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Pass.h"
#include <optional>

namespace llvm {

namespace Q7X2 {
/// Returns whether two address spaces have memory in common.
bool mayOverlap(unsigned A, unsigned B);

/// Returns whether a kernel's argument points to memory that does not change
/// while the kernel runs.
bool isUnchanging(const Argument &A);

/// Returns the address space that \p V, a generic pointer, must point to
/// because of its origin: the host passes and stores addresses of global memory
/// only. Unknown with -q7x2-global-kernel-pointers=false.
std::optional<unsigned> getAssumedAddressSpace(const Value *V);
} // namespace Q7X2

class Q7X2AAResult : public AAResultBase {
public:
  /// Never, since the analysis has no state.
  bool invalidate(Function &, const PreservedAnalyses &,
                  FunctionAnalysisManager::Invalidator &) {
    return false;
  }
  AliasResult alias(const MemoryLocation &A, const MemoryLocation &B,
                    AAQueryInfo &, const Instruction *);
  ModRefInfo getModRefInfoMask(const MemoryLocation &Loc, AAQueryInfo &,
                               bool IgnoreLocals);
};

class Q7X2AA : public AnalysisInfoMixin<Q7X2AA> {
  friend AnalysisInfoMixin<Q7X2AA>;
  static AnalysisKey Key;

public:
  using Result = Q7X2AAResult;
  Result run(Function &, FunctionAnalysisManager &) { return Result(); }
};

/// Provides the result to the legacy pass manager.
class Q7X2AAWrapper : public ImmutablePass {
  Q7X2AAResult Result;

public:
  static char ID;
  Q7X2AAWrapper() : ImmutablePass(ID) {}
  Q7X2AAResult &getResult() { return Result; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
  }
};

} // namespace llvm

#endif
