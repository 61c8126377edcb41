//===-- Q7X2AlignShared.cpp - Align variables for wide accesses -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables in shared and constant memory that this module lays out begin at a
// multiple of 16 bytes if they are as large: neighbouring elements can then be
// read and written together, up to 128 bits at a time.
//
//===----------------------------------------------------------------------===//

#include "Q7X2AlignShared.h"
#include "Q7X2.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/Module.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-align-shared"

static const Align WidestAccess = Align(16);

static bool isLaidOutHere(const GlobalVariable &GV) {
  unsigned AS = GV.getAddressSpace();
  return (AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant) &&
         GV.canIncreaseAlignment();
}

PreservedAnalyses Q7X2AlignSharedPass::run(Module &M, ModuleAnalysisManager &) {
  const DataLayout &Layout = M.getDataLayout();
  bool Changed = false;
  for (GlobalVariable &GV : M.globals()) {
    if (!isLaidOutHere(GV) ||
        Layout.getTypeAllocSize(GV.getValueType()) < WidestAccess.value() ||
        GV.getPointerAlignment(Layout) >= WidestAccess)
      continue;
    GV.setAlignment(WidestAccess);
    Changed = true;
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}
