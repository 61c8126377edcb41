//===- LaunchTarget.cpp - The launch that is debugged ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchTarget.h"

using namespace llvm;
using namespace dbg;

Expected<LaunchTarget> dbg::loadTarget(Launcher &Work, const RunnerOptions &O) {
  if (Error E = Work.parseArguments())
    return std::move(E);
  if (Error E = Work.load())
    return std::move(E);
  LaunchTarget T;
  T.Device = Work.device();
  T.Module = Work.module();
  if (O.Entry.empty()) {
    Expected<const q7x2_kernel *> K = Work.chooseKernel();
    if (!K)
      return K.takeError();
    q7x2_kernel_info Info;
    q7x2_kernel_get_info(*K, &Info);
    T.Kernel = *K;
    T.Name = Info.name;
  } else {
    T.Name = O.Entry;
  }
  if (Error E = Work.allocateBuffers())
    return std::move(E);
  T.Options = T.Kernel ? Work.launchOptions(T.Kernel) : Work.callOptions();
  // The fastest one, so that going back takes little time.
  if (O.Timing == Q7X2_TIMING_DEFAULT)
    T.Options.timing = Q7X2_TIMING_NONE;
  T.Execute = [D = T.Device, M = T.Module, K = T.Kernel,
               Name = T.Name](const q7x2_launch_options &L, int32_t &Status) {
    return K ? q7x2_launch(D, K, &L, nullptr)
             : q7x2_call(D, M, Name.c_str(), EntryLocalBytes, &L, &Status,
                         nullptr);
  };
  return T;
}
