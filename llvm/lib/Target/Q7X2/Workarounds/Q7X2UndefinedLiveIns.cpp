//===-- Q7X2UndefinedLiveIns.cpp - Live-ins not defined on all paths ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of a register may be a live-in of a block although only some
// predecessors define it, such as an element of a vector that is undefined
// otherwise. LLVM's if converter assumes that it is live out of all
// predecessors, and lets guarded instructions read it. This pass defines it
// where it is undefined.
//
// Requires physical registers, live-ins and kill flags. Guarantees that a
// register that is live into a block is live out of its predecessors. One scan
// over the instructions.
//
//   bb.0:                              bb.0:
//     $r4 = ...                          $r4 = ...
//                                        $r5 = IMPLICIT_DEF
//     BRA_I ... %bb.2                =>  BRA_I ... %bb.2
//   bb.1:                              bb.1:
//     $r5 = LD_R ...                     $r5 = LD_R ...
//   bb.2: liveins: $r4_64              bb.2: liveins: $r4_64
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-undefined-live-ins"
#define PASS_NAME "Q7X2 undefined live-ins"

STATISTIC(NumDefined, "Number of undefined live-ins defined");

namespace {

class Q7X2UndefinedLiveIns : public MachineFunctionPass {
public:
  static char ID;
  Q7X2UndefinedLiveIns() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char Q7X2UndefinedLiveIns::ID = 0;

INITIALIZE_PASS(Q7X2UndefinedLiveIns, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UndefinedLiveInsPass() {
  return new Q7X2UndefinedLiveIns();
}

/// Returns the leaf registers that are live into a successor but not defined in
/// \p MBB.
static SmallSetVector<MCRegister, 4>
findMissing(const MachineBasicBlock &MBB, const TargetRegisterInfo &TRI) {
  SmallSetVector<MCRegister, 4> Missing;
  if (MBB.succ_empty())
    return Missing;
  LivePhysRegs Live(TRI);
  Live.addLiveInsNoPristines(MBB);
  SmallVector<std::pair<MCPhysReg, const MachineOperand *>, 2> Clobbers;
  for (const MachineInstr &MI : MBB) {
    Clobbers.clear();
    Live.stepForward(MI, Clobbers);
  }
  for (const MachineBasicBlock *Next : MBB.successors()) {
    LivePhysRegs Expected(TRI);
    Expected.addLiveInsNoPristines(*Next);
    for (MCPhysReg Reg : Expected)
      if (TRI.subregs(Reg).empty() && !Live.contains(Reg))
        Missing.insert(Reg);
  }
  return Missing;
}

bool Q7X2UndefinedLiveIns::runOnMachineFunction(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MCRegister Reg : findMissing(MBB, TRI)) {
      LLVM_DEBUG(dbgs() << printReg(Reg, &TRI) << " is undefined at the end of "
                        << printMBBReference(MBB) << '\n');
      BuildMI(MBB, MBB.getFirstTerminator(), DebugLoc(),
              TII.get(TargetOpcode::IMPLICIT_DEF), Reg);
      ++NumDefined;
      Changed = true;
    }
  return Changed;
}
