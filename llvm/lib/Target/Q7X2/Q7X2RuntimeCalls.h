//===-- Q7X2RuntimeCalls.h - Calls of the runtime ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2RUNTIMECALLS_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2RUNTIMECALLS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Alignment.h"
#include <string>

namespace llvm {
class Module;

namespace Q7X2 {

/// What a function is called in the runtime that the target carries.
std::string getRuntimeName(StringRef Name);

/// Makes calls of the output functions of C that \p M does not define calls of
/// the runtime. Returns whether there were any.
bool lowerOutputCalls(Module &M);

} // namespace Q7X2
} // namespace llvm

#endif
