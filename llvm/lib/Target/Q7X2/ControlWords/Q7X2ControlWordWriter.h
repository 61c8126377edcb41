//===-- Q7X2ControlWordWriter.h - Writes control words ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the control word of every instruction, so that all dependences hold on
// all paths and nothing waits longer than it must. docs/timing.md has the
// rules; the phases are in files of their own (Q7X2Phases.h).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2CONTROLWORDWRITER_H
#define LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2CONTROLWORDWRITER_H

#include "ControlWords/Q7X2TimedCode.h"

namespace llvm {
namespace Q7X2 {

/// Writes the control word of every instruction that is not fixed. Blocks are
/// in layout order; at the first one, where the code is entered, nothing is in
/// flight.
void writeControlWords(MutableArrayRef<TimedBlock> Blocks);

} // namespace Q7X2
} // namespace llvm

#endif
