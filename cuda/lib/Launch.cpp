//===-- Launch.cpp - Launches of kernels ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include "Statistics.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace q7x2::cuda;

/// What an empty launch costs the host, in nanoseconds, as on a GPU.
static constexpr double LaunchNanoseconds = 2500;

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

static void writeOutput(void *HasAssertion, const char *Text, size_t Length) {
  std::fwrite(Text, 1, Length, stdout);
  *static_cast<bool *>(HasAssertion) =
      std::string(Text, Length).find(": assertion failed: ") !=
      std::string::npos;
}

static void reportFinding(void *, const q7x2_finding *Finding) {
  std::fflush(stdout);
  std::fprintf(stderr, "q7x2-cuda: %s\n", Finding->message);
}

/// Cycles are counted if something shows them, or blocks wait for each other,
/// which only those of a machine can.
static q7x2_timing timing(bool IsCooperative) {
  const char *const Name = std::getenv("Q7X2_CUDA_TIMING");
  if (!Name || IsCooperative)
    return IsCooperative || Runtime::get().IsTimed || wantsStatistics()
               ? Q7X2_TIMING_MACHINE
               : Q7X2_TIMING_NONE;
  return !std::strcmp(Name, "none")   ? Q7X2_TIMING_NONE
         : !std::strcmp(Name, "warp") ? Q7X2_TIMING_WARP
                                      : Q7X2_TIMING_MACHINE;
}

static uint64_t maxCycles() {
  const char *const Text = std::getenv("Q7X2_CUDA_MAX_CYCLES");
  return Text ? std::strtoull(Text, nullptr, 0) : 0;
}

static uint32_t requestedChecks() {
  const char *const List = std::getenv("Q7X2_CUDA_CHECK");
  return List ? q7x2_parse_checks(List) : 0;
}

static cudaError_t launch(const LaunchRequest &Request, const Kernel &K,
                          const std::vector<std::string> &Values) {
  Runtime &R = Runtime::get();
  if (cudaError_t E = R.updateManaged(/*ToDevice=*/true))
    return E;
  std::vector<q7x2_arg> Args;
  for (const std::string &V : Values)
    Args.push_back({Q7X2_ARG_BYTES, V.data(), V.size()});
  q7x2_launch_options O = {};
  O.timing = timing(Request.IsCooperative);
  const dim3 &Grid = Request.Grid, &Block = Request.Block;
  O.grid[0] = Grid.x, O.grid[1] = Grid.y, O.grid[2] = Grid.z;
  O.block[0] = Block.x, O.block[1] = Block.y, O.block[2] = Block.z;
  O.args = Args.data();
  O.arg_count = Args.size();
  O.shared_bytes = Request.Shared;
  O.max_cycles = maxCycles();
  bool HasAssertion = false;
  O.output = writeOutput;
  O.output_context = &HasAssertion;
  O.checks = requestedChecks();
  O.finding = reportFinding;
  q7x2_statistics S = {};
  cudaError_t Error = R.report(q7x2_launch(R.Device, K.Handle, &O, &S));
  std::fflush(stdout);
  if (Error == cudaErrorLaunchFailure && HasAssertion)
    Error = R.Sticky = cudaErrorAssert;
  R.Now += LaunchNanoseconds + 1000.0 * double(S.cycles) / R.Limits.clock_mhz;
  countLaunch(K.Info.name, S);
  return Error ? Error : R.updateManaged(/*ToDevice=*/false);
}

