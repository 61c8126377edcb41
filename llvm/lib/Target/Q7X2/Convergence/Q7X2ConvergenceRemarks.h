//===-- Q7X2ConvergenceRemarks.h - Remarks on barriers ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEREMARKS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEREMARKS_H

#include "Q7X2ConvergenceRegions.h"

namespace llvm {
class MachineOptimizationRemarkEmitter;

namespace Q7X2 {

/// Emits an analysis remark for each divergent branch: why it diverges, where
/// the threads reconverge and why there, or why they have no barrier.
void emitConvergenceRemarks(MachineOptimizationRemarkEmitter &ORE,
                            ArrayRef<DivergentBranch> Branches,
                            const ConvergenceRegions &Regions);

/// Emits an analysis remark for a branch that is no longer marked as uniform.
void emitMixedBranchRemark(MachineOptimizationRemarkEmitter &ORE,
                           const MachineInstr &Branch);

} // namespace Q7X2
} // namespace llvm

#endif
