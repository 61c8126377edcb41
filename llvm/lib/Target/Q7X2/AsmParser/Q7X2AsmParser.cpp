//===-- Q7X2AsmParser.cpp - Assembly text to instructions -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A statement is a guard, a mnemonic with modifiers, operands and control
// text. The parser reads each operand by its own shape and leaves it to
// TableGen's matcher to find the instruction that takes them; what it hands
// the matcher is: mnemonic, modifiers in the matcher's order, operands, guard,
// control word.
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2MnemonicTable.h"
#include "AsmParser/Q7X2Operand.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2InstrVerifier.h"
#include "MCTargetDesc/Q7X2TargetStreamer.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCSymbol.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace llvm {
extern const MCRegisterClass Q7X2MCRegisterClasses[];
}

namespace {

class Q7X2AsmParser : public MCTargetAsmParser {
  bool IsFermi; // the older encoding, which has no control text
  Q7X2MnemonicTable Mnemonics;
  bool InKernel = false;
  SMLoc KernelLoc;
  // Of the statement that is being read.
  ParsedMnemonic Mnemonic;

#define GET_ASSEMBLER_HEADER
#include "Q7X2GenAsmMatcher.inc"

public:
  enum Q7X2MatchResultTy {
    Match_Dummy = FIRST_TARGET_MATCH_RESULT_TY,
#define GET_OPERAND_DIAGNOSTIC_TYPES
#include "Q7X2GenAsmMatcher.inc"
  };

  Q7X2AsmParser(const MCSubtargetInfo &STI, MCAsmParser &Parser,
                const MCInstrInfo &MII, const MCTargetOptions &Options)
      : MCTargetAsmParser(Options, STI, MII),
        IsFermi(STI.hasFeature(Q7X2::FeatureFermi)), Mnemonics(IsFermi) {
    MCAsmParserExtension::Initialize(Parser);
    setAvailableFeatures(ComputeAvailableFeatures(STI.getFeatureBits()));
  }

  bool parseRegister(MCRegister &Reg, SMLoc &Start, SMLoc &End) override;
  ParseStatus tryParseRegister(MCRegister &Reg, SMLoc &Start,
                               SMLoc &End) override;
  bool tokenIsStartOfStatement(AsmToken::TokenKind Token) override {
    return Token == AsmToken::At;
  }
  bool parseInstruction(ParseInstructionInfo &Info, StringRef Name,
                        SMLoc NameLoc, OperandVector &Operands) override;
  bool matchAndEmitInstruction(SMLoc IDLoc, unsigned &Opcode,
                               OperandVector &Operands, MCStreamer &Out,
                               uint64_t &ErrorInfo,
                               bool MatchingInlineAsm) override;
  ParseStatus parseDirective(AsmToken DirectiveID) override;
  void onEndOfFile() override;

private:
  using OperandPtr = std::unique_ptr<Q7X2Operand>;

  Q7X2TargetStreamer &getTargetStreamer() {
    return static_cast<Q7X2TargetStreamer &>(
        *getParser().getStreamer().getTargetStreamer());
  }

  // ---- statements ----
  bool parseGuard(OperandPtr &Guard);
  bool parseMnemonic(StringRef Name, SMLoc Loc, OperandVector &Operands);
  bool parseOperand(OperandVector &Operands);
  bool parseCtrl(OperandPtr &Ctrl);
  bool parseScoreboard(int &SB);
  bool parseScoreboardSet(unsigned &Mask);

  // ---- operands ----
  OperandPtr parseSource();
  OperandPtr parseRegisterOperand();
  OperandPtr parseBracketedRegister(StringRef Prefix, SMLoc Start);
  OperandPtr parseConstMem(SMLoc Start);
  OperandPtr parseMemory();
  OperandPtr parseImmediate(SMLoc Start, bool Negative);
  bool parseHalfPair(OperandPtr &Upper);
  bool parseAddressTail(Q7X2Operand &Address);
  StringRef closeRange();
  void continueAt(const char *Where);
  OperandPtr parseFermiImm();
  bool parseExpr(const MCExpr *&Expr, unsigned Least = 1,
                 bool Negative = false);
  unsigned binaryOperator(MCBinaryExpr::Opcode &Opcode);
  bool parseTerm(const MCExpr *&Expr);
  const MCExpr *negate(const MCExpr *Expr);

  bool atControlText();
  static MCRegister registerByName(StringRef Name);
  static MCRegister wideRegister(bool Uniform, int64_t Lo, int64_t Hi,
                                 std::string &Error);

