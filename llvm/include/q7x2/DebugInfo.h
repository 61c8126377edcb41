//===- q7x2/DebugInfo.h - Source places of code addresses -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the messages and reports of the project's own tools. LLVM's reader of
// DWARF trusts its input: malformed sections make it crash, or allocate without
// bound. This one reads the source places of code (DWARF 2 to 5: line tables,
// subprograms and inlined subroutines) in time and memory that are linear in
// the size of the sections. Malformed entries have no source places.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEBUGINFO_H
#define Q7X2_DEBUGINFO_H

#include "llvm/Object/ObjectFile.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace q7x2 {

/// A line of a function, or the call there that has been inlined.
struct SourceFrame {
  std::string Function; ///< Without its parameters; empty: unknown.
  std::string Path;     ///< Absolute, if the object has the directories.
  uint32_t Line = 0;    ///< From 1.
  uint32_t Column = 0;  ///< From 1; 0: unknown.
};

/// The source places of an object's code. That of several sections has none.
class DebugInfo {
public:
  /// The object has to outlive the result.
  static std::unique_ptr<DebugInfo> read(const llvm::object::ObjectFile &File);
  ~DebugInfo();

  /// The innermost frame first; none if the object has no place for the
  /// address. At most 256.
  std::vector<SourceFrame> frames(uint64_t Address) const;

  /// "file.cl:12" of the innermost frame, or empty.
  std::string line(uint64_t Address) const;

  /// All frames, for messages: "file.cl:3 in f, inlined into k at file.cl:12";
  /// the line alone if nothing has been inlined there.
  std::string place(uint64_t Address) const;

private:
  struct Contents;

  DebugInfo();
  std::unique_ptr<Contents> C; // null: there are none
};

} // namespace q7x2

#endif // Q7X2_DEBUGINFO_H
