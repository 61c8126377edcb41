//===- Report.h - Findings as text and as JSON ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_CHECK_REPORT_H
#define LLVM_TOOLS_Q7X2_CHECK_REPORT_H

#include "CodeObject.h"
#include "Q7X2Check/Checker.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace check {

/// One line.
void printFinding(llvm::raw_ostream &OS, const CodeObject &Object,
                  const Finding &F);
llvm::json::Object toJson(const CodeObject &Object, const Finding &F);

} // namespace check

#endif // LLVM_TOOLS_Q7X2_CHECK_REPORT_H
