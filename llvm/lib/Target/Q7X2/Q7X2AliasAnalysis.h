//===-- Q7X2AliasAnalysis.h - Address spaces do not overlap -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An alias analysis that knows the address spaces: global, shared and
// thread-local memory have nothing in common, and constant memory is not
// written while a kernel runs. A generic pointer can lead anywhere.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2ALIASANALYSIS_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2ALIASANALYSIS_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Pass.h"

namespace llvm {

class Q7X2AAResult : public AAResultBase {
public:
  /// It has no state.
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

/// For the code generator's pass manager.
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
