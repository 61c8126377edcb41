//===-- Q7X2Subtarget.h - CPUs and features ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2SUBTARGET_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2SUBTARGET_H

#include "ISel/Q7X2ISelLowering.h"
#include "ISel/Q7X2SelectionDAGInfo.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2FrameLowering.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2RegisterInfo.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

#define GET_SUBTARGETINFO_HEADER
#include "Q7X2GenSubtargetInfo.inc"

namespace llvm {

class Q7X2Subtarget : public Q7X2GenSubtargetInfo {
  // Set by ParseSubtargetFeatures.
  bool IsFermi = false;
  bool IsInterlocked = false;
  unsigned WarpsPerScheduler = Q7X2::WarpsPerScheduler;
  /// UnitTable with the intervals of the CPU's scheduling model.
  std::vector<Q7X2::UnitInfo> Units;
  Q7X2InstrInfo InstrInfo;
  Q7X2FrameLowering FrameLowering;
  Q7X2SelectionDAGInfo TSInfo;
  Q7X2TargetLowering TLInfo;

public:
  Q7X2Subtarget(const Triple &TT, StringRef CPU, StringRef FS,
                const TargetMachine &TM);

  // Generated.
  void ParseSubtargetFeatures(StringRef CPU, StringRef TuneCPU, StringRef FS);

  const Q7X2InstrInfo *getInstrInfo() const override { return &InstrInfo; }
  const Q7X2RegisterInfo *getRegisterInfo() const override {
    return &InstrInfo.getRegisterInfo();
  }
  const Q7X2FrameLowering *getFrameLowering() const override {
    return &FrameLowering;
  }
  const Q7X2TargetLowering *getTargetLowering() const override {
    return &TLInfo;
  }
  const Q7X2SelectionDAGInfo *getSelectionDAGInfo() const override {
    return &TSInfo;
  }

  bool isFermi() const { return IsFermi; }
  /// Returns whether all control words are 0, so that each instruction waits
  /// for all previous ones.
  bool isInterlocked() const { return IsInterlocked; }
  unsigned getWarpsPerScheduler() const { return WarpsPerScheduler; }
  const Q7X2::UnitInfo &getUnit(Q7X2Unit::FuncUnitID ID) const {
    return Units[ID];
  }
  bool enableMachineScheduler() const override { return true; }
  bool enableSubRegLiveness() const override { return true; }
  bool enablePostRAMachineScheduler() const override { return true; }
  void adjustSchedDependency(SUnit *From, int FromOpIdx, SUnit *To, int ToOpIdx,
                             SDep &Dep,
                             const TargetSchedModel *SchedModel) const override;
  bool useAA() const override { return true; }
};

} // namespace llvm

#endif
