//===-- Q7X2EarlyPredication.cpp - Predication before scheduling ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Predicates short conditional code and merges it with the surrounding blocks,
// so that the scheduler before register allocation can issue the loads that
// several conditions guard before it waits for the first one.
//
//     BRA %then, guard %p; BRA %end        %a = LDG ..., guard %p
//   then:                             =>   %y = FFMA %a, %b, %x, guard %p,
//     %a = LDG ...                                   implicit %x(tied)
//     %t = FFMA %a, %b, %x
//   end:
//     %y = PHI %t, %x
//
// LLVM's if converter, which runs after register allocation, predicates the
// rest: there, a load would have to wait for the registers of the previous one,
// and a condition for the predicate of the enclosing one.
//
// A uniform branch is cheap. It is removed only around little code without
// loads that separates earlier loads from later ones.
//
// Requires SSA form, before uniform registers are used. Guarantees nothing: it
// is an optimization. Converts triangles and diamonds, inner ones first. Loads,
// stores and users of loads are guarded, so that threads for which the
// condition is false read nothing undefined; the rest is speculated. In code
// that is predicated again, guards become conjunctions. A value that a phi
// merges overwrites the other one (a tied operand), if its def can have a
// guard.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Predication.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include <optional>

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-early-predication"
#define PASS_NAME "Q7X2 early predication"

STATISTIC(NumPredicated, "Number of blocks predicated");

static cl::opt<unsigned>
    MaxInstructions("q7x2-max-predicated", cl::Hidden, cl::init(16),
                    cl::desc("How many instructions are predicated before "
                             "register allocation, at most"));

/// The number of instructions that take about as long as a uniform branch.
static constexpr unsigned MaxUniform = 6;

namespace {

/// A predicate, and whether it is inverted (an enumerator of Q7X2::Pred).
struct Condition {
  Register Reg;
  unsigned Not;

  /// Constructs a condition from two operands. Selection writes -1 for 1.
  Condition(Register Reg, int64_t Not)
      : Reg(Reg), Not(Not ? Pred::Inverted : Pred::Plain) {}
  Condition inverse() const { return {Reg, Not == Pred::Plain}; }
};

using ConditionMap = DenseMap<std::pair<Register, unsigned>, Condition>;

/// A block that ends with a branch, the blocks that are executed if its
/// condition is true or false, either of which may be missing, and their common
/// successor.
struct Hammock {
  MachineBasicBlock *Head, *Then, *Else, *Tail;
  Condition If;
  bool IsUniform;
};

class Q7X2EarlyPredication : public MachineFunctionPass {
public:
  static char ID;
  Q7X2EarlyPredication() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;
  SmallPtrSet<MachineBasicBlock *, 8> Erased;

  std::optional<Hammock> match(MachineBasicBlock &Head) const;
  bool canPredicate(const MachineBasicBlock &MBB) const;
  bool canMerge(const MachineBasicBlock &Tail) const;
  bool isWorthIt(const Hammock &H) const;

  bool haveSameValue(Register A, Register B) const;
  bool isOverwriting(Register Reg, const MachineBasicBlock *MBB,
                     Register Other) const;
  MachineInstr *getTieable(Register Reg, const MachineBasicBlock *MBB) const;
  Condition getSource(Register Reg) const;
  Register selectPredicate(const Hammock &H, Condition True, Condition False,
                           const DebugLoc &DL);
  Register select(const Hammock &H, Register True, Register False,
                  const DebugLoc &DL);
  Register merge(const Hammock &H, Register True, Register False,
                 SmallPtrSetImpl<MachineInstr *> &Tied);
  void predicate(MachineBasicBlock &MBB, Condition If,
                 const SmallPtrSetImpl<MachineInstr *> &Tied);
  Condition conjunction(MachineInstr &Before, Condition A, Condition B);
  Condition conjunctionOfGuard(MachineInstr &Before, Condition If,
                               Condition Guard, const ConditionMap &Known);
  void append(MachineBasicBlock &To, MachineBasicBlock &From);
  void erase(MachineBasicBlock &Head, MachineBasicBlock &MBB);
  void convert(const Hammock &H);
  void mergeTail(MachineBasicBlock &Head, MachineBasicBlock &Tail);
};

} // namespace

char Q7X2EarlyPredication::ID = 0;

