//===-- Q7X2GuardedLoads.cpp - Guarded loads ahead of branches ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step of early predication. The iterations of a loop that is unrolled
// completely up to its maximum trip count end with a branch each. If they are
// too long to be predicated, their loads wait for each other. The loads move
// above the branch, under its condition:
//
//     %a = LDG ...                        %a = LDG ...
//     (uses of %a)                        (uses of %a)
//     BRA %end, guard !%p                 %b = LDG ..., guard %p
//   next:                             =>  BRA %end, guard !%p
//     %b = LDG ...                      next:
//     (uses of %b)                        (uses of %b)
//
// The address and the condition must not depend on loads of the block, which
// the load would wait for. The address is speculated. Blocks are visited after
// their successors, so that loads can move above several branches; their guard
// is then the conjunction of the conditions.
//
// Requires SSA form. Guarantees nothing: it is an optimization.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Predication.h"
#include "Q7X2RegisterInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-early-predication"

STATISTIC(NumGuarded, "Number of loads moved ahead of a branch under a guard");

static cl::opt<unsigned>
    MaxRegisters("q7x2-guarded-registers", cl::Hidden, cl::init(16),
                 cl::desc("Registers that guarded loads ahead of a branch may "
                          "define; 0 leaves all loads where they are"));

/// The instructions that compute the addresses of these loads, at most.
static constexpr unsigned MaxSpeculated = 4;

/// The guards of these loads besides the condition, at most: there are seven
/// predicates.
static constexpr unsigned MaxConjunctions = 2;

namespace {

class GuardedLoads {
  MachineFunction &MF;
  const Q7X2InstrInfo &TII;
  const TargetRegisterInfo &TRI;
  MachineRegisterInfo &MRI;

  /// The instructions of a block that compute the operands of a load, in order.
  using Chain = SmallSetVector<MachineInstr *, 8>;

  MachineBasicBlock *Head = nullptr;
  /// The values of the head that depend on its loads.
  SmallSet<Register, 16> Loaded;
  /// The condition of the successor from which loads move.
  Register If;
  unsigned Not = Pred::Plain;
  /// Conjunctions of the condition and other guards.
  SmallMapVector<std::pair<Register, unsigned>, Register, 4> Conjunctions;
  unsigned Registers = 0, Speculated = 0;

  void findLoaded();
  bool canSpeculate(const MachineInstr &MI) const;
  bool addOperands(const MachineInstr &MI, Chain &Before) const;
  bool hoist(MachineInstr &Load);
  void moveToHead(MachineInstr &MI);
  void guard(MachineInstr &Load);
  bool hoistFrom(MachineBasicBlock &Side, bool IfTrue);

public:
  explicit GuardedLoads(MachineFunction &MF)
      : MF(MF), TII(*MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()) {}
  bool run();
};

} // namespace

/// Returns whether an instruction only loads from global memory.
static bool isGlobalLoad(const MachineInstr &MI) {
  return MI.mayLoad() && !MI.mayStore() && !MI.hasOrderedMemoryRef() &&
         all_of(MI.memoperands(), [](const MachineMemOperand *MMO) {
           return MMO->getAddrSpace() == AS_Global;
         });
}

/// Returns whether loads from global memory must not cross an instruction.
static bool isObstacle(const MachineInstr &MI) {
  if (MI.isTerminator() || MI.isCall() || MI.isInlineAsm() ||
      MI.hasUnmodeledSideEffects() ||
      (MI.mayLoadOrStore() && MI.hasOrderedMemoryRef()))
    return true;
  return MI.mayStore() &&
         any_of(MI.memoperands(), [](const MachineMemOperand *MMO) {
           return MMO->getAddrSpace() == AS_Global ||
                  MMO->getAddrSpace() == AS_Generic;
         });
}

void GuardedLoads::findLoaded() {
  Loaded.clear();
  for (const MachineInstr &MI : *Head)
    if (!MI.isPHI() && (isGlobalLoad(MI) ||
                        any_of(MI.all_uses(), [&](const MachineOperand &MO) {
                          return Loaded.contains(MO.getReg());
                        })))
      for (const MachineOperand &MO : MI.all_defs())
        if (MO.getReg().isVirtual())
          Loaded.insert(MO.getReg());
}

bool GuardedLoads::canSpeculate(const MachineInstr &MI) const {
  return MI.isCopyLike() || MI.isRegSequence() || MI.isInsertSubreg() ||
         MI.isImplicitDef() ||
         (TII.isPredicable(MI) && !MI.mayLoadOrStore() &&
          !MI.hasUnmodeledSideEffects() &&
          !(MI.getDesc().TSFlags & TSFlag::HasWsb));
}

/// Adds the instructions of \p MI's block that compute its operands; returns
/// false if they cannot be speculated or depend on loads.
bool GuardedLoads::addOperands(const MachineInstr &MI, Chain &Before) const {
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg())
      continue;
    if (!MO.getReg().isVirtual()) {
      if (!MRI.isConstantPhysReg(MO.getReg()))
        return false;
      continue;
    }
    if (MO.isDef())
      continue;
    MachineInstr *Def = MRI.getVRegDef(MO.getReg());
    if (!Def || Loaded.contains(MO.getReg()))
      return false;
    if (Def->getParent() != MI.getParent() || Before.contains(Def))
      continue;
    if (Def->isPHI() || Before.size() == MaxSpeculated || !canSpeculate(*Def) ||
        !addOperands(*Def, Before))
      return false;
    Before.insert(Def);
  }
  return true;
}

