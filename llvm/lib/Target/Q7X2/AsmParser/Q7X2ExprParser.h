//===-- Q7X2ExprParser.h - Expressions in operands --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses terms and binary operators. LLVM's own expression parser cannot be
// used, since an operand may be followed by '|', the end of an absolute value,
// and by '&', the beginning of the control word.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2EXPRPARSER_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2EXPRPARSER_H

#include "llvm/MC/MCExpr.h"

namespace llvm {

class MCAsmParser;

/// Parses terms joined by operators with at least \p MinPrecedence: 1 for sums,
/// 2 for bit operations, 3 for products and shifts. \p Negative says that a '-'
/// before the first term has been parsed.
bool parseExpression(MCAsmParser &Parser, const MCExpr *&Expr,
                     unsigned MinPrecedence = 1, bool Negative = false);

const MCExpr *negate(const MCExpr *Expr, MCContext &Ctx);

} // namespace llvm

#endif
