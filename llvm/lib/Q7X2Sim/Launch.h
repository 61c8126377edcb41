//===- Launch.h - Launches a kernel -----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch: checks the options, fills in constant bank 0, and runs the blocks
// of the grid, or the functions of a program.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_LAUNCH_H
#define LLVM_LIB_Q7X2SIM_LAUNCH_H

#include "MachineDescription.h"
#include "Module.h"
#include "Runner.h"
#include "q7x2/q7x2sim.h"
#include "llvm/Support/Error.h"

namespace q7x2 {

q7x2_limits machineLimits(const MachineDescription &Machine);

/// Runs a kernel on a grid. \p Stats covers the executed part, even if the
/// launch ends with an error. Another thread can end the launch through \p
/// Cancel.
llvm::Error launchKernel(const Module &M, const GlobalMemory &Memory,
                         const Kernel &K, const q7x2_launch_options &Options,
                         const CancelScope &Cancel,
                         const MachineDescription &Machine, Statistics &Stats);

/// Calls `int Name(void)` in one thread, between the module's initializers and
/// finalizers. Returns its result or the status that the program exits with.
llvm::Expected<int32_t> callFunction(const Module &M, DeviceMemory &Memory,
                                     llvm::StringRef Name, uint64_t LocalBytes,
                                     const q7x2_launch_options &Options,
                                     const CancelScope &Cancel,
                                     const MachineDescription &Machine,
                                     Statistics &Stats);

/// Calls the module's initializers in one thread, as they run before a
/// program's main.
llvm::Error initializeModule(const Module &M, DeviceMemory &Memory,
                             const q7x2_launch_options &Options,
                             const CancelScope &Cancel,
                             const MachineDescription &Machine);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_LAUNCH_H
