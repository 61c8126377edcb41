//===- q7x2-dbg.cpp - Debugs kernels on the simulated machine -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Dap.h"
#include "Q7X2Launch/Options.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/LineEditor/LineEditor.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include <csignal>
#include <iostream>
#include <unistd.h>

using namespace llvm;
using namespace dbg;

static int fail(const Twine &Message) {
  outs().flush();
  errs() << "q7x2-dbg: error: " << Message << '\n';
  return 1;
}

/// For Ctrl-C, which stops a launch.
static Session *Interruptible;

static void onInterrupt(int) {
  if (Interruptible)
    Interruptible->interrupt();
}

static const char Prompt[] = "(q7x2-dbg) ";

/// Reads commands from a terminal.
static void readTerminal(Commands &C) {
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
  }
  outs() << '\n';
}

/// Reads commands from a file or a pipe: what has been read is shown, but for
/// comments, so that the output is that of a terminal.
static void readPipe(Commands &C) {
  std::string Line;
  while (std::getline(std::cin, Line)) {
    if (StringRef(Line).trim().empty() || StringRef(Line).starts_with("#"))
      continue;
    outs() << Prompt << Line << '\n';
    if (C.execute(Line) == Commands::Result::Quit)
      return;
    outs().flush();
  }
}

static int debug(const RunnerOptions &O) {
  Session S(O);
  S.OnOutput = S.OnLog = [](StringRef Text) {
    outs() << Text;
    outs().flush();
  };
  if (Error E = S.load())
    return fail(toString(std::move(E)));
  Commands C(S, outs());
  Interruptible = &S;
  std::signal(SIGINT, onInterrupt);
  bool Failed = false;
  for (const RunnerOptions::Command &First : O.Commands) {
    const Commands::Result R =
        First.IsFile ? C.executeFile(First.Text) : C.execute(First.Text);
    outs().flush();
    if (R == Commands::Result::Quit)
      return Failed || C.hasLaunchFailed();
    Failed |= R == Commands::Result::Failed;
  }
  if (O.Batch)
    return Failed || C.hasLaunchFailed();
  if (isatty(STDIN_FILENO))
    readTerminal(C);
  else
    readPipe(C);
  return 0;
}

int main(int Argc, char **Argv) {
  Expected<RunnerOptions> O = parseOptions(
      ArrayRef<const char *>(Argv + 1, Argc - 1), LaunchTool::Debug);
  if (!O)
    return fail(toString(O.takeError()));
  if (O->Help) {
    printHelp(outs(), LaunchTool::Debug);
    return 0;
  }
  if (O->MachineHelp) {
    outs() << q7x2_machine_help();
    return 0;
  }
  if (O->Version) {
    outs() << "q7x2-dbg, LLVM " LLVM_VERSION_STRING "\n";
    return 0;
  }
  return O->Dap ? serveDap() : debug(*O);
}
