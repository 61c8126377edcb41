//===-- Compiler.h - The compiler, as a process -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// q7x2-clang runs beside the host program, in an environment of its own, and
// shares nothing with it but three files in memory: its input, its output and
// its messages. Whatever happens to it, the worst is a build that fails.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_COMPILER_H
#define Q7X2_OPENCL_COMPILER_H

#include <string>
#include <utility>
#include <vector>

namespace q7x2::opencl {

struct CompilerResult {
  bool Good = false;
  std::string Output; // an object or LLVM bitcode
  std::string Log;
  std::vector<std::string> Includes; // files that the input has included
};

/// A header that the host program gives with a program: its name and text.
using Header = std::pair<std::string, std::string>;

/// The compiler's arguments for OpenCL C with some options, to make an object
/// or LLVM bitcode to be linked. Only those that affect the result.
std::vector<std::string>
compileArguments(const std::vector<std::string> &Options, bool ToBitcode);
/// Compiles OpenCL C with such arguments.
CompilerResult compileSource(const std::string &Source,
                             const std::vector<Header> &Headers,
                             const std::vector<std::string> &Arguments);
/// The compiler's arguments to make an object of so many modules.
std::vector<std::string> linkArguments(size_t NumModules);
/// Makes an object of modules in LLVM bitcode with such arguments.
CompilerResult linkModules(const std::vector<std::string> &Modules,
                           const std::vector<std::string> &Arguments);

/// The folder of this library, with a slash at its end; empty if it is unknown.
std::string libraryFolder();
/// The compiler's path: beside this library.
std::string compilerPath();
/// Where the sources of programs are kept for the debugger; null: kernels are
/// not debugged.
const char *debugFolder();

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_COMPILER_H
