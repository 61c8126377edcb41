//===-- PTXParser.cpp - Parse inline PTX ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

char SyntaxError::ID = 0;

bool Statement::has(StringRef Modifier) const {
  return is_contained(Modifiers, Modifier);
}

std::optional<PTXType> PTXType::parse(StringRef Name) {
  PTXType T;
  if (Name == "pred") {
    T.Kind = Predicate;
    T.Bits = 1;
    return T;
  }
  if (Name.consume_front("bf"))
    T.Kind = BFloat;
  else if (Name.consume_front("u"))
    T.Kind = Unsigned;
  else if (Name.consume_front("s"))
    T.Kind = Signed;
  else if (Name.consume_front("b"))
    T.Kind = Untyped;
  else if (Name.consume_front("f"))
    T.Kind = Float;
  else
    return std::nullopt;
  if (Name.consumeInteger(10, T.Bits))
    return std::nullopt;
  if (Name.consume_front("x") && Name.consumeInteger(10, T.Lanes))
    return std::nullopt;
  if (!Name.empty())
    return std::nullopt;
  bool IsKnown = T.Kind == BFloat ? T.Bits == 16
                 : T.Kind == Float
                     ? T.Bits == 16 || T.Bits == 32 || T.Bits == 64
                     : is_contained({8, 16, 32, 64, 128}, T.Bits);
  bool HasLanes = T.Lanes == 1 || (T.Lanes == 2 && T.Bits == 16);
  return IsKnown && HasLanes ? std::optional(T) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {

/// Scans the text from left to right, and skips white space and comments.
class Scanner {
  StringRef Text;
  size_t Pos = 0;

public:
  explicit Scanner(StringRef Text) : Text(Text) { skip(); }

  bool isAtEnd() const { return Pos == Text.size(); }
  char peek() const { return isAtEnd() ? '\0' : Text[Pos]; }
  size_t getPos() const { return Pos; }
  StringRef getText(size_t From, size_t To) const {
    return Text.slice(From, To).rtrim();
  }
  unsigned getLine() const { return Text.take_front(Pos).count('\n'); }
  void skip();
  void advance(size_t Count) {
    Pos = std::min(Pos + Count, Text.size());
    skip();
  }
  bool consume(char C) {
    if (peek() != C || isAtEnd())
      return false;
    advance(1);
    return true;
  }
  /// Consumes the following characters that \p IsPart accepts.
  template <typename Predicate> StringRef take(Predicate IsPart) {
    size_t End = Pos;
    while (End != Text.size() && IsPart(Text[End]))
      ++End;
    StringRef Word = Text.slice(Pos, End);
    advance(Word.size());
    return Word;
  }
  StringRef rest() const { return Text.drop_front(Pos); }
};

} // namespace

void Scanner::skip() {
  while (Pos != Text.size()) {
    StringRef Rest = Text.drop_front(Pos);
    if (isSpace(Rest.front()))
      ++Pos;
    else if (Rest.starts_with("//"))
      Pos += std::min(Rest.find('\n'), Rest.size());
    else if (Rest.starts_with("/*")) {
      size_t End = Rest.find("*/");
      Pos = End == StringRef::npos ? Text.size() : Pos + End + 2;
    } else
      return;
  }
}

/// Returns whether a character can be in a name. An asm string has $$ for a
/// dollar sign.
static bool isNamePart(char C) { return isAlnum(C) || C == '_' || C == '$'; }
static bool isOpcodePart(char C) {
  return isAlnum(C) || C == '_' || C == '.' || C == ':';
}

bool Q7X2::ptx::isPTX(StringRef Text) {
  Scanner S(Text);
  while (!S.isAtEnd()) {
    if (S.consume('{') || S.consume('}') || S.consume(';'))
      continue;
    if (S.consume('@')) {
      S.consume('!');
      S.take([](char C) { return isNamePart(C) || C == '%'; });
      continue;
    }
    if (S.peek() == '.') {
      if (S.rest().starts_with(".reg"))
        return true;
      S.take([](char C) { return C != '\n' && C != ';'; });
      continue;
    }
    StringRef Word = S.take(isOpcodePart);
    if (Word.empty())
      return false;
    if (!Word.ends_with(":"))
      return isLower(Word.front());
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

namespace {

class Parser {
  Scanner S;

  Error error(const Twine &Message) const {
    return make_error<SyntaxError>(S.getLine(), Message);
  }
  Error expect(char C) {
    if (S.consume(C))
      return Error::success();
    std::string Found =
        S.isAtEnd() ? "the end" : "'" + std::string(1, S.peek()) + "'";
    return error(Twine("PTX: expected '") + Twine(C) + "', found " + Found);
  }
  std::string parseName();
  Error parseNumber(Operand &Op);
  Error parseList(std::vector<Operand> &Parts, char End);
  Error parseAddress(Operand &Op);
  Error parseSimpleOperand(Operand &Op);
  Error parseAsmOperand(Operand &Op);
  Error parseOperand(Operand &Op);
  bool parseLabel(Statement &Result);
  Error parseDeclaration(Statement &Result);
  Error parseInstruction(Statement &Result);

public:
  explicit Parser(StringRef Text) : S(Text) {}
  Expected<std::vector<Statement>> run();
};

} // namespace

/// Parses a name, in which $$ means a dollar sign. Drops ${:uid}, a number that
/// is unique to each asm, since all names are local.
std::string Parser::parseName() {
  std::string Name;
  while (true) {
    Name += S.take(isNamePart);
    if (!StringRef(Name).ends_with("$") || !S.rest().starts_with("{:uid}"))
      break;
    Name.pop_back();
    S.advance(StringRef("{:uid}").size());
  }
  for (size_t At; (At = Name.find("$$")) != std::string::npos;)
    Name.erase(At, 1);
  return Name;
}

Error Parser::parseNumber(Operand &Op) {
  bool IsNegative = S.consume('-');
  StringRef Text = S.take([](char C) { return isAlnum(C) || C == '.'; });
  StringRef Digits = Text;
  Op.Kind = Operand::Integer;
  if (Text.starts_with_insensitive("0f") ||
      Text.starts_with_insensitive("0d")) {
    bool IsSingle = Text.starts_with_insensitive("0f");
    Op.Kind = IsSingle ? Operand::Single : Operand::Real;
    Digits = Text.drop_front(2);
    if (Digits.size() != (IsSingle ? 8 : 16) ||
        Digits.getAsInteger(16, Op.Bits))
      return error("PTX: '" + Text + "' is not a number");
    if (IsNegative)
      Op.Bits ^= IsSingle ? uint64_t(1) << 31 : uint64_t(1) << 63;
    return Error::success();
  }
  if (Text.contains('.')) {
    double Value;
    if (Text.getAsDouble(Value))
      return error("PTX: '" + Text + "' is not a number");
    Op.Kind = Operand::Real;
    Op.Bits = bit_cast<uint64_t>(IsNegative ? -Value : Value);
    return Error::success();
  }
  if (Digits.ends_with("U"))
    Digits = Digits.drop_back();
  if (Digits.getAsInteger(0, Op.Bits))
    return error("PTX: '" + Text + "' is not a number");
  if (IsNegative)
    Op.Bits = -Op.Bits;
  return Error::success();
}

Error Parser::parseList(std::vector<Operand> &Parts, char End) {
  do {
    Parts.emplace_back();
    if (Error E = parseOperand(Parts.back()))
      return E;
  } while (S.consume(','));
  return expect(End);
}

Error Parser::parseAddress(Operand &Op) {
  Op.Kind = Operand::Address;
  Op.Parts.emplace_back();
  if (Error E = parseSimpleOperand(Op.Parts.back()))
    return E;
  bool IsSum = S.consume('+');
  if (IsSum || S.peek() == '-') {
    Operand Offset;
    // The offset may be an immediate operand of the asm.
    if (Error E = parseSimpleOperand(Offset))
      return E;
    if (Offset.Kind == Operand::Integer)
      Op.Bits = Offset.Bits;
    else
      Op.Parts.push_back(std::move(Offset));
  }
  return expect(']');
}

// $n or ${n:modifier}
Error Parser::parseAsmOperand(Operand &Op) {
  Op.Kind = Operand::AsmOperand;
  bool HasBraces = S.rest().starts_with("${");
  S.advance(HasBraces ? 2 : 1);
  StringRef Digits = S.take(isDigit);
  if (Digits.getAsInteger(10, Op.Number))
    return error("PTX: expected the number of an operand");
  if (!HasBraces)
    return Error::success();
  S.take([](char C) { return C != '}'; });
  return expect('}');
}

/// Matches .b0 to .b3, .h0 and .h1.
static bool isSelector(StringRef Text) {
  return Text.size() >= 3 && (Text[1] == 'b' || Text[1] == 'h') &&
         isDigit(Text[2]) && (Text.size() == 3 || !isNamePart(Text[3]));
}

Error Parser::parseSimpleOperand(Operand &Op) {
  if (S.rest().starts_with("$") && !S.rest().starts_with("$$") &&
      !S.rest().starts_with("${:uid}"))
    return parseAsmOperand(Op);
  if (isDigit(S.peek()) || S.peek() == '-' || S.peek() == '.')
    return parseNumber(Op);
  if (S.peek() == '_' && !S.rest().drop_front().empty() &&
      !isNamePart(S.rest()[1])) {
    S.advance(1);
    Op.Kind = Operand::Sink;
    return Error::success();
  }
  bool HasPercent = S.consume('%');
  Op.Kind = Operand::Register;
  Op.Name = (HasPercent ? "%" : "") + parseName();
  while (HasPercent && S.peek() == '.' && !isSelector(S.rest())) { // %tid.x
    S.advance(1);
    Op.Name += "." + parseName();
  }
  if (Op.Name.empty() || Op.Name == "%")
    return error("PTX: expected an operand");
  if (Op.Name == "WARP_SZ") {
    Op.Kind = Operand::Integer;
    Op.Bits = 32;
  }
  return Error::success();
}

Error Parser::parseOperand(Operand &Op) {
  if (S.consume('{')) {
    Op.Kind = Operand::Vector;
    return parseList(Op.Parts, '}');
  }
  if (S.consume('['))
    return parseAddress(Op);
  bool IsInverted = S.consume('!'), IsNegative = false;
  if (S.peek() == '-' && !S.rest().drop_front().empty() &&
      !isDigit(S.rest()[1]) && S.rest()[1] != '.')
    IsNegative = S.consume('-');
  if (Error E = parseSimpleOperand(Op))
    return E;
  Op.IsInverted = IsInverted;
  Op.IsNegated = IsNegative;
  if (S.consume('.')) // $1.b0
    Op.Selector = S.take(isAlnum).str();
  if (!S.consume('|'))
    return Error::success();
  Operand First = std::move(Op), Second;
  if (Error E = parseSimpleOperand(Second))
    return E;
  Op = Operand();
  Op.Kind = Operand::Pair;
  Op.Parts = {std::move(First), std::move(Second)};
  return Error::success();
}

// NAME: but not a::b, which is a part of a modifier.
bool Parser::parseLabel(Statement &Result) {
  Scanner Start = S;
  std::string Name = (S.consume('%') ? "%" : "") + parseName();
  if (Name.empty() || Name == "%" || S.peek() != ':' ||
      S.rest().starts_with("::")) {
    S = Start;
    return false;
  }
  S.advance(1);
  Result.Kind = Statement::Label;
  Result.Names.push_back(Name);
  return true;
}

// .reg .u32 a, b<3>;
Error Parser::parseDeclaration(Statement &Result) {
  Result.Kind = Statement::Declaration;
  SmallVector<StringRef, 2> Parts;
  S.take(isOpcodePart).split(Parts, '.', -1, false);
  if (Parts.size() == 1) // The type is a separate word.
    S.take(isOpcodePart).split(Parts, '.', -1, false);
  if (Parts.size() != 2 || Parts[0] != "reg")
    return error("PTX: only scalar registers can be declared");
  Result.Mnemonic = Parts[1];
  do {
    std::string Name = (S.consume('%') ? "%" : "") + parseName();
    if (Name.empty() || Name == "%")
      return error("PTX: expected the name of a register");
    if (!S.consume('<')) {
      Result.Names.push_back(Name);
      continue;
    }
    unsigned Count;
    if (S.take(isDigit).getAsInteger(10, Count) || Count > 4096)
      return error("PTX: expected a number of registers");
    for (unsigned I = 0; I != Count; ++I)
      Result.Names.push_back(Name + std::to_string(I));
    if (Error E = expect('>'))
      return E;
  } while (S.consume(','));
  return Error::success();
}

Error Parser::parseInstruction(Statement &Result) {
  if (S.consume('@')) {
    Operand Guard;
    bool IsInverted = S.consume('!');
    if (Error E = parseSimpleOperand(Guard))
      return E;
    Guard.IsInverted = IsInverted;
    Result.Guard = std::move(Guard);
  }
  size_t Begin = S.getPos();
  Result.Line = S.getLine();
  StringRef Opcode = S.take(isOpcodePart);
  if (Opcode.empty())
    return error("PTX: expected an instruction");
  Opcode.split(Result.Modifiers, '.', -1, false);
  Result.Mnemonic = Result.Modifiers.front();
  Result.Modifiers.erase(Result.Modifiers.begin());
  if (S.peek() != ';' && S.peek() != '}' && !S.isAtEnd()) {
    do {
      Result.Operands.emplace_back();
      if (Error E = parseOperand(Result.Operands.back()))
        return E;
    } while (S.consume(','));
  }
  Result.Text = S.getText(Begin, S.getPos());
  return Error::success();
}

Expected<std::vector<Statement>> Parser::run() {
  std::vector<Statement> Statements;
  while (!S.isAtEnd()) {
    if (S.consume(';'))
      continue;
    Statement Next;
    Next.Line = S.getLine();
    if (S.consume('{')) {
      Next.Kind = Statement::Open;
    } else if (S.consume('}')) {
      Next.Kind = Statement::Close;
    } else {
      bool IsDeclaration = S.peek() == '.';
      bool IsLabel = parseLabel(Next);
      if (!IsLabel)
        if (Error E =
                IsDeclaration ? parseDeclaration(Next) : parseInstruction(Next))
          return std::move(E);
      // The last semicolon may be missing.
      if (!IsLabel && !S.isAtEnd() && S.peek() != '}')
        if (Error E = expect(';'))
          return std::move(E);
    }
    Statements.push_back(std::move(Next));
  }
  return Statements;
}

Expected<std::vector<Statement>> Q7X2::ptx::parse(StringRef Text) {
  return Parser(Text).run();
}