  // ---- optional operands that are left out ----
  template <unsigned Reg, bool Not> OperandPtr defaultPredSrc() const {
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Register, SMLoc());
    Op->Reg = Reg;
    Op->Not = Not;
    return Op;
  }
  template <unsigned Reg> OperandPtr defaultPredDst() const {
    return defaultPredSrc<Reg, false>();
  }
  template <unsigned Reg> OperandPtr defaultReg() const {
    return defaultPredSrc<Reg, false>();
  }
  template <int64_t Value> OperandPtr defaultImm() const {
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Immediate, SMLoc());
    Op->Value = Value;
    return Op;
  }

  // ---- after the match ----
  bool reportMismatch(SMLoc IDLoc, OperandVector &Operands);
  void warnUnlikely(SMLoc IDLoc, const MCInst &MI, OperandVector &Operands);

  // ---- directives ----
  bool parseKernelDirective(SMLoc Loc);
  bool parseEndKernelDirective(SMLoc Loc);
  bool parseParamDirective(SMLoc Loc);
  bool parseBlockDirective(StringRef Name, SMLoc Loc);
  bool parseBytesDirective(StringRef Name, SMLoc Loc);
};

} // namespace

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

// A register of 32 bits, a predicate or a barrier.
MCRegister Q7X2AsmParser::registerByName(StringRef Name) {
  static const struct {
    StringLiteral Prefix, Zero;
    unsigned ClassID;
  } Files[] = {
      {"R", "RZ", Q7X2::GPRRegClassID}, {"UR", "URZ", Q7X2::UGPRRegClassID},
      {"P", "PT", Q7X2::PPRRegClassID}, {"UP", "UPT", Q7X2::UPPRRegClassID},
      {"B", "", Q7X2::BPRRegClassID},
  };
  for (const auto &File : Files) {
    const MCRegisterClass &Class = Q7X2MCRegisterClasses[File.ClassID];
    unsigned NumNamed = Class.getNumRegs() - !File.Zero.empty();
    if (!File.Zero.empty() && Name == File.Zero)
      return Class.getRegister(NumNamed);
    StringRef Number = Name;
    unsigned N;
    if (!Number.consume_front(File.Prefix) || Number.empty() ||
        (Number.size() > 1 && Number[0] == '0') ||
        !all_of(Number, [](char C) { return isDigit(C); }) ||
        Number.getAsInteger(10, N))
      continue;
    return N < NumNamed ? Class.getRegister(N) : MCRegister();
  }
  return MCRegister();
}

