//===- Prompt.cpp - Reads the commands of a user --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prompt.h"
#include "llvm/LineEditor/LineEditor.h"
#include <csignal>
#include <iostream>
#include <unistd.h>

using namespace llvm;
using namespace dbg;

static Session *Interruptible;

InterruptScope::InterruptScope(Session &S) {
  Interruptible = &S;
  Before = std::signal(SIGINT, [](int) {
    if (Interruptible)
      Interruptible->interrupt();
  });
}

InterruptScope::~InterruptScope() {
  std::signal(SIGINT, Before);
  Interruptible = nullptr;
}

static const char Prompt[] = "(q7x2-dbg) ";

/// Reads commands from a terminal.
static void readTerminal(Commands &C, function_ref<bool()> IsDone) {
  LineEditor Editor("q7x2-dbg", LineEditor::getDefaultHistoryPath("q7x2-dbg"));
  Editor.setPrompt(Prompt);
  Editor.setListCompleter([&](StringRef Line, size_t At) {
    std::vector<LineEditor::Completion> Result;
    const StringRef Before = Line.take_front(At);
    const size_t Word = Before.find_last_of(" (*&[+-,=<>!/.");
    const size_t Typed =
        Before.size() - (Word == StringRef::npos ? 0 : Word + 1);
    for (const std::string &Name : C.complete(Before))
      Result.push_back({Name.substr(std::min(Typed, Name.size())), Name});
    return Result;
  });
  std::string Last;
  while (std::optional<std::string> Line = Editor.readLine()) {
    if (!StringRef(*Line).trim().empty())
      Last = *Line;
    if (C.execute(Last) == Commands::Result::Quit)
      return;
    outs().flush();
    if (IsDone())
      return;
  }
  outs() << '\n';
}

/// Reads commands from a file or a pipe, and shows them, except for comments,
/// so that the output is that of a terminal.
static void readPipe(Commands &C, function_ref<bool()> IsDone) {
  std::string Line;
  while (std::getline(std::cin, Line)) {
    if (StringRef(Line).trim().empty() || StringRef(Line).starts_with("#"))
      continue;
    outs() << Prompt << Line << '\n';
    if (C.execute(Line) == Commands::Result::Quit)
      return;
    outs().flush();
    if (IsDone())
      return;
  }
}

void dbg::readCommands(Commands &C, function_ref<bool()> IsDone) {
  if (isatty(STDIN_FILENO))
    readTerminal(C, IsDone);
  else
    readPipe(C, IsDone);
}
