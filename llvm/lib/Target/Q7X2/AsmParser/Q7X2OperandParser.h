//===-- Q7X2OperandParser.h - Parse operands of instructions ----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses an operand by its own syntax. TableGen's matcher determines which
// instructions accept it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2OPERANDPARSER_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2OPERANDPARSER_H

#include "AsmParser/Q7X2Operand.h"
#include "llvm/MC/MCParser/MCAsmParserExtension.h"

namespace llvm {

class Q7X2OperandParser : public MCAsmParserExtension {
  const bool IsFermi;

public:
  using OperandPtr = std::unique_ptr<Q7X2Operand>;

  Q7X2OperandParser(MCAsmParser &Parser, bool IsFermi) : IsFermi(IsFermi) {
    Initialize(Parser);
  }

  /// Parses a 32-bit register, a predicate or a barrier. Returns false without
  /// an error if the next token is none of these.
  bool tryParseRegister(MCRegister &Reg, SMLoc &Start, SMLoc &End);

  /// Parses an operand. Returns null after an error.
  OperandPtr parseOperand();

  /// Parses the lower half of a pair of 16-bit immediates in \p Format, an
  /// HFmtV2, and turns \p Upper into the pair.
  bool parseHalfPair(OperandPtr &Upper, unsigned Format);

private:
  OperandPtr parseNegatedPredicate();
  OperandPtr parseSource();
  OperandPtr parseRegisterOperand();
  OperandPtr parseBracketedRegister(StringRef Prefix, SMLoc Start);
  OperandPtr parseIndexedRegister(StringRef Prefix, SMLoc Start);
  OperandPtr parseConstMem(SMLoc Start);
  OperandPtr parseMemory();
  OperandPtr parseImmediate(SMLoc Start, bool Negative);
  OperandPtr parseFermiImm();
  bool parseRangeBounds(int64_t &Lo, int64_t &Hi);
  bool parseBank(int64_t &Bank);
  bool parseBankOffset(Q7X2Operand &Op);
  bool parseAddressTail(Q7X2Operand &Address);
  StringRef closeRange();
};

} // namespace llvm

#endif
