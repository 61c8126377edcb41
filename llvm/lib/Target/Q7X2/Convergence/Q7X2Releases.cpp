//===-- Q7X2Releases.cpp - Writes that end spin loops ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Releases.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2MachineFunctionInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/Function.h"

using namespace llvm;
using namespace llvm::Q7X2;

Effects &Effects::operator|=(const Effects &Other) {
  Release = std::max(Release, Other.Release);
  IsConvergent |= Other.IsConvergent;
  return *this;
}

// Returns whether no other thread can access the memory.
static bool isPrivate(const MachineMemOperand *MMO) {
  const PseudoSourceValue *Source = MMO->getPseudoValue();
  return MMO->getAddrSpace() == AS_Local ||
         (Source &&
          (Source->isStack() || isa<FixedStackPseudoSourceValue>(Source)));
}

static Effects::Kind getRelease(const MachineInstr &MI) {
  if (!MI.mayStore() ||
      (!MI.memoperands_empty() && all_of(MI.memoperands(), isPrivate)))
    return Effects::None;
  return MI.hasOrderedMemoryRef() ? Effects::OrderedWrite : Effects::Write;
}

// Clang marks all inline assembly as convergent, and returns are convergent
// only to prevent their duplication: neither counts.
static bool isConvergent(const MachineInstr &MI) {
  return MI.isConvergent() && !MI.isInlineAsm() && !MI.isReturn();
}

Effects ReleaseInfo::get(const MachineInstr &MI) const {
  if (!MI.isCall())
    return {getRelease(MI), isConvergent(MI)};
  auto It = Known.find(getCallee(MI));
  return It == Known.end() ? Effects{Effects::OrderedWrite, false} : It->second;
}

Effects ReleaseInfo::get(const MachineBasicBlock &MBB) const {
  Effects Result;
  for (const MachineInstr &MI : MBB)
    Result |= get(MI);
  return Result;
}

void ReleaseInfo::add(const MachineFunction &MF) {
  Effects All;
  if (!MF.getInfo<Q7X2MachineFunctionInfo>()->TailCallees.empty())
    All.Release = Effects::OrderedWrite;
  for (const MachineBasicBlock &MBB : MF)
    All |= get(MBB);
  Known[&MF.getFunction()] = All;
}
