//===- Divergence.h - Uniform registers of diverged threads -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread must not read a uniform register that other threads of its warp have
// written while it was elsewhere. Threads diverge at a branch that is not .U
// and depends on a thread predicate, and reconverge at the BSYNC on a barrier
// that they participate in since before. In between, neither the other side
// nor, without another write, the code after that BSYNC may read a register
// that one side writes. Threads that leave the barrier by BREAK and those that
// pass its BSYNC are two sides from then on. A WARPSYNC of the whole warp
// reconverges all threads.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_DIVERGENCE_H
#define LLVM_LIB_Q7X2CHECK_DIVERGENCE_H

#include "Checker.h"
#include "Flow.h"

namespace check {

std::vector<Finding> findDivergence(const Code &C,
                                    llvm::ArrayRef<Block> Blocks);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_DIVERGENCE_H
