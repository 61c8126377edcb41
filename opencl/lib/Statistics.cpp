//===-- Statistics.cpp - What the launches of a process have cost ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Statistics.h"
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

using namespace q7x2::opencl;

namespace {
struct Total {
  uint64_t Launches = 0, Cycles = 0, Instructions = 0;
  uint64_t Stalls[Q7X2_STALL_COUNT] = {};
};
struct Table {
  std::mutex Lock;
  std::map<std::string, Total> Kernels;
};
using Row = std::pair<std::string, Total>;
} // namespace

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

static void print(Table &T) {
  std::lock_guard<std::mutex> Guard(T.Lock);
  std::vector<Row> Rows(T.Kernels.begin(), T.Kernels.end());
  std::sort(Rows.begin(), Rows.end(), [](const Row &A, const Row &B) {
    return std::tie(B.second.Cycles, A.first) <
           std::tie(A.second.Cycles, B.first);
  });
  uint64_t All = 0;
  for (const Row &R : Rows)
    All += R.second.Cycles;
  std::fprintf(stderr, "%-24s %9s %14s %6s %16s  %s\n", "kernel", "launches",
               "cycles", "share", "instructions", "stalls");
  for (const Row &R : Rows)
    std::fprintf(stderr,
                 "%-24s %9" PRIu64 " %14" PRIu64 " %5.1f%% %16" PRIu64 "  %s\n",
                 R.first.c_str(), R.second.Launches, R.second.Cycles,
                 All ? 100.0 * double(R.second.Cycles) / double(All) : 0.0,
                 R.second.Instructions, stallText(R.second).c_str());
}

static Table *makeTable() {
  if (!std::getenv("Q7X2_CL_STATS"))
    return nullptr;
  static Table *TheTable;
  TheTable = new Table;
  std::atexit([] { print(*TheTable); });
  return TheTable;
}

void q7x2::opencl::countLaunch(const std::string &Kernel,
                               const q7x2_statistics &S) {
  static Table *const TheTable = makeTable();
  if (!TheTable)
    return;
  std::lock_guard<std::mutex> Guard(TheTable->Lock);
  Total &T = TheTable->Kernels[Kernel];
  ++T.Launches;
  T.Cycles += S.cycles;
  T.Instructions += S.warp_instructions;
  for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
    T.Stalls[I] += S.stalls[I];
}
