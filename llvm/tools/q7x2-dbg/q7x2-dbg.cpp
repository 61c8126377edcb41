//===- q7x2-dbg.cpp - Debugs kernels on the simulated machine -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Dap.h"
#include "Prompt.h"
#include "Q7X2Launch/Options.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace dbg;

static int fail(const Twine &Message) {
  outs().flush();
  errs() << "q7x2-dbg: error: " << Message << '\n';
  return 1;
}

static int debug(const RunnerOptions &O) {
  Launcher Work(O);
  Expected<LaunchTarget> Target = loadTarget(Work, O);
  if (!Target)
    return fail(toString(Target.takeError()));
  Session S(std::move(*Target));
  S.OnOutput = S.OnLog = [](StringRef Text) {
    outs() << Text;
    outs().flush();
  };
  if (Error E = S.load())
    return fail(toString(std::move(E)));
  Commands C(S, outs());
  const InterruptScope Interrupts(S);
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
  readCommands(C, [] { return false; });
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
