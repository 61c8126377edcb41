//===-- Q7X2SelectionErrors.h - LLVM's fatal errors -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code that instruction selection cannot handle ends in report_fatal_error,
// which names neither the function nor the line.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2SELECTIONERRORS_H
#define LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2SELECTIONERRORS_H

#include "llvm/Support/Compiler.h"

namespace llvm {
namespace Q7X2 {

/// For handlers of fatal errors: if instruction selection for this target is
/// running, reports \p Reason as an error with function and line, and returns
/// true.
LLVM_EXTERNAL_VISIBILITY bool diagnoseInSelection(const char *Reason);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2SELECTIONERRORS_H
