//===-- Q7X2GlobalVariables.cpp - Generic variables to global memory ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C's variables are allocated in global memory, but the IR has them in the
// generic address space. This pass moves them to address space 1 and casts
// their addresses back, so that InferAddressSpaces can turn the accesses to
// them into LDG and STG. InferAddressSpaces also needs this for correctness: it
// takes a phi of a generic variable and a pointer to a specific space for a
// pointer to that space.
//
// Requires nothing. Guarantees that no variable is generic, except for
// thread_local and llvm.* ones. One scan over the module's variables, as in
// LLVM's NVPTXGenericToNVVM.
//
//   @g = global i32 0            @g = addrspace(1) global i32 0
//   load i32, ptr @g         =>  load i32, ptr addrspacecast (... @g to ptr)
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2AlignShared.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-global-variables"
#define PASS_NAME "Q7X2 global variables"

STATISTIC(NumMoved, "Number of generic variables moved to global memory");

namespace {

class Q7X2GlobalVariables : public ModulePass {
public:
  static char ID;
  Q7X2GlobalVariables() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnModule(Module &M) override;
};

} // namespace

char Q7X2GlobalVariables::ID = 0;

INITIALIZE_PASS(Q7X2GlobalVariables, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2GlobalVariablesPass() {
  return new Q7X2GlobalVariables();
}

static bool isGeneric(const GlobalVariable &GV) {
  return GV.getAddressSpace() == Q7X2::AS_Generic && !GV.isThreadLocal() &&
         !GV.hasAvailableExternallyLinkage() && // may have aliases, too
         !GV.getName().starts_with("llvm.");
}

static void moveToGlobalMemory(GlobalVariable &GV) {
  LLVM_DEBUG(dbgs() << "Moving to global memory: " << GV << '\n');
  ++NumMoved;
  auto *New = new GlobalVariable(*GV.getParent(), GV.getValueType(),
                                 GV.isConstant(), GV.getLinkage(), nullptr, "",
                                 &GV, GlobalValue::NotThreadLocal,
                                 Q7X2::AS_Global, GV.isExternallyInitialized());
  New->copyAttributesFrom(&GV);
  New->setComdat(GV.getComdat());
  New->copyMetadata(&GV, 0);
  New->takeName(&GV);
  GV.replaceAllUsesWith(ConstantExpr::getAddrSpaceCast(New, GV.getType()));
  if (GV.hasInitializer())
    New->setInitializer(GV.getInitializer());
  GV.eraseFromParent();
}

bool Q7X2GlobalVariables::runOnModule(Module &M) {
  SmallVector<GlobalVariable *, 16> Generic;
  for (GlobalVariable &GV : M.globals())
    if (isGeneric(GV))
      Generic.push_back(&GV);
  for (GlobalVariable *GV : Generic)
    moveToGlobalMemory(*GV);
  // IR of other front ends has not been aligned yet.
  return alignSharedMemory(M) || !Generic.empty();
}
