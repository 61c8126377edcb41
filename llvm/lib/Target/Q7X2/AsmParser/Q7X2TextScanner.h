//===-- Q7X2TextScanner.h - Source text without the lexer -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads source text from a place on, and lets the lexer continue after it: for
// what the lexer would split at other places, and for the control word, which
// has a dozen tokens of one character.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2TEXTSCANNER_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2TEXTSCANNER_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace llvm {

class MCAsmParser;

class Q7X2TextScanner {
  const char *At; // a source buffer ends with a 0

public:
  explicit Q7X2TextScanner(SMLoc Loc) : At(Loc.getPointer()) {}

  SMLoc getLoc() const { return SMLoc::getFromPointer(At); }

  /// Skips spaces and comments.
  void skipSpace();
  /// The same, and the character if it follows.
  bool consume(char C) {
    skipSpace();
    if (*At != C)
      return false;
    ++At;
    return true;
  }
  /// The same, and a word of letters and digits, which may be empty.
  StringRef takeWord() {
    skipSpace();
    const char *Begin = At;
    while (isAlnum(*At) || *At == '_')
      ++At;
    return StringRef(Begin, At - Begin);
  }
  /// The next token is the one here.
  void resume(MCAsmParser &Parser) const;
};

} // namespace llvm

#endif
