//===-- Q7X2GlobalVariables.cpp - Variables of C in global memory ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C's variables arrive in the generic address space. They lie in global memory:
// this pass puts them there, so that the accesses to them become LDG and STG.
// InferAddressSpaces depends on it: where the only thing it knows of a pointer
// is that it may be a generic variable, it takes it for whatever else comes.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-global-variables"
#define PASS_NAME "Q7X2 global variables"

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
         !GV.getName().starts_with("llvm.");
}

static void moveToGlobalMemory(GlobalVariable &GV) {
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
  return !Generic.empty();
}
