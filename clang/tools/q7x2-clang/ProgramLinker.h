//===-- ProgramLinker.h - Several inputs to one object, through LLVM IR ---===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The link that clang's driver plans, in this process. Sources of the command
// line and inputs that are bitcode already (-flto) are compiled to LLVM IR one
// by one, linked as IR, optimized as a whole and written as one object in
// memory. The linker for objects (llvm/lib/Q7X2Link) resolves symbols and links
// that object with all others.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_PROGRAMLINKER_H
#define Q7X2_CLANG_PROGRAMLINKER_H

#include <functional>
#include <string>
#include <vector>

namespace clang {
namespace driver {
class Command;
class Compilation;
} // namespace driver

namespace q7x2 {

/// The job of \p C that would call a linker, or null.
const driver::Command *findLinkJob(const driver::Compilation &C);

/// Settings of the link.
struct LinkSettings {
  /// Compile each source to an object of its own (-fno-lto).
  bool SeparateObjects = false;
  /// The folder of the device's libraries, which is searched last.
  std::string LibraryFolder;
  /// Arguments of a -cc1 job that compiles IR. For links without sources, with
  /// bitcode.
  std::function<std::vector<std::string>()> PlanIRJob;
};

/// Runs the jobs of \p C, the last of which is \p LinkJob, and returns the exit
/// status.
int linkProgram(driver::Compilation &C, const driver::Command &LinkJob,
                const LinkSettings &Settings);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_PROGRAMLINKER_H
