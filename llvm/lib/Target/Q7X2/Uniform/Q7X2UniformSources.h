//===-- Q7X2UniformSources.h - Forms with a uniform source ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How vector instructions read uniform registers: in the flexible slot, which
// another source can be swapped into, and as a part of an address.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_UNIFORM_Q7X2UNIFORMSOURCES_H
#define LLVM_LIB_TARGET_Q7X2_UNIFORM_Q7X2UNIFORMSOURCES_H

#include "llvm/CodeGen/Register.h"
#include <optional>

namespace llvm {
class MachineInstr;
class MachineOperand;

namespace Q7X2 {

/// A form of an instruction in which an operand is a uniform register.
struct UniformForm {
  unsigned Opcode;
  /// The operand that becomes the uniform register, and the one that is swapped
  /// with it before, or the same.
  unsigned Slot, Swapped;
};

/// The form in which operand \p Idx of a vector instruction can be a uniform
/// register, if there is one.
std::optional<UniformForm> findUniformForm(const MachineInstr &MI,
                                           unsigned Idx);
/// Changes the instruction to that form.
void useUniformForm(MachineInstr &MI, const UniformForm &Form, Register Uniform,
                    unsigned SubReg);

/// Whether the operand is the register of an address without a uniform one.
bool isAddressWithoutUniform(const MachineOperand &MO);
/// The same address with another register and a uniform one.
void setAddress(MachineOperand &Base, Register Reg, Register Uniform,
                unsigned UniformSubReg);

} // namespace Q7X2
} // namespace llvm

#endif
