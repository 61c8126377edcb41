//===-- Image.h - Built programs --------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler's result for a program: an object for the machine, and its
// kernels. A program that is built again leaves the old image to the
// kernels that were made from it.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_IMAGE_H
#define Q7X2_OPENCL_IMAGE_H

#include "OpenCL.h"
#include "q7x2/q7x2sim.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace q7x2::opencl {

/// A parameter's declaration in the source.
struct ArgumentInfo {
  std::string Name, Type, Address, Access, Qualifiers;
};

struct Parameter {
  std::string Type;
  size_t Bytes;
  std::optional<ArgumentInfo> Info;
  bool isLocal() const { return Type == "ptr.shared"; }
  bool isImage() const { return Type.compare(0, 5, "image") == 0; }
  bool isSampler() const { return Type == "sampler"; }
  bool isBuffer() const { return Type.compare(0, 3, "ptr") == 0 && !isLocal(); }
};

struct KernelDescription {
  std::string Name;
  size_t RequiredBlock[3]; // 0: any number
  bool PartialBlocks;      // work-groups need not divide the range
  cl_ulong SharedBytes, LocalBytes;
  std::vector<Parameter> Parameters;
  std::string Hints; // attributes that have no effect
};

class Image {
  std::vector<KernelDescription> Kernels;
  q7x2_module *Module = nullptr; // of the worker

public:
  const std::string Object;

  explicit Image(std::string Object) : Object(std::move(Object)) {}
  ~Image();
  Image(const Image &) = delete;
  Image &operator=(const Image &) = delete;

  /// Links the object on a device of its own, to find its kernels. On an error
  /// \p Problem is the reason.
  bool inspect(std::string &Problem);

  const std::vector<KernelDescription> &kernels() const { return Kernels; }
  /// Null before it is loaded.
  const q7x2_module *module() const { return Module; }
  /// Loads it when it is first launched; by the worker.
  q7x2_error *load(q7x2_device *Device, const std::string &Kernel,
                   const q7x2_kernel *&Result);
};

/// Bytes of global variables in an object.
size_t globalBytes(const std::string &Object);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_IMAGE_H
