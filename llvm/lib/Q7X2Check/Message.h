//===- Message.h - Messages about hazards -----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_MESSAGE_H
#define LLVM_LIB_Q7X2CHECK_MESSAGE_H

#include "Checker.h"
#include "llvm/ADT/StringRef.h"

namespace check {

/// The names of registers, consecutive ones as a range: "R[4:5]", "P0".
std::vector<std::string> registerNames(llvm::ArrayRef<Resource> Registers);
/// Both instructions, and why the later one issues too early.
std::string message(const Code &C, const Finding &F);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_MESSAGE_H
