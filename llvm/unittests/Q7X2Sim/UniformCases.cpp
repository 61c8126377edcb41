//===- UniformCases.cpp - UDP ---------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The cases of the instructions that also exist on the uniform datapath, with
// uniform registers instead of registers.
//
//===----------------------------------------------------------------------===//

#include "InstTest.h"
#include "llvm/ADT/STLExtras.h"

using namespace insttest;
using namespace llvm;

static bool hasUniformVariant(StringRef Mnemonic) {
  static const StringLiteral Names[] = {
      "IADD",  "IADD.X", "IMAD",   "IMAD.HI.X", "LEA", "LEA.HI.X",
      "IMNMX", "SEL",    "LOP3",   "PLOP3",     "SHF", "PRMT",
      "ISETP", "MOV",    "MOV.64", "POPC",      "FLO"};
  // IMAD.WIDE also begins with IMAD, but has no uniform counterpart.
  if (Mnemonic.starts_with("IMAD.WIDE"))
    return false;
  return any_of(Names, [&](StringRef N) {
    return Mnemonic == N || Mnemonic.starts_with(N.str() + ".");
  });
}

void insttest::addUniformCases(CaseList &List) {
  CaseList Vector;
  addIntegerCases(Vector);
  addLogicCases(Vector);
  addConvertCases(Vector);
  for (Case &C : Vector.Cases) {
    bool UsesUniform = C.A.From == 'U' || C.B.From == 'U' || C.C.From == 'U';
    if (UsesUniform || !hasUniformVariant(C.Mnemonic))
      continue;
    C.Mnemonic = "U" + C.Mnemonic;
    C.Uniform = true;
    List.add(std::move(C));
  }
}
