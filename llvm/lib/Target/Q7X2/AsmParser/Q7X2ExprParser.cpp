//===-- Q7X2ExprParser.cpp - Expressions in operands ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2ExprParser.h"
#include "AsmParser/Q7X2ControlWordParser.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCAsmParser.h"

using namespace llvm;

const MCExpr *llvm::negate(const MCExpr *Expr, MCContext &Ctx) {
  int64_t V;
  if (Expr->evaluateAsAbsolute(V))
    return MCConstantExpr::create(-uint64_t(V), Ctx);
  return MCUnaryExpr::createMinus(Expr, Ctx, Expr->getLoc());
}

// %lo(address), %hi(address)
static bool parseSpecifier(MCAsmParser &Parser, const MCExpr *&Expr) {
  SMLoc Loc = Parser.getTok().getLoc(), End;
  Parser.Lex();
  StringRef Name = Parser.getTok().is(AsmToken::Identifier)
                       ? Parser.getTok().getString()
                       : StringRef();
  auto Spec = StringSwitch<Q7X2::Specifier>(Name)
                  .Case("lo", Q7X2::S_LO)
                  .Case("hi", Q7X2::S_HI)
                  .Default(Q7X2::S_None);
  if (Spec == Q7X2::S_None)
    return Parser.Error(Loc, "expected %lo(address) or %hi(address)");
  Parser.Lex();
  const MCExpr *Sub;
  if (Parser.parseToken(AsmToken::LParen, "expected '('") ||
      Parser.parseParenExpression(Sub, End))
    return true;
  Expr = MCSpecifierExpr::create(Sub, Spec, Parser.getContext(), Loc);
  return false;
}

// A number, a symbol, an expression in parentheses or with a specifier.
static bool parseTerm(MCAsmParser &Parser, const MCExpr *&Expr) {
  SMLoc End;
  switch (Parser.getTok().getKind()) {
  case AsmToken::Percent:
    return parseSpecifier(Parser, Expr);
  case AsmToken::Integer:
  case AsmToken::Identifier:
  case AsmToken::String:
  case AsmToken::Dot:
  case AsmToken::LParen:
  case AsmToken::Minus:
  case AsmToken::Tilde:
    return Parser.parsePrimaryExpr(Expr, End, nullptr);
  default:
    return Parser.TokError("expected an operand");
  }
}

// Returns the precedence of the operator at the next token, as in GNU as; 0 if
// there is none. '|' ends an absolute value, and '&' may begin the control
// word.
static unsigned binaryOperator(MCAsmParser &Parser,
                               MCBinaryExpr::Opcode &Opcode) {
  switch (Parser.getTok().getKind()) {
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
    return Opcode = MCBinaryExpr::And, atControlWord(Parser) ? 0 : 2;
  case AsmToken::Plus:
    return Opcode = MCBinaryExpr::Add, 1;
  case AsmToken::Minus:
    return Opcode = MCBinaryExpr::Sub, 1;
  default:
    return 0;
  }
}

bool llvm::parseExpression(MCAsmParser &Parser, const MCExpr *&Expr,
                           unsigned MinPrecedence, bool Negative) {
  SMLoc Loc = Parser.getTok().getLoc();
  if (parseTerm(Parser, Expr))
    return true;
  if (Negative)
    Expr = negate(Expr, Parser.getContext());
  MCBinaryExpr::Opcode Opcode;
  while (unsigned Precedence = binaryOperator(Parser, Opcode)) {
    if (Precedence < MinPrecedence)
      break;
    Parser.Lex();
    const MCExpr *Right;
    if (parseExpression(Parser, Right, Precedence + 1))
      return true;
    Expr = MCBinaryExpr::create(Opcode, Expr, Right, Parser.getContext(), Loc);
  }
  int64_t V;
  if (Expr->getKind() == MCExpr::Binary && Expr->evaluateAsAbsolute(V))
    Expr = MCConstantExpr::create(V, Parser.getContext());
  return false;
}
