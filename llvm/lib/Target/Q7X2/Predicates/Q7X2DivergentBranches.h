//===-- Q7X2DivergentBranches.h - Branches to fold --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the pass q7x2-source-loops.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2DIVERGENTBRANCHES_H
#define LLVM_LIB_TARGET_Q7X2_PREDICATES_Q7X2DIVERGENTBRANCHES_H

#include "llvm/IR/PassManager.h"

namespace llvm {
namespace Q7X2 {

/// Marks divergent branches whose paths rejoin in the same loop as
/// `!unpredictable`, and gives nested ones a separate join block. A warp takes
/// both paths in any case, one after the other, and reconverges at the join.
/// For a marked branch to a join with two predecessors, LLVM's SimplifyCFG
/// speculates both sides and selects the results, if the sides cost no more
/// than TargetTransformInfo::getBranchMispredictPenalty. Only then do LICM, the
/// unrollers and GVN treat the operations of the sides as unconditional.
///
///   %far = fcmp ogt float %x, 1.0
///   br i1 %far, label %then, label %else
///   =>
///   br i1 %far, label %then, label %else, !unpredictable !0
///
/// Returns whether the CFG was changed. Another run of SimplifyCFG must not
/// come first, as it would merge the blocks; inlined branches keep their marks.
bool markDivergentBranches(Function &F, FunctionAnalysisManager &FAM);

} // namespace Q7X2
} // namespace llvm

#endif
