//===-- Statistics.cpp - Costs of a process's launches --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Statistics.h"
#include "q7x2/KernelTable.h"
#include "llvm/Support/JSON.h"
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>

using namespace q7x2::opencl;

namespace {
/// Where the time of builds has gone, in milliseconds.
struct BuildTotal {
  uint64_t Compiled = 0, Cached = 0;
  double All = 0, FrontEnd = 0, Optimizer = 0, Library = 0, CodeGenerator = 0;
};
struct Table {
  std::mutex Lock;
  BuildTotal Builds;
  q7x2::KernelTable Kernels;
};
} // namespace

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
  T.Kernels.print(stderr);
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
  TheTable->Kernels.add(Kernel, S);
}
