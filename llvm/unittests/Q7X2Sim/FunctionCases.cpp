//===- FunctionCases.cpp - MUFU by a table --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that APFloat cannot compute: a table of results that were
// computed with 400 bits (make-function-table.py).
//
//===----------------------------------------------------------------------===//

#include "InstTest.h"

using namespace insttest;

namespace {
struct Row {
  const char *Op;
  uint32_t Argument, Result;
};
} // namespace

static const Row Table[] = {
#include "FunctionTable.inc"
};

void insttest::addFunctionCases(CaseList &List) {
  for (const Row &R : Table) {
    Case C;
    C.Mnemonic = std::string("MUFU.") + R.Op;
    C.Operands = "$d, $b";
    C.B.What = Kind::F32;
    C.B.From = 'I';
    C.B.Imm = R.Argument;
    uint32_t Result = R.Result;
    C.Ref = [=](const Inputs &, Outputs &Out) { Out.setD32(Result); };
    List.add(C);
  }
}
