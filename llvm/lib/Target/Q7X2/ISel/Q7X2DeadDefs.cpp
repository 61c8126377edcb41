//===-- Q7X2DeadDefs.cpp - Defs without a use -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Many instructions have a second result, such as a carry or the complement of
// a predicate, that is seldom used. Selection gives it a virtual register like
// any other result. This pass replaces it by PT or RZ, writes to which have no
// effect, so that it takes no register.
//
// Requires virtual registers. Guarantees that no instruction, except for
// pseudos, copies and inline assembly, defines a whole virtual register without
// a use. One scan over all defs, as in AArch64's dead register definitions
// pass.
//
//   %1:ppr, %2:ppr = ISETP_RR ...         %1:ppr, dead $pt = ISETP_RR ...
//   (no use of %2)                   =>
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-dead-defs"
#define PASS_NAME "Q7X2 dead definitions"

STATISTIC(NumReplaced, "Number of dead definitions replaced by RZ or PT");

namespace {

class Q7X2DeadDefs : public MachineFunctionPass {
public:
  static char ID;
  Q7X2DeadDefs() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char Q7X2DeadDefs::ID = 0;

INITIALIZE_PASS(Q7X2DeadDefs, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2DeadDefsPass() { return new Q7X2DeadDefs(); }

/// Returns the register of a class that ignores writes, if it has one.
static MCRegister getZeroRegister(unsigned ClassID) {
  switch (ClassID) {
  case Q7X2::PPRRegClassID:
    return Q7X2::PT;
  case Q7X2::GPRRegClassID:
    return Q7X2::RZ;
  case Q7X2::GPR64ZRegClassID:
    return Q7X2::RZ64;
  case Q7X2::GPR128ZRegClassID:
    return Q7X2::RZ128;
  case Q7X2::UPPRRegClassID:
    return Q7X2::UPT;
  case Q7X2::UGPRRegClassID:
    return Q7X2::URZ;
  case Q7X2::UGPR64ZRegClassID:
    return Q7X2::URZ64;
  default:
    return MCRegister();
  }
}

/// Replaces one def, if it has no use.
static bool replaceIfDead(MachineInstr &MI, unsigned DefIdx) {
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  MachineOperand &Def = MI.getOperand(DefIdx);
  MCRegister Zero = getZeroRegister(MI.getDesc().operands()[DefIdx].RegClass);
  if (!Def.getReg().isVirtual() || Def.getSubReg() || !Zero ||
      !MRI.use_nodbg_empty(Def.getReg()))
    return false;
  LLVM_DEBUG(dbgs() << "Dead definition " << printReg(Def.getReg()) << " in "
                    << MI);
  Def.setReg(Zero);
  Def.setIsDead();
  ++NumReplaced;
  return true;
}

bool Q7X2DeadDefs::runOnMachineFunction(MachineFunction &MF) {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (MI.isPseudo() || MI.isDebugInstr() || MI.isInlineAsm())
        continue;
      for (unsigned I = 0; I != MI.getNumExplicitDefs(); ++I)
        Changed |= replaceIfDead(MI, I);
    }
  return Changed;
}
