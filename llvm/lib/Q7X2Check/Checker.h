//===- Checker.h - Finds hazards in control words ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward data-flow analysis over all paths of an object's code, then a pass
// that compares each instruction with the accesses that may be in flight before
// it.
// docs/timing.md defines the hazards.
//
// Functions are checked one by one. At a call, a return or an indirect branch
// all results of variable latency must be available; everything else completes
// in the cycles that such a branch takes. So every function, and the code after
// a call, begins with nothing in flight.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_CHECKER_H
#define LLVM_LIB_Q7X2CHECK_CHECKER_H

#include "Code.h"
#include "Inst.h"
#include "MCTargetDesc/Q7X2HazardText.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace check {

using Hazard = llvm::Q7X2::HazardKind;

/// A hazard between two instructions.
struct Finding {
  Hazard Kind = Hazard::Invalid;
  uint32_t User = 0;
  uint32_t Producer = 0;
  unsigned Cycles = 0;      // the fewest that pass between the two, of
  unsigned Needed = 0;      // those needed; 0: no time is enough
  unsigned Scoreboards = 0; // a wait for any of these is enough
  llvm::SmallVector<Resource, 4> Registers; // sorted
};

/// The hazards that control words prevent, sorted by user.
std::vector<Finding> findControlWordHazards(const Code &C);
/// These and the reads of uniform registers that other threads have written
/// (Divergence.h), sorted by user.
std::vector<Finding> findHazards(const Code &C);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_CHECKER_H
