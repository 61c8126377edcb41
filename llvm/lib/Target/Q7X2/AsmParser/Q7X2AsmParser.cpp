//===-- Q7X2AsmParser.cpp - Assembly text to instructions -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A statement consists of a guard, a mnemonic with modifiers, operands and the
// control word. Q7X2MnemonicTable splits mnemonic and modifiers,
// Q7X2OperandParser parses each operand by its own syntax, and TableGen's
// matcher finds the instruction for the mnemonic, the modifiers in the
// matcher's order, the operands, the guard and the control word.
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2ControlWordParser.h"
#include "AsmParser/Q7X2DirectiveParser.h"
#include "AsmParser/Q7X2MnemonicTable.h"
#include "AsmParser/Q7X2OperandParser.h"
#include "MCTargetDesc/Q7X2InstrVerifier.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"
#include <tuple>

using namespace llvm;

namespace {

class Q7X2AsmParser : public MCTargetAsmParser {
  const bool IsFermi;
  Q7X2MnemonicTable Mnemonics;
  Q7X2OperandParser OperandParser;
  Q7X2DirectiveParser DirectiveParser;
  ParsedMnemonic *Mnemonic = nullptr; // of the current statement

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
        IsFermi(STI.hasFeature(Q7X2::FeatureFermi)), Mnemonics(IsFermi),
        OperandParser(Parser, IsFermi), DirectiveParser(Parser) {
    MCAsmParserExtension::Initialize(Parser);
    Parser.addAliasForDirective(".half", ".2byte");
    Parser.addAliasForDirective(".hword", ".2byte");
    Parser.addAliasForDirective(".word", ".4byte");
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
  ParseStatus parseDirective(AsmToken DirectiveID) override {
    return DirectiveParser.parseDirective(DirectiveID);
  }
  void onEndOfFile() override { DirectiveParser.checkEndOfFile(); }

private:
  using OperandPtr = Q7X2OperandParser::OperandPtr;

  // ---- statements ----
  bool parseGuard(OperandPtr &Guard);
  bool parseMnemonic(StringRef Name, SMLoc Loc, OperandVector &Operands);
  bool parseOperands(OperandVector &Operands);
  bool parseOperand(OperandVector &Operands);
  bool parseStatementEnd(OperandPtr Guard, OperandVector &Operands);

  // ---- defaults of omitted operands, for the matcher ----
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

  // ---- matching ----
  bool matchInstruction(OperandVector &Operands, MCInst &MI);

  // ---- diagnostics ----
  struct Mismatch;
  Mismatch findMismatch(OperandVector &Operands);
  bool reportMismatch(OperandVector &Operands);
  void warnUnlikely(SMLoc IDLoc, const MCInst &MI, OperandVector &Operands);

  size_t guardIndex(const OperandVector &Operands) const {
    return Operands.size() - (IsFermi ? 1 : 2);
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

ParseStatus Q7X2AsmParser::tryParseRegister(MCRegister &Reg, SMLoc &Start,
                                            SMLoc &End) {
  return OperandParser.tryParseRegister(Reg, Start, End) ? ParseStatus::Success
                                                         : ParseStatus::NoMatch;
}

bool Q7X2AsmParser::parseRegister(MCRegister &Reg, SMLoc &Start, SMLoc &End) {
  if (OperandParser.tryParseRegister(Reg, Start, End))
    return false;
  return Error(Start, "expected a register");
}

bool Q7X2AsmParser::parseInstruction(ParseInstructionInfo &, StringRef Name,
                                     SMLoc NameLoc, OperandVector &Operands) {
  OperandPtr Guard = Q7X2Operand::create(Q7X2Operand::Guard, NameLoc);
  if (Name == "@") {
    if (parseGuard(Guard))
      return true;
    NameLoc = getTok().getLoc();
    if (getTok().isNot(AsmToken::Identifier))
      return TokError("expected an instruction after the guard");
    Name = getTok().getString();
    Lex();
  }
  return parseMnemonic(Name, NameLoc, Operands) || parseOperands(Operands) ||
         parseStatementEnd(std::move(Guard), Operands);
}

// @{!}P
bool Q7X2AsmParser::parseGuard(OperandPtr &Guard) {
  Guard->Not = parseOptionalToken(AsmToken::Exclaim);
  SMLoc Start, End;
  if (!OperandParser.tryParseRegister(Guard->Reg, Start, End))
    return Error(Start, "expected a predicate as the guard");
  Guard->Start = Start;
  Guard->End = End;
  return false;
}

bool Q7X2AsmParser::parseMnemonic(StringRef Name, SMLoc Loc,
                                  OperandVector &Operands) {
  // The caller may pass a lower-case copy; errors refer to the source.
  Name = StringRef(Loc.getPointer(), Name.size());
  auto LocAt = [&](unsigned Offset) {
    return SMLoc::getFromPointer(Name.data() + Offset);
  };
  MnemonicError E;
  Mnemonic = Mnemonics.parse(Name, E);
  if (!Mnemonic) {
    getParser().eatToEndOfStatement();
    return Error(LocAt(E.Offset), E.Message);
  }
  OperandPtr Text =
      Q7X2Operand::create(Q7X2Operand::Token, Loc, LocAt(Name.size()));
  Text->Text = Mnemonic->Mnemonic;
  Operands.push_back(std::move(Text));
  for (const ParsedMod &M : Mnemonic->Mods) {
    OperandPtr Op = Q7X2Operand::create(Q7X2Operand::Modifier, LocAt(M.Offset));
    Op->Mod = M.Mod;
    Op->Value = M.Value;
    Operands.push_back(std::move(Op));
  }
  return false;
}

bool Q7X2AsmParser::parseOperands(OperandVector &Operands) {
  auto AtEnd = [&] {
    return getTok().is(AsmToken::EndOfStatement) || atControlWord(getParser());
  };
  for (bool First = true; !AtEnd(); First = false) {
    if (!First && parseToken(AsmToken::Comma, "expected ',' between operands"))
      return true;
    if (parseOperand(Operands))
      return true;
  }
  return false;
}

bool Q7X2AsmParser::parseOperand(OperandVector &Operands) {
  OperandPtr Op = OperandParser.parseOperand();
  if (!Op)
    return true;
  if (Mnemonic->HalfFormat && Op->Kind == Q7X2Operand::Immediate &&
      OperandParser.parseHalfPair(Op, *Mnemonic->HalfFormat))
    return true;
  Operands.push_back(std::move(Op));
  return false;
}

// Parses the control word and the end of the statement. The matcher expects the
// guard after the operands.
bool Q7X2AsmParser::parseStatementEnd(OperandPtr Guard,
                                      OperandVector &Operands) {
  OperandPtr Ctrl =
      Q7X2Operand::create(Q7X2Operand::Control, getTok().getLoc());
  Q7X2::ControlWord Fields;
  if (parseControlWord(getParser(), Fields))
    return true;
  Ctrl->Value = Fields.encode();
  Ctrl->End = getTok().getLoc();

  bool HasSemicolon = getTok().getString() == ";";
  if (parseToken(AsmToken::EndOfStatement, "expected the end of the statement"))
    return true;
  // The end of the line after a ';' is not an empty statement.
  if (HasSemicolon && getTok().is(AsmToken::EndOfStatement))
    Lex();

  Operands.push_back(std::move(Guard));
  if (!IsFermi)
    Operands.push_back(std::move(Ctrl));
  else if (Ctrl->Value)
    return Error(Ctrl->Start, "the Fermi encoding has no control word");
  return false;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

#define GET_REGISTER_MATCHER
#define GET_MATCHER_IMPLEMENTATION
#include "Q7X2GenAsmMatcher.inc"

/// Returns the range of rows of the match table for a mnemonic.
static std::pair<unsigned, unsigned> findForms(StringRef Name) {
  auto Rows = std::equal_range(std::begin(MatchTable0), std::end(MatchTable0),
                               Name, LessOpcode());
  return {Rows.first - MatchTable0, Rows.second - MatchTable0};
}

static ArrayRef<MatchEntry> getForms(ParsedMnemonic &Mnemonic) {
  if (Mnemonic.FirstForm == Mnemonic.EndForm)
    std::tie(Mnemonic.FirstForm, Mnemonic.EndForm) =
        findForms(Mnemonic.Mnemonic);
  return ArrayRef(MatchTable0)
      .slice(Mnemonic.FirstForm, Mnemonic.EndForm - Mnemonic.FirstForm);
}

constexpr unsigned MaxOperands = std::extent_v<decltype(MatchEntry::Classes)>;

/// Returns whether the operands match a form. Omitted is the mask of the form's
/// operands that the text does not have.
static bool matchForm(const MatchEntry &Form, OperandVector &Operands,
                      const MCSubtargetInfo &STI, unsigned &Omitted) {
  size_t Index = 1;
  Omitted = 0;
  for (unsigned I = 0; I != MaxOperands; ++I) {
    auto Class = MatchClassKind(Form.Classes[I]);
    if (Class == InvalidMatchClass)
      break;
    if (Index != Operands.size()) {
      unsigned Result = validateOperandClass(*Operands[Index], Class, STI);
      if (Result == MCTargetAsmParser::Match_Success) {
        ++Index;
        continue;
      }
      if (Result != MCTargetAsmParser::Match_InvalidOperand)
        return false;
    }
    if (!isSubclass(Class, OptionalMatchClass))
      return false;
    Omitted |= 1u << I;
  }
  return Index == Operands.size();
}

/// Like MatchInstructionImpl, but without its search for the mnemonic and
/// without diagnostics, which findMismatch provides.
bool Q7X2AsmParser::matchInstruction(OperandVector &Operands, MCInst &MI) {
  for (const MatchEntry &Form : getForms(*Mnemonic)) {
    const FeatureBitset &Required = FeatureBitsets[Form.RequiredFeaturesIdx];
    unsigned Omitted;
    if (!matchForm(Form, Operands, *STI, Omitted) ||
        (getAvailableFeatures() & Required) != Required)
      continue;
    SmallBitVector OmittedBits(MaxOperands);
    // The number of omitted operands before each operand.
    unsigned Offsets[MaxOperands + 1] = {0};
    for (unsigned I = 0, Count = 0; I != MaxOperands; ++I) {
      Offsets[I + 1] = Count;
      OmittedBits[I] = Omitted >> I & 1;
      Count += OmittedBits[I];
    }
    MI.setOpcode(Form.Opcode);
    convertToMCInst(Form.ConvertFn, MI, Form.Opcode, Operands, OmittedBits,
                    Offsets);
    return true;
  }
  return false;
}

bool Q7X2AsmParser::matchAndEmitInstruction(SMLoc IDLoc, unsigned &Opcode,
                                            OperandVector &Operands,
                                            MCStreamer &Out, uint64_t &, bool) {
  MCInst MI;
  MI.setLoc(IDLoc);
  if (!matchInstruction(Operands, MI))
    return reportMismatch(Operands);

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

// The rightmost operand that no instruction with the mnemonic accepts, and the
// operands that they accept there.
struct Q7X2AsmParser::Mismatch {
  size_t Index = 0;
  SmallVector<StringRef> Expected;

  void add(size_t OperandIndex, StringRef Diagnostic) {
    if (OperandIndex > Index) {
      Index = OperandIndex;
      Expected.clear();
    }
    Diagnostic.consume_front("expected ");
    if (OperandIndex == Index && !Diagnostic.empty() &&
        !is_contained(Expected, Diagnostic))
      Expected.push_back(Diagnostic);
  }
};

Q7X2AsmParser::Mismatch Q7X2AsmParser::findMismatch(OperandVector &Operands) {
  Mismatch Found;
  for (const MatchEntry &Entry : getForms(*Mnemonic)) {
    size_t Index = 1;
    for (unsigned Class : Entry.Classes) {
      if (Class == InvalidMatchClass || Index == Operands.size())
        break;
      unsigned Result =
          validateOperandClass(*Operands[Index], MatchClassKind(Class), *STI);
      if (Result == Match_Success) {
        ++Index;
        continue;
      }
      if (isSubclass(MatchClassKind(Class), OptionalMatchClass))
        continue;
      // Operands after the end of the instruction are superfluous, not wrong.
      if (Class == MCK_Guard && Index != guardIndex(Operands))
        Result = Match_InvalidOperand;
      const char *Diagnostic = getMatchKindDiag(Q7X2MatchResultTy(Result));
      Found.add(Index, Diagnostic ? Diagnostic : "");
      break;
    }
  }
  return Found;
}

bool Q7X2AsmParser::reportMismatch(OperandVector &Operands) {
  Mismatch Found = findMismatch(Operands);
  std::string Expected = join(Found.Expected, "; or ");
  SMLoc Loc =
      Operands[std::min(Found.Index, Operands.size() - 1)]->getStartLoc();
  if (Found.Expected.empty()) {
    StringRef Name = static_cast<Q7X2Operand &>(*Operands[0]).getToken();
    return Error(Loc,
                 "unexpected operand: too many operands for " + Name.upper());
  }
  if (Found.Index == guardIndex(Operands) &&
      !Found.Expected[0].contains("guard"))
    return Error(Operands.back()->getStartLoc(),
                 "missing operand: expected " + Expected);
  return Error(Loc, "invalid operand: expected " + Expected);
}

// Warns of valid text that is probably a mistake.
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
    Warning(IDLoc, "the result is always 0: without pp, .AND is an AND with "
                   "!PT");
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeQ7X2AsmParser() {
  RegisterMCAsmParser<Q7X2AsmParser> X(getTheQ7X2Target());
}
