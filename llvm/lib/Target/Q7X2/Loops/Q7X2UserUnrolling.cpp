//===-- Q7X2UserUnrolling.cpp - Loops that the user keeps rolled ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Marks the loops that the source forbids to unroll, so that the code generator
// (Q7X2LoopUnroll.cpp) can tell them from loops that LLVM's unroller has
// unrolled: both have `llvm.loop.unroll.disable`, but only the user's also have
// a count.
//
// Requires that LLVM's unroller runs later. One scan over the branches.
//
//   br i1 %c, label %loop, label %exit, !llvm.loop !0
//   !0 = distinct !{!0, !1}
//   !1 = !{!"llvm.loop.unroll.disable"}
//   =>
//   !0 = distinct !{!0, !1, !2}
//   !2 = !{!"llvm.loop.unroll.count", i32 1}
//
//===----------------------------------------------------------------------===//

#include "Q7X2UserUnrolling.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-user-unrolling"

STATISTIC(NumMarked, "Number of loops that the source forbids to unroll");

/// Returns the ID of a loop with `llvm.loop.unroll.count` 1 added.
static MDNode *withCountOne(MDNode *ID) {
  LLVMContext &Context = ID->getContext();
  auto *One = ConstantInt::get(Type::getInt32Ty(Context), 1);
  SmallVector<Metadata *, 4> Operands(ID->operands());
  Operands.push_back(
      MDNode::get(Context, {MDString::get(Context, "llvm.loop.unroll.count"),
                            ConstantAsMetadata::get(One)}));
  MDNode *Result = MDNode::getDistinct(Context, Operands);
  Result->replaceOperandWith(0, Result);
  return Result;
}

PreservedAnalyses Q7X2UserUnrollingPass::run(Module &M,
                                             ModuleAnalysisManager &) {
  for (Function &F : M)
    for (BasicBlock &BB : F) {
      Instruction *Branch = BB.getTerminator();
      MDNode *ID = Branch->getMetadata(LLVMContext::MD_loop);
      if (ID && GetUnrollMetadata(ID, "llvm.loop.unroll.disable") &&
          !GetUnrollMetadata(ID, "llvm.loop.unroll.count")) {
        LLVM_DEBUG(dbgs() << "Not unrolled, as the source demands: "
                          << F.getName() << ": " << BB.getName() << '\n');
        Branch->setMetadata(LLVMContext::MD_loop, withCountOne(ID));
        ++NumMarked;
      }
    }
  return PreservedAnalyses::all();
}
