//===-- Q7X2RegisterInfo.cpp - Register information -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2RegisterInfo.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "Scheduling/Q7X2Shuffle.h"
#include "llvm/CodeGen/LiveRegMatrix.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

#define GET_REGINFO_TARGET_DESC
#include "Q7X2GenRegisterInfo.inc"

Q7X2RegisterInfo::Q7X2RegisterInfo() : Q7X2GenRegisterInfo(Q7X2::R20_64) {
  for (MCPhysReg R = 1; R != getNumRegs(); ++R)
    if (MachineOperand::clobbersPhysReg(CSR_Q7X2_RegMask, R))
      CallerSaved.push_back(R);
}

const MCPhysReg *
Q7X2RegisterInfo::getCalleeSavedRegs(const MachineFunction *MF) const {
  static const MCPhysReg None[] = {MCRegister::NoRegister};
  bool IsKernel = Q7X2::isKernel(MF->getFunction().getCallingConv());
  return IsKernel ? None : CSR_Q7X2_SaveList;
}

const uint32_t *Q7X2RegisterInfo::getCallPreservedMask(const MachineFunction &,
                                                       CallingConv::ID) const {
  return CSR_Q7X2_RegMask;
}

/// Returns whether a register exists only between a load and its spill, or a
/// reload and its use.
static bool isSpilledLoad(Register Reg, const MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const MachineOperand *Def = MRI.getOneDef(Reg);
  if (!Def || !Def->getParent()->mayLoad() || !MRI.hasOneNonDBGUse(Reg))
    return false;
  const auto &TII = *MF.getSubtarget().getInstrInfo();
  int Slot;
  return (TII.isLoadFromStackSlot(*Def->getParent(), Slot) ||
          TII.isStoreToStackSlot(*MRI.use_instr_nodbg_begin(Reg), Slot)) &&
         MF.getFrameInfo().isSpillSlotObjectIndex(Slot);
}

/// Hints at registers for a load that is spilled, or a reload: others than for
/// the loads before, so that all can be in flight, of those that are in use.
/// For tests, hints at random registers, except for uniform predicates: there
/// are only enough of them for densely packed intervals, and they cannot be
/// spilled.
bool Q7X2RegisterInfo::getRegAllocationHints(
    Register VirtReg, ArrayRef<MCPhysReg> Order,
    SmallVectorImpl<MCPhysReg> &Hints, const MachineFunction &MF,
    const VirtRegMap *VRM, const LiveRegMatrix *Matrix) const {
  const TargetRegisterClass *RC = MF.getRegInfo().getRegClass(VirtReg);
  if (Q7X2::isShuffling() && !Order.empty() && RC != &Q7X2::UPPRRegClass) {
    Q7X2::Shuffle Random(MF, VirtReg.virtRegIndex());
    constexpr unsigned Count = 8;
    for (unsigned N = 0; N != Count; ++N)
      Hints.push_back(Order[Random.below(Order.size())]);
    return false;
  }
  const bool OnlyHints = Q7X2GenRegisterInfo::getRegAllocationHints(
      VirtReg, Order, Hints, MF, VRM, Matrix);
  if (!Matrix || !isSpilledLoad(VirtReg, MF))
    return OnlyHints;
  for (unsigned N = 0; N != Order.size(); ++N) {
    const MCPhysReg Next = Order[(VirtReg.virtRegIndex() + N) % Order.size()];
    if (Matrix->isPhysRegUsed(Next))
      Hints.push_back(Next);
  }
  return OnlyHints;
}

/// LLVM knows neither the clobbers of a naked function, nor the contents of
/// registers when a function like setjmp returns for the second time.
ArrayRef<MCPhysReg>
Q7X2RegisterInfo::getIntraCallClobberedRegs(const MachineFunction *MF) const {
  const Function &F = MF->getFunction();
  if (F.hasFnAttribute(Attribute::Naked) ||
      F.hasFnAttribute(Attribute::ReturnsTwice))
    return CallerSaved;
  return {};
}

BitVector Q7X2RegisterInfo::getReservedRegs(const MachineFunction &MF) const {
  BitVector Reserved(getNumRegs());
  for (MCPhysReg Zero : {Q7X2::RZ, Q7X2::RZ64, Q7X2::RZ128, Q7X2::URZ,
                         Q7X2::URZ64, Q7X2::PT, Q7X2::UPT})
    Reserved.set(Zero);
  Reserved.set(Q7X2::GROUP);
  for (MCPhysReg Barrier : Q7X2::BPRRegClass)
    Reserved.set(Barrier);
  const Q7X2FrameLowering *TFL =
      MF.getSubtarget<Q7X2Subtarget>().getFrameLowering();
  if (TFL->hasStackPointer(MF))
    markSuperRegs(Reserved, Q7X2::R1);
  if (TFL->hasFP(MF))
    markSuperRegs(Reserved, Q7X2::R2);
  const unsigned Count = Q7X2::getMaxRegisters(MF.getFunction());
  for (MCPhysReg R : Q7X2::GPRRegClass)
    if (getEncodingValue(R) >= Count)
      markSuperRegs(Reserved, R);
  return Reserved;
}

