//===- Output.cpp - The output port ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Output.h"

using namespace q7x2;

bool OutputPort::store(const void *Block, unsigned Thread, uint64_t Address,
                       unsigned Bytes, uint32_t Value) {
  uint64_t Offset = Address - OutputPortAddress;
  std::pair<const void *, unsigned> Key(Block, Thread);
  if (Offset == 0 && Bytes == 1) {
    Texts[Key] += char(Value);
    return true;
  }
  if (Offset != 4 || Bytes != 4)
    return false;
  auto Text = Texts.find(Key);
  if (Text == Texts.end())
    return true;
  if (Write)
    Write(Text->second);
  Texts.erase(Text);
  return true;
}
