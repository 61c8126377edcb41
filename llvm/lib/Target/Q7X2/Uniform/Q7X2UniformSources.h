//===-- Q7X2UniformSources.h - Forms with a uniform source ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ways in which vector instructions read uniform registers: in the flexible
// slot, into which another source can be swapped, and as a part of an address.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_UNIFORM_Q7X2UNIFORMSOURCES_H
#define LLVM_LIB_TARGET_Q7X2_UNIFORM_Q7X2UNIFORMSOURCES_H

#include "llvm/CodeGen/Register.h"
#include <optional>

namespace llvm {
class MachineInstr;
class MachineOperand;
class MachineRegisterInfo;

namespace Q7X2 {

/// A form of an instruction in which an operand is a uniform register.
struct UniformForm {
  unsigned Opcode;
  /// The operand that becomes the uniform register, and the operand that is
  /// swapped with it first, possibly the same one.
  unsigned Slot, Swapped;
};

/// Returns the form in which operand \p Idx of a vector instruction is a
/// uniform register, if there is one.
std::optional<UniformForm> findUniformForm(const MachineInstr &MI,
                                           unsigned Idx);
/// Converts the instruction to that form.
void useUniformForm(MachineInstr &MI, const UniformForm &Form, Register Uniform,
                    unsigned SubReg);

/// Returns whether the operand is the register of an address without a uniform
/// one.
bool isAddressWithoutUniform(const MachineOperand &MO);
/// Returns whether a register has users, all of which are such addresses and
/// read it whole.
bool onlyFeedsAddresses(Register Reg, const MachineRegisterInfo &MRI);
/// Sets the register and the uniform register of an address.
void setAddress(MachineOperand &Base, Register Reg, Register Uniform,
                unsigned UniformSubReg);

} // namespace Q7X2
} // namespace llvm

#endif
