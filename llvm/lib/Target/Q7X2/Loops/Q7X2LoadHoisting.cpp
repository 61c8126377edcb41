//===-- Q7X2LoadHoisting.cpp - Loads ahead of branches --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code that is too long to be predicated, or a call for rare arguments, ends a
// basic block, and schedulers work within blocks: the loads of an unrolled
// loop's next iteration wait for the result of the current one. This code moves
// them above the branch:
//
//   %y = ...                              %y = ...
//   br %more, label %side, label %next    %v = load %p
// side:                                   br %more, label %side, label %next
//   %z = ...                          =>  side:
//   br label %next                        %z = ...
// next:                                   br label %next
//   %r = phi [%y], [%z]                 next:
//   %v = load %p                          %r = phi [%y], [%z]
//
// The blocks before and after the branch's sides are executed equally often, so
// no load is added. The sides have neither loops nor operations that the load
// must not cross, and must return. The registers of the loads that cross a
// branch are limited.
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoadHoisting.h"
#include "Predicates/Q7X2Predication.h"
#include "Q7X2.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-load-pipelining"

STATISTIC(NumHoisted, "Number of loads moved ahead of branches");

// The maximum number of instructions that compute a load's address in its
// block.
static constexpr unsigned MaxChain = 8;

// The maximum number of blocks between a branch and its join.
static constexpr unsigned MaxBlocks = 32;

// The maximum number of instructions, of both sides of a branch, that may be
// predicated.
static constexpr unsigned MaxShort = 2 * Q7X2::MaxPredicated;

namespace {
/// The loads that may move above an instruction.
enum class Movable { All, Invariant, None };
} // namespace

static Movable getMovable(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!isGuaranteedToTransferExecutionToSuccessor(&I) ||
      (Call && Call->isConvergent()))
    return Movable::None;
  return I.mayWriteToMemory() ? Movable::Invariant : Movable::All;
}

/// Returns whether code is too long to be predicated: a call, or many
/// instructions.
static bool isLong(ArrayRef<BasicBlock *> Blocks) {
  unsigned Count = 0;
  for (const BasicBlock *BB : Blocks) {
    Count += BB->size();
    if (any_of(*BB, [](const Instruction &I) {
          return isa<CallBase>(I) && !isa<IntrinsicInst>(I);
        }))
      return true;
  }
  return Count > MaxShort;
}

/// Returns the loads that may move from \p Join, where the paths of \p BB's
/// branch rejoin, above the branch. Predicated code needs no such moves.
static Movable getMovable(BasicBlock &BB, const BasicBlock &Join,
                          const LoopInfo &LI) {
  Movable Loads = Movable::All;
  SmallSetVector<BasicBlock *, 8> Sides;
  auto AddSuccessors = [&](BasicBlock &From) {
    for (BasicBlock *Next : successors(&From))
      if (Next != &Join)
        Sides.insert(Next);
  };
  AddSuccessors(BB);
  for (unsigned N = 0; N != Sides.size(); ++N) {
    if (N == MaxBlocks || LI.getLoopFor(Sides[N]) != LI.getLoopFor(&BB))
      return Movable::None;
    for (const Instruction &I : *Sides[N])
      Loads = std::max(Loads, getMovable(I));
    AddSuccessors(*Sides[N]);
  }
  return isLong(Sides.getArrayRef()) ? Loads : Movable::None;
}

/// Returns the block where the paths of \p BB's branch rejoin, if it is
/// executed as often as \p BB; otherwise null.
static BasicBlock *getJoin(const BasicBlock &BB, const DominatorTree &DT,
                           const PostDominatorTree &PDT, const LoopInfo &LI) {
  const auto *Node = PDT.getNode(&BB);
  BasicBlock *Join =
      Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
  return Join && !BB.getSingleSuccessor() && DT.properlyDominates(&BB, Join) &&
                 LI.getLoopFor(Join) == LI.getLoopFor(&BB)
             ? Join
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

/// Returns the loads of \p BB that may move above its beginning and above code
/// that \p Loads may move above.
static SmallVector<LoadInst *, 8> findLoads(BasicBlock &BB, Movable Loads) {
  SmallVector<LoadInst *, 8> Found;
  for (Instruction &I : BB) {
    Loads = std::max(Loads, getMovable(I));
    if (Loads == Movable::None)
      break;
    auto *Load = dyn_cast<LoadInst>(&I);
    if (Load && Load->isSimple() &&
        Load->getPointerAddressSpace() == Q7X2::AS_Global &&
        (Loads == Movable::All ||
         Load->hasMetadata(LLVMContext::MD_invariant_load)))
      Found.push_back(Load);
  }
  return Found;
}

/// Moves loads to the end of \p BB.
static bool hoist(ArrayRef<LoadInst *> Loads, BasicBlock &BB,
                  unsigned Registers) {
  const DataLayout &DL = BB.getDataLayout();
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

bool Q7X2::hoistLoads(Function &F, const DominatorTree &DT, const LoopInfo &LI,
                      unsigned MaxRegisters) {
  PostDominatorTree PDT(F);
  bool Changed = false;
  // Visit a block after the block that its loads come from, so that they can
  // move above several branches.
  for (BasicBlock *BB : to_vector(post_order(&F)))
    if (BasicBlock *Join = getJoin(*BB, DT, PDT, LI))
      Changed |= hoist(findLoads(*Join, getMovable(*BB, *Join, LI)), *BB,
                       MaxRegisters);
  return Changed;
}
