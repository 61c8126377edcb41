//===-- Q7X2CompareLogic.cpp - Fold logic into comparisons ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last step of early predication. Selection folds logic of two predicates
// into a comparison that has no other use and is in the same block. Early
// predication makes larger blocks. In
// these, a comparison is recomputed whose only uses are logic operations
// in each of them, so that the operations take no instruction of their own:
//
//   %1 = ISETP.LT %8, %9
//   %2 = ISETP.LT %6, %7                %2 = ISETP.LT %6, %7
//   %3 = ISETP.LT %4, %5                %3 = ISETP.LT %4, %5
//   %4 = PLOP3 %1 & %2             =>   %4 = ISETP.LT.AND %8, %9, %2
//   %5 = PLOP3 %1 & %3                  %5 = ISETP.LT.AND %8, %9, %3
//
// A guarded comparison is recomputed under the same guard, or without one if
// the logic does not depend on it when the guard is false:
//
//   %1 = ISETP.LT %8, %9, guard !%0
//   %2 = PLOP3 %0 | %1             =>   %2 = ISETP.LT.OR %8, %9, %0
//
// Requires SSA form. Guarantees nothing: it is an optimization. One scan; an
// operation on two such comparisons is folded into the first one.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Predication.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <optional>

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-early-predication"

STATISTIC(NumFolded, "Number of logic operations that comparisons perform");

namespace {

/// The logic of a comparison that replaces a logic operation.
struct Combined {
  unsigned BoolOp;
  bool InvertCompare, InvertOther;
  MachineOperand Other; // Predicate.
};

class CompareLogic {
  MachineFunction &MF;
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;

public:
  explicit CompareLogic(MachineFunction &MF)
      : MF(MF), TII(MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()),
        MRI(&MF.getRegInfo()) {}
  bool run();

private:
  bool isBare(const MachineInstr &Compare) const;
  bool canReplace(const MachineInstr &Compare, const MachineInstr &User,
                  const Combined &C) const;
  bool fold(MachineInstr &Compare);
};

} // namespace

static bool isIntegerCompare(const MachineInstr &MI) {
  return MI.getOpcode() == ISETP_RR || MI.getOpcode() == ISETP_RI ||
         MI.getOpcode() == ISETP_RC;
}

static bool isFloatCompare(const MachineInstr &MI) {
  return MI.getOpcode() == FSETP_RR || MI.getOpcode() == FSETP_RI ||
         MI.getOpcode() == FSETP_RC;
}

static OpName getLogicName(const MachineInstr &Compare) {
  return isIntegerCompare(Compare) ? OpName::boolop : OpName::lop;
}

/// Replaces the operation of a comparison by its inverse.
static void invert(const MachineInstr &Compare, MachineOperand &Operation) {
  const auto Kind =
      isIntegerCompare(Compare) ? Q7X2ModKind::CompOp : Q7X2ModKind::FCMPOp;
  Operation.setImm(lookupComparison(Kind, Operation.getImm())->Inverse);
}

/// Returns whether a comparison writes one predicate, combines it with nothing,
/// and preserves no previous value if its guard is false.
bool CompareLogic::isBare(const MachineInstr &Compare) const {
  if (!isIntegerCompare(Compare) && !isFloatCompare(Compare))
    return false;
  const Register Second = Compare.getOperand(1).getReg();
  return !Compare.getOperand(0).isTied() &&
         Compare.getOperand(0).getReg().isVirtual() &&
         (Second == PT ||
          (Second.isVirtual() && MRI->use_nodbg_empty(Second))) &&
         named(Compare, OpName::p).getReg() == PT &&
         named(Compare, OpName::p, 1).getImm() == Pred::Plain &&
         named(Compare, getLogicName(Compare)).getImm() == BoolOp_AND &&
         all_of(Compare.all_uses(), [&](const MachineOperand &MO) {
           return MO.getReg().isVirtual() ||
                  MRI->isConstantPhysReg(MO.getReg());
         });
}

/// Evaluates the truth table of a PLOP3 for the values A and B of its source
/// registers. The third source is PT.
static bool evaluate(const MachineInstr &MI, bool A, bool B) {
  const bool Values[] = {A != (named(MI, OpName::a, 1).getImm() != Pred::Plain),
                         B != (named(MI, OpName::b, 1).getImm() != Pred::Plain),
                         named(MI, OpName::c, 1).getImm() == Pred::Plain};
  const unsigned Bit = Values[0] * 4 + Values[1] * 2 + Values[2];
  return named(MI, OpName::lut).getImm() >> Bit & 1;
}

