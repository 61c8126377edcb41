//===-- Q7X2NarrowIntegers.cpp - 64-bit arithmetic in 32 bits -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL's ids and sizes have 64 bits, most programs keep them in 32. What is
// left of that in the IR is arithmetic in 64 bits, loop counters among it,
// whose upper halves nobody looks at. An addition costs two instructions then,
// and a carry between them that takes longer than both. This pass finds such
// values and computes them in 32 bits; and comparisons of values that fit in 32
// bits, above all those that end a loop.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DemandedBits.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-narrow-integers"
#define PASS_NAME "Q7X2 narrowing of integers"

namespace {

class Q7X2NarrowIntegers : public FunctionPass {
  MapVector<Instruction *, Value *> Narrow; // 64 bits to 32

public:
  static char ID;
  Q7X2NarrowIntegers() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<AssumptionCacheTracker>();
    AU.addRequired<DominatorTreeWrapperPass>();
    AU.addRequired<ScalarEvolutionWrapperPass>();
    AU.setPreservesCFG();
  }

private:
  bool narrowComparisons(Function &F);
  void find(Function &F);
  Value *lowHalf(Value *V, IRBuilder<> &B);
  void compute(Instruction &I);
  void fillPhi(PHINode &Wide);
  void replaceUses(Instruction &Wide, Value &Low);
};

} // namespace

char Q7X2NarrowIntegers::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2NarrowIntegers, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(AssumptionCacheTracker)
INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(ScalarEvolutionWrapperPass)
INITIALIZE_PASS_END(Q7X2NarrowIntegers, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2NarrowIntegersPass() {
  return new Q7X2NarrowIntegers();
}

// Operations whose lower half depends on the lower halves of their operands
// alone.
static bool worksOnHalves(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::PHI:
  case Instruction::Select:
    return true;
  case Instruction::Shl: {
    const APInt *Amount;
    return match(I.getOperand(1), m_APInt(Amount)) && Amount->ult(32);
  }
  default:
    return false;
  }
}

// Of values below 2^32 the lower halves compare in the same way, unsigned.
bool Q7X2NarrowIntegers::narrowComparisons(Function &F) {
  auto &SE = getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  auto IsSmall = [&](Value *V) {
    return SE.getUnsignedRange(SE.getSCEV(V)).getUnsignedMax().isIntN(32);
  };
  SmallVector<ICmpInst *, 8> Found;
  for (Instruction &I : instructions(F))
    if (auto *Cmp = dyn_cast<ICmpInst>(&I);
        Cmp && Cmp->getOperand(0)->getType()->isIntegerTy(64) &&
        IsSmall(Cmp->getOperand(0)) && IsSmall(Cmp->getOperand(1)))
      Found.push_back(Cmp);
  for (ICmpInst *Cmp : Found) {
    IRBuilder<> B(Cmp);
    Value *L = lowHalf(Cmp->getOperand(0), B);
    Value *R = lowHalf(Cmp->getOperand(1), B);
    Value *Low = B.CreateICmp(Cmp->getUnsignedPredicate(), L, R);
    SE.forgetValue(Cmp);
    Cmp->replaceAllUsesWith(Low);
    Cmp->eraseFromParent();
  }
  return !Found.empty();
}

void Q7X2NarrowIntegers::find(Function &F) {
  auto &AC = getAnalysis<AssumptionCacheTracker>().getAssumptionCache(F);
  auto &DT = getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  DemandedBits Demanded(F, AC, DT);
  for (Instruction &I : instructions(F))
    if (I.getType()->isIntegerTy(64) && worksOnHalves(I) &&
        Demanded.getDemandedBits(&I).getActiveBits() <= 32)
      Narrow[&I] = nullptr;
}

