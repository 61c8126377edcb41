//===-- Q7X2ControlWordParser.cpp - Text of the control word
//---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2ControlWordParser.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCAsmParser.h"

using namespace llvm;

bool llvm::atControlWord(MCAsmParser &Parser) {
  if (Parser.getTok().is(AsmToken::Question))
    return true;
  if (Parser.getTok().isNot(AsmToken::Amp))
    return false;
  AsmToken Next = Parser.getLexer().peekTok();
  return Next.is(AsmToken::Identifier) &&
         StringSwitch<bool>(Next.getString())
             .Cases({"req", "wsb", "rsb"}, true)
             .Default(false);
}

static bool parseScoreboard(MCAsmParser &Parser, int &SB) {
  SMLoc Loc = Parser.getTok().getLoc();
  int64_t Value;
  if (Parser.getTok().isNot(AsmToken::Integer))
    return Parser.TokError("expected a scoreboard, 0 to 5");
  Value = Parser.getTok().getIntVal();
  Parser.Lex();
  if (Value >= Q7X2::ControlWord::NumScoreboards)
    return Parser.Error(Loc, "scoreboard out of range [0, 5]");
  SB = Value;
  return false;
}

static bool parseScoreboardSet(MCAsmParser &Parser, unsigned &Mask) {
  if (Parser.parseToken(AsmToken::LCurly,
                        "expected '{' and the scoreboards to wait for"))
    return true;
  do {
    SMLoc Loc = Parser.getTok().getLoc();
    int SB;
    if (parseScoreboard(Parser, SB))
      return true;
    if (Mask >> SB & 1)
      return Parser.Error(Loc, "duplicate scoreboard " + Twine(SB));
    Mask |= 1u << SB;
  } while (Parser.parseOptionalToken(AsmToken::Comma));
  return Parser.parseToken(AsmToken::RCurly, "expected ',' or '}'");
}

// ?WAITn; the '?' has been read.
static bool parseStall(MCAsmParser &Parser, SMLoc Loc, unsigned &Stall) {
  StringRef Number = Parser.getTok().is(AsmToken::Identifier)
                         ? Parser.getTok().getString()
                         : StringRef();
  unsigned Value;
  if (!Number.consume_front("WAIT") || Number.getAsInteger(10, Value) ||
      Value < 1 || Value > Q7X2::ControlWord::MaxStall)
    return Parser.Error(Loc, "expected ?WAITn, n from 1 to 15");
  if (Stall)
    return Parser.Error(Loc, "duplicate ?WAIT");
  Stall = Value;
  Parser.Lex();
  return false;
}

// &req={a,b}, &wsb=n or &rsb=n; the '&' has been read.
static bool parseScoreboardField(MCAsmParser &Parser, SMLoc Loc,
                                 Q7X2::ControlWord &C) {
  StringRef Name = Parser.getTok().getString();
  Parser.Lex();
  if (Parser.parseToken(AsmToken::Equal, "expected '='"))
    return true;
  int &SB = Name == "wsb" ? C.Wsb : C.Rsb;
  if (Name == "req" ? C.Req != 0 : SB >= 0)
    return Parser.Error(Loc, "duplicate &" + Name);
  return Name == "req" ? parseScoreboardSet(Parser, C.Req)
                       : parseScoreboard(Parser, SB);
}

bool llvm::parseControlWord(MCAsmParser &Parser, Q7X2::ControlWord &C) {
  while (atControlWord(Parser)) {
    SMLoc Loc = Parser.getTok().getLoc();
    bool IsStall = Parser.parseOptionalToken(AsmToken::Question);
    if (!IsStall)
      Parser.Lex();
    if (IsStall ? parseStall(Parser, Loc, C.Stall)
                : parseScoreboardField(Parser, Loc, C))
      return true;
  }
  return false;
}
