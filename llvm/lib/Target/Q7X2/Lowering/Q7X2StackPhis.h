//===-- Q7X2StackPhis.h - Stack addresses that are PHIs ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2STACKPHIS_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2STACKPHIS_H

namespace llvm {
class DominatorTree;
class Function;

namespace Q7X2 {

/// Moves accesses to the stack at a constant address for each predecessor of
/// their block to the edges from these, so that SROA can promote the objects.
/// Returns whether there were any.
bool moveStackAccessesToEdges(Function &F, DominatorTree &DT);

} // namespace Q7X2
} // namespace llvm

#endif
