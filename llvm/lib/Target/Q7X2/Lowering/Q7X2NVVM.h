//===-- Q7X2NVVM.h - Names of NVVM's intrinsics -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2NVVM_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2NVVM_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"
#include <optional>

namespace llvm::Q7X2 {

/// NVVM's address space of a cluster's shared memory.
constexpr unsigned AS_SharedCluster = 7;

/// The components of a name such as llvm.nvvm.fma.rz.ftz.f. Hundreds of
/// intrinsics are combinations of a few components.
struct NVVMName {
  SmallVector<StringRef, 8> Parts;
  std::optional<unsigned> Round; ///< A value of FPRound.

  explicit NVVMName(Intrinsic::ID ID) {
    StringRef Name = Intrinsic::getBaseName(ID);
    if (!Name.consume_front("llvm.nvvm."))
      return;
    Name.split(Parts, '.');
    static constexpr std::pair<StringLiteral, unsigned> Modes[] = {
        {"rn", FPRound_RN},
        {"rp", FPRound_RP},
        {"rm", FPRound_RM},
        {"rz", FPRound_RZ}};
    for (auto [Text, Mode] : Modes)
      if (has(Text))
        Round = Mode;
  }
  /// Returns whether the name has the component \p Word.
  bool has(StringRef Word) const { return is_contained(Parts, Word); }
  StringRef operation() const { return Parts.empty() ? "" : Parts.front(); }
};

/// Expands a conversion to or from a format that no register has, or fns.
/// Returns null if \p I is neither.
Value *expandFormat(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I);

/// Expands an intrinsic that accesses memory. Returns null if \p I does not, or
/// is selected directly.
Value *expandMemory(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I);

/// Expands a matrix product, or an access to a matrix in a warp's registers.
/// Returns null if \p I is neither, or has an unsupported shape.
Value *expandMatrix(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I);

/// Replaces accesses to the shared memory of a cluster, which has one block, by
/// accesses to the block's. Returns whether anything changed.
bool lowerClusterSpace(Function &F);

} // namespace llvm::Q7X2

#endif
