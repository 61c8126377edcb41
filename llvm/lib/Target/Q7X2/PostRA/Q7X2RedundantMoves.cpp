//===-- Q7X2RedundantMoves.cpp - Remove repeated moves --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The initial values of a loop are moved to its registers in each block from
// which the loop is entered or skipped. These blocks follow each other: the
// test whether the loop is entered, and the test whether its unrolled part is.
// This pass removes moves that all paths to them have executed already:
//
//       MOV R4, 1                          MOV R4, 1
//       @P0 BRA exit                       @P0 BRA exit
//   guard:                                guard:
//       MOV R4, 1                   =>
//       @P1 BRA remainder                  @P1 BRA remainder
//
// Requires physical registers. Guarantees nothing: it is an optimization.
// LLVM's MachineLateInstrsCleanup does this for instructions without register
// sources only; a guard is a register source.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFunctionPass.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-redundant-moves"
#define PASS_NAME "Q7X2 redundant moves"

STATISTIC(NumRemoved, "Number of moves removed");

namespace {

/// Moves whose destinations still hold their values.
using Moves = SmallVector<MachineInstr *, 8>;

class Q7X2RedundantMoves : public MachineFunctionPass {
public:
  static char ID;
  Q7X2RedundantMoves() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  const Q7X2RegisterInfo *TRI;
  DenseMap<const MachineBasicBlock *, Moves> AtEnd;

  bool isMove(const MachineInstr &MI) const;
  Moves getAtBegin(const MachineBasicBlock &MBB) const;
  void forgetChanged(Moves &Held, const MachineInstr &MI) const;
  bool removeFrom(MachineBasicBlock &MBB);
};

} // namespace

char Q7X2RedundantMoves::ID = 0;

INITIALIZE_PASS(Q7X2RedundantMoves, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2RedundantMovesPass() {
  return new Q7X2RedundantMoves();
}

// Returns whether the instruction defines one register, which it does not use.
bool Q7X2RedundantMoves::isMove(const MachineInstr &MI) const {
  if ((!MI.isMoveImmediate() && !MI.isMoveReg() && !MI.isAsCheapAsAMove()) ||
      MI.mayLoadOrStore() || MI.hasUnmodeledSideEffects() ||
      TII->isPredicated(MI) || MI.getNumDefs() != 1)
    return false;
  const MachineOperand &Def = MI.getOperand(0);
  return Def.isReg() && Def.isDef() &&
         all_of(drop_begin(MI.operands()), [&](const MachineOperand &MO) {
           return !MO.isReg() ||
                  (MO.isUse() && !MO.isUndef() &&
                   (!MO.getReg() ||
                    !TRI->regsOverlap(MO.getReg(), Def.getReg())));
         });
}

// Returns the moves held at the beginning of a block: none at loop headers,
// since nothing is known of the previous iteration.
Moves Q7X2RedundantMoves::getAtBegin(const MachineBasicBlock &MBB) const {
  Moves Held;
  for (const MachineBasicBlock *Pred : MBB.predecessors()) {
    auto It = AtEnd.find(Pred);
    if (It == AtEnd.end())
      return {};
    const Moves &Theirs = It->second;
    if (Pred == *MBB.pred_begin())
      Held = Theirs;
    else
      erase_if(Held, [&](const MachineInstr *MI) {
        return none_of(Theirs, [&](const MachineInstr *Other) {
          return MI->isIdenticalTo(*Other);
        });
      });
  }
  return Held;
}

void Q7X2RedundantMoves::forgetChanged(Moves &Held,
                                       const MachineInstr &MI) const {
  for (const MachineOperand &Changed : MI.operands()) {
    if (!Changed.isRegMask() && !(Changed.isReg() && Changed.isDef()))
      continue;
    erase_if(Held, [&](const MachineInstr *Move) {
      return any_of(Move->operands(), [&](const MachineOperand &MO) {
        if (!MO.isReg() || !MO.getReg())
          return false;
        return Changed.isReg() ? TRI->regsOverlap(MO.getReg(), Changed.getReg())
                               : Changed.clobbersPhysReg(MO.getReg());
      });
    });
  }
}

bool Q7X2RedundantMoves::removeFrom(MachineBasicBlock &MBB) {
  Moves Held = getAtBegin(MBB);
  bool Changed = false;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    const bool IsMove = isMove(MI);
    auto Same = find_if(Held, [&](const MachineInstr *Other) {
      return IsMove && MI.isIdenticalTo(*Other);
    });
    if (Same != Held.end()) {
      MI.eraseFromParent();
      ++NumRemoved;
      Changed = true;
      continue;
    }
    forgetChanged(Held, MI);
    if (IsMove)
      Held.push_back(&MI);
  }
  AtEnd[&MBB] = std::move(Held);
  return Changed;
}

bool Q7X2RedundantMoves::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  TRI = MF.getSubtarget<Q7X2Subtarget>().getRegisterInfo();
  bool Changed = false;
  for (MachineBasicBlock *MBB :
       ReversePostOrderTraversal<MachineFunction *>(&MF))
    Changed |= removeFrom(*MBB);
  AtEnd.clear();
  if (!Changed)
    return false;
  // Live ranges have become longer. Recompute live-ins from empty lists: a
  // superfluous one could persist around a loop.
  SmallVector<MachineBasicBlock *> Blocks;
  for (MachineBasicBlock &MBB : reverse(MF)) {
    Blocks.push_back(&MBB);
    MBB.clearLiveIns();
    for (MachineInstr &MI : MBB) {
      MI.clearKillInfo();
      for (MachineOperand &MO : MI.all_defs())
        if (isMove(MI))
          MO.setIsDead(false);
    }
  }
  fullyRecomputeLiveIns(Blocks);
  return true;
}
