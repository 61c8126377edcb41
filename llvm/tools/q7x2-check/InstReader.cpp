//===- InstReader.cpp - Decodes instructions ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstReader.h"

using namespace llvm;
using namespace check;

Expected<std::unique_ptr<InstReader>> InstReader::create() {
  auto Bits = q7x2::Disassembly::create();
  if (!Bits)
    return Bits.takeError();
  return std::unique_ptr<InstReader>(new InstReader(std::move(*Bits)));
}

Inst InstReader::read(ArrayRef<uint8_t> Bytes, uint32_t Index) const {
  MCInst MI;
  return Bits->read(Bytes, MI) ? Operands.read(MI, Index) : Inst();
}
