//===- Checker.h - Finds what the control text does not cover ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward data-flow analysis over all paths of an object's code, then one
// walk that compares each instruction with what may be in flight before it.
// docs/timing.md defines what is wrong.
//
// Functions are checked by themselves: at a call, a return or a jump to an
// address in registers all results of variable latency must be complete, and
// all else is by the time such a branch takes. So every function, and what
// follows a call, begins with nothing in flight.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_CHECKER_H
#define LLVM_LIB_Q7X2CHECK_CHECKER_H

#include "Code.h"
#include "Inst.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace check {

enum class Hazard : uint8_t {
  ReadBeforeWrite,
  WriteAfterWrite,
  WriteAfterRead,
  ScoreboardRole,
  InFlight, // at a call or what is like one
  Invalid,  // the bits are no instruction
};

/// Two instructions and what is missing between them.
struct Finding {
  Hazard Kind = Hazard::Invalid;
  uint32_t Consumer = 0;
  uint32_t Producer = 0;
  unsigned Cycles = 0; // that pass at least, of those that are
  unsigned Needed = 0; // needed; 0: no time is enough
  unsigned Boards = 0; // a wait for any of these would do
  llvm::SmallVector<Resource, 4> Registers; // sorted
};

/// All findings, by the instruction at which the hazard shows.
std::vector<Finding> findHazards(const Code &C);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_CHECKER_H
