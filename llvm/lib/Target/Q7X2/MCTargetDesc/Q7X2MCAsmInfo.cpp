//===-- Q7X2MCAsmInfo.cpp - Properties of the assembly text ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2MCAsmInfo.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

Q7X2MCAsmInfo::Q7X2MCAsmInfo(const Triple &, const MCTargetOptions &) {
  CodePointerSize = 8;
  CalleeSaveStackSlotSize = 8;
  MinInstAlignment = 16;
  MaxInstLength = 16;
  CommentString = "//";
  SeparatorString = ";";
  Data16bitsDirective = "\t.short\t";
  Data64bitsDirective = "\t.quad\t";
  UsesELFSectionDirectiveForBSS = true;
  SupportsDebugInformation = true;
  ExceptionsType = ExceptionHandling::None;
}

void Q7X2MCAsmInfo::printSpecifierExpr(raw_ostream &OS,
                                       const MCSpecifierExpr &Expr) const {
  OS << (Expr.getSpecifier() == Q7X2::S_LO ? "%lo(" : "%hi(");
  printExpr(OS, *Expr.getSubExpr());
  OS << ')';
}
