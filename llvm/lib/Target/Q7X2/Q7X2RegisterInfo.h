//===-- Q7X2RegisterInfo.h - Register information ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2REGISTERINFO_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2REGISTERINFO_H

#include "llvm/CodeGen/TargetRegisterInfo.h"

#define GET_REGINFO_HEADER
#include "Q7X2GenRegisterInfo.inc"

namespace llvm {

struct Q7X2RegisterInfo : public Q7X2GenRegisterInfo {
  Q7X2RegisterInfo();

  const MCPhysReg *getCalleeSavedRegs(const MachineFunction *MF) const override;
  const uint32_t *getCallPreservedMask(const MachineFunction &MF,
                                       CallingConv::ID CC) const override;
  ArrayRef<MCPhysReg>
  getIntraCallClobberedRegs(const MachineFunction *MF) const override;
  bool getRegAllocationHints(Register VirtReg, ArrayRef<MCPhysReg> Order,
                             SmallVectorImpl<MCPhysReg> &Hints,
                             const MachineFunction &MF, const VirtRegMap *VRM,
                             const LiveRegMatrix *Matrix) const override;
  BitVector getReservedRegs(const MachineFunction &MF) const override;
  /// Returns whether the general registers count in this pressure set.
  bool isGeneralPressureSet(unsigned Set) const;
  unsigned getRegPressureSetLimit(const MachineFunction &MF,
                                  unsigned Set) const override;
  Register getFrameRegister(const MachineFunction &MF) const override;
  const TargetRegisterClass *getPointerRegClass(unsigned Kind) const override;
  const TargetRegisterClass *
  getCrossCopyRegClass(const TargetRegisterClass *RC) const override;

  bool eliminateFrameIndex(MachineBasicBlock::iterator II, int SPAdj,
                           unsigned FIOperandNum,
                           RegScavenger *RS) const override;
  bool requiresRegisterScavenging(const MachineFunction &) const override {
    return true;
  }
  bool requiresFrameIndexScavenging(const MachineFunction &) const override {
    return true;
  }

private:
  SmallVector<MCPhysReg, 0> CallerSaved;
};

} // namespace llvm

#endif
