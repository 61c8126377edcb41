//===-- Q7X2UnifyReturns.cpp - One return in a function -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The threads of a warp that part in a function have to be together again when
// it returns, so its ways to return meet in one block first. LLVM has this for
// the new pass manager only; code generation still runs on the old one.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Utils/UnifyFunctionExitNodes.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-unify-returns"
#define PASS_NAME "Q7X2 one return"

namespace {

class Q7X2UnifyReturns : public FunctionPass {
public:
  static char ID;
  Q7X2UnifyReturns() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override {
    FunctionAnalysisManager Unused;
    return !UnifyFunctionExitNodesPass().run(F, Unused).areAllPreserved();
  }
};

} // namespace

char Q7X2UnifyReturns::ID = 0;

INITIALIZE_PASS(Q7X2UnifyReturns, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UnifyReturnsPass() {
  return new Q7X2UnifyReturns();
}
