//===-- Q7X2ArrayMoves.cpp - Moves within arrays on the stack -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands small copies from one part of a stack object to another into loads
// and stores of its elements. LoopIdiomRecognize turns a loop that shifts a
// window of values in registers into such a copy:
//
//   for (int i = 3; i > 0; --i)      call @llvm.memmove(%a + 4, %a, 12)
//     a[i] = a[i - 1];         =>
//
// SROA never splits a copy within one object, so the array would stay on the
// stack. Runs after LoopIdiomRecognize and before the SROA that follows the
// loop passes: a loop's preheader is where a recognized copy stands. All
// elements are loaded before the first store, as the ranges may overlap.
//
//===----------------------------------------------------------------------===//

#include "Q7X2ArrayMoves.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-array-moves"

STATISTIC(NumExpanded, "Number of copies within a stack object expanded");

// Of a copy that is expanded, at most.
static constexpr unsigned MaxElements = 64;

/// The object that a copy is within, or null.
static const AllocaInst *getMovedObject(const MemTransferInst &Copy) {
  const auto *To = dyn_cast<AllocaInst>(getUnderlyingObject(Copy.getRawDest()));
  const Value *From = getUnderlyingObject(Copy.getRawSource());
  return To == From ? To : nullptr;
}

/// The type of a scalar element of an array, or null.
static Type *getElementType(const AllocaInst &Object) {
  Type *T = Object.getAllocatedType();
  while (auto *Array = dyn_cast<ArrayType>(T))
    T = Array->getElementType();
  T = T->getScalarType();
  return T->isSingleValueType() ? T : nullptr;
}

static bool expand(MemTransferInst &Copy) {
  const AllocaInst *Object = getMovedObject(Copy);
  const auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  Type *Element = Object ? getElementType(*Object) : nullptr;
  if (!Element || !Length || Copy.isVolatile())
    return false;
  const DataLayout &DL = Copy.getDataLayout();
  const uint64_t Size = DL.getTypeStoreSize(Element);
  const uint64_t Bytes = Length->getZExtValue();
  if (Size != DL.getTypeAllocSize(Element) || Bytes % Size ||
      Bytes / Size > MaxElements)
    return false;
  LLVM_DEBUG(dbgs() << "expanded: " << Copy << '\n');
  ++NumExpanded;
  IRBuilder<> Builder(&Copy);
  auto PlaceOf = [&](Value *Base, uint64_t Offset) {
    return Offset ? Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(),
                                                       Base, Offset)
                  : Base;
  };
  SmallVector<Value *, 16> Values;
  for (uint64_t At = 0; At != Bytes; At += Size)
    Values.push_back(Builder.CreateAlignedLoad(
        Element, PlaceOf(Copy.getRawSource(), At),
        commonAlignment(Copy.getSourceAlign().valueOrOne(), At)));
  for (auto [I, V] : enumerate(Values))
    Builder.CreateAlignedStore(
        V, PlaceOf(Copy.getRawDest(), I * Size),
        commonAlignment(Copy.getDestAlign().valueOrOne(), I * Size));
  Copy.eraseFromParent();
  return true;
}

PreservedAnalyses Q7X2ArrayMovesPass::run(Loop &L, LoopAnalysisManager &,
                                          LoopStandardAnalysisResults &AR,
                                          LPMUpdater &) {
  BasicBlock *Preheader = L.getLoopPreheader();
  if (!Preheader || AR.MSSA)
    return PreservedAnalyses::all();
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(*Preheader))
    if (auto *Copy = dyn_cast<MemTransferInst>(&I))
      Changed |= expand(*Copy);
  return Changed ? getLoopPassPreservedAnalyses() : PreservedAnalyses::all();
}
