//===-- Runtime.cpp - Device, errors, registered code ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <elf.h>

using namespace q7x2::cuda;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

static thread_local cudaError_t LastError = cudaSuccess;

cudaError_t q7x2::cuda::result(cudaError_t Error) {
  if (Error && Error != cudaErrorNotReady)
    LastError = Error;
  return Error;
}

cudaError_t cudaPeekAtLastError() {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  return R.Sticky ? R.Sticky : LastError;
}

cudaError_t cudaGetLastError() {
  const cudaError_t Error = cudaPeekAtLastError();
  LastError = cudaSuccess;
  return Error;
}

const char *cudaGetErrorString(cudaError_t Error) {
  switch (Error) {
#define Q7X2_CUDA_ERROR(name, value, text)                                     \
  case name:                                                                   \
    return text;
#include "crt/errors.def"
  }
  return "unrecognized error code";
}

const char *cudaGetErrorName(cudaError_t Error) {
  switch (Error) {
#define Q7X2_CUDA_ERROR(name, value, text)                                     \
  case name:                                                                   \
    return #name;
#include "crt/errors.def"
  }
  return "unrecognized error code";
}

cudaError_t Runtime::report(q7x2_error *E) {
  if (!E)
    return cudaSuccess;
  std::fflush(stdout);
  std::fprintf(stderr, "q7x2-cuda: %s\n", q7x2_error_message(E));
  const q7x2_error_kind Kind = q7x2_error_get_kind(E);
  q7x2_error_free(E);
  switch (Kind) {
  case Q7X2_ERROR_ARGUMENT:
    return cudaErrorInvalidValue;
  case Q7X2_ERROR_OBJECT:
    return cudaErrorInvalidKernelImage;
  case Q7X2_ERROR_OUT_OF_MEMORY:
    return cudaErrorMemoryAllocation;
  case Q7X2_ERROR_FAULT:
    return Sticky = cudaErrorIllegalAddress;
  case Q7X2_ERROR_TRAP:
    return Sticky = cudaErrorLaunchFailure;
  default:
    return Sticky = cudaErrorLaunchTimeout;
  }
}

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

Runtime &Runtime::get() {
  static Runtime *const TheRuntime = new Runtime;
  return *TheRuntime;
}

cudaError_t Runtime::start() {
  if (Sticky || Device)
    return Sticky;
  if (report(q7x2_device_create(&Device)))
    return cudaErrorInitializationError;
  const char *Name = std::getenv("Q7X2_CUDA_MACHINE");
  if (Name && report(q7x2_device_set_machine(Device, Name)))
    return Sticky = cudaErrorInitializationError;
  q7x2_device_get_limits(Device, &Limits);
  q7x2_device_get_machine(Device, &Machine);
  return cudaSuccess;
}

