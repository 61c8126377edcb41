//===- InfoReader.h - Reads .debug_info -------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINES_INFOREADER_H
#define LLVM_LIB_Q7X2LINES_INFOREADER_H

#include "Abbreviations.h"
#include "DebugSections.h"
#include "Functions.h"
#include "LineTables.h"
#include "RangeLists.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/DataExtractor.h"
#include <array>
#include <optional>
#include <vector>

namespace q7x2 {

/// Reads the units of .debug_info, their entries one after the other.
class InfoReader {
public:
  InfoReader(const DebugSections &Sections, LineTables &Lines, Functions &To);

  /// Returns the ranges of all scopes.
  std::vector<Functions::Range> read();

private:
  using Cursor = llvm::DataExtractor::Cursor;

  /// The value of an attribute.
  struct Value {
    uint64_t Form = 0; ///< 0: the entry does not have it.
    uint64_t Number = 0;
    llvm::StringRef Text; ///< Of DW_FORM_string.
  };

  const DebugSections &Sections;
  llvm::DataExtractor Data;
  AbbreviationSection Abbreviations;
  RangeLists Lists;
  LineTables &Lines;
  Functions &To;
  std::vector<Functions::Range> Ranges;

  // The current unit.
  llvm::dwarf::FormParams Params = {};
  uint64_t Begin = 0, End = 0;
  const AbbreviationTable *Table = nullptr;
  std::optional<uint64_t> LineTable; // its offset
  uint64_t Address = 0;
  uint64_t StrOffsetsBase = 0, AddrBase = 0, RngListsBase = 0;
  // The current entry.
  std::array<Value, NumDieAttributes> Values;

  uint64_t readOffset(Cursor &C) const;
  bool readHeader(Cursor &C);
  void readEntries(Cursor &C);
  bool readAttributes(Cursor &C, const Abbreviation &A);
  bool readValue(Cursor &C, uint64_t Form, Value &V) const;

  const Value &value(DieAttribute A) const { return Values[unsigned(A)]; }
  uint32_t number(DieAttribute A) const;
  llvm::StringRef text(DieAttribute A) const;
  uint64_t reference(DieAttribute A) const;
  std::optional<uint64_t> address(const Value &V) const;
  std::optional<uint64_t> addressAt(uint64_t Index) const;
  std::optional<uint64_t> entryOf(llvm::StringRef Section, uint64_t Base,
                                  uint64_t Index, unsigned Bytes) const;

  void openUnit();
  void addFunction(uint64_t Offset);
  uint32_t addScope(uint64_t Origin, uint32_t Parent);
  void addRanges(uint32_t Scope);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2LINES_INFOREADER_H