static cudaError_t check(const LaunchRequest &Request, const Kernel &K) {
  const Runtime &R = Runtime::get();
  const dim3 &Grid = Request.Grid, &Block = Request.Block;
  const uint64_t Threads = uint64_t(Block.x) * Block.y * Block.z;
  const uint64_t Blocks = uint64_t(Grid.x) * Grid.y * Grid.z;
  if (!Threads || !Blocks || Block.x > R.Limits.block_threads ||
      Block.y > R.Limits.block_threads || Block.z > 64 ||
      Threads > R.Limits.block_threads || Grid.x > 0x7fffffff ||
      Grid.y > 0xffff || Grid.z > 0xffff)
    return cudaErrorInvalidConfiguration;
  const uint32_t *const Required = K.Info.required_block;
  if (Required[0] && (Required[0] != Block.x || Required[1] != Block.y ||
                      Required[2] != Block.z))
    return cudaErrorInvalidConfiguration;
  if (Request.Shared + K.Info.shared_bytes > R.Limits.shared_bytes)
    return cudaErrorInvalidValue;
  if (!Request.IsCooperative)
    return cudaSuccess;
  const uint64_t Resident =
      q7x2_kernel_resident_blocks(R.Device, K.Handle, uint32_t(Threads),
                                  Request.Shared) *
      uint64_t(R.Limits.multiprocessors);
  return Blocks <= Resident ? cudaSuccess : cudaErrorCooperativeLaunchTooLarge;
}

cudaError_t q7x2::cuda::makeLaunch(const Kernel &K,
                                   const LaunchRequest &Request, void **Args,
                                   Command &C, const char *Buffer) {
  if (cudaError_t E = check(Request, K))
    return E;
  std::vector<std::string> Values;
  uint64_t First = 0; // the offset of the first parameter
  for (size_t I = 0; I != K.Info.parameter_count; ++I) {
    q7x2_parameter P;
    if (cudaError_t E =
            Runtime::get().report(q7x2_kernel_get_parameter(K.Handle, I, &P)))
      return E;
    First = I == 0 ? P.offset : First;
    if (!Buffer && (!Args || !Args[I]))
      return cudaErrorInvalidValue;
    Values.emplace_back(Buffer ? Buffer + (P.offset - First)
                               : static_cast<const char *>(Args[I]),
                        P.size);
  }
  C = [=, Values = std::move(Values)] { return launch(Request, K, Values); };
  return cudaSuccess;
}

static cudaError_t enqueue(const void *Stub, const LaunchRequest &Request,
                           void **Args, cudaStream_t Stream) {
  Lock Guard(Runtime::get().Mutex);
  Kernel K;
  Command C;
  if (cudaError_t E = Runtime::get().findKernel(Stub, K))
    return result(E);
  if (cudaError_t E = makeLaunch(K, Request, Args, C))
    return result(E);
  return submit(Stream, std::move(C), cudaGraphNodeTypeKernel);
}

cudaError_t cudaLaunchKernel(const void *Stub, dim3 Grid, dim3 Block,
                             void **Args, size_t Shared, cudaStream_t Stream) {
  return enqueue(Stub, {Grid, Block, Shared}, Args, Stream);
}
cudaError_t cudaLaunchCooperativeKernel(const void *Stub, dim3 Grid, dim3 Block,
                                        void **Args, size_t Shared,
                                        cudaStream_t Stream) {
  return enqueue(Stub, {Grid, Block, Shared, /*IsCooperative=*/true}, Args,
                 Stream);
}
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *Config,
                                const void *Stub, void **Args) {
  if (!Config)
    return result(cudaErrorInvalidValue);
  LaunchRequest Request = {Config->gridDim, Config->blockDim,
                           Config->dynamicSmemBytes};
  for (unsigned I = 0; I != Config->numAttrs; ++I)
    if (Config->attrs[I].id == cudaLaunchAttributeCooperative)
      Request.IsCooperative = Config->attrs[I].val.cooperative;
  return enqueue(Stub, Request, Args, Config->stream);
}

//===----------------------------------------------------------------------===//
// The configuration of a launch, from where it is evaluated to the stub
//===----------------------------------------------------------------------===//

namespace {
struct Configuration {
  dim3 Grid, Block;
  size_t Shared;
  void *Stream;
};
} // namespace

static std::vector<Configuration> &configurations() {
  static thread_local std::vector<Configuration> Stack;
  return Stack;
}

unsigned __cudaPushCallConfiguration(dim3 Grid, dim3 Block, size_t Shared,
                                     void *Stream) {
  configurations().push_back({Grid, Block, Shared, Stream});
  return 0;
}

