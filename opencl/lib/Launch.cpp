//===-- Launch.cpp - Launches of kernels ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Event.h"
#include "Kernel.h"
#include "Platform.h"
#include "Scheduler.h"
#include "Statistics.h"
#include "q7x2/ProgressLine.h"
#include "q7x2/q7x2dbg.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <cstdio>
#include <dlfcn.h>

using namespace q7x2::opencl;

namespace {
/// Work-groups that a host program gives no size for have about as many
/// work-items as this: several warps for each scheduler to choose from.
constexpr size_t GoodBlock = 256;
/// With fewer they are enlarged, where they need not divide the range.
constexpr size_t SmallBlock = 128;
constexpr size_t MaxBlocks = 0x7fffffff; // of a dimension

struct Range {
  cl_uint Dimensions = 1;
  size_t Offset[3] = {0, 0, 0};
  size_t Global[3] = {1, 1, 1};
  size_t Local[3] = {1, 1, 1};
  bool isEmpty() const { return !Global[0] || !Global[1] || !Global[2]; }
  size_t localProduct() const { return Local[0] * Local[1] * Local[2]; }
  size_t blocks(unsigned I) const {
    return Global[I] / Local[I] + (Global[I] % Local[I] != 0);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static size_t maxBlock(const KernelDescription &D) {
  const q7x2_limits &L = theDevice()->Limits;
  return D.LocalBytes
             ? std::min<size_t>(L.block_threads, L.local_bytes / D.LocalBytes)
             : L.block_threads;
}

/// The largest divisor up to a bound.
static size_t largestDivisor(size_t Number, size_t Most) {
  for (size_t D = std::min(Number, Most); D > 1; --D)
    if (Number % D == 0)
      return D;
  return 1;
}

/// Work-groups that divide the range in all dimensions, if they can be large.
static void chooseLocal(const KernelDescription &D, Range &R) {
  if (D.RequiredBlock[0]) {
    std::copy_n(D.RequiredBlock, 3, R.Local);
    return;
  }
  const size_t Most = std::max<size_t>(std::min(GoodBlock, maxBlock(D)), 1);
  size_t Left = Most;
  for (unsigned I = 0; I != 3; ++I) {
    R.Local[I] = largestDivisor(R.Global[I], Left);
    Left /= R.Local[I];
  }
  if (!D.PartialBlocks || R.localProduct() >= std::min(SmallBlock, Most))
    return;
  Left = Most;
  for (unsigned I = 0; I != 3; ++I) {
    R.Local[I] = std::min(R.Global[I], Left);
    Left /= R.Local[I];
  }
}

static cl_int checkLocal(const KernelDescription &D, const Range &R) {
  const size_t Most = theDevice()->Limits.block_threads;
  for (unsigned I = 0; I != 3; ++I) {
    if (R.Local[I] == 0)
      return CL_INVALID_WORK_GROUP_SIZE;
    if (R.Local[I] > Most)
      return CL_INVALID_WORK_ITEM_SIZE;
  }
  if (R.localProduct() > maxBlock(D))
    return CL_INVALID_WORK_GROUP_SIZE;
  for (unsigned I = 0; I != 3; ++I)
    if ((D.RequiredBlock[0] && R.Local[I] != D.RequiredBlock[I]) ||
        (!D.PartialBlocks && R.Global[I] % R.Local[I]))
      return CL_INVALID_WORK_GROUP_SIZE;
    else if (R.blocks(I) > MaxBlocks)
      return CL_INVALID_GLOBAL_WORK_SIZE;
  return CL_SUCCESS;
}

/// Reads the sizes that a host program gives; null ones are none.
static cl_int readRange(const KernelDescription &D, cl_uint Dimensions,
                        const size_t *Offset, const size_t *Global,
                        const size_t *Local, Range &R) {
  if (Dimensions < 1 || Dimensions > 3)
    return CL_INVALID_WORK_DIMENSION;
  R.Dimensions = Dimensions;
  for (cl_uint I = 0; I != Dimensions; ++I) {
    R.Global[I] = Global ? Global[I] : 0;
    R.Offset[I] = Offset ? Offset[I] : 0;
    if (Local)
      R.Local[I] = Local[I];
    if (R.Offset[I] + R.Global[I] < R.Offset[I])
      return CL_INVALID_GLOBAL_OFFSET;
  }
  if (!Local && !R.isEmpty())
    chooseLocal(D, R);
  return R.isEmpty() ? CL_SUCCESS : checkLocal(D, R);
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
/// A launch from when it is enqueued until it has run.
struct Launch {
  Ref<_cl_context> Context;
  std::shared_ptr<Image> TheImage;
  const KernelDescription &Description;
  std::vector<BoundArgument> Arguments;
  Range TheRange;
  bool IsProfiled; // by its queue

  cl_int run(Execution &X) const;

private:
  cl_int place(q7x2_device *Device, std::vector<uint64_t> &Addresses,
               std::vector<q7x2_arg> &Given) const;
  cl_int status(q7x2_error *E) const;
};
} // namespace

static void writeOutput(void *Line, const char *Text, size_t Length) {
  static_cast<q7x2::ProgressLine *>(Line)->erase();
  std::fwrite(Text, 1, Length, stdout);
}

static void showProgress(void *Line, const q7x2_progress *P) {
  static_cast<q7x2::ProgressLine *>(Line)->show(*P);
}

static bool wantsProgress() {
  static const bool Wants = std::getenv("Q7X2_CL_PROGRESS") != nullptr;
  return Wants && q7x2::ProgressLine::isVisible();
}

/// Prints a finding, also to the file from which q7x2-cl knows that there are
/// any.
static void reportFinding(void *, const q7x2_finding *Finding) {
  std::fflush(stdout);
  std::fprintf(stderr, "q7x2-opencl: %s\n", Finding->message);
  const char *Path = std::getenv("Q7X2_CL_CHECK_LOG");
  if (FILE *Log = Path ? std::fopen(Path, "a") : nullptr) {
    std::fprintf(Log, "%s\n", Finding->message);
    std::fclose(Log);
  }
}

static uint64_t maxCycles() {
  const char *Text = std::getenv("Q7X2_CL_MAX_CYCLES");
  return Text ? std::strtoull(Text, nullptr, 0) : 0;
}

/// The timing that Q7X2_CL_TIMING names. By default a launch whose cycles
/// nothing shows is not timed.
static q7x2_timing timing(bool IsProfiled) {
  static const char *const Name = std::getenv("Q7X2_CL_TIMING");
  static const bool IsReported = std::getenv("Q7X2_CL_STATS") ||
                                 std::getenv("Q7X2_CL_TIMELINE") ||
                                 std::getenv("Q7X2_CL_MAX_CYCLES");
  if (Name)
    return llvm::StringSwitch<q7x2_timing>(Name)
        .Case("none", Q7X2_TIMING_NONE)
        .Case("warp", Q7X2_TIMING_WARP)
        .Default(Q7X2_TIMING_MACHINE);
  return (IsProfiled && !Scheduler::get().usesHostTime()) || IsReported
             ? Q7X2_TIMING_MACHINE
             : Q7X2_TIMING_NONE;
}

using LaunchFn = decltype(&q7x2_debug_launch);

static q7x2_error *launchDirectly(q7x2_device *Device, const q7x2_module *,
                                  const q7x2_kernel *Kernel,
                                  const q7x2_launch_options *Options,
                                  q7x2_statistics *Statistics) {
  return q7x2_launch(Device, Kernel, Options, Statistics);
}

/// The debugger's, if q7x2-cl --debug has started the host program.
static LaunchFn launchFunction() {
  if (!debugFolder())
    return launchDirectly;
  const std::string Path = libraryFolder() + "libq7x2dbg.so";
  void *Library = dlopen(Path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void *Found = Library ? dlsym(Library, "q7x2_debug_launch") : nullptr;
  if (Found)
    return reinterpret_cast<LaunchFn>(Found);
  std::fprintf(stderr, "q7x2-opencl: error: no debugger: %s\n", dlerror());
  return launchDirectly;
}

cl_int Launch::place(q7x2_device *Device, std::vector<uint64_t> &Addresses,
                     std::vector<q7x2_arg> &Given) const {
  Addresses.resize(Arguments.size());
  for (size_t I = 0; I != Arguments.size(); ++I) {
    const BoundArgument &A = Arguments[I];
    if (A.Memory) {
      if (cl_int E = A.Memory->Shape ? A.Memory->describe(Device, Addresses[I])
                                     : A.Memory->place(Device, Addresses[I]))
        return E;
      Given.push_back({Q7X2_ARG_BYTES, &Addresses[I], sizeof(Addresses[I])});
    } else if (A.LocalBytes) {
      Given.push_back({Q7X2_ARG_SHARED, nullptr, A.LocalBytes});
    } else {
      Given.push_back({Q7X2_ARG_BYTES, A.Bytes.data(), A.Bytes.size()});
    }
  }
  return CL_SUCCESS;
}

/// The status of a command whose launch has ended.
cl_int Launch::status(q7x2_error *E) const {
  if (!E)
    return CL_COMPLETE;
  Context->report(q7x2_error_message(E));
  const bool Memory = q7x2_error_get_kind(E) == Q7X2_ERROR_OUT_OF_MEMORY;
  q7x2_error_free(E);
  return Memory ? CL_MEM_OBJECT_ALLOCATION_FAILURE : CL_OUT_OF_RESOURCES;
}

cl_int Launch::run(Execution &X) const {
  const q7x2_kernel *Kernel = nullptr;
  if (q7x2_error *E = TheImage->load(X.Device, Description.Name, Kernel))
    return status(E);
  std::vector<uint64_t> Addresses;
  std::vector<q7x2_arg> Given;
  if (cl_int E = place(X.Device, Addresses, Given))
    return E;
  q7x2_launch_options O = {};
  for (unsigned I = 0; I != 3; ++I) {
    O.block[I] = uint32_t(TheRange.Local[I]);
    O.grid[I] = uint32_t(TheRange.blocks(I));
    O.threads[I] = TheRange.Global[I];
    O.global_offset[I] = TheRange.Offset[I];
  }
  O.work_dim = TheRange.Dimensions;
  O.args = Given.data();
  O.arg_count = Given.size();
  O.max_cycles = maxCycles();
  O.timing = timing(IsProfiled);
  q7x2::ProgressLine Line;
  O.output = writeOutput;
  O.output_context = &Line;
  if (wantsProgress()) {
    O.progress = showProgress;
    O.progress_context = &Line;
    Line.begin(Description.Name);
  }
  O.checks = requestedChecks();
  O.finding = reportFinding;
  LaunchRecord &Record = X.Launch.emplace();
  Record.Kernel = Description.Name;
  std::copy_n(O.grid, 3, Record.Grid);
  std::copy_n(O.block, 3, Record.Block);
  static const LaunchFn Call = launchFunction();
  q7x2_error *E =
      Call(X.Device, TheImage->module(), Kernel, &O, &Record.Statistics);
  Line.erase();
  std::fflush(stdout);
  countLaunch(Description.Name, Record.Statistics);
  return status(E);
}

static cl_int enqueue(Request &R, _cl_kernel &K,
                      std::vector<BoundArgument> Arguments,
                      const Range &Sizes) {
  if (Sizes.isEmpty())
    return R.submit(nullptr);
  cl_ulong Shared = K.Description.SharedBytes;
  for (const BoundArgument &A : Arguments)
    Shared += A.LocalBytes;
  if (Shared > theDevice()->Limits.shared_bytes)
    return CL_OUT_OF_RESOURCES;
  auto L = std::make_shared<Launch>(
      Launch{R.Queue->Context, K.Image, K.Description, std::move(Arguments),
             Sizes, (R.Queue->Properties & CL_QUEUE_PROFILING_ENABLE) != 0});
  return R.submit([L](Execution &X) { return L->run(X); });
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

static cl_int checkKernel(const Request &R, const Ref<_cl_kernel> &K,
                          std::vector<BoundArgument> &Arguments) {
  if (!R.Queue)
    return R.Error;
  if (!K)
    return CL_INVALID_KERNEL;
  if (K->context() != R.context())
    return CL_INVALID_CONTEXT;
  return K->bind(Arguments) ? CL_SUCCESS : CL_INVALID_KERNEL_ARGS;
}

cl_int clEnqueueNDRangeKernel(cl_command_queue Queue, cl_kernel Kernel,
                              cl_uint Dimensions, const size_t *Offset,
                              const size_t *Global, const size_t *Local,
                              cl_uint Count, const cl_event *WaitList,
                              cl_event *Event) {
  Request R(Queue, CL_COMMAND_NDRANGE_KERNEL, Count, WaitList, Event);
  Ref<_cl_kernel> K = find(Kernel);
  std::vector<BoundArgument> Arguments;
  if (cl_int E = checkKernel(R, K, Arguments))
    return E;
  Range Sizes;
  if (cl_int E =
          readRange(K->Description, Dimensions, Offset, Global, Local, Sizes))
    return E;
  if (R.Error)
    return R.Error;
  return enqueue(R, *K, std::move(Arguments), Sizes);
}

cl_int clEnqueueTask(cl_command_queue Queue, cl_kernel Kernel, cl_uint Count,
                     const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_TASK, Count, WaitList, Event);
  Ref<_cl_kernel> K = find(Kernel);
  std::vector<BoundArgument> Arguments;
  if (cl_int E = checkKernel(R, K, Arguments))
    return E;
  const size_t One = 1;
  Range Sizes;
  if (cl_int E = readRange(K->Description, 1, nullptr, &One, &One, Sizes))
    return E;
  return R.Error ? R.Error : enqueue(R, *K, std::move(Arguments), Sizes);
}

cl_int
clGetKernelSuggestedLocalWorkSizeKHR(cl_command_queue Queue, cl_kernel Kernel,
                                     cl_uint Dimensions, const size_t *Offset,
                                     const size_t *Global, size_t *Suggested) {
  Request R(Queue, CL_COMMAND_NDRANGE_KERNEL, 0, nullptr, nullptr);
  Ref<_cl_kernel> K = find(Kernel);
  std::vector<BoundArgument> Arguments;
  if (cl_int E = checkKernel(R, K, Arguments))
    return E;
  Range Sizes;
  if (cl_int E =
          readRange(K->Description, Dimensions, Offset, Global, nullptr, Sizes))
    return E;
  if (!Global || Sizes.isEmpty())
    return CL_INVALID_GLOBAL_WORK_SIZE;
  if (!Suggested)
    return CL_INVALID_VALUE;
  std::copy_n(Sizes.Local, Dimensions, Suggested);
  return CL_SUCCESS;
}
