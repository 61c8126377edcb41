//===-- Q7X2PreRAExpand.cpp - Expansion before register allocation --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits sums of 64 bits before register allocation. Requires SSA form.
//
// A sum of 64 bits becomes the sums of both halves:
//
//   %2:gpr64 = ADD64_RI %1, 16       %3:gpr, %4:ppr = IADD_X_RI %1.sub0, 16
//                               =>   %5:gpr, %6:ppr = IADD_X_RI %1.sub1, 0, %4
//                                    %2:gpr64 = REG_SEQUENCE %3, %5
//
// Then results that no instruction reads, such as the second carry, become PT
// or RZ, writes to which have no effect, so that they take no register.
//
//   %1:ppr, %2:ppr = ISETP_RR ...         %1:ppr, dead $pt = ISETP_RR ...
//   (no use of %2)                   =>
//
// Guarantees that there is no ADD64, and that no instruction, except for other
// pseudos, copies and inline assembly, defines a whole virtual register without
// a use. One scan over all defs, as in AArch64's dead register definitions
// pass.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-prera-expand"
#define PASS_NAME "Q7X2 expansion before register allocation"

STATISTIC(NumSums, "Number of sums of 64 bits split in halves");
STATISTIC(NumReplaced, "Number of dead definitions replaced by RZ or PT");

namespace {

class Q7X2PreRAExpand : public MachineFunctionPass {
public:
  static char ID;
  Q7X2PreRAExpand() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;

  /// A register, or a part of one.
  struct Half {
    Register Reg;
    unsigned SubReg;
  };
  Half getHalf(const MachineOperand &Pair, unsigned SubReg, bool IsUniform);
  void addSecond(Q7X2InstrBuilder &New, const MachineInstr &Sum,
                 unsigned SubReg);
  Register addHalf(MachineInstr &Sum, unsigned SubReg, Register CarryIn,
                   Register &CarryOut);
  void tieHalf(MachineInstr &HalfSum, const MachineInstr &Sum, unsigned SubReg);
  void expandSum(MachineInstr &Sum);
};

} // namespace

char Q7X2PreRAExpand::ID = 0;

