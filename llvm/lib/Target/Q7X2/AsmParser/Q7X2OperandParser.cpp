//===-- Q7X2OperandParser.cpp - Parse operands of instructions ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2OperandParser.h"
#include "AsmParser/Q7X2ExprParser.h"
#include "AsmParser/Q7X2TextScanner.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace llvm {
extern const MCRegisterClass Q7X2MCRegisterClasses[];
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

using OperandPtr = Q7X2OperandParser::OperandPtr;

// Returns a 32-bit register, a predicate or a barrier.
static MCRegister registerByName(StringRef Name) {
  static const struct {
    StringLiteral Prefix, Zero;
    unsigned ClassID;
  } Files[] = {
      {"R", "RZ", Q7X2::GPRRegClassID}, {"UR", "URZ", Q7X2::UGPRRegClassID},
      {"P", "PT", Q7X2::PPRRegClassID}, {"UP", "UPT", Q7X2::UPPRRegClassID},
      {"B", "", Q7X2::BPRRegClassID},
  };
  for (const auto &File : Files) {
    if (!Name.starts_with(File.Prefix))
      continue;
    const MCRegisterClass &Class = Q7X2MCRegisterClasses[File.ClassID];
    unsigned NumNamed = Class.getNumRegs() - !File.Zero.empty();
    if (!File.Zero.empty() && Name == File.Zero)
      return Class.getRegister(NumNamed);
    StringRef Number = Name.drop_front(File.Prefix.size());
    unsigned N;
    if (Number.empty() || (Number.size() > 1 && Number[0] == '0') ||
        !all_of(Number, [](char C) { return isDigit(C); }) ||
        Number.getAsInteger(10, N))
      continue;
    return N < NumNamed ? Class.getRegister(N) : MCRegister();
  }
  return MCRegister();
}

static MCRegister wideRegister(bool Uniform, int64_t Lo, int64_t Hi,
                               std::string &Error) {
  int64_t Words = Hi - Lo + 1;
  unsigned ClassID = Uniform      ? Q7X2::UGPR64RegClassID
                     : Words == 4 ? Q7X2::GPR128RegClassID
                                  : Q7X2::GPR64RegClassID;
  if (Words != 2 && (Words != 4 || Uniform)) {
    Error = Uniform ? "a uniform register range has 2 registers"
                    : "a register range has 2 or 4 registers";
    return MCRegister();
  }
  if (Lo % Words) {
    Error = "the first register of a range of " + itostr(Words) +
            " must be a multiple of " + itostr(Words);
    return MCRegister();
  }
  const MCRegisterClass &Class = Q7X2MCRegisterClasses[ClassID];
  if (Lo < 0 || Lo / Words >= int64_t(Class.getNumRegs())) {
    Error = "the last register range is " + std::string(Uniform ? "UR[60:61]"
                                                        : Words == 4
                                                            ? "R[248:251]"
                                                            : "R[252:253]");
    return MCRegister();
  }
  return Class.getRegister(Lo / Words);
}

