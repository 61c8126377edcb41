//===-- Q7X2BlockTiming.cpp - Schedule quality of a block -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lower bound combines dependences and resources, like the scheduling of
// jobs with heads and tails on one machine. Consider the instructions of a pipe
// that have paths of at least r cycles before them and at least q cycles after
// them: the first one issues at r at the earliest, each further one an interval
// later, and q cycles follow the last one. No order is shorter than the largest
// of these sums. The warp scheduler, which issues one instruction per cycle,
// counts as a pipe as well.
//
//===----------------------------------------------------------------------===//

#include "Q7X2BlockTiming.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <algorithm>
#include <array>
#include <map>

using namespace llvm;
using namespace llvm::Q7X2;

//===----------------------------------------------------------------------===//
// With the control words as they are
//===----------------------------------------------------------------------===//

static unsigned countCycles(const TimedBlock &Block) {
  BlockClock Clock;
  std::array<unsigned, ControlWord::NumScoreboards> Drained{};
  for (const TimedInst &I : Block.Insts) {
    unsigned Ready = 0;
    for (unsigned Sb = 0; Sb != Drained.size(); ++Sb)
      if (I.Word.Req >> Sb & 1)
        Ready = std::max(Ready, Drained[Sb]);
    const unsigned Done = Clock.issue(I, Ready);
    if (I.Word.Wsb >= 0)
      Drained[I.Word.Wsb] = std::max(Drained[I.Word.Wsb], Done);
  }
  return Clock.lastIssue() + 1;
}

//===----------------------------------------------------------------------===//
// The dependence graph
//===----------------------------------------------------------------------===//

namespace {

class DependenceGraph {
public:
  DependenceGraph(const TimedBlock &Block, ArrayRef<const MachineInstr *> Code,
                  AAResults *AA);
  unsigned criticalPath() const;
  unsigned lowerBound() const;

private:
  const TimedBlock &Block;
  ArrayRef<const MachineInstr *> Code;
  AAResults *AA;
  const TargetInstrInfo &TII;

  struct Edge {
    unsigned To, Cycles;
  };
  std::vector<SmallVector<Edge, 4>> Edges;
  std::vector<unsigned> Before, After; // lengths of the longest paths

  void addEdge(unsigned From, unsigned To, unsigned Cycles) {
    Edges[From].push_back({To, Cycles});
  }
  void addDataEdges();
  void addOrderEdges();
  void addBoundaryEdges(unsigned Index);
  bool isOrdered(const MachineInstr &A, const MachineInstr &B) const;
  void findLongestPaths();
  unsigned lowerBoundOf(ArrayRef<unsigned> Insts, unsigned Interval) const;
};

} // namespace

DependenceGraph::DependenceGraph(const TimedBlock &Block,
                                 ArrayRef<const MachineInstr *> Code,
                                 AAResults *AA)
    : Block(Block), Code(Code), AA(AA),
      TII(*Code[0]->getMF()->getSubtarget().getInstrInfo()), Edges(Code.size()),
      Before(Code.size()), After(Code.size()) {
  addDataEdges();
  addOrderEdges();
  findLongestPaths();
}

/// Adds true dependences only. The reuse of a register for another value is a
/// choice of the compiler, like the order, so it does not raise the lower
/// bound.
void DependenceGraph::addDataEdges() {
  DenseMap<unsigned, SmallVector<unsigned, 2>> Writers; // reaching defs
  for (unsigned I = 0; I != Code.size(); ++I) {
    const TimedInst &Inst = Block.Insts[I];
    for (RegNum Reg : Inst.Reads)
      for (unsigned W : Writers[Reg])
        addEdge(
            W, I,
            cyclesToRead(*Block.Insts[W].Unit, *Inst.Unit, isPredicate(Reg)));
    for (RegNum Reg : Inst.Writes) {
      SmallVector<unsigned, 2> &W = Writers[Reg];
      if (!TII.isPredicated(*Code[I]))
        W.clear();
      W.push_back(I);
    }
  }
}

