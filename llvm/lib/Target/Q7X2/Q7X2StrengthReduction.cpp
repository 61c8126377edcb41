//===-- Q7X2StrengthReduction.cpp - LLVM's, where it is worth its time ----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's straight-line strength reduction compares each address with all that
// came before. Of a thousand addresses that is half a second's work, and it
// grows with the square. So functions with more are left as they are.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/InitializePasses.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/StraightLineStrengthReduce.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-strength-reduction"
#define PASS_NAME "Q7X2 straight-line strength reduction"

namespace {

class Q7X2StrengthReduction : public FunctionPass {
public:
  static char ID;
  Q7X2StrengthReduction() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<TargetPassConfig>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2StrengthReduction::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2StrengthReduction, DEBUG_TYPE, PASS_NAME, false,
                      false)
INITIALIZE_PASS_DEPENDENCY(TargetPassConfig)
INITIALIZE_PASS_END(Q7X2StrengthReduction, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2StrengthReductionPass() {
  return new Q7X2StrengthReduction();
}

static constexpr unsigned MaxAddresses = 1000;

static unsigned countAddresses(const Function &F) {
  return count_if(instructions(F), [](const Instruction &I) {
    return isa<GetElementPtrInst>(I);
  });
}

bool Q7X2StrengthReduction::runOnFunction(Function &F) {
  if (skipFunction(F) || countAddresses(F) > MaxAddresses)
    return false;
  auto &TM = getAnalysis<TargetPassConfig>().getTM<TargetMachine>();
  FunctionAnalysisManager FAM;
  FAM.registerPass([] { return PassInstrumentationAnalysis(); });
  FAM.registerPass([] { return AssumptionAnalysis(); });
  FAM.registerPass([] { return DominatorTreeAnalysis(); });
  FAM.registerPass([] { return LoopAnalysis(); });
  FAM.registerPass([] { return ScalarEvolutionAnalysis(); });
  FAM.registerPass([] { return TargetLibraryAnalysis(); });
  FAM.registerPass([&] { return TM.getTargetIRAnalysis(); });
  return !StraightLineStrengthReducePass().run(F, FAM).areAllPreserved();
}
