//===-- LibraryLinker.h - Link modules with the device library ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device library is bitcode (the distribution's libclc with the project's
// additions), and a module takes from it the functions that it calls, as
// internal ones. This is what -mlink-builtin-bitcode asks for; done by a pass,
// it serves one translation unit and several linked ones alike, can be done
// again when the optimizer has made new calls, and leaves alone what
// -disable-llvm-passes asks to see raw.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_LIBRARYLINKER_H
#define Q7X2_CLANG_LIBRARYLINKER_H

#include "llvm/IR/PassManager.h"
#include <string>
#include <vector>

namespace clang {
namespace q7x2 {

class LibraryLinkerPass : public llvm::PassInfoMixin<LibraryLinkerPass> {
  std::vector<std::string> Libraries;
  bool IsFirst; ///< The module is still the user's alone.

public:
  LibraryLinkerPass(std::vector<std::string> Libraries, bool IsFirst)
      : Libraries(std::move(Libraries)), IsFirst(IsFirst) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_LIBRARYLINKER_H