bool Q7X2OperandParser::tryParseRegister(MCRegister &Reg, SMLoc &Start,
                                         SMLoc &End) {
  const AsmToken &Tok = getTok();
  Start = Tok.getLoc();
  End = Tok.getEndLoc();
  if (Tok.isNot(AsmToken::Identifier))
    return false;
  Reg = registerByName(Tok.getString());
  if (!Reg)
    return false;
  Lex();
  return true;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

OperandPtr Q7X2OperandParser::parseOperand() {
  if (getTok().is(AsmToken::Exclaim))
    return parseNegatedPredicate();
  if (getTok().is(AsmToken::LBrac))
    return parseMemory();
  return parseSource();
}

// !P
OperandPtr Q7X2OperandParser::parseNegatedPredicate() {
  SMLoc Start = getTok().getLoc();
  Lex();
  OperandPtr Op = parseRegisterOperand();
  if (!Op) {
    Error(getTok().getLoc(), "expected a predicate after '!'");
    return nullptr;
  }
  Op->Start = Start;
  Op->Not = true;
  return Op;
}

// {-~}{|}register or constant-bank word{|}, or an immediate
OperandPtr Q7X2OperandParser::parseSource() {
  SMLoc Start = getTok().getLoc();
  bool Inverted = parseOptionalToken(AsmToken::Tilde);
  bool Negative = !Inverted && parseOptionalToken(AsmToken::Minus);
  bool Abs = parseOptionalToken(AsmToken::Pipe);

  OperandPtr Op;
  if (getTok().is(AsmToken::Identifier)) {
    Op = IsFermi ? parseFermiImm() : nullptr;
    if (!Op)
      Op = getTok().getString() == "c" ? parseConstMem(Start)
                                       : parseRegisterOperand();
    if (!Op && getParser().hasPendingError())
      return nullptr;
  }
  if (Op) {
    Op->Mods = (Inverted ? Q7X2::SrcMods::Inv : 0) |
               (Negative ? Q7X2::SrcMods::Neg : 0) |
               (Abs ? Q7X2::SrcMods::Abs : 0);
    Op->Start = Start;
    if (Abs && parseToken(AsmToken::Pipe, "expected '|' after the source"))
      return nullptr;
    Op->End = getTok().getLoc();
    return Op;
  }
  if (Abs || Inverted) {
    Error(Start, Twine(Abs ? "'|...|'" : "'~'") +
                     " requires a register or a constant-bank word");
    return nullptr;
  }
  return parseImmediate(Start, Negative);
}

//===----------------------------------------------------------------------===//
// Registers as operands
//===----------------------------------------------------------------------===//

// Parses a register with an optional suffix, PR, or a special register. Returns
// null without an error if the token is none of these.
OperandPtr Q7X2OperandParser::parseRegisterOperand() {
  if (getTok().isNot(AsmToken::Identifier))
    return nullptr;
  SMLoc Start = getTok().getLoc(), End = getTok().getEndLoc();
  StringRef Text = getTok().getString();
  if (Text == "PR" || Text.starts_with("SR_")) {
    Lex();
    OperandPtr Op = Q7X2Operand::create(
        Text == "PR" ? Q7X2Operand::Token : Q7X2Operand::Name, Start);
    Op->Text = Text;
    return Op;
  }
  if (*End.getPointer() == '[' && (Text == "R" || Text == "UR")) {
    Lex();
    return parseBracketedRegister(Text, Start);
  }
  auto [Name, Suffix] = Text.split('.');
  MCRegister Reg = registerByName(Name);
  if (!Reg)
    return nullptr;
  Lex();
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Register, Start, End);
  Op->Reg = Reg;
  Op->Suffix = Suffix;
  return Op;
}

// R[lo:hi], UR[lo:hi], or R[URb+offset]; the prefix has been read.
OperandPtr Q7X2OperandParser::parseBracketedRegister(StringRef Prefix,
                                                     SMLoc Start) {
  Lex(); // '['
  if (getTok().isNot(AsmToken::Integer))
    return parseIndexedRegister(Prefix, Start);
  int64_t Lo, Hi;
  if (parseRangeBounds(Lo, Hi))
    return nullptr;
  StringRef Suffix = closeRange();
  if (getParser().hasPendingError())
    return nullptr;
  std::string Message;
  OperandPtr Op =
      Q7X2Operand::create(Q7X2Operand::Register, Start, getTok().getLoc());
  Op->Reg = wideRegister(Prefix == "UR", Lo, Hi, Message);
  if (!Op->Reg) {
    Error(Start, Message);
    return nullptr;
  }
  Op->Suffix = Suffix;
  return Op;
}

// R[URb+offset]; "R[" has been read.
OperandPtr Q7X2OperandParser::parseIndexedRegister(StringRef Prefix,
                                                   SMLoc Start) {
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::IndexedReg, Start);
  SMLoc Loc = getTok().getLoc(), End;
  if (Prefix != "R" || !tryParseRegister(Op->UReg, Loc, End) ||
      !Q7X2MCRegisterClasses[Q7X2::UGPRRegClassID].contains(Op->UReg)) {
    Error(Loc, Prefix == "R" ? "expected a register range, R[lo:hi], or an "
                               "indexed register, R[URb+offset]"
                             : "expected a register range, UR[lo:hi]");
    return nullptr;
  }
  if (parseAddressTail(*Op))
    return nullptr;
  return Op;
}

// lo:hi
bool Q7X2OperandParser::parseRangeBounds(int64_t &Lo, int64_t &Hi) {
  Lo = getTok().getIntVal();
  Lex();
  if (parseToken(AsmToken::Colon,
                 "expected ':' and the last register of the range"))
    return true;
  if (getTok().isNot(AsmToken::Integer))
    return TokError("expected the last register of the range");
  Hi = getTok().getIntVal();
  Lex();
  return false;
}

