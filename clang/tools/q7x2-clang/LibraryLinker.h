//===-- LibraryLinker.h - Link modules with the device library ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device library is bitcode (the distribution's libclc with the project's
// additions). The functions that a module calls are linked into it with
// internal linkage, as -mlink-builtin-bitcode requests. A pass can do this for
// one translation unit and for several linked ones, can do it again after the
// optimizer has made new calls, and does nothing with -disable-llvm-passes.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_LIBRARYLINKER_H
#define Q7X2_CLANG_LIBRARYLINKER_H

#include "Lowering/Q7X2DeviceLibrary.h"
#include "llvm/IR/PassManager.h"
#include <string>
#include <vector>

namespace clang {
namespace q7x2 {

class LibraryLinkerPass : public llvm::PassInfoMixin<LibraryLinkerPass> {
  std::vector<std::string> Libraries;
  bool IsFirst; ///< No library has been linked yet.

public:
  LibraryLinkerPass(std::vector<std::string> Libraries, bool IsFirst)
      : Libraries(std::move(Libraries)), IsFirst(IsFirst) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &) {
    return llvm::Q7X2::linkDeviceLibraries(M, Libraries, IsFirst)
               ? llvm::PreservedAnalyses::none()
               : llvm::PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_LIBRARYLINKER_H
