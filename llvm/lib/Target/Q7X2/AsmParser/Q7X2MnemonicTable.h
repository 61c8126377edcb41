//===-- Q7X2MnemonicTable.h - Mnemonics and their modifiers -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text IMAD.U32.HI.X is a mnemonic (IMAD.HI.X) and modifiers (.U32) in any
// order. The table finds the mnemonic and puts the modifiers into the order
// that the matcher requires, or diagnoses the text.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2MNEMONICTABLE_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2MNEMONICTABLE_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace llvm {

/// A modifier with its value, in the order of the matcher.
struct ParsedMod {
  Q7X2Mod::ModID Mod;
  uint8_t Value;
  int Suffix; ///< Index of the suffix in the text, -1 if it is a default.
};

struct ParsedMnemonic {
  std::string Mnemonic; ///< Lower case, as in the matcher.
  SmallVector<ParsedMod, 5> Mods;
  /// The format of the 16-bit immediates, or null if there are none.
  const ParsedMod *halfFormat() const;
};

/// A diagnostic for a mnemonic; Part is the index of the part of the text.
struct MnemonicError {
  std::string Message;
  unsigned Part = 0;
};

class Q7X2MnemonicTable {
  using ModList = SmallVector<Q7X2Mod::ModID, 5>;
  struct Entry {
    std::string Mnemonic;
    SmallVector<std::string, 3> Selectors; // HI, X of IMAD.HI.X
    SmallVector<ModList, 2> ModLists;      // one for each set of operand widths
  };
  StringMap<SmallVector<Entry, 4>> ByBase;

public:
  explicit Q7X2MnemonicTable(bool IsFermi);

  /// Parses the text, split at its dots, into Result, or returns an error.
  std::optional<MnemonicError> parse(ArrayRef<StringRef> Parts,
                                     ParsedMnemonic &Result) const;

private:
  void add(StringRef Text, StringRef Mnemonic, ModList Mods);
  std::string nearestMnemonic(StringRef Base) const;
  MnemonicError diagnose(ArrayRef<StringRef> Parts,
                         ArrayRef<Entry> Entries) const;
  static size_t findDuplicate(ArrayRef<StringRef> Suffixes,
                              ArrayRef<Entry> Entries);
  static MnemonicError diagnoseSuffix(ArrayRef<StringRef> Parts, size_t Suffix,
                                      ArrayRef<ParsedMod> Mods,
                                      ArrayRef<Entry> Entries);
  static std::string listModifiers(ArrayRef<Entry> Entries);
};

} // namespace llvm

#endif
