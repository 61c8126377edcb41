//===- Message.h - Findings in words ----------------------------*- C++ -*-===//
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

/// The registers as R[4:5], P0: those that follow one another together.
std::vector<std::string> registerNames(llvm::ArrayRef<Resource> Registers);
/// The scoreboards of a mask.
std::vector<std::string> boardNames(unsigned Boards);
llvm::StringRef kindName(Hazard Kind);
/// Both instructions, and what is missing between them.
std::string message(const Code &C, const Finding &F);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_MESSAGE_H
