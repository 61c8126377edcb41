//===-- Q7X2Predication.h - Shared parts of predication ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The limit that all passes share which replace divergent branches: the marks
// for SimplifyCFG, early predication, and LLVM's if converter.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2PREDICATION_H
#define LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2PREDICATION_H

namespace llvm {

class MachineFunction;

namespace Q7X2 {

/// The maximum number of predicated instructions without loads where the
/// threads that skip them continue: a branch costs BSSY, BRA and BSYNC, and
/// some ten cycles.
inline constexpr unsigned MaxPredicated = 12;

/// Lets comparisons perform the logic operations that are their only users,
/// within blocks. Returns whether the function changed.
bool foldCompareLogic(MachineFunction &MF);

/// Moves loads above branches, under the conditions of these, where earlier
/// loads are in flight. Returns whether the function changed.
bool hoistGuardedLoads(MachineFunction &MF);

} // namespace Q7X2
} // namespace llvm

#endif
