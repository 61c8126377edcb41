//===-- Q7X2LoadHoisting.cpp - Loads ahead of rare branches ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library function that handles rare arguments by a call ends a basic block,
// and schedulers work within blocks: the loads of an unrolled loop's next
// iteration wait for the result of the current one. This code moves them above
// the branch:
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
// The two blocks are executed equally often, so no load is added; the callee
// must not write memory and must return. A load moves above one branch only,
// which bounds the register pressure.
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

// The maximum number of instructions that compute a load's address in its
// block.
static constexpr unsigned MaxChain = 8;

// A side of a branch is rare if fewer than one in RareShare branches take it.
static constexpr unsigned RareShare = 16;

/// Returns whether a memory access or a convergent operation must not move
/// above the instruction.
static bool isFence(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return I.mayWriteToMemory() ||
         !isGuaranteedToTransferExecutionToSuccessor(&I) ||
         (Call && Call->isConvergent());
}

/// Returns the block where the rare side of \p BB's branch rejoins, if that
/// side is a single block without a fence; otherwise null.
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

/// Adds the instructions of the load's own block that compute its operands,
/// defs first; returns false if they cannot move above the branch.
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

/// Moves loads from \p Next to the end of \p BB.
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
  // Visit a block before the block that its loads come from, so that each load
  // moves once.
  for (BasicBlock *BB : to_vector(ReversePostOrderTraversal<Function *>(&F)))
    if (BasicBlock *Next = getNext(*BB); Next && DT.dominates(BB, Next))
      Changed |= hoistFrom(*Next, *BB, MaxRegisters);
  return Changed;
}
