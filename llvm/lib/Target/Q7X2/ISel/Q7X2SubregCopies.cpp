//===-- Q7X2SubregCopies.cpp - Copies of subregisters ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selection copies the halves of a 64-bit value in every block that uses them.
// These copies have different results, so that MachineCSE does not see that
// values computed from them are equal. This pass keeps only the first copy of
// each subregister, after the def of the whole register.
//
//     %a:gpr64 = PHI ...                 %a:gpr64 = PHI ...
//     ...                                %x:gpr = COPY %a.sub0
//     %x:gpr = COPY %a.sub0         =>   ...
//     %s = IADD %b, %x                   %s = IADD %b, %x
//   bb.2:                              bb.2:
//     %y:gpr = COPY %a.sub0              %t = IADD %b, %x
//     %t = IADD %b, %y
//
// Requires SSA form; runs before MachineCSE. Guarantees that no two copies of
// the same subregister define registers of the same class. Copies are free,
// since the register coalescer removes them. One scan with a table of the
// copies found.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/Debug.h"
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
  /// The first copy of each register and subregister, by class of the result.
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

/// Removes a copy if an earlier one copies the same subregister.
bool Q7X2SubregCopies::visit(MachineInstr &MI) {
  const Register Result = MI.getOperand(0).getReg();
  const MachineOperand &From = MI.getOperand(1);
  auto [Found, IsFirst] = First.try_emplace(
      {From.getReg().id(), From.getSubReg(), MRI->getRegClass(Result)}, &MI);
  MachineInstr &Same = *Found->second;
  // If the def is in a later block, the first copy has moved there.
  if (IsFirst || &Same == &MI)
    return false;
  const Register Other = Same.getOperand(0).getReg();
  moveAfter(Same, *MRI->getVRegDef(From.getReg()));
  MRI->clearKillFlags(From.getReg());
  MRI->replaceRegWith(Result, Other);
  MRI->clearKillFlags(Other);
  LLVM_DEBUG(dbgs() << "The same as " << printReg(Other) << ": " << MI);
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
