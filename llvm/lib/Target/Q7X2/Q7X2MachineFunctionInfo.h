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

  /// Where the return address is kept in a function that returns.
  Register ReturnAddress;
  /// The first unnamed argument of a variadic function.
  int VarArgsIndex = 0;
  /// The callees of tail calls, which are returns; null for an indirect call.
  SmallVector<const Function *, 1> TailCallees;
  /// During instruction selection: the values of IR that virtual registers
  /// have, and of how many values (Q7X2ISelLowering.cpp).
  DenseMap<Register, const Value *> SelectedValues;
  unsigned NumSelectedValues = 0;
  /// What the schedulers know of memory accesses (Q7X2AliasCache.h): locations
  /// have numbers, of a pair the lower one comes first.
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