// Consumes the ']' of a register range and a .64 directly after it. The lexer
// must not see the suffix, since it takes .64+ for a malformed number.
StringRef Q7X2OperandParser::closeRange() {
  const char *After = getTok().getEndLoc().getPointer();
  StringRef Suffix(After, 3);
  if (getTok().is(AsmToken::RBrac) && Suffix == ".64" && !isAlnum(After[3])) {
    Q7X2TextScanner(SMLoc::getFromPointer(After + 3)).resume(getParser());
    return Suffix.drop_front();
  }
  parseToken(AsmToken::RBrac, "expected ']' after the register range");
  return StringRef();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// c[bank][{Ra+}offset]
OperandPtr Q7X2OperandParser::parseConstMem(SMLoc Start) {
  if (!Q7X2TextScanner(getTok().getEndLoc()).consume('['))
    return nullptr;
  Lex(); // 'c'
  Lex(); // '['
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::ConstMem, Start);
  if (parseBank(Op->Value) || parseBankOffset(*Op))
    return nullptr;
  StringRef Suffix = getTok().getString();
  if (getTok().is(AsmToken::Identifier) && Suffix.consume_front(".")) {
    Op->Suffix = Suffix;
    Lex();
  }
  return Op;
}

// bank]
bool Q7X2OperandParser::parseBank(int64_t &Bank) {
  SMLoc Loc = getTok().getLoc();
  if (getParser().parseAbsoluteExpression(Bank))
    return true;
  if (Bank < 0 || Bank > 63)
    return Error(Loc, "constant bank out of range [0, 63]");
  return parseToken(AsmToken::RBrac, "expected ']' after the bank");
}

// [{Ra+}offset]
bool Q7X2OperandParser::parseBankOffset(Q7X2Operand &Op) {
  if (parseToken(AsmToken::LBrac, "expected '[' and the offset in the bank"))
    return true;
  SMLoc OffsetLoc = getTok().getLoc(), Loc, End;
  if (tryParseRegister(Op.Reg, Loc, End)) {
    if (parseAddressTail(Op))
      return true;
  } else if (parseExpression(getParser(), Op.Expr) ||
             parseToken(AsmToken::RBrac, "expected ']' after the offset")) {
    return true;
  }
  int64_t Offset;
  if (Op.Expr && Op.Expr->evaluateAsAbsolute(Offset) &&
      (Offset < 0 || !isUInt<16>(Offset)))
    return Error(OffsetLoc, "constant-bank offset out of range [0, 65535]");
  return false;
}

// [Ra{.64, .U32 or .S32}{+URb}{+offset}]
OperandPtr Q7X2OperandParser::parseMemory() {
  SMLoc Start = getTok().getLoc();
  Lex();
  OperandPtr Base = parseRegisterOperand();
  if (!Base || Base->Kind != Q7X2Operand::Register) {
    if (!getParser().hasPendingError())
      Error(getTok().getLoc(),
            "expected the base register of the address, RZ for none");
    return nullptr;
  }
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Memory, Start);
  Op->Reg = Base->Reg;
  Op->Suffix = Base->Suffix;
  if (!is_contained({"", "64", "U32", "S32"}, Op->Suffix)) {
    Error(Base->Start,
          "the base register of an address accepts only .64, .U32 and .S32");
    return nullptr;
  }
  if (parseAddressTail(*Op))
    return nullptr;
  return Op;
}

// {+URb}{+offset}]
bool Q7X2OperandParser::parseAddressTail(Q7X2Operand &Address) {
  while (getTok().is(AsmToken::Plus) || getTok().is(AsmToken::Minus)) {
    bool Negative = getTok().is(AsmToken::Minus);
    Lex();
    SMLoc Loc = getTok().getLoc();
    OperandPtr UReg = Negative ? nullptr : parseRegisterOperand();
    if (!UReg && getParser().hasPendingError())
      return true;
    if (UReg) {
      bool Fits =
          UReg->Kind == Q7X2Operand::Register && UReg->Suffix.empty() &&
          !Address.UReg && Address.Kind == Q7X2Operand::Memory &&
          (Q7X2MCRegisterClasses[Q7X2::UGPRRegClassID].contains(UReg->Reg) ||
           Q7X2MCRegisterClasses[Q7X2::UGPR64RegClassID].contains(UReg->Reg));
      if (!Fits)
        return Error(Loc, "only one uniform register and an offset can be "
                          "added to the base register of an address");
      Address.UReg = UReg->Reg;
      continue;
    }
    const MCExpr *Offset;
    if (parseExpression(getParser(), Offset, /*MinPrecedence=*/2))
      return true;
    if (Address.Expr)
      Address.Expr =
          MCBinaryExpr::create(Negative ? MCBinaryExpr::Sub : MCBinaryExpr::Add,
                               Address.Expr, Offset, getContext(), Loc);
    else
      Address.Expr = Negative ? negate(Offset, getContext()) : Offset;
  }
  if (parseToken(AsmToken::RBrac, "expected '+', '-' or ']' in the address"))
    return true;
  Address.End = getTok().getLoc();
  return false;
}

