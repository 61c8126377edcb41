//===-- Q7X2NarrowIntegers.cpp - 64-bit arithmetic in 32 bits -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL's ids and sizes have 64 bits, but their values rarely need more than
// 32. Much 64-bit arithmetic in the IR, including loop counters, has an upper
// half that is not demanded. A 64-bit addition takes two instructions, and the
// carry between them takes longer than both.
//
// Requires canonical IR after instcombine. Guarantees that no integer operation
// of the kinds below computes 64 bits if only the lower 32 are demanded, and
// that no comparison compares 64-bit values known to be below 2^32. Uses
// ScalarEvolution's ranges for comparisons and DemandedBits for the other
// operations; like TruncInstCombine, but through phis and for values with
// several users.
//
//   %s = add i64 %a, %b                  %l = trunc i64 %a to i32 ; and %b
//   %t = trunc i64 %s to i32     =>      %t = add i32 %l, %m
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DemandedBits.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-narrow-integers"
#define PASS_NAME "Q7X2 narrowing of integers"

STATISTIC(NumNarrowed, "Number of operations narrowed to 32 bits");
STATISTIC(NumIndices, "Number of indices truncated to the address's width");
STATISTIC(NumCompares, "Number of comparisons narrowed to 32 bits");

namespace {

class Q7X2NarrowIntegers : public FunctionPass {
  /// Maps the 64-bit operations to narrow to the values of their lower halves.
  MapVector<Instruction *, Value *> Narrow;
  /// Those among them whose upper half is demanded, because the lower one
  /// determines it; and whether by its sign.
  DenseMap<const Instruction *, bool> Extended;

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
  void findCandidates(Function &F);
  Value *getLowHalf(Value *V, IRBuilder<> &B);
  void createNarrow(Instruction &I);
  void addIncomingValues(PHINode &Wide);
  void replaceUses(Instruction &Wide, Value &Low);
  void describeNarrow(Function &F);
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

/// Returns whether the lower half of the result depends only on the lower
/// halves of the operands.
static bool isLowHalfIndependent(const Instruction &I) {
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

/// Narrows comparisons of values below 2^32 to unsigned comparisons of their
/// lower halves.
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
    LLVM_DEBUG(dbgs() << "Narrowing comparison:" << *Cmp << '\n');
    Value *L = getLowHalf(Cmp->getOperand(0), B);
    Value *R = getLowHalf(Cmp->getOperand(1), B);
    Value *Low = B.CreateICmp(Cmp->getUnsignedPredicate(), L, R);
    SE.forgetValue(Cmp);
    Cmp->replaceAllUsesWith(Low);
    Cmp->eraseFromParent();
  }
  NumCompares += Found.size();
  return !Found.empty();
}

/// Truncates indices to the width of the address, as instcombine does:
/// InferAddressSpaces has found more accesses to 32-bit address spaces.
static bool truncateIndices(Function &F) {
  const DataLayout &Layout = F.getDataLayout();
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    auto *GEP = dyn_cast<GetElementPtrInst>(&I);
    if (!GEP || GEP->getType()->isVectorTy())
      continue;
    Type *IndexType = Layout.getIndexType(GEP->getType());
    for (Use &Index : GEP->indices())
      if (Index->getType()->isIntegerTy() && !isa<Constant>(Index) &&
          Index->getType()->getIntegerBitWidth() >
              IndexType->getIntegerBitWidth()) {
        Index.set(IRBuilder<>(GEP).CreateTrunc(Index, IndexType));
        ++NumIndices;
        Changed = true;
      }
  }
  return Changed;
}

/// Returns the 64-bit phis and selects all of whose inputs, which may be other
/// ones of these, are extended from at most 32 bits, with the same signedness.
static SmallSetVector<Instruction *, 8> findExtended(Function &F,
                                                     bool IsSigned) {
  SmallSetVector<Instruction *, 8> Found;
  for (Instruction &I : instructions(F))
    if (I.getType()->isIntegerTy(64) && (isa<PHINode>(I) || isa<SelectInst>(I)))
      Found.insert(&I);
  auto IsExtended = [&](const Use &U) {
    const APInt *C;
    auto *I = dyn_cast<Instruction>(U);
    if (I && Found.contains(I))
      return true;
    if (match(U.get(), m_APInt(C)))
      return IsSigned ? C->isSignedIntN(32) : C->isIntN(32);
    return IsSigned ? match(U.get(), m_SExtLike(m_Value()))
                    : match(U.get(), m_ZExt(m_Value()));
  };
  // Rejecting one may disqualify others: iterate to a fixed point.
  while (Found.remove_if([&](Instruction *I) {
    const unsigned First = isa<SelectInst>(I) ? 1 : 0; // after the condition
    return !all_of(drop_begin(I->operands(), First), IsExtended);
  }))
    ;
  return Found;
}

void Q7X2NarrowIntegers::findCandidates(Function &F) {
  auto &AC = getAnalysis<AssumptionCacheTracker>().getAssumptionCache(F);
  auto &DT = getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  DemandedBits Demanded(F, AC, DT);
  for (Instruction &I : instructions(F))
    if (I.getType()->isIntegerTy(64) && isLowHalfIndependent(I) &&
        Demanded.getDemandedBits(&I).getActiveBits() <= 32) {
      LLVM_DEBUG(dbgs() << "Narrowing:" << I << '\n');
      Narrow[&I] = nullptr;
    }
  for (bool IsSigned : {false, true})
    for (Instruction *I : findExtended(F, IsSigned))
      if (Narrow.try_emplace(I).second) {
        LLVM_DEBUG(dbgs() << "Narrowing extended:" << *I << '\n');
        Extended[I] = IsSigned;
      }
}