INITIALIZE_PASS(Q7X2EarlyPredication, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2EarlyPredicationPass() {
  return new Q7X2EarlyPredication();
}

//===----------------------------------------------------------------------===//
// Choice of hammocks
//===----------------------------------------------------------------------===//

/// Returns the successor of a block that has one predecessor and one successor;
/// otherwise null.
static MachineBasicBlock *getNext(const MachineBasicBlock &MBB) {
  return MBB.pred_size() == 1 && MBB.succ_size() == 1 ? *MBB.succ_begin()
                                                      : nullptr;
}

std::optional<Hammock>
Q7X2EarlyPredication::match(MachineBasicBlock &Head) const {
  MachineBasicBlock *True = nullptr, *False = nullptr;
  SmallVector<MachineOperand, 3> Cond;
  if (Head.succ_size() != 2 ||
      TII->analyzeBranch(Head, True, False, Cond,
                         /*AllowModify=*/false) ||
      Cond.empty() || !Cond[0].getReg().isVirtual() || Cond[0].isUndef() ||
      MRI->getRegClass(Cond[0].getReg()) != &PPRRegClass)
    return std::nullopt;
  if (!False)
    False = Head.getFallThrough();
  if (!False)
    return std::nullopt;
  Hammock H{&Head,
            nullptr,
            nullptr,
            nullptr,
            Condition(Cond[0].getReg(), Cond[1].getImm()),
            Cond[2].getImm() != Uniform_None};
  MachineBasicBlock *AfterTrue = getNext(*True), *AfterFalse = getNext(*False);
  if (AfterTrue == False) {
    H.Then = True;
    H.Tail = False;
  } else if (AfterFalse == True) {
    H.Else = False;
    H.Tail = True;
  } else if (AfterTrue && AfterTrue == AfterFalse) {
    H.Then = True;
    H.Else = False;
    H.Tail = AfterTrue;
  } else {
    return std::nullopt;
  }
  if (H.Tail == &Head || H.Then == &Head || H.Else == &Head)
    return std::nullopt;
  return H;
}

/// Returns whether an instruction is a copy of registers or parts of them,
/// which disappears.
static bool isTransparent(const MachineInstr &MI) {
  return MI.isCopyLike() || MI.isRegSequence() || MI.isInsertSubreg() ||
         MI.isImplicitDef();
}

static bool namesOnlyVirtualRegisters(const MachineInstr &MI,
                                      const MachineRegisterInfo &MRI) {
  return all_of(MI.operands(), [&](const MachineOperand &MO) {
    return !MO.isReg() || !MO.getReg() || MO.getReg().isVirtual() ||
           MRI.isConstantPhysReg(MO.getReg());
  });
}

bool Q7X2EarlyPredication::canPredicate(const MachineBasicBlock &MBB) const {
  if (MBB.hasAddressTaken() || MBB.isEHPad())
    return false;
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugInstr() || MI.getOpcode() == BRA_ALWAYS)
      continue;
    if (MI.isTerminator() || MI.isPHI() || MI.isInlineAsm() ||
        MI.hasUnmodeledSideEffects() || !namesOnlyVirtualRegisters(MI, *MRI) ||
        !(isTransparent(MI) || TII->isPredicable(MI)))
      return false;
  }
  return true;
}

/// Returns whether the operands of each phi can be selected.
bool Q7X2EarlyPredication::canMerge(const MachineBasicBlock &Tail) const {
  return all_of(Tail.phis(), [&](const MachineInstr &Phi) {
    const TargetRegisterClass *RC =
        MRI->getRegClass(Phi.getOperand(0).getReg());
    return (RC == &GPRRegClass || RC == &GPR64RegClass || RC == &PPRRegClass) &&
           all_of(Phi.explicit_uses(), [&](const MachineOperand &MO) {
             return !MO.isReg() || (!MO.getSubReg() && !MO.isUndef() &&
                                    MRI->getRegClass(MO.getReg()) == RC);
           });
  });
}

static unsigned countInstructions(const MachineBasicBlock &MBB) {
  return count_if(MBB, [](const MachineInstr &MI) {
    return !MI.isMetaInstruction() && !MI.isTerminator() && !isTransparent(MI);
  });
}

