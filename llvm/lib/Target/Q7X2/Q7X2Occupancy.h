//===-- Q7X2Occupancy.h - Registers against warps ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The more registers a thread takes, the fewer warps can be there at once to
// issue while others wait. Registers are handed out in granules, so occupancy
// goes in steps.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2OCCUPANCY_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2OCCUPANCY_H

namespace llvm {
class Function;

namespace Q7X2 {

/// Warps that a multiprocessor holds when a thread has this many registers.
unsigned getOccupancy(unsigned Registers);
/// The next step above that many; the same if there is none.
unsigned getNextOccupancy(unsigned Warps);
/// The most registers a thread can have if so many warps are to fit.
unsigned getRegistersFor(unsigned Warps);

/// What a function may use at most: -q7x2-max-registers, "nvvm.maxnreg".
unsigned getMaxRegisters(const Function &F);
/// What the scheduler keeps to where it can: those, and -q7x2-min-warps.
unsigned getRegisterBudget(const Function &F);

} // namespace Q7X2
} // namespace llvm

#endif
