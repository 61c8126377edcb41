//===-- Q7X2LoopSink.cpp - Hoisted loads return to loops ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A load moves to the block that dominates all of its users, before the first
// of them there, if nothing between writes to its memory.
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopSink.h"
#include "Q7X2.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-loop-unroll"

STATISTIC(NumSunk, "Number of loads moved back into loops");

/// Returns the instruction of a loop before which a value is computed early
/// enough for all users; null if there are users elsewhere, or none.
static Instruction *getFirstUser(const Instruction &I, const Loop &L,
                                 const DominatorTree &DT) {
  BasicBlock *Block = nullptr;
  for (const Use &U : I.uses()) {
    auto *User = cast<Instruction>(U.getUser());
    auto *Phi = dyn_cast<PHINode>(User);
    BasicBlock *At = Phi ? Phi->getIncomingBlock(U) : User->getParent();
    if (!L.contains(At))
      return nullptr;
    Block = Block ? DT.findNearestCommonDominator(Block, At) : At;
  }
  if (!Block || !L.contains(Block))
    return nullptr;
  for (Instruction &User : *Block)
    if (!isa<PHINode>(User) && is_contained(User.operand_values(), &I))
      return &User;
  return Block->getTerminator();
}

bool Q7X2::sinkLoads(Loop &L, unsigned LiveRegisters, AAResults &AA,
                     const DominatorTree &DT) {
  BasicBlock *Before = L.getLoopPreheader();
  if (!Before || LiveRegisters <= 2 * getRegisterBudget(*Before->getParent()))
    return false;
  BatchAAResults BatchAA(AA);
  SmallVector<const Instruction *, 8> Writes;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      if (I.mayWriteToMemory())
        Writes.push_back(&I);
  bool Changed = false;
  // Later ones first: loads stay in order, and a write in the block is seen
  // before the loads that it follows.
  for (Instruction &I : make_early_inc_range(reverse(*Before))) {
    if (I.mayWriteToMemory())
      Writes.push_back(&I);
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || !Load->isSimple() ||
        Load->getPointerAddressSpace() != AS_Shared)
      continue;
    const MemoryLocation From = MemoryLocation::get(Load);
    Instruction *User = getFirstUser(*Load, L, DT);
    if (!User || any_of(Writes, [&](const Instruction *Write) {
          return isModSet(BatchAA.getModRefInfo(Write, From));
        }))
      continue;
    LLVM_DEBUG(dbgs() << "into the loop at " << L.getHeader()->getName() << ":"
                      << *Load << '\n');
    Load->moveBefore(User->getIterator());
    ++NumSunk;
    Changed = true;
  }
  return Changed;
}
