//===-- Q7X2SubregCopies.cpp - Copies of subregisters ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selection copies the halves of a 64-bit value in every block that uses them.
// Such copies have different results, so that MachineCSE does not see that what
// is computed from them is the same. This pass keeps the first copy of each
// subregister, after the definition of the whole.
//
//     %a:gpr64 = PHI ...                 %a:gpr64 = PHI ...
//     ...                                %x:gpr = COPY %a.sub0
//     %x:gpr = COPY %a.sub0         =>   ...
//     %s = IADD %b, %x                   %s = IADD %b, %x
//   bb.2:                              bb.2:
//     %y:gpr = COPY %a.sub0              %t = IADD %b, %x
//     %t = IADD %b, %y
//
// Needs: SSA form; before MachineCSE. Guarantees: no two copies of the same
// subregister to registers of the same class. Copies cost nothing: the register
// coalescer removes them. Algorithm: one scan with a table of the copies found.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <tuple>

using namespace llvm;

#define DEBUG_TYPE "q7x2-subreg-copies"
#define PASS_NAME "Q7X2 copies of subregisters"

STATISTIC(NumErased, "Number of copies of subregisters removed");

namespace {

class Q7X2SubregCopies : public MachineFunctionPass {
public:
  static char ID;
  Q7X2SubregCopies() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  MachineRegisterInfo *MRI;
  /// By the copied register, its subregister and the class of the result.
  DenseMap<std::tuple<unsigned, unsigned, const TargetRegisterClass *>,
           MachineInstr *>
      First;

  bool visit(MachineInstr &MI);
};

} // namespace

char Q7X2SubregCopies::ID = 0;

INITIALIZE_PASS(Q7X2SubregCopies, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2SubregCopiesPass() {
  return new Q7X2SubregCopies();
}

static bool isSubregCopy(const MachineInstr &MI) {
  if (!MI.isCopy())
    return false;
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  return To.getReg().isVirtual() && !To.getSubReg() &&
         From.getReg().isVirtual() && From.getSubReg() && !From.isUndef();
}

static void moveAfter(MachineInstr &Copy, MachineInstr &Def) {
  MachineBasicBlock &MBB = *Def.getParent();
  MBB.splice(Def.isPHI() ? MBB.SkipPHIsAndLabels(Def.getIterator())
                         : std::next(Def.getIterator()),
             Copy.getParent(), Copy.getIterator());
}

/// Removes a copy if there has been one of the same subregister.
bool Q7X2SubregCopies::visit(MachineInstr &MI) {
  const Register Result = MI.getOperand(0).getReg();
  const MachineOperand &From = MI.getOperand(1);
  auto [Found, IsFirst] = First.try_emplace(
      {From.getReg().id(), From.getSubReg(), MRI->getRegClass(Result)}, &MI);
  MachineInstr &Same = *Found->second;
  // Where a definition is in a block further down, so is the first copy now.
  if (IsFirst || &Same == &MI)
    return false;
  const Register Other = Same.getOperand(0).getReg();
  moveAfter(Same, *MRI->getVRegDef(From.getReg()));
  MRI->clearKillFlags(From.getReg());
  MRI->replaceRegWith(Result, Other);
  MRI->clearKillFlags(Other);
  MI.eraseFromParent();
  ++NumErased;
  return true;
}

bool Q7X2SubregCopies::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  MRI = &MF.getRegInfo();
  First.clear();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (isSubregCopy(MI))
        Changed |= visit(MI);
  return Changed;
}
