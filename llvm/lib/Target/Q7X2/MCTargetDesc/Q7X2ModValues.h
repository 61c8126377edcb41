//===-- Q7X2ModValues.h - Values of modifiers -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lookup by disassembler and printer for each modifier of an instruction.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2MODVALUES_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2MODVALUES_H

#include "MCTargetDesc/Q7X2BaseInfo.h"

namespace llvm {
namespace Q7X2 {

/// Returns the text of a modifier's value, or null if it has none. The same as
/// lookupModValue of its kind, but without a search.
const ModValueInfo *findModValue(Q7X2Mod::ModID Mod, uint64_t Value);

} // namespace Q7X2
} // namespace llvm

#endif
