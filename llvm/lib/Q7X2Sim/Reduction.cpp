//===- Reduction.cpp - Atomics whose order does not matter ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

using namespace q7x2;
using namespace llvm::Q7X2;

static bool isWideAtomic(unsigned Op) {
  return Op == op::ATOM64 || Op == op::ATOMG64 || Op == op::ATOMS64 ||
         Op == op::RED64;
}

static bool isNarrowAtomic(unsigned Op) {
  return Op == op::ATOM || Op == op::ATOMG || Op == op::ATOMS || Op == op::RED;
}

std::optional<Reduction> q7x2::reductionOf(const DecodedInst &I) {
  const bool Wide = isWideAtomic(I.Op);
  if ((!Wide && !isNarrowAtomic(I.Op)) || I.Dst != SinkRow)
    return std::nullopt;
  const unsigned Type = I.mod(Wide ? mod::MAtomType64 : mod::MAtomType32);
  const bool Unsigned =
      Type == (Wide ? unsigned(AtomType64_U64) : unsigned(AtomType32_U32));
  const bool Signed =
      Type == (Wide ? unsigned(AtomType64_S64) : unsigned(AtomType32_S32));
  if (!Signed && !Unsigned)
    return std::nullopt;
  const unsigned Op = I.mod(mod::MAtomOp);
  switch (Op) {
  case AtomOp_MIN:
  case AtomOp_MAX:
    return Reduction{uint8_t(Op), Signed, Wide};
  case AtomOp_ADD:
  case AtomOp_AND:
  case AtomOp_OR:
  case AtomOp_XOR:
    return Reduction{uint8_t(Op), false, Wide};
  default: // INC and DEC with different bounds, EXCH
    return std::nullopt;
  }
}