/// Returns the lower half of a value: its narrowed operation if that exists
/// already, the source of an extension, or a truncation.
Value *Q7X2NarrowIntegers::getLowHalf(Value *V, IRBuilder<> &B) {
  if (auto *I = dyn_cast<Instruction>(V))
    if (auto It = Narrow.find(I); It != Narrow.end() && It->second)
      return It->second;
  Value *X;
  if (match(V, m_ZExtOrSExt(m_Value(X))) && X->getType()->isIntegerTy(32))
    return X;
  return B.CreateTrunc(V, B.getInt32Ty());
}

/// Inserts the narrow operation before the wide one. Phis get their incoming
/// values later. An operand whose block has not been visited yet is truncated;
/// replaceUses rewrites the truncation.
void Q7X2NarrowIntegers::createNarrow(Instruction &I) {
  IRBuilder<> B(&I);
  if (auto *Phi = dyn_cast<PHINode>(&I)) {
    Narrow[&I] = B.CreatePHI(B.getInt32Ty(), Phi->getNumIncomingValues());
    return;
  }
  if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Narrow[&I] = B.CreateSelect(Select->getCondition(),
                                getLowHalf(Select->getTrueValue(), B),
                                getLowHalf(Select->getFalseValue(), B));
    return;
  }
  Value *L = getLowHalf(I.getOperand(0), B);
  Value *R = getLowHalf(I.getOperand(1), B);
  Value *Low = B.CreateBinOp(cast<BinaryOperator>(I).getOpcode(), L, R);
  const auto *Or = dyn_cast<PossiblyDisjointInst>(&I);
  if (auto *LowOr = dyn_cast<PossiblyDisjointInst>(Low); LowOr && Or)
    LowOr->setIsDisjoint(Or->isDisjoint());
  Narrow[&I] = Low;
}

void Q7X2NarrowIntegers::addIncomingValues(PHINode &Wide) {
  auto *Low = cast<PHINode>(Narrow[&Wide]);
  for (unsigned I = 0, E = Wide.getNumIncomingValues(); I != E; ++I) {
    BasicBlock *From = Wide.getIncomingBlock(I);
    // All entries of one predecessor must have the same value.
    if (int Known = Low->getBasicBlockIndex(From); Known >= 0) {
      Low->addIncoming(Low->getIncomingValue(Known), From);
      continue;
    }
    IRBuilder<> B(From->getTerminator());
    Low->addIncoming(getLowHalf(Wide.getIncomingValue(I), B), From);
  }
}

/// Rewrites the users that are not narrowed themselves. They demand only the
/// lower half, or the upper one is zero.
void Q7X2NarrowIntegers::replaceUses(Instruction &Wide, Value &Low) {
  const bool IsSigned = Extended.lookup(&Wide);
  Value *Extension = nullptr;
  auto GetExtension = [&] {
    if (!Extension)
      Extension =
          IRBuilder<>(Wide.getParent(), *Wide.getInsertionPointAfterDef())
              .CreateIntCast(&Low, Wide.getType(), IsSigned);
    return Extension;
  };
  for (Use &U : make_early_inc_range(Wide.uses())) {
    auto *User = cast<Instruction>(U.getUser());
    if (Narrow.contains(User))
      continue;
    // Such a phi has no demanded bits at all.
    if (isa<PHINode>(User) && !Extended.contains(&Wide)) {
      U.set(PoisonValue::get(Wide.getType()));
      continue;
    }
    IRBuilder<> B(User);
    if (match(User, m_Trunc(m_Specific(&Wide)))) {
      // The truncation may be to a width above 32 bits.
      User->replaceAllUsesWith(
          B.CreateIntCast(&Low, User->getType(), IsSigned));
    } else if (match(User, m_Shl(m_Specific(&Wide), m_SpecificInt(32))) &&
               User->hasOneUse() &&
               match(User->user_back(),
                     m_AShr(m_Specific(User), m_SpecificInt(32)))) {
      auto *Sign = cast<Instruction>(User->user_back());
      B.SetInsertPoint(Sign);
      Sign->replaceAllUsesWith(B.CreateSExt(&Low, Wide.getType()));
    } else {
      U.set(GetExtension());
    }
  }
}

/// Describes variables by the lower half if it determines the whole value both
/// as a signed and as an unsigned number.
void Q7X2NarrowIntegers::describeNarrow(Function &F) {
  auto &SE = getAnalysis<ScalarEvolutionWrapperPass>().getSE();
  auto &DT = getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  for (auto &[Wide, Low] : Narrow)
    if (Wide->isUsedByMetadata() &&
        SE.getUnsignedRange(SE.getSCEV(Wide)).getUnsignedMax().isIntN(31))
      replaceAllDbgUsesWith(*Wide, *Low, *Wide, DT);
}

bool Q7X2NarrowIntegers::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  Narrow.clear();
  Extended.clear();
  bool Changed = narrowComparisons(F);
  Changed |= truncateIndices(F);
  findCandidates(F);
  if (Narrow.empty())
    return Changed;
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB))
      if (Narrow.contains(&I))
        createNarrow(I);
  for (auto &[Wide, Low] : Narrow)
    if (auto *Phi = dyn_cast<PHINode>(Wide))
      addIncomingValues(*Phi);
  describeNarrow(F);
  for (auto &[Wide, Low] : Narrow)
    replaceUses(*Wide, *Low);
  for (auto &[Wide, Low] : Narrow)
    Wide->replaceAllUsesWith(PoisonValue::get(Wide->getType()));
  for (auto &[Wide, Low] : Narrow)
    Wide->eraseFromParent();
  NumNarrowed += Narrow.size();
  return true;
}
