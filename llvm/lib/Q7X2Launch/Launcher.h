//===- Launcher.h - Launches as the command line requests -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads objects into a device, allocates the buffers among the arguments, and
// fills in the options of a launch.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LAUNCH_LAUNCHER_H
#define LLVM_LIB_Q7X2LAUNCH_LAUNCHER_H

#include "Arguments.h"
#include "Options.h"
#include "q7x2/q7x2sim.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

struct SimErrorDeleter {
  void operator()(q7x2_error *E) const { q7x2_error_free(E); }
};
using SimErrorPtr = std::unique_ptr<q7x2_error, SimErrorDeleter>;

/// Takes the error.
llvm::Error toError(q7x2_error *E);

/// The thread-local memory of the function that --entry calls.
constexpr uint64_t EntryLocalBytes = 8 << 20;

class Launcher {
  struct DeviceDeleter {
    void operator()(q7x2_device *D) const { q7x2_device_destroy(D); }
  };
  struct ModuleDeleter {
    void operator()(q7x2_module *M) const { q7x2_module_destroy(M); }
  };

  const RunnerOptions &O;
  std::unique_ptr<q7x2_device, DeviceDeleter> Device;
  std::unique_ptr<q7x2_module, ModuleDeleter> Module; // destroyed before Device
  std::vector<Argument> Args;
  std::vector<q7x2_arg> List; // that the launch options point to

public:
  explicit Launcher(const RunnerOptions &O) : O(O) {}

  q7x2_device *device() const { return Device.get(); }
  q7x2_module *module() const { return Module.get(); }
  llvm::ArrayRef<Argument> args() const { return Args; }

  /// Reads the options --arg.
  llvm::Error parseArguments();
  /// Makes the device and loads the objects.
  llvm::Error load();
  /// The kernel of --kernel, or the only one.
  llvm::Expected<const q7x2_kernel *> chooseKernel() const;
  /// Allocates the buffers of the arguments and writes their contents.
  llvm::Error allocateBuffers();

  /// Those that a call of --entry has as well.
  q7x2_launch_options callOptions() const;
  /// Those of a launch. They are valid until the next call.
  q7x2_launch_options launchOptions(const q7x2_kernel *Kernel);
};

#endif // LLVM_LIB_Q7X2LAUNCH_LAUNCHER_H
