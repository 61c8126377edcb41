//===-- Q7X2ControlWordWriter.h - Write control words -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the control word of every instruction, so that all dependences hold
// on all paths and nothing waits longer than necessary. docs/timing.md has the
// rules; each phase has a separate file (Q7X2Phases.h).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2CONTROLWORDWRITER_H
#define LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2CONTROLWORDWRITER_H

#include "ControlWords/Q7X2TimedCode.h"

namespace llvm {
namespace Q7X2 {

/// Writes the control word of every instruction that is not fixed. Blocks are
/// in layout order; nothing is in flight at the first one, where the code is
/// entered.
void writeControlWords(MutableArrayRef<TimedBlock> Blocks);

} // namespace Q7X2
} // namespace llvm

#endif
