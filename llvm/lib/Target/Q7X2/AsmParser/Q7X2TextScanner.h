//===-- Q7X2TextScanner.h - Source text without the lexer -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scans source text from a location on, and lets the lexer continue after it.
// Used for text that the lexer would split differently, and for the control
// word, which has a dozen single-character tokens.
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
  const char *At; // a source buffer is null-terminated

public:
  explicit Q7X2TextScanner(SMLoc Loc) : At(Loc.getPointer()) {}

  SMLoc getLoc() const { return SMLoc::getFromPointer(At); }

  /// Skips spaces and comments.
  void skipSpace();
  /// Skips space, and consumes the character if it follows.
  bool consume(char C) {
    skipSpace();
    if (*At != C)
      return false;
    ++At;
    return true;
  }
  /// Skips space, and consumes a word of letters and digits, possibly empty.
  StringRef takeWord() {
    skipSpace();
    const char *Begin = At;
    while (isAlnum(*At) || *At == '_')
      ++At;
    return StringRef(Begin, At - Begin);
  }
  /// Lets the lexer continue here.
  void resume(MCAsmParser &Parser) const;
};

} // namespace llvm

#endif