MCRegister Q7X2AsmParser::wideRegister(bool Uniform, int64_t Lo, int64_t Hi,
                                       std::string &Error) {
  int64_t Words = Hi - Lo + 1;
  unsigned ClassID = Uniform      ? Q7X2::UGPR64RegClassID
                     : Words == 4 ? Q7X2::GPR128RegClassID
                                  : Q7X2::GPR64RegClassID;
  if (Words != 2 && (Words != 4 || Uniform)) {
    Error = Uniform ? "a uniform register range takes 2 registers"
                    : "a register range takes 2 or 4 registers";
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

ParseStatus Q7X2AsmParser::tryParseRegister(MCRegister &Reg, SMLoc &Start,
                                            SMLoc &End) {
  const AsmToken &Tok = getTok();
  Start = Tok.getLoc();
  End = Tok.getEndLoc();
  if (Tok.isNot(AsmToken::Identifier))
    return ParseStatus::NoMatch;
  Reg = registerByName(Tok.getString());
  if (!Reg)
    return ParseStatus::NoMatch;
  Lex();
  return ParseStatus::Success;
}

bool Q7X2AsmParser::parseRegister(MCRegister &Reg, SMLoc &Start, SMLoc &End) {
  if (tryParseRegister(Reg, Start, End).isSuccess())
    return false;
  return Error(Start, "expected a register");
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

bool Q7X2AsmParser::parseInstruction(ParseInstructionInfo &, StringRef Name,
                                     SMLoc NameLoc, OperandVector &Operands) {
  OperandPtr Guard = Q7X2Operand::create(Q7X2Operand::Guard, NameLoc);
  if (Name == "@") {
    if (parseGuard(Guard))
      return true;
    NameLoc = getTok().getLoc();
    if (getTok().isNot(AsmToken::Identifier))
      return TokError("expected an instruction behind the guard");
    Name = getTok().getString();
    Lex();
  }
  if (parseMnemonic(Name, NameLoc, Operands))
    return true;

  bool First = true;
  while (getTok().isNot(AsmToken::EndOfStatement) && !atControlText()) {
    if (!First && parseToken(AsmToken::Comma, "expected ',' between operands"))
      return true;
    First = false;
    if (parseOperand(Operands))
      return true;
  }
  OperandPtr Ctrl =
      Q7X2Operand::create(Q7X2Operand::Control, getTok().getLoc());
  if (parseCtrl(Ctrl))
    return true;
  bool Terminated = getTok().getString() == ";";
  if (parseToken(AsmToken::EndOfStatement, "expected the end of the statement"))
    return true;
  // The end of the line behind a ';' is no empty statement.
  if (Terminated && getTok().is(AsmToken::EndOfStatement))
    Lex();

  Operands.push_back(std::move(Guard));
  if (!IsFermi)
    Operands.push_back(std::move(Ctrl));
  else if (Ctrl->Value)
    return Error(Ctrl->Start, "this encoding has no control text");
  return false;
}

// @{!}P
bool Q7X2AsmParser::parseGuard(OperandPtr &Guard) {
  Guard->Not = parseOptionalToken(AsmToken::Exclaim);
  SMLoc Start, End;
  if (!tryParseRegister(Guard->Reg, Start, End).isSuccess())
    return Error(Start, "expected a predicate as the guard");
  Guard->Start = Start;
  Guard->End = End;
  return false;
}

bool Q7X2AsmParser::parseMnemonic(StringRef Name, SMLoc Loc,
                                  OperandVector &Operands) {
  // The caller may have given a copy in lower case: errors want the source.
  Name = StringRef(Loc.getPointer(), Name.size());
  SmallVector<StringRef, 8> Parts;
  Name.split(Parts, '.');
  if (std::optional<MnemonicError> E = Mnemonics.parse(Parts, Mnemonic)) {
    const char *Where = Parts[E->Part].data();
    getParser().eatToEndOfStatement();
    return Error(SMLoc::getFromPointer(Where), E->Message);
  }
  OperandPtr Text = Q7X2Operand::create(
      Q7X2Operand::Token, Loc,
      SMLoc::getFromPointer(Loc.getPointer() + Name.size()));
  Text->Text = Mnemonic.Mnemonic;
  Operands.push_back(std::move(Text));
  for (const ParsedMod &M : Mnemonic.Mods) {
    SMLoc Where =
        M.Suffix < 0 ? Loc : SMLoc::getFromPointer(Parts[M.Suffix + 1].data());
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Modifier, Where);
    Op->Mod = M.Mod;
    Op->Value = M.Value;
    Operands.push_back(std::move(Op));
  }
  return false;
}

bool Q7X2AsmParser::parseOperand(OperandVector &Operands) {
  OperandPtr Op = parseSource();
  if (!Op)
    return true;
  if (Op->Kind == Q7X2Operand::Immediate && Mnemonic.takesHalfImmediates() &&
      parseHalfPair(Op))
    return true;
  Operands.push_back(std::move(Op));
  return false;
}

//===----------------------------------------------------------------------===//
// Control text: ?WAITn &req={a,b} &wsb=n &rsb=n
//===----------------------------------------------------------------------===//

bool Q7X2AsmParser::atControlText() {
  if (getTok().is(AsmToken::Question))
    return true;
  if (getTok().isNot(AsmToken::Amp))
    return false;
  AsmToken Next = getLexer().peekTok();
  return Next.is(AsmToken::Identifier) &&
         StringSwitch<bool>(Next.getString())
             .Cases({"req", "wsb", "rsb"}, true)
             .Default(false);
}

bool Q7X2AsmParser::parseScoreboard(int &SB) {
  SMLoc Loc = getTok().getLoc();
  int64_t Value;
  if (getTok().isNot(AsmToken::Integer))
    return TokError("expected a scoreboard, 0 to 5");
  Value = getTok().getIntVal();
  Lex();
  if (Value >= Q7X2::ControlWord::NumScoreboards)
    return Error(Loc, "scoreboards are 0 to 5");
  SB = Value;
  return false;
}

bool Q7X2AsmParser::parseScoreboardSet(unsigned &Mask) {
  if (parseToken(AsmToken::LCurly,
                 "expected '{' and the scoreboards to wait for"))
    return true;
  do {
    SMLoc Loc = getTok().getLoc();
    int SB;
    if (parseScoreboard(SB))
      return true;
    if (Mask >> SB & 1)
      return Error(Loc, "scoreboard " + Twine(SB) + " is named twice");
    Mask |= 1u << SB;
  } while (parseOptionalToken(AsmToken::Comma));
  return parseToken(AsmToken::RCurly, "expected ',' or '}'");
}

bool Q7X2AsmParser::parseCtrl(OperandPtr &Op) {
  Q7X2::ControlWord C;
  while (atControlText()) {
    SMLoc Loc = getTok().getLoc();
    bool IsWait = getTok().is(AsmToken::Question);
    Lex();
    StringRef Name =
        getTok().is(AsmToken::Identifier) ? getTok().getString() : StringRef();
    if (IsWait) {
      StringRef Number = Name;
      unsigned Stall;
      if (!Number.consume_front("WAIT") || Number.getAsInteger(10, Stall) ||
          Stall < 1 || Stall > Q7X2::ControlWord::MaxStall)
        return Error(Loc, "expected ?WAITn, n from 1 to 15");
      if (C.Stall)
        return Error(Loc, "?WAIT is given twice");
      C.Stall = Stall;
      Lex();
      continue;
    }
    Lex();
    if (parseToken(AsmToken::Equal, "expected '='"))
      return true;
    bool Twice = Name == "req"   ? C.Req != 0
                 : Name == "wsb" ? C.Wsb >= 0
                                 : C.Rsb >= 0;
    if (Twice)
      return Error(Loc, "&" + Name + " is given twice");
    if (Name == "req" ? parseScoreboardSet(C.Req)
                      : parseScoreboard(Name == "wsb" ? C.Wsb : C.Rsb))
      return true;
  }
  Op->Value = C.encode();
  Op->End = getTok().getLoc();
  return false;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

// {!}P, {-~}{|}source{|}, [address], immediate, PR
Q7X2AsmParser::OperandPtr Q7X2AsmParser::parseSource() {
  SMLoc Start = getTok().getLoc();
  if (parseOptionalToken(AsmToken::Exclaim)) {
    OperandPtr Op = parseRegisterOperand();
    if (!Op) {
      Error(getTok().getLoc(), "expected a predicate behind '!'");
      return nullptr;
    }
    Op->Start = Start;
    Op->Not = true;
    return Op;
  }
  if (getTok().is(AsmToken::LBrac))
    return parseMemory();

  unsigned Mods = 0;
  bool Negative = false;
  if (parseOptionalToken(AsmToken::Tilde)) {
    Mods = Q7X2::SrcMods::Inv;
  } else if (parseOptionalToken(AsmToken::Minus)) {
    Mods = Q7X2::SrcMods::Neg;
    Negative = true;
  }
  bool Abs = parseOptionalToken(AsmToken::Pipe);
  if (Abs)
    Mods |= Q7X2::SrcMods::Abs;

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
    Op->Mods = Mods;
    Op->Start = Start;
    if (Abs && parseToken(AsmToken::Pipe, "expected '|' behind the source"))
      return nullptr;
    Op->End = getTok().getLoc();
    return Op;
  }
  if (Abs || Mods == Q7X2::SrcMods::Inv) {
    Error(Start, Abs ? "'|...|' goes around a register or a constant-bank word"
                     : "'~' goes before a register or a constant-bank word");
    return nullptr;
  }
  return parseImmediate(Start, Negative);
}

// Goes on reading behind text that the lexer would split in other places.
void Q7X2AsmParser::continueAt(const char *Where) {
  SourceMgr &SM = getParser().getSourceManager();
  unsigned Buffer = SM.FindBufferContainingLoc(getTok().getLoc());
  getLexer().setBuffer(SM.getMemoryBuffer(Buffer)->getBuffer(), Where);
  Lex();
}

// F{-}number, with no sign of the operand's before it.
Q7X2AsmParser::OperandPtr Q7X2AsmParser::parseFermiImm() {
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
  continueAt(Parts[0].end());
  return Op;
}

// Passes over the ']' of a register range, and a .64 directly behind it. The
// lexer must not see that: it takes .64+ for a broken number.
StringRef Q7X2AsmParser::closeRange() {
  const char *Behind = getTok().getEndLoc().getPointer();
  StringRef Suffix(Behind, 3);
  if (getTok().is(AsmToken::RBrac) && Suffix == ".64" && !isAlnum(Behind[3])) {
    continueAt(Behind + 3);
    return Suffix.drop_front();
  }
  parseToken(AsmToken::RBrac, "expected ']' behind the register range");
  return StringRef();
}

// A register, with a suffix or not. Null, without an error, if it is none.
Q7X2AsmParser::OperandPtr Q7X2AsmParser::parseRegisterOperand() {
  if (getTok().isNot(AsmToken::Identifier))
    return nullptr;
  SMLoc Start = getTok().getLoc();
  StringRef Text = getTok().getString();
  if (Text == "PR") {
    Lex();
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Token, Start);
    Op->Text = Text;
    return Op;
  }
  if (Text.starts_with("SR_")) {
    Lex();
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Name, Start);
    Op->Text = Text;
    return Op;
  }
  if (Text == "R" || Text == "UR") {
    AsmToken Next = getLexer().peekTok(/*ShouldSkipSpace=*/false);
    if (Next.is(AsmToken::LBrac)) {
      Lex();
      return parseBracketedRegister(Text, Start);
    }
  }
  auto [Name, Suffix] = Text.split('.');
  MCRegister Reg = registerByName(Name);
  if (!Reg)
    return nullptr;
  SMLoc End = getTok().getEndLoc();
  Lex();
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Register, Start, End);
  Op->Reg = Reg;
  Op->Suffix = Suffix;
  return Op;
}

