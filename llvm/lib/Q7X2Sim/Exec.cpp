//===- Exec.cpp - Operands shared by the instruction groups ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cstdlib>

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

//===----------------------------------------------------------------------===//
// The host's vector instructions
//===----------------------------------------------------------------------===//

using BindFn = ExecFn (*)(unsigned, const DecodedInst &);

/// Chooses the level of vector instructions: the host's, but at most that of
/// the environment variable Q7X2_SIM_ISA. The results do not depend on it.
static BindFn chooseBinder() {
#ifdef Q7X2_HAVE_HOST_ISAS
  unsigned Level = __builtin_cpu_supports("x86-64-v4")   ? 4
                   : __builtin_cpu_supports("x86-64-v3") ? 3
                                                         : 1;
  unsigned Most;
  if (const char *Limit = std::getenv("Q7X2_SIM_ISA"))
    if (!llvm::StringRef(Limit).getAsInteger(10, Most))
      Level = std::min(Level, Most);
  if (Level == 4)
    return isa4::bind;
  if (Level == 3)
    return isa3::bind;
#endif
  return isa1::bind;
}

ExecFn q7x2::bindExecutor(unsigned Op, const DecodedInst &I) {
  static const BindFn Bind = chooseBinder();
  return Bind(Op, I);
}
