//===-- Q7X2TextScanner.cpp - Source text without the lexer ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2TextScanner.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <cstring>

using namespace llvm;

void Q7X2TextScanner::skipSpace() {
  while (true) {
    while (*At == ' ' || *At == '\t')
      ++At;
    const char *End =
        At[0] == '/' && At[1] == '*' ? strstr(At + 2, "*/") : nullptr;
    if (!End)
      return;
    At = End + 2;
  }
}

void Q7X2TextScanner::resume(MCAsmParser &Parser) const {
  SourceMgr &SM = Parser.getSourceManager();
  const unsigned Buffer = SM.FindBufferContainingLoc(Parser.getTok().getLoc());
  Parser.getLexer().setBuffer(SM.getMemoryBuffer(Buffer)->getBuffer(), At);
  Parser.Lex();
}