// R[lo:hi], UR[lo:hi], or R[URb+offset]; the prefix has been read.
Q7X2AsmParser::OperandPtr
Q7X2AsmParser::parseBracketedRegister(StringRef Prefix, SMLoc Start) {
  Lex(); // '['
  if (getTok().isNot(AsmToken::Integer)) {
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::IndexedReg, Start);
    SMLoc Loc = getTok().getLoc(), End;
    if (Prefix != "R" || !tryParseRegister(Op->UReg, Loc, End).isSuccess() ||
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
  int64_t Lo = getTok().getIntVal();
  Lex();
  if (parseToken(AsmToken::Colon,
                 "expected ':' and the last register of the range"))
    return nullptr;
  if (getTok().isNot(AsmToken::Integer)) {
    TokError("expected the last register of the range");
    return nullptr;
  }
  int64_t Hi = getTok().getIntVal();
  Lex();
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

// c[bank][{Ra+}offset]
Q7X2AsmParser::OperandPtr Q7X2AsmParser::parseConstMem(SMLoc Start) {
  if (getLexer().peekTok().isNot(AsmToken::LBrac))
    return nullptr;
  Lex();
  Lex();
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::ConstMem, Start);
  SMLoc BankLoc = getTok().getLoc();
  if (getParser().parseAbsoluteExpression(Op->Value))
    return nullptr;
  if (Op->Value < 0 || Op->Value > 63) {
    Error(BankLoc, "constant banks are 0 to 63");
    return nullptr;
  }
  if (parseToken(AsmToken::RBrac, "expected ']' behind the bank") ||
      parseToken(AsmToken::LBrac, "expected '[' and the offset in the bank"))
    return nullptr;
  SMLoc Loc, End;
  MCRegister Reg;
  SMLoc OffsetLoc = getTok().getLoc();
  if (tryParseRegister(Reg, Loc, End).isSuccess()) {
    Op->Reg = Reg;
    if (parseAddressTail(*Op))
      return nullptr;
  } else if (parseExpr(Op->Expr) ||
             parseToken(AsmToken::RBrac, "expected ']' behind the offset")) {
    return nullptr;
  }
  int64_t Offset;
  if (Op->Expr && Op->Expr->evaluateAsAbsolute(Offset) &&
      (Offset < 0 || !isUInt<16>(Offset))) {
    Error(OffsetLoc, "constant-bank offset out of range [0, 65535]");
    return nullptr;
  }
  StringRef Suffix = getTok().getString();
  if (getTok().is(AsmToken::Identifier) && Suffix.consume_front(".")) {
    Op->Suffix = Suffix;
    Lex();
  }
  return Op;
}

// [Ra{.64}{+URb}{+offset}]
Q7X2AsmParser::OperandPtr Q7X2AsmParser::parseMemory() {
  SMLoc Start = getTok().getLoc();
  Lex();
  OperandPtr Base = parseRegisterOperand();
  if (!Base || Base->Kind != Q7X2Operand::Register) {
    if (!getParser().hasPendingError())
      Error(getTok().getLoc(),
            "an address begins with a register, RZ for none");
    return nullptr;
  }
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Memory, Start);
  Op->Reg = Base->Reg;
  if (Base->Suffix == "64")
    Op->Is64 = true;
  else if (!Base->Suffix.empty()) {
    Error(Base->Start, "only .64 can stand behind the register of an address");
    return nullptr;
  }
  if (parseAddressTail(*Op))
    return nullptr;
  return Op;
}

