//===-- Q7X2.h - Passes of the code generator -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2_H

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Q7X2KernelConvention.h"
#include "llvm/Pass.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

namespace llvm {
class Q7X2TargetMachine;

FunctionPass *createQ7X2ISelDag(Q7X2TargetMachine &TM, CodeGenOptLevel OL);

/// The return types of the creators, for each kind in Q7X2PassRegistry.def.
namespace Q7X2PassKind {
using Immutable = ImmutablePass;
using Module = ModulePass;
using Function = FunctionPass;
using MachineFunction = FunctionPass;
} // namespace Q7X2PassKind

#define Q7X2_PASS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)                 \
  Q7X2PassKind::KIND *create##CLASS##Pass();                                   \
  void initialize##CLASS##Pass(PassRegistry &);
#define Q7X2_PASS_WITH_ARGS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)       \
  void initialize##CLASS##Pass(PassRegistry &);
#define Q7X2_PRINTER_PASS(CLASS) void initialize##CLASS##Pass(PassRegistry &);
#include "Q7X2PassRegistry.def"

namespace Q7X2 {

/// The alignment of the stack pointer, and the maximum alignment of an argument
/// on the stack.
inline constexpr Align StackAlign = Align::Constant<StackAlignment>();

} // namespace Q7X2
} // namespace llvm

#endif
