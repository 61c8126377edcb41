//===-- Q7X2PredicatedSelects.cpp - Selects as guards of operations -------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the hooks by which LLVM's PeepholeOptimizer merges a select with
// the def of one of its operands: an operation without another user is executed
// under the predicate, and overwrites the other operand, which has no later
// use.
//
//   %3 = IADD %1, 1
//   %4 = SEL %3, %2, %p      =>      @%p %4 = IADD %1, 1, implicit %2(tied)
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::Q7X2;

// Returns whether the sources have none of FSEL's modifiers.
static bool hasPlainSources(const MachineInstr &MI) {
  if (MI.getOpcode() == SEL_RR)
    return true;
  return MI.getOpcode() == FSEL_RR &&
         !MI.getOperand(indexOf(MI, OpName::a) + 1).getImm() &&
         !MI.getOperand(indexOf(MI, OpName::b) + 1).getImm() &&
         !MI.getOperand(indexOf(MI, OpName::ftz)).getImm();
}

bool Q7X2InstrInfo::analyzeSelect(const MachineInstr &MI,
                                  SmallVectorImpl<MachineOperand> &Cond,
                                  unsigned &TrueOp, unsigned &FalseOp,
                                  bool &Optimizable) const {
  if (!hasPlainSources(MI) || isPredicated(MI))
    return true;
  TrueOp = indexOf(MI, OpName::a);
  FalseOp = indexOf(MI, OpName::b);
  const unsigned P = indexOf(MI, OpName::p);
  Cond.push_back(MI.getOperand(P));
  Cond.push_back(MI.getOperand(P + 1));
  Optimizable = true;
  return false;
}

// Returns whether no instruction after the select reads the register.
static bool isLastUse(const MachineInstr &Select, Register Reg,
                      const MachineRegisterInfo &MRI) {
  const MachineBasicBlock &MBB = *Select.getParent();
  SmallPtrSet<const MachineInstr *, 8> Users;
  for (const MachineInstr &User : MRI.use_nodbg_instructions(Reg)) {
    if (User.getParent() != &MBB || User.isPHI())
      return false;
    if (&User != &Select)
      Users.insert(&User);
  }
  return Users.empty() ||
         none_of(make_range(std::next(Select.getIterator()), MBB.instr_end()),
                 [&](const MachineInstr &MI) { return Users.contains(&MI); });
}

// Returns the def of the operand, if it can be guarded and moved to the select.
// Its latency should be the select's, since it cannot start before the
// predicate is known.
static MachineInstr *getOperation(const MachineInstr &Select, Register Reg,
                                  const MachineRegisterInfo &MRI,
                                  const Q7X2InstrInfo &TII) {
  MachineInstr *Def = Reg.isVirtual() && MRI.hasOneNonDBGUse(Reg)
                          ? MRI.getVRegDef(Reg)
                          : nullptr;
  if (!Def || Def->getParent() != Select.getParent() ||
      !TII.isPredicable(*Def) || TII.isPredicated(*Def) ||
      Def->mayLoadOrStore() || Def->hasUnmodeledSideEffects() ||
      Def->isConvergent() || Def->isMoveImmediate() ||
      Def->getDesc().isRematerializable() ||
      (Def->getDesc().TSFlags & TSFlag::HasWsb))
    return nullptr;
  const bool IsPlain = all_of(Def->operands(), [&](const MachineOperand &MO) {
    if (!MO.isReg())
      return !MO.isFI();
    if (MO.isImplicit() || MO.isTied() || (MO.isDef() && MO.getSubReg()))
      return false;
    if (!MO.isDef() || MO.getReg() == Reg)
      return MO.getReg().isVirtual() || MRI.isConstantPhysReg(MO.getReg());
    return MO.getReg().isVirtual() && MRI.use_nodbg_empty(MO.getReg());
  });
  return IsPlain ? Def : nullptr;
}

MachineInstr *Q7X2InstrInfo::optimizeSelect(
    MachineInstr &MI, SmallPtrSetImpl<MachineInstr *> &NewMIs, bool) const {
  MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  const unsigned A = indexOf(MI, OpName::a), B = indexOf(MI, OpName::b),
                 P = indexOf(MI, OpName::p);
  for (auto [Taken, Other] : {std::pair(A, B), std::pair(B, A)}) {
    const MachineOperand &Kept = MI.getOperand(Other);
    if (MI.getOperand(Taken).getSubReg() || !Kept.getReg().isVirtual() ||
        (!Kept.getSubReg() && !isLastUse(MI, Kept.getReg(), MRI)))
      continue;
    MachineInstr *Def =
        getOperation(MI, MI.getOperand(Taken).getReg(), MRI, *this);
    if (!Def || Kept.getReg() == MI.getOperand(Taken).getReg())
      continue;
    MachineInstr *New = MI.getMF()->CloneMachineInstr(Def);
    MI.getParent()->insert(MI.getIterator(), New);
    New->getOperand(0).setReg(MI.getOperand(0).getReg());
    New->getOperand(0).setIsDead(false);
    const unsigned Guard = indexOf(*New, OpName::guard);
    New->getOperand(Guard).setReg(MI.getOperand(P).getReg());
    const bool IsInverted = MI.getOperand(P + 1).getImm() != Pred::Plain;
    New->getOperand(Guard + 1).setImm(
        IsInverted == (Taken == A) ? Pred::Inverted : Pred::Plain);
    Register Tied = Kept.getReg();
    if (Kept.getSubReg()) {
      Tied = MRI.cloneVirtualRegister(New->getOperand(0).getReg());
      BuildMI(*MI.getParent(), New, MI.getDebugLoc(), get(TargetOpcode::COPY),
              Tied)
          .addReg(Kept.getReg(), 0, Kept.getSubReg());
    }
    tieResult(*New, Tied, MRI);
    clearKillFlags(*New, MRI);
    NewMIs.insert(New);
    NewMIs.erase(Def);
    Def->eraseFromParent();
    return New;
  }
  return nullptr;
}
