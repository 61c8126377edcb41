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

/// The components of a name like llvm.nvvm.fma.rz.ftz.f: hundreds of intrinsics
/// are combinations of a few of them.
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
  /// Whether the name has a component.
  bool has(StringRef Word) const { return is_contained(Parts, Word); }
  StringRef operation() const { return Parts.empty() ? "" : Parts.front(); }
};

/// The expansion of a conversion to or from a format that no register has, or
/// of fns; null if \p I is neither.
Value *expandFormat(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I);

/// The expansion of an intrinsic that accesses memory; null if \p I is none, or
/// is selected.
Value *expandMemory(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I);

/// The expansion of a product of matrices, or of an access to one in a warp's
/// registers; null if \p I is neither, or of a shape that is not supported.
Value *expandMatrix(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I);

/// Accesses the shared memory of a cluster, which is one block, as that of the
/// block. Returns whether there were any.
bool lowerClusterSpace(Function &F);

} // namespace llvm::Q7X2

#endif
