//===-- KernelTable.h - A table of launched kernels -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sums of the launches of each kernel, which host libraries print when a
// program ends.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_KERNELTABLE_H
#define Q7X2_KERNELTABLE_H

#include "q7x2/q7x2sim.h"
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace q7x2 {

class KernelTable {
  struct Total {
    uint64_t Launches = 0, Cycles = 0, Instructions = 0;
    uint64_t Stalls[Q7X2_STALL_COUNT] = {};
  };
  using Row = std::pair<std::string, Total>;
  std::map<std::string, Total> Kernels;

  /// The causes that cost most, most first.
  static std::string stallText(const Total &T) {
    std::vector<size_t> Causes;
    uint64_t Sum = 0;
    for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I) {
      Causes.push_back(I);
      Sum += T.Stalls[I];
    }
    std::sort(Causes.begin(), Causes.end(), [&](size_t A, size_t B) {
      return std::make_tuple(T.Stalls[B], A) < std::make_tuple(T.Stalls[A], B);
    });
    std::string Text;
    for (size_t I = 0; I != 3 && Sum && T.Stalls[Causes[I]]; ++I)
      Text += (I ? ", " : "") + std::string(q7x2_stall_name(Causes[I])) + " " +
              std::to_string(100 * T.Stalls[Causes[I]] / Sum) + "%";
    return Text;
  }

public:
  void add(const std::string &Kernel, const q7x2_statistics &S) {
    Total &T = Kernels[Kernel];
    ++T.Launches;
    T.Cycles += S.cycles;
    T.Instructions += S.warp_instructions;
    for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
      T.Stalls[I] += S.stalls[I];
  }

  /// Prints a row for each kernel, those with the most cycles first.
  void print(FILE *Stream) const {
    if (Kernels.empty())
      return;
    std::vector<Row> Rows(Kernels.begin(), Kernels.end());
    std::sort(Rows.begin(), Rows.end(), [](const Row &A, const Row &B) {
      return std::tie(B.second.Cycles, A.first) <
             std::tie(A.second.Cycles, B.first);
    });
    uint64_t All = 0;
    for (const Row &R : Rows)
      All += R.second.Cycles;
    std::fprintf(Stream, "%-24s %9s %14s %6s %16s  %s\n", "kernel", "launches",
                 "cycles", "share", "instructions", "stalls");
    for (const Row &R : Rows)
      std::fprintf(Stream,
                   "%-24s %9" PRIu64 " %14" PRIu64 " %5.1f%% %16" PRIu64
                   "  %s\n",
                   R.first.c_str(), R.second.Launches, R.second.Cycles,
                   All ? 100.0 * double(R.second.Cycles) / double(All) : 0.0,
                   R.second.Instructions, stallText(R.second).c_str());
  }
};

} // namespace q7x2

#endif // Q7X2_KERNELTABLE_H
