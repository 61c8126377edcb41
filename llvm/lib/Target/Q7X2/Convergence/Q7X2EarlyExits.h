//===-- Q7X2EarlyExits.h - Exits instead of branches to exits ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last step of the convergence pass, after edges to the end of a kernel
// have been handled.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2EARLYEXITS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2EARLYEXITS_H

namespace llvm {
class MachineFunction;

namespace Q7X2 {

/// Replaces a branch to a block that only exits by an EXIT under its guard.
/// This saves the latency of the branch, and an issue for each part of a warp
/// that exits separately. Removes such blocks that nothing branches to any
/// longer.
///
///        @P0 BRA END             @P0 EXIT
///        ...               =>    ...
///   END: EXIT                    EXIT
void replaceBranchesToExits(MachineFunction &MF);

} // namespace Q7X2
} // namespace llvm

#endif