bool Q7X2RegisterInfo::isGeneralPressureSet(unsigned Set) const {
  for (const TargetRegisterClass *RC :
       {&Q7X2::GPRRegClass, &Q7X2::GPR64ZRegClass, &Q7X2::GPR128ZRegClass})
    for (const int *S = getRegClassPressureSets(RC); *S != -1; ++S)
      if (unsigned(*S) == Set)
        return true;
  return false;
}

/// Limits the pressure to the register budget instead of the maximum. LLVM
/// subtracts the reserved registers itself.
unsigned Q7X2RegisterInfo::getRegPressureSetLimit(const MachineFunction &MF,
                                                  unsigned Set) const {
  const unsigned Limit = Q7X2GenRegisterInfo::getRegPressureSetLimit(MF, Set);
  if (!isGeneralPressureSet(Set))
    return Limit;
  return Limit - (Q7X2::getMaxRegisters(MF.getFunction()) -
                  Q7X2::getRegisterBudget(MF.getFunction()));
}

Register Q7X2RegisterInfo::getFrameRegister(const MachineFunction &MF) const {
  const Q7X2FrameLowering *TFL =
      MF.getSubtarget<Q7X2Subtarget>().getFrameLowering();
  if (!TFL->hasStackPointer(MF))
    return Q7X2::RZ;
  return TFL->hasFP(MF) ? Q7X2::R2 : Q7X2::R1;
}

const TargetRegisterClass *
Q7X2RegisterInfo::getPointerRegClass(unsigned) const {
  return &Q7X2::GPR64RegClass;
}

/// Predicates that must be copied are copied through general registers.
const TargetRegisterClass *
Q7X2RegisterInfo::getCrossCopyRegClass(const TargetRegisterClass *RC) const {
  return RC == &Q7X2::PPRRegClass ? &Q7X2::GPRRegClass : RC;
}

static bool isPredicateSpill(const MachineInstr &MI) {
  return MI.getOpcode() == Q7X2::SPILL_P || MI.getOpcode() == Q7X2::RELOAD_P;
}

/// Returns the index of the immediate operand to add to the frame index in
/// operand \p BaseIdx: the second source of IADD_RI, or the offset of an
/// address.
static unsigned getOffsetOperand(const MachineInstr &MI, unsigned BaseIdx) {
  if (MI.getOpcode() == Q7X2::IADD_RI)
    return Q7X2::getNamedOperandIdx(Q7X2::IADD_RI, Q7X2::OpName::b);
  if (isPredicateSpill(MI))
    return BaseIdx + 1; // Ra, offset
  return BaseIdx + 2;   // Ra, URb, offset
}

bool Q7X2RegisterInfo::eliminateFrameIndex(MachineBasicBlock::iterator II,
                                           int SPAdj, unsigned FIOperandNum,
                                           RegScavenger *) const {
  MachineInstr &MI = *II;
  MachineFunction &MF = *MI.getMF();
  const auto &STI = MF.getSubtarget<Q7X2Subtarget>();
  const Q7X2InstrInfo *TII = STI.getInstrInfo();

  Register Base;
  int Index = MI.getOperand(FIOperandNum).getIndex();
  StackOffset Ref =
      STI.getFrameLowering()->getFrameIndexReference(MF, Index, Base);
  MachineOperand &Off = MI.getOperand(getOffsetOperand(MI, FIOperandNum));
  int64_t Offset = Ref.getFixed() + Off.getImm() + SPAdj;
  constexpr unsigned MemOffsetBits = 24;
  bool IsSum = MI.getOpcode() == Q7X2::IADD_RI;

  if (!IsSum && !isInt<MemOffsetBits>(Offset)) {
    MachineRegisterInfo &MRI = MF.getRegInfo();
    Register Sum = MRI.createVirtualRegister(&Q7X2::GPRRegClass);
    TII->build(*MI.getParent(), II, MI.getDebugLoc(), Q7X2::IADD_RI, Sum)
        .addReg(Base)
        .addImm(/*ra_mods=*/0)
        .addImm(Offset);
    Base = Sum;
    Offset = 0;
  }
  MI.getOperand(FIOperandNum).ChangeToRegister(Base, /*isDef=*/false);
  Off.setImm(Offset);
  if (isPredicateSpill(MI)) {
    TII->expandPredicateSpill(MI);
    return true;
  }
  return false;
}
