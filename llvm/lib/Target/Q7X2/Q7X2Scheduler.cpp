//===-- Q7X2Scheduler.cpp - The order of instructions ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers are there to hide latencies with, up to the budget that occupancy
// sets. So each region is first ordered for latency alone, by LLVM's strategy.
// Where that takes more registers than the budget it is ordered again, from the
// bottom up: still for latency as long as there are registers left, then so
// that values come near to their uses. If that takes no fewer registers, the
// first order holds.
//
//===----------------------------------------------------------------------===//

#include "Q7X2Scheduler.h"
#include "Q7X2Occupancy.h"
#include "Q7X2RegisterInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineScheduler.h"
#include "llvm/CodeGen/RegisterClassInfo.h"

using namespace llvm;

namespace {

class Q7X2Strategy : public GenericScheduler {
public:
  using GenericScheduler::GenericScheduler;

  void initPolicy(MachineBasicBlock::iterator Begin,
                  MachineBasicBlock::iterator End,
                  unsigned NumRegionInstrs) override {
    GenericScheduler::initPolicy(Begin, End, NumRegionInstrs);
    MindsPressure = RegionPolicy.ShouldTrackPressure;
    RegionPolicy.ShouldTrackPressure = true;
    KeepsBudget = false;
  }
  /// From now on, until the next region begins.
  void keepBudget() {
    KeepsBudget = true;
    RegionPolicy.OnlyBottomUp = true;
  }

  SUnit *pickNode(bool &IsTopNode) override;
  void schedNode(SUnit *SU, bool IsTopNode) override {
    if (!KeepsBudget)
      GenericScheduler::schedNode(SU, IsTopNode);
  }
  void releaseTopNode(SUnit *SU) override {
    if (!KeepsBudget)
      GenericScheduler::releaseTopNode(SU);
  }
  void releaseBottomNode(SUnit *SU) override {
    if (KeepsBudget)
      Ready.push_back(SU);
    else
      GenericScheduler::releaseBottomNode(SU);
  }

protected:
  bool tryCandidate(SchedCandidate &Cand, SchedCandidate &TryCand,
                    SchedBoundary *Zone) const override;

private:
  bool MindsPressure = false; // LLVM's strategy, which does in large regions
  bool KeepsBudget = false;
  std::vector<SUnit *> Ready;

  bool isBetter(SchedCandidate &Try, SchedCandidate &Best) const;
};

class Q7X2ScheduleDAG : public ScheduleDAGMILive {
public:
  Q7X2ScheduleDAG(MachineSchedContext *C, std::unique_ptr<Q7X2Strategy> S)
      : ScheduleDAGMILive(C, std::move(S)) {}
  void schedule() override;

private:
  unsigned countExcess();
  void restore(ArrayRef<MachineInstr *> Order);
};

} // namespace

bool Q7X2Strategy::tryCandidate(SchedCandidate &Cand, SchedCandidate &TryCand,
                                SchedBoundary *Zone) const {
  if (!MindsPressure)
    Cand.RPDelta = TryCand.RPDelta = RegPressureDelta();
  return GenericScheduler::tryCandidate(Cand, TryCand, Zone);
}

// Copies from and to fixed registers stay where those are; then what lowers a
// pressure that is too high; then the end of the longest chain.
bool Q7X2Strategy::isBetter(SchedCandidate &Try, SchedCandidate &Best) const {
  if (!Best.isValid())
    return true;
  if (tryGreater(biasPhysReg(Try.SU, /*isTop=*/false),
                 biasPhysReg(Best.SU, /*isTop=*/false), Try, Best, PhysReg) ||
      tryPressure(Try.RPDelta.Excess, Best.RPDelta.Excess, Try, Best, RegExcess,
                  TRI, DAG->MF) ||
      tryGreater(Try.SU->getDepth(), Best.SU->getDepth(), Try, Best,
                 BotPathReduce))
    return Try.Reason != NoCand;
  return Try.SU->NodeNum > Best.SU->NodeNum;
}

SUnit *Q7X2Strategy::pickNode(bool &IsTopNode) {
  if (!KeepsBudget)
    return GenericScheduler::pickNode(IsTopNode);
  SchedCandidate Best;
  const RegPressureTracker &Tracker = DAG->getBotRPTracker();
  auto &Scratch = const_cast<RegPressureTracker &>(Tracker); // put back after
  for (SUnit *SU : Ready) {
    SchedCandidate Try;
    initCandidate(Try, SU, /*AtTop=*/false, Tracker, Scratch);
    if (isBetter(Try, Best)) {
      Try.Reason = NodeOrder;
      Best.setBest(Try);
    }
  }
  IsTopNode = false;
  llvm::erase(Ready, Best.SU);
  return Best.SU;
}

// Registers above the budget, in the order that the region has now.
unsigned Q7X2ScheduleDAG::countExcess() {
  buildDAGWithRegPressure();
  unsigned Excess = 0;
  for (const int *Set = TRI->getRegClassPressureSets(&Q7X2::GPRRegClass);
       *Set != -1; ++Set) {
    const unsigned Most = getRegPressure().MaxSetPressure[*Set];
    const unsigned Limit = RegClassInfo->getRegPressureSetLimit(*Set);
    Excess = std::max(Excess, Most - std::min(Most, Limit));
  }
  return Excess;
}

void Q7X2ScheduleDAG::restore(ArrayRef<MachineInstr *> Order) {
  MachineBasicBlock::iterator Next = RegionBegin;
  for (MachineInstr *MI : Order) {
    if (Next != RegionEnd && &*Next == MI)
      ++Next;
    else
      moveInstruction(MI, Next);
  }
}

void Q7X2ScheduleDAG::schedule() {
  ScheduleDAGMILive::schedule();
  // No instruction makes more than a quad of registers.
  if (4 * NumRegionInstrs < Q7X2::getRegisterBudget(MF.getFunction()))
    return;
  const unsigned Excess = countExcess();
  if (!Excess)
    return;
  SmallVector<MachineInstr *> Order;
  for (MachineInstr &MI : make_range(RegionBegin, RegionEnd))
    Order.push_back(&MI);
  static_cast<Q7X2Strategy &>(*SchedImpl).keepBudget();
  ScheduleDAGMILive::schedule();
  if (countExcess() >= Excess)
    restore(Order);
}

ScheduleDAGInstrs *llvm::createQ7X2Scheduler(MachineSchedContext *C) {
  auto *DAG = new Q7X2ScheduleDAG(C, std::make_unique<Q7X2Strategy>(C));
  DAG->addMutation(createCopyConstrainDAGMutation(DAG->TII, DAG->TRI));
  return DAG;
}
