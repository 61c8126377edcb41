//===-- Q7X2InvariantLoads.cpp - Loads of memory that a kernel only reads -===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory that a kernel accesses through a pointer that has no alias
// (`restrict`) and only reads (`const`) does not change during the launch.
// Loads of it may move across barriers, fences and stores:
//
//   kernel void k(global const float *restrict a, ...)
//     load ..., a + i         =>    load ..., a + i, !invariant.load
//
// NVPTX makes loads through the same pointers non-coherent. The scheduler moves
// the marked loads across barriers (Q7X2ScheduleEdges.cpp).
//
// Debug records of the constant bank's words, which do not change either, are
// rewritten to name their location (describeParameters in Q7X2ISelLowering.h).
//
// Requires that functions have been inlined, since only the arguments of a
// kernel are known well enough. Guarantees nothing: it is an optimization.
//
//===----------------------------------------------------------------------===//

#include "ISel/Q7X2ISelLowering.h"
#include "Q7X2.h"
#include "Q7X2AliasAnalysis.h"
#include "Q7X2KernelConvention.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-invariant-loads"
#define PASS_NAME "Q7X2 loads of what does not change"

STATISTIC(NumInvariant, "Number of loads of what a kernel does not change");

namespace {

class Q7X2InvariantLoads : public FunctionPass {
public:
  static char ID;
  Q7X2InvariantLoads() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2InvariantLoads::ID = 0;

INITIALIZE_PASS(Q7X2InvariantLoads, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2InvariantLoadsPass() {
  return new Q7X2InvariantLoads();
}

static bool readsUnchanging(const LoadInst &Load) {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Load.getPointerOperand(), Objects);
  return all_of(Objects, [](const Value *Object) {
    const auto *A = dyn_cast<Argument>(Object);
    return A && Q7X2::isUnchanging(*A);
  });
}

bool Q7X2InvariantLoads::runOnFunction(Function &F) {
  if (skipFunction(F) || !Q7X2::isKernel(F.getCallingConv()))
    return false;
  Q7X2::describeParameters(F);
  if (none_of(F.args(), Q7X2::isUnchanging))
    return false;
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || !Load->isSimple() ||
        Load->hasMetadata(LLVMContext::MD_invariant_load) ||
        !readsUnchanging(*Load))
      continue;
    Load->setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(F.getContext(), {}));
    LLVM_DEBUG(dbgs() << "Does not change: " << *Load << '\n');
    ++NumInvariant;
    Changed = true;
  }
  return Changed;
}
