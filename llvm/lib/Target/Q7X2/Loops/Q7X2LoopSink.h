//===-- Q7X2LoopSink.h - Hoisted loads return to loops ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's LICM moves loads out of loops whatever it costs in registers: if an
// unrolled inner loop reads an array in shared memory, all of the array is in
// registers while the outer loop runs, and few warps fit on a multiprocessor.
// Loads of shared memory take few cycles. If the values that are live into a
// loop take more than twice the budget of registers, those that come from
// shared memory are loaded in the loop again.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSINK_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPSINK_H

namespace llvm {
class AAResults;
class DominatorTree;
class Loop;

namespace Q7X2 {

/// Moves loads of shared memory from before \p L to their uses in it, if
/// \p LiveRegisters, the registers of values that are live into the loop, are
/// too many. Returns whether it has moved any.
bool sinkLoads(Loop &L, unsigned LiveRegisters, AAResults &AA,
               const DominatorTree &DT);

} // namespace Q7X2
} // namespace llvm

#endif
