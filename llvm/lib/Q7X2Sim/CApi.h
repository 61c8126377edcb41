//===- CApi.h - The objects of the library's C interface --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_CAPI_H
#define LLVM_LIB_Q7X2SIM_CAPI_H

#include "Cancel.h"
#include "MachineDescription.h"
#include "Memory.h"
#include "Module.h"
#include "q7x2/q7x2sim.h"
#include <memory>
#include <mutex>
#include <string>
#include <vector>

struct q7x2_error {
  q7x2_error_kind Kind;
  std::string Message;
};

struct q7x2_device {
  q7x2::DeviceMemory Memory;
  q7x2::MachineDescription Machine;
  q7x2::Cancellation Cancel; // set by q7x2_cancel
};

struct q7x2_kernel {
  const q7x2::Kernel *Impl;
  const q7x2_module *Owner;
};

struct q7x2_module {
  q7x2_device *Device;
  std::unique_ptr<q7x2::Module> Impl;
  std::vector<q7x2_kernel> Kernels;
  /// Whether the initializers have been called, and the lock that lets only one
  /// launch at a time call them.
  mutable bool IsInitialized = false;
  mutable std::mutex Initializing;
};

namespace q7x2 {

/// Makes the message a single line, even if it quotes a name from a malformed
/// object.
q7x2_error *makeError(q7x2_error_kind Kind, std::string Message);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_CAPI_H
