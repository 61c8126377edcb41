//===- Target.h - The target's tables, as the simulator uses them -*- C++ -*-=//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_TARGET_H
#define LLVM_LIB_Q7X2SIM_TARGET_H

#include "MCTargetDesc/Q7X2BaseInfo.h"

namespace q7x2 {
/// Opcodes, registers and values of modifiers: Q7X2::FPRound_RN, ...
namespace Q7X2 = llvm::Q7X2;
/// The operations: op::FADD, op::IMAD_HI_X, ...
namespace op {
using namespace llvm::Q7X2Op;
} // namespace op
/// The modifiers: mod::MFtz, mod::MRound, ...
namespace mod {
using namespace llvm::Q7X2Mod;
} // namespace mod
} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_TARGET_H
