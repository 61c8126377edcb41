//===-- Q7X2BlockTiming.h - Schedule quality of a block ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the cycles that a block takes with its control words to a lower
// bound for any order of its instructions. docs/optimization.md defines both.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2BLOCKTIMING_H
#define LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2BLOCKTIMING_H

#include "ControlWords/Q7X2TimedCode.h"

namespace llvm {
class AAResults;
class MachineInstr;

namespace Q7X2 {

/// Cycles from the first issue to the last, both included.
struct BlockTiming {
  unsigned Cycles;       ///< With the control words as they are.
  unsigned CriticalPath; ///< The longest chain of dependences.
  unsigned LowerBound;   ///< With pipes as resources as well.
};

/// \p Block holds the instructions of \p Code with their control words. It must
/// not contain inline assembly, whose timing is unknown.
BlockTiming timeBlock(const TimedBlock &Block,
                      ArrayRef<const MachineInstr *> Code, AAResults *AA);

} // namespace Q7X2
} // namespace llvm

#endif
