//===-- Kernel.h - Kernels --------------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_KERNEL_H
#define Q7X2_OPENCL_KERNEL_H

#include "Memory.h"
#include "Program.h"

namespace q7x2::opencl {

/// The value of an argument. A kernel does not keep the objects among its
/// arguments alive.
struct Argument {
  bool IsSet = false;
  WeakRef<_cl_mem> Memory; // for an image, and a buffer that is not null
  WeakRef<_cl_sampler> Sampler;
  const void *Shared = nullptr; // in shared virtual memory
  std::string Bytes;            // of anything but memory objects
  size_t LocalBytes = 0;
};

/// An argument of a command, which keeps its memory object.
struct BoundArgument {
  Ref<_cl_mem> Memory;
  std::string Bytes;
  size_t LocalBytes;
};

} // namespace q7x2::opencl

struct _cl_kernel : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Kernel;

  const q7x2::opencl::Ref<_cl_program> Program;
  const std::shared_ptr<q7x2::opencl::Image> Image;
  const q7x2::opencl::KernelDescription &Description; // in the image

  _cl_kernel(q7x2::opencl::Ref<_cl_program> Program,
             std::shared_ptr<q7x2::opencl::Image> Image,
             const q7x2::opencl::KernelDescription &Description,
             std::vector<q7x2::opencl::Argument> Arguments);
  ~_cl_kernel() { --Program->Kernels; }

  cl_context context() const { return Program->Context.get(); }
  std::vector<q7x2::opencl::Argument> arguments() {
    std::lock_guard<std::mutex> Guard(Lock);
    return Arguments;
  }
  /// The arguments for a command; false if one is not set, or its object is
  /// gone.
  bool bind(std::vector<q7x2::opencl::BoundArgument> &Bound);
  void set(size_t Index, q7x2::opencl::Argument A);
  /// Bytes of shared memory of a block with the arguments that are set.
  cl_ulong sharedBytes();

private:
  std::mutex Lock;
  std::vector<q7x2::opencl::Argument> Arguments;
};

#endif // Q7X2_OPENCL_KERNEL_H
