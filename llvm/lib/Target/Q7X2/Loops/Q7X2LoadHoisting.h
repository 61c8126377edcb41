//===-- Q7X2LoadHoisting.h - Loads ahead of branches ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOADHOISTING_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOADHOISTING_H

namespace llvm {
class DominatorTree;
class Function;
class LoopInfo;

namespace Q7X2 {

/// Moves loads of global memory that follow the join of a branch above it; for
/// each branch, loads of up to \p MaxRegisters registers. Returns whether a
/// load was moved. Preserves the CFG.
bool hoistLoads(Function &F, const DominatorTree &DT, const LoopInfo &LI,
                unsigned MaxRegisters);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOADHOISTING_H
