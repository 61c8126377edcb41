//===-- PTXParser.h - Parse inline PTX --------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the syntax of PTX in inline assembly, as represented in LLVM IR: $0 is
// an operand of the asm, $$ a dollar sign.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PTX_PTXPARSER_H
#define LLVM_LIB_TARGET_Q7X2_PTX_PTXPARSER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm::Q7X2::ptx {

/// The type named by a modifier such as .f16x2.
struct PTXType {
  enum Class { Unsigned, Signed, Untyped, Float, BFloat, Predicate };
  Class Kind = Untyped;
  unsigned Bits = 0; ///< Of an element.
  unsigned Lanes = 1;

  bool isFloat() const { return Kind == Float || Kind == BFloat; }
  bool isSigned() const { return Kind == Signed; }
  unsigned getWidth() const { return Bits * Lanes; }

  /// Returns the type with that name, if there is one.
  static std::optional<PTXType> parse(StringRef Name);
};

struct Operand {
  enum Class {
    Register,   ///< Name: declared; or special, with a percent sign.
    AsmOperand, ///< Number: an operand of the asm.
    Integer,    ///< Bits.
    Real,       ///< Bits of a double.
    Single,     ///< Bits of a float.
    Vector,     ///< {a, b}: Parts.
    Address,    ///< [a + n]: Parts has a, Bits is n.
    Pair,       ///< a|b: Parts.
    Sink        ///< _
  };
  Class Kind = Sink;
  std::string Name;
  unsigned Number = 0;
  uint64_t Bits = 0;
  bool IsInverted = false; ///< !p
  bool IsNegated = false;  ///< -a
  std::string Selector;    ///< Selects the byte b0 to b3, or the half h0 or h1.
  std::vector<Operand> Parts;
};

struct Statement {
  enum Class { Open, Close, Declaration, Label, Instruction };
  Class Kind = Instruction;
  unsigned Line = 0; ///< In the asm string, from 0.
  StringRef Text;    ///< Without guard and semicolon, for messages.
  std::optional<Operand> Guard;
  /// The mnemonic of an instruction, or the type of a declaration.
  StringRef Mnemonic;
  SmallVector<StringRef, 4> Modifiers;
  std::vector<Operand> Operands;
  std::vector<std::string> Names; ///< Declared registers or label.

  bool has(StringRef Modifier) const;
};

/// A syntax error, with its line in the asm string.
class SyntaxError : public ErrorInfo<SyntaxError> {
public:
  static char ID;
  unsigned Line;
  std::string Message;

  SyntaxError(unsigned Line, const Twine &Message)
      : Line(Line), Message(Message.str()) {}
  void log(raw_ostream &OS) const override { OS << Message; }
  std::error_code convertToErrorCode() const override {
    return inconvertibleErrorCode();
  }
};

/// Returns whether the text of an inline assembly is PTX: its first instruction
/// is in lower case, or it declares registers.
bool isPTX(StringRef Text);

Expected<std::vector<Statement>> parse(StringRef Text);

} // namespace llvm::Q7X2::ptx

#endif
