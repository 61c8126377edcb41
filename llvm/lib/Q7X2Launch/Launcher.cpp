//===- Launcher.cpp - Launches as the command line requests ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launcher.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

Error toError(q7x2_error *E) {
  SimErrorPtr Owner(E);
  return E ? createStringError(q7x2_error_message(E)) : Error::success();
}

Error Launcher::parseArguments() {
  for (const std::string &Spec : O.Args) {
    Expected<Argument> A = parseArgument(Spec);
    if (!A)
      return A.takeError();
    Args.push_back(std::move(*A));
  }
  return Error::success();
}

Error Launcher::load() {
  q7x2_device *D;
  if (Error E = toError(q7x2_device_create(&D)))
    return E;
  Device.reset(D);
  if (!O.Machine.empty())
    if (Error E = toError(q7x2_device_set_machine(D, O.Machine.c_str())))
      return E;
  std::vector<const char *> Paths;
  for (const std::string &Path : O.Objects)
    Paths.push_back(Path.c_str());
  q7x2_module *M;
  if (Error E = toError(q7x2_module_load(D, Paths.data(), Paths.size(), &M)))
    return E;
  Module.reset(M);
  return Error::success();
}

static std::string kernelName(const q7x2_kernel *K) {
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(K, &Info);
  return Info.name;
}

Expected<const q7x2_kernel *> Launcher::chooseKernel() const {
  size_t Count = q7x2_module_kernel_count(Module.get());
  if (!O.Kernel.empty()) {
    if (const q7x2_kernel *K =
            q7x2_module_kernel(Module.get(), O.Kernel.c_str()))
      return K;
  } else if (Count == 1) {
    return q7x2_module_kernel_at(Module.get(), 0);
  }
  if (Count == 0)
    return createStringError("the objects have no kernel");
  std::string Names;
  for (size_t I = 0; I != Count; ++I)
    Names +=
        (I ? ", " : "") + kernelName(q7x2_module_kernel_at(Module.get(), I));
  if (O.Kernel.empty())
    return createStringError("several kernels, choose one with --kernel: " +
                             Names);
  return createStringError("there is no kernel '" + O.Kernel +
                           "'; the objects have: " + Names);
}

Error Launcher::allocateBuffers() {
  for (size_t I = 0; I != Args.size(); ++I) {
    Argument &A = Args[I];
    if (A.Kind != Argument::Buffer)
      continue;
    std::string Name = "argument " + std::to_string(I);
    if (Error E = toError(q7x2_allocate(Device.get(), A.BufferBytes,
                                        Name.c_str(), &A.Address)))
      return E;
    // Allocations are zeroed.
    const void *Data = A.File ? A.File->getBufferStart()
                              : static_cast<const void *>(A.Data.data());
    if (!A.File && A.Data.empty())
      continue;
    if (Error E =
            toError(q7x2_write(Device.get(), A.Address, Data, A.BufferBytes)))
      return E;
    A.File.reset();
  }
  return Error::success();
}

static q7x2_arg toSimulator(const Argument &A) {
  q7x2_arg Arg = {};
  switch (A.Kind) {
  case Argument::Value:
    Arg.kind = A.Type.Kind;
    Arg.data = A.Data.data();
    Arg.count = A.Data.size() / A.Type.Bytes;
    break;
  case Argument::Buffer:
    Arg.kind = Q7X2_ARG_POINTER;
    Arg.data = &A.Address;
    Arg.count = 1;
    break;
  case Argument::Shared:
    Arg.kind = Q7X2_ARG_SHARED;
    Arg.count = A.SharedBytes;
    break;
  }
  return Arg;
}

q7x2_launch_options Launcher::callOptions() const {
  q7x2_launch_options L = {};
  L.timing = O.Timing;
  std::copy_n(O.Grid, 3, L.grid);
  std::copy_n(O.Block, 3, L.block);
  std::copy_n(O.Offset, 3, L.global_offset);
  L.max_cycles = O.MaxCycles;
  L.host_threads = O.HostThreads;
  L.checks = O.Checks;
  return L;
}

q7x2_launch_options Launcher::launchOptions(const q7x2_kernel *Kernel) {
  q7x2_launch_options L = callOptions();
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(Kernel, &Info);
  if (!O.HasBlock && Info.required_block[0])
    std::copy_n(Info.required_block, 3, L.block);
  for (unsigned I = 0; I != 3; ++I)
    if (O.Threads[I]) {
      const uint64_t Blocks = divideCeil(O.Threads[I], L.block[I]);
      L.threads[I] = O.Threads[I];
      L.grid[I] = std::min<uint64_t>(Blocks, UINT32_MAX);
    }
  L.shared_bytes = O.SharedBytes;
  List.clear();
  for (const Argument &A : Args)
    List.push_back(toSimulator(A));
  L.args = List.data();
  L.arg_count = List.size();
  return L;
}
