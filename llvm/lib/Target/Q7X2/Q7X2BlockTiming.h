//===-- Q7X2BlockTiming.h - How well a block is scheduled -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cycles that a block with its control text takes, against the fewest that any
// order of its instructions could. docs/timing.md says what is counted.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2BLOCKTIMING_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2BLOCKTIMING_H

#include "MCTargetDesc/Q7X2ControlText.h"

namespace llvm {
class AAResults;
class MachineInstr;

namespace Q7X2 {

/// In cycles from the first issue on, that one included.
struct BlockTiming {
  unsigned Cycles;       ///< By the control text, until the last issue.
  unsigned CriticalPath; ///< The longest chain of dependences.
  unsigned Least;        ///< The same, with the pipes taken into account.
};

/// Block holds the instructions of Code, their control text written. There is
/// no inline assembly in it, whose time nobody knows.
BlockTiming timeBlock(const TimedBlock &Block,
                      ArrayRef<const MachineInstr *> Code, AAResults *AA);

} // namespace Q7X2
} // namespace llvm

#endif
