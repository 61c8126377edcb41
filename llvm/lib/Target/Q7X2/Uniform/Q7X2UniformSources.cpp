//===-- Q7X2UniformSources.cpp - Forms with a uniform source --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2UniformSources.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::Q7X2;

// ---- the flexible slot -----------------------------------------------------

static int findOperand(const MachineInstr &MI, OpName Name) {
  return getNamedOperandIdx(MI.getOpcode(), Name);
}

// Returns the number of operands of a source, including its modifiers.
static unsigned countParts(const MachineInstr &MI, unsigned Idx) {
  unsigned End = Idx + 1;
  while (getOperandIdxName(MI.getOpcode(), End) == OpName::NUM_OPERAND_NAMES)
    ++End;
  return End - Idx;
}

std::optional<UniformForm> Q7X2::findUniformForm(const MachineInstr &MI,
                                                 unsigned Idx) {
  const uint64_t Flags = MI.getDesc().TSFlags;
  if (Flags & TSFlag::Uniform)
    return std::nullopt;
  // Another use of the value in the instruction needs a general register.
  const Register Reg = MI.getOperand(Idx).getReg();
  if (count_if(MI.all_uses(), [&](const MachineOperand &Use) {
        return Use.getReg() == Reg;
      }) != 1)
    return std::nullopt;
  const int A = findOperand(MI, OpName::a), B = findOperand(MI, OpName::b),
            C = findOperand(MI, OpName::c);
  // In a comparison to 0, RZ can replace the immediate.
  if (MI.getOpcode() == Q7X2::ISETP_RI && int(Idx) == A &&
      MI.getOperand(B).isImm() && MI.getOperand(B).getImm() == 0)
    return UniformForm{Q7X2::ISETP_RU, unsigned(B), Idx};
  if (B < 0 || !MI.getOperand(B).isReg())
    return std::nullopt;
  const int FormOfB = getUniformSlotOpcode(MI.getOpcode());
  auto Make = [&](int Opcode, unsigned Slot) -> std::optional<UniformForm> {
    if (Opcode < 0 || countParts(MI, Slot) != countParts(MI, Idx))
      return std::nullopt;
    return UniformForm{unsigned(Opcode), Slot, Idx};
  };
  if (int(Idx) == B)
    return Make(FormOfB, B);
  if (int(Idx) == A && (Flags & TSFlag::Commutative))
    return Make(FormOfB, B);
  if (int(Idx) == C)
    return findOperand(MI, OpName::lut) >= 0
               ? Make(FormOfB, B)
               : Make(getUniformThirdOpcode(MI.getOpcode()), C);
  return std::nullopt;
}

// Replaces a comparison, if the instruction has one, by that of the swapped
// sources.
static void swapComparison(MachineInstr &MI, OpName Name,
                           Q7X2ModKind::ModKindID Kind) {
  const int Idx = findOperand(MI, Name);
  if (Idx < 0)
    return;
  MachineOperand &Op = MI.getOperand(Idx);
  Op.setImm(lookupComparison(Kind, Op.getImm())->Swapped);
}

// Returns a truth table with the inputs at two bits of its index swapped.
static unsigned swapInputs(unsigned Table, unsigned BitA, unsigned BitB) {
  unsigned Result = 0;
  for (unsigned I = 0; I != 8; ++I) {
    unsigned From = I & ~(1u << BitA | 1u << BitB);
    From |= (I >> BitA & 1) << BitB | (I >> BitB & 1) << BitA;
    Result |= (Table >> From & 1) << I;
  }
  return Result;
}

// Adjusts the operation to the swap of two sources.
static void adjustToSwap(MachineInstr &MI, const UniformForm &Form) {
  swapComparison(MI, OpName::compop, Q7X2ModKind::CompOp);
  swapComparison(MI, OpName::cmp, Q7X2ModKind::FCMPOp);
  if (int Idx = findOperand(MI, OpName::lut); Idx >= 0) {
    const bool IsA = int(Form.Swapped) == findOperand(MI, OpName::a);
    MI.getOperand(Idx).setImm(swapInputs(MI.getOperand(Idx).getImm(),
                                         /*BitA=*/IsA ? 2 : 0, /*BitB=*/1));
  }
}

void Q7X2::useUniformForm(MachineInstr &MI, const UniformForm &Form,
                          Register Uniform, unsigned SubReg) {
  const TargetInstrInfo &TII = *MI.getMF()->getSubtarget().getInstrInfo();
  MachineOperand &Slot = MI.getOperand(Form.Slot);
  MachineOperand &Swapped = MI.getOperand(Form.Swapped);
  if (Form.Slot != Form.Swapped) {
    adjustToSwap(MI, Form);
    Swapped.setReg(Slot.isReg() ? Slot.getReg() : Register(Q7X2::RZ));
    Swapped.setSubReg(Slot.isReg() ? Slot.getSubReg() : 0);
    Swapped.setIsKill(false);
    if (countParts(MI, Form.Slot) > 1) {
      MachineOperand &M = MI.getOperand(Form.Slot + 1),
                     &N = MI.getOperand(Form.Swapped + 1);
      const int64_t Mods = M.getImm();
      M.setImm(N.getImm());
      N.setImm(Mods);
    }
  }
  MI.setDesc(TII.get(Form.Opcode));
  if (!Slot.isReg())
    Slot.ChangeToRegister(Uniform, /*isDef=*/false);
  Slot.setReg(Uniform);
  Slot.setSubReg(SubReg);
  Slot.setIsKill(false);
}

// ---- addresses -------------------------------------------------------------

bool Q7X2::isAddressWithoutUniform(const MachineOperand &MO) {
  const MachineInstr &MI = *MO.getParent();
  if (!lookupInstr(MI.getOpcode()))
    return false;
  const unsigned Idx = MO.getOperandNo();
  if (int(Idx) != findOperand(MI, OpName::addr) ||
      MI.getDesc().operands()[Idx].OperandType != OPERAND_MEM)
    return false;
  const Register Uniform = MI.getOperand(Idx + Mem::UniformBase).getReg();
  return Uniform == Q7X2::URZ || Uniform == Q7X2::URZ64;
}

bool Q7X2::onlyFeedsAddresses(Register Reg, const MachineRegisterInfo &MRI) {
  return Reg.isVirtual() && !MRI.use_nodbg_empty(Reg) &&
         all_of(MRI.use_nodbg_operands(Reg), [](const MachineOperand &Use) {
           return isAddressWithoutUniform(Use) && !Use.getSubReg();
         });
}

void Q7X2::setAddress(MachineOperand &Base, Register Reg, Register Uniform,
                      unsigned UniformSubReg) {
  MachineInstr &MI = *Base.getParent();
  MachineOperand &U = MI.getOperand(Base.getOperandNo() + Mem::UniformBase);
  Base.setReg(Reg);
  Base.setSubReg(0);
  Base.setIsKill(false);
  U.setReg(Uniform);
  U.setSubReg(UniformSubReg);
}
