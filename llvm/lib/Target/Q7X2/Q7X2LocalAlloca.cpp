//===-- Q7X2LocalAlloca.cpp - Stack objects in their address space --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The IR's stack objects are in the generic address space, because the data
// layout is NVVM's. This pass casts each to the thread-local space and back;
// inferring address spaces then finds what is known to be thread-local, and
// only what is not goes by generic addresses.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-local-alloca"
#define PASS_NAME "Q7X2 stack objects in thread-local memory"

namespace {

class Q7X2LocalAlloca : public FunctionPass {
public:
  static char ID;
  Q7X2LocalAlloca() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2LocalAlloca::ID = 0;

INITIALIZE_PASS(Q7X2LocalAlloca, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LocalAllocaPass() {
  return new Q7X2LocalAlloca();
}

// Accesses and address arithmetic gain by the cast. Lifetime markers want the
// object itself.
static bool gains(const User *U) {
  if (const auto *II = dyn_cast<IntrinsicInst>(U))
    return !II->isLifetimeStartOrEnd() && !isa<DbgInfoIntrinsic>(II);
  return true;
}

bool Q7X2LocalAlloca::runOnFunction(Function &F) {
  SmallVector<AllocaInst *, 8> Allocas;
  for (Instruction &I : instructions(F))
    if (auto *A = dyn_cast<AllocaInst>(&I))
      if (A->getAddressSpace() == Q7X2::AS_Generic && !A->use_empty())
        Allocas.push_back(A);
  for (AllocaInst *A : Allocas) {
    IRBuilder<> B(A->getParent(), std::next(A->getIterator()));
    Value *Local = B.CreateAddrSpaceCast(
        A, PointerType::get(F.getContext(), Q7X2::AS_Local));
    Value *Generic = B.CreateAddrSpaceCast(Local, A->getType());
    A->replaceUsesWithIf(Generic, [&](Use &U) {
      return U.getUser() != Local && gains(U.getUser());
    });
  }
  return !Allocas.empty();
}
