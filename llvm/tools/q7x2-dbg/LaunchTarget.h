//===- LaunchTarget.h - The launch that is debugged -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_LAUNCHTARGET_H
#define LLVM_TOOLS_Q7X2_DBG_LAUNCHTARGET_H

#include "Q7X2Launch/Launcher.h"
#include "q7x2/q7x2debug.h"
#include <functional>
#include <string>

namespace dbg {

/// A launch that can be made again and again.
struct LaunchTarget {
  q7x2_device *Device = nullptr;
  const q7x2_module *Module = nullptr;
  const q7x2_kernel *Kernel = nullptr; // null: a function
  std::string Name;
  /// All except those that the debugger adds.
  q7x2_launch_options Options = {};
  /// Launches and returns when the launch has ended; the status is that of a
  /// function.
  std::function<q7x2_error *(const q7x2_launch_options &, int32_t &Status)>
      Execute;
};

/// Loads the launch of a command line. Both have to outlive the result.
llvm::Expected<LaunchTarget> loadTarget(Launcher &Work, const RunnerOptions &O);

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_LAUNCHTARGET_H
