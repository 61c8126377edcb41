//===-- Q7X2DeadDefs.cpp - Results that nothing reads ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Many instructions have a second result, a carry or the opposite of a
// predicate, that is seldom wanted. Selection gives it a register like any
// other; this pass, before registers are allocated, sends it to PT or RZ,
// which are written without effect.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-dead-defs"
#define PASS_NAME "Q7X2 dead results"

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

// The register of this class that is written without effect.
static MCRegister getSink(unsigned ClassID) {
  switch (ClassID) {
  case Q7X2::PPRRegClassID:
    return Q7X2::PT;
  case Q7X2::GPRRegClassID:
    return Q7X2::RZ;
  case Q7X2::GPR64ZRegClassID:
    return Q7X2::RZ64;
  case Q7X2::GPR128ZRegClassID:
    return Q7X2::RZ128;
  default:
    return MCRegister();
  }
}

bool Q7X2DeadDefs::runOnMachineFunction(MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (MI.isPseudo() || MI.isDebugInstr() || MI.isInlineAsm())
        continue;
      for (unsigned I = 0; I != MI.getNumExplicitDefs(); ++I) {
        MachineOperand &Def = MI.getOperand(I);
        MCRegister Sink = getSink(MI.getDesc().operands()[I].RegClass);
        if (!Def.getReg().isVirtual() || Def.getSubReg() || !Sink ||
            !MRI.use_nodbg_empty(Def.getReg()))
          continue;
        Def.setReg(Sink);
        Def.setIsDead();
        Changed = true;
      }
    }
  return Changed;
}
