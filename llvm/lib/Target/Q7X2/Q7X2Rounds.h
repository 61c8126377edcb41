//===-- Q7X2Rounds.h - Where threads come again together --------*- C++ -*-===//
//
// Threads that part meet in the same round of the loops that they are in: where
// one is a round ahead of another, what selection took for equal in both is
// not. So where they meet is a question about a round, from a loop's header
// until the header comes again; and for what is in no loop, about a call of the
// function.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2ROUNDS_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2ROUNDS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include <memory>

namespace llvm::Q7X2 {

using BlockSet = SmallPtrSet<const MachineBasicBlock *, 16>;
using LoopBlocks = SmallSetVector<MachineBasicBlock *, 8>;
using Edge = std::pair<const MachineBasicBlock *, const MachineBasicBlock *>;

/// Whether a thread that gets here does nothing but end.
bool onlyEnds(const MachineBasicBlock &MBB);

/// The blocks that threads can pass before Join, coming from Starts.
BlockSet findInside(ArrayRef<MachineBasicBlock *> Starts,
                    const MachineBasicBlock *Join);

/// A round of a loop: ways that leave the loop are no part of it. Or a call of
/// a function, for which the same holds of its ways out.
class Round {
public:
  /// Loop is null for the function.
  Round(MachineFunction &MF, const MachineLoop *Loop,
        const DenseSet<Edge> &WaysOut);

  const MachineLoop *getLoop() const { return Loop; }

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
  BlockSet findInside(ArrayRef<MachineBasicBlock *> Starts,
                      const MachineBasicBlock *Join) const;

  /// The blocks on the ways that lead from MBB to MBB again before Join. Not
  /// always a loop of LLVM's: one can have several entries.
  LoopBlocks findLoopBefore(MachineBasicBlock *MBB,
                            const MachineBasicBlock *Join) const;

private:
  void number(MachineBasicBlock &End);
  bool updateNext(unsigned N);
  unsigned getCommon(unsigned A, unsigned B) const;

  const MachineLoop *Loop;
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

  const MachineLoop *getLoopFor(const MachineBasicBlock &MBB) const {
    return Loops.getLoopFor(&MBB);
  }
  const Round &get(const MachineLoop *Loop) const;

  /// The ways to code that threads end in without meeting others, other than
  /// the one that a loop, or what comes before, is meant to end with.
  const DenseSet<Edge> &getWaysOut() const { return WaysOut; }

private:
  BlockSet findAlone() const;
  void findWaysOut();

  MachineFunction &MF;
  MachineDominatorTree MDT;
  MachineLoopInfo Loops;
  DenseSet<Edge> WaysOut;
  mutable DenseMap<const MachineLoop *, std::unique_ptr<Round>> Rounds;
};

} // namespace llvm::Q7X2

#endif
