//===-- Image.cpp - Built programs ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Image.h"
#include "Platform.h"
#include <algorithm>
#include <cstring>
#include <elf.h>

using namespace q7x2::opencl;

static constexpr const char *ImageName = "program";

Image::~Image() {
  if (theMachine())
    q7x2_module_destroy(Module);
}

static std::optional<ArgumentInfo> argumentInfo(const q7x2_kernel *Kernel,
                                                size_t Index) {
  q7x2_parameter_info I = {};
  q7x2_error_free(q7x2_kernel_get_parameter_info(Kernel, Index, &I));
  if (!I.name)
    return std::nullopt;
  return ArgumentInfo{I.name, I.type, I.address, I.access, I.qualifiers};
}

static KernelDescription describe(const q7x2_kernel *Kernel) {
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(Kernel, &Info);
  KernelDescription D;
  D.Name = Info.name;
  std::copy_n(Info.required_block, 3, D.RequiredBlock);
  D.PartialBlocks = Info.partial_blocks;
  D.SharedBytes = Info.shared_bytes;
  D.LocalBytes = Info.local_bytes;
  for (size_t I = 0; I != Info.parameter_count; ++I) {
    q7x2_parameter P;
    if (q7x2_error *E = q7x2_kernel_get_parameter(Kernel, I, &P)) {
      q7x2_error_free(E);
      break;
    }
    D.Parameters.push_back({P.type, P.size, argumentInfo(Kernel, I)});
  }
  D.Hints = q7x2_kernel_hints(Kernel);
  return D;
}

bool Image::inspect(std::string &Problem) {
  q7x2_device *Device = nullptr;
  q7x2_module *Probe = nullptr;
  const q7x2_image I = {ImageName, Object.data(), Object.size()};
  q7x2_error *E = q7x2_device_create(&Device);
  if (!E)
    E = q7x2_module_create(Device, &I, 1, &Probe);
  if (E)
    Problem = q7x2_error_message(E);
  else
    for (size_t K = 0; K != q7x2_module_kernel_count(Probe); ++K)
      Kernels.push_back(describe(q7x2_module_kernel_at(Probe, K)));
  q7x2_module_destroy(Probe);
  q7x2_device_destroy(Device);
  const bool Good = !E;
  q7x2_error_free(E);
  return Good;
}

q7x2_error *Image::load(q7x2_device *Device, const std::string &Kernel,
                        const q7x2_kernel *&Result) {
  if (!Module) {
    const q7x2_image I = {ImageName, Object.data(), Object.size()};
    if (q7x2_error *E = q7x2_module_create(Device, &I, 1, &Module))
      return E;
  }
  Result = q7x2_module_kernel(Module, Kernel.c_str());
  return nullptr;
}

size_t q7x2::opencl::globalBytes(const std::string &Object) {
  Elf64_Ehdr File;
  if (Object.size() < sizeof(File))
    return 0;
  std::memcpy(&File, Object.data(), sizeof(File));
  size_t Sum = 0;
  for (unsigned I = 0; I != File.e_shnum; ++I) {
    Elf64_Shdr S;
    const size_t At = File.e_shoff + I * sizeof(S);
    if (At > Object.size() || Object.size() - At < sizeof(S))
      return 0;
    std::memcpy(&S, Object.data() + At, sizeof(S));
    // Shared memory is not writable data of the device: it has no bits there.
    if ((S.sh_flags & SHF_ALLOC) && !(S.sh_flags & SHF_EXECINSTR) &&
        S.sh_type != SHT_NOTE)
      Sum += S.sh_size;
  }
  return Sum;
}
