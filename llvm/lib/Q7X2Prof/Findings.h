//===- Findings.h - Findings of a profile, in words -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each kind of finding is computed here and nowhere else, from the thresholds
// in Thresholds.def.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2PROF_FINDINGS_H
#define LLVM_LIB_Q7X2PROF_FINDINGS_H

#include "Analysis.h"

namespace q7x2::prof {

struct Finding {
  std::string Kind; // "uncoalesced", as docs/profiler.md lists them
  std::string Text; // with the evidence
  /// Its cost, from 0 to 1, in the unit of its kind: the order of findings.
  double Weight = 0;
  std::optional<size_t> Instruction; // where, if at one place
  /// Its subject, without figures and numbers of lines: findings of two
  /// runs with the same kind and subject are the same.
  std::string Subject;
};

/// The findings, the most important first.
std::vector<Finding> findFindings(const Report &R, const Analysis &A);

llvm::json::Array findingsToJson(const std::vector<Finding> &List);

} // namespace q7x2::prof

#endif // LLVM_LIB_Q7X2PROF_FINDINGS_H
