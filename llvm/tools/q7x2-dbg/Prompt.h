//===- Prompt.h - Reads the commands of a user ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_PROMPT_H
#define LLVM_TOOLS_Q7X2_DBG_PROMPT_H

#include "Commands.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dbg {

/// Executes commands from standard input, with line editing on a terminal,
/// until `quit`, its end, or \p IsDone says so after one.
void readCommands(Commands &C, llvm::function_ref<bool()> IsDone);

/// While it exists, Ctrl-C stops the session's launch.
class InterruptScope {
  void (*Before)(int);

public:
  explicit InterruptScope(Session &S);
  InterruptScope(const InterruptScope &) = delete;
  ~InterruptScope();
};

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_PROMPT_H
