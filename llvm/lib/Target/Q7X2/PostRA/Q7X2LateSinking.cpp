//===-- Q7X2LateSinking.cpp - Sink results to a successor -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sinks an instruction to a successor of its block if no other successor needs
// its result. Most are moves to the registers of phis, such as initial values
// of a loop that is rarely entered or often skipped, which machine sinking does
// not see on SSA form.
//
//       MOV R4, 0
//       MOV R5, 1                           @P0 BRA edge
//       @P0 BRA remainder               guard:
//   guard:                       =>         ...
//       ...                             edge:
//                                           MOV R4, 0
//                                           MOV R5, 1
//                                           BRA remainder
//
// A successor with other predecessors gets an edge block. That takes no branch
// if the block falls through to it; otherwise the edge must be rare enough.
//
// Uniform registers belong to the warp, so they are written only in blocks that
// all its threads execute together (Q7X2ConvergedBlocks.h). A def of a uniform
// register is moved only if the block's branch does not diverge.
//
// Requires physical registers, live-ins and the final block layout. Guarantees
// nothing: it is an optimization. One scan over the instructions of blocks with
// two successors, and up to three scans over a block whose edge does not pay.
//
//===----------------------------------------------------------------------===//

#include "Convergence/Q7X2ConvergedBlocks.h"
#include "Convergence/Q7X2EdgeBlocks.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/LiveRegUnits.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-late-sinking"
#define PASS_NAME "Q7X2 late sinking"

STATISTIC(NumSunk, "Number of instructions moved to a successor");
STATISTIC(NumEdges, "Number of edges with a block of their own");

// An instruction with a longer latency than a move's stays, so that it issues
// early, unless its result is needed with at most this probability.
static constexpr unsigned MaxPercent = 60;

namespace {

/// A successor of a block, and the instructions that sink to it.
struct Successor {
  MachineBasicBlock *To = nullptr;
  BranchProbability Probability;
  /// Whether instructions may sink to it.
  bool Allowed = true;
  /// The registers that are live into it, given the sunk instructions.
  LiveRegUnits Live;
  /// In reverse order.
  SmallVector<MachineInstr *, 8> Sunk;
};

class Q7X2LateSinking : public MachineFunctionPass {
public:
  static char ID;
  Q7X2LateSinking() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  const Q7X2RegisterInfo *TRI;
  const MachineRegisterInfo *MRI;
  const MachineBranchProbabilityInfo *Probabilities;
  /// The uses and defs of the instructions that stay, after the current one.
  LiveRegUnits Read, Written;

  bool findSuccessors(MachineBasicBlock &MBB, Successor (&Successors)[2]) const;
  bool canMove(const MachineInstr &MI, bool Together, bool &SawStore) const;
  Successor *chooseSuccessor(const MachineInstr &MI,
                             Successor (&Successors)[2]) const;
  void choose(MachineBasicBlock &MBB, Successor (&Successors)[2]);
  bool pays(MachineBasicBlock &MBB, const Successor &Succ) const;
  void sink(MachineBasicBlock &MBB, Successor &Succ) const;
  void dropDebugValues(MachineBasicBlock &MBB, const Successor &Succ) const;
  bool runOnBlock(MachineBasicBlock &MBB);
};

} // namespace

