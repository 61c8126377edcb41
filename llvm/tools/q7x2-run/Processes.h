//===- Processes.h - Processes that share a launch --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `mpirun -n 4 q7x2-run ...` starts four processes with the same arguments.
// They share the blocks of the launch. The first one writes all results and
// messages; the output of the others is discarded.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_RUN_PROCESSES_H
#define LLVM_TOOLS_Q7X2_RUN_PROCESSES_H

#include "q7x2/q7x2sim.h"
#include "llvm/Support/Error.h"

class Processes {
public:
  Processes() = default;
  Processes(const Processes &) = delete;
  /// Waits for all.
  ~Processes();

  /// Joins the others, if mpirun has started this one.
  llvm::Error join(const char *Program);
  /// Null if this process is alone.
  const q7x2_ranks *ranks() const { return Leave ? &Ranks : nullptr; }
  bool isFirst() const { return Ranks.rank == 0; }
  /// Returns success if all processes call it with success, so that none waits
  /// for one that has failed.
  llvm::Error agree(llvm::Error E) const;

private:
  q7x2_ranks Ranks = {0, 1, nullptr, nullptr};
  void (*Leave)() = nullptr;
};

#endif // LLVM_TOOLS_Q7X2_RUN_PROCESSES_H
