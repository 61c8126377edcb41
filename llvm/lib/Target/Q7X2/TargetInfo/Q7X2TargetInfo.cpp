//===-- Q7X2TargetInfo.cpp - The target's registration --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetInfo/Q7X2TargetInfo.h"
#include "TargetInfo/Q7X2Tree.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"

using namespace llvm;

Target &llvm::getTheQ7X2Target() {
  static Target TheQ7X2Target;
  return TheQ7X2Target;
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeQ7X2TargetInfo() {
  RegisterTarget<Q7X2::Arch, /*HasJIT=*/false> X(getTheQ7X2Target(), "q7x2",
                                                 "Q7X2 SIMT processor", "Q7X2");
}
