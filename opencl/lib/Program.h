//===-- Program.h - Programs ------------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_PROGRAM_H
#define Q7X2_OPENCL_PROGRAM_H

#include "Context.h"
#include "Image.h"

namespace q7x2::opencl {

/// The result of a build.
struct Build {
  cl_build_status Status = CL_BUILD_NONE;
  std::string Options, Log;
  cl_program_binary_type Type = CL_PROGRAM_BINARY_TYPE_NONE;
  /// LLVM bitcode, of a compiled object or a library.
  std::vector<std::string> Modules;
  /// Of an executable.
  std::shared_ptr<Image> Executable;
};

using ProgramNotifyFn = void(CL_CALLBACK *)(cl_program, void *);

/// A build as a binary of OpenCL, and back. Besides its own binaries, the
/// library reads the compiler's objects and LLVM bitcode.
std::string writeBinary(const Build &B);
bool readBinary(const std::string &Binary, Build &B);

} // namespace q7x2::opencl

struct _cl_program : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Program;

  const q7x2::opencl::Ref<_cl_context> Context;
  const std::string Source;
  /// The function that made it: clCreateProgramWithSource,
  /// clCreateProgramWithBinary or clLinkProgram.
  enum class Origin { Source, Binary, Link };
  const Origin From;
  std::atomic<unsigned> Kernels{0}; // made from it and not yet destroyed

  _cl_program(q7x2::opencl::Ref<_cl_context> Context, std::string Source,
              Origin From, q7x2::opencl::Build First)
      : Object(ItsKind), Context(std::move(Context)), Source(std::move(Source)),
        From(From), Current(std::move(First)) {}

  bool hasSource() const { return From == Origin::Source; }

  q7x2::opencl::Build build() {
    std::lock_guard<std::mutex> Guard(Lock);
    return Current;
  }
  /// Puts a build in progress; CL_INVALID_OPERATION if there is one or kernels
  /// depend on the last one.
  cl_int begin(const std::string &Options);
  void finish(q7x2::opencl::Build B);

private:
  std::mutex Lock;
  q7x2::opencl::Build Current;
};

#endif // Q7X2_OPENCL_PROGRAM_H
