//===-- Q7X2InstrVerifier.h - Rules across fields ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks for invalid combinations of fields: the description's __Exception
// sections, the rules of the control word, and the alignment of constant-bank
// offsets. Assembler and disassembler share the checks, so that they reject the
// same instructions.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2INSTRVERIFIER_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2INSTRVERIFIER_H

namespace llvm {
class MCInst;
class MCInstrInfo;

namespace Q7X2 {

/// A violated rule, or none if Message is null.
struct InstrViolation {
  const char *Message = nullptr;
  int Operand = -1; ///< The first invalid MCInst operand.

  explicit operator bool() const { return Message; }
};

/// Returns the first rule that the instruction violates.
InstrViolation checkInstruction(const MCInst &MI, const MCInstrInfo &MII);

} // namespace Q7X2
} // namespace llvm

#endif
