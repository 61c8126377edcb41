//===-- Q7X2FrameLowering.cpp - Stack frames ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2FrameLowering.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/RegisterScavenging.h"

using namespace llvm;

Q7X2FrameLowering::Q7X2FrameLowering()
    : TargetFrameLowering(StackGrowsDown, /*StackAl=*/Q7X2::StackAlign,
                          /*LAO=*/0, /*TransAl=*/Q7X2::StackAlign,
                          /*StackReal=*/false) {}

bool Q7X2FrameLowering::hasFPImpl(const MachineFunction &MF) const {
  return MF.getFrameInfo().hasVarSizedObjects();
}

bool Q7X2FrameLowering::hasReservedCallFrame(const MachineFunction &MF) const {
  return !hasFP(MF);
}

bool Q7X2FrameLowering::hasStackPointer(const MachineFunction &MF) const {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  return !Q7X2::isKernel(MF.getFunction().getCallingConv()) || MFI.hasCalls() ||
         MFI.hasTailCall() || MFI.hasOpaqueSPAdjustment() || hasFP(MF);
}

static void addToStackPointer(MachineBasicBlock &MBB,
                              MachineBasicBlock::iterator I, const DebugLoc &DL,
                              int64_t Bytes, MachineInstr::MIFlag Flag) {
  if (!Bytes)
    return;
  const auto &STI = MBB.getParent()->getSubtarget<Q7X2Subtarget>();
  STI.getInstrInfo()
      ->build(MBB, I, DL, Q7X2::IADD_RI, Q7X2::R1)
      .addReg(Q7X2::R1)
      .addImm(/*ra_mods=*/0)
      .addImm(Bytes)
      .setMIFlag(Flag);
}

// Of a function that neither has a stack frame nor calls one that has.
static constexpr StringLiteral WithoutStack = "q7x2-without-stack";

// Callees are usually compiled before their callers.
static bool isWithoutStack(const MachineFunction &MF) {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  if (MFI.getStackSize() || MFI.getNumFixedObjects() ||
      MFI.hasVarSizedObjects() || MFI.hasTailCall() ||
      MFI.hasOpaqueSPAdjustment() || MFI.getMaxCallFrameSize())
    return false;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB) {
      if (!MI.isCall())
        continue;
      const Function *Callee = Q7X2::getCallee(MI);
      if (!Callee || !Callee->hasFnAttribute(WithoutStack))
        return false;
    }
  return true;
}

void Q7X2FrameLowering::emitPrologue(MachineFunction &MF,
                                     MachineBasicBlock &MBB) const {
  const Q7X2InstrInfo *TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  bool IsKernel = Q7X2::isKernel(MF.getFunction().getCallingConv());
  MachineBasicBlock::iterator I = MBB.begin();
  DebugLoc DL;

  if (!hasStackPointer(MF))
    return;
  if (isWithoutStack(MF)) {
    MF.getFunction().addFnAttr(WithoutStack);
    return;
  }
  // A kernel's stack starts at the end of thread-local memory.
  if (IsKernel)
    TII->build(MBB, I, DL, Q7X2::MOV_C, Q7X2::R1)
        .addImm(/*bank=*/0)
        .addImm(Q7X2::CBank0::LocalBytes)
        .setMIFlag(MachineInstr::FrameSetup);
  addToStackPointer(MBB, I, DL, -int64_t(MFI.getStackSize()),
                    MachineInstr::FrameSetup);
  if (!hasFP(MF))
    return;
  // After the stores of the callee-saved registers, which include R2.
  while (I != MBB.end() && I->getFlag(MachineInstr::FrameSetup))
    ++I;
  TII->build(MBB, I, DL, Q7X2::IADD_RI, Q7X2::R2)
      .addReg(Q7X2::R1)
      .addImm(/*ra_mods=*/0)
      .addImm(MFI.getStackSize())
      .setMIFlag(MachineInstr::FrameSetup);
  for (MachineBasicBlock &Block : MF)
    if (&Block != &MBB && !Block.isLiveIn(Q7X2::R2))
      Block.addLiveIn(Q7X2::R2);
}

void Q7X2FrameLowering::emitEpilogue(MachineFunction &MF,
                                     MachineBasicBlock &MBB) const {
  if (Q7X2::isKernel(MF.getFunction().getCallingConv()))
    return;
  const Q7X2InstrInfo *TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  int64_t Size = MF.getFrameInfo().getStackSize();
  MachineBasicBlock::iterator I = MBB.getFirstTerminator();
  DebugLoc DL = I == MBB.end() ? DebugLoc() : I->getDebugLoc();

  if (hasFP(MF)) {
    // Reset the stack pointer to the fixed frame before the callee-saved
    // registers are loaded relative to it.
    MachineBasicBlock::iterator First = I;
    while (First != MBB.begin() &&
           std::prev(First)->getFlag(MachineInstr::FrameDestroy))
      --First;
    TII->build(MBB, First, DL, Q7X2::IADD_RI, Q7X2::R1)
        .addReg(Q7X2::R2)
        .addImm(/*ra_mods=*/0)
        .addImm(-Size)
        .setMIFlag(MachineInstr::FrameDestroy);
  }
  addToStackPointer(MBB, I, DL, Size, MachineInstr::FrameDestroy);
}

void Q7X2FrameLowering::determineCalleeSaves(MachineFunction &MF,
                                             BitVector &SavedRegs,
                                             RegScavenger *RS) const {
  TargetFrameLowering::determineCalleeSaves(MF, SavedRegs, RS);
  if (hasFP(MF) && !Q7X2::isKernel(MF.getFunction().getCallingConv()))
    SavedRegs.set(Q7X2::R2);
}

