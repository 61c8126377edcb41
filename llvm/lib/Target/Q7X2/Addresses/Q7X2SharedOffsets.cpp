//===-- Q7X2SharedOffsets.cpp - Shared variables as offsets ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folds the addresses of variables in shared memory into the offsets of
// accesses, so that no register holds them and the addresses of several
// variables with the same index become equal. Selection does this within a
// basic block only.
//
//   %2:gpr = MOV @s
//   %3:gpr = LEA %1, %2, 2                             %3:gpr = SHF.L %1, 2
//   ...                                             => ...
//   LDS [%3+8]                                         LDS [%3+@s+8]
//
// Requires SSA form. Runs directly after selection, so that LLVM's common
// subexpression and dead code elimination see the result.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-shared-offsets"
#define PASS_NAME "Q7X2 shared variables as offsets"

STATISTIC(NumRebased, "Number of addresses without the variable's own");

namespace {

/// The address of a variable in shared memory.
struct Variable {
  const GlobalValue *Global = nullptr;
  int64_t Offset = 0;

  explicit operator bool() const { return Global; }
};

class Q7X2SharedOffsets : public MachineFunctionPass {
public:
  static char ID;
  Q7X2SharedOffsets() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;
  // Addresses from which the variable's is removed and added to their users.
  MapVector<Register, Variable> Rebased;

  Variable findVariable(const MachineInstr &MI) const;
  bool areUsesRebased(Register Reg) const;
  void rebase(Register Reg, Variable V);
  bool rebaseAddresses(MachineFunction &MF);
};

} // namespace

char Q7X2SharedOffsets::ID = 0;

INITIALIZE_PASS(Q7X2SharedOffsets, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2SharedOffsetsPass() {
  return new Q7X2SharedOffsets();
}

/// Returns the index of the base operand of an access to shared memory; -1 if
/// the instruction is not such an access, or has a variable as its offset.
static int findBase(const MachineInstr &MI) {
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(MI.getOpcode());
  const int Addr = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::addr);
  return Unit && Unit->Self == Q7X2Unit::LSUShared && Addr >= 0 &&
                 MI.getOperand(Addr + Q7X2::Mem::Offset).isImm()
             ? Addr
             : -1;
}

static Variable getVariable(const MachineOperand &MO) {
  if (!MO.isGlobal() || MO.getTargetFlags() != 0 ||
      MO.getGlobal()->getAddressSpace() != Q7X2::AS_Shared)
    return {};
  return {MO.getGlobal(), MO.getOffset()};
}

/// Returns the index of the addend of a sum, which may contain a variable's
/// address; -1 if the instruction is no such sum.
static int findAddend(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Q7X2::LEA_RRR: // rd, pv, ra, its modifiers, rb, its modifiers, shift
    return MI.getOperand(3).getImm() == 0 && MI.getOperand(5).getImm() == 0
               ? 4
               : -1;
  case Q7X2::IMAD_RRR: // rd, pv, ra, rb, rc
  case Q7X2::IMAD_RIR:
    return 4;
  default:
    return -1;
  }
}

/// Returns the variable whose address is a term of a sum, if there is one.
Variable Q7X2SharedOffsets::findVariable(const MachineInstr &MI) const {
  if (TII->isPredicated(MI))
    return {};
  // rd, ra, its modifiers, immediate
  if (MI.getOpcode() == Q7X2::IADD_RI && MI.getOperand(2).getImm() == 0)
    return getVariable(MI.getOperand(3));
  const int Addend = findAddend(MI);
  if (Addend < 0 || !MI.getOperand(Addend).getReg().isVirtual() ||
      MI.getOperand(Addend).getSubReg())
    return {};
  const Register Reg = MI.getOperand(Addend).getReg();
  auto Known = Rebased.find(Reg);
  if (Known != Rebased.end())
    return Known->second;
  const MachineInstr *Def = MRI->getVRegDef(Reg);
  return Def && Def->getOpcode() == Q7X2::MOV_I
             ? getVariable(Def->getOperand(1))
             : Variable();
}

/// Returns whether all users can do without the variable's address in the
/// register.
bool Q7X2SharedOffsets::areUsesRebased(Register Reg) const {
  return all_of(MRI->use_nodbg_operands(Reg), [&](const MachineOperand &MO) {
    const MachineInstr &MI = *MO.getParent();
    const int Index = MO.getOperandNo();
    if (MO.getSubReg())
      return false;
    if (Index == findBase(MI))
      return true;
    return MI.getOperand(0).isReg() && MI.getOperand(0).isDef() &&
           Rebased.contains(MI.getOperand(0).getReg()) &&
           (Index == findAddend(MI));
  });
}

/// Removes a variable's address from a sum and adds it to the offsets of the
/// accesses.
void Q7X2SharedOffsets::rebase(Register Reg, Variable V) {
  for (MachineOperand &MO : MRI->use_nodbg_operands(Reg)) {
    MachineInstr &MI = *MO.getParent();
    const int Base = findBase(MI);
    if (int(MO.getOperandNo()) != Base)
      continue;
    MachineOperand &Offset = MI.getOperand(Base + Q7X2::Mem::Offset);
    Offset.ChangeToGA(V.Global, V.Offset + Offset.getImm());
  }
  MachineInstr &MI = *MRI->getVRegDef(Reg);
  MachineBasicBlock &MBB = *MI.getParent();
  if (MI.getOpcode() == Q7X2::IADD_RI) {
    BuildMI(MBB, MI, MI.getDebugLoc(), TII->get(TargetOpcode::COPY), Reg)
        .add(MI.getOperand(1));
    MI.eraseFromParent();
    return;
  }
  MachineOperand &Addend = MI.getOperand(findAddend(MI));
  if (Rebased.contains(Addend.getReg()))
    return;
  if (MI.getOpcode() == Q7X2::LEA_RRR) {
    TII->build(MBB, MI, MI.getDebugLoc(), Q7X2::SHF_RIR, Reg)
        .add(MI.getOperand(2))
        .addImm(MI.getOperand(6).getImm())
        .addReg(Q7X2::RZ)
        .addMod(Q7X2::OpName::direction, Q7X2::SHFDir_L)
        .addMod(Q7X2::OpName::itype, Q7X2::SHFDType_U32);
    MI.eraseFromParent();
    return;
  }
  Addend.setReg(Q7X2::RZ);
  Addend.setIsKill(false);
}

bool Q7X2SharedOffsets::rebaseAddresses(MachineFunction &MF) {
  // Defs precede uses, except those of phis, which are not sums.
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (const Variable V = findVariable(MI))
        Rebased[MI.getOperand(0).getReg()] = V;
  // Rejecting a sum may disqualify others: iterate to a fixed point.
  for (size_t Size = 0; Size != Rebased.size();) {
    Size = Rebased.size();
    DenseSet<Register> Rejected;
    for (const auto &[Reg, V] : Rebased)
      if (!areUsesRebased(Reg) || !findVariable(*MRI->getVRegDef(Reg)))
        Rejected.insert(Reg);
    Rebased.remove_if(
        [&](const auto &Entry) { return Rejected.contains(Entry.first); });
  }
  for (const auto &[Reg, V] : Rebased) {
    LLVM_DEBUG(dbgs() << "Removing @" << V.Global->getName() << " from "
                      << *MRI->getVRegDef(Reg));
    rebase(Reg, V);
    ++NumRebased;
  }
  return !Rebased.empty();
}

bool Q7X2SharedOffsets::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  const bool Changed = rebaseAddresses(MF);
  Rebased.clear();
  return Changed;
}
