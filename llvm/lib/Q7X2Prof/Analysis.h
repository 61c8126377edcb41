//===- Analysis.h - Figures derived from a profile --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The figures that are derived from the counters of a report. docs/profiler.md
// defines them. Text, page and comparison show these and compute none.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2PROF_ANALYSIS_H
#define LLVM_LIB_Q7X2PROF_ANALYSIS_H

#include "Report.h"
#include "llvm/ADT/STLExtras.h"

namespace q7x2::prof {

/// A / B, 0 if B is 0.
inline double ratio(double A, double B) { return B == 0 ? 0 : A / B; }

/// The elements in the order of falling keys; of equal ones as they were.
template <typename T, typename Fn>
std::vector<T> sortedByFalling(std::vector<T> List, Fn Key) {
  std::vector<std::pair<double, size_t>> Order;
  for (size_t I = 0; I != List.size(); ++I)
    Order.push_back({-double(Key(List[I])), I});
  llvm::sort(Order);
  std::vector<T> Sorted;
  for (const auto &[Negated, I] : Order)
    Sorted.push_back(std::move(List[I]));
  return Sorted;
}

/// A resource that limits the warps resident on a multiprocessor.
struct Resource {
  std::string Name; // "registers"
  uint64_t Blocks;  // that fit
  std::string Use;  // "96 per thread"
};

struct Occupancy {
  uint64_t MaxWarps = 0;    // that the machine holds
  uint64_t Theoretical = 0; // warps
  double Achieved = 0;      // warps, the average while there are blocks
  std::string Limit;        // the name of the resource that allows the fewest
  std::vector<Resource> Resources;

  double theoreticalShare() const { return ratio(Theoretical, MaxWarps); }
  double achievedShare() const { return ratio(Achieved, MaxWarps); }
};

/// The use of the schedulers' issue slots, one a cycle of each.
struct IssueSlots {
  uint64_t Used = 0;
  double Share = 0;    // of all slots
  double PerCycle = 0; // instructions of a multiprocessor
  double Eligible = 0; // warps of a scheduler that could issue, on average
};

/// Arithmetic of one type.
struct Arithmetic {
  std::string Type;
  uint64_t Operations = 0; // of threads
  double PerCycle = 0;     // of the machine
  double Peak = 0;         // the same, at most
};

/// The issue slots of a pipe that are used, of all schedulers.
struct PipeShare {
  std::string Name;
  double Share = 0;
};

/// A source line and the instructions whose innermost frame it is.
struct LineCounts {
  uint32_t File = 0, Line = 0;
  std::vector<size_t> Instructions; // indices
  Counters Counts;
};

struct Analysis {
  Counters Total;
  uint64_t WarpCycles = 0; // issues and stalls of all warps
  IssueSlots Issue;
  prof::Occupancy Occupancy;
  std::vector<PipeShare> Pipes; // those that the kernel uses, by name
  /// The use of the port that L1 and shared memory of a multiprocessor have
  /// together; 0 unless the launch has the timing of the machine.
  double Port = 0;
  std::vector<Arithmetic> Types; // those that the kernel has
  std::vector<LineCounts> Lines; // by file and line

  /// The share of the warps' cycles that they spent on these counters.
  double timeShare(const Counters &C) const {
    return ratio(C.Issues + C.stallCycles(), WarpCycles);
  }
};

Analysis analyze(const Report &R);

/// Describes the cause of a stall; the name itself if it is not a known one.
llvm::StringRef stallMeaning(llvm::StringRef Cause);
/// The stall reason of NVIDIA's profilers that counts the same; empty if there
/// is none.
llvm::StringRef stallReason(llvm::StringRef Cause);

/// The level's share of its peak bandwidth; 0 if that is unknown.
double bandwidthShare(const Report &R, const Level &L);

/// Report, analysis and findings as JSON, for the page.
llvm::json::Object fullJson(const Report &R);

} // namespace q7x2::prof

#endif // LLVM_LIB_Q7X2PROF_ANALYSIS_H
