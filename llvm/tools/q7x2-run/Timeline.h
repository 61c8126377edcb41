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
#include <memory>
#include <string>

class Timeline {
public:
  static llvm::Expected<std::unique_ptr<Timeline>> create(llvm::StringRef Path);
  ~Timeline();

  void issue(const q7x2_trace_event &E);
  void stall(const q7x2_stall_event &E);
  /// Ends the file.
  llvm::Error close();

private:
  std::string Path;
  llvm::raw_fd_ostream OS;
  llvm::json::OStream J;
  bool Closed = false;
  bool HasBlock = false;
  uint32_t Block[3] = {0, 0, 0};
  uint64_t Number = 0; // of the block
  uint64_t Base = 0;   // the start of the block
  uint64_t End = 0;    // the end of its last event, relative to Base
  uint32_t Warps = 0;  // of the block, that have a name

  Timeline(llvm::StringRef Path, std::error_code &EC);
  void enter(const uint32_t Next[3], uint32_t Warp, uint64_t Until);
  void name(const char *What, uint32_t Warp, const std::string &Name);
  void slice(llvm::StringRef Name, const char *Category, uint32_t Warp,
             uint64_t Begin, uint64_t Length,
             llvm::function_ref<void()> Arguments);
};

#endif // LLVM_TOOLS_Q7X2_RUN_TIMELINE_H