//===----------------------------------------------------------------------===//
// Immediates
//===----------------------------------------------------------------------===//

// F{-}number, without the sign of the operand before it.
OperandPtr Q7X2OperandParser::parseFermiImm() {
  const char *Begin = getTok().getLoc().getPointer();
  static const Regex Number(
      "^F([-+]?(0[fdFD][0-9a-fA-F]+|[0-9]*\\.?[0-9]+([eE][-+]?[0-9]+)?))");
  SmallVector<StringRef> Parts;
  StringRef Line = StringRef(Begin).take_until(
      [](char C) { return C == '\n' || C == ',' || C == ';' || C == '|'; });
  if (!Number.match(Line, &Parts))
    return nullptr;
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::FermiImm, getTok().getLoc());
  Op->Text = Parts[1];
  Q7X2TextScanner(SMLoc::getFromPointer(Parts[0].end())).resume(getParser());
  return Op;
}

// Returns whether the token is a whole float literal: 1.5, INF, QNAN, or an
// integer that is too large for any other operand.
static bool isFloatLiteral(const AsmToken &Tok) {
  return Tok.is(AsmToken::Real) || Tok.is(AsmToken::BigNum) ||
         (Tok.is(AsmToken::Identifier) &&
          (Tok.getString().equals_insensitive("INF") ||
           Tok.getString().equals_insensitive("QNAN")));
}

// Keeps the text of a literal, since an integer instruction reads 1 as an
// integer, but a float instruction as 1.0, rounded to its own format.
OperandPtr Q7X2OperandParser::parseImmediate(SMLoc Start, bool Negative) {
  bool Plus = !Negative && parseOptionalToken(AsmToken::Plus);
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Immediate, Start);
  AsmToken Tok = getTok();
  auto SetText = [&](SMLoc End) {
    Op->Text =
        StringRef(Start.getPointer(), End.getPointer() - Start.getPointer());
    Op->End = End;
  };
  if (isFloatLiteral(Tok)) {
    Lex();
    SetText(Tok.getEndLoc());
    return Op;
  }
  if (Tok.is(AsmToken::Integer)) {
    // 0f, 0d and 0h with hex digits are a zero and an identifier to the lexer.
    if (Tok.getString() == "0") {
      AsmToken Next = getLexer().peekTok(/*ShouldSkipSpace=*/false);
      if (Next.is(AsmToken::Identifier) && Next.getString().size() > 1) {
        Lex();
        Lex();
        SetText(Next.getEndLoc());
        return Op;
      }
    }
    SetText(Tok.getEndLoc());
  } else if (Plus) {
    Error(Start, "expected a number after '+'");
    return nullptr;
  }
  if (parseExpression(getParser(), Op->Expr, /*MinPrecedence=*/1, Negative))
    return nullptr;
  Op->End = getTok().getLoc();
  // More than a literal is an expression, which has no text.
  const char *After = Op->Text.end();
  if (Op->Text.empty() ||
      !StringRef(After, Op->End.getPointer() - After).trim().empty())
    Op->Text = "";
  return Op;
}

// An F16ImmX2 is written as two immediates, upper half first.
bool Q7X2OperandParser::parseHalfPair(OperandPtr &Upper, unsigned Format) {
  if (parseToken(AsmToken::Comma,
                 "expected ',' and the lower half of the immediate"))
    return true;
  SMLoc Start = getTok().getLoc();
  bool Negative = parseOptionalToken(AsmToken::Minus);
  OperandPtr Lower = parseImmediate(Start, Negative);
  if (!Lower)
    return true;
  OperandPtr Pair =
      Q7X2Operand::create(Q7X2Operand::HalfPair, Upper->Start, Lower->End);
  Pair->Text = Upper->Text;
  Pair->Text2 = Lower->Text;
  Pair->Value = Format;
  Upper = std::move(Pair);
  return false;
}
