//===-- Q7X2RuntimeCalls.h - Calls of the target runtime --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2RUNTIMECALLS_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2RUNTIMECALLS_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;

namespace Q7X2 {

/// The functions of the target runtime.
enum class RuntimeFunction {
#define Q7X2_RUNTIME_FUNCTION(KIND, PREFIX, NAME, MEANING) NAME,
#include "llvm/TargetParser/Q7X2RuntimeFunctions.def"
};

/// Returns the symbol of a function of the target runtime.
StringRef getRuntimeName(RuntimeFunction F);

/// Replaces calls of C's output functions that \p M does not define by calls of
/// the target runtime. Returns whether anything changed.
bool lowerOutputCalls(Module &M);

} // namespace Q7X2
} // namespace llvm

#endif