const std::pair<const uint64_t, Allocation> *
Runtime::find(const void *P) const {
  auto It = Allocations.upper_bound(addressOf(P));
  if (It == Allocations.begin())
    return nullptr;
  --It;
  return addressOf(P) - It->first < std::max<uint64_t>(It->second.Size, 1)
             ? &*It
             : nullptr;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

// The end of the section headers or of the last section.
size_t q7x2::cuda::sizeOfObject(const void *Data) {
  if (std::strncmp(static_cast<const char *>(Data), ELFMAG, SELFMAG))
    return 0;
  Elf64_Ehdr Header;
  std::memcpy(&Header, Data, sizeof(Header));
  if (Header.e_ident[EI_CLASS] != ELFCLASS64)
    return 0;
  size_t End = Header.e_shoff + size_t(Header.e_shnum) * sizeof(Elf64_Shdr);
  for (unsigned I = 0; I != Header.e_shnum; ++I) {
    Elf64_Shdr Section;
    std::memcpy(&Section,
                static_cast<const char *>(Data) + Header.e_shoff +
                    I * sizeof(Section),
                sizeof(Section));
    if (Section.sh_type != SHT_NOBITS)
      End = std::max<size_t>(End, Section.sh_offset + Section.sh_size);
  }
  return End;
}

/// Makes the addresses of a module's variables known. One that the optimizer
/// has removed gets memory of its own.
cudaError_t Runtime::addSymbols(const FatBinary &Binary) {
  for (const FatBinary::Variable &V : Binary.Variables) {
    uint64_t Address, Size;
    if (q7x2_error *E = q7x2_module_symbol(Binary.Module, V.Name.c_str(),
                                           &Address, &Size)) {
      q7x2_error_free(E);
      Size = V.Size;
      if (cudaError_t Failed =
              report(q7x2_allocate(Device, Size, V.Name.c_str(), &Address)))
        return Failed;
    }
    Symbols[V.Host] = {Address, Size};
    Allocations[Address] = {Size, cudaMemoryTypeDevice, /*IsVariable=*/true};
  }
  return cudaSuccess;
}

/// Loads each object by itself. Returns false if one refers to others.
bool Runtime::loadSeparately() {
  for (const auto &B : Binaries) {
    if (B->Module)
      continue;
    if (q7x2_error *E = q7x2_module_create(Device, &B->Image, 1, &B->Module)) {
      q7x2_error_free(E);
      B->Module = nullptr;
      return false;
    }
  }
  return true;
}

/// Links all objects that are not in use yet: they refer to each other.
cudaError_t Runtime::loadTogether() {
  std::vector<q7x2_image> Images;
  for (const auto &B : Binaries) {
    if (B->IsReady)
      continue;
    q7x2_module_destroy(B->Module);
    B->Module = nullptr;
    Images.push_back(B->Image);
  }
  q7x2_module *Module;
  if (cudaError_t E = report(
          q7x2_module_create(Device, Images.data(), Images.size(), &Module)))
    return Sticky = E;
  for (const auto &B : Binaries)
    if (!B->IsReady)
      B->Module = Module;
  return cudaSuccess;
}

cudaError_t Runtime::loadModules() {
  if (cudaError_t E = start())
    return E;
  const bool HasNew = std::any_of(Binaries.begin(), Binaries.end(),
                                  [](const auto &B) { return !B->IsReady; });
  if (!HasNew)
    return cudaSuccess;
  if (!loadSeparately())
    if (cudaError_t E = loadTogether())
      return E;
  for (const auto &B : Binaries) {
    if (B->IsReady)
      continue;
    B->IsReady = true;
    if (cudaError_t E = addSymbols(*B))
      return E;
  }
  // The device's variables have the initial values.
  return updateManaged(/*ToDevice=*/false);
}

cudaError_t Runtime::findKernel(const void *Stub, Kernel &Found) {
  if (cudaError_t E = loadModules())
    return E;
  if (auto It = Kernels.find(Stub); It != Kernels.end()) {
    Found = It->second;
    return cudaSuccess;
  }
  for (const auto &B : Binaries) {
    auto It = B->Kernels.find(Stub);
    if (It == B->Kernels.end())
      continue;
    if (cudaError_t E = findKernel(B->Module, It->second.c_str(), Found))
      return E;
    Kernels[Stub] = Found;
    return cudaSuccess;
  }
  return cudaErrorInvalidDeviceFunction;
}

cudaError_t Runtime::findKernel(const q7x2_module *Module, const char *Name,
                                Kernel &Found) {
  Found.Handle = q7x2_module_kernel(Module, Name);
  if (!Found.Handle)
    return cudaErrorInvalidDeviceFunction;
  q7x2_kernel_get_info(Found.Handle, &Found.Info);
  return cudaSuccess;
}

cudaError_t Runtime::findSymbol(const void *Variable, Symbol &Found) {
  if (cudaError_t E = loadModules())
    return E;
  auto It = Symbols.find(Variable);
  if (It == Symbols.end())
    return cudaErrorInvalidSymbol;
  Found = It->second;
  return cudaSuccess;
}

cudaError_t Runtime::updateManaged(bool ToDevice) {
  for (const auto &[Host, S] : Symbols) {
    char *const P = static_cast<char *>(const_cast<void *>(Host));
    const bool IsManaged =
        std::any_of(ManagedRanges.begin(), ManagedRanges.end(),
                    [P](auto R) { return R.first <= P && P < R.second; });
    if (!IsManaged)
      continue;
    if (cudaError_t E =
            report(ToDevice ? q7x2_write(Device, S.Address, P, S.Size)
                            : q7x2_read(Device, S.Address, P, S.Size)))
      return E;
  }
  return cudaSuccess;
}

void __q7x2RegisterManaged(void *Begin, void *End) {
  if (Begin == End)
    return;
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  R.ManagedRanges.emplace_back(static_cast<char *>(Begin),
                               static_cast<char *>(End));
}

//===----------------------------------------------------------------------===//
// Registration: called by the constructors and destructors that clang emits
//===----------------------------------------------------------------------===//

namespace {
/// What clang passes to __cudaRegisterFatBinary.
struct FatBinaryWrapper {
  int Magic, Version;
  const void *Data;
  void *Unused;
};
} // namespace

#define Q7X2_EXPORT extern "C"

Q7X2_EXPORT void **__cudaRegisterFatBinary(void *Wrapper) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  auto Binary = std::make_unique<FatBinary>();
  const void *const Data = static_cast<FatBinaryWrapper *>(Wrapper)->Data;
  Binary->Image = {"the program's device code", Data, sizeOfObject(Data)};
  R.Binaries.push_back(std::move(Binary));
  return reinterpret_cast<void **>(R.Binaries.back().get());
}

Q7X2_EXPORT void __cudaRegisterFatBinaryEnd(void **) {
  // So that managed variables have their initial values when main begins.
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (!R.ManagedRanges.empty())
    R.loadModules();
}

Q7X2_EXPORT void __cudaUnregisterFatBinary(void **Handle) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  auto *const Binary = reinterpret_cast<FatBinary *>(Handle);
  for (const auto &[Stub, Name] : Binary->Kernels)
    R.Kernels.erase(Stub);
  for (const FatBinary::Variable &V : Binary->Variables)
    if (auto It = R.Symbols.find(V.Host); It != R.Symbols.end()) {
      R.Allocations.erase(It->second.Address);
      R.Symbols.erase(It);
    }
  const auto It =
      std::find_if(R.Binaries.begin(), R.Binaries.end(),
                   [=](const auto &B) { return B.get() == Binary; });
  q7x2_module *const Module = Binary->Module;
  R.Binaries.erase(It);
  const bool IsShared =
      std::any_of(R.Binaries.begin(), R.Binaries.end(),
                  [=](const auto &B) { return B->Module == Module; });
  if (!IsShared)
    q7x2_module_destroy(Module);
}

Q7X2_EXPORT int __cudaRegisterFunction(void **Handle, const void *Stub, char *,
                                       const char *Name, int, void *, void *,
                                       void *, void *, int *) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  reinterpret_cast<FatBinary *>(Handle)->Kernels[Stub] = Name;
  return 0;
}

Q7X2_EXPORT void __cudaRegisterVar(void **Handle, char *Host, char *,
                                   const char *Name, int, size_t Size, int,
                                   int) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  reinterpret_cast<FatBinary *>(Handle)->Variables.push_back(
      {Host, Name, Size});
}