char Q7X2LateSinking::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2LateSinking, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(MachineBranchProbabilityInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2LateSinking, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LateSinkingPass() {
  return new Q7X2LateSinking();
}

/// Finds the successors of a block that has two and a branch that can be
/// changed.
bool Q7X2LateSinking::findSuccessors(MachineBasicBlock &MBB,
                                     Successor (&Successors)[2]) const {
  if (MBB.succ_size() != 2 || MBB.succ_begin()[0] == MBB.succ_begin()[1])
    return false;
  MachineBasicBlock *True = nullptr, *False = nullptr;
  SmallVector<MachineOperand, 4> Cond;
  if (TII->analyzeBranch(MBB, True, False, Cond, false) || Cond.empty())
    return false;
  for (unsigned I : {0, 1}) {
    MachineBasicBlock *To = MBB.succ_begin()[I];
    Successors[I].To = To;
    Successors[I].Probability = Probabilities->getEdgeProbability(&MBB, To);
    Successors[I].Allowed = !To->isEHPad() && !To->hasAddressTaken();
    Successors[I].Live.init(*TRI);
  }
  return true;
}

bool Q7X2LateSinking::canMove(const MachineInstr &MI, bool Together,
                              bool &SawStore) const {
  if (!MI.isSafeToMove(SawStore) || MI.isInlineAsm() || MI.isConvergent() ||
      MI.isBundled() || MI.isImplicitDef())
    return false;
  if (!Together && (MI.getDesc().TSFlags & TSFlag::Uniform))
    return false;
  const bool Guarded = TII->isPredicated(MI);
  return all_of(MI.operands(), [&](const MachineOperand &MO) {
    if (MO.isRegMask())
      return false;
    if (!MO.isReg() || !MO.getReg() || MRI->isConstantPhysReg(MO.getReg()))
      return true;
    const MCRegister Reg = MO.getReg().asMCReg();
    if (!Written.available(Reg))
      return false;
    if (!MO.isDef())
      return true;
    // A guarded def must also be a use, since it may keep the old value.
    return !MRI->isReserved(Reg) && Read.available(Reg) &&
           (!Guarded || MI.readsRegister(Reg, TRI));
  });
}

static bool isMove(const MachineInstr &MI) {
  return MI.isMoveImmediate() || MI.isMoveReg() || MI.isAsCheapAsAMove();
}

/// Returns the only successor that needs a result of \p MI, if \p MI may sink
/// to it; otherwise null.
Successor *Q7X2LateSinking::chooseSuccessor(const MachineInstr &MI,
                                            Successor (&Successors)[2]) const {
  Successor *Chosen = nullptr;
  for (const MachineOperand &MO : MI.all_defs()) {
    if (MRI->isConstantPhysReg(MO.getReg()))
      continue;
    for (Successor &Succ : Successors) {
      if (Succ.Live.available(MO.getReg().asMCReg()))
        continue;
      if (Chosen && Chosen != &Succ)
        return nullptr;
      Chosen = &Succ;
    }
  }
  if (Chosen && !isMove(MI) &&
      Chosen->Probability > BranchProbability(MaxPercent, 100))
    return nullptr;
  return Chosen && Chosen->Allowed ? Chosen : nullptr;
}

/// Chooses the instructions that sink to each successor.
void Q7X2LateSinking::choose(MachineBasicBlock &MBB,
                             Successor (&Successors)[2]) {
  for (Successor &Succ : Successors) {
    Succ.Sunk.clear();
    Succ.Live.clear();
    for (const auto &LiveIn : Succ.To->liveins())
      Succ.Live.addReg(LiveIn.PhysReg);
  }
  Read.clear();
  Written.clear();
  const bool Together = !diverges(MBB);
  bool SawStore = false;
  for (MachineInstr &MI : reverse(MBB)) {
    if (MI.isDebugInstr())
      continue;
    // Nothing moves across a call.
    if (MI.isCall())
      break;
    Successor *Succ = canMove(MI, Together, SawStore)
                          ? chooseSuccessor(MI, Successors)
                          : nullptr;
    SawStore |= MI.hasUnmodeledSideEffects();
    if (Succ) {
      Succ->Sunk.push_back(&MI);
      Succ->Live.stepBackward(MI);
    } else {
      LiveRegUnits::accumulateUsedDefed(MI, Written, Read, TRI);
    }
  }
}

/// Returns whether to sink the chosen instructions: the other paths save at
/// least the branch of the edge block.
bool Q7X2LateSinking::pays(MachineBasicBlock &MBB,
                           const Successor &Succ) const {
  if (Succ.Sunk.empty() || Succ.To->pred_size() == 1 ||
      MBB.getFallThrough(/*JumpToFallThrough=*/false) == Succ.To)
    return true;
  const uint64_t Saved = Succ.Probability.getCompl().getNumerator();
  return Succ.Sunk.size() * Saved >= Succ.Probability.getNumerator();
}

/// Drops debug values in registers whose defs have moved below.
void Q7X2LateSinking::dropDebugValues(MachineBasicBlock &MBB,
                                      const Successor &Succ) const {
  if (!MBB.getParent()->getFunction().getSubprogram())
    return;
  LiveRegUnits Moved(*TRI);
  for (const MachineInstr *MI : Succ.Sunk)
    for (const MachineOperand &MO : MI->all_defs())
      Moved.addReg(MO.getReg().asMCReg());
  for (MachineInstr &MI : MBB)
    if (MI.isDebugValue() &&
        any_of(MI.debug_operands(), [&](const MachineOperand &MO) {
          return MO.isReg() && MO.getReg() &&
                 !Moved.available(MO.getReg().asMCReg());
        }))
      MI.setDebugValueUndef();
}

void Q7X2LateSinking::sink(MachineBasicBlock &MBB, Successor &Succ) const {
  if (Succ.Sunk.empty())
    return;
  MachineBasicBlock *To = Succ.To;
  if (To->pred_size() > 1) {
    To = &splitEdge(MBB, *To);
    ++NumEdges;
  }
  dropDebugValues(MBB, Succ);
  for (MachineInstr *MI : Succ.Sunk) {
    LLVM_DEBUG(dbgs() << "To " << printMBBReference(*To) << ": " << *MI);
    To->splice(To->SkipPHIsAndLabels(To->begin()), &MBB, MI);
    ++NumSunk;
  }
  recomputeLiveIns(*To);
}

bool Q7X2LateSinking::runOnBlock(MachineBasicBlock &MBB) {
  Successor Successors[2];
  if (!findSuccessors(MBB, Successors))
    return false;
  bool Again = true;
  while (Again) {
    choose(MBB, Successors);
    Again = false;
    for (Successor &Succ : Successors)
      if (!pays(MBB, Succ)) {
        Succ.Allowed = false;
        Again = true;
      }
  }
  if (all_of(Successors,
             [](const Successor &Succ) { return Succ.Sunk.empty(); }))
    return false;
  // The order of uses changes.
  for (MachineInstr &MI : MBB)
    MI.clearKillInfo();
  for (Successor &Succ : Successors)
    sink(MBB, Succ);
  return true;
}

bool Q7X2LateSinking::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()) || MF.size() == 1)
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  TRI = MF.getSubtarget<Q7X2Subtarget>().getRegisterInfo();
  MRI = &MF.getRegInfo();
  Probabilities =
      &getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI();
  Read.init(*TRI);
  Written.init(*TRI);
  bool Changed = false;
  // An instruction may sink further, to a successor of the successor.
  for (MachineBasicBlock *MBB :
       ReversePostOrderTraversal<MachineFunction *>(&MF))
    Changed |= runOnBlock(*MBB);
  return Changed;
}
