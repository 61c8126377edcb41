//===-- Q7X2ControlWordParser.h - Text of the control word ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses ?WAITn &req={a,b} &wsb=n &rsb=n, in any order, each at most once.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2CONTROLWORDPARSER_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2CONTROLWORDPARSER_H

#include "MCTargetDesc/Q7X2BaseInfo.h"

namespace llvm {

class MCAsmParser;

/// Returns whether the next token begins a field of the control word.
bool atControlWord(MCAsmParser &Parser);

/// Parses fields up to the first token that begins none. Like all parsing
/// functions, returns true after reporting an error.
bool parseControlWord(MCAsmParser &Parser, Q7X2::ControlWord &C);

} // namespace llvm

#endif
