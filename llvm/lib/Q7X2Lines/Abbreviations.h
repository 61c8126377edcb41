//===- Abbreviations.h - The abbreviations of .debug_info -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINES_ABBREVIATIONS_H
#define LLVM_LIB_Q7X2LINES_ABBREVIATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <map>
#include <vector>

namespace q7x2 {

/// The attributes of entries (DIEs) that the reader uses.
enum class DieAttribute : uint8_t {
#define DIE_ATTRIBUTE(Name) Name,
#include "DieAttributes.def"
  None ///< Any other.
};
constexpr unsigned NumDieAttributes = unsigned(DieAttribute::None);

/// How an attribute is encoded.
struct AttributeSpec {
  DieAttribute Attribute;
  uint16_t Form;
  int64_t Value; ///< Of DW_FORM_implicit_const.
};

struct Abbreviation {
  uint64_t Code = 0;
  uint64_t Tag = 0;
  bool HasChildren = false;
  size_t FirstAttribute = 0, NumAttributes = 0; ///< In the table's list.
};

/// The abbreviations of a unit. Attributes that take no bytes and are not used
/// are left out, so that reading an entry takes time in proportion to its
/// bytes.
class AbbreviationTable {
public:
  /// Null if there is none for the code.
  const Abbreviation *find(uint64_t Code) const;
  llvm::ArrayRef<AttributeSpec> attributes(const Abbreviation &A) const {
    return llvm::ArrayRef(Attributes).slice(A.FirstAttribute, A.NumAttributes);
  }

private:
  friend class AbbreviationSection;

  std::vector<Abbreviation> List; // by their codes
  std::vector<AttributeSpec> Attributes;
};

/// All tables of .debug_abbrev.
class AbbreviationSection {
public:
  explicit AbbreviationSection(llvm::StringRef Data)
      : Data(Data), Budget(Data.size()) {}

  /// The table at an offset; null if it is malformed. Tables that overlap are
  /// malformed: when more bytes have been read than the section has, there are
  /// no more tables.
  const AbbreviationTable *tableAt(uint64_t Offset);

private:
  llvm::StringRef Data;
  uint64_t Budget;                              // bytes left to read
  std::map<uint64_t, AbbreviationTable> Tables; // empty: malformed

  bool read(uint64_t Offset, AbbreviationTable &To);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2LINES_ABBREVIATIONS_H
