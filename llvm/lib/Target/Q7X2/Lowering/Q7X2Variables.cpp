//===-- Q7X2Variables.cpp - Where a module's variables are ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides where the variables of a module and the objects on the stack are, in
// seven steps:
//
// - Empty arrays in shared memory become the address of its dynamic part
//   (Q7X2DynamicShared.cpp).
// - Copies of templates' variables in shared memory become local
//   (Q7X2SharedLayout.cpp). Only these two steps are needed without
//   optimization.
// - C's variables are allocated in global memory, but the IR has them in the
//   generic address space. They are moved to address space 1, and their
//   addresses are cast back, so that InferAddressSpaces can turn the accesses
//   to them into LDG and STG. InferAddressSpaces also needs this for
//   correctness: it takes a phi of a generic variable and a pointer to a
//   specific space for a pointer to that space.
// - Variables in shared memory are aligned for wide accesses
//   (Q7X2AlignShared.cpp).
// - Stack objects whose contents are constants become variables in constant
//   memory (Q7X2StackObjects.cpp).
// - Small constants are copied to the constant bank (Q7X2ConstantTables.cpp).
// - Other stack objects are cast to thread-local memory (Q7X2StackObjects.cpp).
//
// Requires nothing, but is best after SROA. Guarantees that no variable in
// shared memory is empty, and, if code is optimized, that no variable is
// generic, except for thread_local and llvm.* ones. A few scans over the
// module's variables and their uses, as in LLVM's NVPTXGenericToNVVM.
//
//   @g = global i32 0            @g = addrspace(1) global i32 0
//   load i32, ptr @g         =>  load i32, ptr addrspacecast (... @g to ptr)
//
//===----------------------------------------------------------------------===//

#include "Q7X2Variables.h"
#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"
#define PASS_NAME "Q7X2 places of variables"

STATISTIC(NumMoved, "Number of generic variables moved to global memory");

namespace {

class Q7X2Variables : public ModulePass {
public:
  static char ID;
  Q7X2Variables() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<TargetPassConfig>();
  }
  bool runOnModule(Module &M) override;
};

} // namespace

char Q7X2Variables::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2Variables, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(TargetPassConfig)
INITIALIZE_PASS_END(Q7X2Variables, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2VariablesPass() { return new Q7X2Variables(); }

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

static bool moveGenericVariables(Module &M) {
  SmallVector<GlobalVariable *, 16> Generic;
  for (GlobalVariable &GV : M.globals())
    if (isGeneric(GV))
      Generic.push_back(&GV);
  for (GlobalVariable *GV : Generic)
    moveToGlobalMemory(*GV);
  return !Generic.empty();
}

bool Q7X2Variables::runOnModule(Module &M) {
  bool Changed = Q7X2::lowerDynamicShared(M);
  Changed |= Q7X2::makeSharedCopiesLocal(M);
  const auto &Config = getAnalysis<TargetPassConfig>();
  if (Config.getOptLevel() == CodeGenOptLevel::None)
    return Changed;
  Changed |= moveGenericVariables(M);
  Changed |= Q7X2::alignSharedMemory(M);
  for (Function &F : M)
    Changed |= Q7X2::makeConstants(F);
  Changed |= Q7X2::copyTables(M);
  for (Function &F : M)
    Changed |= Q7X2::castStackObjects(F);
  return Changed;
}
