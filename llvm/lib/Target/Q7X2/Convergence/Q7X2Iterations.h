//===-- Q7X2Iterations.h - Post-dominance within iterations -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diverged threads must reconverge in the same iteration of each loop around
// them: if one were an iteration ahead, values that instruction selection found
// to be uniform would differ. So post-dominance is computed for an iteration,
// which consists of the paths from a cycle's header until the header is reached
// again; for branches in no cycle, it is computed for a call of the function.
// Edges that leave the iteration do not count.
//
// The cycles are those of LLVM's MachineCycleInfo, including irreducible ones.
// Post-dominators are found with the iterative algorithm of Cooper, Harvey and
// Kennedy, "A Simple, Fast Dominance Algorithm", on reversed edges. LLVM's
// MachinePostDominatorTree is for whole functions only.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2ITERATIONS_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2ITERATIONS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"
#include "llvm/CodeGen/MachineDominators.h"
#include <memory>

namespace llvm::Q7X2 {

using BlockSet = SmallPtrSet<const MachineBasicBlock *, 16>;
using BlockVector = SmallSetVector<MachineBasicBlock *, 8>;
using CFGEdge = std::pair<const MachineBasicBlock *, const MachineBasicBlock *>;

/// Returns whether threads that reach MBB only end.
bool onlyEnds(const MachineBasicBlock &MBB);

/// Returns the blocks on all paths from the ends of Starts, up to but excluding
/// Stop.
BlockSet findReachable(ArrayRef<const MachineBasicBlock *> Starts,
                       const MachineBasicBlock *Stop);

/// One iteration of a cycle, or one call of the function.
class LoopIteration {
public:
  /// \p Cycle is null for the function.
  LoopIteration(MachineFunction &MF, const MachineCycle *Cycle,
                const DenseSet<CFGEdge> &EarlyExits);

  const MachineCycle *getCycle() const { return Cycle; }

  /// Returns whether the iteration contains the edge. It contains its back
  /// edges.
  bool containsEdge(const MachineBasicBlock &From,
                    const MachineBasicBlock &To) const;

  /// Returns whether the iteration ends when a thread in it reaches MBB.
  bool isEnd(const MachineBasicBlock &MBB) const;

  /// Returns whether a path from MBB ends.
  bool reachesEnd(const MachineBasicBlock &MBB) const {
    return Numbers.contains(&MBB);
  }

  /// Returns the immediate post-dominator of MBB. For a cycle, it is the header
  /// at the latest, where the next iteration begins; for the function, it may
  /// be null.
  MachineBasicBlock *getPostDominator(const MachineBasicBlock &MBB) const;

  /// Returns whether Later properly post-dominates MBB.
  bool postDominates(const MachineBasicBlock &Later,
                     const MachineBasicBlock &MBB) const;

  /// Returns the blocks on the iteration's paths from the ends of Starts, up to
  /// but excluding Stops.
  BlockSet findReachable(ArrayRef<const MachineBasicBlock *> Starts,
                         ArrayRef<const MachineBasicBlock *> Stops) const;

  /// Returns the blocks on paths from MBB back to MBB that do not pass Stop.
  BlockVector findCycleBefore(MachineBasicBlock *MBB,
                              const MachineBasicBlock *Stop) const;

private:
  bool contains(const MachineBasicBlock &MBB) const;
  void numberFrom(MachineBasicBlock &End);
  void findPostDominators();
  bool updatePostDominator(unsigned N);
  unsigned findCommon(unsigned A, unsigned B) const;

  const MachineCycle *Cycle;
  const DenseSet<CFGEdge> &EarlyExits;
  // Post-dominators by block number, in post-order of the reversed edges. The
  // number after the last one is the virtual end of all paths.
  std::vector<MachineBasicBlock *> Blocks;
  std::vector<unsigned> PostDominators;
  DenseMap<const MachineBasicBlock *, unsigned> Numbers;
};

/// The iterations of a function's cycles. Valid until the CFG changes.
class IterationInfo {
public:
  explicit IterationInfo(MachineFunction &MF);

  const MachineCycleInfo &getCycles() const { return Cycles; }
  const MachineCycle *getCycle(const MachineBasicBlock &MBB) const {
    return Cycles.getCycle(&MBB);
  }
  const LoopIteration &get(const MachineCycle *Cycle) const;

  /// Returns the next post-dominator of MBB in the iteration that is outside of
  /// Inner, the nested cycle around MBB, if any, and in no other nested cycle,
  /// which threads could reach in different iterations; null if there is none.
  MachineBasicBlock *findPostDominator(const LoopIteration &Iteration,
                                       const MachineBasicBlock &MBB,
                                       const MachineCycle *Inner) const;

  /// Returns the edges to code in which threads end without passing blocks that
  /// are also reached without the edge. The regular exits of loops, and of code
  /// in no loop, are excluded. Post-dominance in the function ignores these
  /// edges.
  const DenseSet<CFGEdge> &getEarlyExits() const { return EarlyExits; }

  void print(raw_ostream &OS) const;

private:
  bool isInNestedCycle(const MachineBasicBlock &MBB,
                       const LoopIteration &Iteration) const;
  BlockSet findSeparateEnds() const;
  void findEarlyExits();
  unsigned rateExit(const MachineCycle &Cycle, const MachineBasicBlock &From,
                    const MachineBasicBlock &To, bool EndsSeparately) const;

  MachineFunction &MF;
  MachineDominatorTree MDT;
  MachineCycleInfo Cycles;
  DenseSet<CFGEdge> EarlyExits;
  mutable DenseMap<const MachineCycle *, std::unique_ptr<LoopIteration>>
      Iterations;
};

} // namespace llvm::Q7X2

#endif
