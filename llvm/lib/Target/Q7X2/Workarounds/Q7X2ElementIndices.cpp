//===-- Q7X2ElementIndices.cpp - Elements that vectors do not have --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces what is extracted from a vector, or inserted into one, at a constant
// index that the vector does not have by poison, which it is:
//
//   %e = extractelement <4 x i32> %v, i32 7   =>   poison
//
// LLVM 22's scalarizer takes the index for one of its list of elements, beyond
// whose end it reads and writes. The optimizer leaves no such index, but llc
// gets IR that has not been optimized.
//
// The scalarizer also replaces what is extracted by the scalar that it has
// computed, which may be such a constant. So an index that is extracted itself
// is hidden from it by a freeze:
//
//   %e = extractelement <4 x i32> %v, i32 %extracted
//   =>  %f = freeze i32 %extracted
//       %e = extractelement <4 x i32> %v, i32 %f
//
// Runs directly before the scalarizer. Needs nothing. Guarantees that constant
// indices are in range, and are so in all of the scalarizer. One scan over the
// instructions.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

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

/// The index of an access to an element of a vector; null for others.
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

/// Whether the index has been changed.
static bool adjust(Instruction &I) {
  Use *Index = getElementIndex(I);
  if (!Index)
    return false;
  if (isOutOfRange(I, *Index)) {
    I.replaceAllUsesWith(PoisonValue::get(I.getType()));
    I.eraseFromParent();
    ++NumReplaced;
    return true;
  }
  if (!isa<ExtractElementInst>(*Index))
    return false;
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
