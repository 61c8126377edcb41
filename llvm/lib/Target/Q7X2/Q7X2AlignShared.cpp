//===-- Q7X2AlignShared.cpp - Align variables for wide accesses -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Aligns the variables in shared and constant memory that this module defines
// to 16 bytes if they are at least as large. The load-store vectorizer can then
// combine accesses to neighboring elements to up to 128 bits.
//
// Needs nothing. Guarantees: such a variable is aligned to 16 bytes or more if
// its alignment is this module's to choose
// (GlobalObject::canIncreaseAlignment). One scan over the module's variables.
//
//   @tile = internal addrspace(3) global [64 x float] undef, align 4
//   =>
//   @tile = internal addrspace(3) global [64 x float] undef, align 16
//
//===----------------------------------------------------------------------===//

#include "Q7X2AlignShared.h"
#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-align-shared"

STATISTIC(NumAligned, "Number of variables aligned to 128-bit accesses");

static const Align WidestAccess = Align(16);

/// Whether this module decides on the address of a variable.
static bool isLaidOutHere(const GlobalVariable &GV) {
  unsigned AS = GV.getAddressSpace();
  return (AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant) &&
         GV.canIncreaseAlignment();
}

bool llvm::alignSharedVariables(Module &M) {
  const DataLayout &Layout = M.getDataLayout();
  bool Changed = false;
  for (GlobalVariable &GV : M.globals()) {
    if (!isLaidOutHere(GV) ||
        Layout.getTypeAllocSize(GV.getValueType()) < WidestAccess.value() ||
        GV.getPointerAlignment(Layout) >= WidestAccess)
      continue;
    LLVM_DEBUG(dbgs() << "Aligning " << GV << '\n');
    GV.setAlignment(WidestAccess);
    ++NumAligned;
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses Q7X2AlignSharedPass::run(Module &M, ModuleAnalysisManager &) {
  if (!alignSharedVariables(M))
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}