INITIALIZE_PASS(Q7X2PreRAExpand, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2PreRAExpandPass() {
  return new Q7X2PreRAExpand();
}

// ---- sums of 64 bits -------------------------------------------------------

/// Returns one half of a source. The halves of a pair that only the sum reads
/// are read in place, and so is a half that is 0.
Q7X2PreRAExpand::Half Q7X2PreRAExpand::getHalf(const MachineOperand &Pair,
                                               unsigned SubReg,
                                               bool IsUniform) {
  const Register Reg = Pair.getReg();
  const Register Zero = IsUniform ? URZ : RZ;
  if (!Reg.isVirtual()) // RZ64
    return {Zero, 0};
  const MachineInstr *Def = MRI->getVRegDef(Reg);
  if (Pair.getSubReg() || !Def || !Def->isRegSequence() ||
      Def->getNumOperands() != 5)
    return {Reg, TII->getRegisterInfo().composeSubRegIndices(Pair.getSubReg(),
                                                             SubReg)};
  const MachineOperand &Part =
      Def->getOperand(Def->getOperand(2).getImm() == SubReg ? 1 : 3);
  if (Q7X2::getConstant(Part, *MRI) == 0)
    return {Zero, 0};
  if (!MRI->hasOneNonDBGUse(Reg))
    return {Reg, SubReg};
  MRI->clearKillFlags(Part.getReg());
  return {Part.getReg(), Part.getSubReg()};
}

/// Lets the half of a guarded sum overwrite the half of the value that the sum
/// overwrites.
void Q7X2PreRAExpand::tieHalf(MachineInstr &HalfSum, const MachineInstr &Sum,
                              unsigned SubReg) {
  unsigned Tied;
  if (!Sum.isRegTiedToUseOperand(0, &Tied))
    return;
  const MachineOperand &Other = Sum.getOperand(Tied);
  const Register Word = MRI->createVirtualRegister(
      MRI->getRegClass(HalfSum.getOperand(0).getReg()));
  BuildMI(*HalfSum.getParent(), HalfSum, HalfSum.getDebugLoc(),
          TII->get(TargetOpcode::COPY), Word)
      .addReg(Other.getReg(), 0, SubReg);
  MRI->clearKillFlags(Other.getReg());
  tieResult(HalfSum, Word, *MRI);
}

/// Appends one half of the second source to the sum of halves.
void Q7X2PreRAExpand::addSecond(Q7X2InstrBuilder &New, const MachineInstr &Sum,
                                unsigned SubReg) {
  const MachineOperand &B = named(Sum, OpName::b);
  const bool IsUpper = SubReg == Q7X2::sub1;
  switch (Sum.getOpcode()) {
  case ADD64_RI:
  case UADD64_UI:
    New.addImm(int32_t(B.getImm() >> (32 * IsUpper)));
    return;
  case ADD64_RC:
  case UADD64_UC: {
    MachineOperand Offset = named(Sum, OpName::b, /*Part=*/1);
    if (Offset.isImm())
      Offset.setImm(Offset.getImm() + 4 * IsUpper);
    else
      Offset.setOffset(Offset.getOffset() + 4 * IsUpper);
    New.add(B).add(Offset);
    break;
  }
  default: {
    const Half H = getHalf(B, SubReg, Sum.getOpcode() != ADD64_RR);
    New.addReg(H.Reg, 0, H.SubReg);
  }
  }
  New.addImm(SrcMods::None);
}

/// Adds one half of both sources.
Register Q7X2PreRAExpand::addHalf(MachineInstr &Sum, unsigned SubReg,
                                  Register CarryIn, Register &CarryOut) {
  const bool IsUniform = Sum.getDesc().TSFlags & TSFlag::Uniform;
  const bool IsUpper = SubReg == Q7X2::sub1;
  const Register Result =
      MRI->createVirtualRegister(IsUniform ? &UGPRRegClass : &GPRRegClass);
  CarryOut =
      MRI->createVirtualRegister(IsUniform ? &UPPRRegClass : &PPRRegClass);
  MachineBasicBlock &MBB = *Sum.getParent();
  {
    Q7X2InstrBuilder New = TII->build(
        MBB, Sum, Sum.getDebugLoc(), getHalfSumOpcode(Sum.getOpcode()), Result);
    New.addReg(CarryOut, RegState::Define);
    const Half A = getHalf(named(Sum, OpName::a), SubReg, IsUniform);
    New.addReg(A.Reg, 0, A.SubReg).addImm(SrcMods::None);
    addSecond(New, Sum, SubReg);
    New.addPred(CarryIn, IsUpper ? Pred::Plain : Pred::Inverted)
        .add(named(Sum, OpName::guard))
        .add(named(Sum, OpName::guard, /*Part=*/1));
  }
  MachineInstr &HalfSum = *Sum.getPrevNode();
  clearKillFlags(HalfSum, *MRI);
  tieHalf(HalfSum, Sum, SubReg);
  return Result;
}

void Q7X2PreRAExpand::expandSum(MachineInstr &Sum) {
  LLVM_DEBUG(dbgs() << "Splitting " << Sum);
  const bool IsUniform = Sum.getDesc().TSFlags & TSFlag::Uniform;
  Register Carry, Unused;
  const Register Lo =
      addHalf(Sum, Q7X2::sub0, IsUniform ? UPT : PT, /*CarryOut=*/Carry);
  const Register Hi = addHalf(Sum, Q7X2::sub1, Carry, /*CarryOut=*/Unused);
  BuildMI(*Sum.getParent(), Sum, Sum.getDebugLoc(),
          TII->get(TargetOpcode::REG_SEQUENCE), Sum.getOperand(0).getReg())
      .addReg(Lo)
      .addImm(Q7X2::sub0)
      .addReg(Hi)
      .addImm(Q7X2::sub1);
  SmallVector<Register, 2> Pairs; // Their halves may be read in place now.
  for (const MachineOperand &Use : Sum.all_uses())
    if (Use.getReg().isVirtual())
      Pairs.push_back(Use.getReg());
  Sum.eraseFromParent();
  for (Register Pair : Pairs)
    if (MachineInstr *Def = MRI->getVRegDef(Pair))
      eraseDead(*Def, *MRI);
  ++NumSums;
}

// ---- results without a use -------------------------------------------------

/// Returns the register of a class that ignores writes, if it has one.
static MCRegister getZeroRegister(unsigned ClassID) {
  switch (ClassID) {
  case Q7X2::PPRRegClassID:
    return Q7X2::PT;
  case Q7X2::GPRRegClassID:
    return Q7X2::RZ;
  case Q7X2::GPR64ZRegClassID:
    return Q7X2::RZ64;
  case Q7X2::GPR128ZRegClassID:
    return Q7X2::RZ128;
  case Q7X2::UPPRRegClassID:
    return Q7X2::UPT;
  case Q7X2::UGPRRegClassID:
    return Q7X2::URZ;
  case Q7X2::UGPR64ZRegClassID:
    return Q7X2::URZ64;
  default:
    return MCRegister();
  }
}

/// Replaces one def, if it has no use.
static bool replaceIfDead(MachineInstr &MI, unsigned DefIdx) {
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  MachineOperand &Def = MI.getOperand(DefIdx);
  MCRegister Zero = getZeroRegister(MI.getDesc().operands()[DefIdx].RegClass);
  if (!Def.getReg().isVirtual() || Def.getSubReg() || !Zero ||
      !MRI.use_nodbg_empty(Def.getReg()))
    return false;
  LLVM_DEBUG(dbgs() << "Dead definition " << printReg(Def.getReg()) << " in "
                    << MI);
  Def.setReg(Zero);
  Def.setIsDead();
  ++NumReplaced;
  return true;
}

bool Q7X2PreRAExpand::runOnMachineFunction(MachineFunction &MF) {
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (isSum64(MI)) {
        expandSum(MI);
        Changed = true;
      }
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (MI.isPseudo() || MI.isDebugInstr() || MI.isInlineAsm())
        continue;
      for (unsigned I = 0; I != MI.getNumExplicitDefs(); ++I)
        Changed |= replaceIfDead(MI, I);
    }
  return Changed;
}
