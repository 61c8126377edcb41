//===-- Q7X2AlignShared.h - Align variables for wide accesses ---*- C++ -*-===//
//
// Runs first of all, so that what reads alignments later finds these.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2ALIGNSHARED_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2ALIGNSHARED_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct Q7X2AlignSharedPass : PassInfoMixin<Q7X2AlignSharedPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

} // namespace llvm

#endif
