//===-- ProgramLinker.h - Several inputs to one object, through LLVM IR ---===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is no linker for Q7X2: the inputs of a link are compiled to LLVM IR one
// by one, linked as IR, optimized as a whole and written as one object, all in
// this process and without temporary files.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_PROGRAMLINKER_H
#define Q7X2_CLANG_PROGRAMLINKER_H

namespace clang {
namespace driver {
class Command;
class Compilation;
} // namespace driver

namespace q7x2 {

/// The job of \p C that would call a linker, or null.
const driver::Command *findLinkJob(const driver::Compilation &C);

/// Runs the jobs of \p C, the last of which is \p LinkJob, and returns the exit
/// status.
int linkProgram(const driver::Compilation &C, const driver::Command &LinkJob);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_PROGRAMLINKER_H
