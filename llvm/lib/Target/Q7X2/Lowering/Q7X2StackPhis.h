//===-- Q7X2StackPhis.h - Stack accesses through phis -----------*- C++ -*-===//
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

/// Moves stack accesses whose address is constant for each predecessor of their
/// block to the incoming edges, so that SROA can promote the objects. Returns
/// whether anything changed.
bool moveStackAccessesToEdges(Function &F, DominatorTree &DT);

} // namespace Q7X2
} // namespace llvm

#endif
