//===- CApi.cpp - The library's C interface -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements q7x2/q7x2sim.h: converts between its structures and the
// simulator's, and from llvm::Error to q7x2_error.
//
//===----------------------------------------------------------------------===//

#include "CApi.h"
#include "Launch.h"
#include "MachineDescription.h"
#include "Memory.h"
#include "Module.h"
#include "Occupancy.h"
#include "Profile.h"
#include "SimError.h"
#include "q7x2/q7x2sim.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>

using namespace q7x2;
using namespace llvm;

char SimError::ID;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

q7x2_error *q7x2::makeError(q7x2_error_kind Kind, std::string Message) {
  for (char &C : Message)
    if (uint8_t(C) < ' ')
      C = '?';
  return new q7x2_error{Kind, std::move(Message)};
}

/// Converts an Error for the C interface; success becomes null. Any Error other
/// than a SimError gets the kind \p Default.
static q7x2_error *toC(Error E, q7x2_error_kind Default) {
  q7x2_error *Result = nullptr;
  handleAllErrors(
      std::move(E),
      [&](const SimError &S) { Result = makeError(S.kind(), S.message()); },
      [&](const ErrorInfoBase &B) {
        Result = makeError(Default, B.message());
      });
  return Result;
}

q7x2_error_kind q7x2_error_get_kind(const q7x2_error *E) { return E->Kind; }
const char *q7x2_error_message(const q7x2_error *E) {
  return E->Message.c_str();
}
void q7x2_error_free(q7x2_error *E) { delete E; }

//===----------------------------------------------------------------------===//
// Devices and memory
//===----------------------------------------------------------------------===//

void q7x2_get_limits(q7x2_limits *Limits) {
  *Limits = machineLimits(MachineDescription());
}

q7x2_error *q7x2_device_create(q7x2_device **Device) {
  *Device = new q7x2_device();
  return nullptr;
}

void q7x2_device_destroy(q7x2_device *Device) { delete Device; }

q7x2_error *q7x2_device_set_machine(q7x2_device *Device,
                                    const char *NameOrPath) {
  Expected<MachineDescription> M = findMachine(NameOrPath);
  if (!M)
    return toC(M.takeError(), Q7X2_ERROR_ARGUMENT);
  Device->Machine = std::move(*M);
  return nullptr;
}

void q7x2_device_get_limits(const q7x2_device *Device, q7x2_limits *Limits) {
  *Limits = machineLimits(Device->Machine);
}

void q7x2_device_get_machine(const q7x2_device *Device,
                             q7x2_machine_info *Info) {
  const MachineDescription &M = Device->Machine;
  *Info = {uint32_t(M.Warps), uint32_t(M.Blocks), uint32_t(M.Registers),
           M.SharedBytes, M.L2Bytes};
}

const char *q7x2_machine_help(void) {
  static const std::string *const Text = new std::string(describeMachines());
  return Text->c_str();
}

static q7x2_error *giveAddress(uint64_t Base, uint64_t Bytes,
                               uint64_t *Address) {
  if (Bytes > MaxObjectBytes)
    return makeError(
        Q7X2_ERROR_OUT_OF_MEMORY,
        formatv("{0} bytes are more than an allocation can have, {1} GiB",
                Bytes, MaxObjectBytes >> 30));
  if (!Base)
    return makeError(Q7X2_ERROR_OUT_OF_MEMORY,
                     formatv("out of memory for {0} bytes", Bytes));
  *Address = Base;
  return nullptr;
}

q7x2_error *q7x2_allocate(q7x2_device *Device, uint64_t Bytes, const char *Name,
                          uint64_t *Address) {
  return giveAddress(
      Device->Memory.allocate(Bytes, Name ? Name : "an allocation"), Bytes,
      Address);
}