/// Returns the logic that lets the comparison with the result \p Result replace
/// \p MI.
static std::optional<Combined> match(const MachineInstr &MI, Register Result) {
  if (MI.getOpcode() != PLOP3_X || named(MI, OpName::c).getReg() != PT)
    return std::nullopt;
  const MachineOperand &A = named(MI, OpName::a), &B = named(MI, OpName::b);
  if (A.getReg() == B.getReg() || A.getReg() == PT || B.getReg() == PT)
    return std::nullopt;
  const bool IsFirst = A.getReg() == Result;
  unsigned Ones = 0, One = 0, Zero = 0; // the indices with value 1 and 0
  for (unsigned I = 0; I != 4; ++I) {
    const bool Compare = I & 2, Other = I & 1;
    const bool Value =
        evaluate(MI, IsFirst ? Compare : Other, IsFirst ? Other : Compare);
    Ones += Value;
    (Value ? One : Zero) = I;
  }
  const MachineOperand &Other = IsFirst ? B : A;
  if (Ones == 1)
    return Combined{BoolOp_AND, !(One & 2), !(One & 1), Other};
  if (Ones == 3)
    return Combined{BoolOp_OR, bool(Zero & 2), bool(Zero & 1), Other};
  return std::nullopt;
}

static Register getGuard(const MachineInstr &MI) {
  return named(MI, OpName::guard).getReg();
}

static bool isGuardInverted(const MachineInstr &MI) {
  return named(MI, OpName::guard, 1).getImm() != Pred::Plain;
}

/// Returns whether the comparison can be computed in place of the logic, under
/// the guard of the latter.
bool CompareLogic::canReplace(const MachineInstr &Compare,
                              const MachineInstr &User,
                              const Combined &C) const {
  if (User.getParent() != Compare.getParent() || User.getOperand(0).isTied())
    return false;
  if (getGuard(Compare) == getGuard(User) &&
      isGuardInverted(Compare) == isGuardInverted(User))
    return true;
  if (TII->isPredicated(User) || C.Other.getReg() != getGuard(Compare))
    return false;
  // The value of the other source if the guard is false.
  const bool Other = isGuardInverted(Compare) != C.InvertOther;
  return Other == (C.BoolOp == BoolOp_OR);
}

/// Folds a comparison into all its users, if all of them are logic.
bool CompareLogic::fold(MachineInstr &Compare) {
  constexpr unsigned MaxUses = 4;
  const Register Result = Compare.getOperand(0).getReg();
  SmallVector<std::pair<MachineInstr *, Combined>, MaxUses> Users;
  for (MachineInstr &User : MRI->use_nodbg_instructions(Result)) {
    const std::optional<Combined> C = match(User, Result);
    if (!C || Users.size() == MaxUses || !canReplace(Compare, User, *C))
      return false;
    Users.push_back({&User, *C});
  }
  if (Users.empty())
    return false;
  clearKillFlags(Compare, *MRI);
  for (auto &[User, C] : Users) {
    MachineInstr &New = TII->duplicate(*User->getParent(), *User, Compare);
    LLVM_DEBUG(dbgs() << "Logic in a comparison: " << *User);
    New.getOperand(0).setReg(User->getOperand(0).getReg());
    New.getOperand(1).setReg(PT);
    New.getOperand(1).setIsDead();
    New.setDebugLoc(User->getDebugLoc());
    New.getOperand(indexOf(New, getLogicName(New))).setImm(C.BoolOp);
    if (C.InvertCompare) {
      MachineOperand &Operation = New.getOperand(
          indexOf(New, isIntegerCompare(New) ? OpName::compop : OpName::cmp));
      invert(New, Operation);
    }
    const unsigned Other = indexOf(New, OpName::p);
    New.getOperand(Other).setReg(C.Other.getReg());
    New.getOperand(Other).setIsKill(C.Other.isKill());
    New.getOperand(Other + 1).setImm(C.InvertOther ? Pred::Inverted
                                                   : Pred::Plain);
    const unsigned Guard = indexOf(New, OpName::guard);
    New.getOperand(Guard).setReg(getGuard(*User));
    New.getOperand(Guard + 1).setImm(named(*User, OpName::guard, 1).getImm());
    User->eraseFromParent();
    ++NumFolded;
  }
  MRI->markUsesInDebugValueAsUndef(Result);
  Compare.eraseFromParent();
  return true;
}

bool CompareLogic::run() {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    SmallVector<MachineInstr *, 8> Compares;
    for (MachineInstr &MI : MBB)
      if (isBare(MI))
        Compares.push_back(&MI);
    for (MachineInstr *Compare : Compares)
      Changed |= fold(*Compare);
  }
  return Changed;
}

bool Q7X2::foldCompareLogic(MachineFunction &MF) {
  return CompareLogic(MF).run();
}
