//===- LineTables.h - The line tables of an object --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINES_LINETABLES_H
#define LLVM_LIB_Q7X2LINES_LINETABLES_H

#include "DebugSections.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace q7x2 {

/// The tables of .debug_line, versions 2 to 5.
class LineTables {
public:
  struct Row {
    uint64_t Address;
    uint32_t File; ///< For path().
    uint32_t Line; ///< 0: no line.
    uint32_t Column;
  };

  explicit LineTables(const DebugSections &Sections);

  /// The row for the address; null if there is none.
  const Row *find(uint64_t Address) const;
  /// The path of a file; empty if it is unknown.
  std::string path(uint32_t File) const;
  /// The file of that number in the table at an offset of .debug_line; 0, which
  /// has no path, if there is none.
  uint32_t file(uint64_t TableOffset, uint64_t Number) const;
  /// The directory that relative paths of the table are relative to, which the
  /// compilation unit has.
  void setCompilationDirectory(uint64_t TableOffset, llvm::StringRef Path);

private:
  friend class LineReader;

  struct File {
    uint32_t Table = 0; ///< Its index.
    llvm::StringRef Name;
    uint64_t Directory = 0; ///< Its number in the table.
  };
  struct Table {
    uint64_t Offset = 0;
    unsigned Version = 0;
    uint32_t FirstFile = 0,
             NumFiles = 0; ///< In Files, beginning with number 0.
    uint32_t FirstDirectory = 0, NumDirectories = 0;
    llvm::StringRef CompilationDirectory;
  };
  /// Rows with ascending addresses. The last one is the end of the range.
  using Sequence = std::vector<Row>;

  std::vector<llvm::StringRef> Directories;
  std::vector<File> Files;
  std::vector<Table> Tables;       ///< By their offsets.
  std::vector<Sequence> Sequences; ///< By their addresses.

  const Table *tableAt(uint64_t Offset) const;
  void sortSequences();
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2LINES_LINETABLES_H
