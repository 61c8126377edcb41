//===- Timeline.h - A trace for Perfetto ------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the events of a launch in the Trace Event Format of Perfetto and
// chrome://tracing: a process for each block, a thread for each warp. An
// instruction is a slice of one cycle. Consecutive cycles in which the warp
// does not issue are a slice named by the cause. A cycle is shown as a
// microsecond.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_RUN_TIMELINE_H
#define LLVM_TOOLS_Q7X2_RUN_TIMELINE_H

#include "q7x2/q7x2sim.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <map>
#include <memory>
#include <string>

class Timeline {
public:
  /// \p OneClock: the cycles of events are those of the launch, otherwise those
  /// of their block.
  static llvm::Expected<std::unique_ptr<Timeline>> create(llvm::StringRef Path,
                                                          bool OneClock);
  ~Timeline();

  void issue(const q7x2_trace_event &E);
  void stall(const q7x2_stall_event &E);
  /// Ends the file.
  llvm::Error close();

private:
  /// The rows of a block.
  struct Process {
    uint64_t Number;
    uint64_t Base;      // the cycle that its cycles are counted from
    uint32_t Warps = 0; // that have a name
  };
  using BlockIndex = std::array<uint32_t, 3>;

  std::string Path;
  const bool OneClock;
  llvm::raw_fd_ostream OS;
  llvm::json::OStream J;
  bool Closed = false;
  std::map<BlockIndex, Process> Processes;
  uint64_t End = 0; // of the last event

  Timeline(llvm::StringRef Path, bool OneClock, std::error_code &EC);
  const Process &processOf(const uint32_t Block[3], uint32_t Warp);
  void name(const char *What, const Process &P, uint32_t Warp,
            const std::string &Name);
  void slice(llvm::StringRef Name, const char *Category, const Process &P,
             uint32_t Warp, uint64_t Begin, uint64_t Length,
             llvm::function_ref<void()> Arguments);
};

#endif // LLVM_TOOLS_Q7X2_RUN_TIMELINE_H
