//===-- Q7X2StrengthReduction.cpp - Bounded strength reduction ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs LLVM's straight-line strength reduction, which compares sums, products
// and addresses with all that dominate them: 500 addresses take a tenth of a
// second, and the time grows with their square. So functions with more than
// MaxAddresses are left alone, and so is arithmetic that is hardly about
// addresses, as in ciphers, where it finds nothing. Then, with the same
// expressions of ScalarEvolution, LLVM's n-ary reassociation, which reuses sums
// that dominate others.
//
// Needs SeparateConstOffsetFromGEP before it, to find addresses with a common
// base. Guarantees nothing: it is an optimization. Algorithm: LLVM's
// StraightLineStrengthReduce.cpp and NaryReassociate.cpp, whose legacy passes
// have no such limit, and each compute the expressions anew.
//
// LLVM's optimizer makes ors of sums without carries, which neither of the two
// knows: they become sums again.
//
// LLVM 22's straight-line strength reduction takes sext(x + y) for
// sext(x) + sext(y) in the index of an address, also where x + y may wrap. So
// what may wrap is hidden from it.
//
//   %p1 = gep i8, %b, %stride           %p1 = gep i8, %b, %stride
//   %s2 = mul i64 %stride, 2        =>  %p2 = gep i8, %p1, %stride
//   %p2 = gep i8, %b, %s2
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
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
#include "llvm/Support/Debug.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/NaryReassociate.h"
#include "llvm/Transforms/Scalar/StraightLineStrengthReduce.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-strength-reduction"
#define PASS_NAME "Q7X2 straight-line strength reduction"

STATISTIC(NumReduced, "Number of functions with reduced addresses");
STATISTIC(NumReassociated, "Number of functions with reassociated sums");
STATISTIC(NumSkipped, "Number of functions with too many candidates");

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

static constexpr unsigned MaxAddresses = 250;
// Sums and products for each address, and those that are always looked at.
static constexpr unsigned MaxPerAddress = 2, FewSums = 64;

/// Whether a function has too many candidates for what can be expected.
static bool isTooExpensive(const Function &F) {
  unsigned Addresses = 0, Sums = 0;
  for (const Instruction &I : instructions(F)) {
    Addresses += isa<GetElementPtrInst>(I);
    Sums +=
        I.getOpcode() == Instruction::Add || I.getOpcode() == Instruction::Mul;
  }
  return Addresses > MaxAddresses ||
         Sums > std::max(FewSums, MaxPerAddress * Addresses);
}

/// Whether what uses a value are sums and products, and what extends them.
static bool isArithmetic(const User *U) {
  switch (cast<Instruction>(U)->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::SExt:
  case Instruction::ZExt:
  case Instruction::GetElementPtr:
    return true;
  default:
    return false;
  }
}

/// Makes sums of the ors that the optimizer has made of them: of constants and
/// numbers that have none of their bits.
static bool makeSums(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Or = dyn_cast<PossiblyDisjointInst>(&I);
    if (!Or || !Or->isDisjoint() || !isa<ConstantInt>(Or->getOperand(1)) ||
        !all_of(Or->users(), isArithmetic))
      continue;
    auto *Sum = BinaryOperator::CreateAdd(Or->getOperand(0), Or->getOperand(1),
                                          "", Or->getIterator());
    Sum->setHasNoUnsignedWrap();
    Sum->setHasNoSignedWrap();
    Sum->setDebugLoc(Or->getDebugLoc());
    Sum->takeName(Or);
    Or->replaceAllUsesWith(Sum);
    Or->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Finds the operations that an extended index depends on, as ScalarEvolution
/// sees it, and that may wrap.
static void findWrapping(Value *Index, SmallPtrSetImpl<Value *> &Visited,
                         SmallSetVector<Instruction *, 8> &Wrapping) {
  SmallVector<Value *, 8> Work = {Index};
  while (!Work.empty()) {
    auto *I = dyn_cast<Instruction>(Work.pop_back_val());
    if (!I || !Visited.insert(I).second)
      continue;
    switch (I->getOpcode()) {
    case Instruction::Trunc:
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
    case Instruction::Shl:
      if (!I->hasNoSignedWrap()) {
        Wrapping.insert(I);
        break;
      }
      [[fallthrough]];
    case Instruction::Or:
    case Instruction::PHI:
    case Instruction::SExt:
      append_range(Work, I->operands());
      break;
    default:
      break;
    }
  }
}

/// Freezes them, which makes them unknown to ScalarEvolution.
static SmallVector<FreezeInst *> hideWrapping(Function &F) {
  SmallPtrSet<Value *, 16> Visited;
  SmallSetVector<Instruction *, 8> Wrapping;
  for (Instruction &I : instructions(F))
    if (auto *Address = dyn_cast<GetElementPtrInst>(&I))
      for (Value *Index : Address->indices())
        if (isa<SExtInst>(Index))
          findWrapping(Index, Visited, Wrapping);
  SmallVector<FreezeInst *> Frozen;
  for (Instruction *I : Wrapping) {
    auto *Freeze = new FreezeInst(I, "", *I->getInsertionPointAfterDef());
    I->replaceUsesWithIf(Freeze,
                         [&](const Use &U) { return U.getUser() != Freeze; });
    Frozen.push_back(Freeze);
  }
  return Frozen;
}

bool Q7X2StrengthReduction::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  if (isTooExpensive(F)) {
    LLVM_DEBUG(dbgs() << "Too many candidates in " << F.getName() << '\n');
    ++NumSkipped;
    return false;
  }
  auto &TM = getAnalysis<TargetPassConfig>().getTM<TargetMachine>();
  FunctionAnalysisManager FAM;
  FAM.registerPass([] { return PassInstrumentationAnalysis(); });
  FAM.registerPass([] { return AssumptionAnalysis(); });
  FAM.registerPass([] { return DominatorTreeAnalysis(); });
  FAM.registerPass([] { return LoopAnalysis(); });
  FAM.registerPass([] { return ScalarEvolutionAnalysis(); });
  FAM.registerPass([] { return TargetLibraryAnalysis(); });
  FAM.registerPass([&] { return TM.getTargetIRAnalysis(); });
  const bool HasNewSums = makeSums(F);
  const SmallVector<FreezeInst *> Frozen = hideWrapping(F);
  // The one's expressions are the other's, too.
  const PreservedAnalyses Reduced =
      StraightLineStrengthReducePass().run(F, FAM);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  for (FreezeInst *Freeze : Frozen) {
    SE.forgetValue(Freeze);
    Freeze->replaceAllUsesWith(Freeze->getOperand(0));
    Freeze->eraseFromParent();
  }
  FAM.invalidate(F, Reduced);
  const PreservedAnalyses Reassociated = NaryReassociatePass().run(F, FAM);
  NumReduced += !Reduced.areAllPreserved();
  NumReassociated += !Reassociated.areAllPreserved();
  return HasNewSums || !Reduced.areAllPreserved() ||
         !Reassociated.areAllPreserved();
}
