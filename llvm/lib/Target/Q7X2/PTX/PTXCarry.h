//===-- PTXCarry.h - The carry flag between assemblies ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs pass PTX's carry flag from one asm to the next, and wrap each
// instruction in a function: add_cc(), addc_cc(), addc(). The flag becomes a
// stack object of the function, which SROA promotes across branches and loops.
// As the flag is not a parameter, functions that read one of their caller's are
// inlined, and into what reads a flag, the functions that write one.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PTX_PTXCARRY_H
#define LLVM_LIB_TARGET_Q7X2_PTX_PTXCARRY_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class CallInst;
class Function;
class Module;
} // namespace llvm

namespace llvm::Q7X2::ptx {

/// How an asm uses the flag: reads it before the first write; writes it.
struct CarryUse {
  bool Reads = false, Writes = false;
};
CarryUse getCarryUse(const CallInst &Asm);

/// Returns the asms that may read the flag before any asm of \p F writes it.
SmallPtrSet<const CallInst *, 4> findUnsetCarries(const Function &F);

/// Inlines the functions that pass the flag to or from their callers. Adds
/// those that read it and have been inlined to \p Inlined. Returns whether
/// there are any.
bool inlineCarryWrappers(Module &M, SmallPtrSetImpl<Function *> &Inlined);

} // namespace llvm::Q7X2::ptx

#endif
