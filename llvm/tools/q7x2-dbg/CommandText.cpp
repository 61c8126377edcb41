//===- CommandText.cpp - Parts of commands --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandText.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace dbg;

StringRef dbg::takeWord(StringRef &Rest) {
  Rest = Rest.ltrim();
  const StringRef Word = Rest.take_while(
      [](char C) { return isAlnum(C) || C == '-' || C == '_'; });
  Rest = Rest.drop_front(Word.size());
  return Word;
}

Expected<uint64_t> dbg::parseCount(StringRef A) {
  uint64_t N = 1;
  if (!A.empty() && (A.getAsInteger(10, N) || N == 0))
    return createStringError("\"" + A + "\" is not a number of times.");
  return N;
}

Expected<char> dbg::takeFormat(StringRef &A) {
  if (!A.consume_front("/"))
    return char(0);
  const StringRef Letters = A.take_while(isAlnum);
  A = A.drop_front(Letters.size()).ltrim();
  if (Letters.size() != 1 || !StringRef("duxotcfa").contains(Letters[0]))
    return createStringError("Undefined output format \"" + Letters +
                             "\": there are d, u, x, o, t, c, f and a.");
  return Letters[0];
}

void dbg::coordinates(const uint32_t Size[3], uint32_t Thread, uint32_t To[3]) {
  To[0] = Thread % Size[0];
  To[1] = Thread / Size[0] % Size[1];
  To[2] = Thread / Size[0] / Size[1];
}
