//===- KernelNotes.h - The notes of kernels ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The notes in objects (docs/abi.md): checked, connected with the code, and
// with their counts of registers and barriers raised to those of the functions
// in other sections and objects that the kernel may call.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_KERNELNOTES_H
#define LLVM_LIB_Q7X2LINK_KERNELNOTES_H

#include "Linker.h"
#include "MCTargetDesc/Q7X2KernelInfo.h"

namespace q7x2::link {

/// A kernel of the objects that are linked.
struct Kernel {
  llvm::Q7X2::KernelInfo Info;
  const Symbol *Entry = nullptr;
};

/// The kernels of \p L. The target has to be registered.
llvm::Expected<std::vector<Kernel>> readKernels(const Linker &L);

/// Names in the notes of an object, as far as these can be read.
std::vector<std::string> kernelNames(const Object &O);

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_KERNELNOTES_H