/// Returns whether a barrier precedes the first memory access.
template <typename Range> static bool isSeparated(Range &&Instructions) {
  for (const MachineInstr &MI : Instructions) {
    if (MI.hasUnmodeledSideEffects())
      return true;
    if (MI.mayLoadOrStore())
      return false;
  }
  return false;
}

static bool hasLoad(const MachineBasicBlock &MBB) {
  return any_of(MBB, [](const MachineInstr &MI) {
    return MI.mayLoad() && !MI.mayStore();
  });
}

bool Q7X2EarlyPredication::isWorthIt(const Hammock &H) const {
  unsigned Size = 0;
  bool Loads = false, CrossesBarriers = false;
  for (const MachineBasicBlock *MBB : {H.Then, H.Else})
    if (MBB) {
      Size += countInstructions(*MBB);
      Loads |= hasLoad(*MBB);
      CrossesBarriers |= any_of(*MBB, Q7X2::isInvariantLoad);
    }
  // A uniform branch costs little, but keeps later loads from being issued
  // together with earlier ones.
  if (H.IsUniform &&
      (Loads || Size > std::min(MaxInstructions.getValue(), MaxUniform) ||
       !hasLoad(*H.Head) || !hasLoad(*H.Tail)))
    return false;
  // The code has nothing to overlap with if the threads only exit afterwards,
  // or between barriers that it does not cross.
  const MachineBasicBlock::iterator Next = H.Tail->getFirstNonDebugInstr();
  return Size <= (Loads ? MaxInstructions
                        : std::min<unsigned>(MaxInstructions, MaxPredicated)) &&
         Next != H.Tail->end() && Next->getOpcode() != EXIT_X &&
         (CrossesBarriers ||
          !(isSeparated(*H.Tail) && isSeparated(reverse(*H.Head))));
}

//===----------------------------------------------------------------------===//
// Merged values
//===----------------------------------------------------------------------===//

static bool isMoveOfImmediate(const MachineInstr *MI) {
  return MI && MI->getOpcode() == MOV_I && MI->getOperand(1).isImm();
}

bool Q7X2EarlyPredication::haveSameValue(Register A, Register B) const {
  if (A == B)
    return true;
  const MachineInstr *DefA = MRI->getVRegDef(A), *DefB = MRI->getVRegDef(B);
  return isMoveOfImmediate(DefA) && isMoveOfImmediate(DefB) &&
         DefA->getOperand(1).getImm() == DefB->getOperand(1).getImm();
}

/// Returns whether \p Reg, in a block that is to be predicated, is written
/// conditionally over \p Other, whose value it has otherwise.
bool Q7X2EarlyPredication::isOverwriting(Register Reg,
                                         const MachineBasicBlock *MBB,
                                         Register Other) const {
  const MachineInstr *Def = MRI->getVRegDef(Reg);
  unsigned Tied;
  return Def && Def->getParent() == MBB && TII->isPredicated(*Def) &&
         Def->getOperand(0).getReg() == Reg &&
         Def->isRegTiedToUseOperand(0, &Tied) &&
         haveSameValue(Def->getOperand(Tied).getReg(), Other);
}

/// Returns the def of a value in a block, if it can be tied to another value
/// that it overwrites.
MachineInstr *
Q7X2EarlyPredication::getTieable(Register Reg,
                                 const MachineBasicBlock *MBB) const {
  MachineInstr *Def = MRI->getVRegDef(Reg);
  if (!Def || Def->getParent() != MBB ||
      MRI->getRegClass(Reg) == &PPRRegClass || isTransparent(*Def) ||
      TII->isPredicated(*Def) || Def->isMoveImmediate() ||
      Def->getOperand(0).getReg() != Reg || Def->getOperand(0).getSubReg() ||
      Def->getOperand(0).isTied())
    return nullptr;
  return Def;
}

/// Returns a predicate as a source of PLOP3; constants become PT.
Condition Q7X2EarlyPredication::getSource(Register Reg) const {
  const MachineInstr &Def = *MRI->getVRegDef(Reg);
  if (Def.getOpcode() == PLOP3_X && !TII->isPredicated(Def)) {
    const int64_t Table = named(Def, OpName::lut).getImm();
    if (Table == Lut::True || Table == Lut::False)
      return {PT, Table == Lut::False};
  }
  return {Reg, Pred::Plain};
}

