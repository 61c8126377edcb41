//===-- Q7X2ConvergenceBarriers.h - Barriers for regions --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Barrier registers for convergence regions, and the code that uses them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEBARRIERS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEBARRIERS_H

#include "Q7X2ConvergenceRegions.h"

namespace llvm::Q7X2 {

/// Gives overlapping regions different registers, each the lowest that is left
/// and that the region's callees do not use. Regions for which there is none
/// are dropped. Returns the number of registers used.
unsigned allocateBarriers(ConvergenceRegions &Regions);

/// Finds the branches marked as uniform (BRA.U) that threads in different
/// iterations, or different calls, can execute together, so that they may
/// diverge after all.
SmallVector<MachineInstr *, 4>
findMixedUniformBranches(MachineFunction &MF, const IterationInfo &Iterations,
                         ArrayRef<DivergentBranch> Branches,
                         ArrayRef<ConvergenceRegion> Regions);

/// Inserts BSSY, BSYNC and BREAK.
void insertBarriers(std::vector<ConvergenceRegion> &Regions);

} // namespace llvm::Q7X2

#endif
