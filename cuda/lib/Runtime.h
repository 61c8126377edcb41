//===-- Runtime.h - State of CUDA's runtime ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime interface of CUDA on one simulated device. A command runs when it
// is called, on the calling thread, so that streams are always idle; in a
// stream that is capturing it becomes a node of a graph instead. All state is
// under one recursive lock, so that callbacks of the host program may call the
// runtime.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CUDA_RUNTIME_INTERNAL_H
#define Q7X2_CUDA_RUNTIME_INTERNAL_H

#include "cuda_runtime_api.h"
#include "q7x2/q7x2sim.h"
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace q7x2::cuda {

using Lock = std::lock_guard<std::recursive_mutex>;
using Command = std::function<cudaError_t()>;

/// Device code that is part of the program, of one source file.
struct FatBinary {
  q7x2_image Image = {};
  struct Variable {
    void *Host; ///< The host's variable, by which the program names it.
    std::string Name;
    uint64_t Size;
  };
  std::map<const void *, std::string> Kernels; ///< Names, by the host's stub.
  std::vector<Variable> Variables;
  q7x2_module *Module = nullptr;
  bool IsReady = false; ///< Whether the module is loaded for good.
};

/// A range of device memory.
struct Allocation {
  uint64_t Size;
  /// Device, for cudaMalloc and variables; Managed or Host, if the host has the
  /// memory at the same address.
  cudaMemoryType Type;
  bool IsVariable;
};

/// A kernel, found by the host's stub.
struct Kernel {
  const q7x2_kernel *Handle = nullptr;
  q7x2_kernel_info Info = {};
};

struct Runtime {
  std::recursive_mutex Mutex;
  q7x2_device *Device = nullptr;
  q7x2_limits Limits = {};
  q7x2_machine_info Machine = {};
  std::map<uint64_t, Allocation> Allocations; ///< By address.
  std::vector<std::unique_ptr<FatBinary>> Binaries;
  std::map<const void *, Kernel> Kernels; ///< Those that have been used.
  struct Symbol {
    uint64_t Address, Size;
  };
  std::map<const void *, Symbol> Symbols;               ///< Of loaded modules.
  std::vector<std::pair<char *, char *>> ManagedRanges; ///< Begin, end.
  /// An error of a launch, which all later calls return.
  cudaError_t Sticky = cudaSuccess;
  /// The device's clock, in nanoseconds.
  double Now = 0;
  bool IsTimed = false;              ///< Whether an event may measure launches.
  std::map<int, size_t> LimitValues; ///< By cudaLimit.

  /// The only one; it is never destroyed.
  static Runtime &get();

  /// Creates the device. Returns the sticky error, if there is one.
  cudaError_t start();
  /// Loads what the program has registered and not loaded yet.
  cudaError_t loadModules();
  cudaError_t findKernel(const void *Stub, Kernel &Found);
  /// Finds a kernel by name.
  static cudaError_t findKernel(const q7x2_module *Module, const char *Name,
                                Kernel &Found);
  cudaError_t findSymbol(const void *Variable, Symbol &Found);
  /// The allocation that contains an address; null if there is none. A pointer
  /// to its end is not contained.
  const std::pair<const uint64_t, Allocation> *find(const void *P) const;
  /// Prints an error of the simulator and frees it.
  cudaError_t report(q7x2_error *E);
  /// Copies the host's managed variables to the device, or back.
  cudaError_t updateManaged(bool ToDevice);

private:
  bool loadSeparately();
  cudaError_t loadTogether();
  cudaError_t addSymbols(const FatBinary &Binary);
};

inline uint64_t addressOf(const void *P) {
  return reinterpret_cast<uint64_t>(P);
}

/// Stores an error for cudaGetLastError and returns it.
cudaError_t result(cudaError_t Error);

/// Runs a command, or adds it to the graph that the stream captures.
cudaError_t submit(cudaStream_t Stream, Command C,
                   cudaGraphNodeType Type = cudaGraphNodeTypeMemcpy);

/// Copies between any memory of host and device, if the kind fits.
cudaError_t copyBytes(void *To, const void *From, size_t Size,
                      cudaMemcpyKind Kind);

struct LaunchRequest {
  dim3 Grid, Block;
  size_t Shared;
  bool IsCooperative = false;
};

/// Makes a launch a command with copies of its arguments: pointers to them, or
/// for \p Buffer what they point to one after another, as the kernel has them.
cudaError_t makeLaunch(const Kernel &K, const LaunchRequest &Request,
                       void **Args, Command &C, const char *Buffer = nullptr);
cudaError_t describe(const Kernel &K, cudaFuncAttributes &Attributes);
/// The size of an object that begins here, in bytes; 0 if none does.
size_t sizeOfObject(const void *Data);

/// The commands of other interfaces, for the nodes of graphs.
Command makeCopy3D(const cudaMemcpy3DParms &Copy);
/// Replaces the arrays of a copy by their memory. Returns false if their
/// elements differ in size.
bool resolveArrays(cudaMemcpy3DParms &Copy);
Command makeFill(const cudaMemsetParams &Fill);

} // namespace q7x2::cuda

#endif // Q7X2_CUDA_RUNTIME_INTERNAL_H
