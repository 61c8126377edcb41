//===-- Q7X2OffsetAddresses.cpp - Addresses with 32-bit offsets -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folds the extension of a 32-bit register into the memory instruction, which
// extends it by zeros or by its sign before it adds a uniform 64-bit base:
//
//   %o:gpr64 = IMAD_WIDE_RIR %i, 1, $rz64
//   %x = LDG_R %o, %base, 16              =>  %x = LDG_U32 %i, %base, 16
//
// The last step of q7x2-uniform, after the bases of addresses have been moved
// to uniform registers. A value that has users other than addresses is still
// extended.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2UniformValues.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/Debug.h"
#include <optional>

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-uniform"

STATISTIC(NumOffsets, "Number of addresses with 32-bit offsets");

namespace {

/// A word that an instruction extends to 64 bits.
struct Extension {
  const MachineOperand *Word;
  unsigned SubReg;
  bool IsSigned;
};

} // namespace

/// Matches a product by 1.
static std::optional<Extension> getProduct(const MachineInstr &MI,
                                           const MachineRegisterInfo &MRI) {
  if (MI.getOpcode() != IMAD_WIDE_RIR)
    return std::nullopt;
  const MachineOperand &Carry = MI.getOperand(1), &One = named(MI, OpName::b),
                       &A = named(MI, OpName::a);
  if (!One.isImm() || One.getImm() != 1 ||
      named(MI, OpName::c).getReg() != Q7X2::RZ64 ||
      (Carry.getReg().isVirtual() && !MRI.use_nodbg_empty(Carry.getReg())))
    return std::nullopt;
  return Extension{&A, A.getSubReg(),
                   named(MI, OpName::itype).getImm() == Q7X2::IType_S32};
}

/// Matches a pair whose upper word is 0.
static std::optional<Extension> getPair(const MachineInstr &MI,
                                        const MachineRegisterInfo &MRI) {
  if (!MI.isRegSequence() || MI.getNumOperands() != 5 ||
      MI.getOperand(2).getImm() != Q7X2::sub0)
    return std::nullopt;
  const MachineOperand &Low = MI.getOperand(1), &High = MI.getOperand(3);
  if (getConstant(High, MRI) != 0)
    return std::nullopt;
  return Extension{&Low, Low.getSubReg(), /*IsSigned=*/false};
}

/// Returns whether a use is the base register of a memory operand.
static bool isBase(const MachineOperand &MO) {
  const MachineInstr &MI = *MO.getParent();
  return !MO.getSubReg() && lookupInstr(MI.getOpcode()) &&
         int(MO.getOperandNo()) ==
             getNamedOperandIdx(MI.getOpcode(), OpName::addr) &&
         getOpcode_U32(MI.getOpcode()) != -1;
}

/// Returns whether the accesses that use the result of \p MI extend its
/// operand.
static bool foldExtension(MachineInstr &MI, MachineRegisterInfo &MRI,
                          const TargetInstrInfo &TII) {
  std::optional<Extension> Found = getProduct(MI, MRI);
  if (!Found)
    Found = getPair(MI, MRI);
  if (!Found || !Found->Word->getReg().isVirtual())
    return false;
  const Register Wide = MI.getOperand(0).getReg();
  if (!Wide.isVirtual() || MRI.use_nodbg_empty(Wide) ||
      !all_of(MRI.use_nodbg_operands(Wide), isBase))
    return false;
  const Register Word = MRI.createVirtualRegister(&GPRRegClass);
  BuildMI(*MI.getParent(), MI, MI.getDebugLoc(), TII.get(TargetOpcode::COPY),
          Word)
      .addReg(Found->Word->getReg(), 0, Found->SubReg);
  MRI.clearKillFlags(Found->Word->getReg());
  for (MachineOperand &MO :
       make_early_inc_range(MRI.use_nodbg_operands(Wide))) {
    MachineInstr &Access = *MO.getParent();
    const unsigned Opcode = Access.getOpcode();
    MO.setReg(Word);
    MO.setIsKill(false);
    Access.setDesc(TII.get(Found->IsSigned ? getOpcode_S32(Opcode)
                                           : getOpcode_U32(Opcode)));
    LLVM_DEBUG(dbgs() << "Extends its offset: " << Access);
    ++NumOffsets;
  }
  MRI.markUsesInDebugValueAsUndef(Wide);
  MachineInstr *Zero =
      MI.isRegSequence() ? MRI.getVRegDef(MI.getOperand(3).getReg()) : nullptr;
  MI.eraseFromParent();
  if (Zero && MRI.use_empty(Zero->getOperand(0).getReg()))
    Zero->eraseFromParent();
  return true;
}

bool Q7X2::foldExtensions(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      Changed |= foldExtension(MI, MF.getRegInfo(), TII);
  return Changed;
}
