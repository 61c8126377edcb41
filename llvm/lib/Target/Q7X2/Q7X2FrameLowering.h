//===-- Q7X2FrameLowering.h - Stack frames ----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// R1 is the stack pointer, a 32-bit address in thread-local memory, always a
// multiple of 16; the stack grows down. A frame contains, from its upper end,
// the callee-saved registers, the function's objects, and the arguments of the
// calls that it makes. In functions with objects of dynamic size, R2 is the
// frame pointer: the upper end of the frame.
//
//   f:  IADD R1, R1, -0x20         kernel:  MOV R1, c[0x0][0x28]
//       ...                                 IADD R1, R1, -0x20
//       IADD R1, R1, 0x20                   ...
//       RET R[20:21]                        EXIT
//
// A kernel without calls and without objects of dynamic size has the thread's
// only frame, which begins at a constant address. R1 is then a register like
// any other, which saves each thread one.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2FRAMELOWERING_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2FRAMELOWERING_H

#include "llvm/CodeGen/TargetFrameLowering.h"

namespace llvm {

namespace Q7X2 {
/// The bytes at the start of shared and of thread-local memory that hold no
/// object, because address 0 is null.
constexpr unsigned NullBytes = 16;
} // namespace Q7X2

class Q7X2FrameLowering : public TargetFrameLowering {
public:
  Q7X2FrameLowering();

  void emitPrologue(MachineFunction &MF, MachineBasicBlock &MBB) const override;
  void emitEpilogue(MachineFunction &MF, MachineBasicBlock &MBB) const override;
  void determineCalleeSaves(MachineFunction &MF, BitVector &SavedRegs,
                            RegScavenger *RS) const override;
  void processFunctionBeforeFrameFinalized(MachineFunction &MF,
                                           RegScavenger *RS) const override;
  bool spillCalleeSavedRegisters(MachineBasicBlock &MBB,
                                 MachineBasicBlock::iterator I,
                                 ArrayRef<CalleeSavedInfo> CSI,
                                 const TargetRegisterInfo *TRI) const override;
  bool
  restoreCalleeSavedRegisters(MachineBasicBlock &MBB,
                              MachineBasicBlock::iterator I,
                              MutableArrayRef<CalleeSavedInfo> CSI,
                              const TargetRegisterInfo *TRI) const override;
  StackOffset getFrameIndexReference(const MachineFunction &MF, int FI,
                                     Register &FrameReg) const override;
  bool hasReservedCallFrame(const MachineFunction &MF) const override;
  /// Returns whether R1 is the stack pointer. That does not change after
  /// instruction selection, even if values are spilled.
  bool hasStackPointer(const MachineFunction &MF) const;
  MachineBasicBlock::iterator
  eliminateCallFramePseudoInstr(MachineFunction &MF, MachineBasicBlock &MBB,
                                MachineBasicBlock::iterator I) const override;

protected:
  bool hasFPImpl(const MachineFunction &MF) const override;
};

} // namespace llvm

#endif
