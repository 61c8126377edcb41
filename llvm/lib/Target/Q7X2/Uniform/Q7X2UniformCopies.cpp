//===-- Q7X2UniformCopies.cpp - Pin copies of uniform registers -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires physical registers. Guarantees that no COPY writes a uniform
// register.
//
// After register allocation, LLVM's passes move copies to other blocks, in
// which threads may have diverged and must not write uniform registers
// (Q7X2ConvergedBlocks.h). So this pass turns such copies into instructions
// right away.
//
//   $ur2 = COPY $ur1   =>   $ur2 = UMOV_U $ur1
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-uniform-copies"
#define PASS_NAME "Q7X2 copies of uniform registers"

namespace {

class Q7X2UniformCopies : public MachineFunctionPass {
public:
  static char ID;
  Q7X2UniformCopies() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char Q7X2UniformCopies::ID = 0;

INITIALIZE_PASS(Q7X2UniformCopies, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UniformCopiesPass() {
  return new Q7X2UniformCopies();
}

static bool isUniformCopy(const MachineInstr &MI) {
  if (!MI.isCopy())
    return false;
  const Register To = MI.getOperand(0).getReg();
  return Q7X2::UGPRRegClass.contains(To) ||
         Q7X2::UGPR64ZRegClass.contains(To) || Q7X2::UPPRRegClass.contains(To);
}

bool Q7X2UniformCopies::runOnMachineFunction(MachineFunction &MF) {
  const auto &STI = MF.getSubtarget<Q7X2Subtarget>();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (isUniformCopy(MI)) {
        LLVM_DEBUG(dbgs() << "Lowering " << MI);
        STI.getInstrInfo()->lowerCopy(&MI, STI.getRegisterInfo());
        Changed = true;
      }
  return Changed;
}
