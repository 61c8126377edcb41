//===- DebugSections.h - The sections of debug information ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINES_DEBUGSECTIONS_H
#define LLVM_LIB_Q7X2LINES_DEBUGSECTIONS_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Object/ObjectFile.h"
#include <deque>

namespace q7x2 {

/// The contents of an object's sections, decompressed; empty where a section is
/// missing or malformed.
class DebugSections {
public:
  explicit DebugSections(const llvm::object::ObjectFile &File);
  DebugSections(const DebugSections &) = delete;
  DebugSections &operator=(const DebugSections &) = delete;

#define DEBUG_SECTION(Member, Name) llvm::StringRef Member;
#include "DebugSections.def"

private:
  std::deque<llvm::SmallString<0>> Decompressed;

  llvm::StringRef readContents(const llvm::object::SectionRef &Section);
};

/// Longer names are cut: any number of references to one must not take its
/// length each.
constexpr size_t MaxNameBytes = 4096;

/// The string at an offset of a section; empty if there is none.
llvm::StringRef stringAt(llvm::StringRef Section, uint64_t Offset);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2LINES_DEBUGSECTIONS_H
