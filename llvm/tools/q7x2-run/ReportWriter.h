//===- ReportWriter.h - The report of a launch ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_RUN_REPORTWRITER_H
#define LLVM_TOOLS_Q7X2_RUN_REPORTWRITER_H

#include "q7x2/q7x2profile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

/// Whether the name of a report's file has a known ending: .json or .html.
bool isReportPath(llvm::StringRef Path);

/// Writes a profile to a file, with the source files that it names as far as
/// they can be read.
llvm::Error writeReport(llvm::StringRef Path, const q7x2_profile *Profile,
                        const q7x2_statistics &Stats,
                        llvm::ArrayRef<std::string> Objects);

#endif // LLVM_TOOLS_Q7X2_RUN_REPORTWRITER_H
