//===-- Q7X2WrappingIndices.cpp - Indices that LLVM must not split --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over each index.
//
//===----------------------------------------------------------------------===//

#include "Q7X2WrappingIndices.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/Debug.h"
#include "llvm/TargetParser/Q7X2ObjectSize.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-straight-line-addresses"

STATISTIC(NumGEPs, "Number of GEPs that lose inbounds");
STATISTIC(NumSums, "Number of sums that lose their flags");

namespace {

/// The context of a value in the computation of an index.
struct Context {
  bool IsExtended, IsZeroExtended = false;
  /// Whether the value is truncated, and then extended.
  bool IsTruncated = false;
  /// Whether the value is the whole index, apart from casts.
  bool IsIndex = true;
};

/// Visits the computation of a GEP's index.
class IndexVisitor {
  const uint64_t Stride; // in bytes
  bool &Changed;
  /// Visited operands of sums, with the bits of their contexts.
  SmallSet<std::pair<const Value *, unsigned>, 8> Visited;

public:
  IndexVisitor(uint64_t Stride, bool &Changed)
      : Stride(Stride), Changed(Changed) {}

  /// Returns whether LLVM's pass would wrongly assume that the value is
  /// non-negative.
  bool visit(Value *V, Context C);

private:
  bool visitSum(BinaryOperator &Sum, Context C);
  bool mayWrap(const BinaryOperator &Sum, Context C) const;
};

} // namespace

/// Returns whether a sum with a non-negative constant may wrap to an index
/// within an object.
bool IndexVisitor::mayWrap(const BinaryOperator &Sum, Context C) const {
  const unsigned Bits = Sum.getType()->getScalarSizeInBits();
  for (const Value *Operand : Sum.operands()) {
    const auto *Constant = dyn_cast<ConstantInt>(Operand);
    if (!Constant || Constant->isNegative())
      continue;
    // The sum is at most Constant - 1 - 2^(Bits - 1) if it wraps.
    const unsigned Wide = Bits + 64 + Q7X2::MaxObjectLog;
    const APInt Least =
        APInt::getOneBitSet(Wide, Bits - 1) - Constant->getValue().zext(Wide);
    if (C.IsTruncated ||
        (Least * APInt(Wide, Stride))
            .ult(APInt::getOneBitSet(Wide, Q7X2::MaxObjectLog)))
      return true;
  }
  return false;
}

bool IndexVisitor::visitSum(BinaryOperator &Sum, Context C) {
  if (auto *Or = dyn_cast<PossiblyDisjointInst>(&Sum)) {
    if (!Or->isDisjoint())
      return false;
  } else if (Sum.getOpcode() != Instruction::Add &&
             Sum.getOpcode() != Instruction::Sub) {
    return false;
  } else if (C.IsTruncated &&
             (Sum.hasNoSignedWrap() || Sum.hasNoUnsignedWrap())) {
    LLVM_DEBUG(dbgs() << "May wrap: " << Sum << '\n');
    Sum.setHasNoSignedWrap(false);
    Sum.setHasNoUnsignedWrap(false);
    ++NumSums;
    Changed = true;
  }
  bool Wraps = Sum.getOpcode() == Instruction::Add && C.IsIndex &&
               C.IsExtended && !C.IsZeroExtended && !Sum.hasNoSignedWrap() &&
               mayWrap(Sum, C);
  C.IsIndex = false;
  const unsigned Bits =
      C.IsExtended | C.IsZeroExtended << 1 | C.IsTruncated << 2;
  for (Value *Operand : Sum.operands())
    if (Visited.insert({Operand, Bits}).second)
      Wraps |= visit(Operand, C);
  return Wraps;
}

bool IndexVisitor::visit(Value *V, Context C) {
  if (auto *Sum = dyn_cast<BinaryOperator>(V))
    return visitSum(*Sum, C);
  auto *Cast = dyn_cast<CastInst>(V);
  if (!Cast)
    return false;
  switch (Cast->getOpcode()) {
  case Instruction::Trunc:
    C.IsTruncated |= C.IsExtended;
    break;
  case Instruction::SExt:
    C.IsExtended = true;
    break;
  case Instruction::ZExt:
    C.IsExtended = C.IsZeroExtended = true;
    break;
  default:
    return false;
  }
  return visit(Cast->getOperand(0), C);
}

bool Q7X2::exposeWrappingIndices(Function &F) {
  const DataLayout &DL = F.getDataLayout();
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    auto *GEP = dyn_cast<GetElementPtrInst>(&I);
    if (!GEP || GEP->getType()->isVectorTy())
      continue;
    const unsigned IndexBits = DL.getIndexTypeSizeInBits(GEP->getType());
    bool Wraps = false;
    for (auto It = gep_type_begin(GEP), End = gep_type_end(GEP); It != End;
         ++It) {
      Value *Index = It.getOperand();
      if (It.isStruct() || !Index->getType()->isIntegerTy())
        continue;
      const TypeSize Stride = It.getSequentialElementStride(DL);
      const bool IsExtended =
          Index->getType()->getIntegerBitWidth() < IndexBits;
      Wraps |= IndexVisitor(Stride.getFixedValue(), Changed)
                   .visit(Index, Context{IsExtended});
    }
    if (!Wraps || !GEP->isInBounds())
      continue;
    LLVM_DEBUG(dbgs() << "May wrap: " << *GEP << '\n');
    GEP->setNoWrapFlags(GEP->getNoWrapFlags().withoutInBounds());
    ++NumGEPs;
    Changed = true;
  }
  return Changed;
}