bool DependenceGraph::isOrdered(const MachineInstr &A,
                                const MachineInstr &B) const {
  if (B.isTerminator() || A.isCall() || B.isCall())
    return true;
  auto HasOrder = [](const MachineInstr &MI) {
    return MI.mayLoadOrStore() || MI.hasUnmodeledSideEffects();
  };
  if (!HasOrder(A) || !HasOrder(B))
    return false;
  if (TII.isGlobalMemoryObject(&A) || TII.isGlobalMemoryObject(&B))
    return true;
  return A.mayAlias(AA, B, /*UseTBAA=*/true);
}

/// Adds edges for memory, side effects, calls and terminators.
void DependenceGraph::addOrderEdges() {
  for (unsigned I = 0; I != Code.size(); ++I) {
    for (unsigned J = I + 1; J != Code.size(); ++J)
      if (isOrdered(*Code[I], *Code[J]))
        addEdge(I, J,
                Block.Insts[I].IsCall ? Block.Insts[I].Unit->ResultLatency : 1);
    if (Block.Insts[I].IsBoundary)
      addBoundaryEdges(I);
  }
}

/// Results of variable latency must be available at a boundary.
void DependenceGraph::addBoundaryEdges(unsigned Index) {
  for (unsigned I = 0; I != Index; ++I) {
    const TimedInst &Inst = Block.Insts[I];
    if (Inst.Word.Wsb >= 0)
      for (RegNum Reg : Inst.Writes)
        addEdge(I, Index, latencyOf(*Inst.Unit, isPredicate(Reg)));
  }
}

void DependenceGraph::findLongestPaths() {
  for (unsigned I = 0; I != Code.size(); ++I)
    for (const Edge &E : Edges[I])
      Before[E.To] = std::max(Before[E.To], Before[I] + E.Cycles);
  for (unsigned I = Code.size(); I-- != 0;)
    for (const Edge &E : Edges[I])
      After[I] = std::max(After[I], After[E.To] + E.Cycles);
}

unsigned DependenceGraph::criticalPath() const {
  return 1 + *llvm::max_element(Before);
}

unsigned DependenceGraph::lowerBoundOf(ArrayRef<unsigned> Insts,
                                       unsigned Interval) const {
  SmallVector<unsigned> ByAfter(Insts);
  llvm::sort(ByAfter,
             [&](unsigned A, unsigned B) { return After[A] > After[B]; });
  SmallVector<unsigned> Starts;
  for (unsigned I : Insts)
    Starts.push_back(Before[I]);
  llvm::sort(Starts);
  Starts.erase(llvm::unique(Starts), Starts.end());
  unsigned Bound = 0;
  for (unsigned Start : Starts) {
    unsigned Count = 0;
    for (unsigned I : ByAfter)
      if (Before[I] >= Start)
        Bound = std::max(Bound, Start + Interval * Count++ + After[I]);
  }
  return 1 + Bound;
}

unsigned DependenceGraph::lowerBound() const {
  std::map<unsigned, SmallVector<unsigned>> ByPipe;
  SmallVector<unsigned> All;
  std::map<unsigned, unsigned> Intervals;
  for (unsigned I = 0; I != Code.size(); ++I) {
    const UnitInfo &Unit = *Block.Insts[I].Unit;
    ByPipe[Unit.IssuePipe].push_back(I);
    Intervals[Unit.IssuePipe] = Unit.Interval;
    All.push_back(I);
  }
  unsigned Bound = lowerBoundOf(All, 1);
  for (const auto &[Pipe, Insts] : ByPipe)
    Bound = std::max(Bound, lowerBoundOf(Insts, Intervals[Pipe]));
  return Bound;
}

BlockTiming Q7X2::timeBlock(const TimedBlock &Block,
                            ArrayRef<const MachineInstr *> Code,
                            AAResults *AA) {
  DependenceGraph Graph(Block, Code, AA);
  return {countCycles(Block), Graph.criticalPath(), Graph.lowerBound()};
}
