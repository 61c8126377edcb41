//===-- Q7X2BarrierUse.h - Barrier registers of functions -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No function saves barrier registers. A function and its callees use those
// from B0 upward. Its callers, which are compiled later, use the following ones
// around calls of it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2BARRIERUSE_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2BARRIERUSE_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class Function;
class MachineBasicBlock;
class MachineFunction;

namespace Q7X2 {

/// The number of barrier registers that code uses, unless unknown.
struct BarrierCount {
  unsigned Count = 0;
  bool IsUnknown = false;

  BarrierCount &operator|=(const BarrierCount &Other);
};

/// The barrier registers that functions use.
class BarrierUse {
public:
  /// Returns the barrier registers used by the functions that MBB calls.
  BarrierCount getCallees(const MachineBasicBlock &MBB) const;
  /// Records those of a function: \p OwnCount and those of its callees.
  void add(const MachineFunction &MF, unsigned OwnCount);

private:
  BarrierCount get(const Function *F) const;

  DenseMap<const Function *, unsigned> Counts;
};

} // namespace Q7X2
} // namespace llvm

#endif
