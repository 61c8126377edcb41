//===-- Q7X2EdgeBlocks.cpp - Blocks inserted on CFG edges -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2EdgeBlocks.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/CycleInfo.h"

using namespace llvm;

bool Q7X2::canRedirect(const MachineBasicBlock &MBB) {
  return none_of(MBB.terminators(),
                 [](const MachineInstr &MI) { return MI.isIndirectBranch(); });
}

/// Inserts a block at Place on the edges from Preds to Succ, without a branch
/// if it falls through.
static MachineBasicBlock &insertBlock(MachineFunction::iterator Place,
                                      const BasicBlock *Origin,
                                      ArrayRef<MachineBasicBlock *> Preds,
                                      MachineBasicBlock &Succ) {
  MachineFunction &MF = *Succ.getParent();
  MachineBasicBlock *New = MF.CreateMachineBasicBlock(Origin);
  MF.insert(Place, New);
  New->addSuccessor(&Succ);
  for (const auto &LiveIn : Succ.liveins())
    New->addLiveIn(LiveIn);
  for (MachineBasicBlock *Pred : Preds)
    Pred->ReplaceUsesOfBlockWith(&Succ, New);
  if (!New->isLayoutSuccessor(&Succ))
    MF.getSubtarget().getInstrInfo()->insertUnconditionalBranch(*New, &Succ,
                                                                DebugLoc());
  return *New;
}

MachineBasicBlock &Q7X2::splitEdge(MachineBasicBlock &Pred,
                                   MachineBasicBlock &Succ) {
  bool FallsThrough = Pred.getFallThrough(/*JumpToFallThrough=*/false) == &Succ;
  return insertBlock(FallsThrough ? Succ.getIterator()
                                  : Succ.getParent()->end(),
                     Succ.getBasicBlock(), {&Pred}, Succ);
}

void Q7X2::insertBefore(MachineBasicBlock &MBB,
                        ArrayRef<MachineBasicBlock *> Preds,
                        const BasicBlock *Origin) {
  MachineFunction &MF = *MBB.getParent();
  auto Place = MBB.getIterator();
  MachineBasicBlock *Above = &MBB == &MF.front() ? nullptr : &*std::prev(Place);
  if (!Above || is_contained(Preds, Above) || !Above->canFallThrough()) {
    insertBlock(Place, Origin, Preds, MBB);
    return;
  }
  auto Branching = find_if(
      Preds, [](MachineBasicBlock *Pred) { return !Pred->canFallThrough(); });
  if (Branching == Preds.end()) {
    insertBlock(MF.end(), Origin, Preds, MBB);
    return;
  }
  insertBlock(std::next((*Branching)->getIterator()), Origin, Preds, MBB);
  (*Branching)->updateTerminator(nullptr);
}

// Returns the IR block that a thread at the end of MBB comes from. Blocks that
// were inserted on edges have none.
static const BasicBlock *getOrigin(const MachineBasicBlock &MBB) {
  const MachineBasicBlock *B = &MBB;
  while (!B->getBasicBlock() && B->pred_size() == 1)
    B = *B->pred_begin();
  return B->getBasicBlock();
}

// Separates the headers of two nested source loops that share the header of
// Loop: the outer one gets its own block.
static bool separateHeader(const MachineCycle &Loop, const CycleInfo &Source) {
  MachineBasicBlock &Header = *Loop.getHeader();
  const BasicBlock *Origin = Header.getBasicBlock();
  const Cycle *Inner = Origin ? Source.getCycle(Origin) : nullptr;
  if (!Inner)
    return false;
  SmallVector<MachineBasicBlock *, 4> FromOuter;
  bool HasInner = false, HasOuter = false;
  for (MachineBasicBlock *Pred : Header.predecessors()) {
    const BasicBlock *From = getOrigin(*Pred);
    bool InLoop = Loop.contains(Pred);
    bool InInner = InLoop && (!From || Inner->contains(From));
    HasInner |= InInner;
    HasOuter |= InLoop && !InInner;
    if (!InInner)
      FromOuter.push_back(Pred);
  }
  if (!HasInner || !HasOuter ||
      !all_of(FromOuter, [](auto *Pred) { return Q7X2::canRedirect(*Pred); }))
    return false;
  const Cycle *Outer = Inner->getParentCycle();
  Q7X2::insertBefore(Header, FromOuter, Outer ? Outer->getHeader() : nullptr);
  return true;
}

static bool separateOneHeader(MachineFunction &MF, const CycleInfo &Source) {
  MachineCycleInfo Loops;
  Loops.compute(MF);
  for (MachineBasicBlock &MBB : MF) {
    const MachineCycle *Loop = Loops.getCycle(&MBB);
    if (Loop && Loop->isReducible() && Loop->getHeader() == &MBB &&
        separateHeader(*Loop, Source))
      return true;
  }
  return false;
}

void Q7X2::separateLoopHeaders(MachineFunction &MF) {
  MachineBasicBlock &Entry = MF.front();
  if (!Entry.pred_empty())
    insertBefore(Entry, {}, nullptr);
  CycleInfo Source;
  Source.compute(MF.getFunction());
  while (separateOneHeader(MF, Source))
    ;
}