/// Selects a predicate by the condition. With a constant operand, that is logic
/// of two predicates, which a comparison can compute.
Register Q7X2EarlyPredication::selectPredicate(const Hammock &H, Condition True,
                                               Condition False,
                                               const DebugLoc &DL) {
  if (True.Reg == PT && False.Reg == PT && True.Not == H.If.Not &&
      False.Not != H.If.Not)
    return H.If.Reg;
  const MachineBasicBlock::iterator I = H.Head->getFirstTerminator();
  const Register Result = MRI->createVirtualRegister(&PPRRegClass);
  auto Build = [&](Condition A, Condition B, Condition C, unsigned Table) {
    TII->build(*H.Head, I, DL, PLOP3_X, Result)
        .addPred(A.Reg, A.Not)
        .addPred(B.Reg, B.Not)
        .addPred(C.Reg, C.Not)
        .addImm(Table);
  };
  const Condition Always = {PT, Pred::Plain};
  if (True.Reg == PT && True.Not == Pred::Plain)
    Build(H.If, False, Always, Lut::A | Lut::B);
  else if (True.Reg == PT)
    Build(H.If.inverse(), False, Always, Lut::A & Lut::B);
  else if (False.Reg == PT && False.Not == Pred::Plain)
    Build(H.If.inverse(), True, Always, Lut::A | Lut::B);
  else if (False.Reg == PT)
    Build(H.If, True, Always, Lut::A & Lut::B);
  else
    Build(H.If, True, False, (Lut::A & Lut::B) | (~Lut::A & Lut::C));
  return Result;
}

/// Selects a value by the condition at the end of the head.
Register Q7X2EarlyPredication::select(const Hammock &H, Register True,
                                      Register False, const DebugLoc &DL) {
  MachineBasicBlock &MBB = *H.Head;
  const MachineBasicBlock::iterator I = MBB.getFirstTerminator();
  const TargetRegisterClass *RC = MRI->getRegClass(True);
  for (Register Reg : {True, False, H.If.Reg})
    MRI->clearKillFlags(Reg);
  if (RC == &PPRRegClass)
    return selectPredicate(H, getSource(True), getSource(False), DL);
  const Register Result = MRI->createVirtualRegister(RC);
  if (RC == &GPR64RegClass) {
    TII->build(MBB, I, DL, MOV64_R, Result)
        .addReg(True)
        .addPred(H.If.Reg, H.If.Not);
    tieResult(*std::prev(I), False, *MRI);
    return Result;
  }
  const MachineInstr *ImmTrue = MRI->getVRegDef(True),
                     *ImmFalse = MRI->getVRegDef(False);
  if (isMoveOfImmediate(ImmFalse))
    TII->build(MBB, I, DL, SEL_RI, Result)
        .addReg(True)
        .addImm(ImmFalse->getOperand(1).getImm())
        .addPred(H.If.Reg, H.If.Not);
  else if (isMoveOfImmediate(ImmTrue))
    TII->build(MBB, I, DL, SEL_RI, Result)
        .addReg(False)
        .addImm(ImmTrue->getOperand(1).getImm())
        .addPred(H.If.Reg, H.If.inverse().Not);
  else
    TII->build(MBB, I, DL, SEL_RR, Result)
        .addReg(True)
        .addReg(False)
        .addPred(H.If.Reg, H.If.Not);
  return Result;
}

