//===-- Q7X2DynamicShared.cpp - Dynamic shared memory ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers variables in dynamic shared memory, whose size the launch chooses. It
// begins where static shared memory ends. CUDA declares such a variable as an
// extern array without a size, MLIR as an empty one. All of them are the same
// memory.
//
// A step of q7x2-variables. Afterwards no variable in shared memory is
// empty.
//
//   @s = external addrspace(3) global [0 x float]
//   %v = load float, ptr addrspace(3) @s
//   =>  %start = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
//       %p = inttoptr i32 %start to ptr addrspace(3)
//       %v = load float, ptr addrspace(3) %p
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Variables.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"

STATISTIC(NumVariables, "Number of variables in dynamic shared memory");

static bool isDynamic(const GlobalVariable &GV) {
  return GV.getAddressSpace() == Q7X2::AS_Shared &&
         GV.getDataLayout().getTypeAllocSize(GV.getValueType()).isZero();
}

/// Emits the address of dynamic shared memory at the beginning of \p F.
static Value *emitStart(Function &F, Type *Pointer) {
  BasicBlock &Entry = F.getEntryBlock();
  IRBuilder<> B(&Entry, Entry.getFirstInsertionPt());
  Value *Offset = B.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_envreg12, {});
  return B.CreateIntToPtr(Offset, Pointer);
}

/// Replaces the uses of \p GV in functions. The other uses are initializers,
/// which would need the address before the launch.
static void replaceUses(GlobalVariable &GV) {
  convertUsersOfConstantsToInstructions({&GV});
  MapVector<Function *, Value *> Starts;
  for (Use &U : make_early_inc_range(GV.uses())) {
    auto *I = dyn_cast<Instruction>(U.getUser());
    if (!I)
      continue;
    Value *&Start = Starts[I->getFunction()];
    if (!Start)
      Start = emitStart(*I->getFunction(), GV.getType());
    U.set(Start);
  }
  GV.removeDeadConstantUsers();
  if (GV.use_empty()) {
    GV.eraseFromParent();
    return;
  }
  GV.getContext().emitError("the address of '" + GV.getName() +
                            "', in dynamic shared memory, is not a constant");
  GV.replaceAllUsesWith(PoisonValue::get(GV.getType()));
  GV.eraseFromParent();
}

bool Q7X2::lowerDynamicShared(Module &M) {
  bool Changed = false;
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    if (!isDynamic(GV))
      continue;
    LLVM_DEBUG(dbgs() << "In dynamic shared memory: " << GV << '\n');
    replaceUses(GV);
    ++NumVariables;
    Changed = true;
  }
  return Changed;
}
