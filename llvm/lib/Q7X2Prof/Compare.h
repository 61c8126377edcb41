//===- Compare.h - The comparison of two profiles ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two launches, figure by figure and line by line. Lines are matched by the
// longest common subsequence of their texts, so a line that has moved keeps its
// counterpart; those whose source is not in both reports by their numbers.
// Without line tables instructions are matched, by their text without the
// control word.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2PROF_COMPARE_H
#define LLVM_LIB_Q7X2PROF_COMPARE_H

#include "Analysis.h"
#include "llvm/Support/raw_ostream.h"

namespace q7x2::prof {

/// A figure of both launches.
struct Figure {
  std::string Name, Unit;
  double Before, After;
};

/// A line or instruction. It has no counters in a launch that lacks it.
struct MatchedLine {
  std::string PlaceBefore, PlaceAfter; // "k.cl:14"; empty: it is not there
  std::string Text;
  std::optional<Counters> Before, After;

  uint64_t cyclesBefore() const { return cycles(Before); }
  uint64_t cyclesAfter() const { return cycles(After); }

private:
  static uint64_t cycles(const std::optional<Counters> &C) {
    return C ? C->Issues + C->stallCycles() : 0;
  }
};

struct Comparison {
  std::vector<Figure> Figures;
  std::vector<MatchedLine> Lines;           // in the order of the code
  std::vector<std::string> Gone, New, Same; // findings
};

Comparison compare(const Report &Before, const Report &After);

/// \p Lines is the number of lines, those that differ most first; 0: all.
void printComparison(llvm::raw_ostream &OS, const Report &Before,
                     const Report &After, unsigned Lines);

/// The comparison as JSON, for its page.
llvm::json::Object comparisonJson(const Report &Before, const Report &After);

} // namespace q7x2::prof

#endif // LLVM_LIB_Q7X2PROF_COMPARE_H
