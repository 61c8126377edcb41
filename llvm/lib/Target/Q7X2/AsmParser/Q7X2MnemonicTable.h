//===-- Q7X2MnemonicTable.h - Mnemonics and their modifiers -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text IMAD.U32.HI.X consists of a mnemonic (IMAD.HI.X) and modifiers
// (.U32) in any order. The table finds the mnemonic and sorts the modifiers as
// the matcher requires, or diagnoses the text.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2MNEMONICTABLE_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2MNEMONICTABLE_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>

namespace llvm {

/// A modifier with its value, in the matcher's order.
struct ParsedMod {
  Q7X2Mod::ModID Mod;
  uint8_t Value;
  int Suffix;          ///< Index of the suffix in the text; -1 for a default.
  unsigned Offset = 0; ///< Of the suffix in the text; 0 for a default.
};

struct ParsedMnemonic {
  StringRef Mnemonic; ///< In lower case, as in the matcher.
  SmallVector<ParsedMod, 5> Mods;
  /// The format of the 16-bit immediates, if there are any.
  std::optional<uint8_t> HalfFormat;
  /// The rows of the match table with the mnemonic; the parser sets them.
  unsigned FirstForm = 0, EndForm = 0;
};

/// A diagnostic for a mnemonic, and the offset in the text that it refers to.
struct MnemonicError {
  std::string Message;
  unsigned Offset = 0;
};

class Q7X2MnemonicTable {
  using ModList = SmallVector<Q7X2Mod::ModID, 5>;
  struct Entry {
    std::string Mnemonic;
    SmallVector<std::string, 3> Selectors; // HI, X of IMAD.HI.X
    SmallVector<ModList, 2> ModLists;      // one for each set of operand widths
  };
  /// A diagnostic that names a part of the text.
  struct PartError {
    std::string Message;
    unsigned Part = 0;
  };
  StringMap<SmallVector<Entry, 4>> ByBase;
  StringMap<ParsedMnemonic> Parsed; // by text

public:
  explicit Q7X2MnemonicTable(bool IsFermi);

  /// Parses a text. Programs repeat mnemonics, so each is parsed only once. On
  /// an error, returns null and sets \p Error.
  ParsedMnemonic *parse(StringRef Text, MnemonicError &Error);

private:
  std::optional<PartError> parseParts(ArrayRef<StringRef> Parts,
                                      ParsedMnemonic &Result) const;
  void add(StringRef Text, StringRef Mnemonic, ModList Mods);
  std::string nearestMnemonic(StringRef Base) const;
  PartError diagnose(ArrayRef<StringRef> Parts, ArrayRef<Entry> Entries) const;
  static size_t findDuplicate(ArrayRef<StringRef> Suffixes,
                              ArrayRef<Entry> Entries);
  static PartError diagnoseSuffix(ArrayRef<StringRef> Parts, size_t Suffix,
                                  ArrayRef<ParsedMod> Mods,
                                  ArrayRef<Entry> Entries);
  static std::string listModifiers(ArrayRef<Entry> Entries);
};

} // namespace llvm

#endif
