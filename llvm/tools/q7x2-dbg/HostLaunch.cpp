//===- HostLaunch.cpp - The debugger within a host program ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prompt.h"
#include "q7x2/q7x2dbg.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstdio>
#include <mutex>

using namespace llvm;
using namespace dbg;

namespace {
/// The state that remains between two launches.
struct HostDebugger {
  std::mutex Lock; // of the launch that is debugged
  bool HasStarted = false;
  bool IsDetached = false;
  std::vector<Breakpoint> Breakpoints; // by place
};
} // namespace

static HostDebugger &host() {
  static HostDebugger *const H = new HostDebugger(); // until the process ends
  return *H;
}

/// The breakpoints of earlier launches: those whose places this program has.
static void restoreBreakpoints(Session &S) {
  std::vector<Breakpoint> Kept = std::move(host().Breakpoints);
  host().Breakpoints.clear();
  for (Breakpoint &Old : Kept) {
    Expected<Breakpoint> B = S.resolve(Old.Spec);
    if (!B) { // of another program
      consumeError(B.takeError());
      Old.PCs.clear();
      S.add(std::move(Old));
      continue;
    }
    B->Condition = Old.Condition;
    B->IsTemporary = Old.IsTemporary;
    B->IsEnabled = Old.IsEnabled;
    B->Ignore = Old.Ignore;
    S.add(std::move(*B));
  }
}

static void keepBreakpoints(const Session &S) {
  for (const Breakpoint &B : S.Breakpoints)
    if (!B.IsWatch)
      host().Breakpoints.push_back(B);
}

/// Executes the user's commands until the launch has ended.
static void converse(Session &S, Commands &C) {
  auto HasEnded = [&] {
    return S.last().Kind == Event::Ended || S.last().Kind == Event::Failed;
  };
  if (host().HasStarted) {
    if (S.Breakpoints.empty() || C.execute("run") == Commands::Result::Quit ||
        HasEnded())
      return;
  }
  host().HasStarted = true;
  readCommands(C, HasEnded);
  host().IsDetached |= !HasEnded();
}

q7x2_error *q7x2_debug_launch(q7x2_device *Device, const q7x2_module *Module,
                              const q7x2_kernel *Kernel,
                              const q7x2_launch_options *Options,
                              q7x2_statistics *Statistics) {
  std::lock_guard<std::mutex> Guard(host().Lock);
  if (host().IsDetached)
    return q7x2_launch(Device, Kernel, Options, Statistics);
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(Kernel, &Info);
  LaunchTarget T;
  T.Device = Device;
  T.Module = Module;
  T.Kernel = Kernel;
  T.Name = Info.name;
  T.Options = *Options;
  T.Options.profile = nullptr;
  T.Options.trace = nullptr;
  T.Options.stall = nullptr;
  T.Options.ranks = nullptr;
  T.Options.progress = nullptr;
  T.Execute = [&](const q7x2_launch_options &L, int32_t &) {
    return q7x2_launch(Device, Kernel, &L, Statistics);
  };
  Session S(std::move(T));
  S.OnOutput = [&](StringRef Text) {
    // In order: the host's text goes another way.
    outs().flush();
    if (Options->output)
      Options->output(Options->output_context, Text.data(), Text.size());
    std::fflush(stdout);
  };
  S.AllowsPending = true;
  S.OnLog = [](StringRef Text) { outs() << Text << '\n'; };
  if (Error E = S.load()) {
    errs() << "q7x2-dbg: error: " << toString(std::move(E)) << '\n';
    return q7x2_launch(Device, Kernel, Options, Statistics);
  }
  Commands C(S, outs());
  const uint32_t *G = Options->grid, *B = Options->block;
  if (!host().HasStarted)
    outs() << formatv("Kernel {0} is about to be launched: {1}x{2}x{3} blocks "
                      "of {4}x{5}x{6} threads. Set breakpoints, then run.\n",
                      Info.name, G[0], G[1], G[2], B[0], B[1], B[2]);
  restoreBreakpoints(S);
  {
    const InterruptScope Interrupts(S);
    converse(S, C);
  }
  keepBreakpoints(S);
  outs().flush();
  switch (S.last().Kind) {
  case Event::Ended:
  case Event::Failed:
    return S.takeResult();
  case Event::Stopped:
    return S.finish();
  case Event::None: // also after a launch that has been killed
    S.restoreMemory();
    break;
  }
  return q7x2_launch(Device, Kernel, Options, Statistics);
}
