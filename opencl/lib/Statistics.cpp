//===-- Statistics.cpp - Costs of a process's launches --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Statistics.h"
#include "llvm/Support/JSON.h"
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
/// Where the time of builds has gone, in milliseconds.
struct BuildTotal {
  uint64_t Compiled = 0, Cached = 0;
  double All = 0, FrontEnd = 0, Optimizer = 0, Library = 0, CodeGenerator = 0;
};
struct Table {
  std::mutex Lock;
  BuildTotal Builds;
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

static void print(const BuildTotal &B) {
  if (B.Compiled + B.Cached == 0)
    return;
  std::fprintf(stderr,
               "builds: %" PRIu64 " compiled, %" PRIu64 " from the cache; "
               "%.1f ms: front end %.1f, device library %.1f, optimizer %.1f, "
               "code generator %.1f, process %.1f\n",
               B.Compiled, B.Cached, B.All, B.FrontEnd, B.Library, B.Optimizer,
               B.CodeGenerator,
               B.All - B.FrontEnd - B.Library - B.Optimizer - B.CodeGenerator);
}

static void print(Table &T) {
  std::lock_guard<std::mutex> Guard(T.Lock);
  print(T.Builds);
  if (T.Kernels.empty())
    return;
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

/// Null if the user wants none.
static Table *table() {
  static Table *const TheTable = makeTable();
  return TheTable;
}

bool q7x2::opencl::wantsStatistics() { return table() != nullptr; }

/// The milliseconds of events of a name in a trace, of which it has the sum.
static double totalOf(const llvm::json::Array &Events, llvm::StringRef Name) {
  for (const llvm::json::Value &V : Events) {
    const llvm::json::Object *E = V.getAsObject();
    if (E && E->getString("name") == Name)
      return E->getNumber("dur").value_or(0) / 1000;
  }
  return 0;
}

void q7x2::opencl::countCompilation(double Milliseconds,
                                    const std::string &Trace) {
  Table *const TheTable = table();
  if (!TheTable)
    return;
  std::lock_guard<std::mutex> Guard(TheTable->Lock);
  BuildTotal &B = TheTable->Builds;
  ++B.Compiled;
  B.All += Milliseconds;
  llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Trace);
  if (!Parsed) // the compiler has died or reported errors
    return llvm::consumeError(Parsed.takeError());
  const llvm::json::Object *Root = Parsed->getAsObject();
  const llvm::json::Array *Events =
      Root ? Root->getArray("traceEvents") : nullptr;
  if (!Events)
    return;
  const double Library =
      totalOf(*Events, "Total clang::q7x2::LibraryLinkerPass");
  B.FrontEnd += totalOf(*Events, "Total Frontend");
  B.Library += Library;
  B.Optimizer += totalOf(*Events, "Total Optimizer") - Library;
  B.CodeGenerator += totalOf(*Events, "Total CodeGenPasses");
}

void q7x2::opencl::countCachedBuild() {
  Table *const TheTable = table();
  if (!TheTable)
    return;
  std::lock_guard<std::mutex> Guard(TheTable->Lock);
  ++TheTable->Builds.Cached;
}

void q7x2::opencl::countLaunch(const std::string &Kernel,
                               const q7x2_statistics &S) {
  Table *const TheTable = table();
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
