//===- Report.h - The data of a profile -------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report that q7x2-run --report writes and q7x2-prof reads: facts and
// counters of a launch. docs/profiler.md defines the JSON, whose names are
// those here. Analysis.h and Findings.h derive figures and findings from it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2PROF_REPORT_H
#define LLVM_LIB_Q7X2PROF_REPORT_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace q7x2::prof {

constexpr int64_t FormatVersion = 1;
constexpr unsigned WarpThreads = 32;

/// The facts of a launch.
struct Launch {
  std::string Kernel;
  std::vector<std::string> Objects;
  std::array<uint32_t, 3> Grid = {1, 1, 1}, Block = {1, 1, 1};
  uint64_t Threads = 0;     // of the grid
  uint32_t Registers = 0;   // of a thread
  uint64_t SharedBytes = 0; // of a block
  uint64_t LocalBytes = 0;  // of a thread
  std::string Timing;       // q7x2-run --timing

  uint64_t blockThreads() const;
  uint64_t blockWarps() const;
  uint64_t blocks() const;
};

/// The machine.
struct Machine {
  std::string Name;
  std::map<std::string, uint64_t> Fields; // of its description
  std::map<std::string, uint64_t> Peak;   // operations a cycle of a
                                          // multiprocessor, by type

  /// The value of a field; 0 if there is none.
  uint64_t get(const std::string &Field) const;
};

/// A level of the memory hierarchy, for the whole machine.
struct Level {
  std::string Name;
  uint64_t Sectors = 0;         // that are looked up in a cache, or moved
  uint64_t Bytes = 0;           // moved through the level
  std::optional<uint64_t> Hits; // of Sectors; none: it is not a cache
  double PeakBytes = 0;         // a cycle; 0: unknown
};

/// The blocks that a resource of a multiprocessor has room for.
struct Limit {
  std::string Name;               // "registers"
  std::optional<uint64_t> Blocks; // none: the kernel does not use it
};

/// Warps that could be resident with so many registers of a thread, at most.
struct RegisterStep {
  uint32_t Registers = 0;
  uint64_t Warps = 0;
};

struct Accesses {
  uint64_t Requests = 0;
  uint64_t Moved = 0; // sectors; of shared memory: passes
  uint64_t Ideal = 0;

  void add(const Accesses &A);
  uint64_t excess() const { return Moved > Ideal ? Moved - Ideal : 0; }
};

struct Counters {
  uint64_t Issues = 0;
  uint64_t Active = 0;    // threads
  uint64_t Executing = 0; // threads whose guard is true
  std::map<std::string, uint64_t> Stalls;
  uint64_t Branches = 0, DivergentBranches = 0;
  Accesses Global, Local, Shared;
  uint64_t L1Hits = 0, L1Misses = 0, L2Hits = 0, L2Misses = 0; // sectors
  uint64_t AtomicWait = 0;                                     // cycles

  void add(const Counters &C);
  uint64_t stallCycles() const;
};

struct Frame {
  std::string Function; // empty: unknown
  uint32_t File = 0;    // index of Report::Files
  uint32_t Line = 0;
  uint32_t Column = 0; // 0: unknown
};

struct Instruction {
  std::string Function;
  uint64_t Offset = 0; // bytes
  std::string Text;
  std::string Group;
  std::string Arithmetic; // the type of its operations; empty: none
  uint32_t Operations = 0;
  std::string Pipe;          // that it issues to
  uint32_t PipeCycles = 0;   // for which it takes it
  std::vector<Frame> Source; // the innermost first
  Counters Counts;

  /// "name+0x40".
  std::string place() const;
};

struct SourceFile {
  std::string Path;
  std::optional<std::vector<std::string>> Lines; // none: unreadable

  llvm::StringRef name() const; // without folders
  /// The text of a line from 1; empty if there is none.
  llvm::StringRef line(uint32_t Number) const;
};

struct Report {
  prof::Launch Launch;
  prof::Machine Machine;
  uint64_t Cycles = 0;
  /// In which a multiprocessor holds blocks, of all multiprocessors.
  uint64_t ActiveCycles = 0;
  std::vector<Limit> Limits;
  std::vector<RegisterStep> RegisterSteps; // by rising registers
  std::vector<std::string> StallCauses;    // in order
  std::vector<Level> Memory;               // from the multiprocessor outward
  std::vector<SourceFile> Files;
  std::vector<Instruction> Instructions;

  /// The sum over the instructions.
  Counters total() const;
  double microseconds() const;
  /// Those that the launch was timed on: with the timing of warps, blocks run
  /// one after another on one.
  uint64_t multiprocessors() const {
    return Launch.Timing == "machine" ? Machine.get("multiprocessors") : 1;
  }
  /// "k.cl:14", or empty without line tables.
  std::string lineOf(const Instruction &I) const;
};

llvm::json::Object toJson(const Report &R);
/// Reads the text of a report. Errors name the line and column, or the field.
llvm::Expected<Report> parseReport(llvm::StringRef Text);

} // namespace q7x2::prof

#endif // LLVM_LIB_Q7X2PROF_REPORT_H
