//===-- Q7X2ConvergenceBarriers.h - Barriers of regions ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocates barrier registers to convergence regions, and inserts their code.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEBARRIERS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2CONVERGENCEBARRIERS_H

#include "Q7X2ConvergenceRegions.h"

namespace llvm::Q7X2 {

/// Allocates different registers to overlapping regions, each the lowest one
/// that is free and that the region's callees do not use. Drops regions without
/// a free register. Returns the number of registers used.
unsigned allocateBarriers(ConvergenceRegions &Regions);

/// Returns the branches marked as uniform (BRA.U) that threads in different
/// iterations, or different calls, may execute together, so that they may
/// diverge after all.
SmallVector<MachineInstr *, 4>
findMixedUniformBranches(MachineFunction &MF, const IterationInfo &Iterations,
                         ArrayRef<DivergentBranch> Branches,
                         ArrayRef<ConvergenceRegion> Regions);

/// Inserts BSSY, BSYNC and BREAK.
void insertBarriers(std::vector<ConvergenceRegion> &Regions);

} // namespace llvm::Q7X2

#endif