extern "C" cudaError_t __cudaPopCallConfiguration(dim3 *Grid, dim3 *Block,
                                                  size_t *Shared,
                                                  void *Stream) {
  if (configurations().empty())
    return result(cudaErrorInvalidConfiguration);
  const Configuration C = configurations().back();
  configurations().pop_back();
  *Grid = C.Grid;
  *Block = C.Block;
  *Shared = C.Shared;
  *static_cast<void **>(Stream) = C.Stream;
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Attributes of kernels
//===----------------------------------------------------------------------===//

static cudaError_t findLocked(const void *Stub, Kernel &K) {
  Lock Guard(Runtime::get().Mutex);
  return Runtime::get().findKernel(Stub, K);
}

cudaError_t q7x2::cuda::describe(const Kernel &K,
                                 cudaFuncAttributes &Attributes) {
  const Runtime &R = Runtime::get();
  const uint32_t *const Required = K.Info.required_block;
  Attributes = {};
  Attributes.sharedSizeBytes = K.Info.shared_bytes;
  Attributes.localSizeBytes = K.Info.local_bytes;
  Attributes.maxThreadsPerBlock =
      Required[0] ? int(Required[0] * Required[1] * Required[2])
                  : int(R.Limits.block_threads);
  Attributes.numRegs = int(K.Info.registers);
  Attributes.ptxVersion = Attributes.binaryVersion = 80;
  Attributes.maxDynamicSharedSizeBytes =
      int(R.Limits.shared_bytes - K.Info.shared_bytes);
  return cudaSuccess;
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *Attributes,
                                  const void *Stub) {
  Kernel K;
  if (cudaError_t E = findLocked(Stub, K))
    return result(E);
  return result(Attributes ? describe(K, *Attributes) : cudaErrorInvalidValue);
}

cudaError_t cudaFuncSetAttribute(const void *Stub, cudaFuncAttribute Attribute,
                                 int Value) {
  Kernel K;
  if (cudaError_t E = findLocked(Stub, K))
    return result(E);
  const bool IsTooLarge =
      Attribute == cudaFuncAttributeMaxDynamicSharedMemorySize &&
      (Value < 0 || uint64_t(Value) + K.Info.shared_bytes >
                        Runtime::get().Limits.shared_bytes);
  return result(IsTooLarge ? cudaErrorInvalidValue : cudaSuccess);
}
cudaError_t cudaFuncSetCacheConfig(const void *Stub, cudaFuncCache) {
  Kernel K;
  return result(findLocked(Stub, K));
}
cudaError_t cudaFuncSetSharedMemConfig(const void *Stub, cudaSharedMemConfig) {
  Kernel K;
  return result(findLocked(Stub, K));
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *Blocks,
                                                          const void *Stub,
                                                          int Threads,
                                                          size_t Shared) {
  Kernel K;
  if (cudaError_t E = findLocked(Stub, K))
    return result(E);
  if (!Blocks || Threads <= 0)
    return result(cudaErrorInvalidValue);
  *Blocks = int(q7x2_kernel_resident_blocks(Runtime::get().Device, K.Handle,
                                            uint32_t(Threads), Shared));
  return cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *Blocks, const void *Stub, int Threads, size_t Shared, unsigned) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(Blocks, Stub, Threads,
                                                       Shared);
}
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *Size,
                                                      const void *Stub,
                                                      int Blocks, int Threads) {
  Kernel K;
  if (cudaError_t E = findLocked(Stub, K))
    return result(E);
  if (!Size || Blocks <= 0 || Threads <= 0)
    return result(cudaErrorInvalidValue);
  const Runtime &R = Runtime::get();
  // The largest size with which as many blocks are resident.
  uint64_t Low = 0, High = R.Limits.shared_bytes - K.Info.shared_bytes;
  while (Low < High) {
    const uint64_t Middle = (Low + High + 1) / 2;
    if (q7x2_kernel_resident_blocks(R.Device, K.Handle, uint32_t(Threads),
                                    Middle) >= uint32_t(Blocks))
      Low = Middle;
    else
      High = Middle - 1;
  }
  *Size = Low;
  return cudaSuccess;
}
