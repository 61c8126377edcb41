//===- q7x2/SourceLine.h - Source lines of code addresses -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the messages of the project's own tools. LLVM's reader of line tables
// needs the other sections of debug information as well, and crashes on
// malformed ones, so this is a reader of .debug_line (DWARF 2 to 5) alone. What
// is malformed has no source lines.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_SOURCELINE_H
#define Q7X2_SOURCELINE_H

#include "llvm/Object/ObjectFile.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace q7x2 {

/// The line tables of an object's code, which is all in one section.
class LineTables {
public:
  static std::unique_ptr<LineTables> read(const llvm::object::ObjectFile &File);

  /// "file.cl:12", or empty if the tables have no entry for the address.
  std::string find(uint64_t Address) const;

private:
  friend class LineReader;

  struct Row {
    uint64_t Address;
    uint32_t File; // index of Files
    uint32_t Line;
  };
  /// Rows with ascending addresses. The last one is the end of the range.
  using Sequence = std::vector<Row>;

  std::vector<std::string> Files;
  std::vector<Sequence> Sequences;
};

} // namespace q7x2

#endif // Q7X2_SOURCELINE_H
