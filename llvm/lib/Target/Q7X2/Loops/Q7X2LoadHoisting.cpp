//===-- Q7X2LoadHoisting.cpp - Loads ahead of rare branches ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function of the library that calls another one for few arguments ends a
// block, and schedulers work in blocks: the loads of an unrolled loop's next
// iteration wait until this one's result is there. Here they are moved to
// before the branch:
//
//   %y = ...                              %y = ...
//   br %rare, label %call, label %next    %v = load %p
// call:                                   br %rare, label %call, label %next
//   %z = call @f(%x)              =>    call:
//   br label %next                        %z = call @f(%x)
// next:                                   br label %next
//   %r = phi [%y], [%z]                 next:
//   %v = load %p                          %r = phi [%y], [%z]
//
// Both blocks are executed or none, so no load is made that would not be made
// anyway; what is called must write no memory and return. A load moves ahead of
// one branch only, which bounds the registers in use.
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoadHoisting.h"
#include "Q7X2.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-load-pipelining"

STATISTIC(NumHoisted, "Number of loads moved ahead of rare branches");

// Of a load's address, in its block.
static constexpr unsigned MaxChain = 8;

// A side is rare that takes less than one of so many branches.
static constexpr unsigned RareShare = 16;

/// Whether a memory access or a convergent operation has to stay before what
/// follows it.
static bool isFence(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return I.mayWriteToMemory() ||
         !isGuaranteedToTransferExecutionToSuccessor(&I) ||
         (Call && Call->isConvergent());
}

/// The block where the rare side of \p BB's branch returns, if that side is one
/// block and no fence; else null.
static BasicBlock *getNext(const BasicBlock &BB) {
  const auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
  uint64_t Weights[2];
  if (!Branch || !Branch->isConditional() ||
      !extractBranchWeights(*Branch, Weights[0], Weights[1]))
    return nullptr;
  const unsigned Rare = Weights[0] < Weights[1] ? 0 : 1;
  BasicBlock *Side = Branch->getSuccessor(Rare),
             *Next = Branch->getSuccessor(1 - Rare);
  return Weights[Rare] * RareShare < Weights[1 - Rare] &&
                 Side->getSinglePredecessor() &&
                 Side->getSingleSuccessor() == Next &&
                 Next->hasNPredecessors(2) && none_of(*Side, isFence)
             ? Next
             : nullptr;
}

/// Adds what a load needs of its own block, operands first; false if that
/// cannot be computed before.
static bool addChain(Instruction &I, SmallSetVector<Instruction *, 8> &Chain) {
  if (isa<PHINode>(I) || Chain.size() == MaxChain ||
      (!isa<LoadInst>(I) && !isSafeToSpeculativelyExecute(&I)))
    return false;
  for (Value *Operand : I.operands()) {
    auto *Def = dyn_cast<Instruction>(Operand);
    if (Def && Def->getParent() == I.getParent() && !Chain.contains(Def) &&
        (isa<LoadInst>(Def) || !addChain(*Def, Chain)))
      return false;
  }
  Chain.insert(&I);
  return true;
}

/// Moves loads of \p Next to the end of \p BB.
static bool hoistFrom(BasicBlock &Next, BasicBlock &BB, unsigned Registers) {
  const DataLayout &DL = BB.getDataLayout();
  SmallVector<LoadInst *, 8> Loads;
  for (Instruction &I : Next) {
    if (isFence(I))
      break;
    auto *Load = dyn_cast<LoadInst>(&I);
    if (Load && Load->isSimple() &&
        Load->getPointerAddressSpace() == Q7X2::AS_Global)
      Loads.push_back(Load);
  }
  bool Changed = false;
  for (LoadInst *Load : Loads) {
    const unsigned Needed = Q7X2::registersOf(Load->getType(), DL);
    SmallSetVector<Instruction *, 8> Chain;
    if (Needed > Registers || !addChain(*Load, Chain))
      continue;
    for (Instruction *I : Chain)
      I->moveBefore(BB.getTerminator()->getIterator());
    LLVM_DEBUG(dbgs() << "before the branch of " << BB.getName() << ": "
                      << *Load << '\n');
    Registers -= Needed;
    Changed = true;
    ++NumHoisted;
  }
  return Changed;
}

bool Q7X2::hoistLoads(Function &F, const DominatorTree &DT,
                      unsigned MaxRegisters) {
  bool Changed = false;
  // A block before the one that its loads come from, so that they move once.
  for (BasicBlock *BB : to_vector(ReversePostOrderTraversal<Function *>(&F)))
    if (BasicBlock *Next = getNext(*BB); Next && DT.dominates(BB, Next))
      Changed |= hoistFrom(*Next, *BB, MaxRegisters);
  return Changed;
}
