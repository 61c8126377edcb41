//===-- Q7X2InferAlignment.cpp - Alignment of accesses --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables in shared and constant memory and stack objects are aligned to
// 128-bit accesses, but accesses that were generated before have the alignment
// of their types. This pass gives them what is known of their addresses, for
// the pass that combines accesses. For global memory nothing is known that the
// optimizer would not know.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-infer-alignment"
#define PASS_NAME "Q7X2 alignment of accesses"

STATISTIC(NumRaised, "Number of accesses with a higher alignment");

namespace {

class Q7X2InferAlignment : public FunctionPass {
public:
  static char ID;
  Q7X2InferAlignment() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2InferAlignment::ID = 0;

INITIALIZE_PASS(Q7X2InferAlignment, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2InferAlignmentPass() {
  return new Q7X2InferAlignment();
}

static bool hasAlignedObjects(unsigned AS) {
  return AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant ||
         AS == Q7X2::AS_Local;
}

/// The alignment of an address: LLVM's analysis knows nothing of a stack object
/// that is cast to thread-local memory.
static Align getAlignment(Value &Address, const DataLayout &Layout,
                          const Instruction &I) {
  APInt Offset(Layout.getIndexTypeSizeInBits(Address.getType()), 0);
  const Value *Base = Address.stripAndAccumulateConstantOffsets(
      Layout, Offset, /*AllowNonInbounds=*/true);
  if (const auto *A = dyn_cast<AllocaInst>(Base))
    return commonAlignment(A->getAlign(), Offset.getZExtValue());
  return getKnownAlignment(&Address, Layout, &I);
}

bool Q7X2InferAlignment::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  // Wider accesses do not exist.
  constexpr Align Widest = Align::Constant<16>();
  const DataLayout &Layout = F.getDataLayout();
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    Value *Address = getLoadStorePointerOperand(&I);
    if (!Address || getLoadStoreAlignment(&I) >= Widest ||
        !hasAlignedObjects(Address->getType()->getPointerAddressSpace()))
      continue;
    const Align Known = getAlignment(*Address, Layout, I);
    if (Known <= getLoadStoreAlignment(&I))
      continue;
    if (auto *Load = dyn_cast<LoadInst>(&I))
      Load->setAlignment(std::min(Known, Widest));
    else
      cast<StoreInst>(I).setAlignment(std::min(Known, Widest));
    ++NumRaised;
    Changed = true;
  }
  return Changed;
}