// {+URb}{+offset}]
bool Q7X2AsmParser::parseAddressTail(Q7X2Operand &Address) {
  bool Negative = false;
  while (getTok().is(AsmToken::Plus) || getTok().is(AsmToken::Minus)) {
    Negative = getTok().is(AsmToken::Minus);
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
        return Error(Loc, "what is added to the register of an address is one "
                          "uniform register and an offset");
      Address.UReg = UReg->Reg;
      continue;
    }
    const MCExpr *Offset;
    if (parseExpr(Offset, /*Least=*/2))
      return true;
    if (Negative)
      Offset = negate(Offset);
    Address.Expr = Address.Expr ? MCBinaryExpr::createAdd(Address.Expr, Offset,
                                                          getContext())
                                : Offset;
  }
  if (parseToken(AsmToken::RBrac, "expected '+', '-' or ']' in the address"))
    return true;
  Address.End = getTok().getLoc();
  return false;
}

//===----------------------------------------------------------------------===//
// Immediates
//===----------------------------------------------------------------------===//

const MCExpr *Q7X2AsmParser::negate(const MCExpr *Expr) {
  int64_t V;
  if (Expr->evaluateAsAbsolute(V))
    return MCConstantExpr::create(-uint64_t(V), getContext());
  return MCUnaryExpr::createMinus(Expr, getContext());
}

