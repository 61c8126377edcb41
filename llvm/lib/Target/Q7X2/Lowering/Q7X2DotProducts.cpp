//===-- Q7X2DotProducts.cpp - Dot products of bytes -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces four products of the corresponding bytes of two words in a 32-bit
// sum by IDP.4A, which adds them to a third word:
//
//   sum + ext(a.0) * ext(b.0) + ... + ext(a.3) * ext(b.3)
//     => llvm.nvvm.idp4a(a, b, sum)
//
// The terms may be in any order and nested in any way: the pass splits 32-bit
// sums into their terms, and rebuilds them with the dot products.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Transforms/Utils/Local.h"
#include <tuple>

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-dot-products"
#define PASS_NAME "Q7X2 dot products"

STATISTIC(NumDots, "Number of dot products of four bytes");

namespace {

class Q7X2DotProducts : public FunctionPass {
public:
  static char ID;
  Q7X2DotProducts() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

/// A byte of a vector of bytes or of a word, extended to 32 bits.
struct ExtendedByte {
  Value *Source;
  unsigned Index;
  bool IsSigned;

  unsigned getWord() const { return Index / 4; }
};

/// Products of corresponding bytes of the same two words.
struct Dot {
  ExtendedByte A, B; // Bytes of any product.
  Instruction *Products[4] = {};