Value *Q7X2NarrowIntegers::lowHalf(Value *V, IRBuilder<> &B) {
  if (auto *I = dyn_cast<Instruction>(V))
    if (auto It = Narrow.find(I); It != Narrow.end() && It->second)
      return It->second;
  Value *X;
  if (match(V, m_ZExtOrSExt(m_Value(X))) && X->getType()->isIntegerTy(32))
    return X;
  return B.CreateTrunc(V, B.getInt32Ty());
}

// The lower half of an instruction, beside it. Operands that have not been
// visited yet, around a loop without a phi of its own, are cut off.
void Q7X2NarrowIntegers::compute(Instruction &I) {
  IRBuilder<> B(&I);
  if (auto *Phi = dyn_cast<PHINode>(&I)) {
    Narrow[&I] = B.CreatePHI(B.getInt32Ty(), Phi->getNumIncomingValues());
    return;
  }
  if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Narrow[&I] = B.CreateSelect(Select->getCondition(),
                                lowHalf(Select->getTrueValue(), B),
                                lowHalf(Select->getFalseValue(), B));
    return;
  }
  Value *L = lowHalf(I.getOperand(0), B), *R = lowHalf(I.getOperand(1), B);
  Narrow[&I] = B.CreateBinOp(cast<BinaryOperator>(I).getOpcode(), L, R);
}

void Q7X2NarrowIntegers::fillPhi(PHINode &Wide) {
  auto *Low = cast<PHINode>(Narrow[&Wide]);
  for (unsigned I = 0, E = Wide.getNumIncomingValues(); I != E; ++I) {
    BasicBlock *From = Wide.getIncomingBlock(I);
    // A predecessor that is there twice has to bring the same value.
    if (int Known = Low->getBasicBlockIndex(From); Known >= 0) {
      Low->addIncoming(Low->getIncomingValue(Known), From);
      continue;
    }
    IRBuilder<> B(From->getTerminator());
    Low->addIncoming(lowHalf(Wide.getIncomingValue(I), B), From);
  }
}

// Users of the wide value that stay: they look at its lower half only.
void Q7X2NarrowIntegers::replaceUses(Instruction &Wide, Value &Low) {
  for (Use &U : make_early_inc_range(Wide.uses())) {
    auto *User = cast<Instruction>(U.getUser());
    if (Narrow.contains(User))
      continue;
    IRBuilder<> B(User);
    if (auto *Phi = dyn_cast<PHINode>(User))
      B.SetInsertPoint(Phi->getIncomingBlock(U)->getTerminator());
    if (match(User, m_Trunc(m_Specific(&Wide)))) {
      // Not always narrower: to 33 bits, say.
      User->replaceAllUsesWith(B.CreateZExtOrTrunc(&Low, User->getType()));
    } else if (match(User, m_Shl(m_Specific(&Wide), m_SpecificInt(32))) &&
               User->hasOneUse() &&
               match(User->user_back(),
                     m_AShr(m_Specific(User), m_SpecificInt(32)))) {
      auto *Sign = cast<Instruction>(User->user_back());
      B.SetInsertPoint(Sign);
      Sign->replaceAllUsesWith(B.CreateSExt(&Low, Wide.getType()));
    } else {
      U.set(B.CreateZExt(&Low, Wide.getType()));
    }
  }
}

bool Q7X2NarrowIntegers::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  Narrow.clear();
  bool Changed = narrowComparisons(F);
  find(F);
  if (Narrow.empty())
    return Changed;
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB))
      if (Narrow.contains(&I))
        compute(I);
  for (auto &[Wide, Low] : Narrow)
    if (auto *Phi = dyn_cast<PHINode>(Wide))
      fillPhi(*Phi);
  for (auto &[Wide, Low] : Narrow)
    replaceUses(*Wide, *Low);
  for (auto &[Wide, Low] : Narrow)
    Wide->replaceAllUsesWith(PoisonValue::get(Wide->getType()));
  for (auto &[Wide, Low] : Narrow)
    Wide->eraseFromParent();
  return true;
}