// The text of the literal is kept: an integer instruction reads 1 as the
// number, a float instruction as 1.0, rounded to its own format.
Q7X2AsmParser::OperandPtr Q7X2AsmParser::parseImmediate(SMLoc Start,
                                                        bool Negative) {
  bool Plus = !Negative && parseOptionalToken(AsmToken::Plus);
  OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Immediate, Start);
  AsmToken Tok = getTok();
  auto TakeText = [&](SMLoc End) {
    Op->Text =
        StringRef(Start.getPointer(), End.getPointer() - Start.getPointer());
    Op->End = End;
  };
  bool IsName = Tok.is(AsmToken::Identifier) &&
                (Tok.getString().equals_insensitive("INF") ||
                 Tok.getString().equals_insensitive("QNAN"));
  if (Tok.is(AsmToken::Real) || IsName) {
    Lex();
    TakeText(Tok.getEndLoc());
    return Op;
  }
  if (Tok.is(AsmToken::Integer) || Tok.is(AsmToken::BigNum)) {
    AsmToken Next = getLexer().peekTok(/*ShouldSkipSpace=*/false);
    // 0f, 0d and 0h with hex digits: a zero and an identifier to the lexer.
    if (Tok.getString() == "0" && Next.is(AsmToken::Identifier) &&
        Next.getString().size() > 1) {
      Lex();
      Lex();
      TakeText(Next.getEndLoc());
      return Op;
    }
    TakeText(Tok.getEndLoc());
  } else if (Plus) {
    Error(Start, "expected a number behind '+'");
    return nullptr;
  }
  if (parseExpr(Op->Expr, /*Least=*/1, Negative))
    return nullptr;
  Op->End = getTok().getLoc();
  // More than the literal: an expression, which has no text of its own.
  const char *Behind = Op->Text.end();
  if (Op->Text.empty() ||
      !StringRef(Behind, Op->End.getPointer() - Behind).trim().empty())
    Op->Text = "";
  return Op;
}

// F16ImmX2 is written as two immediates, the upper half first.
bool Q7X2AsmParser::parseHalfPair(OperandPtr &Upper) {
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
  for (const ParsedMod &M : Mnemonic.Mods)
    if (M.Mod == Q7X2Mod::MHFmt)
      Pair->Value = M.Value;
  Upper = std::move(Pair);
  return false;
}

// A term: a number, a symbol, an expression in parentheses, %lo(...), %hi(...).
bool Q7X2AsmParser::parseTerm(const MCExpr *&Expr) {
  SMLoc End;
  if (getTok().is(AsmToken::Percent)) {
    SMLoc Loc = getTok().getLoc();
    Lex();
    StringRef Name =
        getTok().is(AsmToken::Identifier) ? getTok().getString() : StringRef();
    auto Spec = StringSwitch<Q7X2::Specifier>(Name)
                    .Case("lo", Q7X2::S_LO)
                    .Case("hi", Q7X2::S_HI)
                    .Default(Q7X2::S_None);
    if (Spec == Q7X2::S_None)
      return Error(Loc, "expected %lo(address) or %hi(address)");
    Lex();
    const MCExpr *Sub;
    if (parseToken(AsmToken::LParen, "expected '('") ||
        getParser().parseParenExpression(Sub, End))
      return true;
    Expr = MCSpecifierExpr::create(Sub, Spec, getContext(), Loc);
    return false;
  }
  if (getTok().isNot(AsmToken::Integer) &&
      getTok().isNot(AsmToken::Identifier) &&
      getTok().isNot(AsmToken::LParen) && getTok().isNot(AsmToken::Minus) &&
      getTok().isNot(AsmToken::Tilde) && getTok().isNot(AsmToken::Dot) &&
      getTok().isNot(AsmToken::String))
    return TokError("expected an operand");
  return getParser().parsePrimaryExpr(Expr, End, nullptr);
}

// How strongly the operator at the next token binds, 0 if it is none: as in GNU
// as. '|' is none, it ends an absolute value, nor is '&' before control text.
unsigned Q7X2AsmParser::binaryOperator(MCBinaryExpr::Opcode &Opcode) {
  switch (getTok().getKind()) {
  case AsmToken::Star:
    return Opcode = MCBinaryExpr::Mul, 3;
  case AsmToken::Slash:
    return Opcode = MCBinaryExpr::Div, 3;
  case AsmToken::Percent:
    return Opcode = MCBinaryExpr::Mod, 3;
  case AsmToken::LessLess:
    return Opcode = MCBinaryExpr::Shl, 3;
  case AsmToken::GreaterGreater:
    return Opcode = MCBinaryExpr::LShr, 3;
  case AsmToken::Caret:
    return Opcode = MCBinaryExpr::Xor, 2;
  case AsmToken::Amp:
    return Opcode = MCBinaryExpr::And, atControlText() ? 0 : 2;
  case AsmToken::Plus:
    return Opcode = MCBinaryExpr::Add, 1;
  case AsmToken::Minus:
    return Opcode = MCBinaryExpr::Sub, 1;
  default:
    return 0;
  }
}