/// Returns the value of a phi after the hammock, unless it has to be selected.
/// Adds defs that overwrite another value for this to \p Tied; they get their
/// guards later.
Register Q7X2EarlyPredication::merge(const Hammock &H, Register True,
                                     Register False,
                                     SmallPtrSetImpl<MachineInstr *> &Tied) {
  auto IsIn = [&](Register Reg, const MachineBasicBlock *MBB) {
    return MBB && MRI->getVRegDef(Reg)->getParent() == MBB;
  };
  if (haveSameValue(True, False))
    return IsIn(True, H.Then) ? False : True;
  if (isOverwriting(True, H.Then, False))
    return True;
  if (isOverwriting(False, H.Else, True))
    return False;
  // The instructions of the else block follow those of the then block.
  for (auto [MBB, Value, Other] :
       {std::tuple(H.Else, False, True), std::tuple(H.Then, True, False)}) {
    MachineInstr *Def = getTieable(Value, MBB);
    if (!Def || (MBB == H.Then && IsIn(Other, H.Else)) ||
        !Tied.insert(Def).second)
      continue;
    tieResult(*Def, Other, *MRI);
    return Value;
  }
  return Register();
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

Condition Q7X2EarlyPredication::conjunction(MachineInstr &Before, Condition A,
                                            Condition B) {
  const Register Both = MRI->createVirtualRegister(&PPRRegClass);
  TII->build(*Before.getParent(), Before.getIterator(), Before.getDebugLoc(),
             PLOP3_X, Both)
      .addPred(A.Reg, A.Not)
      .addPred(B.Reg, B.Not)
      .addPred(PT)
      .addImm(Lut::A & Lut::B);
  MRI->clearKillFlags(B.Reg);
  return {Both, Pred::Plain};
}

/// Returns the conjunction of the condition and a guard. If the guard is the
/// conjunction of another guard, whose conjunction with the condition exists
/// already, reuses the latter.
Condition Q7X2EarlyPredication::conjunctionOfGuard(MachineInstr &Before,
                                                   Condition If,
                                                   Condition Guard,
                                                   const ConditionMap &Known) {
  const MachineInstr &Def = *MRI->getVRegDef(Guard.Reg);
  if (Guard.Not == Pred::Plain && Def.getOpcode() == PLOP3_X &&
      named(Def, OpName::c).getReg() == PT &&
      named(Def, OpName::c, 1).getImm() == Pred::Plain &&
      named(Def, OpName::lut).getImm() == (Lut::A & Lut::B) &&
      !Def.getOperand(0).isTied())
    for (auto [First, Second] :
         {std::pair(OpName::a, OpName::b), std::pair(OpName::b, OpName::a)}) {
      const Condition A(named(Def, First).getReg(),
                        named(Def, First, 1).getImm()),
          B(named(Def, Second).getReg(), named(Def, Second, 1).getImm());
      auto It = Known.find({A.Reg, A.Not});
      if (It != Known.end() && B.Reg.isVirtual())
        return conjunction(Before, It->second, B);
    }
  return conjunction(Before, If, Guard);
}

/// Returns whether an instruction must not be speculated.
static bool needsGuard(const MachineInstr &MI) {
  return MI.mayLoadOrStore() || (MI.getDesc().TSFlags & TSFlag::HasWsb);
}

void Q7X2EarlyPredication::predicate(
    MachineBasicBlock &MBB, Condition If,
    const SmallPtrSetImpl<MachineInstr *> &Tied) {
  ConditionMap Conjunctions;
  SmallSet<Register, 16> Guarded;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (MI.isDebugInstr() || MI.isTerminator())
      continue;
    const bool Depends = any_of(MI.all_uses(), [&](const MachineOperand &MO) {
      return Guarded.contains(MO.getReg());
    });
    const bool WasPredicated = !isTransparent(MI) && TII->isPredicated(MI);
    if (!Depends && !WasPredicated && !Tied.contains(&MI) && !needsGuard(MI))
      continue;
    for (const MachineOperand &MO : MI.all_defs())
      Guarded.insert(MO.getReg());
    if (isTransparent(MI))
      continue;
    Condition Guard = If;
    const unsigned At = indexOf(MI, OpName::guard);
    if (WasPredicated) {
      const Condition Old(MI.getOperand(At).getReg(),
                          MI.getOperand(At + 1).getImm());
      auto It = Conjunctions.find({Old.Reg, Old.Not});
      Guard = It != Conjunctions.end()
                  ? It->second
                  : conjunctionOfGuard(MI, If, Old, Conjunctions);
      Conjunctions.insert({{Old.Reg, Old.Not}, Guard});
    }
    MI.getOperand(At).setReg(Guard.Reg);
    MI.getOperand(At).setIsKill(false);
    MI.getOperand(At + 1).setImm(Guard.Not);
  }
}

/// Appends the instructions of a block except its branch.
void Q7X2EarlyPredication::append(MachineBasicBlock &To,
                                  MachineBasicBlock &From) {
  for (const MachineInstr &MI : From)
    clearKillFlags(MI, *MRI);
  To.splice(To.end(), &From, From.begin(), From.getFirstTerminator());
}

