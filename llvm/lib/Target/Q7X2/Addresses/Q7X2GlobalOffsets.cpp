//===-- Q7X2GlobalOffsets.cpp - The two words of the global offset --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL's global ID is the sum of the block's first ID, the ID in the block,
// and the launch's 64-bit offset, whose two words are in constant bank 0. The
// optimizer splits such a sum, also across several GEPs, so that each word is
// added and scaled on its own. This pass adds both words to the ID in the
// block, which takes two instructions with operands in the constant bank:
//
//   %a = gep T, %p, (zext %low)         %o = (zext %low) + (zext %tid)
//   %b = gep T, %a, (zext %tid)         %s = %o + (zext %high << 32) + %block
//   %c = gep T, %b, %block        =>    %d = gep T, %p, %s
//   %d = gep i8, %c, (zext %high << 32) * sizeof(T)
//
// Requires 64-bit sums, as before address computation. Guarantees nothing: it
// is an optimization.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-global-offsets"
#define PASS_NAME "Q7X2 global offsets"

STATISTIC(NumJoined, "Number of sums to which a global offset is added as one");

namespace {

/// The intrinsics that read words of constant bank 0, by field and word.
enum WordRead : Intrinsic::ID {
#define Q7X2_CBANK0_ENVREG(NUMBER, FIELD, WORD)                                \
  FIELD##_##WORD = Intrinsic::nvvm_read_ptx_sreg_envreg##NUMBER,
#include "llvm/TargetParser/Q7X2ConstantBank0.def"
};

/// The intrinsics that read the words of the offset in one dimension.
struct OffsetWords {
  Intrinsic::ID Low, High;
};

/// The terms of an index, or the indices of several GEPs.
using Terms = SmallVector<Value *, 4>;

class Q7X2GlobalOffsets : public FunctionPass {
public:
  static char ID;
  Q7X2GlobalOffsets() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2GlobalOffsets::ID = 0;

INITIALIZE_PASS(Q7X2GlobalOffsets, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2GlobalOffsetsPass() {
  return new Q7X2GlobalOffsets();
}

/// Appends the terms of a sum to \p Found. Intermediate sums must have no other
/// user.
static void findTerms(Value *Sum, Terms &Found) {
  Value *A, *B;
  if (Sum->hasOneUse() && match(Sum, m_Add(m_Value(A), m_Value(B)))) {
    findTerms(A, Found);
    findTerms(B, Found);
  } else {
    Found.push_back(Sum);
  }
}

/// Returns the sum of \p Found and the upper word of the offset, if the lower
/// word is among the terms; otherwise null.
static Value *join(Terms Found, Value *HighWord, Intrinsic::ID Low,
                   IRBuilder<> &B) {
  Value **LowWord = find_if(Found, [Low](const Value *V) {
    const auto *Extended = dyn_cast<ZExtInst>(V);
    const auto *Read =
        Extended ? dyn_cast<IntrinsicInst>(Extended->getOperand(0)) : nullptr;
    return Read && Read->getIntrinsicID() == Low;
  });
  if (LowWord == Found.end())
    return nullptr;
  Value *Sum = *LowWord;
  Found.erase(LowWord);
  // The sum of two extended words does not wrap.
  Value **Word = find_if(Found, IsaPred<ZExtInst>);
  if (Word != Found.end()) {
    Sum = B.CreateNUWAdd(Sum, *Word);
    Found.erase(Word);
  }
  Sum = B.CreateAdd(Sum, B.CreateShl(HighWord, 32));
  for (Value *Term : Found)
    Sum = B.CreateAdd(Sum, Term);
  return Sum;
}

/// Returns the replacement of \p User, a sum that adds the shifted upper word.
static Value *joinSum(Instruction &User, Value *Shifted, Value *HighWord,
                      Intrinsic::ID Low) {
  if (!match(Shifted, m_Shl(m_Value(), m_SpecificInt(32))) ||
      !match(&User, m_c_Add(m_Specific(Shifted), m_Value())))
    return nullptr;
  Terms Found;
  findTerms(User.getOperand(User.getOperand(0) == Shifted ? 1 : 0), Found);
  IRBuilder<> B(&User);
  return join(std::move(Found), HighWord, Low, B);
}

/// Returns the replacement of \p User, a GEP that adds the shifted upper word,
/// if it and the preceding GEPs have elements of one size.
static Value *joinAddress(Instruction &User, Value *Shifted, Value *HighWord,
                          Intrinsic::ID Low) {
  auto *GEP = dyn_cast<GetElementPtrInst>(&User);
  const APInt *By;
  if (!GEP || GEP->getNumIndices() != 1 ||
      !GEP->getSourceElementType()->isIntegerTy(8) ||
      GEP->getOperand(1) != Shifted ||
      !match(Shifted, m_Shl(m_Value(), m_APInt(By))))
    return nullptr;
  const DataLayout &DL = User.getDataLayout();
  const uint64_t Size = 1ull << (By->getZExtValue() - 32);
  Terms Found;
  Value *Base = GEP->getPointerOperand();
  Type *Element = nullptr;
  while (auto *Inner = dyn_cast<GetElementPtrInst>(Base)) {
    if (!Inner->hasOneUse() || Inner->getNumIndices() != 1 ||
        DL.getTypeAllocSize(Inner->getSourceElementType()) != Size ||
        Inner->getOperand(1)->getType() != Shifted->getType())
      break;
    Element = Inner->getSourceElementType();
    findTerms(Inner->getOperand(1), Found);
    Base = Inner->getPointerOperand();
  }
  IRBuilder<> B(&User);
  Value *Index = join(std::move(Found), HighWord, Low, B);
  return Index ? B.CreateGEP(Element, Base, Index) : nullptr;
}

/// Joins the sums that add \p Shifted, the upper word shifted by 32 or more.
static bool joinUses(Instruction &Shifted, Value *HighWord, Intrinsic::ID Low) {
  bool Changed = false;
  for (User *U : make_early_inc_range(Shifted.users())) {
    auto &User = cast<Instruction>(*U);
    Value *New = joinSum(User, &Shifted, HighWord, Low);
    if (!New)
      New = joinAddress(User, &Shifted, HighWord, Low);
    if (!New)
      continue;
    LLVM_DEBUG(dbgs() << "joined: " << User << '\n');
    New->takeName(&User);
    User.replaceAllUsesWith(New);
    RecursivelyDeleteTriviallyDeadInstructions(&User);
    ++NumJoined;
    Changed = true;
  }
  return Changed;
}

bool Q7X2GlobalOffsets::runOnFunction(Function &F) {
  static constexpr OffsetWords Dimensions[] = {
      {GlobalOffset_0, GlobalOffsetHigh_0},
      {GlobalOffset_1, GlobalOffsetHigh_1},
      {GlobalOffset_2, GlobalOffsetHigh_2}};
  if (skipFunction(F))
    return false;
  SmallVector<std::pair<WeakTrackingVH, Intrinsic::ID>, 8> Shifts;
  for (auto [Low, High] : Dimensions)
    if (Function *Read = Intrinsic::getDeclarationIfExists(F.getParent(), High))
      for (User *Word : Read->users())
        for (User *Extended : Word->users())
          for (User *Shifted : Extended->users())
            if (const APInt *By;
                cast<Instruction>(Shifted)->getFunction() == &F &&
                match(Shifted, m_Shl(m_ZExt(m_Specific(Word)), m_APInt(By))) &&
                Shifted->getType()->isIntegerTy(64) && By->uge(32) &&
                By->ult(64))
              Shifts.push_back({Shifted, Low});
  bool Changed = false;
  for (auto &[Shifted, Low] : Shifts)
    if (auto *I = dyn_cast_or_null<Instruction>(Shifted))
      Changed |= joinUses(*I, I->getOperand(0), Low);
  return Changed;
}