// Terms joined by operators that bind at least as strongly as Least. Negative:
// a '-' before the first term has been read.
bool Q7X2AsmParser::parseExpr(const MCExpr *&Expr, unsigned Least,
                              bool Negative) {
  if (parseTerm(Expr))
    return true;
  if (Negative)
    Expr = negate(Expr);
  MCBinaryExpr::Opcode Opcode;
  while (unsigned Strength = binaryOperator(Opcode)) {
    if (Strength < Least)
      break;
    Lex();
    const MCExpr *Right;
    if (parseExpr(Right, Strength + 1))
      return true;
    Expr = MCBinaryExpr::create(Opcode, Expr, Right, getContext());
  }
  int64_t V;
  if (Expr->getKind() == MCExpr::Binary && Expr->evaluateAsAbsolute(V))
    Expr = MCConstantExpr::create(V, getContext());
  return false;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

#define GET_REGISTER_MATCHER
#define GET_MATCHER_IMPLEMENTATION
#include "Q7X2GenAsmMatcher.inc"

bool Q7X2AsmParser::matchAndEmitInstruction(SMLoc IDLoc, unsigned &Opcode,
                                            OperandVector &Operands,
                                            MCStreamer &Out,
                                            uint64_t &ErrorInfo,
                                            bool MatchingInlineAsm) {
  MCInst MI;
  MI.setLoc(IDLoc);
  if (MatchInstructionImpl(Operands, MI, ErrorInfo, MatchingInlineAsm,
                           /*VariantID=*/1) != Match_Success)
    return reportMismatch(IDLoc, Operands);

  if (Q7X2::InstrViolation V = Q7X2::checkInstruction(MI, MII)) {
    int CtrlIdx = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::ctrl);
    SMLoc Loc = V.Operand == CtrlIdx ? Operands.back()->getStartLoc()
                                     : Operands[0]->getStartLoc();
    return Error(Loc, V.Message);
  }
  warnUnlikely(IDLoc, MI, Operands);
  Opcode = MI.getOpcode();
  Out.emitInstruction(MI, getSTI());
  return false;
}

// Which operand no instruction of this mnemonic takes, and what they would.
bool Q7X2AsmParser::reportMismatch(SMLoc IDLoc, OperandVector &Operands) {
  StringRef Name = static_cast<Q7X2Operand &>(*Operands[0]).getToken();
  size_t GuardIdx = Operands.size() - (IsFermi ? 1 : 2);
  size_t Furthest = 0;
  SmallVector<StringRef> Expected;
  auto Note = [&](size_t Actual, unsigned Result) {
    if (Actual > Furthest) {
      Furthest = Actual;
      Expected.clear();
    }
    const char *Diag = getMatchKindDiag(Q7X2MatchResultTy(Result));
    StringRef Text = Diag ? Diag : "";
    Text.consume_front("expected ");
    if (Actual == Furthest && !Text.empty() && !is_contained(Expected, Text))
      Expected.push_back(Text);
  };
  auto Entries = std::equal_range(std::begin(MatchTable0),
                                  std::end(MatchTable0), Name, LessOpcode());
  for (const MatchEntry &Entry : make_range(Entries.first, Entries.second)) {
    size_t Actual = 1;
    for (unsigned Class : Entry.Classes) {
      if (Class == InvalidMatchClass || Actual == Operands.size())
        break;
      unsigned Result =
          validateOperandClass(*Operands[Actual], MatchClassKind(Class), *STI);
      if (Result == Match_Success) {
        ++Actual;
        continue;
      }
      if (isSubclass(MatchClassKind(Class), OptionalMatchClass))
        continue;
      // Where the instruction would end, operands are too many, not wrong.
      Note(Actual, Class == MCK_Guard && Actual != GuardIdx
                       ? unsigned(Match_InvalidOperand)
                       : Result);
      break;
    }
  }

  SMLoc Loc = Operands[std::min(Furthest, Operands.size() - 1)]->getStartLoc();
  if (Furthest == GuardIdx && !Expected.empty() &&
      !Expected[0].contains("guard"))
    return Error(Operands.back()->getStartLoc(),
                 "missing operand: expected " + join(Expected, "; or "));
  if (Expected.empty())
    return Error(Loc, "unexpected operand: " + Name.upper() +
                          " takes no more than those before it");
  return Error(Loc, "invalid operand: expected " + join(Expected, "; or "));
}

// Legal text that is surely not meant.
void Q7X2AsmParser::warnUnlikely(SMLoc IDLoc, const MCInst &MI,
                                 OperandVector &Operands) {
  Q7X2Op::OperationID Op = Q7X2::lookupInstr(MI.getOpcode())->Op;
  if (Op != Q7X2Op::ISET && Op != Q7X2Op::ISET_X)
    return;
  int BoolOp = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::boolop);
  bool HasPredicate = any_of(Operands, [](const auto &P) {
    auto &O = static_cast<const Q7X2Operand &>(*P);
    return O.template isPredSrc<Q7X2::PPRRegClassID>();
  });
  if (MI.getOperand(BoolOp).getImm() == Q7X2::BoolOp_AND && !HasPredicate)
    Warning(IDLoc, "the result is always 0: .AND with pp left out is an AND "
                   "with !PT");
}

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

