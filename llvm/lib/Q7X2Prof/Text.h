//===- Text.h - A profile for the terminal ----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2PROF_TEXT_H
#define LLVM_LIB_Q7X2PROF_TEXT_H

#include "Report.h"
#include "llvm/Support/raw_ostream.h"

namespace q7x2::prof {

/// Prints facts, findings and the hottest source lines, or instructions if
/// there are no line tables; \p Lines at most, 0: all.
void printText(llvm::raw_ostream &OS, const Report &R, unsigned Lines);

/// "12,345,678".
std::string groupDigits(uint64_t N);

} // namespace q7x2::prof

#endif // LLVM_LIB_Q7X2PROF_TEXT_H
