//===-- Q7X2Occupancy.h - Registers and occupancy ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The more registers a thread has, the fewer warps are resident to hide each
// other's latencies. Registers are allocated in granules, so occupancy is a
// step function.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2OCCUPANCY_H
#define LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2OCCUPANCY_H

namespace llvm {
class DataLayout;
class Function;
class Type;

namespace Q7X2 {

#define Q7X2_MULTIPROCESSOR(NAME, VALUE) constexpr unsigned NAME = VALUE;
#include "llvm/TargetParser/Q7X2Multiprocessor.def"

/// Returns the number of registers of a value of type \p T.
unsigned registersOf(const Type *T, const DataLayout &DL);

/// Returns the occupancy in warps if a thread has this many registers and a
/// scheduler holds at most \p MaxWarps.
unsigned getOccupancy(unsigned Registers,
                      unsigned MaxWarps = WarpsPerScheduler);
/// Returns the next higher occupancy; the same if there is none.
unsigned getNextOccupancy(unsigned Warps,
                          unsigned MaxWarps = WarpsPerScheduler);
/// Returns the most registers that a thread can have at that occupancy.
unsigned getRegistersFor(unsigned Warps, unsigned MaxWarps = WarpsPerScheduler);

/// Returns the limit for a function: -q7x2-max-registers or "nvvm.maxnreg".
unsigned getMaxRegisters(const Function &F);
/// Returns the scheduler's register budget, from that limit and
/// -q7x2-min-warps.
unsigned getRegisterBudget(const Function &F);

} // namespace Q7X2
} // namespace llvm

#endif
