//===-- Q7X2UnifyReturns.cpp - One return for each function --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Afterwards a function has one block that returns, and one that ends in
// unreachable. Threads that diverged in a function can reconverge before they
// return then: the block post-dominates the others. The work is done by LLVM's
// UnifyFunctionExitNodesPass, which exists for the new pass manager only, while
// code generation still runs on the legacy one.
//
//   a: br i1 %c, label %b, label %d        a: br i1 %c, label %b, label %d
//   b: ret i32 1                      ->   b: br label %r
//   d: ret i32 2                           d: br label %r
//                                          r: %v = phi i32 [ 1, %b ], [ 2, %d ]
//                                             ret i32 %v
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Utils/UnifyFunctionExitNodes.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-unify-returns"
#define PASS_NAME "Q7X2 unify returns"

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