/// Flags the stores and loads, so that prologue and epilogue can find them.
bool Q7X2FrameLowering::spillCalleeSavedRegisters(
    MachineBasicBlock &MBB, MachineBasicBlock::iterator I,
    ArrayRef<CalleeSavedInfo> CSI, const TargetRegisterInfo *) const {
  const auto &STI = MBB.getParent()->getSubtarget<Q7X2Subtarget>();
  for (const CalleeSavedInfo &Info : CSI) {
    MBB.addLiveIn(Info.getReg());
    STI.getInstrInfo()->storeRegToStackSlot(
        MBB, I, Info.getReg(), /*IsKill=*/true, Info.getFrameIdx(),
        &Q7X2::GPRRegClass, Register(), MachineInstr::FrameSetup);
  }
  return true;
}

bool Q7X2FrameLowering::restoreCalleeSavedRegisters(
    MachineBasicBlock &MBB, MachineBasicBlock::iterator I,
    MutableArrayRef<CalleeSavedInfo> CSI, const TargetRegisterInfo *) const {
  const auto &STI = MBB.getParent()->getSubtarget<Q7X2Subtarget>();
  for (const CalleeSavedInfo &Info : CSI)
    STI.getInstrInfo()->loadRegFromStackSlot(
        MBB, I, Info.getReg(), Info.getFrameIdx(), &Q7X2::GPRRegClass,
        Register(), 0, MachineInstr::FrameDestroy);
  return true;
}

// Makes the variables of a debug value unknown if it names a removed object.
static void removeDeadObjects(MachineInstr &DebugValue,
                              const MachineFrameInfo &MFI) {
  if (none_of(DebugValue.debug_operands(), [&](const MachineOperand &MO) {
        return MO.isFI() && MO.getIndex() >= 0 &&
               MFI.isDeadObjectIndex(MO.getIndex());
      }))
    return;
  for (MachineOperand &MO : DebugValue.debug_operands())
    if (MO.isFI())
      MO.ChangeToRegister(Register(), /*isDef=*/false, /*isImp=*/false,
                          /*isKill=*/false, /*isDead=*/false, /*isUndef=*/false,
                          /*isDebug=*/true);
  DebugValue.setDebugValueUndef();
}

// Removes the objects that legalization created for values in memory that are
// now in registers. Debug information does not keep them; nor may it name
// those, or the slots of predicates that q7x2-predicate-spills has removed.
static void removeUnusedTemporaries(MachineFunction &MF) {
  MachineFrameInfo &MFI = MF.getFrameInfo();
  BitVector Used(MFI.getObjectIndexEnd());
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      for (const MachineOperand &MO : MI.operands())
        if (MO.isFI() && MO.getIndex() >= 0 && !MI.isDebugInstr())
          Used.set(MO.getIndex());
  for (int I = 0, E = MFI.getObjectIndexEnd(); I != E; ++I)
    if (!Used[I] && !MFI.isDeadObjectIndex(I) && !MFI.getObjectAllocation(I) &&
        !MFI.isVariableSizedObjectIndex(I))
      MFI.RemoveStackObject(I);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.isDebugValue())
        removeDeadObjects(MI, MFI);
}

/// Returns whether frame indices may become code that needs a general register:
/// a predicate is spilled through one, and an address is computed in one if its
/// offset is too large for an access.
static bool mayNeedRegister(const MachineFunction &MF) {
  if (!isInt<24>(MF.getFrameInfo().estimateStackSize(MF) + Q7X2::NullBytes))
    return true;
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB, [](const MachineInstr &MI) {
      return MI.getOpcode() == Q7X2::SPILL_P ||
             MI.getOpcode() == Q7X2::RELOAD_P;
    });
  });
}

/// If all registers are in use, the scavenger needs a stack slot to free one.
void Q7X2FrameLowering::processFunctionBeforeFrameFinalized(
    MachineFunction &MF, RegScavenger *RS) const {
  removeUnusedTemporaries(MF);
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const TargetRegisterClass &RC = Q7X2::GPRRegClass;
  if (mayNeedRegister(MF))
    RS->addScavengingFrameIndex(MF.getFrameInfo().CreateSpillStackObject(
        TRI.getSpillSize(RC), TRI.getSpillAlign(RC)));
}

StackOffset
Q7X2FrameLowering::getFrameIndexReference(const MachineFunction &MF, int FI,
                                          Register &FrameReg) const {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  FrameReg = MF.getSubtarget().getRegisterInfo()->getFrameRegister(MF);
  int64_t Offset = MFI.getObjectOffset(FI);
  if (!hasStackPointer(MF))
    return StackOffset::getFixed(Offset + MFI.getStackSize() + Q7X2::NullBytes);
  // Callee-saved registers are stored before R2 is set, and loaded after the
  // stack pointer has been reset.
  bool IsSaved = any_of(MFI.getCalleeSavedInfo(), [&](const auto &Info) {
    return Info.getFrameIdx() == FI;
  });
  if (IsSaved)
    FrameReg = Q7X2::R1;
  if (FrameReg == Q7X2::R1)
    Offset += MFI.getStackSize();
  return StackOffset::getFixed(Offset);
}

MachineBasicBlock::iterator Q7X2FrameLowering::eliminateCallFramePseudoInstr(
    MachineFunction &MF, MachineBasicBlock &MBB,
    MachineBasicBlock::iterator I) const {
  if (!hasReservedCallFrame(MF)) {
    int64_t Bytes = alignTo(I->getOperand(0).getImm(), getStackAlign());
    bool IsSetup = I->getOpcode() == Q7X2::ADJCALLSTACKDOWN;
    addToStackPointer(MBB, I, I->getDebugLoc(), IsSetup ? -Bytes : Bytes,
                      MachineInstr::NoFlags);
  }
  return MBB.erase(I);
}