q7x2_error *q7x2_allocate_shared(q7x2_device *Device, uint64_t Bytes,
                                 const char *Name, int Concurrent,
                                 uint64_t *Address) {
  return giveAddress(Device->Memory.allocateShared(
                         Bytes, Name ? Name : "an allocation", Concurrent),
                     Bytes, Address);
}

q7x2_error *q7x2_free(q7x2_device *Device, uint64_t Address) {
  if (Device->Memory.free(Address))
    return nullptr;
  return makeError(
      Q7X2_ERROR_ARGUMENT,
      formatv("{0:x} is not the address of an allocation", Address));
}

/// Returns the host memory of an address range, or null and an error.
static std::shared_ptr<uint8_t> hostRange(q7x2_device *Device, uint64_t Address,
                                          uint64_t Bytes,
                                          q7x2_error *&Problem) {
  std::shared_ptr<uint8_t> P = Device->Memory.access(Address, Bytes);
  if (!P)
    Problem =
        makeError(Q7X2_ERROR_ARGUMENT,
                  formatv("{0} bytes at {1:x} are outside of every "
                          "allocation: {2}",
                          Bytes, Address, Device->Memory.describe(Address)));
  return P;
}

q7x2_error *q7x2_write(q7x2_device *Device, uint64_t Address, const void *Data,
                       uint64_t Bytes) {
  q7x2_error *Problem = nullptr;
  if (std::shared_ptr<uint8_t> P = hostRange(Device, Address, Bytes, Problem))
    if (Bytes) {
      std::memmove(P.get(), Data, Bytes);
      Device->Memory.define(Address, Bytes);
    }
  return Problem;
}

q7x2_error *q7x2_read(q7x2_device *Device, uint64_t Address, void *Data,
                      uint64_t Bytes) {
  q7x2_error *Problem = nullptr;
  if (std::shared_ptr<uint8_t> P = hostRange(Device, Address, Bytes, Problem))
    if (Bytes)
      std::memmove(Data, P.get(), Bytes);
  return Problem;
}

q7x2_error *q7x2_copy(q7x2_device *Device, uint64_t To, uint64_t From,
                      uint64_t Bytes) {
  q7x2_error *Problem = nullptr;
  std::shared_ptr<uint8_t> Target = hostRange(Device, To, Bytes, Problem);
  if (!Target)
    return Problem;
  if (std::shared_ptr<uint8_t> Source =
          hostRange(Device, From, Bytes, Problem)) {
    std::memmove(Target.get(), Source.get(), Bytes);
    Device->Memory.copyDefined(To, From, Bytes);
  }
  return Problem;
}

q7x2_error *q7x2_fill(q7x2_device *Device, uint64_t Address,
                      const void *Pattern, uint64_t PatternBytes,
                      uint64_t Bytes) {
  if (PatternBytes == 0 || Bytes % PatternBytes)
    return makeError(Q7X2_ERROR_ARGUMENT,
                     formatv("{0} bytes are not a multiple of a pattern of {1}",
                             Bytes, PatternBytes));
  q7x2_error *Problem = nullptr;
  std::shared_ptr<uint8_t> P = hostRange(Device, Address, Bytes, Problem);
  if (!P || Bytes == 0)
    return Problem;
  // Double the filled prefix.
  std::memcpy(P.get(), Pattern, PatternBytes);
  for (uint64_t Done = PatternBytes, More; Done != Bytes; Done += More) {
    More = std::min(Done, Bytes - Done);
    std::memcpy(P.get() + Done, P.get(), More);
  }
  Device->Memory.define(Address, Bytes);
  return nullptr;
}