/// Removes an emptied successor of \p Head.
void Q7X2EarlyPredication::erase(MachineBasicBlock &Head,
                                 MachineBasicBlock &MBB) {
  LLVM_DEBUG(dbgs() << "Predicated in " << printMBBReference(Head) << ": "
                    << printMBBReference(MBB) << '\n');
  Head.removeSuccessor(&MBB);
  MBB.removeSuccessor(MBB.succ_begin());
  Erased.insert(&MBB);
  MBB.eraseFromParent();
  ++NumPredicated;
}

static Register takeIncoming(MachineInstr &Phi, const MachineBasicBlock &MBB) {
  for (unsigned I = 1, E = Phi.getNumOperands(); I != E; I += 2)
    if (Phi.getOperand(I + 1).getMBB() == &MBB) {
      const Register Reg = Phi.getOperand(I).getReg();
      Phi.removeOperand(I + 1);
      Phi.removeOperand(I);
      return Reg;
    }
  llvm_unreachable("a PHI has a value for each predecessor");
}

void Q7X2EarlyPredication::mergeTail(MachineBasicBlock &Head,
                                     MachineBasicBlock &Tail) {
  for (MachineInstr &Phi : make_early_inc_range(Tail.phis())) {
    const Register Result = Phi.getOperand(0).getReg(),
                   Value = Phi.getOperand(1).getReg();
    MRI->clearKillFlags(Value);
    MRI->replaceRegWith(Result, Value);
    Phi.eraseFromParent();
  }
  TII->removeBranch(Head, /*BytesRemoved=*/nullptr);
  Head.splice(Head.end(), &Tail, Tail.begin(), Tail.end());
  Head.removeSuccessor(&Tail);
  Head.transferSuccessorsAndUpdatePHIs(&Tail);
  Erased.insert(&Tail);
  Tail.eraseFromParent();
}

void Q7X2EarlyPredication::convert(const Hammock &H) {
  struct Merged {
    MachineInstr *Phi;
    Register True, False, Value;
  };
  MachineBasicBlock &Head = *H.Head, &Tail = *H.Tail;
  const DebugLoc DL = Head.findBranchDebugLoc();
  TII->removeBranch(Head, /*BytesRemoved=*/nullptr);
  MRI->clearKillFlags(H.If.Reg);
  SmallVector<Merged, 4> Values;
  SmallPtrSet<MachineInstr *, 4> Tied;
  for (MachineInstr &Phi : Tail.phis()) {
    const Register True = takeIncoming(Phi, H.Then ? *H.Then : Head),
                   False = takeIncoming(Phi, H.Else ? *H.Else : Head);
    Values.push_back({&Phi, True, False, merge(H, True, False, Tied)});
  }
  for (MachineBasicBlock *MBB : {H.Then, H.Else})
    if (MBB) {
      predicate(*MBB, MBB == H.Then ? H.If : H.If.inverse(), Tied);
      append(Head, *MBB);
    }
  for (const Merged &M : Values) {
    const Register Value = M.Value ? M.Value : select(H, M.True, M.False, DL);
    MRI->clearKillFlags(Value);
    M.Phi->addOperand(MachineOperand::CreateReg(Value, /*isDef=*/false));
    M.Phi->addOperand(MachineOperand::CreateMBB(&Head));
  }
  for (MachineBasicBlock *MBB : {H.Then, H.Else})
    if (MBB)
      erase(Head, *MBB);
  if (!Head.isSuccessor(&Tail))
    Head.addSuccessor(&Tail);
  Head.normalizeSuccProbs();
  TII->insertUnconditionalBranch(Head, &Tail, DL);
  if (Tail.pred_size() == 1 && !Tail.hasAddressTaken())
    mergeTail(Head, Tail);
}

bool Q7X2EarlyPredication::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()) || MaxInstructions == 0)
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  Erased.clear();
  bool Changed = false;
  SmallVector<MachineBasicBlock *, 16> Order(post_order(&MF));
  for (MachineBasicBlock *Head : Order)
    while (!Erased.contains(Head)) {
      std::optional<Hammock> H = match(*Head);
      if (!H || !isWorthIt(*H) || (H->Then && !canPredicate(*H->Then)) ||
          (H->Else && !canPredicate(*H->Else)) || !canMerge(*H->Tail))
        break;
      convert(*H);
      Changed = true;
    }
  Changed |= hoistGuardedLoads(MF);
  return foldCompareLogic(MF) || Changed;
}
