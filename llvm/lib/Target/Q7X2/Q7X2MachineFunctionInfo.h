//===-- Q7X2MachineFunctionInfo.h - State of a function ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2MACHINEFUNCTIONINFO_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2MACHINEFUNCTIONINFO_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace llvm {

struct Q7X2MachineFunctionInfo : public MachineFunctionInfo {
  Q7X2MachineFunctionInfo(const Function &, const TargetSubtargetInfo *) {}

  /// The register that holds the return address in a function that returns.
  Register ReturnAddress;
  /// The frame index of the first unnamed argument of a variadic function.
  int VarArgsIndex = 0;
  /// The callees of tail calls, which are returns; null for an indirect call.
  SmallVector<const Function *, 1> TailCallees;
  /// During instruction selection: maps virtual registers to IR values, and the
  /// number of values mapped (Q7X2ISelLowering.cpp).
  DenseMap<Register, const Value *> SelectedValues;
  unsigned NumSelectedValues = 0;
  /// The schedulers' cache of alias queries (Q7X2AliasCache.h): locations are
  /// numbered, and the lower number of a pair comes first.
  DenseMap<MemoryLocation, unsigned> LocationNumbers;
  DenseMap<std::pair<unsigned, unsigned>, AliasResult> KnownAliases;

  MachineFunctionInfo *
  clone(BumpPtrAllocator &, MachineFunction &DestMF,
        const DenseMap<MachineBasicBlock *, MachineBasicBlock *> &)
      const override {
    return DestMF.cloneInfo<Q7X2MachineFunctionInfo>(*this);
  }
};

} // namespace llvm

#endif
