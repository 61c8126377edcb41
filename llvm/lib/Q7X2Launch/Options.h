//===- Options.h - The command lines of launches ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LAUNCH_OPTIONS_H
#define LLVM_LIB_Q7X2LAUNCH_OPTIONS_H

#include "q7x2/q7x2sim.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

//
// The options of the tools that launch a kernel: q7x2-run and q7x2-dbg.
//
enum class LaunchTool { Run, Debug };

enum class StatsFormat { None, Text, Json };

struct RunnerOptions {
  std::vector<std::string> Objects;
  std::string Kernel;
  std::string Entry;
  uint32_t Grid[3] = {1, 1, 1};
  uint32_t Block[3] = {1, 1, 1};
  uint64_t Threads[3] = {0, 0, 0}; // 0: grid times block
  uint64_t Offset[3] = {0, 0, 0};  // OpenCL's global offset
  std::string Machine;             // a name or file; empty: the default
  bool HasBlock = false; // if not, the size that the kernel may require
  std::vector<std::string> Args;
  std::vector<std::string> Outs;
  std::vector<std::string> Prints;
  StatsFormat Stats = StatsFormat::None;
  bool Time = false;
  bool Trace = false;
  q7x2_timing Timing = Q7X2_TIMING_DEFAULT;
  std::string Timeline;     // the file
  std::string Report;       // the file
  uint32_t HostThreads = 0; // 0: as many as the host has cores
  uint64_t MaxCycles = 0;   // 0: no limit
  uint64_t SharedBytes = 0; // of dynamic shared memory
  uint32_t Checks = 0;      // a mask of Q7X2_CHECK_
  bool List = false;
  bool Help = false;
  bool Version = false;
  bool MachineHelp = false;

  // Of q7x2-dbg.
  /// The initial commands, in the order of the options.
  struct Command {
    bool IsFile; // of commands
    std::string Text;
  };
  std::vector<Command> Commands;
  bool Batch = false; // end after them
  bool Dap = false;
};

/// Reads the options in the environment variable Q7X2_RUN_OPTIONS, and then the
/// command line, without the name of the program. Fails on an option that is
/// unknown to the tool, a value that is missing or out of range, and options
/// that exclude each other; with --help, --version or --machine=help none of
/// this is checked.
llvm::Expected<RunnerOptions> parseOptions(llvm::ArrayRef<const char *> Argv,
                                           LaunchTool Tool);

/// The text of --help.
void printHelp(llvm::raw_ostream &OS, LaunchTool Tool);

#endif // LLVM_LIB_Q7X2LAUNCH_OPTIONS_H
