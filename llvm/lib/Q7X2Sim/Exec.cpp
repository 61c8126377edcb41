//===- Exec.cpp - Operands shared by the instruction groups ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using llvm::formatv;

void q7x2::executeNop(Context &, const DecodedInst &, uint32_t) {}

uint64_t q7x2::readConst(Context &X, unsigned Bank, uint32_t Offset,
                         unsigned Bytes) {
  const ConstBank &B = X.Launch.Banks[Bank];
  uint64_t V = 0;
  if (uint64_t(Offset) + Bytes > B.Size) {
    X.fault(firstLane(X.W->current().Mask),
            formatv("{0} bytes at c[{1:x}][{2:x}] are outside of the constant "
                    "bank, which has {3} bytes",
                    Bytes, Bank, Offset, B.Size));
    return 0;
  }
  std::memcpy(&V, B.Data + Offset, Bytes);
  return V;
}

uint64_t q7x2::uniformWide(Context &X, const SrcOp &S) {
  switch (S.Kind) {
  case SrcKind::UReg:
    return uint64_t(X.W->UR[S.Row + 1]) << 32 | X.W->UR[S.Row];
  case SrcKind::Const:
    return readConst(X, S.Bank, S.Value, 8);
  default:
    return uint64_t(S.Value) << 32;
  }
}

WidePair q7x2::fetchWide(Context &X, const SrcOp &S, WideLanes &Buf) {
  if (S.Kind == SrcKind::Reg)
    return {X.W->R[S.Row], X.W->R[S.Row + 1]};
  uint64_t V = uniformWide(X, S);
  eachLane([&](unsigned L) { setWide(Buf, L, V); });
  return {Buf.Lo.V, Buf.Hi.V};
}