void GuardedLoads::moveToHead(MachineInstr &MI) {
  clearKillFlags(MI, MRI);
  for (const MachineOperand &MO : MI.all_defs())
    if (MO.getReg().isVirtual())
      MRI.clearKillFlags(MO.getReg());
  Head->splice(Head->getFirstTerminator(), MI.getParent(), MI.getIterator());
}

/// Adds the condition to the guard of a load.
void GuardedLoads::guard(MachineInstr &Load) {
  const unsigned At = indexOf(Load, OpName::guard);
  Register Guard = If;
  unsigned Inverted = Not;
  if (TII.isPredicated(Load)) {
    const std::pair<Register, unsigned> Old(Load.getOperand(At).getReg(),
                                            Load.getOperand(At + 1).getImm());
    Register &Both = Conjunctions[Old];
    if (!Both) {
      Both = MRI.createVirtualRegister(&PPRRegClass);
      TII.build(*Head, Load.getIterator(), Load.getDebugLoc(), PLOP3_X, Both)
          .addPred(If, Not)
          .addPred(Old.first, Old.second)
          .addPred(PT)
          .addImm(Lut::A & Lut::B);
    }
    Guard = Both;
    Inverted = Pred::Plain;
  }
  MRI.clearKillFlags(Guard);
  Load.getOperand(At).setReg(Guard);
  Load.getOperand(At).setIsKill(false);
  Load.getOperand(At + 1).setImm(Inverted);
}

/// Moves a load to the head; returns whether that is possible.
bool GuardedLoads::hoist(MachineInstr &Load) {
  const unsigned Size =
      TRI.getRegSizeInBits(*MRI.getRegClass(Load.getOperand(0).getReg())) / 32;
  const bool NeedsConjunction = TII.isPredicated(Load);
  Chain Before;
  if ((NeedsConjunction && Conjunctions.size() == MaxConjunctions) ||
      !TII.isPredicable(Load) || Registers + Size > MaxRegisters ||
      !addOperands(Load, Before) || Speculated + Before.size() > MaxSpeculated)
    return false;
  Registers += Size;
  Speculated += Before.size();
  for (MachineInstr *MI : Before)
    moveToHead(*MI);
  moveToHead(Load);
  guard(Load);
  LLVM_DEBUG(dbgs() << "Guarded in " << printMBBReference(*Head) << ": "
                    << Load);
  ++NumGuarded;
  return true;
}

bool GuardedLoads::hoistFrom(MachineBasicBlock &Side, bool IfTrue) {
  Registers = Speculated = 0;
  Conjunctions.clear();
  if (!IfTrue)
    Not = Not == Pred::Plain ? Pred::Inverted : Pred::Plain;
  bool Changed = false;
  for (MachineInstr &MI : make_early_inc_range(Side)) {
    if (isObstacle(MI))
      break;
    if (isGlobalLoad(MI))
      Changed |= hoist(MI);
  }
  return Changed;
}

/// Returns whether a successor is not known to be the rarer one.
static bool isLikely(const MachineBasicBlock &From,
                     const MachineBasicBlock &To) {
  return From.getSuccProbability(find(From.successors(), &To)) >=
         BranchProbability(1, 2);
}

bool GuardedLoads::run() {
  if (MaxRegisters == 0)
    return false;
  // Few functions have such branches.
  std::optional<MachineDominatorTree> MDT;
  std::optional<MachineLoopInfo> MLI;
  auto AreInOneLoop = [&](const MachineBasicBlock *A,
                          const MachineBasicBlock *B) {
    if (!MLI)
      MLI.emplace(MDT.emplace(MF));
    return MLI->getLoopFor(A) == MLI->getLoopFor(B);
  };
  bool Changed = false;
  for (MachineBasicBlock *MBB : post_order(&MF)) {
    MachineBasicBlock *True = nullptr, *False = nullptr;
    SmallVector<MachineOperand, 3> Cond;
    if (MBB->succ_size() != 2 ||
        TII.analyzeBranch(*MBB, True, False, Cond, /*AllowModify=*/false) ||
        Cond.empty() || !Cond[0].getReg().isVirtual() || Cond[0].isUndef() ||
        MRI.getRegClass(Cond[0].getReg()) != &PPRRegClass ||
        Cond[2].getImm() != Uniform_None)
      continue;
    if (!False)
      False = MBB->getFallThrough();
    Head = MBB;
    If = Cond[0].getReg();
    findLoaded();
    if (Loaded.empty() || Loaded.contains(If))
      continue;
    for (MachineBasicBlock *Side : {True, False})
      if (Side && Side != MBB && Side->pred_size() == 1 &&
          isLikely(*MBB, *Side) && AreInOneLoop(MBB, Side)) {
        Not = Cond[1].getImm() ? Pred::Inverted : Pred::Plain;
        Changed |= hoistFrom(*Side, Side == True);
      }
  }
  return Changed;
}

bool Q7X2::hoistGuardedLoads(MachineFunction &MF) {
  return GuardedLoads(MF).run();
}