ParseStatus Q7X2AsmParser::parseDirective(AsmToken DirectiveID) {
  StringRef Name = DirectiveID.getString();
  SMLoc Loc = DirectiveID.getLoc();
  if (Name == ".kernel")
    return parseKernelDirective(Loc);
  if (Name == ".end_kernel")
    return parseEndKernelDirective(Loc);
  if (Name == ".param")
    return parseParamDirective(Loc);
  if (Name == ".reqntid" || Name == ".maxntid")
    return parseBlockDirective(Name, Loc);
  // ELF has a .local as well, which names symbols.
  bool IsBytes = Name == ".shared" ||
                 (Name == ".local" && getTok().isNot(AsmToken::Identifier));
  if (IsBytes)
    return parseBytesDirective(Name, Loc);
  return ParseStatus::NoMatch;
}

// .kernel NAME
bool Q7X2AsmParser::parseKernelDirective(SMLoc Loc) {
  StringRef Name;
  if (InKernel)
    return Error(Loc, ".kernel inside of a kernel: .end_kernel is missing");
  if (getParser().parseIdentifier(Name))
    return TokError("expected the name of the kernel");
  if (parseEOL())
    return true;
  InKernel = true;
  KernelLoc = Loc;
  getTargetStreamer().emitKernelBegin(Name);
  return false;
}

bool Q7X2AsmParser::parseEndKernelDirective(SMLoc Loc) {
  if (!InKernel)
    return Error(Loc, ".end_kernel without .kernel");
  if (parseEOL())
    return true;
  InKernel = false;
  getTargetStreamer().emitKernelEnd();
  return false;
}

// .param TYPE[, ALIGN]
bool Q7X2AsmParser::parseParamDirective(SMLoc Loc) {
  StringRef Type;
  SMLoc TypeLoc = getTok().getLoc();
  if (!InKernel)
    return Error(Loc, ".param outside of .kernel and .end_kernel");
  if (getParser().parseIdentifier(Type) || !Q7X2::parseParamType(Type))
    return Error(TypeLoc,
                 "expected a parameter type: i8 i16 i32 i64 f16 bf16 f32 f64, "
                 "vN before it for N lanes, ptr, ptr.global, ptr.shared, "
                 "ptr.constant, bytesN");
  int64_t Align = 0;
  if (parseOptionalToken(AsmToken::Comma)) {
    SMLoc AlignLoc = getTok().getLoc();
    if (getParser().parseAbsoluteExpression(Align))
      return true;
    if (Align < 1 || Align > 256 || !isPowerOf2_64(Align))
      return Error(AlignLoc, "alignment must be a power of 2 up to 256");
  }
  if (parseEOL())
    return true;
  getTargetStreamer().emitParam(Type, Align);
  return false;
}

// .reqntid X[, Y[, Z]], .maxntid X[, Y[, Z]]
bool Q7X2AsmParser::parseBlockDirective(StringRef Name, SMLoc Loc) {
  Q7X2::BlockSize Size = {1, 1, 1};
  if (!InKernel)
    return Error(Loc, Name + " outside of .kernel and .end_kernel");
  for (unsigned &Threads : Size) {
    SMLoc ThreadsLoc = getTok().getLoc();
    int64_t Value;
    if (getParser().parseAbsoluteExpression(Value))
      return true;
    if (Value < 1 || Value > 1024)
      return Error(ThreadsLoc, "number of threads out of range [1, 1024]");
    Threads = Value;
    if (!parseOptionalToken(AsmToken::Comma))
      break;
  }
  if (parseEOL())
    return true;
  if (Name == ".reqntid")
    getTargetStreamer().emitRequiredBlock(Size);
  else
    getTargetStreamer().emitMaxBlock(Size);
  return false;
}

// .shared BYTES, .local BYTES
bool Q7X2AsmParser::parseBytesDirective(StringRef Name, SMLoc Loc) {
  int64_t Bytes;
  if (!InKernel)
    return Error(Loc, Name + " outside of .kernel and .end_kernel");
  SMLoc BytesLoc = getTok().getLoc();
  if (getParser().parseAbsoluteExpression(Bytes))
    return true;
  if (Bytes < 0 || !isUInt<32>(Bytes))
    return Error(BytesLoc, "number of bytes out of range [0, 4294967295]");
  if (parseEOL())
    return true;
  if (Name == ".shared")
    getTargetStreamer().emitShared(Bytes);
  else
    getTargetStreamer().emitLocal(Bytes);
  return false;
}

void Q7X2AsmParser::onEndOfFile() {
  if (InKernel)
    Error(KernelLoc, ".kernel without .end_kernel");
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeQ7X2AsmParser() {
  RegisterMCAsmParser<Q7X2AsmParser> X(getTheQ7X2Target());
}
