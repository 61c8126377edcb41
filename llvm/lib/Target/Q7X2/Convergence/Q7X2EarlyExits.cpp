//===-- Q7X2EarlyExits.cpp - Exits instead of branches to exits -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads otherwise execute the same instructions, so that they leave barriers
// as before.
//
//===----------------------------------------------------------------------===//

#include "Q7X2EarlyExits.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-convergence"

STATISTIC(NumExits, "Number of branches replaced by EXIT");

static cl::opt<bool>
    EnableEarlyExits("q7x2-early-exits", cl::Hidden, cl::init(true),
                     cl::desc("Replaces branches to an EXIT by an EXIT"));

static bool onlyExits(const MachineBasicBlock &MBB, const Q7X2InstrInfo &TII) {
  auto First = MBB.getFirstNonDebugInstr();
  return First != MBB.end() && First->getOpcode() == EXIT_X &&
         !TII.isPredicated(*First);
}

/// Returns the target of a branch that depends only on its guard; otherwise
/// null.
static MachineBasicBlock *getTarget(const MachineInstr &MI) {
  if (MI.getOpcode() != BRA_I && MI.getOpcode() != BRA_ALWAYS)
    return nullptr;
  const bool HasCondition = named(MI, OpName::p).getReg() != PT ||
                            named(MI, OpName::p, 1).getImm() != Pred::Plain;
  const MachineOperand &Target = named(MI, OpName::target);
  return HasCondition || !Target.isMBB() ? nullptr : Target.getMBB();
}

static void replaceByExit(MachineInstr &Branch, const Q7X2InstrInfo &TII) {
  MachineBasicBlock &MBB = *Branch.getParent();
  TII.build(MBB, Branch, Branch.getDebugLoc(), EXIT_X);
  MachineInstr &Exit = *std::prev(Branch.getIterator());
  const unsigned To = indexOf(Exit, OpName::guard);
  const MachineOperand &Guard = named(Branch, OpName::guard);
  Exit.getOperand(To).setReg(Guard.getReg());
  Exit.getOperand(To).setIsUndef(Guard.isUndef());
  Exit.getOperand(To + 1).setImm(named(Branch, OpName::guard, 1).getImm());
  LLVM_DEBUG(dbgs() << "Exit instead of " << Branch);
  Branch.eraseFromParent();
  ++NumExits;
}

static bool goesTo(const MachineBasicBlock &MBB, const MachineBasicBlock &To,
                   const Q7X2InstrInfo &TII) {
  const bool Branches = any_of(MBB.terminators(), [&](const MachineInstr &MI) {
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isMBB() && MO.getMBB() == &To;
    });
  });
  auto Last = MBB.getLastNonDebugInstr();
  const bool FallsThrough =
      Last == MBB.end() || !Last->isBarrier() || TII.isPredicated(*Last);
  return Branches || (MBB.isLayoutSuccessor(&To) && FallsThrough);
}

void Q7X2::replaceBranchesToExits(MachineFunction &MF) {
  if (!EnableEarlyExits)
    return;
  const Q7X2InstrInfo &TII = *MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : make_early_inc_range(MF)) {
    for (MachineInstr &MI : make_early_inc_range(MBB.terminators())) {
      MachineBasicBlock *To = getTarget(MI);
      if (!To || To == &MBB || !onlyExits(*To, TII))
        continue;
      replaceByExit(MI, TII);
      Changed = true;
      if (!goesTo(MBB, *To, TII))
        MBB.removeSuccessor(To);
    }
  }
  if (!Changed)
    return;
  for (MachineBasicBlock &MBB : make_early_inc_range(MF))
    if (&MBB != &MF.front() && MBB.pred_empty() && !MBB.hasAddressTaken() &&
        onlyExits(MBB, TII))
      MBB.eraseFromParent();
}
