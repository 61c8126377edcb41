//===-- Q7X2SpinExits.cpp - Reconvergence after spin loops ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2SpinExits.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2EdgeBlocks.h"
#include "Q7X2Subtarget.h"

using namespace llvm;
using namespace llvm::Q7X2;

const MachineInstr *Q7X2::getDivergentTerminator(const MachineBasicBlock &MBB) {
  const TargetInstrInfo &TII = *MBB.getParent()->getSubtarget().getInstrInfo();
  int Uniform = getNamedOperandIdx(Q7X2::BRA_I, OpName::uniform);
  auto It = find_if(MBB.terminators(), [&](const MachineInstr &MI) {
    if (MI.isIndirectBranch())
      return true;
    return MI.getOpcode() == Q7X2::BRA_I && TII.isPredicated(MI) &&
           MI.getOperand(Uniform).getImm() == Uniform_None;
  });
  return It == MBB.terminators().end() ? nullptr : &*It;
}

SpinExits::SpinExits(MachineFunction &MF, const ReleaseInfo &Releases)
    : MF(MF), Releases(Releases),
      TII(*MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()) {
  findYieldingBlocks();
}

void SpinExits::findYieldingBlocks() {
  Yielding.clear();
  for (MachineBasicBlock &MBB : MF)
    if (any_of(MBB, [](const MachineInstr &MI) {
          return MI.getOpcode() == Q7X2::YIELD_X;
        }))
      Yielding.push_back(&MBB);
}

bool SpinExits::isSpinExit(const LoopIteration &Iteration,
                           MachineBasicBlock &MBB,
                           const MachineBasicBlock &Next) const {
  return is_contained(Yielding, &MBB) && getDivergentTerminator(MBB) &&
         !Iteration.findCycleBefore(&MBB, &Next).empty();
}

// ---- the place after a release ---------------------------------------------

// Returns whether a path in the iteration leads from MBB back to MBB without
// passing Stop.
static bool isOnCycle(const LoopIteration &Iteration, MachineBasicBlock &MBB,
                      const MachineBasicBlock *Stop) {
  return Iteration.findReachable({&MBB}, Stop).contains(&MBB);
}

struct SpinExits::Place {
  Effects::Kind Release = Effects::Write;
  MachineBasicBlock *MBB = nullptr;
  MachineBasicBlock::iterator Before;

  /// Moves to a later place if the code before it is at least as likely a
  /// release.
  void update(const Effects &E, MachineBasicBlock &NewMBB,
              MachineBasicBlock::iterator NewBefore) {
    if (E.Release < Release)
      return;
    Release = E.Release;
    MBB = &NewMBB;
    Before = NewBefore;
  }
  MachineBasicBlock *getSuccessor() const {
    return Before == MBB->end() ? MBB->getSingleSuccessor() : nullptr;
  }
  /// Returns the block that begins here; null if there is none yet.
  MachineBasicBlock *getBlock() const {
    if (MachineBasicBlock *Succ = getSuccessor())
      return Succ->pred_size() == 1 ? Succ : nullptr;
    return Before == MBB->getFirstNonDebugInstr() ? MBB : nullptr;
  }
  /// Returns whether threads only end after this place.
  bool isAtEnd(const Q7X2InstrInfo &TII) const {
    if (Before != MBB->end())
      return Before->getOpcode() == Q7X2::EXIT_X && !TII.isPredicated(*Before);
    MachineBasicBlock *Succ = getSuccessor();
    return !Succ || onlyEnds(*Succ);
  }
};

Effects SpinExits::getEffectsBetween(const LoopIteration &Iteration,
                                     MachineBasicBlock &From,
                                     const MachineBasicBlock *To) const {
  Effects Result;
  for (const MachineBasicBlock *MBB : Iteration.findReachable({&From}, To))
    Result |= Releases.get(*MBB);
  return Result;
}

// Considers the places in MBB. Returns false if threads must reconverge before
// its end.
bool SpinExits::notePlacesIn(MachineBasicBlock &MBB, Place &Best) const {
  for (MachineInstr &MI : MBB) {
    Effects Here = Releases.get(MI);
    if (Here.IsConvergent)
      return false;
    Best.update(Here, MBB, std::next(MI.getIterator()));
  }
  return true;
}

// Returns the place after the last release on the paths from Next, before
// threads execute anything together.
SpinExits::Place
SpinExits::findPlaceAfterRelease(const LoopIteration &Iteration,
                                 MachineBasicBlock &Next) const {
  Place Best;
  MachineBasicBlock *Last = nullptr, *B = &Next;
  for (; B; B = Iteration.getPostDominator(*B)) {
    Effects Between;
    if (Last)
      Between = getEffectsBetween(Iteration, *Last, B);
    if (Between.IsConvergent || (Last && isOnCycle(Iteration, Next, B)))
      return Best;
    bool IsEnd = Iteration.isEnd(*B);
    // The effects of a nested loop count after the loop.
    if (IsEnd || B == &Next || !isOnCycle(Iteration, *B, &Next)) {
      Best.update(Between, *B, B->getFirstNonDebugInstr());
      if (IsEnd || !notePlacesIn(*B, Best))
        return Best;
    }
    Last = B;
  }
  // Paths that end without a post-dominator.
  if (!isOnCycle(Iteration, Next, nullptr))
    Best.update(getEffectsBetween(Iteration, *Last, nullptr), *Last,
                Last->end());
  return Best;
}

Reconvergence SpinExits::findReconvergence(const LoopIteration &Iteration,
                                           MachineBasicBlock &MBB,
                                           MachineBasicBlock &Next) const {
  Place P = findPlaceAfterRelease(Iteration, Next);
  if (P.MBB && !P.isAtEnd(TII))
    return {Reconvergence::AfterRelease, P.getBlock(), &MBB};
  if (P.MBB)
    return {Reconvergence::EndsAfterRelease, nullptr, &MBB};
  if (isKernel(MF.getFunction().getCallingConv()))
    return {Reconvergence::NoWaiters, &Next, &MBB};
  return {Reconvergence::UnknownRelease, nullptr, &MBB};
}

// ---- splitting -------------------------------------------------------------

// Splits after the releases that follow a spin loop left at MBB. Returns true
// after the first change.
bool SpinExits::splitAfter(const IterationInfo &Iterations,
                           MachineBasicBlock &MBB) const {
  const MachineCycle *Inner = nullptr;
  for (const MachineCycle *Cycle = Iterations.getCycle(MBB); Inner || Cycle;
       Inner = Cycle, Cycle = Cycle ? Cycle->getParentCycle() : nullptr) {
    const LoopIteration &Iteration = Iterations.get(Cycle);
    MachineBasicBlock *Next =
        Iterations.findPostDominator(Iteration, MBB, Inner);
    if (!Next || onlyEnds(*Next) || !isSpinExit(Iteration, MBB, *Next))
      continue;
    Place P = findPlaceAfterRelease(Iteration, *Next);
    if (!P.MBB || P.isAtEnd(TII) || P.getBlock())
      continue;
    if (MachineBasicBlock *Succ = P.getSuccessor())
      splitEdge(*P.MBB, *Succ);
    else
      P.MBB->splitAt(*std::prev(P.Before));
    return true;
  }
  return false;
}

bool SpinExits::splitAfterOneRelease() const {
  if (Yielding.empty())
    return false;
  IterationInfo Iterations(MF);
  return any_of(Yielding, [&](MachineBasicBlock *MBB) {
    return splitAfter(Iterations, *MBB);
  });
}

void SpinExits::splitAfterReleases() {
  while (splitAfterOneRelease())
    findYieldingBlocks();
}