q7x2_error *q7x2_undefine(q7x2_device *Device, uint64_t Address,
                          uint64_t Bytes) {
  q7x2_error *Problem = nullptr;
  if (!Device->Memory.undefine(Address, Bytes))
    hostRange(Device, Address, Bytes, Problem);
  return Problem;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static q7x2_error *createModule(q7x2_device *Device,
                                ArrayRef<NamedImage> Images,
                                q7x2_module **Result) {
  Expected<std::unique_ptr<Module>> M = Module::load(Images, Device->Memory);
  if (!M)
    return toC(M.takeError(), Q7X2_ERROR_OBJECT);
  auto Loaded = std::make_unique<q7x2_module>();
  Loaded->Device = Device;
  Loaded->Impl = std::move(*M);
  for (const Kernel &K : Loaded->Impl->kernels())
    Loaded->Kernels.push_back({&K, Loaded.get()});
  *Result = Loaded.release();
  return nullptr;
}

q7x2_error *q7x2_module_create(q7x2_device *Device, const q7x2_image *Images,
                               size_t Count, q7x2_module **Result) {
  std::vector<NamedImage> List;
  for (const q7x2_image &I : ArrayRef(Images, Count))
    List.push_back({I.name ? I.name : "object",
                    StringRef(static_cast<const char *>(I.data), I.size)});
  return createModule(Device, List, Result);
}

q7x2_error *q7x2_module_load(q7x2_device *Device, const char *const *Paths,
                             size_t Count, q7x2_module **Result) {
  std::vector<std::unique_ptr<MemoryBuffer>> Buffers;
  std::vector<NamedImage> List;
  for (const char *Path : ArrayRef(Paths, Count)) {
    auto Buffer = MemoryBuffer::getFile(Path);
    if (std::error_code EC = Buffer.getError())
      return makeError(Q7X2_ERROR_ARGUMENT,
                       formatv("{0}: {1}", Path, EC.message()));
    List.push_back({Path, (*Buffer)->getBuffer()});
    Buffers.push_back(std::move(*Buffer));
  }
  return createModule(Device, List, Result);
}

void q7x2_module_destroy(q7x2_module *M) { delete M; }

size_t q7x2_module_kernel_count(const q7x2_module *M) {
  return M->Kernels.size();
}

const q7x2_kernel *q7x2_module_kernel_at(const q7x2_module *M, size_t Index) {
  return Index < M->Kernels.size() ? &M->Kernels[Index] : nullptr;
}

const q7x2_kernel *q7x2_module_kernel(const q7x2_module *M, const char *Name) {
  for (const q7x2_kernel &K : M->Kernels)
    if (K.Impl->Info.Name == Name)
      return &K;
  return nullptr;
}

q7x2_error *q7x2_module_symbol(const q7x2_module *M, const char *Name,
                               uint64_t *Address, uint64_t *Size) {
  const SymbolPlace *Place = M->Impl->findSymbol(Name);
  if (!Place)
    return makeError(Q7X2_ERROR_ARGUMENT,
                     formatv("there is no symbol '{0}'", Name));
  *Address = Place->Address;
  *Size = Place->Size;
  return nullptr;
}

void q7x2_kernel_get_info(const q7x2_kernel *K, q7x2_kernel_info *Info) {
  const llvm::Q7X2::KernelInfo &From = K->Impl->Info;
  Info->name = From.Name.c_str();
  Info->registers = From.Registers;
  Info->uniform_registers = From.UniformRegisters;
  Info->barriers = From.Barriers;
  Info->shared_bytes = From.Shared.value_or(K->Owner->Impl->sharedBytes());
  Info->local_bytes = From.Local;
  for (unsigned I = 0; I != 3; ++I)
    Info->required_block[I] = From.RequiredBlock ? (*From.RequiredBlock)[I] : 0;
  Info->partial_blocks = From.PartialBlocks;
  Info->has_parameters = From.Params.has_value();
  Info->parameter_count = From.Params ? From.Params->size() : 0;
}

uint32_t q7x2_kernel_resident_blocks(const q7x2_device *Device,
                                     const q7x2_kernel *K,
                                     uint32_t BlockThreads,
                                     uint64_t SharedBytes) {
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(K, &Info);
  const uint64_t Shared = Info.shared_bytes + SharedBytes;
  const q7x2_limits Limits = machineLimits(Device->Machine);
  if (BlockThreads == 0 || BlockThreads > Limits.block_threads ||
      Shared > Limits.shared_bytes)
    return 0;
  LaunchState L;
  L.ThreadsPerBlock = BlockThreads;
  L.Registers = Info.registers;
  L.SharedBytes = uint32_t(Shared);
  L.Barriers = Info.barriers;
  const Occupancy O = computeOccupancy(Device->Machine, L);
  return uint32_t(
      *std::min_element(std::begin(O.Fitting), std::end(O.Fitting)));
}

static q7x2_error *findParameter(const q7x2_kernel *K, size_t Index,
                                 const llvm::Q7X2::KernelParam *&Parameter) {
  const auto &Params = K->Impl->Info.Params;
  if (!Params || Index >= Params->size())
    return makeError(Q7X2_ERROR_ARGUMENT,
                     formatv("kernel '{0}' has no parameter {1}",
                             K->Impl->Info.Name, Index));
  Parameter = &(*Params)[Index];
  return nullptr;
}

q7x2_error *q7x2_kernel_get_parameter(const q7x2_kernel *K, size_t Index,
                                      q7x2_parameter *Parameter) {
  const llvm::Q7X2::KernelParam *P;
  if (q7x2_error *E = findParameter(K, Index, P))
    return E;
  *Parameter = {P->Type.c_str(), P->Offset, P->Size, P->Align};
  return nullptr;
}

q7x2_error *q7x2_kernel_get_parameter_info(const q7x2_kernel *K, size_t Index,
                                           q7x2_parameter_info *Info) {
  const llvm::Q7X2::KernelParam *P;
  if (q7x2_error *E = findParameter(K, Index, P))
    return E;
  *Info = q7x2_parameter_info();
  if (P->Info)
    *Info = {P->Info->Name.c_str(), P->Info->TypeName.c_str(),
             P->Info->Address.c_str(), P->Info->Access.c_str(),
             P->Info->Qualifiers.c_str()};
  return nullptr;
}

const char *q7x2_kernel_hints(const q7x2_kernel *K) {
  return K->Impl->Info.Hints.c_str();
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

static_assert(Q7X2_GROUP_COUNT == NumGroups, "groups of the interface");
static_assert(Q7X2_STALL_COUNT == NumStallCauses, "stalls of the interface");

const char *q7x2_group_name(size_t Index) {
  return Index < NumGroups ? Q7X2::lookupGroup(Index)->Text.data() : nullptr;
}

const char *q7x2_stall_name(size_t Index) {
  static const char *const Names[] = {
#define STALL_CAUSE(Enumerator, Name, Reason, What, Advice) Name,
#include "StallCauses.def"
  };
  return Index < NumStallCauses ? Names[Index] : nullptr;
}

static const char *const MemoryNames[] = {
#define MEMORY_COUNTER(Field, Name, Meaning) Name,
#include "MemoryCounters.def"
};
static_assert(Q7X2_MEMORY_COUNT == std::size(MemoryNames),
              "counters of the interface");

const char *q7x2_memory_name(size_t Index) {
  return Index < Q7X2_MEMORY_COUNT ? MemoryNames[Index] : nullptr;
}

const char *q7x2_occupancy_limit_name(size_t Index) {
  static const char *const Names[] = {
#define OCCUPANCY_LIMIT(Enumerator, Name) Name,
#include "OccupancyLimits.def"
  };
  return Index < std::size(Names) ? Names[Index] : nullptr;
}

static void exportMachine(const Statistics &From, q7x2_statistics *To) {
  uint64_t *Next = To->memory;
#define MEMORY_COUNTER(Field, Name, Meaning) *Next++ = From.Memory.Field;
#include "MemoryCounters.def"
  To->resident_blocks = From.Residency.Blocks;
  To->resident_warps = From.Residency.Warps;
  To->machine_warps = From.Residency.MachineWarps;
  To->occupancy_limit = unsigned(From.Residency.Limit);
  To->warp_cycles = From.WarpCycles;
  To->active_cycles = From.ActiveCycles;
}

static void exportStatistics(const Statistics &From, q7x2_statistics *To) {
  if (!To)
    return;
  *To = q7x2_statistics();
  To->cycles = From.Cycles;
  for (unsigned G = 0; G != NumGroups; ++G) {
    To->warp_instructions += From.WarpInsts[G];
    To->thread_instructions += From.ThreadInsts[G];
    To->group_warp_instructions[G] = From.WarpInsts[G];
    To->group_thread_instructions[G] = From.ThreadInsts[G];
  }
  for (unsigned S = 0; S != NumStallCauses; ++S)
    To->stalls[S] = From.Stalls[S];
  To->global_transactions = From.GlobalLines;
  To->shared_transactions = From.SharedPasses;
  To->shared_bank_conflicts = From.BankConflicts;
  To->branches = From.Branches;
  To->divergent_branches = From.DivergentBranches;
  exportMachine(From, To);
}

/// Calls a module's initializers once, before its first launch. Ignores the
/// options that observe the launch.
static Error initialize(const q7x2_module &M, q7x2_launch_options Options,
                        const CancelScope &Cancel) {
  if (M.Impl->initializers().empty())
    return Error::success();
  std::lock_guard<std::mutex> Guard(M.Initializing);
  if (M.IsInitialized)
    return Error::success();
  Options.trace = nullptr;
  Options.stall = nullptr;
  Options.progress = nullptr;
  Options.profile = nullptr;
  Options.debugger = nullptr;
  Options.ranks = nullptr;
  if (Error E = initializeModule(*M.Impl, M.Device->Memory, Options, Cancel,
                                 M.Device->Machine))
    return E;
  M.IsInitialized = true;
  return Error::success();
}

q7x2_error *q7x2_launch(q7x2_device *Device, const q7x2_kernel *K,
                        const q7x2_launch_options *Options,
                        q7x2_statistics *Stats) {
  if (K->Owner->Device != Device)
    return makeError(Q7X2_ERROR_ARGUMENT,
                     "the kernel is loaded into another device");
  Statistics Collected;
  CancelScope Cancel(Device->Cancel);
  if (Error E = initialize(*K->Owner, *Options, Cancel)) {
    exportStatistics(Collected, Stats);
    return toC(std::move(E), Q7X2_ERROR_FAULT);
  }
  const std::shared_ptr<const GlobalMemory> View = Device->Memory.view();
  if (Options->profile)
    Options->profile->Impl.setMachine(Device->Machine);
  Error E = launchKernel(*K->Owner->Impl, *View, *K->Impl, *Options, Cancel,
                         Device->Machine, Collected);
  exportStatistics(Collected, Stats);
  return toC(std::move(E), Q7X2_ERROR_FAULT);
}

q7x2_error *q7x2_call(q7x2_device *Device, const q7x2_module *M,
                      const char *Name, uint64_t LocalBytes,
                      const q7x2_launch_options *Options, int32_t *Value,
                      q7x2_statistics *Stats) {
  if (M->Device != Device)
    return makeError(Q7X2_ERROR_ARGUMENT,
                     "the module is loaded into another device");
  Statistics Collected;
  CancelScope Cancel(Device->Cancel);
  Expected<int32_t> Result =
      callFunction(*M->Impl, Device->Memory, Name, LocalBytes, *Options, Cancel,
                   Device->Machine, Collected);
  exportStatistics(Collected, Stats);
  if (!Result)
    return toC(Result.takeError(), Q7X2_ERROR_FAULT);
  *Value = *Result;
  return nullptr;
}

void q7x2_cancel(q7x2_device *Device) { Device->Cancel.cancel(); }
