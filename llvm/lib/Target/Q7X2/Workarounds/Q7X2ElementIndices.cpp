//===-- Q7X2ElementIndices.cpp - Out-of-range element indices -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces extractions from and insertions into vectors at out-of-range
// constant indices by poison, their value:
//
//   %e = extractelement <4 x i32> %v, i32 7   =>   poison
//
// LLVM 22's scalarizer uses the index for its own list of elements, and reads
// and writes beyond its end. The optimizer leaves no such index, but llc also
// gets IR that has not been optimized.
//
// The scalarizer also replaces extractions by the scalars that it has computed,
// which may be such constants. So an index that is itself extracted is hidden
// by a freeze:
//
//   %e = extractelement <4 x i32> %v, i32 %extracted
//   =>  %f = freeze i32 %extracted
//       %e = extractelement <4 x i32> %v, i32 %f
//
// Runs directly before the scalarizer. Requires nothing. Guarantees that
// constant indices are in range, and stay so while the scalarizer runs. One
// scan over the instructions.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-element-indices"
#define PASS_NAME "Q7X2 indices of elements that vectors do not have"

STATISTIC(NumReplaced, "Number of accesses to elements that do not exist");
STATISTIC(NumHidden, "Number of extracted indices hidden by a freeze");

namespace {

class Q7X2ElementIndices : public FunctionPass {
public:
  static char ID;
  Q7X2ElementIndices() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2ElementIndices::ID = 0;

INITIALIZE_PASS(Q7X2ElementIndices, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ElementIndicesPass() {
  return new Q7X2ElementIndices();
}

/// Returns the index of an element access; null for other instructions.
static Use *getElementIndex(Instruction &I) {
  if (isa<ExtractElementInst>(I))
    return &I.getOperandUse(1);
  return isa<InsertElementInst>(I) ? &I.getOperandUse(2) : nullptr;
}

static bool isOutOfRange(const Instruction &I, const Value *Index) {
  const auto *Ty = dyn_cast<FixedVectorType>(I.getOperand(0)->getType());
  const auto *C = dyn_cast<ConstantInt>(Index);
  return Ty && C && C->getValue().uge(Ty->getNumElements());
}

/// Returns whether the instruction was changed.
static bool adjust(Instruction &I) {
  Use *Index = getElementIndex(I);
  if (!Index)
    return false;
  if (isOutOfRange(I, *Index)) {
    LLVM_DEBUG(dbgs() << "Out of range: " << I << '\n');
    I.replaceAllUsesWith(PoisonValue::get(I.getType()));
    I.eraseFromParent();
    ++NumReplaced;
    return true;
  }
  if (!isa<ExtractElementInst>(*Index))
    return false;
  LLVM_DEBUG(dbgs() << "Index hidden: " << I << '\n');
  Index->set(IRBuilder<>(&I).CreateFreeze(*Index));
  ++NumHidden;
  return true;
}

bool Q7X2ElementIndices::runOnFunction(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    Changed |= adjust(I);
  return Changed;
}
