//===-- BuildOptions.h - Options for building programs ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_BUILDOPTIONS_H
#define Q7X2_OPENCL_BUILDOPTIONS_H

#include <string>
#include <vector>

namespace q7x2::opencl {

/// Reads the options of clBuildProgram and clCompileProgram into arguments for
/// the compiler. False if there is one that OpenCL does not have.
bool readCompileOptions(const std::string &Text,
                        std::vector<std::string> &Arguments);

/// The same for clLinkProgram, of whose options only one has an effect: whether
/// the result is a library.
bool readLinkOptions(const std::string &Text, bool &CreateLibrary);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_BUILDOPTIONS_H
