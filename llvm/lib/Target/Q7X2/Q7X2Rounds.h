//===-- Q7X2Rounds.h - Where threads come again together --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads that part meet in the same round of the loops that they are in: where
// one is a round ahead of another, what selection took for equal in both is
// not. So where they meet is a question about a round, from a loop's header
// until the header comes again; and for what is in no loop, about a call of the
// function. A loop here is any cycle, also one that is entered in several
// places.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2ROUNDS_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2ROUNDS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"
#include "llvm/CodeGen/MachineDominators.h"
#include <memory>

namespace llvm::Q7X2 {

using BlockSet = SmallPtrSet<const MachineBasicBlock *, 16>;
using LoopBlocks = SmallSetVector<MachineBasicBlock *, 8>;
using Edge = std::pair<const MachineBasicBlock *, const MachineBasicBlock *>;

/// Whether a thread that gets here does nothing but end.
bool onlyEnds(const MachineBasicBlock &MBB);

/// The blocks that threads can pass before Join, coming from Starts.
BlockSet findInside(ArrayRef<const MachineBasicBlock *> Starts,
                    const MachineBasicBlock *Join);

/// Whether ways from MBB can be led somewhere else: it does not jump to what a
/// register holds.
bool canRedirect(const MachineBasicBlock &MBB);

/// Gives each of a function's loops a block of its own to begin at. What
/// selection saw as two loops, one in the other, begins at one block when what
/// was between their beginnings has been folded away; then it could not be told
/// whether a round of the inner or of the outer one ends there.
void separateLoops(MachineFunction &MF);

/// A round of a loop: ways that leave the loop are no part of it. Or a call of
/// a function, for which the same holds of its ways out.
class Round {
public:
  /// Loop is null for the function.
  Round(MachineFunction &MF, const MachineCycle *Loop,
        const DenseSet<Edge> &WaysOut);

  const MachineCycle *getLoop() const { return Loop; }

  /// Whether a thread that goes from one block to the next stays in the round
  /// or comes to its end.
  bool follows(const MachineBasicBlock &From,
               const MachineBasicBlock &To) const;

  /// Whether MBB, come to within the round, ends it.
  bool isEnd(const MachineBasicBlock &MBB) const;

  /// The next block that all threads come to behind MBB: at the latest where a
  /// loop's round ends. Null if there is none before a function's ends.
  MachineBasicBlock *getNextCommon(const MachineBasicBlock &MBB) const;

  /// Whether all threads come to Later behind MBB.
  bool leadsTo(const MachineBasicBlock &MBB,
               const MachineBasicBlock &Later) const;

  /// The blocks that threads can pass before Join, coming from Starts.
  BlockSet findInside(ArrayRef<const MachineBasicBlock *> Starts,
                      const MachineBasicBlock *Join) const;

  /// The blocks on the ways that lead from MBB to MBB again before Join.
  LoopBlocks findLoopBefore(MachineBasicBlock *MBB,
                            const MachineBasicBlock *Join) const;

private:
  bool contains(const MachineBasicBlock &MBB) const;
  void number(MachineBasicBlock &End);
  bool updateNext(unsigned N);
  unsigned getCommon(unsigned A, unsigned B) const;

  const MachineCycle *Loop;
  const DenseSet<Edge> &WaysOut;
  // Post-dominators, by a block's number in a post-order walk from the ends
  // against the ways. The number behind the last stands for the end.
  std::vector<MachineBasicBlock *> Blocks;
  std::vector<unsigned> Next;
  DenseMap<const MachineBasicBlock *, unsigned> Numbers;
};

/// The rounds of a function. Blocks must not change while it is in use.
class RoundInfo {
public:
  explicit RoundInfo(MachineFunction &MF);

  const MachineCycle *getLoopFor(const MachineBasicBlock &MBB) const {
    return Loops.getCycle(&MBB);
  }
  const Round &get(const MachineCycle *Loop) const;

  /// Whether MBB is in a loop within the round, but not where its rounds begin.
  bool isWithinLoop(const MachineBasicBlock &MBB, const Round &R) const;

  /// The ways to code that threads end in without meeting others, other than
  /// the one that a loop, or what comes before, is meant to end with.
  const DenseSet<Edge> &getWaysOut() const { return WaysOut; }

private:
  BlockSet findAlone() const;
  void findWaysOut();

  MachineFunction &MF;
  MachineDominatorTree MDT;
  MachineCycleInfo Loops;
  DenseSet<Edge> WaysOut;
  mutable DenseMap<const MachineCycle *, std::unique_ptr<Round>> Rounds;
};

} // namespace llvm::Q7X2

#endif
