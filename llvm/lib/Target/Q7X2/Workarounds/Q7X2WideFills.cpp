//===-- Q7X2WideFills.cpp - Fills by wide stores --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM 22 expands a memset to a loop that stores one byte per iteration, even
// if it has made the memset from a loop that stores words. This pass has it
// store elements as wide as the alignment allows instead:
//
//   call @llvm.memset(ptr align 4 %p, i8 0, i64 %n)    ; %n is a multiple of 4
//   =>  %count = lshr i64 %n, 2
//       call @llvm.experimental.memset.pattern(ptr align 4 %p, i32 0, %count)
//
// Bytes that do not fill an element are left to a memset. Variables that are
// filled are aligned for 128-bit stores.
//
// Runs at the end of the optimizer, since the expansion is the first pass of
// the code generator. Requires nothing. Leaves alone what selection expands to
// stores. One scan over the instructions.
//
//===----------------------------------------------------------------------===//

#include "Q7X2WideFills.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-wide-fills"

STATISTIC(NumWidened, "Number of fills by elements wider than a byte");

/// Returns an element of Bytes bytes, a power of two up to 16, that are all
/// equal to Byte.
static Value *repeat(IRBuilder<> &B, Value *Byte, uint64_t Bytes) {
  if (Bytes == 16)
    return B.CreateVectorSplat(4, repeat(B, Byte, 4));
  const unsigned Bits = 8 * Bytes;
  return B.CreateMul(B.CreateZExt(Byte, B.getIntNTy(Bits)),
                     B.getInt(APInt::getSplat(Bits, APInt(8, 1))));
}

static bool widen(MemSetInst &Fill, uint64_t MaxInlineBytes) {
  Value *Length = Fill.getLength(), *Dest = Fill.getDest();
  const auto *Known = dyn_cast<ConstantInt>(Length);
  if (Fill.isVolatile() || (Known && Known->getZExtValue() <= MaxInlineBytes))
    return false;
  constexpr Align Widest = Align::Constant<16>();
  const DataLayout &Layout = Fill.getDataLayout();
  Align Width =
      std::min(std::max(getOrEnforceKnownAlignment(Dest, Widest, Layout, &Fill),
                        Fill.getDestAlign().valueOrOne()),
               Widest);
  // Words of an unknown number are all in the loop, rather than some of them in
  // the bytes that follow.
  const unsigned Zeros = computeKnownBits(Length, SimplifyQuery(Layout, &Fill))
                             .countMinTrailingZeros();
  if (!Known && Zeros >= 2 && Zeros < Log2(Width))
    Width = Align(1ULL << Zeros);
  if (Width == 1)
    return false;

  IRBuilder<> B(&Fill);
  Value *Pattern = repeat(B, Fill.getValue(), Width.value());
  auto *Wide = cast<CallInst>(B.CreateIntrinsic(
      Intrinsic::experimental_memset_pattern,
      {Dest->getType(), Pattern->getType(), Length->getType()},
      {Dest, Pattern, B.CreateLShr(Length, Log2(Width)), B.getFalse()}));
  Wide->addParamAttr(0, Attribute::getWithAlignment(B.getContext(), Width));
  if (Zeros < Log2(Width)) {
    Value *Rest = B.CreateAnd(Length, Width.value() - 1);
    B.CreateMemSet(B.CreatePtrAdd(Dest, B.CreateSub(Length, Rest)),
                   Fill.getValue(), Rest, Width);
  }
  LLVM_DEBUG(dbgs() << "Widened:" << Fill << "\n  to:" << *Wide << '\n');
  Fill.eraseFromParent();
  ++NumWidened;
  return true;
}

PreservedAnalyses Q7X2WideFillsPass::run(Module &M, ModuleAnalysisManager &AM) {
  auto &FAM = AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  bool Changed = false;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    const uint64_t MaxInlineBytes =
        FAM.getResult<TargetIRAnalysis>(F)
            .getMaxMemIntrinsicInlineSizeThreshold();
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Fill = dyn_cast<MemSetInst>(&I))
        Changed |= widen(*Fill, MaxInlineBytes);
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
