//===-- Q7X2BarrierUse.cpp - Barrier registers of functions ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2BarrierUse.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2MachineFunctionInfo.h"

using namespace llvm;
using namespace llvm::Q7X2;

BarrierCount &BarrierCount::operator|=(const BarrierCount &Other) {
  Count = std::max(Count, Other.Count);
  IsUnknown |= Other.IsUnknown;
  return *this;
}

BarrierCount BarrierUse::get(const Function *F) const {
  auto It = Counts.find(F);
  return It == Counts.end() ? BarrierCount{0, true}
                            : BarrierCount{It->second, false};
}

BarrierCount BarrierUse::getCallees(const MachineBasicBlock &MBB) const {
  BarrierCount Result;
  for (const MachineInstr &MI : MBB)
    if (MI.isCall())
      Result |= get(getCallee(MI));
  return Result;
}

void BarrierUse::add(const MachineFunction &MF, unsigned OwnCount) {
  // The assembly of a naked function may use any barrier or, like longjmp,
  // return to another place.
  BarrierCount Result{OwnCount,
                      MF.getFunction().hasFnAttribute(Attribute::Naked)};
  for (const MachineBasicBlock &MBB : MF)
    Result |= getCallees(MBB);
  for (const Function *F : MF.getInfo<Q7X2MachineFunctionInfo>()->TailCallees)
    if (F != &MF.getFunction())
      Result |= get(F);
  if (!Result.IsUnknown)
    Counts[&MF.getFunction()] = Result.Count;
}
