//===-- KernelEntries.h - Put kernel bodies into their entries ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang emits an OpenCL kernel twice: as the entry, with the kernel's calling
// convention, and as an ordinary function __clang_ocl_kern_imp_NAME with its
// body, which the entry and other kernels call. That function is noinline (and
// optnone at -O0), so no pipeline inlines it, and every kernel would begin with
// a call: with its arguments copied from constant memory to registers, a saved
// return address, and registers limited by the calling convention.
//
// This pass inlines the body into the entry at every optimization level, and
// deletes the function if nothing else calls it. A function that another kernel
// calls is kept with internal linkage, and may be inlined there.
//
// A kernel that calls one of another module calls a body that is only declared.
// When the modules have been linked, the body is made of that kernel's entry.
//
// The arguments of entries are noundef, which clang's other arguments are not
// (Frontend.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_KERNELENTRIES_H
#define Q7X2_CLANG_KERNELENTRIES_H

#include "llvm/IR/PassManager.h"

namespace clang {
namespace q7x2 {

class KernelEntriesPass : public llvm::PassInfoMixin<KernelEntriesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_KERNELENTRIES_H
