//===-- Q7X2Iterations.h - Post-dominance within iterations -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads that diverge have to reconverge in the same iteration of each loop
// around them: if one were an iteration ahead, values that instruction
// selection found to be uniform would differ. So post-dominance is computed for
// an iteration, the paths from a cycle's header until the header is reached
// again, and for a call of the function, for branches in no cycle. Edges that
// leave the iteration do not count.
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

/// Whether threads that reach MBB do nothing but end.
bool onlyEnds(const MachineBasicBlock &MBB);

/// The blocks on all paths from the ends of Starts, up to but without Stop.
BlockSet findReachable(ArrayRef<const MachineBasicBlock *> Starts,
                       const MachineBasicBlock *Stop);

/// One iteration of a cycle, or one call of the function.
class LoopIteration {
public:
  /// Cycle is null for the function.
  LoopIteration(MachineFunction &MF, const MachineCycle *Cycle,
                const DenseSet<CFGEdge> &EarlyExits);

  const MachineCycle *getCycle() const { return Cycle; }

  /// Whether the edge belongs to the iteration, as its back edges do.
  bool containsEdge(const MachineBasicBlock &From,
                    const MachineBasicBlock &To) const;

  /// Whether reaching MBB from within the iteration ends it.
  bool isEnd(const MachineBasicBlock &MBB) const;

  /// The immediate post-dominator of MBB; for a cycle at the latest its header,
  /// where the next iteration begins. Null if there is none in the function.
  MachineBasicBlock *getPostDominator(const MachineBasicBlock &MBB) const;

  /// Whether Later is a proper post-dominator of MBB.
  bool postDominates(const MachineBasicBlock &Later,
                     const MachineBasicBlock &MBB) const;

  /// The blocks on the iteration's paths from the ends of Starts, up to but
  /// without Stop.
  BlockSet findReachable(ArrayRef<const MachineBasicBlock *> Starts,
                         const MachineBasicBlock *Stop) const;

  /// The blocks on paths that lead from MBB back to MBB without passing Stop.
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
  // Post-dominators by block numbers, in post-order of the reversed edges. The
  // number after the last one is the virtual end of all paths.
  std::vector<MachineBasicBlock *> Blocks;
  std::vector<unsigned> PostDominators;
  DenseMap<const MachineBasicBlock *, unsigned> Numbers;
};

/// The iterations of a function's cycles. Valid until the CFG changes.
class IterationInfo {
public:
  explicit IterationInfo(MachineFunction &MF);

  const MachineCycle *getCycle(const MachineBasicBlock &MBB) const {
    return Cycles.getCycle(&MBB);
  }
  const LoopIteration &get(const MachineCycle *Cycle) const;

  /// The next post-dominator of MBB within the iteration that is outside of
  /// Inner, the cycle around MBB that is nested in the iteration, if any, and
  /// in no other nested cycle, which threads could reach in different
  /// iterations of it. Null if there is none.
  MachineBasicBlock *findPostDominator(const LoopIteration &Iteration,
                                       const MachineBasicBlock &MBB,
                                       const MachineCycle *Inner) const;

  /// Edges to code that threads end in without passing blocks that others reach
  /// without the edge. The regular exit of a loop, and of code in no loop, is
  /// not one of them. Post-dominance in the function ignores these edges.
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
