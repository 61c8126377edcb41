//===-- Q7X2RegisterRemarks.cpp - Remarks on register use -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires physical registers, and frame indices in the memory operands. For
// each function, reports the registers, the occupancy that
// they allow, the next step of occupancy, the spilled values, and the source's
// objects in thread-local memory. Callees are not included.
//
//     remark: sum: 48 registers, occupancy 40 warps; 48 warps need at most 40
//     registers
//
//===----------------------------------------------------------------------===//

#include "Q7X2RegisterRemarks.h"
#include "Q7X2.h"
#include "Q7X2Occupancy.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-registers"

STATISTIC(MaxRegisters, "Most registers of a function");
STATISTIC(NumSpillStores, "Number of stores of spilled values");
STATISTIC(NumSpillLoads, "Number of loads of spilled values");

/// Returns the number of registers of a thread: the highest used one determines
/// it.
static unsigned countRegisters(const MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  unsigned Count = 0;
  for (MCPhysReg R : Q7X2::GPRRegClass)
    if (!TRI.isConstantPhysReg(R) &&
        MRI.isPhysRegUsed(R, /*SkipRegMaskTest=*/true))
      Count = std::max<unsigned>(Count, TRI.getEncodingValue(R) + 1);
  return Count;
}

/// Returns whether a spilled value is accessed, as opposed to a callee-saved
/// register.
static bool isSpillSlot(const MachineMemOperand &MMO,
                        const MachineFrameInfo &MFI) {
  const auto *Slot =
      dyn_cast_or_null<FixedStackPseudoSourceValue>(MMO.getPseudoValue());
  if (!Slot || !MFI.isSpillSlotObjectIndex(Slot->getFrameIndex()))
    return false;
  return none_of(MFI.getCalleeSavedInfo(), [&](const CalleeSavedInfo &Saved) {
    return Saved.getFrameIdx() == Slot->getFrameIndex();
  });
}

static void countSpills(const MachineFunction &MF, unsigned &Stores,
                        unsigned &Loads) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      for (const MachineMemOperand *MMO : MI.memoperands())
        if (isSpillSlot(*MMO, MF.getFrameInfo())) {
          Stores += MMO->isStore();
          Loads += MMO->isLoad();
        }
}

/// Returns the variable in a stack object, if there is debug information.
static const DILocalVariable *findVariable(const AllocaInst &Object) {
  auto *Address = const_cast<AllocaInst *>(&Object);
  for (const DbgVariableRecord *Record : findDVRDeclares(Address))
    return Record->getVariable();
  for (const DbgVariableRecord *Record : at::getDVRAssignmentMarkers(Address))
    return Record->getVariable();
  return nullptr;
}

/// Returns the location of a variable's declaration, or of the function if
/// there is no variable.
static DiagnosticLocation getLocation(const DILocalVariable *Variable,
                                      const MachineFunction &MF) {
  if (!Variable)
    return DiagnosticLocation(MF.getFunction().getSubprogram());
  return DiagnosticLocation(
      DILocation::get(Variable->getContext(), Variable->getLine(),
                      /*Column=*/0, Variable->getScope()));
}

/// Reports the source's objects in thread-local memory, where each access costs
/// as much as one to global memory.
static void reportStackObjects(const MachineFunction &MF,
                               MachineOptimizationRemarkEmitter &ORE) {
  using NV = DiagnosticInfoOptimizationBase::Argument;
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  for (int Index = 0, End = MFI.getObjectIndexEnd(); Index != End; ++Index) {
    const AllocaInst *Object = MFI.getObjectAllocation(Index);
    if (!Object || MFI.isDeadObjectIndex(Index))
      continue;
    ORE.emit([&] {
      const DILocalVariable *Variable = findVariable(*Object);
      MachineOptimizationRemarkMissed R(DEBUG_TYPE, "StackObject",
                                        getLocation(Variable, MF), &MF.front());
      const StringRef Name = Variable ? Variable->getName() : Object->getName();
      R << NV("Function", MF.getName()) << ": ";
      if (Name.empty())
        R << "an object of the stack, ";
      else
        R << "'" << NV("Object", Name) << "', ";
      if (MFI.isVariableSizedObjectIndex(Index))
        R << "of variable size";
      else
        R << NV("Bytes", MFI.getObjectSize(Index)) << " bytes";
      R << ", is in thread-local memory";
      return R;
    });
  }
}

void Q7X2::reportRegisters(const MachineFunction &MF,
                           MachineOptimizationRemarkEmitter &ORE) {
  using NV = DiagnosticInfoOptimizationBase::Argument;
  const DiagnosticLocation Loc(MF.getFunction().getSubprogram());
  const unsigned Count = countRegisters(MF);
  MaxRegisters.updateMax(Count);
  LLVM_DEBUG(dbgs() << MF.getName() << ": " << Count << " registers\n");
  ORE.emit([&] {
    const unsigned MaxWarps =
        MF.getSubtarget<Q7X2Subtarget>().getWarpsPerScheduler();
    const unsigned Warps = Q7X2::getOccupancy(Count, MaxWarps);
    const unsigned More = Q7X2::getNextOccupancy(Warps, MaxWarps);
    MachineOptimizationRemark R(DEBUG_TYPE, "Registers", Loc, &MF.front());
    R << NV("Function", MF.getName()) << ": " << NV("Registers", Count)
      << " registers, occupancy " << NV("Warps", Warps) << " warps";
    if (More != Warps)
      R << "; " << NV("MoreWarps", More) << " warps need at most "
        << NV("FewerRegisters", Q7X2::getRegistersFor(More, MaxWarps))
        << " registers";
    return R;
  });
  unsigned Stores = 0, Loads = 0;
  countSpills(MF, Stores, Loads);
  NumSpillStores += Stores;
  NumSpillLoads += Loads;
  if (Stores + Loads)
    ORE.emit([&] {
      return MachineOptimizationRemarkMissed(DEBUG_TYPE, "Spills", Loc,
                                             &MF.front())
             << NV("Function", MF.getName()) << ": " << NV("Stores", Stores)
             << " stores and " << NV("Loads", Loads)
             << " loads of spilled values";
    });
  reportStackObjects(MF, ORE);
}
