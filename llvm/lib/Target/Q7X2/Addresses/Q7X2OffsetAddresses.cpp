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
//   %o:gpr64 = IMAD_WIDE_RIR %i, 1, $rz64 (.U32)
//   %x = LDG_R %o, %base, 16                      =>  %x = LDG_U32 %i, %base,
//   16
//
// Requires SSA form, after Q7X2Uniform.cpp, which moves the bases of addresses
// to uniform registers. Guarantees nothing: it is an optimization. A value that
// has users other than addresses is still extended.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/Debug.h"
#include <optional>

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-offset-addresses"
#define PASS_NAME "Q7X2 addresses with 32-bit offsets"

STATISTIC(NumOffsets, "Number of addresses with 32-bit offsets");

namespace {

class Q7X2OffsetAddresses : public MachineFunctionPass {
public:
  static char ID;
  Q7X2OffsetAddresses() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;

  bool visit(MachineInstr &MI);
};

} // namespace

char Q7X2OffsetAddresses::ID = 0;

INITIALIZE_PASS(Q7X2OffsetAddresses, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2OffsetAddressesPass() {
  return new Q7X2OffsetAddresses();
}

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

bool Q7X2OffsetAddresses::visit(MachineInstr &MI) {
  std::optional<Extension> Found = getProduct(MI, *MRI);
  if (!Found)
    Found = getPair(MI, *MRI);
  if (!Found || !Found->Word->getReg().isVirtual())
    return false;
  const Register Wide = MI.getOperand(0).getReg();
  if (!Wide.isVirtual() || MRI->use_nodbg_empty(Wide) ||
      !all_of(MRI->use_nodbg_operands(Wide), isBase))
    return false;
  const Register Word = MRI->createVirtualRegister(&GPRRegClass);
  BuildMI(*MI.getParent(), MI, MI.getDebugLoc(), TII->get(TargetOpcode::COPY),
          Word)
      .addReg(Found->Word->getReg(), 0, Found->SubReg);
  MRI->clearKillFlags(Found->Word->getReg());
  for (MachineOperand &MO :
       make_early_inc_range(MRI->use_nodbg_operands(Wide))) {
    MachineInstr &Access = *MO.getParent();
    const unsigned Opcode = Access.getOpcode();
    MO.setReg(Word);
    MO.setIsKill(false);
    Access.setDesc(TII->get(Found->IsSigned ? getOpcode_S32(Opcode)
                                            : getOpcode_U32(Opcode)));
    LLVM_DEBUG(dbgs() << "Extends its offset: " << Access);
    ++NumOffsets;
  }
  MRI->markUsesInDebugValueAsUndef(Wide);
  MachineInstr *Zero =
      MI.isRegSequence() ? MRI->getVRegDef(MI.getOperand(3).getReg()) : nullptr;
  MI.eraseFromParent();
  if (Zero && MRI->use_empty(Zero->getOperand(0).getReg()))
    Zero->eraseFromParent();
  return true;
}

bool Q7X2OffsetAddresses::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      Changed |= visit(MI);
  return Changed;
}
