//===- Reduction.h - Atomics whose order does not matter --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integer atomics that are commutative and whose result no instruction uses.
// Blocks that run in parallel may execute them on the same words, in any order.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_REDUCTION_H
#define LLVM_LIB_Q7X2SIM_REDUCTION_H

#include "Inst.h"
#include "llvm/Support/Compiler.h"
#include <algorithm>
#include <optional>

namespace q7x2 {

/// A class of reductions. Those of the same class commute.
struct Reduction {
  uint8_t Op; // AtomOp_ADD, MIN, MAX, AND, OR or XOR
  bool Signed;
  bool Wide; // 64 bits

  /// Returns a code below 2^6.
  uint32_t code() const { return Op << 2 | Signed << 1 | Wide; }
  static Reduction of(uint32_t Code) {
    return {uint8_t(Code >> 2), bool(Code >> 1 & 1), bool(Code & 1)};
  }
};

/// Returns the reduction that an atomic performs, if it is one.
std::optional<Reduction> reductionOf(const DecodedInst &I);

/// Returns the new value of an integer atomic. INC counts up to B and wraps to
/// 0; DEC counts down to 0 and wraps to B.
template <typename T>
LLVM_ATTRIBUTE_ALWAYS_INLINE T integerAtomic(unsigned AtomOp, T Old, T B) {
  switch (AtomOp) {
  case Q7X2::AtomOp_ADD:
    return Old + B;
  case Q7X2::AtomOp_MIN:
    return std::min(Old, B);
  case Q7X2::AtomOp_MAX:
    return std::max(Old, B);
  case Q7X2::AtomOp_INC:
    return Old >= B ? 0 : Old + 1;
  case Q7X2::AtomOp_DEC:
    return Old == 0 || Old > B ? B : Old - 1;
  case Q7X2::AtomOp_AND:
    return Old & B;
  case Q7X2::AtomOp_OR:
    return Old | B;
  case Q7X2::AtomOp_XOR:
    return Old ^ B;
  default:
    return B; // EXCH
  }
}

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_REDUCTION_H
