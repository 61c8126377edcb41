//===-- Q7X2AddressStreams.cpp - Strides that are 32-bit values -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes each address of a stream whose stride is a multiple of a 32-bit
// value from the stream's first address, by one IMAD.WIDE. Strength reduction
// leaves chains of 64-bit additions, each of which takes two instructions and
// waits for the previous one.
//
//   %s = shl nsw i64 (sext i32 %n), 2
//   %p1 = gep i8, %p0, %s               %p1 = gep i8, %p0, (mul (sext %n), 4)
//   %p2 = gep i8, %p1, %s           =>  %p2 = gep i8, %p0, (mul (sext %n), 8)
//   %p3 = gep i8, %p2, %s               %p3 = gep i8, %p0, (mul (sext %n), 12)
//
// Requires strength reduction before it, and no later pass that shares the
// extended strides again. Guarantees nothing: it is an optimization.
//
//===----------------------------------------------------------------------===//

#include "Lowering/Q7X2ConstantTables.h"
#include "Q7X2.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-address-streams"
#define PASS_NAME "Q7X2 address streams"

STATISTIC(NumAddresses, "Number of addresses computed from a 32-bit stride");

namespace {

/// A 64-bit value that is a multiple of an extended 32-bit one.
struct Stride {
  Value *Source;
  bool IsSigned;
  int64_t Factor;
};

/// An address as the sum of a base and a stride.
struct StreamAddress {
  Value *Base;
  Stride Offset;
};

class Q7X2AddressStreams : public FunctionPass {
public:
  static char ID;
  Q7X2AddressStreams() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;

private:
  /// The terms of each rewritten address.
  DenseMap<Value *, StreamAddress> Streams;

  bool rewrite(GetElementPtrInst &Address);
};

} // namespace

char Q7X2AddressStreams::ID = 0;

INITIALIZE_PASS(Q7X2AddressStreams, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2AddressStreamsPass() {
  return new Q7X2AddressStreams();
}

/// Returns \p V as a multiple of an extended 32-bit value.
static std::optional<Stride> getStride(Value *V) {
  int64_t Factor = 1;
  while (auto *Op = dyn_cast<BinaryOperator>(V)) {
    const auto *C = dyn_cast<ConstantInt>(Op->getOperand(1));
    if (!C || C->getValue().getSignificantBits() > 32)
      return std::nullopt;
    if (Op->getOpcode() == Instruction::Shl && C->getZExtValue() < 32)
      Factor <<= C->getZExtValue();
    else if (Op->getOpcode() == Instruction::Mul)
      Factor *= C->getSExtValue();
    else
      return std::nullopt;
    if (!isInt<32>(Factor))
      return std::nullopt;
    V = Op->getOperand(0);
  }
  if (!isa<SExtInst>(V) && !isa<ZExtInst>(V))
    return std::nullopt;
  Value *Source = cast<CastInst>(V)->getOperand(0);
  if (!Source->getType()->isIntegerTy(32))
    return std::nullopt;
  return Stride{Source, isa<SExtInst>(V), Factor};
}

/// Returns whether the factor fits the type of the multiplication, signed or
/// unsigned.
static bool isLegal(const Stride &S) {
  return S.IsSigned ? isInt<32>(S.Factor) : isUInt<32>(S.Factor);
}

bool Q7X2AddressStreams::rewrite(GetElementPtrInst &Address) {
  // Addresses in shared and thread-local memory and in tables have 32 bits.
  const unsigned AS = Address.getAddressSpace();
  if (AS == Q7X2::AS_Shared || AS == Q7X2::AS_Local || AS == Q7X2::AS_Table)
    return false;
  if (Address.getNumIndices() != 1 || !Address.getType()->isPointerTy() ||
      !Address.getSourceElementType()->isIntegerTy(8) ||
      !Address.getOperand(1)->getType()->isIntegerTy(64))
    return false;
  Value *Index = Address.getOperand(1);
  std::optional<Stride> S = getStride(Index);
  if (!S)
    return false;
  Value *Base = Address.getPointerOperand();
  bool IsChained = false;
  if (auto Before = Streams.find(Base); Before != Streams.end()) {
    const Stride &First = Before->second.Offset;
    Stride Sum = {S->Source, S->IsSigned, S->Factor + First.Factor};
    if (First.Source == S->Source && First.IsSigned == S->IsSigned &&
        isLegal(Sum)) {
      S = Sum;
      Base = Before->second.Base;
      IsChained = true;
    }
  }
  if (!isLegal(*S))
    return false;
  Streams[&Address] = {Base, *S};
  const auto *Op = cast<Instruction>(Index);
  // Selection folds a multiplication in the same block.
  if (!IsChained && Op->getParent() == Address.getParent() && Op->hasOneUse())
    return false;
  IRBuilder<> B(&Address);
  Type *I64 = B.getInt64Ty();
  Value *Wide =
      S->IsSigned ? B.CreateSExt(S->Source, I64) : B.CreateZExt(S->Source, I64);
  Address.setOperand(0, Base);
  Address.setOperand(1, B.CreateMul(Wide, B.getInt64(S->Factor)));
  Address.setIsInBounds(false);
  LLVM_DEBUG(dbgs() << "From the first address: " << Address << '\n');
  ++NumAddresses;
  return true;
}

bool Q7X2AddressStreams::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  Streams.clear();
  bool Changed = false;
  SmallVector<WeakTrackingVH, 16> MaybeDead;
  // Defs come before uses, except around loops, where a new stream starts.
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : *BB)
      if (auto *Address = dyn_cast<GetElementPtrInst>(&I)) {
        Value *Index =
            Address->getNumIndices() == 1 ? Address->getOperand(1) : nullptr;
        if (rewrite(*Address)) {
          MaybeDead.push_back(Index);
          Changed = true;
        }
      }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
  return Changed;
}