  bool isComplete() const {
    return all_of(Products, [](const Instruction *I) { return I; });
  }
};

} // namespace

char Q7X2DotProducts::ID = 0;

INITIALIZE_PASS(Q7X2DotProducts, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2DotProductsPass() {
  return new Q7X2DotProducts();
}

// ---- bytes -----------------------------------------------------------------

// Matches V as a byte before its extension.
static std::optional<ExtendedByte> readByte(Value *V, bool IsSigned) {
  Value *Source;
  uint64_t Index;
  if (match(V, m_ExtractElt(m_Value(Source), m_ConstantInt(Index)))) {
    const auto *Type = dyn_cast<FixedVectorType>(Source->getType());
    if (Type && Type->getElementType()->isIntegerTy(8) &&
        Type->getNumElements() % 4 == 0 && Index < Type->getNumElements())
      return ExtendedByte{Source, unsigned(Index), IsSigned};
    return std::nullopt;
  }
  if (match(V, m_Trunc(m_Value(Source))) && V->getType()->isIntegerTy(8) &&
      Source->getType()->isIntegerTy(32)) {
    uint64_t Shift = 0;
    if (Value *Word; match(Source, m_Shr(m_Value(Word), m_ConstantInt(Shift))))
      Source = Word;
    if (Shift % 8 == 0 && Shift < 32)
      return ExtendedByte{Source, unsigned(Shift / 8), IsSigned};
  }
  return std::nullopt;
}

static std::optional<ExtendedByte> readExtendedByte(Value *V) {
  Value *X;
  uint64_t Shift, Mask;
  if (match(V, m_SExt(m_Value(X))))
    return readByte(X, /*IsSigned=*/true);
  if (match(V, m_ZExt(m_Value(X))))
    return readByte(X, /*IsSigned=*/false);
  // A byte of a word: the uppermost one, or another by shifts and masks.
  if (match(V, m_AShr(m_Value(X), m_SpecificInt(24)))) {
    Value *Word;
    if (match(X, m_Shl(m_Value(Word), m_ConstantInt(Shift))))
      return Shift % 8 == 0 && Shift < 32
                 ? std::optional(
                       ExtendedByte{Word, unsigned(3 - Shift / 8), true})
                 : std::nullopt;
    return ExtendedByte{X, 3, true};
  }
  if (match(V, m_LShr(m_Value(X), m_SpecificInt(24))))
    return ExtendedByte{X, 3, false};
  if (match(V, m_And(m_Value(X), m_ConstantInt(Mask))) && Mask == 0xff) {
    Value *Word;
    if (!match(X, m_Shr(m_Value(Word), m_ConstantInt(Shift))))
      return ExtendedByte{X, 0, false};
    if (Shift % 8 == 0 && Shift < 32)
      return ExtendedByte{Word, unsigned(Shift / 8), false};
  }
  return std::nullopt;
}

// ---- sums ------------------------------------------------------------------

static bool isSum(const Value *V) {
  const auto *I = dyn_cast<Instruction>(V);
  return I && I->getOpcode() == Instruction::Add &&
         I->getType()->isIntegerTy(32);
}

// Appends the terms of a sum in operand order. An inner sum must have no other
// user and be in the basic block of the root.
static void findTerms(Instruction &Root, SmallVectorImpl<Value *> &Terms) {
  SmallVector<Value *, 16> Worklist = {Root.getOperand(1), Root.getOperand(0)};
  while (!Worklist.empty()) {
    Value *V = Worklist.pop_back_val();
    auto *I = dyn_cast<Instruction>(V);
    if (I && isSum(I) && I->hasOneUse() && I->getParent() == Root.getParent())
      Worklist.append({I->getOperand(1), I->getOperand(0)});
    else
      Terms.push_back(V);
  }
}

static bool isInnerSum(const Instruction &I) {
  return I.hasOneUse() && isSum(I.user_back()) &&
         I.user_back()->getParent() == I.getParent();
}

static Intrinsic::ID getDotIntrinsic(bool A, bool B) {
  return A ? (B ? Intrinsic::nvvm_idp4a_s_s : Intrinsic::nvvm_idp4a_s_u)
           : (B ? Intrinsic::nvvm_idp4a_u_s : Intrinsic::nvvm_idp4a_u_u);
}

static Value *getWord(IRBuilder<> &B, const ExtendedByte &Byte) {
  const auto *Type = dyn_cast<FixedVectorType>(Byte.Source->getType());
  if (!Type)
    return Byte.Source;
  const unsigned NumWords = Type->getNumElements() / 4;
  if (NumWords == 1)
    return B.CreateBitCast(Byte.Source, B.getInt32Ty());
  Value *Words = B.CreateBitCast(
      Byte.Source, FixedVectorType::get(B.getInt32Ty(), NumWords));
  return B.CreateExtractElement(Words, Byte.getWord());
}

// Returns the dot products among the terms, in the order of their last
// products.
static SmallVector<Dot, 4> findDots(ArrayRef<Value *> Terms) {
  using Key =
      std::tuple<Value *, unsigned, unsigned, Value *, unsigned, unsigned>;
  MapVector<Key, SmallVector<Dot, 1>> Dots;
  for (Value *V : Terms) {
    Value *X, *Y;
    auto *Product = dyn_cast<Instruction>(V);
    if (!Product || !Product->hasOneUse() ||
        !match(Product, m_Mul(m_Value(X), m_Value(Y))))
      continue;
    std::optional<ExtendedByte> A = readExtendedByte(X),
                                B = readExtendedByte(Y);
    if (!A || !B || A->Index % 4 != B->Index % 4)
      continue;
    auto GetKey = [](const ExtendedByte &X, const ExtendedByte &Y) {
      return Key(X.Source, X.getWord(), X.IsSigned, Y.Source, Y.getWord(),
                 Y.IsSigned);
    };
    Key K = GetKey(*A, *B);
    const Key Swapped = GetKey(*B, *A);
    if (Dots.contains(Swapped)) {
      std::swap(A, B);
      K = Swapped;
    }
    SmallVector<Dot, 1> &Same = Dots[K];
    auto *It =
        find_if(Same, [&](const Dot &D) { return !D.Products[A->Index % 4]; });
    if (It == Same.end())
      It = Same.insert(Same.end(), Dot{*A, *B});
    It->Products[A->Index % 4] = Product;
  }
  SmallVector<Dot, 4> Complete;
  for (auto &[K, Same] : Dots)
    copy_if(Same, std::back_inserter(Complete),
            [](const Dot &D) { return D.isComplete(); });
  return Complete;
}

static bool rewriteSum(Instruction &Root) {
  constexpr unsigned MinTerms = 4;
  SmallVector<Value *, 16> Terms;
  findTerms(Root, Terms);
  if (Terms.size() < MinTerms)
    return false;
  SmallVector<Dot, 4> Dots = findDots(Terms);
  if (Dots.empty())
    return false;
  SmallSet<Value *, 16> Used;
  for (const Dot &D : Dots)
    Used.insert(std::begin(D.Products), std::end(D.Products));
  IRBuilder<> B(&Root);
  Value *Sum = nullptr;
  for (Value *V : Terms)
    if (!Used.contains(V))
      Sum = Sum ? B.CreateAdd(Sum, V) : V;
  if (!Sum)
    Sum = B.getInt32(0);
  for (const Dot &D : Dots) {
    Sum = B.CreateIntrinsic(getDotIntrinsic(D.A.IsSigned, D.B.IsSigned), {},
                            {getWord(B, D.A), getWord(B, D.B), Sum});
    ++NumDots;
  }
  OptimizationRemarkEmitter(Root.getFunction()).emit([&]() {
    return OptimizationRemark(DEBUG_TYPE, "Dots", &Root)
           << "computed dot products of four bytes by IDP.4A: "
           << ore::NV("Dots", Dots.size());
  });
  Root.replaceAllUsesWith(Sum);
  RecursivelyDeleteTriviallyDeadInstructions(&Root);
  return true;
}

bool Q7X2DotProducts::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  SmallVector<WeakTrackingVH, 8> Roots;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (isSum(&I) && !isInnerSum(I))
        Roots.push_back(&I);
  bool Changed = false;
  for (WeakTrackingVH &VH : Roots)
    if (auto *Root = dyn_cast_or_null<Instruction>(VH))
      Changed |= isSum(Root) && rewriteSum(*Root);
  return Changed;
}
