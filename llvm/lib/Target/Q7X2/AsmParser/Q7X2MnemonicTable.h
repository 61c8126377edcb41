//===-- Q7X2MnemonicTable.h - Mnemonics and their modifiers -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text like IMAD.U32.HI.X is a mnemonic (IMAD.HI.X) and modifiers (.U32) in
// any order. This finds the mnemonic and brings the modifiers into the order
// in which the matcher wants them, or says what is wrong with the text.
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
  int Suffix; ///< Index of the part of the text it came from, -1 if assumed.
};

struct ParsedMnemonic {
  std::string Mnemonic; ///< Lower case, as the matcher has it.
  SmallVector<ParsedMod, 5> Mods;
  bool takesHalfImmediates() const;
};

/// What is wrong with a mnemonic; Part is the part of the text, 0 the first.
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

  /// Parts is the text split at its dots. Fills Result, or returns an error.
  std::optional<MnemonicError> parse(ArrayRef<StringRef> Parts,
                                     ParsedMnemonic &Result) const;

private:
  void add(StringRef Text, StringRef Mnemonic, ModList Mods);
  std::string nearestMnemonic(StringRef Base) const;
  MnemonicError diagnose(ArrayRef<StringRef> Parts,
                         ArrayRef<Entry> Entries) const;
  static std::string listModifiers(ArrayRef<Entry> Entries);
};

} // namespace llvm

#endif
