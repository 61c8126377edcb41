//===-- Q7X2PredicateSpills.cpp - Predicates in general registers ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps predicates that find no register of the seven in general registers
// instead of thread-local memory. Predicates are allocated first; then each of
// their stack slots becomes a virtual register:
//
//   SPILL_P %0, %stack.0        %1 = SEL RZ, 0x1, !%0
//   %2 = RELOAD_P %stack.0  =>  %2 = ISETP.NE %1, 0x0
//
// Runs between the allocation of predicates and that of general registers.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include "llvm/InitializePasses.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-predicate-spills"
#define PASS_NAME "Q7X2 predicate spills"

STATISTIC(NumSlots, "Number of predicates in general registers");

namespace {

class Q7X2PredicateSpills : public MachineFunctionPass {
public:
  static char ID;
  Q7X2PredicateSpills() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<LiveIntervalsWrapperPass>();
    AU.addRequired<VirtRegMapWrapperLegacy>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

/// The accesses to a stack slot.
using SlotAccesses = SmallVector<MachineInstr *, 4>;

} // namespace

char Q7X2PredicateSpills::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2PredicateSpills, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(LiveIntervalsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(VirtRegMapWrapperLegacy)
INITIALIZE_PASS_END(Q7X2PredicateSpills, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2PredicateSpillsPass() {
  return new Q7X2PredicateSpills();
}

static bool isSpill(const MachineInstr &MI) {
  return MI.getOpcode() == Q7X2::SPILL_P;
}

static MapVector<int, SlotAccesses> findSlots(MachineFunction &MF) {
  MapVector<int, SlotAccesses> Slots;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (isSpill(MI) || MI.getOpcode() == Q7X2::RELOAD_P)
        Slots[MI.getOperand(1).getIndex()].push_back(&MI);
  return Slots;
}

/// Whether a path from the beginning of the function reloads what it has not
/// spilled: an undefined value.
static bool reachesUnspilled(const SlotAccesses &Accesses) {
  SmallPtrSet<const MachineBasicBlock *, 16> Spilling, Seen;
  SmallVector<const MachineBasicBlock *, 16> List;
  // Accesses are in the order of the code.
  for (const MachineInstr *MI : Accesses)
    if (isSpill(*MI))
      Spilling.insert(MI->getParent());
    else if (!Spilling.contains(MI->getParent()) &&
             Seen.insert(MI->getParent()).second)
      List.push_back(MI->getParent());
  while (!List.empty()) {
    const MachineBasicBlock *MBB = List.pop_back_val();
    if (MBB->pred_empty())
      return true;
    for (const MachineBasicBlock *Pred : MBB->predecessors())
      if (!Spilling.contains(Pred) && Seen.insert(Pred).second)
        List.push_back(Pred);
  }
  return false;
}

bool Q7X2PredicateSpills::runOnMachineFunction(MachineFunction &MF) {
  MapVector<int, SlotAccesses> Slots = findSlots(MF);
  if (Slots.empty())
    return false;
  const auto &TII = *MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MachineRegisterInfo &MRI = MF.getRegInfo();
  LiveIntervals &LIS = getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  for (const auto &[Slot, Accesses] : Slots) {
    const Register Word = MRI.createVirtualRegister(&Q7X2::GPRRegClass);
    if (reachesUnspilled(Accesses)) {
      MachineBasicBlock &Entry = MF.front();
      LIS.InsertMachineInstrInMaps(
          *BuildMI(Entry, Entry.getFirstNonPHI(), DebugLoc(),
                   TII.get(TargetOpcode::IMPLICIT_DEF), Word));
    }
    for (MachineInstr *MI : Accesses) {
      LIS.ReplaceMachineInstrInMaps(*MI, TII.buildPredicateMove(*MI, Word));
      MI->eraseFromParent();
    }
    LIS.createAndComputeVirtRegInterval(Word);
    MF.getFrameInfo().RemoveStackObject(Slot);
    ++NumSlots;
  }
  getAnalysis<VirtRegMapWrapperLegacy>().getVRM().grow();
  return true;
}
