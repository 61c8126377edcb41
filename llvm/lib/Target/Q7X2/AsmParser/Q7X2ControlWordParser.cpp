//===-- Q7X2ControlWordParser.cpp - Text of the control word --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2ControlWordParser.h"
#include "AsmParser/Q7X2TextScanner.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCAsmParser.h"

using namespace llvm;

static bool isScoreboardField(StringRef Name) {
  return Name == "req" || Name == "wsb" || Name == "rsb";
}

bool llvm::atControlWord(MCAsmParser &Parser) {
  const AsmToken &Tok = Parser.getTok();
  return Tok.is(AsmToken::Question) ||
         (Tok.is(AsmToken::Amp) &&
          isScoreboardField(Q7X2TextScanner(Tok.getEndLoc()).takeWord()));
}

static bool parseScoreboard(MCAsmParser &Parser, Q7X2TextScanner &Text,
                            int &SB) {
  Text.skipSpace();
  const SMLoc Loc = Text.getLoc();
  unsigned Value;
  if (Text.takeWord().getAsInteger(0, Value))
    return Parser.Error(Loc, "expected a scoreboard, 0 to 5");
  if (Value >= Q7X2::ControlWord::NumScoreboards)
    return Parser.Error(Loc, "scoreboard out of range [0, 5]");
  SB = Value;
  return false;
}

static bool parseScoreboardSet(MCAsmParser &Parser, Q7X2TextScanner &Text,
                               unsigned &Mask) {
  if (!Text.consume('{'))
    return Parser.Error(Text.getLoc(),
                        "expected '{' and the scoreboards to wait for");
  do {
    Text.skipSpace();
    const SMLoc Loc = Text.getLoc();
    int SB;
    if (parseScoreboard(Parser, Text, SB))
      return true;
    if (Mask >> SB & 1)
      return Parser.Error(Loc, "duplicate scoreboard " + Twine(SB));
    Mask |= 1u << SB;
  } while (Text.consume(','));
  return !Text.consume('}') &&
         Parser.Error(Text.getLoc(), "expected ',' or '}'");
}

// ?WAITn; the '?' has been read.
static bool parseStall(MCAsmParser &Parser, Q7X2TextScanner &Text, SMLoc Loc,
                       unsigned &Stall) {
  StringRef Number = Text.takeWord();
  unsigned Value;
  if (!Number.consume_front("WAIT") || Number.getAsInteger(10, Value) ||
      Value < 1 || Value > Q7X2::ControlWord::MaxStall)
    return Parser.Error(Loc, "expected ?WAITn, n from 1 to 15");
  if (Stall)
    return Parser.Error(Loc, "duplicate ?WAIT");
  Stall = Value;
  return false;
}

// &req={a,b}, &wsb=n or &rsb=n; the name has been read.
static bool parseScoreboardField(MCAsmParser &Parser, Q7X2TextScanner &Text,
                                 SMLoc Loc, StringRef Name,
                                 Q7X2::ControlWord &C) {
  if (!Text.consume('='))
    return Parser.Error(Text.getLoc(), "expected '='");
  int &SB = Name == "wsb" ? C.Wsb : C.Rsb;
  if (Name == "req" ? C.Req != 0 : SB >= 0)
    return Parser.Error(Loc, "duplicate &" + Name);
  return Name == "req" ? parseScoreboardSet(Parser, Text, C.Req)
                       : parseScoreboard(Parser, Text, SB);
}

bool llvm::parseControlWord(MCAsmParser &Parser, Q7X2::ControlWord &C) {
  if (!atControlWord(Parser))
    return false;
  Q7X2TextScanner Text(Parser.getTok().getLoc());
  while (true) {
    Text.skipSpace();
    const SMLoc Loc = Text.getLoc();
    if (Text.consume('?')) {
      if (parseStall(Parser, Text, Loc, C.Stall))
        return true;
      continue;
    }
    Q7X2TextScanner Field = Text;
    if (!Field.consume('&'))
      break;
    StringRef Name = Field.takeWord();
    if (!isScoreboardField(Name))
      break;
    if (parseScoreboardField(Parser, Field, Loc, Name, C))
      return true;
    Text = Field;
  }
  Text.resume(Parser);
  return false;
}
